"""The law has teeth in Obsession, too: whatever is planted in what a seat is sent, it is caught."""

import dataclasses
import random
from collections.abc import Callable, Iterator

import pytest

from parlour.games.obsession.game import OBSESSION, Obsession
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
    season,
    special_actions,
    tile_powers,
    turn,
)
from parlour.kernel.action import Action
from parlour.kernel.agenda import Question, State
from parlour.kernel.engine import apply, legal, open_question, to_move
from parlour.kernel.errors import Refusal
from parlour.kernel.event import EVERYONE, Event, Value
from parlour.kernel.game import Setup
from parlour.sim.proof.steered import Position, positions
from parlour.sim.proof.tables import varied_setup
from tests.properties.law import law_faults
from tests.properties.leaks_obsession import SECRETS, Leaky, everything, in_rows, in_view, tainted

VIEW_FIELDS = [field.name for field in dataclasses.fields(CountyView)]
ROW_FIELDS = [field.name for field in dataclasses.fields(SeatView)]
SEATS = 3
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


def faults(game: Obsession, states: list[State], seats: int = SEATS) -> Iterator[str]:
    return law_faults(game, states, seats)


def test_without_a_leak_nothing_is_found(some: list[State]) -> None:
    assert list(faults(Obsession(), some)) == []
    assert list(faults(Leaky(lambda view, county: view), some)) == [], "nor does the planting itself show"


@pytest.mark.parametrize("secret", SECRETS)
@pytest.mark.parametrize("name", VIEW_FIELDS)
def test_a_leak_in_any_field_of_the_view_is_caught(name: str, secret: str, some: list[State]) -> None:
    assert f"view: {name}" in faults(in_view(name, SECRETS[secret]), some)


@pytest.mark.parametrize("secret", SECRETS)
@pytest.mark.parametrize("name", ROW_FIELDS)
def test_a_leak_in_any_field_of_a_row_is_caught(name: str, secret: str, some: list[State]) -> None:
    assert "view: rows" in faults(in_rows(name, SECRETS[secret]), some)


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


def everybodys_objectives(view: CountyView, county: County) -> CountyView:
    rows = [dataclasses.replace(row, objectives=county.objectives[at]) for at, row in enumerate(view.rows)]
    return dataclasses.replace(view, rows=tuple(rows))


def objectives_being_chosen(view: CountyView, county: County) -> CountyView:
    return dataclasses.replace(view, drawn=county.drawn)


def what_others_gave_up(view: CountyView, county: County) -> CountyView:
    rows = [dataclasses.replace(row, given_up=county.given_up[at]) for at, row in enumerate(view.rows)]
    return dataclasses.replace(view, rows=tuple(rows))


def whole_scores(view: CountyView, county: County) -> CountyView:
    totals = [line.total for line in OBSESSION.scores(county)]
    rows = [
        dataclasses.replace(row, score=(*row.score, ("total", totals[at])))
        for at, row in enumerate(view.rows)
    ]
    return dataclasses.replace(view, rows=tuple(rows))


@pytest.mark.parametrize(
    "plant",
    [
        unmasked_agenda,
        unmasked_casuals,
        unmasked_objectives,
        everybodys_objectives,
        objectives_being_chosen,
        what_others_gave_up,
        whole_scores,
    ],
)
def test_leaks_that_a_slip_would_cause_are_caught(
    plant: Callable[[CountyView, County], CountyView], some: list[State]
) -> None:
    assert next(faults(Leaky(plant), some), "") != ""


# Events


SPEAKERS = (
    card_favours, courtship, families, favours, hiring, household, invitations, market, milestones,
    objectives, passing, reputation, season, setup, solo, special_actions, tableau, tile_powers, turn,
    useful_man, vp_cards,
)  # fmt: skip
SILENT = {"family-chosen", "first-player", "starters-laid-out", "servants-laid-out", "tile-inherited"}
"""Events that are told before any card lies face down."""


class Following(Obsession):
    """Knows the state that is being played on, which is always the last copy made."""

    def __init__(self) -> None:
        super().__init__()
        self.current: County | None = None

    def clone(self, state: State) -> County:
        self.current = super().clone(state)
        return self.current


