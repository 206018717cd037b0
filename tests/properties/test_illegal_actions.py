"""A fuzzer of what is not allowed: every no has a reason and a place, and leaves the state as it was."""

import ast
import random
import string
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

from hypothesis import given

from parlour.games import notre_dame
from parlour.games.notre_dame.game import NOTRE_DAME
from parlour.games.notre_dame.words.actions import CARD_WORDS, PLACES, Persons, Withdraw
from parlour.games.notre_dame.words.catalogue import PERSONS
from parlour.kernel.action import Action
from parlour.kernel.agenda import State
from parlour.kernel.engine import apply, to_move, why_not
from parlour.kernel.game import Setup
from parlour.sim.proof.steered import positions
from parlour.sim.proof.tables import strata
from tests.properties import illegal_actions

VOCABULARY = tuple(NOTRE_DAME.vocabulary())
VERBS = ("keep", "play", "bribe", "withdraw", "look", "shortlist", "reveal")
WORDS = [*string.ascii_lowercase, *CARD_WORDS, *PERSONS, *PLACES, *VERBS, "nothing", "0", ":", "bank:1"]


class TestIllegalActions(illegal_actions.IllegalActions):
    game = NOTRE_DAME
    package = "parlour.games.notre_dame"
    vocabulary = VOCABULARY
    last_question = "play-card"
    slips = 5
    fewest_reasons = 15
    cases: ClassVar[illegal_actions.Cases] = {"table": illegal_actions.seats_and_modules(strata(NOTRE_DAME))}

    def tried(self, state: State, seat: int, rng: random.Random) -> Iterator[Action]:
        """All that can be listed, compound actions at random, and words that belong to no class."""
        yield from VOCABULARY
        for _ in range(6):
            yield Withdraw(tuple([rng.choice((0, 0, 1, 15, 99)) for _ in range(8)]))
            named = tuple(rng.choices(range(len(PERSONS)), k=rng.randrange(12)))
            yield Persons(rng.choice(("look", "shortlist", "reveal")), named)
            yield Action(" ".join(rng.choices(WORDS, k=rng.randrange(1, 4))))


def reasons_in_the_code() -> set[str]:
    """Every reason that the rules can give, read from their source."""
    package = Path(notre_dame.__file__).parent
    found: set[str] = set()
    for path in package.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                found |= {
                    str(part.value) for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)
                }
    return found


def nothing_to_take() -> State:
    """At the inn, with all the gold and all the cubes there are."""
    table = Setup("notre-dame", ("a", "b"))
    hoard = {"gold": 25, "supply": 14, "rat": 3, "hand": ["red-inn"]}
    state = NOTRE_DAME.position(table, {"turn": 2, "seats": {"red": hoard, "violet": {"gold": 0}}})
    apply(state, 0, NOTRE_DAME.parse("play red-inn"))
    return state


def test_every_reason_in_the_rules_is_met() -> None:
    cells = positions(NOTRE_DAME, 2, ("new-persons",), 20, "reasons")
    states = [position.state for cell in cells.values() for position in cell]
    met: set[str] = set()
    for state in [*states, nothing_to_take()]:
        for action in VOCABULARY:
            refusal = why_not(state, to_move(state)[-1], action)
            if refusal is not None:
                met.add(refusal.reason)
    assert met >= reasons_in_the_code() | {"sector-not-fullest", "no-cube-there"}
    assert len(met) > 25


@illegal_actions.FUZZED
@given(illegal_actions.sentences(WORDS))
def test_words_are_read_back_or_invalid_with_a_code(words: str) -> None:
    illegal_actions.check_reading(
        NOTRE_DAME, words, {"no-words", "unknown-verb", "unknown-words", "unknown-person"}
    )
