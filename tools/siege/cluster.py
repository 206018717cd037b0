"""A private PostgreSQL cluster that lives as long as a `with` block; it syncs honestly unless told not to."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from tools.siege import processes
from tools.siege.server import free_port

USER: Final = "parlour"
OWNER: Final = "postgres"
HONEST: Final = ("fsync=on", "synchronous_commit=on", "full_page_writes=on")
QUICK: Final = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")


def binaries() -> Path | None:
    """Where the newest PostgreSQL has its programs; None when there is none."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: _version(path))
    if found:
        return found[-1].parent
    somewhere = shutil.which("initdb")
    return Path(somewhere).resolve().parent if somewhere else None


def _version(path: Path) -> tuple[int, ...]:
    return tuple([int(part) for part in path.parent.parent.name.split(".") if part.isdigit()])


def why_not() -> str:
    """Why no cluster can be started here; the empty word when one can. For visible skips."""
    if binaries() is None:
        return "PostgreSQL is not installed (no initdb)"
    if os.geteuid() == 0:
        if shutil.which("runuser") is None:
            return "PostgreSQL does not start as root, and there is no runuser"
        try:
            pwd.getpwnam(OWNER)
        except KeyError:
            return f"PostgreSQL does not start as root, and there is no user {OWNER}"
    return ""


class Cluster:
    """A cluster that can be stopped, started again and made to hang."""

    def __init__(self, programs: Path, folder: Path, settings: Sequence[str]) -> None:
        self.programs: Final = programs
        self.folder: Final = folder
        self.port: Final = free_port()
        self.data: Final = folder / "data"
        self.url: Final = f"postgresql://{USER}@127.0.0.1:{self.port}/{USER}"
        chosen = " ".join([f"-c {each}" for each in settings])
        self.options: Final = f"-c listen_addresses=127.0.0.1 -p {self.port} -k {folder} {chosen}"

    def make(self, *extra: str) -> None:
        """Lay the files out; the cluster does not run yet."""
        words = ["-A", "trust", "-U", USER, "--no-sync", "-E", "UTF8", "--locale=C", *extra]
        _run(self.programs, ["initdb", "-D", str(self.data), *words])

    def create_database(self, name: str = USER) -> str:
        """An empty database; its address."""
        _run(self.programs, ["createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, name])
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def start(self) -> None:
        """Start it, and come back when it takes connections."""
        log = str(self.folder / "log")
        _run(self.programs, ["pg_ctl", "-D", str(self.data), "-l", log, "-w", "-o", self.options, "start"])

    def stop(self, mode: str = "fast") -> None:
        """Stop it: `fast` hangs up on everybody, `immediate` is like a loss of power."""
        _run(self.programs, ["pg_ctl", "-D", str(self.data), "-m", mode, "-w", "stop"])

    def pids(self) -> list[int]:
        """The postmaster and every process it has started; none when it does not run."""
        try:
            first = int((self.data / "postmaster.pid").read_text(encoding="ascii").split()[0])
        except (FileNotFoundError, IndexError, ValueError):
            return []
        return [first, *processes.descendants(first)] if processes.is_alive(first) else []


@contextlib.contextmanager
def running(
    *, honest: bool = True, settings: Sequence[str] = (), home: Path | None = None
) -> Iterator[Cluster]:
    """A running cluster with an empty database. Nothing of it is left behind.

    *home* is a folder for its files that is there already; what is not its own it leaves alone.
    """
    reason = why_not()
    programs = binaries()
    if reason or programs is None:
        raise RuntimeError(reason)
    # Not under the caller's folder: every parent must be open to the user postgres.
    folder = Path(tempfile.mkdtemp(prefix="siege-pg-", dir="/tmp" if home is None else home))
    made = Cluster(programs, folder, [*(HONEST if honest else QUICK), *settings])
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, OWNER, OWNER)
        made.make(*(() if home is None else ("--wal-segsize=1",)))
        made.start()
        try:
            made.create_database()
            yield made
        finally:
            if made.pids():
                made.stop("immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def cluster(*, honest: bool = True) -> Iterator[str]:
    """Start a cluster with an empty database; its URL. Nothing of it is left behind."""
    with running(honest=honest) as made:
        yield made.url


def _run(programs: Path, command: Sequence[str]) -> None:
    """A program of PostgreSQL, as somebody who is not root."""
    full = [str(programs / command[0]), *command[1:]]
    if os.geteuid() == 0:
        full = ["runuser", "-u", OWNER, "--", *full]
    # Its output goes to a file: the daemon would hold a pipe open for ever.
    with tempfile.TemporaryFile() as said:
        done = subprocess.run(full, stdin=subprocess.DEVNULL, stdout=said, stderr=said, cwd="/", check=False)
        if done.returncode:
            said.seek(0)
            raise RuntimeError(f"{command[0]}: {said.read().decode(errors='replace')[-500:]}")
