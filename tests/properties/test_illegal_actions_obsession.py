"""A fuzzer of what is not allowed in Obsession: every no has a reason and a place, and changes nothing."""

import functools
import random
import string
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parlour.games.obsession
from parlour.games.obsession.content.words import SERVANTS
from parlour.games.obsession.game import OBSESSION
from parlour.games.obsession.words.catalogue import GENTRY, OBJECTIVES, TILES, VP_CARDS
from parlour.games.obsession.words.host_action import Host
from parlour.i18n.texts import LANGUAGES, Texts
from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, TABLE, State
from parlour.kernel.engine import apply, legal, to_move, why_not
from parlour.kernel.errors import Illegal, Invalid, Refusal
from parlour.kernel.log import state_hash
from parlour.sim.proof.checks import Checker
from parlour.sim.proof.steered import Position, close_tables, kinds_with, positions

RULEBOOK = Path(parlour.games.obsession.__file__).parent / "content" / "rulebook.toml"
SECTIONS = {each["id"] for each in tomllib.loads(RULEBOOK.read_text(encoding="utf-8"))["section"]} | {"table"}
VERBS = ("host", "keep", "hold", "buy", "use", "hire", "recruit", "gossip", "look", "staff", "rest", "loan")
WORDS = [*string.ascii_lowercase, *GENTRY, *TILES, *SERVANTS, *OBJECTIVES[:40], *VP_CARDS[:40], *VERBS, "1"]
PER_KIND = 3


@pytest.fixture(scope="module")
def texts() -> list[Texts]:
    """Strict: a missing text, or a parameter that the text does not know, is an error."""
    return [Texts(language, strict=True) for language in LANGUAGES]


@functools.cache
def checker() -> Checker:
    return Checker(OBSESSION)


def refused(state: State, seat: int, action: Action) -> Refusal | None:
    """The refusal that the action gets at the one door, None when it is legal; a legal one is not applied."""
    expected = why_not(state, seat, action)
    if expected is None:
        return None
    with pytest.raises(Illegal) as illegal:
        apply(state, seat, action)
    assert illegal.value.refusal == expected, action
    return expected


def odd_actions(state: State, seat: int, rng: random.Random) -> Iterator[Action]:
    """Actions that no list holds: slips on legal ones, activities at random, words that mean nothing."""
    offer = legal(state, seat)
    near = [offer.sample(rng) for _ in range(8)]
    for action in near:
        yield from checker().slips(action, near, rng)
    for _ in range(20):
        guests = tuple(sorted(rng.sample(range(len(GENTRY)), rng.randrange(4))))
        staff = 1 << (5 * rng.randrange(len(SERVANTS)))
        yield Host(
            rng.randrange(len(TILES)), guests, (), staff, rng.choice((-1, 3)), rng.choice((0, staff)), 0
        )
        yield Action(" ".join(rng.choices(WORDS, k=rng.randrange(1, 4))))
    yield Action("")
    yield Action("hidden")


def check_refusals(position: Position, rng: random.Random) -> dict[str, Refusal]:
    """Fuzz one position; the refusals by reason, each once."""
    state = position.state
    before = state_hash(OBSESSION, state)
    movers = to_move(state)
    found: dict[str, Refusal] = {}
    vocabulary = checker().vocabulary
    for seat in movers[-1:]:
        for action in [*vocabulary[:: rng.randint(2, 4)], *odd_actions(state, seat, rng)]:
            refusal = refused(state, seat, action)
            if refusal is not None:
                found[refusal.reason] = refusal
    for seat in (CHANCE, TABLE, 99, *range(len(position.setup.seats))):
        if seat not in movers:
            for action in rng.sample(vocabulary, 3):
                assert refused(state, seat, action) == Refusal("not-your-turn", "table", {"seat": seat})
    assert state_hash(OBSESSION, state) == before, "a refusal leaves everything as it was"
    return found


@pytest.mark.parametrize(("seats", "modules"), close_tables(OBSESSION))
def test_every_illegal_action_gets_a_reason_and_changes_nothing(
    seats: int, modules: tuple[str, ...], texts: list[Texts]
) -> None:
    rng = random.Random(seats)
    cells = positions(OBSESSION, seats, modules, PER_KIND, f"fuzz:{seats}")
    assert set(cells) == set(kinds_with(OBSESSION, modules, seats))
    met: dict[str, Refusal] = {}
    for kind, cell in cells.items():
        assert len(cell) >= PER_KIND
        for position in cell:
            found = check_refusals(position, rng)
            assert "not-an-answer" in found, kind
            met.update(found)
            for refusal in found.values():
                assert refusal.rule in SECTIONS, refusal
                told = {each.refusal(refusal, position.setup.seats) for each in texts}
                assert len(told) == len(LANGUAGES), refusal
                assert all(told)
                assert all(each.rule_title(refusal.rule) for each in texts)
    assert len(met) > 20


def test_a_finished_game_takes_no_answer() -> None:
    position = positions(OBSESSION, 2, (), 1, "over", ["last-favours"])["last-favours"][0]
    state = OBSESSION.clone(position.state)
    rng = random.Random(1)
    while (seats := to_move(state)) != ():
        apply(state, seats[0], legal(state, seats[0]).sample(rng))
    before = state_hash(OBSESSION, state)
    for seat in (CHANCE, TABLE, 0, 1, 2):
        for action in rng.sample(checker().vocabulary, 200):
            assert refused(state, seat, action) == Refusal("game-over", "table")
    assert state_hash(OBSESSION, state) == before


def read(words: str) -> Action | Invalid:
    try:
        return OBSESSION.parse(words)
    except Invalid as error:
        return error


@settings(max_examples=400, deadline=None, derandomize=True)
@given(st.lists(st.one_of(st.sampled_from(WORDS), st.text(max_size=12)), max_size=6).map(" ".join))
def test_words_are_read_back_or_invalid_with_a_code(words: str) -> None:
    found = read(words)
    if isinstance(found, Invalid):
        assert found.code in {"no-words", "unknown-verb", "unknown-words"}
        assert all(len(str(value)) <= 80 for value in found.params.values())
    else:
        assert OBSESSION.parse(found.text) == found


def test_a_slip_in_the_words_of_an_action_is_never_another_error() -> None:
    rng = random.Random(0)
    vocabulary = checker().vocabulary
    unread = 0
    for action in vocabulary:
        assert OBSESSION.parse(action.text) == action
        for _ in range(2):
            at = rng.randrange(len(action.text))
            letter = rng.choice(string.printable)
            found = read(action.text[:at] + letter + action.text[at + rng.randrange(2) :])
            if isinstance(found, Invalid):
                assert found.code
                unread += 1
            else:
                assert OBSESSION.parse(found.text) == found
    assert unread > len(vocabulary)
