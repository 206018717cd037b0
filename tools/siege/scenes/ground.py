"""Where a scene takes place: a server on a database of its own, on a disk or a cluster that can be harmed."""

from __future__ import annotations

import contextlib
import random
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tools.siege import shim
from tools.siege.cluster import Cluster, running
from tools.siege.server import ServerProcess
from tools.siege.shim import FailingDisk, ForgetfulDisk, SmallDisk

SQLITE: Final = "sqlite"
POSTGRES: Final = "postgres"
PLAIN: Final = "plain"
FORGETFUL: Final = "forgetful"
FAILING: Final = "failing"
SMALL: Final = "small"
SMALL_MEGABYTES: Final = {SQLITE: 16, POSTGRES: 160}
SMALL_WAL: Final = ("min_wal_size=4MB", "max_wal_size=8MB", "wal_init_zero=on")
FEW_CONNECTIONS: Final = ("max_connections=24", "superuser_reserved_connections=0")


@dataclass
class Ground:
    """What a scene can lay hands on."""

    database: str
    folder: Path
    server: ServerProcess
    rng: random.Random
    cluster: Cluster | None = None
    forgetful: ForgetfulDisk | None = None
    failing: FailingDisk | None = None
    small: SmallDisk | None = None
    faults: list[str] = field(default_factory=list)
    """What a scene itself saw going wrong."""
    turn: int = 0
    """How many things a scene has tried."""
    named: int = 0
    """Tables that a scene had spoilt, and that said so when they were opened."""

    @property
    def url(self) -> str:
        """The database, as a server is told of it."""
        return self.server.database

    def postgres(self) -> Cluster:
        """The cluster of a scene that has one."""
        if self.cluster is None:
            raise RuntimeError("this scene has no cluster")
        return self.cluster


@contextlib.contextmanager
def ground(database: str, disk: str, seed: int) -> Iterator[Ground]:
    """A fresh database on a disk of some sort, and a server that is not yet started."""
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="siege-")))
        forgetful = failing = small = cluster = None
        home = folder
        if disk == SMALL and shim.can_mount(folder):
            # Not in the private folder: the user postgres must get there.
            home = Path(tempfile.mkdtemp(prefix="siege-small-", dir="/tmp"))
            stack.callback(home.rmdir)
            home.chmod(0o755)
            small = SmallDisk(home / "disk", SMALL_MEGABYTES[database])
            stack.callback((home / "disk").rmdir)
            stack.callback(small.close)
            home = small.folder
        elif disk in (SMALL, FAILING) and database == SQLITE:
            failing = FailingDisk(folder)
            home = failing.folder
        elif disk == FORGETFUL:
            forgetful = ForgetfulDisk(folder)
            home = forgetful.folder
        if database == POSTGRES:
            settings = [*FEW_CONNECTIONS, *(SMALL_WAL if small is not None else ())]
            cluster = stack.enter_context(
                running(settings=settings, home=small.folder if small is not None else None)
            )
            url = cluster.url
        else:
            url = str(home / "tables.sqlite")
        preloaded = forgetful or failing
        env = preloaded.env() if preloaded is not None else None
        server = ServerProcess(url, folder, env=env, forked=True)
        stack.callback(server.close)
        yield Ground(database, folder, server, random.Random(seed), cluster, forgetful, failing, small)
