"""Any position from a description: what it does not say is filled in lawfully.

docs/scenarios.md describes the keys. The decks, and unless they are described the bag and the servants for
hire, follow from what lies elsewhere, so no component can be lost.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from parlour.games.obsession.content.words import CATEGORIES, SERVANTS
from parlour.games.obsession.keeping.invariants import check_county
from parlour.games.obsession.keeping.position.agenda import STEPS, set_agenda
from parlour.games.obsession.keeping.position.market import place_market
from parlour.games.obsession.ruleset.rules import Rules
from parlour.games.obsession.setup.families import join_family, withdrawn
from parlour.games.obsession.state import County
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import (
    CATEGORY_AT,
    COPIES,
    FAMILIES,
    FAMILY_AT,
    GENTRY,
    GENTRY_AT,
    MILESTONE_AT,
    MILESTONES,
    OBJECTIVE_AT,
    OBJECTIVES,
    SERVANT_AT,
    TILE_AT,
    TILES,
    VP_AT,
    VP_CARDS,
    bits,
)
from parlour.games.obsession.words.extras import USEFUL_MAN
from parlour.kernel.agenda import advance
from parlour.kernel.beyond.position_reader import Reader, lawful
from parlour.kernel.deck import Deck, Stratum, loose
from parlour.kernel.errors import Invalid

_SIDES: Final = tuple([name + side for name in TILES for side in ("", "/back")])
_KEYS: Final = (
    "round",
    "step",
    "first",
    "to-move",
    "themes",
    "market",
    "reserve",
    "reserves-open",
    "bag",
    "for-hire",
    "monuments",
    "removed",
    "idle",
    "casual-top",
    "prestige-top",
    "objective-top",
    "vp-top",
    "opponent-vp-cards",
    "milestones",
    "claims",
    "without-useful-man",
    "scrapped",
    "stayed",
    "seats",
)
_SEAT_KEYS: Final = (
    "level",
    "position",
    "pounds",
    "available",
    "quarters",
    "expended",
    "estate",
    "hand",
    "discard",
    "objectives",
    "vp-cards",
)


def _bad(key: str, why: str) -> Invalid:
    return Invalid("bad-position", {"key": key, "why": why[:60]})


def build_position(rules: Rules, overrides: Mapping[str, object]) -> County:
    """The position that *overrides* describes, at its first question."""
    top = Reader(overrides, "position", _KEYS)
    county = County(rules)
    families = rules.table.families or tuple(
        [FAMILY_AT[name] for name in rules.table.family_choices[: rules.seats]]
    )
    names = tuple([FAMILIES[family] for family in families])
    county.round = top.number("round", 1, 1, rules.season.last_round) - 1
    county.first = names.index(top.word("first", names[0], names))
    mover = names.index(top.word("to-move", names[county.first], names))
    step = top.word("step", "host", STEPS)
    rows = top.table("seats", names)
    for seat, family in enumerate(families):
        join_family(county, seat, family)
        county.left_game += withdrawn(rules, family)
        _place_seat(county, seat, Reader(rows.get(names[seat], {}), f"seats.{names[seat]}", _SEAT_KEYS))
    for name in top.words("without-useful-man", names):
        county.without_useful_man |= 1 << names.index(name)
        county.left_game += crowds.ONE[USEFUL_MAN]
    for name in top.words("stayed", GENTRY):
        county.stayed_on |= 1 << GENTRY_AT[name]
    _place_servants(county, top)
    place_market(county, top)
    _place_gentry(county, top)
    _place_cards(county, top, [Reader(rows.get(name, {}), name, _SEAT_KEYS) for name in names])
    _place_themes(county, top, step)
    if rules.goals.milestones:
        place_milestones(county, top, names)
    if rules.table.opponent is not None:
        county.opponent_idle = top.truth("idle")
    set_agenda(county, step, mover)
    advance(county)
    return lawful(county, check_county)


def _place_seat(county: County, seat: int, row: Reader) -> None:
    rules = county.rules
    level = row.number("level", county.level(seat), 1, rules.reputation.max_level)
    position = row.number("position", county.steps[seat] % 5 + 1 if not row.has("level") else 1, 1, 5)
    county.steps[seat] = (level - 1) * 5 + position - 1
    county.pounds[seat] = row.number("pounds", county.pounds[seat], 0, 20_000)
    areas = [_crowd(row, area) for area in ("available", "quarters", "expended")]
    if any(areas):
        county.available[seat], county.quarters[seat], county.expended[seat] = areas
    if row.has("estate"):
        _place_estate(county, seat, row)
    family = county.hand[seat]
    discard = [GENTRY_AT[name] for name in row.words("discard", GENTRY)]
    hand = [GENTRY_AT[name] for name in row.words("hand", GENTRY)]
    for card in discard:
        county.discard[seat] |= 1 << card
        family &= ~(1 << card)
    county.hand[seat] = family
    for card in hand:
        if (county.discard[seat] >> card) & 1:
            raise _bad("hand", GENTRY[card])
        county.hand[seat] |= 1 << card


def _place_estate(county: County, seat: int, row: Reader) -> None:
    """Start tiles that are not named lie front side up."""
    named: dict[int, int] = {}
    for word in row.words("estate", _SIDES):
        name, _, side = word.partition("/")
        if TILE_AT[name] in named:
            raise _bad("estate", name)
        named[TILE_AT[name]] = TILE_AT[name] * 2 + (1 if side else 0)
    estate: list[int] = []
    for code in county.rules.tiles.start:
        estate.append(named.pop(code >> 1, code))
    county.estate[seat] = (*estate, *named.values())


def _crowd(row: Reader, key: str) -> int:
    names = row.words(key, SERVANTS)
    if any(names.count(name) > crowds.MOST for name in names):
        raise _bad(key, "more-than-there-are")
    return crowds.crowd_of(tuple(names))


def _place_servants(county: County, top: Reader) -> None:
    """Those for hire are all that no family has; if the description names them, the others left the game."""
    rules = county.rules
    pool = rules.servants.pool + rules.servants.start_staff * rules.seats
    for seat in range(rules.seats):
        bonus = rules.data.families[county.family[seat]].bonus
        if bonus.kind == "servant_start" and crowds.count(
            rules.servants.pool + rules.servants.start_staff, SERVANT_AT[bonus.servant]
        ):
            pool += bonus.amount * crowds.ONE[SERVANT_AT[bonus.servant]]
    taken = county.left_game
    for seat in range(rules.seats):
        taken += county.household(seat)
    if not crowds.covers(pool, taken):
        raise _bad("available", ",".join(crowds.words(crowds.missing(taken, pool))))
    county.pool = pool - taken
    if top.has("for-hire"):
        named = _crowd(top, "for-hire")
        if not crowds.covers(county.pool, named):
            raise _bad("for-hire", ",".join(crowds.words(crowds.missing(named, county.pool))))
        county.left_game += county.pool - named
        county.pool = named


def place_milestones(county: County, top: Reader, names: tuple[str, ...]) -> None:
    """The milestones of the game, and who has claimed them in which order."""
    rules = county.rules
    given = [MILESTONE_AT[name] for name in top.words("milestones", MILESTONES)]
    usual = rules.goals.named_milestones or tuple(
        [
            at
            for at, card in enumerate(rules.data.milestones)
            if rules.extras.in_play or not card.needs_ud_servants
        ]
    )
    cards = tuple(sorted(given)) or usual[: rules.goals.milestones]
    if len(set(cards)) != rules.goals.milestones or not set(cards) <= set(range(len(MILESTONES))):
        raise _bad("milestones", str(len(cards)))
    county.milestones = cards
    rows = Reader(top.table("claims", MILESTONES), "claims", MILESTONES)
    claims: list[tuple[int, ...]] = []
    for card in cards:
        claims.append(tuple([names.index(name) for name in rows.words(MILESTONES[card], names)]))
    county.claims = tuple(claims)


def _place_gentry(county: County, top: Reader) -> None:
    """Decks hold whoever is in no circle; cards named for the top lie there in order, known to nobody."""
    rules = county.rules
    met = 0
    for seat in range(rules.seats):
        circle = county.circle(seat)
        if met & circle:
            raise _bad("hand", GENTRY[bits(met & circle)[0]])
        for card in bits(circle):
            allowed = rules.people.is_guest[card] or card in rules.people.fairchilds
            own = rules.data.gentry[card].family == FAMILIES[county.family[seat]]
            if card not in rules.people.in_play or not (allowed or own):
                raise _bad("hand", GENTRY[card])
        met |= circle
    county.starters = ()
    casual = [card for card in rules.people.casuals + rules.people.starters if not (met >> card) & 1]
    prestige = [card for card in rules.people.prestiges if not (met >> card) & 1]
    county.casual = _stacked(
        casual, [GENTRY_AT[name] for name in top.words("casual-top", GENTRY)], "casual-top"
    )
    county.prestige = _stacked(
        prestige, [GENTRY_AT[name] for name in top.words("prestige-top", GENTRY)], "prestige-top"
    )


def _stacked(cards: list[int], first: list[int], key: str) -> Deck:
    """A deck with some cards on top in order; the rest is shuffled."""
    if len(set(first)) != len(first) or not set(first) <= set(cards):
        raise _bad(key, "not-in-the-deck")
    strata = [Stratum(tuple(first), True, 0)] if first else []
    rest = tuple([card for card in cards if card not in first])
    return Deck([*strata, loose(rest)])


def _place_cards(county: County, top: Reader, rows: list[Reader]) -> None:
    rules = county.rules
    free = list(rules.goals.objectives)
    cards = list(rules.goals.vp_cards)
    for seat, row in enumerate(rows):
        held = [OBJECTIVE_AT[name] for name in row.words("objectives", OBJECTIVES)]
        county.objectives[seat] = tuple(sorted(_pulled(free, held, "objectives", OBJECTIVES)))
        mine = [VP_AT[name] for name in row.words("vp-cards", VP_CARDS)]
        county.vp_cards[seat] = tuple(sorted(_pulled(cards, mine, "vp-cards", VP_CARDS)))
    if rules.table.opponent is not None:
        theirs = [VP_AT[name] for name in top.words("opponent-vp-cards", VP_CARDS)]
        county.opponent_vp = tuple(_pulled(cards, theirs, "opponent-vp-cards", VP_CARDS))
    first = [OBJECTIVE_AT[name] for name in top.words("objective-top", OBJECTIVES)]
    for seat, row in enumerate(rows):
        if not row.has("objectives"):
            spare = [card for card in free if card not in first][: _usual_objectives(county)]
            county.objectives[seat] = tuple(_pulled(free, spare, "objectives", OBJECTIVES))
    county.objective_deck = _stacked(free, first, "objective-top")
    county.vp_deck = _stacked(cards, [VP_AT[name] for name in top.words("vp-top", VP_CARDS)], "vp-top")


def _usual_objectives(county: County) -> int:
    """How many objectives a player holds by now who has drawn none besides."""
    rules = county.rules
    draws = rules.season.events[: county.round].count("objective_draw")
    return max(
        rules.goals.deal_keep + rules.goals.draw_keep * draws - rules.goals.season_discards * county.season(),
        0,
    )


def _pulled(stock: list[int], wanted: list[int], key: str, names: tuple[str, ...]) -> list[int]:
    for card in wanted:
        if card not in stock:
            raise _bad(key, names[card])
        stock.remove(card)
    return wanted


def _place_themes(county: County, top: Reader, step: str) -> None:
    """As many themes as seasons have begun, or ended where they are revealed at the end."""
    rules = county.rules
    given = [CATEGORY_AT[name] for name in top.words("themes", CATEGORIES)]
    usual = county.season()
    names = [type(item).__name__ for item in rules.programme("round")]
    begun = step != "round" or county.round % rules.season.length != 0
    if "RevealTheme" in names and begun:
        usual += 1
    if len(given) > rules.data.courtship.revealed or (given and len(given) < usual):
        raise _bad("themes", str(len(given)))
    stock = list(rules.goals.themes)
    wanted = given or [rules.goals.theme_category[card // COPIES] for card in stock[:usual]]
    shown: list[int] = []
    for category in wanted:
        match = [card for card in stock if rules.goals.theme_category[card // COPIES] == category]
        if not match:
            raise _bad("themes", CATEGORIES[category])
        stock.remove(match[0])
        shown.append(match[0])
    county.themes = tuple(shown)
    county.theme_deck = Deck([loose(tuple(stock))])
