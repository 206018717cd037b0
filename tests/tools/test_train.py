"""Training at some numbers of seats: the others keep what the game comes with."""

import json

from tools.train import GAMES, with_others


def test_weights_of_other_numbers_of_seats_stay() -> None:
    shipped = GAMES / "notre_dame" / "mind"
    before = json.loads((shipped / "learned.json").read_text())["seats"]
    plain = {"seats": {seats: f"steward's at {seats}" for seats in before}}
    plain["seats"]["2"] = "learned"
    found, record = with_others(plain, {"seconds": 3}, [2])
    assert found["seats"]["2"] == "learned"
    assert [found["seats"][each] for each in ("3", "4", "5")] == [before[each] for each in ("3", "4", "5")]
    assert record["seconds"] == 3
    assert record["at the other numbers of seats"]["rounds"]
