"""Upstairs, Downstairs p. 7, the cook: one more reputation, and guests of one or two ratings more."""

import pytest

from tests.games.obsession.table import Table
from tests.games.obsession.upstairs.household import (
    ALL,
    COUNTESS,
    DIANA,
    EARL,
    TETBURY,
    VISCOUNT,
    gained,
    howard,
)

PLANTAGENET, ARCHER, KENT = "hon-albert-plantagenet", "clarence-lord-archer", "alistair-marquess-of-kent"
"""Ratings 3, 4 and 5; valet, butler and valet; 3 steps, 500 pounds and 5 steps."""
JACQUEMART = "lady-katherine-jacquemart"
"""Rating 5, lady's maid and housekeeper, 4 steps and 200 pounds."""
LANGFORD = "richard-duke-of-langford"
"""Rating 6, valet and footman."""
PARLOUR = f"host front-parlour {COUNTESS}=dismiss {DIANA} staff housekeeper"
GREEN = f"host bowling-green {EARL}"


def kitchen(**row: object) -> Table:
    """The Renovated Kitchen in the estate, front side up."""
    return howard(estate=["renovated-kitchen"], **row)


def test_p07_cook_always_raises_reputation_by_one() -> None:
    assert gained(howard(), "howard", PARLOUR) == (0, 2)
    assert gained(howard(), "howard", f"{PARLOUR} extra cook") == (0, 3)


def test_p07_cook_her_reputation_comes_with_the_other_favours_of_step_6() -> None:
    t = howard(level=1, position=1, hand=["anne-hawkins"])
    t.play("howard", f"host front-parlour {COUNTESS}=dismiss {DIANA} staff housekeeper extra cook")
    assert [event["steps"] for event in t.events("reputation-changed")] == [3]


def test_p07_cook_her_reputation_is_summed_up_with_penalties() -> None:
    # Anne Hawkins costs two steps, the cook brings one: one step is lost, not two and one gained.
    t = howard(level=2, position=1, hand=["anne-hawkins"])
    words = f"host main-gazebo {EARL} anne-hawkins staff ladys-maid,footman extra cook"
    assert gained(t, "howard", words) == (600, -1)


def test_p07_cook_even_as_the_mandatory_servant_of_the_renovated_kitchen() -> None:
    words = f"host renovated-kitchen {EARL} {COUNTESS}=dismiss staff cook"
    assert gained(kitchen(), "howard", words) == (200, 1)


def test_p07_cook_on_the_renovated_kitchen_counts_once() -> None:
    words = f"host renovated-kitchen {EARL} {COUNTESS}=dismiss staff cook extra cook"
    assert kitchen().refuses("howard", words) == ("one-cook-only", "cook")


def test_p07_cook_nobody_stands_in_for_her_on_the_renovated_kitchen() -> None:
    t = kitchen(available=[*ALL, "underbutler"])
    company = f"host renovated-kitchen {EARL} {COUNTESS}=dismiss staff"
    for servant in (*ALL, "underbutler"):
        assert t.allows("howard", f"{company} {servant}") == (servant == "cook")


@pytest.mark.parametrize(("guest", "crew"), [(PLANTAGENET, "valet,footman"), (ARCHER, "butler,footman")])
def test_p07_cook_guests_one_or_two_ratings_above_reputation_may_attend(guest: str, crew: str) -> None:
    t = howard(level=2, hand=[guest])
    words = f"{GREEN} {guest} staff {crew}"
    assert t.refuses("howard", words) == ("guest-above-reputation", "invite-guests")
    t.play("howard", f"{words} extra cook")
    assert guest not in t.seat("howard").hand


def test_p07_cook_three_ratings_above_are_too_many() -> None:
    t = howard(level=2, hand=[KENT])
    words = f"{GREEN} {KENT} staff valet,footman extra cook"
    assert t.refuses("howard", words) == ("guest-above-reputation", "invite-guests")
    assert t.told("howard", words) == {"guest": KENT, "rating": 5, "level": 4}


