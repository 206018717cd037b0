"""The aids of the modes of play that Upstairs, Downstairs brings say what the rules say."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from parlour.games.obsession.aids.about import about
from parlour.games.obsession.aids.blocks.layout import layout
from parlour.games.obsession.aids.board import board_aids
from parlour.games.obsession.aids.cells import standing
from parlour.games.obsession.aids.forecast import (
    forecast_blocks,
    points_rows,
    score_blocks,
    step_of,
    steps_blocks,
    tie_break_told,
    why_blocks,
)
from parlour.games.obsession.aids.helpers import boy_places, coachmen, maid_places
from parlour.games.obsession.aids.reasons import findings, ready_county
from parlour.games.obsession.content.words import SERVANTS
from parlour.games.obsession.game import OBSESSION
from parlour.games.obsession.hosting.host_lists import hosts
from parlour.games.obsession.modes.estate_challenge import round_modifier, stolen_by
from parlour.games.obsession.modes.milestones import is_reached
from parlour.games.obsession.scoring.score_sheet import FAIRCHILD, team_terms, terms
from parlour.games.obsession.sight.view import CountyView
from parlour.games.obsession.state import County
from parlour.games.obsession.turn.market import price_of
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import GENTRY, MILESTONES, TILES
from parlour.i18n.texts import LANGUAGES, Texts
from parlour.kernel.engine import apply, legal, to_move
from parlour.kernel.game import Cell, ScoreLine, Setup
from tests.games.obsession.moments import check_blind, marked_steps, moments
from tests.games.obsession.table import HEIR, LORD, Table, described, table

UPSTAIRS = ("ud-servants", "ud-guests", "ud-tiles", "howard")
PROMOS = {"promo-guests": "aston-webb,dr-richard-clarkson,jane-booth,lady-mary-shelton"}
SETUPS = {
    "upstairs": Setup("obsession", ("a", "b"), UPSTAIRS, PROMOS),
    "six": Setup("obsession", tuple("abcdef"), (*UPSTAIRS, "wessex", "milestones"), {}),
    "teams": Setup("obsession", tuple("abcd"), ("teams", "milestones", *UPSTAIRS), {}),
    "tableau": Setup("obsession", tuple("abc"), ("tableau", *UPSTAIRS), {}),
    "duel": Setup("obsession", ("a", "b"), ("duel",), {}),
    "challenge": Setup("obsession", ("a",), ("estate-challenge",), {}),
}
MODES = tuple(SETUPS)
START = ["butler", "housekeeper", "valet", "ladys-maid", "footman"]
MANY = 1500


def _moments(mode: str, seed: int) -> Iterator[tuple[County, int, CountyView]]:
    """Every question to a seat in a game played at random."""
    return moments(SETUPS[mode], seed)


def _aids(view: CountyView) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(json.dumps(board_aids(view)))
    return told


def _titles(view: CountyView) -> list[str]:
    return [block.title for block in layout(view)]


@pytest.mark.parametrize("mode", MODES)
def test_a_tile_or_guest_is_called_usable_exactly_when_some_activity_has_it(mode: str) -> None:
    compared = 0
    for at, (state, seat, view) in enumerate(_moments(mode, 1)):
        if view.question != "host-activity" or at % 3:
            continue
        every = list(itertools.islice(hosts(state, seat), MANY))
        if len(every) == MANY:
            continue
        compared += 1
        tiles = {TILES[host.tile] for host in every}
        guests = {GENTRY[card] for host in every for card in host.guests}
        for sort, name, refusal in findings(view, seat):
            if sort in ("tile", "gentry"):
                known = tiles if sort == "tile" else guests
                assert (refusal is None) == (name in known), (name, refusal)
    assert compared


@pytest.mark.parametrize("mode", MODES)
def test_nothing_shown_depends_on_what_the_seat_cannot_know(mode: str) -> None:
    for at, (_, seat, view) in enumerate(_moments(mode, 2)):
        if at % 17 == 0:
            check_blind(view, seat, at, layout, score_blocks, forecast_blocks, why_blocks, board_aids)


@pytest.mark.parametrize("mode", MODES)
def test_everything_shown_has_words_in_every_language(mode: str) -> None:
    texts = [Texts(lang, ("obsession",), strict=True) for lang in LANGUAGES]
    seen: set[tuple[str, str]] = set()
    for at, (_, _, view) in enumerate(_moments(mode, 3)):
        if at % 31:
            continue
        blocks = [*layout(view), *score_blocks(view), *forecast_blocks(view), *why_blocks(view)]
        for block in [*blocks, *steps_blocks(view)]:
            assert texts[0].text(block.title)
            cells = [*block.columns, *[cell for row in block.rows for cells in row for cell in cells]]
            seen |= {(cell.sort, str(cell.value)) for cell in cells if cell.sort not in ("number", "seat")}
    for sort, value in seen:
        for each in texts:
            assert each.text(value) if sort == "label" else each.term(sort, value)
    assert len(seen) > 100


@pytest.mark.parametrize("mode", MODES)
def test_the_current_step_is_marked_once(mode: str) -> None:
    marked: set[str] = set()
    for _, _, view in _moments(mode, 4):
        marked.update(marked_steps(view))
    assert {"ob-step-now step=host", "ob-step-now step=buy", "ob-step-now step=check"} <= marked


@pytest.mark.parametrize("mode", MODES)
def test_points_as_things_stand_follow_the_sheet_of_the_mode(mode: str) -> None:
    for at, (state, seat, view) in enumerate(_moments(mode, 5)):
        if at % 5 == 0:
            rows = points_rows(view, False)
            own = [row[1 + seat][0].value for row in rows[: len(state.rules.goals.score)]]
            assert own == [value for _, value in terms(state, seat)]


# Tracks without courtship (p. 13 and 15)


@pytest.mark.parametrize("mode", ["tableau", "duel", "challenge"])
def test_where_nobody_courts_there_are_neither_seasons_nor_themes(mode: str) -> None:
    for at, (_, _, view) in enumerate(_moments(mode, 6)):
        if at % 19:
            continue
        told = _aids(view)
        assert told["seasons"] == []
        assert told["courtship"] is None
        assert told["max-level"] == view.rules.reputation.max_level
        labels = {str(cell.value) for block in layout(view) for cell in block.columns}
        assert not labels & {"ob-column-season", "ob-column-themes", "ob-column-courtship"}
        assert [block.title for block in steps_blocks(view)] == [
            "ob-block-steps-turn",
            "ob-block-steps-passing",
        ]


def test_both_reserves_open_together_on_the_tableau_track_p15() -> None:
    view = next(view for _, _, view in _moments("tableau", 6))
    notes = [[thing["value"] for thing in each["notes"]] for each in _aids(view)["rounds"]]
    opens = [at + 1 for at, each in enumerate(notes) if any("ob-note-reserve" in note for note in each)]
    assert opens == [view.rules.season.track.service_reserve_opens_after]
    assert len(notes[opens[0] - 1]) == 2
    assert notes[-1] == ["ob-note-last-round"]


# Milestones (p. 15)


def test_milestones_show_how_far_everybody_is_p15() -> None:
    checked = 0
    for state, _, view in _moments("duel", 7):
        rows = _aids(view)["milestones"]
        assert [row["milestone"] for row in rows] == [MILESTONES[card] for card in state.milestones]
        for row, card in zip(rows, state.milestones, strict=True):
            for seat, counted in enumerate(row["progress"]):
                reached = is_reached(state, seat, card)
                assert reached == (counted["count"] >= counted["of"])
                checked += reached
        if rows:
            assert "ob-block-milestones" in _titles(view)
    assert checked


def test_a_milestone_that_was_claimed_shows_by_whom() -> None:
    at = table(
        modules=("milestones",),
        milestones=["first-monument", "thousand-pounds"],
        claims={"thousand-pounds": ["york"]},
        ponsonby={"pounds": 1200},
    )
    (block,) = [block for block in layout(at.view("ponsonby")) if block.title == "ob-block-milestones"]
    row = next(row for row in block.rows if row[0] == (Cell("milestone", "thousand-pounds"),))
    assert row[2] == (Cell("told", "ob-worth-flat vp=5"), Cell("seat", 1))
    assert row[3] == (Cell("told", "ob-worth-flat vp=2"),)
    assert row[4] == (Cell("seat", 0),), "reached, and a place is left"
    assert row[5] == (Cell("told", "ob-count-of count=1200 total=1000"),)


def test_every_milestone_can_be_explained() -> None:
    data = OBSESSION.start(SETUPS["duel"]).rules.data
    for name in MILESTONES:
        assert about(data, "milestone", name)[0].rows
    assert about(data, "milestone", "no-such-milestone") == ()


# Teams (p. 12)


def test_partners_see_the_points_of_their_team_p12() -> None:
    for at, (state, seat, view) in enumerate(_moments("teams", 8)):
        if at % 23:
            continue
        teams = _aids(view)["teams"]
        assert [team["seats"] for team in teams] == [[0, 2], [1, 3]]
        own = next(team for team in teams if seat in team["seats"])
        wanted = dict(team_terms(state, seat))
        for name, value in own["score"].items():
            assert value is None if name == "courtship" else value == wanted[name]
        (other,) = [team for team in teams if seat not in team["seats"]]
        assert other["score"]["objectives"] is None
        assert "ob-block-teams" in _titles(view)
        assert "ob-block-team-points" in [block.title for block in score_blocks(view)]


def test_what_is_lent_is_shown_to_everybody_p12() -> None:
    for state, _, view in _moments("teams", 9):
        if state.lent:
            assert view.plain()["teams"]["lent"] == crowds.words(state.lent)
            return
    pytest.fail("nobody ever lent a servant")


def test_the_step_is_that_of_the_turn_while_the_partner_is_asked() -> None:
    steps = {step_of(view) for _, _, view in _moments("teams", 9) if view.question == "consent"}
    assert "host" in steps
    assert "" not in steps


# The Estate Challenge (p. 13 and 14)


def test_the_challenge_shows_target_stacks_and_thefts_p13() -> None:
    for at, (state, _, view) in enumerate(_moments("challenge", 10)):
        told = _aids(view)["challenge"]
        assert told["target"] == 132
        if at % 7 or not state.piles:
            continue
        assert view.plain()["stacks"] == [[TILES[tile] for tile in pile] for pile in state.piles]
        assert [each["roll"] for each in told["theft"]] == list(range(1, 21))
        for each in told["theft"]:
            tile = stolen_by(state, each["roll"])[1]
            assert each["tile"] == (TILES[tile] if tile >= 0 else None)
        titles = _titles(view)
        assert {"ob-block-challenge", "ob-block-stacks", "ob-block-columns", "ob-block-thefts"} <= set(titles)
        assert "ob-block-market" not in titles


def test_the_points_of_every_round_are_told_p14() -> None:
    state, _, view = next(_moments("challenge", 10))
    points = {each["round"]: each["vp"] for each in _aids(view)["challenge"]["modifiers"]}
    assert points[12] == 0
    assert points[14] == -15
    assert points[17] == -75
    assert points[11] == 5
    assert points[state.round + 1] == round_modifier(state)


def test_the_sale_of_the_builders_holiday_explains_a_price_p14() -> None:
    seen = 0
    for at, (state, _, view) in enumerate(_moments("challenge", 11)):
        for each in _aids(view)["prices"] if at % 11 == 0 else ():
            asked = each["base"] + each["change"] - each["sale"]
            assert max(asked, state.rules.market.least_price) == each["price"]
            seen += each["sale"] > 0
            assert (each["sale"] > 0) == (state.rules.season.event_in(state.round) == "builders_holiday")
    assert seen


# Servants (p. 6 to 10)


def test_the_servants_laid_out_for_the_draft_are_shown_p10() -> None:
    drafts = 0
    for state, _, view in _moments("upstairs", 12):
        assert view.plain()["servant-row"] == crowds.words(state.servant_row)
        assert ("ob-block-servant-draft" in _titles(view)) == bool(state.servant_row)
        drafts += view.question == "draft-servant"
        if state.round:
            break
    assert drafts == 2


def _upstairs(**row: object) -> Table:
    return described({"ponsonby": {"level": 1, **row}}, modules=UPSTAIRS)


def test_the_places_of_extra_servants_are_told() -> None:
    at = _upstairs(
        available=[*START, "cook", "hall-boy", "head-housemaid", "useful-man"],
        estate=["tennis-court", "carriage-house"],
        pounds=400,
    )
    view = at.view("ponsonby")
    assert _aids(view)["helped"]["tiles"] == {"tennis-court": ["useful-man"]}
    (block,) = [block for block in layout(view) if block.title == "ob-block-extras"]
    told = {row[0][0].value: [str(cell.value) for cell in row[-1]] for row in block.rows}
    assert set(told) == {"cook", "hall-boy", "head-housemaid", "useful-man"}
    county = ready_county(view, 0)
    guests = {GENTRY[card] for card in boy_places(county, 0)}
    assert guests >= {LORD, HEIR}
    assert told["hall-boy"] == [f"ob-can-run amount=100 count={len(guests)}", "ob-can-drive"]
    assert (TILES.index("main-gazebo"), -1, "prestige") in maid_places(county, 0)
    assert any(words.startswith("ob-can-ease") and "tennis-court" in words for words in told["useful-man"])
    assert [SERVANTS[servant] for servant in coachmen(county, 0)] == ["footman", "hall-boy"]


def test_a_guest_within_reach_of_the_cook_is_told_so_p7() -> None:
    at = _upstairs(available=[*START, "cook"], hand=["elizabeth-viscountess-peele"])
    view = at.view("ponsonby")
    assert _aids(view)["helped"]["guests"] == {"elizabeth-viscountess-peele": ["cook"]}
    (guests,) = [block for block in why_blocks(view) if block.title == "ob-block-why-gentry"]
    told = {row[0][0].value: [cell.value for cell in row[1]] for row in guests.rows}
    assert told["elizabeth-viscountess-peele"] == ["ob-possible-gentry", "ob-possible-with servants=cook"]
    assert told[LORD] == ["ob-possible-gentry"]
    without = _upstairs(available=START, hand=["elizabeth-viscountess-peele"]).view("ponsonby")
    found = {name: refusal for _, name, refusal in findings(without, 0)}
    refusal = found["elizabeth-viscountess-peele"]
    assert refusal is not None
    assert refusal.reason == "guest-above-reputation"


def test_what_the_useful_man_brings_within_means_is_told_p8() -> None:
    at = described(
        {
            "ponsonby": {"pounds": 200, "available": [*START, "useful-man"]},
            "market": ["stable", "croquet-lawn", "main-library", "english-garden", "drawing-room", "gallery"],
        },
        modules=UPSTAIRS,
    )
    county = ready_county(at.view("ponsonby"), 0)
    dear = [
        TILES[tile]
        for space, tile in enumerate(county.market, start=1)
        if price_of(county, tile, space) == 300
    ]
    (market,) = [block for block in layout(at.view("ponsonby")) if block.title == "ob-block-market"]
    told = [row[-1] for row in market.rows]
    assert told.count((Cell("told", "ob-affordable-useful-man"),)) == len(dear) > 0


@pytest.mark.parametrize("family", ["asquith", "cavendish", "ponsonby"])
def test_extra_servants_are_told_of_to_every_family_once_it_is_chosen(family: str) -> None:
    state = OBSESSION.start(Setup("obsession", ("a", "b"), UPSTAIRS))
    assert board_aids(OBSESSION.view(state, 0))["helped"] is None, "nobody is anybody yet"
    rest = "york" if family != "york" else "howard"
    rows: dict[str, Any] = {family: {"available": [*START, "cook"]}}
    at = table((family, rest), modules=UPSTAIRS, **rows)
    assert _aids(at.view(family))["helped"] is not None
    (block,) = [block for block in layout(at.view(family)) if block.title == "ob-block-extras"]
    assert [row[0][0].value for row in block.rows] == ["cook"]


def test_without_the_expansion_there_is_nothing_of_it() -> None:
    view = table().view("ponsonby")
    told = _aids(view)
    assert told["milestones"] == []
    assert told["teams"] == []
    for key in ("consent", "challenge", "helped", "guest-limit", "opponent"):
        assert told[key] is None, key


def test_the_limit_of_prestige_guests_is_shown_for_six_p11() -> None:
    for at, (state, _, view) in enumerate(_moments("six", 13)):
        if at % 29 == 0:
            told = _aids(view)["guest-limit"]
            assert told["limit"] == 6
            assert told["guests"] == [
                (state.circle(seat) & state.rules.people.prestige_mask).bit_count() for seat in range(6)
            ]


# The end


@pytest.mark.parametrize(
    ("mode", "wanted"),
    [("teams", "ob-tie-steps"), ("tableau", "ob-tie-tiles"), ("upstairs", "ob-standing")],
)
def test_what_breaks_a_tie_is_told_as_the_mode_has_it(mode: str, wanted: str) -> None:
    state = OBSESSION.start(SETUPS[mode])
    rng = random.Random(14)
    while seats := to_move(state):
        apply(state, seats[0], legal(state, seats[0]).sample(rng))
    for line in OBSESSION.scores(state):
        told = [str(cell.value).split()[0] for cell in tie_break_told(state.rules, line)]
        assert wanted in told


def test_the_fairchild_breaks_a_tie_before_reputation() -> None:
    rules = table().county.rules
    held = ScoreLine(0, (), 90, FAIRCHILD + 7, 1)
    assert tie_break_told(rules, held) == (Cell("told", "ob-fairchild-held"), standing(7))
    assert tie_break_told(rules, ScoreLine(1, (), 90, 7, 2)) == (standing(7),)
    assert tie_break_told(rules, ScoreLine(-1, (), 90, FAIRCHILD + 7, 1)) == (), "an opponent without a seat"


def test_nothing_breaks_a_tie_with_a_target() -> None:
    state = OBSESSION.start(SETUPS["challenge"])
    for line in OBSESSION.scores(state):
        assert tie_break_told(state.rules, line) == ()
