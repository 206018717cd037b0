"""In a worker: what a file proves. Every entry must be legal where it stood, also what was taken back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from parlour.ai.registry import bots_of, stand_in
from parlour.games import find_game
from parlour.kernel.agenda import State
from parlour.kernel.engine import to_move
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Setup
from parlour.kernel.log import Entry, GameLog, check_version, load, play_everything, state_hash
from parlour.server.tables.offers import sheet_of
from parlour.server.wire import http_protocol as http
from parlour.sim.play.live_game import log_of

MOST_ENTRIES: Final = 20_000
"""No game comes near it; a log that does is an attack."""


Written = tuple[int, str, int | None]
"""An entry of a log as it goes to a worker and back: thousands of them must not hold the server up."""


class Read(NamedTuple):
    """A file that holds together: its header, its entries, and whether the game is over."""

    setup: Setup
    rules: str
    data: str
    entries: list[Written]
    over: bool
    bots: tuple[str, ...]
    """By seat: the computer opponent that sat there, or the empty word."""


def read_file(text: str) -> Read:
    """A log that was played by the rules, entry by entry; `Invalid` names the first that was not."""
    log, state = _checked(text)
    entries = [(entry.seat, entry.act, entry.undo) for entry in log.entries]
    return Read(log.setup, log.rules, log.data, entries, not to_move(state), _bots(log))


def _bots(log: GameLog) -> tuple[str, ...]:
    """Who of a file's seats is a bot; older files only call the seat by the bot's id."""
    known = bots_of(log.setup.game)
    if not log.bots:
        return tuple([name if name in known else "" for name in log.setup.seats])
    # One that is not known here any more is played by the one that stands in for people.
    return tuple([bot if not bot or bot in known else stand_in(log.setup.game) for bot in log.bots])


def verify(text: str) -> http.Verified:
    """What a file proves; its names are as somebody wrote them."""
    log, state = _checked(text)
    game = find_game(log.setup.game)
    over = not to_move(state)
    return http.Verified(
        game=log.setup.game,
        plies=log.ply(),
        over=over,
        hash=state_hash(game, state),
        scores=[sheet_of(line) for line in game.scores(state)] if over else [],
        names=list(log.setup.seats),
    )


def _checked(text: str) -> tuple[GameLog, State]:
    log = load(text)
    if len(log.entries) > MOST_ENTRIES:
        raise Invalid("too-long", {"most": MOST_ENTRIES})
    game = find_game(log.setup.game)
    check_version(game, log.setup, log.rules, log.data)
    played = play_everything(game, log)
    if played.fault is not None:
        raise played.fault
    return log, played.state


def data_of(setup: Setup) -> str:
    """The digest of the facts of a setup that a game can be started with; `Invalid` says what is wrong."""
    game = find_game(setup.game)
    game.start(setup)
    return game.data_hash(setup)


def written_log(setup: Setup, entries: Sequence[Written], bots: tuple[str, ...]) -> str:
    """A game as one file, with the bot of each seat that has one."""
    log = log_of(find_game(setup.game), setup, [Entry(*entry) for entry in entries])
    return replace(log, bots=bots).dump()
