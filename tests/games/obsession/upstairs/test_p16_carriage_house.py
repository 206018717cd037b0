"""Upstairs, Downstairs p. 16, the Carriage House: one guest more or one fewer."""

import pytest

from parlour.kernel.errors import Invalid
from tests.games.obsession.table import Table, table
from tests.games.obsession.upstairs.household import (
    ALL,
    COUNTESS,
    DIANA,
    EARL,
    MARIANNE,
    TETBURY,
    VISCOUNT,
    gained,
    howard,
)

RULE = "new-tiles"
COLONEL = "colonel-walter-dalrymple"
"""A starter with a valet and 2 steps."""
NOT_FOR_THIS = ("carriage-not-for-this", RULE)
WRONG = ("wrong-guests", "invite-guests")


def coach(*estate: str, **row: object) -> Table:
    """The Howards with a Carriage House and two footmen."""
    told = {"available": [*ALL, "footman", "underbutler"], **row}
    return howard(estate=["carriage-house", *estate], **told)


GAZEBO = f"host main-gazebo {EARL} {VISCOUNT}"
"""The Main Gazebo asks for two of the gentry, in any combination."""


# More or fewer


def test_p16_carriage_house_one_guest_more() -> None:
    t = coach()
    words = f"{GAZEBO} {DIANA} staff footman"
    assert t.refuses("howard", words) == WRONG
    t.play("howard", f"{words} carriage footman+1")
    assert t.seat("howard").pounds == 300
    assert {EARL, VISCOUNT, DIANA} & t.seat("howard").hand == set()


def test_p16_carriage_house_one_guest_fewer() -> None:
    t = coach()
    words = f"host main-gazebo {EARL} staff footman"
    assert t.refuses("howard", words) == WRONG
    assert gained(t, "howard", f"{words} carriage footman-1") == (200, 0)


def test_p16_carriage_house_the_favours_of_the_tile_stay_as_they_are() -> None:
    assert gained(coach(), "howard", f"host bowling-green {EARL} staff footman carriage hall-boy-1") == (
        400,
        0,
    )
    company = f"host bowling-green {EARL} {VISCOUNT} {COLONEL} staff valet,footman"
    assert gained(coach(hand=[COLONEL]), "howard", f"{company} carriage footman+1") == (500, 3)


def test_p16_carriage_house_not_two_guests_more_and_not_as_many_as_asked_for() -> None:
    t = coach()
    assert (
        t.refuses("howard", f"{GAZEBO} {DIANA} {COUNTESS}=dismiss staff footman carriage footman+1") == WRONG
    )
    assert t.refuses("howard", f"{GAZEBO} staff footman carriage footman+1") == WRONG
    assert t.refuses("howard", f"{GAZEBO} staff footman carriage footman-1") == WRONG


# Who goes with it


@pytest.mark.parametrize("servant", ["footman", "hall-boy", "underbutler"])
def test_p16_carriage_house_a_footman_hall_boy_or_underbutler_is_placed_on_it(servant: str) -> None:
    t = coach()
    before = t.seat("howard").available
    t.play("howard", f"{GAZEBO} {DIANA} staff footman carriage {servant}+1")
    left = list(before)
    left.remove("footman")
    left.remove(servant)
    assert t.seat("howard").available == left


@pytest.mark.parametrize("servant", ["butler", "valet", "ladys-maid", "cook", "useful-man", "head-housemaid"])
def test_p16_carriage_house_nobody_else(servant: str) -> None:
    t = coach()
    words = f"{GAZEBO} {DIANA} staff footman carriage {servant}+1"
    assert t.refuses("howard", words) == ("carriage-needs-footman", RULE)
    assert t.told("howard", words) == {"servant": servant}


def test_p16_carriage_house_he_must_be_available_beside_the_mandatory_servants() -> None:
    t = howard(estate=["carriage-house"])
    # There is but one footman, and the Gazebo asks for him.
    words = f"{GAZEBO} {DIANA} staff footman carriage footman+1"
    assert t.refuses("howard", words) == ("servant-not-available", "provide-service")


