"""What the use of a sector comes to, whichever card or person has it used."""

from __future__ import annotations

from tests.games.notre_dame.table import Seat, Table

ASKED_BY = {"inn": "choose-bonus", "carriage-house": "move-carriage"}
"""The questions of the two sectors that ask one."""
RAT = 5
"""Where the rat stands before."""


def holdings(seat: Seat) -> dict[str, int]:
    return {"supply": seat.supply, "gold": seat.gold, "prestige": seat.prestige, "rat": seat.rat}


def after_use(sector: str, pieces: int, *, supply: int, gold: int) -> dict[str, int]:
    """What a seat without prestige holds once a sector with so many pieces was used."""
    return {
        "supply": supply + (pieces if sector == "seminary" else 0),
        "gold": gold + (pieces if sector == "bank" else 0),
        "prestige": pieces if sector == "residence" else 0,
        "rat": RAT - (1 if sector in ("park", "hospital") else 0),
    }


def answer_for_three(t: Table, sector: str, *bonuses: str) -> None:
    """Red answers what the inn or the carriage house asks where red has three pieces."""
    if sector == "inn":
        t.play("red", *bonuses)
    if sector == "carriage-house":
        t.play("red", "drive violet-b")  # three steps away
