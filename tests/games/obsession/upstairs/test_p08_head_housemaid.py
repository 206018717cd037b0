"""Upstairs, Downstairs p. 8, the head housemaid: one more guest to look at, or the housekeeper's place."""

import pytest

from tests.games.obsession.table import Table
from tests.games.obsession.upstairs.household import (
    ALL,
    COUNTESS,
    DIANA,
    EARL,
    MARIANNE,
    VISCOUNT,
    gained,
    howard,
)

RULE = ("no-invitation-to-screen", "head-housemaid")
NOT_THERE = ("servant-not-available", "provide-service")
WITHOUT_KEEPER = [each for each in ALL if each != "housekeeper"]
WITHOUT_MAID = [each for each in ALL if each != "ladys-maid"]
JACQUEMART = "lady-katherine-jacquemart"
"""Rating 5, lady's maid and housekeeper, 4 steps and 200 pounds."""
CASUAL = [
    "zachary-ell-esq",
    "miss-anne-harlow",
    "miss-katherine-eden",
    "sir-william-hawke",
    "winston-napier-esq",
]
PRESTIGE = ["hon-regina-washburn", "lady-elinor-palmer", "count-dmitry-konstantinov"]
TOP = {"casual-top": CASUAL, "prestige-top": PRESTIGE}
TURNER = f"host front-parlour {COUNTESS}=dismiss {MARIANNE} staff housekeeper,ladys-maid"


def screening(*estate: str, **row: object) -> Table:
    """The Howards with these tiles; the first guests of both decks are known."""
    return howard(estate=list(estate), top=TOP, **row)


def offered(t: Table) -> list[set[str]]:
    """The guests that may be kept now, choice by choice."""
    assert t.question == "keep-guests"
    return [set(words.split()[1:]) for words in t.offers("howard", "keep")]


# One more guest to look at


def test_p08_head_housemaid_example_lady_turner_the_first_two_of_the_prestige_deck() -> None:
    t = screening(hand=[MARIANNE])
    t.play("howard", f"{TURNER} extra head-housemaid@{MARIANNE}=prestige")
    t.chance(f"look {PRESTIGE[0]} {PRESTIGE[1]}")
    assert len(offered(t)) == 2
    t.play("howard", f"keep {PRESTIGE[1]}")
    assert PRESTIGE[1] in t.seat("howard").hand
    assert t.prestige_deck[-1] == PRESTIGE[0]


def test_p08_head_housemaid_without_her_lady_turner_brings_the_first_one() -> None:
    t = screening(hand=[MARIANNE])
    t.play("howard", TURNER)
    t.chance(f"guest {PRESTIGE[0]}")
    assert PRESTIGE[0] in t.seat("howard").hand


@pytest.mark.parametrize(
    ("tile", "kind", "deck"),
    [("main-gazebo", "prestige", PRESTIGE), ("fenced-paddock", "casual", CASUAL)],
)
def test_p08_head_housemaid_on_a_tile_one_guest_becomes_look_at_two_and_keep_one(
    tile: str, kind: str, deck: list[str]
) -> None:
    words = f"host {tile} {EARL} {VISCOUNT} staff footman"
    t = screening(tile)
    t.play("howard", words)
    t.chance(f"guest {deck[0]}")
    t = screening(tile)
    t.play("howard", f"{words} extra head-housemaid={kind}")
    t.chance(f"look {deck[0]} {deck[1]}")
    choices = offered(t)
    assert {deck[0]} in choices
    assert {deck[1]} in choices
    assert len(choices) == 2


def test_p08_head_housemaid_example_look_at_five_and_keep_two() -> None:
    # The English Garden with its rose lets one look at four and keep two.
    t = screening("english-garden/back")
    words = f"host english-garden {EARL} {VISCOUNT} {COUNTESS}=dismiss staff footman"
    t.play("howard", f"{words} extra head-housemaid=look_casual")
    t.chance(f"look {' '.join(CASUAL)}")
    assert len(offered(t)) == 10
    assert t.refuses("howard", f"keep {CASUAL[0]}") == ("keep-another-number", "enjoy-favours")
    left = len(t.casual_deck)
    t.play("howard", f"keep {CASUAL[1]} {CASUAL[4]}")
    assert {CASUAL[1], CASUAL[4]} <= t.seat("howard").hand
    assert len(t.casual_deck) == left - 2
    assert t.casual_deck[-3:] == [CASUAL[0], CASUAL[2], CASUAL[3]]


