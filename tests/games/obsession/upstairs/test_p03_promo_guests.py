"""Upstairs, Downstairs p. 3: promotional guests join by choice, three of them with rules of their own."""

import pytest

from parlour.games.obsession.game import OBSESSION as GAME
from parlour.games.obsession.words.catalogue import GENTRY
from parlour.kernel.game import Setup
from tests.games.obsession.table import DAUGHTER, HEIR, LADY, LORD, Table, described, misfit, table

CASUAL = (
    "aston-webb",
    "dr-richard-clarkson",
    "jane-booth",
    "reverend-ross-carne",
    "sara-forbes-bonetta",
    "sir-wallace-carter-bt",
    "thomas-fuller",
)
PRESTIGE = (
    "freifrau-von-ludwigstorff",
    "glencora-and-plantagenet-palliser",
    "lady-isobel-hawthorne",
    "lady-mary-shelton",
    "margaret-dowager-countess-fairchild",
    "sherlock-holmes",
    "sir-alastair-leese-bt",
    "sir-charles-fitzwilliam-bt",
    "thomas-allen-hurt-esq",
)
MARKET = ["tennis-court", "breakfast-room", "main-library", "drawing-room", "music-room", "north-library"]
WEBB, CARTER, SHELTON, CLARKSON = CASUAL[0], CASUAL[5], PRESTIGE[3], CASUAL[1]
"""The architect, the houseguest, the lady with a train of gentlemen, the physician."""
WRONG_GUESTS = ("wrong-guests", "invite-guests")


def in_decks(given: str) -> tuple[set[str], set[str]]:
    """The promotional guests among the casual and the prestige guests of a game."""
    rules = GAME.start(Setup("obsession", ("a", "b"), (), {"promo-guests": given})).rules
    casual = {GENTRY[card] for card in rules.people.casuals} & set(CASUAL + PRESTIGE)
    prestige = {GENTRY[card] for card in rules.people.prestiges} & set(CASUAL + PRESTIGE)
    return casual, prestige


def visited(*guests: str, top: dict[str, object] | None = None, **row: object) -> Table:
    """The Ponsonbys know these promotional guests."""
    board = {"level": 3, "pounds": 0, "hand": list(guests), **row}
    told = {"round": 2, "market": MARKET, "ponsonby": board, **(top or {})}
    return described(told, options={"promo-guests": ",".join(guests)})


# Which of them


def test_p03_promos_none_of_them_joins_unasked() -> None:
    assert in_decks("none") == (set(), set())


def test_p03_promos_those_chosen_join_their_decks() -> None:
    chosen = (WEBB, SHELTON, "sherlock-holmes")
    assert in_decks(",".join(chosen)) == ({WEBB}, {SHELTON, "sherlock-holmes"})


def test_p03_promos_any_of_the_sixteen_and_all_of_them() -> None:
    assert in_decks(",".join(CASUAL + PRESTIGE)) == (set(CASUAL), set(PRESTIGE))
    for name in CASUAL + PRESTIGE:
        casual, prestige = in_decks(name)
        assert casual | prestige == {name}


def test_p03_promos_must_be_known_and_named_once() -> None:
    code, told = misfit(("a", "b"), promo_guests="mr-darcy")
    assert (code, told["guest"]) == ("unknown-promo-guest", "mr-darcy")
    assert misfit(("a", "b"), promo_guests="duchess-lilo")[0] == "unknown-promo-guest"
    assert misfit(("a", "b"), promo_guests=f"{WEBB},{WEBB}")[0] == "promo-guest-twice"


def test_p03_promos_join_any_game() -> None:
    for modules in ((), ("ud-guests",), ("wessex",), ("ud-servants", "howard")):
        rules = GAME.start(Setup("obsession", ("a", "b"), modules, {"promo-guests": WEBB})).rules
        assert GENTRY.index(WEBB) in rules.people.casuals


# The architect


GAZEBO = f"host main-gazebo {LORD} {WEBB} staff valet,footman"


def built(*words: str) -> Table:
    t = visited(WEBB, pounds=600, level=1)
    t.play("ponsonby", GAZEBO)
    t.let_chance()
    t.play("ponsonby", *words)
    return t


def test_p03_promos_the_architect_makes_a_tile_cheaper() -> None:
    # The Earl brought 200: there are 800. The Music Room costs 700 and 100.
    assert built("buy music-room 5").seat("ponsonby").pounds == 0
    assert built("buy music-room 5 architect").seat("ponsonby").pounds == 300


def test_p03_promos_the_architect_never_makes_it_free() -> None:
    # The Tennis Court costs 300, and never less than 100.
    assert built("buy tennis-court 1 architect").seat("ponsonby").pounds == 700


def test_p03_promos_the_architect_advises_once() -> None:
    t = visited(WEBB, pounds=1500, level=1, top={"round": 11, "market": MARKET})
    t.play("ponsonby", GAZEBO)
    t.let_chance()
    t.play("ponsonby", "buy breakfast-room 2 architect")
    assert t.refuses("ponsonby", "buy main-library 3 architect") == ("no-architect", "builders-market")


def test_p03_promos_the_architect_advises_in_the_turn_of_his_visit_only() -> None:
    t = visited(WEBB, pounds=600, level=1, top={"step": "market"})
    assert t.refuses("ponsonby", "buy breakfast-room 2 architect") == ("no-architect", "builders-market")
    t = visited(WEBB, pounds=600, level=1, top={"york": {"pounds": 500}})
    t.play("ponsonby", GAZEBO)
    t.finish("ponsonby")
    t.play("york", "pass", "rents")
    assert t.refuses("york", "buy tennis-court 1 architect") == ("no-architect", "builders-market")


