"""The state of a game: ints, flat lists and tuples, so that a copy is a handful of slices."""

from __future__ import annotations

from parlour.games.obsession.ruleset.rules import Rules
from parlour.kernel.agenda import State
from parlour.kernel.deck import Deck, loose


class County(State):
    """Everything on the table. Lists are by seat unless their comment says otherwise.

    Servants are crowds (`staff`), gentry in hands are masks, tiles in an estate are number * 2 + side up.
    """

    def __init__(self, rules: Rules, source: County | None = None) -> None:
        super().__init__(source)
        seats = rules.seats
        self.rules: Rules = rules
        if source is not None:
            self._copy(source)
            return
        self.round: int = 0  # from 0
        self.first: int = 0  # the seat with the pawn of the first player
        self.family: list[int] = [-1] * seats
        self.steps: list[int] = [0] * seats  # reputation: (level - 1) * 5 + position - 1
        self.pounds: list[int] = [rules.data.start.pounds] * seats
        self.available: list[int] = [rules.servants.start_staff] * seats
        self.quarters: list[int] = [0] * seats
        self.expended: list[int] = [0] * seats
        self.pool: int = rules.servants.pool  # servants for hire
        self.estate: list[tuple[int, ...]] = [rules.tiles.start] * seats  # in the order of purchase
        self.hand: list[int] = [0] * seats  # the active hand
        self.discard: list[int] = [0] * seats
        self.objectives: list[tuple[int, ...]] = [()] * seats
        # objectives held that others know of, with the mask of those who do
        self.known_objectives: list[tuple[tuple[int, int], ...]] = [()] * seats
        # objectives discarded, with the label of their stratum in the deck
        self.given_up: list[tuple[tuple[int, int], ...]] = [()] * seats
        self.vp_cards: list[tuple[int, ...]] = [()] * seats
        self.open_vp: list[tuple[int, ...]] = [()] * seats  # of those, the ones everybody has seen
        # The turn
        self.active: int = -1  # whose turn it is
        self.passing: bool = False
        self.eligible_level: int = 0  # the level that judges tile and guests, read when step 3 begins
        self.at_floor: bool = False  # whether the family had no reputation at all by then
        self.serving: int = 0  # servants of the active player at work
        self.hosting: int = -1  # the tile at the activity, side up, or -1
        self.attending: int = 0  # gentry of the active player at the activity
        self.bought: int = 0  # tiles bought in this turn
        self.unlimited: bool = False  # whether more than one may be bought
        self.refreshed: bool = False  # whether the market was refreshed for reputation in this turn
        self.dismissals: int = 0  # dismissals this turn's favours allow
        self.drawn: tuple[int, ...] = ()  # objectives of which the active player keeps some
        self.discounts: int = 0  # tiles that an architect among the guests makes cheaper in this turn
        self.claimed: bool = False  # whether a milestone was claimed in this turn
        # Teams: what the partner has lent for this turn
        self.lent: int = 0  # servants of the partner at work
        self.visiting: int = 0  # gentry of the partner at the activity
        self.asked: bool = False  # whether the partner was asked for money in this turn
        self.declined: tuple[str, ...] = ()  # what the partner was asked for in vain in this turn
        self.partner_dismissals: int = 0  # dismissals the partner may make when the board is cleared
        # The table
        self.starters: tuple[int, ...] = rules.people.starters  # until they are dealt
        self.starter_row: tuple[int, ...] = ()  # starters laid out for the draft
        self.servant_row: int = 0  # servants laid out for the draft
        self.left_game: int = 0  # servants who left the game
        self.without_useful_man: int = 0  # mask of the seats whose useful man left the game
        self.stayed_on: int = 0  # gentry who stayed on after the last turn of their family
        self.milestones: tuple[int, ...] = ()  # the milestones of this game
        self.claims: tuple[tuple[int, ...], ...] = ()  # by milestone: who claimed it, in order
        self.casual: Deck = Deck([])
        self.prestige: Deck = Deck([loose(rules.people.prestiges)])
        self.objective_deck: Deck = Deck([loose(rules.goals.objectives)])
        self.vp_deck: Deck = Deck([loose(rules.goals.vp_cards)])
        self.theme_deck: Deck = Deck([loose(rules.goals.themes)])
        self.themes: tuple[int, ...] = ()  # revealed, by season
        self.theme_round: int = -1  # the round in which the die reveals the theme, or -1
        # The market
        self.bag: list[int] = list(rules.market.copies)  # by tile: copies
        self.market: tuple[int, ...] = ()  # by space: the tile, or -1 until the others slide left
        self.stacks: tuple[int, ...] = ()  # by space: its copies
        self.new_in_market: int = 0  # spaces at the right filled since the refill began
        self.set_aside: tuple[int, ...] = ()  # tiles set aside during a refresh
        self.reserve: tuple[int, ...] = ()  # tiles in both reserves, ascending
        self.reserves_open: int = 0
        self.monuments: tuple[int, ...] = ()  # the monuments of this game
        self.redrawn: bool = False  # whether the first market was drawn again
        self.scrapped: tuple[int, ...] = ()  # tiles that the player gave up
        self.piles: tuple[tuple[int, ...], ...] = ()  # Estate Challenge, by space: tiles, the top one first
        # The solitaire opponent
        self.removed: tuple[int, ...] = ()  # tiles taken out of the game
        self.opponent_idle: bool = False  # whether the opponent bought nothing in the last round
        self.opponent_vp: tuple[int, ...] = ()
        self.opponent_fairchild: int = -1
        self.escalation: tuple[int, ...] = ()  # by category: what a dynamic opponent has added to its chart

    def clone(self) -> County:
        return County(self.rules, self)

    def _copy(self, source: County) -> None:
        self.round = source.round
        self.first = source.first
        self.family = source.family[:]
        self.steps = source.steps[:]
        self.pounds = source.pounds[:]
        self.available = source.available[:]
        self.quarters = source.quarters[:]
        self.expended = source.expended[:]
        self.pool = source.pool
        self.estate = source.estate[:]
        self.hand = source.hand[:]
        self.discard = source.discard[:]
        self.objectives = source.objectives[:]
        self.known_objectives = source.known_objectives[:]
        self.given_up = source.given_up[:]
        self.vp_cards = source.vp_cards[:]
        self.open_vp = source.open_vp[:]
        self.active = source.active
        self.passing = source.passing
        self.eligible_level = source.eligible_level
        self.at_floor = source.at_floor
        self.serving = source.serving
        self.hosting = source.hosting
        self.attending = source.attending
        self.bought = source.bought
        self.unlimited = source.unlimited
        self.refreshed = source.refreshed
        self.dismissals = source.dismissals
        self.drawn = source.drawn
        self.starters = source.starters
        self.starter_row = source.starter_row
        self.casual = source.casual.clone()
        self.prestige = source.prestige.clone()
        self.objective_deck = source.objective_deck.clone()
        self.vp_deck = source.vp_deck.clone()
        self.theme_deck = source.theme_deck.clone()
        self.themes = source.themes
        self.theme_round = source.theme_round
        self.bag = source.bag[:]
        self.market = source.market
        self.stacks = source.stacks
        self.new_in_market = source.new_in_market
        self.set_aside = source.set_aside
        self.reserve = source.reserve
        self.reserves_open = source.reserves_open
        self.monuments = source.monuments
        self.redrawn = source.redrawn
        self.removed = source.removed
        self.opponent_idle = source.opponent_idle
        self.opponent_vp = source.opponent_vp
        self.opponent_fairchild = source.opponent_fairchild
        self.discounts = source.discounts
        self.claimed = source.claimed
        self.lent = source.lent
        self.visiting = source.visiting
        self.asked = source.asked
        self.declined = source.declined
        self.partner_dismissals = source.partner_dismissals
        self.servant_row = source.servant_row
        self.left_game = source.left_game
        self.without_useful_man = source.without_useful_man
        self.stayed_on = source.stayed_on
        self.milestones = source.milestones
        self.claims = source.claims
        self.scrapped = source.scrapped
        self.piles = source.piles
        self.escalation = source.escalation

    def level(self, seat: int) -> int:
        """The large number on the player board."""
        return self.steps[seat] // 5 + 1

    def season(self) -> int:
        """The season, from 0."""
        return min(self.round // self.rules.season.length, self.rules.season.track.seasons - 1)

    def deck(self, which: int) -> Deck:
        """The casual (0) or the prestige (1) deck."""
        return self.prestige if which else self.casual

    def owns(self, seat: int, tile: int) -> bool:
        """Whether the tile, either side up, lies in the estate."""
        estate = self.estate[seat]
        return tile * 2 in estate or tile * 2 + 1 in estate

    def owned(self, seat: int) -> int:
        """The tiles of an estate, either side up, as a mask."""
        bit = self.rules.tiles.bit
        mask = 0
        for code in self.estate[seat]:
            mask |= bit[code]
        return mask

    def circle(self, seat: int) -> int:
        """All gentry of a family: in hand, in the discard pile, at the activity."""
        cards = self.hand[seat] | self.discard[seat]
        if seat == self.active:
            return cards | (self.attending & ~self.visiting)
        return (
            cards | self.visiting
            if self.visiting and self.rules.table.partner[seat] == self.active
            else cards
        )

    def household(self, seat: int) -> int:
        """All servants of a family, those at work included."""
        crowd = self.available[seat] + self.quarters[seat] + self.expended[seat]
        if seat == self.active:
            return crowd + self.serving - self.lent
        return crowd + self.lent if self.lent and self.rules.table.partner[seat] == self.active else crowd

    def turn_order(self) -> list[int]:
        """The seats clockwise from the first player."""
        seats = self.rules.seats
        return [(self.first + step) % seats for step in range(seats)]
