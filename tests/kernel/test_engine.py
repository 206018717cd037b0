"""The agenda, the one door, simultaneous answers and playouts."""

import random

import pytest

from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, TABLE, Effect, Item, Question, Together, advance, push
from parlour.kernel.chance import Chance
from parlour.kernel.engine import Tally, apply, apply_told, legal, open_question, playout, to_move, why_not
from parlour.kernel.errors import Illegal, RulesBug
from parlour.kernel.event import Event
from tests.kernel.toy import BIDS, HIGH, LOW, ROLLS, Bid, Forced, Guess, Note, Roll, Toy, bidding, toy


def test_the_first_item_pushed_happens_first() -> None:
    state = toy()
    push(state, 0, Note("a"), Note("b"), Note("c"))
    advance(state)
    assert state.told == ["a/0", "b/0", "c/0"]


def test_what_an_effect_pushes_comes_before_what_was_waiting() -> None:
    state = toy()
    push(state, 1, Note("a", ("a1", "a2")), Note("b"))
    advance(state)
    assert state.told == ["a/1", "a1/1", "a2/1", "b/1"]
    assert state.agenda == []


def test_effects_stop_at_a_question_and_go_on_after_its_answer() -> None:
    state = toy((Note("before"), 0), (Guess(), 1), (Note("after"), 0))
    advance(state)
    assert state.told == ["before/0"]
    assert to_move(state) == (1,)
    apply(state, 1, LOW)
    assert state.told == ["before/0", "low/1", "after/0"]
    assert to_move(state) == ()
    assert open_question(state) is None


@pytest.mark.parametrize(
    ("seat", "action", "reason", "rule"),
    [
        (0, HIGH, "not-your-turn", "table"),
        (CHANCE, HIGH, "not-your-turn", "table"),
        (7, HIGH, "not-your-turn", "table"),
        (1, BIDS[0], "not-an-answer", "guessing"),
        (1, Action("nonsense"), "not-an-answer", "guessing"),
    ],
)
def test_a_refused_answer_changes_nothing(seat: int, action: Action, reason: str, rule: str) -> None:
    state = toy((Guess(), 1), (Note("after"), 0))
    before = state.marks()
    with pytest.raises(Illegal) as refused:
        apply(state, seat, action)
    assert (refused.value.code, refused.value.refusal.rule) == (reason, rule)
    assert refused.value.refusal == why_not(state, seat, action)
    assert state.marks() == before


def test_a_game_that_is_over_takes_no_answer() -> None:
    with pytest.raises(Illegal, match="game-over"):
        apply(toy(), 0, HIGH)


def test_an_effect_left_on_top_is_a_bug() -> None:
    with pytest.raises(RulesBug):
        open_question(toy((Note("a"), 0)))


def test_simultaneous_answers_wait_for_the_last_and_come_in_any_order() -> None:
    ends = []
    for order in ((0, 1), (1, 0)):
        state = toy(bidding(), (Note("after"), 0))
        assert to_move(state) == (0, 1)
        first, second = order
        apply(state, first, BIDS[first + 1])
        assert to_move(state) == (second,)
        assert state.counters == [3, 3], "nothing happens before the last answer"
        assert state.told == []
        assert why_not(state, first, BIDS[0]) is not None, "one answer for each seat"
        apply(state, second, BIDS[second + 1])
        assert state.counters == [2, 1]
        assert state.told == ["after/0"]
        ends.append(state.marks())
    assert ends[0] == ends[1]


def test_a_simultaneous_answer_is_judged_by_what_its_own_seat_has() -> None:
    state = toy(bidding())
    state.counters = [1, 3]
    assert [str(action) for action in legal(state, 0)] == ["bid 0", "bid 1"]
    refusal = legal(state, 0).why(BIDS[2])
    assert refusal is not None
    assert (refusal.reason, refusal.params) == ("too-few-counters", {"counters": 1})
    assert BIDS[2] in legal(state, 1)


def test_an_answer_does_not_change_the_record_it_was_given_to() -> None:
    state = toy(bidding())
    record = state.agenda[-1][0]
    apply(state, 0, BIDS[1])
    assert record == Bid((None, None))
    assert state.agenda[-1] == (Bid((BIDS[1], None)), TABLE)


def test_events_go_to_the_sink_when_somebody_listens() -> None:
    state = toy(bidding())
    heard: list[Event] = []
    state.sink = heard
    apply(state, 0, BIDS[1])
    assert heard == []
    apply(state, 1, BIDS[2])
    assert [event.project(None) for event in heard] == [
        {"event": "bid", "seat": 0, "count": 1},
        {"event": "bid", "seat": 1, "count": 2},
    ]


