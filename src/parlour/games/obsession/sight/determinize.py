"""From a view back to a state: all that the seat cannot know is dealt anew, all it has seen stays."""

from __future__ import annotations

import random

from parlour.games.obsession.scoring.objectives import GiveUpObjective, SelectObjectives
from parlour.games.obsession.setup.setup import AgreeMarket
from parlour.games.obsession.sight.deck_sight import deck_from, named_cards, shuffled_rest
from parlour.games.obsession.sight.view import CountyView
from parlour.games.obsession.state import County
from parlour.games.obsession.words.actions import DISCARD, KEEP_MARKET, KeepObjectives
from parlour.kernel.action import Action
from parlour.kernel.agenda import Item
from parlour.kernel.deck import Deck, Stratum


def open_county(view: CountyView) -> County:
    """A county with all that lies open; decks and the cards of others are still to be dealt."""
    county = County(view.rules)
    # fields: deal county
    county.round = view.round
    county.first = view.first
    county.pool = view.pool
    county.active = view.active
    county.passing = view.passing
    county.eligible_level = view.eligible_level
    county.at_floor = view.at_floor
    county.serving = view.serving
    county.hosting = view.hosting
    county.attending = view.attending
    county.bought = view.bought
    county.unlimited = view.unlimited
    county.refreshed = view.refreshed
    county.dismissals = view.dismissals
    county.discounts = view.discounts
    county.claimed = view.claimed
    county.lent = view.lent
    county.visiting = view.visiting
    county.asked = view.asked
    county.declined = view.declined
    county.partner_dismissals = view.partner_dismissals
    county.starters = view.starters
    county.starter_row = view.starter_row
    county.servant_row = view.servant_row
    county.left_game = view.left_game
    county.without_useful_man = view.without_useful_man
    county.stayed_on = view.stayed_on
    county.milestones = view.milestones
    county.claims = view.claims
    county.themes = view.themes
    county.theme_round = view.theme_round
    county.bag = list(view.bag)
    county.market = view.market
    county.stacks = view.stacks
    county.new_in_market = view.new_in_market
    county.set_aside = view.set_aside
    county.reserve = view.reserve
    county.reserves_open = view.reserves_open
    county.monuments = view.monuments
    county.redrawn = view.redrawn
    county.scrapped = view.scrapped
    county.piles = view.piles
    county.removed = view.removed
    county.opponent_idle = view.opponent_idle
    county.opponent_fairchild = view.opponent_fairchild
    county.escalation = view.escalation
    # fields end
    for seat, row in enumerate(view.rows):
        # fields: deal seats county
        county.family[seat] = row.family
        county.steps[seat] = row.steps
        county.pounds[seat] = row.pounds
        county.available[seat] = row.available
        county.quarters[seat] = row.quarters
        county.expended[seat] = row.expended
        county.estate[seat] = row.estate
        county.hand[seat] = row.hand
        county.discard[seat] = row.discard
        county.open_vp[seat] = row.open_vp
        # fields end
        county.known_objectives[seat] = row.known_objectives
        county.given_up[seat] = row.given_up
    if not view.prestige:
        county.prestige = Deck([])
    return county


def determinize(view: CountyView, rng: random.Random) -> County:
    """A state that looks like *view* to its seat."""
    county = open_county(view)
    _deal_gentry(county, view, rng)
    _deal_vp_cards(county, view, rng)
    _deal_objectives(county, view, rng)
    themes = shuffled_rest(view.rules.goals.themes, set(view.themes), rng)
    county.theme_deck = deck_from(view.theme_deck, themes)
    county.agenda = [(_answered(item, county, rng), owner) for item, owner in view.agenda]
    return county


def _deal_gentry(county: County, view: CountyView, rng: random.Random) -> None:
    """Circles are open, so each guest deck holds what nobody has; only its order is unknown."""
    rules = view.rules
    met = view.attending
    for row in view.rows:
        met |= row.hand | row.discard
    laid = set(view.starters + view.starter_row)
    for which, sight in ((0, view.casual), (1, view.prestige)):
        if not sight:
            continue
        own = rules.people.prestiges if which else tuple(sorted(rules.people.casuals + rules.people.starters))
        known = {card for card in own if (met >> card) & 1 or card in laid} | named_cards(sight)
        deck = deck_from(sight, shuffled_rest(own, known, rng))
        if which:
            county.prestige = deck
        else:
            county.casual = deck


