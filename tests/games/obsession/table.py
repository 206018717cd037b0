"""A table for the rule tests: describe a position, answer in words, read what lies where afterwards."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import ClassVar, TypedDict, Unpack

import pytest

from parlour.games.obsession.game import OBSESSION as GAME
from parlour.games.obsession.scoring.score_sheet import terms
from parlour.games.obsession.sight.view import CountyView
from parlour.games.obsession.state import County
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import FAMILIES, GENTRY, OBJECTIVES, TILES, VP_CARDS, bits
from parlour.kernel.agenda import CHANCE
from parlour.kernel.engine import legal
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Game, ScoreLine, Setup
from tests.games.played_table import PlayedTable, overrides

Row = Mapping[str, object]
TWO = ("ponsonby", "york")
"""Who plays where nothing else is said."""

LORD, LADY = "theodore-earl-of-ponsonby", "mabel-countess-of-ponsonby"
HEIR, DAUGHTER = "edward-viscount-dorchester", "lady-margaret-carlow"
"""The Ponsonbys, who need no service."""


class Seat:
    """A player's board, estate and circle."""

    def __init__(self, county: County, seat: int) -> None:
        self._county = county
        self._seat = seat

    @property
    def reputation(self) -> tuple[int, int]:
        """Level and position."""
        steps = self._county.steps[self._seat]
        return steps // 5 + 1, steps % 5 + 1

    @property
    def steps(self) -> int:
        """Reputation on one line: level 1, position 1 is 0."""
        return self._county.steps[self._seat]

    @property
    def pounds(self) -> int:
        return self._county.pounds[self._seat]

    @property
    def available(self) -> list[str]:
        return crowds.words(self._county.available[self._seat])

    @property
    def quarters(self) -> list[str]:
        return crowds.words(self._county.quarters[self._seat])

    @property
    def expended(self) -> list[str]:
        return crowds.words(self._county.expended[self._seat])

    @property
    def estate(self) -> list[str]:
        """Tiles in the order of purchase; `/back` marks the side with the rose."""
        return [TILES[code >> 1] + ("/back" if code & 1 else "") for code in self._county.estate[self._seat]]

    @property
    def hand(self) -> set[str]:
        return {GENTRY[card] for card in bits(self._county.hand[self._seat])}

    @property
    def discard(self) -> set[str]:
        return {GENTRY[card] for card in bits(self._county.discard[self._seat])}

    @property
    def objectives(self) -> list[str]:
        return [OBJECTIVES[card] for card in self._county.objectives[self._seat]]

    @property
    def vp_cards(self) -> list[str]:
        return [VP_CARDS[card] for card in self._county.vp_cards[self._seat]]

    @property
    def score(self) -> dict[str, int]:
        """The seven categories as things stand."""
        return dict(terms(self._county, self._seat))


