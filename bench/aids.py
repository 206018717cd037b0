"""Measure the player's aids at positions of whole games of every mode; exit 1 when they take too long.

    make aids                                         1,000 games, every mode in turn, four positions of each
    make aids AIDS="--games 100 --mode teams-6"       of one mode
    make aids AIDS="--profile teams-6:17"             where the time of one game goes, from the worst position

What is measured is what the server sends for one request: every table on demand, every finding, everything a
drawn board shows besides (`aids`), and at an activity the stages of composing it, from the first one to
the last (`guide`). Milliseconds are CPU time of this process, taken once for each position: nothing is
measured a second time with what the first one left behind, but the rules know what the game itself has asked
them. Every fourth game has a steward at one seat, the others are random play; half of the positions are
those where an activity is chosen, half are any.
"""

import argparse
import cProfile
import functools
import gc
import json
import pstats
import random
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from parlour.ai.registry import find_bot
from parlour.games import find_game
from parlour.kernel.agenda import CHANCE, State
from parlour.kernel.beyond.bot import Bot
from parlour.kernel.beyond.companion import Companion, Stage
from parlour.kernel.engine import apply, legal, open_question, to_move
from parlour.kernel.game import Game, Setup, View
from parlour.sim.proof.tables import varied_setup

GAMES: Final = 1000
PER_GAME: Final = 4
AT_MOST: Final = 50.0
"""Milliseconds within which 99 of 100 aids are made."""
STEWARD_EVERY: Final = 4
HOSTING: Final = "host-activity"
MOST_STAGES: Final = 12
SHOWN: Final = 25
"""Lines of a profile."""

_UPSTAIRS: Final = ("ud-servants", "howard", "ud-guests", "ud-tiles", "ud-copies", "wessex")
_MANY: Final = ("ud-guests", "howard", "wessex")
MODES: Final[dict[str, tuple[str, int, tuple[str, ...]]]] = {
    "notre-dame": ("notre-dame", 4, ()),
    "notre-dame-new": ("notre-dame", 5, ("new-persons",)),
    "base": ("obsession", 3, ()),
    "extended": ("obsession", 4, ("extended", "garden-maze", "novelty-guest", "hire-when-passing")),
    "first-edition": ("obsession", 2, ("extended", "first-edition-hall", "first-edition-objectives")),
    "solitaire": ("obsession", 1, ("solitaire", "extended")),
    "monuments": ("obsession", 1, ("solitaire", "monuments-challenge")),
    "dynamic": ("obsession", 1, ("dynamic-opponent", "solitaire", *_UPSTAIRS)),
    "upstairs": ("obsession", 4, _UPSTAIRS),
    "upstairs-extended": ("obsession", 4, ("extended", *_UPSTAIRS)),
    "upstairs-6": ("obsession", 6, ("extended", "guest-limit", *_UPSTAIRS)),
    "milestones": ("obsession", 3, ("extended", "milestones", *_UPSTAIRS)),
    "public-objectives": ("obsession", 4, ("milestones", "public-objectives", *_UPSTAIRS)),
    "tableau": ("obsession", 3, ("tableau", *_UPSTAIRS)),
    "duel": ("obsession", 2, ("duel", "tableau", *_UPSTAIRS)),
    "estate-challenge": ("obsession", 1, ("estate-challenge", "ud-servants", *_MANY)),
    "teams-4": ("obsession", 4, ("teams", "extended", *_UPSTAIRS)),
    "teams-6": ("obsession", 6, ("teams", *_UPSTAIRS)),
    "teams-plain": ("obsession", 6, ("teams", *_MANY)),
}
"""By name: the game, the number of seats and the modules."""


@dataclass(frozen=True)
class Taken:
    """One measurement."""

    mode: str
    number: int
    what: str
    ply: int
    seat: int
    kind: str
    ms: float


def setup_of(mode: str, number: int) -> Setup:
    """The table of a game: options are varied in every second one."""
    name, seats, modules = MODES[mode]
    game = find_game(name)
    known = {module.id: module for module in game.meta.modules}
    wanted: set[str] = set()
    rest = list(modules)
    while rest:
        each = rest.pop()
        if each not in wanted and each != game.meta.base:
            wanted.add(each)
            rest += known[each].requires
    return varied_setup(game, seats, [each for each in known if each in wanted], number)


