"""The workers: one pool for everything heavy, that nobody can starve, hang or outlive."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

import pytest

from parlour.kernel.errors import Invalid
from parlour.kernel.game import Setup
from parlour.server.workers.errors import TooBusy, TookTooLong, WorkFailed
from parlour.server.workers.fair_queue import FairQueue
from parlour.server.workers.files import data_of
from parlour.server.workers.pool import ADVICE, BOTS, FILES, LATER, MOST_EACH, SECONDS, Pool

HOUR = 3600.0


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run something that may take a while, but not for ever."""
    asyncio.run(asyncio.wait_for(work, 120))


def logged(caplog: pytest.LogCaptureFixture, work: Coroutine[Any, Any, None]) -> str:
    """What the server writes into its log meanwhile."""
    with caplog.at_level(logging.WARNING, "parlour.server"):
        run(work)
    return caplog.text


@contextlib.asynccontextmanager
async def working(pool: Pool) -> AsyncIterator[Pool]:
    """The pool as long as it is needed."""
    try:
        yield pool
    finally:
        await pool.close()


async def gone(pid: int) -> None:
    """Wait until a process has ended."""
    for _ in range(3000):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"process {pid} lives on")


# The queue


def test_everybody_is_served_in_turn_however_much_one_has_brought() -> None:
    queue: FairQueue[str] = FairQueue(100, 50)
    for number in range(5):
        assert queue.put("many", f"many-{number}")
    assert queue.put("one", "one-0")
    assert [queue.take() for _ in range(4)] == ["many-0", "one-0", "many-1", "many-2"]
    assert queue.put("late", "late-0")
    assert [queue.take() for _ in range(4)] == ["many-3", "late-0", "many-4", None]
    assert len(queue) == 0


def test_a_queue_is_bounded_for_each_and_for_all() -> None:
    queue: FairQueue[int] = FairQueue(4, 3)
    assert [queue.put("greedy", each) for each in range(5)] == [True, True, True, False, False]
    assert queue.put("other", 1)
    assert not queue.put("third", 1)
    assert queue.remove("greedy") == [0, 1, 2]
    assert queue.remove("greedy") == []
    assert len(queue) == 1
    assert queue.put("third", 1)


# The pool


def test_one_pool_serves_everybody_who_waits() -> None:
    async def scene() -> None:
        async with working(Pool(2)) as pool:
            asked = [pool.run(BOTS, f"table-{at % 40}", os.getpid) for at in range(200)]
            found = set(await asyncio.gather(*asked))
            assert len(found) <= 2
            assert {worker.pid for worker in pool.workers} == found
            found.add(await pool.run(ADVICE, "somebody", os.getpid))
            found.add(await pool.run(FILES, "somebody", os.getpid))
            assert len(found) <= 2, "a worker that has nothing to do serves every lane"
            assert os.getpid() not in found

    run(scene())


