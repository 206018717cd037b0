"""Steps of environments for learners: ours beside PettingZoo's classic games and catanatron's, in one run.

    python bench/environments.py                         all, three rounds in turn
    python bench/environments.py --rounds 5 --seconds 4
    python bench/environments.py ours notre-dame 4 2.0   one measurement in this process, as a line of JSON

A step is a choice among what the mask offers, at random, with what is then shown looked at: observation and
mask. Games are begun anew at their ends, and that counts. Peers that are not installed are left out.
"""

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
FAST: Final = ROOT / "build" / "fast"
WARM_UP: Final = 0.15
OURS: Final = (("notre-dame", 2), ("notre-dame", 4), ("obsession", 2), ("obsession", 4))
CLASSIC: Final = ("connect_four_v3", "tictactoe_v3", "chess_v6", "leduc_holdem_v4")
AT_LEAST: Final = {"notre-dame": 20_000.0, "obsession": 8_000.0}
"""Steps per CPU second of the compiled engine on a quiet machine."""


def measured(step: Callable[[], None], seconds: float) -> dict[str, object]:
    """Steps per CPU second, after some that are not counted."""
    until = time.process_time() + seconds * WARM_UP
    while time.process_time() < until:
        step()
    steps = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for _ in range(20):
            step()
        steps += 20
    return {"steps": steps, "cpu_seconds": spent, "steps_per_second": steps / spent}


def walk(env: Any) -> Callable[[], None]:
    """A random step of an AEC environment."""
    import numpy as np

    rng = random.Random(0)
    seeds = iter(range(10**9))
    env.reset(seed=next(seeds))

    def step() -> None:
        seen, _, ended, cut, info = env.last()
        if ended or cut:
            env.reset(seed=next(seeds))
            return
        mask = (
            seen["action_mask"] if isinstance(seen, dict) and "action_mask" in seen else info["action_mask"]
        )
        env.step(rng.choice(np.flatnonzero(mask).tolist()))

    return step


def ours(name: str, seats: int, seconds: float) -> dict[str, object]:
    from parlour.kernel import engine
    from parlour.research.aec import env

    return {**measured(walk(env(name, seats)), seconds), "engine": engine.__file__}


def classic(name: str, seats: int, seconds: float) -> dict[str, object]:
    module = import_module(f"pettingzoo.classic.{name}")
    # Without the wrappers that check every call, as ours are measured.
    return measured(walk(module.raw_env()), seconds)


def catanatron(name: str, seats: int, seconds: float) -> dict[str, object]:
    """One seat learns, the other is random; the answers of the one are counted."""
    gymnasium = import_module("gymnasium")
    env = gymnasium.make("catanatron_gym:catanatron-v1").unwrapped
    rng = random.Random(0)
    valid = list(env.reset(seed=0)[1]["valid_actions"])

    def step() -> None:
        nonlocal valid
        _, _, ended, cut, info = env.step(rng.choice(valid))
        valid = list((env.reset()[1] if ended or cut else info)["valid_actions"])

    return measured(step, seconds)


KINDS: Final = {"ours": ours, "classic": classic, "catanatron": catanatron}


def apart(kind: str, name: str, seats: int, seconds: float, compiled: bool) -> dict[str, Any] | None:
    """One measurement in a fresh process; None where the peer is not there."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    if compiled:
        environment["PYTHONPATH"] = str(FAST)
    command = [sys.executable, str(Path(__file__).resolve()), kind, name, str(seats), str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        if kind == "ours":
            raise SystemExit(f"bench: measuring {name} failed\n{done.stderr}")
        return None
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    if kind == "ours" and str(found["engine"]).endswith((".so", ".pyd")) != compiled:
        raise SystemExit(f"bench: the wrong engine was loaded: {found['engine']}")
    return found


def compare(rounds: int, seconds: float, compiled: bool) -> dict[str, list[float]]:
    """Steps per second of each environment in each round."""
    found: dict[str, list[float]] = {}
    entries = [("ours", *each) for each in OURS] + [("classic", name, 2) for name in CLASSIC]
    for _ in range(rounds):
        for kind, name, seats in [*entries, ("catanatron", "-", 2)]:
            told = apart(kind, name, seats, seconds, compiled and kind == "ours")
            if told is not None:
                label = f"{name}, {seats} players" if kind == "ours" else f"{kind} {name}".removesuffix(" -")
                found.setdefault(label, []).append(float(told["steps_per_second"]))
    return found


def main() -> int:
    if len(sys.argv) == 5 and sys.argv[1] in KINDS:
        print(json.dumps(KINDS[sys.argv[1]](sys.argv[2], int(sys.argv[3]), float(sys.argv[4]))))
        return 0
    parser = argparse.ArgumentParser(description="Steps of environments per CPU second.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--interpreted", action="store_true", help="ours without the compiled engine")
    given = parser.parse_args()
    missed = False
    for label, speeds in compare(given.rounds, given.seconds, not given.interpreted).items():
        median = statistics.median(speeds)
        least = AT_LEAST.get(label.partition(",")[0], 0.0)
        verdict = "" if not least or given.interpreted else f"  (at least {least:,.0f})"
        missed = missed or (bool(verdict) and median < least)
        print(f"  {label:<28} {median:>10,.0f} steps/s  ({min(speeds):,.0f} to {max(speeds):,.0f}){verdict}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
