"""The steward of Obsession in every mode of play: whole games against players that answer at random."""

import pytest

from parlour.ai.registry import find_bot
from parlour.games.obsession.game import OBSESSION as GAME
from parlour.games.obsession.state import County
from parlour.kernel.game import Setup
from parlour.sim.play.runner import Result, play_game
from tools.strength import MATCHES, Match, play

UPSTAIRS = ("ud-servants", "howard", "ud-guests", "ud-tiles", "ud-copies")
PROMOS = "aston-webb,dr-richard-clarkson,jane-booth,sir-wallace-carter-bt,lady-mary-shelton"
MODES = [match for match in MATCHES if match.game == "obsession" and match.above]


def _played(names: tuple[str, ...], modules: tuple[str, ...], seed: str, **options: str) -> Result:
    """A whole game; alone, with every check."""
    told = {name.replace("_", "-"): value for name, value in options.items()}
    bots = [find_bot(name, "obsession") for name in names]
    return play_game(GAME, Setup("obsession", names, modules, told), bots, seed, check=len(names) == 1)


@pytest.mark.parametrize("match", MODES, ids=[match.label() for match in MODES])
def test_one_steward_or_one_team_beats_random_play(match: Match) -> None:
    outcome = play(GAME, match, 1, 3)
    assert outcome.wins == 1
    assert outcome.mean > outcome.best_other + 20
    assert outcome.milliseconds()[0] < 300, "a turn is answered at once, on a busy machine too"


def test_every_mode_with_a_winner_is_measured() -> None:
    tables = {(match.mode, match.seats) for match in MODES}
    assert {("Upstairs, Downstairs", seats) for seats in range(2, 7)} <= tables
    assert {("teams", 4), ("teams", 6), ("Tableau", 2), ("Tableau", 4), ("Duel", 2)} <= tables
    assert {mode for mode, _ in tables} >= {"milestones", "public objectives"}


@pytest.mark.parametrize(
    ("modules", "options"),
    [
        (("estate-challenge",), {}),
        (("estate-challenge", "extended", "howard", "wessex", "ud-guests"), {"stolen_monuments": "counted"}),
        ((*UPSTAIRS, "dynamic-opponent"), {"opponent": "fairfax", "promo_guests": PROMOS}),
    ],
)
def test_games_alone_are_played_to_their_end(modules: tuple[str, ...], options: dict[str, str]) -> None:
    result = _played(("steward",), modules, "alone", **options)
    assert result.scores[0] >= 80


def test_an_estate_challenge_is_ended_at_the_top_and_its_target_beaten() -> None:
    result = _played(("steward",), ("estate-challenge",), "early")
    assert isinstance(result.state, County)
    assert result.state.level(0) == result.state.rules.reputation.max_level
    assert result.ranks[0] == 1


def test_a_team_of_stewards_lends_and_consents_with_promo_guests_and_wessex_at_the_table() -> None:
    names = ("steward",) * 4
    result = _played(names, ("teams", "wessex", "milestones", *UPSTAIRS), "team", promo_guests=PROMOS)
    assert result.scores[0] == result.scores[2]
    assert min(result.scores) >= 80


def test_two_stewards_fight_a_duel_to_the_end() -> None:
    result = _played(("steward", "steward"), ("duel", *UPSTAIRS), "duel")
    assert isinstance(result.state, County)
    assert min(result.scores) >= 30


def test_alone_wins_are_told_and_four_stewards_are_measured_by_their_scores() -> None:
    alone = [match for match in MATCHES if match.game == "obsession" and match.seats == 1]
    assert {match.mode for match in alone} == {"", "Estate Challenge", "Estate Challenge, long"}
    assert not any(match.is_among_equals() for match in alone)
    assert [match.seats for match in MATCHES if match.game == "obsession" and match.is_among_equals()] == [4]
