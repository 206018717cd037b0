"""Talk at a table: to everybody, or to the partner alone."""

from __future__ import annotations

from typing import Final

from parlour.games import find_game
from parlour.kernel.errors import Invalid
from parlour.server.door.secret_words import LONGEST_KEY, is_key
from parlour.server.lobby.names import printable
from parlour.server.store.base import ChatRow
from parlour.server.tables.keeping import now
from parlour.server.tables.table_memory import TableMemory

LONGEST_CHAT: Final = 500
LONGEST_PHRASE: Final = 40
KEPT_CHAT: Final = 200
TEAM: Final = "team"
"""Said to the partner only."""


class Talk(TableMemory):
    """A table at which people talk."""

    async def say(self, seat: int, phrase: str, text: str, to: str, key: str) -> ChatRow:
        """Say something to the table, or to the partner of a seat."""
        if not is_key(key):
            raise Invalid("bad-key", {"most": LONGEST_KEY})
        if len(text) > LONGEST_CHAT or len(phrase) > LONGEST_PHRASE:
            raise Invalid("too-long", {"most": LONGEST_CHAT})
        if not printable(text) and not printable(phrase):
            raise Invalid("nothing-said")
        async with self.whole():
            for line in self.chat:
                if (line.seat, line.key) == (seat, key):
                    return line
            name = self.row.seats[seat].name
            line = ChatRow(
                0, seat, name, printable(phrase), printable(text), key, now(), self._heard_by(seat, to)
            )
            async with self._changing():
                line = await self.store.say(self.row.number, line, self.row.id)
            self.chat = [*self.chat[-KEPT_CHAT:], line]
        self.changed("chat")
        return line

    def _heard_by(self, seat: int, to: str) -> tuple[int, ...]:
        """The seats that hear what a seat says; none means everybody."""
        if not to:
            return ()
        if to != TEAM:
            raise Invalid("unknown-audience", {"audience": to[:40], "known": TEAM})
        partner = find_game(self.row.game).companion.partner(self.live.state, seat)
        if partner < 0:
            raise Invalid("nobody-to-confide-in")
        return tuple(sorted((seat, partner)))
