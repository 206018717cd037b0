"""The law has teeth in Obsession, too: whatever is planted in what a seat is sent, it is caught."""

import dataclasses
import random
from typing import Any, ClassVar

import pytest

from parlour.games.obsession.game import OBSESSION
from parlour.games.obsession.keeping import state_codec
from parlour.games.obsession.modes import milestones, solo, tableau, useful_man
from parlour.games.obsession.scoring import courtship, objectives, reputation, vp_cards
from parlour.games.obsession.setup import families, setup
from parlour.games.obsession.sight.deck_sight import StratumSight, sight_of
from parlour.games.obsession.sight.view import CountyView, SeatView
from parlour.games.obsession.state import County
from parlour.games.obsession.turn import (
    card_favours,
    favours,
    hiring,
    household,
    invitations,
    market,
    passing,
    reserves,
    season,
    special_actions,
    tile_powers,
    turn,
)
from parlour.kernel.agenda import State
from parlour.kernel.engine import apply, legal, open_question, to_move
from parlour.kernel.game import Setup
from parlour.sim.proof.steered import Position, positions
from parlour.sim.proof.tables import varied_setup
from tests.properties.leaks_obsession import SECRETS, FollowedCounty, LeakyCounty, tainted
from tests.properties.planting import (
    SEATS,
    Cases,
    PlantedLeaks,
    events_met,
    everywhere,
    faults,
    in_every_row,
    questions,
)

QUESTIONS = questions(state_codec.RECORDS)
VARIANTS = ("extended", "starter-draft", "first-edition-objectives", "first-edition-hall")
UPSTAIRS = ("extended", "ud-servants", "howard", "ud-guests", "ud-tiles", "wessex", "milestones")
UPSTAIRS_KINDS = ("use-fair", "attend-guest", "church-favour", "recall-guest", "claim-milestone")
OPEN = ("choose-family", "pick-starter", "choose-start-tile", "draft-servant")
"""Asked before any card lies face down."""
AT_OTHER_TABLES = ("consent", "give-up-guest")
"""Asked in teams, and where the prestige guests are limited."""


@pytest.fixture(scope="module")
def by_kind() -> dict[str, list[Position]]:
    """Positions of every kind, at two tables."""
    found = positions(OBSESSION, SEATS, (), 16, "leaks")
    for kind, cell in positions(OBSESSION, SEATS, VARIANTS, 16, "leaks").items():
        found.setdefault(kind, []).extend(cell)
    found |= positions(OBSESSION, SEATS, UPSTAIRS, 12, "leaks", UPSTAIRS_KINDS)
    return found


@pytest.fixture(scope="module")
def some(by_kind: dict[str, list[Position]]) -> list[State]:
    """Positions in which every secret there is can be found."""
    kinds = ("keep-objectives", "discard-objective", "select-objectives", "keep-guests", "choose-turn")
    states = [position.state for kind in kinds for position in by_kind[kind]]
    states += [position.state for cell in by_kind.values() for position in cell[:3]]
    random.Random(0).shuffle(states)
    return states


def unmasked_agenda(view: CountyView, county: County) -> CountyView:
    return dataclasses.replace(view, agenda=tuple(county.agenda))


def whole(sights: tuple[StratumSight, ...], strata: list[tuple[int, ...]]) -> tuple[StratumSight, ...]:
    return tuple(
        [dataclasses.replace(sight, cards=cards) for sight, cards in zip(sights, strata, strict=True)]
    )


def unmasked_casuals(view: CountyView, county: County) -> CountyView:
    cards = [stratum.cards for stratum in county.casual.strata]
    return dataclasses.replace(view, casual=whole(sight_of(county.casual, view.seat), cards))


def unmasked_objectives(view: CountyView, county: County) -> CountyView:
    cards = [stratum.cards for stratum in county.objective_deck.strata]
    return dataclasses.replace(view, objective_deck=whole(sight_of(county.objective_deck, view.seat), cards))


def everybodys_objectives(view: CountyView, county: County) -> Any:
    return in_every_row(view, "objectives", county.objectives)


def objectives_being_chosen(view: CountyView, county: County) -> CountyView:
    return dataclasses.replace(view, drawn=county.drawn)


def what_others_gave_up(view: CountyView, county: County) -> Any:
    return in_every_row(view, "given_up", county.given_up)


