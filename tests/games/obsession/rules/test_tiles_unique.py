"""Unique Tile Rules: Barn, Private Study, Main Library, hybrid tiles; and step 8, Clear Player Board."""

import pytest

from tests.games.obsession.names import START_TILES
from tests.games.obsession.table import DAUGHTER, HEIR, LADY, LORD, Table, table

AMBROSE, LEWIS, KNOLLWOOD = "john-ambrose-esq", "lady-sarah-lewis", "madeline-countess-of-knollwood"


def owning(*estate: str, **row: object) -> Table:
    """Ponsonby at level 4, position 1, with some quiet guests."""
    told = {
        "level": 4,
        "position": 1,
        "pounds": 0,
        "estate": list(estate),
        "hand": [AMBROSE, LEWIS, KNOLLWOOD],
    }
    return table(ponsonby={**told, **row})


# Barn


def test_barn_example_the_fenced_paddock_brings_one_more_reputation() -> None:
    t = owning("fenced-paddock", "barn", level=1)
    t.play("ponsonby", f"host fenced-paddock {LORD} {LEWIS} staff footman")
    assert t.seat("ponsonby").steps == 1
    (told,) = t.events("reputation-changed")
    assert (told["steps"], told["source"]) == (1, "activity")


@pytest.mark.parametrize(
    ("tile", "guests", "servant", "own", "barn"),
    [
        ("fenced-paddock", f"{LORD} {LEWIS}", "footman", 0, 1),
        ("fenced-paddock/back", f"{LORD} {LEWIS}", "footman", 0, 1),
        ("main-gazebo", f"{LORD} {LEWIS}", "footman", 0, 1),
        ("main-gazebo/back", f"{LORD} {HEIR}", "footman", 1, 1),
        ("english-garden", f"{LORD} {HEIR} {LEWIS}", "footman", 1, 1),
        ("gabled-conservatory", f"{LEWIS} {DAUGHTER} {LADY}=dismiss", "housekeeper", 0, 1),
        ("french-garden", f"{LORD} {HEIR} {LEWIS} {AMBROSE}", "footman", 2, 1),
        ("queens-suite", f"{KNOLLWOOD}=prestige", "housekeeper", 1, 1),
        ("south-lawn", f"{LORD} {LEWIS} {DAUGHTER}", "footman", 0, 0),
        ("south-lawn/back", f"{LORD} {LEWIS} {DAUGHTER}", "footman", 0, 1),
        ("stable", f"{LORD} {HEIR}", "footman", 1, 0),
        ("front-parlour", f"{LEWIS} {DAUGHTER}", "housekeeper", 2, 0),
        ("private-study", f"{LORD} {HEIR}", "butler", 1, 0),
        ("drawing-room", f"{LORD} {LEWIS} {DAUGHTER}", "housekeeper", 2, 0),
    ],
)
def test_barn_counts_for_tiles_of_the_estate_category_only(
    tile: str, guests: str, servant: str, own: int, barn: int
) -> None:
    words = f"host {tile.split('/', maxsplit=1)[0]} {guests} staff {servant}"
    t = owning(tile)
    t.play("ponsonby", words)
    assert t.seat("ponsonby").steps == 15 + own
    t = owning(tile, "barn")
    t.play("ponsonby", words)
    assert t.seat("ponsonby").steps == 15 + own + barn


def test_barn_of_another_player_does_not_count() -> None:
    t = table(
        ponsonby={"level": 1, "estate": ["fenced-paddock"], "hand": [LEWIS]},
        york={"estate": ["barn"], "level": 1},
    )
    t.play("ponsonby", f"host fenced-paddock {LORD} {LEWIS} staff footman")
    assert (t.seat("ponsonby").steps, t.seat("york").steps) == (0, 0)


def test_barn_is_netted_with_a_penalty() -> None:
    t = owning("fenced-paddock", "barn", hand=["anne-hawkins"])
    t.play("ponsonby", f"host fenced-paddock {LORD} anne-hawkins staff ladys-maid,footman")
    assert t.seat("ponsonby").steps == 15 - 2 + 1


# Private Study


def test_private_study_is_played_once() -> None:
    words = f"host private-study {LORD} {HEIR} staff butler"
    t = owning()
    t.play("ponsonby", words)
    t.finish("ponsonby")
    assert "private-study/back" in t.seat("ponsonby").estate
    t = owning("private-study/back")
    assert t.refuses("ponsonby", words) == ("no-activity-here", "host-activity")


# Main Library


def test_main_library_front_the_top_objective_is_taken_and_kept() -> None:
    t = table(
        objective_top=["misc-wealth", "guests-ladies"],
        ponsonby={"level": 3, "estate": ["main-library"], "objectives": ["room-great-hall"]},
    )
    t.play("ponsonby", f"host main-library {LORD} {HEIR} staff footman")
    assert t.refuses("chance", "objectives guests-ladies") == ("impossible-outcome", "objective-cards")
    assert t.refuses("chance", "objectives misc-wealth guests-ladies") == (
        "impossible-outcome",
        "objective-cards",
    )
    t.chance("objectives misc-wealth")
    assert t.seat("ponsonby").objectives == ["room-great-hall", "misc-wealth"]
    assert t.question != "keep-objectives"
    told = {"event": "objectives-drawn", "seat": 0, "count": 1}
    assert t.events("objectives-drawn", "york") == [told]
    assert t.events("objectives-drawn", "ponsonby") == [{**told, "objectives": ("misc-wealth",)}]


