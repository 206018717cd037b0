"""What a tournament is about: everything that decides which games are played, and how they go."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from parlour import __version__
from parlour.ai.registry import specified_bot
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Game, Setup

FORMAT: Final = 1


@dataclass(frozen=True)
class Plan:
    """A tournament. How many of its games are played is no part of it: more can be played later."""

    game: str
    players: tuple[str, ...]
    seats: int
    modules: tuple[str, ...]
    options: Mapping[str, str]
    corrections: Mapping[str, object]
    seed: str
    rules: str
    data: str
    version: str
    sides: tuple[tuple[int, ...], ...]
    """Seats that win together; outside team modes each seat is a side."""
    timed: tuple[str, ...] = ()
    """Players who think by the clock: their games do not repeat from their seeds."""
    is_one_way: bool = False
    """Whether, among several sides, only the earlier player of a pair is the contestant."""

    @property
    def is_alone(self) -> bool:
        """Whether one player plays against what the game itself brings."""
        return len(self.sides) == 1

    def header(self) -> dict[str, object]:
        """The plan as JSON-able data: the first line of its results."""
        return {
            "arena": FORMAT,
            "version": self.version,
            "game": self.game,
            "rules": self.rules,
            "data": self.data,
            "players": list(self.players),
            "timed": list(self.timed),
            "seats": self.seats,
            "modules": list(self.modules),
            "options": dict(self.options),
            "corrections": dict(self.corrections),
            "seed": self.seed,
            "one-way": self.is_one_way,
        }

    def setup(self, seats: Sequence[str]) -> Setup:
        """One table of the tournament."""
        return Setup(self.game, tuple(seats), self.modules, self.options, self.corrections)


def make_plan(
    game: Game,
    players: Sequence[str],
    seats: int,
    modules: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    corrections: Mapping[str, object] | None = None,
    seed: str = "0",
    *,
    is_one_way: bool = False,
) -> Plan:
    """A plan that holds together; `Invalid` says what does not."""
    timed: list[str] = []
    for at, player in enumerate(players):
        if player in players[:at]:
            raise Invalid("duplicate-player", {"name": player[:80]})
        if specified_bot(player, game.meta.id).is_timed:
            timed.append(player)
    if not players:
        raise Invalid("too-few-players", {"least": 1})
    setup = Setup(game.meta.id, (players[0],) * seats, tuple(modules), options or {}, corrections or {})
    state = game.start(setup)
    partners = [game.companion.partner(state, seat) for seat in range(seats)]
    sides = [
        (seat, partner) if partner >= 0 else (seat,)
        for seat, partner in enumerate(partners)
        if partner < 0 or seat < partner
    ]
    if len(sides) == 1 and len(game.scores(state)) == seats:
        raise Invalid("no-solo-game", {"game": game.meta.id})
    if len(sides) > 1 and len(players) < 2:
        raise Invalid("too-few-players", {"least": 2})
    return Plan(
        game.meta.id,
        tuple(players),
        seats,
        setup.modules,
        dict(setup.options),
        dict(setup.corrections),
        seed,
        game.meta.rules_version,
        game.data_hash(setup),
        __version__,
        tuple(sides),
        tuple(timed),
        is_one_way and len(sides) > 2,  # between two sides one way is the other
    )
