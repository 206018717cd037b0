"""What a family has for its activities: servants for a need, what guests bring, and steps to look for a way.

Nothing here is a rule, and no guest is turned away here who could come: these are bounds, quick to have, by
which a search leaves out what can come to nothing. The rules themselves have the last word.
"""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.hosting.guest_lists import choices_of
from parlour.games.obsession.hosting.judgement import can_recruit
from parlour.games.obsession.hosting.planning import guest_shares, tile_shares
from parlour.games.obsession.hosting.service import LENDS, abilities, could_serve
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.hiring import open_to
from parlour.games.obsession.turn.special_actions import loans_for_pounds
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.extras import HALL_BOY, UNDERBUTLER
from parlour.games.obsession.words.plan import Plan

EACH: Final = 4_000
"""Steps for one question: whether a tile can be used, whether somebody can come."""
TOGETHER: Final = 16_000
"""Steps for all questions about one position that are asked together."""
BITS: Final = 6
"""Of a number that counts guests by the slots they are welcome in."""


class Steps:
    """How far a search may still go: counted, so that what it finds never depends on the machine."""

    def __init__(self, together: int = TOGETHER, each: int = EACH) -> None:
        self._left: int = together
        self._each: Final = each
        self._question: int = min(each, together)
        self.taken: int = 0
        self.is_spent: bool = False

    def start(self) -> None:
        """Another question is asked."""
        self._question = min(self._each, self._left)
        self.is_spent = False

    def take(self, number: int = 1) -> bool:
        """Whether so many steps are left for the question; they are then taken."""
        if self.is_spent or number > self._question:
            self.is_spent = True
            return False
        self._question -= number
        self._left -= number
        self.taken += number
        return True


class Prospect:
    """A guest as far as a search tells guests apart; those of one *kind* can take one another's place."""

    def __init__(self, card: int, kind: int, service: int, seats: int, pounds: int, train: bool) -> None:
        self.card: Final = card
        self.kind: Final = kind
        self.service: Final = service
        self.seats: Final = seats  # one in the field of the slots where the guest is welcome
        self.pounds: Final = pounds  # the most that he or she brings
        self.train: Final = train  # whether gentlemen may follow her


class Means:
    """The means of a seat for any activity. What is worked out is kept: it is asked again and again."""

    def __init__(self, county: County, seat: int, steps: Steps) -> None:
        rules = county.rules
        self.county: Final = county
        self.seat: Final = seat
        self.steps: Final = steps
        self._able: Final = abilities(county, seat)
        helps = county.steps[seat] // rules.reputation.help_steps if county.quarters[seat] else 0
        self._fetched: Final = helps + (1 if self._able & LENDS else 0)
        self._can_hire: Final = bool(open_to(county, seat))
        self._can_recruit: Final = not rules.table.solo and can_recruit(county, seat)
        self._kinds: dict[tuple[object, ...], int] = {}
        self._brought: dict[tuple[int, int], tuple[bool, int, tuple[object, ...]]] = {}

    # Servants

    def could_serve(self, need: int, frame: int, reserve: int, ready: int) -> bool:
        """Whether a *reserve* could serve at all; a few are fetched who are not among those *ready*."""
        return could_serve(self.county.rules, self._able, need, frame, reserve, ready, self._fetched)

    # Guests

    def prospect(
        self, code: int, card: int, is_visitor: bool, is_placed: bool, is_given: bool
    ) -> Prospect | None:
        """A guest at the activity of a face; None for one whose favours nobody can grant now.

        *is_placed* says that somebody attends to this very card: nobody else can take its place. Nor can
        anybody take anybody's once the partner has declined something: that was one request of many.
        """
        rules = self.county.rules
        key = (rules.tiles.styles[code], card)
        found = self._brought.get(key)
        if found is None:
            found = self._share(code, card)
            self._brought[key] = found
        is_barred, pounds, shares = found
        if is_barred:
            return None
        seats = 0
        for slot, kind in enumerate(rules.tiles.guest_kinds[code]):
            if rules.people.welcome[kind][card]:
                seats |= 1 << slot
        signature = (
            rules.people.service[card],
            seats,
            rules.people.welcome["gentlemen"][card],
            (rules.people.train_mask >> card) & 1,
            (rules.people.admirer_mask >> card) & 1,
            (rules.people.pounds_mask >> card) & 1,
            is_visitor,
            rules.people.is_guest[card],
            card if is_placed or is_given or self.county.declined else -1,
            shares,
        )
        number = self._kinds.setdefault(signature, len(self._kinds))
        train = (rules.people.train_mask >> card) & 1 != 0
        brings = 0 if is_given else pounds
        return Prospect(card, number, rules.people.service[card], 1 << (BITS * seats), brings, train)

    def _share(self, code: int, card: int) -> tuple[bool, int, tuple[object, ...]]:
        shares = guest_shares(self.county.rules, code, card, choices_of(self.county.rules, code, card))
        open_shares = [share for share in shares if not self._is_barred(share)]
        told = tuple([(share.fault, share.pounds, share.hires, share.recruits) for share in shares])
        return not open_shares, max([share.pounds for share in open_shares], default=0), told

    def tile_pounds(self, code: int) -> int | None:
        """The most that a face itself brings; None when nobody could grant its favours now."""
        shares = tile_shares(self.county.rules, code)
        return max([share.pounds for share in shares if not self._is_barred(share)], default=None)

    def _is_barred(self, share: Plan) -> bool:
        """A favour that nobody could grant bars the whole activity."""
        if share.hires and not self._can_hire:
            return True
        return share.recruits > 0 and not self._can_recruit

    # Money

    def loans(self, pounds: int) -> int:
        """The loans it takes when an activity brings so much."""
        short = -(self.county.pounds[self.seat] + pounds)
        return loans_for_pounds(short)

    def boys_bring(self, near: int) -> int:
        """The most that hall boys, and underbutlers as such, could add."""
        heads = crowds.count(near, HALL_BOY) + crowds.count(near, UNDERBUTLER)
        return max(0, heads * self.county.rules.extras.boy_pounds)
