"""Upstairs, Downstairs p. 16: Stocked Lake, Renovated Kitchen, Parish Church and Babbling Brook."""

import pytest

from tests.games.obsession.table import Table
from tests.games.obsession.upstairs.household import (
    ALL,
    ARCHER,
    COUNTESS,
    DIANA,
    EARL,
    MARIANNE,
    MARKET,
    VISCOUNT,
    gained,
    howard,
)

WRONG = ("wrong-guests", "invite-guests")
COLONEL = "colonel-walter-dalrymple"
"""A starter with a valet and 2 steps."""
HAZELTON, KENT = "carroll-duke-of-hazelton", "alistair-marquess-of-kent"
"""Ratings 6 and 5; valet and butler, valet."""


# Stocked Lake


def test_p16_stocked_lake_is_the_first_sporting_tile_of_rating_6() -> None:
    t = howard(estate=["stocked-lake"])
    data = t.county.rules.data
    lake = next(tile for tile in data.tiles if tile.id == "stocked-lake")
    assert (lake.category, lake.pr) == ("sporting", 6)
    sporting = [tile.pr for tile in data.tiles if tile.category == "sporting" and tile.set == "base"]
    assert max(sporting) < 6


def test_p16_stocked_lake_works_like_any_other_sporting_tile() -> None:
    company = f"host stocked-lake {EARL} {VISCOUNT} {COUNTESS}=dismiss {DIANA} staff footman"
    t = howard(estate=["stocked-lake"], level=5)
    assert t.refuses("howard", company) == ("tile-above-reputation", "host-activity")
    t = howard(estate=["stocked-lake"], level=6)
    assert gained(t, "howard", company) == (700 + 300, 1)
    t.finish("howard")
    assert "stocked-lake/back" in t.seat("howard").estate


# Renovated Kitchen, front


def kitchen(side: str = "", *estate: str, **row: object) -> Table:
    told = {"available": [*ALL, "valet", "footman", "footman"], **row}
    return howard(estate=[f"renovated-kitchen{side}", *estate], **told)


def test_p16_renovated_kitchen_asks_for_the_cook_and_two_guests_of_any_rating() -> None:
    t = kitchen(level=2, hand=[HAZELTON, KENT])
    words = f"host renovated-kitchen {HAZELTON} {KENT} staff butler,valet,valet,cook"
    # The Duke 3 and a card, the Marquess 5, the cook 1.
    assert gained(t, "howard", words) == (0, 9)
    t.let_chance()
    t.finish("howard")
    assert "renovated-kitchen/back" in t.seat("howard").estate
    assert "cook" in t.seat("howard").expended


def test_p16_renovated_kitchen_two_guests_no_more_no_fewer() -> None:
    t = kitchen()
    for guests in (EARL, f"{EARL} {VISCOUNT} {DIANA}"):
        assert t.refuses("howard", f"host renovated-kitchen {guests} staff cook") == WRONG


def test_p16_renovated_kitchen_needs_its_cook() -> None:
    t = kitchen(available=[each for each in ALL if each != "cook"], expended=["cook"])
    words = f"host renovated-kitchen {EARL} {VISCOUNT} staff cook"
    assert t.refuses("howard", words) == ("servant-not-available", "provide-service")


def test_p16_renovated_kitchen_the_rating_of_the_tile_still_counts() -> None:
    t = kitchen(level=1)
    words = f"host renovated-kitchen {EARL} {VISCOUNT} staff cook"
    assert t.refuses("howard", words) == ("tile-above-reputation", "host-activity")
    assert t.allows("howard", f"{words} extra useful-man")


def test_p16_renovated_kitchen_front_gives_no_larger_table_yet() -> None:
    t = kitchen()
    words = f"host main-gazebo {EARL} {VISCOUNT} {DIANA} staff footman extra cook"
    assert t.refuses("howard", words) == ("larger-table-needs-kitchen", "new-tiles")


# Renovated Kitchen, back


GAZEBO = f"host main-gazebo {EARL} {VISCOUNT} {DIANA} staff footman"


def test_p16_renovated_kitchen_flipped_one_guest_more_where_the_cook_is_an_extra_servant() -> None:
    t = kitchen("/back")
    assert t.refuses("howard", GAZEBO) == WRONG
    assert gained(t, "howard", f"{GAZEBO} extra cook") == (300, 2)


def test_p16_renovated_kitchen_flipped_the_larger_table_is_optional() -> None:
    t = kitchen("/back")
    assert t.allows("howard", f"host main-gazebo {EARL} {VISCOUNT} staff footman extra cook")


