"""Upstairs, Downstairs p. 6: extra servants, and the two activities of the Howard family."""

import pytest

from tests.games.obsession.table import LADY, LORD, Table, table
from tests.games.obsession.upstairs.household import (
    ALL,
    ARCHER,
    COUNTESS,
    EARL,
    MARIANNE,
    NEW,
    TETBURY,
    VISCOUNT,
    gained,
    howard,
)

FULFORD = "sir-allan-fulford-bt"
"""Rating 2, valet, 100 pounds and 2 steps."""
HAND = [TETBURY, MARIANNE, FULFORD]
TURNED_UP = ["hon-regina-washburn", "lady-elinor-palmer", "count-dmitry-konstantinov"]
WITH_ALL = (
    f"host music-room {COUNTESS}=look_casual {MARIANNE} {TETBURY} staff butler,valet,ladys-maid,footman "
    f"extra cook,useful-man,hall-boy@{TETBURY},head-housemaid@{MARIANNE}=prestige"
)
MUSIC = f"host music-room {COUNTESS}=look_casual {MARIANNE} {TETBURY} staff butler,valet,ladys-maid,footman"


def at_home(*more: str, **row: object) -> Table:
    """The hand and the estate of the example, and *more* tiles: reputation 3, Drawing Room, Music Room."""
    estate = ["drawing-room", "music-room", *more]
    deck = {"prestige-top": TURNED_UP, "casual-top": ["zachary-ell-esq", "miss-anne-harlow"]}
    return howard(estate=estate, hand=HAND, top=deck, **row)


def placing(*extras: str) -> str:
    """The activity in the Music Room with some extra servants."""
    return f"{MUSIC} extra {','.join(extras)}"


def invited(t: Table) -> list[str]:
    """The order in which guests may be invited now."""
    assert t.question == "order-invitations"
    return t.offers("howard", "invite")


# The example


def test_p06_example_without_extra_servants_200_pounds_4_reputation_and_two_invitations() -> None:
    t = at_home(available=["butler", "housekeeper", "valet", "ladys-maid", "footman"])
    words = (
        f"host drawing-room {COUNTESS}=look_casual {MARIANNE} {FULFORD} staff housekeeper,valet,ladys-maid"
    )
    assert gained(t, "howard", words) == (200, 4)
    # Look at two casual guests and keep one; one prestige guest from the top of the deck.
    assert invited(t) == ["invite casual 2 1", "invite prestige"]
    t.play("howard", "invite prestige")
    t.let_chance()
    assert TURNED_UP[0] in t.seat("howard").hand


def test_p06_example_without_extra_servants_every_servant_is_mandatory() -> None:
    t = at_home()
    company = f"host drawing-room {COUNTESS}=look_casual {MARIANNE} {FULFORD}"
    for crew in ("valet,ladys-maid", "housekeeper,ladys-maid", "housekeeper,valet"):
        assert t.refuses("howard", f"{company} staff {crew}")[1] == "provide-service"


def test_p06_example_with_extra_servants_700_pounds_8_reputation() -> None:
    t = at_home()
    assert gained(t, "howard", WITH_ALL) == (700, 8)


def test_p06_example_with_extra_servants_two_casual_and_two_prestige_guests_are_looked_at() -> None:
    t = at_home()
    t.play("howard", WITH_ALL)
    assert invited(t) == ["invite casual 2 1", "invite prestige 2 1"]
    t.play("howard", "invite prestige 2 1")
    t.chance(f"look {' '.join(TURNED_UP[:2])}")
    assert t.question == "keep-guests"
    t.play("howard", f"keep {TURNED_UP[1]}")
    assert TURNED_UP[1] in t.seat("howard").hand
    assert t.prestige_deck[-1] == TURNED_UP[0]
    assert t.prestige_deck[0] == TURNED_UP[2]


def test_p06_example_with_extra_servants_everybody_placed_ends_in_expended_service() -> None:
    t = at_home()
    t.play("howard", WITH_ALL)
    assert t.seat("howard").available == ["housekeeper"]
    while t.question in ("order-invitations", "keep-guests"):
        t.play("howard", t.offers("howard")[0])
        t.let_chance()
    t.finish("howard")
    assert t.seat("howard").expended == [each for each in ALL if each != "housekeeper"]
    assert "music-room/back" in t.seat("howard").estate


def test_p06_example_the_cook_lets_the_marquess_of_rating_5_come_at_reputation_3() -> None:
    t = at_home()
    without = placing("useful-man", f"hall-boy@{TETBURY}", f"head-housemaid@{MARIANNE}=prestige")
    assert t.refuses("howard", without) == ("guest-above-reputation", "invite-guests")
    assert t.told("howard", without) == {"guest": TETBURY, "rating": 5, "level": 3}
    assert t.allows("howard", WITH_ALL)


def test_p06_example_the_hall_boy_raises_500_pounds_to_600() -> None:
    # Lady Marianne brings the other hundred.
    assert gained(at_home(), "howard", placing("cook", "useful-man")) == (600, 8)
    assert gained(at_home(), "howard", placing("cook", "useful-man", f"hall-boy@{TETBURY}")) == (700, 8)