def _deal_vp_cards(county: County, view: CountyView, rng: random.Random) -> None:
    known = named_cards(view.vp_deck) | set(view.opponent_vp or ())
    for row in view.rows:
        known |= set(row.vp_cards or ()) | set(row.open_vp)
    hidden = shuffled_rest(view.rules.goals.vp_cards, known, rng)
    for seat, row in enumerate(view.rows):
        if row.vp_cards is not None:
            county.vp_cards[seat] = row.vp_cards
        else:
            unknown = [hidden.pop() for _ in range(row.vp_count - len(row.open_vp))]
            county.vp_cards[seat] = tuple(sorted([*row.open_vp, *unknown]))
    if view.opponent_vp is not None:
        county.opponent_vp = view.opponent_vp
    else:
        county.opponent_vp = tuple([hidden.pop() for _ in range(view.opponent_vp_count)])
    county.vp_deck = deck_from(view.vp_deck, hidden)


def _deal_objectives(county: County, view: CountyView, rng: random.Random) -> None:
    """Own discards lie in the stratum they were shuffled into, unless others have drawn from it since."""
    rules = view.rules
    known = named_cards(view.objective_deck) | set(view.drawn)
    for row in view.rows:
        known |= set(row.objectives or ()) | {card for card, _ in row.known_objectives}
    own = [pair for row in view.rows for pair in row.given_up]
    mine = {card: label for card, label in own if card not in known}
    strata: list[list[int]] = [list(stratum.cards) for stratum in view.objective_deck]
    astray: list[int] = []
    for card, label in mine.items():
        if not _lay_back(view, strata, card, label, rng):
            astray.append(card)
    placed = {card for cards in strata for card in cards} | known | set(astray)
    hidden = shuffled_rest(rules.goals.objectives, placed, rng)
    for card in astray:
        hidden.append(card)
    for seat, row in enumerate(view.rows):
        if row.objectives is not None:
            county.objectives[seat] = row.objectives
            continue
        told = [card for card, _ in row.known_objectives]
        unknown = [hidden.pop() for _ in range(row.objective_count - len(told))]
        county.objectives[seat] = tuple(sorted(told + unknown))
    others = view.drawn_count - len(view.drawn)
    county.drawn = view.drawn or tuple(sorted([hidden.pop() for _ in range(others)]))
    rng.shuffle(hidden)
    county.objective_deck = Deck([])
    for stratum, cards in zip(view.objective_deck, strata, strict=True):
        full = cards + [hidden.pop() for _ in range(stratum.size - len(cards))]
        county.objective_deck.strata.append(Stratum(tuple(full), stratum.fixed, stratum.known))


def _lay_back(view: CountyView, strata: list[list[int]], card: int, label: int, rng: random.Random) -> bool:
    """Put an own discard where it was shuffled in; False when it may have been drawn by another."""
    for at, stratum in enumerate(view.objective_deck):
        if stratum.fixed or stratum.known != label or len(strata[at]) >= stratum.size:
            continue
        full = _full_size(view)
        if rng.random() * full < stratum.size:
            strata[at].append(card)
            return True
    return False


def _full_size(view: CountyView) -> int:
    """How many cards were shuffled into a stratum."""
    rules = view.rules
    dealt = (rules.goals.deal - rules.goals.deal_keep) * rules.seats
    return dealt or rules.seats


def _answered(item: Item, county: County, rng: random.Random) -> Item:
    """Put a possible answer where another seat has answered in secret."""
    if isinstance(item, GiveUpObjective):
        return GiveUpObjective(_fill(item.answers, county, rng, 1))
    if isinstance(item, SelectObjectives):
        return SelectObjectives(_fill(item.answers, county, rng, county.rules.goals.deal_keep))
    if isinstance(item, AgreeMarket):
        return AgreeMarket(
            tuple(
                [
                    KEEP_MARKET if answer is not None and answer.text == "hidden" else answer
                    for answer in item.answers
                ]
            )
        )
    return item


def _fill(
    answers: tuple[Action | None, ...], county: County, rng: random.Random, number: int
) -> tuple[Action | None, ...]:
    told: list[Action | None] = []
    for seat, answer in enumerate(answers):
        if answer is None or answer.text != "hidden":
            told.append(answer)
        elif number == 1:
            told.append(DISCARD[rng.choice(county.objectives[seat])])
        else:
            told.append(KeepObjectives(tuple(sorted(rng.sample(county.objectives[seat], number)))))
    return tuple(told)
