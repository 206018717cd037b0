"""Set-ups of the expansion for its tests: families agreed on, whatever else is asked answered anyhow."""

from __future__ import annotations

from tests.games.obsession.table import Table, new_game, table

LATE = ["gabled-conservatory", "music-room", "french-garden", "smoking-room", "gallery", "statuary"]
"""A market for many players, without the tiles that go to a reserve."""
OPENING = ("draft-servant", "choose-start-tile", "pick-starter", "agree-market")


def begun(seats: tuple[str, ...], modules: tuple[str, ...], first: int = 0, **options: str) -> Table:
    """Boards, start tiles and servants are taken; in the names of options `_` is a hyphen."""
    given = {name.replace("_", "-"): value for name, value in options.items()}
    t = new_game(seats, modules=modules, options={"first": str(first), **given})
    while t.question in ("draft-servant", "choose-start-tile"):
        t.play(t.asked[0], t.offers(t.asked[0])[0])
    return t


def ready(seats: tuple[str, ...], modules: tuple[str, ...], first: int = 0, **options: str) -> Table:
    """The first question of the first turn."""
    t = begun(seats, modules, first, **options)
    t.let_chance()
    while t.question in OPENING:
        t.play(t.asked[0], t.offers(t.asked[0])[0])
        t.let_chance()
    assert t.question == "choose-turn"
    return t


def discarding(seats: tuple[str, ...], modules: tuple[str, ...]) -> Table:
    """After the first courtship everybody has an objective to discard."""
    t = table(seats, modules=modules, round=4, step="courtship", market=LATE)
    t.let_chance()
    while t.question != "discard-objective":
        t.play(t.asked[0], t.offers(t.asked[0])[0])
        t.let_chance()
    return t


def discard(t: Table, seats: tuple[str, ...]) -> None:
    """Everybody discards an objective."""
    for family in seats:
        t.play(family, t.offers(family)[0])
