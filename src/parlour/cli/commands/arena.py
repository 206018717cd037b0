"""`parlour arena`: rated tournaments between computer opponents."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click
from rich.table import Table
from rich.text import Text

from parlour.cli.arguments import language, readable, table_options
from parlour.cli.home import corrections_for
from parlour.cli.progress import shown_progress
from parlour.cli.render import make_console
from parlour.games import find_game
from parlour.i18n.texts import Texts
from parlour.kernel.errors import Invalid
from parlour.sim.arena.figures import Row
from parlour.sim.arena.plan import Plan, make_plan
from parlour.sim.arena.playing import Played
from parlour.sim.arena.plots import Labels, draw, figure_class
from parlour.sim.arena.ratings import Rating
from parlour.sim.arena.report import OPPONENT, Report
from parlour.sim.arena.results import load_results, plan_of
from parlour.sim.arena.sequential import read_test
from parlour.sim.arena.tournament import Again, drawn_by_lot, play_again, play_tournament, repeatable
from parlour.sim.scale.where import Where

FILE = click.Path(dir_okay=False, path_type=Path)
USUAL_SEATS = 2
PAIR = 2
"""With so many sides a share is how often one wins; with more it is to be seen beside an even share."""


@click.command()
@click.argument("game")
@click.option("--player", "players", multiple=True, metavar="SPEC")
@click.option("--seats", default=USUAL_SEATS, type=click.IntRange(1, 64))
@click.option("--one-way", is_flag=True)
@click.option("--games", "count", default=100, show_default=True, type=click.IntRange(1, 10_000_000))
@click.option("--seed", default="0", show_default=True)
@click.option("--module", "modules", multiple=True)
@click.option("--option", "options", multiple=True, metavar="K=V")
@click.option("--results", default=None, type=FILE, metavar="FILE.jsonl")
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 64))
@click.option("--dask", default="", metavar="ADDRESS")
@click.option("--test", "tested", default=None, metavar="P0:P1")
@click.option("--plot", default=None, type=FILE)
@click.option("--replay", "replayed", multiple=True, type=click.IntRange(0), metavar="K")
@click.option("--verify", "verified", default=0, type=click.IntRange(0), metavar="N")
@click.option("--json", "as_json", is_flag=True)
def arena(
    game: str,
    players: tuple[str, ...],
    seats: int,
    one_way: bool,
    count: int,
    seed: str,
    modules: tuple[str, ...],
    options: tuple[str, ...],
    results: Path | None,
    workers: int,
    dask: str,
    tested: str | None,
    plot: Path | None,
    replayed: tuple[int, ...],
    verified: int,
    as_json: bool,
) -> None:
    """Let computer opponents play GAME against one another and rate them."""
    found = find_game(game)
    players = tuple([readable(player) for player in players])
    where = Where(workers, dask)
    if replayed or verified:
        if results is None:
            raise Invalid("replay-needs-results")
        header, kept = load_results(results)
        plan = plan_of(results, header, found, players)
        chosen = _numbered(plan, kept, replayed)
        if verified:
            chosen += drawn_by_lot(repeatable(plan, kept), verified, readable(seed))
        _tell_again(play_again(plan, chosen, where), as_json)
        return
    test = None if tested is None else read_test(tested)
    if plot is not None:
        figure_class(plot)
    corrections = corrections_for(found.meta.id)
    told = table_options(options)
    plan = make_plan(found, players, seats, modules, told, corrections, readable(seed), is_one_way=one_way)
    with shown_progress(found.meta.id) as progress:
        report = play_tournament(plan, count, test=test, path=results, where=where, progress=progress)
    texts = Texts(language(None))
    if plot is not None:
        draw(report, plot, _labels(texts))
    if as_json:
        click.echo(json.dumps(report.plain(), indent=2))
    else:
        _print(texts, report)
    if report.errors:
        sys.exit(1)


def _numbered(plan: Plan, kept: list[Played], numbers: tuple[int, ...]) -> list[Played]:
    """The games of these numbers; `Invalid` where one is not there, or cannot be had again."""
    for number in numbers:
        if number >= len(kept):
            raise Invalid("no-such-game-number", {"number": number})
        if not repeatable(plan, [kept[number]]):
            raise Invalid("game-not-repeatable", {"number": number, "players": ", ".join(plan.timed)})
    return [kept[number] for number in numbers]


def _tell_again(games: list[Again], as_json: bool) -> None:
    """Tell how games went that were played again; exit 1 when one of them came to something else."""
    if not games:
        raise Invalid("nothing-to-repeat")
    texts = Texts(language(None))
    if as_json:
        rows = [
            {
                "game": kept.number,
                "same": kept == found,
                "scores": list(found.scores),
                "state": found.state,
                "error": found.error,
            }
            for kept, found in games
        ]
        click.echo(json.dumps(rows, indent=2))
    else:
        for each in games:
            line = texts.text(
                "ui-arena-again",
                number=each.kept.number,
                same="yes" if each.is_same else "no",
                found=_scores(each.found),
                kept=_scores(each.kept),
            )
            click.echo(line)
        click.echo(
            texts.text("ui-arena-repeated", games=len(games), same=sum([each.is_same for each in games]))
        )
    if not all(each.is_same for each in games):
        sys.exit(1)


def _scores(played: Played) -> str:
    # Two games may end with the same scores and not be the same: the digest tells.
    return played.error or f"{' : '.join(map(str, played.scores))} ({played.state[:8]})"


def _labels(texts: Texts) -> Labels:
    keys = ("ui-arena-rating", "ui-lab-games", "ui-arena-share-axis", "ui-lab-opponent")
    return Labels(*[texts.text(key) for key in keys])


def _print(texts: Texts, report: Report) -> None:
    console = make_console()
    matches = Table()
    has_times = len(report.plan.sides) > PAIR
    columns = ["ui-player", "ui-arena-against", "ui-lab-games", "ui-arena-share", "ui-lab-interval"]
    columns += ["ui-arena-times"] if has_times else []
    for column in (*columns, "ui-arena-rank", "ui-arena-margin", "ui-lab-interval"):
        matches.add_column(texts.text(column), overflow="fold")
    for row in report.rows:
        matches.add_row(*[Text(cell) for cell in _cells(texts, report, row)])
    console.print(matches)
    ratings = Table()
    for column in ("ui-player", "ui-arena-rating", "ui-lab-interval"):
        ratings.add_column(texts.text(column), overflow="fold")
    ranked = sorted(enumerate(report.ratings), key=lambda each: -each[1].value)
    for player, rating in ranked:
        ratings.add_row(Text(_named(texts, report.name(player))), f"{rating.value:.0f}", _span(rating))
    console.print(ratings)
    even = texts.decimal(100 * report.even)
    told = texts.text("ui-arena-played", games=report.games, even=even, errors=len(report.errors))
    console.print(told, markup=False)
    if report.test is not None and report.verdict is not None:
        low, high = texts.decimal(100 * report.test.low), texts.decimal(100 * report.test.high)
        groups = report.verdict.groups
        told = texts.text("ui-arena-test", answer=report.verdict.answer, low=low, high=high, groups=groups)
        console.print(told, markup=False)
    if report.plan.timed:
        console.print(texts.text("ui-arena-timed", players=", ".join(report.plan.timed)), markup=False)
    for failure in report.errors[:5]:
        console.print(f"{failure.number}: {failure.error}", markup=False)


def _cells(texts: Texts, report: Report, row: Row) -> tuple[str, ...]:
    least, most = row.share_within
    has_times = len(report.plan.sides) > PAIR
    times = (f"× {texts.decimal(row.share / report.even)}",) if has_times else ()
    margin = "–"
    if row.margin_within is not None:
        margin = f"{texts.decimal(row.margin_within[0])} … {texts.decimal(row.margin_within[1])}"
    return (
        _named(texts, report.name(row.contestant)),
        _named(texts, report.name(row.against)),
        str(row.games),
        f"{texts.decimal(100 * row.share)} %",
        f"{texts.decimal(100 * least)}–{texts.decimal(100 * most)} %",
        *times,
        texts.decimal(row.mean_rank),
        texts.decimal(row.margin),
        margin,
    )


def _named(texts: Texts, name: str) -> str:
    return texts.text("ui-lab-opponent") if name == OPPONENT else name


def _span(rating: Rating) -> str:
    return f"{rating.least:.0f}–{rating.most:.0f}" if rating.least < rating.most else "–"