def test_an_answer_tells_what_happened_and_whoever_listened_before_listens_again() -> None:
    state = toy(bidding())
    assert apply_told(state, 0, BIDS[1]) == []
    assert [event.project(None) for event in apply_told(state, 1, BIDS[2])] == [
        {"event": "bid", "seat": 0, "count": 1},
        {"event": "bid", "seat": 1, "count": 2},
    ]
    assert state.sink is None
    other = toy(bidding())
    other.sink = []
    with pytest.raises(Illegal):
        apply_told(other, 7, BIDS[1])
    assert other.sink == []


def test_legal_can_be_listed_asked_and_drawn_from() -> None:
    state = toy((Guess(), 1))
    offer = legal(state, 1)
    assert list(offer) == [HIGH, LOW]
    assert bool(offer)
    assert offer.kind == "guess"
    assert not offer.is_forced
    assert HIGH in offer
    assert BIDS[0] not in offer
    assert "high" not in offer, "words are not actions"
    assert {offer.sample(random.Random(seed)).text for seed in range(20)} == {"high", "low"}
    assert offer.why(HIGH) is None


def test_legal_is_empty_for_a_seat_that_is_not_to_move() -> None:
    for state in (toy((Guess(), 1)), toy()):
        offer = legal(state, 0)
        assert list(offer) == []
        assert not offer
        assert offer.kind == ""
        assert not offer.is_forced
        with pytest.raises(RulesBug):
            offer.sample(random.Random(0))


def test_one_answer_is_forced() -> None:
    assert legal(toy((Forced(), 0)), 0).is_forced


def test_a_playout_counts_plies_and_the_choices_among_them() -> None:
    state = toy(bidding(), (Roll(), CHANCE), (Guess(), 0), (Forced(), 1), (Note("end"), 0))
    tally = Tally()
    playout(state, random.Random(1), tally)
    assert not state.agenda
    assert state.told[-1] == "end/0"
    assert (tally.plies, tally.decisions) == (5, 3), "chance and a forced answer are no decisions"
    playout(toy((Guess(), 0)), random.Random(1), tally)
    assert (tally.plies, tally.decisions) == (6, 4), "a tally adds up"


def test_a_playout_goes_where_its_dice_lead() -> None:
    def told(seed: int) -> list[str]:
        state = toy((Roll(), CHANCE), (Guess(), 0), (Guess(), 1))
        playout(state, random.Random(seed), Tally())
        return state.told

    assert told(3) == told(3)
    assert len({tuple(told(seed)) for seed in range(40)}) > 6


def test_records_are_equal_by_class_and_fields() -> None:
    assert Note("a") == Note("a")
    assert hash(Note("a")) == hash(Note("a"))
    assert Note("a") != Note("b")
    assert Guess() != Forced()
    assert Guess() != "Guess()"
    assert repr(Note("a", ("b",))) == "Note('a', ('b',))"


def test_a_record_that_does_nothing_says_so() -> None:
    state = toy()
    with pytest.raises(RulesBug, match="does not run"):
        Effect[Toy]().run(state, 0)
    with pytest.raises(RulesBug, match="neither happens nor asks"):
        playout(toy((Item(), 0)), random.Random(1), Tally())
    question = Question[Toy]()
    with pytest.raises(RulesBug, match="does not judge"):
        question.refuse(state, 0, HIGH)
    with pytest.raises(RulesBug, match="does not resolve"):
        question.resolve(state, 0, HIGH)
    together = Together[Toy]((None, None))
    with pytest.raises(RulesBug, match="does not finish"):
        together.finish(state)


def test_a_question_to_several_seats_keeps_their_answers_until_the_last_one_is_in() -> None:
    state = toy()
    asked = Together[Toy]((None, None))
    half = asked.with_answer(1, HIGH)
    assert (asked.waiting(state), half.waiting(state)) == ((0, 1), (0,))
    assert half.answers == (None, HIGH)
    assert asked.answers == (None, None)


def test_chance_accepts_its_outcomes_and_nothing_else() -> None:
    state = toy((Roll(), CHANCE))
    (first, _), *_ = Roll().outcomes(state)
    assert Chance.refuse(Roll(), state, CHANCE, first) is None
    refusal = Chance.refuse(Roll(), state, CHANCE, Action("no such thing"))
    assert refusal is not None
    assert refusal.reason == "impossible-outcome"


def test_chance_is_a_seat_of_the_table() -> None:
    state = toy((Roll(), CHANCE))
    assert to_move(state) == (CHANCE,)
    with pytest.raises(Illegal, match="not-your-turn"):
        apply(state, 0, ROLLS[0])
    with pytest.raises(Illegal, match="impossible-outcome"):
        apply(state, CHANCE, HIGH)
    apply(state, CHANCE, ROLLS[2])
    assert state.told == ["roll 3"]