def test_p16_renovated_kitchen_flipped_it_stays_for_the_rest_of_the_game_and_is_no_activity() -> None:
    t = kitchen("/back")
    words = f"host renovated-kitchen {EARL} {VISCOUNT} staff cook"
    assert t.refuses("howard", words) == ("no-activity-here", "host-activity")
    t.play("howard", f"{GAZEBO} extra cook")
    t.let_chance()
    t.finish("howard")
    assert "renovated-kitchen/back" in t.seat("howard").estate


def test_p16_renovated_kitchen_flipped_one_guest_not_two() -> None:
    t = kitchen("/back")
    words = f"host main-gazebo {EARL} {VISCOUNT} {DIANA} {COUNTESS}=dismiss staff footman extra cook"
    assert t.refuses("howard", words) == WRONG


def test_p16_renovated_kitchen_flipped_the_guest_must_be_of_the_right_kind() -> None:
    t = kitchen("/back", hand=[MARIANNE])
    words = f"host front-parlour {COUNTESS}=dismiss {DIANA}"
    assert t.refuses("howard", f"{words} {EARL} staff housekeeper extra cook") == WRONG
    assert t.allows("howard", f"{words} {MARIANNE} staff housekeeper,ladys-maid extra cook")


def test_p16_renovated_kitchen_flipped_the_guest_must_be_of_a_rating_within_the_cooks_reach() -> None:
    t = kitchen("/back", level=3, hand=[KENT, HAZELTON])
    words = f"host main-gazebo {EARL} {VISCOUNT}"
    assert t.allows("howard", f"{words} {KENT} staff valet,footman extra cook")
    words = f"{words} {HAZELTON} staff butler,valet,footman extra cook"
    assert t.refuses("howard", words) == ("guest-above-reputation", "invite-guests")


def test_p16_renovated_kitchen_flipped_not_for_a_suite() -> None:
    guests = ["sir-william-hawke", "miss-diane-blowers"]
    t = kitchen("/back", "heritage-guest-suite", hand=guests)
    words = f"host heritage-guest-suite {guests[0]} {guests[1]} staff housekeeper,valet,ladys-maid extra cook"
    assert t.refuses("howard", words) == WRONG
    assert t.allows("howard", f"host heritage-guest-suite {guests[0]} staff housekeeper,valet extra cook")


def test_p16_renovated_kitchen_with_the_carriage_house_two_guests_more() -> None:
    t = kitchen("/back", "carriage-house", hand=[COLONEL])
    company = f"host main-gazebo {EARL} {VISCOUNT} {DIANA} {COLONEL} staff valet,footman"
    assert t.refuses("howard", f"{company} extra cook") == WRONG
    assert t.refuses("howard", f"{company} carriage hall-boy+1") == WRONG
    assert gained(t, "howard", f"{company} extra cook carriage hall-boy+1") == (300, 4)


def test_p16_renovated_kitchen_with_the_carriage_house_three_are_too_many() -> None:
    t = kitchen("/back", "carriage-house", hand=[COLONEL])
    company = f"host main-gazebo {EARL} {VISCOUNT} {DIANA} {COUNTESS}=dismiss {COLONEL} staff valet,footman"
    assert t.refuses("howard", f"{company} extra cook carriage hall-boy+1") == WRONG


def test_p16_renovated_kitchen_the_front_with_the_carriage_house_three_guests_of_any_rating() -> None:
    t = kitchen("", "carriage-house", level=2, hand=[ARCHER, HAZELTON, KENT])
    words = f"host renovated-kitchen {HAZELTON} {KENT} {ARCHER} staff butler,valet,valet,cook,hall-boy"
    assert t.refuses("howard", words) == WRONG
    assert t.allows("howard", f"{words} carriage footman+1")


# Parish Church


def church(side: str = "", *estate: str, step: str = "check", **row: object) -> Table:
    return howard(estate=[f"parish-church{side}", *estate], top={"step": step, "market": MARKET}, **row)


def test_p16_parish_church_no_servant_is_needed_for_the_activity() -> None:
    t = church(step="host")
    words = f"host parish-church {EARL} {VISCOUNT} {COUNTESS}=dismiss {DIANA}"
    assert gained(t, "howard", words) == (300, 1)
    t.let_chance()
    t.finish("howard")
    assert "parish-church/back" in t.seat("howard").estate
    assert t.seat("howard").expended == []


@pytest.mark.parametrize(("words", "gains"), [("collect", (100, 0)), ("pray", (0, 1))])
def test_p16_parish_church_as_a_monument_100_pounds_or_one_reputation_in_step_2(
    words: str, gains: tuple[int, int]
) -> None:
    t = church("/back")
    assert (t.asked, t.question) == (["howard"], "church-favour")
    assert gained(t, "howard", words) == gains
    assert t.question == "host-activity"


def test_p16_parish_church_its_front_brings_nothing_in_step_2() -> None:
    t = church()
    assert t.question == "host-activity"
    assert (t.seat("howard").pounds, t.seat("howard").steps) == (0, 10)


