"""Upstairs, Downstairs p. 15: Tableau Obsession, without courtship and with hardly any chance."""

from collections import Counter

import pytest

from parlour.games.obsession.content.dataset import load_dataset
from parlour.games.obsession.words.catalogue import COPIES, TILES
from tests.games.obsession.names import PEERS
from tests.games.obsession.table import HEIR, LORD, Table, described, misfit, new_game, table
from tests.games.obsession.upstairs.opening import ready

TABLEAU = ("tableau",)
THREE = ("ponsonby", "york", "asquith")
DATA = load_dataset()
NAMES = ("a", "b", "c", "d")


# Setting up the players


@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [(2, 0, ["1", "0"]), (3, 0, ["2", "1", "0"]), (4, 1, ["0", "3", "2", "1"])],
)
def test_player_setup_2_from_the_right_of_the_first_player_counter_clockwise(
    seats: int, first: int, order: list[str]
) -> None:
    t = new_game(NAMES[:seats], modules=TABLEAU, options={"families": "choose", "first": str(first)})
    t.let_chance()
    asked: list[str] = []
    for family in ("asquith", "cavendish", "ponsonby", "york")[:seats]:
        assert t.question == "choose-family"
        asked += t.asked
        t.play(t.asked[0], f"family {family}")
        assert t.question == "draft-servant"
        t.play(t.asked[0], t.offers(t.asked[0])[0])
    assert asked == order


def test_player_setup_9_starter_guests_are_drafted() -> None:
    t = new_game(THREE, modules=TABLEAU, options={"first": "0"})
    t.let_chance()
    while t.question == "draft-servant":
        t.play(t.asked[0], t.offers(t.asked[0])[0])
    t.let_chance()
    assert t.question == "pick-starter"
    asked: list[str] = []
    while t.question == "pick-starter":
        asked += t.asked
        t.play(t.asked[0], t.offers(t.asked[0])[0])
    assert asked == ["asquith", "york", "ponsonby", "ponsonby", "york", "asquith"]


def test_player_setup_10_no_objectives_are_dealt() -> None:
    t = ready(THREE, TABLEAU)
    assert [t.seat(family).objectives for family in THREE] == [[], [], []]


def test_player_setup_10_objectives_may_still_come_from_the_library() -> None:
    row = {"level": 3, "estate": ["main-library"]}
    t = table(THREE, modules=TABLEAU, ponsonby=row)
    t.play("ponsonby", f"host main-library {LORD} {HEIR} staff footman")
    t.let_chance()
    assert len(t.seat("ponsonby").objectives) == 1


def test_player_setup_10_objectives_may_still_come_from_victory_point_cards() -> None:
    t = table(THREE, modules=TABLEAU, step="turn", ponsonby={"vp-cards": ["objective-draw"]})
    t.play("ponsonby", "use objective-draw")
    t.let_chance()
    t.play("ponsonby", t.offers("ponsonby")[0])
    assert len(t.seat("ponsonby").objectives) == 1


def test_milestones_are_used_and_shown_before_the_players_set_up() -> None:
    t = new_game(NAMES[:3], modules=TABLEAU, options={"families": "choose", "first": "0"})
    assert t.offers("chance", "milestones") != []
    t.chance("milestones reputation-4 thousand-pounds")
    assert t.question == "choose-family"
    assert len(t.county.milestones) == 2
    assert misfit(NAMES[:3], TABLEAU, milestones_when="after") == (
        "option-not-with",
        {"option": "milestones-when", "module": "tableau"},
    )


# The common area


