"""Rules about the repository that no linter knows. Prints each breach; exits 1 when there is one."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# These run compiled, in tests by the million, and one day elsewhere: the standard library only.
MOST_FILES = 16
MOST_LINES = 450
STDLIB_ONLY = ("kernel", "games", "ai")
# Simulations need nothing else either, but for two extras: a cluster and pictures. Most people do without, so
# they are imported where they are used, inside a function, and their absence is told.
EXTRAS_OF_SIM = ("distributed", "matplotlib")


def versions(root: Path) -> dict[str, str | None]:
    """The version that the package states, and the newest that the changelog tells of."""
    package = (root / "src/parlour/__init__.py").read_text(encoding="utf-8")
    changelog = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    in_package = re.search(r'^__version__(?:: \S+)? = "([^"]+)"', package, re.MULTILINE)
    newest = re.search(r"^## (\d\S*)", changelog, re.MULTILINE)
    return {
        "src/parlour/__init__.py": in_package[1] if in_package else None,
        "CHANGELOG.md": newest[1] if newest else None,
    }


def version_breaches(root: Path) -> Iterator[str]:
    found = versions(root)
    if len(set(found.values())) != 1 or None in found.values():
        yield "versions differ: " + ", ".join(f"{place} {version}" for place, version in found.items())


def foreign_imports(source: str) -> Iterator[tuple[int, str]]:
    """Line and name of each import of neither the standard library nor Parlour."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            names = [node.module or ""]
        else:
            continue
        for name in names:
            top = name.partition(".")[0]
            if top != "parlour" and top not in sys.stdlib_module_names:
                yield node.lineno, name


def import_breaches(root: Path) -> Iterator[str]:
    for package in STDLIB_ONLY:
        for path in sorted((root / "src/parlour" / package).rglob("*.py")):
            place = path.relative_to(root).as_posix()
            for line, name in foreign_imports(path.read_text(encoding="utf-8")):
                yield f"{place}:{line}: imports {name}; only the standard library may be used"


def extra_breaches(root: Path) -> Iterator[str]:
    for path in sorted((root / "src/parlour/sim").rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        functions = [
            node
            for node in ast.walk(ast.parse(source))
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno is not None
        ]
        for line, name in foreign_imports(source):
            place = f"{path.relative_to(root).as_posix()}:{line}"
            if name.partition(".")[0] not in EXTRAS_OF_SIM:
                yield f"{place}: imports {name}; simulations know the extras {', '.join(EXTRAS_OF_SIM)} only"
            elif not any(each.lineno < line <= (each.end_lineno or 0) for each in functions):
                yield f"{place}: imports {name} for everybody; an extra is imported where it is used"


def lock_breaches(root: Path) -> Iterator[str]:
    for path in sorted(root.glob("requirements*.lock")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if "://" in line or line.startswith(("--index", "--extra", "--find", "--trusted")):
                yield f"{path.name}:{number}: a lock file names packages and hashes, not where to get them"


def size_breaches(root: Path) -> Iterator[str]:
    """Rooms that nobody can look around in, and files that hold more than one concept."""
    package = root / "src/parlour"
    for folder in sorted({path.parent for path in package.rglob("*.py")}):
        files = sorted(folder.glob("*.py"))
        if len(files) > MOST_FILES:
            yield f"{folder.relative_to(root)}: {len(files)} Python files; more than {MOST_FILES} want rooms"
        for path in files:
            lines = len(path.read_text(encoding="utf-8").splitlines())
            if lines > MOST_LINES:
                yield f"{path.relative_to(root)}: {lines} lines; more than {MOST_LINES} are two concepts"


def main() -> int:
    breaches = [
        *version_breaches(ROOT),
        *import_breaches(ROOT),
        *extra_breaches(ROOT),
        *lock_breaches(ROOT),
        *size_breaches(ROOT),
    ]
    for breach in breaches:
        print(breach, file=sys.stderr)
    return 1 if breaches else 0


if __name__ == "__main__":
    sys.exit(main())
