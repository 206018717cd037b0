"""What a finished game came to, in short: its end, its score sheet, and what everybody saw on the way.

The golden games under `tests/finished` are kept with such an account. An engine that gives another account of
the same log plays by other rules.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final, NamedTuple

from parlour.kernel.agenda import State
from parlour.kernel.codec import canonical, digest
from parlour.kernel.engine import open_question, to_move
from parlour.kernel.errors import RulesBug
from parlour.kernel.game import Game, ScoreLine
from parlour.kernel.log import GameLog, check_version, play_entries, state_hash

EVERY: Final = 10
"""Plies between two looks at all views."""
KEPT_AGAIN: Final = 51
"""Plies after which the state is written and read, and the rest is seen and played on what was read."""
DIGITS: Final = 12
"""Of a view's digest: enough to tell that a view is another one."""


class Account(NamedTuple):
    """`views` has a line for every tenth ply and the last: a digest for the spectator and each seat."""

    rules: str
    plies: int
    final: str
    scores: tuple[Mapping[str, object], ...]
    views: tuple[str, ...]
    kinds: frozenset[str]
    """The kinds of question that were asked; they are not part of what is kept."""

    def plain(self) -> dict[str, object]:
        """The account as JSON-able data."""
        return {
            "rules": self.rules,
            "plies": self.plies,
            "final": self.final,
            "scores": [dict(line) for line in self.scores],
            "views": list(self.views),
        }


def account(game: Game, log: GameLog) -> Account:
    """Play *log* again and tell what it comes to; `Invalid` when it does not replay."""
    check_version(game, log.setup, log.rules, log.data)
    state = game.start(log.setup)
    entries = log.folded()
    views: list[str] = []
    kinds: set[str] = set()
    for ply, entry in enumerate(entries):
        if ply % KEPT_AGAIN == KEPT_AGAIN - 1:  # 50, 101, ...: sometimes right before a look
            state = _kept(game, state, log)
        if ply % EVERY == 0:
            views.append(_seen(game, state, log))
        question = open_question(state)
        kinds |= {question.kind} if question is not None else set()
        play_entries(game, state, (entry,), ply)
    if to_move(state):
        raise RulesBug("a finished game does not end any more")
    views.append(_seen(game, state, log))
    scores = tuple([_line(line) for line in game.scores(state)])
    return Account(log.rules, len(entries), state_hash(game, state), scores, tuple(views), frozenset(kinds))


def _seen(game: Game, state: State, log: GameLog) -> str:
    viewers = (None, *range(len(log.setup.seats)))
    return " ".join([digest(game.view(state, viewer).plain())[:DIGITS] for viewer in viewers])


def _kept(game: Game, state: State, log: GameLog) -> State:
    """The state as a snapshot would bring it back."""
    written = canonical(game.encode(state))
    again = game.decode(json.loads(written), log.setup)
    if canonical(game.encode(again)) != written:
        raise RulesBug("a state that is written and read is another one")
    return again


def _line(line: ScoreLine) -> dict[str, object]:
    return {
        "seat": line.seat,
        "total": line.total,
        "rank": line.rank,
        "tie-break": line.tie_break,
        "terms": dict(line.terms),
    }
