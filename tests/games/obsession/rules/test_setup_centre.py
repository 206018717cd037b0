"""Central Play Area Setup: servants for hire, decks, the tile bag and its monuments (ruling 22)."""

from itertools import combinations

import pytest

from parlour.games.obsession.words.catalogue import TILES
from tests.games.obsession.table import Table, misfit, new_game, table

FOUR = ("asquith", "cavendish", "ponsonby", "york")
MONUMENTS = (
    "trophy-room",
    "wine-cellar",
    "imported-marble-floor",
    "manor-gargoyles",
    "garden-maze",
    "sculpture-garden",
)
BAG = {
    "brushing-room": 2,
    "barn": 2,
    "butlers-pantry": 2,
    "servants-quarters": 2,
    "servants-hall": 2,
    "breakfast-room": 3,
    "main-library": 2,
    "north-library": 2,
    "dining-room": 1,
    "great-hall": 1,
    "drawing-room": 3,
    "music-room": 3,
    "smoking-room": 1,
    "gallery": 1,
    "statuary": 1,
    "fenced-paddock": 3,
    "english-garden": 3,
    "gabled-conservatory": 2,
    "french-garden": 2,
    "stable": 3,
    "croquet-lawn": 3,
    "tennis-court": 3,
    "hillside-kennel": 1,
    "billiards-room": 1,
    "heritage-guest-suite": 1,
    "queens-suite": 1,
    "lionheart-suite": 1,
    "green-room": 1,
    "south-lawn": 1,
}


def before_monuments(
    seats: tuple[str, ...], modules: tuple[str, ...] = (), options: dict[str, str] | None = None
) -> Table:
    """A game in which starters and objectives are dealt."""
    t = new_game(seats, modules=modules, options={"first": "0", **(options or {})})
    while t.offers("chance")[0].split()[0] in ("starters", "objectives"):
        t.chance(t.offers("chance")[0])
    return t


def bag(t: Table) -> dict[str, int]:
    return {TILES[tile]: copies for tile, copies in enumerate(t.county.bag) if copies}


# 1. Servants for hire


@pytest.mark.parametrize(("seats", "footmen", "others"), [(2, 4, 2), (3, 6, 3), (4, 8, 4)])
def test_central_setup_1_servants_for_hire_by_number_of_players(
    seats: int, footmen: int, others: int
) -> None:
    t = new_game(FOUR[:seats])
    assert t.for_hire == [
        *["underbutler"] * 2,
        *["valet"] * others,
        *["ladys-maid"] * others,
        *["footman"] * footmen,
    ]


def test_central_setup_1_the_footman_of_york_does_not_come_from_those_for_hire() -> None:
    t = new_game(("york", "asquith"), options={"first": "0"})
    assert t.for_hire.count("footman") == 4
    assert t.seat("york").available.count("footman") == 2


# 4, 5 and 7. Decks


def test_central_setup_5_twenty_five_prestige_guests() -> None:
    t = new_game()
    assert len(set(t.prestige_deck)) == len(t.prestige_deck) == 25
    assert "duchess-lilo" not in t.prestige_deck
    assert [stratum.fixed for stratum in t.county.prestige.strata] == [False]


def test_central_setup_7_thirty_vp_cards_and_ten_themes() -> None:
    t = new_game()
    assert (t.county.vp_deck.size(), t.county.theme_deck.size()) == (30, 10)
    assert (t.county.round, t.county.themes) == (0, ())


def test_central_setup_7_two_themes_of_each_category() -> None:
    t = table(round=1, step="round")
    assert t.offers("chance") == [
        "theme essentials",
        "theme essentials-b",
        "theme service",
        "theme service-b",
        "theme estate",
        "theme estate-b",
        "theme prestige",
        "theme prestige-b",
        "theme sporting",
        "theme sporting-b",
    ]


# 6. The bag


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_central_setup_6_every_tile_but_start_tiles_and_monuments_is_in_the_bag(seats: int) -> None:
    t = before_monuments(FOUR[:seats])
    assert bag(t) == BAG
    assert sum(BAG.values()) == 54


