"""The key that opens the result of a finished game to anybody.

Nobody can open a result until somebody who held a seat asks for its link. The key in it is made from what
only the server knows of the table, so nothing has to be kept; it opens the result and nothing else.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
from typing import Final

from parlour.kernel.errors import Invalid
from parlour.server.store.base import TableRow
from parlour.server.tables.hub import Forbidden, held_by

KEY_BYTES: Final = 18


def result_key(row: TableRow) -> str:
    """The key of a table's result."""
    told = hmac.new(row.seed.encode(), f"result {row.id} {row.watch}".encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(told[:KEY_BYTES]).decode()


def key_for(row: TableRow, tokens: list[str]) -> str:
    """The key, for somebody who held a seat of a game that is over."""
    if not held_by(row, tokens):
        raise Forbidden("wrong-secret")
    if not row.over:
        raise Invalid("game-not-over")
    return result_key(row)


def opens_result(row: TableRow, key: str) -> bool:
    """Whether a key opens the result of a table."""
    return row.over and hmac.compare_digest(key.encode("utf-8", "surrogatepass"), result_key(row).encode())
