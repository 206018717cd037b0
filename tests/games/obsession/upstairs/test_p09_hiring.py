"""Upstairs, Downstairs p. 9: hiring when passing, hiring without passing, limits, recruiting."""

import pytest

from tests.games.obsession.table import Table, table
from tests.games.obsession.upstairs.household import (
    ALL,
    BASE,
    COUNTESS,
    EARL,
    MARKET,
    NEW,
    VISCOUNT,
    howard,
)

RULE = "hiring-servants"
ROOM = "host butlers-room staff butler"
ROSE = "butlers-room/back"
LIMIT = ("one-of-each-servant", RULE)


def passing(*estate: str, top: dict[str, object] | None = None, **row: object) -> Table:
    """The Howards, with their cook alone of the new servants, pass."""
    told = {"available": [*BASE, "cook"], "level": 1, **row}
    t = howard(estate=list(estate), top={"step": "turn", "market": MARKET, **(top or {})}, **told)
    t.play("howard", "pass")
    return t


# Hiring when passing


def test_p09_passing_the_order_service_hand_round_track_monuments_then_the_choice() -> None:
    t = passing(
        "sculpture-garden",
        "private-study/back",
        available=["cook"],
        quarters=["footman", "valet"],
        expended=["butler", "housekeeper", "ladys-maid"],
        discard=[EARL, COUNTESS],
        top={"round": 3},
    )
    board = t.seat("howard")
    # Steps 1 and 2: servants and hand.
    assert board.available == ["butler", "housekeeper", "valet", "ladys-maid", "footman", "cook"]
    assert (board.discard, {EARL, COUNTESS} <= board.hand) == (set(), True)
    # Step 3: the fair (300 pounds and two steps); step 4: a monument.
    assert (board.pounds, board.steps) == (300, 3)
    told = [event.kind for event in t.county.sink or [] if event.kind != "turn-begins"]
    assert told == [
        "player-passed",
        "service-refreshed",
        "pounds-changed",
        "reputation-changed",
        "reputation-changed",
    ]
    assert t.question == "pass-favour"


def test_p09_passing_objectives_are_drawn_before_the_choice() -> None:
    t = howard(top={"round": 6, "step": "turn"})
    held = len(t.seat("howard").objectives)
    t.play("howard", "pass")
    t.let_chance()
    assert t.question == "pass-favour"
    assert len(t.seat("howard").objectives) == held + 2


def test_p09_passing_the_servants_hall_is_used_before_the_choice() -> None:
    t = passing("servants-hall", level=2)
    assert t.question == "use-hall"
    t.play("howard", "gossip cook 1")
    assert t.question == "pass-favour"
    assert t.seat("howard").steps == 6


def test_p09_passing_hiring_is_a_third_choice_beside_200_pounds_and_a_new_market() -> None:
    t = passing()
    assert t.question == "pass-favour"
    assert {"rents", "renew", ROOM} <= set(t.offers("howard"))


def test_p09_passing_without_hiring_stays_possible() -> None:
    t = passing()
    t.play("howard", "rents")
    assert t.seat("howard").pounds == 200
    t = passing()
    t.play("howard", "renew")
    assert t.events("market-refreshed") == [{"event": "market-refreshed", "seat": 0}]


def test_p09_passing_with_hiring_there_are_no_rents_and_no_new_market() -> None:
    t = passing()
    t.play("howard", ROOM, "hire footman hall-boy")
    t.finish("howard")
    assert t.seat("howard").pounds == 0
    assert t.events("market-refreshed") == []
    assert t.asked == ["york"]


def test_p09_hiring_two_servants_who_go_with_the_butler_to_expended_service() -> None:
    t = passing()
    before = t.for_hire
    t.play("howard", ROOM, "hire valet useful-man")
    for servant in ("valet", "useful-man"):
        before.remove(servant)
    assert t.for_hire == before
    t.finish("howard")
    assert t.seat("howard").expended == ["butler", "valet", "useful-man"]
    assert ROSE in t.seat("howard").estate


def test_p09_hiring_any_two_of_the_small_servants_but_no_underbutler() -> None:
    t = passing()
    t.play("howard", ROOM)
    offers = t.offers("howard", "hire")
    small = ("valet", "ladys-maid", "footman", "hall-boy", "head-housemaid", "useful-man")
    # Three kinds of whom one may take two, and the pairs of different ones; the Howards have their cook.
    assert len(offers) == 3 + 15
    assert {name for words in offers for name in words.split()[1:]} == set(small)
    assert t.refuses("howard", "hire underbutler valet") == ("not-for-hire", RULE)


