"""Python in a process of its own, and the engine compiled for it."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
FAST = ROOT / "build" / "fast"


def build_fast() -> None:
    """The first time this compiles the engine, about a minute; the build waits for another one to end."""
    build = [sys.executable, str(ROOT / "tools" / "build_fast.py"), "--opt", "0"]
    built = subprocess.run(build, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr


def told_by(*arguments: str, path: Path | None = None, **settings: str) -> dict[str, Any]:
    """What Python prints as JSON, with no settings of its own but these and modules from *path* first."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    environment |= settings
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    command = [sys.executable, *arguments]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told
