"""Gentry cards, their traits and decks; families, the roles of their members, and how they start."""

from __future__ import annotations

from parlour.games.obsession.content.shared import (
    POINTS,
    Favour,
    Named,
    Origin,
    favour_of,
    hundreds,
    provenance,
)
from parlour.games.obsession.content.words import (
    BONUSES,
    GENDERS,
    GENTRY_FAVOURS,
    GENTRY_KINDS,
    GUEST_THEMES,
    ROLES,
    SERVANTS,
    SETS,
    UNSUPPLIABLE,
)
from parlour.kernel.beyond.record import Record, fact, number, rows, several, taken, word
from parlour.kernel.content import read_flag, read_text


class Gentry(Named):
    """One gentry card. ``crest``: no printed rating, treated as 1. ``in_deck``: not so the novelty card."""

    set: str = fact(word(SETS))
    kind: str = fact(word(GENTRY_KINDS))
    gender: str = fact(word(GENDERS))
    pr: int = fact(number(1, 8))
    vp: int = fact(POINTS)
    trait: str = fact(read_text, absent="")
    crest: bool = fact(read_flag, absent=False)
    optional: bool = fact(read_flag, absent=False)
    in_deck: bool = fact(read_flag, absent=True)
    family: str = fact(read_text, absent="")
    role: str = fact(word(ROLES), absent="")
    theme: tuple[str, ...] = fact(several(word(GUEST_THEMES)), absent=())
    service: tuple[str, ...] = fact(several(word((*SERVANTS, UNSUPPLIABLE))))
    favours: tuple[Favour, ...] = fact(rows(favour_of(GENTRY_FAVOURS)))
    origin: Origin = taken(provenance)


class Trait(Named):
    unsavoury: bool = fact(read_flag)
    origin: Origin = taken(provenance)


class Special(Record):
    """A special rule of a promo guest, with the step of the turn it belongs to."""

    id: str = fact(read_text)
    step: int = fact(number(1, 8))
    discount: int = fact(hundreds(0, 1000), absent=0)
    minimum: int = fact(hundreds(0, 1000), absent=0)
    extra_guests: int = fact(number(0, 5), absent=0)
    origin: Origin = taken(provenance)


class GuestDeck(Record):
    id: str = fact(read_text)
    kinds: tuple[str, ...] = fact(several(word(GENTRY_KINDS)))
    sets_always: tuple[str, ...] = fact(several(word(SETS)))
    sets_optional: tuple[str, ...] = fact(several(word(SETS)))
    pick_promos: bool = fact(read_flag)
    origin: Origin = taken(provenance)


class Promos(Record):
    """How many promo guests are advised, known here and sold."""

    advised_min: int = fact(number(0, 50))
    advised_max: int = fact(number(0, 50))
    listed: int = fact(number(0, 50))
    expected_in_box: int = fact(number(0, 50))
    origin: Origin = taken(provenance)


class Role(Named):
    id: str = fact(word(ROLES))
    vp: int = fact(POINTS)
    favours: tuple[Favour, ...] = fact(rows(favour_of(GENTRY_FAVOURS)))
    origin: Origin = taken(provenance)


class Admirer(Record):
    """Who counts as an admirer of the young lady, and the reputation one is worth."""

    reputation: int = fact(number(0, 10))
    kinds: tuple[str, ...] = fact(several(word(GENTRY_KINDS)))
    genders: tuple[str, ...] = fact(several(word(GENDERS)))
    origin: Origin = taken(provenance)


class Start(Record):
    """What every family starts with, before its bonus."""

    pounds: int = fact(hundreds(0, 2000))
    reputation_level: int = fact(number(1, 9))
    reputation_position: int = fact(number(1, 5))
    servants: tuple[str, ...] = fact(several(word(SERVANTS)))
    starter_guests: int = fact(number(0, 5))
    tiles: tuple[str, ...] = fact(several(read_text))
    origin: Origin = taken(provenance)


class Bonus(Record):
    """The family bonus. Only what its kind needs is set."""

    kind: str = fact(word(BONUSES))
    card: str = fact(read_text, absent="")
    level: int = fact(number(1, 9), absent=0)
    position: int = fact(number(1, 5), absent=0)
    amount: int = fact(number(1, 2000), absent=0)
    servant: str = fact(word(SERVANTS), absent="")
    options: tuple[str, ...] = fact(several(read_text), absent=())
    side: str = fact(word(("front", "back")), absent="")


class Family(Named):
    set: str = fact(word(SETS))
    requires: tuple[str, ...] = fact(several(word(("ud-servants",))))
    members: tuple[str, ...] = fact(several(read_text))
    bonus: Bonus = fact(Bonus.read)
    origin: Origin = taken(provenance)
