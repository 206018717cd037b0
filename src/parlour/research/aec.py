"""PettingZoo: every game, mode and number of players as an AEC environment with action masks."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from parlour.games import find_game
from parlour.research.session import OVER, Reward, Session, Words, check_reward, table

Observation = dict[str, NDArray[Any]]
MOST: Final = 255


def spaces_of(words: Words) -> tuple[spaces.Dict, spaces.Discrete[Any]]:
    """What is observed, and what can be chosen."""
    box = spaces.Box(0, MOST, (words.length,), np.uint8)
    mask = spaces.Box(0, 1, (words.count,), np.int8)
    return spaces.Dict({"observation": box, "action_mask": mask}), spaces.Discrete(words.count)


class ParlourEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A table of some game. Agents are its seats; the environment plays chance by the seed of `reset`.

    Questions to several seats at once are put to one after the other, each blind to what the others said.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        modules: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        corrections: Mapping[str, object] | None = None,
        reward: Reward = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_reward(reward)
        self.metadata = {
            "name": f"parlour_{game.replace('-', '_')}_v1",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.reward: Final = reward
        self.words: Final = Words(find_game(game))
        self.setup: Final = table(game, seats, modules, options, corrections)
        self.possible_agents = list(self.setup.seats)
        observed, chosen = spaces_of(self.words)
        # Each agent has spaces of its own, so that a seed for one moves no other.
        self.observation_spaces = dict.fromkeys(self.possible_agents, observed)
        self.action_spaces = {
            agent: chosen if at == 0 else spaces.Discrete(self.words.count)
            for at, agent in enumerate(self.possible_agents)
        }
        self.agents: list[str] = []
        self._session: Session | None = None

    @property
    def session(self) -> Session:
        """The game in play."""
        if self._session is None:
            self.reset()
        if self._session is None:
            raise RuntimeError("not begun")
        return self._session

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._session = Session(self.words, self.setup, secrets.randbits(64) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self._select()

    def observe(self, agent: str) -> Observation:
        session = self.session
        seat = self.possible_agents.index(agent)
        return {
            "observation": np.frombuffer(session.observation(seat), np.uint8),
            "action_mask": np.frombuffer(session.mask(seat), np.int8),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.session.choose(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self._select()

    def _select(self) -> None:
        session = self.session
        if session.seat != OVER:
            self.agent_selection = self.possible_agents[session.seat]
            return
        for agent, reward in zip(self.possible_agents, session.rewards(self.reward), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]
        self._deads_step_first()

    def render(self) -> str | None:
        """What is asked and what may be chosen, in words."""
        session = self.session
        if self.render_mode is None:
            return None
        so_far = " ".join([self.words.words[number] for number in session.so_far])
        return f"{self.agent_selection}: {session.question}: {so_far}[{' | '.join(session.parts)}]"

    def close(self) -> None:
        """Nothing is held."""


def env(game: str, seats: int, **more: Any) -> ParlourEnv:
    """An environment, by the name that PettingZoo's own modules use."""
    return ParlourEnv(game, seats, **more)
