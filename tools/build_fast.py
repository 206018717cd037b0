"""Compile the engine with mypyc into build/fast; PYTHONPATH=build/fast then runs the compiled copy.

    python tools/build_fast.py          build, or do nothing when the copy is fresh
    python tools/build_fast.py --check  exit 0 when the copy is fresh, 1 when it is not
    python tools/build_fast.py --ready  the same, but texts, facts and the page are brought up to date first
    python tools/build_fast.py --opt 0  a copy that is slower but sooner there, to compare results

The sources stay pure Python: the compiled modules live only in the copy, so an edited source can
never be shadowed by a stale extension, and coverage or a debugger see plain code.
"""

import argparse
import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows: builds at the same time are then the caller's to avoid
    fcntl = None  # type: ignore[assignment]  # stands for a module that is not there

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "parlour"

COMPILED_PACKAGES = ("kernel", "games/notre_dame", "games/obsession")
# Modules outside those packages, e.g. "ai/search.py".
COMPILE: tuple[str, ...] = (
    "ai/search/budget.py",
    "ai/search/root.py",
    "ai/search/thought.py",
    "ai/search/tree.py",
)
# An __init__ only re-exports.
EXCLUDE: frozenset[str] = frozenset({"__init__.py", "__main__.py"})
# No playout enters these rooms (aids, positions from files): compiling them would only lengthen the build.
UNPLAYED_FOLDERS: frozenset[str] = frozenset({"aids", "position"})
# Facts are read once; and what a game brings beyond its rules has heirs that are not compiled.
EXCLUDED_FOLDERS: frozenset[str] = UNPLAYED_FOLDERS | {"beyond", "content"}
# A steward is the heir of a class that is not compiled; what it does lies beside it.
EXCLUDED_PATHS: tuple[str, ...] = (
    "games/notre_dame/steward/steward.py",
    "games/obsession/steward/steward.py",
)
# Imported after a build to see that the compiled file is the one that Python loads.
PROBE = "kernel/engine.py"
FULL = 3

SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

extensions = mypycify({modules!r}, opt_level="{level}", multi_file=False, separate=False)
for extension in extensions:
    extension.extra_compile_args = [*extension.extra_compile_args, *{flags!r}]
