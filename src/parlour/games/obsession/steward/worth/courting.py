"""The chances of a family at the courtships: of this season, of later ones, and of the last."""

from __future__ import annotations

import math
from typing import Final

from parlour.games.obsession.content.words import CATEGORIES
from parlour.games.obsession.scoring.courtship import category_vp
from parlour.games.obsession.state import County
from parlour.games.obsession.steward.worth.calendar import Calendar
from parlour.games.obsession.words.catalogue import COPIES

COLUMNS: Final = len(CATEGORIES)


def surpasses(lead: float, scale: float) -> float:
    """The chance that a *lead* of points holds, when *scale* tells how much may still change."""
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, lead / scale))))


class Rivalry:
    """What the others can show, read once; only the own columns change within a turn."""

    def __init__(self, county: County, seat: int, calendar: Calendar) -> None:
        rules = county.rules
        self.calendar: Final = calendar
        others = rules.table.rivals[seat]
        self.is_held: Final = rules.season.track.courtship
        self.rivals: Final = [
            [category_vp(county, other, column) for column in range(COLUMNS)] for other in others
        ]
        # Courtship is for a person, but its reward is the team's: it does not matter which partner leads.
        partner = rules.table.partner[seat]
        self.ally: Final = (
            [] if partner < 0 else [category_vp(county, partner, column) for column in range(COLUMNS)]
        )
        opponent = rules.table.opponent
        self.chart: Final = () if opponent is None else opponent.chart
        self.learnt: Final = county.escalation or (0,) * COLUMNS
        deck = [rules.goals.theme_category[card // COPIES] for card in county.theme_deck.cards()]
        self.unknown: Final = [deck.count(column) / max(1, len(deck)) for column in range(COLUMNS)]
        revealed = [rules.goals.theme_category[card // COPIES] for card in county.themes]
        self.revealed: Final = [float(revealed.count(column)) for column in range(COLUMNS)]
        hidden = calendar.last_season + 1 - len(revealed)
        self.final: Final = [known + hidden * self.unknown[at] for at, known in enumerate(self.revealed)]
        self.season: Final = self._theme(len(revealed) > calendar.season, revealed)
        self.season_scale: Final = 0.45 + 0.9 * math.sqrt(calendar.rival_turns)
        self.later_scale: Final = 3.0
        self.final_scale: Final = 0.6 + 1.6 * math.sqrt(calendar.turns)

    def _theme(self, is_known: bool, revealed: list[int]) -> list[float]:
        if not is_known:
            return self.unknown
        return [1.0 if column == revealed[-1] else 0.0 for column in range(COLUMNS)]

    def columns(self, county: County, seat: int) -> list[int]:
        """The points of the own tiles by category."""
        rules = county.rules
        found = [0] * COLUMNS
        for code in county.estate[seat]:
            found[rules.tiles.category[code]] += rules.tiles.vp[code]
        return found

    def season_chance(self, own: list[int]) -> float:
        """The chance to win the courtship of this season; nothing once it is held, or in the last one."""
        calendar = self.calendar
        if calendar.is_courted or calendar.season == calendar.last_season:
            return 0.0
        return self._by_theme(own, self.season, calendar.season, self.season_scale)

    def later_chances(self, own: list[int]) -> float:
        """The number of later courtships, but the last one, that can be expected to be won."""
        calendar = self.calendar
        chances = 0.0
        for season in range(calendar.season + 1, calendar.last_season):
            chances += self._by_theme(own, self.unknown, season, self.later_scale)
        return chances

    def final_chance(self, own: list[int]) -> float:
        """The chance to win the courtship that ends the game."""
        if not self.is_held:
            return 0.0
        if self.calendar.is_courted and self.calendar.season == self.calendar.last_season:
            return 0.0
        shown = sum([weight * own[at] for at, weight in enumerate(self.final)], 0.0)
        if self.ally:
            shown = max(shown, sum([weight * self.ally[at] for at, weight in enumerate(self.final)], 0.0))
        chance = 1.0
        for rival in self.rivals:
            other = sum([weight * rival[at] for at, weight in enumerate(self.final)], 0.0)
            chance *= surpasses(shown - other, self.final_scale)
        if self.chart:
            chart = self.chart[-1]
            other = sum([weight * (chart[at] + self.learnt[at]) for at, weight in enumerate(self.final)], 0.0)
            chance *= surpasses(shown - other, self.final_scale)
        return chance

    def _by_theme(self, own: list[int], themes: list[float], season: int, scale: float) -> float:
        chances = 0.0
        for column, weight in enumerate(themes):
            if weight:
                chance = weight
                shown = max(own[column], self.ally[column]) if self.ally else own[column]
                for rival in self.rivals:
                    chance *= surpasses(shown - rival[column], scale)
                if self.chart:
                    other = self.chart[season][column] + self.learnt[column]
                    chance *= surpasses(own[column] - other, scale)
                chances += chance
        return chances
