"""What a server offers to a page that has its tables itself: all that they need, and nothing else."""

from __future__ import annotations

import ast
import gzip
import io
import lzma
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from parlour.server.engine_files import RULES, engine_file, sources

SOURCE: Final = Path(__file__).resolve().parents[2] / "src"
CODEC: Final = "msgspec"


def imported(tree: ast.Module) -> Iterator[str]:
    """The modules that a file imports as soon as it is loaded."""
    for node in tree.body:
        if isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module


def test_nothing_that_is_loaded_is_missing_in_a_page() -> None:
    files = dict(sources(SOURCE))
    modules = {
        name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        for name in files
        if name.endswith(".py")
    }
    for name, path in files.items():
        if not name.endswith(".py"):
            continue
        for module in imported(ast.parse(path.read_text(encoding="utf-8"))):
            if module.startswith("parlour"):
                assert module in modules, f"{name} imports {module}"
            else:
                top = module.partition(".")[0]
                assert top == CODEC or top in sys.stdlib_module_names, f"{name} imports {module}"


def test_the_rules_are_those_of_the_server(tmp_path: Path) -> None:
    found = engine_file(tmp_path, f"{RULES}.gz")
    assert found is not None
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(found.packed))) as archive:
        names = archive.namelist()
        source = SOURCE / "parlour/kernel/engine.py"
        assert archive.read("parlour/kernel/engine.py") == source.read_bytes()
    assert "parlour/games/obsession/content/rulebook.toml" in names
    assert "parlour/i18n/locale/pl/core.ftl" in names
    assert not [name for name in names if "static" in name or name.startswith("parlour/cli")]


def test_what_lies_beside_the_page_is_unpacked_and_nothing_else_is_found(tmp_path: Path) -> None:
    folder = tmp_path / "engine"
    folder.mkdir()
    (folder / "python.wasm.xz").write_bytes(lzma.compress(b"\0asm"))
    (tmp_path / "secret.zip.xz").write_bytes(lzma.compress(b"no"))
    found = engine_file(tmp_path, "python.wasm.gz")
    assert found is not None
    assert (gzip.decompress(found.packed), found.media_type) == (b"\0asm", "application/wasm")
    for name in (
        "../secret.zip",
        "secret.zip",
        "python.wasm.xz",
        "",
        ".",
        "nothing.mjs",
        "python.wasm/x.zip",
    ):
        assert engine_file(tmp_path, name) is None, name
