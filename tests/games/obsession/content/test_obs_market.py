"""The Builders' Market, its reserves and bag, and the stacks of the Estate Challenge."""

from tests.games.obsession.components import BASE_TILES, BOOK, CATEGORIES, TILES, copies, is_rising

STACKS = {stack.id: stack for stack in BOOK.stacks}


def test_six_positions_from_three_to_eight_hundred() -> None:
    assert [position.price for position in BOOK.positions] == [300, 400, 500, 600, 700, 800]
    assert BOOK.market.open_spaces == 6


def test_reserves_cost_the_first_position_and_the_modifier() -> None:
    assert [reserve.id for reserve in BOOK.reserves] == ["service", "pr1"]
    assert all(reserve.price == 300 and reserve.applies_modifier for reserve in BOOK.reserves)


def test_bag_by_number_of_players() -> None:
    bag = BOOK.bag
    monuments = {m.id: m.total for m in BOOK.bag_monuments}
    plain = bag.ordinary + bag.suites + bag.hybrids
    assert {players: plain + monuments[players] for players, _ in bag.totals} == dict(bag.totals)
    assert dict(bag.totals) == {"2": 57, "3": 58, "4": 59}
    in_bag = [tile for tile in BASE_TILES if tile.kind not in ("start", "monument")]
    assert copies(in_bag) == plain


def test_tiles_of_the_first_market() -> None:
    allowed = {tile.id for tile in BASE_TILES if tile.initial_market}
    rated = {
        tile.id
        for tile in BASE_TILES
        if tile.kind in ("ordinary", "suite", "hybrid") and tile.pr in BOOK.initial_market.allowed_pr
    }
    assert BOOK.initial_market.allowed_pr == (1, 2, 3)
    assert allowed == rated | set(BOOK.initial_market.allowed_service)


# Estate Challenge


def test_stacks_and_their_prices() -> None:
    assert {stack.id: stack.price for stack in BOOK.stacks} == {
        "service": 300,
        "sporting": 400,
        "essentials": 500,
        "estate": 600,
        "prestige": 700,
        "monument": 800,
    }
    prices = {position.id: position.price for position in BOOK.positions}
    assert all(prices[str(stack.position)] == stack.price for stack in BOOK.stacks)


def test_stacks_are_sorted_with_suites_and_without_hybrids() -> None:
    stacked = [tile for stack in BOOK.stacks for tile in stack.tiles]
    assert all(is_rising(stack.tiles) for stack in BOOK.stacks)
    assert len(stacked) == len(set(stacked))
    assert not [tile for tile in stacked if TILES[tile].kind == "hybrid"]
    assert {"heritage-guest-suite", "queens-suite", "lionheart-suite"} <= set(stacked)


def test_stacks_printed_in_the_rules() -> None:
    assert STACKS["sporting"].tiles == (
        "stable",
        "croquet-lawn",
        "tennis-court",
        "hillside-kennel",
        "billiards-room",
        "stocked-lake",
    )
    assert STACKS["monument"].tiles == (
        "trophy-room",
        "wine-cellar",
        "imported-marble-floor",
        "manor-gargoyles",
        "sculpture-garden",
    )


def test_every_stack_can_fill_a_column_of_four() -> None:
    for category in CATEGORIES:
        monuments = [tile for tile in STACKS["monument"].tiles if TILES[tile].category == category]
        assert len(STACKS[category].tiles) + len(monuments) >= BOOK.estate_challenge.extended_tiles_per_column


def test_theft_markers() -> None:
    markers = {int(m.id): (m.stack, m.tile_from_top) for m in BOOK.markers}
    assert sorted(markers) == list(range(1, 21))
    assert markers[6] == ("essentials", 1)
    assert markers[13] == ("prestige", 2)


def test_theft_markers_agree_with_the_stacks() -> None:
    for marker in BOOK.markers:
        if marker.stack == "none":
            assert marker.tile_from_top == 0
        else:
            stack = STACKS[marker.stack]
            assert stack.d20[marker.tile_from_top - 1] == int(marker.id)
            assert marker.tile_from_top <= len(stack.tiles)


def test_targets_of_the_estate_challenge() -> None:
    challenge = BOOK.estate_challenge
    assert (challenge.standard_target, challenge.standard_round) == (132, 12)
    assert (challenge.extended_target, challenge.extended_round) == (188, 15)


def test_penalties_of_the_estate_challenge_grow_step_by_step() -> None:
    step = BOOK.estate_challenge.step_vp
    late = [sum(step * k for k in range(1, n - 12 + 1)) for n in (14, 17)]
    assert late == [15, 75]
