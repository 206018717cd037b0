"""Measure the engine beside catanatron, in alternating runs: ours, theirs, ours compiled, and again.

    make bench                                   all player counts that both games have
    make bench ARGS="--players 4 --rounds 3"     quicker
    make bench ARGS="--json build/bench.json"    the figures as JSON, too

Absolute figures depend on the machine and on what else it does; the ratios are taken in one run and are what
counts. Exits with 1 when a ratio is below its threshold.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
FAST: Final = ROOT / "build" / "fast"
MEASURE: Final = Path(__file__).resolve().with_name("measure.py")
FORMS: Final = ("interpreted", "compiled")
THRESHOLDS: Final = {"interpreted": 6.0, "compiled": 15.0}
"""Decisions per second, ours to catanatron's."""


def measure(what: str, players: int, seconds: float, compiled: bool = False) -> dict[str, Any]:
    """One measurement in a fresh process."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    if compiled:
        environment["PYTHONPATH"] = str(FAST)
    done = subprocess.run(
        [sys.executable, str(MEASURE), what, str(players), str(seconds)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise SystemExit(f"bench: measuring {what} failed\n{done.stderr}")
    found: dict[str, Any] = json.loads(done.stdout)
    is_compiled = str(found.get("engine", "")).endswith((".so", ".pyd"))
    if what == "parlour" and is_compiled != compiled:
        raise SystemExit(f"bench: the wrong engine was loaded: {found['engine']}")
    found.pop("engine", None)
    return found


def build_fast() -> None:
    """The compiled copy, when it is not fresh; the compiler lives in the development environment."""
    python = ROOT / ".venv" / "bin" / "python"
    done = subprocess.run([str(python), str(ROOT / "tools" / "build_fast.py")], check=False)
    if done.returncode != 0:
        raise SystemExit("bench: the engine could not be compiled")


def compare(players: int, rounds: int, seconds: float) -> dict[str, Any]:
    """Both forms of our engine and catanatron in turn, *rounds* times."""
    runs: dict[str, list[dict[str, Any]]] = {"interpreted": [], "catanatron": [], "compiled": []}
    for number in range(rounds):
        runs["interpreted"].append(measure("parlour", players, seconds))
        runs["catanatron"].append(measure("catanatron", players, seconds))
        runs["compiled"].append(measure("parlour", players, seconds, compiled=True))
        told = ", ".join(f"{name} {rate(found[-1]):,.0f}" for name, found in runs.items())
        print(f"  {players} players, round {number + 1}: {told} decisions/s", file=sys.stderr, flush=True)
    medians = {name: statistics.median([rate(run) for run in found]) for name, found in runs.items()}
    ratios: dict[str, dict[str, float]] = {}
    for form in FORMS:
        paired = [rate(a) / rate(b) for a, b in zip(runs[form], runs["catanatron"], strict=True)]
        ratios[form] = {
            "median": statistics.median(paired),
            "least": min(paired),
            "most": max(paired),
            "threshold": THRESHOLDS[form],
        }
    return {"players": players, "medians": medians, "ratios": ratios, "runs": runs}


def rate(run: dict[str, Any]) -> float:
    return float(run["decisions_per_second"])


def clones(rounds: int, seconds: float) -> dict[str, Any]:
    """Copying a state, as a multiple of copying a dict of 60 entries."""
    runs: dict[str, list[dict[str, Any]]] = {form: [] for form in FORMS}
    for _ in range(rounds):
        for form in FORMS:
            runs[form].append(measure("clone", 4, seconds, compiled=form == "compiled"))
    return {
        form: {
            "ratio": statistics.median([run["ratio"] for run in found]),
            "clone_us": statistics.median([run["clone_us"] for run in found]),
            "dict_us": statistics.median([run["dict_us"] for run in found]),
        }
        for form, found in runs.items()
    }


def table(results: dict[str, Any]) -> list[str]:
    """The figures in lines."""
    lines = ["decisions with two or more legal answers, per CPU second (medians); ratio to catanatron"]
    for found in results["comparisons"]:
        medians, ratios = found["medians"], found["ratios"]
        lines.append(f"  {found['players']} players   catanatron  {medians['catanatron']:>10,.0f}")
        for form in FORMS:
            ratio = ratios[form]
            verdict = "ok" if ratio["median"] >= ratio["threshold"] else "MISSED"
            lines.append(
                f"    {form:<20}  {medians[form]:>10,.0f}   x {ratio['median']:.1f}"
                f"  ({ratio['least']:.1f} to {ratio['most']:.1f}; at least {ratio['threshold']:g}: {verdict})"
            )
    lines.append("copying a state in mid-game, 4 players, to copying a dict of 60 entries")
    for form in FORMS:
        found = results["clone"][form]
        lines.append(
            f"    {form:<20}  {found['ratio']:.1f}  ({found['clone_us']:.2f} us to {found['dict_us']:.2f} us)"
        )
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the engine beside catanatron.")
    parser.add_argument("--players", default="4,3,2", help="player counts, with commas (2 to 4)")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each measurement")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    options = parser.parse_args()
    counts = [int(count) for count in options.players.split(",")]
    if options.rounds < 1 or options.seconds <= 0 or not all(2 <= count <= 4 for count in counts):
        parser.error("at least one round, some time, and 2 to 4 players")
    build_fast()
    results: dict[str, Any] = {
        "thresholds": THRESHOLDS,
        "comparisons": [compare(players, options.rounds, options.seconds) for players in counts],
        "clone": clones(options.rounds, options.seconds / 4),
    }
    print("\n".join(table(results)))
    if options.json is not None:
        options.json.parent.mkdir(parents=True, exist_ok=True)
        options.json.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
    missed = [
        f"{found['players']} players, {form}"
        for found in results["comparisons"]
        for form in FORMS
        if found["ratios"][form]["median"] < THRESHOLDS[form]
    ]
    for miss in missed:
        print(f"bench: below the threshold: {miss}", file=sys.stderr)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
