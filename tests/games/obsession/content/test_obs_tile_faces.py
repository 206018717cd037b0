"""Tiles: favours, guests, servants and points on their faces, and the examples of the rulebooks."""

from collections import Counter

from parlour.games.obsession.content.words import ANY_NUMBER
from tests.games.obsession.components import (
    ACTIVITIES,
    BASE_TILES,
    BOOK,
    CARDS,
    LOW_MONUMENTS,
    MONUMENTS,
    ORDINARY,
    START,
    TILES,
    category_of,
    face,
    faces,
    favour_kinds,
    invited,
    tile_amount,
)
from tests.games.obsession.names import BALL, RECITAL

INVITATIONS = {"casual", "prestige", "look_casual", "look_prestige"}
# The two church-and-brook tiles of Upstairs, Downstairs follow no category rule.
PLAIN = [
    (tile, side, f)
    for tile, side, f in ACTIVITIES
    if tile.kind in ("start", "ordinary", "hybrid") and tile.id not in ("parish-church", "babbling-brook")
]
SUITES = ("heritage-guest-suite", "queens-suite", "lionheart-suite")


# Favours


def test_every_category_gives_its_own_favour() -> None:
    for tile, side, f in PLAIN:
        category = category_of(tile, side)
        kinds = set(favour_kinds(f))
        if category == "estate":
            assert kinds & INVITATIONS
        elif category == "prestige":
            assert "reputation" in kinds
        elif category == "sporting":
            assert "pounds" in kinds
        elif category == "essentials" and tile.id != "main-library":
            assert not kinds


def test_main_library_draws_an_objective_then_a_vp_card() -> None:
    assert favour_kinds(face("main-library:front")) == ["objective_draw"]
    assert favour_kinds(face("main-library:back")) == ["vp_card"]


def test_essentials_host_parties_of_five_six_and_seven() -> None:
    sizes = {sum(invited(f).values()) for t, side, f in PLAIN if category_of(t, side) == "essentials"}
    assert {5, 6, 7} <= sizes


def test_screenings_look_at_more_than_they_keep() -> None:
    looks = [(x.look, x.keep) for _, _, f in ACTIVITIES for x in f.favours if x.kind.startswith("look")]
    assert all(look > keep >= 1 for look, keep in looks)
    assert (4, 2) in looks


def test_a_plain_single_invitation_exists() -> None:
    favours = [x for _, _, f in ACTIVITIES for x in f.favours]
    assert any(x.kind in ("casual", "prestige") and x.amount == 1 for x in favours)


def test_tile_favours_grow_with_the_rating() -> None:
    def strength(low: int, high: int, ordinary: bool) -> list[int]:
        found: list[int] = []
        for tile, side, f in ACTIVITIES:
            if not low <= tile.pr <= high:
                continue
            if category_of(tile, side) == "sporting":
                found.append(tile_amount(f, "pounds"))
            elif category_of(tile, side) == "prestige" and (tile.kind == "ordinary" or not ordinary):
                found.append(100 * tile_amount(f, "reputation"))
        return found

    first, top = strength(1, 1, False), strength(5, 6, True)
    assert min(first) >= 200
    assert max(first) <= 300
    assert min(top) >= 500
    assert max(top) <= 800


# Guests


def test_every_kind_of_guest_is_asked_for() -> None:
    kinds = {slot.kind for _, _, f in ACTIVITIES for slot in f.guests}
    assert kinds == {"gentry", "family", "gentlemen", "ladies", "casual", "prestige"}


def test_activities_for_one_gender_exist() -> None:
    parties = [set(invited(f)) for _, _, f in ACTIVITIES]
    assert {"ladies"} in parties
    assert {"gentlemen"} in parties


def test_family_only_and_guestless_activities() -> None:
    family = {tile.id for tile, _, f in ACTIVITIES if set(invited(f)) == {"family"}}
    assert family == {"private-study", "main-library"}
    assert {tile.id for tile, _, f in ACTIVITIES if not f.guests} == {"butlers-room"}


# Servants


def test_every_base_activity_asks_for_butler_housekeeper_or_footman() -> None:
    base = [f.servant for tile, _, f in ACTIVITIES if tile in BASE_TILES]
    assert set(base) == {"butler", "housekeeper", "footman"}
    assert face("parish-church:front").servant == "none"
    assert face("renovated-kitchen:front").servant == "cook"


def test_housekeeper_serves_all_dining() -> None:
    dining = [f for name in ("breakfast-room", "dining-room") for _, f in faces(TILES[name])]
    assert all(f.servant == "housekeeper" for f in dining)


