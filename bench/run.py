"""Measure the engine beside its peers, in alternating runs: ours, theirs, ours compiled, and again.

    make bench                                   both games, all player counts that they share with catanatron
    make bench ARGS="--no-others"                beside catanatron alone
    make bench ARGS="--game obsession"           one game
    make bench ARGS="--players 4 --rounds 3"     quicker
    make bench ARGS="--json build/bench.json"    the figures as JSON, too

Absolute figures depend on the machine and on what else it does; the ratios are taken in one run and are what
counts. What is too quick for that (copying a state, judging and drawing an activity) is told as a multiple of
copying a dict of 60 entries, in the same process. Exits with 1 when a ratio misses its threshold.
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
GAMES: Final = ("notre-dame", "obsession")
AT_LEAST: Final = {
    "notre-dame": {"interpreted": 18.0, "compiled": 150.0},
    "obsession": {"interpreted": 5.0, "compiled": 22.0},
}
"""Decisions per second, ours to catanatron's: what was reached, less what a busy machine takes."""
OTHERS: Final = {
    "OpenSpiel, gin rummy in C++": ("openspiel", "gin_rummy", 2),
    "OpenSpiel, hearts in C++": ("openspiel", "hearts", 4),
    "OpenSpiel, dominoes in Python": ("openspiel", "python_team_dominoes", 4),
    "python-chess": ("chess", "-", 2),
    "RLCard, gin rummy": ("rlcard", "gin-rummy", 2),
    "RLCard, uno": ("rlcard", "uno", 2),
}
"""Other peers: what measures them, which of their games, and for how many."""
PEERS: Final = ("catanatron", *{what for what, _, _ in OTHERS.values()})
AGES: Final = 1.5
"""A decision at the end of a game, to one at its beginning, at most."""
AT_MOST: Final = {"accepts": 8.0, "sample": 30.0}
"""Judging and drawing an activity of Obsession, to copying a dict."""


