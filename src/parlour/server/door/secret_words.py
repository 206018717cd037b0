"""Secrets of seats and tables: long random words that are handed out once and kept as hashes only."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

TOKEN_BYTES: Final = 18
TABLE_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
TABLE_LENGTH: Final = 10
DEVICE_MARK: Final = "o"
"""Begins the name of a table that is kept on one device alone. No server's table has this letter in its name,
so that a page can tell by the name where a table is."""
LONGEST_TOKEN: Final = 64
LONGEST_KEY: Final = 64


def new_token() -> str:
    """A secret of 144 bits. It has that much of chance in it, so a fast hash keeps it safe."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    """The name of a table in its address; hard to guess, but no secret."""
    return "".join([secrets.choice(TABLE_LETTERS) for _ in range(TABLE_LENGTH)])


def is_table_id(name: str) -> bool:
    """Whether a table could be called so; others need not be looked for."""
    name = name.removeprefix(DEVICE_MARK)
    return len(name) == TABLE_LENGTH and set(name) <= set(TABLE_LETTERS)


def is_key(key: str) -> bool:
    """Whether a message may carry this id: short, and in letters that every database can keep."""
    return 0 < len(key) <= LONGEST_KEY and key.isascii() and key.isprintable()


def hash_of(token: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def opens(token: str, kept: str) -> bool:
    """Whether a secret is the one whose hash was kept; takes as long for a wrong one."""
    if not kept or not token or len(token) > LONGEST_TOKEN:
        return False
    return hmac.compare_digest(hash_of(token), kept)
