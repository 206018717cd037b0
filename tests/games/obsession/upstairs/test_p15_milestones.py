"""Upstairs, Downstairs p. 15, milestones: public objectives, claimed in the own turn (ruling 31)."""

import pytest

from parlour.games.obsession.words.catalogue import MILESTONES
from tests.games.obsession.table import DAUGHTER, HEIR, LADY, LORD, Table, described

THREE = ("ponsonby", "york", "asquith")
PLAYED = ("milestones",)
SERVED = ("milestones", "ud-servants")
RULE = "milestones"
STAFF = ["butler", "housekeeper", "valet", "ladys-maid", "footman"]
CHEAP = ["stable", "barn", "breakfast-room", "main-library", "drawing-room", "gallery"]


def playing(
    milestone: str,
    row: dict[str, object],
    claims: dict[str, list[str]] | None = None,
    step: str = "turn",
    other: str = "",
    modules: tuple[str, ...] = SERVED,
    number: int = 2,
) -> Table:
    """Ponsonby's turn in such a round; the milestone and another one lie on the table."""
    beside = other or ("first-monument" if milestone != "first-monument" else "six-roses")
    told: dict[str, object] = {
        "round": number,
        "step": step,
        "milestones": [milestone, beside],
        "claims": claims or {},
        "market": CHEAP,
        "ponsonby": {"pounds": 0, **row},
    }
    return described(told, THREE, modules=modules)


# Conditions, at the boundary


MET: dict[str, tuple[dict[str, object], dict[str, object]]] = {
    "reputation-4": ({"level": 4}, {"level": 3, "position": 5}),
    "four-ud-servants": (
        {"available": ["cook", "hall-boy"], "quarters": ["head-housemaid"], "expended": ["useful-man"]},
        {"available": ["cook", "hall-boy", "head-housemaid", "underbutler"]},
    ),
    "three-prestige-guests": (
        {"hand": ["hon-albert-plantagenet", "lady-elinor-palmer"], "discard": ["hon-regina-washburn"]},
        {"hand": ["hon-albert-plantagenet", "lady-elinor-palmer", "sir-william-hawke"]},
    ),
    "one-bought-per-category": (
        {"estate": ["breakfast-room", "barn", "fenced-paddock", "drawing-room", "stable"]},
        {"estate": ["breakfast-room", "barn", "fenced-paddock", "drawing-room", "music-room"]},
    ),
    "six-roses": (
        {
            "estate": [
                "private-study/back",
                "butlers-room/back",
                "main-gazebo/back",
                "front-parlour/back",
                "bowling-green/back",
                "stable/back",
            ]
        },
        {
            "estate": [
                "private-study/back",
                "butlers-room/back",
                "main-gazebo/back",
                "front-parlour/back",
                "bowling-green",
                "stable/back",
                "barn",
            ]
        },
    ),
    "first-monument": ({"estate": ["sculpture-garden"]}, {"estate": ["queens-suite"]}),
    "thousand-pounds": ({"pounds": 1000}, {"pounds": 900}),
    "nine-servants": (
        {"available": STAFF, "quarters": ["footman", "valet"], "expended": ["cook", "underbutler"]},
        {"available": STAFF, "quarters": ["footman", "valet"], "expended": ["cook"]},
    ),
    "four-in-one-category": (
        {"estate": ["stable", "croquet-lawn", "tennis-court"]},
        {"estate": ["stable", "croquet-lawn", "barn", "drawing-room"]},
    ),
}


def test_conditions_all_ten_cards_are_tested() -> None:
    assert {*MET, "six-at-table"} == set(MILESTONES)


@pytest.mark.parametrize("milestone", MET)
def test_conditions_just_met(milestone: str) -> None:
    t = playing(milestone, MET[milestone][0])
    assert f"claim {milestone}" in t.offers("ponsonby", "claim")
    t.play("ponsonby", f"claim {milestone}")
    assert t.seat("ponsonby").score["milestones"] > 0


@pytest.mark.parametrize("milestone", MET)
def test_conditions_just_missed(milestone: str) -> None:
    t = playing(milestone, MET[milestone][1])
    assert t.refuses("ponsonby", f"claim {milestone}") == ("milestone-not-reached", RULE)
    assert t.told("ponsonby", f"claim {milestone}") == {"milestone": milestone}


SEATED = f"{LORD} {LADY}=look_casual {HEIR} {DAUGHTER}"
TABLE = {
    "level": 5,
    "estate": ["dining-room", "north-library"],
    "hand": ["john-ambrose-esq", "lady-sarah-lewis"],
}


def dinner(words: str) -> Table:
    t = playing("six-at-table", TABLE, step="host")
    assert t.refuses("ponsonby", "claim six-at-table") == ("milestone-not-reached", RULE)
    t.play("ponsonby", f"host {words}")
    while t.question != "buy-tile":
        if t.asked == ["chance"]:
            t.let_chance()
        else:
            t.play("ponsonby", t.offers("ponsonby")[0])
    return t


