"""The report as a page: one HTML file that needs no other, or Markdown with pictures beside it."""

from __future__ import annotations

import html
import math
from collections.abc import Callable, Mapping
from typing import Final, Protocol

from parlour.sim.lab.intervals import Figure
from parlour.sim.lab.tables import Column, Row, Table

STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { padding: 0.15rem 0.7rem; border-bottom: 1px solid #ddd; text-align: right; }
th:first-child, td:first-child { text-align: left; }
svg { max-width: 100%; height: auto; }
.note { color: #555; }
"""


class Words(Protocol):
    """What is said, in somebody's language."""

    lang: str

    def text(self, key: str) -> str:
        """A text of the report's own."""
        ...

    def row(self, row: Row) -> str:
        """What a row is about."""
        ...

    def column(self, column: Column) -> str:
        """What the figures of a column are."""
        ...

    def title(self, table: Table) -> str:
        """The question that a table answers."""
        ...

    def number(self, value: float) -> str:
        """A number as it is written."""
        ...


def told(figure: Figure | None, column: Column, words: Words) -> str:
    """A figure with its interval."""
    if figure is None:
        return "–"
    scale, sign = (100.0, " %") if column.unit == "percent" else (1.0, "")
    value = words.number(scale * figure.value) + sign
    if not (math.isfinite(figure.least) and math.isfinite(figure.most)):
        return value
    return f"{value} ({words.number(scale * figure.least)} – {words.number(scale * figure.most)})"


def _cells(table: Table, words: Words) -> tuple[list[str], list[list[str]]]:
    head = [words.text("rows"), words.text("cases"), *[words.column(each) for each in table.columns]]
    body = [
        [
            words.row(row),
            str(row.cases),
            *[told(each, column, words) for each, column in zip(row.figures, table.columns, strict=True)],
        ]
        for row in table.rows
    ]
    return head, body


def markdown(
    title: str, notes: list[str], tables: tuple[Table, ...], words: Words, has_pictures: bool
) -> str:
    """The report in Markdown; pictures lie beside it, named after their tables."""
    lines = [f"# {title}", "", *[f"{note}\n" for note in notes]]
    for table in tables:
        lines += [f"## {words.title(table)}", ""]
        note = _note(table, words)
        lines += [note, ""] if note else []
        head, body = _cells(table, words)
        lines.append("| " + " | ".join(head) + " |")
        lines.append("| --- |" + " ---: |" * (len(head) - 1))
        lines += ["| " + " | ".join(row) + " |" for row in body]
        lines.append("")
        if has_pictures:
            lines += [f"![{words.title(table)}]({table.name}.svg)", ""]
    return "\n".join(lines)


def page(
    title: str, notes: list[str], tables: tuple[Table, ...], words: Words, pictures: Mapping[str, str]
) -> str:
    """The report as HTML; pictures, by name of their table, are SVG and stand in it."""
    say: Callable[[str], str] = html.escape
    parts = [
        f'<!doctype html>\n<html lang="{words.lang}">\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{say(title)}</title>\n<style>{STYLE}</style>\n<h1>{say(title)}</h1>",
        *[f"<p>{say(note)}</p>" for note in notes],
    ]
    for table in tables:
        head, body = _cells(table, words)
        parts.append(f'<section id="{table.name}"><h2>{say(words.title(table))}</h2>')
        note = _note(table, words)
        parts += [f'<p class="note">{say(note)}</p>'] if note else []
        parts.append("<table><tr>" + "".join([f"<th>{say(each)}</th>" for each in head]) + "</tr>")
        parts += ["<tr>" + "".join([f"<td>{say(each)}</td>" for each in row]) + "</tr>" for row in body]
        parts.append("</table>")
        if table.name in pictures:
            svg = pictures[table.name]
            parts.append(svg[svg.index("<svg") :])  # a page needs no prologue of another document
        parts.append("</section>")
    return "\n".join([*parts, "</html>", ""])


def _note(table: Table, words: Words) -> str:
    return words.text(f"note-{table.id}")
