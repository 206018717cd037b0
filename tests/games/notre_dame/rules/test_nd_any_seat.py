"""The rules are the same for every seat: each card and each person, played by the first, second and third.

The neighbours have full boroughs of their own, and nothing of theirs may count or change.
"""

import pytest

from parlour.games.notre_dame.content.records import SECTORS
from parlour.games.notre_dame.words.actions import KINDS
from parlour.games.notre_dame.words.catalogue import PERSONS
from tests.games.notre_dame.table import Seat, Table, described, showing

SEATS = ("red", "violet", "blue")
NOISE: dict[str, dict[str, object]] = {
    "red": {"bills": ["red-cube", "blue-rat", "violet-cube", "violet-rat"], "confidant": "inn"},
    "violet": {"bills": ["violet-prestige", "red-rat", "blue-prestige"], "confidant": "park"},
    "blue": {"bills": ["blue-cube", "red-prestige"], "confidant": "residence"},
}
"""What the neighbours have; the gold bills are left for the seat under test."""
CUBES = {"seminary": 1, "bank": 2, "residence": 1, "carriage-house": 1, "inn": 2, "park": 1, "hospital": 1}


def neighbours(colour: str) -> dict[str, dict[str, object]]:
    return {
        other: {**NOISE[other], "cubes": CUBES, "notre-dame": 1, "rat": 3, "prestige": 9, "supply": 2}
        for other in SEATS
        if other != colour
    }


def standing(seat: Seat) -> tuple[object, ...]:
    return (
        (seat.gold, seat.prestige, seat.rat, seat.supply, seat.general, seat.cathedral),
        (seat.cubes, seat.confidant, seat.carriage, seat.bills, seat.hand),
    )


def check(t: Table, colour: str, answers: list[str], expected: dict[str, object]) -> None:
    """Answer, compare what *expected* names, and see that the neighbours are as before."""
    others = [other for other in SEATS if other != colour]
    before = {other: standing(t.seat(other)) for other in others}
    for words in answers:
        t.play("chance" if words.startswith("look") else colour, words)
    seat = t.seat(colour)
    assert {name: getattr(seat, name) for name in expected} == expected
    assert {other: standing(t.seat(other)) for other in others} == before


ROW: dict[str, object] = {
    "gold": 4,
    "rat": 5,
    "prestige": 6,
    "supply": 3,
    "cubes": {"bank": 2, "inn": 1, "residence": 2},
    "confidant": "bank",
    "notre-dame": 1,
}
"""The seat under test; five cubes are left in the general supply."""

CARDS: list[tuple[str, list[str], dict[str, object]]] = [
    ("seminary", [], {"supply": 3, "general": 4}),
    ("bank", [], {"gold": 8}),
    ("residence", [], {"prestige": 9}),
    ("carriage-house", ["collect {}-a"], {"prestige": 7, "gold": 5}),
    ("inn", ["take cube"], {"supply": 3, "general": 4}),
    ("park", [], {"rat": 4}),
    ("hospital", [], {"rat": 4}),
    ("notre-dame", ["donate 3"], {"gold": 1, "prestige": 12, "cathedral": 2}),
    ("confidant", ["send residence"], {"prestige": 9, "confidant": "residence"}),
]


@pytest.mark.parametrize("colour", SEATS)
@pytest.mark.parametrize(("kind", "answers", "expected"), CARDS)
def test_p4_to_p6_a_card_works_for_every_seat(
    colour: str, kind: str, answers: list[str], expected: dict[str, object]
) -> None:
    row = {**ROW, "hand": [f"{colour}-{kind}"]}
    t = described({"first": colour, colour: row, **neighbours(colour)})
    check(t, colour, [f"play {colour}-{kind}", *[words.format(colour) for words in answers]], expected)


