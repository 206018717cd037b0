"""Checks that hold in every position of every game. Each one returns what it found wrong, in plain words.

The law of hidden information: deal anew all that a seat cannot know, and nothing it is sent may change - its
view, its legal answers, the reasons of refusals, the events.
"""

from __future__ import annotations

import dataclasses
import itertools
import json
import random
from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final

from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, Item, State, Together
from parlour.kernel.chance import Chance
from parlour.kernel.codec import canonical
from parlour.kernel.engine import apply, legal, open_question, to_move, why_not
from parlour.kernel.errors import Invalid, RulesBug
from parlour.kernel.game import Game, Setup
from parlour.kernel.log import state_hash

LONG_LIST: Final = 400
"""Answers beyond this number are not listed: some questions have half a million."""
SHORT_LIST: Final = 40
"""At every ply, so many answers of a lazy question are judged; the close looks take the long list."""
NOT_COPIED: Final = frozenset({"rules", "sink"})
"""What a state and its copy may share (the frozen ruleset) or must not (the listeners)."""
PLIES_ON_A_CLONE: Final = 8
COMMON_ANSWERS: Final = 2
"""Answers given in both worlds, for each seat that may answer."""
SLIPS: Final = 6
"""Slips of the tongue tried on an answer."""


REMEMBERED: Final = "known"
"""An attribute of an action that only saves time."""


def _said(action: Action) -> dict[str, object]:
    return {name: value for name, value in attributes(action).items() if name != REMEMBERED}


def attributes(thing: object) -> dict[str, object]:
    """The attributes of an object, interpreted or compiled."""
    if hasattr(thing, "__dict__"):
        return dict(vars(thing))
    names: Sequence[str] = getattr(type(thing), "__mypyc_attrs__", ())
    return {name: getattr(thing, name) for name in names if hasattr(thing, name)}


def containers(thing: object) -> Iterator[tuple[str, object]]:
    """Every list, dict or set reached from *thing*, with its path. Records and rules are frozen."""
    for name, value in attributes(thing).items():
        if name not in NOT_COPIED:
            yield from _containers_in(name, value)


def _containers_in(path: str, value: object) -> Iterator[tuple[str, object]]:
    if value is None or isinstance(value, int | str | Item | Action):
        return
    if isinstance(value, list | dict | set):
        yield path, value
    if isinstance(value, dict):
        for key, each in value.items():
            yield from _containers_in(f"{path}.{key}", each)
    elif isinstance(value, list | tuple | set):
        for index, each in enumerate(value):
            yield from _containers_in(f"{path}.{index}", each)
    else:
        for name, each in attributes(value).items():
            yield from _containers_in(f"{path}.{name}", each)


def differing(one: object, other: object) -> list[str]:
    """The names of the attributes in which two states differ."""
    left, right = attributes(one), attributes(other)
    names = sorted((set(left) | set(right)) - NOT_COPIED)
    absent = object()
    return [name for name in names if left.get(name, absent) != right.get(name, absent)]


def differing_fields(one: Any, other: Any) -> list[str]:
    """The names of the fields in which two views differ, those left out of comparisons included."""
    if not dataclasses.is_dataclass(one):
        return [] if one == other else ["view"]
    found: list[str] = []
    for field in dataclasses.fields(one):
        mine = getattr(one, field.name)
        theirs = getattr(other, field.name)
        if mine is not theirs and mine != theirs:
            found.append(field.name)
    return found