def test_a_killed_worker_is_replaced_and_nobody_notices(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with working(Pool(1)) as pool:
            first = await pool.run(BOTS, "t", os.getpid)
            os.kill(first, signal.SIGKILL)  # while it waits
            second = await pool.run(BOTS, "t", os.getpid)
            assert second != first
            thinking = asyncio.create_task(pool.run(BOTS, "t", time.sleep, HOUR))
            while second not in busy(pool):
                await asyncio.sleep(0)
            os.kill(second, signal.SIGKILL)  # while it thinks: another one takes over
            while second in {worker.pid for worker in pool.workers} or not busy(pool):
                await asyncio.sleep(0.01)
            (third,) = busy(pool)
            assert third != second
            os.kill(third, signal.SIGKILL)  # what kills two workers is given up
            with pytest.raises(WorkFailed):
                await thinking
            assert await pool.run(BOTS, "t", os.getpid) not in (first, second, third)

    assert "was lost" in logged(caplog, scene())


def busy(pool: Pool) -> set[int]:
    """The workers that are doing something."""
    return {worker.pid for worker in pool.workers if worker not in pool.idle}


def test_a_hung_worker_is_ended_and_replaced_with_a_line_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with working(Pool(1, {**SECONDS, BOTS: 0.2})) as pool:
            hung = await pool.run(BOTS, "t", os.getpid)
            asked = [pool.run(BOTS, f"table-{at}", time.sleep, HOUR) for at in range(3)]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            assert [type(each) for each in answers] == [TookTooLong] * 3
            await gone(hung)
            assert not pool.workers
            assert await pool.run(FILES, "somebody", os.getpid) != hung

    assert "sleep for table-1 took more than 0.2 s" in logged(caplog, scene())


def test_long_thoughts_do_not_keep_advice_and_files_waiting() -> None:
    async def scene() -> None:
        async with working(Pool(1)) as pool:
            thoughts = [asyncio.create_task(pool.run(BOTS, f"t{at}", time.sleep, HOUR)) for at in range(50)]
            thoughts += [asyncio.create_task(pool.run(FILES, "x", time.sleep, HOUR)) for at in range(5)]
            while len(busy(pool)) < 2:
                await asyncio.sleep(0.01)
            assert await pool.run(ADVICE, "somebody", os.getpid)
            assert await pool.answers()
            assert not any(thought.done() for thought in thoughts)
            assert len(pool.workers) == 3
        answers = await asyncio.gather(*thoughts, return_exceptions=True)
        assert {type(each) for each in answers} == {TooBusy}

    run(scene())


def noted(pool: Pool) -> tuple[Callable[[str, str], Coroutine[Any, Any, None]], list[str]]:
    """Something short to run, and a list of those for whom it was run, in the order in which it was done."""
    done: list[str] = []

    async def wanted(queue: str, owner: str) -> None:
        await pool.run(queue, owner, os.getpid)
        done.append(owner)

    return wanted, done


def test_tables_take_turns_and_those_that_nobody_waits_for_come_later() -> None:
    async def scene() -> None:
        async with working(Pool(1)) as pool:
            wanted, done = noted(pool)
            asked = [wanted(BOTS, "first"), wanted(LATER, "unseen"), wanted(LATER, "hurried")]
            asked += [wanted(BOTS, "greedy") for _ in range(4)]
            asked += [wanted(BOTS, "modest")]
            tasks = [asyncio.create_task(each) for each in asked]
            await asyncio.sleep(0)
            pool.hurry("hurried")
            await asyncio.gather(*tasks)
        expected = ["first", "greedy", "modest", "hurried", "greedy", "greedy", "greedy", "unseen"]
        assert done == expected

    run(scene())


def test_what_nobody_waits_for_is_not_put_off_for_ever() -> None:
    async def scene() -> None:
        async with working(Pool(1)) as pool:
            wanted, done = noted(pool)
            asked = [wanted(BOTS, f"t{at}") for at in range(30)]
            await asyncio.gather(wanted(LATER, "unseen"), *asked)
        assert done.index("unseen") < 10

    run(scene())


def test_whoever_asks_too_much_at_once_is_told_so() -> None:
    async def scene() -> None:
        async with working(Pool(1)) as pool:
            greedy = [
                asyncio.create_task(pool.run(FILES, "greedy", time.sleep, HOUR))
                for _ in range(MOST_EACH[FILES] + 1)
            ]
            await asyncio.sleep(0)
            with pytest.raises(TooBusy):
                await pool.run(FILES, "greedy", os.getpid)
            other = asyncio.create_task(pool.run(FILES, "other", os.getpid))
            await asyncio.sleep(0)
            assert not other.done(), "there is room for others"
            for task in [*greedy, other]:
                task.cancel()
        with pytest.raises(TooBusy):
            await pool.run(ADVICE, "late", os.getpid)

    run(scene())


def test_a_fault_and_a_refusal_of_the_work_come_back_as_what_they_are(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def scene() -> None:
        async with working(Pool(1)) as pool:
            with pytest.raises(Invalid) as refused:
                await pool.run(FILES, "x", data_of, Setup("notre-dame", ("a",) * 9))
            assert refused.value.code == "too-many-seats"
            with pytest.raises(WorkFailed):
                await pool.run(FILES, "x", os.listdir, "/no/such/folder")
            assert len(pool.workers) == 1, "the worker is as good as before"

    assert "FileNotFoundError" in logged(caplog, scene())


def test_whoever_no_longer_waits_costs_nothing() -> None:
    async def scene() -> None:
        async with working(Pool(1)) as pool:
            await pool.run(BOTS, "t", os.getpid)
            long = asyncio.create_task(pool.run(BOTS, "t", time.sleep, 0.2))
            given_up = asyncio.create_task(pool.run(BOTS, "t", sys.exit, 1))
            await asyncio.sleep(0)
            given_up.cancel()
            await long
            assert len(pool.workers) == 1
            assert await pool.answers()

    run(scene())


def test_closing_ends_every_worker_whatever_it_does() -> None:
    async def scene() -> None:
        pool = Pool(3)
        tasks = [asyncio.create_task(pool.run(BOTS, f"t{at}", time.sleep, HOUR)) for at in range(6)]
        while len(busy(pool)) < 3:
            await asyncio.sleep(0.01)
        pids = busy(pool)
        await pool.close()
        assert all(isinstance(each, TooBusy) for each in await asyncio.gather(*tasks, return_exceptions=True))
        for pid in pids:
            with pytest.raises(ProcessLookupError):
                os.kill(pid, 0)

    run(scene())
