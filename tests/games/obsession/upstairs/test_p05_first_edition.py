"""Upstairs, Downstairs p. 4 and 5: what changed since the first edition, in games with the expansion."""

from collections.abc import Iterator

import pytest

from tests.games.obsession.table import Table, new_game, table
from tests.games.obsession.upstairs.household import ALL, BASE, COUNTESS, DIANA, EARL, NEW, UPSTAIRS, VISCOUNT

FIVE = ("asquith", "cavendish", "ponsonby", "york", "howard")
PASSING = {
    "choose-turn": "pass",
    "pass-favour": "rents",
    "buy-tile": "done",
    "use-fair": "decline",
    "use-hall": "decline",
    "last-favours": "done",
}
"""Everybody passes for the rents."""


def rounds(t: Table) -> Iterator[int]:
    """Play to the end; gives the number of every round when it begins."""
    seen = 0
    while t.question:
        begun = len(t.events("round-begins"))
        if begun != seen:
            seen = begun
            yield seen
        if t.asked == ["chance"]:
            t.let_chance()
        elif t.question in PASSING:
            t.play(t.asked[0], PASSING[t.question])
        else:
            t.play(t.asked[0], t.offers(t.asked[0])[0])


def five(*modules: str) -> Table:
    """Five players; the seat 0, violet in the picture, is the first player."""
    return new_game(FIVE, modules=(*UPSTAIRS, *modules), options={"first": "0", "first-market": "keep"})


# The pawn of the first player


@pytest.mark.parametrize(
    ("modules", "season", "places"),
    [
        # By seat, clockwise from the first player: the place in the order of each of the four seasons.
        ((), 4, ((1, 2, 3, 4), (2, 3, 4, 5), (3, 4, 5, 1), (4, 5, 1, 2), (5, 1, 2, 3))),
        (("extended",), 5, ((1, 2, 3, 4), (2, 3, 4, 5), (3, 4, 5, 1), (4, 5, 1, 2), (5, 1, 2, 3))),
        (
            ("first-edition-pawn",),
            4,
            ((1, 5, 4, 3), (2, 1, 5, 4), (3, 2, 1, 5), (4, 3, 2, 1), (5, 4, 3, 2)),
        ),
    ],
    ids=["counter-clockwise", "counter-clockwise-extended", "first-edition"],
)
def test_p05_pawn_example_of_five_players_in_both_orders(
    modules: tuple[str, ...], season: int, places: tuple[tuple[int, ...], ...]
) -> None:
    t = five(*modules)
    for _ in rounds(t):
        pass
    turns = [(event["round"], event["seat"]) for event in t.events("turn-begins")]
    for number in range(4):
        # The first round of every season; all others go the same way round.
        order = [seat for at, seat in turns if at == number * season + 1]
        assert [order.index(seat) + 1 for seat in range(5)] == [place[number] for place in places]
        for later in range(2, season):
            assert [seat for at, seat in turns if at == number * season + later] == order


def test_p05_pawn_the_last_player_of_season_1_takes_two_turns_running() -> None:
    t = five()
    for number in rounds(t):
        if number == 6:
            break
    turns = [event["seat"] for event in t.events("turn-begins")]
    # Rounds 1 to 3, the courtship, round 5.
    assert turns[:15] == [0, 1, 2, 3, 4] * 3
    assert turns[15] == 4
    assert [event["seat"] for event in t.events("pawn-passed")] == [4]


def test_p05_pawn_it_is_not_passed_after_the_last_courtship() -> None:
    t = five()
    for _ in rounds(t):
        pass
    assert [event["seat"] for event in t.events("pawn-passed")] == [4, 3, 2]


def test_p05_pawn_the_first_player_is_drawn_and_takes_the_last_board() -> None:
    t = new_game(FIVE, modules=UPSTAIRS, options={"families": "choose", "first": "random"})
    assert len(t.offers("chance", "first")) == 5
    t.chance("first 2")
    asked: list[str] = []
    while t.question in ("choose-family", "draft-servant"):
        if t.question == "choose-family":
            asked += t.asked
            left = len(t.offers(t.asked[0]))
        t.play(t.asked[0], t.offers(t.asked[0])[0])
    assert asked == ["3", "4", "0", "1", "2"]
    assert left == 1  # five boards for five players