def test_footman_serves_most_outdoor_activities() -> None:
    outdoor = [
        f.servant
        for tile, side, f in ACTIVITIES
        if tile in BASE_TILES
        and tile.kind in ("start", "ordinary", "hybrid")
        and category_of(tile, side) in ("estate", "sporting")
    ]
    assert outdoor.count("footman") / len(outdoor) > 0.7


def test_butler_serves_study_hiring_recital_ball_and_lionheart() -> None:
    for name in ("private-study", "butlers-room", "music-room", "great-hall", "lionheart-suite"):
        assert TILES[name].front.servant == "butler"


# Points


def test_the_highest_points_are_the_sculpture_garden() -> None:
    assert max(f.vp for tile in BOOK.tiles for _, f in faces(tile)) == 10
    assert [tile.id for tile in BOOK.tiles if tile.front.vp == 10] == ["sculpture-garden"]
    assert face("garden-maze:front").vp == 7


def test_only_sporting_and_essentials_fronts_may_be_negative() -> None:
    negative = [tile for tile in BOOK.tiles if tile.front.vp < 0]
    assert negative
    assert all(tile.category in ("sporting", "essentials") for tile in negative)
    assert all(tile.back.vp >= 0 for tile in BOOK.tiles)
    for tile in BOOK.tiles:
        if tile.kind == "monument" or tile.category in ("estate", "prestige"):
            assert tile.front.vp > 0


def test_flipping_raises_the_points_but_for_the_private_study() -> None:
    for tile in BOOK.tiles:
        if tile.flip == "once":
            assert (tile.back.vp > tile.front.vp) == (tile.id != "private-study")


def test_french_organiser_shows_thirteen_tiles_for_twenty_four_points() -> None:
    shown = [tile for tile in BOOK.tiles if tile.organiser_face]
    points = {tile.id: face(f"{tile.id}:{tile.organiser_face}").vp for tile in shown}
    assert len(points) == 13
    assert sum(points.values()) == 24
    unknown = (
        "main-gazebo", "bowling-green", "north-library", "brushing-room", "fenced-paddock", "green-room",
        "tennis-court", "gabled-conservatory", "lionheart-suite",
    )  # fmt: skip
    assert sum(points[tile_id] for tile_id in unknown) == 19


def test_two_prestige_tiles_can_total_three() -> None:
    assert face("front-parlour:back").vp + face("drawing-room:front").vp == 3


def test_points_of_service_tiles() -> None:
    assert face("barn:front").vp == 2
    others = [tile for tile in BOOK.tiles if tile.kind == "service" and tile.id != "barn"]
    assert all(f.vp in (0, 1) for tile in others for _, f in faces(tile))


def test_points_of_start_tiles() -> None:
    names = (
        "private-study:front", "private-study:back", "butlers-room:front", "butlers-room:back",
        "front-parlour:back",
    )  # fmt: skip
    assert [face(name).vp for name in names] == [3, 0, 0, 1, 2]


def test_an_average_estate_is_worth_twenty_four_to_thirty_four() -> None:
    total = 0
    count = 0
    for tile in BASE_TILES:
        if tile.kind == "service":
            total += tile.front.vp * tile.copies
        elif tile.kind != "start":
            total += max(tile.front.vp, tile.back.vp) * tile.copies
        else:
            continue
        count += tile.copies
    estate = sum(tile.back.vp for tile in START) + 8 * total / count
    assert 24 <= estate <= 34


# Tiles that a rulebook describes


def test_drawing_room() -> None:
    tile = TILES["drawing-room"]
    assert (tile.category, tile.pr) == ("prestige", 3)
    assert [invited(f) for _, f in faces(tile)] == [{"gentry": 3}, {"gentry": 4}]
    assert [tile_amount(f, "reputation") for _, f in faces(tile)] == [2, 3]


def test_music_room() -> None:
    tile = TILES["music-room"]
    assert (tile.category, tile.pr, tile.front.title.en) == ("prestige", 4, "Family Recital")
    assert [invited(f) for _, f in faces(tile)] == [{"gentry": 3}, {"gentry": 4}]
    assert [tile_amount(f, "reputation") for _, f in faces(tile)] == [4, 5]


def test_great_hall() -> None:
    tile = TILES["great-hall"]
    assert (tile.category, tile.pr) == ("essentials", 6)
    assert [invited(f) for _, f in faces(tile)] == [{"gentry": 6}, {"gentry": 7}]
    assert [f.favours for _, f in faces(tile)] == [(), ()]


def test_start_tiles_have_rating_one_and_the_study_takes_two_of_the_family() -> None:
    assert all(tile.pr == 1 for tile in START)
    assert invited(face("private-study:front")) == {"family": 2}


def test_gazebo_invites_one_prestige_guest_then_casual_ones() -> None:
    assert [(x.kind, x.amount) for x in face("main-gazebo:front").favours] == [("prestige", 1)]
    assert set(favour_kinds(face("main-gazebo:back"))) == {"casual"}