def outcomes(names: tuple[str, ...], fixed: tuple[str, ...], number: int) -> set[str]:
    """Every draw of monuments: the fixed ones and some of the others, in the order of the facts."""
    rest = [name for name in names if name not in fixed]
    return {
        " ".join(["monuments", *sorted((*fixed, *some), key=MONUMENTS.index)])
        for some in combinations(rest, number)
    }


@pytest.mark.parametrize(
    ("seats", "modules", "garden", "expected"),
    [
        (2, (), "required", outcomes(MONUMENTS, ("sculpture-garden",), 2)),
        (3, (), "required", outcomes(MONUMENTS, ("sculpture-garden",), 3)),
        (4, (), "required", outcomes(MONUMENTS, (), 5)),
        (2, (), "free", outcomes(MONUMENTS, (), 3)),
        (3, (), "free", outcomes(MONUMENTS, (), 4)),
        (4, (), "free", outcomes(MONUMENTS, (), 5)),
        (2, ("garden-maze",), "required", outcomes(MONUMENTS[:5], ("garden-maze",), 2)),
        (3, ("garden-maze",), "required", outcomes(MONUMENTS[:5], ("garden-maze",), 3)),
        (4, ("garden-maze",), "required", outcomes(MONUMENTS[:5], (), 5)),
        (2, ("garden-maze",), "free", outcomes(MONUMENTS[:5], (), 3)),
        (3, ("garden-maze",), "free", outcomes(MONUMENTS[:5], (), 4)),
    ],
)
def test_central_setup_6_ruling_22_which_monuments_chance_may_choose(
    seats: int, modules: tuple[str, ...], garden: str, expected: set[str]
) -> None:
    t = before_monuments(FOUR[:seats], modules, {"sculpture-garden": garden})
    offers = t.offers("chance")
    assert len(offers) == len(set(offers))
    assert set(offers) == expected


def test_central_setup_6_ruling_22_the_monuments_are_shown_and_go_into_the_bag() -> None:
    t = before_monuments(("ponsonby", "york"))
    t.chance("monuments wine-cellar manor-gargoyles sculpture-garden")
    assert bag(t) == {**BAG, "wine-cellar": 1, "manor-gargoyles": 1, "sculpture-garden": 1}
    for viewer in ("ponsonby", "york", "nobody"):
        assert t.events("monuments-chosen", viewer) == [
            {
                "event": "monuments-chosen",
                "seat": -1,
                "tiles": ("wine-cellar", "manor-gargoyles", "sculpture-garden"),
            }
        ]
    assert t.view(None).monuments == t.county.monuments
    assert [TILES[tile] for tile in t.county.monuments] == [
        "wine-cellar",
        "manor-gargoyles",
        "sculpture-garden",
    ]


@pytest.mark.parametrize(
    "outcome",
    [
        "monuments trophy-room wine-cellar manor-gargoyles",
        "monuments trophy-room sculpture-garden",
        "monuments trophy-room wine-cellar manor-gargoyles sculpture-garden",
        "monuments trophy-room trophy-room sculpture-garden",
        "monuments barn trophy-room sculpture-garden",
        "monuments bronze-stag trophy-room sculpture-garden",
    ],
)
def test_central_setup_6_two_players_need_the_sculpture_garden_and_two_more(outcome: str) -> None:
    t = before_monuments(("ponsonby", "york"))
    assert t.refuses("chance", outcome) == ("impossible-outcome", "central-setup")


def test_central_setup_6_chance_answers_with_monuments_only() -> None:
    t = before_monuments(("ponsonby", "york"))
    assert t.refuses("chance", "service barn butlers-pantry brushing-room") == (
        "not-an-answer",
        "central-setup",
    )
    assert t.refuses("chance", "tile sculpture-garden") == ("not-an-answer", "central-setup")


