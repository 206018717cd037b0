"""A table for the rule tests: describe a position, answer in words, read what lies where afterwards.

Every answer is checked on the way: it must be among the listed answers, and no component may get lost.
A refused answer must be missing from that list and must leave the table as it was.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from parlour.games import find_game
from parlour.games.notre_dame.content.records import BILLS, COLOURS, SECTORS
from parlour.games.notre_dame.setup import ShortlistGreys
from parlour.games.notre_dame.sight.view import CityView
from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.words.actions import CARD_WORDS, FORGO, MARKET_WORDS, PASS
from parlour.games.notre_dame.words.catalogue import BROWN, GREY_A, GREY_B, GREY_C, PERSONS
from parlour.kernel.agenda import CHANCE, State
from parlour.kernel.engine import apply, legal, open_question, to_move
from parlour.kernel.errors import Illegal
from parlour.kernel.game import Setup

GAME = find_game("notre-dame")
Row = Mapping[str, object]


class Seat:
    """What lies in front of a player and in the borough."""

    def __init__(self, city: City, seat: int) -> None:
        self._city = city
        self._seat = seat

    @property
    def gold(self) -> int:
        return self._city.gold[self._seat]

    @property
    def prestige(self) -> int:
        return self._city.prestige[self._seat]

    @property
    def rat(self) -> int:
        return self._city.rat[self._seat]

    @property
    def supply(self) -> int:
        return self._city.supply[self._seat]

    @property
    def general(self) -> int:
        return self._city.general[self._seat]

    @property
    def cathedral(self) -> int:
        return self._city.cathedral[self._seat]

    @property
    def cubes(self) -> dict[str, int]:
        """Cubes by sector, without the empty ones."""
        counts = self._city.cubes[self._seat * 7 : self._seat * 7 + 7]
        return {SECTORS[sector]: count for sector, count in enumerate(counts) if count}

    @property
    def confidant(self) -> str | None:
        sector = self._city.confidant[self._seat]
        return None if sector < 0 else SECTORS[sector]

    @property
    def carriage(self) -> str:
        return MARKET_WORDS[self._city.carriage[self._seat]]

    @property
    def bills(self) -> list[str]:
        """The bills collected."""
        return [
            f"{colour}-{bill}"
            for index, colour in enumerate(COLOURS)
            for kind, bill in enumerate(BILLS)
            if (self._city.collected[self._seat * 5 + index] >> kind) & 1
        ]

    @property
    def hand(self) -> list[str]:
        return [CARD_WORDS[card] for card in self._city.hand[self._seat]]

    @property
    def pool(self) -> list[str]:
        return [CARD_WORDS[card] for card in self._city.pool[self._seat]]

    @property
    def deck(self) -> list[str]:
        return [CARD_WORDS[card] for card in self._city.deck[self._seat]]

    @property
    def shown(self) -> list[str]:
        return [CARD_WORDS[card] for card in self._city.shown[self._seat]]


class Table:
    """A game in progress. Seats are called by their colour; `chance` is a seat too."""

    def __init__(self, setup: Setup, state: State) -> None:
        assert isinstance(state, City)
        self.setup = setup
        self.city = state
        self.city.sink = []

    def seat(self, colour: str) -> Seat:
        return Seat(self.city, self._number(colour))

    def play(self, colour: str, *answers: str) -> None:
        """Give one answer after another."""
        seat = self._number(colour)
        for words in answers:
            action = GAME.parse(words)
            listed = self._is_long() or any(action == each for each in legal(self.city, seat))
            apply(self.city, seat, action)
            assert listed, f"{words} was accepted but is not listed"
            GAME.check(self.city)

    def chance(self, *outcomes: str) -> None:
        self.play("chance", *outcomes)

    def refuses(self, colour: str, words: str) -> tuple[str, str]:
        """Reason and rule of a refusal."""
        seat = self._number(colour)
        action = GAME.parse(words)
        refusal = legal(self.city, seat).why(action)
        assert refusal is not None, f"{words} is legal"
        assert self._is_long() or words not in self.offers(colour), f"{words} is listed but refused"
        before = GAME.encode(self.city)
        with pytest.raises(Illegal):
            apply(self.city, seat, action)
        assert GAME.encode(self.city) == before
        return refusal.reason, refusal.rule

    def offers(self, colour: str, verb: str = "") -> list[str]:
        """Every legal answer, or those with a certain verb."""
        texts = [action.text for action in legal(self.city, self._number(colour))]
        return [text for text in texts if text.split()[0] == verb] if verb else texts

    def first_offer(self, colour: str) -> str:
        """One legal answer, without listing the others."""
        return next(iter(legal(self.city, self._number(colour)))).text

    def _is_long(self) -> bool:
        """The draw of nine greys out of 27 has too many outcomes to list."""
        return isinstance(open_question(self.city), ShortlistGreys)

    @property
    def question(self) -> str:
        """The kind of the open question; the empty word when the game is over."""
        question = open_question(self.city)
        return "" if question is None else question.kind

    @property
    def asked(self) -> list[str]:
        """Who may answer now."""
        return [
            "chance" if seat == CHANCE else COLOURS[self.city.rules.colours[seat]]
            for seat in to_move(self.city)
        ]

    def pass_to(self, colour: str) -> None:
        """The others forgo their cards, or do not bribe, until it is this seat's turn."""
        while self.asked != [colour]:
            self._idle()

    def end_turn(self) -> None:
        """Everybody forgoes and passes until chance is asked, or the game is over."""
        while self.asked and self.asked != ["chance"]:
            self._idle()

    def _idle(self) -> None:
        seat = to_move(self.city)[0]
        bribing = self.question in ("bribe-person", "bribe-again")
        apply(self.city, seat, PASS if bribing else FORGO[self.city.hand[seat][0]])
        GAME.check(self.city)

    def answer_anyhow(self, rng: random.Random) -> None:
        """Any legal answer of the first seat asked."""
        seat = to_move(self.city)[0]
        apply(self.city, seat, legal(self.city, seat).sample(rng))
        GAME.check(self.city)

    def events(self, kind: str, viewer: str | None = None) -> list[dict[str, object]]:
        """The events of a kind, whole or as *viewer* may see them (`nobody` is a spectator)."""
        found = [event for event in self.city.sink or [] if event.kind == kind]
        if viewer is None:
            return [event.whole() for event in found]
        return [event.project(None if viewer == "nobody" else self._number(viewer)) for event in found]

    def view(self, colour: str | None) -> CityView:
        view = GAME.view(self.city, None if colour is None else self._number(colour))
        assert isinstance(view, CityView)
        return view

    def bill_at(self, market: str) -> str | None:
        bill = self.city.bills[MARKET_WORDS.index(market)]
        return None if bill < 0 else f"{COLOURS[bill >> 2]}-{BILLS[bill & 3]}"

    @property
    def persons(self) -> list[str]:
        return [PERSONS[person] for person in self.city.display]

    def _number(self, colour: str) -> int:
        return CHANCE if colour == "chance" else self.city.rules.seat_of[COLOURS.index(colour)]


