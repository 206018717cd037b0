"""`parlour serve`: what hinders it is told in one line, and its log lines carry the time."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

LAUNCH = (sys.executable, "-c", "from parlour.cli.main import main; main()", "serve")


def served(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Try to serve; it is expected to end by itself."""
    return subprocess.run([*LAUNCH, *arguments], capture_output=True, text=True, timeout=60, check=False)


def faults(output: str) -> list[str]:
    """The lines that tell of more than how it starts."""
    return [line for line in output.splitlines() if " INFO " not in line and "client-not-built" not in line]


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--host", "nowhere.invalid"], "bad-host"),
        (["--host", "192.0.2.7"], "bad-host"),
        (["--database", "mysql://x"], "unknown-database"),
        (["--port", "99999"], "bad-arguments"),
    ],
)
def test_what_hinders_the_server_is_one_line(arguments: list[str], code: str, tmp_path: Path) -> None:
    done = served("--port", "0", "--database", str(tmp_path / "t.sqlite"), *arguments)
    assert done.returncode == 2
    (line,) = faults(done.stderr)
    assert line.startswith("parlour: ")
    assert line.endswith(f"[{code}]")


def test_a_port_in_use_is_one_line(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        done = served("--port", str(other.getsockname()[1]), "--database", str(tmp_path / "t.sqlite"))
    assert done.returncode == 2
    (line,) = faults(done.stderr)
    assert line.endswith("[port-in-use]")


def test_a_database_that_is_none_is_one_line(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite"
    file.write_bytes(b"this is no database" * 300)
    done = served("--port", "0", "--database", str(file))
    assert done.returncode == 2
    (line,) = faults(done.stderr)
    assert line.endswith("[unusable-database]")


def test_log_lines_carry_the_time(tmp_path: Path) -> None:
    command = [*LAUNCH, "--port", "0", "--database", str(tmp_path / "t.sqlite")]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        lines: list[str] = []
        for line in process.stderr:
            lines.append(line)
            if "is open at" in line:
                break
        process.terminate()
        process.communicate(timeout=30)
    told = [line for line in lines if "client-not-built" not in line]
    assert told
    assert all(re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z INFO \S", line) for line in told)


def test_open_shows_the_table_in_the_browser(tmp_path: Path) -> None:
    browser, told = tmp_path / "browser", tmp_path / "told"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" >{told}.part\nmv {told}.part {told}\n')
    browser.chmod(0o755)
    database = str(tmp_path / "t.sqlite")
    command = [*LAUNCH, "--open", "--host", "0.0.0.0", "--port", "0", "--database", database]
    environment = {**os.environ, "BROWSER": f"{browser} %s"}
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stderr is not None
        open_at = next(line for line in process.stderr if "is open at" in line).split()[-1]
        for _ in range(600):
            if told.exists():
                break
            time.sleep(0.05)
        process.terminate()
        process.communicate(timeout=30)
    assert told.read_text() == open_at.replace("0.0.0.0", "127.0.0.1")
