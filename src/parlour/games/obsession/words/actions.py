"""What players answer, hosting aside. Countable actions exist once, in tables.

Numbers are those of the catalogue. Market spaces are 1 to 6 from the left; 0 is a reserve.
"""

from __future__ import annotations

import itertools
from typing import Final

from parlour.games.obsession.content.words import SERVANTS
from parlour.games.obsession.words.catalogue import (
    AREAS,
    FAMILIES,
    GENTRY,
    MILESTONES,
    OBJECTIVES,
    TILES,
    VP_KINDS,
)
from parlour.games.obsession.words.extras import HALL_BOY, HEAD_HOUSEMAID, SCREENED, UNDERBUTLER
from parlour.kernel.action import Action

SEATS: Final = 6
SPACES: Final = 6
RESERVE: Final = 0
CASUAL, PRESTIGE = 0, 1
DECKS: Final = ("casual", "prestige")
LOOK_MOST: Final = 10
USEFUL, ARCHITECT, LENT = 1, 2, 4
"""Bits of a purchase: who makes it cheaper, and whether the useful man is the partner's."""
GIFTS: Final = (100, 200)


class ChooseFamily(Action):
    """Setting up: the player board one takes."""

    def __init__(self, family: int) -> None:
        super().__init__(f"family {FAMILIES[family]}")
        self.family: Final = family


class Pick(Action):
    """The starter draft: a guest."""

    def __init__(self, card: int) -> None:
        super().__init__(f"pick {GENTRY[card]}")
        self.card: Final = card


class AnyTime(Action):
    """What may be done at any moment of the own turn; `power` names who judges it."""

    def __init__(self, text: str, power: str) -> None:
        super().__init__(text)
        self.power: Final = power


class Help(AnyTime):
    """Special action: service help, a servant from the quarters."""

    def __init__(self, servant: int) -> None:
        super().__init__(f"help {SERVANTS[servant]}", "special-actions")
        self.servant: Final = servant


class Use(AnyTime):
    """The favour of a victory point card instead of its points; `servant` or `card` where it asks for one."""

    def __init__(self, kind: int, servant: int = -1, card: int = -1) -> None:
        tail = ""
        if servant >= 0:
            tail = " " + SERVANTS[servant]
        if card >= 0:
            tail = " " + GENTRY[card]
        super().__init__(f"use {VP_KINDS[kind]}{tail}", "vp-cards")
        self.kind: Final = kind
        self.servant: Final = servant
        self.card: Final = card


class Gossip(Action):
    """Step 2, the Servants' Hall: the servant who talks, and about whom (-1 when there is nobody)."""

    def __init__(self, servant: int, target: int) -> None:
        words = ["gossip"]
        if servant >= 0:
            words.append(SERVANTS[servant])
        if target >= 0:
            words.append(str(target))
        super().__init__(" ".join(words))
        self.servant: Final = servant
        self.target: Final = target


class Invite(Action):
    """Step 6: which of several invitations comes next; `look` cards are seen and `keep` of them taken."""

    def __init__(self, deck: int, look: int, keep: int) -> None:
        tail = "" if look == 1 else f" {look} {keep}"
        super().__init__(f"invite {DECKS[deck]}{tail}")
        self.deck: Final = deck
        self.look: Final = look
        self.keep: Final = keep


