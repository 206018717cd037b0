"""What is installed from the wheel or the source archive is served, and a whole game is played on it."""

from __future__ import annotations

import tarfile
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.harness import ME, WIDE, Clicker, Server, Visitor
from tests.package.packages import ROOT, built, environment_with


@pytest.mark.parametrize("source", ["wheel", "sdist"])
def test_a_game_is_played_on_what_was_installed(browser: Browser, tmp_path: Path, source: str) -> None:
    (archive,) = built(ROOT, tmp_path / "dist", source)
    if source == "sdist":
        with tarfile.open(archive) as packed:
            packed.extractall(tmp_path / "unpacked", filter="data")
        (folder,) = (tmp_path / "unpacked").iterdir()
        (archive,) = built(folder, tmp_path / "again")
    scripts = environment_with(tmp_path / "venv", archive)
    server = Server(tmp_path / "tables.sqlite", parlour=scripts / "parlour")
    server.start()
    try:
        visitor = Visitor(browser, server, WIDE)
        visitor.prefer(table_curtain="off")
        made = server.make("obsession", ME, options={"opponent": "fairfax"}, seed="installed")
        player = Clicker(visitor.sit(made), 1)
        player.play(seconds=400)
        assert player.is_over()
        assert server.position(made["table"]["id"], 0, made["token"])["over"] is True
        assert (visitor.faults, visitor.outside) == ([], [])
        visitor.close()
    finally:
        server.kill()