POWERS: list[tuple[str, list[str], dict[str, object]]] = [
    ("barmaid", ["take rat"], {"prestige": 9, "rat": 4}),
    ("minstrel", ["shift bank park 2 confidant"], {"confidant": "park", "gold": 3, "prestige": 6}),
    ("moneylender", [], {"gold": 5, "prestige": 7}),
    ("fool", ["relocate bank residence confidant"], {"prestige": 9, "confidant": "residence"}),
    ("monk", [], {"supply": 5, "general": 3, "prestige": 7}),
    ("doctor", [], {"gold": 3}),
    ("soldier", [], {"prestige": 6 + 7}),
    ("night-watchman", [], {"prestige": 6 + 4}),
    ("bishop", ["found hospital"], {"rat": 4, "general": 4}),
    ("administrator", [], {"prestige": 12}),
    ("nurse", [], {"rat": 4, "general": 4}),
    ("scholar", ["play {}-bank"], {"gold": 7, "supply": 2}),
    ("priest", [], {"cathedral": 2, "general": 4}),
    ("procurator", ["work bank"], {"gold": 6}),
    ("bell-ringer", [], {"prestige": 9}),
    ("guild-master", [], {"prestige": 6 + 4}),
    ("beggar-king", [], {"prestige": 6 + 4}),
    ("lawyer", [], {"prestige": 6 + 3}),
    ("spy", ["look {greys}"], {"prestige": 8}),
    ("gypsies", ["withdraw bank:2 notre-dame:1"], {"prestige": 12, "cathedral": 0, "general": 8}),
    ("coachman", ["cash gold"], {"prestige": 8, "gold": 5}),
    ("merchant", [], {}),  # BARE_MARKETS tells
    ("patron", ["give 3"], {"gold": 0, "rat": 2}),
    ("butcher", [], {"general": 1}),
    ("lady-in-waiting", [], {"prestige": 6 + 3}),
    ("mayor", [], {"prestige": 6 + 3}),
    ("carpenter", [], {"prestige": 6 + 3}),
    ("innkeeper", [], {"prestige": 6 + 2}),
    ("guard", [], {"prestige": 6 + 6}),
    ("councillor", ["bribe barmaid", "take gold", "pass"], {"prestige": 9, "gold": 3}),
    ("mistress", [], {"gold": 7, "general": 4}),
    ("actress", ["rehouse bank residence"], {"prestige": 6 + 5, "confidant": "residence"}),
    ("gravedigger", [], {"prestige": 6 + 4}),
]
BARE_MARKETS = {"red": 3, "violet": 2, "blue": 3}
"""Bills gone from each borough when its owner is the seat under test."""
GREYS = "gypsies patron mayor guard actress"


@pytest.mark.parametrize("colour", SEATS)
@pytest.mark.parametrize(("person", "answers", "expected"), POWERS)
def test_p9_to_p12_a_person_works_for_every_seat(
    colour: str, person: str, answers: list[str], expected: dict[str, object]
) -> None:
    row = {**ROW, "hand": [f"{colour}-bank"], "bills": ["red-gold", "blue-gold"]}
    told = {**showing(person), "first": colour, colour: row, **neighbours(colour)}
    if person == "spy":
        told["greys"] = GREYS.split()
    t = described(told, new_persons=True, rats={"barmaid": 1, "minstrel": 1, "gravedigger": 2})
    words = [answer.format(colour, greys=GREYS) for answer in answers]
    if person == "merchant":
        expected = {"gold": 4 - 1 + BARE_MARKETS[colour]}
    check(t, colour, [f"bribe {person}", *words], expected)


def test_every_card_and_person_is_covered() -> None:
    assert [kind for kind, _, _ in CARDS] == list(KINDS)
    assert {person for person, _, _ in POWERS} == set(PERSONS)


@pytest.mark.parametrize("colour", SEATS)
def test_p7_the_plague_works_for_every_seat(colour: str) -> None:
    rats = {"barmaid": 3, "minstrel": 1, "soldier": 1}
    told: dict[str, object] = {"phase": "plague", "persons": list(rats), **neighbours(colour)}
    t = described({**told, colour: {**ROW, "rat": 8, "cubes": {"hospital": 1, "bank": 2}}}, rats=rats)
    assert (t.seat(colour).rat, t.seat(colour).prestige) == (9, 4)
    assert t.seat(colour).cubes == {"hospital": 1, "bank": 1}
    for other in SEATS:
        if other != colour:
            assert (t.seat(other).rat, t.seat(other).prestige) == (3 + 5 - 1, 9)
            assert t.seat(other).cubes == CUBES


@pytest.mark.parametrize("colour", SEATS)
def test_p7_a_tie_in_the_plague_is_judged_for_every_seat(colour: str) -> None:
    row = {"rat": 9, "cubes": {"bank": 2, "residence": 2, "park": 1}, "confidant": "inn"}
    t = described({"phase": "plague", colour: row, **neighbours(colour)}, rats={"barmaid": 1})
    assert t.refuses(colour, "remove park") == ("sector-not-fullest", "plague")
    for empty in ("seminary", "carriage-house", "inn", "hospital"):
        assert t.refuses(colour, f"remove {empty}") == ("no-cube-there", "plague")
    t.play(colour, "remove residence")
    assert t.seat(colour).cubes == {"bank": 2, "residence": 1, "park": 1}


@pytest.mark.parametrize("sector", SECTORS)
def test_p7_the_empty_supply_works_for_the_last_seat(sector: str) -> None:
    target = "bank" if sector != "bank" else "park"
    row = {"supply": 0, "cubes": {sector: 1}, "hand": [f"blue-{target}"]}
    t = described({"first": "blue", "blue": row, **neighbours("blue")})
    t.play("blue", f"play blue-{target}")
    assert t.offers("blue") == [f"from {sector}"]
    t.play("blue", f"from {sector}")
    assert t.seat("blue").cubes == {target: 1}
