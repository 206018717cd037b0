"""OpenSpiel: the games as Python games of `pyspiel`, sequential, with sampled chance and observation tensors.

Importing this module registers every game that can be studied as `parlour_` and its id.
Chance is one node with one outcome, drawn by the dice of the game object (`seed`), so that a copy of a state
foresees nothing. What several seats answer at once they answer one after the other, unseen.
"""

from __future__ import annotations

import random
from typing import Any, Final

import numpy as np
import pyspiel

from parlour.games import find_game, games
from parlour.kernel.agenda import CHANCE
from parlour.research.session import OVER, Session, Words, table

LONGEST: Final = 100_000
ROLL: Final = 0
DEFAULTS: Final = {"modules": "", "options": "", "seed": 0}


def _type(name: str, least: int, most: int) -> Any:
    return pyspiel.GameType(
        short_name=name,
        long_name=name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": least, **DEFAULTS},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A table: `pyspiel.load_game("parlour_GAME(players=3,modules=...)")`; lists with a +."""

    def __init__(self, game: str, kind: Any, least: int, params: dict[str, Any] | None = None) -> None:
        given = {"players": least, **DEFAULTS, **(params or {})}
        seats = int(given["players"])
        options = dict(pair.split(":", 1) for pair in str(given["options"]).split("+") if ":" in pair)
        modules = [name for name in str(given["modules"]).split("+") if name]
        self.words: Final = Words(find_game(game))
        self.setup: Final = table(game, seats, modules, options)
        self.dice: Final = random.Random(int(given["seed"]))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.words.count,
            max_chance_outcomes=1,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.words)


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        # Not the game itself: what hangs on a state is copied with it.
        self.session = Session(game.words, game.setup, None)
        self.last = ""

    def current_player(self) -> int:
        seat = self.session.seat
        if seat == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.session.numbers()) if player == self.session.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(ROLL, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.session.seat == CHANCE:
            self.last = self.session.roll(self.get_game().dice)
        else:
            self.session.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return "roll" if player < 0 else self.session.words.words[action]

    def is_terminal(self) -> bool:
        return self.session.seat == OVER

    def returns(self) -> list[float]:
        if self.session.seat != OVER:
            return [0.0] * len(self.session.setup.seats)
        return list(self.session.rewards("win"))

    def __str__(self) -> str:
        session = self.session
        so_far = " ".join([session.words.words[number] for number in session.so_far])
        return f"ply {session.plies} {session.question} {so_far}".strip()


class Observer:
    """What a seat sees, as a tensor; the string names what is asked and said, and no secret."""

    def __init__(self, words: Words) -> None:
        self.tensor = np.zeros(words.length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        self.tensor[:] = np.frombuffer(state.session.observation(player), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        """The numbers in short: equal where a seat sees the same."""
        return state.session.observation(player).hex()


def _register(game: str, least: int, most: int) -> None:
    kind = _type(f"parlour_{game.replace('-', '_')}", least, most)

    class Made(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, kind, least, params)

    pyspiel.register_game(kind, Made)


for _game in games():
    if _game.study.words:
        _register(_game.meta.id, _game.meta.min_seats, _game.meta.max_seats)
