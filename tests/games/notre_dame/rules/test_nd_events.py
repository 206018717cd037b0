"""What the table hears: every kind of event, with its data, in the order in which things happen."""

import ast
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from parlour.games import notre_dame
from tests.games.notre_dame.table import Table, meeting, new_game, table

Told = tuple[str, dict[str, object]]


def trail(t: Table, seat: int | None = 0) -> list[Told]:
    """The events of a seat since the position was built; None takes them all."""
    told: list[Told] = []
    for event in t.city.sink or []:
        if seat is None or event.seat == seat:
            data = {name: value for name, value in event.whole().items() if name not in ("event", "seat")}
            told.append((event.kind, data))
    return told


def prestige(amount: int, source: str, park: int = 0) -> Told:
    return "prestige-gained", {"source": source, "amount": amount, "park": park}


def bank() -> list[Told]:
    t = table(
        red={"hand": ["red-bank"], "supply": 0, "cubes": {"bank": 1, "park": 1}, "gold": 3},
        violet={"gold": 11},
        blue={"gold": 10},
    )
    t.play("red", "play red-bank", "from park")
    return trail(t)


def played(card: str, *answers: str, **row: object) -> list[Told]:
    t = table(red={"hand": [card], **row})
    t.play("red", f"play {card}", *answers)
    return trail(t)


def forgone() -> list[Told]:
    t = table(red={"hand": ["red-inn"]})
    t.play("red", "forgo red-inn")
    return trail(t)


def bribed(person: str, row: dict[str, object], *answers: str) -> list[Told]:
    t = meeting(person, red=row)
    t.play("red", f"bribe {person}", *answers)
    first, *rest = trail(t)
    assert first == ("bribed", {"person": person})
    return rest


def passed() -> list[Told]:
    t = table(phase="bribe")
    t.play("red", "pass")
    return trail(t)


def placed(*places: str) -> list[Told]:
    return [("cube-placed", {"place": place}) for place in places]


def moved(source: str, target: str, cubes: int, friend: str) -> Told:
    return "pieces-moved", {"from": source, "to": target, "cubes": cubes, "confidant": friend}


WITHOUT_EFFECT = ("minstrel", "soldier", "lawyer", "coachman", "merchant", "actress", "mistress")
ALL_BUT_INN = {"seminary": 1, "bank": 1, "residence": 1, "carriage-house": 1, "park": 1, "hospital": 1}
TRAILS: list[tuple[Callable[[], list[Told]], list[Told]]] = [
    (
        bank,
        [
            ("card-played", {"card": "red-bank"}),
            ("cube-taken-from", {"place": "park"}),
            *placed("bank"),
            ("gold-gained", {"amount": 1, "source": "bank"}),
            ("gold-taken", {"payer": 1, "amount": 1, "source": "bank"}),
        ],
    ),
    (
        partial(played, "red-seminary"),
        [
            ("card-played", {"card": "red-seminary"}),
            *placed("seminary"),
            ("cubes-gained", {"amount": 1, "source": "seminary"}),
        ],
    ),
    (
        partial(played, "red-notre-dame", "donate 2", cubes={"park": 2}),
        [
            ("card-played", {"card": "red-notre-dame"}),
            *placed("notre-dame"),
            ("donated", {"amount": 2}),
            prestige(3, "notre-dame", park=1),
        ],
    ),
    (
        partial(played, "red-confidant", "send park", rat=3),
        [
            ("card-played", {"card": "red-confidant"}),
            ("confidant-sent", {"sector": "park"}),
            ("rat-moved", {"from": 3, "to": 2, "source": "park"}),
        ],
    ),
    (
        partial(played, "red-carriage-house", "collect violet-a"),
        [
            ("card-played", {"card": "red-carriage-house"}),
            *placed("carriage-house"),
            ("carriage-moved", {"from": "red-centre", "to": "violet-a"}),
            ("bill-taken", {"colour": "violet", "bill": "gold"}),
            prestige(1, "bill-gold"),
            ("gold-gained", {"amount": 1, "source": "bill-gold"}),
        ],
    ),
    (
        partial(played, "red-carriage-house", "drive red-centre"),
        [("card-played", {"card": "red-carriage-house"}), *placed("carriage-house")],
    ),
    (forgone, [("card-forgone", {"card": "red-inn"})]),
    (passed, [("passed", {})]),
    (partial(bribed, "doctor", {}), [("healed", {})]),
    (partial(bribed, "nurse", {}), placed("hospital")),
    (partial(bribed, "priest", {}), placed("notre-dame")),
    (partial(bribed, "butcher", {"cubes": ALL_BUT_INN}), placed("inn")),
    (partial(bribed, "bishop", {}, "found hospital"), placed("hospital")),
    (partial(bribed, "mistress", {"confidant": "park"}), placed("park")),
    (partial(bribed, "minstrel", {"cubes": {"inn": 1}}, "shift inn park 1"), [moved("inn", "park", 1, "no")]),
    (partial(bribed, "actress", {"confidant": "inn"}, "rehouse inn park"), [moved("inn", "park", 0, "yes")]),
    (
        partial(bribed, "gypsies", {"cubes": {"inn": 2}}, "withdraw inn:2"),
        [("cubes-withdrawn", {"amount": 2}), prestige(4, "gypsies")],
    ),
    (
        partial(bribed, "patron", {"rat": 4}, "give 2"),
        [("gold-given", {"amount": 2}), ("rat-moved", {"from": 4, "to": 2, "source": "patron"})],
    ),
]
TRAILS += [(partial(bribed, person, {}), [("no-effect", {"source": person})]) for person in WITHOUT_EFFECT]


