"""The checks have teeth: each planted fault is found, and an honest game has none."""

import random
from collections.abc import Mapping

import pytest

from parlour.games.notre_dame.game import NOTRE_DAME, NotreDame
from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.turn.bribe import BribePerson
from parlour.games.notre_dame.words.actions import DECLINE, PASS
from parlour.kernel.action import Action
from parlour.kernel.agenda import State
from parlour.kernel.engine import apply, legal, to_move
from parlour.kernel.errors import Refusal, RulesBug
from parlour.kernel.event import Event
from parlour.kernel.game import Setup, View
from parlour.sim.proof.checks import Checker, containers, law
from parlour.sim.proof.steered import kinds_with, positions

SETUP = Setup("notre-dame", ("a", "b", "c"), ("new-persons",))


@pytest.fixture
def state() -> State:
    """The first bribe of the second turn."""
    state = NOTRE_DAME.start(SETUP)
    rng = random.Random(3)
    while state.turn < 1 or legal(state, to_move(state)[0]).kind != "bribe-person":
        seat = to_move(state)[0]
        apply(state, seat, legal(state, seat).sample(rng))
    state.gold[to_move(state)[0]] += 1
    state.treasury -= 1
    return state


def found(game: NotreDame, state: State) -> list[str]:
    return Checker(game).faults(state, SETUP, random.Random(1))


def test_an_honest_game_has_no_faults(state: State) -> None:
    assert found(NOTRE_DAME, state) == []
    Checker(NOTRE_DAME).require_sound(state)
    assert law(NOTRE_DAME, state, 1, random.Random(1)) == []


def test_all_that_can_change_in_a_state_is_walked(state: State) -> None:
    paths = [path for path, _ in containers(state)]
    assert {"agenda", "gold", "cubes", "hand", "brown.strata", "grey.strata"} <= set(paths)
    assert len(paths) == len(set(paths)) == 22
    assert not any(path.startswith("rules") for path in paths)