def _setup(
    players: int,
    new_persons: bool,
    options: Mapping[str, str] | None,
    rats: Mapping[str, int] | None,
) -> Setup:
    return Setup(
        "notre-dame",
        ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay")[:players],
        ("new-persons",) if new_persons else (),
        dict(options or {}),
        {"rats": dict(rats)} if rats else {},
    )


def table(
    players: int = 3,
    *,
    new_persons: bool = False,
    options: Mapping[str, str] | None = None,
    rats: Mapping[str, int] | None = None,
    **told: object,
) -> Table:
    """A position: colours name the rows of the seats, other keys are those of a position."""
    return described(told, players, new_persons=new_persons, options=options, rats=rats)


def described(
    told: Mapping[str, object],
    players: int = 3,
    *,
    new_persons: bool = False,
    options: Mapping[str, str] | None = None,
    rats: Mapping[str, int] | None = None,
) -> Table:
    """The same from a description that is already a mapping."""
    setup = _setup(players, new_persons, options, rats)
    rows = {name: row for name, row in told.items() if name in COLOURS}
    position = {name.replace("_", "-"): value for name, value in told.items() if name not in COLOURS}
    return Table(setup, GAME.position(setup, {**position, "seats": rows}))


def new_game(
    players: int = 3, *, new_persons: bool = False, options: Mapping[str, str] | None = None
) -> Table:
    """A game at its first question."""
    setup = _setup(players, new_persons, options, None)
    return Table(setup, GAME.start(setup))


def meeting(
    person: str,
    players: int = 3,
    *,
    red: Row | None = None,
    options: Mapping[str, str] | None = None,
    rats: Mapping[str, int] | None = None,
    **told: object,
) -> Table:
    """Phase 4 with *person* on display and red to bribe first, in the period of the person."""
    position = {**showing(person), "red": red or {}, **told}
    return described(position, players, new_persons=True, options=options, rats=rats)


def showing(person: str) -> dict[str, object]:
    """The keys of a position in phase 4, in the period of *person*, who is on display."""
    if person in BROWN:
        other = next(brown for brown in BROWN if brown != person)
        return {"phase": "bribe", "turn": 1, "persons": [person, other, GREY_A[0]]}
    period = [person in letter for letter in (GREY_A, GREY_B, GREY_C)].index(True)
    return {"phase": "bribe", "turn": 1 + 3 * period, "persons": [*BROWN[:2], person]}


def laid(ring: tuple[str, ...], taken: tuple[str, ...] = (), **orders: str) -> dict[str, str]:
    """The bills on the board: *orders* gives the bills on a, b, c, d of a colour, less those *taken*."""
    board: dict[str, str] = {}
    for colour in ring:
        for corner, bill in zip("abcd", orders.get(colour, " ".join(BILLS)).split(), strict=True):
            if f"{colour}-{bill}" not in taken:
                board[f"{colour}-{corner}"] = f"{colour}-{bill}"
    return board
