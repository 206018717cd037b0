"""How to come to each kind of question: random play hardly ever reaches some of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final


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

_OBSESSION: Final[Mapping[str, Guide]] = {
    "chance": Guide(prefer=_HOSTING),
    "choose-family": Guide(),
    "pick-starter": Guide(modules=frozenset({"starter-draft"})),
    "select-objectives": Guide(modules=_OBJECTIVES),
    "agree-market": Guide(options={"first-market": "ask"}),
    "choose-turn": Guide(),
    "use-hall": Guide(("servants-hall",), (), _HALL, barred=_FIRST_HALL),
    "aim-hall": Guide(("servants-hall",), (), _HALL, modules=_FIRST_HALL, least_seats=2),
    "host-activity": Guide(prefer=_HOSTING),
    "pass-favour": Guide(),
    "keep-guests": Guide(prefer=_HOSTING),
    "order-invitations": Guide(prefer=_HOSTING),
    "keep-objectives": Guide(prefer=(*_HOSTING, "use objective-draw")),
    "spread-gossip": Guide(prefer=_HOSTING, least_seats=2),
    "hire-servants": Guide(prefer=_HOSTING),
    "recruit-servant": Guide(prefer=_HOSTING, least_seats=2),
    "buy-tile": Guide(),
    "dismiss-guest": Guide(prefer=_HOSTING),
    "choose-fairchild": Guide(prefer=("buy ",)),
    "discard-objective": Guide(barred=_OBJECTIVES),
    "last-favours": Guide(avoid=("use ",)),
}

GUIDES: Final[Mapping[str, Mapping[str, Guide]]] = {"notre-dame": _NOTRE_DAME, "obsession": _OBSESSION}
"""By game and kind of question."""

LAST_RESORT: Final[Mapping[str, tuple[str, ...]]] = {"notre-dame": ("forgo",)}
"""Beginnings of answers that give something up for nothing."""
PASSED_OVER: Final[Mapping[str, tuple[str, ...]]] = {"notre-dame": ("bribe ",)}
"""Beginnings of answers that take the place of the one that leads to the aim."""

_VARIANTS: Final = ("starter-draft", "first-edition-objectives", "first-edition-hall")
CLOSE_TABLES: Final[Mapping[str, tuple[tuple[str, ...], ...]]] = {
    "notre-dame": ((), ("new-persons",)),
    "obsession": ((), ("extended", *_VARIANTS)),
}
"""By game: sets of modules that between them ask every kind of question."""
