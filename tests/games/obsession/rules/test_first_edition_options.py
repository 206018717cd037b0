"""The options of the first edition, one by one and together (ruling 24)."""

import random

import pytest

from parlour.games.obsession.words.catalogue import OBJECTIVES
from tests.games.obsession.names import FIRST_EDITION, LATE
from tests.games.obsession.table import Row, Table, new_game, table

RULE = "objective-cards"


# The pawn moves clockwise


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_first_edition_the_pawn_moves_clockwise(seats: int) -> None:
    families = ("asquith", "cavendish", "ponsonby", "york")[:seats]
    t = new_game(families, modules=("first-edition-pawn",), options={"first": "0", "first-market": "keep"})
    rng = random.Random(1)
    while t.question:
        t.answer_anyhow(rng)
    assert [event["seat"] for event in t.events("round-begins")] == [
        number // 4 % seats for number in range(16)
    ]
    assert [event["seat"] for event in t.events("pawn-passed")] == [step % seats for step in (1, 2, 3)]


# Objectives


def dealt(modules: tuple[str, ...] = ("first-edition-objectives",)) -> Table:
    """Five objectives each; two are to be kept."""
    t = new_game(modules=modules, options={"first": "0"})
    t.chance("starters john-ambrose-esq lady-sarah-lewis", "starters lady-mary-russell zachary-ell-esq")
    t.chance("objectives room-great-hall room-statuary guests-ladies group-salon misc-wealth")
    t.chance("objectives room-music-room guests-elite category-estate group-gardener misc-monuments")
    return t


def test_first_edition_objectives_two_of_five_are_kept_before_play() -> None:
    t = dealt()
    assert (t.question, t.asked) == ("select-objectives", ["ponsonby", "york"])
    offers = t.offers("ponsonby")
    assert len(offers) == len(set(offers)) == 10
    assert offers[0] == "hold room-great-hall room-statuary"
    t.play("york", "hold guests-elite misc-monuments")
    assert t.asked == ["ponsonby"]
    # Nothing happens before all have chosen.
    assert len(t.seat("york").objectives) == 5
    t.play("ponsonby", "hold guests-ladies misc-wealth")
    assert t.seat("ponsonby").objectives == ["guests-ladies", "misc-wealth"]
    assert t.seat("york").objectives == ["guests-elite", "misc-monuments"]
    assert t.offers("chance", "monuments")


def test_first_edition_objectives_the_others_go_under_the_deck_in_any_order() -> None:
    t = dealt()
    t.play("york", "hold guests-elite misc-monuments")
    t.play("ponsonby", "hold guests-ladies misc-wealth")
    top, bottom = t.county.objective_deck.strata
    assert (len(top.cards), top.fixed) == (20, False)
    assert (len(bottom.cards), bottom.fixed, bottom.known) == (6, False, 1)
    given = [[OBJECTIVES[card] for card, _ in t.county.given_up[seat]] for seat in (0, 1)]
    assert given == [
        ["room-great-hall", "room-statuary", "group-salon"],
        ["room-music-room", "category-estate", "group-gardener"],
    ]
    assert t.events("objectives-kept", "york") == [
        {"event": "objectives-kept", "seat": 0, "count": 2},
        {"event": "objectives-kept", "seat": 1, "count": 2, "objectives": ("guests-elite", "misc-monuments")},
    ]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("hold guests-elite misc-wealth", "objective-not-held"),
        ("hold misc-wealth", "keep-another-number"),
        ("hold guests-ladies group-salon misc-wealth", "keep-another-number"),
        ("hold misc-wealth misc-wealth", "keep-another-number"),
        ("hold misc-wealth group-salon", "keep-another-number"),
        ("discard misc-wealth", "not-an-answer"),
    ],
)
def test_first_edition_objectives_exactly_two_of_the_own_five(words: str, reason: str) -> None:
    assert dealt().refuses("ponsonby", words) == (reason, RULE)


def test_first_edition_objectives_also_in_extended_play() -> None:
    t = dealt(("extended", "first-edition-objectives"))
    assert t.question == "select-objectives"
    assert t.told("ponsonby", "hold misc-wealth") == {"keep": 2}


