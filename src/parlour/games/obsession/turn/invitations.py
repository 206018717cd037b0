"""Invitations and dismissals: how guests come into a circle of acquaintances and leave it.

Whoever joins a hand is shown to all. Guests looked at are seen by the player alone; the rejected ones go
under their deck in the order drawn (ruling 11).
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import ClassVar, Final

from parlour.games.obsession.content.words import ANY_NUMBER
from parlour.games.obsession.state import County
from parlour.games.obsession.words.actions import (
    DECKS,
    DECLINE,
    DISMISS,
    INVITE,
    RENOUNCE,
    Dismiss,
    Invite,
    KeepGuests,
    Renounce,
)
from parlour.games.obsession.words.catalogue import GENTRY, bits
from parlour.games.obsession.words.draws import GUEST, Cards
from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, Chooser, Effect, Item, Question, push
from parlour.kernel.chance import Chance
from parlour.kernel.errors import Refusal
from parlour.kernel.event import Event
from parlour.kernel.refusals import not_an_answer

FAVOURS: Final = "enjoy-favours"
DISMISSAL: Final = "dismiss-guests"
LIMIT: Final = "six-players"


class InviteGuest(Effect[County]):
    """The top guest of a deck joins the hand; with an empty deck the invitation is lost."""

    fields: ClassVar[tuple[str, ...]] = ("deck",)

    def __init__(self, deck: int) -> None:
        self.deck: Final = deck

    def run(self, state: County, seat: int) -> None:
        if state.deck(self.deck).strata:
            push(state, CHANCE, DrawGuest(self.deck, seat))
        elif state.sink is not None:
            state.sink.append(Event("nobody-to-invite", seat, {"deck": DECKS[self.deck]}))


class DrawGuest(Chance[County]):
    """Chance turns up the top guest of a deck for a seat."""

    draws: ClassVar[str] = "guest"
    rule: ClassVar[str] = FAVOURS
    fields: ClassVar[tuple[str, ...]] = ("deck", "seat")

    def __init__(self, deck: int, seat: int) -> None:
        self.deck: Final = deck
        self.seat: Final = seat

    def outcomes(self, state: County) -> Iterator[tuple[Action, int]]:
        for row in state.deck(self.deck).tops(1):
            yield GUEST[row[0]], 1

    def sample(self, state: County, seat: int, rng: random.Random) -> Action:
        return GUEST[state.deck(self.deck).sample(1, rng)[0]]

    def can_give(self, state: County, action: Action) -> bool | None:
        if not isinstance(action, Cards) or action.verb != "guest":
            return None
        return len(action.cards) == 1 and state.deck(self.deck).can_draw(action.cards)

    def resolve(self, state: County, seat: int, action: Action) -> None:
        if isinstance(action, Cards):
            self._take(state, action.cards)

    def play(self, state: County, seat: int, chooser: Chooser) -> None:
        chooser.plies += 1
        self._take(state, state.deck(self.deck).sample(1, chooser.rng))

    def _take(self, state: County, cards: tuple[int, ...]) -> None:
        state.deck(self.deck).take(cards)
        self.receive(state, cards[0])

    def receive(self, state: County, card: int) -> None:
        """Where the guest goes: into the hand, ready to be invited."""
        welcome(state, self.seat, card)


def welcome(county: County, seat: int, card: int) -> None:
    """A new acquaintance, shown to all."""
    county.hand[seat] |= 1 << card
    if county.sink is not None:
        county.sink.append(Event("guest-joined", seat, {"gentry": GENTRY[card]}))
    keep_to_limit(county, seat)


def keep_to_limit(county: County, seat: int) -> None:
    """Whoever has more prestige guests than the table allows gives one up at once (p. 11, ruling 28)."""
    rules = county.rules
    if (
        rules.people.guest_limit
        and (county.circle(seat) & rules.people.prestige_mask).bit_count() > rules.people.guest_limit
    ):
        push(county, seat, GiveUpGuest())


class LookAtGuests(Effect[County]):
    """Look at some guests of a deck and keep some of them."""

    fields: ClassVar[tuple[str, ...]] = ("deck", "look", "keep")

    def __init__(self, deck: int, look: int, keep: int) -> None:
        self.deck: Final = deck
        self.look: Final = look
        self.keep: Final = keep

    def run(self, state: County, seat: int) -> None:
        there = min(self.look, state.deck(self.deck).size())
        if there <= self.keep:
            push(state, seat, *([InviteGuest(self.deck)] * max(there, 1)))
        else:
            push(state, CHANCE, TurnUpGuests(self.deck, there, seat))
            state.agenda.insert(len(state.agenda) - 1, (ChooseGuests(self.deck, there, self.keep), seat))


class TurnUpGuests(Chance[County]):
    """Chance settles the top of a deck, which one seat looks at."""

    draws: ClassVar[str] = "guests"
    rule: ClassVar[str] = FAVOURS
    fields: ClassVar[tuple[str, ...]] = ("deck", "look", "seat")

    def __init__(self, deck: int, look: int, seat: int) -> None:
        self.deck: Final = deck
        self.look: Final = look
        self.seat: Final = seat

    def outcomes(self, state: County) -> Iterator[tuple[Action, int]]:
        for row in state.deck(self.deck).tops(self.look):
            yield Cards("look", row), 1

    def sample(self, state: County, seat: int, rng: random.Random) -> Action:
        return Cards("look", state.deck(self.deck).sample_top(self.look, rng))

    def can_give(self, state: County, action: Action) -> bool | None:
        if not isinstance(action, Cards) or action.verb != "look":
            return None
        return len(action.cards) == self.look and state.deck(self.deck).can_top(action.cards)

    def resolve(self, state: County, seat: int, action: Action) -> None:
        if isinstance(action, Cards):
            self._look(state, action.cards)

    def play(self, state: County, seat: int, chooser: Chooser) -> None:
        chooser.plies += 1
        self._look(state, state.deck(self.deck).sample_top(self.look, chooser.rng))

    def _look(self, state: County, cards: tuple[int, ...]) -> None:
        state.deck(self.deck).expose(self.seat, cards)
        if state.sink is not None:
            told = {"deck": DECKS[self.deck], "count": self.look}
            seen = tuple([GENTRY[card] for card in cards])
            state.sink.append(
                Event("guests-looked-at", self.seat, dict(told), {"gentry": seen}, (self.seat,))
            )


class ChooseGuests(Question[County]):
    """Keep some of the guests one is looking at: the top of the deck."""

    kind: ClassVar[str] = "keep-guests"
    fields: ClassVar[tuple[str, ...]] = ("deck", "look", "keep")

    def __init__(self, deck: int, look: int, keep: int) -> None:
        self.deck: Final = deck
        self.look: Final = look
        self.keep: Final = keep

    def seen(self, state: County) -> tuple[int, ...]:
        """The guests looked at, in the order drawn."""
        return tuple([card for card, _ in state.deck(self.deck).top(self.look)])

    def options(self, state: County, seat: int) -> list[Action]:
        seen = sorted(self.seen(state))
        return [KeepGuests(cards) for cards in itertools.combinations(seen, self.keep)]

    def refuse(self, state: County, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, KeepGuests):
            return not_an_answer(action, self.kind, FAVOURS)
        seen = self.seen(state)
        for card in action.cards:
            if card not in seen:
                return Refusal("guest-not-looked-at", FAVOURS, {"guest": GENTRY[card]})
        if len(action.cards) != self.keep or tuple(sorted(set(action.cards))) != action.cards:
            return Refusal("keep-another-number", FAVOURS, {"keep": self.keep})
        return None

    def resolve(self, state: County, seat: int, action: Action) -> None:
        if isinstance(action, KeepGuests):
            deck = state.deck(self.deck)
            looked = deck.top(self.look)
            deck.take(tuple([card for card, _ in looked]))
            for card, known in looked:
                if card not in action.cards:
                    deck.put_under((card,), known)
            for card in action.cards:
                welcome(state, seat, card)


def invitation(deck: int, look: int, keep: int) -> Item:
    """The effect of an invitation."""
    return InviteGuest(deck) if look == 1 else LookAtGuests(deck, look, keep)


class TakeInvitations(Effect[County]):
    """Several invitations, in an order of the player's choice (ruling 11). Each is deck, look and keep."""

    fields: ClassVar[tuple[str, ...]] = ("invitations",)

    def __init__(self, invitations: tuple[tuple[int, int, int], ...]) -> None:
        self.invitations: Final = tuple(sorted(invitations)) if len(invitations) > 1 else invitations

    def run(self, state: County, seat: int) -> None:
        invitations = self.invitations
        if not invitations:
            return
        if len(invitations) == 1:
            deck, look, keep = invitations[0]
            push(state, seat, invitation(deck, look, keep))
        elif invitations[0] == invitations[-1]:  # in ascending order, so all are alike
            push(state, seat, *[invitation(deck, look, keep) for deck, look, keep in self.invitations])
        else:
            push(state, seat, OrderInvitations(self.invitations))