def test_main_library_back_the_top_victory_point_card() -> None:
    t = table(
        vp_top=["hire-servant", "pounds-300"],
        ponsonby={"level": 3, "estate": ["main-library/back"], "objectives": ["room-great-hall"]},
    )
    t.play("ponsonby", f"host main-library {LORD} {HEIR} {LADY}=dismiss staff footman")
    t.chance("card hire-servant")
    assert t.seat("ponsonby").vp_cards == ["hire-servant"]
    assert t.seat("ponsonby").objectives == ["room-great-hall"]


# Hybrid tiles


@pytest.mark.parametrize(
    ("tile", "guests", "servant", "after"),
    [
        ("green-room", f"{LORD} {HEIR} {LEWIS} {AMBROSE}", "housekeeper", "green-room/back"),
        ("green-room/back", f"{LORD} {HEIR} {LEWIS}", "footman", "green-room"),
        ("south-lawn", f"{LORD} {LEWIS} {DAUGHTER}", "footman", "south-lawn/back"),
        ("south-lawn/back", f"{LORD} {HEIR} {LEWIS}", "footman", "south-lawn"),
    ],
)
def test_hybrid_tiles_flip_every_time(tile: str, guests: str, servant: str, after: str) -> None:
    t = owning(tile)
    t.play("ponsonby", f"host {tile.split('/', maxsplit=1)[0]} {guests} staff {servant}")
    t.let_chance()
    if t.question == "keep-guests":
        t.play("ponsonby", t.offers("ponsonby")[0])
    t.finish("ponsonby")
    assert t.seat("ponsonby").estate[5] == after
    (told,) = t.events("tile-flipped")
    assert told["side"] == ("back" if after.endswith("back") else "front")


@pytest.mark.parametrize(
    ("side", "category", "total"),
    [
        ("green-room", "essentials", 4),
        ("green-room", "prestige", 1),
        ("green-room/back", "essentials", 3),
        ("green-room/back", "prestige", 3),
        ("south-lawn", "sporting", 1),
        ("south-lawn", "estate", 1),
        ("south-lawn/back", "sporting", 0),
        ("south-lawn/back", "estate", 3),
    ],
)
def test_hybrid_tiles_count_in_the_courtship_of_the_side_that_is_up(
    side: str, category: str, total: int
) -> None:
    t = table(
        round=3,
        step="pass-favour",
        to_move="york",
        themes=[category],
        ponsonby={"estate": [side]},
        york={"level": 1, "pounds": 0},
    )
    t.play("york", "rents")
    t.finish("york")
    (held,) = t.events("courtship-held")
    totals = held["totals"]
    assert isinstance(totals, tuple)
    assert totals[0] == str(total)


# Step 8


def test_clear_player_board_servants_guests_and_tile() -> None:
    t = owning(
        "tennis-court",
        discard=[HEIR],
        available=["butler", "valet", "footman"],
        quarters=["housekeeper"],
        expended=["ladys-maid"],
    )
    t.play("ponsonby", f"host tennis-court {LORD} {LEWIS} staff footman")
    t.finish("ponsonby")
    board = t.seat("ponsonby")
    assert (board.available, board.quarters) == (["butler", "valet"], ["housekeeper"])
    assert board.expended == ["ladys-maid", "footman"]
    assert board.discard == {HEIR, LORD, LEWIS}
    assert board.hand == {LADY, DAUGHTER, AMBROSE, KNOLLWOOD}
    assert board.estate[5:] == ["tennis-court/back"]
    assert t.events("tile-flipped") == [
        {"event": "tile-flipped", "seat": 0, "tile": "tennis-court", "side": "back"}
    ]
    view = t.view(None).plain()
    assert (view["activity"], view["attending"], view["serving"]) == (None, [], [])


def test_clear_player_board_a_flipped_tile_is_not_flipped_again() -> None:
    t = owning("bowling-green/back")
    t.play("ponsonby", f"host bowling-green {LORD} {LEWIS} staff footman")
    t.finish("ponsonby")
    assert "bowling-green/back" in t.seat("ponsonby").estate
    assert t.events("tile-flipped") == []


def test_clear_player_board_only_the_tile_of_the_activity_is_flipped() -> None:
    t = owning("stable", "tennis-court")
    t.play("ponsonby", f"host stable {LORD} {HEIR} staff footman")
    t.finish("ponsonby")
    assert t.seat("ponsonby").estate == [*START_TILES, "stable/back", "tennis-court"]


def test_clear_player_board_comes_after_buying() -> None:
    t = owning("stable", pounds=1000)
    t.play("ponsonby", f"host stable {LORD} {HEIR} staff footman")
    assert t.question == "buy-tile"
    assert "stable" in t.seat("ponsonby").estate
    assert t.seat("ponsonby").discard == set()
    assert t.seat("ponsonby").expended == []
    assert t.refuses("ponsonby", f"host stable {LADY}=dismiss {LEWIS} staff footman") == (
        "not-an-answer",
        "builders-market",
    )


def test_clear_player_board_after_a_pass_there_is_nothing_to_flip() -> None:
    t = table(step="turn", ponsonby={"pounds": 0}, york={"pounds": 0})
    t.play("ponsonby", "pass", "rents")
    t.finish("ponsonby")
    assert t.events("tile-flipped") == []
    assert t.seat("ponsonby").expended == []
