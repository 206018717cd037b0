"""Learn what positions are worth, by games that a mind plays against itself: one command, from nothing.

    python -m tools.train notre-dame                         three rounds, as the shipped weights were made
    python -m tools.train notre-dame --rounds 1 --games 200  a small try
    python -m tools.train notre-dame --minutes 30            as many games as fit into the time
    python -m tools.train notre-dame --dask tcp://...:8786   workers of a cluster, started in a checkout
    python -m tools.train obsession                          the same for the other game

Goes on where it was stopped (build/train/GAME). Each round plays with the weights of the round before, the
first one with those of the steward; earlier rounds keep counting, each a little less, and where a game asks
for it the mean of the latest fits is taken, which has less noise than any of them. The weights and the
record of their training are written to build/train/GAME; `--ship` puts them into the game's folder.
"""

from __future__ import annotations

import argparse
import json
import math
import pickle
import sys
import time
from pathlib import Path
from typing import Any, Final

from parlour.kernel import engine
from parlour.kernel.errors import Invalid
from parlour.sim.scale.jobs import in_sequence
from parlour.sim.scale.where import Where
from tools.training.averaging import mean
from tools.training.batches import SUBJECTS, Batch, play_batch
from tools.training.regression import Sums

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ROOT / "src" / "parlour" / "games"


class Run:
    """A training run on disk: what is done, and the sums so far."""

    def __init__(self, folder: Path, settings: dict[str, Any]) -> None:
        self.folder = folder
        self.settings = settings
        self.file = folder / "checkpoint.pickle"
        self.round = 0
        self.done: set[str] = set()
        self.sums: dict[str, Sums] = {}
        self.plain: dict[str, Any] | None = None
        self.fits: list[dict[str, Any]] = []
        """What the latest rounds came to; what is played with is their mean."""
        self.history: list[dict[str, Any]] = []
        self.seconds = 0.0

    def load(self) -> bool:
        """Go on with an earlier run of the same settings, if there is one."""
        if not self.file.is_file():
            return False
        kept = pickle.loads(self.file.read_bytes())
        if kept["settings"] != self.settings:
            raise SystemExit(
                f"train: {self.folder} holds a run with other settings; remove it or use --fresh"
            )
        self.round, self.done, self.sums = kept["round"], kept["done"], kept["sums"]
        self.plain, self.history, self.seconds = kept["plain"], kept["history"], kept["seconds"]
        self.fits = kept.get("fits", [])
        return True

    def save(self) -> None:
        """Write everything; a run that is killed meanwhile still has the file before."""
        kept = {
            "settings": self.settings,
            "round": self.round,
            "done": self.done,
            "sums": self.sums,
            "plain": self.plain,
            "fits": self.fits,
            "history": self.history,
            "seconds": self.seconds,
        }
        fresh = self.file.with_suffix(".new")
        fresh.write_bytes(pickle.dumps(kept))
        fresh.replace(self.file)


def train(
    run: Run,
    game: str,
    rounds: int,
    games: int,
    seated: list[int],
    seed: str,
    where: Where,
    seconds: float | None,
) -> None:
    """Play the rounds that are left; *seconds* is what all of them together may take."""
    began = time.monotonic() - run.seconds
    while run.round < rounds:
        limit = None if seconds is None else began + seconds * (run.round + 1) / rounds
        _round(run, game, games, seated, seed, where, limit)
        fitted, explained = SUBJECTS[game].fit(run.sums, SUBJECTS[game].RIDGE)
        run.fits = [*run.fits, fitted][-SUBJECTS[game].AVERAGED :]
        run.plain = mean(run.fits)
        told = sum(explained.values()) / max(1, len(explained))
        run.history.append(
            {"round": run.round, "games": len(run.done) * SUBJECTS[game].BATCH, "explained": explained}
        )
        print(
            f"round {run.round + 1}: {len(run.done) * SUBJECTS[game].BATCH} games, {told:.3f} explained",
            flush=True,
        )
        run.round += 1
        run.done = set()
        for sums in run.sums.values():
            faded = Sums(sums.size)
            faded.merge(sums, SUBJECTS[game].FADING)
            sums.__dict__.update(faded.__dict__)
        run.seconds = time.monotonic() - began
        run.save()