def test_first_edition_objectives_later_draws_are_two_and_one_is_kept() -> None:
    t = table(
        modules=("first-edition-objectives",), round=6, step="turn", ponsonby={"objectives": ["misc-wealth"]}
    )
    t.play("ponsonby", "entertain")
    t.chance("objectives group-salon misc-monuments")
    assert t.question == "keep-objectives"
    t.play("ponsonby", "hold misc-monuments")
    assert t.seat("ponsonby").objectives == ["misc-wealth", "misc-monuments"]
    assert t.question == "host-activity"


def test_first_edition_objectives_none_is_given_up_after_a_courtship() -> None:
    t = table(modules=("first-edition-objectives",), round=4, step="courtship", market=LATE)
    t.chance("card pounds-300", "card pounds-500")
    assert t.offers("chance", "theme")
    assert [len(held) for held in t.county.objectives] == [2, 2]


def test_first_edition_objectives_three_or_four_at_the_end() -> None:
    for modules, scored in [((), 3), (("extended",), 4)]:
        t = new_game(
            modules=(*modules, "first-edition-objectives"), options={"first": "0", "first-market": "keep"}
        )
        rng = random.Random(5)
        while t.question:
            if t.question in ("choose-turn", "pass-favour", "buy-tile"):
                words = {"choose-turn": "pass", "pass-favour": "rents", "buy-tile": "done"}[t.question]
                t.play(t.asked[0], words)
            elif t.question == "last-favours":
                t.play(t.asked[0], "done")
            else:
                t.answer_anyhow(rng)
        assert [len(held) for held in t.county.objectives] == [scored, scored]


# The Servants' Hall


def hall(row: Row | None = None) -> Table:
    """Ponsonby, level 2, has a Servants' Hall and begins a standard turn; York is on level 2 too."""
    t = table(
        ("ponsonby", "york", "asquith"),
        modules=("first-edition-hall",),
        round=2,
        step="turn",
        ponsonby={"estate": ["servants-hall"], "level": 2, **(row or {})},
        york={"level": 2},
    )
    t.play("ponsonby", "entertain")
    return t


def test_first_edition_hall_talks_by_itself_and_only_the_target_is_chosen() -> None:
    t = hall()
    assert (t.question, t.asked) == ("aim-hall", ["ponsonby"])
    assert t.offers("ponsonby", "gossip") == ["gossip 1", "gossip 2"]
    # It cannot be declined.
    assert t.refuses("ponsonby", "decline") == ("not-an-answer", "servants-hall")
    assert t.refuses("ponsonby", "gossip valet 1") == ("hall-needs-no-servant", "servants-hall")
    assert t.refuses("ponsonby", "gossip 0") == ("no-such-target", "servants-hall")
    assert t.refuses("ponsonby", "gossip 3") == ("no-such-target", "servants-hall")
    assert t.told("ponsonby", "gossip 3") == {"seat": 3}
    t.play("ponsonby", "gossip 1")
    assert t.seat("ponsonby").reputation == (2, 2)
    assert t.seat("york").reputation == (1, 5)
    assert t.seat("asquith").reputation == (1, 1)
    assert len(t.seat("ponsonby").available) == 5
    assert t.question == "host-activity"


def test_first_edition_hall_needs_no_servant_at_hand() -> None:
    everybody = ["butler", "housekeeper", "valet", "ladys-maid", "footman"]
    t = hall({"expended": everybody, "level": 1})
    assert t.seat("ponsonby").available == []
    t.play("ponsonby", "gossip 2")
    # Whoever has no reputation loses none.
    assert (t.seat("ponsonby").reputation, t.seat("asquith").reputation) == ((1, 2), (1, 1))


def test_first_edition_hall_alone_simply_one_reputation() -> None:
    row = {"estate": ["servants-hall"], "level": 2}
    t = table(("york",), modules=("first-edition-hall",), round=2, step="turn", york=row)
    t.play("york", "entertain")
    assert t.question == "host-activity"
    assert t.seat("york").reputation == (2, 2)


# No reserves


