"""Upstairs, Downstairs p. 10: servants for hire by the number of players, and the servant draft."""

import pytest

from parlour.games.obsession.words.catalogue import OBJECTIVES
from tests.games.obsession.table import Table, new_game
from tests.games.obsession.upstairs.household import NEW, UPSTAIRS

FAMILIES = ("asquith", "cavendish", "ponsonby", "york", "howard", "wessex")
ROW = ["valet", "ladys-maid", "footman", *NEW]
RULE = "servant-draft"
TED, ANN, ULRICH, MARICEL, MARCOS = "01234"
"""The five of the example, clockwise: Ted is the first player, Ann sits to his left."""


def drafting(seats: int = 5, *modules: str, first: str = "0") -> Table:
    """Nobody has chosen anything yet."""
    chosen = (*UPSTAIRS, *modules, *(("wessex",) if seats == 6 else ()))
    options = {"families": "choose", "first": first, "first-market": "keep"}
    return new_game(FAMILIES[:seats], modules=chosen, options=options)


def pool(**numbers: int) -> list[str]:
    """Servants in the order of the supply board."""
    order = ("underbutler", "valet", "ladys-maid", "footman", *NEW)
    return [name for name in order for _ in range(numbers.get(name.replace("-", "_"), 0))]


def small(number: int, underbutlers: int, footmen: int, of_each: int) -> list[str]:
    """Footmen, as many valets as maids, and of each new servant."""
    return pool(
        underbutler=underbutlers,
        valet=number,
        ladys_maid=number,
        footman=footmen,
        cook=of_each,
        hall_boy=of_each,
        head_housemaid=of_each,
        useful_man=of_each,
    )


def without(servants: list[str], taken: list[str]) -> list[str]:
    left = list(servants)
    for servant in taken:
        left.remove(servant)
    return left


def middle(t: Table) -> list[str]:
    """The servants in the middle of the table."""
    row = t.view(None).plain()["servant-row"]
    assert isinstance(row, list)
    return [str(name) for name in row]


# The servants for hire


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        (1, small(2, 1, 4, 1)),
        (2, small(2, 2, 4, 2)),
        (3, small(3, 2, 6, 3)),
        (4, small(4, 2, 8, 4)),
        (5, small(5, 2, 10, 5)),
        (6, small(5, 2, 10, 5)),
    ],
)
def test_p10_servants_for_hire_by_the_number_of_players(seats: int, expected: list[str]) -> None:
    t = drafting(seats)
    # One of each small servant already lies in the middle of the table for the draft.
    assert sorted([*t.for_hire, *middle(t)]) == sorted(expected)


@pytest.mark.parametrize(
    ("seats", "number", "footmen"), [(1, 2, 4), (2, 2, 4), (3, 3, 6), (4, 4, 8), (5, 5, 10), (6, 5, 10)]
)
def test_p10_servants_for_hire_without_the_new_ones_two_underbutlers(
    seats: int, number: int, footmen: int
) -> None:
    more = {5: ("wessex", "ud-guests"), 6: ("wessex", "howard", "ud-guests")}.get(seats, ())
    t = new_game(FAMILIES[:seats], modules=more, options={"families": "choose", "first": "0"})
    assert t.for_hire == small(number, 2, footmen, 0)


def test_p10_draft_one_of_each_small_servant_but_no_underbutler_in_the_middle() -> None:
    t = drafting()
    assert middle(t) == ROW
    assert t.for_hire == without(small(5, 2, 10, 5), ROW)


# Choosing


def test_p10_draft_step_1_the_first_player_is_determined() -> None:
    t = drafting(first="random")
    assert t.asked == ["chance"]
    t.chance("first 3")
    assert t.asked == ["4"]


def test_p10_draft_step_2_from_the_left_of_the_first_player_clockwise_board_then_servant() -> None:
    t = drafting(5, first="2")
    asked = []
    while t.question in ("choose-family", "draft-servant"):
        asked.append((t.county.agenda[-1][1], t.question))
        t.play(t.asked[0], t.offers(t.asked[0])[0])
    kinds = ("choose-family", "draft-servant")
    assert asked == [(seat, kind) for seat in (3, 4, 0, 1, 2) for kind in kinds]


def test_p10_draft_everybody_must_take_a_servant() -> None:
    t = drafting()
    t.play(ANN, "family cavendish")
    assert t.question == "draft-servant"
    assert t.offers("cavendish") == [f"engage {servant}" for servant in ROW]
    assert t.refuses("cavendish", "decline") == ("not-an-answer", RULE)


@pytest.mark.parametrize("servant", ["underbutler", "butler", "housekeeper"])
def test_p10_draft_the_tall_servants_are_not_laid_out(servant: str) -> None:
    t = drafting()
    t.play(ANN, "family cavendish")
    assert t.refuses("cavendish", f"engage {servant}") == ("servant-not-laid-out", RULE)


@pytest.mark.parametrize("servant", ROW)
def test_p10_draft_the_servant_goes_to_available_service(servant: str) -> None:
    t = drafting()
    t.play(ANN, "family cavendish")
    t.play("cavendish", f"engage {servant}")
    board = t.seat("cavendish")
    assert board.available.count(servant) == (2 if servant in ("valet", "ladys-maid", "footman") else 1)
    assert len(board.available) == 6


