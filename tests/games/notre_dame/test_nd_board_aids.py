"""What a drawn board is told besides the view: forecasts come true, and nothing hidden gets out."""

import itertools
import json
import random
from typing import Any

import pytest

from parlour.games.notre_dame.aids import board as aids_module
from parlour.games.notre_dame.aids.board import board_aids
from parlour.games.notre_dame.content.records import SECTORS
from parlour.games.notre_dame.words.actions import KINDS, MARKET_WORDS
from parlour.games.notre_dame.words.catalogue import BROWN, GREY_A, GREY_B, GREY_C
from parlour.kernel.agenda import CHANCE
from parlour.kernel.engine import apply, legal, to_move
from tests.games.notre_dame.table import Table, laid, meeting, new_game, table


def aids(t: Table, colour: str | None = "red") -> dict[str, Any]:
    """The aids as they go over the wire."""
    told = json.loads(json.dumps(board_aids(t.view(colour))))
    assert isinstance(told, dict)
    return told


def brings(t: Table, person: str) -> Any:
    """What *person* would bring red."""
    return next(each for each in aids(t)["persons"] if each["person"] == person)


@pytest.mark.parametrize(
    ("rat", "hospital", "end", "level"),
    [(1, 1, 4, "safe"), (4, 1, 7, "close"), (5, 1, 8, "close"), (6, 1, 9, "edge"), (7, 1, 10, "over")],
)
def test_the_plague_is_forecast_for_every_seat(rat: int, hospital: int, end: int, level: str) -> None:
    red = {"rat": rat, "prestige": 1, "cubes": {"hospital": hospital, "bank": 1}}
    rats = {"barmaid": 3, "minstrel": 1, "soldier": 0}
    t = table(red=red, violet={"rat": 9, "prestige": 5}, persons=list(rats), rats=rats)
    mine, other, _ = aids(t)["plague"]
    assert (mine["rat"], mine["spread"], mine["hospital"], mine["end"]) == (rat, 4, hospital, end)
    assert (mine["level"], mine["stops"]) == (level, min(end, 9))
    struck = level == "over"
    assert mine["loss"] == (1 if struck else 0)  # there is no more to lose
    assert mine["sectors"] == (["bank", "hospital"] if struck else [])
    assert (other["end"], other["loss"]) == (13, 2)  # what others own is not told


def test_the_forecast_comes_true() -> None:
    rats = {"barmaid": 3, "minstrel": 3, "soldier": 1}
    t = table(
        red={"rat": 2, "cubes": {"hospital": 2}, "hand": ["red-bank", "blue-bank", "violet-bank"]},
        violet={"rat": 5},
        persons=list(rats),
        rats=rats,
    )
    stops = [line["stops"] for line in aids(t)["plague"]]
    t.end_turn()
    assert [t.seat(colour).rat for colour in ("red", "violet", "blue")] == stops


def test_the_doctor_is_part_of_the_forecast() -> None:
    t = meeting("doctor", red={"rat": 5, "cubes": {"hospital": 2}})
    assert brings(t, "doctor")["brings"]["end"] == 3
    t.play("red", "bribe doctor")
    line = aids(t)["plague"][0]
    assert (line["doctor"], line["spread"], line["end"]) == (True, 0, 3)


def test_shares_of_the_cathedral_now_and_with_one_more_cube() -> None:
    t = table(4, red={"notre-dame": 1, "cubes": {"park": 2}}, violet={"notre-dame": 2})
    told = aids(t)["cathedral"]
    assert told["value"] == 10
    assert told["now"] == {"cubes": 3, "each": 3, "shares": [3, 6, 0, 0]}
    assert told["more"] == {"cubes": 4, "each": 2, "shares": [4, 4, 0, 0]}
    assert told["gifts"] == [
        {"gold": 1, "prestige": 1, "park": 1},
        {"gold": 2, "prestige": 3, "park": 1},
        {"gold": 3, "prestige": 6, "park": 1},
    ]
    assert aids(table(), "red")["cathedral"]["now"]["shares"] == [0, 0, 0]


