"""Solitaire, Playing the Game: the opponent's die and what it takes out of the market (ruling 23)."""

import pytest

from parlour.games.obsession.words.catalogue import TILES
from parlour.games.obsession.words.draws import ROLL
from parlour.kernel.engine import legal
from tests.games.obsession.table import Table, described, table

RULE = "solitaire"
PLAIN = ["stable", "barn", "breakfast-room", "main-library", "drawing-room", "gallery"]
MONUMENTS = ["sculpture-garden", "trophy-room", "wine-cellar"]
ADORNED = ["stable", "barn", "trophy-room", "main-library", "sculpture-garden", "gallery"]


def rolling(
    market: list[str] | None = None,
    number: int = 2,
    options: dict[str, str] | None = None,
    modules: tuple[str, ...] = (),
    **told: object,
) -> Table:
    """York's turn is over: nothing could be bought, and the opponent rolls."""
    here = {"round": number, "step": "market", "market": market or PLAIN, "monuments": MONUMENTS}
    t = described({**here, "york": {"pounds": 0}, **told}, ("york",), modules=modules, options=options)
    assert (t.question, t.asked) == ("chance", ["chance"])
    return t


def removed(t: Table) -> list[str]:
    return [TILES[tile] for tile in t.county.removed]


# When


def test_solitaire_the_opponent_rolls_after_every_turn_of_the_player() -> None:
    t = table(("york",), round=2, step="market", market=PLAIN, york={"pounds": 400})
    t.play("york", "buy stable 1")
    t.chance("tile croquet-lawn")
    assert t.offers("chance") == [f"roll {pips}" for pips in range(1, 21)]
    assert t.market == [*PLAIN[1:], "croquet-lawn"]
    assert t.refuses("chance", "tile barn") == ("not-an-answer", RULE)
    t.chance("roll 1")
    assert t.market == [*PLAIN[2:], "croquet-lawn"]
    t.chance("tile statuary")
    assert (t.question, t.county.round) == ("choose-turn", 2)


def test_solitaire_nobody_rolls_a_nought() -> None:
    t = rolling()
    refusal = legal(t.county, -1).why(ROLL[0])
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("impossible-outcome", RULE)


def test_solitaire_no_roll_on_a_courtship_space() -> None:
    t = table(("york",), round=4, step="courtship", market=PLAIN)
    t.chance("theme estate")
    while t.question != "choose-turn":
        assert t.offers(t.asked[0], "roll") == []
        t.play(t.asked[0], t.offers(t.asked[0])[0])
    assert t.events("opponent-rolls") == []


# The two columns of the card

STANDARD = {
    **dict.fromkeys(range(1, 5), 1),
    **dict.fromkeys(range(5, 8), 2),
    **dict.fromkeys(range(8, 11), 3),
    **dict.fromkeys(range(11, 13), 4),
    **dict.fromkeys(range(13, 15), 5),
    15: 6,
}
WITH_MONUMENT = {
    **dict.fromkeys(range(1, 8), 3),  # the Trophy Room, on the third space
    **dict.fromkeys(range(8, 11), 1),
    **dict.fromkeys(range(11, 13), 2),
    **dict.fromkeys(range(13, 15), 3),
    15: 4,
}


@pytest.mark.parametrize("pips", STANDARD)
def test_solitaire_standard_turn_the_space_a_roll_names(pips: int) -> None:
    t = rolling()
    t.chance(f"roll {pips}")
    space = STANDARD[pips]
    tile = PLAIN[space - 1]
    assert removed(t) == [tile]
    assert t.market == [name for name in PLAIN if name != tile]
    assert t.events("opponent-rolls") == [
        {
            "event": "opponent-rolls",
            "seat": -1,
            "pips": pips,
            "modified": pips,
            "column": "standard",
            "wish": "position",
        }
    ]
    assert t.events("opponent-buys") == [{"event": "opponent-buys", "seat": -1, "tile": tile, "count": 1}]
    # The market slides and is filled on the right.
    t.chance("tile croquet-lawn")
    assert t.market == [*[name for name in PLAIN if name != tile], "croquet-lawn"]
    assert (t.question, t.county.opponent_idle) == ("choose-turn", False)


