"""`parlour play`: a game at this terminal."""

from __future__ import annotations

from collections.abc import Mapping

import click

from parlour.ai.registry import find_bot, specified_bot
from parlour.cli.arguments import YOU, language, make_setup, seats_for, secret_seed
from parlour.cli.render import Renderer, make_console
from parlour.cli.terminal import TerminalTable
from parlour.games import find_game
from parlour.i18n.texts import Texts
from parlour.kernel.beyond.bot import Bot
from parlour.sim.play.live_game import LiveGame


@click.command()
@click.argument("game")
@click.option("--seats", default="3", show_default=True, help="Who sits where, clockwise, or how many seats.")
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
    spoken = language(lang)
    found = find_game(game)
    texts = Texts(spoken, (found.meta.id,))

    names = seats_for(found, seats)

    def bots_at(seated: tuple[str, ...]) -> Mapping[int, Bot]:
        # A class runs only where somebody typed its name: a file that is loaded may name levels besides.
        find = {name: specified_bot if name in names else find_bot for name in seated}
        return {seat: find[name](name, found.meta.id) for seat, name in enumerate(seated) if name != YOU}

    setup = make_setup(found, names, modules, options, specified_bot)
    live = LiveGame(found, setup, secret_seed(seed), bots_at(names))
    renderer = Renderer(make_console(), texts, texts.seat_names(names))
    TerminalTable(live, renderer, bots_at).run()
