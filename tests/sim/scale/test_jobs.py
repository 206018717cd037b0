"""Many jobs: the same results in the same order here and in processes, and nothing is lost with a process."""

import os
import select
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.kernel.errors import Invalid
from parlour.sim.scale.jobs import completed, in_order, in_sequence
from parlour.sim.scale.processes import MOST_TRIES
from parlour.sim.scale.where import LARGEST_PIECE, Where, pieces
from tests.sim.scale.jobs_to_do import Fatal, square, square_or_die

ROOT = Path(__file__).resolve().parents[3]
TWO = Where(2)


@pytest.mark.parametrize("where", [Where(), TWO])
def test_results_come_in_the_order_of_the_jobs_and_progress_is_told(where: Where) -> None:
    told: list[int] = []
    assert in_order(square, range(9), where, told.append) == [each * each for each in range(9)]
    assert told == list(range(1, 10))
    assert in_order(square, [], where) == []


def test_who_stops_reading_gives_up_what_has_not_begun() -> None:
    done: list[int] = []

    def noted(number: int) -> int:
        done.append(number)
        return number

    reading = in_sequence(noted, range(9))
    assert [next(reading), next(reading)] == [0, 1]
    reading.close()
    assert done == [0, 1]


def test_a_process_that_is_killed_loses_no_job(tmp_path: Path) -> None:
    jobs = [Fatal(number, str(tmp_path / "killed")) for number in range(8)]
    found = dict(completed(square_or_die, jobs, TWO))
    assert (tmp_path / "killed").exists(), "it did happen"
    assert found == {number: number * number for number in range(8)}


def test_a_job_that_kills_every_process_is_told_at_last() -> None:
    with pytest.raises(Invalid) as told:
        in_order(square_or_die, [Fatal(3, "")], TWO)
    assert (told.value.code, told.value.params) == ("workers-lost", {"times": MOST_TRIES})


def test_processes_end_when_whoever_wants_their_results_is_killed(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    program = (
        "import sys\nfrom parlour.sim.scale.processes import in_processes\n"
        "from tests.sim.scale.jobs_to_do import hold_open\n"
        "if __name__ == '__main__':\n    list(in_processes(hold_open, [sys.argv[1]], 1))\n"
    )
    script = tmp_path / "wants.py"
    script.write_text(program, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen([sys.executable, str(script), str(pipe)], env=environment) as parent:
        end = os.open(pipe, os.O_RDONLY)  # waits until the worker has opened it, too
        try:
            assert os.read(end, 4) == b"here"
            parent.kill()
            assert select.select([end], [], [], 60)[0], "the worker lives on"
            assert os.read(end, 1) == b"", "nobody holds the pipe any more"
        finally:
            os.close(end)


@pytest.mark.parametrize(
    ("workers", "dask", "code"), [(0, "", "no-workers"), (2, "tcp://127.0.0.1:1", "workers-or-dask")]
)
def test_a_place_that_makes_no_sense_is_refused(workers: int, dask: str, code: str) -> None:
    with pytest.raises(Invalid) as told:
        Where(workers, dask)
    assert told.value.code == code


@pytest.mark.parametrize("where", [Where(), TWO, Where(64), Where(dask="tcp://127.0.0.1:1")])
@pytest.mark.parametrize("count", [1, 7, 1000])
def test_pieces_hold_every_number_once_and_in_order(where: Where, count: int) -> None:
    cut = pieces(range(count), where)
    assert [number for piece in cut for number in piece] == list(range(count))
    assert max(map(len, cut)) <= (1 if where.is_here else LARGEST_PIECE)
