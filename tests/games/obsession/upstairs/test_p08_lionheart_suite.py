"""Upstairs, Downstairs p. 7 and 8: hall boy and head housemaid on the guest who comes to the Lionheart Suite.

Extra servants are placed at various moments of a turn (p. 8), so also when the guest is known.
"""

import pytest

from parlour.games.obsession.game import OBSESSION
from tests.games.obsession.table import Table, described
from tests.games.obsession.upstairs.household import ALL, BASE, howard

DMITRY = "count-dmitry-konstantinov"
"""A prestige guest and 100 pounds, both twice."""
PALMER = "lady-elinor-palmer"
"""A prestige and a casual guest, each twice; no pounds."""
ASHWOOD = "kenneth-viscount-ashwood"
"""400 pounds, twice."""
COLE = "major-anthony-cole"
"""Three steps, twice."""
SUITE = "host lionheart-suite staff butler"


def staying(guest: str, words: str = SUITE, **row: object) -> Table:
    """The Howards host the suite, and the guest comes."""
    row = {"level": 6, "estate": ["lionheart-suite"], "top": {"prestige-top": [guest]}, **row}
    t = howard(**row)
    t.play("howard", words)
    t.chance(f"guest {guest}")
    return t


def test_lionheart_hall_boy_100_pounds_more_on_the_guest_who_comes() -> None:
    t = staying(ASHWOOD)
    assert (t.question, t.asked) == ("attend-guest", ["howard"])
    t.play("howard", "attend hall-boy")
    # Twice 400 of the card, and his 100 once (ruling 39).
    assert t.seat("howard").pounds == 900
    assert t.events("extra-servant") == [
        {"event": "extra-servant", "seat": 0, "servant": "hall-boy", "where": "card", "gentry": ASHWOOD}
    ]
    t.finish("howard")
    assert t.seat("howard").expended == ["butler", "hall-boy"]


def test_lionheart_nobody_must_be_placed() -> None:
    t = staying(ASHWOOD)
    t.play("howard", "done")
    assert t.seat("howard").pounds == 800
    assert "hall-boy" in t.seat("howard").available


def test_lionheart_head_housemaid_screens_one_invitation_of_the_guest() -> None:
    t = staying(DMITRY, available=[*BASE, "head-housemaid"])
    assert t.offers("howard") == ["done", "attend head-housemaid prestige", *t.offers("howard")[2:]]
    t.play("howard", "attend head-housemaid prestige")
    # One of the two invitations: she screens once a turn.
    assert sorted(t.offers("howard", "invite")) == ["invite prestige", "invite prestige 2 1"]


def test_lionheart_both_on_one_guest_one_after_the_other() -> None:
    t = staying(DMITRY)
    t.play("howard", "attend hall-boy")
    assert t.question == "attend-guest"
    assert t.refuses("howard", "attend hall-boy") == ("extras-not-doubled", "extra-servants")
    t.play("howard", "attend head-housemaid prestige")
    assert t.seat("howard").pounds == 300
    assert "invite prestige 2 1" in t.offers("howard")


def test_lionheart_the_favours_wait_until_everybody_is_placed() -> None:
    t = staying(DMITRY)
    assert t.seat("howard").pounds == 0
    t.play("howard", "attend head-housemaid prestige")
    assert t.seat("howard").pounds == 0
    t.play("howard", "done")
    assert t.seat("howard").pounds == 200


@pytest.mark.parametrize("kind", ["casual", "prestige"])
def test_lionheart_head_housemaid_chooses_between_two_kinds_of_invitation(kind: str) -> None:
    t = staying(PALMER)
    assert {words for words in t.offers("howard") if words.startswith("attend")} == {
        "attend head-housemaid casual",
        "attend head-housemaid prestige",
    }
    t.play("howard", f"attend head-housemaid {kind}")
    assert [words for words in t.offers("howard", "invite") if words.endswith(" 2 1")] == [
        f"invite {kind} 2 1"
    ]


