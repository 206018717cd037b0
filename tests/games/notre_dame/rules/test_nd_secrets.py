"""What is open and what is hidden: pages 3 and 4, ruling 43a."""

import json
import random

import pytest

from parlour.games.notre_dame.fields import FIELDS
from tests.games.notre_dame.table import GAME, meeting, new_game, table

OTHERS = ("violet", "blue", None)


def test_p4_prestige_is_hidden_from_the_others() -> None:
    t = table(red={"prestige": 12})
    assert t.view("red").rows[0].prestige == 12
    for viewer in OTHERS:
        assert t.view(viewer).rows[0].prestige is None
    plain = json.loads(json.dumps(t.view("violet").plain()))
    assert plain["seats"][0]["prestige"] is None


def test_p4_prestige_is_open_at_an_open_table() -> None:
    t = table(options={"scores": "open"}, red={"prestige": 12})
    for viewer in ("red", *OTHERS):
        assert t.view(viewer).rows[0].prestige == 12


def test_p4_prestige_is_open_when_the_game_is_over() -> None:
    t = table(turn=9, phase="end", red={"prestige": 12})
    for viewer in OTHERS:
        assert t.view(viewer).rows[0].prestige == 12


def test_p4_gold_cubes_and_rats_are_open() -> None:
    t = table(red={"gold": 7, "supply": 2, "rat": 6, "cubes": {"bank": 3}, "bills": ["blue-gold"]})
    for viewer in OTHERS:
        row = t.view(viewer).rows[0]
        assert (row.gold, row.supply, row.general, row.rat) == (7, 2, 9, 6)
        assert row.cubes == (0, 3, 0, 0, 0, 0, 0)
        assert row.collected == (0, 0, 1, 0, 0)


@pytest.mark.parametrize("scores", ["hidden", "open"])
def test_p4_amounts_of_prestige_gained_are_for_the_owner(scores: str) -> None:
    t = table(options={"scores": scores}, red={"hand": ["red-residence"], "cubes": {"park": 2}})
    t.play("red", "play red-residence")
    assert [(event["amount"], event["park"]) for event in t.events("prestige-gained", "red")] == [(1, 1)]
    for viewer in ("violet", "nobody"):
        (event,) = t.events("prestige-gained", viewer)
        assert event["source"] == "residence"
        assert ("amount" in event, "park" in event) == ((True, True) if scores == "open" else (False, False))


@pytest.mark.parametrize("scores", ["hidden", "open"])
def test_p7_amounts_of_prestige_lost_are_for_the_owner(scores: str) -> None:
    t = table(
        options={"scores": scores},
        phase="bribe",
        persons=["barmaid", "minstrel", "soldier"],
        red={"rat": 9, "prestige": 1},
    )
    t.end_turn()
    assert [event["amount"] for event in t.events("plague-strikes", "red")] == [1]
    (event,) = t.events("plague-strikes", "blue")
    assert ("amount" in event) is (scores == "open")


@pytest.mark.parametrize("prestige", [0, 7])
def test_p11_ruling_43a_doubling_does_not_tell_whether_there_was_anything(prestige: int) -> None:
    t = meeting("administrator", red={"prestige": prestige})
    t.play("red", "bribe administrator")
    assert t.events("prestige-gained", "violet") == [
        {"event": "prestige-gained", "seat": 0, "source": "administrator"}
    ]
    assert t.events("no-effect") == []
    assert t.events("prestige-gained", "red")[0]["amount"] == prestige


def test_p4_gains_of_gold_and_cubes_are_public() -> None:
    t = table(red={"hand": ["red-bank", "violet-seminary"]})
    t.play("red", "play red-bank")
    t.pass_to("red")
    t.play("red", "play violet-seminary")
    assert [event["amount"] for event in t.events("gold-gained", "nobody")] == [1]
    assert [event["amount"] for event in t.events("cubes-gained", "nobody")] == [1]


def test_p3_hands_are_hidden_and_played_cards_are_open() -> None:
    t = table(red={"hand": ["red-bank", "blue-inn", "violet-park"]})
    assert "red-bank" in json.dumps(t.view("red").plain())
    for viewer in OTHERS:
        assert "red-bank" not in json.dumps(t.view(viewer).plain())
        assert t.view(viewer).rows[0].hand_size == 3
    t.play("red", "forgo red-bank")
    for viewer in OTHERS:
        assert "red-bank" in json.dumps(t.view(viewer).plain())


