"""Upstairs, Downstairs p. 7, the hall boy: 100 pounds more, for the butler of a card, for a coachman."""

import pytest

from tests.games.obsession.upstairs.household import (
    ALL,
    ARCHER,
    COUNTESS,
    EARL,
    HAZELTON,
    MARIANNE,
    TETBURY,
    VISCOUNT,
    gained,
    howard,
)

WITHOUT_BUTLER = [each for each in ALL if each != "butler"]
BARROW = "colonel-walter-dalrymple"
"""A starter with a valet and 2 steps."""


# 100 pounds more


def test_p07_hall_boy_on_a_card_with_pounds_brings_100_more() -> None:
    words = f"host main-gazebo {EARL} {VISCOUNT} staff footman"
    assert gained(howard(), "howard", words) == (300, 1)
    for guest in (EARL, VISCOUNT):
        assert gained(howard(), "howard", f"{words} extra hall-boy@{guest}") == (400, 1)


def test_p07_hall_boy_picture_the_marquess_of_tetbury_brings_600_instead_of_500() -> None:
    words = f"host main-gazebo {COUNTESS}=dismiss {TETBURY} staff valet,footman,footman"
    here = [*ALL, "footman"]
    assert gained(howard(level=5, hand=[TETBURY], available=here), "howard", words) == (500, 3)
    t = howard(level=5, hand=[TETBURY], available=here)
    assert gained(t, "howard", f"{words} extra hall-boy@{TETBURY}") == (600, 3)


@pytest.mark.parametrize(
    ("guest", "crew"),
    [
        (f"{COUNTESS}=dismiss", "footman"),
        (BARROW, "valet,footman"),
        ("colonel-stephen-clark", "valet,footman"),  # three steps for 100 pounds: he costs money
    ],
)
def test_p07_hall_boy_only_a_card_with_a_favour_of_pounds_will_do(guest: str, crew: str) -> None:
    t = howard(hand=[BARROW, "colonel-stephen-clark"])
    words = f"host main-gazebo {EARL} {guest} staff {crew}"
    assert t.allows("howard", words)
    name = guest.split("=")[0]
    assert t.refuses("howard", f"{words} extra hall-boy@{name}") == ("no-pounds-to-raise", "hall-boy")


def test_p07_hall_boy_the_pounds_of_the_tile_are_none_of_his_business() -> None:
    t = howard()
    words = f"host bowling-green {EARL} {VISCOUNT} staff footman extra hall-boy@{VISCOUNT}"
    assert gained(t, "howard", words) == (200 + 200 + 100 + 100, 1)


def test_p07_hall_boy_on_one_card_only() -> None:
    t = howard()
    words = f"host main-gazebo {EARL} {VISCOUNT} staff footman extra hall-boy@{EARL},hall-boy@{VISCOUNT}"
    assert t.refuses("howard", words) == ("servant-not-available", "provide-service")


def test_p07_hall_boy_ruling_9_the_underbutler_may_take_his_place() -> None:
    here = [*ALL, "underbutler"]
    words = f"host main-gazebo {EARL} {VISCOUNT} staff footman extra"
    t = howard(available=here)
    assert gained(t, "howard", f"{words} underbutler@{EARL}") == (400, 1)
    t = howard(available=here)
    assert gained(t, "howard", f"{words} underbutler@{EARL},hall-boy@{VISCOUNT}") == (500, 1)


def test_p07_hall_boy_two_of_them_do_not_raise_the_pounds_of_one_card_twice() -> None:
    t = howard(available=[*ALL, "underbutler"])
    words = f"host main-gazebo {EARL} {VISCOUNT} staff footman extra underbutler@{EARL},hall-boy@{EARL}"
    assert t.refuses("howard", words) == ("extras-not-doubled", "extra-servants")


# For the butler of a card


@pytest.mark.parametrize("here", [ALL, WITHOUT_BUTLER])
def test_p07_hall_boy_for_the_butler_of_a_card_whether_he_is_available_or_not(here: tuple[str, ...]) -> None:
    gone = [] if "butler" in here else ["butler"]
    t = howard(level=4, hand=[ARCHER], available=list(here), expended=gone)
    t.play("howard", f"host main-gazebo {EARL} {ARCHER} staff footman,hall-boy")
    assert t.seat("howard").pounds == 700
    assert "hall-boy" not in t.seat("howard").available
    assert ("butler" in t.seat("howard").available) == ("butler" in here)


