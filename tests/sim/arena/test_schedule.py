"""Who sits where: everybody takes every side with the same cards, however many games are played."""

import pytest

from parlour.games import find_game
from parlour.kernel.errors import Invalid
from parlour.sim.arena.plan import Plan, make_plan
from parlour.sim.arena.schedule import NOBODY, bout, group_size, pairs, total_games

NOTRE_DAME = find_game("notre-dame")
OBSESSION = find_game("obsession")


def test_two_players_change_seats_with_the_same_seed() -> None:
    plan = make_plan(NOTRE_DAME, ["steward", "random"], 2, seed="s")
    games = [bout(plan, number) for number in range(4)]
    assert [game.seats for game in games] == [("steward", "random"), ("random", "steward")] * 2
    assert [game.seed for game in games] == ["s:0", "s:0", "s:1", "s:1"]
    assert [game.side for game in games] == [0, 1, 0, 1]
    assert [game.contestant for game in games] == [0, 0, 0, 0]


def test_every_pair_meets_in_every_round_with_the_cards_of_the_round() -> None:
    plan = make_plan(NOTRE_DAME, ["steward", "random", "novice"], 2)
    assert pairs(plan) == [(0, 1), (0, 2), (1, 2)]
    games = [bout(plan, number) for number in range(total_games(plan, 4))]
    assert len(games) == 12
    assert {game.seed for game in games[:6]} == {"0:0"}
    assert {game.seed for game in games[6:]} == {"0:1"}
    for first, second in pairs(plan):
        met = [game for game in games if {game.contestant, game.against} == {first, second}]
        assert len(met) == 4
        for player in (plan.players[first], plan.players[second]):
            assert [game.seats.index(player) for game in met].count(0) == 2


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_among_several_each_player_is_the_only_one_of_its_sort_at_every_seat_once(seats: int) -> None:
    plan = make_plan(NOTRE_DAME, ["steward", "random"], seats)
    assert group_size(plan) == 2 * seats
    games = [bout(plan, number) for number in range(2 * seats)]
    assert {(game.seed, game.group) for game in games} == {("0:0", 0)}
    for player, name in enumerate(plan.players):
        own = [game for game in games if game.contestant == player]
        assert [game.seats.index(name) for game in own] == list(range(seats))
        assert all(game.seats.count(name) == 1 for game in own)


def test_one_way_only_the_first_of_a_pair_sits_among_the_others() -> None:
    plan = make_plan(NOTRE_DAME, ["steward", "random"], 3, is_one_way=True)
    games = [bout(plan, number) for number in range(6)]
    assert [game.seats.index("steward") for game in games] == [0, 1, 2, 0, 1, 2]
    assert {game.contestant for game in games} == {0}
    assert [game.seed for game in games] == ["0:0"] * 3 + ["0:1"] * 3
    assert total_games(plan, 7) == 9
    two = make_plan(NOTRE_DAME, ["steward", "random"], 2, is_one_way=True)
    assert two == make_plan(NOTRE_DAME, ["steward", "random"], 2), "between two there is one way only"


def test_partners_are_one_side() -> None:
    plan = make_plan(OBSESSION, ["steward", "random"], 4, ["teams"])
    assert sorted(seat for side in plan.sides for seat in side) == [0, 1, 2, 3]
    assert len(plan.sides) == 2
    assert group_size(plan) == 2
    for number in range(2):
        game = bout(plan, number)
        own = [seat for seat, name in enumerate(game.seats) if name == "steward"]
        assert tuple(own) == plan.sides[game.side]


def test_alone_everybody_meets_what_the_game_brings() -> None:
    plan = make_plan(OBSESSION, ["steward", "random"], 1, options={"opponent": "eden"})
    assert plan.is_alone
    assert pairs(plan) == [(0, NOBODY), (1, NOBODY)]
    games = [bout(plan, number) for number in range(4)]
    assert [(game.seats, game.seed) for game in games] == [
        (("steward",), "0:0"),
        (("random",), "0:0"),
        (("steward",), "0:1"),
        (("random",), "0:1"),
    ]


def test_games_are_played_in_whole_groups() -> None:
    assert total_games(_of(2), 3) == 4
    assert total_games(_of(5), 11) == 20
    assert total_games(_of(5), 20) == 20


def _of(seats: int) -> Plan:
    return make_plan(NOTRE_DAME, ["steward", "random"], seats)


@pytest.mark.parametrize(
    ("players", "seats", "code"),
    [
        ([], 2, "too-few-players"),
        (["steward"], 2, "too-few-players"),
        (["steward", "steward"], 2, "duplicate-player"),
        (["steward", "nobody"], 2, "unknown-bot"),
        (["steward", "random"], 1, "too-few-seats"),
        (["steward", "random"], 6, "too-many-seats"),
    ],
)
def test_a_plan_that_does_not_hold_together_is_refused(players: list[str], seats: int, code: str) -> None:
    with pytest.raises(Invalid) as told:
        make_plan(NOTRE_DAME, players, seats)
    assert told.value.code == code


def test_who_thinks_by_the_clock_is_marked_in_the_plan() -> None:
    plan = make_plan(NOTRE_DAME, ["master?simulations=3", "butler", "master?seconds=0.1", "steward"], 2)
    assert plan.timed == ("butler", "master?seconds=0.1")
    assert plan.header()["timed"] == ["butler", "master?seconds=0.1"]
