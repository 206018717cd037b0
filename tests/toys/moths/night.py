"""The rules of Moths: hands are secret, a lantern is lit each round, the highest card alone wins it."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from parlour.kernel.action import Action, Vocabulary
from parlour.kernel.agenda import CHANCE, TABLE, Effect, Item, State, Together, push
from parlour.kernel.chance import Chance, draw_some
from parlour.kernel.codec import RecordCodec
from parlour.kernel.errors import Invalid, Refusal
from parlour.kernel.event import Event

CARDS: Final = tuple(range(1, 17))
HAND: Final = 4
PLAY: Final = {card: Action(f"play {card}") for card in CARDS}
LIGHTS: Final = tuple([Action(f"light {value}") for value in (1, 2, 3)])
CARD_OF: Final = {action: card for card, action in PLAY.items()}
HIDDEN: Final = Action("hidden")
"""Stands for an answer that another seat has given in secret."""


def deal(cards: tuple[int, ...]) -> Action:
    """The outcome that gives somebody these cards."""
    return Action("deal " + ",".join(map(str, cards)))


def _parse_deal(words: tuple[str, ...]) -> Action:
    parts = words[0].split(",") if len(words) == 1 else []
    cards = tuple([int(part) for part in parts if part.isdecimal() and len(part) <= 2])
    if len(cards) != HAND or len(parts) != HAND or not set(cards) <= set(CARDS):
        raise Invalid("unknown-words", {"words": " ".join(words)[:40], "verb": "deal"})
    return deal(cards)


VOCABULARY: Final = Vocabulary([*PLAY.values(), *LIGHTS], {"deal": _parse_deal})


@dataclass(frozen=True)
class Rules:
    """What was agreed before the game."""

    seats: int
    modules: tuple[str, ...]
    options: dict[str, str]

    @property
    def bright(self) -> int:
        """What is added to every lantern."""
        return 1 if "full-moon" in self.modules else 0

    @property
    def penalty(self) -> int:
        """What a tie for the highest card costs."""
        return int(self.options["singed"])


class Night(State):
    """Everything that can change."""

    def __init__(self, rules: Rules) -> None:
        self.agenda: list[tuple[Item, int]] = []
        self.sink: list[Event] | None = None
        self.rules = rules
        self.stock: tuple[int, ...] = CARDS
        self.hands: list[tuple[int, ...]] = [()] * rules.seats
        self.played: list[tuple[int, ...]] = [()] * rules.seats
        self.points = [0] * rules.seats
        self.won = [0] * rules.seats
        self.lantern = 0

    def clone(self) -> Night:
        """A copy to play on."""
        other = Night(self.rules)
        other.agenda = self.agenda[:]
        other.stock, other.lantern = self.stock, self.lantern
        other.hands, other.played = self.hands[:], self.played[:]
        other.points, other.won = self.points[:], self.won[:]
        return other

    def tell(self, kind: str, seat: int, **data: int) -> None:
        """Say what happened, if anybody listens."""
        if self.sink is not None:
            self.sink.append(Event(kind, seat, {**data}))


class Deal(Chance[Night]):
    """A hand for one seat, which nobody else sees."""

    fields: ClassVar[tuple[str, ...]] = ("receiver",)

    def __init__(self, receiver: int) -> None:
        self.receiver = receiver

    def outcomes(self, state: Night) -> Iterator[tuple[Action, int]]:
        for cards in itertools.combinations(state.stock, HAND):
            yield deal(cards), 1

    def sample(self, state: Night, seat: int, rng: random.Random) -> Action:
        return deal(draw_some(state.stock, HAND, rng))

    def refuse(self, state: Night, seat: int, action: Action) -> Refusal | None:
        cards = _cards(action)
        if tuple(sorted(set(cards))) == cards and len(cards) == HAND and set(cards) <= set(state.stock):
            return None
        return Refusal("impossible-outcome", "dealing", {"action": action.text})

    def resolve(self, state: Night, seat: int, action: Action) -> None:
        cards = _cards(action)
        state.hands[self.receiver] = cards
        state.stock = tuple([card for card in state.stock if card not in cards])
        if state.sink is not None:
            words = tuple([str(card) for card in cards])
            told = Event("hand-dealt", self.receiver, {"count": HAND}, {"cards": words}, (self.receiver,))
            state.sink.append(told)


def _cards(action: Action) -> tuple[int, ...]:
    verb, _, cards = action.text.partition(" ")
    return tuple([int(card) for card in cards.split(",")]) if verb == "deal" else ()


class Light(Chance[Night]):
    """How much the next lantern is worth."""

    def outcomes(self, state: Night) -> Iterator[tuple[Action, int]]:
        yield from zip(LIGHTS, (3, 2, 1), strict=True)

    def refuse(self, state: Night, seat: int, action: Action) -> Refusal | None:
        return None if action in LIGHTS else Refusal("impossible-outcome", "lantern", {"action": action.text})

    def resolve(self, state: Night, seat: int, action: Action) -> None:
        state.lantern = LIGHTS.index(action) + 1 + state.rules.bright
        state.tell("lantern-lit", seat, value=state.lantern)


class PlayCard(Together[Night]):
    """Everybody lays one card face down; then all are turned over."""

    kind: ClassVar[str] = "play-card"

    def options(self, state: Night, seat: int) -> list[Action]:
        return [PLAY[card] for card in state.hands[seat]]

    def refuse(self, state: Night, seat: int, action: Action) -> Refusal | None:
        card = CARD_OF.get(action)
        if card is None:
            return Refusal("not-an-answer", "playing", {"question": self.kind})
        return None if card in state.hands[seat] else Refusal("not-in-hand", "playing", {"card": str(card)})

    def finish(self, state: Night) -> None:
        cards = [CARD_OF[answer] for answer in self.answers if answer is not None]
        for seat, card in enumerate(cards):
            state.hands[seat] = tuple([each for each in state.hands[seat] if each != card])
            state.played[seat] += (card,)
            state.tell("card-shown", seat, card=card)
        near = [seat for seat, card in enumerate(cards) if max(cards) - card <= state.rules.penalty]
        if len(near) == 1:
            state.points[near[0]] += state.lantern
            state.won[near[0]] += 1
            state.tell("lantern-won", near[0], points=state.lantern)
        else:
            state.tell("lantern-lost", -1)
        state.lantern = 0


class Round(Effect[Night]):
    """A lantern, and a card from everybody, while there are cards."""

    def run(self, state: Night, seat: int) -> None:
        if state.hands[0]:
            push(state, seat, Round())
            push(state, TABLE, PlayCard((None,) * state.rules.seats))
            push(state, CHANCE, Light())


def new_night(rules: Rules) -> Night:
    """A game before its first card."""
    night = Night(rules)
    push(night, TABLE, Round())
    for seat in reversed(range(rules.seats)):
        push(night, CHANCE, Deal(seat))
    return night


CODEC: Final = RecordCodec([Deal, Light, PlayCard, Round], VOCABULARY.parse)
