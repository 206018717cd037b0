"""How Notre Dame is tried out: tables, and how to come to each kind of question."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from parlour.games.notre_dame.content.records import COLOURS
from parlour.kernel.beyond.trials import Steering, Trials, any_seat
from parlour.kernel.game import Setup

_NEW: Final = frozenset({"new-persons"})
_GOLD: Final = ("-bank", "send bank", "take gold", "bribe moneylender")


def _bribing(
    *persons: str,
    prefer: tuple[str, ...] = _GOLD,
    avoid: tuple[str, ...] = (),
    modules: frozenset[str] = frozenset(),
) -> Steering:
    """Some person must be on display, and be bribed with gold to spare."""
    return Steering(persons, tuple([f"bribe {person}" for person in persons]), prefer, avoid, modules)


_STEERING: Final[Mapping[str, Steering]] = {
    "chance": _bribing("spy", prefer=()),
    "keep-card": _bribing("spy"),
    "play-card": Steering(),
    "move-cube": Steering(avoid=("-seminary", "monk", "take cube")),
    "make-donation": Steering(prefer=("-notre-dame", *_GOLD)),
    "send-confidant": Steering(prefer=("-confidant",)),
    "choose-bonus": _bribing("barmaid", prefer=("-inn", "send inn")),
    "move-carriage": Steering(prefer=("-carriage-house", "send carriage-house")),
    "bribe-person": _bribing("administrator", "scholar", "spy"),
    "remove-cube": Steering(avoid=("-hospital", "doctor", "take rat")),
    "move-pieces": _bribing("minstrel"),
    "move-one-piece": _bribing("fool"),
    "found-sector": _bribing("bishop"),
    "play-third-card": _bribing("scholar", modules=_NEW),
    "work-sector": _bribing("procurator", modules=_NEW),
    "withdraw-cubes": _bribing("gypsies", modules=_NEW),
    "cash-bills": _bribing(
        "coachman", prefer=("collect", "-carriage-house", "send carriage-house", *_GOLD), modules=_NEW
    ),
    "give-gold": _bribing("patron", modules=_NEW),
    "found-sectors": _bribing(
        "butcher",
        prefer=("-seminary", "send seminary", "take cube", "monk", *_GOLD),
        avoid=("play",),
        modules=_NEW,
    ),
    "bribe-again": _bribing("councillor", modules=_NEW),
    "move-everything": _bribing("actress", modules=_NEW),
}


def _colours(setup: Setup, rng: random.Random) -> str:
    return ",".join(rng.sample(COLOURS, len(setup.seats)))


TRIALS: Final = Trials(
    steering=_STEERING,
    last_resort=("forgo",),
    passed_over=("bribe ",),
    close_tables=(((), frozenset()), (("new-persons",), frozenset())),
    values={"first": any_seat, "colours": _colours},
    received={"cards-passed": "to"},
)