def test_common_area_2_no_group_objectives_and_the_two_of_the_tableau() -> None:
    t = ready(THREE, TABLEAU)
    kinds = Counter([DATA.objectives[card // COPIES].category for card in t.county.objective_deck.cards()])
    assert "group" not in kinds
    assert kinds["tableau"] == 2


def test_common_area_2_the_two_of_the_tableau_leave_every_game_with_courtship() -> None:
    for modules in ((), ("ud-servants",), ("ud-servants", "teams")):
        seats = (*THREE, "cavendish") if "teams" in modules else THREE
        rules = new_game(seats, modules=modules, options={"first": "0"}).county.rules
        kinds = Counter([DATA.objectives[card // COPIES].category for card in rules.goals.objectives])
        assert kinds["tableau"] == 0
        assert kinds["group"] == 7


def test_common_area_6_the_monuments_of_low_value() -> None:
    for seats in (THREE, THREE[:2]):
        t = ready(seats, TABLEAU)
        assert sorted([TILES[tile] for tile in t.county.monuments]) == [
            "bronze-stag",
            "carved-staircase",
            "crystal-chandelier",
            "sundial-terrace",
        ]


def test_common_area_7_the_tableau_track_and_victory_point_cards() -> None:
    t = ready(THREE, TABLEAU)
    assert t.county.rules.season.rounds == 20
    assert t.county.rules.season.events[0] == "start"
    assert (t.county.round, t.county.vp_deck.size()) == (0, 30)


def play_on(t: Table, number: int) -> None:
    """Everybody passes until a round begins; at the ball they keep anybody."""
    t.let_chance()
    while t.county.round + 1 < number:
        if t.question == "keep-guests":
            t.play(t.asked[0], t.offers(t.asked[0])[0])
            t.let_chance()
        else:
            t.pass_round()
            t.let_chance()


def test_common_area_7_no_themes_and_no_fairchilds() -> None:
    t = ready(THREE, TABLEAU)
    play_on(t, 8)
    assert t.county.themes == ()
    assert t.events("theme-revealed") == t.events("courtship-held") == t.events("fairchild-visits") == []


def test_modules_that_change_courtship_do_not_fit() -> None:
    for name in ("jane-austen", "emily-bronte", "charles-dickens", "first-edition-pawn", "extended", "teams"):
        code = misfit(NAMES, ("tableau", name))[0]
        assert code == "module-excludes"


def test_alone_there_is_no_tableau_game() -> None:
    assert misfit(("a",), TABLEAU)[0] == "tableau-needs-rivals"


# Rounds


def test_the_pawn_of_the_first_player_stays() -> None:
    t = table(THREE, modules=TABLEAU, round=1, step="round", first="york")
    play_on(t, 8)
    assert (t.county.first, t.asked) == (1, ["york"])
    assert t.events("pawn-passed") == []


PLAIN = ["english-garden", "breakfast-room", "tennis-court", "main-library", "drawing-room", "music-room"]


@pytest.mark.parametrize("number", [1, 2, 3, 9, 19])
def test_market_1_the_cheapest_space_is_emptied_every_round(number: int) -> None:
    t = table(THREE, modules=TABLEAU, round=number, step="turn", market=PLAIN)
    t.pass_round()
    assert t.county.round == number
    t.let_chance()
    assert t.market[:5] == PLAIN[1:]
    assert [event["tile"] for event in t.events("market-moved")] == ["english-garden"]


EARLY = ["barn", "stable", "breakfast-room", "main-library", "music-room", "statuary"]


def test_market_2_both_reserves_open_at_the_end_of_round_3() -> None:
    t = table(THREE, modules=TABLEAU, round=3, step="turn", market=EARLY)
    assert t.county.reserves_open == 0
    t.pass_round()
    assert [event["reserve"] for event in t.events("reserve-opened")] == ["service", "pr1"]
    assert {"barn", "stable"} <= set(t.reserve)
    assert not {"barn", "stable"} & set(t.market)
    assert len(t.market) == 6


@pytest.mark.parametrize("number", [1, 2])
def test_market_2_no_reserve_opens_earlier(number: int) -> None:
    t = table(THREE, modules=TABLEAU, round=number, step="turn", market=EARLY)
    t.pass_round()
    assert t.county.reserves_open == 0


def test_market_2_both_stay_open() -> None:
    t = table(THREE, modules=TABLEAU, round=4, step="turn", reserve=["barn", "stable"])
    assert t.county.reserves_open == 2
    t.pass_round()
    assert t.county.reserves_open == 2
    t = table(THREE, modules=TABLEAU, round=9, step="market", reserve=["barn"], ponsonby={"pounds": 200})
    t.play("ponsonby", "buy barn reserve")
    assert "barn" in t.seat("ponsonby").estate


# The Grand Ball


def ball(first: str = "york") -> Table:
    t = described(
        {"round": 5, "step": "round", "first": first, "prestige-top": PEERS}, THREE, modules=TABLEAU
    )
    t.let_chance()
    return t


def test_grand_ball_in_turn_order_before_the_turns_of_round_5() -> None:
    t = ball()
    asked: list[str] = []
    while t.question == "keep-guests":
        asked += t.asked
        t.play(t.asked[0], t.offers(t.asked[0])[0])
        t.let_chance()
    assert asked == ["york", "asquith", "ponsonby"]
    assert (t.question, t.asked) == ("choose-turn", ["york"])


def test_grand_ball_three_are_looked_at_one_is_kept_and_two_go_under_the_deck() -> None:
    t = ball()
    assert t.offers("york") == [f"keep {guest}" for guest in PEERS[:3]]
    t.play("york", f"keep {PEERS[1]}")
    t.let_chance()
    assert PEERS[1] in t.seat("york").hand
    assert t.prestige_deck[-2:] == [PEERS[0], PEERS[2]]
    assert t.offers("asquith") == [f"keep {guest}" for guest in PEERS[3:6]]


def test_grand_ball_what_one_looks_at_the_others_do_not_see() -> None:
    t = ball()
    assert t.events("guests-looked-at", "york")[0]["gentry"] == tuple(PEERS[:3])
    for other in ("ponsonby", "asquith", "nobody"):
        assert "gentry" not in t.events("guests-looked-at", other)[0]


@pytest.mark.parametrize("number", [4, 6, 7])
def test_grand_ball_in_no_other_round(number: int) -> None:
    t = table(THREE, modules=TABLEAU, round=number, step="round")
    assert t.question == "choose-turn"
