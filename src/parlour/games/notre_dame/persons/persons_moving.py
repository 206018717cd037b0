"""Persons that move pieces between the sectors of a borough: the minstrel, the fool and the actress."""

from __future__ import annotations

from typing import ClassVar

from parlour.games.notre_dame.content.records import SECTORS
from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.turn.offer import Offer
from parlour.games.notre_dame.turn.sectors import use_sector
from parlour.games.notre_dame.words.actions import REHOUSE, RELOCATE, SHIFT, Rehouse, Relocate, Shift
from parlour.games.notre_dame.words.masks import NTH, ONES
from parlour.kernel.action import Action
from parlour.kernel.errors import Refusal
from parlour.kernel.event import Event
from parlour.kernel.refusals import not_an_answer


def _refuse_pieces(
    city: City, seat: int, source: int, cubes: int, confidant: bool, rule: str
) -> Refusal | None:
    if city.cubes[seat * 7 + source] < cubes:
        return Refusal("too-few-cubes-there", rule, {"place": SECTORS[source], "asked": cubes})
    if confidant and city.confidant[seat] != source:
        return Refusal("confidant-not-there", rule, {"sector": SECTORS[source]})
    return None


def _move(city: City, seat: int, source: int, target: int, cubes: int, confidant: bool) -> None:
    city.cubes[seat * 7 + source] -= cubes
    city.cubes[seat * 7 + target] += cubes
    if confidant:
        city.confidant[seat] = target
    if city.sink is not None:
        city.sink.append(
            Event(
                "pieces-moved",
                seat,
                {
                    "from": SECTORS[source],
                    "to": SECTORS[target],
                    "cubes": cubes,
                    "confidant": "yes" if confidant else "no",
                },
            )
        )


def _other(sector: int, number: int) -> int:
    """One of the six other sectors."""
    return number if number < sector else number + 1


def _at_most(count: int, most: int) -> int:
    return count if count < most else most


def _loads(city: City, seat: int, source: int) -> int:
    """How many loads the minstrel may take from a sector: cubes first, then the confidant with cubes."""
    cubes = city.cubes[seat * 7 + source]
    loads = _at_most(cubes, 3)
    return loads + _at_most(cubes, 2) + 1 if city.confidant[seat] == source else loads


class MovePieces(Offer):
    """The minstrel: one to three pieces from one sector to one other; no action (p. 9)."""

    kind: ClassVar[str] = "move-pieces"

    def offers(self, state: City, seat: int) -> int:
        count = 0
        for source in range(7):
            count += 6 * _loads(state, seat, source)
        return count

    def offer(self, state: City, seat: int, number: int) -> Action:
        source = 0
        loads = _loads(state, seat, 0)
        while number >= 6 * loads:  # all loads to one target, then to the next
            number -= 6 * loads
            source += 1
            loads = _loads(state, seat, source)
        load = number % loads
        cubes = _at_most(state.cubes[seat * 7 + source], 3)
        friend = load >= cubes
        return SHIFT[source, _other(source, number // loads), load - cubes if friend else load + 1, friend]

    def refuse_offered(self, state: City, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Shift):
            return not_an_answer(action, self.kind, "brown-persons")
        return _refuse_pieces(state, seat, action.source, action.cubes, action.confidant, "brown-persons")

    def resolve(self, state: City, seat: int, action: Action) -> None:
        if isinstance(action, Shift):
            _move(state, seat, action.source, action.target, action.cubes, action.confidant)


def _sorts(city: City, seat: int, source: int) -> int:
    """How many sorts of pieces are in a sector: cubes, and the confidant."""
    cubes = 1 if city.cubes[seat * 7 + source] > 0 else 0
    return cubes + 1 if city.confidant[seat] == source else cubes


class MoveOnePiece(Offer):
    """The fool: one cube or the confidant to another sector, which is used (p. 9)."""

    kind: ClassVar[str] = "move-one-piece"

    def offers(self, state: City, seat: int) -> int:
        count = 0
        for source in range(7):
            count += 6 * _sorts(state, seat, source)
        return count

    def offer(self, state: City, seat: int, number: int) -> Action:
        source = 0
        sorts = _sorts(state, seat, 0)
        while number >= 6 * sorts:
            number -= 6 * sorts
            source += 1
            sorts = _sorts(state, seat, source)
        friend = number % sorts == 1 or state.cubes[seat * 7 + source] == 0
        return RELOCATE[source, _other(source, number // sorts), friend]

    def refuse_offered(self, state: City, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Relocate):
            return not_an_answer(action, self.kind, "brown-persons")
        friend = action.confidant
        return _refuse_pieces(state, seat, action.source, 0 if friend else 1, friend, "brown-persons")

    def resolve(self, state: City, seat: int, action: Action) -> None:
        if isinstance(action, Relocate):
            friend = action.confidant
            _move(state, seat, action.source, action.target, 0 if friend else 1, friend)
            use_sector(state, seat, action.target)


class MoveEverything(Offer):
    """The actress: all pieces of one sector to another, which is used (p. 12)."""

    kind: ClassVar[str] = "move-everything"

    def offers(self, state: City, seat: int) -> int:
        return 6 * ONES[state.filled(seat)]

    def offer(self, state: City, seat: int, number: int) -> Action:
        source = NTH[state.filled(seat)][number // 6]
        return REHOUSE[source, _other(source, number % 6)]

    def refuse_offered(self, state: City, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Rehouse):
            return not_an_answer(action, self.kind, "new-period-c-persons")
        if state.pieces(seat, action.source) == 0:
            return Refusal("sector-empty", "new-period-c-persons", {"sector": SECTORS[action.source]})
        return None

    def resolve(self, state: City, seat: int, action: Action) -> None:
        if isinstance(action, Rehouse):
            source = action.source
            friend = state.confidant[seat] == source
            _move(state, seat, source, action.target, state.cubes[seat * 7 + source], friend)
            use_sector(state, seat, action.target)
