"""One game and many games between computer players."""

import json
import random
from pathlib import Path
from typing import ClassVar

import pytest

from parlour.ai.random_bot import RandomBot
from parlour.games.notre_dame.game import NOTRE_DAME, NotreDame
from parlour.kernel.action import Action
from parlour.kernel.agenda import State
from parlour.kernel.beyond.bot import Bot
from parlour.kernel.engine import Tally, legal, playout
from parlour.kernel.errors import Invalid, RulesBug
from parlour.kernel.game import Game, Setup, View
from parlour.kernel.log import GameLog, load, replay, state_hash
from parlour.sim.play.runner import Report, game_seed, play_game, simulate

TWO = Setup("notre-dame", ("random", "random"))
THREE = Setup("notre-dame", ("random", "random", "random"), ("new-persons",))


class Onlooker(Bot):
    """Plays the first legal answer it finds from its view, and writes down what it was asked."""

    name: ClassVar[str] = "onlooker"

    def __init__(self) -> None:
        self.asked: list[tuple[int | None, float]] = []

    def choose(self, game: Game, view: View, rng: random.Random) -> Action:
        assert view.seat is not None
        self.asked.append((view.seat, rng.random()))
        return next(iter(legal(game.determinize(view, rng), view.seat)))


class Brittle(NotreDame):
    """A game that its own check rejects where the first seat must remove a cube."""

    def check(self, state: State) -> None:
        super().check(state)
        if legal(state, 0).kind == "remove-cube":
            raise RulesBug("planted")


def _log(setup: Setup) -> GameLog:
    return GameLog(setup, NOTRE_DAME.meta.rules_version, NOTRE_DAME.data_hash(setup))


def _same(report: Report) -> dict[str, object]:
    plain = report.plain()
    del plain["seconds"], plain["decisions_per_second"]
    return plain


@pytest.mark.parametrize("setup", [TWO, THREE])
def test_a_game_is_the_same_whether_counted_logged_or_checked(setup: Setup) -> None:
    bots = [RandomBot() for _ in setup.seats]
    log = _log(setup)
    counted = play_game(NOTRE_DAME, setup, bots, "s")
    logged = play_game(NOTRE_DAME, setup, bots, "s", log=log)
    checked = play_game(NOTRE_DAME, setup, bots, "s", check=True)
    for other in (logged, checked):
        assert (other.plies, other.decisions, other.scores, other.ranks) == (
            counted.plies,
            counted.decisions,
            counted.scores,
            counted.ranks,
        )
        assert state_hash(NOTRE_DAME, other.state) == state_hash(NOTRE_DAME, counted.state)
    assert len(log.entries) == counted.plies
    again = replay(NOTRE_DAME, load(log.dump()))
    assert state_hash(NOTRE_DAME, again) == state_hash(NOTRE_DAME, counted.state)


def test_counts_agree_with_the_playout_of_the_kernel() -> None:
    state = NOTRE_DAME.start(TWO)
    tally = Tally()
    playout(state, random.Random("k"), tally)
    result = play_game(NOTRE_DAME, TWO, [RandomBot(), RandomBot()], "k", check=True)
    assert (result.plies, result.decisions) == (tally.plies, tally.decisions)
    assert 0 < result.decisions < result.plies
    assert result.scores == tuple(line.total for line in NOTRE_DAME.scores(state))


def test_another_seed_gives_another_game() -> None:
    bots = [RandomBot(), RandomBot()]
    hashes = {
        state_hash(NOTRE_DAME, play_game(NOTRE_DAME, TWO, bots, seed).state) for seed in (1, 2, "1:0", "1:1")
    }
    assert len(hashes) == 4


def test_a_bot_with_eyes_gets_its_own_view_and_dice_of_its_own() -> None:
    first, second = Onlooker(), Onlooker()
    play_game(NOTRE_DAME, TWO, [first, second], 5)
    again = Onlooker()
    play_game(NOTRE_DAME, TWO, [again, Onlooker()], 5)
    assert {seat for seat, _ in first.asked} == {0}
    assert {seat for seat, _ in second.asked} == {1}
    assert first.asked == again.asked
    rolls = [roll for _, roll in first.asked + second.asked]
    assert len(set(rolls)) == len(rolls), "every question has its own dice"


def test_a_bot_with_eyes_does_not_shift_the_dice_of_chance() -> None:
    log, other = _log(TWO), _log(TWO)
    play_game(NOTRE_DAME, TWO, [Onlooker(), Onlooker()], 5, log=log)
    play_game(NOTRE_DAME, TWO, [Onlooker(), RandomBot()], 5, log=other)
    setting_up = 5  # the bills of four boroughs, and who begins
    assert log.entries[:setting_up] == other.entries[:setting_up]


def test_bots_and_seats_must_be_as_many() -> None:
    with pytest.raises(Invalid, match="bots-do-not-fit"):
        play_game(NOTRE_DAME, TWO, [RandomBot()], 1)
    with pytest.raises(Invalid, match="bots-do-not-fit"):
        simulate(NOTRE_DAME, TWO, ["random"])


