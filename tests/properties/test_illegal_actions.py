"""A fuzzer of what is not allowed: every no has a reason and a place, and leaves the state as it was."""

import random
import string
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.games.notre_dame.actions import CARD_WORDS, PERSONS, PLACES, Persons, Withdraw
from parlour.games.notre_dame.dataset import load_dataset
from parlour.games.notre_dame.game import NOTRE_DAME
from parlour.i18n.texts import LANGUAGES, Texts
from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, TABLE, State
from parlour.kernel.engine import apply, legal, open_question, to_move, why_not
from parlour.kernel.errors import Illegal, Invalid, Refusal
from parlour.kernel.log import state_hash
from parlour.sim.positions import Position, kinds_with, positions
from parlour.sim.trial import strata

VOCABULARY = tuple(NOTRE_DAME.vocabulary())
PLACES_IN_THE_RULEBOOK = {section.id for section in load_dataset().sections} | {"table"}
WORDS = [
    *string.ascii_lowercase,
    *CARD_WORDS,
    *PERSONS,
    *PLACES,
    "keep",
    "play",
    "bribe",
    "withdraw",
    "0",
    ":",
]


@pytest.fixture(scope="module")
def texts() -> list[Texts]:
    """Strict: a missing text, or a parameter that the text does not know, is an error."""
    return [Texts(language, strict=True) for language in LANGUAGES]


def refused(state: State, seat: int, action: Action) -> Refusal:
    """The refusal that the action gets at the one door."""
    with pytest.raises(Illegal) as caught:
        apply(state, seat, action)
    assert caught.value.refusal == why_not(state, seat, action)
    assert action not in legal(state, seat)
    return caught.value.refusal


def odd_actions(rng: random.Random) -> Iterator[Action]:
    """Actions that no list holds: compound ones at random, and words that belong to no class."""
    for _ in range(6):
        yield Withdraw(tuple([rng.choice((0, 0, 1, 15, 99)) for _ in range(8)]))
        yield Persons(
            rng.choice(("look", "shortlist", "reveal")), tuple(rng.choices(range(33), k=rng.randrange(12)))
        )
        yield Action(" ".join(rng.choices(WORDS, k=rng.randrange(1, 4))))
    yield Action("")
    yield Action("hidden")


def check_refusals(position: Position, rng: random.Random) -> dict[str, Refusal]:
    """Fuzz one position; the refusals by reason, each once."""
    state = position.state
    before = state_hash(NOTRE_DAME, state)
    movers = to_move(state)
    found: dict[str, Refusal] = {}
    for seat in movers:
        legal_texts = {action.text for action in VOCABULARY if why_not(state, seat, action) is None}
        for action in [*VOCABULARY, *odd_actions(rng)]:
            if why_not(state, seat, action) is None:
                continue
            refusal = refused(state, seat, action)
            assert action.text not in legal_texts
            found[refusal.reason] = refusal
    for seat in (CHANCE, TABLE, 99, *range(len(position.setup.seats))):
        if seat not in movers:
            for action in rng.sample(VOCABULARY, 5):
                refusal = refused(state, seat, action)
                assert refusal == Refusal("not-your-turn", "table", {"seat": seat})
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
                names = position.setup.seats
                told = [
                    each.refusal(refusal, names)
                    for each in texts
                    if refusal.params.get("seat", 0) in range(seats)
                ]
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
            refusal = refused(state, seat, action)
            assert (refusal.reason, refusal.rule) == ("game-over", "table")
    assert len({each.refusal(refusal, position.setup.seats) for each in texts}) == len(LANGUAGES)
    assert state_hash(NOTRE_DAME, state) == before


def test_every_reason_in_the_code_has_been_met_or_is_explained() -> None:
    """The positions above are rich enough: between them they meet nearly every reason there is."""
    met: set[str] = {"game-over"}
    rng = random.Random(5)
    for seats in (2, 4):
        for cell in positions(NOTRE_DAME, seats, ("new-persons",), 5, "reasons").values():
            for position in cell:
                met |= set(check_refusals(position, rng))
    assert met >= {
        "bill-colour-ahead", "card-already-kept", "card-not-in-hand", "card-not-in-pool", "carriage-did-not-move",
        "confidant-already-there", "confidant-not-there", "councillor-not-again", "cube-must-change-place",
        "game-over", "impossible-outcome", "market-not-in-play", "market-out-of-reach", "no-bill-of-that-kind",
        "no-bill-there", "no-cube-there", "no-gold-to-bribe", "no-gold-to-donate", "not-an-answer",
        "not-enough-gold", "not-your-turn", "person-not-on-display", "rat-at-zero", "sector-empty",
        "sector-not-empty", "sector-not-fullest", "too-few-cubes-there",
    }  # fmt: skip


@settings(max_examples=400, deadline=None, derandomize=True)
@given(st.lists(st.one_of(st.sampled_from(WORDS), st.text(max_size=12)), max_size=6).map(" ".join))
def test_words_are_read_back_or_invalid_with_a_code(words: str) -> None:
    try:
        action = NOTRE_DAME.parse(words)
    except Invalid as error:
        assert error.code in {"no-words", "unknown-verb", "unknown-words", "unknown-person"}
        assert all(len(str(value)) <= 80 for value in error.params.values())
    else:
        assert NOTRE_DAME.parse(action.text) == action


@pytest.mark.parametrize("action", VOCABULARY[:: max(1, len(VOCABULARY) // 120)])
def test_a_slip_in_the_words_of_an_action_is_never_another_error(action: Action) -> None:
    rng = random.Random(action.text)
    assert NOTRE_DAME.parse(action.text) == action
    for _ in range(30):
        at = rng.randrange(len(action.text))
        letter = rng.choice(string.printable)
        slipped = action.text[:at] + letter + action.text[at + rng.randrange(2) :]
        try:
            assert NOTRE_DAME.parse(slipped).text.split()[0] in {"withdraw", *action.text.split()}
        except Invalid as error:
            assert error.code
