"""The law has teeth: whatever is planted anywhere in what a seat is sent, it is caught."""

import dataclasses
import random
from collections.abc import Callable, Iterator

import pytest

from parlour.games.notre_dame import setup
from parlour.games.notre_dame.game import NOTRE_DAME, NotreDame
from parlour.games.notre_dame.keeping import state_codec
from parlour.games.notre_dame.persons import persons_asking, persons_moving, powers
from parlour.games.notre_dame.sight.shapes import PlainCity
from parlour.games.notre_dame.sight.view import CityView, SeatView
from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.turn import asking, bribe, cards, carriage, draft, plague, supply, turn
from parlour.kernel.action import Action
from parlour.kernel.agenda import Question, State
from parlour.kernel.engine import apply, legal, to_move
from parlour.kernel.errors import Refusal
from parlour.kernel.event import EVERYONE, Event, Value
from parlour.kernel.game import Setup
from parlour.sim.proof.steered import Position, positions
from parlour.sim.proof.tables import varied_setup
from tests.properties.law import law_faults
from tests.properties.leaks import SECRETS, Leaky, everything, in_rows, in_view

VIEW_FIELDS = [field.name for field in dataclasses.fields(CityView)]
ROW_FIELDS = [field.name for field in dataclasses.fields(SeatView)]
SEATS = 3


@pytest.fixture(scope="module")
def by_kind() -> dict[str, list[Position]]:
    """Positions of every kind at one table; in many of them the spy has looked at the greys."""
    return positions(NOTRE_DAME, SEATS, ("new-persons",), 16, "leaks")


def spied(state: State) -> bool:
    """Whether a re-deal changes the grey deck for somebody, since the spy has looked at it."""
    assert isinstance(state, City)
    rng = random.Random(1)
    views = [NOTRE_DAME.view(state, seat) for seat in (None, *range(SEATS))]
    return any(NOTRE_DAME.determinize(view, rng).grey.plain() != state.grey.plain() for view in views)


@pytest.fixture(scope="module")
def some(by_kind: dict[str, list[Position]]) -> list[State]:
    """Positions in which every secret there is can be found."""
    states = [position.state for kind in ("keep-card", "play-card", "chance") for position in by_kind[kind]]
    states += [position.state for cell in by_kind.values() for position in cell[:6]]
    states += [position.state for cell in by_kind.values() for position in cell[6:] if spied(position.state)]
    random.Random(0).shuffle(states)
    return states


def faults(game: NotreDame, states: list[State]) -> Iterator[str]:
    return law_faults(game, states, SEATS)


def test_without_a_leak_nothing_is_found(some: list[State]) -> None:
    assert list(faults(NotreDame(), some)) == []
    assert list(faults(Leaky(lambda view, city: view), some)) == [], "nor does the planting itself show"


@pytest.mark.parametrize("secret", SECRETS)
@pytest.mark.parametrize("name", VIEW_FIELDS)
def test_a_leak_in_any_field_of_the_view_is_caught(name: str, secret: str, some: list[State]) -> None:
    assert f"view: {name}" in faults(in_view(name, SECRETS[secret]), some)


@pytest.mark.parametrize("secret", SECRETS)
@pytest.mark.parametrize("name", ROW_FIELDS)
def test_a_leak_in_any_field_of_a_row_is_caught(name: str, secret: str, some: list[State]) -> None:
    assert "view: rows" in faults(in_rows(name, SECRETS[secret]), some)


def unmasked_agenda(view: CityView, city: City) -> CityView:
    return dataclasses.replace(view, agenda=tuple(city.agenda))


def unmasked_greys(view: CityView, city: City) -> CityView:
    return dataclasses.replace(view, grey=city.grey)


def all_prestige(view: CityView, city: City) -> CityView:
    rows = [dataclasses.replace(row, prestige=city.prestige[seat]) for seat, row in enumerate(view.rows)]
    return dataclasses.replace(view, rows=tuple(rows))


def the_neighbours_hand(view: CityView, city: City) -> CityView:
    return dataclasses.replace(view, hand=city.hand[0 if view.seat is None else (view.seat + 1) % SEATS])


def what_everyone_has_seen(view: CityView, city: City) -> CityView:
    return dataclasses.replace(view, seen=city.seen[0] | city.seen[1] | city.seen[2])


