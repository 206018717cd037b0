"""A fuzzer of what is not allowed: every no has a reason and a place, and leaves the state as it was."""

import ast
import random
import string
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parlour.games.notre_dame
from parlour.games.notre_dame.content.dataset import load_dataset
from parlour.games.notre_dame.game import NOTRE_DAME
from parlour.games.notre_dame.words.actions import CARD_WORDS, PLACES, Persons, Withdraw
from parlour.games.notre_dame.words.catalogue import PERSONS
from parlour.i18n.texts import LANGUAGES, Texts
from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, TABLE, State
from parlour.kernel.engine import apply, legal, open_question, to_move, why_not
from parlour.kernel.errors import Illegal, Invalid, Refusal
from parlour.kernel.game import Setup
from parlour.kernel.log import state_hash
from parlour.sim.proof.steered import Position, kinds_with, positions
from parlour.sim.proof.tables import strata

VOCABULARY = tuple(NOTRE_DAME.vocabulary())
PLACES_IN_THE_RULEBOOK = {section.id for section in load_dataset().sections} | {"table"}
VERBS = ("keep", "play", "bribe", "withdraw", "look", "shortlist", "reveal")
WORDS = [*string.ascii_lowercase, *CARD_WORDS, *PERSONS, *PLACES, *VERBS, "nothing", "0", ":", "bank:1"]


@pytest.fixture(scope="module")
def texts() -> list[Texts]:
    """Strict: a missing text, or a parameter that the text does not know, is an error."""
    return [Texts(language, strict=True) for language in LANGUAGES]


def refused(state: State, seat: int, action: Action) -> Refusal | None:
    """The refusal that the action gets at the one door, None when it is legal; a legal one is not applied."""
    expected = why_not(state, seat, action)
    if expected is None:
        return None
    found: Refusal | None = None
    try:
        apply(state, seat, action)
    except Illegal as illegal:
        found = illegal.refusal
    assert found == expected, action
    return found


def odd_actions(rng: random.Random) -> Iterator[Action]:
    """Actions that no list holds: compound ones at random, and words that belong to no class."""
    for _ in range(6):
        yield Withdraw(tuple([rng.choice((0, 0, 1, 15, 99)) for _ in range(8)]))
        named = tuple(rng.choices(range(len(PERSONS)), k=rng.randrange(12)))
        yield Persons(rng.choice(("look", "shortlist", "reveal")), named)
        yield Action(" ".join(rng.choices(WORDS, k=rng.randrange(1, 4))))
    yield Action("")
    yield Action("hidden")


def check_refusals(position: Position, rng: random.Random) -> dict[str, Refusal]:
    """Fuzz one position; the refusals by reason, each once."""
    state = position.state
    before = state_hash(NOTRE_DAME, state)
    movers = to_move(state)
    found: dict[str, Refusal] = {}
    for seat in movers[-1:]:
        for action in [*VOCABULARY, *odd_actions(rng)]:
            refusal = refused(state, seat, action)
            if refusal is not None:
                found[refusal.reason] = refusal
    for seat in (CHANCE, TABLE, 99, *range(len(position.setup.seats))):
        if seat not in movers:
            for action in rng.sample(VOCABULARY, 5):
                refusal = refused(state, seat, action)
                assert refusal == Refusal("not-your-turn", "table", {"seat": seat})
                if seat in range(len(position.setup.seats)):
                    found[refusal.reason] = refusal
    assert state_hash(NOTRE_DAME, state) == before, "a refusal leaves everything as it was"
    return found


@pytest.mark.parametrize(("seats", "modules"), strata(NOTRE_DAME))
def test_every_illegal_action_gets_a_reason_and_changes_nothing(
    seats: int, modules: tuple[str, ...], texts: list[Texts]
) -> None:
    rng = random.Random(seats)
    cells = positions(NOTRE_DAME, seats, modules, 3, f"fuzz:{seats}")
    assert set(cells) == set(kinds_with(NOTRE_DAME, modules))
    for kind, cell in cells.items():
        assert len(cell) >= 3
        for position in cell:
            found = check_refusals(position, rng)
            assert "not-an-answer" in found, kind
            for refusal in found.values():
                assert refusal.rule in PLACES_IN_THE_RULEBOOK
                told = {each.refusal(refusal, position.setup.seats) for each in texts}
                assert len(told) == len(LANGUAGES)
                assert all(told)
                assert all(each.rule_title(refusal.rule) for each in texts)


def test_a_finished_game_takes_no_answer(texts: list[Texts]) -> None:
    position = positions(NOTRE_DAME, 2, (), 1, "over", ["play-card"])["play-card"][0]
    state = NOTRE_DAME.clone(position.state)
    rng = random.Random(1)
    while (seats := to_move(state)) != ():
        apply(state, seats[0], legal(state, seats[0]).sample(rng))
    assert open_question(state) is None
    before = state_hash(NOTRE_DAME, state)
    for seat in (CHANCE, TABLE, 0, 1, 2):
        for action in VOCABULARY:
            assert refused(state, seat, action) == Refusal("game-over", "table")
    refusal = Refusal("game-over", "table")
    assert len({each.refusal(refusal, position.setup.seats) for each in texts}) == len(LANGUAGES)
    assert state_hash(NOTRE_DAME, state) == before


def reasons_in_the_code() -> set[str]:
    """Every reason that the rules can give, read from their source."""
    package = Path(parlour.games.notre_dame.__file__).parent
    found: set[str] = set()
    for path in package.glob("*.py"):
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


def read(words: str) -> Action | Invalid:
    try:
        return NOTRE_DAME.parse(words)
    except Invalid as error:
        return error


@settings(max_examples=400, deadline=None, derandomize=True)
@given(st.lists(st.one_of(st.sampled_from(WORDS), st.text(max_size=12)), max_size=6).map(" ".join))
def test_words_are_read_back_or_invalid_with_a_code(words: str) -> None:
    found = read(words)
    if isinstance(found, Invalid):
        assert found.code in {"no-words", "unknown-verb", "unknown-words", "unknown-person"}
        assert all(len(str(value)) <= 80 for value in found.params.values())
    else:
        assert NOTRE_DAME.parse(found.text) == found


def test_a_slip_in_the_words_of_an_action_is_never_another_error() -> None:
    rng = random.Random(0)
    unread = 0
    for action in VOCABULARY:
        assert NOTRE_DAME.parse(action.text) == action
        for _ in range(5):
            at = rng.randrange(len(action.text))
            letter = rng.choice(string.printable)
            found = read(action.text[:at] + letter + action.text[at + rng.randrange(2) :])
            if isinstance(found, Invalid):
                assert found.code
                unread += 1
            else:
                assert NOTRE_DAME.parse(found.text) == found
    assert unread > 4 * len(VOCABULARY)
