"""The servants: those of the families, those beside the boards, hiring them, and who stands in for whom."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.content.records import Dataset
from parlour.games.obsession.content.servants import Pool
from parlour.games.obsession.content.words import UNSUPPLIABLE
from parlour.games.obsession.ruleset.params import Agreed
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import SERVANT_AT, TILE_AT
from parlour.kernel.errors import RulesBug


class Servants:
    """Servants by number; several of them are a crowd (`crowds`)."""

    def __init__(self, agreed: Agreed) -> None:
        params = agreed.params
        data = agreed.data
        self.start_staff: Final = crowds.crowd_of(data.start.servants)
        pool = _pool(data, params.pool, agreed.seats)
        self.pool: Final = sum([number * crowds.ONE[SERVANT_AT[name]] for name, number in pool.servants])
        self.last_pounds: Final = pool.last_player_pounds
        self.draft: Final = params.servant_draft
        self.draft_row: Final = crowds.crowd_of(data.servant_draft.row) if self.draft else 0
        self.limit: Final = tuple([servant.limit for servant in data.servants])
        self.vp: Final = tuple([servant.vp for servant in data.servants])
        self.hireable: Final = tuple(
            [
                at
                for at, servant in enumerate(data.servants)
                if servant.hireable and crowds.count(self.pool, at)
            ]
        )
        self.hireable_mask: Final = sum([crowds.FIELD << (crowds.BITS * at) for at in self.hireable])
        self.in_play: Final = self.start_staff + self.pool
        self.stand_ins: Final = tuple(
            [rule for rule in data.stand_ins if crowds.count(self.in_play, SERVANT_AT[rule.servant])]
        )
        self.recruitable: Final = tuple([SERVANT_AT[name] for name in data.hire.recruit_types])
        self.hire_tile: Final = TILE_AT[data.hire.tile]
        self.hire_on_pass: Final = params.hire_on_pass
        self.hall_servant: Final = params.hall_servant


def needed(names: tuple[str, ...]) -> int:
    """The servants that a guest or a tile needs, or -1 where nobody can serve."""
    return -1 if UNSUPPLIABLE in names else crowds.crowd_of(names)


def _pool(data: Dataset, mode: str, seats: int) -> Pool:
    for pool in data.pools:
        if pool.mode == mode and pool.players == seats:
            return pool
    raise RulesBug(f"no servants for {seats} players")
