"""Upstairs, Downstairs p. 12, teams: the score sheet of a team, its ties, and milestones as a variant."""

from tests.games.obsession.names import SCORE_SHEET
from tests.games.obsession.table import Table, described

FOUR = ("ponsonby", "york", "asquith", "cavendish")
TEAMS = ("teams",)
CHEATS = ["anne-hawkins", "joanna-gamble", "susan-norris", "miss-florence-oliver", "miss-elizabeth-perkins"]
BORES = [
    "miss-anne-fairbourne",
    "miss-elizabeth-jones",
    "miss-margaret-stowell",
    "james-hereford-esq",
    "roger-viscount-benton",
]
STAFF = ["butler", "housekeeper", "valet", "ladys-maid", "footman"]
PLAIN: dict[str, object] = {"objectives": [], "pounds": 0, "level": 1, "available": STAFF}


def scored(**rows: dict[str, object]) -> Table:
    """Positions differ from nothing at all by what is named."""
    told = {family: {**PLAIN, **rows.get(family, {})} for family in FOUR}
    return described({"round": 2, **told}, FOUR, modules=TEAMS)


def team(t: Table, seat: int = 0) -> dict[str, int]:
    return dict(t.scores()[seat].terms)


def test_score_sheet_partners_have_the_same_line() -> None:
    t = scored(ponsonby={"level": 3, "pounds": 800}, york={"level": 2})
    lines = t.scores()
    assert [line.seat for line in lines] == [0, 1, 2, 3]
    assert (lines[0].terms, lines[0].total) == (lines[2].terms, lines[2].total)
    assert (lines[1].terms, lines[1].total) == (lines[3].terms, lines[3].total)
    assert [line.rank for line in lines] == [1, 3, 1, 3]


def test_score_sheet_has_the_seven_categories() -> None:
    assert list(team(scored())) == SCORE_SHEET


def test_tiles_the_mean_rounded_down() -> None:
    # The start tiles are worth 5, the paddock 1 more and the statuary 3.
    t = scored(
        ponsonby={"estate": ["fenced-paddock"]},
        asquith={"estate": ["statuary"]},
        york={"estate": ["fenced-paddock"]},
    )
    assert [t.seat(family).score["tiles"] for family in FOUR] == [6, 6, 8, 5]
    assert team(t)["tiles"] == 7
    assert team(t, 1)["tiles"] == 5


def test_gentry_the_mean_rounded_down() -> None:
    # Eight points of the Ponsonbys and nine of the Asquiths, who are one more.
    assert team(scored())["gentry"] == 8


def test_gentry_below_nought_the_mean_is_rounded_down_too() -> None:
    t = scored(ponsonby={"hand": CHEATS}, asquith={"hand": BORES})
    assert (t.seat("ponsonby").score["gentry"], t.seat("asquith").score["gentry"]) == (-8, -1)
    assert team(t)["gentry"] == -5


def test_reputation_the_lower_level_of_the_two() -> None:
    t = scored(ponsonby={"level": 6}, asquith={"level": 3, "position": 5})
    assert team(t)["reputation"] == 6
    t = scored(ponsonby={"level": 2}, asquith={"level": 7})
    assert team(t)["reputation"] == 3


def test_reputation_the_partner_above_may_spend_the_excess_without_loss() -> None:
    t = scored(ponsonby={"level": 5, "position": 3}, asquith={"level": 3})
    before = team(t)
    t.play("ponsonby", "borrow", "borrow", "borrow", "borrow")
    assert t.seat("ponsonby").reputation == (3, 5)
    assert team(t)["reputation"] == before["reputation"]
    assert team(t)["wealth"] == before["wealth"] + 1


def test_objectives_the_team_scores_three() -> None:
    t = scored(
        ponsonby={"pounds": 1200, "objectives": ["misc-wealth", "category-essentials", "category-estate"]},
        asquith={"objectives": ["category-service", "guests-prestige", "category-prestige"]},
    )
    assert [t.seat(family).score["objectives"] for family in ("ponsonby", "asquith")] == [9, 2]
    # 7 and two of the four that are worth 1.
    assert team(t)["objectives"] == 9