def test_p07_hall_boy_picture_of_the_two_cards_he_serves_the_one_that_asks_for_a_butler() -> None:
    # One asks for a valet and a footman, the other for a valet and a butler.
    t = howard(level=6, hand=[HAZELTON, TETBURY], available=[*ALL, "footman"])
    assert t.allows("howard", f"host main-gazebo {EARL} {HAZELTON} staff valet,footman,hall-boy")
    words = f"host main-gazebo {EARL} {TETBURY} staff valet,footman,hall-boy"
    assert t.refuses("howard", words) == ("wrong-staff", "provide-service")


def test_p07_hall_boy_in_the_place_of_the_butler_he_brings_no_pounds() -> None:
    t = howard(level=4, hand=[ARCHER])
    words = f"host main-gazebo {EARL} {ARCHER} staff footman,hall-boy"
    assert gained(t, "howard", words) == (700, 0)
    t = howard(level=4, hand=[ARCHER])
    # Nor on another card at the same time.
    words = f"{words} extra hall-boy@{EARL}"
    assert t.refuses("howard", words) == ("servant-not-available", "provide-service")


def test_p07_hall_boy_is_no_butler_for_a_tile() -> None:
    t = howard(available=WITHOUT_BUTLER, expended=["butler"])
    words = f"host private-study {EARL} {VISCOUNT} staff hall-boy"
    assert t.refuses("howard", words) == ("wrong-staff", "provide-service")
    assert t.refuses("howard", "host butlers-room staff hall-boy") == ("wrong-staff", "provide-service")


def test_p07_hall_boy_with_a_butler_asked_for_by_tile_and_card_he_serves_the_card() -> None:
    t = howard(level=4, hand=[ARCHER], estate=["music-room"])
    company = f"host music-room {EARL} {VISCOUNT} {ARCHER} staff"
    assert t.allows("howard", f"{company} butler,hall-boy")
    assert t.refuses("howard", f"{company} hall-boy,hall-boy")[0] == "servant-not-available"


@pytest.mark.parametrize("asked", ["valet", "footman", "ladys-maid"])
def test_p07_hall_boy_stands_in_for_nobody_else_on_a_card(asked: str) -> None:
    guest = {"valet": "colonel-walter-dalrymple", "ladys-maid": MARIANNE, "footman": TETBURY}[asked]
    crew = {
        "valet": "footman,hall-boy",
        "ladys-maid": "footman,hall-boy",
        "footman": "valet,footman,hall-boy",
    }
    t = howard(level=5, hand=[guest])
    words = f"host main-gazebo {EARL} {guest} staff {crew[asked]}"
    assert t.refuses("howard", words) == ("wrong-staff", "provide-service")


# For the footman of the Carriage House


@pytest.mark.parametrize("footmen", [1, 2])
def test_p07_hall_boy_for_the_footman_of_the_carriage_house_whether_one_is_available_or_not(
    footmen: int,
) -> None:
    here = [*ALL, *["footman"] * (footmen - 1)]
    t = howard(estate=["carriage-house"], available=here)
    words = f"host main-gazebo {EARL} {VISCOUNT} {COUNTESS}=dismiss staff footman"
    assert t.refuses("howard", words) == ("wrong-guests", "invite-guests")
    t.play("howard", f"{words} carriage hall-boy+1")
    board = t.seat("howard")
    assert (board.pounds, "hall-boy" in board.available) == (300, False)
    assert board.available.count("footman") == footmen - 1


def test_p07_hall_boy_with_the_carriage_he_raises_no_pounds() -> None:
    t = howard(estate=["carriage-house"])
    words = f"host main-gazebo {EARL} {VISCOUNT} {COUNTESS}=dismiss staff footman extra hall-boy@{EARL}"
    assert t.refuses("howard", f"{words} carriage hall-boy+1") == ("servant-not-available", "provide-service")


def test_p07_hall_boy_ruling_39_a_suite_does_not_double_his_pounds() -> None:
    napier = "winston-napier-esq"
    words = f"host heritage-guest-suite {napier} staff housekeeper,valet"
    suite = {"level": 2, "estate": ["heritage-guest-suite"], "hand": [napier]}
    assert gained(howard(**suite), "howard", words) == (600, 0)
    assert gained(howard(**suite), "howard", f"{words} extra hall-boy@{napier}") == (700, 0)