def test_p09_hiring_the_underbutler_may_be_the_mandatory_servant() -> None:
    t = passing(available=[*BASE, "cook", "underbutler"])
    t.play("howard", "host butlers-room staff underbutler", "hire footman footman")
    t.finish("howard")
    assert t.seat("howard").expended == ["underbutler", "footman", "footman"]


def test_p09_hiring_needs_butler_or_underbutler() -> None:
    t = passing()
    for servant in ("footman", "cook", "valet"):
        words = f"host butlers-room staff {servant}"
        assert t.refuses("howard", words) == ("wrong-staff", "provide-service")


@pytest.mark.parametrize("resting", [True, False])
def test_p09_hiring_the_butler_is_always_at_hand_when_passing(resting: bool) -> None:
    here = [*BASE[1:], "cook"]
    if resting:
        t = passing(available=here, quarters=["butler"])
    else:
        t = passing(available=here, expended=["butler"])
    t.play("howard", ROOM, "hire footman footman")
    t.finish("howard")
    assert t.seat("howard").expended == ["butler", "footman", "footman"]


def test_p09_hiring_the_butler_who_gossips_in_the_hall_is_not_there() -> None:
    t = passing("servants-hall")
    t.play("howard", "gossip butler 1")
    assert t.refuses("howard", ROOM) == ("servant-not-available", "provide-service")
    assert t.question == "pass-favour"


def test_p09_passing_only_the_butlers_room_can_be_used() -> None:
    t = passing()
    words = f"host bowling-green {EARL} {VISCOUNT} staff footman"
    assert t.refuses("howard", words) == ("only-hiring-when-passing", "passing")


def test_p09_passing_a_tile_may_be_bought_after_hiring() -> None:
    t = passing(pounds=500)
    t.play("howard", ROOM, "hire valet footman", "buy breakfast-room 2")
    assert t.seat("howard").pounds == 100


# Hiring without passing


def test_p09_hiring_without_passing_is_possible_in_a_standard_turn() -> None:
    t = howard(available=[*BASE, "cook"], discard=[EARL], top={"step": "turn"})
    t.play("howard", "entertain", ROOM, "hire footman head-housemaid")
    t.finish("howard")
    board = t.seat("howard")
    assert board.expended == ["butler", "footman", "head-housemaid"]
    # What passing would have given for nothing is forgone.
    assert (board.discard, board.pounds) == ({EARL}, 0)


def test_p09_hiring_without_passing_is_the_only_activity_of_the_turn() -> None:
    t = howard(available=[*BASE, "cook"], top={"step": "turn"})
    t.play("howard", "entertain", ROOM, "hire footman head-housemaid")
    assert t.question != "host-activity"


def test_p09_hiring_in_a_turn_after_another_uses_those_refreshed_by_passing() -> None:
    t = passing()
    t.play("howard", ROOM, "hire hall-boy head-housemaid")
    t.finish("howard")
    t.play("york", "pass", "rents")
    t.finish("york")
    t.play("howard", "pass")
    assert {"butler", "hall-boy", "head-housemaid"} <= set(t.seat("howard").available)
    t.play("howard", "host butlers-room=hire staff butler", "hire footman useful-man")
    t.finish("howard")
    assert t.seat("howard").expended == ["butler", "footman", "useful-man"]


# Which games


def test_p09_the_rule_holds_with_the_new_servants_and_is_optional_without() -> None:
    t = table(step="turn")
    t.play("ponsonby", "pass")
    assert t.refuses("ponsonby", ROOM) == ("no-activity-when-passing", "passing")
    t = table(step="turn", modules=("hire-when-passing",))
    t.play("ponsonby", "pass", ROOM)
    assert t.offers("ponsonby", "hire")[0] == "hire valet valet"
    assert not [words for words in t.offers("ponsonby") if "cook" in words]


# Limits


@pytest.mark.parametrize("servant", NEW)
def test_p09_limit_one_of_each_new_servant(servant: str) -> None:
    t = passing(available=[*BASE, *NEW])
    t.play("howard", ROOM)
    assert servant in t.for_hire
    assert t.refuses("howard", f"hire footman {servant}") == LIMIT
    assert t.told("howard", f"hire footman {servant}") == {"servant": servant}
    # None of the four is offered; pairs of the three others are.
    assert len(t.offers("howard")) == 6


@pytest.mark.parametrize("servant", ["hall-boy", "head-housemaid", "useful-man"])
def test_p09_limit_nor_two_of_them_at_once(servant: str) -> None:
    t = passing()
    t.play("howard", ROOM)
    assert t.for_hire.count(servant) == 2
    assert t.refuses("howard", f"hire {servant} {servant}") == LIMIT
    assert t.allows("howard", f"hire footman {servant}")


