"""Every action of Notre Dame. The countable ones exist once, in tables, so that listing them costs nothing.

Cards are ints, `colour * 9 + kind`; markets are `colour * 5 + corner`; bills are `colour * 4 + kind`.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import Final

from parlour.games.notre_dame.content.records import BILLS, CARDS, COLOURS, SECTORS
from parlour.games.notre_dame.words.catalogue import BROWN, PERSONS
from parlour.games.notre_dame.words.masks import NTH, mask_of
from parlour.kernel.action import Action, Vocabulary
from parlour.kernel.errors import Invalid

KINDS: Final = CARDS
"""The nine action cards: one for each sector, the cathedral and the confidant."""
CORNERS: Final = ("centre", "a", "b", "c", "d")
# One by one: compiled, what is assigned in a row is looked up by name at every use.
SEMINARY: Final = 0
BANK: Final = 1
RESIDENCE: Final = 2
CARRIAGE_HOUSE: Final = 3
INN: Final = 4
PARK: Final = 5
HOSPITAL: Final = 6
NOTRE_DAME: Final = 7
CONFIDANT: Final = 8
BILL_GOLD: Final = 0
BILL_CUBE: Final = 1
BILL_RAT: Final = 2
BILL_PRESTIGE: Final = 3
PLACES: Final = (*SECTORS, "notre-dame")
"""Where cubes can stand: the seven sectors and the cathedral."""

CARD_KIND: Final = tuple([card % 9 for card in range(45)])
CARD_WORDS: Final = tuple([f"{colour}-{kind}" for colour in COLOURS for kind in KINDS])
MARKET_WORDS: Final = tuple([f"{colour}-{corner}" for colour in COLOURS for corner in CORNERS])


class Keep(Action):
    """Phase 2: keep a card and pass the others on."""

    def __init__(self, card: int) -> None:
        super().__init__(f"keep {CARD_WORDS[card]}")
        self.card: Final = card


class Play(Action):
    """Phase 3: play a card for its action."""

    def __init__(self, card: int) -> None:
        super().__init__(f"play {CARD_WORDS[card]}")
        self.card: Final = card


class Forgo(Action):
    """Phase 3: play a card without its action."""

    def __init__(self, card: int) -> None:
        super().__init__(f"forgo {CARD_WORDS[card]}")
        self.card: Final = card


class From(Action):
    """With an empty supply: the place from which a cube is moved."""

    def __init__(self, place: int) -> None:
        super().__init__(f"from {PLACES[place]}")
        self.place: Final = place


class Donate(Action):
    """Gold for the cathedral."""

    def __init__(self, gold: int) -> None:
        super().__init__(f"donate {gold}")
        self.gold: Final = gold


class Send(Action):
    """Send the confidant to a sector."""

    def __init__(self, sector: int) -> None:
        super().__init__(f"send {SECTORS[sector]}")
        self.sector: Final = sector


class Take(Action):
    """One bonus of the inn or the barmaid; the kinds are those of the bills: gold, cube or rat."""

    def __init__(self, bonus: int) -> None:
        super().__init__(f"take {BILLS[bonus]}")
        self.bonus: Final = bonus


class Drive(Action):
    """Drive the carriage to a market and leave its bill alone."""

    def __init__(self, market: int) -> None:
        super().__init__(f"drive {MARKET_WORDS[market]}")
        self.market: Final = market


class Collect(Action):
    """Drive the carriage to a market and take its bill."""

    def __init__(self, market: int) -> None:
        super().__init__(f"collect {MARKET_WORDS[market]}")
        self.market: Final = market


class Bribe(Action):
    """Phase 4: bribe a person."""

    def __init__(self, person: int) -> None:
        super().__init__(f"bribe {PERSONS[person]}")
        self.person: Final = person


class Shift(Action):
    """The minstrel: move up to three pieces from one sector to another."""

    def __init__(self, source: int, target: int, cubes: int, confidant: bool) -> None:
        tail = " confidant" if confidant else ""
        super().__init__(f"shift {SECTORS[source]} {SECTORS[target]} {cubes}{tail}")
        self.source: Final = source
        self.target: Final = target
        self.cubes: Final = cubes
        self.confidant: Final = confidant


class Relocate(Action):
    """The fool: move one cube, or the confidant, to another sector and use it."""

    def __init__(self, source: int, target: int, confidant: bool) -> None:
        super().__init__(
            f"relocate {SECTORS[source]} {SECTORS[target]} {'confidant' if confidant else 'cube'}"
        )
        self.source: Final = source
        self.target: Final = target
        self.confidant: Final = confidant


class Found(Action):
    """The bishop and the butcher: a cube of the general supply onto an empty sector."""

    def __init__(self, sector: int) -> None:
        super().__init__(f"found {SECTORS[sector]}")
        self.sector: Final = sector


class Work(Action):
    """The procurator: use a sector as it stands."""

    def __init__(self, sector: int) -> None:
        super().__init__(f"work {SECTORS[sector]}")
        self.sector: Final = sector


class Rehouse(Action):
    """The actress: everything in one sector moves to another, which is used."""

    def __init__(self, source: int, target: int) -> None:
        super().__init__(f"rehouse {SECTORS[source]} {SECTORS[target]}")
        self.source: Final = source
        self.target: Final = target


class Cash(Action):
    """The coachman: the bonus of all collected bills of one kind again."""

    def __init__(self, bill: int) -> None:
        super().__init__(f"cash {BILLS[bill]}")
        self.bill: Final = bill


class Give(Action):
    """The patron: return gold to drive the rat back."""

    def __init__(self, gold: int) -> None:
        super().__init__(f"give {gold}")
        self.gold: Final = gold


class Withdraw(Action):
    """The gypsies: return cubes from any places to the general supply. Compound: one count per place."""

    def __init__(self, counts: tuple[int, ...]) -> None:
        parts = [f"{PLACES[place]}:{count}" for place, count in enumerate(counts) if count]
        super().__init__(" ".join(["withdraw", *(parts or ["nothing"])]))
        self.counts: Final = counts


class Remove(Action):
    """The plague: the sector that loses a cube."""

    def __init__(self, sector: int) -> None:
        super().__init__(f"remove {SECTORS[sector]}")
        self.sector: Final = sector


class Begin(Action):
    """Chance: who holds the bell-ringer first."""

    def __init__(self, colour: int) -> None:
        super().__init__(f"begin {COLOURS[colour]}")
        self.colour: Final = colour


class Lay(Action):
    """Chance: which bill of a colour lies on each of the corners a, b, c, d of its borough."""

    def __init__(self, colour: int, bills: tuple[int, ...]) -> None:
        super().__init__(" ".join(["lay", COLOURS[colour], *[BILLS[bill] for bill in bills]]))
        self.colour: Final = colour
        self.bills: Final = bills


class Persons(Action):
    """Chance: persons drawn (`reveal`), chosen for the game (`shortlist`) or looked at in order (`look`)."""

    def __init__(self, verb: str, persons: tuple[int, ...]) -> None:
        super().__init__(" ".join([verb, *[PERSONS[person] for person in persons]]))
        self.verb: Final = verb
        self.persons: Final = persons


class Deal(Action):
    """Chance: the action cards a seat draws."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        super().__init__(" ".join(["deal", *[CARD_WORDS[card] for card in cards]]))
        self.cards: Final = cards
        self.mask: Final = mask_of(cards)
        self.kinds: Final = self.mask >> (cards[0] - cards[0] % 9)  # all are of one colour


