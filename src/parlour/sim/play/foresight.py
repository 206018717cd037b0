"""What an answer would bring, as far as a seat can know: never what another world would tell otherwise.

The answer is tried in several worlds that the seat could be in, up to the next chance. What is the same in
all of them is certain, and nothing else is told: of the rest only what sort of thing it is, how many there
are and from whom they come. Where others answer the same question unseen, they answer at random.

Worlds are drawn, not counted out, so a card could happen to lie the same way in all of them. What a seat
alone is told is therefore told ahead only if it already has that name before its eyes.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, State, Together
from parlour.kernel.chance import Chance
from parlour.kernel.engine import apply_told, legal, open_question, to_move
from parlour.kernel.errors import Refusal
from parlour.kernel.event import Event
from parlour.kernel.game import Game, View
from parlour.sim.play.revealing import GLANCE, reveals

WORLDS: Final = 6
"""Worlds an answer is tried in."""
WORLDS_TOGETHER: Final = 24
"""The same where others answer as well: what they choose is often one of two."""
MOST_OUTCOMES: Final = 24
"""Longer lists of what chance may bring are not gone through."""
SEED: Final = "foresight"

Row = dict[str, Any]
Path = tuple[str, ...]


@dataclass(frozen=True)
class Unknown:
    """Something that will come and cannot be known: its kind, the seat it comes from or -1, and how many."""

    kind: str
    seat: int
    count: int


@dataclass(frozen=True)
class Range:
    """A number of the own row that chance decides, with the least and the most it can become."""

    path: Path
    low: int
    high: int


@dataclass(frozen=True)
class Foresight:
    """What is certain of an answer, and what is not.

    `events` are told as the seat would be told them; `after` lacks what differs between the worlds.
    `chance` says that chance goes on, `together` that others answer the same question unseen, `revealed`
    that somebody would learn from the answer. `view` is what the seat sees after it, in one of the worlds.
    """

    events: tuple[Mapping[str, object], ...]
    before: Row
    after: Row
    unknowns: tuple[Unknown, ...]
    ranges: tuple[Range, ...]
    chance: bool
    together: bool
    revealed: bool
    view: View


def foresee(game: Game, view: View, action: Action, seats: int) -> Foresight | Refusal:
    """What an answer of the looking seat would bring for certain, or why it is none."""
    seat = view.seat
    if seat is None:
        raise ValueError("a spectator has no answers")
    first = _world(game, view, 0)
    refusal = legal(first, seat).why(action)
    if refusal is not None:
        return refusal
    together = len(to_move(first)) > 1
    revealed = reveals(game, first, seat, action, seats, GLANCE)
    number = WORLDS_TOGETHER if isinstance(open_question(first), Together) else WORLDS
    worlds = [first, *[_world(game, view, at) for at in range(1, number)]]
    heard = [_tried(world, seat, action, random.Random(at)) for at, world in enumerate(worlds)]
    rows = [own_row(game.view(world, seat)) for world in worlds]
    before = own_row(view)
    events, masked = _certain(heard, seat, _words(view.plain()))
    after = {key: value for key, value in rows[0].items() if all(row.get(key) == value for row in rows)}
    waiting = to_move(first)
    chance = waiting == (CHANCE,) and all(to_move(world) == waiting for world in worlds)
    unknowns = (*masked, *(_pending(first, seat) if chance else ()))
    return Foresight(
        events=events,
        before=before,
        after=after,
        unknowns=tuple(dict.fromkeys(unknowns)),
        ranges=_ranges(game, worlds, seat, after) if chance else (),
        chance=chance,
        together=together,
        revealed=revealed or not waiting,
        view=game.view(first, seat),
    )


def own_row(view: View) -> Row:
    """The row of the view's own seat, in words."""
    rows = view.plain().get("seats")
    if view.seat is None or not isinstance(rows, list):
        return {}
    row = rows[view.seat]
    return dict(row) if isinstance(row, dict) else {}


def _world(game: Game, view: View, number: int) -> State:
    return game.determinize(view, random.Random(f"{SEED}:{number}"))


