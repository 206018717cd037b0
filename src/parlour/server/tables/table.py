"""One live table: whoever acts there, person, bot or clock, enters under its lock and through `apply`."""

from __future__ import annotations

from parlour.server.tables.answers import Answers
from parlour.server.tables.seats import Seats
from parlour.server.tables.talk import Talk


class LiveTable(Answers, Seats, Talk):
    """A table in memory with all that can be done there, each part in a file of its own."""