def _round(
    run: Run, game: str, games: int, seated: list[int], seed: str, where: Where, limit: float | None
) -> None:
    subject = SUBJECTS[game]
    size = subject.BATCH
    batches = [
        Batch(game, seats, range(first, min(wanted, first + size)), f"{seed}:{run.round}", run.plain)
        for first in range(0, games, size)
        for seats, share in subject.SHARES.items()
        if (not seated or seats in seated) and first < (wanted := math.ceil(games * share))
    ]
    left = [batch for batch in batches if batch.name not in run.done]
    # What fractions add up to depends on their order: in that of the batches it is the same everywhere.
    playing = in_sequence(play_batch, left, where)
    for count, (batch, found) in enumerate(zip(left, playing, strict=False)):
        for key, sums in found.items():
            if key in run.sums:
                run.sums[key].merge(sums)
            else:
                run.sums[key] = sums
        run.done.add(batch.name)
        if count % 20 == 19:
            run.save()
            told = f"  round {run.round + 1}: {len(run.done)} of {len(batches)} batches"
            print(told, file=sys.stderr, flush=True)
        if limit is not None and time.monotonic() > limit:
            break
    playing.close()
    run.save()


def with_others(
    plain: dict[str, Any], record: dict[str, Any], seats: list[int]
) -> tuple[dict[str, Any], dict[str, Any]]:
    """What was learned at some numbers of seats, beside what the game comes with at the others."""
    shipped = GAMES / "notre_dame" / "mind"
    before = json.loads((shipped / "learned.json").read_text())
    kept = {**before["seats"], **{str(each): plain["seats"][str(each)] for each in seats}}
    others = json.loads((shipped / "learned-record.json").read_text())
    return {"seats": kept}, {**record, "at the other numbers of seats": others}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=sorted(SUBJECTS))
    parser.add_argument("--rounds", type=int, help="what the game's subject says, where it is not given")
    parser.add_argument("--games", type=int, help="games a round by two; by others a share of it")
    parser.add_argument("--seats", type=int, nargs="*", default=[], help="only at these numbers of seats")
    parser.add_argument("--minutes", type=float, help="stop playing after so long, whatever is left")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, help="processes of this machine; 2 where no cluster is named")
    parser.add_argument("--dask", default="", metavar="ADDRESS", help="the scheduler of a Dask cluster")
    parser.add_argument("--fresh", action="store_true", help="forget an earlier run")
    parser.add_argument("--ship", action="store_true", help="put the weights into the game's folder")
    options = parser.parse_args(arguments)
    if options.rounds is None:
        options.rounds = SUBJECTS[options.game].ROUNDS
    if options.games is None:
        options.games = SUBJECTS[options.game].GAMES
    if options.rounds < 1 or options.games < 1:
        parser.error("at least one round and one game")
    try:
        where = Where(options.workers or (1 if options.dask else 2), options.dask)
    except Invalid as error:
        parser.error(str(error))
    folder = ROOT / "build" / "train" / options.game
    folder.mkdir(parents=True, exist_ok=True)
    settings: dict[str, Any] = {
        "game": options.game,
        "rounds": options.rounds,
        "games": options.games,
        "seats": options.seats,
        "seed": options.seed,
    }
    run = Run(folder, settings)
    if options.fresh or not run.load():
        run.save()
    seconds = None if options.minutes is None else 60.0 * options.minutes
    train(run, options.game, options.rounds, options.games, options.seats, options.seed, where, seconds)
    record = {
        "settings": settings,
        "minutes": options.minutes,
        "ridge": SUBJECTS[options.game].RIDGE,
        "fading": SUBJECTS[options.game].FADING,
        "averaged": SUBJECTS[options.game].AVERAGED,
        "seconds": round(run.seconds),
        "compiled": engine.__file__.endswith((".so", ".pyd")),
        "rounds": run.history,
    }
    target = GAMES / options.game.replace("-", "_") / "mind" if options.ship else folder
    if options.game == "notre-dame" and options.seats:
        run.plain, record = with_others(run.plain or {}, record, options.seats)
    (target / "learned.json").write_text(json.dumps(run.plain, separators=(",", ":")) + "\n")
    (target / "learned-record.json").write_text(json.dumps(record, indent=1) + "\n")
    print(f"written to {target}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
