"""Harm the server's store, its workers and the server itself, and see whether it keeps what it promised.

    python -m tools.siege.durability                        every scene on both databases: 20 minutes
    python -m tools.siege.durability --scene "lock held" --database sqlite --faults 5 --kills 3
    python -m tools.siege.durability --scene "power lost" --unsafe     a disk that lies: must find losses

Clients play both games, chat, claim seats, leave and return, bring logs, take back, and write down every
acknowledgement. Somebody stops the store, locks it, fills its disk, kills and stops workers, and kills the
server with SIGKILL up to 150 ms after an acknowledgement, or later, also in the middle of a fault. The
clients come back and send again, with the same id, what was not acknowledged. After each blow the database is
compared with what they wrote down. Exits with 1 when anything was lost, doubled or left a hole, when a table
does not open, or when the server's log has a traceback.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Final

from tools.siege import cluster, shim
from tools.siege.report import Report, total
from tools.siege.scenes import SCENES, scene_named
from tools.siege.scenes.ground import FAILING, FORGETFUL, POSTGRES, SMALL, SQLITE
from tools.siege.scenes.scene import Scene
from tools.siege.server import end_gently
from tools.siege.siege import besieged

JOBS: Final = 3
SCENE_SECONDS: Final = 1500
"""After so long a scene is given up: something in it hangs."""


def why_not(scene: type[Scene], database: str, folder: Path) -> str:
    """Why a scene cannot be played here; the empty word when it can."""
    if database == POSTGRES:
        reason = cluster.why_not()
        if not reason and scene.disk == SMALL and not shim.can_mount(folder):
            reason = "a small disk cannot be mounted here"
        return reason
    return shim.why_not() if scene.disk in (FAILING, FORGETFUL, SMALL) else ""


def play(
    scene: Scene,
    database: str,
    faults: int,
    kills: int,
    seed: int,
    *,
    seconds: float = 0,
    unsafe: bool = False,
    go_on: bool = False,
) -> Report:
    """One scene in this process."""
    with besieged(scene, database, seed, unsafe=unsafe, go_on=go_on) as siege:
        return asyncio.run(siege.run(faults, kills, seconds))


def play_all(
    wanted: Sequence[tuple[type[Scene], str]], seed: int, scale: float, jobs: int, *, go_on: bool = False
) -> list[Report]:
    """Every scene in a process of its own, some of them side by side: most of the time is waiting."""
    ahead = list(enumerate(wanted))
    running: dict[int, tuple[subprocess.Popen[bytes], Path, float]] = {}
    reports: dict[int, Report] = {}
    with tempfile.TemporaryDirectory(prefix="siege-") as name:
        try:
            while ahead or running:
                while ahead and len(running) < jobs:
                    n, (scene, database) = ahead.pop(0)
                    place = Path(name, f"{n}.json")
                    command = [sys.executable, "-m", "tools.siege.durability", "--scene", scene.name]
                    command += ["--database", database, "--seed", str(seed + n), "--report", str(place)]
                    command += ["--faults", str(round(scene.faults * scale))]
                    command += ["--kills", str(round(scene.kills * scale))]
                    command += ["--go-on"] if go_on else []
                    running[n] = (subprocess.Popen(command), place, time.monotonic())
                time.sleep(0.2)
                for n, (process, place, began) in list(running.items()):
                    late = time.monotonic() - began > SCENE_SECONDS
                    if late:
                        process.terminate()
                    if late or process.poll() is not None:
                        process.wait()
                        del running[n]
                        reports[n] = _read(place, wanted[n], "took too long" if late else "failed itself")
        finally:
            for process, _, _ in running.values():
                process.terminate()
                process.wait()
    return [reports[n] for n in sorted(reports)]


def _read(place: Path, scene: tuple[type[Scene], str], otherwise: str) -> Report:
    if not place.exists():
        return Report(scene[0].name, scene[1], wrong=[f"the scene {otherwise}"])
    return Report(**json.loads(place.read_text(encoding="utf-8")))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    names = [scene.name for scene in SCENES]
    parser.add_argument("--scene", choices=names, help="only this one, in this process")
    parser.add_argument("--database", choices=(SQLITE, POSTGRES))
    parser.add_argument("--faults", type=int)
    parser.add_argument("--kills", type=int)
    parser.add_argument("--scale", type=float, default=1.0, help="so many times the usual faults and kills")
    parser.add_argument("--jobs", type=int, default=JOBS, help="scenes that are played side by side")
    parser.add_argument("--seconds", type=float, default=0, help="stop a scene after so long in any case")
    parser.add_argument("--unsafe", action="store_true", help="a disk that lies about syncs")
    parser.add_argument("--go-on", action="store_true", help="also after something went wrong")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("--report", help="a file for the figures")
    told = parser.parse_args(arguments)
    print(f"seed {told.seed}", flush=True)
    if told.scene:
        scene = scene_named(told.scene)
        faults = scene.faults if told.faults is None else told.faults
        kills = scene.kills if told.kills is None else told.kills
        database = told.database or scene.databases[0]
        report = play(
            scene,
            database,
            faults,
            kills,
            told.seed,
            seconds=told.seconds,
            unsafe=told.unsafe,
            go_on=told.go_on,
        )
        print(report.told(), flush=True)
        if told.report:
            Path(told.report).write_text(json.dumps(asdict(report)), encoding="utf-8")
        return 1 if report.wrong else 0
    began = time.monotonic()
    wanted: list[tuple[type[Scene], str]] = []
    left_out: list[str] = []
    with tempfile.TemporaryDirectory(prefix="siege-") as name:
        for scene_type in SCENES:
            for database in scene_type.databases:
                if told.database in (None, database):
                    reason = why_not(scene_type, database, Path(name))
                    if reason:
                        left_out.append(f"not played: {scene_type.name} on {database}: {reason}")
                    else:
                        wanted.append((scene_type, database))
    reports = play_all(wanted, told.seed, told.scale, told.jobs, go_on=told.go_on)
    print(total(reports))
    print(f"{time.monotonic() - began:.0f} s")
    for line in left_out:
        print(line)
    return 1 if any(report.wrong for report in reports) else 0


if __name__ == "__main__":
    end_gently()
    sys.exit(main())