@pytest.mark.parametrize(
    ("seats", "modules", "options"),
    [
        (2, (), {"monuments": "sculpture-garden,trophy-room,garden-maze"}),
        (3, (), {"monuments": "sculpture-garden,trophy-room,garden-maze,wine-cellar"}),
        (4, (), {"monuments": "trophy-room,wine-cellar,imported-marble-floor,manor-gargoyles,garden-maze"}),
        (2, (), {"monuments": "garden-maze,trophy-room,wine-cellar", "sculpture-garden": "free"}),
        (2, ("garden-maze",), {"monuments": "garden-maze,trophy-room,wine-cellar"}),
    ],
)
def test_central_setup_6_ruling_22_the_table_may_choose_the_monuments(
    seats: int, modules: tuple[str, ...], options: dict[str, str]
) -> None:
    t = before_monuments(FOUR[:seats], modules, options)
    assert t.offers("chance", "monuments") == []
    chosen = options["monuments"].split(",")
    assert bag(t) == {**BAG, **dict.fromkeys(chosen, 1)}
    # In the order of the facts, whatever the order they were named in.
    assert [TILES[tile] for tile in t.county.monuments] == sorted(chosen, key=MONUMENTS.index)
    shown = t.events("monuments-chosen")
    assert [event["tiles"] for event in shown] == [tuple(sorted(chosen, key=MONUMENTS.index))]


KNOWN = ", ".join(MONUMENTS)
TWO = ("ponsonby", "york")


@pytest.mark.parametrize(
    ("seats", "modules", "options", "code", "params"),
    [
        (2, (), {"monuments": "barn,trophy-room,sculpture-garden"}, "unknown-monument", "barn"),
        (2, (), {"monuments": "bronze-stag,trophy-room,sculpture-garden"}, "unknown-monument", "bronze-stag"),
        (2, (), {"monuments": ""}, "unknown-monument", ""),
        (2, (), {"monuments": "x" * 50}, "unknown-monument", "x" * 40),
    ],
)
def test_central_setup_6_unknown_monuments_are_turned_away(
    seats: int, modules: tuple[str, ...], options: dict[str, str], code: str, params: str
) -> None:
    assert misfit(FOUR[:seats], modules, **options) == (code, {"monument": params, "known": KNOWN})


@pytest.mark.parametrize(
    ("seats", "given", "number"),
    [
        (2, "sculpture-garden,trophy-room", 3),
        (2, "sculpture-garden,trophy-room,wine-cellar,garden-maze", 3),
        (2, "sculpture-garden,trophy-room,trophy-room", 3),
        (2, "sculpture-garden,trophy-room,wine-cellar,wine-cellar", 3),
        (3, "sculpture-garden,trophy-room,wine-cellar", 4),
        (4, "sculpture-garden,trophy-room,wine-cellar,garden-maze", 5),
        (4, ",".join(MONUMENTS), 5),
    ],
)
def test_central_setup_6_the_number_of_monuments_must_fit(seats: int, given: str, number: int) -> None:
    assert misfit(FOUR[:seats], monuments=given) == (
        "monuments-do-not-fit",
        {"monuments": given[:120], "number": number},
    )


def test_central_setup_6_the_sculpture_garden_cannot_be_left_out_unless_it_is_free() -> None:
    given = "garden-maze,trophy-room,wine-cellar"
    assert misfit(TWO, monuments=given) == ("monument-required", {"monument": "sculpture-garden"})
    assert misfit(FOUR[:3], monuments=f"{given},manor-gargoyles") == (
        "monument-required",
        {"monument": "sculpture-garden"},
    )
    assert misfit(TWO, ("garden-maze",), monuments="manor-gargoyles,trophy-room,wine-cellar") == (
        "monument-required",
        {"monument": "garden-maze"},
    )


def test_central_setup_6_the_garden_maze_keeps_the_sculpture_garden_out() -> None:
    given = "garden-maze,trophy-room,sculpture-garden"
    assert misfit(TWO, ("garden-maze",), monuments=given) == (
        "monument-barred",
        {"monument": "sculpture-garden"},
    )
    five = "garden-maze,trophy-room,wine-cellar,manor-gargoyles,sculpture-garden"
    assert misfit(FOUR, ("garden-maze",), monuments=five) == (
        "monument-barred",
        {"monument": "sculpture-garden"},
    )
