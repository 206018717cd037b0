"""A flow chart in words becomes a drawing: the part of Mermaid that our documents use, laid out in layers.

Browsers would have to fetch a program of several megabytes to draw it themselves. Places in a layer stand
in the order of their neighbours; arrows that lead back go round at the side.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from html import escape
from typing import Final

NODE: Final = re.compile(r'^(\w+)\["([^"]+)"\]$')
EDGE: Final = re.compile(r"^(\w+) (-->|-\.->)(?:\|([^|]+)\|)? (\w+)$")
LETTER: Final = 7.9
"""Width of a letter of the font that is given for drawings."""
HIGH: Final = 30
ACROSS: Final = 26
"""Between two places side by side."""
DOWN: Final = 56
"""Between two layers."""
BESIDE: Final = 80
"""How far an arrow that leads back swings out; at both sides there is room for that and its words."""
MARGIN: Final = 120
ROUNDS: Final = 12


@dataclass(frozen=True)
class Edge:
    """An arrow; one that is a message is dotted."""

    start: str
    end: str
    is_message: bool
    told: str


@dataclass
class Chart:
    """The chart as it was written."""

    names: dict[str, str] = field(default_factory=dict)
    edges: list[Edge] = field(default_factory=list)


def read(source: str) -> Chart:
    """The chart of a source; ValueError names the line that is none of ours."""
    chart = Chart()
    lines = [line.strip() for line in source.strip().splitlines()]
    if not lines or not lines[0].startswith("flowchart"):
        raise ValueError("a drawing begins with: flowchart")
    for line in lines[1:]:
        if node := NODE.match(line):
            chart.names[node[1]] = node[2]
        elif edge := EDGE.match(line):
            chart.edges.append(Edge(edge[1], edge[4], edge[2] != "-->", edge[3] or ""))
        else:
            raise ValueError(f"not understood: {line}")
    for edge_ in chart.edges:
        for end in (edge_.start, edge_.end):
            if end not in chart.names:
                raise ValueError(f"an arrow at nothing: {end}")
    return chart


def layers(chart: Chart) -> list[list[str]]:
    """Places by their distance from where it begins, each layer in an order with few crossings."""
    level = dict.fromkeys(chart.names, 0)
    solid = [edge for edge in chart.edges if not edge.is_message]
    forward = [edge for edge in chart.edges if edge in solid or edge.told == "submit"]
    for _ in chart.names:  # as often as the longest path can be
        for edge in forward:
            level[edge.end] = max(level[edge.end], level[edge.start] + 1)
    if max(level.values(), default=0) >= len(chart.names):
        raise ValueError("the arrows lead in a circle")
    found: list[list[str]] = [[] for _ in range(max(level.values(), default=0) + 1)]
    for name in chart.names:
        found[level[name]].append(name)
    for turn in range(ROUNDS):
        order = found if turn % 2 == 0 else found[::-1]
        for row, before in zip(order[1:], order, strict=False):
            place = {name: at / len(before) for at, name in enumerate(before)}
            row.sort(key=lambda name, place=place: _middle(chart, name, place))  # type: ignore[misc]
    return found


def _middle(chart: Chart, name: str, place: dict[str, float]) -> float:
    near = [
        edge.end if edge.start == name else edge.start
        for edge in chart.edges
        if name in (edge.start, edge.end)
    ]
    known = [place[each] for each in near if each in place]
    return sum(known) / len(known) if known else 0.5


@dataclass(frozen=True)
class Box:
    """Where a place is drawn."""

    x: float
    y: float
    wide: float

    @property
    def middle(self) -> float:
        return self.x + self.wide / 2


def boxes(chart: Chart, rows: list[list[str]]) -> tuple[dict[str, Box], float]:
    """Where everything is drawn, and how wide that is."""
    wide = {name: len(told) * LETTER + 18 for name, told in chart.names.items()}
    widths = [sum(wide[name] for name in row) + ACROSS * (len(row) - 1) for row in rows]
    most = max(widths, default=0)
    found = {}
    for at, row in enumerate(rows):
        x = (most - widths[at]) / 2 + MARGIN
        for name in row:
            found[name] = Box(x, 10 + at * (HIGH + DOWN), wide[name])
            x += wide[name] + ACROSS
    return found, most + 2 * MARGIN


def _path(start: Box, end: Box, around: Iterable[Box]) -> tuple[str, float, float]:
    """From one place to another, and where its words stand."""
    if end.y > start.y:  # down, from edge to edge
        x, y, to_x, to_y = start.middle, start.y + HIGH, end.middle, end.y
        half = (y + to_y) / 2
        return (
            f"M{x:.0f} {y:.0f}C{x:.0f} {half:.0f} {to_x:.0f} {half:.0f} {to_x:.0f} {to_y:.0f}",
            (x + to_x) / 2,
            half,
        )
    # Back up again, past everything on the way, on the side that is nearer.
    between = [box for box in around if end.y <= box.y <= start.y]
    left, right = min(box.x for box in between), max(box.x + box.wide for box in between)
    is_left = start.middle + end.middle - 2 * left < 2 * right - start.middle - end.middle
    x = start.x if is_left else start.x + start.wide
    to_x = end.x if is_left else end.x + end.wide
    side = left - BESIDE if is_left else right + BESIDE
    y, to_y = start.y + HIGH / 2, end.y + HIGH / 2
    half = (y + to_y) / 2
    line = f"M{x:.0f} {y:.0f}C{side:.0f} {y:.0f} {side:.0f} {to_y:.0f} {to_x:.0f} {to_y:.0f}"
    return line, (x + to_x + 6 * side) / 8, half


def drawn(source: str, title: str) -> str:
    """The drawing as SVG, in one line: Markdown must find no paragraph in it."""
    chart = read(source)
    rows = layers(chart)
    placed, width = boxes(chart, rows)
    high = len(rows) * (HIGH + DOWN) - DOWN + 20
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{escape(title)}" '
        f'viewBox="0 0 {width:.0f} {high}">'
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" '
        'orient="auto">'
        '<path d="M0 0L8 4L0 8z"/></marker></defs>'
    ]
    words = []
    for edge in chart.edges:
        line, x, y = _path(placed[edge.start], placed[edge.end], placed.values())
        kind = ' class="message"' if edge.is_message else ""
        parts.append(f'<path{kind} marker-end="url(#tip)" d="{line}"/>')
        if edge.told:
            words.append(
                f'<text class="told" x="{x:.0f}" y="{y:.0f}" text-anchor="middle">{escape(edge.told)}</text>'
            )
    for name, box in placed.items():
        parts.append(f'<rect x="{box.x:.0f}" y="{box.y:.0f}" width="{box.wide:.0f}" height="{HIGH}" rx="5"/>')
        told = escape(chart.names[name])
        parts.append(f'<text x="{box.middle:.0f}" y="{box.y + 20:.0f}" text-anchor="middle">{told}</text>')
    return "".join([*parts, *words, "</svg>"])
