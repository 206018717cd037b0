"""Players that other installed packages bring: by name, and loaded only when somebody asks for them."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.ai.guests import guests
from parlour.ai.registry import bots_of, find_bot, specified_bot
from parlour.games import find_game
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Setup
from parlour.sim.arena.plan import make_plan
from parlour.sim.arena.results import plan_of
from parlour.sim.play.runner import simulate

CODE = """
from parlour.ai.random_bot import RandomBot


class Visitor(RandomBot):
    name = "visitor"

    def __init__(self, patience: int = 1) -> None:
        self.patience = patience
"""
ENTRIES = """[parlour.bots]
visitor = visiting_players:Visitor
steward = visiting_players:Visitor
lost = no_such_module_anywhere:Visitor
"""


@pytest.fixture(autouse=True)
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An installed package with players."""
    (tmp_path / "visiting_players.py").write_text(CODE)
    told = tmp_path / "visiting_players-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: visiting-players\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text(ENTRIES)
    monkeypatch.syspath_prepend(str(tmp_path))
    guests.cache_clear()
    yield
    guests.cache_clear()
    sys.modules.pop("visiting_players", None)


def test_a_package_brings_a_player_by_name() -> None:
    assert "visiting_players" not in sys.modules
    bot = specified_bot("visitor?patience=3", "notre-dame")
    assert vars(bot) == {"patience": 3}
    setup = Setup("notre-dame", ("visitor", "random"))
    report = simulate(find_game("notre-dame"), setup, ["visitor", "random"], 2)
    assert not report.errors


def test_nobody_takes_the_name_of_a_level() -> None:
    assert type(specified_bot("steward", "notre-dame")).__name__ == "NotreDameSteward"


def test_the_server_knows_levels_only() -> None:
    assert "visitor" not in bots_of("notre-dame")
    with pytest.raises(Invalid, match="unknown-bot"):
        find_bot("visitor", "notre-dame")


def test_what_cannot_be_loaded_is_told() -> None:
    with pytest.raises(Invalid, match="unknown-bot-module"):
        specified_bot("lost", "notre-dame")


def test_a_file_does_not_run_their_code_unless_it_is_named_again() -> None:
    game = find_game("notre-dame")
    header = make_plan(game, ["random", "visitor"], 2).header()
    with pytest.raises(Invalid, match="own-bot-not-named"):
        plan_of(Path("games.jsonl"), header, game, ())
    assert plan_of(Path("games.jsonl"), header, game, ("visitor",)).players == ("random", "visitor")
