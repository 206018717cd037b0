"""Positions for every kind of question, from games that are steered towards the rare ones.

Random play almost never reaches some questions: the person must be on display, and bribed with gold to spare.
A steered game is an ordinary game whose chance and players prefer what leads there. All of it is seeded.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, State
from parlour.kernel.engine import apply, legal, open_question, to_move
from parlour.kernel.game import Game, Setup
from parlour.kernel.log import state_hash
from parlour.sim.trial import varied_setup

CHANCE_DRAWS: Final = 16
"""Outcomes that chance looks at before it gives the one that suits best."""
WHIM: Final = 0.2
"""How often an answer is any legal one all the same."""
MOST_GAMES: Final = 4_000


@dataclass(frozen=True)
class Guide:
    """How to come to a kind of question: words that an answer should have, and words it should not."""

    bribe: tuple[str, ...] = ()
    prefer: tuple[str, ...] = ()
    avoid: tuple[str, ...] = ()
    modules: frozenset[str] = frozenset()


_NEW: Final = frozenset({"new-persons"})
_GOLD: Final = ("-bank", "send bank", "take gold", "bribe moneylender")
GUIDES: Final[Mapping[str, Mapping[str, Guide]]] = {
    "notre-dame": {
        "chance": Guide(("spy",)),
        "keep-card": Guide(("spy",), _GOLD),
        "play-card": Guide(),
        "move-cube": Guide((), (), ("-seminary", "monk", "take cube")),
        "make-donation": Guide((), ("-notre-dame", *_GOLD)),
        "send-confidant": Guide((), ("-confidant",)),
        "choose-bonus": Guide(("barmaid",), ("-inn", "send inn")),
        "move-carriage": Guide((), ("-carriage-house", "send carriage-house")),
        "bribe-person": Guide(("administrator", "scholar", "spy"), _GOLD),
        "remove-cube": Guide((), (), ("-hospital", "doctor", "take rat")),
        "move-pieces": Guide(("minstrel",), _GOLD),
        "move-one-piece": Guide(("fool",), _GOLD),
        "found-sector": Guide(("bishop",), _GOLD),
        "play-third-card": Guide(("scholar",), _GOLD, modules=_NEW),
        "work-sector": Guide(("procurator",), _GOLD, modules=_NEW),
        "withdraw-cubes": Guide(("gypsies",), _GOLD, modules=_NEW),
        "cash-bills": Guide(
            ("coachman",), ("collect", "-carriage-house", "send carriage-house", *_GOLD), modules=_NEW
        ),
        "give-gold": Guide(("patron",), _GOLD, modules=_NEW),
        "found-sectors": Guide(
            ("butcher",), ("-seminary", "send seminary", "take cube", "monk", *_GOLD), ("play",), modules=_NEW
        ),
        "bribe-again": Guide(("councillor",), _GOLD, modules=_NEW),
        "move-everything": Guide(("actress",), _GOLD, modules=_NEW),
    }
}
"""By game and kind of question."""


@dataclass(frozen=True)
class Position:
    """A state worth a look, and the table it belongs to."""

    kind: str
    setup: Setup
    state: State


def kinds_with(game: Game, modules: Collection[str]) -> tuple[str, ...]:
    """The kinds of question that can be asked with these modules, chance first."""
    guides = GUIDES[game.meta.id]
    return tuple(
        [kind for kind in ("chance", *game.meta.question_kinds) if guides[kind].modules <= set(modules)]
    )


def positions(
    game: Game,
    seats: int,
    modules: Sequence[str],
    wanted: int,
    seed: str,
    kinds: Collection[str] | None = None,
) -> dict[str, list[Position]]:
    """At least *wanted* different positions for each kind, a few from each game, so that all stages occur."""
    asked = kinds_with(game, modules) if kinds is None else tuple(kinds)
    found: dict[str, list[Position]] = {kind: [] for kind in asked}
    known: set[str] = set()
    per_game = max(2, wanted // 16)
    for number in range(MOST_GAMES):
        missing = [kind for kind in asked if len(found[kind]) < wanted]
        if not missing:
            break
        rng = random.Random(f"{seed}:{number}")
        setup = varied_setup(game, seats, modules, number)
        passed: dict[str, list[State]] = {}
        _steer(game, setup, rng, missing, passed)
        for kind in missing:
            states = passed.get(kind, [])
            for state in rng.sample(states, min(per_game, len(states))):
                mark = state_hash(game, state)
                if mark not in known:
                    known.add(mark)
                    found[kind].append(Position(kind, setup, state))
    return found


def _steer(
    game: Game, setup: Setup, rng: random.Random, missing: Sequence[str], passed: dict[str, list[State]]
) -> None:
    """Play one game towards the *missing* kinds; each state where one of them is asked goes into *passed*."""
    guides = GUIDES[game.meta.id]
    aim = guides[rng.choice(missing)]
    bribes = {f"bribe {person}" for kind in missing for person in guides[kind].bribe}
    names = {person for kind in missing for person in guides[kind].bribe}
    state = game.start(setup)
    while (question := open_question(state)) is not None:
        if question.kind in missing:
            passed.setdefault(question.kind, []).append(game.clone(state))
        seat = rng.choice(to_move(state))
        offer = legal(state, seat)
        if seat == CHANCE:
            drawn = [question.sample(state, seat, rng) for _ in range(CHANCE_DRAWS if names else 1)]
            action = max(drawn, key=lambda outcome: len(names.intersection(outcome.text.split())))
        elif question.lazy or rng.random() < WHIM:
            action = offer.sample(rng)
        else:
            action = _preferred(list(offer), bribes, aim, rng)
        apply(state, seat, action)


def _preferred(choices: list[Action], bribes: Collection[str], aim: Guide, rng: random.Random) -> Action:
    rng.shuffle(choices)
    return max(choices, key=lambda action: _worth(action.text, bribes, aim))


def _worth(text: str, bribes: Collection[str], aim: Guide) -> int:
    if text in bribes:
        return 4
    if text.startswith("forgo"):
        return 0 if aim.avoid else -1
    if any(word in text for word in aim.prefer):
        return 2
    if any(word in text for word in aim.avoid):
        return -1
    return -1 if text.startswith("bribe ") and bribes else 1
