"""Shares, ranks and margins of games, and how certain they are."""

import pytest

from parlour.games import find_game
from parlour.sim.arena.figures import grouped_mean, judged, rows_of, student
from parlour.sim.arena.plan import make_plan
from parlour.sim.arena.playing import Played
from parlour.sim.arena.report import make_report
from parlour.sim.arena.schedule import bout
from parlour.sim.proof.lab import wilson

TWO = make_plan(find_game("notre-dame"), ["steward", "random"], 2)
THREE = make_plan(find_game("notre-dame"), ["steward", "random"], 3)
TEAMS = make_plan(find_game("obsession"), ["steward", "random"], 4, ["teams"])
ALONE = make_plan(find_game("obsession"), ["steward"], 1, options={"opponent": "eden"})


def test_a_game_is_judged_from_the_side_of_its_contestant() -> None:
    at = bout(TWO, 1)
    assert at.side == 1
    won = judged(TWO, at, Played(1, (40, 52), (2, 1)))
    assert (won.share, won.rank, won.margin) == (1.0, 1, 12)
    lost = judged(TWO, at, Played(1, (52, 40), (1, 2)))
    assert (lost.share, lost.rank, lost.margin) == (0.0, 2, -12)


def test_a_shared_first_place_is_a_part_of_it_and_the_margin_is_over_the_best_of_the_others() -> None:
    shared = judged(THREE, bout(THREE, 0), Played(0, (50, 30, 50), (1, 3, 1)))
    assert (shared.share, shared.rank, shared.margin) == (0.5, 1, 0)
    third = judged(THREE, bout(THREE, 0), Played(0, (20, 30, 50), (3, 2, 1)))
    assert (third.share, third.rank, third.margin) == (0.0, 3, -30)


def test_partners_count_once() -> None:
    at = bout(TEAMS, 0)
    scores, ranks = [90, 90, 90, 90], [2, 2, 2, 2]
    for seat in TEAMS.sides[at.side]:
        scores[seat], ranks[seat] = 101, 1
    won = judged(TEAMS, at, Played(0, tuple(scores), tuple(ranks)))
    assert (won.share, won.rank, won.margin) == (1.0, 1, 11)


@pytest.mark.parametrize(("ranks", "share"), [((1, 2), 1.0), ((2, 1), 0.0), ((1, 1), 1.0)])
def test_alone_a_game_is_won_or_lost(ranks: tuple[int, ...], share: float) -> None:
    assert judged(ALONE, bout(ALONE, 0), Played(0, (100, 90), ranks)).share == share


def test_the_interval_of_a_margin_counts_groups_and_not_games() -> None:
    mean, within = grouped_mean([(0, 10.0), (0, 10.0), (1, 20.0), (1, 20.0), (2, 30.0), (2, 30.0)])
    assert mean == 20.0
    assert within is not None
    # Three groups with the means 10, 20, 30: a standard error of 10 / sqrt(3), two degrees of freedom.
    assert within[1] - mean == pytest.approx(4.303 * 10 / 3**0.5)
    assert grouped_mean([(0, 1.0), (0, 3.0)]) == (2.0, None)


@pytest.mark.parametrize(
    ("freedom", "known"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042)]
)
def test_quantiles_of_student_are_those_of_the_tables(freedom: int, known: float) -> None:
    assert student(freedom) == pytest.approx(known, rel=0.011)


def test_rows_hold_both_ways_round_where_there_are_more_than_two_sides() -> None:
    games = [judged(THREE, bout(THREE, number), Played(number, (3, 2, 1), (1, 2, 3))) for number in range(6)]
    rows = rows_of(games)
    assert [(row.contestant, row.against, row.games) for row in rows] == [(0, 1, 3), (1, 0, 3)]
    assert rows[0].share == pytest.approx(1 / 3)
    assert rows[0].mean_rank == 2.0
    assert rows[0].share_within == wilson(1, 3)


def test_a_report_tells_how_many_times_an_even_share_was_taken() -> None:
    # The steward wins five of six games at three seats, where an even share is a third.
    games = []
    for number in range(12):
        at = bout(THREE, number)
        own = at.seats.index("steward") if at.contestant == 0 else (at.side + 1) % 3
        first = own if number != 0 else (own + 1) % 3
        ranks = tuple([1 if seat == first else 2 for seat in range(3)])
        games.append(Played(number, tuple([10 * (3 - rank) for rank in ranks]), ranks))
    told = make_report(THREE, games).plain()
    assert told["even"] == pytest.approx(1 / 3)
    matches = told["matches"]
    assert isinstance(matches, list)
    assert matches[0]["share"] == pytest.approx(5 / 6)
    assert matches[0]["times-even"] == pytest.approx(2.5)
    assert matches[1]["times-even"] == 0.0


def test_games_that_broke_off_are_told_and_not_counted() -> None:
    games = [Played(0, (5, 3), (1, 2)), Played(1, error="RuntimeError: planted")]
    report = make_report(TWO, games)
    assert [row.games for row in report.rows] == [1]
    assert report.plain()["errors"] == [{"game": 1, "error": "RuntimeError: planted"}]
    broken = make_report(TWO, [Played(number, error="x") for number in range(2)])
    assert (broken.rows, broken.ratings) == ((), ())
