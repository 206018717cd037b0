"""Run by Python in WebAssembly itself: makes the archives that a browser loads, compiled for that very Python.

Docstrings are left out, and of the standard library what no table needs. Compiled files need no source, so the
archives hold none.
"""

import ast
import importlib.util
import marshal
import pathlib
import sys
import zipfile

LEFT_OUT = frozenset(
    """
    _aix_support _android_support _apple_support _ios_support _osx_support _pydatetime _pydecimal _pyio _pylong
    _pyrepl antigravity argparse bdb cProfile cmd code configparser csv ctypes.macholib curses dbm difflib
    doctest email ensurepip filecmp fileinput ftplib getopt getpass gettext html http idlelib imaplib importlib.metadata lib2to3
    logging.config logging.handlers mailbox mimetypes modulefinder multiprocessing netrc optparse pdb pickletools
    pkgutil plistlib poplib pprint profile pstats pty pyclbr pydoc pydoc_data quopri rlcompleter runpy sched
    shelve smtplib socketserver sqlite3 symtable tabnanny tarfile telnetlib test this timeit tkinter trace
    tracemalloc turtle turtledemo tty unittest venv wave webbrowser wsgiref xdrlib xml xmlrpc zipapp zoneinfo
    _pyodide.console pyodide.console pyodide.http concurrent.interpreters
    """.split()
)
"""Modules of the standard library that nothing here imports."""
ENCODINGS = frozenset(
    "__init__ aliases ascii charmap cp437 idna latin_1 punycode raw_unicode_escape unicode_escape utf_8 utf_8_sig utf_16".split()
)


def compiled(source: bytes, name: str) -> bytes:
    """A module as Python keeps it, without its docstrings."""
    tree = ast.parse(source, name)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and node.body:
            first = node.body[0]
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str):
                node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), first)]
    without_columns(tree)
    code = compile(tree, name, "exec", dont_inherit=True, optimize=0)
    return importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(code)


def without_columns(tree: ast.AST) -> None:
    """Code that knows its lines, but not where in the line, is a quarter smaller."""
    for node in ast.walk(tree):
        if hasattr(node, "col_offset"):
            node.end_lineno, node.col_offset, node.end_col_offset = node.lineno, 0, 0


def put(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    """The same content gives the same archive, whenever it is made; it is packed as a whole, later."""
    archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data, zipfile.ZIP_STORED)


def is_left_out(module: str) -> bool:
    if module.startswith("encodings."):
        return module.removeprefix("encodings.") not in ENCODINGS
    parts = module.split(".")
    return any(".".join(parts[: at + 1]) in LEFT_OUT for at in range(len(parts)))


NOTHING_INSTALLED = b"def entry_points(**wanted):\n    return ()\n"
"""In place of importlib.metadata: nothing is ever installed in a page, and the real one loads all of `email`."""


def library(source: str, out: str) -> None:
    with zipfile.ZipFile(source) as whole, zipfile.ZipFile(out, "w") as archive:
        for name in sorted(whole.namelist()):
            module = name.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
            if not name.endswith(".py") or is_left_out(module):
                continue
            put(archive, name + "c", compiled(whole.read(name), name))
        put(archive, "importlib/metadata/__init__.pyc", compiled(NOTHING_INSTALLED, "importlib/metadata.py"))


def ours(source: str, out: str) -> None:
    sys.path.insert(0, source)
    from parlour.server.engine_files import sources  # what goes in, a server that offers it says, too

    with zipfile.ZipFile(out, "w") as archive:
        for name, path in sources(pathlib.Path(source)):
            data = path.read_bytes()
            put(archive, name + "c" if name.endswith(".py") else name, compiled(data, name) if name.endswith(".py") else data)


def wheel(source: str, out: str) -> None:
    with zipfile.ZipFile(source) as whole, zipfile.ZipFile(out, "w") as archive:
        for name in sorted(whole.namelist()):
            if name.endswith(".py"):
                put(archive, name + "c", compiled(whole.read(name), name))
            elif name.endswith(".so") or "/licenses/" in name:
                put(archive, name, whole.read(name))


what, source, out = sys.argv[1:4]
{"library": library, "ours": ours, "wheel": wheel}[what](source, out)
