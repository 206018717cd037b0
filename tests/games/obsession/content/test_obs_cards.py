"""Objectives, victory point cards, theme cards and milestones."""

from collections import Counter

from parlour.games.obsession.content.words import ANY_NUMBER
from tests.games.obsession.components import BOOK, CATEGORIES, TILES

OBJECTIVES = {card.id: card for card in BOOK.objectives}
BASE = [card for card in BOOK.objectives if card.deck in ("base", "base+ud")]
UD = [card for card in BOOK.objectives if card.deck in ("base+ud", "ud")]


# Objectives


def test_every_objective_exists_once() -> None:
    assert all(card.copies == 1 for card in BOOK.objectives)


def test_sizes_of_the_objective_decks() -> None:
    assert len(BASE) == BOOK.objective_rules.base_deck == 30
    assert len(UD) == BOOK.objective_rules.ud_deck == 33
    assert Counter(card.deck for card in BOOK.objectives)["base+ud"] == 26
    assert Counter(c.category for c in UD if c.deck == "ud") == {"ud-servant": 5, "tableau": 2}


def test_the_four_objectives_dropped_by_upstairs_downstairs_are_named() -> None:
    dropped = [card.id for card in BOOK.objectives if card.deck == "base"]
    assert sorted(BOOK.objective_rules.ud_dropped) == sorted(dropped)
    assert len(dropped) == 4


def test_categories_of_the_base_objectives() -> None:
    counts = Counter(card.category for card in BASE)
    assert set(counts) == {"room", "guest", "category", "servant", "group", "miscellaneous"}
    assert counts["miscellaneous"] == 3
    named = {card.condition.category for card in BASE if card.category == "category"}
    assert named == set(CATEGORIES)


def test_naturalist_and_highest_reputation_make_the_example_of_nineteen() -> None:
    naturalist, reputation = OBJECTIVES["group-naturalist"], OBJECTIVES["misc-max-reputation"]
    assert set(naturalist.condition.tiles) == {"north-library", "gabled-conservatory"}
    assert (naturalist.score.vp, reputation.score.vp) == (12, 7)


def test_guest_objectives_known_from_the_rules() -> None:
    three, prestige = OBJECTIVES["guests-per-three"].score, OBJECTIVES["guests-prestige"].score
    assert (three.kind, three.vp, three.unit) == ("per", 1, 3)
    assert (prestige.kind, prestige.vp, prestige.unit) == ("per", 1, 1)


def test_conditions_known_from_the_rules() -> None:
    assert OBJECTIVES["servants-three-ladys-maids"].condition.servants == (("ladys-maid", 3),)
    assert OBJECTIVES["misc-wealth"].condition.amount == 1200
    assert OBJECTIVES["misc-monuments"].condition.kind == "count_monuments"


def test_servant_room_and_group_cards_are_all_or_nothing() -> None:
    whole = [c for c in BOOK.objectives if c.category in ("servant", "room", "group", "ud-servant")]
    assert all(card.score.kind == "flat" for card in whole)
    assert max(card.score.vp for card in whole if card.category == "group") > 12


def test_room_cards_name_one_tile_and_group_cards_more() -> None:
    for card in BOOK.objectives:
        if card.condition.kind == "own_tiles":
            assert (len(card.condition.tiles) == 1) == (card.category == "room")


def test_a_group_with_a_single_tile_is_worth_at_least_any_common_group() -> None:
    groups = [
        (min(TILES[tile].copies for tile in card.condition.tiles), card.score.vp)
        for card in BOOK.objectives
        if card.category == "group"
    ]
    assert max(vp for rarest, vp in groups if rarest >= 3) <= min(vp for rarest, vp in groups if rarest == 1)


# Victory point cards


def test_thirty_vp_cards_of_eleven_types() -> None:
    assert sum(card.copies for card in BOOK.vp_cards) == 30
    assert len(BOOK.vp_cards) == 11
    assert {card.vp for card in BOOK.vp_cards} == {3, 4, 5}


def test_the_eight_sourced_types_of_vp_cards() -> None:
    points = {(card.favour.kind, card.favour.amount): card.vp for card in BOOK.vp_cards}
    known = {
        ("reputation", 2): 3,
        ("reputation", 3): 4,
        ("unlimited_purchases", 1): 3,
        ("refresh_service", ANY_NUMBER): 4,
        ("objective_draw", 2): 4,
        ("refresh_market", 1): 5,
        ("hire", 1): 5,
        ("reclaim", 1): 5,
    }
    assert known.items() <= points.items()
    assert {"pounds", "prestige"} <= {kind for kind, _ in points}


def test_the_average_vp_card_is_worth_about_four() -> None:
    assert 3.7 <= sum(card.vp * card.copies for card in BOOK.vp_cards) / 30 <= 4.3


# Themes


def test_two_theme_cards_per_category() -> None:
    assert sorted(theme.category for theme in BOOK.themes) == sorted(CATEGORIES)
    assert all(theme.copies == 2 for theme in BOOK.themes)
    assert BOOK.courtship.revealed == 4


def test_categories_in_column_order() -> None:
    assert tuple(category.id for category in BOOK.categories) == CATEGORIES


# Milestones


def test_ten_milestones_worth_more_to_the_first() -> None:
    assert len(BOOK.milestones) == 10
    assert all(card.vp_first > card.vp_second > 0 for card in BOOK.milestones)
    assert {card.set for card in BOOK.milestones} == {"ud"}


def test_milestones_known_from_the_rules() -> None:
    conditions = [(card.condition.kind, card.condition.amount) for card in BOOK.milestones]
    assert ("reputation_level_at_least", 4) in conditions
    staff = [card.condition.servants for card in BOOK.milestones if card.needs_ud_servants]
    assert [sorted(dict(s)) for s in staff] == [["cook", "hall-boy", "head-housemaid", "useful-man"]]