@pytest.mark.parametrize(
    "plant",
    [unmasked_agenda, unmasked_greys, all_prestige, the_neighbours_hand, what_everyone_has_seen],
)
def test_leaks_that_a_slip_would_cause_are_caught(
    plant: Callable[[CityView, City], CityView], some: list[State]
) -> None:
    assert next(faults(Leaky(plant), some), "") != ""


def test_a_leak_in_the_words_alone_is_caught(some: list[State]) -> None:
    @dataclasses.dataclass(frozen=True)
    class Chatty(CityView):
        leak: int = dataclasses.field(default=0, compare=False)

        def plain(self) -> PlainCity:
            return {**super().plain(), "data": str(self.leak)}

    def plant(view: CityView, city: City) -> CityView:
        told = {field.name: getattr(view, field.name) for field in dataclasses.fields(view)}
        return Chatty(**told, leak=everything(city, view.seat))

    assert "view: plain" in faults(Leaky(plant), some)


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


class Following(NotreDame):
    """Knows the state that is being played on, which is always the last copy made."""

    def __init__(self) -> None:
        super().__init__()
        self.current: City | None = None

    def clone(self, state: State) -> City:
        self.current = super().clone(state)
        return self.current


@pytest.fixture(scope="module")
def by_event(by_kind: dict[str, list[Position]]) -> dict[str, list[State]]:
    """For each kind of event, positions in which an answer that was given told of it."""
    found: dict[str, list[State]] = {}
    rng = random.Random(3)
    starts = [position.state for cell in by_kind.values() for position in cell]
    starts += [last_coins() for _ in range(10)]
    starts += [NOTRE_DAME.start(varied_setup(NOTRE_DAME, SEATS, ("new-persons",), 2 * n)) for n in range(20)]
    for start in starts:
        state = NOTRE_DAME.clone(start)
        while to_move(state):
            before = NOTRE_DAME.clone(state)
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
    "bill-taken", "bribed", "card-forgone", "card-played", "cards-dealt", "cards-passed", "carriage-moved",
    "cathedral-scored", "confidant-sent", "cube-lost", "cube-placed", "cube-taken-from", "cubes-gained",
    "cubes-withdrawn", "donated", "first-player", "game-over", "gold-gained", "gold-given", "gold-taken",
    "greys-looked-at", "greys-shortlisted", "healed", "no-effect", "passed", "period-ends",
    "persons-revealed", "pieces-moved", "plague-spreads", "plague-strikes", "prestige-gained", "rat-moved",
    "turn-begins",
)  # fmt: skip


def test_every_kind_of_event_was_met(by_event: dict[str, list[State]]) -> None:
    assert set(by_event) == set(EVENTS)


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
        monkeypatch.setattr(module, "Event", leaking)
    assert any(fault.startswith(f"events: {kind} ") for fault in faults(game, by_event[kind]))


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


@pytest.mark.parametrize("kind", ["cards-dealt", "cards-passed", "greys-looked-at"])
def test_a_secret_part_told_to_everyone_is_caught(
    kind: str, by_event: dict[str, list[State]], monkeypatch: pytest.MonkeyPatch
) -> None:
    widen(kind, monkeypatch)
    assert any(fault.startswith(f"events: {kind} ") for fault in faults(NotreDame(), by_event[kind]))


def test_prestige_told_to_everyone_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """What most things bring can be told from the board; what the administrator brings cannot."""
    widen("prestige-gained", monkeypatch)
    states = [meeting("administrator", {"prestige": points}) for points in (3, 5, 8)]
    assert any(fault.startswith("events: prestige-gained ") for fault in faults(NotreDame(), states))


def test_what_the_plague_costs_told_to_everyone_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    widen("plague-strikes", monkeypatch)
    assert any(fault.startswith("events: plague-strikes ") for fault in faults(NotreDame(), poor_and_ill()))


