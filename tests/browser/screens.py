"""Every main screen: its address, and what is there once it is complete."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tests.browser.harness import ME, OPEN, Server, Visitor

GAMES: Final = ("obsession", "notre-dame")
COMMON: Final = {
    "/": ".lb-games",
    "/verify": "textarea",
    "/learn": ".ln-games",
    "/settings": "select",
    "/record": "#rb-files",
    "/nowhere": "h1",
}
OF_A_GAME: Final = {
    "/new/{game}": ".lb-ready-fine",
    "/rules/{game}": ".ln-rule",
    "/glossary/{game}": ".ln-word",
    "/aids/{game}": ".ln-sheets table",
    "/strategy/{game}": ".ln-tip",
    "/inspect/{game}": ".ln-grid a",
    "/inspect/{game}/{thing}": ".ln-values",
    "/data/{game}": ".ln-factlist",
}
THINGS: Final = {"obsession": "tile/drawing-room", "notre-dame": "person/monk"}
MOMENTS: Final = [
    ("obsession", 1, "choose-family"),
    ("obsession", 1, "choose-turn"),
    ("obsession", 1, "host-activity"),
    ("obsession", 2, "buy-tile"),
    ("obsession", 2, "keep-guests"),
    ("obsession", 2, ""),
    ("notre-dame", 3, "keep-card"),
    ("notre-dame", 3, "play-card"),
    ("notre-dame", 3, "move-carriage"),
    ("notre-dame", 3, "bribe-person"),
    ("notre-dame", 3, ""),
]
"""Game, number of seats, and the question that is open; none is the end with the score sheet."""
_UPSTAIRS: Final = ("ud-servants", "howard", "ud-guests", "ud-tiles", "ud-copies")
MODES: Final = [
    (6, "draft-servant", (*_UPSTAIRS, "wessex")),
    (6, "host-activity", (*_UPSTAIRS, "wessex")),
    (4, "consent", ("teams", *_UPSTAIRS)),
    (4, "", ("teams", *_UPSTAIRS)),
    (3, "buy-tile", ("milestones", *_UPSTAIRS)),
    (2, "choose-turn", ("duel", *_UPSTAIRS)),
    (1, "choose-turn", ("estate-challenge",)),
    (1, "", ("estate-challenge",)),
]
"""The same for Obsession with Upstairs, Downstairs, and the modules."""


def pages(server: Server) -> dict[str, str]:
    """By address: what is there once the page is complete. Neighbours have different signs."""
    made = server.make("obsession", ME, OPEN)
    found = {**COMMON, f"/join/{made['table']['id']}/1/{made['invitations']['1']}": "form"}
    for game in GAMES:
        found |= {path.format(game=game, thing=THINGS[game]): sign for path, sign in OF_A_GAME.items()}
    return found


def visited(visitor: Visitor, server: Server) -> Iterator[str]:
    """Every page that is not a table, one after the other, as soon as it can be looked at."""
    for path, sign in pages(server).items():
        visitor.go(path)
        visitor.page.wait_for_selector(sign)
        yield path