def test_the_next_piece_of_each_sector() -> None:
    cubes = {"seminary": 1, "bank": 2, "inn": 2, "park": 2, "hospital": 1}
    t = table(red={"cubes": cubes, "confidant": "residence", "rat": 3, "supply": 2})
    told = {each["sector"]: each for each in aids(t)["sectors"]}
    assert list(told) == list(SECTORS)
    gains = {sector: each["next"]["gains"] for sector, each in told.items()}
    assert gains["seminary"] == [{"what": "cubes", "amount": 2, "park": 0}]
    assert gains["bank"] == [{"what": "gold", "amount": 3, "park": 0}]
    assert gains["residence"] == [{"what": "prestige", "amount": 2, "park": 1}]
    assert gains["park"] == [{"what": "rat", "amount": -1, "park": 0}]
    assert told["carriage-house"]["next"]["asks"] == {"kind": "move-carriage", "steps": 1}
    assert told["inn"]["next"]["asks"] == {"kind": "choose-bonus", "count": 2}
    assert (told["park"]["park"], told["hospital"]["hospital"]) == (1, 2)
    now = aids(t)["plague"][0]["end"]
    assert told["hospital"]["next"]["end"] == now - 2  # one for the rat, one for the piece


def test_cards_that_cannot_be_used_say_so() -> None:
    t = table(red={"gold": 0, "supply": 0, "cubes": {"bank": 1}})
    told = {each["kind"]: each for each in aids(t)["cards"]}
    assert list(told) == list(KINDS)
    assert [kind for kind, each in told.items() if not each["possible"]] == ["bank", "notre-dame"]
    assert told["park"]["moves"]
    assert not told["confidant"]["moves"]


@pytest.mark.parametrize("person", [*BROWN, *GREY_A, *GREY_B, *GREY_C])
def test_a_bribe_brings_what_was_told(person: str) -> None:
    cubes = {"bank": 3, "park": 2, "inn": 2, "hospital": 1}
    red = {"rat": 4, "gold": 5, "prestige": 7, "cubes": cubes, "notre-dame": 1, "confidant": "bank"}
    t = meeting(person, red={**red, "bills": ["red-gold", "violet-cube"]})
    told = brings(t, person)["brings"]
    gains = {gain["what"]: gain["amount"] + gain["park"] for gain in told["gains"]}
    before = t.seat("red")
    had = (before.prestige, before.gold, before.supply, before.rat)
    t.play("red", f"bribe {person}")
    if t.asked == ["chance"]:  # the spy looks at the pile
        t.answer_anyhow(random.Random(1))
    after = t.seat("red")
    wanted = [gains.get(what, 0) for what in ("prestige", "gold", "cubes", "rat")]
    got = [after.prestige - had[0], after.gold - had[1] + 1, after.supply - had[2], after.rat - had[3]]
    assert got == wanted
    assert (None if told["asks"] is None else told["asks"]["kind"]) == (
        t.question if t.asked == ["red"] else None
    )


def test_products_are_told_as_such() -> None:
    t = meeting("guild-master", red={"cubes": {"bank": 2, "park": 2, "inn": 3}})
    told = brings(t, "guild-master")
    assert (told["each"], told["count"]) == (2, 3)
    assert told["brings"]["gains"] == [{"what": "prestige", "amount": 6, "park": 1}]


def test_every_stop_of_the_carriage_with_its_route() -> None:
    bills = laid(("red", "violet", "blue"), taken=("red-prestige",))
    t = table(
        red={"hand": ["red-carriage-house"], "cubes": {"carriage-house": 1}, "bills": ["red-prestige"]},
        bills=bills,
    )
    assert aids(t)["carriage"]["stops"] == []
    t.play("red", "play red-carriage-house")
    told = aids(t)["carriage"]
    assert sorted(f"drive {stop['market']}" for stop in told["stops"]) == sorted(t.offers("red", "drive"))
    roads = {
        frozenset((MARKET_WORDS[here], MARKET_WORDS[there]))
        for here, others in enumerate(t.city.rules.roads)
        for there in others
    }
    for stop in told["stops"]:
        route = stop["route"]
        assert (route[0], route[-1], len(route)) == (told["at"], stop["market"], stop["steps"] + 1)
        assert all(frozenset(pair) in roads for pair in itertools.pairwise(route))
        assert stop["bill"] == bills.get(stop["market"])
    allowed = {each["colour"]: each["allowed"] for each in told["colours"]}
    assert allowed == {"red": False, "violet": True, "blue": True}
    taken = {text.split()[1] for text in t.offers("red", "collect")}
    for market in taken:
        before = t.seat("red").prestige
        stop = next(each for each in told["stops"] if each["market"] == market)
        gain = aids(t)["answers"][f"collect {market}"]["gains"][0]
        assert gain == stop["brings"]["gains"][0]
        assert before == t.seat("red").prestige  # trying changes nothing


