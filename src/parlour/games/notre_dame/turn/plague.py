"""Phase 5: the plague moves every rat; past the end of the track it costs prestige and a cube (p. 7)."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.games.notre_dame.content.records import SECTORS
from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.turn.supply import prestige_audience
from parlour.games.notre_dame.words.actions import HOSPITAL, REMOVE, Remove
from parlour.games.notre_dame.words.masks import NTH, ONES
from parlour.kernel.action import Action
from parlour.kernel.agenda import Chooser, Effect, Numbered, push, rounds
from parlour.kernel.errors import Refusal
from parlour.kernel.event import Event, Value
from parlour.kernel.refusals import not_an_answer


def plague_step(city: City, seat: int) -> int:
    """How far the rat of *seat* will move: the rats on display (none with the doctor) minus the hospital."""
    spread = 0 if (city.healed >> seat) & 1 else city.rats_on_display()
    return spread - city.pieces(seat, HOSPITAL)


def is_plague_ahead(city: City, seat: int) -> bool:
    """Whether the persons on display will still move the rat of *seat* in this turn."""
    if not city.display:
        return False
    for item, owner in city.agenda:
        if isinstance(item, Plague) or (isinstance(item, SufferPlague) and owner == seat):
            return True
    return False


def rat_ahead(city: City, seat: int) -> int:
    """Where the plague of this turn will leave the rat of *seat*: beyond the track it strikes.

    Once it has come, that is where the rat is.
    """
    if not is_plague_ahead(city, seat):
        return city.rat[seat]
    return max(city.rat[seat] + plague_step(city, seat), 0)


def plague_targets(city: City, seat: int) -> int:
    """The fullest sectors that can lose a cube, a mask; the confidant counts but stays (p. 7, ruling 32)."""
    at = seat * 7
    cubes = city.cubes
    friend_at = city.confidant[seat]
    fullest = 0
    mask = 0
    for sector in range(7):
        pieces = cubes[at + sector]
        if sector == friend_at:
            pieces += 1
        if pieces > fullest:
            fullest = pieces
            mask = 1 << sector
        elif pieces == fullest:
            mask |= 1 << sector
    if fullest == 0:
        return 0
    return mask & ~(1 << friend_at) if friend_at >= 0 and cubes[at + friend_at] == 0 else mask


def lose_cube(city: City, seat: int, sector: int) -> None:
    """A cube goes back to the general supply."""
    city.cubes[seat * 7 + sector] -= 1
    city.general[seat] += 1
    if city.sink is not None:
        city.sink.append(Event("cube-lost", seat, {"sector": SECTORS[sector]}))


class SufferPlague(Effect[City]):
    """One seat's rat moves."""

    def run(self, state: City, seat: int) -> None:
        track = state.rules.track
        before = state.rat[seat]
        after = before + plague_step(state, seat)
        state.rat[seat] = 0 if after < 0 else track if after > track else after
        if state.sink is not None:
            moved: dict[str, Value] = {"from": before, "to": state.rat[seat], "source": "plague"}
            state.sink.append(Event("rat-moved", seat, moved))
        if after <= track:
            return
        lost = min(state.rules.plague_loss, state.prestige[seat])
        state.prestige[seat] -= lost
        if state.sink is not None:
            audience = prestige_audience(state, seat)
            state.sink.append(Event("plague-strikes", seat, {}, {"amount": lost}, audience))
        targets = plague_targets(state, seat)
        if ONES[targets] == 1:
            lose_cube(state, seat, NTH[targets][0])
        elif targets:
            push(state, seat, REMOVE_CUBE)


class RemoveCube(Numbered[City]):
    """Several sectors are equally full: choose which one loses a cube."""

    kind: ClassVar[str] = "remove-cube"

    def how_many(self, state: City, seat: int) -> int:
        return ONES[plague_targets(state, seat)]

    def nth(self, state: City, seat: int, number: int) -> Action:
        return REMOVE[NTH[plague_targets(state, seat)][number]]

    def play(self, state: City, seat: int, chooser: Chooser) -> None:
        targets = NTH[plague_targets(state, seat)]
        chooser.plies += 1
        lose_cube(state, seat, targets[chooser.below(len(targets))])

    def refuse(self, state: City, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Remove):
            return not_an_answer(action, self.kind, "plague")
        if (plague_targets(state, seat) >> action.sector) & 1:
            return None
        reason = "no-cube-there" if state.cubes[seat * 7 + action.sector] == 0 else "sector-not-fullest"
        return Refusal(reason, "plague", {"place": SECTORS[action.sector]})

    def resolve(self, state: City, seat: int, action: Action) -> None:
        if isinstance(action, Remove):
            lose_cube(state, seat, action.sector)


SUFFER_PLAGUE: Final = SufferPlague()
_ROUNDS: Final = rounds(SUFFER_PLAGUE)
REMOVE_CUBE: Final = RemoveCube()


class Plague(Effect[City]):
    """The plague reaches every borough, clockwise from the first player."""

    def run(self, state: City, seat: int) -> None:
        if state.sink is not None:
            state.sink.append(Event("plague-spreads", -1, {"rats": state.rats_on_display()}))
        state.agenda.extend(_ROUNDS[state.rules.seats][state.first])