class OrderInvitations(Question[County]):
    """Which invitation comes next."""

    kind: ClassVar[str] = "order-invitations"
    fields: ClassVar[tuple[str, ...]] = ("invitations",)

    def __init__(self, invitations: tuple[tuple[int, int, int], ...]) -> None:
        self.invitations: Final = invitations

    def options(self, state: County, seat: int) -> list[Action]:
        return [INVITE[each] for each in sorted(set(self.invitations))]

    def refuse(self, state: County, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Invite):
            return not_an_answer(action, self.kind, FAVOURS)
        if (action.deck, action.look, action.keep) not in self.invitations:
            return Refusal("no-such-invitation", FAVOURS)
        return None

    def resolve(self, state: County, seat: int, action: Action) -> None:
        if isinstance(action, Invite):
            rest = list(self.invitations)
            rest.remove((action.deck, action.look, action.keep))
            push(
                state,
                seat,
                invitation(action.deck, action.look, action.keep),
                TakeInvitations(tuple(rest)),
            )


class GiveUpGuest(Question[County]):
    """Too many prestige guests: whom to give up. Fairchilds do not count."""

    kind: ClassVar[str] = "give-up-guest"

    def options(self, state: County, seat: int) -> list[Action]:
        return [RENOUNCE[card] for card in bits(_spare(state, seat))]

    def refuse(self, state: County, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Renounce):
            return not_an_answer(action, self.kind, LIMIT)
        if not (_spare(state, seat) >> action.card) & 1:
            return Refusal("not-a-spare-guest", LIMIT, {"guest": GENTRY[action.card]})
        return None

    def resolve(self, state: County, seat: int, action: Action) -> None:
        if isinstance(action, Renounce):
            send_away(state, seat, action.card)


