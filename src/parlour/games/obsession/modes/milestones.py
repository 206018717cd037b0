"""Milestones: public objectives, two in a game, claimed in one's own turn by two families each (p. 15)."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import ClassVar, Final

from parlour.games.obsession.ruleset.powers import Power
from parlour.games.obsession.scoring.conditions import count_for
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.any_time import TurnQuestion, take_special
from parlour.games.obsession.words.actions import (
    CLAIM,
    DONE,
    AnyTime,
    Claim,
)
from parlour.games.obsession.words.catalogue import MILESTONES
from parlour.games.obsession.words.draws import Milestones
from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, Effect, push
from parlour.kernel.chance import Chance
from parlour.kernel.errors import Refusal
from parlour.kernel.event import Event
from parlour.kernel.refusals import not_an_answer

RULE: Final = "milestones"


class DrawMilestones(Effect[County]):
    """The milestones are laid out, before or after the players set up: the table has agreed when."""

    fields: ClassVar[tuple[str, ...]] = ("when",)

    def __init__(self, when: str) -> None:
        self.when: Final = when

    def run(self, state: County, seat: int) -> None:
        rules = state.rules
        if rules.goals.milestones_when != self.when:
            return
        if rules.goals.named_milestones:
            lay_out(state, rules.goals.named_milestones)
        else:
            push(state, CHANCE, DrawnMilestones())


def lay_out(county: County, cards: tuple[int, ...]) -> None:
    """The milestones are shown to all; nobody has claimed them."""
    county.milestones = cards
    county.claims = ((),) * len(cards)
    if county.sink is not None:
        words = tuple([MILESTONES[card] for card in cards])
        county.sink.append(Event("milestones-laid-out", -1, {"milestones": words}))


class DrawnMilestones(Chance[County]):
    """Chance chooses; the card with the servants of the expansion is left out where they do not play."""

    rule: ClassVar[str] = RULE

    def outcomes(self, state: County) -> Iterator[tuple[Action, int]]:
        rules = state.rules
        cards = [
            at
            for at, card in enumerate(rules.data.milestones)
            if rules.extras.in_play or not card.needs_ud_servants
        ]
        for chosen in itertools.combinations(cards, rules.goals.milestones):
            yield Milestones(chosen), 1

    def can_give(self, state: County, action: Action) -> bool | None:
        return self.is_outcome(state, action) if isinstance(action, Milestones) else None

    def resolve(self, state: County, seat: int, action: Action) -> None:
        if isinstance(action, Milestones):
            lay_out(state, action.cards)


class Claims(Power[County]):
    """At most one claim a turn; a family never takes both places of a card, and keeps what it claimed."""

    def offer(self, county: County, seat: int, last: bool, found: list[Action]) -> None:
        if last or county.claimed:
            return
        cards = county.milestones
        found.extend([CLAIM[card] for card in cards if refuse_claim(county, seat, card) is None])

    def refuse(self, county: County, seat: int, action: Action, last: bool) -> Refusal | None:
        if not isinstance(action, Claim):
            return not_an_answer(action, "choose-turn", RULE)
        if last:
            return Refusal("turn-is-over", RULE)
        if county.claimed:
            return Refusal("one-claim-a-turn", RULE)
        return refuse_claim(county, seat, action.milestone)

    def take(self, county: County, seat: int, action: Action) -> None:
        if isinstance(action, Claim):
            at = county.milestones.index(action.milestone)
            claims = list(county.claims)
            claims[at] = (*claims[at], seat)
            county.claims = tuple(claims)
            county.claimed = True
            if county.sink is not None:
                told: dict[str, str | int] = {"milestone": MILESTONES[action.milestone]}
                told["place"] = len(claims[at])
                county.sink.append(Event("milestone-claimed", seat, dict(told)))

    def can_wait(self, county: County, seat: int) -> bool:
        return not self.offers(county, seat, False)


class NoteClaims(Effect[County]):
    """Before the board is cleared: what could have been claimed already is not asked about again."""

    def run(self, state: County, seat: int) -> None:
        known = tuple([claim.text for claim in Claims().offers(state, seat, False)])
        # The clearing itself is on top by now: the offer comes right after it.
        state.agenda.insert(len(state.agenda) - 1, (OfferClaim(known), seat))


class OfferClaim(Effect[County]):
    """The board is cleared: a tile that has just been flipped may have made a claim possible (p. 15)."""

    fields: ClassVar[tuple[str, ...]] = ("known",)

    def __init__(self, known: tuple[str, ...]) -> None:
        self.known: Final = known

    def run(self, state: County, seat: int) -> None:
        if any(claim.text not in self.known for claim in Claims().offers(state, seat, False)):
            push(state, seat, ClaimAtLast())


class ClaimAtLast(TurnQuestion):
    """Before the turn ends: claim what the cleared board has brought, or let it be."""

    kind: ClassVar[str] = "claim-milestone"

    def main(self, state: County, seat: int) -> list[Action]:
        return [DONE]

    def refuse_main(self, state: County, seat: int, action: Action) -> Refusal | None:
        return None if action == DONE else not_an_answer(action, self.kind, RULE)

    def resolve(self, state: County, seat: int, action: Action) -> None:
        if isinstance(action, AnyTime):
            # Once nothing is left to claim the turn is over.
            push(state, seat, OfferClaim(()))
            take_special(state, seat, action)


def refuse_claim(county: County, seat: int, card: int) -> Refusal | None:
    """The judgement on a claim, but for the one a turn."""
    told: dict[str, str | int] = {"milestone": MILESTONES[card]}
    if card not in county.milestones:
        return Refusal("milestone-not-in-play", RULE, told)
    claims = county.claims[county.milestones.index(card)]
    if seat in claims:
        return Refusal("milestone-claimed-already", RULE, told)
    if len(claims) >= county.rules.data.milestone_rules.places:
        return Refusal("milestone-full", RULE, told)
    if not is_reached(county, seat, card):
        return Refusal("milestone-not-reached", RULE, told)
    return None


def is_reached(county: County, seat: int, card: int) -> bool:
    """Whether a family meets what a milestone asks for now."""
    return count_for(county, seat, county.rules.data.milestones[card].condition) > 0


def milestones_vp(county: County, seat: int) -> int:
    """The points of all places a family has claimed."""
    total = 0
    for card, claims in zip(county.milestones, county.claims, strict=True):
        if seat in claims:
            record = county.rules.data.milestones[card]
            total += record.vp_second if claims.index(seat) else record.vp_first
    return total
