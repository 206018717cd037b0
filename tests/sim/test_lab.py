"""A bot alone against the opponents of the solitaire game."""

import pytest

from parlour.games import find_game
from parlour.games.obsession.content.dataset import load_dataset
from parlour.kernel.errors import Invalid
from parlour.sim.proof.lab import opponents, play_challenges, play_solo, wilson

OBSESSION = find_game("obsession")


def test_there_are_eighteen_opponents_the_beginners_first() -> None:
    names = opponents(OBSESSION)
    assert len(names) == 18
    assert names[:4] == ("fairfax", "fitzherbert", "stanhope", "villiers")


def test_an_opponent_of_the_expansion_brings_its_servants() -> None:
    name = next(each.id for each in load_dataset().opponents if each.set == "ud")
    record = play_solo(OBSESSION, "random", (name,), 1, "lab", lambda done: None)[0]
    assert (record.opponent, record.games) == (name, 1)
    assert record.opponent_mean > 0


def test_both_targets_of_the_estate_challenge_are_played_for() -> None:
    ticks: list[int] = []
    records = play_challenges(OBSESSION, "random", 2, "lab", ticks.append)
    assert [(record.target, record.games) for record in records] == [(132, 2), (188, 2)]
    assert ticks == [1, 2, 3, 4]
    assert all(record.beaten == 0 and wilson(record.beaten, record.games)[0] == 0.0 for record in records)
    assert all(record.mean_round > 20 for record in records), "at random nobody is done when the track ends"


def test_records_add_up_and_the_same_seed_gives_the_same_games() -> None:
    ticks: list[int] = []
    records = play_solo(OBSESSION, "random", ("fairfax", "eden"), 2, "lab", ticks.append)
    assert [(record.opponent, record.games) for record in records] == [("fairfax", 2), ("eden", 2)]
    assert ticks == [1, 2, 3, 4]
    assert all(0 <= record.wins <= 2 for record in records)
    assert records[0].opponent_mean >= 65
    assert records[1].opponent_mean >= 95
    assert records == play_solo(OBSESSION, "random", ("fairfax", "eden"), 2, "lab", ticks.append)


def test_a_win_is_a_total_at_least_as_high_as_the_opponents() -> None:
    record = play_solo(OBSESSION, "random", ("plantagenet",), 3, "lab", lambda done: None)[0]
    assert record.own_mean < record.opponent_mean
    assert record.wins == 0


def test_an_unknown_opponent_or_a_game_without_any_is_refused() -> None:
    with pytest.raises(Invalid) as error:
        play_solo(OBSESSION, "random", ("moriarty",), 1, "lab", lambda done: None)
    assert error.value.code == "bad-option"
    with pytest.raises(Invalid) as error:
        opponents(find_game("notre-dame"))
    assert error.value.code == "no-solo-game"


def test_the_interval_holds_the_rate_and_narrows_with_more_games() -> None:
    few = wilson(6, 10)
    many = wilson(600, 1000)
    assert few[0] < many[0] < 0.6 < many[1] < few[1]
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == 1.0
