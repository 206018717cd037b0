"""What the tables of the rule tests have in common, whatever is played at them.

Every answer is checked on the way: it must be among the listed answers (where the list is short), and no
component may get lost. A refused answer must be missing from that list and must leave the table as it was.
"""

from __future__ import annotations

import abc
import itertools
import random
from collections.abc import Collection, Mapping
from typing import ClassVar, Generic

import pytest

from parlour.kernel.agenda import CHANCE, S
from parlour.kernel.engine import apply, legal, open_question, to_move
from parlour.kernel.errors import Illegal
from parlour.kernel.game import Game, Setup


class PlayedTable(abc.ABC, Generic[S]):
    """A game in progress. Seats are called by what they play; `chance` is a seat too."""

    game: ClassVar[Game]
    listed: ClassVar[int] = 400
    """Offers looked at, at most, when an answer must be among them."""
    offered: ClassVar[int] = 8000
    """Offers looked at, at most, when a refused answer must not be among them."""

    def __init__(self, setup: Setup, state: S) -> None:
        self.setup = setup
        self.state = state
        self.state.sink = []

    @abc.abstractmethod
    def number(self, name: str) -> int:
        """The seat that is called so."""

    @abc.abstractmethod
    def name(self, seat: int) -> str:
        """What a seat is called."""

    def play(self, name: str, *answers: str) -> None:
        """Give one answer after another."""
        seat = self.number(name)
        for words in answers:
            action = self.game.parse(words)
            offers = list(itertools.islice(iter(legal(self.state, seat)), self.listed))
            apply(self.state, seat, action)
            assert action in offers or len(offers) == self.listed, f"{words} was accepted but is not listed"
            self.game.check(self.state)

    def chance(self, *outcomes: str) -> None:
        self.play("chance", *outcomes)

    def refuses(self, name: str, words: str) -> tuple[str, str]:
        """Reason and rule of a refusal."""
        seat = self.number(name)
        action = self.game.parse(words)
        refusal = legal(self.state, seat).why(action)
        assert refusal is not None, f"{words} is legal"
        assert words not in self.offers(name), f"{words} is listed but refused"
        before = self.game.encode(self.state)
        with pytest.raises(Illegal):
            apply(self.state, seat, action)
        assert self.game.encode(self.state) == before
        return refusal.reason, refusal.rule

    def offers(self, name: str, verb: str = "") -> list[str]:
        """The legal answers (a good many of them, if they are very many), or those with a certain verb."""
        every = itertools.islice(iter(legal(self.state, self.number(name))), self.offered)
        texts = [action.text for action in every]
        return [text for text in texts if text.split()[0] == verb] if verb else texts

    def offers_at(self, question: str, name: str) -> list[str]:
        """The offers to the one seat that is asked, which must be this one, and the question such a one."""
        assert (self.question, self.asked) == (question, [name])
        return self.offers(name)

    @property
    def question(self) -> str:
        """The kind of the open question; the empty word when the game is over."""
        question = open_question(self.state)
        return "" if question is None else question.kind

    @property
    def asked(self) -> list[str]:
        """Who may answer now."""
        return ["chance" if seat == CHANCE else self.name(seat) for seat in to_move(self.state)]

    def answer_anyhow(self, rng: random.Random) -> None:
        """Any legal answer of the first seat asked."""
        seat = to_move(self.state)[0]
        apply(self.state, seat, legal(self.state, seat).sample(rng))
        self.game.check(self.state)

    def events(self, kind: str, viewer: str | None = None) -> list[dict[str, object]]:
        """The events of a kind, whole or as *viewer* may see them (`nobody` is a spectator)."""
        found = [event for event in self.state.sink or [] if event.kind == kind]
        if viewer is None:
            return [event.whole() for event in found]
        return [event.project(None if viewer == "nobody" else self.number(viewer)) for event in found]


def overrides(told: Mapping[str, object], names: Collection[str]) -> dict[str, object]:
    """A position as the game wants it told: what stands under *names* are the rows of the seats."""
    rows = {name: row for name, row in told.items() if name in names}
    position = {name.replace("_", "-"): value for name, value in told.items() if name not in names}
    return {**position, "seats": rows}
