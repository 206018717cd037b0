"""How Obsession is tried out: tables, and how to come to each kind of question."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from parlour.games.obsession.content.dataset import load_dataset
from parlour.games.obsession.manifest.modules import BASE
from parlour.games.obsession.ruleset.options import barred_monuments, monuments_in_bag, required_monuments
from parlour.kernel.beyond.trials import Steering, Trials, any_seat
from parlour.kernel.game import Setup

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

_STEERING: Final[Mapping[str, Steering]] = {
    "chance": Steering(prefer=_HOSTING),
    "choose-family": Steering(),
    "pick-starter": Steering(modules=frozenset({"starter-draft"})),
    "select-objectives": Steering(modules=_OBJECTIVES),
    "agree-market": Steering(options={"first-market": "ask"}, barred=_ALONE),
    "choose-turn": Steering(),
    "use-hall": Steering(("servants-hall",), (), _HALL, barred=_FIRST_HALL),
    "aim-hall": Steering(("servants-hall",), (), _HALL, modules=_FIRST_HALL, least_seats=2),
    "host-activity": Steering(prefer=_HOSTING),
    "pass-favour": Steering(),
    "keep-guests": Steering(prefer=_HOSTING),
    "order-invitations": Steering(prefer=_HOSTING),
    # Without courtship there are so few cards that hardly any draws objectives.
    "keep-objectives": Steering(prefer=(*_HOSTING, "use objective-draw"), barred=_NO_COURTSHIP),
    "spread-gossip": Steering(prefer=_HOSTING, least_seats=2),
    "hire-servants": Steering(prefer=_HOSTING),
    "recruit-servant": Steering(prefer=_HOSTING, least_seats=2),
    "buy-tile": Steering(),
    "dismiss-guest": Steering(prefer=_HOSTING),
    "choose-fairchild": Steering(prefer=("buy ",), barred=_NO_COURTSHIP),
    "discard-objective": Steering(barred=_OBJECTIVES | _UNDEALT),
    "last-favours": Steering(avoid=("use ",), barred=_NO_COURTSHIP),
    "choose-start-tile": Steering(take=("family wessex",), modules=frozenset({"wessex"})),
    "claim-milestone": Steering(avoid=("claim ",), prefer=_HOSTING, modules=frozenset({"milestones"})),
    "draft-servant": Steering(modules=frozenset({"ud-servants"})),
    "use-fair": Steering(take=("engage useful-man",), modules=frozenset({"ud-servants"})),
    "attend-guest": Steering(
        ("lionheart-suite",),
        ("engage hall-boy", "engage head-housemaid"),
        ("buy lionheart-suite", "host lionheart-suite", "rents", *_HOSTING),
        modules=frozenset({"ud-servants"}),
        # A tile of rating 6 is hosted on the national holiday, if ever.
        barred=_NO_COURTSHIP,
    ),
    "church-favour": Steering(
        ("parish-church",),
        (),
        ("buy parish-church", "host parish-church", "borrow", "rents", *_HOSTING),
        modules=frozenset({"ud-tiles"}),
    ),
    "recall-guest": Steering(
        ("babbling-brook", "dr-richard-clarkson"),
        (),
        ("buy babbling-brook", "host babbling-brook", "dr-richard-clarkson", "borrow", *_HOSTING),
        options={"promo-guests": "dr-richard-clarkson"},
    ),
    "give-up-guest": Steering(
        prefer=("use prestige-invite", *_bringing_prestige(), *_HOSTING),
        avoid=("dismiss",),
        modules=frozenset({"guest-limit"}),
    ),
    "consent": Steering(
        take=("ask 100", "ask 200"), prefer=(" borrow ", *_HOSTING), modules=frozenset({"teams"})
    ),
}
_VARIANTS: Final = ("starter-draft", "first-edition-objectives", "first-edition-hall")
_UPSTAIRS: Final = ("ud-servants", "howard", "ud-guests", "ud-tiles", "wessex")


def _families(setup: Setup, rng: random.Random) -> str:
    more = [name for name in ("howard", "wessex") if name in setup.modules]
    return ",".join(rng.sample([*BASE.content["families"], *more], len(setup.seats)))


def _promos(setup: Setup, rng: random.Random) -> str:
    known = [card.id for card in load_dataset().gentry if card.set == "promo" and card.optional]
    return ",".join(rng.sample(known, rng.randint(1, 8)))


def _milestones(setup: Setup, rng: random.Random) -> str:
    served = "ud-servants" in setup.modules or "tableau" in setup.modules
    cards = [card.id for card in load_dataset().milestones if served or not card.needs_ud_servants]
    return ",".join(rng.sample(cards, 2))


def _monuments(setup: Setup, rng: random.Random) -> str:
    data = load_dataset()
    maze = "garden-maze" in setup.modules
    seats = len(setup.seats) if len(setup.seats) > 1 else data.solo_rules.setup_players
    row = monuments_in_bag(data, seats)
    fixed = list(required_monuments(row, True, maze))
    out = (*fixed, *barred_monuments(row, maze))
    free = [t.id for t in data.tiles if t.kind == "monument" and t.set == "base" and t.id not in out]
    return ",".join(fixed + rng.sample(free, row.total - len(fixed)))


def _service_tiles(setup: Setup, rng: random.Random) -> str:
    number = 4 if "intensive-service-four" in setup.modules else 3
    return ",".join(rng.sample(load_dataset().initial_market.allowed_service, number))


TRIALS: Final = Trials(
    steering=_STEERING,
    close_tables=(
        ((), frozenset({1, 2, 3, 4})),
        (("extended", *_VARIANTS), frozenset({1, 2, 3, 4})),
        ((*_UPSTAIRS, "milestones", "extended", "guest-limit"), frozenset({2, 6})),
        ((*_UPSTAIRS, "teams"), frozenset({4})),
        (("ud-guests", "howard", "wessex", "teams"), frozenset({6})),
        (("ud-guests", "wessex", "tableau"), frozenset({3})),
        (("ud-guests", "wessex", "estate-challenge"), frozenset({1})),
    ),
    values={
        "first": any_seat,
        "families": _families,
        "monuments": _monuments,
        "service-tiles": _service_tiles,
        "promo-guests": _promos,
        "milestone-cards": _milestones,
    },
    always=("opponent",),
    company={5: ("wessex", "ud-guests"), 6: ("howard", "wessex", "ud-guests")},
    targets=(("estate-challenge",), ("estate-challenge", "extended")),
    opening={"market-agreed": "redrawn"},
    rolled=frozenset({"opponent-rolls", "opponent-aims", "theme-round-set", "thief-rolls"}),
    secret=frozenset({"keep-objectives"}),
)
