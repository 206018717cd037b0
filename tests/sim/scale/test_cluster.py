"""One process, two and a Dask cluster of two workers come to the same, also when a worker is killed."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from distributed import LocalCluster

from parlour import __version__
from parlour.games import find_game
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Setup
from parlour.sim.arena.plan import make_plan
from parlour.sim.arena.tournament import play_tournament
from parlour.sim.play.runner import simulate
from parlour.sim.proof.lab import play_solo
from parlour.sim.scale.cluster import same_version
from parlour.sim.scale.jobs import in_order
from parlour.sim.scale.where import Where
from tests.sim.scale.jobs_to_do import Fatal, square, square_or_die
from tools.training.batches import Batch, play_batch

NOTRE_DAME = find_game("notre-dame")
OBSESSION = find_game("obsession")
NOBODY_THERE = "tcp://127.0.0.1:1"


@pytest.fixture(scope="module")
def cluster() -> Iterator[Where]:
    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, host="127.0.0.1"
    ) as local:
        yield Where(dask=local.scheduler_address)


def test_a_tournament_is_the_same_in_one_process_in_two_and_on_a_cluster(
    cluster: Where, tmp_path: Path
) -> None:
    plan = make_plan(NOTRE_DAME, ["butler?simulations=1", "random"], 2)
    reports, files = [], []
    for name, where in {"one": Where(), "two": Where(2), "cluster": cluster}.items():
        path = tmp_path / f"{name}.jsonl"
        reports.append(play_tournament(plan, 4, path=path, where=where).plain())
        files.append(path.read_bytes())
    assert len(files[0].splitlines()) == 5
    assert files[0] == files[1] == files[2]
    assert reports[0] == reports[1] == reports[2]


def test_simulations_laboratory_and_training_are_the_same_on_a_cluster(
    cluster: Where, tmp_path: Path
) -> None:
    table = Setup("notre-dame", ("random", "novice"))
    batches = [Batch("notre-dame", 2, range(first, first + 1), "1:0", None) for first in range(3)]
    found = []
    for name, where in {"here": Where(), "cluster": cluster}.items():
        run = simulate(NOTRE_DAME, table, table.seats, 3, dask=where.dask, log_dir=tmp_path / name).plain()
        del run["seconds"], run["decisions_per_second"]
        logs = [(log.name, log.read_bytes()) for log in sorted((tmp_path / name).iterdir())]
        assert len(logs) == 3
        alone = play_solo(OBSESSION, "random", ("fairfax",), 3, "lab", lambda _: None, where)
        learned = in_order(play_batch, batches, where)
        found.append((run, logs, alone, learned))
    assert found[0] == found[1]


def test_a_worker_of_a_cluster_that_is_killed_loses_no_job(cluster: Where, tmp_path: Path) -> None:
    # More jobs than are given out at once, and one of them kills its worker.
    jobs = [Fatal(number, str(tmp_path / "killed")) for number in range(50)]
    assert in_order(square_or_die, jobs, cluster) == [number * number for number in range(50)]
    assert (tmp_path / "killed").exists(), "it did happen"


def test_a_worker_with_another_version_refuses() -> None:
    assert same_version(__version__, square, 3) == 9
    with pytest.raises(Invalid) as told:
        same_version("0.0.0", square, 3)
    assert (told.value.code, told.value.params) == (
        "other-version",
        {"version": "0.0.0", "found": __version__},
    )


def test_a_cluster_that_cannot_be_had_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Invalid) as told:
        in_order(square, [1], Where(dask="nowhere://"))
    assert told.value.code == "dask-not-reachable"
    monkeypatch.setattr("parlour.sim.scale.cluster.PATIENCE", 1)
    with pytest.raises(Invalid) as told:
        in_order(square, [1], Where(dask=NOBODY_THERE))
    assert told.value.code == "dask-not-reachable"
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(Invalid) as told:
        in_order(square, [1], Where(dask=NOBODY_THERE))
    assert told.value.code == "dask-not-installed"
