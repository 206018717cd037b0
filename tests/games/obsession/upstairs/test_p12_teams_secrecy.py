"""Upstairs, Downstairs p. 12, teams: partners see each other's objectives, rivals and spectators do not."""

import json

import pytest

from parlour.games.obsession.sight.shapes import SeatRow
from parlour.games.obsession.words.catalogue import OBJECTIVES
from tests.games.obsession.table import Table, described, table
from tests.games.obsession.upstairs.opening import LATE

FOUR = ("ponsonby", "york", "asquith", "cavendish")
TEAMS = ("teams",)
OTHERS = ("york", "cavendish", None)


def holding(**told: object) -> Table:
    rows = {
        "ponsonby": {"objectives": ["misc-wealth", "room-statuary"], "vp-cards": ["pounds-300"]},
        "asquith": {"objectives": ["group-salon", "misc-monuments"], "vp-cards": ["pounds-500"]},
    }
    return described({**rows, **told}, FOUR, modules=TEAMS)


def row(t: Table, viewer: str | None, seat: int) -> SeatRow:
    return t.view(viewer).plain()["seats"][seat]


def test_objectives_partners_see_each_others() -> None:
    t = holding()
    assert row(t, "asquith", 0)["objectives"] == ["room-statuary", "misc-wealth"]
    assert row(t, "ponsonby", 2)["objectives"] == ["group-salon", "misc-monuments"]


@pytest.mark.parametrize("viewer", OTHERS)
def test_objectives_rivals_and_spectators_see_none(viewer: str | None) -> None:
    t = holding()
    for seat in (0, 2):
        assert "objectives" not in row(t, viewer, seat)
        assert row(t, viewer, seat)["objective-count"] == 2
    assert "misc-wealth" not in json.dumps(t.view(viewer).plain()["seats"])


def test_objectives_a_player_does_not_see_the_rivals() -> None:
    t = holding()
    for viewer in ("ponsonby", "asquith"):
        for seat in (1, 3):
            assert "objectives" not in row(t, viewer, seat)


def test_objectives_points_of_them_are_shown_to_the_partner() -> None:
    t = holding()
    scores = {viewer: row(t, viewer, 0)["score"] for viewer in ("asquith", "york")}
    assert isinstance(scores["asquith"], dict)
    assert isinstance(scores["york"], dict)
    assert "objectives" in scores["asquith"]
    assert "objectives" not in scores["york"]


def test_victory_point_cards_stay_face_down_for_the_partner() -> None:
    t = holding()
    assert "vp-cards" not in row(t, "asquith", 0)
    assert row(t, "asquith", 0)["vp-card-count"] == 1
    assert row(t, "ponsonby", 0)["vp-cards"] == ["pounds-300"]


def test_objectives_drawn_are_told_to_the_partner() -> None:
    t = table(FOUR, modules=TEAMS, round=6, step="turn", objective_top=["misc-wealth", "room-statuary"])
    t.play("ponsonby", "pass")
    t.let_chance()
    for friend in ("ponsonby", "asquith"):
        assert t.events("objectives-drawn", friend)[0]["objectives"] == ("misc-wealth", "room-statuary")
    for other in ("york", "cavendish", "nobody"):
        assert "objectives" not in t.events("objectives-drawn", other)[0]


def choosing() -> Table:
    row = {"vp-cards": ["objective-draw"], "objectives": []}
    t = table(FOUR, modules=TEAMS, round=2, step="turn", ponsonby=row)
    t.play("ponsonby", "use objective-draw")
    t.chance("objectives group-salon misc-wealth")
    assert t.question == "keep-objectives"
    return t


def test_objectives_a_choice_among_them_is_seen_by_the_partner() -> None:
    t = choosing()
    for friend in ("ponsonby", "asquith"):
        assert [OBJECTIVES[card] for card in t.view(friend).drawn] == ["group-salon", "misc-wealth"]
    for other in OTHERS:
        assert t.view(other).drawn == ()
        assert t.view(other).drawn_count == 2


def test_objectives_one_rejected_is_known_to_both_partners() -> None:
    t = choosing()
    t.play("ponsonby", "hold misc-wealth")
    for friend in ("ponsonby", "asquith"):
        assert [OBJECTIVES[card] for card in t.view(friend).objective_deck[-1].cards] == ["group-salon"]
    for other in OTHERS:
        assert t.view(other).objective_deck[-1].cards == ()


def test_objectives_given_up_are_seen_by_the_partner_at_once() -> None:
    t = holding(round=4, step="courtship", market=LATE)
    t.let_chance()
    while t.question != "discard-objective":
        t.play(t.asked[0], t.offers(t.asked[0])[0])
        t.let_chance()
    t.play("ponsonby", "discard misc-wealth")
    assert "discard misc-wealth" in repr(t.view("asquith").agenda[-1])
    for other in OTHERS:
        assert "misc-wealth" not in repr(t.view(other).agenda[-1])
    for family in ("york", "asquith", "cavendish"):
        t.play(family, t.offers(family)[0])
    for friend in ("ponsonby", "asquith"):
        events = t.events("objective-given-up", friend)
        assert {"event": "objective-given-up", "seat": 0, "objective": "misc-wealth"} in events
    for rival in ("york", "cavendish"):
        assert {"event": "objective-given-up", "seat": 0} in t.events("objective-given-up", rival)
    assert [OBJECTIVES[card] for card, _ in t.view("asquith").rows[0].given_up] == ["misc-wealth"]
    assert t.view("york").rows[0].given_up == ()


def test_objectives_nothing_is_shared_without_teams() -> None:
    t = table(FOUR, ponsonby={"objectives": ["misc-wealth"]})
    assert "objectives" not in row(t, "asquith", 0)


def test_objectives_all_lie_open_when_the_game_is_over() -> None:
    t = holding(round=16, step="window")
    while t.question:
        t.play(t.asked[0], "done")
    assert row(t, "york", 0)["objectives"] == ["room-statuary", "misc-wealth"]
    assert row(t, None, 2)["vp-cards"] == ["pounds-500"]
