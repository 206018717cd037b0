"""Makes the archives that a browser loads. Python in WebAssembly runs this: it compiles what it will load.

Docstrings are left out, and of the standard library what no table needs. Compiled files need no source, so
the archives hold none. `web/engine/pack.mjs` starts it.
"""

import ast
import importlib.util
import marshal
import sys
import zipfile
from pathlib import Path
from typing import Final

NEEDLESS: Final = """
_aix_support _android_support _apple_support _ios_support _osx_support _pydatetime _pydecimal _pyio
_pylong _pyrepl antigravity argparse asyncio.windows_events asyncio.windows_utils bdb cProfile cmd code
concurrent.interpreters configparser csv ctypes.macholib curses dbm difflib doctest email ensurepip
filecmp fileinput ftplib getopt getpass gettext html http idlelib imaplib importlib.metadata lib2to3
logging.config logging.handlers mailbox mimetypes modulefinder multiprocessing netrc optparse pdb
pickletools pkgutil plistlib poplib pprint profile pstats pty pyclbr pydoc pydoc_data pyodide.console
pyodide.http _pyodide.console quopri rlcompleter runpy sched shelve smtplib socketserver sqlite3 symtable
tabnanny tarfile telnetlib test this timeit tkinter trace tracemalloc turtle turtledemo tty unittest venv
wave webbrowser wsgiref xdrlib xml xmlrpc zipapp zoneinfo
"""
LEFT_OUT: Final = frozenset(NEEDLESS.split())
"""Modules of the standard library that nothing here imports."""
USED_ENCODINGS: Final = """
__init__ aliases ascii charmap cp437 idna latin_1 punycode raw_unicode_escape unicode_escape utf_8
utf_8_sig utf_16
"""
ENCODINGS: Final = frozenset(USED_ENCODINGS.split())
NOTHING_INSTALLED: Final = b"""
class EntryPoint:
    pass

class PackageNotFoundError(ModuleNotFoundError):
    pass

def entry_points(**wanted):
    return ()

def version(name):
    raise PackageNotFoundError(name)
"""
"""In place of importlib.metadata: nothing is installed in a page, and the real one loads all of `email`."""
METADATA: Final = "importlib/metadata/__init__.pyc"


def compiled(source: bytes, name: str) -> bytes:
    """A module as Python keeps it, without its docstrings."""
    tree = ast.parse(source, name)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and node.body:
            first = node.body[0]
            if not (isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)):
                continue
            if isinstance(first.value.value, str):
                node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), first)]
    without_columns(tree)
    code = compile(tree, name, "exec", dont_inherit=True, optimize=0)
    return importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(code)


def without_columns(tree: ast.AST) -> None:
    """Code that knows its lines, but not where in the line, is a quarter smaller."""
    for node in ast.walk(tree):
        line = getattr(node, "lineno", None)
        if line is not None:
            for name, value in (("end_lineno", line), ("col_offset", 0), ("end_col_offset", 0)):
                setattr(node, name, value)


def put(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    """The same content gives the same archive, whenever it is made; it is packed as a whole, later."""
    archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data, zipfile.ZIP_STORED)


def is_left_out(module: str) -> bool:
    """Whether no table needs a module of the standard library."""
    if module.startswith("encodings."):
        return module.removeprefix("encodings.") not in ENCODINGS
    parts = module.split(".")
    return any(".".join(parts[: at + 1]) in LEFT_OUT for at in range(len(parts)))


def library(source: str, out: str) -> None:
    """The standard library."""
    with zipfile.ZipFile(source) as whole, zipfile.ZipFile(out, "w") as archive:
        for name in sorted(whole.namelist()):
            module = name.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
            if name.endswith(".py") and not is_left_out(module):
                put(archive, name + "c", compiled(whole.read(name), name))
        put(archive, METADATA, compiled(NOTHING_INSTALLED, "importlib/metadata.py"))


def ours(source: str, out: str) -> None:
    """The rules and the tables; what goes in, a server that offers it says, too."""
    sys.path.insert(0, source)
    from parlour.server.engine_files import sources

    with zipfile.ZipFile(out, "w") as archive:
        for name, path in sources(Path(source)):
            data = path.read_bytes()
            if name.endswith(".py"):
                put(archive, name + "c", compiled(data, name))
            else:
                put(archive, name, data)


def wheel(source: str, out: str) -> None:
    """An installed package."""
    with zipfile.ZipFile(source) as whole, zipfile.ZipFile(out, "w") as archive:
        for name in sorted(whole.namelist()):
            if name.endswith(".py"):
                put(archive, name + "c", compiled(whole.read(name), name))
            elif name.endswith(".so") or "/licenses/" in name:
                put(archive, name, whole.read(name))


def main(what: str, source: str, out: str) -> None:
    """Make one archive."""
    {"library": library, "ours": ours, "wheel": wheel}[what](source, out)


if __name__ == "__main__":
    main(*sys.argv[1:4])