# Objectives


@pytest.mark.parametrize(
    ("modules", "dealt", "draws", "courtships", "scored"),
    [((), 5, (6,), (4, 8, 12, 16), 3), (("extended",), 4, (7, 18), (5, 10, 15, 20), 4)],
    ids=["standard", "extended"],
)
def test_p05_objectives_are_judged_during_the_game(
    modules: tuple[str, ...],
    dealt: int,
    draws: tuple[int, ...],
    courtships: tuple[int, ...],
    scored: int,
) -> None:
    t = five(*modules)
    held = dealt
    for number in rounds(t):
        assert {len(cards) for cards in t.county.objectives} == {held}
        if number in draws:
            held += 2
        if number in courtships:
            held -= 1
    # Seven less four, or eight less four.
    assert held == scored
    assert {len(cards) for cards in t.county.objectives} == {scored}


def test_p05_objectives_by_the_former_rule_two_of_five_are_kept_before_the_game() -> None:
    t = five("first-edition-objectives")
    for number in rounds(t):
        if number == 1:
            break
    assert {len(cards) for cards in t.county.objectives} == {2}


# The Servants' Hall


def hall(step: str = "check", *modules: str, **row: object) -> Table:
    told = {"estate": ["servants-hall"], "available": [*ALL, "underbutler"], "level": 2, **row}
    return table(
        ("howard", "york"),
        modules=(*UPSTAIRS, *modules),
        round=2,
        step=step,
        howard=told,
        york={"level": 2},
    )


@pytest.mark.parametrize("servant", [*BASE, *NEW, "underbutler"])
def test_p05_hall_any_available_servant_may_spread_rumours(servant: str) -> None:
    t = hall(estate=["servants-hall", "parish-church"], level=3)
    assert t.question == "use-hall"
    t.play("howard", f"gossip {servant} 1")
    assert (t.seat("howard").steps, t.seat("york").steps) == (11, 4)
    # The servant stays on the tile until the board is cleared, and is expended then.
    assert servant not in t.seat("howard").available
    # The Parish Church asks for nobody.
    t.play("howard", f"host parish-church {EARL} {VISCOUNT} {COUNTESS}=dismiss {DIANA}")
    t.finish("howard")
    assert t.seat("howard").expended == [servant]


def test_p05_hall_after_the_servants_have_moved() -> None:
    t = hall("turn", available=["butler"], quarters=["hall-boy"], expended=["cook"])
    t.play("howard", "entertain")
    assert t.question == "use-hall"
    assert t.allows("howard", "gossip hall-boy 1")
    assert t.refuses("howard", "gossip cook 1") == ("servant-not-available", "servants-hall")


def test_p05_hall_from_step_3_on_it_is_too_late() -> None:
    t = hall("host")
    assert t.refuses("howard", "gossip cook 1")[0] == "not-an-answer"


def test_p05_hall_it_is_optional() -> None:
    t = hall()
    t.play("howard", "decline")
    assert (t.seat("howard").steps, t.seat("york").steps) == (5, 5)


def test_p05_hall_by_the_former_rule_it_talks_by_itself() -> None:
    t = hall("check", "first-edition-hall")
    assert t.question == "aim-hall"
    t.play("howard", "gossip 1")
    assert (t.seat("howard").steps, t.seat("york").steps) == (6, 4)
    assert len(t.seat("howard").available) == len(ALL) + 1


def test_p05_hall_not_in_a_courtship_round() -> None:
    t = table(
        ("howard", "york"),
        modules=UPSTAIRS,
        round=4,
        step="round",
        howard={"estate": ["servants-hall"], "level": 2},
    )
    t.let_chance()
    assert t.question != "use-hall"
    assert t.events("turn-begins") == []


# The long track (p. 4)


def test_p04_long_track_the_national_holiday_lies_on_round_11() -> None:
    t = five("extended")
    assert t.county.rules.season.events[10] == "national_holiday"
    t = five("extended", "first-edition-holiday")
    assert (t.county.rules.season.events[10], t.county.rules.season.events[16]) == (
        "none",
        "national_holiday",
    )
