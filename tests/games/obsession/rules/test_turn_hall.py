"""The Servants' Hall: step 2, Unique Tile Rules and its Glossary entry; rulings 7 and 8."""

import pytest

from tests.games.obsession.table import DAUGHTER, HEIR, LADY, LORD, Table, described, table

HALL = "servants-hall"


def in_hall(row: dict[str, object] | None = None, modules: tuple[str, ...] = (), **told: object) -> Table:
    """Ponsonby is asked about the Servants' Hall."""
    base = {"level": 1, "position": 3, "pounds": 0, "estate": ["servants-hall"], **(row or {})}
    rows = {"ponsonby": base, "york": {"level": 1, "position": 5}}
    return described({"step": "check", **rows, **told}, modules=modules)


def test_hall_any_available_servant_may_talk_or_nobody() -> None:
    t = in_hall({"available": ["butler", "housekeeper", "valet", "ladys-maid", "footman", "footman"]})
    assert t.offers_at("use-hall", "ponsonby") == [
        "decline",
        "gossip butler 1",
        "gossip housekeeper 1",
        "gossip valet 1",
        "gossip ladys-maid 1",
        "gossip footman 1",
        "borrow",
    ]


@pytest.mark.parametrize("servant", ["butler", "housekeeper", "valet", "ladys-maid", "footman"])
def test_hall_the_owner_gains_one_and_the_target_loses_one(servant: str) -> None:
    t = in_hall()
    t.play("ponsonby", f"gossip {servant} 1")
    assert t.seat("ponsonby").reputation == (1, 4)
    assert t.seat("york").reputation == (1, 4)
    assert servant not in t.seat("ponsonby").available
    assert [
        (event["seat"], event["steps"], event["moved"], event["source"])
        for event in t.events("reputation-changed")
    ] == [(1, -1, -1, "servants-hall"), (0, 1, 1, "servants-hall")]


def test_hall_underbutler_may_talk_too() -> None:
    t = in_hall({"available": ["underbutler"], "estate": ["servants-hall", "butlers-pantry"]})
    t.play("ponsonby", "gossip underbutler 1")
    assert t.seat("ponsonby").reputation == (1, 4)


def test_hall_declining_changes_nothing() -> None:
    t = in_hall()
    t.play("ponsonby", "decline")
    board = t.seat("ponsonby")
    assert (board.reputation, t.seat("york").reputation) == ((1, 3), (1, 5))
    assert board.available == ["butler", "housekeeper", "valet", "ladys-maid", "footman"]
    assert t.question == "host-activity"


def test_hall_the_target_is_not_pushed_below_level_1_position_1() -> None:
    t = in_hall(york={"level": 1, "position": 1})
    t.play("ponsonby", "gossip valet 1")
    assert t.seat("york").reputation == (1, 1)
    assert t.seat("ponsonby").reputation == (1, 4)


def test_hall_the_target_may_fall_a_level() -> None:
    t = in_hall(york={"level": 3, "position": 1})
    t.play("ponsonby", "gossip valet 1")
    assert t.seat("york").reputation == (2, 5)


def test_hall_the_owner_does_not_rise_above_the_top() -> None:
    t = in_hall({"level": 7, "position": 5})
    t.play("ponsonby", "gossip valet 1")
    assert t.seat("ponsonby").reputation == (7, 5)
    assert t.seat("york").reputation == (1, 4)


def test_hall_the_player_chooses_among_all_others() -> None:
    t = table(
        ("asquith", "cavendish", "york"),
        step="check",
        first="cavendish",
        cavendish={"level": 2, "available": ["valet"], "estate": ["servants-hall"]},
        asquith={"level": 2},
        york={"level": 2},
    )
    assert t.offers("cavendish", "gossip") == ["gossip valet 0", "gossip valet 2"]
    t.play("cavendish", "gossip valet 2")
    assert [t.seat(each).steps for each in ("asquith", "cavendish", "york")] == [5, 6, 4]


@pytest.mark.parametrize(
    ("words", "reason", "told"),
    [
        ("gossip underbutler 1", "servant-not-available", {"servants": "underbutler"}),
        ("gossip footman 1", "servant-not-available", {"servants": "footman"}),
        ("gossip valet 0", "no-such-target", {"seat": 0}),
        ("gossip valet 2", "no-such-target", {"seat": 2}),
        ("gossip valet", "no-such-target", {"seat": -1}),
        ("gossip 1", "servant-must-be-named", {}),
        ("entertain", "not-an-answer", {"action": "entertain", "question": "use-hall"}),
        ("done", "not-an-answer", {"action": "done", "question": "use-hall"}),
    ],
)
def test_hall_refusals(words: str, reason: str, told: dict[str, str | int]) -> None:
    t = in_hall({"available": ["valet"], "quarters": ["footman"]})
    assert t.refuses("ponsonby", words) == (reason, HALL)
    assert t.told("ponsonby", words) == told