def test_p10_draft_the_middle_is_not_replenished() -> None:
    t = drafting()
    t.play(ANN, "family cavendish")
    t.play("cavendish", "engage footman")
    assert middle(t) == without(ROW, ["footman"])
    t.play(ULRICH, "family york")
    assert t.refuses("york", "engage footman") == ("servant-not-laid-out", RULE)
    assert t.told("york", "engage footman") == {"servant": "footman"}


def test_p10_draft_howard_may_not_take_a_second_cook() -> None:
    t = drafting()
    t.play(ANN, "family howard")
    assert "cook" in middle(t)
    assert t.refuses("howard", "engage cook") == ("one-of-each-servant", "hiring-servants")
    assert t.offers("howard") == [f"engage {servant}" for servant in ROW if servant != "cook"]
    t.play("howard", "engage valet")
    # The others may take the only cook.
    t.play(ULRICH, "family york")
    t.play("york", "engage cook")
    assert "cook" in t.seat("york").available


def test_p10_draft_york_may_take_another_footman() -> None:
    t = drafting()
    t.play(ANN, "family york")
    assert t.seat("york").available.count("footman") == 2
    t.play("york", "engage footman")
    assert t.seat("york").available.count("footman") == 3


def test_p10_draft_those_nobody_took_go_back_to_the_servants_for_hire() -> None:
    t = drafting(2)
    t.play("1", "family ponsonby")
    t.play("ponsonby", "engage cook")
    t.play("0", "family york")
    t.play("york", "engage hall-boy")
    assert middle(t) == []
    assert t.for_hire == without(small(2, 2, 4, 2), ["cook", "hall-boy"])


def test_p10_draft_alone_one_servant_is_taken_too() -> None:
    t = drafting(1)
    t.play("0", "family cavendish")
    t.play("cavendish", "engage useful-man")
    assert "useful-man" in t.seat("cavendish").available
    assert t.for_hire == without(small(2, 1, 4, 1), ["useful-man"])


def test_p10_draft_with_families_agreed_on_the_order_is_the_same() -> None:
    t = new_game(("york", "howard", "asquith"), modules=UPSTAIRS, options={"first": "1"})
    asked = []
    while t.question == "draft-servant":
        asked.append(t.asked[0])
        t.play(t.asked[0], t.offers(t.asked[0])[0])
    assert asked == ["asquith", "york", "howard"]


# The example with five players


def test_p10_example_ted_ann_ulrich_maricel_and_marcos() -> None:
    t = drafting(5, first=TED)
    assert t.asked == [ANN]
    t.play(ANN, "family cavendish")
    # Her bonus is there before she takes a servant.
    assert t.seat("cavendish").reputation == (1, 4)
    t.play("cavendish", "engage head-housemaid")

    t.play(ULRICH, "family howard")
    assert len(middle(t)) == 6
    assert t.refuses("howard", "engage head-housemaid") == ("servant-not-laid-out", RULE)
    assert t.refuses("howard", "engage cook") == ("one-of-each-servant", "hiring-servants")
    t.play("howard", "engage valet")

    t.play(MARICEL, "family york")
    assert t.allows("york", "engage footman")
    t.play("york", "engage useful-man")

    t.play(MARCOS, "family asquith")
    t.play("asquith", "engage cook")

    t.play(TED, "family ponsonby")
    t.play("ponsonby", "engage footman")

    base = ["butler", "housekeeper", "valet", "ladys-maid", "footman"]
    assert t.seat("cavendish").available == [*base, "head-housemaid"]
    assert sorted(t.seat("howard").available) == sorted([*base, "valet", "cook"])
    assert sorted(t.seat("york").available) == sorted([*base, "footman", "useful-man"])
    assert t.seat("asquith").available == [*base, "cook"]
    assert sorted(t.seat("ponsonby").available) == sorted([*base, "footman"])
    # Hall boy and lady's maid go back to the servants for hire.
    taken = ["head-housemaid", "valet", "useful-man", "cook", "footman"]
    assert t.for_hire == without(small(5, 2, 10, 5), taken)
    assert t.events("servant-drafted") == [
        {"event": "servant-drafted", "seat": seat, "servant": servant}
        for seat, servant in zip((1, 2, 3, 4, 0), taken, strict=True)
    ]


# The rest of the set-up


def test_p10_without_the_new_servants_nobody_drafts() -> None:
    t = new_game(options={"families": "choose", "first": "0"})
    t.play("1", "family york")
    assert (t.question, t.asked) == ("choose-family", ["0"])


def test_p10_step_10_the_objectives_are_those_of_the_expansion() -> None:
    t = drafting(2)
    while t.question in ("choose-family", "draft-servant"):
        t.play(t.asked[0], t.offers(t.asked[0])[0])
    deck = {OBJECTIVES[card] for card in t.county.objective_deck.cards()}
    assert {"ud-kitchen", "ud-upkeep", "ud-complete", "ud-maids", "ud-hall"} <= deck
    assert not {"servants-three-valets", "servants-balanced"} & deck


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_p10_step_6_five_and_six_players_choose_monuments_like_four(seats: int) -> None:
    t = drafting(seats)
    while t.question != "chance" or not t.offers("chance", "monuments"):
        if t.asked == ["chance"]:
            t.chance(t.offers("chance")[0])
        else:
            t.play(t.asked[0], t.offers(t.asked[0])[0])
    offers = t.offers("chance", "monuments")
    assert len(offers) == 6
    assert {len(words.split()) - 1 for words in offers} == {5}
