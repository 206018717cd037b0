"""Designers' questions, answered from records of games."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from parlour.kernel.game import Cell
from parlour.sim.lab.intervals import Figure, bootstrap, rate, ratio
from parlour.sim.lab.records import NOBODY, Record, sources_of
from parlour.sim.lab.tables import Column, Row, Table

FEWEST: Final = 20
"""Of fewer seats that held a thing nothing is said."""
BySeats = Mapping[int, Sequence[Record]]


def _label(sort: str, value: str | int) -> tuple[Cell, ...]:
    return (Cell(sort, value),)


def _leads(record: Record) -> list[float]:
    """By seat: the points above the mean of the table."""
    mean = sum(record.scores) / record.seats
    return [score - mean for score in record.scores]


def first_player(samples: BySeats) -> list[Table]:
    """What it is worth to begin, by place in the first turn; a table for each number of seats."""
    found: list[Table] = []
    for seats, records in samples.items():
        known = [record for record in records if record.first != NOBODY]
        if not known or seats < 2:
            continue
        rows: list[Row] = []
        for place in range(seats):
            at = [(record.first + place) % seats for record in known]
            won = sum([record.shares[seat] for record, seat in zip(known, at, strict=True)])
            leads = [_leads(record)[seat] for record, seat in zip(known, at, strict=True)]
            figures = (rate(won, len(known)), ratio(leads, [1] * len(leads)))
            rows.append(Row(_label("number", place + 1), len(known), figures))
        columns = (Column("share", "percent", None, 1 / seats), Column("lead", "points", None, 0.0))
        found.append(Table("first-player", str(seats), columns, tuple(rows)))
    return found


def scores(samples: BySeats) -> Table:
    """Points, by the number of seats: of everybody, of the winner, and how far apart first and second are."""
    rows: list[Row] = []
    for seats, records in samples.items():
        every = ratio([float(sum(record.scores)) for record in records], [seats] * len(records))
        best = bootstrap([float(max(record.scores)) for record in records], f"best:{seats}")
        gap: Figure | None = None
        if seats > 1:
            ordered = [sorted(record.scores) for record in records]
            gap = bootstrap([float(each[-1] - each[-2]) for each in ordered], f"gap:{seats}")
        rows.append(Row(_label("number", seats), len(records), (every, best, gap)))
    columns = (Column("score", "points"), Column("winner", "points"), Column("gap", "points"))
    return Table("scores", "", columns, tuple(rows))


def length(samples: BySeats) -> Table:
    """How long a game is, by the number of seats: decisions of a seat, and rounds where they vary."""
    rows: list[Row] = []
    varies = any(len({record.moments for record in records}) > 1 for records in samples.values())
    for seats, records in samples.items():
        decisions = bootstrap([record.decisions / seats for record in records], f"decisions:{seats}")
        moments = bootstrap([float(record.moments) for record in records], f"moments:{seats}")
        figures = (decisions, moments) if varies else (decisions,)
        rows.append(Row(_label("number", seats), len(records), figures))
    columns = (Column("decisions", "number"), Column("moments", "number"))
    return Table("length", "", columns if varies else columns[:1], tuple(rows))


def sources(levels: Mapping[str, Sequence[Record]]) -> Table:
    """Where the points come from, for players of each level among their like."""
    every = [record for records in levels.values() for record in records]
    columns = tuple([Column("points", "points", Cell("plain", level)) for level in levels])
    rows: list[Row] = []
    for source in sources_of(every):
        figures: list[Figure | None] = []
        for level, records in levels.items():
            sums = [
                sum([points for row in record.sources for name, points in row if name == source])
                / record.seats
                for record in records
            ]
            figures.append(bootstrap(sums, f"{level}:{source}"))
        rows.append(Row(_label("score", source), len(every), tuple(figures)))
    totals = [
        bootstrap([sum(record.scores) / record.seats for record in records], f"{level}:total")
        for level, records in levels.items()
    ]
    rows.append(Row(_label("plain", "="), len(every), tuple(totals)))
    return Table("sources", "", columns, tuple(rows))


def holdings(records: Sequence[Record]) -> list[Table]:
    """What seats with a thing came to, beside the mean of their tables; a table for each sort of thing.

    That is a connection and no cause: whoever is ahead can afford what is dear.
    """
    leads: dict[tuple[str, str], dict[int, list[float]]] = {}
    won: dict[tuple[str, str], float] = {}
    seats: dict[tuple[str, str], float] = {}
    for number, record in enumerate(records):
        if record.seats < 2:
            continue
        ahead = _leads(record)
        for each in record.holdings:
            key = (each.sort, each.what)
            leads.setdefault(key, {}).setdefault(number, []).append(ahead[each.seat])
            won[key] = won.get(key, 0.0) + record.shares[each.seat]
            seats[key] = seats.get(key, 0.0) + 1 / record.seats
    found: list[Table] = []
    for sort in dict.fromkeys([sort for sort, _ in leads]):
        rows: list[Row] = []
        for (its, what), games in leads.items():
            counts = [len(each) for each in games.values()]
            if its != sort or sum(counts) < FEWEST:
                continue
            lead = ratio([sum(each) for each in games.values()], counts)
            if lead.value == 0 and lead.least == lead.most:
                continue  # everybody has it from the beginning
            share = rate(won[its, what], sum(counts))
            even = seats[its, what] / sum(counts)
            times = Figure(share.value / even, share.least / even, share.most / even)
            rows.append(Row(_label(sort, what), sum(counts), (lead, times)))
        rows.sort(key=lambda row: (-(row.figures[0] or Figure(0, 0, 0)).value, str(row.label)))
        columns = (Column("lead", "points", None, 0.0), Column("wins", "number", None, 1.0))
        if rows:
            found.append(Table("holdings", sort, columns, tuple(rows)))
    return found


def variants(samples: Mapping[tuple[str, ...], Sequence[Record]]) -> Table:
    """What sets of modules change: points, the advantage of who begins, the gap, the length."""
    rows: list[Row] = []
    for modules, records in samples.items():
        seats = records[0].seats
        known = [record for record in records if record.first != NOBODY]
        begun = rate(sum([record.shares[record.first] for record in known]), len(known)) if known else None
        ordered = [sorted(record.scores) for record in records]
        name = "+".join(modules)
        figures = (
            ratio([float(sum(record.scores)) for record in records], [seats] * len(records)),
            begun if seats > 1 else None,
            bootstrap([float(each[-1] - each[-2]) for each in ordered], f"gap:{name}") if seats > 1 else None,
            bootstrap([record.decisions / seats for record in records], f"decisions:{name}"),
        )
        label = tuple([Cell("module", module) for module in modules]) or _label("module", "base")
        rows.append(Row(label, len(records), figures))
    seats = next(iter(samples.values()))[0].seats
    columns = (
        Column("score", "points"),
        Column("begun", "percent", None, 1 / seats),
        Column("gap", "points"),
        Column("decisions", "number"),
    )
    return Table("variants", "", columns, tuple(rows))


def corrected(before: Sequence[Record], after: Sequence[Record]) -> Table:
    """What an owner's corrections change, game by game with the same seeds."""
    measures: list[tuple[str, Callable[[Record], float]]] = [
        ("score", lambda record: sum(record.scores) / record.seats),
        ("winner", lambda record: float(max(record.scores))),
        ("decisions", lambda record: record.decisions / record.seats),
    ]
    rows: list[Row] = []
    for name, measure in measures:
        old, new = [measure(each) for each in before], [measure(each) for each in after]
        changed = [each - other for each, other in zip(new, old, strict=True)]
        told = (bootstrap(old, name), bootstrap(new, name), bootstrap(changed, name))
        rows.append(Row(_label("measure", name), len(before), told))
    columns = (
        Column("printed", "number"),
        Column("corrected", "number"),
        Column("change", "number", None, 0.0),
    )
    return Table("corrected", "", columns, tuple(rows))