def test_p11_ruling_43a_what_the_spy_saw_stays_known_to_the_briber_alone() -> None:
    t = meeting("spy", greys=["coachman", "butcher", "mayor", "guard", "actress"])
    t.play("red", "bribe spy")
    order = "butcher coachman actress guard mayor"
    t.chance(f"look {order}")
    assert t.events("greys-looked-at", "red")[0]["persons"] == tuple(order.split())
    assert "persons" not in t.events("greys-looked-at", "violet")[0]
    t.end_turn()

    def greys(viewer: str | None) -> list[tuple[str, list[str]]]:
        plain = json.loads(json.dumps(t.view(viewer).plain()))
        return [(part["order"], part["persons"]) for part in plain["greys"]]

    assert greys("red") == [
        ("known", ["butcher", "coachman"]),
        ("known", ["actress", "guard", "mayor"]),
    ]
    for viewer in OTHERS:
        assert [order for order, _ in greys(viewer)] == ["unknown", "unknown"]
        # In the order of the catalogue, which tells nothing.
        assert [persons for _, persons in greys(viewer)] == [
            ["coachman", "butcher"],
            ["mayor", "guard", "actress"],
        ]
    # The order is settled: no other grey can come next.
    assert {text.split()[3] for text in t.offers("chance", "reveal")} == {"butcher"}


def test_p11_everybody_knows_who_has_looked_at_the_greys() -> None:
    t = meeting("spy", greys=["coachman", "butcher", "mayor", "guard", "actress"])

    def looked_at_by(viewer: str | None) -> list[list[int]]:
        plain = json.loads(json.dumps(t.view(viewer).plain()))
        return [part["looked-at-by"] for part in plain["greys"]]

    assert [looked_at_by(viewer) for viewer in ("red", *OTHERS)] == [[[], []]] * 4
    t.pass_to("violet")
    t.play("violet", "bribe spy")
    t.chance("look butcher coachman actress guard mayor")
    assert [looked_at_by(viewer) for viewer in ("red", *OTHERS)] == [[[1], [1]]] * 4


def test_p4_everybody_at_the_table_saw_which_browns_went_under_the_pile() -> None:
    t = table(phase="bribe", persons=["barmaid", "minstrel", "soldier"])
    t.end_turn()
    for viewer in ("red", *OTHERS):
        browns = json.loads(json.dumps(t.view(viewer).plain()))["browns"]
        assert [part["looked-at-by"] for part in browns] == [[], [0, 1, 2]]
        assert browns[-1]["persons"] == ["barmaid", "minstrel"]


def test_p5_every_bill_on_the_board_is_open() -> None:
    plain = json.loads(json.dumps(table().view(None).plain()))
    colours = ("red", "violet", "blue")
    assert sorted(plain["bills"]) == [f"{colour}-{corner}" for colour in sorted(colours) for corner in "abcd"]
    assert sorted(plain["bills"].values()) == sorted(
        f"{colour}-{bill}" for colour in colours for bill in ("gold", "cube", "rat", "prestige")
    )


def test_the_open_question_is_told_with_its_numbers_and_places() -> None:
    t = table(red={"hand": ["red-carriage-house", "blue-bank"], "supply": 1, "cubes": {"carriage-house": 2}})

    def question() -> object:
        return json.loads(json.dumps(t.view("violet").plain()))["question"]

    t.play("red", "play red-carriage-house")
    assert question() == {"kind": "move-carriage", "owner": 0, "steps": 3}
    t.play("red", "drive red-centre")
    t.pass_to("red")
    t.play("red", "play blue-bank")
    assert question() == {"kind": "move-cube", "owner": 0, "place": "bank"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_p4_what_is_open_stays_as_it_is_when_the_hidden_is_dealt_anew(players: int) -> None:
    t = new_game(players, new_persons=True)
    rng = random.Random(players)
    hidden = {"prestige", "deck", "pool", "hand", "passed", "handed", "seen", "brown", "grey"}
    is_open = {field.key for field in FIELDS if field.name not in hidden}
    while t.asked:
        for seat in range(0, players, 2):
            again = GAME.encode(GAME.determinize(GAME.view(t.city, seat), rng))
            told = GAME.encode(t.city)
            assert {name: again[name] for name in is_open} == {name: told[name] for name in is_open}
        for _ in range(8):
            if t.asked:
                t.answer_anyhow(rng)
