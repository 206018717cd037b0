"""How long the game still lasts for a seat: turns, fairs, seasons, objectives to be drawn and given up."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.scoring.courtship import EndSeason
from parlour.games.obsession.scoring.objectives import DiscardObjectives, GiveUpObjective
from parlour.games.obsession.state import County
from parlour.games.obsession.steward.worth.race import rounds_to_run
from parlour.games.obsession.turn.season import BeginRound
from parlour.games.obsession.turn.turn import BeginTurn

COURTSHIP: Final = "courtship"
_GIVING_UP: Final = (EndSeason, DiscardObjectives, GiveUpObjective)


class Calendar:
    """What is left after the turn that is being played, or from now on where it is nobody's turn."""

    def __init__(self, county: County, seat: int) -> None:
        rules = county.rules
        at = county.round
        # Without courtship the game ends at the top of reputation, most often before the track does.
        self.is_race: Final = not rules.season.track.courtship
        run = rounds_to_run(county, seat) if self.is_race else 0
        # Past the last space of an open track come rounds without an event.
        further = max(0, min(at + 1 + run, rules.season.last_round) - rules.season.rounds)
        events = rules.season.events + (rules.season.event_in(rules.season.rounds),) * further
        items = [item for item, _ in county.agenda]
        is_setup = any(isinstance(item, BeginRound) for item in items)
        pending = [owner for item, owner in county.agenda if isinstance(item, BeginTurn)]
        is_ahead = is_setup or seat in pending
        ahead = events[at:] if is_ahead else events[at + 1 :]
        if self.is_race:
            ahead = ahead[:run]
        self.turns: Final = sum([1 for event in ahead if event != COURTSHIP])
        self.fairs: Final = sum([1 for event in ahead if event == "village_fair"])
        # Rounds before the next courtship; all of them where none is to come.
        self.away: Final = ahead.index(COURTSHIP) if COURTSHIP in ahead else len(ahead)
        self.draws: Final = rules.goals.draw_keep * sum([1 for event in ahead if event == "objective_draw"])
        self.season: Final = county.season()
        self.last_season: Final = (rules.season.rounds - 1) // rules.season.length
        # On the courtship space itself no player is asked anything before the courtship is held.
        self.is_courted: Final = events[at] == COURTSHIP
        season_end = (self.season + 1) * rules.season.length - 1
        waiting = rules.seats - 1 if is_setup else len([owner for owner in pending if owner != seat])
        others = max(1, rules.seats - 1)
        self.rival_turns: Final = max(0.0, season_end - at - 1 + waiting / others)
        # The end of a season stands in the programme of every round, and only counts on a courtship space.
        is_due = self.is_courted and any(isinstance(item, _GIVING_UP) for item in items)
        left = sum([1 for event in events[at + 1 :] if event == COURTSHIP]) + (1 if is_due else 0)
        self.discards: Final = rules.goals.season_discards * left
        """Objectives to be given up yet, counting the one that is asked for now."""