def test_the_draft_knows_its_direction_and_what_is_left() -> None:
    t = new_game(4)
    rng = random.Random(5)
    while t.question != "keep-card":
        t.answer_anyhow(rng)
    told = aids(t)["draft"]
    assert (told["to"], told["from"], told["owners"]) == (1, 3, [0, 3, 2])
    assert (told["open"], told["second"], told["kept"]) == (True, False, None)
    assert len(told["undrawn"]) == 6
    assert not told["certain"]
    assert set(told["undrawn"]) | set(t.seat("red").pool) == {f"red-{kind}" for kind in KINDS}
    kept = t.offers("red")[0]
    t.play("red", kept)
    assert aids(t)["draft"]["kept"] == kept
    assert aids(t, "violet")["draft"]["kept"] is None


def test_the_persons_of_the_next_turn_where_they_are_certain() -> None:
    t = new_game(3)
    rng = random.Random(8)
    seen: list[bool] = []
    told: dict[str, Any] | None = None
    turn = -1
    while t.asked:
        if t.question == "keep-card" and t.city.turn != turn:
            turn = t.city.turn
            if told is not None:
                assert sorted(told["persons"]) == sorted(t.persons)
                assert told["rats"] == t.city.rats_on_display()
            told = aids(t, None)["next-persons"]
            seen.append(told is not None)
        t.answer_anyhow(rng)
    assert seen == [False, True, False] * 3


def test_the_projection_counts_what_is_settled() -> None:
    rats = {"barmaid": 3, "minstrel": 3, "guild-master": 3}
    red = {"prestige": 12, "notre-dame": 1, "cubes": {"park": 2}, "rat": 5}
    t = table(turn=4, red=red, persons=list(rats), rats=rats)
    told = aids(t)["projection"]
    assert (told["now"], told["cathedral"], told["plague"], told["settled"]) == (12, 9, 2, 19)
    assert (told["turns-left"], told["pace"]) == (6, 36)
    assert aids(table(red={"prestige": 12}))["projection"]["pace"] is None  # too early to say


def test_two_players_have_idle_boroughs_between_them() -> None:
    told = aids(table(2))
    assert told["ring"] == ["red", "blue", "violet", "green"]
    assert {each["colour"] for each in told["carriage"]["colours"]} == {"red", "violet", "blue", "green"}


def test_somebody_who_only_looks_gets_what_is_open() -> None:
    told = aids(table(), None)
    assert {"ring", "plague", "cathedral", "persons"} <= set(told)
    assert {"sectors", "cards", "draft", "carriage", "answers", "projection"}.isdisjoint(told)
    assert all(each["brings"] is None for each in told["persons"])


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_nothing_that_is_told_depends_on_what_is_hidden(
    players: int, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    t = new_game(players, new_persons=True)
    rng = random.Random(seed)
    asked = 0
    while t.asked:
        seat = to_move(t.city)[0]
        if seat != CHANCE and rng.random() < 0.15:
            colour = t.asked[0]
            told = aids(t, colour)
            monkeypatch.setattr(aids_module, "WORLD", rng.randrange(10**9))
            assert aids(t, colour) == told
            listed = list(legal(t.city, seat))
            assert set(told["answers"]) <= {action.text for action in listed}
            asked += 1
        apply(t.city, seat, legal(t.city, seat).sample(rng))
    assert asked > 10
    for viewer in (None, "red"):
        assert aids(t, viewer)["phase"] == 0  # the end is shown, too


def test_the_rat_is_forecast_alike_by_row_aids_and_plague_at_every_question() -> None:
    t = new_game(4)
    rng = random.Random(12)
    periods = 0
    while to_move(t.city):
        told = aids(t)["plague"]
        for line, row in zip(told, t.view("red").rows, strict=True):
            assert max(line["end"], 0) == row.rat_forecast
            assert line["rat"] + line["spread"] - line["hospital"] == line["end"]
        mover = to_move(t.city)[0]
        turn = t.city.turn
        apply(t.city, mover, legal(t.city, mover).sample(rng))
        if t.city.turn != turn:  # the plague has come, and nothing is forecast twice
            periods += 1
            assert [row.rat_forecast for row in t.view("red").rows] == list(t.city.rat)
    assert periods == 9
