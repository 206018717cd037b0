"""The frozen ruleset a game is played with: composition, options and facts, ready for the rules to read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from parlour.games.obsession.content.records import Dataset
from parlour.games.obsession.content.tiles import Face
from parlour.games.obsession.content.words import GUEST_KINDS
from parlour.games.obsession.ruleset import rule_parts as parts
from parlour.games.obsession.ruleset.cache import Memory
from parlour.games.obsession.ruleset.options import (
    chosen_families,
    chosen_milestones,
    chosen_monuments,
    chosen_promos,
    first_seat,
    intensive_tiles,
)
from parlour.games.obsession.ruleset.programme import programmes
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import CATEGORY_AT, COPIES, GENTRY_AT, SERVANT_AT, TILE_AT
from parlour.games.obsession.words.plan import (
    alternatives,
    comes_from_supply,
    is_admirer,
    is_welcome,
)
from parlour.kernel.agenda import Item
from parlour.kernel.ruleset import Composition

SIX: Final = 6
"""The players for whom fewer objectives are dealt (p. 11)."""
NO_EVENT: Final = "none"
AHEAD: Final = 3
"""Rounds told about past the last space of an open track."""
LAPS: Final = 3
"""How often an open track could be gone round before nobody waits for an end any more (ruling 52)."""


class Rules:
    """What the rules read. Built once per game and shared by every copy of its state."""

    def __init__(
        self, composition: Composition, options: Mapping[str, str], seats: int, data: Dataset
    ) -> None:
        params = composition.params
        content = composition.content
        self.seats: Final = seats
        self.modules: Final = composition.modules
        self.options: Final = options
        self.data: Final = data
        self.everyone: Final = (1 << seats) - 1
        self.solo: Final = seats == 1
        self.setup_seats: Final = data.solo_rules.setup_players if seats == 1 else seats
        self.challenge: Final = parts.challenge(params, options, data)
        self.opponent: Final = (
            parts.opponent(data, options["opponent"], seats) if self.challenge is None else None
        )
        # Teams: partners sit opposite each other
        in_teams = params["teams"] == "yes"
        self.partner: Final = tuple(
            [(seat + seats // 2) % seats if in_teams else -1 for seat in range(seats)]
        )
        self.rivals: Final = tuple(
            [
                tuple([other for other in range(seats) if other not in (seat, self.partner[seat])])
                for seat in range(seats)
            ]
        )
        self.powers: Final = content["powers"]
        self.programmes: Final = programmes(composition.steps)
        # The round track
        self.track: Final = parts.track(data, str(params["track"]))
        self.rounds: Final = len(self.track.events)
        # Estate Challenge: past the last space play goes on, in rounds without an event (p. 14)
        self.open_ended: Final = params["track_end"] == "open"
        self.last_round: Final = self.rounds * LAPS if self.open_ended else self.rounds
        self.season_length: Final = self.track.season_length
        self.events: Final = parts.events(self.track, str(params["national_holiday"]))
        self.level_vp: Final = parts.levels(data, str(params["levels"]), options["tableau-top"])
        self.max_level: Final = len(self.level_vp)
        self.max_steps: Final = self.max_level * 5 - 1
        self.score: Final = content["score"]
        self.tie_break: Final = str(params["tie_break"])
        self.pawn_step: Final = int(params["pawn_step"])
        # Cards
        most = data.objective_rules.deal_six_players if seats == SIX else data.objective_rules.deal_standard
        self.deal: Final = min(int(params["deal"]), most)
        self.deal_keep: Final = min(int(params["deal_keep"]), most)
        self.draw_keep: Final = int(params["draw_keep"])
        self.draw: Final = data.objective_rules.track_draw if self.draw_keep else 0
        self.season_discards: Final = int(params["season_discards"])
        named = (*content.get("novelty", ()), *chosen_promos(options["promo-guests"], data))
        self.in_play: Final = tuple(
            [at for at, card in enumerate(data.gentry) if parts.is_in_play(card, content, named)]
        )
        self.starters: Final = tuple([at for at in self.in_play if data.gentry[at].kind == "starter"])
        self.casuals: Final = tuple([at for at in self.in_play if data.gentry[at].kind == "casual"])
        self.prestiges: Final = tuple(
            [at for at in self.in_play if data.gentry[at].kind in ("prestige", "novelty")]
        )
        self.fairchilds: Final = tuple([at for at in self.in_play if data.gentry[at].kind == "fairchild"])
        self.starters_each: Final = data.start.starter_guests
        decks = content["objective_decks"]
        self.objectives: Final = tuple(
            [
                at * COPIES + copy
                for at, card in enumerate(data.objectives)
                if card.deck in decks and card.category not in content["objectives_out"]
                for copy in range(card.copies)
            ]
        )
        self.vp_cards: Final = tuple(
            [at * COPIES + copy for at, card in enumerate(data.vp_cards) for copy in range(card.copies)]
        )
        self.themes: Final = tuple(
            [at * COPIES + copy for at, theme in enumerate(data.themes) for copy in range(theme.copies)]
        )
        self.theme_category: Final = tuple([CATEGORY_AT[theme.category] for theme in data.themes])
        # Gentry by number
        self.is_guest: Final = tuple(
            [card.kind in ("starter", "casual", "prestige", "novelty") for card in data.gentry]
        )
        self.home_deck: Final = tuple(
            [1 if card.kind in ("prestige", "novelty") else 0 for card in data.gentry]
        )
        self.rating: Final = tuple([1 if card.crest else card.pr for card in data.gentry])
        self.fairchild_mask: Final = parts.mask(self.fairchilds)
        self.guest_mask: Final = parts.mask(tuple([at for at in self.in_play if self.is_guest[at]]))
        self.visitor_mask: Final = self.guest_mask | self.fairchild_mask
        self.service: Final = tuple([parts.service(card.service) for card in data.gentry])
        self.admirer_mask: Final = parts.mask(
            tuple([at for at, card in enumerate(data.gentry) if is_admirer(card, data)])
        )
        self.starter_mask: Final = parts.mask(self.starters)
        self.family_mask: Final = parts.mask(
            tuple([at for at in self.in_play if data.gentry[at].kind == "family"])
        )
        self.prestige_mask: Final = parts.mask(self.prestiges)
        self.guest_limit: Final = int(params["guest_limit"])
        # Promo guests with rules of their own
        self.train_mask: Final = parts.special_mask(data, self.in_play, "train-of-gentlemen")
        self.houseguest_mask: Final = parts.special_mask(data, self.in_play, "houseguest")
        self.card_choices: Final = tuple([alternatives(card.favours) for card in data.gentry])
        self.welcome: Final = {
            kind: tuple([is_welcome(card, kind) for card in data.gentry]) for kind in GUEST_KINDS
        }
        # Tiles by number, faces by number * 2 + side
        self.stacks: Final = parts.stacks(data) if params["market"] == "stacks" else ()
        self.tiles: Final = parts.copies(data, content, params["extra_copies"] == "yes", self.stacks)
        self.low_monuments: Final = params["monuments"] != "base"
        self.monuments: Final = tuple(
            [
                at
                for at, tile in enumerate(data.tiles)
                if tile.kind == "monument" and tile.set == params["monuments"]
            ]
        )
        self.start_tiles: Final = tuple([TILE_AT[name] * 2 for name in data.start.tiles])
        self.faces: Final[tuple[Face, ...]] = tuple(
            [face for tile in data.tiles for face in (tile.front, tile.back)]
        )
        self.tile_need: Final = tuple([parts.service(parts.servants(face)) for face in self.faces])
        self.tile_servant: Final = tuple(
            [-1 if face.servant == "none" else SERVANT_AT[face.servant] for face in self.faces]
        )
        self.from_supply: Final = tuple([comes_from_supply(face) for face in self.faces])
        self.styles: Final = tuple([parts.style(code, face) for code, face in enumerate(self.faces)])
        self.guest_kinds: Final = tuple([tuple([slot.kind for slot in face.guests]) for face in self.faces])
        self.guest_counts: Final = tuple([tuple([slot.count for slot in face.guests]) for face in self.faces])
        self.face_choices: Final = tuple([alternatives(face.favours) for face in self.faces])
        self.face_vp: Final = tuple([face.vp for face in self.faces])
        self.category: Final = tuple(
            [CATEGORY_AT[name] for tile in data.tiles for name in (tile.category, tile.category_back)]
        )
        self.is_activity: Final = tuple([face.mode == "activity" for face in self.faces])
        self.is_monument: Final = tuple([face.mode == "monument" for face in self.faces])
        self.tile_rating: Final = tuple([tile.pr for tile in data.tiles])
        self.tsn: Final = tuple([tile.tsn for tile in data.tiles])
        self.flips: Final = tuple([tile.flip for tile in data.tiles])
        self.price_mod: Final = tuple([tile.price_mod for tile in data.tiles])
        self.reserve_of: Final = tuple([parts.reserve(data, at) for at in range(len(data.tiles))])
        self.reserve_price: Final = tuple([reserve.price for reserve in data.reserves])
        self.prices: Final = tuple([space.price for space in data.positions])
        # Estate Challenge: what everything is cheaper by, round by round
        sale = data.price_rule.estate_challenge_builders_discount if self.challenge is not None else 0
        self.sale: Final = tuple([sale if event == "builders_holiday" else 0 for event in self.events])
        self.architect_price: Final = max([special.discount for special in data.specials], default=0)
        self.spaces: Final = data.market.open_spaces
        self.least_price: Final = data.price_rule.minimum
        self.reserves: Final = params["reserves"] == "open" and options["reserves"] == "on"
        self.stacking: Final = params["duplicates"] == "stack"
        self.first_market: Final = tuple([parts.qualifies(data, at) for at in range(len(data.tiles))])
        # Servants
        self.start_staff: Final = crowds.crowd_of(data.start.servants)
        pool = parts.pool(data, str(params["pool"]), seats)
        self.pool: Final = parts.crowd(pool.servants)
        self.last_pounds: Final = pool.last_player_pounds
        self.servant_draft: Final = int(params["servant_draft"])
        self.draft_row: Final = crowds.crowd_of(data.servant_draft.row) if self.servant_draft else 0
        self.servant_limit: Final = tuple([servant.limit for servant in data.servants])
        self.hireable: Final = tuple(
            [
                at
                for at, servant in enumerate(data.servants)
                if servant.hireable and crowds.count(self.pool, at)
            ]
        )
        self.hireable_mask: Final = sum([crowds.FIELD << (crowds.BITS * at) for at in self.hireable])
        in_play = self.start_staff + self.pool
        self.stand_ins: Final = tuple(
            [rule for rule in data.stand_ins if crowds.count(in_play, SERVANT_AT[rule.servant])]
        )
        self.frame: Final = tuple([parts.frame(self.stand_ins, servant) for servant in self.tile_servant])
        # Extra servants: what they do where they are not asked for
        self.has_extras: Final = params["pool"] == "ud"
        amounts = {extra.id: abs(extra.effect.amount) for extra in data.extras} if self.has_extras else {}
        self.cook_gain: Final = amounts.get("cook-reputation", 0)
        self.cook_reach: Final = amounts.get("cook-guest-rating", 0)
        self.boy_pounds: Final = amounts.get("hall-boy-pounds", 0)
        self.useful_fair: Final = amounts.get("useful-man-fair", 0)
        self.useful_price: Final = amounts.get("useful-man-discount", 0)
        self.useful_ease: Final = amounts.get("useful-man-rating", 0)
        self.carriage: Final = parts.tile_with(self.faces, "step4_guest_delta")
        self.carriage_least: Final = parts.effect_of(self.faces, self.carriage).min_guests
        self.carriage_crew: Final = tuple(
            [
                SERVANT_AT[name]
                for name in parts.effect_of(self.faces, self.carriage).servants
                if crowds.count(in_play, SERVANT_AT[name])
            ]
        )
        self.kitchen: Final = parts.tile_with(self.faces, "cook_extra_guest")
        self.has_assists: Final = (
            self.has_extras or in_teams or self.tiles[self.carriage >> 1] > 0 or self.train_mask != 0
        )
        self.pounds_mask: Final = parts.mask(
            tuple(
                [
                    at
                    for at in self.in_play
                    if any(each.kind == "pounds" and each.amount > 0 for each in data.gentry[at].favours)
                ]
            )
        )
        self.card_screens: Final = tuple([parts.screens(card.favours) for card in data.gentry])
        self.face_screens: Final = tuple([parts.screens(face.favours) for face in self.faces])
        self.recruitable: Final = tuple([SERVANT_AT[name] for name in data.hire.recruit_types])
        self.hire_tile: Final = TILE_AT[data.hire.tile]
        self.hire_on_pass: Final = params["hire_on_pass"] == "yes"
        self.hall_servant: Final = params["hall"] == "servant"
        self.servant_vp: Final = tuple([servant.vp for servant in data.servants])
        self.study: Final = TILE_AT["private-study"]
        # Special actions, in steps of reputation
        self.loan_steps: Final = 2
        self.help_steps: Final = 3
        self.refresh_steps: Final = 4
        self.rents: Final = 200
        # Options of the table
        self.first: Final = first_seat(options["first"], seats)
        self.families: Final = chosen_families(options["families"], seats, content["families"])
        self.family_choices: Final = content["families"]
        self.milestones: Final = int(params["milestones"])
        self.named_milestones: Final = chosen_milestones(
            options["milestone-cards"], data, self.milestones, self.has_extras
        )
        when = str(params["milestones_when"])
        self.milestones_when: Final = options["milestones-when"] if when == "option" else when
        self.draft: Final = params["starters"] == "draft"
        self.service_tiles: Final = intensive_tiles(str(params["intensive"]), options["service-tiles"], data)
        self.service_drawn: Final = int(params["intensive_drawn"])
        self.sculpture: Final = options["sculpture-garden"] == "required"
        self.maze: Final = params["maze"] == "yes"
        self.named_monuments: Final = (
            self.monuments
            if self.low_monuments
            else chosen_monuments(options["monuments"], data, self.setup_seats, self.sculpture, self.maze)
        )
        self.redraw: Final = options["first-market"]
        self.monuments_challenge: Final = params["monuments_challenge"] == "yes"
        self.dynamic: Final = params["dynamic"] == "yes"
        self.memory: Final = Memory()

    def programme(self, name: str) -> tuple[Item, ...]:
        """The steps of a part of the game, with what the modules splice in."""
        return self.programmes[name]

    def event_in(self, at: int) -> str:
        """The event of a round (from 0); past the last space of the track there is none."""
        return self.events[at] if at < self.rounds else NO_EVENT

    def sale_in(self, at: int) -> int:
        """What everything is cheaper by in a round (from 0)."""
        return self.sale[at] if at < self.rounds else 0

    def rounds_known(self, at: int) -> int:
        """The rounds that can be told about in a round (from 0): the track, or a few more past its end."""
        return min(max(self.rounds, at + 1 + AHEAD), self.last_round)


def family_cards(data: Dataset, family: int) -> tuple[int, ...]:
    """The members of a family by number."""
    return tuple([GENTRY_AT[name] for name in data.families[family].members])
