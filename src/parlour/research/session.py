"""One game, answer by answer and part by part: what every environment here is made of.

A seat chooses parts of an answer by their numbers in a fixed list of words (`Game.study`), until the answer
is whole; then it is given. Chance answers by its own dice, and what leaves no choice is answered by itself.
All that a seat sees comes out of its view.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, Literal, get_args

from parlour.games import find_game
from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, State
from parlour.kernel.beyond.study import Step, fork, parts_of
from parlour.kernel.engine import apply, legal, open_question, to_move
from parlour.kernel.errors import Invalid, RulesBug
from parlour.kernel.game import Game, Setup

OVER: Final = -2
"""In place of a seat, once the game is over."""
Reward = Literal["win", "margin", "points"]
"""What a seat gets at the end: the place, the lead over the best of the others, or its points."""


class Words:
    """The numbers of the parts of a game's answers."""

    def __init__(self, game: Game) -> None:
        study = game.study
        if not study.words:
            raise Invalid("game-not-studied", {"game": game.meta.id})
        self.game: Final = game
        self.words: Final = study.words
        self.count: Final = len(study.words)
        self.number: Final = {word: number for number, word in enumerate(study.words)}
        self.observed: Final = sum([part.size for part in study.layout])
        self.length: Final = self.observed + self.count
        splits = study.splits

        @lru_cache(maxsize=1 << 16)
        def parts(text: str) -> tuple[str, ...]:
            return parts_of(text, splits)

        self.parts: Final = parts


def table(
    game: str,
    seats: int,
    modules: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    corrections: Mapping[str, object] | None = None,
) -> Setup:
    """A setup with seats of no particular name; `Invalid` where it does not hold together."""
    names = tuple([f"seat_{seat}" for seat in range(seats)])
    setup = Setup(game, names, tuple(modules), dict(options or {}), dict(corrections or {}))
    find_game(game).start(setup)
    return setup


def check_reward(reward: str) -> None:
    """`Invalid` where there is no such reward."""
    if reward not in get_args(Reward):
        raise Invalid("unknown-reward", {"reward": reward[:40], "known": ", ".join(get_args(Reward))})


def way(words: Words, state: State, seat: int) -> Step:
    """The way to an answer of the open question."""
    step = words.game.study.steps(state, seat)
    if step is not None:
        return step
    parts = words.parts
    entries = [(parts(action.text), action) for action in legal(state, seat)]
    if not entries:
        raise RulesBug("a question without an answer")
    return fork(entries)


class Session:
    """A game in play. `seat` is the one to choose a part, or `OVER`; `parts` are the ones it may choose.

    Without a seed chance is waited for: `seat` is then `CHANCE` until somebody rolls.
    """

    def __init__(self, words: Words, setup: Setup, seed: int | str | None) -> None:
        self.words = words
        self.setup = setup
        self.game = words.game
        self.state: State = self.game.start(setup)
        self.seat: int = OVER
        self.so_far: list[int] = []
        self.plies = 0
        self._chance: random.Random | None = None if seed is None else random.Random(seed)
        self._step: Step | None = None
        self._observed: dict[int, bytes] = {}
        self._go_on()

    @property
    def parts(self) -> tuple[str, ...]:
        """What may be chosen now."""
        return () if self._step is None else self._step.parts

    @property
    def question(self) -> str:
        """The kind of the open question."""
        question = open_question(self.state)
        return "" if question is None else question.kind

    def numbers(self) -> list[int]:
        """The numbers of `parts`."""
        number = self.words.number
        return [number[part] for part in self.parts]

    def mask(self, seat: int) -> bytes:
        """1 for each word that *seat* may choose now, by its number."""
        found = bytearray(self.words.count)
        if seat == self.seat:
            number = self.words.number
            for part in self.parts:
                found[number[part]] = 1
        return bytes(found)

    def observation(self, seat: int) -> bytes:
        """The view of *seat* as numbers, and behind them the parts that it has chosen of its answer."""
        known = self._observed.get(seat)
        if known is None:
            known = self.game.study.observe(self.game.view(self.state, seat))
            self._observed[seat] = known
        so_far = bytearray(self.words.count)
        if seat == self.seat:
            for number in self.so_far:
                so_far[number] += 1
        return known + so_far

    def choose(self, number: int) -> None:
        """The seat to move chooses a part; `Invalid`, and nothing is changed, where it may not."""
        step = self._step
        if step is None:
            raise Invalid("session-over")
        if not 0 <= number < self.words.count or self.words.words[number] not in step.parts:
            raise Invalid("part-not-offered", {"part": number, "offered": ", ".join(step.parts)[:200]})
        following = step.take(self.words.words[number])
        answer = following.answer
        if answer is None:
            self._step = following
            self.so_far.append(number)
            return
        self.give(answer)

    def give(self, answer: Action) -> None:
        """The seat to move gives a whole answer; a refused one changes nothing."""
        apply(self.state, self.seat, answer)
        self.plies += 1
        self._go_on()

    def roll(self, rng: random.Random) -> str:
        """Chance, which was waited for, answers; what it said."""
        question = open_question(self.state)
        if question is None or self.seat != CHANCE:
            raise Invalid("session-over")
        answer = question.sample(self.state, CHANCE, rng)
        self.give(answer)
        return answer.text

    def clone(self) -> Session:
        """The same game, to go on with apart from this one."""
        copy = Session.__new__(Session)
        copy.words, copy.setup, copy.game = self.words, self.setup, self.game
        copy.state = self.game.clone(self.state)
        copy.seat, copy.plies = self.seat, self.plies
        copy.so_far, copy._observed = self.so_far[:], dict(self._observed)
        copy._chance = None
        if self._chance is not None:
            copy._chance = random.Random()
            copy._chance.setstate(self._chance.getstate())
        copy._step = None
        if self._step is not None:
            step = way(copy.words, copy.state, copy.seat)
            for number in self.so_far:
                step = step.take(self.words.words[number])
            copy._step = step
        return copy

    def __deepcopy__(self, memo: object) -> Session:
        return self.clone()

    def _go_on(self) -> None:
        """On to the next choice of a seat."""
        state = self.state
        self.so_far = []
        self._observed = {}
        self._step = None
        while True:
            question = open_question(state)
            if question is None:
                self.seat = OVER
                return
            seat = to_move(state)[0]
            if seat == CHANCE:
                if self._chance is None:
                    self.seat = seat
                    return
                apply(state, seat, question.sample(state, seat, self._chance))
                self.plies += 1
                continue
            step = way(self.words, state, seat)
            if step.answer is None:
                self.seat = seat
                self._step = step
                return
            apply(state, seat, step.answer)
            self.plies += 1

    def rewards(self, kind: Reward) -> tuple[float, ...]:
        """By seat, once the game is over; places are worth 1 to -1 and add up to 0 where one has rivals."""
        lines = self.game.scores(self.state)
        seats = len(self.setup.seats)
        if kind == "points":
            return tuple([float(lines[seat].total) for seat in range(seats)])
        if kind == "margin":
            found: list[float] = []
            for line in lines[:seats]:
                others = [other.total for other in lines if other.seat != line.seat]
                found.append(float(line.total - max(others, default=0)))
            return tuple(found)
        if seats == 1:
            return (1.0 if lines[0].rank == 1 else -1.0,)
        firsts = sum([1 for line in lines if line.rank == 1])
        shares = [1 / firsts if line.rank == 1 else 0.0 for line in lines[:seats]]
        return tuple([share - (1 - share) / (seats - 1) for share in shares])