class Checker:
    """The checks for one game; it holds the game's vocabulary, which is long to list."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.vocabulary: Final[tuple[Action, ...]] = tuple(game.vocabulary())
        self._kin: Final[dict[str, list[Action]]] = {}
        for action in self.vocabulary:
            self._kin.setdefault(action.text.split()[0], []).append(action)

    def require_sound(self, state: State) -> None:
        """The cheap checks, for every ply: `RulesBug` at the first fault."""
        self.game.check(state)
        question = open_question(state)
        most = SHORT_LIST if question is not None and question.lazy else LONG_LIST
        for seat in to_move(state):
            for fault in self.listed_answers(state, seat, most)[0]:
                raise RulesBug(fault)

    def faults(self, state: State, setup: Setup, rng: random.Random) -> list[str]:
        """The deep checks: the copy, the codec, the offers, and the law for every seat and a spectator."""
        found = (
            self.clone_faults(state, rng) + self.codec_faults(state, setup) + self.offer_faults(state, rng)
        )
        for seat in (None, *range(len(setup.seats))):
            found += self.law(state, seat, rng)
        return found

    def clone_faults(self, state: State, rng: random.Random) -> list[str]:
        """A copy is equal, shares nothing that can change, and leaves the original alone."""
        game = self.game
        before = state_hash(game, state)
        copy = game.clone(state)
        found = [f"clone: {name} differs" for name in differing(state, copy)]
        if copy.sink is not None:
            found.append("clone: it has a listener")
        if state_hash(game, copy) != before:
            found.append("clone: it has another hash")
        own = {id(value) for _, value in containers(state)}
        found += [f"clone: {path} is shared" for path, value in containers(copy) if id(value) in own]
        for _ in range(PLIES_ON_A_CLONE):
            seats = to_move(copy)
            if not seats:
                break
            apply(copy, seats[0], legal(copy, seats[0]).sample(rng))
        if state_hash(game, state) != before:
            found.append("clone: playing on it changed the original")
        return found

    def codec_faults(self, state: State, setup: Setup) -> list[str]:
        """What is written can be read back, all of it."""
        game = self.game
        written = canonical(game.encode(state))
        read = game.decode(json.loads(written), setup)
        found = [f"codec: {name} differs" for name in differing(state, read)]
        if canonical(game.encode(read)) != written:
            found.append("codec: the second writing differs from the first")
        return found

    def listed_answers(
        self, state: State, seat: int, most: int = LONG_LIST
    ) -> tuple[list[str], list[Action], bool]:
        """Faults of the list of legal answers, the list, and whether it is complete."""
        listed = list(itertools.islice(legal(state, seat), most + 1))
        whole = len(listed) <= most
        del listed[most:]
        found: list[str] = []
        if not listed:
            found.append(f"offer: seat {seat} has no answer")
        if len({action.text for action in listed}) != len(listed):
            found.append("offer: an answer is listed twice")
        found += [
            f"offer: '{action}' is listed and refused"
            for action in listed
            if why_not(state, seat, action) is not None
        ]
        return found, listed, whole

    def offer_faults(self, state: State, rng: random.Random) -> list[str]:
        """The list, the judge and the sample agree, and every answer can be told in words."""
        found: list[str] = []
        question = open_question(state)
        for seat in to_move(state):
            faults, listed, whole = self.listed_answers(state, seat)
            found += faults
            texts = {action.text for action in listed}
            if whole:
                found += [
                    f"offer: '{action}' is accepted and not listed"
                    for action in self.vocabulary
                    if action.text not in texts and why_not(state, seat, action) is None
                ]
            for _ in range(3):
                drawn = legal(state, seat).sample(rng)
                if why_not(state, seat, drawn) is not None or (whole and drawn.text not in texts):
                    found.append(f"offer: '{drawn}' is drawn and not legal")
            for action in [*listed, drawn]:
                parsed = self.game.parse(action.text)
                if type(parsed) is not type(action) or _said(parsed) != _said(action):
                    found.append(f"offer: '{action}' does not parse back")
            if legal(state, seat).is_forced != (len(listed) == 1):
                found.append("offer: forced or not is told wrongly")
        if isinstance(question, Chance):
            outcomes = itertools.islice(question.outcomes(state), LONG_LIST)
            found += [f"chance: '{outcome}' weighs nothing" for outcome, weight in outcomes if weight < 1]
        return found

    def law(self, state: State, seat: int | None, rng: random.Random) -> list[str]:
        """What a re-deal of all that *seat* cannot know changes for it; nothing, when no rule leaks."""
        game = self.game
        view = game.view(state, seat)
        other = game.determinize(view, rng)
        found: list[str] = []
        try:
            game.check(other)
        except RulesBug as bug:
            found.append(f"re-deal: {bug}")
        again = game.view(other, seat)
        found += [f"view: {name}" for name in differing_fields(view, again)]
        if json.dumps(view.plain()) != json.dumps(again.plain()):
            found.append("view: plain")
        if to_move(state) != to_move(other):
            return [*found, "turn: other seats are to move"]
        if seat is not None:
            found += self._same_answers(state, other, seat, rng)
        for mover in to_move(state):
            found += self._same_events(state, other, seat, mover, rng)
        return found

    def _same_answers(self, state: State, other: State, seat: int, rng: random.Random) -> list[str]:
        found: list[str] = []
        mine = list(itertools.islice(legal(state, seat), LONG_LIST))
        if mine != list(itertools.islice(legal(other, seat), LONG_LIST)):
            found.append("legal: the answers differ")
        if legal(state, seat).kind != legal(other, seat).kind:
            found.append("legal: the kind differs")
        # Mostly actions of the sort that is asked for: those have the most detailed reasons.
        probes = [rng.choice(self.vocabulary) for _ in range(3)]
        for action in mine[:1] + mine[-1:]:
            probes += rng.choices(self._kin[action.text.split()[0]], k=6)
            probes += self.slips(action, mine, rng)
        for action in probes:
            if why_not(state, seat, action) != why_not(other, seat, action):
                found.append(f"why: '{action}'")
        return found

    def slips(self, action: Action, others: Sequence[Action], rng: random.Random) -> list[Action]:
        """Actions that are nearly *action*: a word is left out, changed for one of another, or put in."""
        found: list[Action] = []
        for _ in range(SLIPS):
            words = action.text.split()
            at = rng.randrange(len(words))
            donor = rng.choice(others) if others and rng.random() < 0.7 else rng.choice(self.vocabulary)
            given = rng.choice(donor.text.split())
            words[at : at + rng.randrange(2)] = rng.choice(([], [given], [given]))
            try:
                found.append(self.game.parse(" ".join(words)))
            except Invalid:
                continue
        return found

    def _same_events(
        self, state: State, other: State, seat: int | None, mover: int, rng: random.Random
    ) -> list[str]:
        """The same answer tells *seat* the same in both worlds, whoever gives it."""
        found: list[str] = []
        question = open_question(state)
        secret = (
            isinstance(question, Together)
            or mover == CHANCE
            or legal(state, mover).kind in self.game.trials.secret
        )
        drawn = [legal(state, mover).sample(rng) for _ in range(4)]
        common = {action.text: action for action in drawn if why_not(other, mover, action) is None}
        for action in list(common.values())[:COMMON_ANSWERS]:
            found += self._unlike(
                self._after(state, mover, action),
                self._after(other, mover, action),
                seat,
                f"after '{action}'",
            )
        if secret and mover != seat:
            # An answer that leaves the same view behind was secret, and so are its events.
            first, second = self._after(state, mover, drawn[0]), self._after(state, mover, drawn[1])
            if self.game.view(first, seat) == self.game.view(second, seat):
                found += self._unlike(
                    first, second, seat, f"after a secret '{drawn[0]}'", self.game.trials.rolled
                )
        return found

    def _after(self, state: State, mover: int, action: Action) -> State:
        copy = self.game.clone(state)
        copy.sink = []
        apply(copy, mover, action)
        return copy

    def _unlike(
        self,
        one_state: State,
        two_state: State,
        seat: int | None,
        when: str,
        may_differ: Collection[str] = (),
    ) -> list[str]:
        """How the events that led to two states differ for *seat*."""
        mine = [event.project(seat) for event in one_state.sink or ()]
        theirs = [event.project(seat) for event in two_state.sink or ()]
        for at, (one, two) in enumerate(zip(mine, theirs, strict=False)):
            opened = self.game.trials.opening.get(str(one["event"]))
            if opened is not None and one["event"] == two["event"] and one[opened] != two[opened]:
                del mine[at + 1 :], theirs[at + 1 :]
                one[opened] = two[opened]
                break
        if [event["event"] for event in mine] != [event["event"] for event in theirs]:
            return [f"events: other kinds {when}"]
        found: list[str] = []
        for one, two in zip(mine, theirs, strict=True):
            if one == two or one["event"] in may_differ:
                continue
            receiver = self.game.trials.received.get(str(one["event"]))
            if receiver is not None and seat is not None and one[receiver] == two[receiver] == seat:
                continue
            found.append(f"events: {one['event']} {when}")
        return found


def law(game: Game, state: State, seat: int | None, rng: random.Random) -> list[str]:
    """The law for one seat in one position; a `Checker` does this faster when there are many."""
    return Checker(game).law(state, seat, rng)