def widen(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def widened(
        name: str,
        seat: int,
        data: dict[str, Value],
        secret: dict[str, Value] | None = None,
        audience: tuple[int, ...] = (),
    ) -> Event:
        return Event(name, seat, data, secret, (EVERYONE,) if name == kind else audience)

    for module in SPEAKERS:
        monkeypatch.setattr(module, "Event", widened)


def test_a_secret_part_told_to_one_seat_too_many_is_caught(
    by_event: dict[str, list[State]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def also(
        name: str,
        seat: int,
        data: dict[str, Value],
        secret: dict[str, Value] | None = None,
        audience: tuple[int, ...] = (),
    ) -> Event:
        more = {(each + 1) % SEATS for each in audience} if name == "cards-dealt" else set()
        return Event(name, seat, data, secret, (*audience, *sorted(more)))

    for module in SPEAKERS:
        monkeypatch.setattr(module, "Event", also)
    assert any("cards-dealt" in fault for fault in faults(NotreDame(), by_event["cards-dealt"]))


# Answers and refusals


QUESTIONS = {
    record.kind: record
    for record in state_codec.RECORDS
    if issubclass(record, Question) and record.kind != "chance"
}


def test_every_kind_of_question_has_its_record() -> None:
    assert set(QUESTIONS) == set(NOTRE_DAME.meta.question_kinds)


@pytest.mark.parametrize("kind", QUESTIONS)
def test_a_secret_in_any_refusal_is_caught(
    kind: str, by_kind: dict[str, list[Position]], monkeypatch: pytest.MonkeyPatch
) -> None:
    record = QUESTIONS[kind]
    honest = record.refuse

    def leaking(self: Question[City], state: City, seat: int, action: Action) -> Refusal | None:
        refusal = honest(self, state, seat, action)
        if refusal is None:
            return None
        return Refusal(refusal.reason, refusal.rule, {**refusal.params, "leak": everything(state, seat)})

    monkeypatch.setattr(record, "refuse", leaking)
    states = [position.state for position in by_kind[kind]]
    assert any(fault.startswith("why: ") for fault in faults(NotreDame(), states))


@pytest.mark.parametrize("kind", QUESTIONS)
def test_a_secret_in_the_order_of_the_answers_is_caught(
    kind: str, by_kind: dict[str, list[Position]], monkeypatch: pytest.MonkeyPatch
) -> None:
    record = QUESTIONS[kind]
    method = "iterate" if record.lazy else "options"
    honest = getattr(record, method)

    def leaking(self: Question[City], state: City, seat: int) -> object:
        listed = list(honest(self, state, seat))
        turned = listed if everything(state, seat) % 2 else listed[::-1]
        return iter(turned) if record.lazy else turned

    monkeypatch.setattr(record, method, leaking)
    states = [position.state for position in by_kind[kind]]
    assert "legal: the answers differ" in faults(NotreDame(), states)


def test_an_answer_offered_by_what_others_hold_is_caught(
    by_kind: dict[str, list[Position]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a greyed-out button would: bribing is not offered to a seat with less prestige than another."""
    honest = bribe.BribePerson.options

    def leaking(self: bribe.BribePerson, state: City, seat: int) -> list[Action]:
        return honest(self, state, seat)[: 1 if state.prestige[seat] < max(state.prestige) else None]

    monkeypatch.setattr(bribe.BribePerson, "options", leaking)
    states = [position.state for position in by_kind["bribe-person"]]
    assert "legal: the answers differ" in faults(NotreDame(), states)


def test_a_question_skipped_by_what_a_seat_hides_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The scholar asks even when the third card is of no use: silence would tell the others what it is."""
    states = [meeting("scholar", {"gold": 1, "hand": ["blue-notre-dame"]})] * 5
    assert list(faults(NotreDame(), states)) == []
    monkeypatch.setitem(powers.POWERS, "scholar", (asking.Ask(cards.PLAY_THIRD_CARD, "scholar"),))
    states = [meeting("scholar", {"gold": 1, "hand": ["blue-notre-dame"]})] * 5
    assert any(fault.startswith("events: other kinds") for fault in faults(NotreDame(), states))


def test_the_administrator_does_not_tell_that_a_seat_has_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    states = [meeting("administrator", {"prestige": 0})] * 5
    assert list(faults(NotreDame(), states)) == []

    def silent(city: City, seat: int, amount: int, bonus: int, source: str) -> None:
        supply.no_effect(city, seat, source)

    monkeypatch.setattr(powers, "tell_prestige", silent)
    assert any(fault.startswith("events: other kinds") for fault in faults(NotreDame(), states))