def test_conditions_six_at_table() -> None:
    t = dinner(f"dining-room {SEATED} john-ambrose-esq lady-sarah-lewis staff housekeeper")
    t.play("ponsonby", "claim six-at-table")
    assert t.seat("ponsonby").score["milestones"] == 6


def test_conditions_five_at_table_are_not_enough() -> None:
    t = dinner(f"north-library {SEATED} john-ambrose-esq staff footman")
    assert t.refuses("ponsonby", "claim six-at-table") == ("milestone-not-reached", RULE)


def test_conditions_six_at_table_only_in_the_turn_of_the_activity() -> None:
    t = dinner(f"dining-room {SEATED} john-ambrose-esq lady-sarah-lewis staff housekeeper")
    t.finish("ponsonby")
    t.pass_round()
    assert t.asked == ["ponsonby"]
    assert t.refuses("ponsonby", "claim six-at-table") == ("milestone-not-reached", RULE)


def test_conditions_the_guests_of_another_family_are_of_no_use() -> None:
    told = {
        "round": 2,
        "step": "turn",
        "milestones": ["three-prestige-guests", "first-monument"],
        "york": MET["three-prestige-guests"][0],
    }
    t = described(told, THREE, modules=SERVED)
    assert t.refuses("ponsonby", "claim three-prestige-guests") == ("milestone-not-reached", RULE)


# Places


FIRST_AND_SECOND = {
    "reputation-4": (6, 3),
    "four-ud-servants": (7, 4),
    "three-prestige-guests": (6, 3),
    "one-bought-per-category": (7, 4),
    "six-roses": (6, 3),
    "first-monument": (5, 2),
    "thousand-pounds": (5, 2),
    "nine-servants": (6, 3),
    "six-at-table": (6, 3),
    "four-in-one-category": (6, 3),
}


@pytest.mark.parametrize("milestone", FIRST_AND_SECOND)
def test_places_points_of_the_first_and_the_second(milestone: str) -> None:
    t = playing(milestone, {}, {milestone: ["york", "ponsonby"]})
    points = [t.seat(family).score["milestones"] for family in ("york", "ponsonby", "asquith")]
    assert points == [*FIRST_AND_SECOND[milestone], 0]


def test_places_the_second_one_is_claimed_after_the_first() -> None:
    t = playing("thousand-pounds", {"pounds": 1000}, {"thousand-pounds": ["york"]})
    t.play("ponsonby", "claim thousand-pounds")
    assert t.seat("ponsonby").score["milestones"] == 2
    assert t.events("milestone-claimed") == [
        {"event": "milestone-claimed", "seat": 0, "milestone": "thousand-pounds", "place": 2}
    ]


def test_places_there_is_no_third() -> None:
    t = playing("thousand-pounds", {"pounds": 1000}, {"thousand-pounds": ["york", "asquith"]})
    assert t.refuses("ponsonby", "claim thousand-pounds") == ("milestone-full", RULE)


def test_places_nobody_takes_both() -> None:
    t = playing("thousand-pounds", {"pounds": 1000}, {"thousand-pounds": ["ponsonby"]})
    assert t.refuses("ponsonby", "claim thousand-pounds") == ("milestone-claimed-already", RULE)
    assert t.offers("ponsonby", "claim") == []


def test_places_are_open_to_all() -> None:
    t = playing("thousand-pounds", {}, {"thousand-pounds": ["york"]})
    told = {"milestone": "thousand-pounds", "claimed-by": [1]}
    milestones = t.view(None).plain()["milestones"]
    assert isinstance(milestones, list)
    assert told in milestones


# Claims


BOTH: dict[str, object] = {"pounds": 1000, "level": 4}


def test_claims_one_a_turn() -> None:
    t = playing("thousand-pounds", BOTH, other="reputation-4")
    assert len(t.offers("ponsonby", "claim")) == 2
    t.play("ponsonby", "claim thousand-pounds")
    assert t.refuses("ponsonby", "claim reputation-4") == ("one-claim-a-turn", RULE)
    assert t.offers("ponsonby", "claim") == []
    t.pass_round()
    t.play("ponsonby", "claim reputation-4")
    assert t.seat("ponsonby").score["milestones"] == 5 + 6


@pytest.mark.parametrize("step", ["turn", "host", "market", "pass-favour"])
def test_claims_at_any_moment_of_the_own_turn(step: str) -> None:
    t = playing("reputation-4", {"level": 4}, step=step)
    t.play("ponsonby", "claim reputation-4")
    # The question is put again: a claim takes no time.
    assert t.asked == ["ponsonby"]


