"""Playing games of a tournament, and what they came to."""

from __future__ import annotations

import contextlib
import gc
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from parlour.ai.registry import specified_bot
from parlour.games import find_game
from parlour.kernel.log import check_version, state_hash
from parlour.sim.arena.plan import Plan
from parlour.sim.arena.schedule import Bout, bout
from parlour.sim.play.runner import play_game

SELDOM: Final = (50_000, 20, 20)
"""When to look for unused circles of objects: a search makes many objects and hardly any circles."""


@dataclass(frozen=True)
class Played:
    """A game of a tournament. Scores and ranks are by seat; an opponent without a seat comes last."""

    number: int
    scores: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()
    plies: int = 0
    decisions: int = 0
    state: str = ""
    """The digest of the last position: two games with the same one went the same way, as good as surely."""
    error: str = ""

    def plain(self, at: Bout) -> dict[str, object]:
        """The game as JSON-able data; seed and seats are there for whoever reads it."""
        told: dict[str, object] = {"game": self.number, "seed": at.seed, "seats": list(at.seats)}
        if self.error:
            return {**told, "error": self.error}
        return {
            **told,
            "scores": list(self.scores),
            "ranks": list(self.ranks),
            "plies": self.plies,
            "decisions": self.decisions,
            "state": self.state,
        }


def read_played(plain: object) -> Played | None:
    """The game that `plain` wrote; None where it is not one."""
    if not isinstance(plain, Mapping) or not _is_count(plain.get("game")):
        return None
    if isinstance(plain.get("error"), str):
        return Played(plain["game"], error=plain["error"])
    scores, ranks = plain.get("scores"), plain.get("ranks")
    if not isinstance(scores, list) or not isinstance(ranks, list) or len(scores) != len(ranks):
        return None
    if not all(type(each) is int for each in (*scores, *ranks)) or not isinstance(plain.get("state"), str):
        return None
    if not _is_count(plain.get("plies")) or not _is_count(plain.get("decisions")):
        return None
    return Played(
        plain["game"], tuple(scores), tuple(ranks), plain["plies"], plain["decisions"], plain["state"]
    )


def _is_count(value: object) -> bool:
    return type(value) is int and value >= 0


class Job(NamedTuple):
    """One game of a tournament, as another process can be asked for it."""

    plan: Plan
    number: int


def play_job(job: Job) -> Played:
    """Play it. Where rules, facts or a player are not those of the plan nothing is played at all."""
    plan = job.plan
    check_version(find_game(plan.game), plan.setup(plan.players[:1] * plan.seats), plan.rules, plan.data)
    return play_bout(plan, job.number)


@contextlib.contextmanager
def seldom_collected() -> Iterator[None]:
    """A tenth of the time of a search would go into looking at what it remembers."""
    before = gc.get_threshold()
    gc.set_threshold(*SELDOM)
    try:
        yield
    finally:
        gc.set_threshold(*before)


def play_bout(plan: Plan, number: int) -> Played:
    """Game *number* of a tournament, from its seed."""
    game = find_game(plan.game)
    at = bout(plan, number)
    bots = {name: specified_bot(name, plan.game) for name in at.seats}
    try:
        with seldom_collected():
            result = play_game(game, plan.setup(at.seats), [bots[name] for name in at.seats], at.seed)
        digest = state_hash(game, result.state)
    except Exception as error:  # noqa: BLE001 - whatever broke this game, the others are played and it is told
        return Played(number, error=f"{type(error).__name__}: {error}")
    return Played(number, result.scores, result.ranks, result.plies, result.decisions, digest)
