"""How a ruleset reads composition, options and facts: the smaller parts of `Rules`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from parlour.games.obsession.content.people import Gentry
from parlour.games.obsession.content.records import Dataset
from parlour.games.obsession.content.rounds import Track
from parlour.games.obsession.content.servants import Pool, StandIn
from parlour.games.obsession.content.shared import Favour
from parlour.games.obsession.content.solo import Opponent
from parlour.games.obsession.content.tiles import Face, TileEffect
from parlour.games.obsession.content.words import SERVANTS, UNSUPPLIABLE
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import SERVANT_AT, TILE_AT
from parlour.games.obsession.words.extras import SCREENED
from parlour.games.obsession.words.plan import any_rating
from parlour.kernel.errors import Param, RulesBug


def service(names: tuple[str, ...]) -> int:
    """The servants a guest needs, or -1 for one whom nobody can serve."""
    return -1 if UNSUPPLIABLE in names else crowds.crowd_of(names)


def servants(face: Face) -> tuple[str, ...]:
    """The servant on the frame of a tile."""
    return () if face.servant == "none" else (face.servant,)


def is_in_play(card: Gentry, content: Mapping[str, tuple[str, ...]], named: tuple[str, ...]) -> bool:
    """Whether a card is on the table: the family plays, or the set is in and the card is no curiosity."""
    if card.id in named:
        return True
    if card.kind == "family":
        return card.family in content["families"]
    return card.set in content["gentry_sets"] and card.in_deck and not card.optional


def special_mask(data: Dataset, cards: tuple[int, ...], rule: str) -> int:
    """The cards with a special rule."""
    return mask(tuple([at for at in cards if any(each.rule == rule for each in data.gentry[at].favours)]))


def copies(
    data: Dataset, content: Mapping[str, tuple[str, ...]], doubled: bool, stacks: tuple[tuple[int, ...], ...]
) -> tuple[int, ...]:
    """By tile: the copies that go into the bag or onto the stacks; monuments join the bag later."""
    if stacks:
        stacked = [tile for stack in stacks for tile in stack]
        return tuple([stacked.count(at) for at in range(len(data.tiles))])
    found: list[int] = []
    for tile in data.tiles:
        chosen = tile.set in content["tile_sets"] or tile.id in content.get("tile_ids", ())
        if chosen and tile.kind not in ("start", "monument"):
            found.append(tile.copies + (tile.ud_extra_copies if doubled else 0))
        else:
            found.append(0)
    return tuple(found)


def stacks(data: Dataset) -> tuple[tuple[int, ...], ...]:
    """The stacks of the Estate Challenge by market space, top tile first."""
    ordered = sorted(data.stacks, key=lambda stack: stack.position)
    return tuple([tuple([TILE_AT[name] for name in stack.tiles]) for stack in ordered])


def frame(rules: tuple[StandIn, ...], servant: int) -> int:
    """The servant a tile asks for, where somebody could stand in for him or her on cards alone; else -1."""
    if servant < 0:
        return -1
    for rule in rules:
        if SERVANTS[servant] in rule.stands_for and not rule.only_tile and "tile" not in rule.place:
            return servant
    return -1


def tile_with(faces: tuple[Face, ...], kind: str) -> int:
    """The first face with an effect of a kind."""
    for code, face in enumerate(faces):
        if face.effect is not None and face.effect.kind == kind:
            return code
    raise RulesBug(f"no tile with {kind}")


def effect_of(faces: tuple[Face, ...], code: int) -> TileEffect:
    effect = faces[code].effect
    if effect is None:
        raise RulesBug(f"no effect on {code}")
    return effect


def levels(data: Dataset, levels: str, top: str) -> tuple[int, ...]:
    """The points of every level of reputation (ruling 1)."""
    if levels == "duel":
        return track(data, "tableau").duel_reputation_vp
    if levels == "tableau":
        return track(data, "tableau").reputation_vp[: int(top)]
    return track(data, levels).reputation_vp


def screens(favours: tuple[Favour, ...]) -> tuple[str, ...]:
    """The kinds of invitation that a head housemaid can screen, each once."""
    kinds = [favour.kind for favour in favours]
    return tuple([kind for kind in SCREENED if kind in kinds])


class Challenge:
    """The numbers of an Estate Challenge: the target, its round, and the tiles of a column."""

    def __init__(self, target: int, at: int, column: int, step: int, counts_stolen: bool) -> None:
        self.target: Final = target
        self.round: Final = at
        self.column: Final = column
        self.step: Final = step
        self.counts_stolen: Final = counts_stolen


def challenge(params: Mapping[str, Param], options: Mapping[str, str], data: Dataset) -> Challenge | None:
    if params["challenge"] == "none":
        return None
    facts = data.estate_challenge
    long = params["levels"] == "extended"
    target = facts.extended_target if long else facts.standard_target
    for opponent in data.opponents:
        if opponent.id == options["target"]:
            target = opponent.base_score
    return Challenge(
        target,
        facts.extended_round if long else facts.standard_round,
        facts.extended_tiles_per_column if long else facts.standard_tiles_per_column,
        facts.step_vp,
        options["stolen-monuments"] == "counted",
    )


def style(code: int, face: Face) -> int:
    """Equal for faces where a guest asks and brings the same: two suites never are, most others always."""
    if face.suite is not None:
        return (code + 2) << 1
    return 2 if any_rating(face) else 0


def opponent(data: Dataset, name: str, seats: int) -> Opponent | None:
    if seats != 1:
        return None
    for opponent in data.opponents:
        if opponent.id == name:
            return opponent
    raise RulesBug(f"no opponent {name}")


def track(data: Dataset, name: str) -> Track:
    for track in data.tracks:
        if track.id == name:
            return track
    raise RulesBug(f"no track {name}")


def events(track: Track, holiday: str) -> tuple[str, ...]:
    """The events of the rounds; an older edition holds the national holiday in another round."""
    if holiday == "printed":
        return track.events
    events = [event if event != "national_holiday" else "none" for event in track.events]
    events[int(holiday) - 1] = "national_holiday"
    return tuple(events)


def mask(cards: tuple[int, ...]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def reserve(data: Dataset, tile: int) -> int:
    """The reserve that takes a tile once it is open, or -1."""
    record = data.tiles[tile]
    if record.kind in ("monument", "start"):
        return -1
    for at, reserve in enumerate(data.reserves):
        if reserve.takes_kind == record.kind or (reserve.takes_pr and reserve.takes_pr == record.pr):
            return at
    return -1


def qualifies(data: Dataset, tile: int) -> bool:
    """Whether a tile may come into the first market (Central Play Area Setup, 8)."""
    record = data.tiles[tile]
    first = data.initial_market
    if record.kind in first.excluded_kinds:
        return False
    if record.kind == "service":
        return record.id in first.allowed_service
    return record.pr in first.allowed_pr


def pool(data: Dataset, mode: str, seats: int) -> Pool:
    for pool in data.pools:
        if pool.mode == mode and pool.players == seats:
            return pool
    raise RulesBug(f"no servants for {seats} players")


def crowd(servants: tuple[tuple[str, int], ...]) -> int:
    return sum([number * crowds.ONE[SERVANT_AT[name]] for name, number in servants])