def test_p16_parish_church_one_must_choose_and_only_once_a_turn() -> None:
    t = church("/back")
    assert t.refuses("howard", "decline") == ("not-an-answer", "new-tiles")
    t.play("howard", "collect")
    assert t.refuses("howard", "collect")[0] == "not-an-answer"


def test_p16_parish_church_also_when_passing() -> None:
    t = church("/back", step="turn")
    t.play("howard", "pass")
    assert t.question == "church-favour"
    t.play("howard", "collect", "rents")
    assert t.seat("howard").pounds == 300


def test_p16_parish_church_another_monument_brings_its_reputation_besides() -> None:
    t = church("/back", "sculpture-garden")
    assert t.seat("howard").steps == 11
    t.play("howard", "pray")
    assert t.seat("howard").steps == 12


@pytest.mark.parametrize(("side", "monuments"), [("", 1), ("/back", 2)])
def test_p16_parish_church_flipped_it_counts_for_the_objective_of_monuments(
    side: str, monuments: int
) -> None:
    t = church(side, "sculpture-garden", step="host", objectives=["misc-monuments"])
    alone = howard(estate=["sculpture-garden"], objectives=["misc-monuments"])
    assert t.seat("howard").score["objectives"] == monuments * alone.seat("howard").score["objectives"]
    assert alone.seat("howard").score["objectives"] > 0


def test_p16_parish_church_may_be_fetched_and_comes_by_the_bag_like_any_tile() -> None:
    t = howard(top={"step": "market", "market": MARKET})
    assert t.in_bag("parish-church") == 1
    assert t.allows("howard", "fetch parish-church")


# Babbling Brook


def brook(side: str = "", **row: object) -> Table:
    told = {"discard": [VISCOUNT, MARIANNE], **row}
    return howard(estate=[f"babbling-brook{side}"], **told)


BROOK = f"host babbling-brook {EARL} {COUNTESS}=dismiss staff footman"


def test_p16_babbling_brook_comes_into_play_with_its_estate_side_up() -> None:
    t = howard(pounds=900, top={"step": "market", "market": ["babbling-brook", *MARKET[1:]]})
    t.play("howard", "buy babbling-brook 1")
    assert t.seat("howard").estate[-1] == "babbling-brook"


def test_p16_babbling_brook_is_flipped_to_and_fro_with_every_use() -> None:
    t = brook()
    t.play("howard", BROOK, f"recall {MARIANNE}")
    t.finish("howard")
    assert t.seat("howard").estate[-1] == "babbling-brook/back"
    t = brook("/back", discard=[], hand=[COLONEL])
    t.play("howard", f"host babbling-brook {EARL} {COLONEL} staff valet,footman")
    t.finish("howard")
    assert t.seat("howard").estate[-1] == "babbling-brook"


@pytest.mark.parametrize("card", [VISCOUNT, MARIANNE])
def test_p16_babbling_brook_a_card_of_the_own_discard_pile_comes_back_to_the_hand(card: str) -> None:
    t = brook()
    t.play("howard", BROOK)
    assert (t.asked, t.question) == (["howard"], "recall-guest")
    assert sorted(t.offers("howard")) == sorted([f"recall {VISCOUNT}", f"recall {MARIANNE}"])
    t.play("howard", f"recall {card}")
    assert card in t.seat("howard").hand
    assert card not in t.seat("howard").discard


def test_p16_babbling_brook_never_the_guests_of_this_very_activity() -> None:
    t = brook()
    t.play("howard", BROOK)
    for guest in (EARL, COUNTESS):
        assert t.refuses("howard", f"recall {guest}") == ("guest-not-in-discard", "new-tiles")
    t.play("howard", f"recall {MARIANNE}")
    t.finish("howard")
    assert t.seat("howard").discard == {EARL, COUNTESS, VISCOUNT}


def test_p16_babbling_brook_never_a_card_of_somebody_else() -> None:
    t = howard(
        estate=["babbling-brook"],
        discard=[VISCOUNT],
        top={"york": {"discard": ["george-viscount-york"]}},
    )
    t.play("howard", BROOK)
    assert t.refuses("howard", "recall george-viscount-york") == ("guest-not-in-discard", "new-tiles")


def test_p16_babbling_brook_with_an_empty_discard_pile_nobody_comes() -> None:
    t = brook(discard=[])
    t.play("howard", BROOK)
    assert t.question != "recall-guest"
    t.finish("howard")
    assert t.seat("howard").discard == {EARL, COUNTESS}


def test_p16_babbling_brook_its_other_side_brings_pounds_and_recalls_nobody() -> None:
    t = brook("/back", hand=[COLONEL])
    words = f"host babbling-brook {EARL} {COLONEL} staff valet,footman"
    assert gained(t, "howard", words) == (500, 2)
    assert t.question != "recall-guest"
