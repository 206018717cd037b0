"""Setting up for two to five players: pages 2, 8 and 11, rulings 44 and 46."""

import pytest

from parlour.games.notre_dame.content.records import BILLS, COLOURS
from parlour.games.notre_dame.words.catalogue import BROWN, GREY_A, GREY_B, GREY_C, PERSONS
from parlour.kernel.errors import Invalid
from tests.games.notre_dame.table import Table, new_game

BY_COUNT = pytest.mark.parametrize("players", [2, 3, 4, 5])
BASE_GREYS = (*GREY_A[:3], *GREY_B[:3], *GREY_C[:3])


def lay_bills(t: Table) -> list[str]:
    """Let chance lay all the bills; the colours in the order of laying."""
    laid = []
    while (outcome := t.first_offer("chance")).startswith("lay"):
        laid.append(outcome.split()[1])
        t.chance(outcome)
    return laid


@BY_COUNT
def test_p2_setup_what_every_player_gets(players: int) -> None:
    t = new_game(players)
    for colour in COLOURS[:players]:
        seat = t.seat(colour)
        assert (seat.gold, seat.supply, seat.general) == (3, 4, 10)
        assert (seat.rat, seat.prestige, seat.confidant, seat.cathedral) == (0, 0, None, 0)
        assert (seat.cubes, seat.bills, seat.hand) == ({}, [], [])
        assert seat.carriage == f"{colour}-centre"
        assert len(seat.deck) == 9
        assert all(card.startswith(f"{colour}-") for card in seat.deck)
    assert len(t.city.gold) == players


@pytest.mark.parametrize(("players", "gold"), [(2, 19), (3, 16), (4, 13), (5, 10)])
def test_p2_setup_gold_in_the_common_supply(players: int, gold: int) -> None:
    assert new_game(players).city.treasury == gold


@pytest.mark.parametrize(("players", "colours"), [(2, 4), (3, 3), (4, 4), (5, 5)])
def test_p2_setup_bills_on_the_four_corners_of_every_borough(players: int, colours: int) -> None:
    t = new_game(players)
    laid = lay_bills(t)
    assert len(set(laid)) == len(laid) == colours
    assert set(COLOURS[:players]) <= set(laid)
    for colour in COLOURS:
        bills = [t.bill_at(f"{colour}-{corner}") for corner in "abcd"]
        if colour in laid:
            assert sorted(str(bill) for bill in bills) == sorted(f"{colour}-{kind}" for kind in BILLS)
        else:
            assert bills == [None] * 4
        assert t.bill_at(f"{colour}-centre") is None


def test_p2_setup_bills_are_shuffled() -> None:
    t = new_game(3)
    assert len(set(t.offers("chance"))) == 24  # every order of four bills
    t.chance("lay red prestige cube gold rat")
    laid = [t.bill_at(f"red-{corner}") for corner in "abcd"]
    assert laid == ["red-prestige", "red-cube", "red-gold", "red-rat"]
    assert t.refuses("chance", "lay red gold cube rat prestige") == ("impossible-outcome", "setup")
    assert t.refuses("chance", "begin red") == ("not-an-answer", "setup")


@BY_COUNT
def test_p2_setup_boroughs_in_seating_order(players: int) -> None:
    ring = [COLOURS[colour] for colour in new_game(players).city.rules.ring]
    expected = {
        2: ["red", "blue", "violet", "green"],
        3: ["red", "violet", "blue"],
        4: ["red", "violet", "blue", "green"],
        5: ["red", "violet", "blue", "green", "yellow"],
    }
    assert ring == expected[players]


def test_p8_setup_two_players_face_each_other_and_idle_boroughs_have_no_carriage() -> None:
    t = new_game(2, options={"colours": "yellow,green"})
    ring = [COLOURS[colour] for colour in t.city.rules.ring]
    assert (ring.index("yellow") - ring.index("green")) % 4 == 2
    assert t.city.rules.cathedral_value == 6
    laid = lay_bills(t)
    assert sorted(laid) == sorted(ring)
    assert [t.seat(colour).carriage for colour in ("yellow", "green")] == ["yellow-centre", "green-centre"]
    assert len(t.city.carriage) == 2


