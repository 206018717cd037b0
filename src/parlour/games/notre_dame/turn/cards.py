"""Phase 3: playing action cards. Where the cube comes from, the donation, the confidant."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.notre_dame.content.records import SECTORS
from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.turn.offer import Offer
from parlour.games.notre_dame.turn.sectors import use_sector
from parlour.games.notre_dame.turn.supply import gain_prestige, pay_gold
from parlour.games.notre_dame.words.actions import (
    CARD_KIND,
    CARD_WORDS,
    CONFIDANT,
    DONATE,
    FORGO,
    FROM,
    KINDS,
    NOTRE_DAME,
    PLACES,
    PLAY,
    SEND,
    Donate,
    Forgo,
    From,
    Play,
    Send,
)
from parlour.kernel.action import Action
from parlour.kernel.agenda import Effect, Question, push
from parlour.kernel.errors import Refusal
from parlour.kernel.event import Event
from parlour.kernel.refusals import not_an_answer


def has_cube_for(city: City, seat: int, place: int) -> bool:
    """Whether a cube can be put on *place*: from the supply or, when it is empty, from another place."""
    if city.supply[seat] > 0:
        return True
    if place != NOTRE_DAME and city.cathedral[seat] > 0:
        return True
    base = seat * 7
    cubes = city.cubes
    for sector in range(7):
        if sector != place and cubes[base + sector] > 0:
            return True
    return False


def refuse_card_action(city: City, seat: int, kind: int) -> Refusal | None:
    """Why the action of a card cannot be carried out, if so."""
    if kind == CONFIDANT:
        return None
    if kind == NOTRE_DAME and city.gold[seat] == 0:
        return Refusal("no-gold-to-donate", "notre-dame")
    if not has_cube_for(city, seat, kind):
        return Refusal("no-cube-to-place", "empty-supply", {"place": PLACES[kind]})
    return None


def card_action(city: City, seat: int, kind: int) -> None:
    """Carry out the action of a card that `refuse_card_action` lets through."""
    if kind == CONFIDANT:
        city.agenda.append((SEND_CONFIDANT, seat))
    elif city.supply[seat] > 0:
        city.supply[seat] -= 1
        put_cube(city, seat, kind)
    else:
        city.agenda.append((MOVE_CUBE[kind], seat))


def put_cube(city: City, seat: int, place: int) -> None:
    """A cube in hand comes onto its place, and the action follows."""
    if city.sink is not None:
        city.sink.append(Event("cube-placed", seat, {"place": PLACES[place]}))
    if place == NOTRE_DAME:
        city.cathedral[seat] += 1
        city.agenda.append((DONATION, seat))
    else:
        city.cubes[seat * 7 + place] += 1
        use_sector(city, seat, place)


def _show_card(city: City, seat: int, card: int) -> None:
    city.hand[seat] = tuple([other for other in city.hand[seat] if other != card])
    city.shown[seat] += (card,)
    city.played |= 1 << card


class PlayCard(Question[City]):
    """Play one of the cards in hand, with its action or without."""

    kind: ClassVar[str] = "play-card"

    def options(self, state: City, seat: int) -> list[Action]:
        choices: list[Action] = []
        has_cube = state.supply[seat] > 0
        for card in state.hand[seat]:
            kind = CARD_KIND[card]
            if (
                kind == CONFIDANT
                or (has_cube and (kind != NOTRE_DAME or state.gold[seat] > 0))
                or (not has_cube and refuse_card_action(state, seat, kind) is None)
            ):
                choices.append(PLAY[card])
            choices.append(FORGO[card])
        return choices

    def refuse(self, state: City, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Forgo):
            return _refuse_card(state, seat, action.card)
        return _refuse_play(state, seat, action, self.kind, "phase-3")

    def resolve(self, state: City, seat: int, action: Action) -> None:
        if isinstance(action, Play):
            _show_card(state, seat, action.card)
            if state.sink is not None:
                state.sink.append(Event("card-played", seat, {"card": CARD_WORDS[action.card]}))
            card_action(state, seat, CARD_KIND[action.card])
        elif isinstance(action, Forgo):
            _show_card(state, seat, action.card)
            if state.sink is not None:
                state.sink.append(Event("card-forgone", seat, {"card": CARD_WORDS[action.card]}))


def _refuse_card(city: City, seat: int, card: int) -> Refusal | None:
    if card in city.hand[seat]:
        return None
    return Refusal("card-not-in-hand", "phase-3", {"card": CARD_WORDS[card]})


def _refuse_play(city: City, seat: int, action: Action, kind: str, rule: str) -> Refusal | None:
    if not isinstance(action, Play):
        return not_an_answer(action, kind, rule)
    missing = _refuse_card(city, seat, action.card)
    return missing if missing is not None else refuse_card_action(city, seat, CARD_KIND[action.card])


class PlayThirdCard(Offer):
    """The scholar: use the action of the card that was set aside (p. 11)."""

    kind: ClassVar[str] = "play-third-card"

    def offered(self, state: City, seat: int) -> list[Action]:
        choices: list[Action] = [
            PLAY[card]
            for card in state.hand[seat]
            if refuse_card_action(state, seat, CARD_KIND[card]) is None
        ]
        return choices

    def refuse_offered(self, state: City, seat: int, action: Action) -> Refusal | None:
        return _refuse_play(state, seat, action, self.kind, "new-period-a-persons")

    def resolve(self, state: City, seat: int, action: Action) -> None:
        if isinstance(action, Play):
            PLAY_CARD.resolve(state, seat, action)


class MoveCube(Question[City]):
    """The personal supply is empty: choose the place a cube is moved from (p. 7). Never the confidant."""

    kind: ClassVar[str] = "move-cube"
    fields: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def options(self, state: City, seat: int) -> list[Action]:
        base = seat * 7
        cubes = state.cubes
        choices: list[Action] = [
            FROM[sector] for sector in range(7) if sector != self.place and cubes[base + sector] > 0
        ]
        if self.place != NOTRE_DAME and state.cathedral[seat] > 0:
            choices.append(FROM[NOTRE_DAME])
        return choices

    def refuse(self, state: City, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, From):
            return not_an_answer(action, self.kind, "empty-supply")
        place = action.place
        if place == self.place:
            return Refusal("cube-must-change-place", "empty-supply", {"place": PLACES[place]})
        there = state.cathedral[seat] if place == NOTRE_DAME else state.cubes[seat * 7 + place]
        if there == 0:
            return Refusal("no-cube-there", "empty-supply", {"place": PLACES[place]})
        return None

    def resolve(self, state: City, seat: int, action: Action) -> None:
        if isinstance(action, From):
            if action.place == NOTRE_DAME:
                state.cathedral[seat] -= 1
            else:
                state.cubes[seat * 7 + action.place] -= 1
            if state.sink is not None:
                state.sink.append(Event("cube-taken-from", seat, {"place": PLACES[action.place]}))
            put_cube(state, seat, self.place)


class MakeDonation(Question[City]):
    """One to three gold for the cathedral (p. 6)."""

    kind: ClassVar[str] = "make-donation"

    def options(self, state: City, seat: int) -> list[Action]:
        return list(DONATE[: min(len(state.rules.donations), state.gold[seat])])

    def refuse(self, state: City, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Donate):
            return not_an_answer(action, self.kind, "notre-dame")
        if action.gold > state.gold[seat]:
            return Refusal("not-enough-gold", "notre-dame", {"gold": state.gold[seat], "asked": action.gold})
        return None

    def resolve(self, state: City, seat: int, action: Action) -> None:
        if isinstance(action, Donate):
            pay_gold(state, seat, action.gold)
            if state.sink is not None:
                state.sink.append(Event("donated", seat, {"amount": action.gold}))
            gain_prestige(state, seat, state.rules.donations[action.gold - 1], KINDS[NOTRE_DAME])


class SendConfidant(Question[City]):
    """Send the confidant to a sector other than the one he is in; its action follows (p. 5)."""

    kind: ClassVar[str] = "send-confidant"

    def options(self, state: City, seat: int) -> list[Action]:
        here = state.confidant[seat]
        return [SEND[sector] for sector in range(7) if sector != here]

    def refuse(self, state: City, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Send):
            return not_an_answer(action, self.kind, "confidant")
        if action.sector == state.confidant[seat]:
            return Refusal("confidant-already-there", "confidant", {"sector": SECTORS[action.sector]})
        return None

    def resolve(self, state: City, seat: int, action: Action) -> None:
        if isinstance(action, Send):
            state.confidant[seat] = action.sector
            if state.sink is not None:
                state.sink.append(Event("confidant-sent", seat, {"sector": SECTORS[action.sector]}))
            use_sector(state, seat, action.sector)


PLAY_CARD: Final = PlayCard()
PLAY_THIRD_CARD: Final = PlayThirdCard()
SEND_CONFIDANT: Final = SendConfidant()
DONATION: Final = MakeDonation()
MOVE_CUBE: Final = tuple([MoveCube(place) for place in range(8)])


class PlayRound(Effect[City]):
    """Each seat plays a card, clockwise from the first player; a turn has two such rounds."""

    def run(self, state: City, seat: int) -> None:
        seats = state.rules.seats
        for step in range(seats - 1, -1, -1):
            push(state, (state.first + step) % seats, PLAY_CARD)
