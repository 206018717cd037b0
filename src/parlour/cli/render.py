"""Drawing a table: any game's blocks, choices, events and score sheet, in the reader's language."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from parlour.i18n.texts import Texts
from parlour.kernel.action import Action
from parlour.kernel.game import Block, Cell, Game, ScoreLine

PIPED_WIDTH = 110


class PlainConsole(Console):
    """A console that leaves a closed pipe to the caller, instead of ending the program with an error."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def make_console() -> Console:
    """A console that is as wide as the terminal, or of fixed width when its output is piped."""
    width = None if sys.stdout.isatty() else PIPED_WIDTH
    return PlainConsole(width=width, highlight=False, soft_wrap=False)


class Renderer:
    """Draws for one reader."""

    def __init__(self, console: Console, texts: Texts, seats: Sequence[str]) -> None:
        self.console = console
        self.texts = texts
        self.seats = seats

    def say(self, key: str, **params: str | int) -> None:
        """A line of the table's own."""
        self.line(self.texts.text(key, **params))

    def line(self, text: str, style: str = "") -> None:
        """A plain line."""
        self.console.print(Text(text, style=style))

    def cell(self, cell: Cell) -> str:
        """One thing in the reader's words."""
        if cell.sort == "number":
            return str(cell.value)
        if cell.sort == "label":
            return self.texts.text(str(cell.value))
        if cell.sort == "seat":
            return self.seats[int(cell.value)]
        return self.texts.term(cell.sort, str(cell.value))

    def block(self, block: Block) -> None:
        """A titled table; a single row with many columns is turned on its side where it would not fit."""
        table = Table(title=Text(self.texts.text(block.title)), title_justify="left", title_style="bold")
        columns = [self.cell(column) for column in block.columns]
        if len(block.rows) == 1:
            table.show_header = False
            for column, cells in zip(columns, block.rows[0], strict=True):
                table.add_row(Text(column, style="dim"), Text(self._joined(cells)))
        else:
            for column in columns:
                table.add_column(Text(column), overflow="fold")
            for row in block.rows:
                table.add_row(*[Text(self._joined(cells)) for cells in row])
        self.console.print(table)

    def _joined(self, cells: tuple[Cell, ...]) -> str:
        return ", ".join(self.cell(cell) for cell in cells) or "–"

    def choices(self, game: Game, actions: Sequence[Action]) -> None:
        """The numbered answers, each with the words that also answer."""
        wide = len(str(len(actions)))
        for number, action in enumerate(actions, start=1):
            told = self.texts.action(game.describe(action))
            line = Text(f"{number:>{wide}}. {told}")
            line.append(f"   [{action.text}]", style="dim")
            self.console.print(line)

    def score_sheet(self, lines: Sequence[ScoreLine]) -> None:
        """Ranks, terms, totals."""
        table = Table(title=self.texts.text("ui-score-sheet"), title_justify="left", title_style="bold")
        terms = [term for term, _ in lines[0].terms]
        columns = ["ui-rank", "ui-player", *[f"ui-{term}" for term in terms], "ui-total", "ui-tie-break"]
        if len(terms) == 1:
            columns.remove("ui-total")
        for column in columns:
            table.add_column(Text(self.texts.text(column)))
        for line in sorted(lines, key=lambda line: line.rank):
            points = [str(value) for _, value in line.terms]
            total = [str(line.total)] if len(terms) > 1 else []
            cells = [str(line.rank), self.seats[line.seat], *points, *total, str(line.tie_break)]
            table.add_row(*[Text(cell) for cell in cells])
        self.console.print(table)
        winners = [self.seats[line.seat] for line in lines if line.rank == 1]
        key = "ui-winner" if len(winners) == 1 else "ui-winners"
        self.line(self.texts.text(key, name=", ".join(winners)), "bold")