def test_p06_example_the_head_housemaid_makes_it_two_prestige_guests_to_look_at() -> None:
    t = at_home()
    t.play("howard", placing("cook", "useful-man"))
    assert invited(t) == ["invite casual 2 1", "invite prestige"]
    t = at_home()
    t.play("howard", placing("cook", "useful-man", f"head-housemaid@{MARIANNE}=prestige"))
    assert invited(t) == ["invite casual 2 1", "invite prestige 2 1"]


def test_p06_example_the_useful_man_opens_the_music_room_of_rating_4_at_reputation_3() -> None:
    t = at_home()
    without = placing("cook", f"hall-boy@{TETBURY}", f"head-housemaid@{MARIANNE}=prestige")
    assert t.refuses("howard", without) == ("tile-above-reputation", "host-activity")
    assert t.told("howard", without) == {"tile": "music-room", "rating": 4, "level": 3}


def test_p06_example_the_music_room_was_out_of_reach_before() -> None:
    t = at_home()
    assert t.refuses("howard", MUSIC) == ("tile-above-reputation", "host-activity")


# The mechanism


def test_p06_an_extra_servant_is_always_optional() -> None:
    t = at_home(level=5)
    for extras in (
        "",
        " extra cook",
        f" extra hall-boy@{TETBURY}",
        f" extra head-housemaid@{MARIANNE}=prestige",
    ):
        assert t.allows("howard", MUSIC + extras)


def test_p06_an_extra_servant_works_beside_the_mandatory_ones_never_instead() -> None:
    t = at_home(level=5)
    company = f"host music-room {COUNTESS}=look_casual {MARIANNE} {TETBURY} staff"
    # The valet of the Marquess is missing; no extra servant makes up for him.
    for extra in ("cook", f"hall-boy@{TETBURY}"):
        words = f"{company} butler,ladys-maid,footman extra {extra}"
        assert t.refuses("howard", words) == ("wrong-staff", "provide-service")


@pytest.mark.parametrize("servant", NEW)
def test_p06_an_extra_servant_must_be_there(servant: str) -> None:
    others = [each for each in ALL if each != servant]
    t = at_home(level=1, available=others, expended=[servant])
    where = {
        "cook": "cook",
        "hall-boy": f"hall-boy@{VISCOUNT}",
        "head-housemaid": f"head-housemaid@{COUNTESS}=look_casual",
        "useful-man": "useful-man",
    }[servant]
    company = f"host main-gazebo {COUNTESS}=look_casual {VISCOUNT} staff footman"
    if servant == "useful-man":
        t = at_home(level=2, available=others, expended=[servant])
        company = f"host drawing-room {EARL} {COUNTESS}=look_casual {VISCOUNT} staff housekeeper"
    assert t.refuses("howard", f"{company} extra {where}") == ("servant-not-available", "provide-service")
    assert t.told("howard", f"{company} extra {where}") == {"servants": servant}


def test_p06_an_extra_servant_can_be_fetched_with_service_help() -> None:
    t = at_home(available=[each for each in ALL if each != "cook"], quarters=["cook"])
    words = f"host main-gazebo {COUNTESS}=look_casual {VISCOUNT} staff footman help cook extra cook"
    # Three steps for the help, one each from the cook and the Viscount.
    assert gained(t, "howard", words) == (100, -1)


def test_p06_an_extra_servant_is_never_one_whom_the_servants_quarters_lend() -> None:
    # The tile lends one who rests for mandatory service alone (ruling 9).
    t = at_home("servants-quarters", available=[each for each in ALL if each != "cook"], quarters=["cook"])
    words = f"host main-gazebo {COUNTESS}=look_casual {VISCOUNT} staff footman rest cook extra cook"
    assert t.refuses("howard", words) == ("rest-without-work", "provide-service")


def test_p06_an_extra_servant_placed_on_a_card_serves_a_guest_who_is_there() -> None:
    t = at_home()
    words = f"host main-gazebo {COUNTESS}=look_casual {VISCOUNT} staff footman extra hall-boy@{EARL}"
    assert t.refuses("howard", words) == ("extra-without-guest", "extra-servants")
    assert t.told("howard", words) == {"guest": EARL}


def test_p06_extra_servants_belong_to_upstairs_downstairs() -> None:
    t = table(ponsonby={"level": 3})
    words = f"host main-gazebo {LORD} {LADY}=look_casual staff footman"
    assert t.allows("ponsonby", words)
    for extra in ("cook", f"hall-boy@{LORD}", f"head-housemaid@{LADY}=look_casual"):
        assert t.refuses("ponsonby", f"{words} extra {extra}") == ("not-in-this-game", "extra-servants")


def test_p06_note_whoever_stands_in_for_a_mandatory_servant_has_no_ability_of_an_extra_one() -> None:
    t = howard(level=4, hand=[ARCHER])
    words = f"host bowling-green {EARL} {ARCHER} staff footman,hall-boy"
    # The Bowling Green 200, the Earl 200, Lord Archer 500, and nothing for the hall boy.
    assert gained(t, "howard", words) == (900, 0)
    t = howard(level=4, hand=[ARCHER])
    assert t.refuses("howard", f"{words} extra hall-boy@{ARCHER}") == (
        "servant-not-available",
        "provide-service",
    )
    words = f"host bowling-green {EARL} {ARCHER} staff butler,footman extra hall-boy@{ARCHER}"
    assert gained(t, "howard", words) == (1000, 0)
