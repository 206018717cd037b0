"""What is installed from the wheel serves the page and plays; the source archive makes the same wheel."""

from __future__ import annotations

import re
import shutil
import tarfile
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest

from parlour import __version__
from parlour.games import games
from tests.package.packages import ROOT, asked, built, environment_with, fetched, ran, serving
from tools import build_hook

MOST_BYTES = 6 * 1024 * 1024
"""A wheel that anybody downloads in a moment."""


@pytest.fixture(scope="module")
def archives(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    source, wheel = built(ROOT, tmp_path_factory.mktemp("dist"), "sdist", "wheel")[::-1]
    return (source, wheel) if wheel.suffix == ".whl" else (wheel, source)


@pytest.fixture(scope="module")
def scripts(archives: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the commands of an environment lie that has the wheel."""
    return environment_with(tmp_path_factory.mktemp("venv"), archives[1])


def contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_the_wheel_carries_page_facts_texts_and_notices(archives: tuple[Path, Path]) -> None:
    wheel = archives[1]
    assert wheel.stat().st_size <= MOST_BYTES
    files = contents(wheel)
    assert {"parlour/server/static/index.html", "parlour/py.typed"} <= set(files)
    for kind in (".ftl", ".toml", ".js", ".css"):
        assert any(name.endswith(kind) for name in files)
    assert not [name for name in files if name.endswith((".so", ".pyc")) or "node_modules" in name]
    notices = files["parlour/server/static/third-party-notices.txt"].decode()
    for name in ("preact", "@fluent/bundle"):
        assert re.search(rf"^{name} \d[\d.]* \(", notices, re.MULTILINE)
    assert "TERMS AND CONDITIONS" in notices


def test_the_metadata_is_complete(archives: tuple[Path, Path]) -> None:
    files = contents(archives[1])
    (name,) = [name for name in files if name.endswith("/METADATA")]
    told = Parser().parsestr(files[name].decode())
    assert told["Version"] == __version__
    assert told["Requires-Python"] == ">=3.11"
    assert told["License-Expression"] == "MIT"
    assert len(told.get_all("License-File", [])) == 2
    assert len(told.get_all("Classifier", [])) > 8
    assert told.get_payload() == (ROOT / "README.md").read_text(encoding="utf-8")


def test_what_is_installed_tells_its_version_and_plays(scripts: Path, tmp_path: Path) -> None:
    told = asked(scripts / "parlour", "version", "--json", cwd=tmp_path)
    assert told["version"] == __version__
    assert told["engine"] == "python"
    assert told["rules"] == {game.meta.id: game.meta.rules_version for game in games()}
    command = (
        "simulate",
        "notre-dame",
        "--seats",
        "random,random",
        "--games",
        "1",
        "--log-dir",
        "logs",
        "--json",
    )
    assert asked(scripts / "parlour", *command, cwd=tmp_path)["games"] == 1
    replayed = ran(scripts / "parlour", "replay", "logs/game-000000.jsonl", cwd=tmp_path)
    assert replayed
    where = ran(scripts / "python", "-c", "import parlour; print(parlour.__file__)", cwd=tmp_path)
    assert str(scripts.parent) in where


def test_what_is_installed_serves_the_page(scripts: Path, tmp_path: Path) -> None:
    with serving(scripts / "parlour", tmp_path / "tables.sqlite") as address:
        page = fetched(address + "/")
        (script,) = re.findall(r'<script [^>]*src="([^"]+)"', page)
        assert len(fetched(address + script)) > 1000
        assert "notre-dame" in fetched(address + "/api/games")


def test_the_source_archive_makes_the_same_wheel(archives: tuple[Path, Path], tmp_path: Path) -> None:
    source, wheel = archives
    with tarfile.open(source) as archive:
        archive.extractall(tmp_path, filter="data")
    (folder,) = tmp_path.iterdir()
    assert (folder / "web" / "package-lock.json").is_file()
    assert not (folder / "web" / "node_modules").exists()
    (again,) = built(folder, tmp_path / "dist")
    assert contents(again) == contents(wheel)


def test_compiled_engines_are_asked_for_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    for wanted, needed in (("1", list(build_hook.COMPILER)), ("0", [])):
        monkeypatch.setenv("PARLOUR_COMPILED", wanted)
        assert build_hook.needed_for("wheel") == needed
        assert build_hook.needed_for("sdist") == []


def test_without_a_page_and_without_node_nothing_is_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(build_hook.BuildFailed, match="Node"):
        build_hook.need_page(tmp_path)