def test_claims_not_in_the_turn_of_another() -> None:
    t = playing("reputation-4", {}, other="thousand-pounds")
    t.county.steps[1] = 15
    assert t.offers("york") == []


def test_claims_step_7_is_not_passed_by_while_one_is_possible() -> None:
    row = {
        "level": 1,
        "pounds": 0,
        "hand": ["hon-albert-plantagenet", "lady-elinor-palmer", "hon-regina-washburn"],
    }
    t = playing("three-prestige-guests", row, step="market")
    assert t.question == "buy-tile"
    t.play("ponsonby", "claim three-prestige-guests", "done")
    t.let_chance()
    assert t.asked == ["york"]
    # Without a claim nobody is asked.
    t = playing("first-monument", {**row, "hand": []}, step="market")
    assert t.asked == ["york"]


def test_claims_after_the_purchase_that_reaches_it() -> None:
    t = playing(
        "four-in-one-category", {"pounds": 100, "estate": ["croquet-lawn", "tennis-court"]}, step="market"
    )
    t.play("ponsonby", "buy stable 1", "claim four-in-one-category")
    assert t.seat("ponsonby").score["milestones"] == 6


def test_claims_when_it_was_reached_is_of_no_importance() -> None:
    t = playing("thousand-pounds", {"pounds": 1000})
    t.pass_round()
    assert t.county.round == 2
    t.play("ponsonby", "claim thousand-pounds")
    assert t.seat("ponsonby").score["milestones"] == 5


def test_claims_whoever_claims_first_is_first_although_another_reached_it_before() -> None:
    t = playing("thousand-pounds", {"pounds": 1000})
    t.county.pounds[1] = 1000
    t.play("ponsonby", "pass", "rents")
    t.finish("ponsonby")
    t.play("york", "claim thousand-pounds")
    t.pass_round()
    t.play("ponsonby", "claim thousand-pounds")
    assert [t.seat(family).score["milestones"] for family in ("york", "ponsonby")] == [5, 2]


def test_claims_the_condition_must_hold_at_that_moment() -> None:
    t = playing("reputation-4", {"level": 4})
    t.play("ponsonby", "borrow")
    assert t.refuses("ponsonby", "claim reputation-4") == ("milestone-not-reached", RULE)


def test_claims_example_are_kept_when_the_condition_fails_later() -> None:
    t = playing("reputation-4", {"level": 4})
    t.play("ponsonby", "claim reputation-4", "borrow")
    assert t.seat("ponsonby").reputation == (3, 4)
    assert t.seat("ponsonby").score["milestones"] == 6


def test_claims_only_of_the_two_on_the_table() -> None:
    t = playing("reputation-4", BOTH)
    assert t.refuses("ponsonby", "claim thousand-pounds") == ("milestone-not-in-play", RULE)


def test_claims_not_after_the_last_courtship() -> None:
    row = {"level": 4, "vp-cards": ["pounds-300"]}
    t = playing("reputation-4", row, step="window", number=16, modules=PLAYED)
    assert t.question == "last-favours"
    assert t.refuses("ponsonby", "claim reputation-4") == ("turn-is-over", RULE)


def test_claims_none_without_milestones() -> None:
    t = described({"step": "turn", "ponsonby": BOTH}, THREE)
    assert t.refuses("ponsonby", "claim reputation-4")[0] == "not-in-this-game"


def cleared(**row: object) -> Table:
    """The sixth rose has come up with the clearing of the board."""
    roses = [
        "private-study/back",
        "butlers-room/back",
        "front-parlour/back",
        "stable/back",
        "french-garden/back",
    ]
    t = playing("six-roses", {"estate": roses, **row}, step="host", modules=PLAYED)
    t.play("ponsonby", f"host main-gazebo {LORD} {HEIR} staff footman")
    while t.question != "claim-milestone":
        assert t.county.claims == ((), ())
        t.play(t.asked[0], t.offers(t.asked[0])[0])
    return t


def test_claim_what_the_cleared_board_has_brought_in_the_same_turn() -> None:
    t = cleared()
    t.play("ponsonby", "claim six-roses")
    assert t.county.claims[t.county.milestones.index(MILESTONES.index("six-roses"))] == (0,)
    assert t.asked == ["york"], "nothing is left to claim: the turn is over"


def test_a_claim_at_last_may_be_left_to_another_turn() -> None:
    t = cleared()
    assert t.refuses("ponsonby", "pass") == ("not-an-answer", RULE)
    t.play("ponsonby", "done")
    assert t.county.claims == ((), ())
    assert t.asked == ["york"]


def test_a_claim_at_last_is_still_open_after_something_else() -> None:
    t = cleared(**{"vp-cards": ["pounds-300"]})
    t.play("ponsonby", "use pounds-300")
    assert (t.question, t.asked) == ("claim-milestone", ["ponsonby"])
    t.play("ponsonby", "claim six-roses")
    assert t.asked == ["york"]
