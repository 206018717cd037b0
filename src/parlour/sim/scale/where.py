"""Where jobs are done: here, in processes of this machine, or on a cluster."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from parlour.kernel.errors import Invalid

LARGEST_PIECE: Final = 50
PIECES_EACH: Final = 4
"""So many pieces for each worker: nobody waits long for the last one."""
ON_A_CLUSTER: Final = 16
"""How many workers a cluster is taken to have: pieces are cut before anybody asks it."""


@dataclass(frozen=True)
class Where:
    """One process by default. A Dask cluster is named by the address of its scheduler."""

    workers: int = 1
    dask: str = ""

    def __post_init__(self) -> None:
        if self.workers < 1:
            raise Invalid("no-workers", {"workers": self.workers})
        if self.dask and self.workers > 1:
            raise Invalid("workers-or-dask")

    @property
    def is_here(self) -> bool:
        """Whether all is done in this very process."""
        return self.workers == 1 and not self.dask


HERE: Final = Where()


def pieces(numbers: Sequence[int], where: Where) -> list[tuple[int, ...]]:
    """The numbers in pieces that are worth sending; here one by one, so that progress is told of each."""
    if where.is_here:
        return [(number,) for number in numbers]
    workers = ON_A_CLUSTER if where.dask else where.workers
    size = max(1, min(LARGEST_PIECE, len(numbers) // (workers * PIECES_EACH)))
    return [tuple(numbers[start : start + size]) for start in range(0, len(numbers), size)]