PASS: Final = Action("pass")
DECLINE: Final = Action("decline")
KEEP: Final = tuple([Keep(card) for card in range(45)])
PLAY: Final = tuple([Play(card) for card in range(45)])
FORGO: Final = tuple([Forgo(card) for card in range(45)])
FROM: Final = tuple([From(place) for place in range(8)])
DONATE: Final = tuple([Donate(gold) for gold in range(1, 4)])
SEND: Final = tuple([Send(sector) for sector in range(7)])
TAKE: Final = (Take(BILL_GOLD), Take(BILL_CUBE), Take(BILL_RAT))
DRIVE: Final = tuple([Drive(market) for market in range(25)])
COLLECT: Final = tuple([Collect(market) for market in range(25)])
BRIBE: Final = tuple([Bribe(person) for person in range(len(PERSONS))])
FOUND: Final = tuple([Found(sector) for sector in range(7)])
WORK: Final = tuple([Work(sector) for sector in range(7)])
REMOVE: Final = tuple([Remove(sector) for sector in range(7)])
CASH: Final = tuple([Cash(bill) for bill in range(4)])
GIVE: Final = tuple([Give(gold) for gold in range(26)])
BEGIN: Final = tuple([Begin(colour) for colour in range(5)])
_LOADS: Final = [
    (cubes, friend) for friend in (False, True) for cubes in range(4) if 1 <= cubes + friend <= 3
]
SHIFT: Final = {
    (source, target, cubes, friend): Shift(source, target, cubes, friend)
    for source in range(7)
    for target in range(7)
    for cubes, friend in _LOADS
    if source != target
}
RELOCATE: Final = {
    (source, target, friend): Relocate(source, target, friend)
    for source in range(7)
    for target in range(7)
    for friend in (False, True)
    if source != target
}
REHOUSE: Final = {
    (source, target): Rehouse(source, target)
    for source in range(7)
    for target in range(7)
    if source != target
}
LAY: Final = {
    (colour, bills): Lay(colour, bills) for colour in range(5) for bills in itertools.permutations(range(4))
}
LAYS: Final = tuple(
    [
        tuple([LAY.get((colour, (code >> 6, code >> 4 & 3, code >> 2 & 3, code & 3))) for code in range(256)])
        for colour in range(5)
    ]
)
"""By colour and the four bills, two bits for each."""
DEAL: Final = {
    tuple([colour * 9 + kind for kind in kinds]): Deal(tuple([colour * 9 + kind for kind in kinds]))
    for colour in range(5)
    for kinds in itertools.combinations(range(9), 3)
}
PILES: Final = tuple(
    [tuple([tuple([colour * 9 + kind for kind in kinds]) for kinds in NTH]) for colour in range(len(COLOURS))]
)
"""By colour and mask of kinds: the cards."""
DEALS_OF: Final = tuple([tuple([DEAL.get(cards) for cards in piles]) for piles in PILES])
"""By colour and mask of kinds: the deal of just these cards, where there are three."""
REVEAL: Final[dict[tuple[int, ...], Persons]] = {
    (*browns, grey): Persons("reveal", (*browns, grey))
    for browns in itertools.combinations(range(len(BROWN)), 2)
    for grey in range(len(BROWN), len(PERSONS))
}


