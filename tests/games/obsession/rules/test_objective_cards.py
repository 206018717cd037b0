"""Objective Cards: every card just below, at and above what it asks, and its exact points."""

import pytest

from tests.games.obsession.table import Row, table

CHARLES = "charles-fairchild-esq"
ELIZABETH = "miss-elizabeth-fairchild"
STAFF = ["butler", "housekeeper", "valet", "ladys-maid", "footman"]
MONUMENTS = ["sculpture-garden", "trophy-room", "wine-cellar"]
GENTLEMEN = ["john-ambrose-esq", "zachary-ell-esq", "sir-thomas-ralphs", "peter-viscount-townshend"]
LADIES = ["lady-sarah-lewis", "miss-anne-harlow", "anne-hawkins", "lady-elinor-palmer"]
PRESTIGE = ["hon-albert-plantagenet", "lady-elinor-palmer", "richard-duke-of-langford"]


def points(objective: str, row: Row, modules: tuple[str, ...] = ()) -> int:
    """What an objective is worth to Ponsonby."""
    t = table(modules=modules, round=2, ponsonby={**row, "objectives": [objective]}, monuments=MONUMENTS)
    return t.seat("ponsonby").score["objectives"]


def estate(*tiles: str) -> Row:
    return {"estate": list(tiles)}


def hand(*guests: str) -> Row:
    return {"hand": list(guests)}


def staff(*more: str) -> Row:
    return {"available": [*STAFF, *more]}


# Room bonus

ROOMS = {
    "room-great-hall": ("great-hall", 6),
    "room-statuary": ("statuary", 6),
    "room-hillside-kennel": ("hillside-kennel", 6),
    "room-french-garden": ("french-garden", 5),
    "room-music-room": ("music-room", 4),
    "room-main-library": ("main-library", 5),
}


@pytest.mark.parametrize("objective", ROOMS)
def test_room_bonus(objective: str) -> None:
    tile, vp = ROOMS[objective]
    assert points(objective, estate()) == 0
    others = [name for name, _ in ROOMS.values() if name != tile]
    assert points(objective, estate(*others)) == 0
    assert points(objective, estate(tile)) == vp
    assert points(objective, estate(f"{tile}/back")) == vp
    assert points(objective, estate(*others, tile)) == vp


# Group bonus

GROUPS = {
    "group-naturalist": (("north-library", "gabled-conservatory"), 12),
    "group-epicurean": (("breakfast-room", "dining-room"), 12),
    "group-gardener": (("english-garden", "french-garden"), 10),
    "group-horseman": (("stable", "fenced-paddock", "barn"), 10),
    "group-lawn-games": (("croquet-lawn", "tennis-court"), 8),
    "group-gentlemens-club": (("smoking-room", "billiards-room"), 16),
    "group-salon": (("drawing-room", "music-room"), 10),
}


@pytest.mark.parametrize("objective", GROUPS)
def test_group_bonus_all_or_nothing(objective: str) -> None:
    tiles, vp = GROUPS[objective]
    for missing in tiles:
        assert points(objective, estate(*[tile for tile in tiles if tile != missing], "gallery")) == 0
    assert points(objective, estate(*tiles)) == vp
    assert points(objective, estate(f"{tiles[0]}/back", *tiles[1:], "gallery")) == vp
    assert points(objective, estate()) == 0


# Guest bonus


@pytest.mark.parametrize(
    ("guests", "vp"),
    [
        ([], 0),
        (GENTLEMEN[:2], 0),
        (GENTLEMEN[:3], 1),
        (GENTLEMEN[:4], 1),
        ([*GENTLEMEN, LADIES[0]], 1),
        ([*GENTLEMEN, *LADIES[:2]], 2),
        ([*GENTLEMEN, *LADIES], 2),
        ([*GENTLEMEN, *LADIES, PRESTIGE[0]], 3),
        # A Fairchild is a guest (ruling 13)
        ([*GENTLEMEN[:2], CHARLES], 1),
    ],
)
def test_guest_bonus_one_point_for_every_three_guests(guests: list[str], vp: int) -> None:
    assert points("guests-per-three", hand(*guests)) == vp


@pytest.mark.parametrize(
    ("guests", "vp"),
    [
        ([], 0),
        ([*GENTLEMEN[:3], *LADIES[:3]], 0),
        (PRESTIGE[:1], 1),
        (PRESTIGE[:2], 2),
        (PRESTIGE, 3),
        ([*PRESTIGE, *GENTLEMEN[:3]], 3),
        ([*PRESTIGE, CHARLES], 4),  # ruling 13
        ([ELIZABETH], 1),
    ],
)
def test_guest_bonus_one_point_for_every_prestige_guest(guests: list[str], vp: int) -> None:
    assert points("guests-prestige", hand(*guests)) == vp


