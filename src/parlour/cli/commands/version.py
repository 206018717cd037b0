"""`parlour version`: what is running: the program, its engine, and the rules of each game."""

from __future__ import annotations

import json
import platform

import click

from parlour import __version__
from parlour.cli.arguments import language
from parlour.games import games as all_games
from parlour.i18n.texts import Texts
from parlour.kernel import engine


def is_compiled() -> bool:
    """Whether the engine that was loaded is machine code."""
    return not (engine.__file__ or "").endswith((".py", ".pyc"))


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def version(as_json: bool) -> None:
    """Tell which version runs, whether its engine is compiled, and the rules of each game."""
    rules = {game.meta.id: game.meta.rules_version for game in all_games()}
    if as_json:
        told = {
            "version": __version__,
            "engine": "compiled" if is_compiled() else "python",
            "python": platform.python_version(),
            "rules": rules,
        }
        click.echo(json.dumps(told, indent=2))
        return
    texts = Texts(language(None))
    click.echo(f"Parlour {__version__}, Python {platform.python_version()}")
    click.echo(texts.text("ui-engine-compiled" if is_compiled() else "ui-engine-plain"))
    for game, number in rules.items():
        click.echo(texts.text("ui-rules-version", game=texts.game_name(game), version=number))