@pytest.mark.parametrize("number", [4, 8])
def test_first_edition_no_reserves(number: int) -> None:
    market = ["barn", "stable", *LATE[:4]]
    t = table(
        modules=("first-edition-no-reserves",),
        round=number,
        step="courtship",
        market=market,
        themes=["prestige", "sporting"][: number // 4],
    )
    t.chance("card pounds-300", "card pounds-500")
    for family in ("ponsonby", "york"):
        t.play(family, t.offers(family)[0])
    assert (t.market, t.reserve, t.county.reserves_open) == (market, [], 0)
    assert t.events("reserve-opened") == []
    assert t.offers("chance", "theme")


def garden_bought(module: str, number: int) -> Table:
    """Ponsonby buys the English Garden from the first space in such a round."""
    t = table(modules=(module,), round=number, step="market", market=LATE, ponsonby={"pounds": 500})
    t.play("ponsonby", "buy english-garden 1")
    return t


def test_first_edition_no_reserves_late_in_the_game() -> None:
    t = garden_bought("first-edition-no-reserves", 10)
    assert t.draws("barn") == [*LATE[1:], "barn"]


# Duplicates


def test_first_edition_duplicates_fill_spaces_of_their_own() -> None:
    t = garden_bought("first-edition-duplicates", 2)
    assert t.draws("drawing-room") == [*LATE[1:], "drawing-room"]
    assert t.asked == ["york"]
    assert t.events("tile-drawn") == [
        {"event": "tile-drawn", "seat": -1, "tile": "drawing-room", "where": "market"}
    ]


def test_first_edition_duplicates_are_sorted_side_by_side() -> None:
    t = table(
        modules=("first-edition-duplicates",), round=2, step="market", market=LATE, ponsonby={"level": 2}
    )
    t.play("ponsonby", "refresh")
    t.chance("tile stable", "tile gallery", "tile stable", "tile barn", "tile stable", "tile barn")
    assert t.market == ["stable", "stable", "stable", "barn", "barn", "gallery"]


def test_first_edition_duplicates_each_has_the_price_of_its_space() -> None:
    t = table(
        modules=("first-edition-duplicates",),
        round=2,
        step="market",
        market=["stable", "stable", *LATE[:4]],
        ponsonby={"pounds": 300},
    )
    t.play("ponsonby", "buy stable 2")
    assert t.seat("ponsonby").pounds == 100
    assert t.market == ["stable", *LATE[:4]]


@pytest.mark.parametrize(
    ("tiles", "odd"),
    [
        ("stable stable english-garden english-garden breakfast-room main-library", False),
        ("stable stable stable english-garden english-garden breakfast-room", False),
        ("stable stable english-garden english-garden breakfast-room breakfast-room", True),
    ],
)
def test_first_edition_duplicates_three_pairs_are_an_odd_first_market(tiles: str, odd: bool) -> None:
    t = new_game(
        modules=("first-edition-duplicates",),
        options={"first": "0", "monuments": "sculpture-garden,trophy-room,wine-cellar"},
    )
    while not t.offers("chance", "tile"):
        t.chance(t.offers("chance")[0])
    t.chance(*[f"tile {tile}" for tile in tiles.split()])
    assert (t.question == "agree-market") is odd


# The national holiday of extended play


def test_first_edition_holiday_in_round_17() -> None:
    for number, gate in [(11, 2), (13, 2), (17, 9)]:
        t = table(
            modules=("extended", "first-edition-holiday"), round=number, step="turn", ponsonby={"level": 2}
        )
        t.play("ponsonby", "entertain")
        assert t.county.eligible_level == gate
    events = t.county.rules.season.events
    assert [number for number, event in enumerate(events, 1) if event == "national_holiday"] == [17]
    assert (events[10], events[12]) == ("none", "builders_holiday")


def test_first_edition_all_together() -> None:
    modules = ("extended", *FIRST_EDITION)
    t = new_game(("asquith", "cavendish", "ponsonby"), modules=modules, options={"first": "0"})
    rng = random.Random(2)
    while t.question:
        t.answer_anyhow(rng)
    assert len(t.events("round-begins")) == 20
    assert [event["seat"] for event in t.events("pawn-passed")] == [1, 2, 0]
    assert set(t.county.stacks) == {1}
    assert t.county.reserve == ()
