"""Upstairs, Downstairs p. 11, five players: boards, guests, servants, objectives, money (ruling 28)."""

from collections import Counter

import pytest

from parlour.games.obsession.words.catalogue import COPIES, FAMILIES
from tests.games.obsession.table import LADY, misfit, new_game, table
from tests.games.obsession.upstairs.opening import LATE, begun, discard, discarding, ready

FIVE = ("asquith", "cavendish", "ponsonby", "york", "wessex")
WITH_HOWARD = ("asquith", "cavendish", "ponsonby", "york", "howard")
PLAIN = ("ud-guests", "wessex")
SERVED = ("ud-servants", "howard", "ud-guests")
NAMES = ("a", "b", "c", "d", "e", "f")


# Boards


@pytest.mark.parametrize(
    ("modules", "added"),
    [
        (("ud-guests", "wessex"), "wessex"),
        (("ud-servants", "ud-guests", "howard"), "howard"),
    ],
)
def test_boards_howard_or_wessex_makes_five_families(modules: tuple[str, ...], added: str) -> None:
    t = new_game(NAMES[:5], modules=modules, options={"families": "choose", "first": "0"})
    assert t.offers("1", "family") == [
        "family asquith",
        "family cavendish",
        "family ponsonby",
        "family york",
        f"family {added}",
    ]


def test_boards_the_base_game_has_four() -> None:
    assert misfit(NAMES[:5], ("ud-guests",)) == ("too-few-families", {"seats": 5, "families": 4})


def test_boards_howard_plays_only_with_the_servants() -> None:
    assert misfit(NAMES[:5], ("ud-guests", "howard"))[0] == "howard-needs-servants"


# Guests


def test_guests_the_33_of_the_expansion_must_be_there() -> None:
    assert misfit(NAMES[:5], ("wessex",)) == ("more-guests-needed", {"seats": 5, "module": "ud-guests"})


def test_guests_the_33_of_the_expansion_are_in_the_decks() -> None:
    with_them = ready(WITH_HOWARD, SERVED)
    without = ready(("asquith", "cavendish", "ponsonby", "york"), ())
    assert len(with_them.prestige_deck) == len(without.prestige_deck) + 16
    # Ten casual guests and seven starters more, two of them with the fifth player.
    assert len(with_them.casual_deck) == len(without.casual_deck) + 17 - 2


def test_guests_screened_ones_go_under_the_deck() -> None:
    t = table(FIVE, modules=PLAIN, first="ponsonby", casual_top=["anne-hawkins", "sir-william-hawke"])
    t.play("ponsonby", f"host front-parlour {LADY}=look_casual lady-margaret-carlow staff housekeeper")
    t.play("ponsonby", "invite casual 2 1")
    t.let_chance()
    t.play("ponsonby", "keep sir-william-hawke")
    assert t.casual_deck[-1] == "anne-hawkins"


def test_guests_dismissed_ones_go_under_the_deck() -> None:
    row = {"hand": ["anne-hawkins", "lady-elinor-palmer"]}
    t = table(FIVE, modules=PLAIN, first="ponsonby", ponsonby=row)
    t.play("ponsonby", f"host front-parlour {LADY}=dismiss lady-margaret-carlow staff housekeeper")
    t.let_chance()
    while t.question != "dismiss-guest":
        t.play("ponsonby", "done")
    t.play("ponsonby", "dismiss lady-elinor-palmer")
    assert t.prestige_deck[-1] == "lady-elinor-palmer"


def test_guests_nobody_can_be_invited_from_an_empty_deck() -> None:
    t = table(FIVE, modules=PLAIN, first="ponsonby")
    everybody = t.county.prestige.cards()
    t.county.prestige.take(tuple(everybody))
    for card in everybody:
        t.county.hand[1] |= 1 << card
    before = t.seat("ponsonby").hand
    t.play("ponsonby", "host main-gazebo theodore-earl-of-ponsonby edward-viscount-dorchester staff footman")
    assert t.events("nobody-to-invite") == [{"event": "nobody-to-invite", "seat": 2, "deck": "prestige"}]
    assert t.seat("ponsonby").hand < before


# Servants for hire


def test_setup_1_servants_for_hire_without_those_of_the_expansion() -> None:
    t = ready(FIVE, PLAIN)
    assert Counter(t.for_hire) == {"underbutler": 2, "footman": 10, "valet": 5, "ladys-maid": 5}


def test_setup_1_servants_for_hire_with_those_of_the_expansion() -> None:
    t = new_game(WITH_HOWARD, modules=SERVED, options={"first": "0"})
    # One of each small servant lies in the middle of the table.
    laid = Counter(["cook", "hall-boy", "head-housemaid", "useful-man", "valet", "ladys-maid", "footman"])
    assert Counter(t.for_hire) + laid == {
        "underbutler": 2,
        "footman": 10,
        "valet": 5,
        "ladys-maid": 5,
        "cook": 5,
        "hall-boy": 5,
        "head-housemaid": 5,
        "useful-man": 5,
    }


