"""Drawing a table: any game's blocks, choices, events and score sheet, in the reader's language."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from parlour.i18n.texts import Texts
from parlour.kernel.action import Action
from parlour.kernel.agenda import State
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
        told = [self.cell(cell) for cell in cells]
        return ("; " if any(", " in each for each in told) else ", ").join(told) or "–"

    def choices(self, game: Game, choices: Sequence[Action | Cell]) -> None:
        """The numbered answers, or parts of one, each with the words that also answer."""
        wide = len(str(len(choices)))
        for number, choice in enumerate(choices, start=1):
            if isinstance(choice, Cell):
                shown = game.companion.part(choice)
                told, words = self.cell(shown), str(choice.value)
            else:
                told, words = self.texts.action(game.describe(choice), self.seats), choice.text
            line = Text(f"{number:>{wide}}. {told}")
            line.append(f"   [{words}]", style="dim")
            self.console.print(line, soft_wrap=True)

    def score_sheet(self, game: Game, state: State, opponent: str = "") -> None:
        """Ranks, terms, totals; a game with many terms has one column per player."""
        lines = sorted(game.scores(state), key=lambda line: line.rank)
        names = [self._player(game.meta.id, line, opponent) for line in lines]
        ties = [self._joined(game.companion.tie_break(state, line)) for line in lines]
        table = Table(title=self.texts.text("ui-score-sheet"), title_justify="left", title_style="bold")
        seated = sorted(lines, key=lambda line: line.seat < 0)
        terms = list(dict.fromkeys([term for line in seated for term, _ in line.terms]))
        if len(terms) == 1:
            for column in ("ui-rank", "ui-player", f"ui-{terms[0]}", "ui-tie-break"):
                table.add_column(Text(self.texts.text(column)))
            for line, name, tie in zip(lines, names, ties, strict=True):
                table.add_row(*[Text(cell) for cell in (str(line.rank), name, str(line.total), tie)])
        else:
            table.add_column(Text(self.texts.text("ui-player")))
            for name in names:
                table.add_column(Text(name))
            self._line(table, "ui-rank", [str(line.rank) for line in lines])
            for term in terms:
                points = [dict(line.terms) for line in lines]
                key = self.texts.game_key(game.meta.id, f"score-{term}")
                self._line(table, key, [str(each.get(term, "–")) for each in points])
            self._line(table, "ui-total", [str(line.total) for line in lines])
            self._line(table, "ui-tie-break", ties)
        self.console.print(table)
        winners = [name for line, name in zip(lines, names, strict=True) if line.rank == 1]
        key = "ui-winner" if len(winners) == 1 else "ui-winners"
        self.line(self.texts.text(key, name=", ".join(winners)), "bold")

    def _line(self, table: Table, key: str, cells: Sequence[str]) -> None:
        table.add_row(Text(self.texts.text(key)), *[Text(cell) for cell in cells])

    def _player(self, game: str, line: ScoreLine, opponent: str) -> str:
        """The name of a seat; an opponent without one has a name of its own, a target only its category."""
        if line.seat >= 0:
            return self.seats[line.seat]
        if opponent:
            return self.texts.term("opponent", opponent)
        return self.texts.text(self.texts.game_key(game, f"score-{line.terms[0][0]}"))
