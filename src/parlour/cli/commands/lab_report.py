"""`parlour lab ask` and `parlour lab report`: what many games tell of a design."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import click
from rich.table import Table as Drawn

from parlour.cli.arguments import language, readable
from parlour.cli.home import corrections_for, read_toml, write_text
from parlour.cli.progress import shown_progress
from parlour.cli.render import make_console
from parlour.games import find_game
from parlour.i18n.texts import Texts
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Cell, Game
from parlour.sim.lab.page import markdown, page, told
from parlour.sim.lab.plots import draw, figure_class
from parlour.sim.lab.report import QUESTIONS, Found, make_plan, report
from parlour.sim.lab.tables import Column, Row, Table
from parlour.sim.scale.where import Where

GAME_KEY: Final = "game"
OWN_WORDS: Final = {
    "rows": "lab-rows",
    "cases": "lab-cases",
    "base": "lab-base",
    "title-scores": "lab-title-scores",
    "title-length": "lab-title-length",
    "title-sources": "lab-title-sources",
    "title-variants": "lab-title-variants",
    "title-solo": "lab-title-solo",
    "title-corrected": "lab-title-corrected",
    "note-holdings": "lab-note-holdings",
    "note-corrected": "lab-note-corrected",
    "column-share": "lab-column-share",
    "column-points": "lab-column-points",
    "column-lead": "lab-column-lead",
    "column-score": "lab-column-score",
    "column-winner": "lab-column-winner",
    "column-gap": "lab-column-gap",
    "column-decisions": "lab-column-decisions",
    "column-moments": "lab-column-moments",
    "column-wins": "lab-column-wins",
    "column-begun": "lab-column-begun",
    "column-won": "lab-column-won",
    "column-printed": "lab-column-printed",
    "column-corrected": "lab-column-corrected",
    "column-change": "lab-column-change",
    "sort-person": "lab-sort-person",
    "sort-kind": "lab-sort-kind",
    "sort-place": "lab-sort-place",
    "sort-bill-kind": "lab-sort-bill-kind",
    "sort-family": "lab-sort-family",
    "sort-tile": "lab-sort-tile",
    "sort-gentry": "lab-sort-gentry",
    "sort-objective": "lab-sort-objective",
    "sort-milestone": "lab-sort-milestone",
}
"""What the tables are made of, by the ids in them."""
PAGE: Final = "report.html"


class LabWords:
    """The texts of reports."""

    def __init__(self, texts: Texts, game: Game) -> None:
        self.lang = texts.lang
        self._texts: Final = texts
        self._game: Final = game

    def text(self, key: str) -> str:
        return self._texts.text(OWN_WORDS[key]) if key in OWN_WORDS else ""

    def cell(self, cell: Cell) -> str:
        """What a thing is called."""
        value = str(cell.value)
        if cell.sort in ("number", "plain"):
            return value
        if cell.sort == "measure":
            return self.text(f"column-{value}")
        if cell.sort == "score":
            key = self._texts.game_key(self._game.meta.id, f"score-{value}")
            return self._texts.text(key) if self._texts.has(key) else value
        if cell.sort == "module" and value == "base":
            return self.text("base")
        return self._texts.term(cell.sort, value)

    def row(self, row: Row) -> str:
        return " + ".join([self.cell(each) for each in row.label])

    def column(self, column: Column) -> str:
        return self.text(f"column-{column.id}") if column.cell is None else self.cell(column.cell)

    def title(self, table: Table) -> str:
        sort = table.sort
        if table.id == "first-player":
            return self._texts.text("lab-title-first-player", seats=int(sort))
        if table.id == "holdings":
            return self._texts.text("lab-title-holdings", what=self.text(f"sort-{sort}") or sort)
        return self.text(f"title-{table.id}")

    def number(self, value: float) -> str:
        return self._texts.decimal(value)


def _asked(
    game: Game,
    bot: str,
    count: int,
    seats: tuple[int, ...],
    seed: str,
    data: Path | None,
    questions: tuple[str, ...],
    where: Where,
) -> Found:
    corrections = corrections_for(game.meta.id) if data is None else read_toml(data)
    if corrections.pop(GAME_KEY, game.meta.id) != game.meta.id:
        raise Invalid("other-game", {"game": game.meta.id})
    plan = make_plan(game, bot, count, seats, readable(seed), corrections, questions)
    with shown_progress(game.meta.id) as progress:
        return report(game, plan, where, progress)


@click.command()
@click.argument("game")
@click.argument("question", type=click.Choice(QUESTIONS))
@click.option("--bot", default="steward", show_default=True, help="The computer opponent at every seat.")
@click.option("--games", "count", default=400, show_default=True, type=click.IntRange(1, 1_000_000))
@click.option("--seats", multiple=True, type=int, help="How many play; may be given several times.")
@click.option("--seed", default="0", show_default=True)
@click.option("--data", type=click.Path(path_type=Path), help="Play with the corrections in this file.")
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 64))
@click.option("--dask", default="", metavar="ADDRESS")
@click.option("--json", "as_json", is_flag=True)
def ask(
    game: str,
    question: str,
    bot: str,
    count: int,
    seats: tuple[int, ...],
    seed: str,
    data: Path | None,
    workers: int,
    dask: str,
    as_json: bool,
) -> None:
    """Answer one QUESTION about GAME from games between computer opponents."""
    found_game = find_game(game)
    found = _asked(found_game, bot, count, seats, seed, data, (question,), Where(workers, dask))
    if as_json:
        click.echo(json.dumps(found.plain(), indent=2))
        return
    words = LabWords(Texts(language(None)), found_game)
    for table in found.tables:
        drawn = Drawn(title=words.title(table))
        for head in (
            words.text("rows"),
            words.text("cases"),
            *[words.column(each) for each in table.columns],
        ):
            drawn.add_column(head)
        for row in table.rows:
            figures = [told(each, of, words) for each, of in zip(row.figures, table.columns, strict=True)]
            drawn.add_row(words.row(row), str(row.cases), *figures)
        make_console().print(drawn)


@click.command("report")
@click.argument("game")
@click.option("--out", required=True, type=click.Path(file_okay=False, path_type=Path), help="The folder.")
@click.option("--bot", default="steward", show_default=True, help="The computer opponent at every seat.")
@click.option("--games", "count", default=2000, show_default=True, type=click.IntRange(1, 1_000_000))
@click.option("--seats", multiple=True, type=int, help="How many play; may be given several times.")
@click.option("--seed", default="0", show_default=True)
@click.option("--data", type=click.Path(path_type=Path), help="Play with the corrections in this file.")
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 64))
@click.option("--dask", default="", metavar="ADDRESS")
@click.option("--no-plots", is_flag=True, help="Tables only; pictures need parlour[plots].")
@click.option("--lang", help="The language of the page.")
def report_command(
    game: str,
    out: Path,
    bot: str,
    count: int,
    seats: tuple[int, ...],
    seed: str,
    data: Path | None,
    workers: int,
    dask: str,
    no_plots: bool,
    lang: str | None,
) -> None:
    """Answer every question about GAME on one page: report.html, and report.md with its pictures."""
    found_game = find_game(game)
    texts = Texts(language(lang))
    if not no_plots:
        figure_class()
    found = _asked(found_game, bot, count, seats, seed, data, (), Where(workers, dask))
    words = LabWords(texts, found_game)
    pictures: dict[str, str] = {}
    try:
        out.mkdir(parents=True, exist_ok=True)
        for table in () if no_plots else found.tables:
            for kind, drawn in draw(table, words.row, words.column).items():
                (out / f"{table.name}.{kind}").write_bytes(drawn)
                if kind == "svg":
                    pictures[table.name] = drawn.decode("utf-8")
    except OSError:
        raise Invalid("cannot-write", {"file": out.name}) from None
    plan = found.plan
    title = texts.text("lab-report-title", name=texts.game_name(game))
    notes = [
        texts.text(
            "lab-report-about",
            bot=plan.bot,
            games=found.played,
            counts=", ".join([str(each) for each in plan.seats]),
            seed=plan.seed,
            hash=found.data[:12],
        ),
        texts.text("lab-report-intervals"),
    ]
    write_text(out / PAGE, page(title, notes, found.tables, words, pictures))
    write_text(out / "report.md", markdown(title, notes, found.tables, words, bool(pictures)))
    write_text(out / "figures.json", json.dumps(found.plain(), indent=1) + "\n")
    click.echo(texts.text("lab-report-written", file=str(out / PAGE)))