def test_flipped_french_garden_dismisses_any_number() -> None:
    assert ("dismiss", ANY_NUMBER) in [(x.kind, x.amount) for x in face("french-garden:back").favours]


def test_village_fair_gives_three_hundred_pounds_and_two_reputation() -> None:
    effect = face("private-study:back").effect
    assert effect is not None
    assert (effect.kind, effect.pounds, effect.reputation) == ("village_fair", 300, 2)


def test_suites() -> None:
    suites = [TILES[name].front.suite for name in SUITES]
    assert [suite.double for suite in suites if suite is not None] == ["all", "one", "all"]
    lionheart = TILES["lionheart-suite"].front.suite
    assert lionheart is not None
    assert lionheart.guest_from == "supply_top"
    assert not lionheart.guest_service
    assert TILES["heritage-guest-suite"].pr <= 3
    assert min(TILES["queens-suite"].pr, TILES["lionheart-suite"].pr) >= 4
    assert face("lionheart-suite:back").vp == 6
    assert all(TILES[name].pr != 5 for name in SUITES)


def test_hybrids_change_category() -> None:
    assert all(tile.category != tile.category_back for tile in BOOK.tiles if tile.kind == "hybrid")
    green = TILES["green-room"]
    assert (green.category, green.category_back) == ("essentials", "prestige")


def test_estate_side_of_the_babbling_brook_reclaims_a_card() -> None:
    brook = TILES["babbling-brook"]
    estate = [f for side, f in faces(brook) if category_of(brook, side) == "estate"]
    assert [favour_kinds(f) for f in estate] == [["reclaim"]]


def test_stocked_lake_and_tennis_court() -> None:
    assert (TILES["stocked-lake"].category, TILES["stocked-lake"].pr) == ("sporting", 6)
    assert invited(face("tennis-court:front")) == {"gentlemen": 1, "ladies": 1}


def test_low_monuments_lie_below_the_others_and_none_is_service() -> None:
    assert sorted(tile.category for tile in LOW_MONUMENTS) == ["essentials", "estate", "prestige", "sporting"]
    assert max(t.front.vp for t in LOW_MONUMENTS) <= min(t.front.vp for t in MONUMENTS)


def test_every_passive_face_and_monument_has_a_standing_ability() -> None:
    for tile in BOOK.tiles:
        for _, f in faces(tile):
            assert (f.effect is not None) == (f.mode != "activity")
            assert (f.suite is not None) == (f.mode == "activity" and tile.kind == "suite")
            assert f.mode == "activity" or not (f.favours or f.guests)


# Worked examples


def test_edens_chart_can_be_built_from_real_faces() -> None:
    def total(names: str) -> int:
        return sum(face(name).vp for name in names.split())

    study, parlour = "private-study:front", "front-parlour:back"
    assert total(study) == 3
    assert total(f"{study} heritage-guest-suite:front") == 5
    assert total("butlers-room:front") == 0
    assert total("butlers-room:front barn:front") == 2
    assert total("main-gazebo:back") == 2
    assert total(f"{parlour} drawing-room:front") == 3
    assert total(f"{parlour} drawing-room:back music-room:back") == 11
    assert total(f"{parlour} drawing-room:back music-room:back statuary:front") == 14
    assert total("bowling-green:back") == 1
    assert total("bowling-green:back trophy-room:front") == 5


def _sums(name: str, guests: list[str], admirer: bool = False) -> Counter[str]:
    found: Counter[str] = Counter()
    for favour in [*face(name).favours, *[x for guest in guests for x in CARDS[guest].favours]]:
        if admirer or not favour.when:
            found[favour.kind] += favour.amount
    return found


def test_drawing_room_example() -> None:
    guests = [
        "mabel-countess-of-ponsonby",
        "caroline-viscountess-abernathy",
        "istvan-count-hoyos",
        "anne-marie-comtesse-de-vitry",
    ]
    found = _sums("drawing-room:back", guests)
    assert (found["pounds"], found["reputation"]) == (400, 5)


def test_music_room_example_with_hall_boy_and_cook() -> None:
    found = _sums("music-room:front", RECITAL)
    assert (found["pounds"] + 100, found["reputation"] + 1) == (700, 8)


def test_great_hall_example() -> None:
    found = _sums("great-hall:front", BALL, admirer=True)
    assert (found["vp_card"], found["pounds"], found["prestige"]) == (2, 800, 1)
    assert found["reputation"] > 5


def test_no_market_tile_lacks_a_category_of_its_kind() -> None:
    assert all((tile.kind == "service") == (tile.category == "service") for tile in ORDINARY)
