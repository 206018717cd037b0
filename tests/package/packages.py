"""Packages built, installed and asked without an index: what ours needs, the tests' environment lends."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


def ran(*command: str | Path, cwd: Path = ROOT, **settings: str) -> str:
    """What a command prints; it knows nothing of the checkout through its environment."""
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PARLOUR"))
    }
    told = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=environment | settings,
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stdout + told.stderr
    return told.stdout


def built(folder: Path, target: Path, *kinds: str) -> list[Path]:
    """Archives of the sources at *folder*, made by the back end that is installed here."""
    kinds = kinds or ("wheel",)
    chosen = [part for kind in kinds for part in ("-t", kind)]
    ran(sys.executable, "-m", "hatchling", "build", "-d", target, *chosen, cwd=folder)
    return sorted(target.iterdir())


def environment_with(folder: Path, *wheels: Path) -> Path:
    """A virtual environment that has these wheels and, from the environment of the tests, what they need."""
    ran(sys.executable, "-m", "venv", "--without-pip", folder)
    python = folder / "bin" / "python"
    ran(sys.executable, "-m", "pip", "--python", python, "install", "-q", "--no-deps", "--no-index", *wheels)
    (site,) = folder.glob("lib/python*/site-packages")
    # A path in a .pth file is added, but .pth files in that path are not read: our own checkout stays out.
    (site / "lent.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return folder / "bin"


@contextmanager
def serving(parlour: Path, database: Path) -> Iterator[str]:
    """The address of a server, while it runs."""
    command = [str(parlour), "serve", "--port", "0", "--database", str(database)]
    with subprocess.Popen(command, cwd=database.parent, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        try:
            yield next(line for line in process.stderr if "is open at" in line).split()[-1]
        finally:
            process.terminate()
            process.communicate(timeout=30)


def fetched(address: str) -> str:
    """The body of a page."""
    with urllib.request.urlopen(address, timeout=30) as answer:
        body: bytes = answer.read()
    return body.decode()


def asked(*command: str | Path, cwd: Path) -> Any:
    """What a command answers in JSON."""
    return json.loads(ran(*command, cwd=cwd))
