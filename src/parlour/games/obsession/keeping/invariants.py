"""What must hold at every ply, whatever happens: every component is somewhere, once, and in range."""

from __future__ import annotations

from parlour.games.obsession.ruleset.people import family_cards
from parlour.games.obsession.setup.setup import AgreeMarket, ChooseMonuments, DrawMonuments, ShuffleCasuals
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.invitations import GiveUpGuest
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import SERVANT_AT, bits
from parlour.games.obsession.words.extras import USEFUL_MAN
from parlour.kernel.errors import require


def check_county(county: County) -> None:
    """Raise `RulesBug` at the first component that is missing, doubled or out of range."""
    _check_boards(county)
    _check_servants(county)
    _check_tiles(county)
    _check_gentry(county)
    _check_cards(county)
    _check_milestones(county)
    _check_turn(county)


def _check_boards(county: County) -> None:
    require(min(county.pounds) >= 0, "money below zero")
    require(all(pounds % 100 == 0 for pounds in county.pounds), "money in odd sums")
    require(
        min(county.steps) >= 0 and max(county.steps) <= county.rules.reputation.max_steps,
        "reputation out of range",
    )
    chosen = [family for family in county.family if family >= 0]
    require(len(set(chosen)) == len(chosen), "a family plays twice")
    require(0 <= county.round < county.rules.season.last_round, "the pawn left the round track")
    require(0 <= county.first < county.rules.seats, "the first player is lost")


def _check_servants(county: County) -> None:
    """Every servant of the set-up is on a board, at work or for hire; nobody was added."""
    rules = county.rules
    expected = rules.servants.pool + rules.servants.start_staff * rules.seats
    found = county.pool + county.serving + county.servant_row + county.left_game
    for seat in range(rules.seats):
        found += county.available[seat] + county.quarters[seat] + county.expended[seat]
        if county.family[seat] >= 0:
            bonus = rules.data.families[county.family[seat]].bonus
            if bonus.kind == "servant_start" and crowds.count(
                rules.servants.pool + rules.servants.start_staff, SERVANT_AT[bonus.servant]
            ):
                expected += bonus.amount * crowds.ONE[SERVANT_AT[bonus.servant]]
        _check_limits(county, seat)
    require(found == expected, "servants are not conserved")
    require(found & crowds.GUARD == 0, "a crowd ran over")
    require(crowds.covers(county.serving, county.lent), "somebody lent who does not work")


def _check_limits(county: County, seat: int) -> None:
    """One of each servant of the expansion; whoever spent the useful man has none."""
    household = county.household(seat)
    for servant, limit in enumerate(county.rules.servants.limit):
        if limit:
            require(crowds.count(household, servant) <= limit, "a servant too many")
    if (county.without_useful_man >> seat) & 1:
        require(not crowds.count(household, USEFUL_MAN), "a second useful man")


def _check_tiles(county: County) -> None:
    rules = county.rules
    expected = list(rules.market.copies)
    for tile in county.monuments:
        expected[tile] += 1
    found = list(county.bag)
    require(min(found) >= 0, "a tile below zero")
    for tile, copies in zip(county.market, county.stacks, strict=True):
        require((tile < 0) == (copies == 0), "an empty space holds tiles")
        if tile >= 0:
            found[tile] += copies
    for pile in county.piles:
        for tile in pile:
            found[tile] += 1
    starts = [code >> 1 for code in rules.tiles.start]
    for tile in county.set_aside + county.reserve + county.removed + county.scrapped:
        if tile not in starts:
            found[tile] += 1
    for seat in range(rules.seats):
        estate = county.estate[seat]
        require(len({code >> 1 for code in estate}) == len(estate), "a tile owned twice")
        for code in estate:
            if code >> 1 not in starts:
                found[code >> 1] += 1
        left = {code >> 1 for code in estate} | set(county.scrapped)
        require(left >= set(starts), "a start tile is missing")
    require(found == expected, "tiles are not conserved")
    require(len(county.market) <= rules.market.spaces, "the market is too long")
    if rules.market.stacking:
        named = [tile for tile in county.market if tile >= 0]
        require(len(set(named)) == len(named), "a duplicate has a space of its own")
    for tile in county.reserve:
        require(0 <= rules.market.reserve_of[tile] < county.reserves_open, "a tile in a closed reserve")


def _check_gentry(county: County) -> None:
    rules = county.rules
    found = [*county.starters, *county.starter_row, *county.casual.cards(), *county.prestige.cards()]
    found += bits(county.attending)
    fairchilds: list[int] = []
    for seat in range(rules.seats):
        circle = bits(county.hand[seat]) + bits(county.discard[seat])
        fairchilds += [card for card in circle if card in rules.people.fairchilds]
        found += circle
    fairchilds += [card for card in bits(county.attending) if card in rules.people.fairchilds]
    require(len(fairchilds) <= 1, "two Fairchilds at once")
    expected = [*rules.people.starters, *rules.people.prestiges]
    if any(isinstance(item, ShuffleCasuals) for item, _ in county.agenda):
        require(not county.casual.strata, "casual guests before their time")
    else:
        expected += rules.people.casuals
    for family in county.family:
        if family >= 0:
            expected += family_cards(rules.data, family)
    require(sorted(found) == sorted(expected + fairchilds), "gentry are not conserved")


def _check_milestones(county: County) -> None:
    rules = county.rules
    require(len(county.claims) == len(county.milestones), "claims without a milestone")
    for claims in county.claims:
        require(len(set(claims)) == len(claims) <= rules.data.milestone_rules.places, "a claim too many")
    if rules.people.guest_limit and not any(isinstance(item, GiveUpGuest) for item, _ in county.agenda):
        for seat in range(rules.seats):
            guests = (county.circle(seat) & rules.people.prestige_mask).bit_count()
            require(guests <= rules.people.guest_limit, "too many prestige guests")


def _check_cards(county: County) -> None:
    rules = county.rules
    objectives = [card for held in county.objectives for card in held]
    found = sorted([*objectives, *county.drawn, *county.objective_deck.cards()])
    require(found == sorted(rules.goals.objectives), "objectives are not conserved")
    cards = [card for held in county.vp_cards for card in held]
    found = sorted([*cards, *county.opponent_vp, *county.vp_deck.cards()])
    require(found == sorted(rules.goals.vp_cards), "victory point cards are not conserved")
    themes = sorted([*county.themes, *county.theme_deck.cards()])
    require(themes == sorted(rules.goals.themes), "themes are not conserved")
    for seat in range(rules.seats):
        require(set(county.open_vp[seat]) <= set(county.vp_cards[seat]), "an open card that is not held")
        told = {card for card, _ in county.known_objectives[seat]}
        require(told <= set(county.objectives[seat]), "an objective told of that is not held")


def _check_turn(county: County) -> None:
    if county.active < 0:
        idle = county.serving == 0 and county.attending == 0 and county.hosting < 0
        idle = idle and county.lent == 0 and county.visiting == 0
        require(idle, "an activity outside a turn")
    if any(isinstance(item, (ChooseMonuments, DrawMonuments, AgreeMarket)) for item, _ in county.agenda):
        return
    if not county.agenda:
        require(
            not county.set_aside and not county.new_in_market and not county.drawn, "something is left over"
        )
