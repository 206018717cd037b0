"""Phase 4 for every person: pages 3 and 9 to 12, ruling 35, and the positions where a power finds nothing."""

import pytest

from parlour.games.notre_dame.content.records import SECTORS
from parlour.games.notre_dame.words.catalogue import BROWN, PERSONS
from tests.games.notre_dame.table import Seat, meeting, table

EVERYONE = pytest.mark.parametrize("person", PERSONS)


@EVERYONE
def test_p3_bribe_costs_one_gold_to_the_supply(person: str) -> None:
    t = meeting(person, red={"gold": 1})
    t.play("red", f"bribe {person}")
    gained = 2 if person == "moneylender" else 0
    assert t.seat("red").gold == gained
    assert t.city.treasury == 25 - 6 - gained
    assert t.events("bribed", "nobody") == [{"event": "bribed", "seat": 0, "person": person}]


@EVERYONE
def test_p3_bribe_needs_gold(person: str) -> None:
    t = meeting(person, red={"gold": 0})
    assert t.refuses("red", f"bribe {person}") == ("no-gold-to-bribe", "phase-4")
    assert t.offers("red") == ["pass"]


@EVERYONE
def test_p3_bribe_needs_the_person_on_display(person: str) -> None:
    browns = [brown for brown in BROWN if brown != person][:2]
    grey = "soldier" if person != "soldier" else "bishop"
    t = table(new_persons=True, phase="bribe", persons=[*browns, grey])
    assert t.refuses("red", f"bribe {person}") == ("person-not-on-display", "phase-4")


def test_p3_bribe_at_most_one_person_each_clockwise_from_the_first_player() -> None:
    t = table(phase="bribe", first="blue", persons=["moneylender", "monk", "soldier"])
    order = []
    for _ in range(3):
        order += t.asked
        t.play(t.asked[0], "bribe monk")
    assert order == ["blue", "red", "violet"]
    assert t.asked == ["chance"]  # the turn is over: nobody may bribe a second time
    assert [t.seat(colour).prestige for colour in ("red", "violet", "blue")] == [1, 1, 1]
    assert [t.seat(colour).gold for colour in ("red", "violet", "blue")] == [2, 2, 2]


def test_p3_bribe_is_voluntary() -> None:
    t = table(phase="bribe")
    assert t.refuses("red", "decline") == ("not-an-answer", "phase-4")
    t.play("red", "pass")
    assert t.asked == ["violet"]
    assert t.seat("red").gold == 3


def test_p3_bribe_is_paid_before_the_power() -> None:
    # With an empty supply the moneylender's first coin is the one just paid.
    t = meeting("moneylender", red={"gold": 1}, violet={"gold": 12}, blue={"gold": 12})
    t.play("red", "bribe moneylender")
    assert [t.seat(colour).gold for colour in ("red", "violet", "blue")] == [2, 11, 12]


# Where a power finds nothing to do: the coin is gone, nothing else has changed, the next seat is asked.

FULL = dict.fromkeys(SECTORS, 1)
NO_RATS = {"barmaid": 0, "minstrel": 0, "doctor": 0, "soldier": 0, "gravedigger": 0}
NOTHING: list[tuple[str, dict[str, object]]] = [
    ("minstrel", {}),
    ("minstrel", {"notre-dame": 3}),
    ("fool", {}),
    ("fool", {"notre-dame": 3}),
    ("doctor", {"rat": 4}),
    ("soldier", {}),
    ("night-watchman", {"cubes": FULL}),
    ("night-watchman", {"cubes": {**FULL, "inn": 0}, "confidant": "inn"}),
    ("bishop", {"cubes": FULL}),
    ("bishop", {"supply": 14}),
    ("administrator", {}),
    ("nurse", {"supply": 14}),
    ("scholar", {"hand": ["red-notre-dame"], "gold": 1}),
    ("scholar", {"hand": ["red-bank"], "supply": 0, "cubes": {"bank": 2}}),
    ("priest", {"supply": 14}),
    ("procurator", {"notre-dame": 2}),
    ("bell-ringer", {"cubes": {"bank": 3}}),
    ("guild-master", {"cubes": FULL}),
    ("beggar-king", {"rat": 9}),
    ("lawyer", {}),
    ("lawyer", {"bills": ["red-gold"]}),
    ("gypsies", {"confidant": "bank"}),
    ("coachman", {}),
    ("merchant", {}),
    ("patron", {"gold": 1, "rat": 5}),
    ("butcher", {"cubes": FULL}),
    ("butcher", {"supply": 14}),
    ("lady-in-waiting", {"notre-dame": 2}),
    ("mayor", {"cubes": dict.fromkeys(SECTORS, 2), "supply": 0}),
    ("carpenter", {"notre-dame": 2}),
    ("innkeeper", {"cubes": {"bank": 2}}),
    ("guard", {"supply": 14}),
    ("guard", {"supply": 13}),
    ("councillor", {"gold": 1}),
    ("mistress", {"cubes": FULL}),
    ("mistress", {"supply": 14, "confidant": "bank"}),
    ("actress", {"notre-dame": 2}),
    ("gravedigger", {}),
]
SOMETHING = {"barmaid", "moneylender", "monk", "spy"}
"""Persons who always give prestige."""


def standing(seat: Seat) -> tuple[object, ...]:
    return (
        (seat.prestige, seat.rat, seat.supply, seat.general, seat.cathedral),
        (seat.cubes, seat.confidant, seat.carriage, seat.bills, seat.hand, seat.shown),
    )


@pytest.mark.parametrize(("person", "row"), NOTHING)
def test_p9_to_p12_a_power_without_effect(person: str, row: dict[str, object]) -> None:
    t = meeting(person, red=row, rats=NO_RATS)
    before = standing(t.seat("red"))
    gold = t.seat("red").gold
    t.play("red", f"bribe {person}")
    if person == "scholar":  # He always asks: silence would give the hidden card away.
        assert t.offers("red") == ["decline"]
        t.play("red", "decline")
    assert standing(t.seat("red")) == before
    assert t.seat("red").gold == gold - 1
    assert t.asked == ["violet"]
    if person == "doctor":  # He works in phase 5, and there is no plague.
        t.end_turn()
        assert t.seat("red").rat == 4


def test_p9_to_p12_every_person_is_covered() -> None:
    assert {person for person, _ in NOTHING} | SOMETHING == set(PERSONS)