class KeepGuests(Action):
    """Which of the guests looked at to take."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        super().__init__(" ".join(["keep", *[GENTRY[card] for card in cards]]))
        self.cards: Final = cards


class Attack(Action):
    """Step 6: about whom a guest gossips."""

    def __init__(self, target: int) -> None:
        super().__init__(f"attack {target}")
        self.target: Final = target


class Hire(Action):
    """The servants taken from those for hire."""

    def __init__(self, servants: tuple[int, ...]) -> None:
        super().__init__(" ".join(["hire", *[SERVANTS[servant] for servant in servants]]))
        self.servants: Final = servants


class Recruit(Action):
    """A servant taken from another player, from one of the three areas of the board."""

    def __init__(self, target: int, servant: int, area: int) -> None:
        super().__init__(f"recruit {target} {SERVANTS[servant]} {AREAS[area]}")
        self.target: Final = target
        self.servant: Final = servant
        self.area: Final = area


class Buy(Action):
    """A tile from a space of the market, or from a reserve; `cheaper` by the useful man, an architect."""

    def __init__(self, tile: int, space: int, cheaper: int = 0) -> None:
        tail = " borrow" if cheaper & LENT else ""
        tail += " useful-man" if cheaper & USEFUL else ""
        tail += " architect" if cheaper & ARCHITECT else ""
        super().__init__(f"buy {TILES[tile]} {space if space else 'reserve'}{tail}")
        self.tile: Final = tile
        self.space: Final = space
        self.cheaper: Final = cheaper


class Attend(Action):
    """Lionheart Suite: a servant placed on the guest who arrived; `screens` an invitation, or `lent`."""

    def __init__(self, servant: int, screens: str, lent: bool) -> None:
        words = ["attend", "borrow", SERVANTS[servant]] if lent else ["attend", SERVANTS[servant]]
        super().__init__(" ".join([*words, screens] if screens else words))
        self.servant: Final = servant
        self.screens: Final = screens
        self.lent: Final = lent


class DraftServant(Action):
    """The servant draft: one of those laid out."""

    def __init__(self, servant: int) -> None:
        super().__init__(f"engage {SERVANTS[servant]}")
        self.servant: Final = servant


class StartTile(Action):
    """The bonus of the Wessex family: the tile it starts with."""

    def __init__(self, tile: int) -> None:
        super().__init__(f"inherit {TILES[tile]}")
        self.tile: Final = tile


class Recall(Action):
    """A favour: somebody comes back from the discard pile."""

    def __init__(self, card: int) -> None:
        super().__init__(f"recall {GENTRY[card]}")
        self.card: Final = card


class Renounce(Action):
    """A prestige guest too many goes under the deck."""

    def __init__(self, card: int) -> None:
        super().__init__(f"renounce {GENTRY[card]}")
        self.card: Final = card


class Fetch(AnyTime):
    """The useful man leaves the game for a tile out of the bag."""

    def __init__(self, tile: int) -> None:
        super().__init__(f"fetch {TILES[tile]}", "useful-man")
        self.tile: Final = tile


class Claim(AnyTime):
    """A milestone is claimed."""

    def __init__(self, milestone: int) -> None:
        super().__init__(f"claim {MILESTONES[milestone]}", "milestones")
        self.milestone: Final = milestone


class Ask(AnyTime):
    """The partner of a team is asked for money."""

    def __init__(self, pounds: int) -> None:
        super().__init__(f"ask {pounds}", "team")
        self.pounds: Final = pounds


class Scrap(Action):
    """Estate Challenge: a tile of a full column is given up."""

    def __init__(self, tile: int) -> None:
        super().__init__(f"scrap {TILES[tile]}")
        self.tile: Final = tile


class Dismiss(Action):
    """Remove a guest from one's circle."""

    def __init__(self, card: int) -> None:
        super().__init__(f"dismiss {GENTRY[card]}")
        self.card: Final = card


class Court(Action):
    """The Fairchild whose visit the winner of a courtship chooses."""

    def __init__(self, card: int) -> None:
        super().__init__(f"court {GENTRY[card]}")
        self.card: Final = card


class DiscardObjective(Action):
    """The end of a season: the objective one gives up."""

    def __init__(self, objective: int) -> None:
        super().__init__(f"discard {OBJECTIVES[objective]}")
        self.objective: Final = objective


class KeepObjectives(Action):
    """The objectives one keeps of those drawn."""

    def __init__(self, objectives: tuple[int, ...]) -> None:
        super().__init__(" ".join(["hold", *[OBJECTIVES[card] for card in objectives]]))
        self.objectives: Final = objectives


