"""Many games at once, in processes: all that wait for a choice are seen together and chosen for together.

Every game is played by the seats in turn, as in self-play; one that ends begins anew with the next seed. What
a game comes to depends on its seed alone, not on the number of processes.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Final, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from parlour.games import find_game
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Setup
from parlour.research.session import OVER, Reward, Session, Words, check_reward, table


class Seen(NamedTuple):
    """What all games show after a step; arrays are by game, and written anew by the next step."""

    observations: NDArray[np.uint8]
    masks: NDArray[np.int8]
    seats: NDArray[np.int8]
    """Who is to choose."""
    ended: NDArray[np.int8]
    """1 where the step ended a game; what is shown is then the beginning of the next."""
    rewards: NDArray[np.float32]
    """By game and seat, where a game ended."""


class _Shelf:
    """The arrays of a batch in memory that processes share."""

    def __init__(self, games: int, words: Words, seats: int, name: str = "") -> None:
        shapes: list[tuple[tuple[int, ...], Any]] = [
            ((games, seats), np.float32),
            ((games,), np.int32),
            ((games, words.length), np.uint8),
            ((games, words.count), np.int8),
            ((games,), np.int8),
            ((games,), np.int8),
        ]
        sizes = [int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in shapes]
        self.memory: Final = SharedMemory(name or None, create=not name, size=sum(sizes))
        arrays: list[NDArray[Any]] = []
        at = 0
        for (shape, kind), size in zip(shapes, sizes, strict=True):
            arrays.append(np.ndarray(shape, kind, self.memory.buf, at))
            at += size
        self.rewards, self.chosen, self.observations, self.masks, self.seats, self.ended = arrays

    def drop(self) -> None:
        """Let go of the memory."""
        del self.rewards, self.chosen, self.observations, self.masks, self.seats, self.ended
        self.memory.close()


class _Games:
    """Some of the games, wherever they are played."""

    def __init__(self, setup: Setup, reward: Reward, seed: str, shelf: _Shelf, places: range) -> None:
        self.words: Final = Words(find_game(setup.game))
        self.setup: Final = setup
        self.reward: Final[Reward] = reward
        self.seed: Final = seed
        self.shelf: Final = shelf
        self.places: Final = places
        self._begun = dict.fromkeys(places, 0)
        self._sessions = {place: self._fresh(place) for place in places}
        for place in places:
            self._show(place, False)

    def _fresh(self, place: int) -> Session:
        number = self._begun[place]
        self._begun[place] = number + 1
        return Session(self.words, self.setup, f"{self.seed}:{place}:{number}")

    def step(self) -> None:
        """Give every game the part chosen for it."""
        for place in self.places:
            session = self._sessions[place]
            session.choose(int(self.shelf.chosen[place]))
            is_over = session.seat == OVER
            if is_over:
                self.shelf.rewards[place] = session.rewards(self.reward)
                self._sessions[place] = self._fresh(place)
            self._show(place, is_over)

    def _show(self, place: int, is_over: bool) -> None:
        session = self._sessions[place]
        shelf = self.shelf
        shelf.observations[place] = np.frombuffer(session.observation(session.seat), np.uint8)
        shelf.masks[place] = np.frombuffer(session.mask(session.seat), np.int8)
        shelf.seats[place] = session.seat
        shelf.ended[place] = is_over


def _work(
    line: Connection, setup: Setup, reward: Reward, seed: str, name: str, games: int, places: range
) -> None:
    """A process: steps whenever it is told to, until it is told no more."""
    words = Words(find_game(setup.game))
    shelf = _Shelf(games, words, len(setup.seats), name)
    found = _Games(setup, reward, seed, shelf, places)
    line.send("")
    try:
        while line.recv():
            try:
                found.step()
            except Invalid as error:
                line.send(error.code)
                continue
            line.send("")
    except EOFError:
        return  # whoever began it is gone
    finally:
        found.shelf.drop()


class Batch:
    """*games* games of one setup, shared among *workers* processes; with one worker, all in this process."""

    def __init__(
        self,
        game: str,
        seats: int,
        games: int = 64,
        workers: int = 1,
        seed: int | str = 0,
        modules: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        corrections: Mapping[str, object] | None = None,
        reward: Reward = "win",
    ) -> None:
        check_reward(reward)
        if not 1 <= workers <= games:
            raise Invalid("workers-do-not-fit", {"workers": workers, "games": games})
        self.setup: Final = table(game, seats, modules, options, corrections)
        self.words: Final = Words(find_game(game))
        self.games: Final = games
        self._shelf: Final = _Shelf(games, self.words, seats)
        self._lines: Final[list[Connection]] = []
        self._processes: Final[list[Any]] = []
        self._here: _Games | None = None
        self._is_open = True
        if workers == 1:
            self._here = _Games(self.setup, reward, str(seed), self._shelf, range(games))
            return
        context = multiprocessing.get_context("spawn")
        plain = (self.setup.game, self.setup.seats, self.setup.modules, dict(self.setup.options))
        for worker in range(workers):
            ours, theirs = context.Pipe()
            places = range(worker * games // workers, (worker + 1) * games // workers)
            setup = Setup(*plain, dict(self.setup.corrections))
            given = (theirs, setup, reward, str(seed), self._shelf.memory.name, games, places)
            process = context.Process(target=_work, args=given, daemon=True)
            process.start()
            theirs.close()
            self._lines.append(ours)
            self._processes.append(process)
        self._wait()

    def seen(self) -> Seen:
        """What the games show now."""
        shelf = self._shelf
        return Seen(shelf.observations, shelf.masks, shelf.seats, shelf.ended, shelf.rewards)

    def step(self, chosen: Sequence[int] | NDArray[Any]) -> Seen:
        """Choose a part in every game; `Invalid`, and no game moves, where one was not offered."""
        numbers = np.asarray(chosen, np.int32)
        fits = numbers.shape == (self.games,) and bool(((numbers >= 0) & (numbers < self.words.count)).all())
        if not fits or not self._shelf.masks[np.arange(self.games), numbers].all():
            raise Invalid("part-not-offered", {"part": str(numbers.tolist())[:80], "offered": "masks"})
        self._shelf.chosen[:] = numbers
        if self._here is not None:
            self._here.step()
        else:
            for line in self._lines:
                line.send(True)
            self._wait()
        return self.seen()

    def _wait(self) -> None:
        for line in self._lines:
            try:
                fault = line.recv()
            except EOFError:
                raise Invalid("workers-lost", {"times": 1}) from None
            if fault:
                raise Invalid(fault)

    def close(self) -> None:
        """End the processes and give the memory back."""
        if not self._is_open:
            return
        self._is_open = False
        for line in self._lines:
            line.close()
        for process in self._processes:
            process.join(5)
        self._here = None
        self._shelf.drop()
        self._shelf.memory.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
