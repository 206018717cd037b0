"""A Standard Turn, step 1 (Rotate Service), and the course of turns around it."""

import pytest

from tests.games.obsession.table import DAUGHTER, LADY, Table, table

WHIST = f"host front-parlour {LADY}=dismiss {DAUGHTER} staff housekeeper"


def three_places() -> Table:
    """Ponsonby has servants everywhere, and so has York."""
    row = {
        "available": ["butler"],
        "quarters": ["valet", "footman"],
        "expended": ["housekeeper", "ladys-maid"],
    }
    return table(step="turn", ponsonby=row, york=row)


def test_rotate_service_the_rested_become_available_and_the_expended_rest() -> None:
    t = three_places()
    t.play("ponsonby", "entertain")
    board = t.seat("ponsonby")
    assert board.available == ["butler", "valet", "footman"]
    assert board.quarters == ["housekeeper", "ladys-maid"]
    assert board.expended == []


def test_rotate_service_moves_only_the_servants_of_the_active_player() -> None:
    t = three_places()
    t.play("ponsonby", "entertain")
    board = t.seat("york")
    assert board.available == ["butler"]
    assert board.quarters == ["valet", "footman"]
    assert board.expended == ["housekeeper", "ladys-maid"]


def test_rotate_service_waits_for_the_standard_turn_to_be_chosen() -> None:
    t = three_places()
    assert t.question == "choose-turn"
    assert t.seat("ponsonby").available == ["butler"]
    assert t.seat("ponsonby").quarters == ["valet", "footman"]


def test_rotate_service_a_servant_comes_back_on_the_second_turn_after_work() -> None:
    t = table(step="turn", ponsonby={"pounds": 0}, york={"pounds": 0})
    t.play("ponsonby", "entertain", WHIST)
    t.finish("ponsonby")
    assert t.seat("ponsonby").expended == ["housekeeper"]
    t.play("york", "pass", "rents")
    t.finish("york")
    t.play("ponsonby", "entertain")
    assert t.seat("ponsonby").quarters == ["housekeeper"]
    assert "housekeeper" not in t.seat("ponsonby").available
    assert t.refuses(
        "ponsonby",
        "host bowling-green theodore-earl-of-ponsonby edward-viscount-dorchester staff housekeeper",
    ) == ("servant-not-available", "provide-service")


def test_standard_turn_begins_with_a_choice_to_host_or_to_pass() -> None:
    t = table(step="turn", ponsonby={"level": 1})
    assert t.offers_at("choose-turn", "ponsonby") == ["entertain", "pass"]
    assert t.refuses("ponsonby", "rents") == ("not-an-answer", "standard-turn")
    assert t.told("ponsonby", "rents") == {"action": "rents", "question": "choose-turn"}
    assert t.refuses("york", "entertain") == ("not-your-turn", "table")


def test_standard_turn_goes_from_the_check_to_the_activity() -> None:
    t = table(step="turn")
    t.play("ponsonby", "entertain")
    assert (t.asked, t.question) == (["ponsonby"], "host-activity")


def test_standard_turn_the_next_player_in_clockwise_order_follows() -> None:
    t = table(
        ("asquith", "cavendish", "ponsonby"),
        step="turn",
        first="cavendish",
        asquith={"pounds": 0},
        cavendish={"pounds": 0},
        ponsonby={"pounds": 0},
    )
    seen: list[str] = []
    while t.asked != ["chance"] and len(seen) < 3:
        family = t.asked[0]
        seen.append(family)
        t.play(family, "pass", "rents")
        t.finish(family)
    assert seen == ["cavendish", "ponsonby", "asquith"]
    assert [event["seat"] for event in t.events("turn-begins")] == [2, 0, 1]


@pytest.mark.parametrize("last", ["york", "ponsonby"])
def test_round_track_the_pawn_moves_when_everybody_has_had_a_turn(last: str) -> None:
    first = "ponsonby" if last == "york" else "york"
    t = table(step="turn", round=1, first=first, ponsonby={"pounds": 0}, york={"pounds": 0})
    for family in (first, last):
        assert t.county.round == 0
        t.play(family, "pass", "rents")
        t.finish(family)
    assert t.county.round == 1
    assert t.asked == [first]


def test_a_new_turn_owes_nothing_to_the_one_before() -> None:
    t = table(
        step="turn",
        round=1,
        market=["stable", "croquet-lawn", "tennis-court", "breakfast-room", "main-library", "drawing-room"],
        ponsonby={"pounds": 100, "level": 2, "position": 4},
        york={"pounds": 100, "level": 3},
    )
    t.play("ponsonby", "refresh")
    t.let_chance()
    t.play("ponsonby", "pass", "rents")
    t.play("ponsonby", next(iter(t.offers("ponsonby", "buy"))))
    t.finish("ponsonby")
    assert (t.asked, t.question) == (["york"], "choose-turn")
    county = t.county
    assert (county.bought, county.refreshed, county.passing, county.unlimited) == (0, False, False, False)
    assert "refresh" in t.offers("york")
