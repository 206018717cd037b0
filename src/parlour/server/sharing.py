"""A finished game shown to anybody who has its link: the result, and what other sites may say of the link.

What the key in such a link is, `result_keys` says.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from html import escape
from importlib import resources
from pathlib import Path
from typing import Final

from starlette.requests import Request

from parlour.i18n.files import LANGUAGES
from parlour.i18n.grammar import grammar_of
from parlour.i18n.texts import Texts
from parlour.kernel.errors import Invalid, ParlourError
from parlour.kernel.game import ScoreLine
from parlour.server.result_keys import opens_result, result_key
from parlour.server.store.base import SeatRow, StoreFailed
from parlour.server.tables.hub import Hub
from parlour.server.tables.table import LiveTable

HEAD_END: Final = "</head>"
YOU: Final = "you"
"""What a person without a name is called by."""
CARD: Final = "card.png"
"""The picture of a game for links that lead to it, in the package of the game."""


def lines_of(table: LiveTable) -> tuple[ScoreLine, ...]:
    """The score sheet of a table, the best line first."""
    return tuple(sorted(table.game.scores(table.live.state), key=lambda line: (line.rank, line.seat)))


def names_of(texts: Texts, seats: Sequence[SeatRow]) -> dict[int, str]:
    """What everybody is called; several of a name are numbered."""
    called = [seat.name or texts.text(f"player-{seat.bot or YOU}") for seat in seats]
    found: dict[int, str] = {}
    for at, (seat, name) in enumerate(zip(seats, called, strict=True)):
        number = called[: at + 1].count(name)
        many = called.count(name) > 1
        found[seat.seat] = texts.text("seat-numbered", name=name, number=number) if many else name
    return found


def described(table: LiveTable, lang: str) -> tuple[str, str]:
    """The title and the description of a result, in a language."""
    row = table.row
    texts = Texts(lang if lang in LANGUAGES else LANGUAGES[0], (row.game,))
    lines = lines_of(table)
    names = names_of(texts, row.seats)
    winners = [names[line.seat] for line in lines if line.rank == 1 and line.seat in names]
    told = [f"{line.rank}. {names[line.seat]} {line.total}" for line in lines if line.seat in names]
    title = texts.game_name(row.game)
    if winners:
        won = texts.text("ui-winner" if len(winners) == 1 else "ui-winners", name=texts.joined(winners))
        title = f"{title} · {won}"
    return title, " · ".join(told)


def tagged(page: str, title: str, about: str, link: str, image: str) -> str:
    """A page with the tags by which other sites show a link to it; whatever somebody wrote is escaped."""
    tags = {
        "og:type": "website",
        "og:site_name": "Parlour",
        "og:title": title,
        "og:description": about,
        "og:url": link,
        "og:image": image,
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    meta = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items()]
    meta += [
        '<meta name="twitter:card" content="summary_large_image" />',
        '<meta name="robots" content="noindex" />',
    ]
    head, end, rest = page.partition(HEAD_END)
    return head + "".join([f"    {line}\n" for line in meta]) + end + rest


@cache
def page_of(folder: Path) -> str:
    """The page of the client as it was built."""
    return (folder / "index.html").read_text(encoding="utf-8")


async def tagged_page(hub: Hub, folder: Path, request: Request) -> str:
    """The page that a link to a result leads to; without tags where the link opens nothing."""
    page = page_of(folder)
    try:
        table = await hub.get(request.path_params["table"])
        if not opens_result(table.row, request.path_params["key"]):
            return page
        async with table.whole():
            title, about = described(table, request.query_params.get("l", ""))
    except (ParlourError, StoreFailed):
        return page
    home = str(request.base_url)
    image = f"{home}cards/{table.row.game}.png"
    return tagged(page, title, about, f"{home}r/{table.row.id}/{result_key(table.row)}", image)


def find_card(game: str) -> bytes | None:
    """The picture of a game for links; None where there is no such game, or it has none."""
    try:
        return card_of(game)
    except Invalid:
        return None


@cache
def card_of(game: str) -> bytes | None:
    """The picture of a game as it lies in its package."""
    file = resources.files(grammar_of(game).package) / CARD
    return file.read_bytes() if file.is_file() else None
