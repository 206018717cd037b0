"""Positions in which there is something to hide."""

from __future__ import annotations

from tests.games.obsession.names import LATE
from tests.games.obsession.table import DAUGHTER, LADY, Table, table


def looking() -> Table:
    """Ponsonby looks at two casual guests with the lady of the house."""
    t = table(round=2)
    t.play("ponsonby", f"host front-parlour {LADY}=look_casual {DAUGHTER} staff housekeeper")
    while not t.offers("chance", "look"):
        if t.asked == ["chance"]:
            t.chance("guest zachary-ell-esq")
        else:
            t.play("ponsonby", t.offers("ponsonby")[-1])
    t.chance("look sir-william-hawke anne-hawkins")
    return t


def giving_up() -> Table:
    """After the first courtship both give up an objective, in secret."""
    t = table(
        round=4,
        step="courtship",
        market=LATE,
        ponsonby={"objectives": ["misc-wealth", "room-statuary"]},
        york={"objectives": ["group-salon", "misc-monuments"]},
    )
    t.chance("card pounds-300", "card pounds-500")
    return t