def test_p08_head_housemaid_without_her_the_garden_shows_four() -> None:
    t = screening("english-garden/back")
    t.play("howard", f"host english-garden {EARL} {VISCOUNT} {COUNTESS}=dismiss staff footman")
    t.chance(f"look {' '.join(CASUAL[:4])}")
    assert len(offered(t)) == 6


@pytest.mark.parametrize(
    ("guest", "kind", "look"), [(f"{COUNTESS}=look_casual", "look_casual", 3), (DIANA, "casual", 2)]
)
def test_p08_head_housemaid_on_the_cards_of_the_family_too(guest: str, kind: str, look: int) -> None:
    t = screening()
    name = guest.split("=")[0]
    t.play("howard", f"host private-study {EARL} {guest} staff butler extra head-housemaid@{name}={kind}")
    t.chance(f"look {' '.join(CASUAL[:look])}")
    assert len(offered(t)) == look


def test_p08_head_housemaid_of_several_invitations_of_one_source_one_is_screened() -> None:
    # The Gazebo with its rose invites two casual guests.
    t = screening("main-gazebo/back")
    t.play("howard", f"host main-gazebo {EARL} {VISCOUNT} staff footman extra head-housemaid=casual")
    assert t.offers("howard", "invite") == ["invite casual", "invite casual 2 1"]


def test_p08_head_housemaid_screens_once_a_turn() -> None:
    t = screening(hand=[MARIANNE])
    words = f"host main-gazebo {COUNTESS}=look_casual {MARIANNE} staff ladys-maid,footman"
    one = f"{words} extra head-housemaid=prestige"
    assert t.allows("howard", one)
    for other in (f"head-housemaid@{MARIANNE}=prestige", f"head-housemaid@{COUNTESS}=look_casual"):
        assert t.refuses("howard", f"{one},{other}") == NOT_THERE


@pytest.mark.parametrize(
    ("company", "place"),
    [
        (f"bowling-green {EARL} {VISCOUNT} staff footman", "=casual"),
        (f"main-gazebo {EARL} {VISCOUNT} staff footman", "=casual"),
        (f"main-gazebo {EARL} {VISCOUNT} staff footman", "=look_prestige"),
        (f"main-gazebo {EARL} {VISCOUNT} staff footman", f"@{EARL}=casual"),
        (f"private-study {EARL} {COUNTESS}=dismiss staff butler", f"@{COUNTESS}=look_casual"),
    ],
)
def test_p08_head_housemaid_only_where_there_is_such_an_invitation(company: str, place: str) -> None:
    t = screening()
    assert t.allows("howard", f"host {company}")
    assert t.refuses("howard", f"host {company} extra head-housemaid{place}") == RULE


# For the housekeeper of a card


@pytest.mark.parametrize("here", [list(ALL), WITHOUT_KEEPER])
def test_p08_head_housemaid_for_the_housekeeper_of_a_card_whether_available_or_not(here: list[str]) -> None:
    gone = [] if "housekeeper" in here else ["housekeeper"]
    t = screening(level=5, hand=[JACQUEMART], available=here, expended=gone)
    words = f"host main-gazebo {EARL} {JACQUEMART} staff ladys-maid,footman,head-housemaid"
    assert gained(t, "howard", words) == (400, 4)
    assert "head-housemaid" not in t.seat("howard").available


def test_p08_head_housemaid_in_the_place_of_the_housekeeper_she_looks_at_nobody() -> None:
    t = screening(level=5, hand=[JACQUEMART])
    words = f"host main-gazebo {EARL} {JACQUEMART} staff ladys-maid,footman,head-housemaid"
    assert t.refuses("howard", f"{words} extra head-housemaid=prestige") == NOT_THERE
    t.play("howard", words)
    t.chance(f"guest {PRESTIGE[0]}")
    assert PRESTIGE[0] in t.seat("howard").hand