def test_lionheart_only_where_the_card_has_such_a_favour() -> None:
    t = staying(PALMER)
    assert t.refuses("howard", "attend hall-boy") == ("no-pounds-to-raise", "hall-boy")
    assert t.refuses("howard", "attend head-housemaid look_prestige") == (
        "no-invitation-to-screen",
        "head-housemaid",
    )
    t = staying(ASHWOOD)
    assert t.refuses("howard", "attend head-housemaid prestige")[0] == "no-invitation-to-screen"
    assert t.refuses("howard", "decline") == ("not-an-answer", "extra-servants")


def test_lionheart_nobody_is_asked_where_nobody_could_be_placed() -> None:
    t = staying(COLE)
    assert t.question != "attend-guest"
    t = staying(ASHWOOD, available=[*BASE, "head-housemaid", "cook", "useful-man"])
    assert t.question != "attend-guest"
    assert t.seat("howard").pounds == 800


def test_lionheart_an_underbutler_in_the_place_of_the_hall_boy() -> None:
    estate = ["lionheart-suite", "butlers-pantry"]
    t = staying(ASHWOOD, estate=estate, available=[*BASE, "underbutler"])
    t.play("howard", "attend underbutler")
    assert t.seat("howard").pounds == 900


def test_lionheart_a_resting_hall_boy_may_be_fetched_with_reputation() -> None:
    t = staying(ASHWOOD, available=list(BASE), quarters=["hall-boy"])
    assert t.question == "attend-guest"
    assert t.refuses("howard", "attend hall-boy") == ("servant-not-available", "extra-servants")
    t.play("howard", "help hall-boy", "attend hall-boy")
    assert t.seat("howard").pounds == 900


def test_lionheart_with_the_cook_announced_before() -> None:
    t = staying(DMITRY, f"{SUITE} extra cook")
    steps = t.seat("howard").steps
    t.play("howard", "attend hall-boy", "done")
    assert (t.seat("howard").pounds, t.seat("howard").steps) == (300, steps + 1)


def test_lionheart_without_the_new_servants_nobody_is_asked() -> None:
    told = {
        "round": 2,
        "prestige-top": [ASHWOOD],
        "york": {"level": 6, "pounds": 0, "estate": ["lionheart-suite", "butlers-pantry"]},
    }
    t = described(told, ("york", "asquith"))
    t.play("york", SUITE)
    t.chance(f"guest {ASHWOOD}")
    assert t.question != "attend-guest"
    assert t.seat("york").pounds == 800


def test_lionheart_the_partner_may_lend_a_hall_boy() -> None:
    told = {
        "round": 2,
        "prestige-top": [ASHWOOD],
        "ponsonby": {"level": 6, "pounds": 0, "available": list(BASE), "estate": ["lionheart-suite"]},
        "asquith": {"available": ["hall-boy"]},
    }
    for answer, pounds in (("consent", 900), ("deny", 800)):
        t = described(told, ("ponsonby", "york", "asquith", "cavendish"), modules=("teams", "ud-servants"))
        t.play("ponsonby", SUITE)
        t.chance(f"guest {ASHWOOD}")
        t.play("ponsonby", "attend borrow hall-boy")
        assert (t.question, t.asked) == ("consent", ["asquith"])
        t.play("asquith", answer)
        if answer == "deny":
            assert t.refuses("ponsonby", "attend borrow hall-boy") == ("partner-declined", "team-play")
            t.play("ponsonby", "done")
        assert t.seat("ponsonby").pounds == pounds
        t.finish("ponsonby")
        assert ("hall-boy" in t.seat("asquith").expended) == (answer == "consent")


def test_lionheart_the_question_can_be_kept_and_read_again() -> None:
    t = staying(DMITRY, available=[*ALL])
    t.play("howard", "attend hall-boy")
    plain = OBSESSION.encode(t.county)
    assert OBSESSION.encode(OBSESSION.decode(plain, t.setup)) == plain
