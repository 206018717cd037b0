"""One live game: state, log, dice and opponents. Whoever sits at the table enters through `submit`."""

from __future__ import annotations

import random
from collections.abc import Mapping

from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE
from parlour.kernel.bot import Bot
from parlour.kernel.chance import dice
from parlour.kernel.engine import apply, legal, to_move
from parlour.kernel.errors import Invalid
from parlour.kernel.event import Event
from parlour.kernel.game import Game, Setup
from parlour.kernel.log import GameLog, replay


class Session:
    """Chance and bots answer by themselves; people answer with `submit`, and take back with `undo`."""

    def __init__(self, game: Game, setup: Setup, bots: Mapping[int, Bot], secret: str) -> None:
        self.game = game
        self.setup = setup
        self.bots = dict(bots)
        self.secret = secret
        self.log = GameLog(setup, game.meta.rules_version, game.data_hash(setup))
        self.state = game.start(setup)
        self.history: list[tuple[int, int, Event]] = []  # (ply, seat that acted, event)
        self._ply = 0  # how many answers stand
        self._chances = 0  # of these, answers of chance
        self.fallen: dict[int, str] = {}  # by how often it was asked: what chance answered before an undo

    @classmethod
    def resume(cls, game: Game, log: GameLog, bots: Mapping[int, Bot], secret: str) -> Session:
        """Take up a saved game; `Invalid` when it does not replay."""
        replay(game, log)  # refuses another rules version or data set before anything is built
        session = cls(game, log.setup, bots, secret)
        session._replay(log)
        return session

    def ply(self) -> int:
        """How many answers stand."""
        return self._ply

    def submit(self, seat: int, action: Action) -> None:
        """A seat answers; `Illegal` changes nothing."""
        sink: list[Event] = []
        self.state.sink = sink
        try:
            apply(self.state, seat, action)
        finally:
            self.state.sink = None
        self.log.record(seat, action.text)
        self._note(seat, sink)

    def _note(self, seat: int, events: list[Event]) -> None:
        """An answer stands: count it, and remember what happened."""
        self.history += [(self._ply, seat, event) for event in events]
        self._ply += 1
        self._chances += seat == CHANCE

    def person_to_move(self) -> int | None:
        """The first seat that waits for a person, or None when chance, a bot or nobody is to move."""
        for seat in to_move(self.state):
            if seat != CHANCE and seat not in self.bots:
                return seat
        return None

    def step(self) -> bool:
        """Let chance or one bot answer; False when a person is to move or the game is over."""
        for seat in to_move(self.state):
            if seat == CHANCE:
                self.submit(seat, self._roll())
                return True
            if seat in self.bots:
                view = self.game.view(self.state, seat)
                own_dice = random.Random(f"{self.secret}:{self.ply()}:{seat}")
                self.submit(seat, self.bots[seat].choose(self.game, view, own_dice))
                return True
        return False

    def _roll(self) -> Action:
        """What chance answered here before, if it still fits: nobody fishes for draws. Else new dice."""
        offer = legal(self.state, CHANCE)
        if self._chances in self.fallen:
            before = self.game.parse(self.fallen[self._chances])
            if before in offer:
                return before
        return offer.sample(dice(self.secret, self.ply()))

    def is_over(self) -> bool:
        """Whether nobody is to move any more."""
        return not to_move(self.state)

    def undo(self, seat: int) -> int:
        """Take back to the last answer of *seat*; the ply reached. The dice fall the same way again."""
        standing = self.log.folded()
        for ply in range(len(standing) - 1, -1, -1):
            if standing[ply].seat == seat:
                self.log.take_back(seat, ply)
                self._replay(self.log)
                return ply
        raise Invalid("nothing-to-undo")

    def _replay(self, log: GameLog) -> None:
        self.log = log
        self.state = self.game.start(log.setup)
        self.history = []
        self._ply = self._chances = 0
        self.fallen = log.outcomes()
        for entry in log.folded():
            sink: list[Event] = []
            self.state.sink = sink
            apply(self.state, entry.seat, self.game.parse(entry.act))
            self.state.sink = None
            self._note(entry.seat, sink)
