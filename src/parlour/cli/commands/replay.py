"""`parlour replay`: verify a log, play it again, show what it came to."""

from __future__ import annotations

import json
from pathlib import Path

import click

from parlour.cli.arguments import language
from parlour.cli.home import read_text
from parlour.cli.render import Renderer, make_console
from parlour.games import find_game
from parlour.i18n.texts import Texts
from parlour.kernel.agenda import CHANCE
from parlour.kernel.engine import to_move
from parlour.kernel.errors import Invalid
from parlour.kernel.log import load, state_hash
from parlour.kernel.log import replay as play_again

EVERYTHING = "all"


def _viewer(given: str | None, seats: int) -> int | str | None:
    """A seat's number, None for a spectator, or everything when nothing was asked."""
    if given is None:
        return EVERYTHING
    if given == "spectator":
        return None
    if given.isascii() and given.isdigit() and len(given) < 3 and int(given) < seats:
        return int(given)
    raise Invalid("bad-seat", {"seat": given[:20], "most": seats - 1})


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--at", default=None, help="Stop before this ply.")
@click.option("--view", default=None, metavar="SEAT", help="As this seat (from 0) or `spectator` sees it.")
@click.option("--json", "as_json", is_flag=True)
def replay(file: Path, at: str | None, view: str | None, as_json: bool) -> None:
    """Verify the log in FILE and play it again."""
    log = load(read_text(file))
    game = find_game(log.setup.game)
    seats = log.setup.seats
    viewer = _viewer(view, len(seats))
    plies = log.ply()
    stop = plies
    if at is not None:
        if not (at.isascii() and at.isdigit() and len(at) < 9 and int(at) <= plies):
            raise Invalid("bad-ply", {"ply": at[:20], "most": plies})
        stop = int(at)
    state = play_again(game, log, stop)
    over = not to_move(state)
    if as_json:
        told = {
            "game": game.meta.id,
            "rules": log.rules,
            "data": log.data,
            "seats": list(seats),
            "plies": plies,
            "ply": stop,
            "over": over,
            "to-move": ["chance" if seat == CHANCE else seat for seat in to_move(state)],
            "position": game.reveal(state) if isinstance(viewer, str) else game.view(state, viewer).plain(),
        }
        if isinstance(viewer, str):
            told["state"] = state_hash(game, state)
        if over:
            told["scores"] = [
                {"seat": line.seat, "total": line.total, "tie-break": line.tie_break, "rank": line.rank}
                for line in game.scores(state)
            ]
        click.echo(json.dumps(told, indent=2))
        return
    texts = Texts(language(None), (game.meta.id,))
    draw = Renderer(make_console(), texts, texts.seat_names(seats))
    draw.say("ui-verified", plies=plies, ply=stop)
    seen = viewer if not isinstance(viewer, str) else None
    view_seen = game.view(state, seen)
    for block in game.layout(view_seen):
        draw.block(block)
    if over:
        draw.score_sheet(game, state, game.companion.opponent(view_seen))
