"""A table with the servants of Upstairs, Downstairs, for the tests of its rulebook."""

from collections.abc import Mapping
from typing import Final

from tests.games.obsession.table import Table, described

UPSTAIRS: Final = ("ud-servants", "howard", "ud-guests", "ud-tiles")
"""The box without its modes of play."""
BASE: Final = ("butler", "housekeeper", "valet", "ladys-maid", "footman")
"""Those with whom every family begins."""
NEW: Final = ("cook", "hall-boy", "head-housemaid", "useful-man")
ALL: Final = (*BASE, *NEW)
EARL, COUNTESS = "james-earl-howard", "victoria-countess-howard"
VISCOUNT, DIANA = "thomas-viscount-winchester", "lady-diana-stark"
"""The Howards: 200 pounds; two casual guests to look at; 100 pounds and a step; a casual guest."""
TETBURY, MARIANNE = "ambrose-marquess-of-tetbury", "lady-marianne-turner"
"""Rating 5, valet and footman, 500 pounds, 3 steps; rating 2, lady's maid, 100 pounds, a prestige guest."""
ARCHER, HAZELTON = "clarence-lord-archer", "carroll-duke-of-hazelton"
"""Rating 4, butler, 500 pounds; rating 6, valet and butler, a card and 3 steps."""
MARKET: Final = [
    "tennis-court",
    "breakfast-room",
    "main-library",
    "drawing-room",
    "music-room",
    "north-library",
]
"""Six tiles, at 300, 500, 500, 600, 800 and 900 pounds."""


def howard(**row: object) -> Table:
    """The Howards with all new servants in step 3 of round 2; *row* is their board, `top` in it the rest."""
    top = row.pop("top", {})
    assert isinstance(top, Mapping)
    board = {"available": list(ALL), "level": 3, "pounds": 0, **row}
    return described({"round": 2, "howard": board, **top}, ("howard", "york"), modules=UPSTAIRS)


def gained(t: Table, family: str, words: str) -> tuple[int, int]:
    """Pounds and steps that an answer brings at once."""
    board = t.seat(family)
    pounds, steps = board.pounds, board.steps
    t.play(family, words)
    return board.pounds - pounds, board.steps - steps
