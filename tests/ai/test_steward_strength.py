"""A small sample of `tools/strength.py`, which measures the real thing."""

import pytest

from parlour.games import find_game
from tools.strength import MATCHES, Match, figure, main, play

GAME = find_game("notre-dame")


@pytest.mark.slow
def test_two_players_the_steward_beats_random_play() -> None:
    outcome = play(GAME, MATCHES[0], 20, 1)
    assert outcome.wins >= 17


@pytest.mark.slow
@pytest.mark.parametrize("modules", [(), ("new-persons",)])
def test_stewards_score_like_people(modules: tuple[str, ...]) -> None:
    outcome = play(GAME, Match("notre-dame", 4, modules, 4, 4, 40.0, 75.0), 4, 1)
    assert 40.0 <= outcome.mean <= 80.0


def test_the_table_of_targets_tells_what_was_missed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    impossible = Match("notre-dame", 2, (), 1, 1, 101.0, 200.0)
    monkeypatch.setattr("tools.strength.MATCHES", (impossible,))
    assert main(["--games", "1"]) == 1
    assert "MISSED" in capsys.readouterr().out
    monkeypatch.setattr("tools.strength.MATCHES", (Match("notre-dame", 2, (), 1, 1, 0.0, 100.0),))
    assert main(["--quick", "--games", "1"]) == 0
    assert "every target met" in capsys.readouterr().out


def test_wins_and_mean_scores_are_the_figures() -> None:
    alone = Match("notre-dame", 2, (), 1, 2, 95.0, 100.0)
    assert figure(alone, play(GAME, alone, 2, 1)) in (0.0, 50.0, 100.0)