@pytest.mark.parametrize("pips", WITH_MONUMENT)
def test_solitaire_monument_turn_the_space_a_roll_names(pips: int) -> None:
    t = rolling(ADORNED)
    t.chance(f"roll {pips}")
    tile = ADORNED[WITH_MONUMENT[pips] - 1]
    assert removed(t) == [tile]
    assert t.events("opponent-rolls") == [
        {
            "event": "opponent-rolls",
            "seat": -1,
            "pips": pips,
            "modified": pips,
            "column": "monument",
            "wish": "monument" if pips <= 7 else "position",
        }
    ]
    t.chance("tile croquet-lawn")
    assert t.market == [*[name for name in ADORNED if name != tile], "croquet-lawn"]


def test_solitaire_monument_turn_the_least_expensive_one_by_space_and_modifier() -> None:
    for market, first in [
        # 700 pounds on both spaces: of equals the leftmost.
        (["stable", "sculpture-garden", "barn", "trophy-room", "gallery", "wine-cellar"], "sculpture-garden"),
        (["wine-cellar", "sculpture-garden", "barn", "trophy-room", "gallery", "stable"], "wine-cellar"),
        (["stable", "barn", "gallery", "main-library", "drawing-room", "trophy-room"], "trophy-room"),
        # 600 pounds on the first space, 500 on the second.
        (["sculpture-garden", "trophy-room", "barn", "stable", "gallery", "main-library"], "trophy-room"),
        # 800, 800 and 700 pounds on the third, the fifth and the fourth.
        (["stable", "barn", "sculpture-garden", "trophy-room", "wine-cellar", "gallery"], "trophy-room"),
    ]:
        t = rolling(market)
        t.chance("roll 7")
        assert removed(t) == [first]
        assert t.events("opponent-rolls")[0]["column"] == "monument"


def test_solitaire_monument_turn_a_suite_is_no_monument() -> None:
    t = rolling([*PLAIN[:5], "lionheart-suite"])
    t.chance("roll 5")
    assert t.events("opponent-rolls")[0]["column"] == "standard"
    assert removed(t) == ["barn"]


@pytest.mark.parametrize("market", [PLAIN, ADORNED])
@pytest.mark.parametrize("pips", [16, 17, 18, 19])
def test_solitaire_16_to_19_no_purchase(pips: int, market: list[str]) -> None:
    t = rolling(market)
    t.chance(f"roll {pips}")
    assert (t.market, removed(t), t.county.opponent_idle) == (market, [], True)
    assert t.events("opponent-rolls")[0]["wish"] == "none"
    assert t.question == "choose-turn"


@pytest.mark.parametrize("market", [PLAIN, ADORNED])
def test_solitaire_20_refreshes_the_market(market: list[str]) -> None:
    t = rolling(market)
    t.chance("roll 20")
    assert t.events("opponent-rolls")[0]["wish"] == "refresh"
    assert t.market == []
    assert sorted([TILES[tile] for tile in t.county.set_aside]) == sorted(market)
    assert t.draws(
        "statuary", "croquet-lawn", "tennis-court", "smoking-room", "great-hall", "music-room"
    ) == [
        "croquet-lawn",
        "tennis-court",
        "music-room",
        "smoking-room",
        "statuary",
        "great-hall",
    ]
    assert (removed(t), t.county.opponent_idle) == ([], True)
    assert [t.in_bag(tile) for tile in ("gallery", "main-library")] == [1, 2]


# After a round without a purchase


@pytest.mark.parametrize("pips", range(1, 21))
def test_solitaire_less_five_after_no_purchase(pips: int) -> None:
    t = rolling(idle=True)
    t.chance(f"roll {pips}")
    modified = (1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)[pips - 1]
    assert t.events("opponent-rolls")[0]["pips"] == pips
    assert t.events("opponent-rolls")[0]["modified"] == modified
    assert removed(t) == [PLAIN[STANDARD[modified] - 1]]
    # There are no two rolls without a purchase in a row.
    assert t.county.opponent_idle is False


@pytest.mark.parametrize("pips", [16, 20])
def test_solitaire_less_five_for_one_roll_after_no_purchase_or_a_refresh(pips: int) -> None:
    t = rolling()
    t.chance(f"roll {pips}")
    t.let_chance()
    t.play("york", "pass", "rents")
    if t.question == "buy-tile":
        t.play("york", "done")
    t.chance("roll 14")
    assert t.events("opponent-rolls")[1]["modified"] == 9
    t.let_chance()
    assert t.county.opponent_idle is False


