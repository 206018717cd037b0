"""How the server and a worker speak: pickled records, each with its length before it."""

from __future__ import annotations

import pickle
import socket
import struct
from typing import Any, Final

HEAD: Final = struct.Struct("!Q")


def frame(record: object) -> bytes:
    """A record as it goes over the wire."""
    body = pickle.dumps(record, pickle.HIGHEST_PROTOCOL)
    return HEAD.pack(len(body)) + body


def unframed(body: bytes) -> Any:
    """The record of a body. Both ends are one program on one machine, so the pickle is trusted."""
    return pickle.loads(body)


def receive(channel: socket.socket) -> bytes | None:
    """In a worker: the body of the next frame; None when the other end is gone."""
    head = _exactly(channel, HEAD.size)
    return None if head is None else _exactly(channel, HEAD.unpack(head)[0])


def _exactly(channel: socket.socket, count: int) -> bytes | None:
    found = bytearray()
    while len(found) < count:
        chunk = channel.recv(min(count - len(found), 1 << 20))
        if not chunk:
            return None
        found += chunk
    return bytes(found)
