"""One game in memory: its state, how far its log goes, and the dice. Nothing here waits or stores.

It plays exactly like `parlour.sim.play.session.Session`, but knows its ply without counting and starts from a
snapshot: a long game opens as fast as a short one. What needs the whole log (taking back, history) gets it.
"""

from __future__ import annotations

import json
import logging
import random
import time
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, TABLE, State
from parlour.kernel.bot import BlindBot, Bot
from parlour.kernel.chance import dice
from parlour.kernel.engine import apply, legal, to_move
from parlour.kernel.errors import ParlourError, RulesBug
from parlour.kernel.event import Event
from parlour.kernel.game import Game, Setup
from parlour.kernel.log import Entry, GameLog, refused_entry
from parlour.server.store.base import Row, Snapshot

log = logging.getLogger("parlour.server")

SNAPSHOT_EVERY: Final = 32
"""Entries after which the whole state is kept again."""
MOST_CHANCES: Final = 10_000


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Answered:
    """An answer of a seat, and the state that it was given in."""

    seat: int
    action: Action
    before: State


class LiveGame:
    """The game at a table."""

    def __init__(self, game: Game, setup: Setup, seed: str) -> None:
        self.game: Final = game
        self.setup: Final = setup
        self.seed: Final = seed
        self.state: State = game.start(setup)
        self.length = 0  # entries in the log, undone ones and undos included
        self.ply = 0  # answers that stand
        self.chances = 0  # of these, answers of chance
        self.at = 0  # when the last entry was made
        self.undos = 0  # how often something was taken back
        self.fallen: dict[int, str] = {}  # what chance answered before, by how often it was asked
        self.recent: list[tuple[int, int, Event]] = []  # (ply, seat, event) since `recent_from`
        self.recent_from = 0
        self.last_answer: list[int] = [-1] * len(setup.seats)  # by seat: the ply of its last answer
        self.asked: list[int] = [0] * len(setup.seats)  # by seat: since which ply its question is open
        self.reached: list[int] = [-1] * len(setup.seats)  # by seat: the last ply it ever answered at
        self.last: Answered | None = None  # the last answer, as long as nothing has followed it

    # Opening

    @classmethod
    def from_rows(cls, game: Game, setup: Setup, seed: str, rows: Sequence[Row]) -> LiveGame:
        """A game from its whole log."""
        live = cls(game, setup, seed)
        live.replay(rows)
        return live

    @classmethod
    def from_snapshot(
        cls, game: Game, setup: Setup, seed: str, snapshot: Snapshot, tail: Sequence[Row]
    ) -> LiveGame | None:
        """A game from a snapshot and what came later; None when only the whole log will do."""
        try:
            kept: dict[str, Any] = json.loads(zlib.decompress(snapshot.state))
            if kept["undos"] or any(row.undo is not None for row in tail):
                return None
            live = cls(game, setup, seed)
            live.state = game.decode(kept["state"], setup)
            live.length = snapshot.entries
            live.ply = kept["ply"]
            live.chances = kept["chances"]
            live.last_answer = kept["last"]
            live.reached = list(live.last_answer)  # nothing was ever taken back
            live.asked = kept["asked"]
            live.at = kept["at"]
            live.recent_from = live.ply
            live.catch_up(tail)
        except (zlib.error, ValueError, LookupError, TypeError) as error:
            # A snapshot saves time and nothing else; the log knows better.
            log.warning("a snapshot of %s cannot be used: %s", game.meta.id, error)
            return None
        return live

    def catch_up(self, rows: Sequence[Row]) -> None:
        """Add answers that are in the log already; undos among them need `replay`."""
        for at, row in enumerate(rows, start=1):
            self._again(row.seat, row.act, last=at == len(rows))
            self.at = row.at

    def replay(self, rows: Sequence[Row]) -> None:
        """Start again with the whole log."""
        written = self.log_of(rows)
        self.state = self.game.start(self.setup)
        self.ply = 0
        self.chances = 0
        self.recent = []
        self.recent_from = 0
        self.last_answer = [-1] * len(self.setup.seats)
        self.asked = [0] * len(self.setup.seats)
        self.last = None
        standing = written.folded()
        for at, entry in enumerate(standing, start=1):
            self._again(entry.seat, entry.act, last=at == len(standing))
        self.length = len(rows)
        self.at = rows[-1].at if rows else 0
        self.undos = sum(row.undo is not None for row in rows)
        self.fallen = written.outcomes() if self.undos else {}
        self.reached = furthest(rows, len(self.setup.seats))

    def _again(self, seat: int, act: str, *, last: bool) -> None:
        """Carry out an entry of the log; `Invalid` names the ply of one that the rules refuse."""
        try:
            action = self.game.parse(act)
            if last:
                self._remember(seat, action)
            self._apply(seat, action)
        except ParlourError as error:
            raise refused_entry(self.ply, act, error) from error

    def _remember(self, seat: int, action: Action) -> None:
        """Keep the state that an answer is given in: what it reveals is judged from there."""
        self.last = None if seat == CHANCE else Answered(seat, action, self.game.clone(self.state))

    def log_of(self, rows: Sequence[Row]) -> GameLog:
        """The log as the file format knows it."""
        written = GameLog(self.setup, self.game.meta.rules_version, self.game.data_hash(self.setup))
        written.entries.extend([Entry(row.seat, row.act, row.undo) for row in rows])
        return written

    # Playing

    def _apply(self, seat: int, action: Action) -> None:
        sink: list[Event] = []
        agenda = self.state.agenda
        before = type(agenda[-1][0]) if agenda and agenda[-1][1] == TABLE else None
        self.state.sink = sink
        try:
            apply(self.state, seat, action)
        finally:
            self.state.sink = None
        # Where several seats answer one question, it stays open for the others: their ply is not stale.
        same = (
            before is not None and bool(agenda) and agenda[-1][1] == TABLE and type(agenda[-1][0]) is before
        )
        for waiting in to_move(self.state):
            if waiting != CHANCE and not (same and not sink):
                self.asked[waiting] = self.ply + 1
        self.recent += [(self.ply, seat, event) for event in sink]
        if seat == CHANCE:
            self.chances += 1
        else:
            self.last_answer[seat] = self.ply
            self.reached[seat] = max(self.reached[seat], self.ply)
        if self.last is not None and self.last_answer[self.last.seat] != self.ply:
            self.last = None
        self.ply += 1
        self.length += 1

    def answer(self, seat: int, action: Action, key: str = "") -> list[Row]:
        """A seat answers, and chance after it; the entries that makes. `Illegal` changes nothing."""
        self._remember(seat, action)
        self._apply(seat, action)
        at = self.at = now()
        rows = [Row(seat, action.text, None, key, at)]
        rows += self.let_chance(at)
        return rows

    def let_chance(self, at: int) -> list[Row]:
        """Chance answers as long as it is asked."""
        rows: list[Row] = []
        while to_move(self.state) == (CHANCE,):
            action = self._roll()
            self._apply(CHANCE, action)
            rows.append(Row(CHANCE, action.text, None, "", at))
            if len(rows) > MOST_CHANCES:
                raise RulesBug("chance is asked without end")
        return rows

    def _roll(self) -> Action:
        """What chance answered here before, if it still fits: nobody fishes for draws. Else new dice."""
        offer = legal(self.state, CHANCE)
        if self.chances in self.fallen:
            before = self.game.parse(self.fallen[self.chances])
            if before in offer:
                return before
        return offer.sample(dice(self.seed, self.ply))

    def bot_dice(self, seat: int) -> random.Random:
        """The dice of a bot at this place in the game."""
        return random.Random(f"{self.seed}:{self.ply}:{seat}")

    def bot_answer(self, seat: int, bot: Bot) -> Action:
        """What a bot answers, thinking here and now; one that is blind needs no view."""
        if isinstance(bot, BlindBot):
            return bot.pick(legal(self.state, seat), self.bot_dice(seat))
        return bot.choose(self.game, self.game.view(self.state, seat), self.bot_dice(seat))

    def waiting(self) -> tuple[int, ...]:
        """The seats that have to answer."""
        return tuple([seat for seat in to_move(self.state) if seat != CHANCE])

    def is_over(self) -> bool:
        """Whether nobody has to answer any more."""
        return not to_move(self.state)

    # Keeping

    def snapshot(self) -> Snapshot:
        """The whole state, to be kept."""
        kept = {
            "state": self.game.encode(self.state),
            "ply": self.ply,
            "chances": self.chances,
            "undos": self.undos,
            "last": self.last_answer,
            "asked": self.asked,
            "at": self.at,
        }
        return Snapshot(self.length, zlib.compress(json.dumps(kept, separators=(",", ":")).encode(), 6))

    def due_snapshot(self, before: int) -> Snapshot | None:
        """A snapshot when the log has grown past the next mark."""
        if self.length // SNAPSHOT_EVERY == before // SNAPSHOT_EVERY:
            return None
        return self.snapshot()


def furthest(rows: Sequence[Row], seats: int) -> list[int]:
    """By seat: the last ply that it ever answered at, whether that answer still stands or not."""
    found = [-1] * seats
    ply = 0
    for row in rows:
        if row.undo is not None:
            ply = row.undo
            continue
        if row.seat != CHANCE:
            found[row.seat] = max(found[row.seat], ply)
        ply += 1
    return found
