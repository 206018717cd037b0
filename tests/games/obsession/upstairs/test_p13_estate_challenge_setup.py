"""Upstairs, Downstairs p. 13: setting up the Estate Challenge, the solitaire game without courtship."""

from collections import Counter

import pytest

from parlour.games.obsession.content.dataset import load_dataset
from parlour.games.obsession.words.catalogue import COPIES, TILES
from tests.games.obsession.table import Table, misfit, new_game, table
from tests.games.obsession.upstairs.opening import ready

CHALLENGE = ("estate-challenge",)
LONG = ("estate-challenge", "extended")
DATA = load_dataset()
SMALL = ["valet", "ladys-maid", "footman", "cook", "hall-boy", "head-housemaid", "useful-man"]
STACKS = [
    [
        "brushing-room",
        "barn",
        "housekeepers-office",
        "servants-quarters",
        "butlers-pantry",
        "carriage-house",
        "renovated-kitchen",
        "servants-hall",
    ],
    ["stable", "croquet-lawn", "tennis-court", "hillside-kennel", "billiards-room", "stocked-lake"],
    [
        "breakfast-room",
        "heritage-guest-suite",
        "main-library",
        "parish-church",
        "north-library",
        "dining-room",
        "great-hall",
    ],
    ["fenced-paddock", "english-garden", "gabled-conservatory", "french-garden", "queens-suite"],
    ["drawing-room", "music-room", "smoking-room", "gallery", "statuary", "lionheart-suite"],
    ["trophy-room", "wine-cellar", "imported-marble-floor", "manor-gargoyles", "sculpture-garden"],
]
"""The market from 300 to 800 pounds, the top tile of each stack first."""


def stacks(t: Table) -> list[list[str]]:
    return [[TILES[tile] for tile in pile] for pile in t.county.piles]


# The table


def test_the_player_is_alone_and_begins() -> None:
    t = ready(("ponsonby",), CHALLENGE)
    assert (t.question, t.asked, t.county.round) == ("choose-turn", ["ponsonby"], 0)
    assert misfit(("a", "b"), CHALLENGE) == (
        "module-needs-one-seat",
        {"module": "estate-challenge", "seats": 2},
    )


def test_no_opponents_card_is_used() -> None:
    t = ready(("ponsonby",), CHALLENGE)
    assert "opponent" not in t.view("ponsonby").plain()
    assert misfit(("a",), ("estate-challenge", "solitaire"))[0] == "module-excludes"
    assert misfit(("a",), CHALLENGE, opponent="eden")[0] == "option-only-alone"


def test_no_objectives_to_start_with() -> None:
    for modules in (CHALLENGE, LONG):
        assert ready(("ponsonby",), modules).seat("ponsonby").objectives == []


def test_no_milestones() -> None:
    assert misfit(("a",), ("estate-challenge", "milestones")) == (
        "module-excludes",
        {"module": "estate-challenge", "other": "milestones"},
    )


def test_one_servant_is_drafted() -> None:
    t = new_game(("ponsonby",), modules=CHALLENGE)
    assert t.offers_at("draft-servant", "ponsonby") == [f"engage {servant}" for servant in SMALL]
    t.play("ponsonby", "engage useful-man")
    assert "useful-man" in t.seat("ponsonby").available
    # The other six go back to those for hire: the pool of one player.
    assert Counter(t.for_hire) == {
        "footman": 4,
        "valet": 2,
        "ladys-maid": 2,
        "cook": 1,
        "hall-boy": 1,
        "head-housemaid": 1,
        "underbutler": 1,
    }


def test_howard_no_other_cook_on_the_table_or_for_hire() -> None:
    t = new_game(("howard",), modules=(*CHALLENGE, "howard"))
    assert t.offers("howard") == [f"engage {servant}" for servant in SMALL if servant != "cook"]
    assert t.refuses("howard", "engage cook") == ("servant-not-laid-out", "servant-draft")
    t.play("howard", "engage valet")
    assert "cook" in t.seat("howard").available
    assert "cook" not in t.for_hire
    assert t.view("howard").plain()["left-the-game"] == ["cook"]


def test_howard_no_other_cook_in_a_position_either() -> None:
    t = table(("howard",), modules=(*CHALLENGE, "howard"))
    assert "cook" not in t.for_hire


def test_other_families_may_draft_the_cook() -> None:
    t = new_game(("york",), modules=(*CHALLENGE, "howard"))
    t.play("york", "engage cook")
    assert "cook" not in t.for_hire


# Length and target


@pytest.mark.parametrize(
    ("modules", "top", "target", "number", "column"),
    [(CHALLENGE, 7, 132, 12, 3), (LONG, 9, 188, 15, 4)],
)
def test_length_reputation_and_target_of_both_modes(
    modules: tuple[str, ...], top: int, target: int, number: int, column: int
) -> None:
    t = ready(("ponsonby",), modules)
    assert t.county.rules.reputation.max_level == top
    told = t.view("ponsonby").plain()["challenge"]
    assert isinstance(told, dict)
    assert (told["target"], told["round"], told["column"]) == (target, number, column)
    assert t.scores()[1].terms == (("target", target),)