@pytest.mark.parametrize(
    ("ladies", "gentlemen", "of_ladies", "of_gentlemen"),
    [
        ([], [], 0, 0),
        (LADIES[:1], GENTLEMEN[:1], 0, 0),
        (LADIES[:2], GENTLEMEN[:1], 1, 0),
        (LADIES[:1], GENTLEMEN[:2], 0, 1),
        (LADIES[:3], GENTLEMEN[:3], 1, 1),
        (LADIES[:4], GENTLEMEN[:3], 2, 1),
        (LADIES[:3], GENTLEMEN[:4], 1, 2),
        ([LADIES[0], ELIZABETH], GENTLEMEN[:1], 1, 0),
        (LADIES[:1], [GENTLEMEN[0], CHARLES], 0, 1),
    ],
)
def test_guest_bonus_one_point_for_two_ladies_or_two_gentlemen(
    ladies: list[str], gentlemen: list[str], of_ladies: int, of_gentlemen: int
) -> None:
    # Members of the family are no guests: two of each are in every hand.
    assert points("guests-ladies", hand(*ladies, *gentlemen)) == of_ladies
    assert points("guests-gentlemen", hand(*ladies, *gentlemen)) == of_gentlemen


@pytest.mark.parametrize(
    ("guests", "vp"),
    [
        (["peter-viscount-townshend", "hazel-viscountess-crosse"], 0),  # rating 4
        (["kenneth-viscount-ashwood"], 2),  # 5
        (["mary-countess-coventry"], 2),  # 6
        (["kenneth-viscount-ashwood", "mary-countess-coventry", "hon-albert-plantagenet"], 4),
        ([CHARLES], 0),
    ],
)
def test_guest_bonus_two_points_for_guests_of_rating_5_and_more(guests: list[str], vp: int) -> None:
    assert points("guests-elite", hand(*guests)) == vp


def test_guest_bonus_guests_count_in_hand_and_in_the_discard_pile() -> None:
    row = {"hand": PRESTIGE[:1], "discard": PRESTIGE[1:]}
    assert points("guests-prestige", row) == 3
    # The pile may hold family too: they count for nothing.
    assert points("guests-ladies", {"discard": ["lady-margaret-carlow", *LADIES[:2]]}) == 1


def test_guest_bonus_the_novelty_guest_is_a_prestige_guest() -> None:
    assert points("guests-prestige", hand("duchess-lilo"), ("novelty-guest",)) == 1
    assert points("guests-elite", hand("duchess-lilo"), ("novelty-guest",)) == 2
    assert points("guests-per-three", hand("duchess-lilo", *LADIES[:2]), ("novelty-guest",)) == 1


# Improvement category bonus


@pytest.mark.parametrize(
    ("objective", "tiles", "vp"),
    [
        # The start tile of the category counts
        ("category-essentials", (), 1),
        ("category-essentials", ("breakfast-room", "great-hall/back"), 3),
        ("category-essentials", ("heritage-guest-suite", "green-room"), 3),
        ("category-essentials", ("green-room/back", "gallery", "stable"), 1),
        ("category-service", (), 1),
        ("category-service", ("barn", "servants-hall", "brushing-room"), 4),
        ("category-service", ("wine-cellar", "breakfast-room"), 2),
        ("category-estate", (), 1),
        ("category-estate", ("english-garden", "sculpture-garden", "south-lawn/back"), 4),
        ("category-estate", ("south-lawn", "queens-suite"), 2),
        ("category-prestige", (), 1),
        ("category-prestige", ("gallery/back", "green-room/back", "lionheart-suite"), 4),
        ("category-prestige", ("green-room",), 1),
        ("category-sporting", (), 1),
        ("category-sporting", ("stable", "south-lawn", "trophy-room", "tennis-court/back"), 5),
        ("category-sporting", ("south-lawn/back",), 1),
    ],
)
def test_improvement_category_bonus_one_point_for_every_tile(
    objective: str, tiles: tuple[str, ...], vp: int
) -> None:
    assert points(objective, estate(*tiles)) == vp


@pytest.mark.parametrize("category", ["essentials", "service", "estate", "prestige", "sporting"])
def test_improvement_category_bonus_may_be_corrected_to_leave_start_tiles_out(category: str) -> None:
    objective = f"category-{category}"
    condition = {"kind": "count_tiles", "category": category, "include_start": False}
    tile = {
        "essentials": "dining-room",
        "service": "barn",
        "estate": "english-garden",
        "prestige": "gallery",
        "sporting": "stable",
    }[category]
    for tiles, vp in [([], 0), ([tile], 1)]:
        t = table(
            corrections={"objectives": {objective: {"condition": condition}}},
            round=2,
            ponsonby={"objectives": [objective], "estate": tiles},
        )
        assert t.seat("ponsonby").score["objectives"] == vp