def _tried(world: State, seat: int, action: Action, rng: random.Random) -> list[Event]:
    """Give the answer; whoever is asked the same question at the same time answers at random."""
    asked = [each for each in to_move(world) if each != seat]
    heard = apply_told(world, seat, action)
    for other in asked:
        heard += apply_told(world, other, legal(world, other).sample(rng))
    return heard


# What is certain


def _certain(
    heard: Sequence[list[Event]], seat: int, known: set[str]
) -> tuple[tuple[Mapping[str, object], ...], list[Unknown]]:
    """The events that every world tells alike, and what some of them hide."""
    told: list[Mapping[str, object]] = []
    masked: list[Unknown] = []
    for events in zip(*heard, strict=False):
        first = events[0]
        if any(
            (event.kind, event.seat, event.data) != (first.kind, first.seat, first.data) for event in events
        ):
            break  # from here on the worlds differ
        seen = [event.project(seat) for event in events]
        if all(each == seen[0] for each in seen) and _is_nameable(first, seat, known):
            told.append(seen[0])
            continue
        count = first.data.get("count")
        masked.append(Unknown(first.kind, first.seat, count if isinstance(count, int) else 1))
        told.append({"event": first.kind, "seat": first.seat, **first.data})
    return tuple(told), masked


def _is_nameable(event: Event, seat: int, known: set[str]) -> bool:
    """Whether all that only some are told of an event has a name the seat can see already."""
    if event.secret is None or seat not in event.audience:
        return True
    return _words(list(event.secret.values())) <= known


def _words(plain: object) -> set[str]:
    """Every text somewhere in plain data."""
    if isinstance(plain, str):
        return {plain}
    if isinstance(plain, Mapping):
        return set().union(*[_words(each) for each in plain.values()]) if plain else set()
    if isinstance(plain, list | tuple):
        return set().union(*[_words(each) for each in plain]) if plain else set()
    return set()


# What is not


def _pending(world: State, seat: int) -> Iterator[Unknown]:
    """What chance is about to tell the seat, or everybody."""
    for item, owner in reversed(world.agenda):
        if owner != CHANCE or not isinstance(item, Chance):
            return
        given = dict(zip(type(item).fields, item.values(), strict=True))
        to = given.get("seat", CHANCE)
        if to not in (seat, CHANCE):
            continue
        counts = [given[name] for name in ("number", "look") if isinstance(given.get(name), int)]
        yield Unknown(item.draws, CHANCE, int(str(counts[0])) if counts else 1)


def _ranges(game: Game, worlds: Sequence[State], seat: int, after: Row) -> tuple[Range, ...]:
    """How far chance can change the own numbers, where it can do the same in every world."""
    outcomes = _outcomes(worlds[0])
    if len(outcomes) < 2 or any(_outcomes(world) != outcomes for world in worlds[1:]):
        return ()
    found: dict[Path, set[int]] = {}
    for outcome in outcomes:
        world = game.clone(worlds[0])
        apply_told(world, CHANCE, outcome)
        for path, number in numbers(own_row(game.view(world, seat))):
            found.setdefault(path, set()).add(number)
    return tuple(
        [
            Range(path, min(values), max(values))
            for path, values in found.items()
            if len(values) > 1 and path[0] in after
        ]
    )


def _outcomes(world: State) -> list[Action]:
    """What chance may bring now; nothing where that is too much to go through."""
    question = open_question(world)
    if not isinstance(question, Chance):
        return []
    found: list[Action] = []
    for outcome, _ in question.outcomes(world):
        if len(found) == MOST_OUTCOMES:
            return []
        found.append(outcome)
    return found


def numbers(row: Mapping[str, object]) -> Iterator[tuple[Path, int]]:
    """The numbers of a row: as they are, or how long a list is; tables are looked into one level deep."""
    for key, value in row.items():
        inner = value.items() if isinstance(value, Mapping) else ()
        for path, each in (((key,), value), *[((key, str(name)), one) for name, one in inner]):
            if isinstance(each, int) and not isinstance(each, bool):
                yield path, each
            elif isinstance(each, list):
                yield path, len(each)