@pytest.mark.parametrize("opponent", ["fairfax", "eden", "plantagenet"])
def test_target_variant_an_opponents_base_score(opponent: str) -> None:
    t = table(("ponsonby",), modules=CHALLENGE, options={"target": opponent})
    base = {"fairfax": 65, "eden": 95, "plantagenet": 140}[opponent]
    assert t.scores()[1].terms == (("target", base),)
    assert misfit(("a",), (), target=opponent)[0] == "option-only-with"


# The common area


def test_step_2_no_group_objectives_but_those_of_the_tableau() -> None:
    t = ready(("ponsonby",), CHALLENGE)
    cards = [DATA.objectives[card // COPIES] for card in t.county.objective_deck.cards()]
    kinds = Counter([card.category for card in cards])
    assert "group" not in kinds
    assert kinds["tableau"] == 2
    assert len(cards) == 33 - 7


def test_step_2_objectives_may_still_come_from_the_library() -> None:
    members = "theodore-earl-of-ponsonby mabel-countess-of-ponsonby=look_casual"
    row = {"estate": ["main-library"], "level": 3, "pounds": 0}
    t = table(("ponsonby",), modules=CHALLENGE, ponsonby=row)
    t.play("ponsonby", f"host main-library {members} staff footman")
    t.let_chance()
    while len(t.seat("ponsonby").objectives) < 1:
        t.play("ponsonby", t.offers("ponsonby")[0])
        t.let_chance()
    assert len(t.seat("ponsonby").objectives) == 1


def test_step_6_one_of_each_tile_with_suites_and_without_hybrids() -> None:
    t = ready(("ponsonby",), CHALLENGE)
    laid = [tile for stack in stacks(t) for tile in stack]
    assert len(laid) == len(set(laid)) == 37
    kinds = {DATA.tiles[TILES.index(tile)].kind for tile in laid}
    assert kinds == {"ordinary", "service", "suite", "monument"}
    assert {tile.id for tile in DATA.tiles if tile.kind == "suite"} < set(laid)
    assert t.county.rules.market.copies.count(1) == 37
    assert not any(t.county.bag)


def test_step_6_every_ordinary_tile_is_there() -> None:
    laid = {tile for stack in stacks(ready(("ponsonby",), CHALLENGE)) for tile in stack}
    wanted = {tile.id for tile in DATA.tiles if tile.kind in ("ordinary", "service", "suite")}
    assert wanted <= laid


def test_step_6_five_monuments() -> None:
    laid = {tile for stack in stacks(ready(("ponsonby",), CHALLENGE)) for tile in stack}
    monuments = {tile.id for tile in DATA.tiles if tile.kind == "monument"} & laid
    assert monuments == {
        "trophy-room",
        "wine-cellar",
        "imported-marble-floor",
        "manor-gargoyles",
        "sculpture-garden",
    }


def test_step_7_the_tableau_track_without_courtship_themes_or_fairchilds() -> None:
    t = ready(("ponsonby",), CHALLENGE)
    assert "courtship" not in t.county.rules.season.events
    assert t.county.rules.season.rounds == 20
    assert t.county.themes == ()
    assert t.county.vp_deck.size() == 30


def test_steps_8_and_9_six_stacks_by_category_in_the_order_of_their_numbers() -> None:
    t = ready(("ponsonby",), CHALLENGE)
    assert stacks(t) == STACKS
    assert t.view("ponsonby").plain()["stacks"] == STACKS
    for stack, category in zip(
        stacks(t), ["service", "sporting", "essentials", "estate", "prestige"], strict=False
    ):
        records = [DATA.tiles[TILES.index(tile)] for tile in stack]
        assert {record.category for record in records} == {category}
        assert [record.tsn for record in records] == sorted([record.tsn for record in records])


def test_steps_8_and_9_no_market_and_no_reserves_beside_the_stacks() -> None:
    t = ready(("ponsonby",), CHALLENGE)
    assert (t.market, t.reserve) == ([], [])
    t = table(("ponsonby",), modules=CHALLENGE, round=19)
    assert t.county.reserves_open == 0


@pytest.mark.parametrize("tile", ["tennis-court", "breakfast-room"])
def test_wessex_the_inherited_tile_leaves_its_stack(tile: str) -> None:
    t = new_game(("wessex",), modules=(*CHALLENGE, "wessex"))
    assert t.question == "choose-start-tile"
    assert sorted(t.offers("wessex")) == ["inherit breakfast-room", "inherit tennis-court"]
    t.play("wessex", f"inherit {tile}", "engage cook")
    t.let_chance()
    assert tile in t.seat("wessex").estate
    assert stacks(t) == [[each for each in stack if each != tile] for stack in STACKS]


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("monuments", "sculpture-garden,trophy-room,wine-cellar"),
        ("sculpture-garden", "free"),
        ("first-market", "ask"),
    ],
)
def test_monuments_and_market_are_no_options_here(option: str, value: str) -> None:
    code, told = misfit(("a",), CHALLENGE, **{option: value})
    assert (code, told) == ("option-not-with", {"option": option, "module": "estate-challenge"})


def test_the_universal_tiles_are_in_the_stacks_already() -> None:
    assert misfit(("a",), ("estate-challenge", "ud-tiles"))[0] == "module-excludes"
    for name in ("queen-victoria", "low-monuments", "intensive-service", "jane-austen"):
        assert misfit(("a",), ("estate-challenge", name))[0] == "module-excludes"
