"""Gymnasium: one seat of a table learns, bots of any level or class of one's own have the others."""

from __future__ import annotations

import random
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from parlour.ai.registry import specified_bot
from parlour.games import find_game
from parlour.kernel.beyond.bot import BlindBot, Bot
from parlour.kernel.chance import bot_dice
from parlour.kernel.engine import legal
from parlour.kernel.errors import Invalid
from parlour.research.aec import MOST
from parlour.research.session import OVER, Reward, Session, Words, check_reward, table

Observation = NDArray[np.uint8]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """Play a seat against *opponents*, one for every other seat, or one that has all of them.

    Without a *seat* a game begins at one drawn by the seed of `reset`. What may be chosen is in
    `info["action_mask"]`, and in `action_masks()`, where libraries for masked policies look for it.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        opponents: Sequence[str] = ("random",),
        seat: int | None = None,
        modules: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        corrections: Mapping[str, object] | None = None,
        reward: Reward = "win",
    ) -> None:
        check_reward(reward)
        if len(opponents) not in (1, seats - 1):
            raise Invalid("bots-do-not-fit", {"bots": len(opponents), "seats": seats})
        if seat is not None and not 0 <= seat < seats:
            raise Invalid("no-such-seat-here", {"seat": seat, "most": seats - 1})
        self.metadata = {"render_modes": []}
        self.words: Final = Words(find_game(game))
        self.setup: Final = table(game, seats, modules, options, corrections)
        self.reward_kind: Final = reward
        self.observation_space = spaces.Box(0, MOST, (self.words.length,), np.uint8)
        self.action_space = spaces.Discrete(self.words.count)
        bots = [specified_bot(name, game) for name in opponents]
        self._bots: Final[list[Bot]] = bots * (seats - 1) if len(bots) == 1 else bots
        self._seat: Final = seat
        self.seat = 0
        self._secret = ""
        self._dice = random.Random(0)
        self.session: Session | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._secret = str(secrets.randbits(64) if seed is None else seed)
        self._dice = random.Random(f"{self._secret}:bots")
        seats = len(self.setup.seats)
        self.seat = self._dice.randrange(seats) if self._seat is None else self._seat
        self.session = Session(self.words, self.setup, self._secret)
        self._others(self.session)
        return self._seen(self.session)

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        session = self.session
        if session is None:
            raise Invalid("session-over")
        session.choose(int(action))
        self._others(session)
        seen, info = self._seen(session)
        if session.seat != OVER:
            return seen, 0.0, False, False, info
        return seen, session.rewards(self.reward_kind)[self.seat], True, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be chosen now."""
        if self.session is None:
            raise Invalid("session-over")
        return np.frombuffer(self.session.mask(self.seat), np.bool_)

    def _others(self, session: Session) -> None:
        """The other seats answer until it is this one's turn."""
        while session.seat not in (OVER, self.seat):
            at = session.seat
            bot = self._bots[at if at < self.seat else at - 1]
            if isinstance(bot, BlindBot):
                session.give(bot.pick(legal(session.state, at), self._dice))
                continue
            view = session.game.view(session.state, at)
            session.give(bot.choose(session.game, view, bot_dice(self._secret, session.plies, at)))

    def _seen(self, session: Session) -> tuple[Observation, dict[str, Any]]:
        seen = np.frombuffer(session.observation(self.seat), np.uint8)
        return seen, {"action_mask": np.frombuffer(session.mask(self.seat), np.int8), "seat": self.seat}
