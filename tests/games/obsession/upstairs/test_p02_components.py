"""Upstairs, Downstairs p. 2: the components of the box and how they join the base game."""

from collections import Counter

import pytest

from parlour.games.obsession.game import OBSESSION as GAME
from parlour.games.obsession.ruleset.rules import Rules
from parlour.games.obsession.words.catalogue import FAMILIES, TILES
from parlour.kernel.game import Setup
from tests.games.obsession.table import misfit, new_game, table
from tests.games.obsession.upstairs.household import BASE, UPSTAIRS

FIVE = ("asquith", "cavendish", "ponsonby", "york", "howard")
SIX = (*FIVE, "wessex")
UNIVERSAL = {"stocked-lake": 1, "parish-church": 1, "babbling-brook": 1, "carriage-house": 2}
WITH_SERVANTS = {"renovated-kitchen": 1, "housekeepers-office": 2}
RATING_5 = {"dining-room", "smoking-room", "gallery", "statuary", "hillside-kennel", "billiards-room"}
LOW = {"bronze-stag", "carved-staircase", "crystal-chandelier", "sundial-terrace"}
NEW_OPPONENTS = ("poldark", "trevanion", "basset", "warleggan", "godolphin", "penrose")


def rules_of(*modules: str, seats: int = 2, **options: str) -> Rules:
    given = {name.replace("_", "-"): value for name, value in options.items()}
    return GAME.start(Setup("obsession", SIX[:seats], modules, given)).rules


def bag(*modules: str, seats: int = 2) -> dict[str, int]:
    """The tiles of a game without monuments and start tiles."""
    copies = rules_of(*modules, seats=seats).market.copies
    return {TILES[at]: number for at, number in enumerate(copies) if number}


def more(*modules: str) -> dict[str, int]:
    """The tiles that modules add to those of the base game."""
    return dict(Counter(bag(*modules)) - Counter(bag()))


# The Howard board


def test_p02_howard_begins_with_a_cook() -> None:
    t = new_game(("york", "howard"), modules=UPSTAIRS, options={"first": "0"})
    assert t.seat("howard").available == [*BASE, "cook"]
    t.play("howard", "engage valet")
    assert "cook" not in t.seat("york").available


def test_p02_howard_the_cook_of_the_family_is_none_of_those_for_hire() -> None:
    without = new_game(("ponsonby", "york"), modules=UPSTAIRS, options={"first": "0"})
    with_howard = new_game(("york", "howard"), modules=UPSTAIRS, options={"first": "0"})
    assert with_howard.for_hire == without.for_hire


def test_p02_howard_only_with_the_new_servants() -> None:
    assert misfit(("a", "b"), ("howard",)) == ("howard-needs-servants", {"module": "ud-servants"})
    assert "howard" in rules_of("howard", "ud-servants").table.family_choices
    assert "howard" not in rules_of("ud-servants").table.family_choices
    assert misfit(("a", "b"), ("ud-servants",), families="howard,york")[0] == "unknown-family"


def test_p02_howard_ruling_28_six_players_without_the_new_servants_play_it_without_its_bonus() -> None:
    modules = ("howard", "wessex", "ud-guests")
    t = new_game(SIX, modules=modules, options={"first": "0"})
    assert t.seat("howard").available == list(BASE)


# Tiles


def test_p02_renovated_kitchen_and_housekeepers_office_come_with_the_new_servants() -> None:
    assert more("ud-servants") == WITH_SERVANTS
    assert not set(WITH_SERVANTS) & set(bag("ud-tiles", "ud-copies", "ud-guests"))


def test_p02_universal_tiles_join_any_game() -> None:
    assert more("ud-tiles") == UNIVERSAL
    assert more("ud-servants", "ud-tiles") == {**UNIVERSAL, **WITH_SERVANTS}


@pytest.mark.parametrize("tile", [*UNIVERSAL, *WITH_SERVANTS])
def test_p02_the_new_tiles_are_bought_from_the_market_like_others(tile: str) -> None:
    market = [tile, "breakfast-room", "tennis-court", "drawing-room", "main-library", "gallery"]
    t = table(
        modules=("ud-servants", "ud-tiles"),
        step="market",
        market=market,
        ponsonby={"pounds": 2000, "level": 1},
    )
    t.play("ponsonby", f"buy {tile} 1")
    assert t.seat("ponsonby").estate[-1] == tile


@pytest.mark.parametrize("seats", [1, 2, 4, 5, 6])
def test_p02_second_copies_of_the_tiles_of_rating_5_at_any_number_of_players(seats: int) -> None:
    base = {5: ("ud-servants", "howard", "ud-guests"), 6: ("ud-servants", "howard", "wessex", "ud-guests")}
    modules = base.get(seats, ())
    plain, doubled = bag(*modules, seats=seats), bag(*modules, "ud-copies", seats=seats)
    assert {tile for tile, copies in doubled.items() if copies != plain[tile]} == RATING_5
    assert all((plain[tile], doubled[tile]) == (1, 2) for tile in RATING_5)


