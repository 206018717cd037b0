"""A new table as it is kept for the first time: as somebody wishes it, or as a file brings it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from parlour.ai.registry import find_bot
from parlour.games import find_game
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Setup
from parlour.kernel.log import Entry
from parlour.server.door.secret_words import hash_of, new_table_id, new_token
from parlour.server.lobby.names import check_names, clean_name, printable, told_apart
from parlour.server.store.base import Row, SeatRow, TableRow
from parlour.server.tables.keeping import now, rows_of
from parlour.server.wire import http_protocol as http
from parlour.server.wire.bounds import KINDS, LONGEST_SEED, LONGEST_TITLE, MOST_BANK, MOST_HOURS
from parlour.server.workers.files import Read


@dataclass(frozen=True)
class NewTable:
    """What is to be kept of a new table, and the secrets that only whoever makes it is told."""

    row: TableRow
    token: str
    watch: str
    invitations: dict[str, str] = field(default_factory=dict)
    rows: Sequence[Row] = ()


def _begun(setup: Setup, rules: str, data: str, seats: Sequence[SeatRow], watch: str) -> TableRow:
    """A table at which nothing is agreed yet but what is played and who sits there."""
    return TableRow(
        id=new_table_id(),
        game=setup.game,
        rules=rules,
        data=data,
        modules=setup.modules,
        options=dict(setup.options),
        corrections=dict(setup.corrections),
        seed=new_token(),
        watch=hash_of(watch),
        created=now(),
        seats=tuple(seats),
    )


def wished_table(wish: http.NewTable) -> NewTable:
    """A table as somebody wishes it, all but the digest of its facts; `Invalid` says what is amiss."""
    game = find_game(wish.game)
    token, watch = new_token(), new_token()
    invitations: dict[str, str] = {}
    seats = [_wished_seat(at, seat, wish.game, token, invitations) for at, seat in enumerate(wish.seats)]
    check_names(seats)
    if wish.time is not None and not (
        0 < wish.time.bank <= MOST_BANK and 0 <= wish.time.increment <= MOST_BANK
    ):
        raise Invalid("bad-time-control", {"most": MOST_BANK})
    if not 0 <= wish.consent_after <= MOST_HOURS:
        raise Invalid("bad-consent-time", {"most": MOST_HOURS})
    if len(wish.seed) > LONGEST_SEED:
        raise Invalid("too-long", {"most": LONGEST_SEED})
    people = sum(seat.kind in ("person", "open") for seat in seats)
    alone = not invitations
    played = Setup(wish.game, (), tuple(wish.modules), wish.options, wish.corrections)
    row = _begun(played, game.meta.rules_version, "", seats, watch)
    row = replace(
        row,
        title=printable(wish.title)[:LONGEST_TITLE],
        public=wish.public,
        practice=alone if wish.practice is None else wish.practice,
        silence=wish.consent_after * 3600,
        bank=wish.time.bank if wish.time is not None and people else 0,
        increment=wish.time.increment if wish.time is not None else 0,
        guide=printable(wish.guide)[:LONGEST_TITLE],
        # A seed of one's own makes the dice foreseeable: that is for practice.
        seed=(printable(wish.seed) or row.seed) if alone else row.seed,
    )
    return NewTable(row, token, watch, invitations)


def _wished_seat(at: int, seat: http.SeatWish, game: str, token: str, invitations: dict[str, str]) -> SeatRow:
    """A seat as somebody wishes it; an open one adds its invitation to the others."""
    if seat.kind not in KINDS:
        raise Invalid("bad-seat-kind", {"kind": seat.kind[:40], "known": ", ".join(KINDS)})
    name = clean_name(seat.name)
    if seat.kind == "bot":
        bot = seat.bot or "steward"
        find_bot(bot, game)
        return SeatRow(at, "bot", name, bot)
    if seat.kind == "open":
        secret = invitations[str(at)] = new_token()
        return SeatRow(at, "open", name, invitation=hash_of(secret))
    return SeatRow(at, "person", name, token=hash_of(token))


def table_of_file(read: Read) -> NewTable:
    """A table made of a file: its bots are bots again, and whoever brings it holds all the other seats."""
    token = new_token()
    # Where only bots play, the one secret of the table lets its holder watch.
    watch = token if all(read.bots) else new_token()
    names = told_apart(["" if bot else name for name, bot in zip(read.setup.seats, read.bots, strict=True)])
    seats = [
        SeatRow(at, "bot", "", bot) if bot else SeatRow(at, "person", names[at], token=hash_of(token))
        for at, bot in enumerate(read.bots)
    ]
    row = _begun(read.setup, read.rules, read.data, seats, watch)
    rows = rows_of([Entry(*entry) for entry in read.entries], row.created)
    return NewTable(replace(row, practice=True, over=read.over), token, watch, rows=rows)


def name_in_file(seat: SeatRow) -> str:
    """How a seat is called in a file."""
    return seat.bot if seat.kind == "bot" else seat.name or f"seat-{seat.seat + 1}"
