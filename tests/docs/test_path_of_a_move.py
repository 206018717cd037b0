"""The picture of the path of a move is true: every solid arrow is an import, and every file is there."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NODE = re.compile(r'^\s*(\w+)\["`?([\w./-]+\.(?:py|ts|tsx))(?: *<br>.*)?`?"\]')
ARROW = re.compile(r"^\s*(\w+) (-->|-\.->)(?:\|[^|]*\|)? (\w+)$")
TYPESCRIPT = re.compile(r'from "(\.[^"]+)"|import\("(\.[^"]+)"\)')


def picture() -> tuple[dict[str, Path], list[tuple[str, str, str]]]:
    """The files of the picture by their names in it, and the arrows."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    drawn = re.findall(r"```mermaid\n(.*?)```", text, re.DOTALL)
    assert len(drawn) == 1
    files: dict[str, Path] = {}
    arrows: list[tuple[str, str, str]] = []
    for line in drawn[0].splitlines():
        if node := NODE.match(line):
            base = ROOT / "src" / "parlour" if node[2].endswith(".py") else ROOT / "web" / "src"
            files[node[1]] = base / node[2]
        elif arrow := ARROW.match(line):
            arrows.append((arrow[1], arrow[2], arrow[3]))
    return files, arrows


def python_imports(file: Path) -> set[Path]:
    """The files of ours that a module imports."""
    found: set[Path] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("parlour"):
            base = ROOT / "src" / Path(*node.module.split("."))
            found |= {base.with_suffix(".py"), *[base / f"{alias.name}.py" for alias in node.names]}
    return found


def typescript_imports(file: Path) -> set[Path]:
    """The same of the page, with either ending."""
    found: set[Path] = set()
    for first, second in TYPESCRIPT.findall(file.read_text(encoding="utf-8")):
        base = (file.parent / (first or second)).resolve()
        found |= {base.with_name(base.name + ending) for ending in (".ts", ".tsx")}
    return found


def test_every_file_of_the_picture_is_there() -> None:
    files, arrows = picture()
    assert len(files) > 15
    assert [name for name, file in files.items() if not file.is_file()] == []
    assert {end for first, _, last in arrows for end in (first, last)} == set(files), "no file stands alone"


def test_every_solid_arrow_is_an_import() -> None:
    files, arrows = picture()
    missing = []
    for first, how, last in arrows:
        source, target = files[first], files[last]
        imports = python_imports(source) if source.suffix == ".py" else typescript_imports(source)
        if how == "-->" and target not in imports:
            missing.append(f"{source.name} does not import {target.name}")
    assert missing == []
