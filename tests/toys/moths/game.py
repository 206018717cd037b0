"""Moths behind the interface that bots, simulation, terminal and server use."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, Item, State
from parlour.kernel.beyond.companion import Companion
from parlour.kernel.beyond.grammar import SHARED_KEYS, Grammar
from parlour.kernel.beyond.study import Study
from parlour.kernel.beyond.trials import Trials
from parlour.kernel.codec import digest
from parlour.kernel.engine import to_move
from parlour.kernel.errors import Invalid, Param, RulesBug
from parlour.kernel.game import Block, Cell, Facts, Game, Meta, ScoreLine, Setup, View, count_seats, own
from parlour.kernel.ruleset import Module, Option, compose, settle_options
from tests.toys.moths.night import (
    CARD_OF,
    CARDS,
    CODEC,
    HAND,
    HIDDEN,
    PLAY,
    VOCABULARY,
    Night,
    PlayCard,
    Rules,
    deal,
    new_night,
)

META: Final = Meta(
    id="moths",
    rules_version="1",
    min_seats=2,
    max_seats=4,
    modules=(Module("base"), Module("full-moon")),
    base="base",
    options=(Option("names", ""), Option("singed", "0", ("0", "1"))),
    designer="Parlour",
    publisher="Parlour",
    question_kinds=("play-card",),
    seat_option="names",
)
GRAMMAR: Final = Grammar(
    package="tests.toys.moths",
    prefix="mo",
    sorts={"card": "card", "question": "question"},
    lists={"cards": "card"},
    keys=SHARED_KEYS,
)


@dataclass(frozen=True)
class Dusk(View):
    """What one seat may know: its own hand, and all that lies open."""

    seat: int | None
    rules: Rules
    agenda: tuple[tuple[Item, int], ...]
    to_move: tuple[int, ...]
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    played: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    won: tuple[int, ...]
    lantern: int

    def plain(self) -> dict[str, object]:
        question = self.agenda[-1][0] if self.agenda else None
        return {
            "game": META.id,
            "modules": list(self.rules.modules),
            "options": dict(self.rules.options),
            "viewer": self.seat,
            "to-move": ["chance" if seat == CHANCE else seat for seat in self.to_move],
            "question": getattr(question, "kind", ""),
            "lantern": self.lantern,
            "hand": [str(card) for card in self.hand],
            "seats": [
                {"seat": at, "points": self.points[at], "won": self.won[at], "cards": self.sizes[at]}
                for at in range(self.rules.seats)
            ],
        }


def _rules(setup: Setup) -> Rules:
    options = settle_options(META.options, setup.options)
    names = options["names"].split(",") if options["names"] else []
    if names and len(set(names)) != len(setup.seats):
        raise Invalid("bad-option", {"option": "names", "value": options["names"], "choices": ""})
    if setup.corrections:
        raise Invalid("unknown-key", {"path": "", "key": str(next(iter(setup.corrections)))[:40]})
    modules = compose(META.modules, META.base, setup.modules, ()).modules
    return Rules(count_seats(META, setup), modules, options)


def _sight(item: Item, seat: int | None, ended: bool) -> Item:
    if not isinstance(item, PlayCard) or ended:
        return item
    return PlayCard(
        tuple([each if at == seat or each is None else HIDDEN for at, each in enumerate(item.answers)])
    )


class Moths(Game):
    """The game as one object."""

    def __init__(self) -> None:
        self.meta = META
        self.grammar = GRAMMAR
        self.companion = Companion(moment=lambda state: len(own(Night, state).played[0]))
        self.study = Study()
        self.trials = Trials(values={"names": self._names}, opening={"card-shown": "card"})

    @staticmethod
    def _names(setup: Setup, rng: random.Random) -> str:
        return ",".join(rng.sample(["owl", "ermine", "hawk", "lackey", "emperor"], len(setup.seats)))

    def start(self, setup: Setup) -> Night:
        return new_night(_rules(setup))

    def clone(self, state: State) -> Night:
        return own(Night, state).clone()

    def parse(self, text: str) -> Action:
        return VOCABULARY.parse(text)

    def vocabulary(self) -> Iterator[Action]:
        yield from VOCABULARY.table.values()
        yield deal(CARDS[:HAND])

    def view(self, state: State, seat: int | None, ended: bool = False) -> Dusk:
        night = own(Night, state)
        return Dusk(
            seat,
            night.rules,
            tuple([(_sight(item, seat, ended), owner) for item, owner in night.agenda]),
            to_move(night),
            night.hands[seat] if seat is not None else (),
            tuple([len(hand) for hand in night.hands]),
            tuple(night.played),
            tuple(night.points),
            tuple(night.won),
            night.lantern,
        )

    def reveal(self, state: State) -> dict[str, object]:
        night = own(Night, state)
        return {**self.view(night, None).plain(), "hands": [list(hand) for hand in night.hands]}

    def layout(self, view: View) -> tuple[Block, ...]:
        dusk = own(Dusk, view)
        columns = tuple(
            [Cell("label", f"mo-column-{name}") for name in ("seat", "points", "cards", "played")]
        )
        rows = tuple(
            [
                (
                    (Cell("seat", at),),
                    (Cell("number", dusk.points[at]),),
                    (Cell("number", dusk.sizes[at]),),
                    tuple([Cell("card", str(card)) for card in dusk.played[at]]),
                )
                for at in range(dusk.rules.seats)
            ]
        )
        hand = tuple([Cell("card", str(card)) for card in dusk.hand])
        labels = (Cell("label", "mo-column-lantern"), Cell("label", "mo-column-hand"))
        own_row = (((Cell("number", dusk.lantern),), hand),)
        return Block("mo-block-night", columns, rows), Block("mo-block-you", labels, own_row)

    def describe(self, action: Action) -> tuple[str, dict[str, Param]]:
        if action in CARD_OF:
            return "mo-act-play", {"card": str(CARD_OF[action])}
        verb, _, rest = action.text.partition(" ")
        return (
            (f"mo-act-{verb}", {"cards": rest})
            if verb == "deal"
            else (f"mo-act-{verb}", {"value": int(rest)})
        )

    def topic(self, view: View) -> str:
        return "playing"

    def determinize(self, view: View, rng: random.Random) -> Night:
        dusk = own(Dusk, view)
        night = Night(dusk.rules)
        known = {*dusk.hand, *[card for cards in dusk.played for card in cards]}
        rest = [card for card in CARDS if card not in known]
        rng.shuffle(rest)
        for seat, size in enumerate(dusk.sizes):
            mine = seat == dusk.seat
            night.hands[seat] = dusk.hand if mine else tuple(sorted([rest.pop() for _ in range(size)]))
        night.stock, night.lantern = tuple(sorted(rest)), dusk.lantern
        night.played, night.points, night.won = list(dusk.played), list(dusk.points), list(dusk.won)
        night.agenda = [(self._dealt(item, night, rng), owner) for item, owner in dusk.agenda]
        return night

    def _dealt(self, item: Item, night: Night, rng: random.Random) -> Item:
        if not isinstance(item, PlayCard):
            return item
        return PlayCard(
            tuple(
                [
                    PLAY[rng.choice(night.hands[at])] if each == HIDDEN else each
                    for at, each in enumerate(item.answers)
                ]
            )
        )

    def encode(self, state: State) -> dict[str, object]:
        night = own(Night, state)
        return {
            "agenda": [[CODEC.encode(item), owner] for item, owner in night.agenda],
            "stock": list(night.stock),
            "hands": [list(hand) for hand in night.hands],
            "played": [list(cards) for cards in night.played],
            "points": night.points[:],
            "won": night.won[:],
            "lantern": night.lantern,
        }

    def decode(self, plain: Mapping[str, Any], setup: Setup) -> Night:
        night = Night(_rules(setup))
        night.agenda = [(CODEC.decode(item), owner) for item, owner in plain["agenda"]]
        night.stock, night.lantern = tuple(plain["stock"]), plain["lantern"]
        night.hands = [tuple(hand) for hand in plain["hands"]]
        night.played = [tuple(cards) for cards in plain["played"]]
        night.points, night.won = list(plain["points"]), list(plain["won"])
        return night

    def position(self, setup: Setup, overrides: Mapping[str, object]) -> Night:
        if overrides:
            raise Invalid("bad-position", {"key": str(next(iter(overrides)))[:40]})
        return self.start(setup)

    def check(self, state: State) -> None:
        night = own(Night, state)
        found = [
            *night.stock,
            *[card for zone in (night.hands, night.played) for hand in zone for card in hand],
        ]
        if sorted(found) != list(CARDS) or min(night.points) < 0:
            raise RulesBug("a card is missing or doubled")

    def scores(self, state: State) -> tuple[ScoreLine, ...]:
        night = own(Night, state)
        lines: list[ScoreLine] = []
        for seat, total in enumerate(night.points):
            moonlight = night.won[seat] * night.rules.bright
            terms = (("lanterns", total - moonlight), ("moonlight", moonlight))
            rank = 1 + sum([other > total for other in night.points])
            lines.append(ScoreLine(seat, terms, total, 0, rank))
        return tuple(lines)

    def facts(self, corrections: Mapping[str, object]) -> Facts:
        if corrections:
            raise Invalid("unknown-key", {"path": "", "key": str(next(iter(corrections)))[:40]})
        return Facts(digest(CARDS), (), ())

    def components(self, corrections: Mapping[str, object]) -> object:
        return {"cards": list(CARDS)}

    def data_hash(self, setup: Setup) -> str:
        return digest(CARDS)


MOTHS: Final = Moths()