def test_setup_1_start_servants_for_everybody() -> None:
    t = ready(FIVE, PLAIN)
    for family in FIVE:
        staff = ["butler", "housekeeper", "valet", "ladys-maid", "footman"]
        assert t.seat(family).available == (staff if family != "york" else [*staff, "footman"])


def test_setup_monuments_as_for_four_players() -> None:
    t = ready(FIVE, PLAIN)
    assert len(t.county.monuments) == 5


def test_setup_second_copies_of_the_tiles_with_rating_5() -> None:
    single = begun(FIVE, PLAIN).county.rules
    doubled = begun(FIVE, (*PLAIN, "ud-copies")).county.rules
    more = {
        single.data.tiles[tile].id: copies - single.market.copies[tile]
        for tile, copies in enumerate(doubled.market.copies)
        if copies != single.market.copies[tile]
    }
    assert more == dict.fromkeys(
        ["dining-room", "smoking-room", "gallery", "statuary", "hillside-kennel", "billiards-room"], 1
    )


# Compensation


@pytest.mark.parametrize("first", [0, 2, 4])
def test_compensation_200_pounds_for_the_player_who_never_begins_a_season(first: int) -> None:
    t = begun(("asquith", "cavendish", "wessex", "york", "ponsonby"), PLAIN, first)
    usual = [0, 0, 0, 0, 300]  # the bonus of the Ponsonbys
    usual[(first + 1) % 5] += 200  # the pawn goes to the right
    t.let_chance()
    assert t.county.pounds == usual


def test_compensation_with_the_pawn_of_the_first_edition_it_is_the_last_in_order() -> None:
    t = begun(("asquith", "cavendish", "wessex", "york", "ponsonby"), (*PLAIN, "first-edition-pawn"), 2)
    t.let_chance()
    assert t.county.pounds == [0, 200, 0, 0, 300]


def test_compensation_none_where_servants_are_drafted() -> None:
    t = begun(WITH_HOWARD, SERVED)
    t.let_chance()
    assert t.county.pounds == [0, 0, 300, 0, 0]


def test_compensation_none_for_four_players() -> None:
    t = begun(("asquith", "cavendish", "ponsonby", "york"), ("ud-guests",))
    t.let_chance()
    assert t.county.pounds == [0, 0, 300, 0]


# Objectives


@pytest.mark.parametrize(("modules", "number"), [(PLAIN, 5), ((*PLAIN, "extended"), 4)])
def test_objectives_dealt_as_in_the_base_game(modules: tuple[str, ...], number: int) -> None:
    t = ready(FIVE, modules)
    assert [len(t.seat(family).objectives) for family in FIVE] == [number] * 5


def test_objectives_of_the_expansion_with_its_servants() -> None:
    t = ready(WITH_HOWARD, SERVED)
    decks = {t.county.rules.data.objectives[card // COPIES].deck for card in t.county.rules.goals.objectives}
    assert "base" not in decks
    assert "ud" in decks


def test_objectives_discarded_are_shuffled_under_the_deck() -> None:
    t = discarding(FIVE, PLAIN)
    deck = t.county.objective_deck.size()
    discard(t, FIVE)
    bottom = t.county.objective_deck.strata[-1]
    assert (deck, t.county.objective_deck.size()) == (5, 10)
    assert (len(bottom.cards), bottom.fixed) == (5, False)


def test_objectives_discarded_so_that_there_are_enough_in_the_standard_game() -> None:
    # 30 cards, 25 dealt, 5 given up after the first season: ten are there for the draw of round 6.
    t = table(FIVE, modules=PLAIN, round=6, step="round", market=LATE)
    assert t.county.objective_deck.size() == 10
    t.pass_round()
    assert [len(t.seat(family).objectives) for family in FIVE] == [6] * 5
    assert t.county.objective_deck.size() == 0


# The order of play


ORDERS = {
    # By player, clockwise from the first one: when it is whose turn in the four seasons (p. 5 and 11).
    -1: [[1, 2, 3, 4], [2, 3, 4, 5], [3, 4, 5, 1], [4, 5, 1, 2], [5, 1, 2, 3]],
    1: [[1, 5, 4, 3], [2, 1, 5, 4], [3, 2, 1, 5], [4, 3, 2, 1], [5, 4, 3, 2]],
}


@pytest.mark.parametrize(("modules", "step"), [((), -1), (("first-edition-pawn",), 1)])
def test_pawn_orders_of_play_in_the_four_seasons(modules: tuple[str, ...], step: int) -> None:
    seen: list[list[int]] = [[], [], [], [], []]
    t = table(FIVE, modules=(*PLAIN, *modules), round=1, step="round")
    for season in range(4):
        if season:
            t = table(
                FIVE,
                modules=(*PLAIN, *modules),
                round=4 * season,
                step="courtship",
                first=FAMILIES[t.county.family[t.county.first]],
                market=LATE,
            )
            t.let_chance()
            while t.question != "choose-turn":
                t.play(t.asked[0], t.offers(t.asked[0])[0])
                t.let_chance()
        t.let_chance()
        for place, seat in enumerate(t.county.turn_order()):
            seen[seat].append(place + 1)
        assert t.asked == [FAMILIES[t.county.family[t.county.first]]]
    assert seen == ORDERS[step]