def test_solitaire_less_five_counts_across_a_courtship() -> None:
    t = rolling(number=3, idle=False)
    t.chance("roll 19")
    assert t.county.opponent_idle
    t.chance("theme essentials")
    t.let_chance()
    t.play("york", t.offers("york")[0])
    t.let_chance()
    assert (t.question, t.county.round) == ("choose-turn", 4)
    assert t.county.opponent_idle


# Duplicates and reserves


def test_solitaire_new_market_rule_both_tiles_of_a_stack_leave_the_game() -> None:
    t = rolling(["stable*2", *PLAIN[1:]])
    t.chance("roll 1")
    assert removed(t) == ["stable", "stable"]
    assert t.market == PLAIN[1:]
    assert t.events("opponent-buys") == [{"event": "opponent-buys", "seat": -1, "tile": "stable", "count": 2}]
    assert t.in_bag("stable") == 1


def test_solitaire_tiles_removed_do_not_come_back() -> None:
    t = rolling(["gallery", *PLAIN[:5]])
    t.chance("roll 1")
    assert t.refuses("chance", "tile gallery") == ("impossible-outcome", "builders-market")
    t.chance("tile statuary")
    t.play("york", "pass", "renew")
    assert "tile gallery" not in t.offers("chance")


LATE = ["english-garden", "breakfast-room", "tennis-court", "drawing-room", "main-library", "gallery"]


def test_solitaire_reserves_on_the_opponent_ignores_them() -> None:
    t = rolling(LATE, 10, reserve=["barn", "barn", "stable"])
    t.chance("roll 1")
    assert removed(t) == ["english-garden"]
    assert t.reserve == ["barn", "barn", "stable"]
    # What is drawn for it may go to a reserve.
    t.chance("tile croquet-lawn", "tile statuary")
    assert t.market == [*LATE[1:], "statuary"]
    assert t.reserve == ["barn", "barn", "stable", "croquet-lawn"]


def test_solitaire_reserves_off_nothing_is_set_apart() -> None:
    t = rolling(LATE, 10, {"reserves": "off"})
    t.chance("roll 1", "tile croquet-lawn")
    assert (t.market, t.reserve) == ([*LATE[1:], "croquet-lawn"], [])
    assert t.county.reserves_open == 0


@pytest.mark.parametrize(("option", "opened"), [("on", ["service"]), ("off", [])])
def test_solitaire_reserves_open_or_not(option: str, opened: list[str]) -> None:
    t = table(("york",), options={"reserves": option}, round=4, step="courtship", market=PLAIN)
    t.chance("theme essentials")
    while t.question != "choose-turn":
        t.play(t.asked[0], t.offers(t.asked[0])[0])
    assert [event["reserve"] for event in t.events("reserve-opened")] == opened


def short_market() -> Table:
    """Three tiles are left in the market and none in the bag."""
    t = rolling()
    for tile, copies in enumerate(t.county.bag):
        t.county.removed += (tile,) * copies
        t.county.bag[tile] = 0
    t.county.removed += t.county.market[3:]
    t.county.market, t.county.stacks = t.county.market[:3], t.county.stacks[:3]
    return t


def test_solitaire_a_short_market_may_have_nothing_on_the_space() -> None:
    t = short_market()
    gone = len(t.county.removed)
    t.chance("roll 11")
    assert (t.market, len(t.county.removed), t.county.opponent_idle) == (PLAIN[:3], gone, False)
    assert t.events("opponent-buys") == []
    assert t.question == "choose-turn"


def test_solitaire_the_last_space_of_a_short_market() -> None:
    t = short_market()
    t.chance("roll 10")
    assert t.market == PLAIN[:2]
    assert t.events("opponent-buys")[0]["tile"] == "breakfast-room"
    assert t.question == "choose-turn"


# Challenging Mode


def test_challenging_mode_the_monuments_taken_count_for_the_opponent() -> None:
    t = rolling(ADORNED, modules=("monuments-challenge",), removed=["statuary", "wine-cellar"])
    assert t.scores()[1].terms == (
        ("base-score", 65),
        ("courtship", 0),
        ("fairchild", 0),
        ("monuments", 5),
    )
    t.chance("roll 1")
    # The Trophy Room is worth 4.
    assert t.scores()[1].terms[3] == ("monuments", 9)
    assert t.scores()[1].total == 74


def test_challenging_mode_only_when_chosen() -> None:
    t = rolling(ADORNED)
    t.chance("roll 1")
    assert removed(t) == ["trophy-room"]
    assert t.scores()[1].terms == (("base-score", 65), ("courtship", 0), ("fairchild", 0))