def test_p07_cook_all_guests_of_the_activity_may_be_of_a_higher_rating() -> None:
    t = howard(level=3, hand=[KENT, TETBURY], available=[*ALL, "valet", "footman"])
    words = f"host bowling-green {KENT} {TETBURY} staff valet,valet,footman,footman"
    assert not t.allows("howard", words)
    # The Bowling Green 200, Tetbury 500; Kent 5, Tetbury 3 and the cook 1.
    assert gained(t, "howard", f"{words} extra cook") == (700, 9)


def test_p07_cook_she_does_not_change_the_rating_of_the_tile() -> None:
    t = howard(level=2, estate=["drawing-room"])
    words = f"host drawing-room {EARL} {COUNTESS}=dismiss {DIANA} staff housekeeper extra cook"
    assert t.refuses("howard", words) == ("tile-above-reputation", "host-activity")


def test_p07_cook_example_a_guest_of_rating_3_at_a_family_of_lower_reputation() -> None:
    # The picture: the cook on the tile, beside it a guest of rating 3; one more reputation in step 6.
    t = howard(level=1, hand=["hon-regina-washburn"])
    words = f"host front-parlour {COUNTESS}=dismiss hon-regina-washburn staff housekeeper,ladys-maid"
    assert t.refuses("howard", words) == ("guest-above-reputation", "invite-guests")
    assert gained(t, "howard", f"{words} extra cook") == (0, 2 + 1 + 1)


def test_p07_cook_she_may_be_placed_on_any_activity_even_if_nobody_needs_her() -> None:
    words = f"host private-study {EARL} {VISCOUNT} staff butler"
    assert gained(howard(), "howard", words) == (300, 1)
    assert gained(howard(), "howard", f"{words} extra cook") == (300, 2)


def test_p07_cook_what_counts_is_the_level_at_the_beginning_of_step_3() -> None:
    # Reputation bought away in step 3 does not bring her reach down.
    t = howard(level=3, position=1, hand=[JACQUEMART])
    t.play("howard", "borrow")
    assert t.seat("howard").reputation == (2, 4)
    words = f"host main-gazebo {EARL} {JACQUEMART} staff housekeeper,ladys-maid,footman extra cook"
    assert t.allows("howard", words)


def test_p07_cook_goes_to_expended_service_with_the_others() -> None:
    t = howard()
    t.play("howard", f"{PARLOUR} extra cook")
    assert "cook" not in t.seat("howard").available
    t.finish("howard")
    assert t.seat("howard").expended == ["housekeeper", "cook"]


@pytest.mark.parametrize(("extra", "gain"), [(" extra cook", 1), ("", 0)])
def test_p07_cook_on_a_suite_the_guest_of_the_prestige_deck_is_welcome_anyway(extra: str, gain: int) -> None:
    # Lionheart Suite: rating ignored, everything doubled; her one reputation is not.
    t = howard(
        level=6, estate=["lionheart-suite"], top={"prestige-top": [LANGFORD, "hon-albert-plantagenet"]}
    )
    t.play("howard", f"host lionheart-suite staff butler{extra}")
    steps = t.seat("howard").steps
    t.chance(f"guest {LANGFORD}")
    t.play("howard", "done")
    assert t.seat("howard").steps == steps + gain
    assert t.seat("howard").pounds == 800


@pytest.mark.parametrize("tile", ["lionheart-suite", "heritage-guest-suite", "music-room"])
def test_p07_cook_with_her_or_without_no_activity_is_listed_twice(tile: str) -> None:
    t = howard(level=6, estate=[tile], hand=["sir-william-hawke"])
    offers = t.offers("howard", "host")
    assert len(offers) < 8000
    assert len(set(offers)) == len(offers)
    assert any(words.startswith(f"host {tile}") and words.endswith("extra cook") for words in offers)


def test_p07_cook_may_be_placed_in_the_butlers_room() -> None:
    t = howard()
    before = t.seat("howard").steps
    t.play("howard", "host butlers-room staff butler extra cook")
    assert t.question == "hire-servants"
    assert t.seat("howard").steps == before + 1
