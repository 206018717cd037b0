"""`parlour lab`: experiments with computer opponents."""

from __future__ import annotations

import json
import sys

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from parlour.cli.arguments import language, readable
from parlour.cli.render import make_console
from parlour.games import find_game
from parlour.i18n.texts import Texts
from parlour.sim.lab import SoloRecord, opponents, play_solo

SOLO_GAME = "obsession"


@click.group()
def lab() -> None:
    """Experiments with computer opponents."""


@lab.command()
@click.option("--bot", default="steward", show_default=True, help="The computer opponent that plays.")
@click.option("--games", "count", default=100, show_default=True, type=click.IntRange(1, 1_000_000))
@click.option("--seed", default="0", show_default=True)
@click.option(
    "--opponent", "wanted", multiple=True, help="Only against this one; may be given several times."
)
@click.option("--json", "as_json", is_flag=True)
def solo(bot: str, count: int, seed: str, wanted: tuple[str, ...], as_json: bool) -> None:
    """Play alone against every opponent of the solitaire game and print how often the bot wins."""
    game = find_game(SOLO_GAME)
    names = wanted or opponents(game)
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(game.meta.id, total=count * len(names))
        records = play_solo(
            game, bot, names, count, readable(seed), lambda done: bar.update(task, completed=done)
        )
    if as_json:
        click.echo(json.dumps([_plain(record) for record in records], indent=2))
    else:
        _print(records)


def _plain(record: SoloRecord) -> dict[str, object]:
    least, most = record.interval()
    return {
        "opponent": record.opponent,
        "games": record.games,
        "wins": record.wins,
        "win-rate": record.wins / record.games,
        "win-rate-95": [least, most],
        "mean": record.own_mean,
        "opponent-mean": record.opponent_mean,
    }


def _print(records: list[SoloRecord]) -> None:
    texts = Texts(language(None))
    table = Table()
    for column in (
        "ui-lab-opponent",
        "ui-lab-games",
        "ui-wins",
        "ui-lab-rate",
        "ui-lab-interval",
        "ui-score-mean",
        "ui-lab-opponent-mean",
    ):
        table.add_column(texts.text(column))
    for record in records:
        least, most = record.interval()
        table.add_row(
            texts.term("opponent", record.opponent),
            str(record.games),
            str(record.wins),
            f"{texts.decimal(100 * record.wins / record.games)} %",
            f"{texts.decimal(100 * least)}–{texts.decimal(100 * most)} %",
            texts.decimal(record.own_mean),
            texts.decimal(record.opponent_mean),
        )
    make_console().print(table)