@pytest.mark.parametrize("servant", ["valet", "ladys-maid", "footman"])
def test_p09_limit_any_number_of_valets_ladys_maids_and_footmen(servant: str) -> None:
    t = passing(available=[*BASE, "cook", servant])
    t.play("howard", ROOM)
    pair = f"hire {servant} footman" if servant != "footman" else "hire footman footman"
    t.play("howard", pair)
    t.finish("howard")
    board = t.seat("howard")
    assert [*board.available, *board.expended].count(servant) >= 3


@pytest.mark.parametrize("end", ["sweep", "fetch stable"])
def test_p09_limit_no_other_useful_man_after_the_first_has_left_the_game(end: str) -> None:
    t = howard(available=[*BASE, "cook", "useful-man"], top={"step": "turn", "market": MARKET})
    t.play("howard", end)
    t.let_chance()
    t.play("howard", "pass", ROOM)
    assert "useful-man" in t.for_hire
    assert t.refuses("howard", "hire footman useful-man") == ("useful-man-is-gone", RULE)


def test_p09_limit_the_other_players_may_still_hire_theirs() -> None:
    t = howard(
        available=[*BASE, "cook"],
        top={"step": "turn", "to-move": "york", "without-useful-man": ["howard"]},
    )
    t.play("york", "pass", ROOM)
    assert t.allows("york", "hire footman useful-man")


def test_p09_limit_the_favour_of_a_card_keeps_to_it_too() -> None:
    row = {"available": [*BASE, "cook"], "vp-cards": ["hire-servant"]}
    t = howard(**row)
    assert t.refuses("howard", "use hire-servant cook") == LIMIT
    t.play("howard", "use hire-servant hall-boy")
    assert t.seat("howard").expended == ["hall-boy"]
    t = howard(
        **{"available": [*BASE, "cook"], "vp-cards": ["hire-servant"]}, top={"without-useful-man": ["howard"]}
    )
    assert t.refuses("howard", "use hire-servant useful-man") == ("useful-man-is-gone", RULE)


def test_p09_limit_if_nobody_else_is_left_there_is_nothing_to_hire() -> None:
    # York has everybody of the base game, the Howards have their four: nobody may come.
    york = [*BASE, "footman", *["footman"] * 4, "valet", "valet", "ladys-maid", "ladys-maid"]
    t = howard(top={"york": {"available": york}})
    assert t.for_hire == [
        "underbutler",
        "underbutler",
        "cook",
        "cook",
        "hall-boy",
        "head-housemaid",
        "useful-man",
    ]
    assert t.refuses("howard", ROOM) == ("nobody-left-to-hire", RULE)


def test_p09_limit_if_one_servant_is_left_to_hire_one_is_hired() -> None:
    york = [*BASE, "footman", *["footman"] * 4, "valet", "valet", "ladys-maid", "ladys-maid"]
    t = howard(available=[each for each in ALL if each != "hall-boy"], top={"york": {"available": york}})
    t.play("howard", ROOM)
    assert t.offers("howard") == ["hire hall-boy"]
    t.play("howard", "hire hall-boy")
    assert t.seat("howard").expended == ["hall-boy"]


# Recruiting


def recruiting(york: list[str]) -> Table:
    t = howard(
        available=[*BASE, "cook"], estate=[ROSE], top={"step": "pass-favour", "york": {"available": york}}
    )
    t.play("howard", "host butlers-room=recruit staff butler")
    return t


def test_p09_recruiting_only_valets_ladys_maids_and_footmen() -> None:
    t = recruiting([*ALL, "footman", "underbutler"])
    assert t.offers("howard") == [
        "recruit 1 valet available",
        "recruit 1 ladys-maid available",
        "recruit 1 footman available",
    ]


@pytest.mark.parametrize("servant", [*NEW, "butler", "housekeeper", "underbutler"])
def test_p09_recruiting_none_of_the_new_servants_and_none_of_the_tall_ones(servant: str) -> None:
    t = recruiting([*ALL, "footman", "underbutler"])
    words = f"recruit 1 {servant} available"
    assert t.refuses("howard", words) == ("servant-is-loyal", RULE)


def test_p09_recruiting_from_somebody_with_none_of_the_base_servants_is_refused() -> None:
    t = howard(
        available=[*BASE, "cook"],
        estate=[ROSE],
        top={"step": "pass-favour", "york": {"available": ["butler", "housekeeper", *NEW]}},
    )
    assert t.refuses("howard", "host butlers-room=recruit staff butler") == ("nobody-to-recruit", RULE)


def test_p09_recruiting_needs_the_rose() -> None:
    t = howard(available=[*BASE, "cook"], top={"step": "pass-favour"})
    words = "host butlers-room=recruit staff butler"
    assert t.refuses("howard", words) == ("no-such-choice", "invite-guests")
