"""Answers compared in the same worlds: by how much one is better than the next, and how sure that is.

Everything is worked out from the view of the seat that is asked: worlds are dealt from it, and each answer
meets the same worlds and the same dice. So nothing hidden can change what comes out.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import NamedTuple

from parlour.ai.search.playing_on import lead_of, play_on
from parlour.kernel.action import Action
from parlour.kernel.beyond.mind import Mind
from parlour.kernel.engine import apply
from parlour.kernel.errors import RulesBug
from parlour.kernel.game import Game, View
from parlour.sim.proof.lab import CONFIDENCE


class Judged(NamedTuple):
    """An answer and the mean lead that it comes to."""

    action: Action
    lead: float
    behind: float
    """By how much it is worse than the best, in the same worlds."""
    error: float
    """How far `behind` may be off in 95 of 100 cases."""


def compared(
    game: Game, mind: Mind, view: View, answers: Sequence[Action], worlds: int, depth: int, seed: str
) -> list[Judged]:
    """The answers, the best first, after so many *worlds*, each played on for *depth* stages."""
    seat = view.seat
    if seat is None:
        raise RulesBug("a spectator does not play")
    playout = mind.playout()
    leads: list[list[float]] = [[] for _ in answers]
    for number in range(worlds):
        world = game.determinize(view, random.Random(f"{seed}:{number}"))
        limit = mind.stage(world) + depth
        for at, answer in enumerate(answers):
            state = game.clone(world)
            apply(state, seat, answer)
            play_on(state, mind, playout, limit, random.Random(f"{seed}:{number}:dice"))
            leads[at].append(lead_of(playout.values(state), mind.sides(state), seat))
    means = [sum(each) / worlds for each in leads]
    best = max(range(len(answers)), key=means.__getitem__)
    found: list[Judged] = []
    for at, answer in enumerate(answers):
        gaps = [other - own for other, own in zip(leads[best], leads[at], strict=True)]
        behind = sum(gaps) / worlds
        variance = sum([(gap - behind) ** 2 for gap in gaps]) / max(1, worlds - 1)
        found.append(Judged(answer, means[at], behind, CONFIDENCE * math.sqrt(variance / worlds)))
    found.sort(key=lambda each: each.behind)
    return found