class Sharing(NotreDame):
    """A copy has one part in common with the original."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def clone(self, state: State) -> City:
        copy = super().clone(state)
        setattr(copy, self.name, getattr(state, self.name))
        return copy


class ForgottenField(NotreDame):
    def clone(self, state: State) -> City:
        copy = super().clone(state)
        copy.healed = 1 << 7
        return copy


class CopiedSink(NotreDame):
    def clone(self, state: State) -> City:
        copy = super().clone(state)
        copy.sink = []
        return copy


class ForgottenCode(NotreDame):
    def decode(self, plain: Mapping[str, object], setup: Setup) -> City:
        read = super().decode(plain, setup)
        read.seen = [0] * 3
        return read


class ForgottenAgenda(NotreDame):
    def encode(self, state: State) -> dict[str, object]:
        plain = super().encode(state)
        agenda = plain["agenda"]
        assert isinstance(agenda, list)
        return {**plain, "agenda": agenda[1:]}


class LossyDeal(NotreDame):
    def determinize(self, view: View, rng: random.Random) -> City:
        other = super().determinize(view, rng)
        other.treasury += 1
        return other


class OtherTurn(NotreDame):
    def determinize(self, view: View, rng: random.Random) -> City:
        other = super().determinize(view, rng)
        other.agenda.pop()
        return other


@pytest.mark.parametrize(
    ("game", "fault"),
    [
        (Sharing("cubes"), "clone: cubes is shared"),
        (Sharing("grey"), "clone: grey.strata is shared"),
        (ForgottenField(), "clone: healed differs"),
        (ForgottenField(), "clone: it has another hash"),
        (CopiedSink(), "clone: it has a listener"),
        (ForgottenCode(), "codec: seen differs"),
        (ForgottenAgenda(), "codec: agenda differs"),
        (LossyDeal(), "re-deal: gold is not conserved"),
        (LossyDeal(), "view: treasury"),
        (LossyDeal(), "view: plain"),
        (OtherTurn(), "turn: other seats are to move"),
    ],
)
def test_a_fault_of_the_game_is_found(game: NotreDame, fault: str, state: State) -> None:
    assert fault in found(game, state)


def test_a_copy_that_shares_a_list_changes_the_original_when_played_on(state: State) -> None:
    checker = Checker(Sharing("gold"))
    faults = [fault for seed in range(5) for fault in checker.clone_faults(state, random.Random(seed))]
    assert "clone: playing on it changed the original" in faults


def test_an_answer_listed_and_refused_is_found(state: State, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BribePerson, "options", lambda self, state, seat: [PASS, DECLINE])
    faults = Checker(NOTRE_DAME).offer_faults(state, random.Random(1))
    assert "offer: 'decline' is listed and refused" in faults
    with pytest.raises(RulesBug, match="listed and refused"):
        Checker(NOTRE_DAME).require_sound(state)


def test_an_answer_accepted_and_not_listed_is_found(state: State, monkeypatch: pytest.MonkeyPatch) -> None:
    def lenient(self: BribePerson, state: City, seat: int, action: Action) -> Refusal | None:
        return None

    monkeypatch.setattr(BribePerson, "refuse", lenient)
    assert "offer: 'decline' is accepted and not listed" in found(NOTRE_DAME, state)


def test_an_answer_listed_twice_is_found(state: State, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BribePerson, "options", lambda self, state, seat: [PASS, PASS])
    assert "offer: an answer is listed twice" in found(NOTRE_DAME, state)


def test_a_sample_out_of_bounds_is_found(state: State, monkeypatch: pytest.MonkeyPatch) -> None:
    faults = Checker(NOTRE_DAME)
    monkeypatch.setattr(BribePerson, "sample", lambda self, state, seat, rng: DECLINE)
    assert "offer: 'decline' is drawn and not legal" in faults.offer_faults(state, random.Random(0))


def test_an_answer_that_does_not_parse_back_is_found(state: State) -> None:
    class Illiterate(NotreDame):
        def parse(self, text: str) -> Action:
            return Action(text)

    assert any("does not parse back" in fault for fault in found(Illiterate(), state))


def test_a_forced_question_told_as_open_is_found(state: State, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BribePerson, "is_forced", lambda self, state, seat: True)
    assert "offer: forced or not is told wrongly" in found(NOTRE_DAME, state)


def test_a_question_without_answers_is_found(state: State, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BribePerson, "options", lambda self, state, seat: [])
    with pytest.raises(RulesBug, match="has no answer"):
        Checker(NOTRE_DAME).require_sound(state)


def test_a_check_leaves_the_listeners_of_the_state_alone(state: State) -> None:
    heard: list[Event] = []
    state.sink = heard
    assert found(NOTRE_DAME, state) == []
    assert heard == []
    assert state.sink is heard


def test_steered_positions_are_the_same_each_time_and_as_many_as_asked() -> None:
    kinds = ["found-sectors", "bribe-again", "chance"]
    one = positions(NOTRE_DAME, 2, ("new-persons",), 3, "x", kinds)
    two = positions(NOTRE_DAME, 2, ("new-persons",), 3, "x", kinds)
    assert [list(cell) for cell in one] == [list(cell) for cell in two]
    for kind in kinds:
        assert len(one[kind]) >= 3
        for first, second in zip(one[kind], two[kind], strict=True):
            assert NOTRE_DAME.encode(first.state) == NOTRE_DAME.encode(second.state)
            assert legal(first.state, to_move(first.state)[0]).kind == kind
            NOTRE_DAME.check(first.state)


def test_only_the_new_persons_ask_some_questions() -> None:
    base, new = kinds_with(NOTRE_DAME, []), kinds_with(NOTRE_DAME, ["new-persons"])
    assert set(new) - set(base) == {
        "bribe-again",
        "cash-bills",
        "found-sectors",
        "give-gold",
        "move-everything",
        "play-third-card",
        "withdraw-cubes",
        "work-sector",
    }