@pytest.fixture(scope="module")
def by_event(by_kind: dict[str, list[Position]]) -> dict[str, list[State]]:
    """For each kind of event, positions in which an answer that was given told of it."""
    found: dict[str, list[State]] = {}
    rng = random.Random(3)
    starts = [position.state for cell in by_kind.values() for position in cell[:6]]
    lively = ("queen-victoria", "charles-dickens")
    starts += [OBSESSION.start(varied_setup(OBSESSION, SEATS, UPSTAIRS, 2 * number)) for number in range(4)]
    starts += [OBSESSION.start(varied_setup(OBSESSION, SEATS, lively, 2 * number)) for number in range(8)]
    for start in starts:
        state = OBSESSION.clone(start)
        while to_move(state):
            before = OBSESSION.clone(state)
            heard: list[Event] = []
            state.sink = heard
            seat = rng.choice(to_move(state))
            apply(state, seat, legal(state, seat).sample(rng))
            for kind in {event.kind for event in heard}:
                if len(found.setdefault(kind, [])) < 30:
                    found[kind].append(before)
    for states in found.values():
        rng.shuffle(states)
    return found


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


def test_every_kind_of_event_was_met(by_event: dict[str, list[State]]) -> None:
    assert set(by_event) >= set(EVENTS)
    assert not set(EVENTS) & SILENT


@pytest.mark.parametrize("kind", EVENTS)
def test_a_secret_in_the_open_part_of_any_event_is_caught(
    kind: str, by_event: dict[str, list[State]], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Following()

    def leaking(
        name: str,
        seat: int,
        data: dict[str, Value],
        secret: dict[str, Value] | None = None,
        audience: tuple[int, ...] = (),
    ) -> Event:
        if name == kind and game.current is not None:
            data = {**data, "leak": everything(game.current, None)}
        return Event(name, seat, data, secret, audience)

    for module in SPEAKERS:
        monkeypatch.setattr(module, "Event", leaking, raising=False)
    assert any(fault.startswith(f"events: {kind} ") for fault in faults(game, by_event[kind]))


@pytest.mark.parametrize("kind", ["objectives-drawn", "objectives-kept", "objective-given-up", "card-drawn"])
def test_a_secret_part_told_to_everyone_is_caught(
    kind: str, by_event: dict[str, list[State]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def widened(
        name: str,
        seat: int,
        data: dict[str, Value],
        secret: dict[str, Value] | None = None,
        audience: tuple[int, ...] = (),
    ) -> Event:
        return Event(name, seat, data, secret, (EVERYONE,) if name == kind else audience)

    for module in SPEAKERS:
        monkeypatch.setattr(module, "Event", widened, raising=False)
    assert any(fault.startswith(f"events: {kind} ") for fault in faults(Obsession(), by_event[kind]))


# Answers and refusals


QUESTIONS = {
    record.kind: record
    for record in state_codec.RECORDS
    if issubclass(record, Question) and record.kind != "chance"
}


def test_every_kind_of_question_has_its_record() -> None:
    assert set(QUESTIONS) == set(OBSESSION.meta.question_kinds)


@pytest.mark.parametrize("kind", [kind for kind in QUESTIONS if kind not in (*OPEN, *AT_OTHER_TABLES)])
def test_a_secret_in_any_refusal_is_caught(
    kind: str, by_kind: dict[str, list[Position]], monkeypatch: pytest.MonkeyPatch
) -> None:
    record = QUESTIONS[kind]
    honest = record.refuse

    def leaking(self: Question[County], state: County, seat: int, action: Action) -> Refusal | None:
        refusal = honest(self, state, seat, action)
        if refusal is None:
            return None
        return Refusal(refusal.reason, refusal.rule, {**refusal.params, "leak": everything(state, seat)})

    monkeypatch.setattr(record, "refuse", leaking)
    states = [position.state for position in by_kind[kind]]
    assert any(fault.startswith("why: ") for fault in faults(Obsession(), states))


@pytest.mark.parametrize("kind", [kind for kind in QUESTIONS if kind not in (*OPEN, *AT_OTHER_TABLES)])
def test_a_secret_in_the_order_of_the_answers_is_caught(
    kind: str, by_kind: dict[str, list[Position]], monkeypatch: pytest.MonkeyPatch
) -> None:
    record = QUESTIONS[kind]
    method = "iterate" if record.lazy else "options"
    honest = getattr(record, method)

    def leaking(self: Question[County], state: County, seat: int) -> object:
        listed = list(honest(self, state, seat))
        turned = listed if everything(state, seat) % 2 else listed[::-1]
        return iter(turned) if record.lazy else turned

    monkeypatch.setattr(record, method, leaking)
    states = [position.state for position in by_kind[kind]]
    assert "legal: the answers differ" in faults(Obsession(), states)


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
    assert list(faults(Obsession(), states, 1)) == []

    def shown(view: CountyView, county: County) -> CountyView:
        return dataclasses.replace(view, opponent_vp=county.opponent_vp)

    def hinted(view: CountyView, county: County) -> CountyView:
        return dataclasses.replace(view, pool=tainted("pool", view.pool, sum(county.opponent_vp)))

    assert "view: opponent_vp" in faults(Leaky(shown), states, 1)
    assert "view: pool" in faults(Leaky(hinted), states, 1)
