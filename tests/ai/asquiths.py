"""The steward plays the Asquiths, who begin."""

from __future__ import annotations

import random

from parlour.ai.registry import find_bot
from parlour.games.obsession.game import OBSESSION as GAME
from parlour.kernel.agenda import CHANCE, State
from parlour.kernel.engine import apply, legal, to_move

ASQUITH = 0
FAMILY = [
    "daniel-earl-of-asquith",
    "patricia-countess-of-asquith",
    "charles-viscount-pemberly",
    "lady-eleanor-chesterton",
    "maud-dowager-countess-of-asquith",
]
STAFF = ["butler", "housekeeper", "valet", "ladys-maid", "footman"]
MARKET = ["tennis-court", "drawing-room", "main-library", "breakfast-room", "english-garden", "stable"]


def answer_of(state: State, seat: int = ASQUITH) -> str:
    bot = find_bot("steward", "obsession")
    return bot.choose(GAME, GAME.view(state, seat), random.Random(7)).text


def let_chance(state: State) -> None:
    rng = random.Random(3)
    while to_move(state) == (CHANCE,):
        apply(state, CHANCE, legal(state, CHANCE).sample(rng))


def play(state: State, *answers: str, seat: int = ASQUITH) -> None:
    for words in answers:
        apply(state, seat, GAME.parse(words))
        let_chance(state)