def test_p03_promos_the_architect_and_the_useful_man_go_together() -> None:
    here = ["butler", "housekeeper", "valet", "ladys-maid", "footman", "useful-man"]
    t = table(
        modules=("ud-servants",),
        options={"promo-guests": WEBB},
        round=2,
        market=MARKET,
        ponsonby={"level": 1, "pounds": 600, "hand": [WEBB], "available": here},
    )
    t.play("ponsonby", GAZEBO)
    t.let_chance()
    t.play("ponsonby", "buy music-room 5 useful-man architect")
    assert t.seat("ponsonby").pounds == 800 - 400


# The houseguest


CARTER_COMES = f"host main-gazebo {LORD} {CARTER} staff valet,footman"


def test_p03_promos_the_houseguest_goes_back_to_the_hand() -> None:
    t = visited(CARTER)
    t.play("ponsonby", CARTER_COMES)
    t.finish("ponsonby")
    board = t.seat("ponsonby")
    assert CARTER in board.hand
    assert board.discard == {LORD}


def test_p03_promos_the_houseguest_does_not_stay_twice_running() -> None:
    t = visited(CARTER, top={"stayed": [CARTER]})
    t.play("ponsonby", CARTER_COMES)
    t.finish("ponsonby")
    assert t.seat("ponsonby").discard == {LORD, CARTER}


def test_p03_promos_the_houseguest_may_stay_again_after_a_turn_without_him() -> None:
    t = visited(CARTER, top={"stayed": [CARTER]})
    t.play("ponsonby", f"host bowling-green {LORD} {HEIR} staff footman")
    t.finish("ponsonby")
    t.play("york", "pass", "rents")
    t.finish("york")
    t.play("ponsonby", "entertain")
    t.play("ponsonby", f"host main-gazebo {LADY}=dismiss {CARTER} staff valet,footman help footman")
    t.finish("ponsonby")
    assert CARTER in t.seat("ponsonby").hand


# A train of gentlemen


def shelton(*more: str) -> Table:
    return visited(SHELTON, hand=[SHELTON, *more])


def test_p03_promos_lady_mary_shelton_brings_one_more_gentleman() -> None:
    t = shelton()
    words = f"host main-gazebo {LORD} {SHELTON} {HEIR} staff ladys-maid,footman"
    t.play("ponsonby", words)
    assert t.seat("ponsonby").pounds == 300


def test_p03_promos_the_train_is_of_gentlemen_and_of_one() -> None:
    t = shelton("colonel-walter-dalrymple")
    base = f"host main-gazebo {SHELTON}"
    assert t.refuses("ponsonby", f"{base} {LADY}=dismiss {DAUGHTER} staff ladys-maid,footman") == WRONG_GUESTS
    words = f"{base} {LORD} {HEIR} colonel-walter-dalrymple staff valet,ladys-maid,footman"
    assert t.refuses("ponsonby", words) == WRONG_GUESTS


def test_p03_promos_the_train_is_optional_and_hers_alone() -> None:
    t = shelton()
    assert t.allows("ponsonby", f"host main-gazebo {LORD} {SHELTON} staff ladys-maid,footman")
    assert t.refuses("ponsonby", f"host main-gazebo {LORD} {HEIR} {DAUGHTER} staff footman") == WRONG_GUESTS


def test_p03_promos_the_gentleman_of_the_train_must_suit_the_tile() -> None:
    t = shelton()
    words = f"host front-parlour {LADY}=dismiss {SHELTON} {LORD} staff housekeeper,ladys-maid"
    assert t.refuses("ponsonby", words) == WRONG_GUESTS


# The physician


@pytest.mark.parametrize("card", [HEIR, "miss-anne-harlow"])
def test_p03_promos_the_physician_calls_somebody_back_from_the_discard_pile(card: str) -> None:
    t = visited(CLARKSON, discard=[HEIR, "miss-anne-harlow"])
    t.play("ponsonby", f"host bowling-green {LORD} {CLARKSON} staff footman")
    assert t.question == "recall-guest"
    t.play("ponsonby", f"recall {card}")
    assert card in t.seat("ponsonby").hand


@pytest.mark.parametrize("kitchen", ["renovated-kitchen", "renovated-kitchen/back"])
def test_p03_promos_the_train_leaves_the_larger_table_of_the_kitchen_to_anybody(kitchen: str) -> None:
    here = ["butler", "housekeeper", "valet", "ladys-maid", "footman", "cook"]
    t = table(
        modules=("ud-servants",),
        options={"promo-guests": SHELTON},
        ponsonby={"level": 3, "hand": [SHELTON], "estate": [kitchen], "available": here},
    )
    ladies = f"host main-gazebo {LADY}=dismiss {DAUGHTER} {SHELTON} staff ladys-maid,footman extra cook"
    flipped = kitchen.endswith("/back")
    assert t.allows("ponsonby", ladies) == flipped
    # One lady by the larger table, one gentleman of the train.
    both = f"host main-gazebo {LORD} {LADY}=dismiss {DAUGHTER} {SHELTON} staff ladys-maid,footman extra cook"
    assert t.allows("ponsonby", both) == flipped
    assert t.allows("ponsonby", f"host main-gazebo {LORD} {LADY}=dismiss {SHELTON} staff ladys-maid,footman")
