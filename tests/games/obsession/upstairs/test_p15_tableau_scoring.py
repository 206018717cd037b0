"""Upstairs, Downstairs p. 15: how Tableau Obsession ends, what counts then, and ties."""

import pytest

from tests.games.obsession.table import Table, described, table

TABLEAU = ("tableau",)
THREE = ("ponsonby", "york", "asquith")


# The end


def last_turn(level: int, options: dict[str, str] | None = None, **told: object) -> Table:
    """York, in the middle of the round, ends a turn on a level."""
    t = described(
        {
            "round": 9,
            "step": "pass-favour",
            "first": "ponsonby",
            "to-move": "york",
            "york": {"level": level, "pounds": 0},
            **told,
        },
        THREE,
        modules=TABLEAU,
        options=options,
    )
    t.play("york", "rents", "done")
    t.let_chance()
    return t


def test_end_at_once_when_a_turn_ends_on_the_top_level() -> None:
    t = last_turn(9)
    # Asquith has no turn any more in this round.
    assert t.question == ""
    assert t.events("top-reached") == [{"event": "top-reached", "seat": 1, "level": 9}]
    assert len(t.events("game-over")) == 1


def test_end_not_below_the_top_level() -> None:
    t = last_turn(8)
    assert (t.question, t.asked) == ("choose-turn", ["asquith"])


def test_end_what_counts_is_the_end_of_the_turn() -> None:
    t = table(THREE, modules=TABLEAU, round=9, step="market", ponsonby={"level": 9, "pounds": 0})
    t.play("ponsonby", "borrow", "done")
    t.let_chance()
    assert t.question == "choose-turn"


def test_end_no_window_for_victory_point_cards() -> None:
    t = last_turn(9, ponsonby={"vp-cards": ["pounds-300"]})
    assert t.question == ""


def test_ruling_1_the_table_may_make_7_the_top_level() -> None:
    assert last_turn(7, {"tableau-top": "7"}).question == ""
    assert last_turn(7).question == "choose-turn"
    assert last_turn(6, {"tableau-top": "7"}).question == "choose-turn"


def test_ruling_30_the_game_ends_after_round_20() -> None:
    t = table(THREE, modules=TABLEAU, round=20, step="turn")
    t.pass_round()
    assert t.question == ""
    t = table(THREE, modules=TABLEAU, round=19, step="turn")
    t.pass_round()
    assert (t.question, t.county.round) == ("choose-turn", 19)


# Scoring


STAFF = ["butler", "housekeeper", "valet", "ladys-maid", "footman"]
EMPTY: dict[str, object] = {"pounds": 0, "level": 1, "objectives": [], "available": STAFF}


def scored(**rows: dict[str, object]) -> Table:
    told = {family: {**EMPTY, **rows.get(family, {})} for family in THREE}
    return described({"round": 2, "step": "turn", **told}, THREE, modules=TABLEAU)


def sheet(t: Table, seat: int = 0) -> dict[str, int]:
    return dict(t.scores()[seat].terms)


def test_scoring_tiles_reputation_unsavoury_guests_objectives_and_cards() -> None:
    assert set(sheet(scored())) == {
        "tiles",
        "reputation",
        "unsavoury",
        "objectives",
        "courtship",
        "milestones",
    }


def test_scoring_neither_money_nor_servants_nor_good_guests_count() -> None:
    poor = scored().scores()[0].total
    rich = scored(
        ponsonby={"pounds": 2000, "available": [*STAFF, "cook"], "hand": ["lady-elinor-palmer"]}
    ).scores()[0]
    assert rich.total == poor


def test_scoring_unsavoury_guests_cost_their_points() -> None:
    t = scored(ponsonby={"hand": ["anne-hawkins", "lady-elinor-palmer"], "discard": ["walter-tuttle-esq"]})
    assert sheet(t)["unsavoury"] == -4
    assert t.scores()[0].total == scored().scores()[0].total - 4


def test_scoring_reputation_tiles_objectives_and_cards() -> None:
    t = scored(
        ponsonby={
            "level": 9,
            "estate": ["statuary/back"],
            "objectives": ["category-prestige"],
            "vp-cards": ["pounds-300"],
        }
    )
    told = sheet(t)
    assert (told["reputation"], told["tiles"], told["objectives"], told["courtship"]) == (45, 11, 2, 3)
    assert t.scores()[0].total == 45 + 11 + 2 + 3


def test_scoring_milestones_count() -> None:
    told = dict.fromkeys(THREE, EMPTY)
    t = described(
        {
            "round": 2,
            "milestones": ["reputation-4", "thousand-pounds"],
            "claims": {"reputation-4": ["york", "ponsonby"]},
            **told,
        },
        THREE,
        modules=TABLEAU,
    )
    assert [sheet(t, seat)["milestones"] for seat in range(3)] == [3, 6, 0]


def test_scoring_the_two_objectives_of_the_tableau() -> None:
    columns = {
        "essentials": ["breakfast-room", "main-library"],
        "service": ["barn", "brushing-room"],
        "estate": ["fenced-paddock", "english-garden"],
        "prestige": ["drawing-room", "music-room"],
        "sporting": ["stable", "croquet-lawn"],
    }
    every = [tile for tiles in columns.values() for tile in tiles]
    t = scored(ponsonby={"estate": every, "objectives": ["tableau-columns"]})
    assert sheet(t)["objectives"] == 10
    t = scored(ponsonby={"estate": every[:-1], "objectives": ["tableau-columns"]})
    assert sheet(t)["objectives"] == 0


@pytest.mark.parametrize(
    ("bought", "start", "points"),
    [
        (6, "/back", 8),
        (5, "/back", 0),
        (6, "", 0),
    ],
)
def test_scoring_the_objective_of_roses(bought: int, start: str, points: int) -> None:
    tiles = ["breakfast-room", "main-library", "fenced-paddock", "drawing-room", "stable", "music-room"]
    estate = [f"{tile}/back" for tile in tiles[:bought]]
    estate += [f"{tile}{start}" for tile in ("butlers-room", "main-gazebo", "front-parlour", "bowling-green")]
    t = scored(ponsonby={"estate": estate, "objectives": ["tableau-roses"]})
    # The study is the one tile that may lie as it likes.
    assert sheet(t)["objectives"] == points


# Ties


def test_tie_the_higher_points_of_tiles_win() -> None:
    # Three points of tiles for the one, three points of a card for the other.
    t = scored(ponsonby={"estate": ["statuary"]}, york={"vp-cards": ["pounds-300"]})
    lines = t.scores()
    assert lines[0].total == lines[1].total
    assert [line.rank for line in lines[:2]] == [1, 2]


def test_tie_then_whoever_has_reached_the_top_level() -> None:
    # The same tiles; three cards make up for the reputation of the other.
    t = scored(
        ponsonby={"level": 9},
        york={"level": 8, "vp-cards": ["reputation-2", "reputation-2-b", "reputation-2-c"]},
    )
    lines = t.scores()
    assert lines[0].total == lines[1].total
    assert [line.rank for line in lines[:2]] == [1, 2]


def test_tie_otherwise_the_victory_is_shared() -> None:
    t = scored(ponsonby={"level": 4}, york={"level": 4, "position": 5})
    assert [line.rank for line in t.scores()] == [1, 1, 3]
