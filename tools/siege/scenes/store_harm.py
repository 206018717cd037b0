"""The store is down, locked, full, or has no connection left; then it is well again."""

from __future__ import annotations

import contextlib
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager
from typing import Final

import psycopg

from tools.siege import processes
from tools.siege.cluster import Cluster
from tools.siege.scenes.ground import FAILING, POSTGRES, SMALL, Ground
from tools.siege.scenes.scene import Scene

LOCKED: Final = ("tables", "seats", "entries", "snapshots", "chat")
START_TRIES: Final = 40


class StoreDown(Scene):
    """The disk of the file fails; the cluster is stopped, or hangs."""

    name = "store down"
    disk = FAILING
    lasts = (1.0, 2.5)
    longest = (8.0, 20.0, 60.0)
    faults = 32

    def harmed(self, ground: Ground) -> AbstractContextManager[None]:
        return _sqlite_down(ground) if ground.cluster is None else _postgres_down(ground)


def _sqlite_down(ground: Ground) -> contextlib.AbstractContextManager[None]:
    if ground.failing is None:
        raise RuntimeError("this scene needs a disk that fails")
    return ground.failing.failing(ground.rng.choice(("broken", "stuck")))


@contextlib.contextmanager
def _postgres_down(ground: Ground) -> Iterator[None]:
    cluster = ground.postgres()
    how = ground.rng.choice(("fast", "immediate", "hang"))
    if how == "hang":
        stopped = cluster.pids()
        processes.send(signal.SIGSTOP, stopped)
        try:
            yield
        finally:
            processes.send(signal.SIGCONT, stopped)
    else:
        cluster.stop(how)
        try:
            yield
        finally:
            start_again(cluster)


def start_again(cluster: Cluster) -> None:
    """Start a cluster, as often as it takes: after a crash it first has to find its feet."""
    for attempt in range(START_TRIES):
        if cluster.pids():
            break
        try:
            cluster.start()
        except RuntimeError:
            if attempt == START_TRIES - 1:
                raise
            time.sleep(0.25)
    for _ in range(START_TRIES):
        try:
            psycopg.connect(cluster.url, connect_timeout=5).close()
            return
        except psycopg.Error:
            time.sleep(0.25)
    raise RuntimeError("the cluster does not take connections")


class LockHeld(Scene):
    """Another process holds the lock that writers need."""

    name = "lock held"
    longest = (12.0, 12.0, 14.0, 30.0)
    faults = 26

    def harmed(self, ground: Ground) -> AbstractContextManager[None]:
        return _sqlite_lock(ground) if ground.cluster is None else _postgres_lock(ground)


@contextlib.contextmanager
def _sqlite_lock(ground: Ground) -> Iterator[None]:
    holding = sqlite3.connect(ground.url, timeout=30, isolation_level=None, check_same_thread=False)
    try:
        holding.execute(ground.rng.choice(("BEGIN IMMEDIATE", "BEGIN EXCLUSIVE")))
        try:
            yield
        finally:
            holding.execute("ROLLBACK")
    finally:
        holding.close()


@contextlib.contextmanager
def _postgres_lock(ground: Ground) -> Iterator[None]:
    wanted = ground.rng.choice((*LOCKED, ", ".join(LOCKED)))
    with psycopg.connect(ground.url) as holding:
        holding.execute(f"LOCK TABLE {wanted} IN ACCESS EXCLUSIVE MODE".encode())
        yield
        holding.rollback()


class DiskFull(Scene):
    """There is no room for another byte."""

    name = "disk full"
    disk = SMALL
    longest = (5.0, 10.0)
    faults = 24

    @contextlib.contextmanager
    def harmed(self, ground: Ground) -> Iterator[None]:
        if ground.small is not None:
            with ground.small.full():
                yield
        elif ground.failing is not None:
            with ground.failing.failing("full"):
                yield
        else:
            raise RuntimeError("this scene needs a small disk, and none can be mounted here")
        if ground.cluster is not None:
            start_again(ground.cluster)  # it may have given up


class PoolExhausted(Scene):
    """No connection is left: others hold them all, or all of the server's own wait for a lock."""

    name = "pool exhausted"
    databases = (POSTGRES,)
    longest = (12.0, 14.0)
    faults = 24

    def harmed(self, ground: Ground) -> AbstractContextManager[None]:
        return _taken(ground) if ground.rng.random() < 0.5 else _waiting(ground)


@contextlib.contextmanager
def _taken(ground: Ground) -> Iterator[None]:
    """Every connection of the cluster is taken, and those of the server are cut."""
    held: list[psycopg.Connection[tuple[object, ...]]] = []
    try:
        held.append(psycopg.connect(ground.url, autocommit=True))
        with contextlib.suppress(psycopg.OperationalError):
            for _ in range(200):
                held[0].execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
                    "AND datname = current_database() AND application_name <> 'siege'"
                )
                held.append(psycopg.connect(ground.url, application_name="siege", connect_timeout=5))
        yield
    finally:
        for each in held:
            each.close()


@contextlib.contextmanager
def _waiting(ground: Ground) -> Iterator[None]:
    """Whoever says something waits, and keeps a connection of the server's while he does."""
    with psycopg.connect(ground.url) as holding:
        holding.execute("LOCK TABLE chat IN ACCESS EXCLUSIVE MODE")
        yield
        holding.rollback()


class Restarted(Scene):
    """The database is restarted under the server."""

    name = "database restarted"
    databases = (POSTGRES,)
    lasts = (0.0, 0.3)
    faults = 36

    @contextlib.contextmanager
    def harmed(self, ground: Ground) -> Iterator[None]:
        cluster = ground.postgres()
        cluster.stop(ground.rng.choice(("fast", "immediate")))
        try:
            yield
        finally:
            start_again(cluster)
