"""`parlour simulate`: many games between computer opponents."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click
from rich.table import Table

from parlour.ai.registry import specified_bot
from parlour.cli.arguments import language, make_setup, readable, seat_names
from parlour.cli.progress import shown_progress
from parlour.cli.render import make_console
from parlour.games import find_game
from parlour.i18n.texts import Texts
from parlour.sim.play.runner import Report
from parlour.sim.play.runner import simulate as run_games


@click.command()
@click.argument("game")
@click.option("--seats", required=True, help="Computer opponents, clockwise, such as random,steward.")
@click.option("--games", "count", default=100, show_default=True, type=click.IntRange(1, 10_000_000))
@click.option("--seed", default="0", show_default=True)
@click.option("--module", "modules", multiple=True)
@click.option("--option", "options", multiple=True, metavar="K=V")
@click.option("--check", "check_every_ply", is_flag=True, help="Check every invariant at every ply.")
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 64))
@click.option("--dask", default="", metavar="ADDRESS")
@click.option(
    "--log-dir", default=None, type=click.Path(file_okay=False, path_type=Path), help="Keep the logs here."
)
@click.option("--json", "as_json", is_flag=True)
def simulate(
    game: str,
    seats: str,
    count: int,
    seed: str,
    modules: tuple[str, ...],
    options: tuple[str, ...],
    check_every_ply: bool,
    workers: int,
    dask: str,
    log_dir: Path | None,
    as_json: bool,
) -> None:
    """Play many games of GAME between computer opponents and tell how they went."""
    found = find_game(game)
    names = seat_names(seats, people=False)
    setup = make_setup(found, names, modules, options, specified_bot)
    found.start(setup)  # a bad setup is told once, before any worker starts
    with shown_progress(found.meta.id) as progress:
        report = run_games(
            found,
            setup,
            names,
            games=count,
            seed=readable(seed),
            workers=workers,
            check=check_every_ply,
            log_dir=log_dir,
            progress=progress,
            dask=dask,
        )
    if as_json:
        click.echo(json.dumps(report.plain(), indent=2))
    else:
        _print(report)
    if report.errors:
        sys.exit(1)


def _print(report: Report) -> None:
    texts = Texts(language(None))
    console = make_console()
    table = Table()
    for column in ("ui-seat", "ui-player", "ui-wins", "ui-score-mean", "ui-score-least", "ui-score-most"):
        table.add_column(texts.text(column))
    for number, row in enumerate(report.seats):
        mean = texts.decimal(row.score_mean)
        table.add_row(str(number), row.name, str(row.wins), mean, str(row.score_min), str(row.score_max))
    console.print(table)
    line = texts.text(
        "ui-simulated",
        games=report.games,
        shared=report.shared,
        decisions=report.decisions,
        seconds=texts.decimal(report.seconds),
        speed=round(report.decisions_per_second),
        errors=len(report.errors),
    )
    console.print(line, markup=False)
    for failure in report.errors[:5]:
        console.print(f"{failure.game} ({failure.seed}): {failure.error}", markup=False)