def test_hall_the_servant_stays_until_the_board_is_cleared_and_cannot_serve() -> None:
    t = in_hall()
    t.play("ponsonby", "gossip housekeeper 1")
    assert t.county.serving != 0
    board = t.seat("ponsonby")
    assert board.available == ["butler", "valet", "ladys-maid", "footman"]
    assert (board.quarters, board.expended) == ([], [])
    whist = f"host front-parlour {LADY}=dismiss {DAUGHTER} staff housekeeper"
    assert t.refuses("ponsonby", whist) == ("servant-not-available", "provide-service")
    t.play("ponsonby", f"host bowling-green {LORD} {HEIR} staff footman")
    t.finish("ponsonby")
    board = t.seat("ponsonby")
    assert board.expended == ["housekeeper", "footman"]
    assert board.available == ["butler", "valet", "ladys-maid"]


def test_hall_when_passing_the_servant_is_refreshed_first_and_expended_in_the_end() -> None:
    t = in_hall(
        {"available": ["butler"], "expended": ["valet"]}, step="pass", york={"level": 1, "position": 2}
    )
    t.play("ponsonby", "gossip valet 1", "rents")
    t.finish("ponsonby")
    board = t.seat("ponsonby")
    assert (board.reputation, t.seat("york").reputation) == ((1, 4), (1, 1))
    assert board.available == ["butler"]
    assert board.expended == ["valet"]


def test_hall_the_gain_counts_for_the_level_that_step_3_reads() -> None:
    t = in_hall({"position": 5, "estate": ["servants-hall", "tennis-court"]})
    t.play("ponsonby", "gossip valet 1", f"host tennis-court {LORD} {DAUGHTER} staff footman")
    assert t.seat("ponsonby").reputation == (2, 1)


def test_hall_cannot_be_used_once_step_3_has_begun() -> None:
    t = in_hall()
    t.play("ponsonby", "decline")
    assert t.refuses("ponsonby", "gossip valet 1") == ("not-an-answer", "host-activity")


def test_hall_is_used_once_a_turn() -> None:
    t = in_hall()
    t.play("ponsonby", "gossip valet 1")
    assert t.question == "host-activity"


def test_hall_others_have_no_say_without_the_tile() -> None:
    t = table(step="check", ponsonby={"level": 2}, york={"estate": ["servants-hall"]})
    assert t.question == "host-activity"


@pytest.mark.parametrize(
    ("row", "asked"),
    [
        ({"expended": ["footman"]}, False),
        ({"quarters": ["footman"], "position": 3}, False),
        ({"quarters": ["footman"], "position": 4}, True),
        ({"expended": ["footman"], "position": 4}, False),
        ({"expended": ["footman"], "vp-cards": ["refresh-service"]}, True),
        ({"available": ["footman"], "position": 1}, True),
    ],
    ids=["nobody", "help-too-dear", "help-affordable", "expended-cannot-help", "card", "available"],
)
def test_hall_is_offered_only_if_somebody_could_talk(row: dict[str, object], asked: bool) -> None:
    t = in_hall(row)
    assert t.question == ("use-hall" if asked else "host-activity")


def test_hall_somebody_fetched_with_service_help_may_talk() -> None:
    t = in_hall({"quarters": ["footman"], "position": 4})
    assert t.offers("ponsonby") == ["decline", "borrow", "help footman"]
    t.play("ponsonby", "help footman", "gossip footman 1")
    assert t.seat("ponsonby").reputation == (1, 2)
    assert t.seat("york").reputation == (1, 4)
    assert t.question == "host-activity"


def test_hall_first_edition_talks_by_itself() -> None:
    t = in_hall({"available": [], "expended": ["footman"]}, modules=("first-edition-hall",))
    assert t.question == "aim-hall"
    assert t.offers("ponsonby") == ["gossip 1", "borrow"]
    assert t.refuses("ponsonby", "gossip valet 1") == ("hall-needs-no-servant", HALL)
    assert t.refuses("ponsonby", "gossip 0") == ("no-such-target", HALL)
    assert t.refuses("ponsonby", "decline") == ("not-an-answer", HALL)
    t.play("ponsonby", "gossip 1")
    assert t.seat("ponsonby").reputation == (1, 4)
    assert t.seat("york").reputation == (1, 4)
    assert t.seat("ponsonby").expended == ["footman"]
    assert t.question == "host-activity"
