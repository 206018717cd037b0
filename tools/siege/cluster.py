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


@contextlib.contextmanager
def cluster(*, honest: bool = True) -> Iterator[str]:
    """Start a cluster with an empty database; its URL. Nothing of it is left behind."""
    reason = why_not()
    programs = binaries()
    if reason or programs is None:
        raise RuntimeError(reason)
    # Not under the caller's folder: every parent must be open to the user postgres.
    folder = Path(tempfile.mkdtemp(prefix="siege-pg-", dir="/tmp"))
    port = free_port()
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, OWNER, OWNER)
        data = str(folder / "data")
        _run(
            programs,
            ["initdb", "-D", data, "-A", "trust", "-U", USER, "--no-sync", "-E", "UTF8", "--locale=C"],
        )
        settings = [f"-c {each}" for each in (HONEST if honest else QUICK)]
        options = " ".join(["-c listen_addresses=127.0.0.1", f"-p {port}", f"-k {folder}", *settings])
        _run(programs, ["pg_ctl", "-D", data, "-l", str(folder / "log"), "-w", "-o", options, "start"])
        try:
            _run(programs, ["createdb", "-h", "127.0.0.1", "-p", str(port), "-U", USER, USER])
            yield f"postgresql://{USER}@127.0.0.1:{port}/{USER}"
        finally:
            _run(programs, ["pg_ctl", "-D", data, "-m", "immediate", "-w", "stop"])
    finally:
        shutil.rmtree(folder, ignore_errors=True)


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
