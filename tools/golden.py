"""Golden games: finished games of every kind as logs, each with an account of what it came to.

    python -m tools.golden           play them anew and write tests/finished (`make golden`)
    python -m tools.golden --replay  replay those that are there and print the accounts as JSON

Nothing is written while games of the present rules version replay differently: then the version must rise
first. The same sources always write the same files.
"""

import argparse
import json
import random
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import parlour.kernel.engine
from parlour.ai.registry import find_bot
from parlour.games import find_game, games
from parlour.kernel.agenda import CHANCE
from parlour.kernel.beyond.bot import BlindBot
from parlour.kernel.codec import canonical
from parlour.kernel.engine import legal, to_move
from parlour.kernel.errors import RulesBug
from parlour.kernel.game import Game, Setup
from parlour.kernel.log import GameLog, folded, load
from parlour.sim.play.live_game import LiveGame
from parlour.sim.proof.finished import EVERY, account
from parlour.sim.proof.steered import steered_game
from parlour.sim.proof.tables import Table, every_table, is_accepted, varied_setup, with_options

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "tests" / "finished"
SENTENCE: Final = "old games replay differently: raise rules_version"
VIEWS: Final = "the views"
FIRST_VERSION: Final = "1"
"""The one version that no changelog has to tell of."""
FEWEST: Final[Mapping[str, int]] = {"notre-dame": 30, "obsession": 72}
USUAL: Final = 20
"""Games of a game that has no number of its own."""
SOME_TABLES: Final = 20
"""Tables among which one more is chosen."""
BOTS: Final = (("random",), ("steward",), ("steward", "random"))
"""Who plays, game by game; the names go round the table."""
CORRECTED_EVERY: Final = 6
TAKEN_BACK_EVERY: Final = 4
TAKEN_BACK: Final = 4
"""Take-backs in a game that has some."""
CORRECTIONS: Final[Mapping[str, tuple[Mapping[str, object], ...]]] = {
    "notre-dame": (
        {"rats": {"fool": 0, "monk": 3, "doctor": 1}},
        {"board": {"corners": "MbbMMbbM"}},
        {"rats": {"barmaid": 3, "mayor": 0}, "board": {"cathedral_road": False}},
    ),
    "obsession": (
        {"tiles": {"great-hall": {"front": {"vp": 5}, "price_mod": 200}}},
        {"price_rule": {"minimum": 0}},
        {"objectives": {"misc-wealth": {"condition": {"amount": 1000}, "score": {"kind": "flat", "vp": 8}}}},
    ),
}


# What there is to show


def wanted(game: Game) -> list[str]:
    """Everything that must occur: modules, numbers of seats, values of options; of free ones, some value."""
    meta = game.meta
    found = [module.id for module in meta.modules if module.id != meta.base]
    found += [f"{seats}-seats" for seats in range(meta.min_seats, meta.max_seats + 1)]
    for option in meta.options:
        found += [f"{option.id}={choice}" for choice in option.choices] or [option.id]
    return found


def shown(game: Game, setup: Setup) -> set[str]:
    """What of it occurs at a table; an option counts where the table names it."""
    found = {*setup.modules, f"{len(setup.seats)}-seats"}
    for option in game.meta.options:
        if option.id in setup.options:
            value = setup.options[option.id]
            if option.choices:
                found.add(f"{option.id}={value}")
            elif value != option.default:
                found.add(option.id)
    return found


def planned(game: Game) -> Iterator[tuple[str, Setup]]:
    """Tables that show everything wanted, each with the thing it was looked for; then some more."""
    tables = every_table(game)
    seen: set[str] = set()
    pairs: set[tuple[str, int]] = set()
    number = 0
    for label in wanted(game):
        if label not in seen:
            setup = _table_for(game, tables, label)
            seen |= shown(game, setup)
            pairs |= _pairs(len(setup.seats), setup.modules)
            number += 1
            yield label, setup
    rng = random.Random(f"golden:{game.meta.id}:more")
    for _ in range(FEWEST.get(game.meta.id, USUAL) - number):
        some = rng.sample(tables, min(SOME_TABLES, len(tables)))
        seats, modules = max(some, key=lambda table: len(_pairs(*table) - pairs))
        pairs |= _pairs(seats, modules)
        yield f"{seats}-seats-more", varied_setup(game, seats, modules, 1 + 2 * rng.randrange(100))


def _pairs(seats: int, modules: Sequence[str]) -> set[tuple[str, int]]:
    """Each module with the number of players: the more of these have been shown, the better."""
    return {(module, seats) for module in modules}