def test_p16_carriage_house_he_goes_to_expended_service_in_step_8() -> None:
    t = coach()
    t.play("howard", f"host bowling-green {EARL} staff footman carriage footman-1")
    assert t.seat("howard").expended == []
    t.finish("howard")
    assert t.seat("howard").expended == ["footman", "footman"]


def test_p16_carriage_house_only_its_owner_may_use_it() -> None:
    t = howard(top={"york": {"estate": ["carriage-house"]}})
    words = f"{GAZEBO} {DIANA} staff footman carriage hall-boy+1"
    assert t.refuses("howard", words) == ("carriage-needs-tile", RULE)


# Eligible guests


def test_p16_carriage_house_one_guest_more_must_be_of_the_right_kind() -> None:
    # The Front Parlour invites ladies alone.
    t = coach(hand=[MARIANNE])
    words = f"host front-parlour {COUNTESS}=dismiss {DIANA}"
    assert t.refuses("howard", f"{words} {EARL} staff housekeeper carriage footman+1") == WRONG
    t.play("howard", f"{words} {MARIANNE} staff housekeeper,ladys-maid carriage footman+1")
    assert t.seat("howard").pounds == 100


def test_p16_carriage_house_one_guest_more_must_be_of_the_right_rating() -> None:
    t = coach(hand=[TETBURY], level=4)
    words = f"{GAZEBO} {TETBURY} staff valet,footman,footman carriage hall-boy+1"
    assert t.refuses("howard", words) == ("guest-above-reputation", "invite-guests")


def test_p16_carriage_house_one_guest_more_is_served_like_the_others() -> None:
    t = coach(hand=[MARIANNE])
    words = f"{GAZEBO} {MARIANNE} staff footman carriage footman+1"
    assert t.refuses("howard", words) == ("wrong-staff", "provide-service")


@pytest.mark.parametrize(("third", "fits"), [(COLONEL, True), (MARIANNE, True), ("", False)])
def test_p16_carriage_house_where_a_lady_and_a_gentleman_are_asked_for_either_may_be_the_third(
    third: str, fits: bool
) -> None:
    t = coach("tennis-court", hand=[MARIANNE, COLONEL])
    crew = {"": "footman", MARIANNE: "ladys-maid,footman"}.get(third, "valet,footman")
    words = f"host tennis-court {EARL} {DIANA} {third} staff {crew} carriage footman+1"
    assert t.allows("howard", " ".join(words.split())) == fits


def test_p16_carriage_house_of_a_lady_and_a_gentleman_either_may_stay_at_home() -> None:
    t = coach("tennis-court")
    for guest in (EARL, DIANA):
        assert t.allows("howard", f"host tennis-court {guest} staff footman carriage footman-1")


def test_p16_carriage_house_whoever_is_left_must_be_of_the_right_kind() -> None:
    t = coach()
    words = "staff housekeeper carriage footman-1"
    assert t.allows("howard", f"host front-parlour {DIANA} {words}")
    assert t.refuses("howard", f"host front-parlour {EARL} {words}") == WRONG


def test_p16_carriage_house_every_kind_asked_for_is_still_there_when_one_more_comes() -> None:
    # A lady and a gentleman: three gentlemen will not do.
    t = coach("tennis-court", hand=[COLONEL])
    words = f"host tennis-court {EARL} {VISCOUNT} {COLONEL} staff valet,footman carriage footman+1"
    assert t.refuses("howard", words) == WRONG
    assert t.refuses("howard", f"host tennis-court {EARL} {VISCOUNT} staff footman") == WRONG
    # Two gentlemen and two ladies: one of each may be the fifth, or stay at home.
    t = coach("tennis-court/back", hand=[COLONEL])
    four = f"host tennis-court {EARL} {VISCOUNT} {COUNTESS}=dismiss {DIANA}"
    assert t.allows("howard", f"{four} {COLONEL} staff valet,footman carriage footman+1")
    three = f"host tennis-court {EARL} {VISCOUNT} {COLONEL} staff valet,footman carriage footman-1"
    assert t.refuses("howard", three) == WRONG
    assert t.allows("howard", f"host tennis-court {EARL} {VISCOUNT} {DIANA} staff footman carriage footman-1")


