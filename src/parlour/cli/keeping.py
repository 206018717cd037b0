"""A game at this terminal is kept in a file of its own from the first answer on, so nothing can lose it."""

from __future__ import annotations

import secrets
from pathlib import Path

from parlour.cli.home import kept_games, read_text, write_text
from parlour.kernel.errors import Invalid
from parlour.kernel.log import GameLog, load


class Keeper:
    """Writes the log of one game after every answer of a person."""

    def __init__(self, game: str) -> None:
        self.path = kept_games() / f"{game}-{secrets.token_hex(4)}.jsonl"
        self.fault: Invalid | None = None

    def keep(self, log: GameLog) -> None:
        """Write the log; a fault is remembered, and the game goes on."""
        try:
            write_text(self.path, log.dump())
        except Invalid as error:
            self.fault = error
        else:
            self.fault = None


def save_as(path: Path, log: GameLog) -> None:
    """Write a copy of the log where a person wants it, but never over something that is no log."""
    try:
        load(read_text(path))
    except Invalid as error:
        if error.code != "no-such-file":
            raise Invalid("would-overwrite", {"file": path.name}) from None
    write_text(path, log.dump())
