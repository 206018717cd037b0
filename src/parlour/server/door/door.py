"""The door: who is inside, and what a connection may cost before anybody knows what it wants.

uvicorn itself reads headers of any length, waits for them for ever, and keeps for a slow reader whatever is
written to it. Here everything has an end: the bytes and the number of headers, the time each part of a
request may take, the connections of one address and of all. A connection that has not brought a whole request
yet makes room for a new one of the same address, so that idle ones lock nobody out.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Protocol

import uvicorn

from parlour.server.door.limits import caller_of, is_loopback

PIECE: Final = 4096
"""Bytes that are read at once of a head, or of a socket; the rest of what has come waits its turn."""
MOST_HELD: Final = 512 * 1024
"""Bytes that may have come and not be read yet."""


@dataclass(frozen=True)
class DoorRules:
    """What a connection may bring and how long it may take; nought connections means any number."""

    address_bytes: int = 8_000  # the WebSocket library reads lines of 8,192 and 128 headers
    header_bytes: int = 8_000
    head_bytes: int = 16_000
    headers: int = 100
    first_byte_seconds: float = 5
    head_seconds: float = 10
    body_seconds: float = 60
    idle_seconds: float = 15
    stuck_seconds: float = 20
    by_address: int = 128
    in_total: int = 2_000
    is_behind_proxy: bool = False


class Waiting(Protocol):
    """A connection that has not brought a whole request yet."""

    def make_room(self) -> None:
        """Go, for somebody else wants to come in."""


class Door:
    """Counts who is inside."""

    def __init__(self, rules: DoorRules) -> None:
        self.rules: Final = rules
        self.total = 0
        self.inside: dict[str, int] = {}
        # By address: those without a whole request, the oldest first.
        self._unread: dict[str, dict[Waiting, None]] = {}

    def enter(self, reader: Waiting, host: str) -> Ticket | None:
        """Let a connection in; None when there is no room and nobody idle who could make some."""
        rules = self.rules
        # Behind a proxy all come from its address: there the application counts, by the forwarded one.
        caller = "" if rules.is_behind_proxy and is_loopback(host) else caller_of(host)
        if caller and rules.by_address and self.inside.get(caller, 0) >= rules.by_address:
            self._make_room(self._unread.get(caller, {}))
            if self.inside.get(caller, 0) >= rules.by_address:
                return None
        if rules.in_total and self.total >= rules.in_total:
            self._make_room(next(iter(self._unread.values()), {}))
            if self.total >= rules.in_total:
                return None
        self.total += 1
        self.inside[caller] = self.inside.get(caller, 0) + 1
        return Ticket(self, caller)

    def _make_room(self, unread: dict[Waiting, None]) -> None:
        for reader in unread:
            reader.make_room()
            return

    def waits(self, reader: Waiting, caller: str) -> None:
        """A connection waits for a request, or for the rest of one."""
        self._unread.setdefault(caller, {})[reader] = None

    def works(self, reader: Waiting, caller: str) -> None:
        """A connection has brought a whole request, or is gone."""
        unread = self._unread.get(caller)
        if unread is not None:
            unread.pop(reader, None)
            if not unread:
                del self._unread[caller]

    def leave(self, caller: str) -> None:
        """A connection is gone."""
        self.total -= 1
        left = self.inside[caller] - 1
        if left:
            self.inside[caller] = left
        else:
            del self.inside[caller]


class Ticket:
    """One connection that is counted; given back once, whichever protocol it speaks by then."""

    def __init__(self, door: Door, caller: str) -> None:
        self.door: Final = door
        self.caller: Final = caller
        self._is_out = False

    def give_back(self) -> None:
        """Count it no more."""
        if not self._is_out:
            self._is_out = True
            self.door.leave(self.caller)


class DoorConfig(uvicorn.Config):
    """The settings of uvicorn, and the door that all its connections share."""

    def __init__(self, app: Any, door: Door, **settings: Any) -> None:
        super().__init__(app, **settings)
        self.door: Final = door


def door_of(config: uvicorn.Config) -> Door:
    """The door of a server."""
    if not isinstance(config, DoorConfig):
        raise TypeError("the door protocols need a DoorConfig")
    return config.door
