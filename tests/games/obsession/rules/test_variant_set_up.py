"""Minor Rule Variations: starter draft, Garden Maze, novelty guest, hiring when passing."""

import pytest

from tests.games.obsession.names import STARTERS
from tests.games.obsession.table import Table, new_game, table

FOUR = ("asquith", "cavendish", "ponsonby", "york")
RULE = "player-setup"


def drafting(seats: int, first: int = 0) -> Table:
    """The row of the draft is about to be laid out."""
    return new_game(FOUR[:seats], modules=("starter-draft",), options={"first": str(first)})


# Starter Guest Card Draft


@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [
        (2, 0, ["cavendish", "asquith", "asquith", "cavendish"]),
        (2, 1, ["asquith", "cavendish", "cavendish", "asquith"]),
        (3, 0, ["ponsonby", "cavendish", "asquith", "asquith", "cavendish", "ponsonby"]),
        (3, 2, ["cavendish", "asquith", "ponsonby", "ponsonby", "asquith", "cavendish"]),
        (4, 1, ["asquith", "york", "ponsonby", "cavendish", "cavendish", "ponsonby", "york", "asquith"]),
    ],
)
def test_starter_draft_last_player_first_the_first_player_twice_and_back(
    seats: int, first: int, order: list[str]
) -> None:
    t = drafting(seats, first)
    row = STARTERS[: 2 * seats + 2]
    t.chance("starters " + " ".join(row))
    asked: list[str] = []
    taken: dict[str, set[str]] = {family: set() for family in FOUR[:seats]}
    while t.question == "pick-starter":
        (family,) = t.asked
        asked.append(family)
        guest = t.offers(family)[-1].split()[1]
        t.play(family, f"pick {guest}")
        taken[family].add(guest)
    assert asked == order
    for family in FOUR[:seats]:
        assert len(taken[family]) == 2
        assert taken[family] <= t.seat(family).hand
    # The two left over, and the starters that were not laid out, go into the casual deck.
    assert row[:2] == [name for name in row if name in t.casual_deck]
    assert set(STARTERS[2 * seats + 2 :]) <= set(t.casual_deck)
    assert len(t.casual_deck) == 35 + 15 - 2 * seats
    assert [stratum.fixed for stratum in t.county.casual.strata] == [False]
    assert t.county.starter_row == ()
    assert t.offers("chance", "objectives")


@pytest.mark.parametrize(("seats", "number"), [(2, 6), (3, 8), (4, 10)])
def test_starter_draft_twice_as_many_as_players_and_two_more(seats: int, number: int) -> None:
    t = drafting(seats)
    for wrong in (number - 1, number + 1):
        assert t.refuses("chance", "starters " + " ".join(STARTERS[:wrong])) == ("impossible-outcome", RULE)
    t.chance("starters " + " ".join(STARTERS[-number:]))
    assert t.events("starters-laid-out", "nobody") == [
        {"event": "starters-laid-out", "seat": -1, "gentry": tuple(STARTERS[-number:])}
    ]
    (last,) = t.asked
    assert t.offers(last) == [f"pick {name}" for name in STARTERS[-number:]]


def test_starter_draft_one_of_the_guests_in_the_row() -> None:
    t = drafting(2)
    t.chance("starters " + " ".join(STARTERS[:6]))
    assert t.refuses("cavendish", f"pick {STARTERS[6]}") == ("guest-not-in-row", RULE)
    assert t.told("cavendish", f"pick {STARTERS[6]}") == {"guest": STARTERS[6]}
    assert t.refuses("cavendish", "done") == ("not-an-answer", RULE)
    assert t.told("cavendish", "done") == {"action": "done", "question": "pick-starter"}
    t.play("cavendish", f"pick {STARTERS[2]}")
    assert t.events("guest-joined") == [{"event": "guest-joined", "seat": 1, "gentry": STARTERS[2]}]
    assert t.refuses("asquith", f"pick {STARTERS[2]}") == ("guest-not-in-row", RULE)


def test_starter_draft_alone_two_of_four() -> None:
    t = new_game(("york",), modules=("starter-draft",))
    t.chance("starters " + " ".join(STARTERS[:4]))
    t.play("york", f"pick {STARTERS[0]}", f"pick {STARTERS[3]}")
    assert {STARTERS[0], STARTERS[3]} <= t.seat("york").hand
    assert t.question == "chance"


# Garden Maze


def test_garden_maze_takes_the_place_of_the_sculpture_garden() -> None:
    t = table(modules=("garden-maze",), round=2)
    assert (t.in_bag("garden-maze"), t.in_bag("sculpture-garden")) == (1, 0)
    t = table(round=2)
    assert t.in_bag("sculpture-garden") == 1


def test_garden_maze_is_worth_seven_and_brings_reputation() -> None:
    t = table(modules=("garden-maze",), round=2, step="turn", ponsonby={"estate": ["garden-maze"]})
    assert t.seat("ponsonby").score["tiles"] == 5 + 7
    t.play("ponsonby", "entertain")
    assert t.seat("ponsonby").reputation == (1, 2)


# The twenty-sixth prestige guest


def test_ruling_22_the_novelty_guest_plays_by_option_only() -> None:
    assert "duchess-lilo" not in new_game().prestige_deck
    t = new_game(modules=("novelty-guest",))
    assert "duchess-lilo" in t.prestige_deck
    assert len(t.prestige_deck) == 26


def test_ruling_22_the_novelty_guest_can_be_invited_but_never_served() -> None:
    t = table(
        modules=("novelty-guest",),
        round=2,
        step="turn",
        ponsonby={"vp-cards": ["prestige-invite"], "level": 7},
    )
    t.play("ponsonby", "use prestige-invite")
    t.chance("guest duchess-lilo")
    assert "duchess-lilo" in t.seat("ponsonby").hand
    # Nine points for keeping her.
    assert t.seat("ponsonby").score["gentry"] == 17
    t.play("ponsonby", "entertain")
    assert t.refuses(
        "ponsonby", "host front-parlour lady-margaret-carlow duchess-lilo staff housekeeper,ladys-maid"
    ) == ("nobody-can-serve", "invite-guests")


# Hiring when passing (its rules are tested with passing)


def test_ruling_27_hiring_when_passing_is_an_option_of_its_own() -> None:
    for modules, offered in [((), False), (("hire-when-passing",), True)]:
        t = table(modules=modules, round=2, step="pass-favour")
        offers = t.offers("ponsonby")
        assert offers[:2] == ["rents", "renew"]
        assert ("host butlers-room staff butler" in offers) is offered
    t = table(modules=("hire-when-passing",), round=2, step="pass-favour")
    t.play("ponsonby", "host butlers-room staff butler", "hire valet footman")
    assert t.seat("ponsonby").pounds == 300


def test_variations_combine_with_one_another() -> None:
    modules = (
        "extended",
        "emily-bronte",
        "queen-victoria",
        "charles-dickens",
        "starter-draft",
        "intensive-service-any",
        "garden-maze",
        "hire-when-passing",
        "novelty-guest",
    )
    t = new_game(modules=modules, options={"first": "0"})
    assert t.county.rules.modules == ("base", *modules)
    steps = [type(item).__name__ for item in t.county.rules.programme("round")]
    assert steps == [
        "RollForTheme",
        "PlayTurns",
        "ReturnFairchild",
        "HoldCourtship",
        "EndSeason",
        "SeasonalRefresh",
        "PassPawn",
        "BuildingBoom",
        "AdvancePawn",
    ]
