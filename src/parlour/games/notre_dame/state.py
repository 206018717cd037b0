"""The state of a game: flat lists of ints, so that a copy is a handful of slices."""

from __future__ import annotations

from parlour.games.notre_dame.ruleset.rules import Rules
from parlour.kernel.agenda import State
from parlour.kernel.deck import Deck


class City(State):
    """Everything on the table. Lists are by seat unless their comment says otherwise."""

    def __init__(self, rules: Rules, source: City | None = None) -> None:
        super().__init__(source)
        self.rules: Rules = rules
        if source is not None:
            self._copy(source)
            return
        seats = rules.seats
        self.turn: int = 0  # 0 to 8
        self.first: int = 0  # the seat with the bell-ringer
        self.treasury: int = rules.gold - rules.start_gold * seats  # gold in the common supply
        self.gold: list[int] = [rules.start_gold] * seats
        self.prestige: list[int] = [0] * seats
        self.rat: list[int] = [0] * seats
        self.supply: list[int] = [rules.start_cubes] * seats  # cubes in the personal supply
        self.general: list[int] = [rules.cubes - rules.start_cubes] * seats  # own cubes in the general supply
        self.cathedral: list[int] = [0] * seats  # own cubes on Notre Dame
        self.cubes: list[int] = [0] * (7 * seats)  # by seat * 7 + sector
        self.confidant: list[int] = [-1] * seats  # the sector, or -1 before the first use
        self.carriage: list[int] = [colour * 5 for colour in rules.colours]  # the market
        self.bills: list[int] = [-1] * 25  # by market: the bill, or -1
        self.bills_left: list[int] = [0] * 5  # by colour: bills still on the board
        self.collected: list[int] = [0] * (5 * seats)  # by seat * 5 + colour: mask of bill kinds
        self.deck: list[tuple[int, ...]] = [
            rules.own_cards[seat] for seat in range(seats)
        ]  # action cards to draw
        self.pool: list[tuple[int, ...]] = [()] * seats  # cards to choose from in phase 2
        self.hand: list[tuple[int, ...]] = [()] * seats
        self.passed: list[tuple[int, ...]] = [()] * seats  # cards passed on first in this turn
        self.handed: list[tuple[int, ...]] = [()] * seats  # the card passed on second in this turn
        self.shown: list[tuple[int, ...]] = [()] * seats  # cards played face up in this turn
        self.played: int = 0  # mask of cards played face up in this period
        self.seen: list[int] = [0] * seats  # mask of cards this seat has held in this period
        self.healed: int = 0  # mask of seats that bribed the doctor in this turn
        self.display: tuple[int, ...] = ()  # the persons of this turn
        self.brown: Deck = Deck([])
        self.grey: Deck = Deck([])

    def clone(self) -> City:
        return City(self.rules, self)

    def _copy(self, source: City) -> None:
        self.turn = source.turn
        self.first = source.first
        self.treasury = source.treasury
        self.gold = source.gold[:]
        self.prestige = source.prestige[:]
        self.rat = source.rat[:]
        self.supply = source.supply[:]
        self.general = source.general[:]
        self.cathedral = source.cathedral[:]
        self.cubes = source.cubes[:]
        self.confidant = source.confidant[:]
        self.carriage = source.carriage[:]
        self.bills = source.bills[:]
        self.bills_left = source.bills_left[:]
        self.collected = source.collected[:]
        self.deck = source.deck[:]
        self.pool = source.pool[:]
        self.hand = source.hand[:]
        self.passed = source.passed[:]
        self.handed = source.handed[:]
        self.shown = source.shown[:]
        self.played = source.played
        self.seen = source.seen[:]
        self.healed = source.healed
        self.display = source.display
        self.brown = source.brown.clone()
        self.grey = source.grey.clone()

    def pieces(self, seat: int, sector: int) -> int:
        """Cubes and confidant in a sector; the confidant counts as a cube (p. 5)."""
        count = self.cubes[seat * 7 + sector]
        return count + 1 if self.confidant[seat] == sector else count

    def filled(self, seat: int) -> int:
        """The sectors with at least one piece, as a mask."""
        at = seat * 7
        cubes = self.cubes
        mask = 0
        for sector in range(7):
            if cubes[at + sector] > 0:
                mask |= 1 << sector
        friend_at = self.confidant[seat]
        return mask | 1 << friend_at if friend_at >= 0 else mask

    def with_cubes(self, seat: int) -> int:
        """The places with own cubes, as a mask: sectors, and the cathedral as the eighth."""
        at = seat * 7
        cubes = self.cubes
        mask = 128 if self.cathedral[seat] > 0 else 0
        for sector in range(7):
            if cubes[at + sector] > 0:
                mask |= 1 << sector
        return mask

    def rats_on_display(self) -> int:
        """The plague value of this turn: the rats on the persons shown."""
        rats = self.rules.rats
        total = 0
        for person in self.display:
            total += rats[person]
        return total
