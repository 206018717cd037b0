"""`parlour play`: a game at this terminal."""

from __future__ import annotations

from collections.abc import Mapping

import click

from parlour.ai.bot import Bot
from parlour.ai.registry import find_bot
from parlour.cli.arguments import YOU, language, make_setup, seat_names, secret_seed
from parlour.cli.render import Renderer, make_console
from parlour.cli.terminal import TerminalTable
from parlour.games import find_game
from parlour.i18n.texts import Texts
from parlour.sim.session import Session


@click.command()
@click.argument("game")
@click.option("--seats", default="you,steward,steward", show_default=True, help="Who sits where, clockwise.")
@click.option("--module", "modules", multiple=True, help="An expansion to play with; may be repeated.")
@click.option("--option", "options", multiple=True, metavar="K=V", help="A table option; may be repeated.")
@click.option("--lang", default=None, help="en, fr or pl.")
@click.option("--seed", default=None, help="The seed of the dice; a secret one by default.")
def play(
    game: str,
    seats: str,
    modules: tuple[str, ...],
    options: tuple[str, ...],
    lang: str | None,
    seed: str | None,
) -> None:
    """Play GAME at this terminal."""
    texts = Texts(language(lang))
    found = find_game(game)

    def bots_at(names: tuple[str, ...]) -> Mapping[int, Bot]:
        return {seat: find_bot(name, found.meta.id) for seat, name in enumerate(names) if name != YOU}

    names = seat_names(seats, people=True)
    setup = make_setup(found, names, modules, options)
    session = Session(found, setup, bots_at(names), secret_seed(seed))
    renderer = Renderer(make_console(), texts, texts.seat_names(names))
    TerminalTable(session, renderer, bots_at).run()