def _persons(verb: str, words: tuple[str, ...]) -> Action:
    for word in words:
        if word not in PERSONS:
            raise Invalid("unknown-person", {"person": word[:40]})
    return Persons(verb, tuple([PERSONS.index(word) for word in words]))


def _shortlist(words: tuple[str, ...]) -> Action:
    return _persons("shortlist", words)


def _look(words: tuple[str, ...]) -> Action:
    return _persons("look", words)


def _withdraw(words: tuple[str, ...]) -> Action:
    counts = [0] * 8
    if words == ("nothing",):
        return Withdraw(tuple(counts))
    for word in words:
        place, _, count = word.partition(":")
        if place not in PLACES or not (count.isascii() and count.isdigit() and 1 <= len(count) <= 2):
            raise Invalid("unknown-words", {"words": word[:40], "verb": "withdraw"})
        at = PLACES.index(place)
        if counts[at] or count[0] == "0":
            raise Invalid("unknown-words", {"words": word[:40], "verb": "withdraw"})
        counts[at] = int(count)
    if not words:
        raise Invalid("unknown-words", {"words": "withdraw", "verb": "withdraw"})
    return Withdraw(tuple(counts))


def _countable() -> Iterable[Action]:
    yield PASS
    yield DECLINE
    for family in (
        KEEP,
        PLAY,
        FORGO,
        FROM,
        DONATE,
        SEND,
        TAKE,
        DRIVE,
        COLLECT,
        BRIBE,
        FOUND,
        WORK,
        REMOVE,
        CASH,
    ):
        yield from family
    yield from GIVE
    yield from BEGIN
    yield from SHIFT.values()
    yield from RELOCATE.values()
    yield from REHOUSE.values()
    yield from LAY.values()
    yield from DEAL.values()
    yield from REVEAL.values()


VOCABULARY: Final = Vocabulary(_countable(), {"shortlist": _shortlist, "look": _look, "withdraw": _withdraw})
