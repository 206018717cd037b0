"""Tiles: how many there are, in which sets and categories, at which ratings and prices."""

from collections import Counter

from tests.games.obsession.components import (
    BASE_TILES,
    BOOK,
    CATEGORIES,
    LOW_MONUMENTS,
    MONUMENTS,
    ORDINARY,
    START,
    TILES,
    copies,
    faces,
    favour_kinds,
    is_rising,
)

PLAYED = [tile for tile in BOOK.tiles if tile.kind in ("ordinary", "suite", "hybrid")]


# Counts of the component lists


def test_records_per_set() -> None:
    assert Counter(tile.set for tile in BOOK.tiles) == {
        "base": 35,
        "suites": 3,
        "hybrid": 2,
        "ud": 6,
        "ud-low": 4,
    }


def test_the_base_box_has_eighty_tiles() -> None:
    assert copies(BASE_TILES) == 80


def test_tiles_of_the_base_box_by_kind() -> None:
    suites = [tile for tile in BOOK.tiles if tile.kind == "suite"]
    hybrids = [tile for tile in BASE_TILES if tile.kind == "hybrid"]
    groups = (START, ORDINARY, MONUMENTS, suites, hybrids)
    assert [copies(group) for group in groups] == [20, 49, 6, 3, 2]


def test_english_category_counts_leave_out_monuments_suites_and_hybrids() -> None:
    counts: Counter[str] = Counter()
    for tile in BASE_TILES:
        if tile.kind in ("start", "ordinary", "service"):
            counts[tile.category] += tile.copies
    assert [counts[category] for category in CATEGORIES] == [13, 14, 14, 13, 15]


def test_french_and_polish_category_counts_leave_out_hybrids_only() -> None:
    counts: Counter[str] = Counter()
    for tile in BASE_TILES:
        if tile.kind != "hybrid":
            counts[tile.category] += tile.copies
    assert [counts[category] for category in CATEGORIES] == [15, 15, 17, 15, 16]


def test_market_tiles_by_category() -> None:
    split = [copies(tile for tile in ORDINARY if tile.category == category) for category in CATEGORIES]
    assert split == [9, 10, 10, 9, 11]


def test_the_upstairs_downstairs_box_has_thirty_two_tiles() -> None:
    new = copies(tile for tile in BOOK.tiles if tile.set in ("ud", "ud-low"))
    again = sum(tile.ud_extra_copies for tile in BOOK.tiles)
    assert new + again + BOOK.first_edition.copies == 32


def test_tiles_of_the_upstairs_downstairs_box_by_use() -> None:
    universal = [TILES[i] for i in ("stocked-lake", "parish-church", "babbling-brook", "carriage-house")]
    own = [TILES[i] for i in ("renovated-kitchen", "housekeepers-office")]
    assert sum(tile.ud_extra_copies for tile in START) == 10
    assert sum(tile.ud_extra_copies for tile in ORDINARY) == 6
    assert [copies(universal), copies(own), copies(LOW_MONUMENTS)] == [5, 3, 4]


def test_five_sporting_and_five_service_types_in_the_market() -> None:
    sporting = [tile for tile in ORDINARY if tile.category == "sporting"]
    assert len(sporting) == 5
    assert copies(sporting) == 11
    assert [tile.copies for tile in ORDINARY if tile.kind == "service"] == [2] * 5


# Prestige ratings


def test_six_single_tiles_of_rating_five_each_doubled_by_upstairs_downstairs() -> None:
    fives = [tile for tile in BASE_TILES if tile.pr == 5]
    assert len(fives) == 6
    assert all(tile.copies == 1 and tile.ud_extra_copies == 1 for tile in fives)
    assert all(tile.pr == 5 for tile in ORDINARY if tile.ud_extra_copies)


def test_ratings_run_from_one_to_six_and_no_base_sporting_tile_has_six() -> None:
    assert all(1 <= tile.pr <= 6 for tile in BOOK.tiles if tile.front.mode == "activity")
    assert all(tile.pr < 6 for tile in BASE_TILES if tile.category == "sporting")
    assert TILES["great-hall"].pr == 6


def test_monuments_and_passive_tiles_show_no_rating() -> None:
    assert all(tile.pr == 0 for tile in BOOK.tiles if tile.front.mode != "activity")


# Dismissals, first market, chances


def test_half_the_estate_tiles_of_the_market_dismiss_and_no_other_tile_does() -> None:
    dismissing = [
        tile for tile in BOOK.tiles if any("dismiss" in favour_kinds(face) for _, face in faces(tile))
    ]
    assert all(tile in ORDINARY and tile.category == "estate" for tile in dismissing)
    assert copies(dismissing) == 5
    assert copies(tile for tile in ORDINARY + MONUMENTS if tile.category == "estate") == 12


def test_a_single_tile_is_seen_in_fewer_than_half_of_two_player_games() -> None:
    # Six tiles at setup and fifteen refills.
    assert (6 + 15) / dict(BOOK.bag.totals)["2"] < 0.5


# Prices


def test_price_modifiers_come_in_hundreds_of_both_signs() -> None:
    modifiers = [tile.price_mod for tile in BOOK.tiles if tile.kind != "start"]
    assert all(modifier % 100 == 0 and -200 <= modifier <= 300 for modifier in modifiers)
    assert min(modifiers) < 0 < max(modifiers)


def test_modifiers_of_the_service_tiles() -> None:
    names = ("brushing-room", "barn", "butlers-pantry", "servants-quarters", "servants-hall")
    assert [TILES[name].price_mod for name in names] == [-200, -100, 100, 100, 200]


def test_low_ratings_are_discounted_and_high_ones_at_a_premium() -> None:
    assert all(tile.price_mod < 0 for tile in PLAYED if tile.pr == 1)
    assert all(tile.price_mod > 0 for tile in PLAYED if tile.pr >= 4)


def test_market_tiles_of_rating_one_chiefly_house_animals() -> None:
    ones = [tile for tile in ORDINARY if tile.pr == 1]
    animals = [tile for tile in ones if tile.id in ("stable", "fenced-paddock")]
    assert copies(animals) * 2 > copies(ones)


# Sorting numbers


def test_sorting_numbers_are_unique_and_start_tiles_have_none() -> None:
    numbers = [tile.tsn for tile in BOOK.tiles if tile.kind != "start"]
    assert len(set(numbers)) == len(numbers)
    assert min(numbers) > 0
    assert all(tile.tsn == 0 for tile in START)


def test_sporting_tiles_sort_as_printed() -> None:
    order = ["stable", "croquet-lawn", "tennis-court", "hillside-kennel", "billiards-room", "stocked-lake"]
    assert is_rising(order)
    sporting = [t.tsn for t in BOOK.tiles if t.category == "sporting" and t.kind == "ordinary"]
    assert max(sporting) == TILES["stocked-lake"].tsn


def test_monuments_sort_as_printed_and_by_points() -> None:
    order = ["trophy-room", "wine-cellar", "imported-marble-floor", "manor-gargoyles", "sculpture-garden"]
    assert is_rising(order)
    points = [tile.front.vp for tile in sorted(MONUMENTS, key=lambda tile: tile.tsn)]
    assert points == sorted(points)


def test_sorting_numbers_never_fall_as_ratings_rise() -> None:
    tiles = [tile for tile in PLAYED if tile.category != "service"]
    ratings = [tile.pr for tile in sorted(tiles, key=lambda tile: tile.tsn)]
    assert ratings == sorted(ratings)
