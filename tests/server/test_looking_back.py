"""Whoever goes back through a game is shown what was there, and a few answers are played for it, not all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

import msgspec
import pytest

from parlour.ai.random_bot import RandomBot
from parlour.games import find_game
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Setup
from parlour.kernel.log import Entry
from parlour.server.tables.looking_back import LookingBack
from parlour.server.wire import protocol as wire
from parlour.server.workers import replays
from parlour.server.workers.pool import Pool
from parlour.server.workers.thoughts import aids, world_of
from parlour.sim.play.live_game import LiveGame

P = ParamSpec("P")
R = TypeVar("R")


class Here(Pool):
    """Does at once what a worker would do, and tells how many answers that was."""

    def __init__(self) -> None:
        super().__init__(1)
        self.sent: list[int] = []

    async def run(self, queue: str, owner: str, work: Callable[P, R], *args: P.args, **none: P.kwargs) -> R:
        some = args[3]
        assert isinstance(some, list)
        self.sent.append(len(some))
        return work(*args, **none)


def finished(name: str) -> LiveGame:
    bots = {seat: RandomBot() for seat in range(2)}
    live = LiveGame(find_game(name), Setup(name, ("seat-1", "seat-2")), "looking back", bots)
    while live.step():
        pass
    return live


def written(plain: object) -> object:
    """What is left of something that went over the wire."""
    return msgspec.json.decode(msgspec.json.encode(plain))


@pytest.mark.parametrize("name", ["notre-dame", "obsession"])
def test_every_position_is_the_one_that_was_there_and_none_is_far_from_the_next(name: str) -> None:
    live = finished(name)
    pool = Here()
    looking_back = LookingBack(live.setup, pool)
    places = [replays.Place(at % 2, at, 0, ended=False) for at in range(live.ply + 1)]

    async def look() -> list[bytes]:
        return [await looking_back.position_at(live.entries, place, "") for place in reversed(places)]

    seen = asyncio.run(look())
    assert pool.sent[0] == live.ply, "the first look plays the game once"
    assert max(pool.sent[1:]) <= replays.MARK_EVERY
    again = LiveGame(live.game, live.setup, "")
    for place, told in zip(places, reversed(seen), strict=True):
        if place.ply:
            entry = live.entries[place.ply - 1]
            again.submit(entry.seat, again.game.parse(entry.act))
        position = msgspec.json.decode(told, type=wire.Position)
        assert position.ply == place.ply
        assert position.over == again.is_over()
        assert position.view == written(again.game.view(again.state, place.seat).plain())
        told_last = [event.project(place.seat) for ply, _, event in again.history if ply == place.ply - 1]
        assert [event.event for event in position.events] == written(told_last)


def test_after_something_was_taken_back_nothing_of_before_is_used() -> None:
    live = finished("notre-dame")
    pool = Here()
    looking_back = LookingBack(live.setup, pool)
    other = LiveGame.from_entries(live.game, live.setup, "other dice", live.entries[:20])
    other.bots.update(live.bots)
    while other.step():
        pass
    asked: list[tuple[list[Entry], int]] = [(live.entries, 0), (other.entries, 1)]

    async def look() -> list[bytes]:
        return [
            await looking_back.position_at(entries, replays.Place(None, 100, epoch, ended=False), "")
            for entries, epoch in asked
        ]

    first, second = asyncio.run(look())
    assert first != second
    assert pool.sent == [100, 100]


@pytest.mark.parametrize("name", ["notre-dame", "obsession"])
def test_the_aids_of_an_earlier_position_are_those_that_the_seat_had_there(name: str) -> None:
    live = finished(name)
    ply = live.ply * 2 // 3
    then = LiveGame.from_entries(live.game, live.setup, "", live.entries[:ply])
    for seat in (0, 1, None):
        place = replays.Place(seat, ply, 0, ended=True)
        made = asyncio.run(LookingBack(live.setup, Here()).aids_at(live.entries, place, ""))
        world = world_of(live.game, then.state, seat)
        assert msgspec.json.decode(made) == written(aids(live.setup, world, seat, ply))


def test_a_ply_that_never_was_is_refused() -> None:
    looking_back = LookingBack(Setup("notre-dame", ("seat-1", "seat-2")), Here())
    with pytest.raises(Invalid, match="no-such-ply"):
        asyncio.run(looking_back.position_at((), replays.Place(None, 1, 0, ended=False), ""))
