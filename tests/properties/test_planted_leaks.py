"""The law has teeth: whatever is planted anywhere in what a seat is sent, it is caught."""

import dataclasses
import random
from typing import Any, ClassVar

import pytest

from parlour.games.notre_dame import game, setup
from parlour.games.notre_dame.game import NOTRE_DAME
from parlour.games.notre_dame.keeping import state_codec
from parlour.games.notre_dame.persons import persons_asking, persons_moving, powers
from parlour.games.notre_dame.sight.shapes import PlainCity
from parlour.games.notre_dame.sight.view import CityView, SeatView
from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.turn import asking, bribe, cards, carriage, draft, plague, supply, turn
from parlour.kernel.action import Action
from parlour.kernel.agenda import State
from parlour.kernel.event import Event
from parlour.kernel.game import Setup
from parlour.sim.proof.steered import Position, positions
from parlour.sim.proof.tables import varied_setup
from tests.properties import planting
from tests.properties.leaks import SECRETS, FollowedCity, LeakyCity, tainted

QUESTIONS = planting.questions(state_codec.RECORDS)


@pytest.fixture(scope="module")
def by_kind() -> dict[str, list[Position]]:
    """Positions of every kind at one table; in many of them the spy has looked at the greys."""
    return positions(NOTRE_DAME, planting.SEATS, ("new-persons",), 16, "leaks")


def spied(state: State) -> bool:
    """Whether a re-deal changes the grey deck for somebody, since the spy has looked at it."""
    assert isinstance(state, City)
    rng = random.Random(1)
    views = [NOTRE_DAME.view(state, seat) for seat in (None, *range(planting.SEATS))]
    return any(NOTRE_DAME.determinize(view, rng).grey.plain() != state.grey.plain() for view in views)


@pytest.fixture(scope="module")
def some(by_kind: dict[str, list[Position]]) -> list[State]:
    """Positions in which every secret there is can be found."""
    states = [position.state for kind in ("keep-card", "play-card", "chance") for position in by_kind[kind]]
    states += [position.state for cell in by_kind.values() for position in cell[:6]]
    states += [position.state for cell in by_kind.values() for position in cell[6:] if spied(position.state)]
    random.Random(0).shuffle(states)
    return states


def unmasked_agenda(view: CityView, city: City) -> CityView:
    return dataclasses.replace(view, agenda=tuple(city.agenda))


def unmasked_greys(view: CityView, city: City) -> CityView:
    return dataclasses.replace(view, grey=city.grey)


def all_prestige(view: CityView, city: City) -> Any:
    return planting.in_every_row(view, "prestige", city.prestige)


def the_neighbours_hand(view: CityView, city: City) -> CityView:
    return dataclasses.replace(
        view, hand=city.hand[0 if view.seat is None else (view.seat + 1) % planting.SEATS]
    )


def what_everyone_has_seen(view: CityView, city: City) -> CityView:
    return dataclasses.replace(view, seen=city.seen[0] | city.seen[1] | city.seen[2])


# Events


SPEAKERS = (
    bribe,
    cards,
    carriage,
    draft,
    persons_asking,
    persons_moving,
    plague,
    powers,
    setup,
    supply,
    turn,
)


@pytest.fixture(scope="module")
def by_event(by_kind: dict[str, list[Position]]) -> dict[str, list[State]]:
    """For each kind of event, positions in which an answer that was given told of it."""
    starts = [position.state for cell in by_kind.values() for position in cell]
    starts += [last_coins() for _ in range(10)]
    starts += [
        NOTRE_DAME.start(varied_setup(NOTRE_DAME, planting.SEATS, ("new-persons",), 2 * n)) for n in range(20)
    ]
    return planting.events_met(NOTRE_DAME, starts)


EVENTS = (
    "bill-taken", "bribed", "card-forgone", "card-played", "cards-dealt", "cards-passed", "carriage-moved",
    "cathedral-scored", "confidant-sent", "cube-lost", "cube-placed", "cube-taken-from", "cubes-gained",
    "cubes-withdrawn", "donated", "first-player", "game-over", "gold-gained", "gold-given", "gold-taken",
    "greys-looked-at", "greys-shortlisted", "healed", "no-effect", "passed", "period-ends",
    "persons-revealed", "pieces-moved", "plague-spreads", "plague-strikes", "prestige-gained", "rat-moved",
    "turn-begins",
)  # fmt: skip


class TestPlantedLeaks(planting.PlantedLeaks):
    game = NOTRE_DAME
    leaky = LeakyCity
    following = FollowedCity
    secrets = SECRETS
    speakers = SPEAKERS
    questions = QUESTIONS
    cases: ClassVar[planting.Cases] = {
        **planting.everywhere(CityView, SeatView, SECRETS),
        "slip": [
            unmasked_agenda,
            unmasked_greys,
            all_prestige,
            the_neighbours_hand,
            what_everyone_has_seen,
        ],
        "event": EVENTS,
        "secret_event": ["cards-dealt", "cards-passed", "greys-looked-at"],
        "question": list(QUESTIONS),
    }

    @staticmethod
    def tainted(name: str, value: Any, told: int) -> Any:
        return tainted(value, told)


