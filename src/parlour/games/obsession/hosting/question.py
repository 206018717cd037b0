"""Step 3 of a standard turn: the question that takes an activity."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import ClassVar, Final

from parlour.games.obsession.hosting.at_hand import finds
from parlour.games.obsession.hosting.host_lists import hosts, sample_host
from parlour.games.obsession.hosting.judgement import HOST, refuse_host
from parlour.games.obsession.modes.consent import AnswerActivity
from parlour.games.obsession.modes.team import needs_partner
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.any_time import TurnQuestion, specials
from parlour.games.obsession.turn.favours import begin_activity
from parlour.games.obsession.turn.passing import ChoosePassFavour, take_back
from parlour.games.obsession.words.actions import PASS
from parlour.games.obsession.words.host_action import Host
from parlour.kernel.action import Action
from parlour.kernel.agenda import Chooser, push
from parlour.kernel.errors import Refusal
from parlour.kernel.refusals import not_an_answer

RARELY: Final = 0.1


class HostActivity(TurnQuestion):
    """Step 3 of a standard turn. One may still pass here when nothing at all can be hosted.

    `sample` takes one of the special answers with a small chance only, and draws an activity by tile, guests
    and crew; it is not uniform over all activities.
    """

    kind: ClassVar[str] = "host-activity"
    lazy: ClassVar[bool] = True

    def iterate(self, state: County, seat: int) -> Iterator[Action]:
        stuck = True
        for host in hosts(state, seat):
            stuck = False
            yield host
        if stuck:
            yield PASS
        yield from specials(state, seat, False)

    def options(self, state: County, seat: int) -> list[Action]:
        return list(self.iterate(state, seat))

    def is_forced(self, state: County, seat: int) -> bool:
        if state.steps[seat] >= state.rules.reputation.loan_steps:
            return False
        if specials(state, seat, False) or finds(state, seat, 2):
            return False
        every = hosts(state, seat)  # with none of them there is one answer, too: passing
        return next(every, None) is None or next(every, None) is None

    def sample(self, state: County, seat: int, rng: random.Random) -> Action:
        if rng.random() < RARELY:
            extra = specials(state, seat, False)
            if extra:
                return extra[int(rng.random() * len(extra))]
        found = sample_host(state, seat, rng)
        if found is not None:
            return found
        return next(self.iterate(state, seat))

    def pick(self, state: County, seat: int, chooser: Chooser) -> Action:
        return self.pick_lazily(state, seat, chooser)

    def refuse(self, state: County, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Host):  # first, because it is asked most
            return refuse_host(state, seat, action)
        return super().refuse(state, seat, action)

    def refuse_main(self, state: County, seat: int, action: Action) -> Refusal | None:
        if action == PASS:
            return None if next(hosts(state, seat), None) is None else Refusal("pass-comes-first", "passing")
        return not_an_answer(action, self.kind, HOST)

    def resolve_main(self, state: County, seat: int, action: Action) -> None:
        if isinstance(action, Host):
            if needs_partner(state, seat, action):
                push(state, state.rules.table.partner[seat], AnswerActivity(action, self))
            else:
                begin_activity(state, seat, action)
        else:
            take_back(state, seat)
            push(state, seat, ChoosePassFavour())
