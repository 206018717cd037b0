"""How to come to each kind of question: random play hardly ever reaches some of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from parlour.games.obsession.content.dataset import load_dataset


@dataclass(frozen=True)
class Guide:
    """What leads to a kind of question, and at which tables it can be asked at all."""

    draw: tuple[str, ...] = ()  # words that chance should bring
    take: tuple[str, ...] = ()  # answers that lead there, word for word
    prefer: tuple[str, ...] = ()  # what an answer should contain
    avoid: tuple[str, ...] = ()  # what it should not
    modules: frozenset[str] = frozenset()  # without all of these it is never asked
    barred: frozenset[str] = frozenset()  # with any of these neither
    least_seats: int = 1
    options: Mapping[str, str] = field(default_factory=dict)  # with these it is asked more often


_NEW: Final = frozenset({"new-persons"})
_GOLD: Final = ("-bank", "send bank", "take gold", "bribe moneylender")


def _bribing(
    *persons: str,
    prefer: tuple[str, ...] = _GOLD,
    avoid: tuple[str, ...] = (),
    modules: frozenset[str] = frozenset(),
) -> Guide:
    """Some person must be on display, and be bribed with gold to spare."""
    return Guide(persons, tuple([f"bribe {person}" for person in persons]), prefer, avoid, modules)


_NOTRE_DAME: Final[Mapping[str, Guide]] = {
    "chance": _bribing("spy", prefer=()),
    "keep-card": _bribing("spy"),
    "play-card": Guide(),
    "move-cube": Guide(avoid=("-seminary", "monk", "take cube")),
    "make-donation": Guide(prefer=("-notre-dame", *_GOLD)),
    "send-confidant": Guide(prefer=("-confidant",)),
    "choose-bonus": _bribing("barmaid", prefer=("-inn", "send inn")),
    "move-carriage": Guide(prefer=("-carriage-house", "send carriage-house")),
    "bribe-person": _bribing("administrator", "scholar", "spy"),
    "remove-cube": Guide(avoid=("-hospital", "doctor", "take rat")),
    "move-pieces": _bribing("minstrel"),
    "move-one-piece": _bribing("fool"),
    "found-sector": _bribing("bishop"),
    "play-third-card": _bribing("scholar", modules=_NEW),
    "work-sector": _bribing("procurator", modules=_NEW),
    "withdraw-cubes": _bribing("gypsies", modules=_NEW),
    "cash-bills": _bribing(
        "coachman", prefer=("collect", "-carriage-house", "send carriage-house", *_GOLD), modules=_NEW
    ),
    "give-gold": _bribing("patron", modules=_NEW),
    "found-sectors": _bribing(
        "butcher",
        prefer=("-seminary", "send seminary", "take cube", "monk", *_GOLD),
        avoid=("play",),
        modules=_NEW,
    ),
    "bribe-again": _bribing("councillor", modules=_NEW),
    "move-everything": _bribing("actress", modules=_NEW),
}

_HOSTING: Final = ("entertain",)
_HALL: Final = ("buy servants-hall", "borrow", "rents")
_OBJECTIVES: Final = frozenset({"first-edition-objectives"})
_FIRST_HALL: Final = frozenset({"first-edition-hall"})


def _bringing_prestige() -> tuple[str, ...]:
    """The tiles and guests that lead to new prestige guests."""
    data = load_dataset()
    kinds = ("prestige", "look_prestige")
    guests = [card.id for card in data.gentry if any(favour.kind in kinds for favour in card.favours)]
    tiles = [
        f"host {tile.id}"
        for tile in data.tiles
        if any(favour.kind in kinds for face in (tile.front, tile.back) for favour in face.favours)
    ]
    return (*guests, *tiles)


_NO_COURTSHIP: Final = frozenset({"tableau", "estate-challenge"})
_ALONE: Final = frozenset({"estate-challenge"})
_UNDEALT: Final = frozenset({"tableau", "estate-challenge", "public-objectives"})

_OBSESSION: Final[Mapping[str, Guide]] = {
    "chance": Guide(prefer=_HOSTING),
    "choose-family": Guide(),
    "pick-starter": Guide(modules=frozenset({"starter-draft"})),
    "select-objectives": Guide(modules=_OBJECTIVES),
    "agree-market": Guide(options={"first-market": "ask"}, barred=_ALONE),
    "choose-turn": Guide(),
    "use-hall": Guide(("servants-hall",), (), _HALL, barred=_FIRST_HALL),
    "aim-hall": Guide(("servants-hall",), (), _HALL, modules=_FIRST_HALL, least_seats=2),
    "host-activity": Guide(prefer=_HOSTING),
    "pass-favour": Guide(),
    "keep-guests": Guide(prefer=_HOSTING),
    "order-invitations": Guide(prefer=_HOSTING),
    # Without courtship there are so few cards that hardly any draws objectives.
    "keep-objectives": Guide(prefer=(*_HOSTING, "use objective-draw"), barred=_NO_COURTSHIP),
    "spread-gossip": Guide(prefer=_HOSTING, least_seats=2),
    "hire-servants": Guide(prefer=_HOSTING),
    "recruit-servant": Guide(prefer=_HOSTING, least_seats=2),
    "buy-tile": Guide(),
    "dismiss-guest": Guide(prefer=_HOSTING),
    "choose-fairchild": Guide(prefer=("buy ",), barred=_NO_COURTSHIP),
    "discard-objective": Guide(barred=_OBJECTIVES | _UNDEALT),
    "last-favours": Guide(avoid=("use ",), barred=_NO_COURTSHIP),
    "choose-start-tile": Guide(take=("family wessex",), modules=frozenset({"wessex"})),
    "claim-milestone": Guide(avoid=("claim ",), prefer=_HOSTING, modules=frozenset({"milestones"})),
    "draft-servant": Guide(modules=frozenset({"ud-servants"})),
    "use-fair": Guide(take=("engage useful-man",), modules=frozenset({"ud-servants"})),
    "attend-guest": Guide(
        ("lionheart-suite",),
        ("engage hall-boy", "engage head-housemaid"),
        ("buy lionheart-suite", "host lionheart-suite", "rents", *_HOSTING),
        modules=frozenset({"ud-servants"}),
        # A tile of rating 6 is hosted on the national holiday, if ever.
        barred=_NO_COURTSHIP,
    ),
    "church-favour": Guide(
        ("parish-church",),
        (),
        ("buy parish-church", "host parish-church", "borrow", "rents", *_HOSTING),
        modules=frozenset({"ud-tiles"}),
    ),
    "recall-guest": Guide(
        ("babbling-brook", "dr-richard-clarkson"),
        (),
        ("buy babbling-brook", "host babbling-brook", "dr-richard-clarkson", "borrow", *_HOSTING),
        options={"promo-guests": "dr-richard-clarkson"},
    ),
    "give-up-guest": Guide(
        prefer=("use prestige-invite", *_bringing_prestige(), *_HOSTING),
        avoid=("dismiss",),
        modules=frozenset({"guest-limit"}),
    ),
    "consent": Guide(
        take=("ask 100", "ask 200"), prefer=(" borrow ", *_HOSTING), modules=frozenset({"teams"})
    ),
}

GUIDES: Final[Mapping[str, Mapping[str, Guide]]] = {"notre-dame": _NOTRE_DAME, "obsession": _OBSESSION}
"""By game and kind of question."""

LAST_RESORT: Final[Mapping[str, tuple[str, ...]]] = {"notre-dame": ("forgo",)}
"""Beginnings of answers that give something up for nothing."""
PASSED_OVER: Final[Mapping[str, tuple[str, ...]]] = {"notre-dame": ("bribe ",)}
"""Beginnings of answers that take the place of the one that leads to the aim."""

_VARIANTS: Final = ("starter-draft", "first-edition-objectives", "first-edition-hall")
_UPSTAIRS: Final = ("ud-servants", "howard", "ud-guests", "ud-tiles", "wessex")
CLOSE_TABLES: Final[Mapping[str, tuple[tuple[tuple[str, ...], frozenset[int]], ...]]] = {
    "notre-dame": (((), frozenset()), (("new-persons",), frozenset())),
    "obsession": (
        ((), frozenset({1, 2, 3, 4})),
        (("extended", *_VARIANTS), frozenset({1, 2, 3, 4})),
        ((*_UPSTAIRS, "milestones", "extended", "guest-limit"), frozenset({2, 6})),
        ((*_UPSTAIRS, "teams"), frozenset({4})),
        (("ud-guests", "howard", "wessex", "teams"), frozenset({6})),
        (("ud-guests", "wessex", "tableau"), frozenset({3})),
        (("ud-guests", "wessex", "estate-challenge"), frozenset({1})),
    ),
}
"""By game: sets of modules that between them ask every kind of question, and at which numbers of seats."""
