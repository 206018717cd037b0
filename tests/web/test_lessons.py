"""A guided first game runs as it was written: the same dice, the same stewards, and every answer is legal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.ai.registry import find_bot
from parlour.games import find_game, games
from parlour.i18n.grammar import grammar_of
from parlour.kernel.engine import legal, to_move
from parlour.kernel.game import Setup
from parlour.server.wire.http_protocol import NewTable
from parlour.sim.play.live_game import LiveGame
from tests.i18n.source_scan import keys

ROOT = Path(__file__).resolve().parents[2]
LESSONS = sorted((ROOT / "web/src/games").glob("*/lesson.json"))
ME = 0


def _lesson(path: Path) -> dict[str, Any]:
    found = json.loads(path.read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def _begun(lesson: dict[str, Any]) -> LiveGame:
    wish = msgspec.convert(lesson["table"], NewTable)
    game = find_game(wish.game)
    seats = tuple([f"seat-{at + 1}" for at in range(len(wish.seats))])
    bots = {
        at: find_bot(seat.bot, wish.game)  # the learner has the first seat, stewards the others
        for at, seat in enumerate(wish.seats)
        if seat.kind == "bot"
    }
    setup = Setup(wish.game, seats, tuple(wish.modules), wish.options, wish.corrections)
    return LiveGame(game, setup, wish.seed, bots)


def _run_to_me(live: LiveGame) -> int | None:
    """Let the others answer; the ply since which the first seat has been asked, None when it is not."""
    asked: int | None = None
    while True:
        if ME not in to_move(live.state):
            asked = None
        elif asked is None:
            asked = live.ply
        if not live.step():
            return asked


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.parent.name)
def test_every_step_of_a_lesson_can_be_played(path: Path) -> None:
    lesson = _lesson(path)
    live = _begun(lesson)
    for step in lesson["steps"]:
        asked = _run_to_me(live)
        assert live.ply == step["ply"], step["say"]
        assert asked == step.get("from", step["ply"]), step["say"]
        offer = legal(live.state, ME)
        assert offer.kind == step["kind"], step["say"]
        for words in step["allow"] or []:
            action = live.game.parse(words)
            assert action.text == words
            assert offer.why(action) is None, (step["say"], words)
        if step["allow"] is not None:
            live.submit(ME, live.game.parse(step["allow"][0]))


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.parent.name)
def test_answering_before_the_others_have_changes_nothing(path: Path) -> None:
    lesson = _lesson(path)
    live = _begun(lesson)
    for step in lesson["steps"]:
        while ME not in to_move(live.state):
            assert live.step()
        assert live.ply == step.get("from", step["ply"]), step["say"]
        assert legal(live.state, ME).kind == step["kind"]
        if step["allow"] is not None:
            live.submit(ME, live.game.parse(step["allow"][0]))


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.parent.name)
def test_a_lesson_has_one_way_only_and_ends_by_letting_go(path: Path) -> None:
    lesson = _lesson(path)
    assert lesson["table"]["game"] == path.parent.name
    assert lesson["table"]["guide"] == "first-game"
    assert lesson["table"]["seed"]
    *guided, last = lesson["steps"]
    # Another answer would change what the stewards do, and the rest of the lesson with it.
    assert all(len(step["allow"]) == 1 for step in guided)
    assert last["allow"] is None


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.parent.name)
def test_every_step_has_its_words(path: Path) -> None:
    lesson = _lesson(path)
    folder = grammar_of(lesson["table"]["game"]).package.split(".")[-1]
    known = set(keys(ROOT / f"src/parlour/games/{folder}/locale/en/learn.ftl"))
    for step in lesson["steps"]:
        assert {step["say"], f"{step['say']}-why", f"learn-area-{step['highlight']}"} <= known
    assert lesson["then"] in known


def test_each_game_has_a_lesson() -> None:
    assert [path.parent.name for path in LESSONS] == [game.meta.id for game in games()]