setup(name="{package}-fast", packages=[], ext_modules=extensions)
"""


# Nobody debugs the C that mypyc writes: without symbols and warnings compiling takes a fraction of the time.
# And nobody but Python calls into it: what is not seen from outside can be inlined, a tenth of the speed.
FLAGS: tuple[str, ...] = (
    ("-g0", "-Wno-all", "-w", "-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt")
    if os.name == "posix"
    else ()
)


class BuildError(Exception):
    """The compiled copy could not be made; the text says why."""


def modules_to_compile(package_dir: Path) -> list[str]:
    """Paths, relative to the folder above the package, of the modules that mypyc compiles."""
    found = {path for name in COMPILED_PACKAGES for path in (package_dir / name).rglob("*.py")}
    found |= {package_dir / name for name in COMPILE}
    return sorted(
        path.relative_to(package_dir.parent).as_posix()
        for path in found
        if path.name not in EXCLUDE
        and not EXCLUDED_FOLDERS & set(path.relative_to(package_dir).parts)
        and not path.relative_to(package_dir).as_posix().startswith(EXCLUDED_PATHS)
    )


def source_files(package_dir: Path) -> list[Path]:
    return sorted(
        path
        for path in package_dir.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in {".so", ".pyd"}
    )


def checksum(root: Path, *, compiled_only: bool = False) -> str:
    """Of all sources, or of those to compile; of this script; of the interpreter the extensions are for."""
    package_dir = root / "src" / PACKAGE
    files = source_files(package_dir)
    if compiled_only:
        files = [package_dir.parent / module for module in modules_to_compile(package_dir)]
    digest = hashlib.sha256(f"{sysconfig.get_config_var('EXT_SUFFIX')}\n".encode())
    for path in [*files, Path(__file__).resolve()]:
        name = path.relative_to(package_dir).as_posix() if path.is_relative_to(package_dir) else path.name
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        digest.update(f"{name} {content}\n".encode())
    return digest.hexdigest()


def is_fresh(root: Path, level: int) -> bool:
    return is_optimised(root, level) and _told(root, ".stamp") == checksum(root)


def is_optimised(root: Path, level: int) -> bool:
    """Whether the copy was compiled with at least this much care."""
    return int(_told(root, ".level") or -1) >= level


def is_compiled(root: Path, level: int) -> bool:
    """Whether the extensions are those of the sources, whatever became of texts, facts and the rest."""
    return is_optimised(root, level) and _told(root, ".compiled") == checksum(root, compiled_only=True)


def _told(root: Path, name: str) -> str:
    stamp = root / "build" / "fast" / name
    return stamp.read_text().strip() if stamp.is_file() else ""


def require_compiler() -> None:
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.name == "posix" and shutil.which(command) is None:
        raise BuildError(f"no C compiler: '{command}' is not on PATH (install gcc or clang, or set CC)")


@contextlib.contextmanager
def one_at_a_time(root: Path) -> Iterator[None]:
    """Wait for another build of this checkout, e.g. of the other test worker, to end."""
    (root / "build").mkdir(exist_ok=True)
    with (root / "build" / ".fast.lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build(root: Path, level: int) -> int:
    """Make build/fast anew; return the number of compiled modules."""
    require_compiler()
    target = root / "build" / "fast"
    # Built aside and then moved: whoever runs from build/fast never sees half a copy.
    work = root / "build" / f"fast.{os.getpid()}"
    shutil.rmtree(work, ignore_errors=True)
    try:
        # Both before the copy is taken: a source that is edited during the build makes it stale.
        fingerprint, compiled = checksum(root), checksum(root, compiled_only=True)
        ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        shutil.copytree(root / "src" / PACKAGE, work / PACKAGE, ignore=ignore)
        modules = modules_to_compile(work / PACKAGE)
        if not modules:
            raise BuildError("nothing to compile")
        compile_in_place(work, modules, level)
        verify(work)
        (work / ".level").write_text(f"{level}\n")
        (work / ".compiled").write_text(compiled + "\n")
        (work / ".stamp").write_text(fingerprint + "\n")
        replace_folder(work, target)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    return len(modules)


def refresh(root: Path) -> None:
    """Bring everything that is not compiled up to date; the extensions stay."""
    source, target = root / "src" / PACKAGE, root / "build" / "fast" / PACKAGE
    fingerprint = checksum(root)
    wanted = {path.relative_to(source) for path in source_files(source)}
    for path in source_files(target):
        if path.relative_to(target) not in wanted:
            path.unlink()
    for name in wanted:
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source / name, target / name)
    verify(target.parent)
    (target.parent / ".stamp").write_text(fingerprint + "\n")


def is_ready(root: Path, level: int) -> bool:
    """Whether the copy can be used, once what is not compiled has been brought up to date."""
    try:
        if is_fresh(root, level):
            return True
        with one_at_a_time(root):
            if not is_compiled(root, level):
                return False
            refresh(root)
    except (OSError, BuildError):  # somebody else's checkout, say: plain Python does as well
        return False
    return True


def compile_in_place(work: Path, modules: list[str], level: int) -> None:
    setup = SETUP.format(package=PACKAGE, modules=modules, level=level, flags=list(FLAGS))
    (work / "setup.py").write_text(setup)
    # Without a configuration of its own, mypy would take the one of the folders above: strict
    # errors are `make check`'s to report, only what mypyc cannot compile should stop a build.
    (work / "mypy.ini").write_text("[mypy]\n")
    environment = {**os.environ, "PYTHONPATH": str(work), "MYPYPATH": str(work)}
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "--build-temp", "tmp"],
        cwd=work,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise BuildError(f"mypyc failed:\n{done.stdout}{done.stderr}".rstrip())
    for leftover in ("build", "tmp", ".mypy_cache"):
        shutil.rmtree(work / leftover, ignore_errors=True)
    for leftover in ("setup.py", "mypy.ini"):
        (work / leftover).unlink()


def verify(work: Path) -> None:
    """Import the probe from the copy, as a user would: the extension must win over any install."""
    module = f"{PACKAGE}.{PROBE.removesuffix('.py').replace('/', '.')}"
    done = subprocess.run(
        [sys.executable, "-c", f"import {PACKAGE}.games, {module} as probe; print(probe.__file__)"],
        cwd=work.parent,
        env={**os.environ, "PYTHONPATH": str(work)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise BuildError(f"the compiled copy does not import:\n{done.stderr}".rstrip())
    loaded = Path(done.stdout.strip())
    if loaded.suffix not in {".so", ".pyd"} or not loaded.resolve().is_relative_to(work.resolve()):
        raise BuildError(f"{module} was loaded from {loaded}, not compiled from {work}")


def replace_folder(new: Path, target: Path) -> None:
    old = target.with_name(f"{target.name}.old.{os.getpid()}")
    if target.exists():
        target.rename(old)
    new.rename(target)
    shutil.rmtree(old, ignore_errors=True)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Compile the engine into build/fast.")
    parser.add_argument("--check", action="store_true", help="only tell whether build/fast is fresh")
    parser.add_argument("--ready", action="store_true", help="whether it can be used, without compiling")
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout to build")
    parser.add_argument("--opt", type=int, default=FULL, choices=range(FULL + 1), help="how much to optimise")
    options = parser.parse_args(arguments)
    root: Path = options.root.resolve()
    if options.check:
        return 0 if is_fresh(root, options.opt) else 1
    if options.ready:
        return 0 if is_ready(root, options.opt) else 1
    with one_at_a_time(root):
        if is_fresh(root, options.opt):
            print("build/fast is fresh")
            return 0
        try:
            if is_compiled(root, options.opt):
                refresh(root)
                print("build/fast: brought up to date, nothing to compile")
                return 0
            count = build(root, options.opt)
        except BuildError as error:
            print(f"build_fast: {error}", file=sys.stderr)
            return 1
    print(f"build/fast: {count} modules compiled")
    return 0


if __name__ == "__main__":
    sys.exit(main())
