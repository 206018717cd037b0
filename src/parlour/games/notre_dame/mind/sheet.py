"""The worths of one turn, added up beforehand for everything that can be counted.

A search values hundreds of thousands of boroughs: what depends on one count alone is looked up there, not
worked out. `Prospects.described` and `signs` say what the sums are, and a test compares the two.
"""

from __future__ import annotations

from typing import Final

from parlour.games.notre_dame.mind import signs as place
from parlour.games.notre_dame.ruleset.rules import Rules
from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.steward.traits import COUNTED, TRAITS, best_bill
from parlour.games.notre_dame.words import actions as words

MOST_BILLS: Final = 21
RICH: Final = 24
"""Coins that are looked up; each further one is worth the same."""
_ONES: Final = tuple([bin(mask).count("1") for mask in range(16)])


class Sheet:
    """What counts are worth at the end of a turn, for one table of weights and the persons still to come."""

    def __init__(
        self,
        rules: Rules,
        traits: list[float],
        signs: list[float],
        pairs: list[float],
        rates: list[float],
    ) -> None:
        worth = dict(zip(TRAITS, traits, strict=True))
        rate = dict(zip(COUNTED, rates, strict=True))
        if not signs:
            signs = [0.0] * place.SIGNS
        self.signs: Final = signs
        self.pairs: Final = pairs
        counts = range(rules.cubes + 2)  # all the cubes, and the confidant
        each = worth["for-pieces-on-board"] * rate["pieces-on-board"]
        one = worth["for-sectors-with-one"] * rate["sectors-with-one"]
        one += worth["for-one-short-of-two"] * rate["sectors-with-two"]
        one -= worth["for-empty-sectors"] * rate["empty-sectors"]
        two = (worth["for-sectors-with-two"] - worth["for-one-short-of-two"]) * rate["sectors-with-two"]
        two += worth["for-one-short-of-three"] * rate["sectors-with-three"]
        three = worth["for-sectors-with-three"] - worth["for-one-short-of-three"]
        three *= rate["sectors-with-three"]
        self.sectors: Final[list[list[float]]] = []
        for sector in range(place.SECTORS):
            row: list[float] = []
            for count in counts:
                found = signs[sector * place.PIECES + min(count, place.PIECES - 1)] + each * count
                found += one * (count > 0) + two * (count > 1) + three * (count > 2)
                row.append(found + _of_sector(rules, worth, rate, sector, count))
            self.sectors.append(row)
        self.gold: Final = [
            signs[place.GOLD + min(count, place.COINS - 1)]
            + worth["first-gold"] * min(count, 2)
            + worth["more-gold"] * max(0, min(count, 5) - 2)
            + worth["spare-gold"] * max(0, count - 5)
            for count in range(RICH)
        ]
        self.spare_gold: Final = worth["spare-gold"]
        self.supply: Final = [
            signs[place.STOCK + min(count, place.SUPPLY - 1)]
            + worth["first-cubes"] * min(count, 2)
            + worth["more-cubes"] * max(0, min(count, 5) - 2)
            + worth["spare-cubes"] * max(0, count - 5)
            for count in counts
        ]
        in_pairs = worth["for-cubes-in-general"] * rate["general-pairs"] * 0.5
        self.general: Final = [
            signs[place.RESERVE + min(count, place.GENERAL - 1)] + in_pairs * count for count in counts
        ]
        ahead = worth["for-spaces-ahead"] * rate["spaces-ahead"]
        self.rat: Final = [
            signs[place.RAT + min(count, place.RATS - 1)] + ahead * (rules.track - count)
            for count in range(rules.track + 1)
        ]
        of_bills = worth["for-bills"] * rate["bill-pairs"] * 0.5
        self.bills: Final = [
            signs[place.COLLECTED + min(count, place.BILLS - 1)] + of_bills * count
            for count in range(MOST_BILLS)
        ]
        there = each + worth["for-cubes-on-cathedral"] * rate["cubes-on-cathedral"]
        self.cathedral: Final = [
            signs[place.CATHEDRAL + min(count, place.VISITORS - 1)] + there * count for count in counts
        ]
        placed = worth["confidant-placed"]
        self.friend: Final = [
            signs[place.WITH + at] + (placed if at > 0 else 0.0) for at in range(place.FRIEND)
        ]
        empty = worth["for-empty-sectors"] * rate["empty-sectors"]
        self.constant: Final = worth["constant"] + place.SECTORS * empty
        self.overruns: Final = worth["overruns"]
        self.best_bill: Final = worth["best-bill"]
        self.share: Final = worth["cathedral-share"]
        self.prestige: Final = worth["for-own-prestige"] * rate["own-prestige"]
        self.fullest: Final = worth["for-fullest-sector"] * rate["fullest-sector"]
        self.gone: Final[dict[tuple[int, ...], float]] = {}

    def worth(
        self,
        city: City,
        seat: int,
        prestige: int,
        rat: int,
        pieces: list[int],
        strikes: float,
        share: float,
    ) -> float:
        """The prestige still to come for a borough whose prestige, rat, pieces and risk are as given."""
        total = self.constant + self.overruns * strikes + self.share * share + self.prestige * prestige
        fullest = 0
        sectors = self.sectors
        for sector in range(place.SECTORS):
            count = pieces[sector]
            total += sectors[sector][count]
            if count > fullest:
                fullest = count
        total += self.fullest * fullest
        gold = city.gold[seat]
        if gold < RICH:
            total += self.gold[gold]
        else:
            total += self.gold[RICH - 1] + self.spare_gold * (gold - RICH + 1)
        total += self.supply[city.supply[seat]] + self.general[city.general[seat]] + self.rat[rat]
        bills = 0
        colours = 0
        base = seat * 5
        collected = city.collected
        for colour in range(5):
            mask = collected[base + colour]
            if mask:
                bills += _ONES[mask]
                colours += 1
        total += self.bills[bills] + self.signs[place.SETS + colours]
        total += self.cathedral[city.cathedral[seat]] + self.friend[city.confidant[seat] + 1]
        total += self.best_bill * best_bill(city, seat, pieces[words.CARRIAGE_HOUSE] + 1)
        left = city.deck[seat]
        gone = self.gone.get(left)
        if gone is None:
            gone = 0.0
            for at in place.gone_places(left):
                gone += self.signs[at]
            self.gone[left] = gone
        if self.pairs:
            total += self._together(place.paired(city, seat, rat, pieces, bills))
        return total + gone

    def _together(self, counts: list[int]) -> float:
        """What counts are worth beside one another."""
        pairs = self.pairs
        total = 0.0
        base = 0
        for at in range(1, place.PAIRED):
            count = counts[at]
            if count > 0:
                inner = 0.0
                for other in range(at):
                    inner += pairs[base + other] * counts[other]
                total += inner * count
            base += at
        return total


def _of_sector(
    rules: Rules, worth: dict[str, float], rate: dict[str, float], sector: int, count: int
) -> float:
    """What the traits of one sector add up to."""
    beyond = max(0, count - 3)
    if sector == words.SEMINARY:
        return worth["seminary"] * count + worth["seminary-beyond-three"] * beyond
    if sector == words.BANK:
        return worth["bank"] * count + worth["bank-beyond-three"] * beyond
    if sector == words.RESIDENCE:
        return worth["residence"] * count
    if sector == words.CARRIAGE_HOUSE:
        return worth["carriage-house"] * count
    if sector == words.INN:
        each = worth["inn-pieces"] + worth["for-pieces-in-inn"] * rate["pieces-in-inn"]
        return each * count + (worth["inn-double"] if count + 1 >= rules.inn_threshold else 0.0)
    if sector == words.PARK:
        return worth["park-pairs"] * (count // 2) + worth["park-odd-piece"] * (count % 2)
    return worth["hospital"] * count
