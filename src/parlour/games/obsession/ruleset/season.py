"""The rounds of a game: the track, its events and its end."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.content.records import Dataset
from parlour.games.obsession.content.rounds import Track
from parlour.games.obsession.ruleset.params import Agreed
from parlour.kernel.errors import RulesBug

NO_EVENT: Final = "none"
AHEAD: Final = 3
"""Rounds told about past the last space of an open track."""
LAPS: Final = 3
"""How often an open track could be gone round before nobody waits for an end any more (ruling 52)."""


class Season:
    """The round track, by rounds from 0."""

    def __init__(self, agreed: Agreed) -> None:
        self.track: Final = track_of(agreed.data, agreed.params.track)
        self.rounds: Final = len(self.track.events)
        # Estate Challenge: past the last space play goes on, in rounds without an event (p. 14)
        self.open_ended: Final = agreed.params.open_ended
        self.last_round: Final = self.rounds * LAPS if self.open_ended else self.rounds
        self.length: Final = self.track.season_length
        self.events: Final = _events(self.track, agreed.params.national_holiday)
        # By round: whether it is a courtship, whether any number of tiles may be bought, whether reputation
        # limits nothing. Past the last space of the track none of this is ever so.
        events = {event.id: event for event in agreed.data.events}
        beyond = (False,) * (self.last_round - self.rounds + 1)
        self.courts: Final = tuple([name == "courtship" for name in self.events]) + beyond
        self.sells_any: Final = (
            tuple([name in events and events[name].purchases == "any" for name in self.events]) + beyond
        )
        self.ignores_ratings: Final = (
            tuple([name in events and events[name].ignore_prestige_ratings for name in self.events]) + beyond
        )

        # Whether it does something to a family at the beginning of its turn
        self.touches_turn: Final = (
            tuple([name in ("village_fair", "objective_draw") for name in self.events]) + beyond
        )

    def event_in(self, at: int) -> str:
        """The event of a round; past the last space of the track there is none."""
        return self.events[at] if at < self.rounds else NO_EVENT

    def rounds_known(self, at: int) -> int:
        """The rounds that can be told about in a round: the track, or a few more past its end."""
        return min(max(self.rounds, at + 1 + AHEAD), self.last_round)


def track_of(data: Dataset, name: str) -> Track:
    for track in data.tracks:
        if track.id == name:
            return track
    raise RulesBug(f"no track {name}")


def _events(track: Track, holiday: int) -> tuple[str, ...]:
    """The events of the rounds; an older edition holds the national holiday in another round."""
    if not holiday:
        return track.events
    events = [event if event != "national_holiday" else NO_EVENT for event in track.events]
    events[holiday - 1] = "national_holiday"
    return tuple(events)
