"""Persons that move pieces between the sectors of a borough: the minstrel, the fool and the actress."""

from __future__ import annotations

from typing import ClassVar

from parlour.games.notre_dame.content.records import SECTORS
from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.turn.offer import Offer
from parlour.games.notre_dame.turn.sectors import use_sector
from parlour.games.notre_dame.words.actions import REHOUSE, RELOCATE, SHIFT, Rehouse, Relocate, Shift
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


class MovePieces(Offer):
    """The minstrel: one to three pieces from one sector to one other; no action (p. 9)."""

    kind: ClassVar[str] = "move-pieces"

    def offered(self, state: City, seat: int) -> list[Action]:
        choices: list[Action] = []
        friend_at = state.confidant[seat]
        for source in range(7):
            cubes = state.cubes[seat * 7 + source]
            loads = [(count, False) for count in range(1, min(cubes, 3) + 1)]
            if source == friend_at:
                loads += [(count, True) for count in range(min(cubes, 2) + 1)]
            for target in range(7):
                if target != source:
                    for count, friend in loads:
                        choices.append(SHIFT[source, target, count, friend])
        return choices

    def refuse_offered(self, state: City, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Shift):
            return not_an_answer(action, self.kind, "brown-persons")
        return _refuse_pieces(state, seat, action.source, action.cubes, action.confidant, "brown-persons")

    def resolve(self, state: City, seat: int, action: Action) -> None:
        if isinstance(action, Shift):
            _move(state, seat, action.source, action.target, action.cubes, action.confidant)


class MoveOnePiece(Offer):
    """The fool: one cube or the confidant to another sector, which is used (p. 9)."""

    kind: ClassVar[str] = "move-one-piece"

    def offered(self, state: City, seat: int) -> list[Action]:
        choices: list[Action] = []
        friend_at = state.confidant[seat]
        for source in range(7):
            for target in range(7):
                if target != source:
                    if state.cubes[seat * 7 + source] > 0:
                        choices.append(RELOCATE[source, target, False])
                    if source == friend_at:
                        choices.append(RELOCATE[source, target, True])
        return choices

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

    def offered(self, state: City, seat: int) -> list[Action]:
        choices: list[Action] = []
        for source in range(7):
            if state.pieces(seat, source) > 0:
                for target in range(7):
                    if target != source:
                        choices.append(REHOUSE[source, target])
        return choices

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
