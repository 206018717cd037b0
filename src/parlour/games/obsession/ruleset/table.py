"""Who sits at the table: partners and rivals, the family of each, and whom a lone player plays against."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from parlour.games.obsession.content.records import Dataset
from parlour.games.obsession.content.solo import Opponent
from parlour.games.obsession.ruleset.options import chosen_families, first_seat
from parlour.games.obsession.ruleset.params import Agreed, Params
from parlour.kernel.errors import RulesBug


class Challenge:
    """The numbers of an Estate Challenge: the target, its round, and the tiles of a column."""

    def __init__(self, target: int, at: int, column: int, step: int, counts_stolen: bool) -> None:
        self.target: Final = target
        self.round: Final = at
        self.column: Final = column
        self.step: Final = step
        self.counts_stolen: Final = counts_stolen


class Table:
    """The seats of a game. Tables by seat are complete: outside a team the partner is nobody (-1)."""

    def __init__(self, agreed: Agreed) -> None:
        seats = agreed.seats
        params = agreed.params
        options = agreed.options
        data = agreed.data
        families = agreed.content["families"]
        self.everyone: Final = (1 << seats) - 1
        self.solo: Final = seats == 1
        self.setup_seats: Final = data.solo_rules.setup_players if seats == 1 else seats
        # Teams: partners sit opposite each other
        self.partner: Final = tuple(
            [(seat + seats // 2) % seats if params.teams else -1 for seat in range(seats)]
        )
        self.rivals: Final = tuple(
            [
                tuple([other for other in range(seats) if other not in (seat, self.partner[seat])])
                for seat in range(seats)
            ]
        )
        self.pawn_step: Final = params.pawn_step
        self.first: Final = first_seat(options["first"], seats)
        self.families: Final = chosen_families(options["families"], seats, families)
        self.family_choices: Final = families
        self.challenge: Final = _challenge(params, options, data)
        self.opponent: Final = _opponent(data, options["opponent"], seats) if self.challenge is None else None
        self.dynamic: Final = params.dynamic


def _challenge(params: Params, options: Mapping[str, str], data: Dataset) -> Challenge | None:
    if not params.challenge:
        return None
    facts = data.estate_challenge
    long = params.levels == "extended"
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


def _opponent(data: Dataset, name: str, seats: int) -> Opponent | None:
    if seats != 1:
        return None
    for opponent in data.opponents:
        if opponent.id == name:
            return opponent
    raise RulesBug(f"no opponent {name}")