# Limits


def test_p16_carriage_house_never_nobody() -> None:
    t = coach("queens-suite", level=4, hand=["hon-albert-plantagenet"])
    assert t.refuses("howard", "host main-gazebo staff footman carriage footman-1")[0] == "wrong-guests"
    assert t.refuses("howard", "host queens-suite staff housekeeper carriage footman-1") == NOT_FOR_THIS


@pytest.mark.parametrize("sent", ["+1", "-1"])
def test_p16_carriage_house_not_for_a_suite(sent: str) -> None:
    guests = "sir-william-hawke miss-diane-blowers" if sent == "+1" else "sir-william-hawke"
    t = coach("heritage-guest-suite", hand=["sir-william-hawke", "miss-diane-blowers"])
    assert t.allows("howard", "host heritage-guest-suite sir-william-hawke staff housekeeper,valet")
    words = f"host heritage-guest-suite {guests} staff housekeeper,valet,ladys-maid carriage footman{sent}"
    assert t.refuses("howard", words) == NOT_FOR_THIS
    t = coach("lionheart-suite", level=6)
    words = f"host lionheart-suite staff butler carriage footman{sent}"
    assert t.refuses("howard", words) == NOT_FOR_THIS


@pytest.mark.parametrize("guests", [f"{EARL} {VISCOUNT} {DIANA}", EARL])
def test_p16_carriage_house_not_where_only_the_family_is_asked_for(guests: str) -> None:
    t = coach("main-library")
    sent = "+1" if " " in guests else "-1"
    words = f"host private-study {guests} staff butler carriage footman{sent}"
    assert t.refuses("howard", words) == NOT_FOR_THIS
    words = f"host main-library {guests} staff footman carriage footman{sent}"
    assert t.refuses("howard", words) == NOT_FOR_THIS


def test_p16_carriage_house_where_the_family_and_one_more_are_asked_for_it_may_be_used() -> None:
    t = coach("south-lawn/back")
    words = f"host south-lawn {EARL} {VISCOUNT} {DIANA} {COUNTESS}=dismiss staff footman carriage footman+1"
    assert t.allows("howard", words)


def test_p16_carriage_house_not_where_nobody_is_invited() -> None:
    t = coach()
    for sent in ("+1", "-1"):
        words = f"host butlers-room staff butler carriage footman{sent}"
        assert t.refuses("howard", words) == NOT_FOR_THIS


def test_p16_carriage_house_once_an_activity() -> None:
    t = coach()
    with pytest.raises(Invalid, match="unknown-words"):
        t.play("howard", f"{GAZEBO} {DIANA} staff footman carriage footman+1 carriage hall-boy+1")


# Without the new servants


def test_p16_carriage_house_in_a_game_without_the_new_servants() -> None:
    lord, heir, lady = "theodore-earl-of-ponsonby", "edward-viscount-dorchester", "lady-margaret-carlow"
    here = ["butler", "housekeeper", "valet", "ladys-maid", "footman", "footman"]
    t = table(
        modules=("ud-tiles",),
        ponsonby={"estate": ["carriage-house"], "available": here, "level": 1, "pounds": 0},
    )
    words = f"host bowling-green {lord} staff footman carriage footman-1"
    assert f"host main-gazebo {lord} {heir} {lady} staff footman carriage footman+1" in t.offers("ponsonby")
    assert t.refuses("ponsonby", words.replace("footman-1", "hall-boy-1")) == ("carriage-needs-footman", RULE)
    t.play("ponsonby", words)
    assert t.seat("ponsonby").pounds == 400
