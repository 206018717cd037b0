"""Upstairs, Downstairs p. 11, six players for themselves: set-up, and at most six prestige guests each."""

from collections import Counter

import pytest

from tests.games.obsession import names
from tests.games.obsession.table import HEIR, LORD, Table, misfit, new_game, table
from tests.games.obsession.upstairs.opening import begun, discard, discarding, ready

SIX = ("asquith", "cavendish", "ponsonby", "york", "howard", "wessex")
PLAIN = ("ud-guests", "howard", "wessex")
SERVED = (*PLAIN, "ud-servants")
NAMES = ("a", "b", "c", "d", "e", "f")
LIMIT = "six-players"
PEERS, NEWCOMER = names.PEERS[:6], names.PEERS[6]
GAZEBO = f"host main-gazebo {LORD} {HEIR} staff footman"


# Boards, servants, objectives


@pytest.mark.parametrize("modules", [("ud-guests", "wessex"), ("ud-guests", "howard", "ud-servants")])
def test_six_players_need_both_further_boards(modules: tuple[str, ...]) -> None:
    assert misfit(NAMES, modules) == ("too-few-families", {"seats": 6, "families": 5})


def test_six_players_need_the_guests_of_the_expansion() -> None:
    assert misfit(NAMES, ("howard", "wessex"))[0] == "more-guests-needed"


def test_six_players_all_boards_are_on_offer() -> None:
    t = new_game(NAMES, modules=PLAIN, options={"families": "choose", "first": "0"})
    assert set(t.offers("1", "family")) == {f"family {name}" for name in SIX}


def test_six_players_without_the_servants_howard_plays_without_its_bonus() -> None:
    t = begun(SIX, PLAIN)
    assert t.seat("howard").available == ["butler", "housekeeper", "valet", "ladys-maid", "footman"]
    with_them = begun(SIX, SERVED)
    assert "cook" in with_them.seat("howard").available


@pytest.mark.parametrize("first", [0, 3])
def test_compensation_200_pounds_for_the_left_neighbour_300_for_the_seat_beyond(first: int) -> None:
    t = begun(SIX, PLAIN, first)
    t.let_chance()
    usual = [0, 0, 300, 0, 0, 0]  # the bonus of the Ponsonbys
    usual[(first + 1) % 6] += 200  # the pawn goes to the right: neither of the two ever begins a season,
    usual[(first + 2) % 6] += 300  # and this one plays last in the fourth
    assert t.county.pounds == usual


def test_compensation_the_seat_with_300_pounds_is_last_in_the_fourth_season() -> None:
    t = begun(SIX, PLAIN)
    t.let_chance()
    richest = max(range(6), key=lambda seat: t.county.pounds[seat] - (300 if seat == 2 else 0))
    t.county.first = (t.county.first + 3 * t.county.rules.table.pawn_step) % 6
    assert t.county.turn_order()[-1] == richest


def test_compensation_with_the_pawn_of_the_first_edition_the_last_two_in_order() -> None:
    t = begun(SIX, (*PLAIN, "first-edition-pawn"))
    t.let_chance()
    assert t.county.pounds == [0, 0, 300, 0, 200, 300]


def test_compensation_none_where_servants_are_drafted() -> None:
    t = begun(SIX, SERVED)
    t.let_chance()
    assert t.county.pounds == [0, 0, 300, 0, 0, 0]


def test_common_area_servants_for_hire_as_for_five_players() -> None:
    t = ready(SIX, PLAIN)
    assert Counter(t.for_hire) == {"underbutler": 2, "footman": 10, "valet": 5, "ladys-maid": 5}


def test_common_area_five_of_each_servant_of_the_expansion() -> None:
    t = new_game(SIX, modules=SERVED, options={"first": "0"})
    crowd = Counter(t.for_hire)
    # One of each lies in the middle of the table; Howard's cook is a sixth one.
    assert {name: crowd[name] + 1 for name in ("cook", "hall-boy", "head-housemaid", "useful-man")} == {
        "cook": 5,
        "hall-boy": 5,
        "head-housemaid": 5,
        "useful-man": 5,
    }


@pytest.mark.parametrize(
    "modules",
    [
        PLAIN,
        SERVED,
        (*PLAIN, "extended"),
        (*PLAIN, "teams"),
        (*PLAIN, "teams", "extended"),
    ],
)
def test_objectives_four_in_every_game_of_six(modules: tuple[str, ...]) -> None:
    t = ready(SIX, modules)
    assert [len(t.seat(family).objectives) for family in SIX] == [4] * 6


def test_objectives_discarded_go_under_the_deck_and_are_enough() -> None:
    t = discarding(SIX, PLAIN)
    discard(t, SIX)
    bottom = t.county.objective_deck.strata[-1]
    assert (len(bottom.cards), bottom.fixed) == (6, False)
    # Six that were never dealt and six given up: two for everybody in round 6.
    assert t.county.objective_deck.size() == 12


# The limit of prestige guests


def receiving(
    hand: list[str], discard: list[str] | None = None, options: dict[str, str] | None = None
) -> Table:
    """Ponsonby has these guests and hosts the Gazebo, which brings a prestige guest."""
    row = {"hand": hand, "discard": discard or []}
    t = table(SIX, modules=PLAIN, options=options, first="ponsonby", ponsonby=row)
    t.play("ponsonby", GAZEBO)
    t.chance(f"guest {NEWCOMER}")
    return t