def positions_of(mode: str, number: int, wanted: int) -> Iterator[tuple[int, int, str, State]]:
    """Some positions of one game, each with its ply, a seat to look at it from, and its question."""
    setup = setup_of(mode, number)
    game = find_game(setup.game)
    rng = random.Random(f"aids:{mode}:{number}")
    bots: dict[int, Bot] = {}
    if number % STEWARD_EVERY == 0:
        bots[rng.randrange(len(setup.seats))] = find_bot("steward", setup.game)
    hosting: list[tuple[int, int, str, State]] = []
    others: list[tuple[int, int, str, State]] = []
    seen = [0, 0]
    state = game.start(setup)
    ply = 0
    while (question := open_question(state)) is not None:
        seat = rng.choice(to_move(state))
        if seat != CHANCE:
            at = 1 if question.kind == HOSTING else 0
            kept, most = (hosting, wanted // 2) if at else (others, wanted - wanted // 2)
            seen[at] += 1
            place = len(kept) if len(kept) < most else rng.randrange(seen[at])
            if place < most:
                # Now and then somebody looks who is not to move.
                looks = rng.randrange(len(setup.seats)) if rng.random() < 0.25 else seat
                kept[place : place + 1] = [(ply, looks, question.kind, game.clone(state))]
        if seat in bots:
            action = bots[seat].choose(game, game.view(state, seat), random.Random(f"{number}:{seat}:{ply}"))
        else:
            action = legal(state, seat).sample(rng)
        apply(state, seat, action)
        ply += 1
    yield from sorted(hosting + others, key=lambda each: each[0])


def aids(companion: Companion, view: View) -> None:
    """What the server works out for one request."""
    for make in companion.commands.values():
        make(view)
    companion.reasons.findings(view)
    companion.more(view)


def timed(work: Callable[[], object]) -> float:
    """CPU milliseconds; a collection of all that the games before have left is nobody's aid."""
    gc.disable()
    began = time.process_time()
    work()
    spent = (time.process_time() - began) * 1000
    gc.enable()
    return spent


def stages(companion: Companion, view: View, rng: random.Random) -> Iterator[tuple[int, float]]:
    """The stages of composing an activity, parts taken at random: how many were taken, and the time."""
    chosen: tuple[str, ...] = ()
    for count in range(MOST_STAGES):
        told: list[Stage | None] = []

        def work(chosen: tuple[str, ...] = chosen, told: list[Stage | None] = told) -> None:
            told.append(companion.guide(view, chosen))

        spent = timed(work)
        stage = told[0]
        if stage is None:
            return
        yield count, spent
        if not stage.parts:
            return
        chosen = (*chosen, str(rng.choice(stage.parts).value))


def measure_game(mode: str, number: int, wanted: int) -> Iterator[Taken]:
    """Aids and stages at some positions of one game."""
    game: Game = find_game(MODES[mode][0])
    companion = game.companion
    rng = random.Random(f"stages:{mode}:{number}")
    for ply, seat, kind, state in positions_of(mode, number, wanted):
        view = game.view(state, seat)
        spent = timed(functools.partial(aids, companion, view))
        yield Taken(mode, number, "aids", ply, seat, kind, spent)
        for count, more in stages(companion, view, rng):
            what = "guide" if count == 0 else "guide, later"
            yield Taken(mode, number, what, ply, seat, kind, more)


def percentile(values: list[float], share: float) -> float:
    """The value that so many of all do not pass."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def figures(taken: list[Taken]) -> dict[str, object]:
    """What some measurements come to, with the place of the longest."""
    values = [each.ms for each in taken]
    worst = max(taken, key=lambda each: each.ms)
    return {
        "count": len(values),
        "p50": round(percentile(values, 0.50), 2),
        "p95": round(percentile(values, 0.95), 2),
        "p99": round(percentile(values, 0.99), 2),
        "max": round(worst.ms, 2),
        "worst": f"{worst.mode}:{worst.number} ply {worst.ply} seat {worst.seat} {worst.kind}",
    }


def table(taken: list[Taken], modes: list[str]) -> list[str]:
    """The figures in lines: each mode, then all of them."""
    lines = [f"{'mode':<20}{'what':<14}{'count':>7}{'p50':>9}{'p95':>9}{'p99':>9}{'max':>9}  worst"]
    for mode in [*modes, "all"]:
        for what in ("aids", "guide", "guide, later"):
            some = [each for each in taken if each.what == what and mode in (each.mode, "all")]
            if some:
                found = figures(some)
                numbers = "".join([f"{found[name]:>9}" for name in ("p50", "p95", "p99", "max")])
                lines.append(f"{mode:<20}{what:<14}{found['count']:>7}{numbers}  {found['worst']}")
    return lines


def profile(place: str, wanted: int) -> None:
    """Where the time goes at the longest position of a game, given as MODE:NUMBER."""
    mode, _, number = place.rpartition(":")
    game = find_game(MODES[mode][0])
    companion = game.companion
    found = list(positions_of(mode, int(number), wanted))
    views = [game.view(state, seat) for _, seat, _, state in found]
    spent = [timed(functools.partial(aids, companion, view)) for view in views]
    worst = spent.index(max(spent))
    ply, seat, kind, _ = found[worst]
    print(f"{place} ply {ply} seat {seat} {kind}: {max(spent):.1f} ms")
    profiler = cProfile.Profile()
    profiler.runcall(aids, companion, views[worst])
    pstats.Stats(profiler).sort_stats("cumulative").print_stats(SHOWN)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measure the player's aids at positions of whole games.")
    parser.add_argument("--games", type=int, default=GAMES, help=f"how many in all ({GAMES})")
    parser.add_argument("--per-game", type=int, default=PER_GAME, help=f"positions of each ({PER_GAME})")
    parser.add_argument("--seed", type=int, default=0, help="the number of the first game of each mode (0)")
    parser.add_argument("--mode", action="append", choices=sorted(MODES), help="one mode instead of all")
    parser.add_argument("--json", type=Path, help="write every measurement to this file")
    parser.add_argument("--profile", metavar="MODE:NUMBER", help="profile the longest position of a game")
    options = parser.parse_args(arguments)
    if options.games < 1 or options.per_game < 2:
        parser.error("at least one game, and two positions of it")
    if options.profile is not None:
        profile(options.profile, options.per_game)
        return 0
    modes = list(MODES) if options.mode is None else list(options.mode)
    taken: list[Taken] = []
    for at in range(options.games):
        mode = modes[at % len(modes)]
        taken += measure_game(mode, options.seed + at // len(modes), options.per_game)
        if sys.stderr.isatty():
            print(f"\raids: {at + 1}/{options.games} games", end="", file=sys.stderr, flush=True)
    print("\n".join(table(taken, modes)))
    if options.json is not None:
        options.json.parent.mkdir(parents=True, exist_ok=True)
        options.json.write_text(json.dumps([each.__dict__ for each in taken]) + "\n", encoding="utf-8")
    p99 = percentile([each.ms for each in taken if each.what == "aids"], 0.99)
    if p99 > AT_MOST:
        print(f"aids: p99 is {p99:.1f} ms, at most {AT_MOST:g}: MISSED", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