def test_objectives_all_three_may_be_one_partners() -> None:
    t = scored(
        ponsonby={
            "pounds": 1200,
            "estate": ["main-library", "stable", "fenced-paddock", "barn"],
            "objectives": ["misc-wealth", "room-main-library", "group-horseman"],
        },
        asquith={"objectives": ["category-service", "category-prestige", "category-estate"]},
    )
    assert team(t)["objectives"] == 7 + 5 + 10


def test_objectives_fewer_than_three_all_count() -> None:
    t = scored(ponsonby={"objectives": ["category-essentials"]}, asquith={"objectives": ["category-estate"]})
    assert team(t)["objectives"] == 2


def test_service_the_mean_of_both_households() -> None:
    t = scored(
        ponsonby={"available": ["butler", "housekeeper", "valet", "valet"]},
        asquith={"available": ["butler", "housekeeper", "footman"]},
    )
    assert [t.seat(family).score["service"] for family in ("ponsonby", "asquith")] == [8, 6]
    assert team(t)["service"] == 7


def test_wealth_the_mean_rounded_down() -> None:
    t = scored(ponsonby={"pounds": 900}, asquith={"pounds": 300})
    # 4 and 1: the points are averaged, not the pounds.
    assert team(t)["wealth"] == 2


def test_courtship_cards_the_mean_rounded_down() -> None:
    t = scored(ponsonby={"vp-cards": ["pounds-300"]}, asquith={})
    points = t.seat("ponsonby").score["courtship"]
    assert points == 3
    assert team(t)["courtship"] == 1


def test_totals_are_sums_of_the_lines_and_the_higher_one_wins() -> None:
    t = scored(york={"pounds": 2000}, cavendish={"pounds": 2000})
    lines = t.scores()
    assert lines[1].total == sum([value for _, value in lines[1].terms])
    assert [line.rank for line in lines] == [3, 1, 3, 1]


# Ties


def even(**rows: dict[str, object]) -> Table:
    """The teams are even: 8 points of gentry, reputation of level 2 and all else alike."""
    level = {family: {"level": 2, **rows.get(family, {})} for family in FOUR}
    t = scored(**level)
    assert {line.total for line in t.scores()} == {t.scores()[0].total}
    return t


def test_ruling_29_tie_the_higher_summed_reputation_wins() -> None:
    t = even(asquith={"position": 4}, york={"position": 2}, cavendish={"position": 2})
    assert [line.tie_break for line in t.scores()] == [13, 12, 13, 12]
    assert [line.rank for line in t.scores()] == [1, 3, 1, 3]


def test_ruling_29_tie_then_the_victory_is_shared() -> None:
    t = even(asquith={"position": 3}, york={"position": 2}, cavendish={"position": 2})
    assert [line.rank for line in t.scores()] == [1, 1, 1, 1]


def test_ruling_29_tie_a_fairchild_decides_nothing_between_teams() -> None:
    # 8 points of the visitor are made up for by 4 more in wealth for the others.
    t = scored(
        ponsonby={"hand": ["miss-elizabeth-fairchild"]},
        york={"pounds": 800},
        cavendish={"pounds": 800, "position": 2},
    )
    assert {line.total for line in t.scores()} == {t.scores()[0].total}
    assert [line.rank for line in t.scores()] == [3, 1, 3, 1]


# Milestones


def test_milestones_as_a_variant_the_points_are_not_shared() -> None:
    told: dict[str, object] = dict.fromkeys(FOUR, PLAIN)
    t = described(
        {
            "round": 2,
            "milestones": ["reputation-4", "thousand-pounds"],
            "claims": {"reputation-4": ["ponsonby", "york"], "thousand-pounds": ["asquith"]},
            **told,
        },
        FOUR,
        modules=("teams", "milestones"),
    )
    # All that a partner has claimed counts: 6 and 5 for the one team, 3 for the other.
    assert [team(t, seat)["milestones"] for seat in range(4)] == [11, 3, 11, 3]