# Servant bonus


@pytest.mark.parametrize(
    ("objective", "more", "vp"),
    [
        ("servants-three-ladys-maids", ("ladys-maid",), 0),
        ("servants-three-ladys-maids", ("ladys-maid", "ladys-maid"), 6),
        ("servants-three-valets", ("valet",), 0),
        ("servants-three-valets", ("valet", "valet"), 6),
        ("servants-three-valets", ("valet", "underbutler"), 0),
        ("servants-four-footmen", ("footman", "footman"), 0),
        ("servants-four-footmen", ("footman",) * 3, 6),
        ("servants-four-footmen", ("footman",) * 4, 6),
        ("servants-balanced", ("valet", "ladys-maid", "footman"), 0),
        ("servants-balanced", ("valet", "footman", "footman"), 0),
        ("servants-balanced", ("ladys-maid", "footman", "footman"), 0),
        ("servants-balanced", ("valet", "ladys-maid", "footman", "footman"), 7),
        ("servants-balanced", ("valet", "ladys-maid", "footman", "footman", "footman"), 7),
    ],
)
def test_servant_bonus_all_or_nothing(objective: str, more: tuple[str, ...], vp: int) -> None:
    assert points(objective, staff(*more)) == vp


def test_servant_bonus_servants_count_wherever_they_stand() -> None:
    row = {
        "available": ["butler", "housekeeper", "valet", "footman", "ladys-maid"],
        "quarters": ["ladys-maid"],
        "expended": ["ladys-maid"],
    }
    assert points("servants-three-ladys-maids", row) == 6


# Miscellaneous


@pytest.mark.parametrize(
    ("modules", "level", "position", "vp"),
    [
        ((), 6, 5, 0),
        ((), 7, 1, 7),
        ((), 7, 5, 7),
        (("extended",), 7, 5, 0),
        (("extended",), 8, 5, 0),
        (("extended",), 9, 1, 7),
    ],
)
def test_miscellaneous_maximum_reputation(
    modules: tuple[str, ...], level: int, position: int, vp: int
) -> None:
    assert points("misc-max-reputation", {"level": level, "position": position}, modules) == vp


@pytest.mark.parametrize(("pounds", "vp"), [(0, 0), (1100, 0), (1200, 7), (1300, 7), (2400, 7)])
def test_miscellaneous_twelve_hundred_pounds(pounds: int, vp: int) -> None:
    assert points("misc-wealth", {"pounds": pounds}) == vp


@pytest.mark.parametrize(
    ("tiles", "vp"),
    [
        ((), 0),
        (("trophy-room",), 3),
        (("trophy-room", "wine-cellar", "sculpture-garden"), 9),
        # A suite is a monument once it has been flipped
        (("queens-suite", "lionheart-suite"), 0),
        (("queens-suite/back", "lionheart-suite/back", "trophy-room"), 9),
        (("heritage-guest-suite", "gallery/back"), 0),
    ],
)
def test_miscellaneous_three_points_for_every_monument(tiles: tuple[str, ...], vp: int) -> None:
    assert points("misc-monuments", estate(*tiles)) == vp


# All of them together


def test_objectives_each_card_held_scores_by_itself() -> None:
    row = {
        "objectives": ["misc-wealth", "misc-monuments", "room-statuary", "category-sporting"],
        "pounds": 1200,
        "estate": ["trophy-room", "gallery"],
    }
    t = table(round=2, ponsonby=row, monuments=MONUMENTS)
    # 7 + 3 + 0 + 2
    assert t.seat("ponsonby").score["objectives"] == 12


def test_objectives_every_card_of_the_deck_has_a_test_here() -> None:
    tested = {
        *ROOMS,
        *GROUPS,
        "guests-per-three",
        "guests-prestige",
        "guests-ladies",
        "guests-gentlemen",
        "guests-elite",
        "category-essentials",
        "category-service",
        "category-estate",
        "category-prestige",
        "category-sporting",
        "servants-three-ladys-maids",
        "servants-three-valets",
        "servants-four-footmen",
        "servants-balanced",
        "misc-max-reputation",
        "misc-wealth",
        "misc-monuments",
    }
    t = table(round=6, step="turn", ponsonby={"objectives": []}, york={"objectives": []})
    t.play("ponsonby", "pass")
    drawn = {name for offer in t.offers("chance") for name in offer.split()[1:]}
    assert drawn == tested
    assert len(tested) == t.county.objective_deck.size() == 30