def test_p08_head_housemaid_is_no_housekeeper_for_a_tile() -> None:
    t = screening(available=WITHOUT_KEEPER, expended=["housekeeper"])
    words = f"host front-parlour {COUNTESS}=dismiss {DIANA} staff head-housemaid"
    assert t.refuses("howard", words) == ("stand-in-needs-tile", "provide-service")
    assert t.told("howard", words) == {"servant": "head-housemaid", "tile": "housekeepers-office"}


def test_p08_head_housemaid_is_no_ladys_maid_without_the_housekeepers_office() -> None:
    t = screening(hand=[MARIANNE], available=WITHOUT_MAID, expended=["ladys-maid"])
    words = f"host main-gazebo {EARL} {MARIANNE} staff footman,head-housemaid"
    assert t.refuses("howard", words) == ("stand-in-needs-tile", "provide-service")


# The Housekeeper's Office (also p. 16)


@pytest.mark.parametrize("here", [list(ALL), WITHOUT_KEEPER])
def test_p16_housekeepers_office_she_replaces_the_housekeeper_of_a_tile(here: list[str]) -> None:
    gone = [] if "housekeeper" in here else ["housekeeper"]
    t = screening("housekeepers-office", available=here, expended=gone)
    words = f"host front-parlour {COUNTESS}=dismiss {DIANA} staff head-housemaid"
    assert gained(t, "howard", words) == (0, 2)


@pytest.mark.parametrize("here", [list(ALL), WITHOUT_MAID])
def test_p16_housekeepers_office_she_replaces_any_ladys_maid(here: list[str]) -> None:
    gone = [] if "ladys-maid" in here else ["ladys-maid"]
    t = screening("housekeepers-office", hand=[MARIANNE], available=here, expended=gone)
    words = f"host main-gazebo {EARL} {MARIANNE} staff footman,head-housemaid"
    assert gained(t, "howard", words) == (300, 0)


def test_p16_housekeepers_office_she_still_replaces_the_housekeeper_of_a_card() -> None:
    t = screening("housekeepers-office", level=5, hand=[JACQUEMART])
    words = f"host main-gazebo {EARL} {JACQUEMART} staff ladys-maid,footman,head-housemaid"
    assert gained(t, "howard", words) == (400, 4)


def test_p16_housekeepers_office_one_head_housemaid_replaces_one_servant() -> None:
    t = screening("housekeepers-office", hand=[MARIANNE], available=WITHOUT_MAID, expended=["ladys-maid"])
    words = f"host front-parlour {COUNTESS}=dismiss {MARIANNE} staff"
    assert t.allows("howard", f"{words} housekeeper,head-housemaid")
    assert t.refuses("howard", f"{words} head-housemaid,head-housemaid") == NOT_THERE


def test_p08_and_p16_housekeepers_office_whoever_she_replaces_she_looks_at_nobody() -> None:
    t = screening("housekeepers-office", hand=[MARIANNE])
    words = f"host main-gazebo {EARL} {MARIANNE} staff footman,head-housemaid"
    for place in ("=prestige", f"@{MARIANNE}=prestige"):
        assert t.refuses("howard", f"{words} extra head-housemaid{place}") == NOT_THERE
    other = f"host main-gazebo {EARL} {MARIANNE} staff ladys-maid,footman extra head-housemaid=prestige"
    assert t.allows("howard", other)


def test_p16_housekeepers_office_replaces_nobody_but_the_head_housemaids_betters() -> None:
    t = screening("housekeepers-office", hand=["colonel-walter-dalrymple"])
    for crew in ("valet,head-housemaid", "footman,head-housemaid"):
        words = f"host main-gazebo {EARL} colonel-walter-dalrymple staff {crew}"
        assert t.refuses("howard", words) == ("wrong-staff", "provide-service")