def whole_scores(view: CountyView, county: County) -> Any:
    totals = [("total", line.total) for line in OBSESSION.scores(county)]
    return in_every_row(
        view, "score", [(*row.score, total) for row, total in zip(view.rows, totals, strict=True)]
    )


# Events


SPEAKERS = (
    card_favours, courtship, families, favours, hiring, household, invitations, market, milestones,
    objectives, passing, reputation, reserves, season, setup, solo, special_actions, tableau, tile_powers,
    turn, useful_man, vp_cards,
)  # fmt: skip
SILENT = {"family-chosen", "first-player", "starters-laid-out", "servants-laid-out", "tile-inherited"}
"""Events that are told before any card lies face down."""


@pytest.fixture(scope="module")
def by_event(by_kind: dict[str, list[Position]]) -> dict[str, list[State]]:
    """For each kind of event, positions in which an answer that was given told of it."""
    starts = [position.state for cell in by_kind.values() for position in cell[:6]]
    lively = ("queen-victoria", "charles-dickens")
    starts += [OBSESSION.start(varied_setup(OBSESSION, SEATS, UPSTAIRS, 2 * number)) for number in range(4)]
    starts += [OBSESSION.start(varied_setup(OBSESSION, SEATS, lively, 2 * number)) for number in range(8)]
    return events_met(OBSESSION, starts)


EVENTS = (
    "activity-hosted", "card-drawn", "card-used", "courtship-held", "courtship-tied", "fairchild-visits",
    "game-over", "guest-dismissed", "guest-joined", "guest-recalled", "guests-looked-at", "market-agreed",
    "market-filled", "market-moved", "market-refreshed", "monuments-chosen", "objective-given-up",
    "objectives-drawn", "objectives-kept", "pawn-passed", "player-passed", "pounds-changed",
    "reputation-changed", "reserve-opened", "round-begins", "servant-recruited", "servants-hired",
    "service-helped", "service-refreshed", "theme-revealed", "theme-round-set", "tile-bought", "tile-drawn",
    "tile-flipped", "turn-begins", "extra-servant", "carriage-sent", "milestone-claimed",
    "useful-man-leaves", "tile-fetched",
)  # fmt: skip


class TestPlantedLeaks(PlantedLeaks):
    game = OBSESSION
    leaky = LeakyCounty
    following = FollowedCounty
    secrets = SECRETS
    speakers = SPEAKERS
    questions = QUESTIONS
    tainted = staticmethod(tainted)
    cases: ClassVar[Cases] = {
        **everywhere(CountyView, SeatView, SECRETS),
        "slip": [
            unmasked_agenda,
            unmasked_casuals,
            unmasked_objectives,
            everybodys_objectives,
            objectives_being_chosen,
            what_others_gave_up,
            whole_scores,
        ],
        "event": EVENTS,
        "secret_event": ["objectives-drawn", "objectives-kept", "objective-given-up", "card-drawn"],
        "question": [kind for kind in QUESTIONS if kind not in (*OPEN, *AT_OTHER_TABLES)],
    }


def test_every_kind_of_event_was_met(by_event: dict[str, list[State]]) -> None:
    assert set(by_event) >= set(EVENTS)
    assert not set(EVENTS) & SILENT


# Alone


def test_the_cards_of_the_solitaire_opponent_stay_face_down() -> None:
    state = OBSESSION.start(Setup("obsession", ("a",), (), {"opponent": "eden"}))
    rng = random.Random(4)
    states: list[State] = []
    while open_question(state) is not None:
        seat = to_move(state)[0]
        apply(state, seat, legal(state, seat).sample(rng))
        assert isinstance(state, County)
        if state.opponent_vp and to_move(state) == (0,):
            states.append(OBSESSION.clone(state))
    assert len(states) > 5
    assert list(faults(OBSESSION, states, 1)) == []

    def shown(view: CountyView, county: County) -> CountyView:
        return dataclasses.replace(view, opponent_vp=county.opponent_vp)

    def hinted(view: CountyView, county: County) -> CountyView:
        return dataclasses.replace(view, pool=tainted("pool", view.pool, sum(county.opponent_vp)))

    assert "view: opponent_vp" in faults(LeakyCounty(shown), states, 1)
    assert "view: pool" in faults(LeakyCounty(hinted), states, 1)