PASS: Final = Action("pass")
ENTERTAIN: Final = Action("entertain")
DONE: Final = Action("done")
DECLINE: Final = Action("decline")
BORROW: Final = AnyTime("borrow", "special-actions")
REFRESH: Final = AnyTime("refresh", "special-actions")
SWEEP: Final = AnyTime("sweep", "useful-man")
"""The useful man leaves the game for a new market."""
ASSIST: Final = Action("assist")
ASSIST_LENT: Final = Action("assist borrow useful-man")
"""The useful man helps at the village fair: the own one, or the partner's."""
COLLECT: Final = Action("collect")
PRAY: Final = Action("pray")
"""The Parish Church: pounds, or reputation."""
CONSENT: Final = Action("consent")
DENY: Final = Action("deny")
RENTS: Final = Action("rents")
RENEW: Final = Action("renew")
KEEP_MARKET: Final = Action("accept")
REDRAW_MARKET: Final = Action("redraw")

FAMILY: Final = tuple([ChooseFamily(family) for family in range(len(FAMILIES))])
PICK: Final = tuple([Pick(card) for card in range(len(GENTRY))])
HELP: Final = tuple([Help(servant) for servant in range(len(SERVANTS))])
USE: Final = tuple([Use(kind) for kind in range(len(VP_KINDS))])
USE_HIRE: Final = {
    (kind, servant): Use(kind, servant) for kind in range(len(VP_KINDS)) for servant in range(len(SERVANTS))
}
USE_RECLAIM: Final = {
    (kind, card): Use(kind, -1, card) for kind in range(len(VP_KINDS)) for card in range(len(GENTRY))
}
GOSSIP: Final = {
    (servant, target): Gossip(servant, target)
    for servant in range(-1, len(SERVANTS))
    for target in range(-1, SEATS)
    if servant >= 0 or target >= 0
}
INVITE: Final = {
    (deck, look, keep): Invite(deck, look, keep)
    for deck in (CASUAL, PRESTIGE)
    for look in range(1, LOOK_MOST + 1)
    for keep in range(1, look + 1)
    if look > 1 or keep == 1
}
ATTACK: Final = tuple([Attack(target) for target in range(SEATS)])
HIRE: Final = {
    servants: Hire(servants)
    for number in (1, 2)
    for servants in itertools.combinations_with_replacement(range(len(SERVANTS)), number)
}
HIRE_ONE: Final = tuple([HIRE[servant,] for servant in range(len(SERVANTS))])
RECRUIT: Final = {
    (target, servant, area): Recruit(target, servant, area)
    for target in range(SEATS)
    for servant in range(len(SERVANTS))
    for area in range(len(AREAS))
}
BUY: Final = {(tile, space): Buy(tile, space) for tile in range(len(TILES)) for space in range(SPACES + 1)}
BUY_ROW: Final = SPACES + 1
BUY_AT: Final[tuple[Action, ...]] = tuple(BUY.values())
"""The same in one row: tile * BUY_ROW + space."""
BUY_CHEAPER: Final = {
    (tile, space, cheaper): Buy(tile, space, cheaper)
    for tile in range(len(TILES))
    for space in range(SPACES + 1)
    for cheaper in (USEFUL, ARCHITECT, USEFUL | ARCHITECT, USEFUL | LENT, USEFUL | LENT | ARCHITECT)
}
ATTEND: Final = {
    (servant, screens, lent): Attend(servant, screens, lent)
    for servant, screens in (
        (HALL_BOY, ""),
        (UNDERBUTLER, ""),
        *[(HEAD_HOUSEMAID, kind) for kind in SCREENED],
    )
    for lent in (False, True)
}
ENGAGE: Final = tuple([DraftServant(servant) for servant in range(len(SERVANTS))])
INHERIT: Final = tuple([StartTile(tile) for tile in range(len(TILES))])
RECALL: Final = tuple([Recall(card) for card in range(len(GENTRY))])
RENOUNCE: Final = tuple([Renounce(card) for card in range(len(GENTRY))])
FETCH: Final = tuple([Fetch(tile) for tile in range(len(TILES))])
CLAIM: Final = tuple([Claim(milestone) for milestone in range(len(MILESTONES))])
ASK: Final = tuple([Ask(pounds) for pounds in GIFTS])
SCRAP: Final = tuple([Scrap(tile) for tile in range(len(TILES))])
DISMISS: Final = tuple([Dismiss(card) for card in range(len(GENTRY))])
COURT: Final = tuple([Court(card) for card in range(len(GENTRY))])
DISCARD: Final = tuple([DiscardObjective(card) for card in range(len(OBJECTIVES))])