def test_p2_setup_colours_are_chosen() -> None:
    t = new_game(3, options={"colours": "green,yellow,red"})
    assert t.seat("green").carriage == "green-centre"
    assert set(lay_bills(t)) == {"green", "yellow", "red"}
    for bad in ("green,yellow", "green,green,red", "green,yellow,black"):
        with pytest.raises(Invalid):
            new_game(3, options={"colours": bad})


@pytest.mark.parametrize("players", [1, 6])
def test_p1_setup_two_to_five_players(players: int) -> None:
    with pytest.raises(Invalid):
        new_game(players)


def test_p2_setup_chance_picks_the_first_player() -> None:
    t = new_game(3)
    lay_bills(t)
    assert t.offers("chance") == ["begin red", "begin violet", "begin blue"]
    assert t.refuses("chance", "begin yellow") == ("impossible-outcome", "setup")
    assert t.refuses("chance", "lay red gold cube rat prestige") == ("not-an-answer", "setup")
    t.chance("begin blue")
    assert t.city.first == 2


def test_p2_setup_the_table_may_name_the_first_player() -> None:
    t = new_game(3, options={"first": "1"})
    lay_bills(t)
    assert t.city.first == 1
    assert t.offers("chance", "reveal")


def test_p2_setup_persons_six_browns_and_nine_greys_with_a_on_top() -> None:
    t = new_game(3, options={"first": "0"})
    lay_bills(t)
    assert [PERSONS[person] for person in t.city.brown.cards()] == list(BROWN)
    piles = [[PERSONS[person] for person in stratum.cards] for stratum in t.city.grey.strata]
    assert piles == [list(GREY_A[:3]), list(GREY_B[:3]), list(GREY_C[:3])]
    # Any two browns, any A: 15 pairs times 3.
    assert len(t.offers("chance", "reveal")) == 45
    assert t.refuses("chance", "reveal barmaid minstrel guild-master") == ("impossible-outcome", "phase-1")


SHORTLIST = (
    *("soldier", "nurse", "bell-ringer"),
    *("lawyer", "spy", "butcher"),
    *("mayor", "guard", "gravedigger"),
)


def test_p11_new_persons_ruling_44_three_of_each_letter_are_drawn_and_shown() -> None:
    t = new_game(3, new_persons=True, options={"first": "0"})
    lay_bills(t)
    t.chance("shortlist " + " ".join(SHORTLIST))
    for viewer in ("red", "violet", "blue", "nobody"):
        (event,) = t.events("greys-shortlisted", viewer)
        assert event["persons"] == SHORTLIST
    # Each trio is shuffled again, A on top: nobody knows the order.
    assert len(t.city.grey.strata) == 3
    assert not any(stratum.fixed for stratum in t.city.grey.strata)
    greys = {text.split()[3] for text in t.offers("chance", "reveal")}
    assert greys == {"soldier", "nurse", "bell-ringer"}


@pytest.mark.parametrize(
    "outcome",
    [
        SHORTLIST[:8],
        ("soldier", "nurse", "spy", *SHORTLIST[3:]),
        ("soldier", "soldier", "nurse", *SHORTLIST[3:]),
        ("barmaid", *SHORTLIST[1:]),
    ],
)
def test_p11_new_persons_ruling_44_three_different_ones_of_each_letter(outcome: tuple[str, ...]) -> None:
    t = new_game(3, new_persons=True)
    lay_bills(t)
    assert t.refuses("chance", "shortlist " + " ".join(outcome)) == ("impossible-outcome", "new-persons")
    assert t.refuses("chance", "begin red") == ("not-an-answer", "new-persons")


def test_p11_without_the_module_the_new_persons_stay_in_the_box() -> None:
    t = new_game(3)
    assert sorted(PERSONS[person] for person in t.city.rules.persons) == sorted((*BROWN, *BASE_GREYS))
    t = new_game(3, new_persons=True)
    assert len(t.city.rules.persons) == 6 + 27
