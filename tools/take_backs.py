"""The law of free take-backs: whoever sees an answer come and go knows no more than before.

    make takebacks                              20,000 free take-backs of both games, on two cores
    make takebacks TAKEBACKS="--wanted 500"     fewer

Random games at every sort of table, and games steered towards the rare questions. Whatever the table would
grant as a free take-back is judged again, in other worlds and in another way: among the worlds that somebody
thought possible before, each must still be possible after he has seen the answer. Exits with 1 when somebody
has gained knowledge.
"""

import argparse
import multiprocessing
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from typing import Final

from parlour.games import find_game, games
from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, State
from parlour.kernel.engine import apply, apply_told, legal, open_question, to_move
from parlour.kernel.game import Game
from parlour.sim.play.revealing import reveals
from parlour.sim.proof.steered import close_tables, kinds_with, positions
from parlour.sim.proof.tables import every_table, trial_setup

WORLDS: Final = 20
"""Worlds in which every granted take-back is judged again, for each who looks on."""
PER_GAME: Final = 12
OTHER_ANSWERS: Final = 80


@dataclass
class Found:
    """What was looked at: take-backs granted and refused by the kind of question, and gains of knowledge."""

    free: Counter[str] = field(default_factory=Counter)
    asked: Counter[str] = field(default_factory=Counter)
    gains: list[str] = field(default_factory=list)

    def add(self, other: "Found") -> None:
        self.free.update(other.free)
        self.asked.update(other.asked)
        self.gains += other.gains


def _seen(game: Game, state: State, seat: int, action: Action, viewer: int | None) -> tuple[object, object]:
    """What somebody sees and hears of an answer, given in a copy of a state."""
    copy = game.clone(state)
    told = apply_told(copy, seat, action)
    return game.view(copy, viewer).plain(), [event.project(viewer) for event in told]


def ruled_out(
    game: Game, state: State, seat: int, action: Action, viewer: int | None, worlds: int, rng: random.Random
) -> int:
    """How many of the worlds that somebody thought possible are ruled out by what he sees of an answer."""
    before = game.view(state, viewer)
    after = _seen(game, state, seat, action, viewer)
    return sum(
        [
            not _fits(game, game.determinize(before, rng), seat, action, viewer, after, rng)
            for _ in range(worlds)
        ]
    )


def _fits(
    game: Game,
    world: State,
    seat: int,
    action: Action,
    viewer: int | None,
    after: tuple[object, object],
    rng: random.Random,
) -> bool:
    """Whether the same could have been seen in a world: by the same answer or, for others, by another one."""
    offer = legal(world, seat)
    if action in offer and _seen(game, world, seat, action, viewer) == after:
        return True
    if viewer == seat:
        return False
    question = open_question(world)
    lazy = question is not None and question.lazy
    others: Iterator[Action] = (
        iter([offer.sample(rng) for _ in range(OTHER_ANSWERS)]) if lazy else iter(offer)
    )
    return any(_seen(game, world, seat, other, viewer) == after for other in others)


def gains(game: Game, state: State, seat: int, action: Action, seats: int, rng: random.Random) -> list[str]:
    """Who learns something by an answer, and how much."""
    told: list[str] = []
    for viewer in (*range(seats), None):
        lost = ruled_out(game, state, seat, action, viewer, WORLDS, rng)
        if lost:
            told.append(f"{viewer} rules out {lost} of {WORLDS} worlds")
    return told


def look(
    game: Game, state: State, seat: int, action: Action, seats: int, rng: random.Random, to: Found
) -> None:
    """Judge one answer, unless chance follows it or the game is over: then it is never taken back freely."""
    question = open_question(state)
    kind = "" if question is None else question.kind
    after = game.clone(state)
    apply(after, seat, action)
    waiting = to_move(after)
    if not waiting or waiting == (CHANCE,):
        return
    if reveals(game, state, seat, action, seats):
        to.asked[kind] += 1
        return
    to.free[kind] += 1
    for gain in gains(game, state, seat, action, seats, rng):
        to.gains.append(f"{game.meta.id} {kind}: {action.text} of {seat}: {gain}")


def random_game(job: tuple[str, int]) -> Found:
    """Some answers of one random game, spread over the kinds of question."""
    name, number = job
    game = find_game(name)
    found = Found()
    rng = random.Random(f"take back {name} {number}")
    setup = trial_setup(game, number, tuple(every_table(game)))
    state = game.start(setup)
    asked: dict[str, list[tuple[State, int, Action]]] = {}
    while (question := open_question(state)) is not None:
        seat = rng.choice(to_move(state))
        action = legal(state, seat).sample(rng)
        if seat != CHANCE:
            asked.setdefault(question.kind, []).append((game.clone(state), seat, action))
        apply(state, seat, action)
    for _ in range(PER_GAME):
        if not asked:
            break
        kind = rng.choice(sorted(asked))
        before, seat, action = asked[kind].pop(rng.randrange(len(asked[kind])))
        if not asked[kind]:
            del asked[kind]
        look(game, before, seat, action, len(setup.seats), rng, found)
    return found


def kinds_at(game: Game, seats: int, modules: Sequence[str]) -> tuple[str, ...]:
    """The kinds of question that persons are asked at a table."""
    return tuple([kind for kind in kinds_with(game, modules, seats) if kind != "chance"])


def steered(job: tuple[str, int, tuple[str, ...], tuple[str, ...], int]) -> Found:
    """Answers to kinds of question at a table, in games that are steered towards them."""
    name, seats, modules, kinds, wanted = job
    game = find_game(name)
    found = Found()
    rng = random.Random(f"take back {name} {seats} {modules}")
    for cell in positions(game, seats, modules, wanted, f"back:{seats}:{modules}", kinds).values():
        for position in cell:
            for seat in to_move(position.state):
                action = legal(position.state, seat).sample(rng)
                look(game, position.state, seat, action, seats, rng, found)
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--wanted", type=int, default=20_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument(
        "--first", type=int, default=0, help="go on with this random game, after an earlier run"
    )
    told = parser.parse_args(arguments)
    names = [game.meta.id for game in games()]
    found = Found()
    with ProcessPoolExecutor(told.workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        cells = [
            pool.submit(steered, (name, seats, modules, kinds_at(find_game(name), seats, modules), 4))
            for name in names
            for seats, modules in close_tables(find_game(name))
            if told.first == 0
        ]
        for done in as_completed(cells):
            found.add(done.result())
        number = told.first
        while found.free.total() < told.wanted:
            jobs = [pool.submit(random_game, (name, number + at)) for at in range(40) for name in names]
            for game_done in as_completed(jobs):
                found.add(game_done.result())
            number += 40
            print(
                f"{found.free.total()} free, {found.asked.total()} by consent, {len(found.gains)} gains",
                flush=True,
            )
    for kind in sorted({*found.free, *found.asked}):
        print(f"  {kind}: {found.free[kind]} free, {found.asked[kind]} by consent")
    print(f"{found.free.total()} free take-backs, {len(found.gains)} gains of knowledge")
    print("\n".join(found.gains[:20]))
    return 1 if found.gains else 0


if __name__ == "__main__":
    sys.exit(main())