def test_limit_the_seventh_prestige_guest_makes_one_go_under_the_deck() -> None:
    t = receiving(PEERS)
    assert t.offers_at("give-up-guest", "ponsonby") == [f"renounce {guest}" for guest in [*PEERS, NEWCOMER]]
    t.play("ponsonby", "renounce hon-regina-washburn")
    circle = t.seat("ponsonby").hand
    assert NEWCOMER in circle
    assert "hon-regina-washburn" not in circle
    assert t.prestige_deck[-1] == "hon-regina-washburn"
    assert t.question == "buy-tile"


def test_limit_one_goes_on_drawing_and_may_give_up_the_newcomer() -> None:
    t = receiving(PEERS)
    t.play("ponsonby", f"renounce {NEWCOMER}")
    assert set(PEERS) < t.seat("ponsonby").hand
    assert t.prestige_deck[-1] == NEWCOMER


def test_limit_six_are_allowed() -> None:
    t = receiving(PEERS[:5])
    assert t.question == "buy-tile"
    assert {*PEERS[:5], NEWCOMER} < t.seat("ponsonby").hand


def test_limit_guests_in_the_discard_pile_count_and_may_go() -> None:
    t = receiving(PEERS[:2], PEERS[2:])
    assert t.question == "give-up-guest"
    t.play("ponsonby", f"renounce {PEERS[3]}")
    assert t.seat("ponsonby").discard == {PEERS[2], *PEERS[4:]}


def test_limit_the_fairchilds_do_not_count() -> None:
    t = receiving([*PEERS[:5], "miss-elizabeth-fairchild"])
    assert t.question == "buy-tile"
    t = receiving([*PEERS, "miss-elizabeth-fairchild"])
    assert t.refuses("ponsonby", "renounce miss-elizabeth-fairchild") == ("not-a-spare-guest", LIMIT)


def test_limit_casual_guests_and_family_neither_count_nor_go() -> None:
    t = receiving([*PEERS, "sir-william-hawke", "zachary-ell-esq"])
    for guest in ("sir-william-hawke", "zachary-ell-esq", LORD, "agnes-marchioness-of-easton"):
        assert t.refuses("ponsonby", f"renounce {guest}") == ("not-a-spare-guest", LIMIT)
    assert t.refuses("ponsonby", "decline") == ("not-an-answer", LIMIT)
    t = receiving([*PEERS[:5], "sir-william-hawke", "zachary-ell-esq"])
    assert t.question == "buy-tile"


def test_limit_guests_at_the_activity_count_but_stay() -> None:
    row = {"hand": PEERS, "level": 3}
    t = table(SIX, modules=PLAIN, first="ponsonby", ponsonby=row)
    t.play(
        "ponsonby",
        "host main-gazebo lady-elinor-palmer hon-albert-plantagenet staff valet,ladys-maid,footman",
    )
    t.play("ponsonby", "invite prestige")
    t.chance(f"guest {NEWCOMER}")
    assert t.question == "give-up-guest"
    assert t.refuses("ponsonby", "renounce lady-elinor-palmer") == ("not-a-spare-guest", LIMIT)
    t.play("ponsonby", f"renounce {PEERS[0]}")


def test_limit_two_newcomers_make_two_go() -> None:
    row = {"hand": PEERS, "level": 3}
    t = table(SIX, modules=PLAIN, first="ponsonby", ponsonby=row)
    t.play("ponsonby", f"host main-gazebo lady-elinor-palmer {HEIR} staff ladys-maid,footman")
    t.play("ponsonby", "invite prestige")
    t.chance(f"guest {NEWCOMER}")
    t.play("ponsonby", f"renounce {PEERS[0]}", "invite prestige")
    t.chance("guest madeline-countess-of-knollwood")
    assert t.question == "give-up-guest"
    t.play("ponsonby", f"renounce {PEERS[1]}")
    assert t.prestige_deck[-2:] == PEERS[:2]


def test_limit_the_card_of_the_lionheart_suite_counts() -> None:
    row = {"hand": PEERS, "level": 6, "estate": ["lionheart-suite"]}
    t = table(SIX, modules=PLAIN, first="ponsonby", ponsonby=row)
    t.play("ponsonby", "host lionheart-suite staff butler")
    t.chance("guest hazel-viscountess-crosse")
    assert t.question == "give-up-guest", "before the favours bring anybody else"
    assert t.refuses("ponsonby", "renounce hazel-viscountess-crosse") == ("not-a-spare-guest", LIMIT)
    t.play("ponsonby", f"renounce {PEERS[0]}")
    assert len(t.seat("ponsonby").hand & set(PEERS)) == 5


@pytest.mark.parametrize(
    ("seats", "modules", "options", "limited"),
    [
        (SIX, PLAIN, {}, True),
        (SIX, PLAIN, {"prestige-limit": "usual"}, True),
        (SIX, PLAIN, {"prestige-limit": "off"}, False),
        (SIX, (*PLAIN, "teams"), {}, False),
        (SIX, (*PLAIN, "teams"), {"prestige-limit": "on"}, True),
        (("ponsonby", "york"), (), {}, False),
        (("ponsonby", "york"), (), {"prestige-limit": "on"}, True),
    ],
)
def test_limit_usual_for_six_on_their_own_and_elsewhere_by_option(
    seats: tuple[str, ...], modules: tuple[str, ...], options: dict[str, str], limited: bool
) -> None:
    t = table(seats, modules=modules, options=options, first="ponsonby", ponsonby={"hand": PEERS})
    t.play("ponsonby", GAZEBO)
    t.chance(f"guest {NEWCOMER}")
    assert (t.question == "give-up-guest") is limited
