"""The frozen ruleset a game is played with: composition, options and facts, ready for the rules to read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from parlour.games.obsession.content.records import Dataset
from parlour.games.obsession.ruleset.cache import Memory
from parlour.games.obsession.ruleset.extras import ExtraService
from parlour.games.obsession.ruleset.goals import Goals
from parlour.games.obsession.ruleset.market import Market
from parlour.games.obsession.ruleset.params import params_of
from parlour.games.obsession.ruleset.people import People
from parlour.games.obsession.ruleset.powers import Power
from parlour.games.obsession.ruleset.programme import programmes
from parlour.games.obsession.ruleset.reputation import Reputation
from parlour.games.obsession.ruleset.season import Season
from parlour.games.obsession.ruleset.servants import Servants
from parlour.games.obsession.ruleset.table import Table
from parlour.games.obsession.ruleset.tiles import Tiles
from parlour.kernel.agenda import Item
from parlour.kernel.ruleset import Composition


class Rules:
    """What the rules read, in parts. Built once per game and shared by every copy of its state."""

    def __init__(
        self,
        composition: Composition,
        options: Mapping[str, str],
        seats: int,
        data: Dataset,
        powers: Mapping[str, Power[Any]],
    ) -> None:
        params = params_of(composition.params)
        content = composition.content
        self.seats: Final = seats
        self.modules: Final = composition.modules
        self.options: Final = options
        self.data: Final = data
        self.powers: Final = {name: powers[name] for name in content["powers"]}
        self.programmes: Final = programmes(composition.steps)
        self.table: Final = Table(seats, params, options, data, content["families"])
        self.season: Final = Season(params, data)
        self.reputation: Final = Reputation(params, options["tableau-top"], data)
        self.goals: Final = Goals(seats, params, options, data, content)
        self.servants: Final = Servants(seats, params, data)
        self.people: Final = People(params, options["promo-guests"], data, content)
        self.tiles: Final = Tiles(data, self.servants.stand_ins)
        self.market: Final = Market(
            self.table.setup_seats, params, options, data, content, self.season.events
        )
        self.extras: Final = ExtraService(
            params,
            data,
            self.tiles.faces,
            self.servants.in_play,
            self.market.copies,
            self.people.train_mask,
        )
        self.memory: Final = Memory()

    def programme(self, name: str) -> tuple[Item, ...]:
        """The steps of a part of the game, with what the modules splice in."""
        return self.programmes[name]
