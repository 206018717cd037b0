"""The log is the save: JSON lines, a header and one entry per answer, each line chained to the one before."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeGuard

from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, State
from parlour.kernel.codec import canonical, digest
from parlour.kernel.engine import apply
from parlour.kernel.errors import Illegal, Invalid, ParlourError, RulesBug
from parlour.kernel.game import Game, Setup

FORMAT = 1
LONGEST_ACT = 1000
"""No game has an action of more letters."""


@dataclass(frozen=True)
class Entry:
    """One answer, or an undo that takes the game back to the position before ply `undo`."""

    seat: int
    act: str
    undo: int | None = None

    def plain(self, ply: int) -> dict[str, object]:
        """The entry as it stands in the file."""
        by: object = "chance" if self.seat == CHANCE else self.seat
        if self.undo is not None:
            return {"undo": self.undo, "by": by}
        return {"ply": ply, "by": by, "act": self.act}


@dataclass
class GameLog:
    """A header and entries. The header says all that is needed to play the entries again."""

    setup: Setup
    rules: str
    data: str
    entries: list[Entry] = field(default_factory=list)
    bots: tuple[str, ...] = ()
    """By seat: the computer opponent that sat there, or the empty word; none at all where nobody told."""

    def header(self) -> dict[str, object]:
        """The first line of the file."""
        told: dict[str, object] = {
            "format": FORMAT,
            "game": self.setup.game,
            "rules": self.rules,
            "data": self.data,
            "seats": list(self.setup.seats),
            "modules": list(self.setup.modules),
            "options": dict(self.setup.options),
            "corrections": dict(self.setup.corrections),
        }
        if self.bots:
            told["bots"] = list(self.bots)
        return told

    def folded(self) -> list[Entry]:
        """The answers that still stand once every undo is carried out."""
        return folded(self.entries)

    def ply(self) -> int:
        """How many answers stand."""
        return len(self.folded())

    def record(self, seat: int, act: str) -> None:
        """Append an answer."""
        self.entries.append(Entry(seat, act))

    def take_back(self, seat: int, ply: int) -> None:
        """Append an undo to the position before *ply*; history stays append-only."""
        if not 0 <= ply <= self.ply():
            raise Invalid("undo-out-of-range", {"ply": ply})
        self.entries.append(Entry(seat, "", ply))

    def lines(self) -> list[str]:
        """The file, line by line, with the hash chain."""
        chain = ""
        written: list[str] = []
        for plain in [self.header(), *self._plain_entries()]:
            chain = digest([chain, plain])
            written.append(canonical({**plain, "hash": chain}))
        return written

    def dump(self) -> str:
        """The whole file."""
        return "\n".join(self.lines()) + "\n"

    def _plain_entries(self) -> list[dict[str, object]]:
        ply = 0
        plain: list[dict[str, object]] = []
        for entry in self.entries:
            plain.append(entry.plain(ply))
            ply = entry.undo if entry.undo is not None else ply + 1
        return plain


def folded(entries: Sequence[Entry]) -> list[Entry]:
    """The answers that still stand once every undo is carried out."""
    standing: list[Entry] = []
    for entry in entries:
        if entry.undo is None:
            standing.append(entry)
        else:
            del standing[entry.undo :]
    return standing


def outcomes(entries: Sequence[Entry]) -> dict[int, str]:
    """What chance answered the first, second, ... time it was asked, the last time the game got there."""
    found: dict[int, str] = {}
    asked = [0]  # by ply: how often chance was asked before it
    for entry in entries:
        if entry.undo is not None:
            del asked[entry.undo + 1 :]
            continue
        times = asked[-1]
        if entry.seat == CHANCE:
            found[times] = entry.act
            times += 1
        asked.append(times)
    return found


def _bad(line: int, why: str) -> Invalid:
    return Invalid("bad-log-line", {"line": line, "why": why})


def _header(plain: dict[str, object]) -> GameLog:
    if not _is_whole(plain.get("format")) or plain.get("format") != FORMAT:
        raise _bad(1, "format")
    seats, modules = plain.get("seats"), plain.get("modules")
    options, corrections = plain.get("options"), plain.get("corrections")
    game, rules, data = plain.get("game"), plain.get("rules"), plain.get("data")
    bots = plain.get("bots", [])
    if not (
        isinstance(seats, list)
        and all(isinstance(seat, str) for seat in seats)
        and isinstance(modules, list)
        and all(isinstance(module, str) for module in modules)
        and isinstance(options, dict)
        and all(isinstance(value, str) for value in options.values())
        and isinstance(corrections, dict)
        and isinstance(game, str)
        and isinstance(rules, str)
        and isinstance(data, str)
        and isinstance(bots, list)
        and all(isinstance(bot, str) for bot in bots)
        and len(bots) in (0, len(seats))
        and len(plain) == 8 + ("bots" in plain)
    ):
        raise _bad(1, "header")
    setup = Setup(game, tuple(seats), tuple(modules), options, corrections)
    return GameLog(setup, rules, data, bots=tuple(bots))


def _is_whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _entry(plain: dict[str, object], line: int, ply: int, seats: int) -> Entry:
    by = plain.get("by")
    if by == "chance":
        seat = CHANCE
    elif _is_whole(by) and 0 <= by < seats:
        seat = by
    else:
        raise _bad(line, "by")
    if set(plain) == {"by", "undo"}:
        back = plain["undo"]
        if seat == CHANCE or not _is_whole(back) or not 0 <= back <= ply:
            raise _bad(line, "undo")
        return Entry(seat, "", back)
    act, told = plain.get("act"), plain.get("ply")
    if set(plain) != {"ply", "by", "act"} or not _is_whole(told) or told < ply:
        raise _bad(line, "entry")
    if told > ply:
        raise _missing(plain, ply) or _bad(line, "entry")
    if not isinstance(act, str) or len(act) > LONGEST_ACT:
        raise _bad(line, "entry")
    return Entry(seat, act)


def _no_doubles(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """A JSON object; a key told twice would mean different things to different readers."""
    table = dict(pairs)
    if len(table) != len(pairs):
        raise ValueError("a key is told twice")
    return table


def _unchained(line: str, number: int, chain: str) -> tuple[dict[str, object], object, str]:
    """A line without its hash, the hash it tells, and the hash it should tell."""
    try:
        plain = json.loads(line, object_pairs_hook=_no_doubles)
        if not isinstance(plain, dict):
            raise _bad(number, "json")
        told = plain.pop("hash", None)
        return plain, told, digest([chain, plain])
    except (ValueError, RecursionError):
        raise _bad(number, "json") from None


def load(text: str) -> GameLog:
    """Read a log and verify its chain; `Invalid` names the first bad line."""
    log, _, fault = load_whole(text)
    if fault is not None:
        raise fault
    return log


def load_whole(text: str) -> tuple[GameLog, int, Invalid | None]:
    """A log up to its first bad line, how many entries its file has, and what is wrong with that line."""
    lines = text.splitlines()
    if not lines:
        raise _bad(1, "empty")
    plain, told, chain = _unchained(lines[0], 1, "")
    if told != chain:
        raise _bad(1, "hash")
    log = _header(plain)
    ply = 0
    for number, line in enumerate(lines[1:], start=2):
        try:
            plain, told, chain = _unchained(line, number, chain)
            if told != chain:
                raise _missing(plain, ply) or _bad(number, "hash")
            entry = _entry(plain, number, ply, len(log.setup.seats))
        except Invalid as error:
            return log, len(lines) - 1, error
        log.entries.append(entry)
        ply = entry.undo if entry.undo is not None else ply + 1
    return log, len(lines) - 1, None


def _missing(plain: dict[str, object], ply: int) -> Invalid | None:
    """The hole in front of an entry that tells a later ply than is due."""
    told = plain.get("ply")
    if not _is_whole(told) or told <= ply:
        return None
    return Invalid("log-has-hole", {"entry": ply, "entries": told})


@dataclass(frozen=True)
class Played:
    """How far a log was played, those entries included that were taken back later."""

    state: State
    entries: int
    fault: Invalid | None
    """What is wrong with the entry that was not played."""


CarryOut = Callable[[State, int, Action], object]
"""How an answer is given: `apply`, or what looks at the state before it and hears what happens."""


def play_again(
    game: Game, state: State, entries: Sequence[Entry], first: int = 0, carry_out: CarryOut = apply
) -> Played:
    """The one loop in which kept answers are given again, each where it stood, up to the first refused one.

    *state* stands before ply *first*. Undos are carried out as well; from then on another state is played.
    """
    wanted = _led_back_to(entries, first)
    before: list[State | None] = []  # by ply: the position before it, where an undo will want it
    for at, entry in enumerate(entries):
        ply = first + len(before)
        if entry.undo is None:
            before.append(game.clone(state) if at in wanted else None)
            try:
                carry_out(state, entry.seat, game.parse(entry.act))
            except ParlourError as error:
                fault = refused_entry(ply, entry.act, error)
                fault.__cause__ = error
                return Played(state, at, fault)
        elif not first <= entry.undo <= ply:
            return Played(state, at, Invalid("undo-out-of-range", {"ply": entry.undo}))
        elif entry.undo < ply:
            found = before[entry.undo - first]
            if found is None:
                raise RulesBug("a position that an undo wants was not kept")
            del before[entry.undo - first :]
            state = found
    return Played(state, len(entries), None)


def _led_back_to(entries: Sequence[Entry], first: int) -> set[int]:
    """The answers that some undo takes back to the position before: only those positions are kept."""
    found: set[int] = set()
    standing: list[int] = []
    for at, entry in enumerate(entries):
        if entry.undo is None:
            standing.append(at)
        elif entry.undo >= first:
            found.update(standing[entry.undo - first : entry.undo - first + 1])
            del standing[entry.undo - first :]
    return found


def play_everything(game: Game, log: GameLog) -> Played:
    """Carry out every entry where it stood, undos included, up to the first that the rules refuse."""
    return play_again(game, game.start(log.setup), log.entries)


def play_entries(
    game: Game, state: State, answers: Sequence[Entry], first: int = 0, carry_out: CarryOut = apply
) -> None:
    """Give *answers* again from ply *first* on; `Invalid` names the ply of one that the rules refuse."""
    played = play_again(game, state, answers, first, carry_out)
    if played.fault is not None:
        raise played.fault


def check_version(game: Game, setup: Setup, rules: str, data: str) -> None:
    """Refuse a game that was played with another version of the rules, or with other facts, than those here.

    Whoever opens kept answers asks this first: under other rules they would come to something else.
    """
    if rules != game.meta.rules_version:
        raise Invalid("other-rules-version", {"rules": rules[:40], "known": game.meta.rules_version})
    found = game.data_hash(setup)
    if found != data:
        raise Invalid("other-data-set", {"data": data[:40], "found": found})


def replay(game: Game, log: GameLog, at: int | None = None) -> State:
    """Play the standing entries again, up to ply *at*, through the same `apply` as everyone else."""
    check_version(game, log.setup, log.rules, log.data)
    state = game.start(log.setup)
    play_entries(game, state, log.folded() if at is None else log.folded()[:at])
    return state


def refused_entry(ply: int, act: str, error: ParlourError) -> Invalid:
    """An entry that the rules refuse, or that is no answer at all, named by its place."""
    code = "refused-entry" if isinstance(error, Illegal) else "unread-entry"
    return Invalid(code, {"ply": ply, "act": act[:80], "why": error.code})


def state_hash(game: Game, state: State) -> str:
    """The digest of a whole state, the same in every process, interpreted or compiled."""
    return digest(game.encode(state))