def test_p02_second_copies_are_stacked_in_the_market() -> None:
    market = ["breakfast-room", "tennis-court", "drawing-room", "main-library", "gallery"]
    t = table(modules=("ud-copies",), round=2, step="market", market=market, ponsonby={"level": 2})
    assert t.in_bag("gallery") == 1
    t.play("ponsonby", "done")
    t.chance("tile gallery")
    assert t.market[4] == "gallery*2"


def test_p02_start_tiles_for_five_and_six_players() -> None:
    for seats, modules in ((5, ("wessex", "ud-guests")), (6, ("wessex", "howard", "ud-guests"))):
        families = (*SIX[:4], "wessex") if seats == 5 else SIX
        t = new_game(families, modules=modules, options={"first": "0"})
        while t.question == "choose-start-tile":
            t.play("wessex", "inherit tennis-court")
        for family in families:
            assert t.seat(family).estate[:5] == [
                "private-study",
                "butlers-room",
                "main-gazebo",
                "front-parlour",
                "bowling-green",
            ]


# Monuments of low value


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_p02_low_monuments_replace_the_six_all_four_at_any_number_of_players(seats: int) -> None:
    base = {5: ("ud-servants", "howard", "ud-guests"), 6: ("ud-servants", "howard", "wessex", "ud-guests")}
    t = new_game(
        SIX[:seats],
        modules=(*base.get(seats, ()), "low-monuments"),
        options={"families": "choose", "first": "0"},
    )
    while not t.county.monuments:
        if t.asked == ["chance"]:
            assert not t.offers("chance", "monuments")
            t.chance(t.offers("chance")[0])
        else:
            t.play(t.asked[0], t.offers(t.asked[0])[0])
    assert {TILES[tile] for tile in t.county.monuments} == LOW


def test_p02_low_monuments_are_never_mixed_with_the_others() -> None:
    low, high = rules_of("low-monuments"), rules_of()
    assert {TILES[tile] for tile in low.market.monuments} == LOW
    assert not set(low.market.monuments) & set(high.market.monuments)
    assert len(high.market.monuments) == 6
    assert misfit(("a", "b"), ("low-monuments",), monuments="sculpture-garden,trophy-room,wine-cellar") == (
        "option-not-with",
        {"option": "monuments", "module": "low-monuments"},
    )
    assert misfit(("a", "b"), ("low-monuments", "garden-maze"))[0] == "module-excludes"


def test_p02_low_monuments_none_of_them_is_a_service_monument() -> None:
    data = rules_of().data
    assert {data.tiles[TILES.index(name)].category for name in LOW} == {
        "essentials",
        "estate",
        "prestige",
        "sporting",
    }


def test_p02_low_monuments_are_the_ones_of_the_tableau_game() -> None:
    rules = rules_of("tableau")
    assert "low-monuments" in rules.modules
    assert {TILES[tile] for tile in rules.market.monuments} == LOW


def test_p02_low_monuments_bring_reputation_like_the_others() -> None:
    t = table(modules=("low-monuments",), step="check", ponsonby={"estate": ["bronze-stag"], "level": 1})
    assert t.seat("ponsonby").steps == 1


# Opponents


@pytest.mark.parametrize("opponent", NEW_OPPONENTS)
def test_p02_six_opponents_need_the_new_servants(opponent: str) -> None:
    told = {"opponent": opponent, "module": "ud-servants"}
    assert misfit(("york",), opponent=opponent) == ("opponent-needs-servants", told)
    rules = rules_of("ud-servants", seats=1, opponent=opponent)
    assert rules.table.opponent is not None
    assert rules.table.opponent.id == opponent
    assert "solitaire" in rules.modules


def test_p02_the_opponents_of_the_base_game_may_be_met_with_the_new_servants_too() -> None:
    rules = rules_of("ud-servants", seats=1, opponent="fairfax")
    assert rules.table.opponent is not None
    assert rules.extras.in_play


def test_p02_the_dynamic_card_of_the_opponent_is_optional() -> None:
    assert not rules_of("ud-servants", seats=1, opponent="poldark").table.dynamic
    assert rules_of("ud-servants", "dynamic-opponent", seats=1, opponent="poldark").table.dynamic
    told = {"module": "dynamic-opponent", "seats": 2}
    assert misfit(("a", "b"), ("dynamic-opponent",)) == ("module-needs-one-seat", told)


# Cards that are only larger


def test_p02_victory_point_cards_and_themes_stay_as_they_are() -> None:
    plain, full = rules_of(), rules_of(*UPSTAIRS, "ud-copies")
    assert plain.goals.vp_cards == full.goals.vp_cards
    assert plain.goals.themes == full.goals.themes
    assert (len(full.goals.vp_cards), len(full.goals.themes)) == (30, 10)


def test_p01_six_players_need_wessex() -> None:
    assert misfit(SIX, UPSTAIRS) == ("too-few-families", {"seats": 6, "families": 5})
    assert set(rules_of(*UPSTAIRS, "wessex", seats=6).table.family_choices) == set(FAMILIES)
