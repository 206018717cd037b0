"""The frozen ruleset a game is played with: composition, options and facts, ready for the rules to read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from parlour.games.obsession import staff
from parlour.games.obsession.activity import (
    alternatives,
    any_rating,
    comes_from_supply,
    is_admirer,
    is_welcome,
)
from parlour.games.obsession.catalogue import CATEGORY_AT, COPIES, GENTRY_AT, SERVANT_AT, TILE_AT
from parlour.games.obsession.content.records import Dataset
from parlour.games.obsession.content.rounds import Track
from parlour.games.obsession.content.solo import Opponent
from parlour.games.obsession.content.tiles import Face
from parlour.games.obsession.content.words import GUEST_KINDS, UNSUPPLIABLE
from parlour.games.obsession.memory import Memory
from parlour.games.obsession.options import (
    chosen_families,
    chosen_monuments,
    first_seat,
    intensive_tiles,
)
from parlour.games.obsession.programme import programmes
from parlour.kernel.agenda import Item
from parlour.kernel.errors import RulesBug
from parlour.kernel.ruleset import Composition

NO_PRICE: Final = -1


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
        self.opponent: Final = _opponent(data, options["opponent"], seats)
        self.programmes: Final = programmes(composition.steps)
        # The round track
        self.track: Final = _track(data, str(params["track"]))
        self.rounds: Final = len(self.track.events)
        self.season_length: Final = self.track.season_length
        self.events: Final = _events(self.track, str(params["national_holiday"]))
        self.max_steps: Final = self.track.max_level * 5 - 1
        self.max_level: Final = self.track.max_level
        self.level_vp: Final = self.track.reputation_vp
        self.pawn_step: Final = int(params["pawn_step"])
        # Cards
        self.deal: Final = int(params["deal"])
        self.deal_keep: Final = int(params["deal_keep"])
        self.draw: Final = data.objective_rules.track_draw
        self.draw_keep: Final = int(params["draw_keep"])
        self.season_discards: Final = int(params["season_discards"])
        kinds = content["gentry_sets"]
        novelty = content.get("novelty", ())
        self.in_play: Final = tuple(
            [
                at
                for at, card in enumerate(data.gentry)
                if card.set in kinds and (card.in_deck or card.id in novelty)
            ]
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
                if card.deck in decks
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
        self.fairchild_mask: Final = _mask(self.fairchilds)
        self.guest_mask: Final = _mask(tuple([at for at in self.in_play if self.is_guest[at]]))
        self.visitor_mask: Final = self.guest_mask | self.fairchild_mask
        self.service: Final = tuple([_service(card.service) for card in data.gentry])
        self.admirer_mask: Final = _mask(
            tuple([at for at, card in enumerate(data.gentry) if is_admirer(card, data)])
        )
        self.card_choices: Final = tuple([alternatives(card.favours) for card in data.gentry])
        self.welcome: Final = {
            kind: tuple([is_welcome(card, kind) for card in data.gentry]) for kind in GUEST_KINDS
        }
        # Tiles by number, faces by number * 2 + side
        sets = content["tile_sets"]
        self.tiles: Final = tuple(
            [
                tile.copies if tile.set in sets and tile.kind not in ("start", "monument") else 0
                for tile in data.tiles
            ]
        )
        self.monuments: Final = tuple(
            [at for at, tile in enumerate(data.tiles) if tile.kind == "monument" and tile.set in sets]
        )
        self.start_tiles: Final = tuple([TILE_AT[name] * 2 for name in data.start.tiles])
        self.faces: Final[tuple[Face, ...]] = tuple(
            [face for tile in data.tiles for face in (tile.front, tile.back)]
        )
        self.tile_need: Final = tuple([_service(_servants(face)) for face in self.faces])
        self.from_supply: Final = tuple([comes_from_supply(face) for face in self.faces])
        self.styles: Final = tuple([_style(code, face) for code, face in enumerate(self.faces)])
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
        self.reserve_of: Final = tuple([_reserve(data, at) for at in range(len(data.tiles))])
        self.reserve_price: Final = tuple([reserve.price for reserve in data.reserves])
        self.prices: Final = tuple([space.price for space in data.positions])
        self.spaces: Final = data.market.open_spaces
        self.least_price: Final = data.price_rule.minimum
        self.reserves: Final = params["reserves"] == "open" and options["reserves"] == "on"
        self.stacking: Final = params["duplicates"] == "stack"
        self.first_market: Final = tuple([_qualifies(data, at) for at in range(len(data.tiles))])
        # Servants
        self.start_staff: Final = staff.crowd_of(data.start.servants)
        self.pool: Final = _pool(data, str(params["pool"]), self.setup_seats)
        self.hireable: Final = tuple(
            [
                at
                for at, servant in enumerate(data.servants)
                if servant.hireable and staff.count(self.pool, at)
            ]
        )
        self.hireable_mask: Final = sum([staff.FIELD << (staff.BITS * at) for at in self.hireable])
        in_play = self.start_staff + self.pool
        self.stand_ins: Final = tuple(
            [rule for rule in data.stand_ins if staff.count(in_play, SERVANT_AT[rule.servant])]
        )
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
        self.draft: Final = params["starters"] == "draft"
        self.service_tiles: Final = intensive_tiles(str(params["intensive"]), options["service-tiles"], data)
        self.service_drawn: Final = int(params["intensive_drawn"])
        self.sculpture: Final = options["sculpture-garden"] == "required"
        self.maze: Final = params["maze"] == "yes"
        self.named_monuments: Final = chosen_monuments(
            options["monuments"], data, self.setup_seats, self.sculpture, self.maze
        )
        self.redraw: Final = options["first-market"]
        self.monuments_challenge: Final = params["monuments_challenge"] == "yes"
        self.memory: Final = Memory()

    def programme(self, name: str) -> tuple[Item, ...]:
        """The steps of a part of the game, with what the modules splice in."""
        return self.programmes[name]


def _service(names: tuple[str, ...]) -> int:
    """The servants a guest needs, or -1 for one whom nobody can serve."""
    return -1 if UNSUPPLIABLE in names else staff.crowd_of(names)


def _servants(face: Face) -> tuple[str, ...]:
    """The servant on the frame of a tile."""
    return () if face.servant == "none" else (face.servant,)


def _style(code: int, face: Face) -> int:
    """Equal for faces where a guest asks and brings the same: two suites never are, most others always."""
    if face.suite is not None:
        return (code + 2) << 1
    return 2 if any_rating(face) else 0


def _opponent(data: Dataset, name: str, seats: int) -> Opponent | None:
    if seats != 1:
        return None
    for opponent in data.opponents:
        if opponent.id == name:
            return opponent
    raise RulesBug(f"no opponent {name}")


def _track(data: Dataset, name: str) -> Track:
    for track in data.tracks:
        if track.id == name:
            return track
    raise RulesBug(f"no track {name}")


def _events(track: Track, holiday: str) -> tuple[str, ...]:
    """The events of the rounds; an older edition holds the national holiday in another round."""
    if holiday == "printed":
        return track.events
    events = [event if event != "national_holiday" else "none" for event in track.events]
    events[int(holiday) - 1] = "national_holiday"
    return tuple(events)


def _mask(cards: tuple[int, ...]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def _reserve(data: Dataset, tile: int) -> int:
    """The reserve that takes a tile once it is open, or -1."""
    record = data.tiles[tile]
    if record.kind in ("monument", "start"):
        return -1
    for at, reserve in enumerate(data.reserves):
        if reserve.takes_kind == record.kind or (reserve.takes_pr and reserve.takes_pr == record.pr):
            return at
    return -1


def _qualifies(data: Dataset, tile: int) -> bool:
    """Whether a tile may come into the first market (Central Play Area Setup, 8)."""
    record = data.tiles[tile]
    first = data.initial_market
    if record.kind in first.excluded_kinds:
        return False
    if record.kind == "service":
        return record.id in first.allowed_service
    return record.pr in first.allowed_pr


def _pool(data: Dataset, mode: str, seats: int) -> int:
    for pool in data.pools:
        if pool.mode == mode and pool.players == seats:
            crowd = 0
            for name, number in pool.servants:
                crowd += number * staff.ONE[SERVANT_AT[name]]
            return crowd
    raise RulesBug(f"no servants for {seats} players")


def family_cards(data: Dataset, family: int) -> tuple[int, ...]:
    """The members of a family by number."""
    return tuple([GENTRY_AT[name] for name in data.families[family].members])