def test_a_leak_in_the_words_alone_is_caught(some: list[State]) -> None:
    @dataclasses.dataclass(frozen=True)
    class Chatty(CityView):
        leak: int = dataclasses.field(default=0, compare=False)

        def plain(self) -> PlainCity:
            return {**super().plain(), "data": str(self.leak)}

    def plant(view: CityView, city: City) -> CityView:
        told = {field.name: getattr(view, field.name) for field in dataclasses.fields(view)}
        return Chatty(**told, leak=planting.number_of(city, view.seat, SECRETS.values()))

    assert "view: plain" in planting.faults(LeakyCity(plant), some)


def test_every_kind_of_event_was_met(by_event: dict[str, list[State]]) -> None:
    assert set(by_event) == set(EVENTS)


COLOURS = ("red", "violet", "blue")


def meeting(person: str, bribing: dict[str, object]) -> State:
    """The last seat may bribe *person*."""
    table = Setup("notre-dame", ("a", "b", "c"), ("new-persons",))
    described: dict[str, object] = {
        "turn": 2,
        "phase": "bribe",
        "to-move": "blue",
        "persons": ["monk", "doctor", person],
        "seats": {"red": {"prestige": 4}, "blue": bribing},
    }
    return NOTRE_DAME.position(table, described)


def last_coins() -> State:
    """The common supply is empty, and the bank in every hand."""
    table = Setup("notre-dame", ("a", "b", "c"))
    rows: dict[str, object] = {
        colour: {"gold": gold, "hand": [f"{colour}-bank"]}
        for colour, gold in zip(COLOURS, (8, 8, 9), strict=True)
    }
    return NOTRE_DAME.position(table, {"turn": 2, "phase": "play", "seats": rows})


def poor_and_ill() -> list[State]:
    """The plague is about to strike seats that have next to nothing to lose."""
    table = Setup("notre-dame", ("a", "b", "c"))
    return [
        NOTRE_DAME.position(
            table,
            {
                "turn": 2,
                "phase": "bribe",
                "to-move": "blue",
                "seats": {colour: {"rat": 9, "prestige": points} for colour in COLOURS},
            },
        )
        for points in (0, 1, 1, 2)
    ]


def test_prestige_told_to_everyone_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """What most things bring can be told from the board; what the administrator brings cannot."""
    planting.widen(SPEAKERS, "prestige-gained", monkeypatch)
    states = [meeting("administrator", {"prestige": points}) for points in (3, 5, 8)]
    assert any(fault.startswith("events: prestige-gained ") for fault in planting.faults(NOTRE_DAME, states))


def test_what_the_plague_costs_told_to_everyone_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    planting.widen(SPEAKERS, "plague-strikes", monkeypatch)
    assert any(
        fault.startswith("events: plague-strikes ") for fault in planting.faults(NOTRE_DAME, poor_and_ill())
    )


def test_a_secret_part_told_to_one_seat_too_many_is_caught(
    by_event: dict[str, list[State]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def also(told: Event) -> Event:
        more = {(each + 1) % planting.SEATS for each in told.audience}
        return Event(told.kind, told.seat, told.data, told.secret, (*told.audience, *sorted(more)))

    planting.speak(SPEAKERS, "cards-dealt", also, monkeypatch)
    assert any("cards-dealt" in fault for fault in planting.faults(NOTRE_DAME, by_event["cards-dealt"]))


# Answers and refusals


def test_an_answer_offered_by_what_others_hold_is_caught(
    by_kind: dict[str, list[Position]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a greyed-out button would: bribing is not offered to a seat with less prestige than another."""
    honest = bribe.BribePerson.options

    def leaking(self: bribe.BribePerson, state: City, seat: int) -> list[Action]:
        return honest(self, state, seat)[: 1 if state.prestige[seat] < max(state.prestige) else None]

    monkeypatch.setattr(bribe.BribePerson, "options", leaking)
    states = [position.state for position in by_kind["bribe-person"]]
    assert "legal: the answers differ" in planting.faults(NOTRE_DAME, states)


def test_a_question_skipped_by_what_a_seat_hides_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The scholar asks even when the third card is of no use: silence would tell the others what it is."""
    states = [meeting("scholar", {"gold": 1, "hand": ["blue-notre-dame"]})] * 5
    assert list(planting.faults(NOTRE_DAME, states)) == []
    # Rules are remembered; these, with another scholar, shall be made anew.
    monkeypatch.setattr(game, "_printed_rules", game._printed_rules.__wrapped__)
    monkeypatch.setitem(powers.POWERS, "scholar", (asking.Ask(cards.PLAY_THIRD_CARD, "scholar"),))
    states = [meeting("scholar", {"gold": 1, "hand": ["blue-notre-dame"]})] * 5
    assert any(fault.startswith("events: other kinds") for fault in planting.faults(NOTRE_DAME, states))


def test_the_administrator_does_not_tell_that_a_seat_has_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    states = [meeting("administrator", {"prestige": 0})] * 5
    assert list(planting.faults(NOTRE_DAME, states)) == []

    def silent(city: City, seat: int, amount: int, bonus: int, source: str) -> None:
        supply.no_effect(city, seat, source)

    monkeypatch.setattr(powers, "tell_prestige", silent)
    assert any(fault.startswith("events: other kinds") for fault in planting.faults(NOTRE_DAME, states))
