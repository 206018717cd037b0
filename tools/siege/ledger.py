"""What the clients of a siege were promised: everything that the server acknowledged, by sort."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from parlour.kernel.log import Entry

ACKED: Final = "acked"
SORTS: Final = ("answer", "undo", "say", "away", "claim", "table", "import")
ANSWER, UNDO, SAY, AWAY, CLAIM, TABLE, IMPORT = SORTS
LEAVE: Final = "leave"
RETURN: Final = "return"
NOT_KEPT: Final = frozenset({"not-kept", "table-unreadable"})
"""What a server may say while its store is down: nobody knows whether it was kept, and one asks again."""

NOT_DONE: Final = frozenset({"work-failed", "took-too-long", "too-busy"})
"""What a server may say that lacks workers: nothing came of it, and nothing was kept."""


@dataclass
class Promise:
    """A message that changes a table, and what the server said to it. Acknowledged, it must never be lost."""

    table: str
    key: str
    seat: int
    ply: int = 0
    epoch: int = -1
    action: str = ""
    sort: str = ANSWER
    sent: int = 0
    answer: str = ""
    acked_ply: int = -1
    began: float = 0.0

    def message(self) -> dict[str, object]:
        """The message as it goes over the wire; the same bytes each time."""
        said: dict[str, object] = {"id": self.key, "seat": self.seat}
        match self.sort:
            case "undo":
                return {"type": "undo", **said}
            case "say":
                return {"type": "say", **said, "text": self.action}
            case "away" if self.action == LEAVE:
                return {"type": LEAVE, **said, "bot": "random"}
            case "away":
                return {"type": RETURN, **said}
        return {"type": "submit", **said, "ply": self.ply, "epoch": self.epoch, "action": self.action}


@dataclass
class Seated:
    """A table that was made or brought, and who holds which seat with which secret."""

    table: str
    sort: str = TABLE
    tokens: dict[int, str] = field(default_factory=dict)
    claims: dict[int, str] = field(default_factory=dict)
    """By seat: the secrets that came with an acknowledged claim."""
    file: tuple[Entry, ...] = ()
    """What was brought along."""
    complete: bool = True
    """Whether the secrets of all persons are known; an unheard answer to a claim takes one along."""

    def secrets(self) -> dict[int, str]:
        """Every secret by its seat."""
        return {**self.tokens, **self.claims}


@dataclass
class Ledger:
    """What all clients together were promised, and what went wrong on their side."""

    promises: dict[str, Promise] = field(default_factory=dict)
    seated: dict[str, Seated] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    acks: int = 0
    resent: int = 0
    resent_acked: int = 0
    stale: int = 0
    not_kept: int = 0
    not_done: int = 0
    unheard: int = 0
    """Requests for a new table whose answer nobody heard: the table may be there or not."""
    asking: int = 0
    """Requests for a new table that are under way."""
    stormy: bool = False
    """Whether the store is down, or was so lately: only then may anything be not kept."""
    shown: dict[str, int] = field(default_factory=dict)
    """By table: the furthest ply that anybody was shown. What is shown must be kept, too."""
    moved: dict[str, int] = field(default_factory=dict)
    """By table: how much was acknowledged there."""
    closed: bool = False
    """Whether everybody goes home: nobody waits for a seat any more."""
    counting: threading.Lock = field(default_factory=threading.Lock)
    ack_heard: asyncio.Event = field(default_factory=asyncio.Event)

    def of(self, table: str) -> list[Promise]:
        """The promises about one table."""
        return [promise for promise in self.promises.values() if promise.table == table]

    def heard(self, promise: Promise, ply: int, took: float) -> None:
        """The server has acknowledged it."""
        promise.answer = ACKED
        promise.acked_ply = ply
        self.acks += 1
        self.resent_acked += promise.sent > 1
        self.moved[promise.table] = self.moved.get(promise.table, 0) + 1
        if promise.sort == ANSWER:
            self.seconds.append(took)
        self.ack_heard.set()

    def refused_by_store(self, where: str, code: str) -> None:
        """Something was not kept: a fault where the store is well."""
        self.not_kept += 1
        if not self.stormy:
            self.faults.append(f"{where}: {code}, though the store was well")

    @contextlib.contextmanager
    def ask(self) -> Iterator[None]:
        """Somebody asks for a seat: until the answer is written down, his table may be there and unknown."""
        with self.counting:
            self.asking += 1
        try:
            yield
        finally:
            with self.counting:
                self.asking -= 1

    def tables(self) -> dict[str, Seated]:
        """The tables that are known now, with the claims of now: others sit down in threads meanwhile."""
        return {table: replace(each, claims=dict(each.claims)) for table, each in self.seated.copy().items()}

    def acknowledged(self) -> Counter[str]:
        """How much was acknowledged, by sort."""
        found = Counter([each.sort for each in self.promises.values() if each.answer == ACKED])
        found.update([each.sort for each in self.seated.values()])
        found[CLAIM] = sum(len(each.claims) for each in self.seated.values())
        return found