def named(value: object) -> str | None:
    """A case by what is done in it."""
    if isinstance(value, partial):
        return "-".join([value.func.__name__, *[word for word in value.args if isinstance(word, str)]])
    name: str | None = getattr(value, "__name__", None)
    return name


@pytest.mark.parametrize(("make", "expected"), TRAILS, ids=named)
def test_events_of_an_answer(make: Callable[[], list[Told]], expected: list[Told]) -> None:
    assert make() == expected


def test_events_of_the_end_of_a_period() -> None:
    t = table(
        turn=3,
        phase="bribe",
        to_move="blue",
        persons=["barmaid", "minstrel", "soldier"],
        rats={"barmaid": 2, "minstrel": 0, "soldier": 1},
        red={"rat": 8, "prestige": 5, "cubes": {"inn": 1}},
        blue={"notre-dame": 3},
    )
    t.play("blue", "pass")
    assert trail(t, None) == [
        ("passed", {}),
        ("plague-spreads", {"rats": 3}),
        ("rat-moved", {"from": 8, "to": 9, "source": "plague"}),
        ("plague-strikes", {"amount": 2}),
        ("cube-lost", {"sector": "inn"}),
        ("rat-moved", {"from": 0, "to": 3, "source": "plague"}),
        ("rat-moved", {"from": 0, "to": 3, "source": "plague"}),
        ("cathedral-scored", {"cubes": 3, "each": 2}),
        prestige(6, "notre-dame-scoring"),
        ("period-ends", {}),
        ("turn-begins", {"turn": 4, "period": "b"}),
    ]
    owners = [event.seat for event in t.city.sink or []]
    nobody = -1
    assert owners == [2, nobody, 0, 0, 0, 1, 2, nobody, 2, nobody, 1]


def test_events_of_the_end_of_the_game() -> None:
    t = table(turn=9, phase="bribe", to_move="blue", rats={"barmaid": 0, "minstrel": 0, "lady-in-waiting": 0})
    t.play("blue", "pass")
    assert [(event.kind, event.seat) for event in t.city.sink or []][-1] == ("game-over", -1)
    assert "turn-begins" not in [kind for kind, _ in trail(t, None)]


def test_events_of_a_beginning() -> None:
    t = new_game(2, new_persons=True)
    for colour in ("red", "blue", "violet", "green"):
        t.chance(f"lay {colour} gold cube rat prestige")
    greys = "soldier bishop nurse lawyer spy butcher mayor guard actress"
    t.chance(f"shortlist {greys}", "begin violet", "reveal fool monk nurse")
    t.chance("deal red-seminary red-bank red-park", "deal violet-seminary violet-bank violet-park")
    t.play("red", "keep red-bank")
    t.play("violet", "keep violet-bank")
    assert trail(t, None) == [
        ("greys-shortlisted", {"persons": tuple(greys.split())}),
        ("first-player", {"colour": "violet"}),
        ("turn-begins", {"turn": 1, "period": "a"}),
        ("persons-revealed", {"persons": ("fool", "monk", "nurse"), "rats": 6}),
        ("cards-dealt", {"count": 3, "cards": ("red-seminary", "red-bank", "red-park")}),
        ("cards-dealt", {"count": 3, "cards": ("violet-seminary", "violet-bank", "violet-park")}),
        ("cards-passed", {"to": 1, "count": 2, "cards": ("red-seminary", "red-park")}),
        ("cards-passed", {"to": 0, "count": 2, "cards": ("violet-seminary", "violet-park")}),
    ]
    assert [event.seat for event in t.city.sink or []] == [-1, 1, 1, -1, 0, 1, 0, 1]


KINDS_ABOVE = {kind for _, expected in TRAILS for kind, _ in expected} | {
    *("bribed", "plague-spreads", "plague-strikes", "cube-lost", "cathedral-scored", "period-ends"),
    *("game-over", "turn-begins", "greys-shortlisted", "first-player", "persons-revealed"),
    *("cards-dealt", "cards-passed"),
    "greys-looked-at",  # with the secrets
}


def test_every_kind_of_event_in_the_source_is_heard_in_a_test() -> None:
    kinds = set()
    for path in sorted(Path(notre_dame.__path__[0]).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Event":
                first = node.args[0]
                assert isinstance(first, ast.Constant), ast.unparse(node)
                kinds.add(first.value)
    assert kinds == KINDS_ABOVE
