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
from parlour.games.notre_dame.words.masks import NTH, ONES, without
from parlour.kernel.action import Action
from parlour.kernel.agenda import Chooser, Effect, Numbered, rounds
from parlour.kernel.errors import Refusal, RulesBug
from parlour.kernel.event import Event
from parlour.kernel.refusals import not_an_answer


def has_cube_for(city: City, seat: int, place: int) -> bool:
    """Whether a cube can be put on *place*: from the supply or, when it is empty, from another place."""
    return city.supply[seat] > 0 or city.with_cubes(seat) & ~(1 << place) != 0


_ALL: Final = (1 << len(KINDS)) - 1


def cards_with_action(city: City, seat: int) -> int:
    """The kinds of cards whose action `refuse_card_action` lets through, as a mask."""
    mask = _ALL
    if city.supply[seat] == 0:
        there = city.with_cubes(seat)
        if there & (there - 1) == 0:  # at most one place has cubes, and none can be moved to where it is
            mask = 1 << CONFIDANT if there == 0 else _ALL & ~there
    return mask if city.gold[seat] > 0 else mask & ~(1 << NOTRE_DAME)


def _answers(hand: tuple[int, ...], with_action: int) -> int:
    """How many ways there are to play a card: each without its action, some with it."""
    count = len(hand)
    if with_action == _ALL:
        return 2 * count
    for card in hand:
        count += (with_action >> CARD_KIND[card]) & 1
    return count


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
    city.hand[seat] = without(city.hand[seat], card)
    shown = city.shown[seat]
    city.shown[seat] = (*shown, card) if shown else (card,)
    city.played |= 1 << card


class PlayCard(Numbered[City]):
    """Play one of the cards in hand, with its action or without."""

    kind: ClassVar[str] = "play-card"

    def how_many(self, state: City, seat: int) -> int:
        return _answers(state.hand[seat], cards_with_action(state, seat))

    def nth(self, state: City, seat: int, number: int) -> Action:
        with_action = cards_with_action(state, seat)
        for card in state.hand[seat]:
            if (with_action >> CARD_KIND[card]) & 1:
                if number == 0:
                    return PLAY[card]
                number -= 1
            if number == 0:
                return FORGO[card]
            number -= 1
        raise RulesBug("no such card")

    def play(self, state: City, seat: int, chooser: Chooser) -> None:
        hand = state.hand[seat]
        with_action = cards_with_action(state, seat)
        number = chooser.below(_answers(hand, with_action))
        chooser.plies += 1
        for card in hand:
            if (with_action >> CARD_KIND[card]) & 1:
                if number == 0:
                    _play(state, seat, card)
                    return
                number -= 1
            if number == 0:
                _forgo(state, seat, card)
                return
            number -= 1
        raise RulesBug("no such card")

    def refuse(self, state: City, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Forgo):
            return _refuse_card(state, seat, action.card)
        return _refuse_play(state, seat, action, self.kind, "phase-3")

    def resolve(self, state: City, seat: int, action: Action) -> None:
        if isinstance(action, Play):
            _play(state, seat, action.card)
        elif isinstance(action, Forgo):
            _forgo(state, seat, action.card)


def _play(city: City, seat: int, card: int) -> None:
    _show_card(city, seat, card)
    if city.sink is not None:
        city.sink.append(Event("card-played", seat, {"card": CARD_WORDS[card]}))
    card_action(city, seat, CARD_KIND[card])


def _forgo(city: City, seat: int, card: int) -> None:
    _show_card(city, seat, card)
    if city.sink is not None:
        city.sink.append(Event("card-forgone", seat, {"card": CARD_WORDS[card]}))


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

    def offers(self, state: City, seat: int) -> int:
        hand = state.hand[seat]
        return _answers(hand, cards_with_action(state, seat)) - len(hand)

    def offer(self, state: City, seat: int, number: int) -> Action:
        with_action = cards_with_action(state, seat)
        for card in state.hand[seat]:
            if (with_action >> CARD_KIND[card]) & 1:
                if number == 0:
                    return PLAY[card]
                number -= 1
        raise RulesBug("no such card")

    def refuse_offered(self, state: City, seat: int, action: Action) -> Refusal | None:
        return _refuse_play(state, seat, action, self.kind, "new-period-a-persons")

    def resolve(self, state: City, seat: int, action: Action) -> None:
        if isinstance(action, Play):
            PLAY_CARD.resolve(state, seat, action)


class MoveCube(Numbered[City]):
    """The personal supply is empty: choose the place a cube is moved from (p. 7). Never the confidant."""

    kind: ClassVar[str] = "move-cube"
    fields: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def how_many(self, state: City, seat: int) -> int:
        return ONES[state.with_cubes(seat) & ~(1 << self.place)]

    def nth(self, state: City, seat: int, number: int) -> Action:
        return FROM[NTH[state.with_cubes(seat) & ~(1 << self.place)][number]]

    def pick(self, state: City, seat: int, chooser: Chooser) -> Action:
        places = NTH[state.with_cubes(seat) & ~(1 << self.place)]
        return FROM[places[chooser.below(len(places))]]

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


class MakeDonation(Numbered[City]):
    """One to three gold for the cathedral (p. 6)."""

    kind: ClassVar[str] = "make-donation"

    def how_many(self, state: City, seat: int) -> int:
        most = len(state.rules.donations)
        gold = state.gold[seat]
        return gold if gold < most else most

    def nth(self, state: City, seat: int, number: int) -> Action:
        return DONATE[number]

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


class SendConfidant(Numbered[City]):
    """Send the confidant to a sector other than the one he is in; its action follows (p. 5)."""

    kind: ClassVar[str] = "send-confidant"

    def how_many(self, state: City, seat: int) -> int:
        return 7 if state.confidant[seat] < 0 else 6

    def nth(self, state: City, seat: int, number: int) -> Action:
        here = state.confidant[seat]
        return SEND[number if here < 0 or number < here else number + 1]

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
_ROUNDS: Final = rounds(PLAY_CARD)


class PlayRound(Effect[City]):
    """Each seat plays a card, clockwise from the first player; a turn has two such rounds."""

    def run(self, state: City, seat: int) -> None:
        state.agenda.extend(_ROUNDS[state.rules.seats][state.first])
