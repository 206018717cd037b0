"""Players by specification: levels with parameters, classes of one's own, and what is refused."""

import random
import sys
from pathlib import Path

import pytest

from parlour.ai.levels import Master, Searcher
from parlour.ai.registry import find_bot, specified_bot
from parlour.ai.specification import read_specification
from parlour.games import find_game
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Setup
from parlour.sim.play.runner import play_game
from tests.sim.arena.own_bots import Blunt

OWN = "tests.sim.arena.own_bots"


def test_a_specification_has_a_name_and_numbers() -> None:
    found = read_specification("master?simulations=200&seconds=0.5")
    assert (found.name, dict(found.params), found.is_own) == (
        "master",
        {"simulations": 200, "seconds": 0.5},
        False,
    )
    assert read_specification("my_bots:Cautious").is_own


def test_a_level_takes_its_budget_and_says_whether_the_clock_decides() -> None:
    for game in ("notre-dame", "obsession"):
        fixed = specified_bot("master?simulations=7", game)
        assert isinstance(fixed, Master)
        assert (fixed.simulations, fixed.seconds, fixed.is_timed) == (7, None, False)
        timed = specified_bot("butler?seconds=0.1", game)
        assert isinstance(timed, Searcher)
        assert (timed.simulations, timed.seconds, timed.is_timed) == (None, 0.1, True)
        assert specified_bot("master", game).is_timed
        assert not specified_bot("steward", game).is_timed
        assert not specified_bot("random", game).is_timed


def test_a_class_of_ones_own_is_made_with_its_numbers_and_plays() -> None:
    own = specified_bot(f"{OWN}:Blunt?skip=2", "notre-dame")
    assert isinstance(own, Blunt)
    assert own.skip == 2
    game = find_game("notre-dame")
    result = play_game(game, Setup("notre-dame", ("a", "b")), [own, own], "1")
    assert min(result.ranks) == 1
    in_its_way = specified_bot(f"{OWN}:Choosy?depth=3", "notre-dame")
    assert isinstance(in_its_way, Blunt)
    assert in_its_way.skip == 3


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("nobody", "unknown-bot"),
        ("", "unknown-bot"),
        ("random?depth=2", "bot-without-parameters"),
        ("novice?way=2", "bot-without-parameters"),
        ("steward?weights=2", "unknown-bot-parameter"),
        ("master?depth=2", "unknown-bot-parameter"),
        ("master?way=2", "unknown-bot-parameter"),
        ("master?simulations", "bad-bot-parameter"),
        ("master?simulations=many", "bad-bot-parameter"),
        ("master?simulations=1.5", "bad-bot-parameter"),
        ("master?seconds=nan", "bad-bot-parameter"),
        ("master?simulations=1&simulations=2", "bad-bot-parameter"),
        ("master?", "bad-bot-parameter"),
        ("master?simulations=0", "no-budget"),
        ("butler?seconds=-1", "no-budget"),
        ("no_such_module_anywhere:Bot", "unknown-bot-module"),
        ("parlour.no_such_room:Bot", "unknown-bot-module"),
        (":Bot", "unknown-bot-module"),
        (".own_bots:Blunt", "unknown-bot-module"),
        (f"{OWN}:Nobody", "unknown-bot-class"),
        (f"{OWN}:MARK", "unknown-bot-class"),
        (f"{OWN}:", "unknown-bot-class"),
        (f"{OWN}:Unfinished", "unknown-bot-class"),
        (f"{OWN}:Blunt?depth=1", "unknown-bot-parameter"),
        (f"{OWN}:Blunt?skip=0.5", "bad-bot-parameter"),
        (f"{OWN}:Choosy", "bot-not-made"),
        (f"{OWN}:Choosy?depth=4", "bot-not-made"),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_reason(text: str, code: str) -> None:
    with pytest.raises(Invalid) as told:
        specified_bot(text, "notre-dame")
    assert told.value.code == code


@pytest.mark.parametrize("line", ["1 / 0", "import no_such_module_at_all", "def"])
def test_a_module_that_fails_is_told_with_its_own_words(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"failing_{random.Random(line).randrange(10**9)}"
    (tmp_path / f"{name}.py").write_text(line + "\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(Invalid) as told:
        specified_bot(f"{name}:Bot", "notre-dame")
    assert told.value.code == "broken-bot-module"
    assert "Error: " in str(told.value.params["why"])


@pytest.mark.parametrize("text", ["steward?depth=2", "master?simulations=1", "watched_module:Bot"])
def test_whoever_asks_by_name_gets_levels_only_and_no_code_is_run(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "watched_module.py").write_text("", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(Invalid, match="unknown-bot"):
        find_bot(text, "notre-dame")
    assert "watched_module" not in sys.modules