def measure(what: str, game: str, players: int, seconds: float, compiled: bool = False) -> dict[str, Any]:
    """One measurement in a fresh process."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    if compiled:
        environment["PYTHONPATH"] = str(FAST)
    done = subprocess.run(
        [sys.executable, str(MEASURE), what, game, str(players), str(seconds)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise SystemExit(f"bench: measuring {what} failed\n{done.stderr}")
    found: dict[str, Any] = json.loads(done.stdout)
    is_compiled = str(found["engine"]).endswith((".so", ".pyd"))
    if what not in PEERS and is_compiled != compiled:
        raise SystemExit(f"bench: the wrong engine was loaded: {found['engine']}")
    found.pop("engine")
    return found


def build_fast() -> None:
    """The compiled copy, when it is not fresh; the compiler lives in the development environment."""
    python = ROOT / ".venv" / "bin" / "python"
    done = subprocess.run([str(python), str(ROOT / "tools" / "build_fast.py")], check=False)
    if done.returncode != 0:
        raise SystemExit("bench: the engine could not be compiled")


def compare(games: list[str], players: int, rounds: int, seconds: float) -> list[dict[str, Any]]:
    """Both forms of our engine and catanatron in turn, *rounds* times; a row for each game."""
    theirs: list[dict[str, Any]] = []
    ours: dict[str, dict[str, list[dict[str, Any]]]] = {game: {form: [] for form in FORMS} for game in games}
    for number in range(rounds):
        theirs.append(measure("catanatron", "-", players, seconds))
        told = [f"catanatron {rate(theirs[-1]):,.0f}"]
        for game in games:
            for form in FORMS:
                run = measure("playout", game, players, seconds, compiled=form == "compiled")
                ours[game][form].append(run)
                told.append(f"{game} {form} {rate(run):,.0f}")
        print(f"  {players} players, round {number + 1}: {', '.join(told)}", file=sys.stderr, flush=True)
    return [
        {
            "game": game,
            "players": players,
            "catanatron": statistics.median([rate(run) for run in theirs]),
            **{form: ratios(ours[game][form], theirs, AT_LEAST[game][form]) for form in FORMS},
            "runs": {**ours[game], "catanatron": theirs},
        }
        for game in games
    ]


def compare_others(games: list[str], rounds: int, seconds: float) -> list[dict[str, Any]]:
    """Both games compiled, and every other peer at its own game, in turn; a row for each peer.

    Each of ours plays with as many as the peer does.
    """
    theirs: dict[str, list[dict[str, Any]]] = {label: [] for label in OTHERS}
    ours: dict[tuple[str, int], list[dict[str, Any]]] = {
        (game, count): [] for game in games for count in sorted({seats for _, _, seats in OTHERS.values()})
    }
    for number in range(rounds):
        for (game, count), runs in ours.items():
            runs.append(measure("playout", game, count, seconds, compiled=True))
        for label, (what, name, seats) in OTHERS.items():
            theirs[label].append(measure(what, name, seats, seconds))
        told = ", ".join([f"{label} {rate(runs[-1]):,.0f}" for label, runs in theirs.items()])
        print(f"  other peers, round {number + 1}: {told}", file=sys.stderr, flush=True)
    return [
        {
            "peer": label,
            "players": OTHERS[label][2],
            "speed": statistics.median([rate(run) for run in runs]),
            **{game: ratios(ours[game, OTHERS[label][2]], runs, 0.0) for game in games},
        }
        for label, runs in theirs.items()
    ]


def ratios(ours: list[dict[str, Any]], theirs: list[dict[str, Any]], threshold: float) -> dict[str, float]:
    """Our speed, and how it compares in each round."""
    paired = [rate(a) / rate(b) for a, b in zip(ours, theirs, strict=True)]
    return {
        "speed": statistics.median([rate(run) for run in ours]),
        "median": statistics.median(paired),
        "least": min(paired),
        "most": max(paired),
        "threshold": threshold,
    }


def rate(run: dict[str, Any]) -> float:
    return float(run["decisions_per_second"])


def small_things(what: str, game: str, players: int, rounds: int, seconds: float) -> dict[str, Any]:
    """By form: what a process measured beside copying a dict, each figure the median of the rounds."""
    found: dict[str, Any] = {}
    for form in FORMS:
        runs = [measure(what, game, players, seconds, form == "compiled") for _ in range(rounds)]
        found[form] = medians(runs)
    return {"game": game, "players": players, **found}


def medians(runs: list[dict[str, Any]]) -> dict[str, Any]:
    """The median of each number, however deep it lies."""
    return {
        name: medians([run[name] for run in runs])
        if isinstance(value, dict)
        else statistics.median([run[name] for run in runs])
        for name, value in runs[0].items()
    }


def table(results: dict[str, Any]) -> list[str]:
    """The figures in lines."""
    lines = ["decisions with two or more legal answers, per CPU second (medians); ratio to catanatron"]
    for found in results["comparisons"]:
        lines.append(f"  {found['game']}, {found['players']} players: catanatron {found['catanatron']:,.0f}")
        for form in FORMS:
            ratio = found[form]
            verdict = "ok" if ratio["median"] >= ratio["threshold"] else "MISSED"
            lines.append(
                f"    {form:<12} {ratio['speed']:>10,.0f}   x {ratio['median']:.1f}"
                f"  ({ratio['least']:.1f} to {ratio['most']:.1f}; at least {ratio['threshold']:g}: {verdict})"
            )
    if results["others"]:
        lines.append("the same beside other peers, compiled, as many players")
    for found in results["others"]:
        told = ", ".join([f"{game} x {found[game]['median']:.1f}" for game in GAMES if game in found])
        lines.append(f"  {found['peer']:<30} {found['speed']:>8,.0f}   {told}")
    lines.append("microseconds for a decision in the first and the last quarter of a game:")
    for found in results["ages"]:
        for form in FORMS:
            run = found[form]
            verdict = "ok" if run["ratio"] <= AGES else "MISSED"
            lines.append(
                f"  {found['game']}, {found['players']} players, {form:<12} {run['first_us']:>7.2f}"
                f" {run['last_us']:>7.2f}   x {run['ratio']:.2f} (at most {AGES:g}: {verdict})"
            )
    lines.append("in copies of a dict of 60 entries:")
    for found in results["clone"]:
        lines.append(f"  {found['game']}, {found['players']} players: copying a state in mid-game")
        for form in FORMS:
            run = found[form]
            lines.append(
                f"    {form:<12} {run['ratio']:>6.1f}  ({run['us']:.2f} us to {run['dict_us']:.2f} us)"
            )
    for found in results["hosting"]:
        lines.append(f"  {found['game']}, {found['players']} players: an activity at positions of real games")
        for form in FORMS:
            lines += [_hosting_line(form, what, found[form]) for what in AT_MOST]
    return lines


def _hosting_line(form: str, what: str, run: dict[str, Any]) -> str:
    verdict = "ok" if run[what]["ratio"] <= AT_MOST[what] else "MISSED"
    sizes = ", ".join(f"{size} hand {ratio:.1f}" for size, ratio in run[what]["by_size"].items())
    if what == "sample":
        sizes += f", first draws {run['first']['ratio']:.1f}"
    return (
        f"    {form:<12} {what:<8} {run[what]['ratio']:>6.1f}  ({run[what]['us']:.2f} us; {sizes}; "
        f"at most {AT_MOST[what]:g}: {verdict})"
    )


def missed(results: dict[str, Any]) -> list[str]:
    """What does not keep its threshold."""
    found = [
        f"{row['game']}, {row['players']} players, {form}: decisions"
        for row in results["comparisons"]
        for form in FORMS
        if row[form]["median"] < row[form]["threshold"]
    ]
    found += [
        f"{row['game']}, {row['players']} players, {form}: the end of a game"
        for row in results["ages"]
        for form in FORMS
        if row[form]["ratio"] > AGES
    ]
    return found + [
        f"{row['game']}, {row['players']} players, {form}: {what}"
        for row in results["hosting"]
        for form in FORMS
        for what, most in AT_MOST.items()
        if row[form][what]["ratio"] > most
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the engine beside catanatron.")
    parser.add_argument("--game", choices=GAMES, help="one game instead of both")
    parser.add_argument("--players", default="4,3,2", help="player counts, with commas (2 to 4)")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each measurement")
    parser.add_argument("--no-others", action="store_true", help="leave out the peers beside catanatron")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    options = parser.parse_args()
    counts = [int(count) for count in options.players.split(",")]
    if options.rounds < 1 or options.seconds <= 0 or not all(2 <= count <= 4 for count in counts):
        parser.error("at least one round, some time, and 2 to 4 players")
    build_fast()
    games = [options.game] if options.game else list(GAMES)
    rounds, seconds = options.rounds, options.seconds
    hosting = [each for each in games if each == "obsession"]
    results: dict[str, Any] = {
        "comparisons": [row for count in counts for row in compare(games, count, rounds, seconds)],
        "others": [] if options.no_others else compare_others(games, rounds, seconds),
        "ages": [small_things("ages", game, counts[0], rounds, seconds) for game in games],
        "clone": [small_things("clone", game, counts[0], rounds, seconds / 4) for game in games],
        "hosting": [
            small_things("hosting", game, count, rounds, seconds / 4) for game in hosting for count in counts
        ],
    }
    print("\n".join(table(results)))
    if options.json is not None:
        options.json.parent.mkdir(parents=True, exist_ok=True)
        options.json.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
    for miss in missed(results):
        print(f"bench: the threshold is missed: {miss}", file=sys.stderr)
    return 1 if missed(results) else 0


if __name__ == "__main__":
    sys.exit(main())