def _table_for(game: Game, tables: Sequence[Table], label: str) -> Setup:
    """A table that shows *label*, otherwise drawn at random."""
    option, given, value = label.partition("=")
    for seats, modules in random.Random(f"golden:{game.meta.id}:{label}").sample(tables, len(tables)):
        if given:
            plain = Setup(
                game.meta.id, tuple([f"seat-{seat}" for seat in range(seats)]), modules, {option: value}
            )
            if is_accepted(game, plain):
                varied = with_options(varied_setup(game, seats, modules, 1), {option: value})
                return varied if is_accepted(game, varied) else plain
        elif label in modules or label not in {module.id for module in game.meta.modules}:
            setup = varied_setup(game, seats, modules, 1)
            if label in shown(game, setup):
                return setup
    raise RulesBug(f"no table of {game.meta.id} has {label}")


# Playing


@dataclass(frozen=True)
class Golden:
    """A finished game; a steered one has no bots."""

    name: str
    bots: tuple[str, ...]
    log: GameLog


def played(game: Game, number: int, label: str, setup: Setup) -> Golden:
    """Game number *number*: its bots, its corrections and its take-backs follow from the number."""
    corrections = CORRECTIONS.get(game.meta.id, ())
    if corrections and number % CORRECTED_EVERY == CORRECTED_EVERY - 1:
        corrected = replace(setup, corrections=corrections[number // CORRECTED_EVERY % len(corrections)])
        setup = corrected if is_accepted(game, corrected) else setup
    names = BOTS[number % len(BOTS)]
    bots = tuple([names[seat % len(names)] for seat in range(len(setup.seats))])
    backs = TAKEN_BACK if number % TAKEN_BACK_EVERY == TAKEN_BACK_EVERY - 1 else 0
    name = f"{number:02}-{label.replace('=', '-')}"
    return Golden(name, bots, _play(game, setup, bots, f"golden:{game.meta.id}:{name}", backs))


def _play(game: Game, setup: Setup, names: Sequence[str], seed: str, backs: int) -> GameLog:
    live = LiveGame(game, setup, seed)
    bots = [find_bot(name, game.meta.id) for name in names]
    rng = random.Random(seed)
    marks = sorted(rng.sample(range(20, 100), backs))
    while waiting := to_move(live.state):
        entries = live.entries
        if waiting == (CHANCE,):
            live.step()
        elif marks and len(entries) >= marks[0]:
            marks.pop(0)
            live.undo(rng.choice([entry.seat for entry in folded(live.entries) if entry.seat != CHANCE]))
        else:
            seat = rng.choice(waiting)
            # Not by the ply, as at a table: what is taken back is then answered in another way.
            own = random.Random(f"{seed}:{len(entries)}")
            bot = bots[seat]
            if isinstance(bot, BlindBot):
                live.submit(seat, bot.pick(legal(live.state, seat), own))
            else:
                live.submit(seat, bot.choose(game, game.view(live.state, seat), own))
    return live.log()


def golden_games(game: Game) -> Iterator[tuple[Golden, dict[str, object]]]:
    """All of them with their accounts; at last those that are steered to a question nobody has asked yet."""
    asked: set[str] = set()
    number = -1
    for number, (label, setup) in enumerate(planned(game)):
        golden = played(game, number, label, setup)
        told = account(game, golden.log)
        asked |= told.kinds
        yield golden, {"bots": list(golden.bots), **told.plain()}
    for kind in game.meta.question_kinds:
        if kind not in asked:
            number += 1
            log = steered_game(game, kind, "golden")
            told = account(game, log)
            asked |= told.kinds
            yield Golden(f"{number:02}-{kind}", (), log), {"bots": [], **told.plain()}


# Files


def written(told: Mapping[str, object]) -> str:
    """An account as JSON; every line of the score sheet and of the views has a line of its own."""
    parts: list[str] = []
    for key, value in told.items():
        if isinstance(value, list) and value:
            rows = ",\n  ".join([json.dumps(row, sort_keys=True) for row in value])
            parts.append(f'"{key}": [\n  {rows}\n ]')
        else:
            parts.append(f'"{key}": {json.dumps(value)}')
    return "{\n " + ",\n ".join(parts) + "\n}\n"


def kept(folder: Path, game: str) -> list[tuple[str, str, dict[str, Any]]]:
    """The games that are there, by name: the log as text, and its account."""
    found: list[tuple[str, str, dict[str, Any]]] = []
    for path in sorted((folder / game).glob("*.jsonl")):
        told = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
        found.append((path.stem, path.read_text(encoding="utf-8"), told))
    return found


def replayed(game: Game, text: str) -> dict[str, object]:
    """What a log comes to here and the questions it asks, or the error it ends with."""
    try:
        told = account(game, load(text))
    except Exception as error:  # noqa: BLE001 - other rules may stumble over anything in an old game
        return {"error": str(error) or type(error).__name__}
    return {**told.plain(), "kinds": sorted(told.kinds)}


def accounts(game: Game, folder: Path) -> dict[str, dict[str, object]]:
    """What each game that is there comes to, by name."""
    return {name: replayed(game, text) for name, text, _ in kept(folder, game.meta.id)}


# Judging


def differences(told: Mapping[str, Any], found: Mapping[str, Any]) -> list[str]:
    """Where two accounts of a game differ, in words; the first ply with another view is enough."""
    if "error" in found:
        return [str(found["error"])]
    differing = [key for key in ("plies", "final", "scores") if told[key] != found[key]]
    for row, (before, now) in enumerate(zip(told["views"], found["views"], strict=False)):
        if before != now:
            differing.append(f"{VIEWS} of ply {min(row * EVERY, told['plies'])}")
            break
    return differing


def problems(
    game: Game, told: Mapping[str, Mapping[str, Any]], found: Mapping[str, Mapping[str, Any]], changelog: str
) -> list[str]:
    """What is wrong with the golden games of *game*: kept accounts by name, and those that this engine gives.

    A game of another version is refused by whoever opens it, and so it proves nothing: it is written anew.
    """
    now = game.meta.rules_version
    problems: list[str] = []
    stale = sorted({kept["rules"] for kept in told.values()} - {now})
    if stale:
        problems.append(
            f"the golden games of {game.meta.id} are of rules version {', '.join(stale)}, and the rules of"
            f" version {now}: run `make golden`"
        )
    if now != FIRST_VERSION and not is_announced(game, changelog):
        problems.append(f"CHANGELOG.md has no line with the words “{announcement(game)}”")
    for name, kept in told.items():
        differing = differences(kept, found[name]) if kept["rules"] == now else []
        if differing:
            problems.append(_verdict(f"{game.meta.id}/{name}", differing))
    return problems


def _verdict(name: str, differing: Sequence[str]) -> str:
    if differing[0].startswith("other-data-set"):
        return f"{name} was played with other facts, and is refused for that: run `make golden`"
    hint = ""
    if all(each.startswith(VIEWS) for each in differing):
        hint = "; if only a view was meant to change, run `make golden`"
    return f"{SENTENCE} ({name}: {', '.join(differing)}{hint})"


def announcement(game: Game) -> str:
    """The words by which the changelog tells of a raised version."""
    title = game.meta.id.replace("-", " ").title()
    return f"rules_version of {title} is now {game.meta.rules_version}"


def is_announced(game: Game, changelog: str) -> bool:
    """Whether the changelog tells of this version."""
    return re.search(rf"{re.escape(announcement(game))}(?!\d)", changelog) is not None


def obstacles(game: Game, folder: Path) -> list[str]:
    """Why the games may not be written anew: they come to something else, and the version is the old one.

    What is shown of a position may change under the same version; what becomes of it may not.
    """
    found: list[str] = []
    for name, text, told in kept(folder, game.meta.id):
        if told["rules"] == game.meta.rules_version:
            differing = differences(told, replayed(game, text))
            differing = [each for each in differing if not each.startswith((VIEWS, "other-data-set"))]
            if differing:
                found.append(_verdict(f"{game.meta.id}/{name}", differing))
    return found


def write(folder: Path, game: Game) -> int:
    """Write the games anew; how many there are."""
    place = folder / game.meta.id
    place.mkdir(parents=True, exist_ok=True)
    files = {}
    count = 0
    for golden, told in golden_games(game):
        files[f"{golden.name}.jsonl"] = golden.log.dump()
        files[f"{golden.name}.json"] = written(told)
        count += 1
    for path in [*place.glob("*.json"), *place.glob("*.jsonl")]:
        if path.name not in files:
            path.unlink()
    for name, text in files.items():
        (place / name).write_text(text, encoding="utf-8", newline="\n")
    return count


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Play the golden games, or replay them.")
    parser.add_argument("--replay", action="store_true", help="replay what is there and print the accounts")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--game", help="only this one")
    options = parser.parse_args(arguments)
    chosen = [find_game(options.game)] if options.game else list(games())
    if options.replay:
        told = {game.meta.id: accounts(game, options.folder) for game in chosen}
        print(canonical({"engine": parlour.kernel.engine.__file__, "accounts": told}))
        return 0
    refused = [problem for game in chosen for problem in obstacles(game, options.folder)]
    if refused:
        print("\n".join(refused), file=sys.stderr)
        return 1
    for game in chosen:
        print(
            f"{game.meta.id}: {write(options.folder, game)} games of rules version {game.meta.rules_version}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
