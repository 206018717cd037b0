"""One live game: what is kept of it leads to the same game again, and taking back changes no dice."""

from __future__ import annotations

import json

import pytest

from parlour.ai.registry import find_bot
from parlour.games import find_game
from parlour.kernel.chance import bot_dice, dice
from parlour.kernel.errors import Invalid, RulesBug
from parlour.kernel.game import Setup
from parlour.kernel.log import state_hash
from parlour.sim.play.live_game import LiveGame

GAMES = ("notre-dame", "obsession")
SEATS = ("Ada", "Ben")


def played(name: str, plies: int) -> LiveGame:
    bots = {seat: find_bot("random", name) for seat in range(len(SEATS))}
    live = LiveGame(find_game(name), Setup(name, SEATS), "seed", bots)
    while live.ply < plies and live.step():
        pass
    return live


def same(one: LiveGame, other: LiveGame) -> None:
    assert state_hash(one.game, one.state) == state_hash(other.game, other.state)
    for field in (
        "length",
        "ply",
        "chances",
        "undos",
        "last_answer",
        "asked",
        "reached",
        "turn_from",
        "last_seat",
    ):
        assert getattr(one, field) == getattr(other, field), field


@pytest.mark.parametrize("name", GAMES)
def test_a_saved_game_is_taken_up_where_it_was_left(name: str) -> None:
    live = played(name, 60)
    again = LiveGame.from_log(live.game, live.log(), "seed", live.bots)
    same(live, again)
    assert [(ply, seat, event.whole()) for ply, seat, event in again.history] == [
        (ply, seat, event.whole()) for ply, seat, event in live.history
    ]
    live.step()
    again.step()
    same(live, again)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_opens_from_what_was_kept_in_the_middle(name: str) -> None:
    live = played(name, 40)
    kept = json.loads(json.dumps(live.kept()))
    length = live.length
    while live.ply < 60:
        live.step()
    opened = LiveGame.from_kept(live.game, live.setup, "seed", length, kept, live.entries[length:])
    assert opened is not None
    same(live, opened)
    assert opened.history_from == 40
    assert len(opened.entries) == 20
    with pytest.raises(RulesBug):
        opened.log()
    with pytest.raises(RulesBug):
        opened.undo(0)


def test_what_was_taken_back_needs_the_whole_log() -> None:
    live = played("notre-dame", 40)
    kept, length = live.kept(), live.length
    live.undo(0)
    assert LiveGame.from_kept(live.game, live.setup, "seed", length, kept, live.entries[length:]) is None
    assert LiveGame.from_kept(live.game, live.setup, "seed", live.length, live.kept(), ()) is None


def test_after_taking_back_the_same_answers_bring_the_same_draws() -> None:
    live = played("notre-dame", 60)
    entries = live.log().entries
    to = live.undo(0)
    assert to == max(ply for ply, entry in enumerate(entries) if entry.seat == 0)
    assert (live.ply, live.length, live.undos) == (to, 61, 1)
    # Other dice would fall now, had nothing fallen before.
    other = LiveGame.from_entries(live.game, live.setup, "another seed", live.entries)
    for entry in entries[to:]:
        if entry.seat >= 0:
            other.submit(entry.seat, other.game.parse(entry.act))
        else:
            other.step()
    assert [entry.act for entry in other.log().folded()] == [entry.act for entry in entries]


def test_whoever_has_not_answered_takes_nothing_back() -> None:
    live = LiveGame(find_game("notre-dame"), Setup("notre-dame", SEATS), "seed")
    live.let_chance()
    with pytest.raises(Invalid, match="nothing-to-undo"):
        live.undo(0)


def test_a_refused_answer_changes_nothing_that_is_remembered() -> None:
    live = played("notre-dame", 40)
    live.let_chance()
    last, length, ply = live.last, live.length, live.ply
    seat = live.waiting()[0]
    with pytest.raises(Invalid):
        live.submit(seat, live.game.parse("no such word"))
    with pytest.raises(Exception, match="not-your-turn"):
        live.submit(1 - seat, live.game.parse(live.entries[-1].act))
    assert (live.last, live.length, live.ply) == (last, length, ply)


def test_bots_have_dice_of_their_own() -> None:
    live = played("notre-dame", 10)
    assert live.bot_dice(1).random() == bot_dice("seed", 10, 1).random()
    throws = {bot_dice("seed", 10, 0).random(), bot_dice("seed", 10, 1).random(), dice("seed", 10).random()}
    assert len(throws) == 3


@pytest.mark.parametrize("name", GAMES)
def test_news_begin_where_the_last_turn_ended_and_hold_everything_that_others_did(name: str) -> None:
    live = LiveGame(find_game(name), Setup(name, SEATS), "seed")
    bot = find_bot("random", name)
    answers: list[int] = []
    while live.ply < 120:
        live.let_chance()
        seat = live.waiting()[0]
        for each in range(2):
            since = live.news_from(each)
            # After its last answer comes news; within a row of answers, what came before it still is.
            own = [ply for ply, by in enumerate(answers) if by == each]
            row = next((ply for ply in range(len(answers) - 1, -1, -1) if answers[ply] == 1 - each), -1)
            ended = [ply for ply in own if ply < row]
            assert since == (ended[-1] + 1 if ended else 0)
        live.answer(seat, live.bot_answer(seat, bot))
        answers = [entry.seat for entry in live.entries]
    assert {0, 1} <= set(answers)


def test_who_plays_alone_has_news_since_the_last_answer() -> None:
    name = "obsession"
    live = LiveGame(find_game(name), Setup(name, ("Ada",)), "seed")
    live.let_chance()
    assert live.news_from(0) == 0
    for _ in range(20):
        at = live.ply
        live.answer(0, live.bot_answer(0, find_bot("random", name)))
        assert live.news_from(0) == at + 1