class Table(PlayedTable[County]):
    """A game in progress. Seats are called by their families; `chance` is a seat too."""

    game: ClassVar[Game] = GAME

    @property
    def county(self) -> County:
        return self.state

    def seat(self, family: str) -> Seat:
        return Seat(self.county, self.number(family))

    def allows(self, family: str, words: str) -> bool:
        """Whether the answer would be accepted."""
        return GAME.parse(words) in legal(self.county, self.number(family))

    def told(self, family: str, words: str) -> dict[str, str | int]:
        """What a refusal names besides reason and rule."""
        refusal = legal(self.county, self.number(family)).why(GAME.parse(words))
        assert refusal is not None, f"{words} is legal"
        return refusal.params

    def finish(self, family: str) -> None:
        """The turn ends: nothing more is bought, nobody dismissed, guests and cards come as they may."""
        answers = {"buy-tile": "done", "dismiss-guest": "decline"}
        self.let_chance()
        while self.asked == [family] and self.question in answers:
            self.play(family, answers[self.question])
            self.let_chance()

    def let_chance(self, seed: int = 0) -> None:
        """Chance answers whatever it is asked now."""
        rng = random.Random(seed)
        while self.asked == ["chance"]:
            self.answer_anyhow(rng)

    def pass_round(self) -> None:
        """Everybody passes for the rents and buys nothing; ends with the first question of the next round."""
        answers = {"choose-turn": "pass", "pass-favour": "rents", "buy-tile": "done", "use-hall": "decline"}
        number = self.county.round
        self.let_chance()
        while self.county.round == number and self.question in answers:
            self.play(self.asked[0], answers[self.question])
            if self.county.round == number:
                self.let_chance()

    def view(self, family: str | None) -> CountyView:
        return GAME.view(self.county, None if family is None else self.number(family))

    def scores(self) -> tuple[ScoreLine, ...]:
        return GAME.scores(self.county)

    @property
    def market(self) -> list[str]:
        """The spaces from the left; `*2` marks a stack, a dash an empty space."""
        return [
            "-" if tile < 0 else TILES[tile] + (f"*{copies}" if copies > 1 else "")
            for tile, copies in zip(self.county.market, self.county.stacks, strict=True)
        ]

    def draws(self, *tiles: str) -> list[str]:
        """These tiles come out of the bag; the market afterwards."""
        self.chance(*[f"tile {tile}" for tile in tiles])
        return self.market

    @property
    def reserve(self) -> list[str]:
        return [TILES[tile] for tile in self.county.reserve]

    @property
    def casual_deck(self) -> list[str]:
        """From the top; a part whose order is open comes in the order of the facts."""
        return [GENTRY[card] for card in self.county.casual.cards()]

    @property
    def prestige_deck(self) -> list[str]:
        return [GENTRY[card] for card in self.county.prestige.cards()]

    @property
    def for_hire(self) -> list[str]:
        return crowds.words(self.county.pool)

    def in_bag(self, tile: str) -> int:
        return self.county.bag[TILES.index(tile)]

    def name(self, seat: int) -> str:
        family = self.county.family[seat]
        return str(seat) if family < 0 else FAMILIES[family]

    def number(self, family: str) -> int:
        if family == "chance":
            return CHANCE
        if family.isdigit():  # a seat that has no family yet
            return int(family)
        return self.county.family.index(FAMILIES.index(family))


class Agreed(TypedDict, total=False):
    """What is agreed upon before a game."""

    modules: tuple[str, ...]
    options: Mapping[str, str] | None
    corrections: Mapping[str, object] | None


def _setup(seats: tuple[str, ...], **agreed: Unpack[Agreed]) -> Setup:
    chosen = {"families": ",".join(seats), **(agreed.get("options") or {})}
    corrections = dict(agreed.get("corrections") or {})
    return Setup("obsession", seats, agreed.get("modules", ()), chosen, corrections)


def table(
    seats: tuple[str, ...] = TWO,
    *,
    modules: tuple[str, ...] = (),
    options: Mapping[str, str] | None = None,
    corrections: Mapping[str, object] | None = None,
    **told: object,
) -> Table:
    """A position: families name the rows of the seats, other keys are those of a position."""
    return described(told, seats, modules=modules, options=options, corrections=corrections)


def described(told: Mapping[str, object], seats: tuple[str, ...] = TWO, **agreed: Unpack[Agreed]) -> Table:
    """The same from a description that is already a mapping."""
    setup = _setup(seats, **agreed)
    return Table(setup, GAME.position(setup, overrides(told, FAMILIES)))


def new_game(seats: tuple[str, ...] = TWO, **agreed: Unpack[Agreed]) -> Table:
    """A game at its first question, families chosen beforehand unless *options* say otherwise."""
    setup = _setup(seats, **agreed)
    return Table(setup, GAME.start(setup))


def misfit(
    seats: tuple[str, ...] = TWO,
    modules: tuple[str, ...] = (),
    **options: str,
) -> tuple[str, dict[str, str | int]]:
    """Code and parameters with which a set-up is turned away; in the names of options `_` is a hyphen."""
    given = {name.replace("_", "-"): value for name, value in options.items()}
    with pytest.raises(Invalid) as caught:
        GAME.start(Setup("obsession", seats, modules, given))
    return caught.value.code, caught.value.params
