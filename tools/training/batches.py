"""Games of self-play in batches, as another process or machine can be asked for them."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from parlour.sim.arena.playing import seldom_collected
from tools.training import notre_dame, obsession
from tools.training.regression import Sums

SUBJECTS: Final = {"notre-dame": notre_dame, "obsession": obsession}


class Batch(NamedTuple):
    """Some games of one round of training."""

    game: str
    seats: int
    numbers: range
    seed: str
    weights: dict[str, Any] | None

    @property
    def name(self) -> str:
        """What a checkpoint knows it by."""
        return f"{self.seats}:{self.numbers.start}"


def play_batch(batch: Batch) -> dict[str, Sums]:
    """What the games come to, in sums."""
    with seldom_collected():
        found: dict[str, Sums] = SUBJECTS[batch.game].play(
            batch.seats, batch.numbers, batch.seed, batch.weights
        )
    return found