@pytest.mark.parametrize(
    ("games", "workers", "names", "code"),
    [
        (0, 1, ("random", "random"), "no-games"),
        (1, 0, ("random", "random"), "no-workers"),
        (1, 1, ("random", "nobody"), "unknown-bot"),
    ],
)
def test_a_run_that_makes_no_sense_is_refused(
    games: int, workers: int, names: tuple[str, ...], code: str
) -> None:
    with pytest.raises(Invalid) as refused:
        simulate(NOTRE_DAME, TWO, names, games, workers=workers)
    assert refused.value.code == code


def test_a_bad_table_is_refused_once_not_per_game() -> None:
    with pytest.raises(Invalid, match="unknown-module"):
        simulate(NOTRE_DAME, Setup("notre-dame", ("a", "b"), ("no-such",)), ("random", "random"), 3)


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    names = ("random", "random", "random")
    alone = simulate(NOTRE_DAME, THREE, names, 12, 9, workers=1, log_dir=tmp_path / "alone")
    shared = simulate(NOTRE_DAME, THREE, names, 12, 9, workers=2, log_dir=tmp_path / "shared")
    assert _same(alone) == _same(shared)
    files = sorted(path.name for path in (tmp_path / "alone").iterdir())
    assert files == [f"game-{index:06}.jsonl" for index in range(12)]
    for name in files:
        text = (tmp_path / "alone" / name).read_text(encoding="utf-8")
        assert text == (tmp_path / "shared" / name).read_text(encoding="utf-8")
    final = replay(NOTRE_DAME, load((tmp_path / "alone" / "game-000011.jsonl").read_text(encoding="utf-8")))
    assert not final.agenda
    assert alone.seats[0].score_min <= NOTRE_DAME.scores(final)[0].total <= alone.seats[0].score_max


def test_a_report_adds_up() -> None:
    report = simulate(NOTRE_DAME, TWO, ("random", "random"), 40, 3)
    results = [
        play_game(NOTRE_DAME, TWO, [RandomBot(), RandomBot()], game_seed(3, index)) for index in range(40)
    ]
    assert report.games == 40
    assert report.errors == ()
    assert report.plies == sum(result.plies for result in results)
    assert report.decisions == sum(result.decisions for result in results)
    assert sum(report.wins) + report.shared == 40
    assert report.wins[0] == sum(1 for result in results if result.winner == 0)
    assert report.shared == sum(1 for result in results if result.winner is None)
    assert report.seats[1].score_max == max(result.scores[1] for result in results)
    assert report.seats[1].score_min == min(result.scores[1] for result in results)
    assert report.seats[1].score_mean == pytest.approx(
        sum(result.scores[1] for result in results) / 40, abs=0.001
    )
    assert report.decisions_per_second == pytest.approx(report.decisions / report.seconds)


def test_a_report_is_plain_data() -> None:
    plain = simulate(NOTRE_DAME, TWO, ("random", "steward"), 2, 3).plain()
    assert json.loads(json.dumps(plain)) == plain
    assert set(plain) == {
        "game",
        "games",
        "plies",
        "decisions",
        "seconds",
        "decisions_per_second",
        "errors",
        "wins",
        "shared",
        "seats",
    }
    assert plain["game"] == "notre-dame"
    seats = plain["seats"]
    assert isinstance(seats, list)
    assert [seat["name"] for seat in seats] == ["random", "steward"]
    assert set(seats[0]["score"]) == {"mean", "min", "max"}


def test_progress_is_told_until_all_games_are_done() -> None:
    told: list[tuple[int, int]] = []
    simulate(
        NOTRE_DAME, TWO, ("random", "random"), 4, progress=lambda done, games: told.append((done, games))
    )
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_a_game_that_breaks_off_is_an_entry_not_the_end(tmp_path: Path) -> None:
    game = Brittle()
    report = simulate(game, TWO, ("random", "random"), 6, 1, check=True, log_dir=tmp_path)
    assert 0 < len(report.errors) < 6
    assert report.games == 6
    assert sum(report.wins) + report.shared == 6 - len(report.errors)
    failure = report.errors[0]
    assert failure.error == "RulesBug: planted"
    assert failure.plain() == {"game": failure.game, "seed": f"1:{failure.game}", "error": failure.error}
    with pytest.raises(RulesBug, match="planted"):
        play_game(game, TWO, [RandomBot(), RandomBot()], failure.seed, check=True)
    broken = load((tmp_path / f"game-{failure.game:06}.jsonl").read_text(encoding="utf-8"))
    assert legal(replay(NOTRE_DAME, broken), 0).kind == "remove-cube", "the log leads to the fault"


def test_when_every_game_breaks_off_the_report_says_so() -> None:
    class Broken(NotreDame):
        def check(self, state: State) -> None:
            raise RulesBug("planted")

    report = simulate(Broken(), TWO, ("random", "random"), 2, check=True)
    assert len(report.errors) == 2
    assert (report.plies, report.decisions, report.wins, report.shared) == (0, 0, (0, 0), 0)
    assert report.seats[0].score_max == 0
