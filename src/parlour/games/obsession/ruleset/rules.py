"""The frozen ruleset a game is played with: composition, options and facts, ready for the rules to read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from parlour.games.obsession.ruleset.cache import Memory
from parlour.games.obsession.ruleset.extras import ExtraService
from parlour.games.obsession.ruleset.goals import Goals
from parlour.games.obsession.ruleset.market import Market
from parlour.games.obsession.ruleset.params import Agreed
from parlour.games.obsession.ruleset.people import People
from parlour.games.obsession.ruleset.powers import Power
from parlour.games.obsession.ruleset.programme import courses, programmes
from parlour.games.obsession.ruleset.reputation import Reputation
from parlour.games.obsession.ruleset.season import Season
from parlour.games.obsession.ruleset.servants import Servants
from parlour.games.obsession.ruleset.table import Table
from parlour.games.obsession.ruleset.tiles import Standing, Tiles
from parlour.kernel.agenda import Item


class Rules:
    """What the rules read, in parts. Built once per game and shared by every copy of its state."""

    def __init__(self, agreed: Agreed, powers: Mapping[str, Power[Any]]) -> None:
        self.seats: Final = agreed.seats
        self.modules: Final = agreed.modules
        self.options: Final = agreed.options
        self.data: Final = agreed.data
        self.powers: Final = {name: powers[name] for name in agreed.content["powers"]}
        self.every_power: Final = tuple(self.powers.values())
        self.programmes: Final = programmes(agreed.steps)
        self.courses: Final = {name: courses(steps, agreed.seats) for name, steps in self.programmes.items()}
        self.table: Final = Table(agreed)
        self.season: Final = Season(agreed)
        self.reputation: Final = Reputation(agreed)
        self.goals: Final = Goals(agreed)
        self.servants: Final = Servants(agreed)
        self.people: Final = People(agreed)
        self.tiles: Final = Tiles(agreed.data, self.servants.stand_ins)
        self.standing: Final = Standing(self.tiles.faces, self.tiles.flips)
        self.market: Final = Market(agreed, self.table.setup_seats, self.season.events)
        self.extras: Final = ExtraService(
            agreed, self.tiles.faces, self.servants.in_play, self.market.copies, self.people.train_mask
        )
        self.memory: Final = Memory()

    def programme(self, name: str) -> tuple[Item, ...]:
        """The steps of a part of the game, with what the modules splice in."""
        return self.programmes[name]