def _spare(county: County, seat: int) -> int:
    """The prestige guests of a family who are not at the activity."""
    return (county.hand[seat] | county.discard[seat]) & county.rules.people.prestige_mask


def send_away(county: County, seat: int, card: int) -> None:
    """A guest leaves the circle and goes under the own deck, seen by all."""
    county.hand[seat] &= ~(1 << card)
    county.discard[seat] &= ~(1 << card)
    county.deck(county.rules.people.home_deck[card]).put_under((card,), county.rules.table.everyone)
    if county.sink is not None:
        county.sink.append(Event("guest-dismissed", seat, {"gentry": GENTRY[card]}))


class PartnerDismisses(Effect[County]):
    """Team Play: a visiting lady's dismissals concern the circle of her own family, who chooses."""

    def run(self, state: County, seat: int) -> None:
        state.dismissals = state.partner_dismissals
        state.partner_dismissals = 0
        push(state, seat, DismissGuests())


class DismissGuests(Effect[County]):
    """Dismissals come last, when the board is cleared (Dismiss Guests)."""

    def run(self, state: County, seat: int) -> None:
        if state.partner_dismissals:
            push(state, state.rules.table.partner[seat], PartnerDismisses())
        if state.dismissals and (state.hand[seat] | state.discard[seat]) & state.rules.people.guest_mask:
            push(state, seat, DismissGuest())


class DismissGuest(Question[County]):
    """Whom to dismiss, if anybody: it is the one favour that may be declined."""

    kind: ClassVar[str] = "dismiss-guest"

    def options(self, state: County, seat: int) -> list[Action]:
        circle = (state.hand[seat] | state.discard[seat]) & state.rules.people.guest_mask
        found: list[Action] = [DECLINE]
        found.extend([DISMISS[card] for card in bits(circle)])
        return found

    def refuse(self, state: County, seat: int, action: Action) -> Refusal | None:
        if action == DECLINE:
            return None
        if not isinstance(action, Dismiss):
            return not_an_answer(action, self.kind, DISMISSAL)
        if not ((state.hand[seat] | state.discard[seat]) >> action.card) & 1:
            return Refusal("guest-not-yours", DISMISSAL, {"guest": GENTRY[action.card]})
        if not (state.rules.people.guest_mask >> action.card) & 1:
            return Refusal("family-stays", DISMISSAL, {"guest": GENTRY[action.card]})
        return None

    def resolve(self, state: County, seat: int, action: Action) -> None:
        if not isinstance(action, Dismiss):
            state.dismissals = 0
            return
        card = action.card
        if state.dismissals != ANY_NUMBER:
            state.dismissals -= 1
        send_away(state, seat, card)
        push(state, seat, DismissGuests())
