"""The player's aids say what the rules say: what can be hosted, invited, bought; who is available when."""

from __future__ import annotations

import pytest

from parlour.games.obsession.aids.about import about
from parlour.games.obsession.aids.blocks.layout import layout, topic_of
from parlour.games.obsession.aids.composing.stages import guide
from parlour.games.obsession.aids.forecast import (
    courtship_columns,
    forecast_blocks,
    opponent_standing,
    points_rows,
    round_rows,
    score_blocks,
    service_rows,
    standings,
    steps_blocks,
    why_blocks,
)
from parlour.games.obsession.aids.reasons import (
    find,
    findings,
    is_rotated,
    prices,
    public_county,
    ready_county,
)
from parlour.games.obsession.game import OBSESSION
from parlour.games.obsession.scoring.conditions import objective_vp
from parlour.games.obsession.scoring.score_sheet import terms
from parlour.games.obsession.sight.view import CountyView
from parlour.games.obsession.state import County
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.actions import BUY
from parlour.games.obsession.words.catalogue import GENTRY, GENTRY_AT, TILE_AT, TILES, bits
from parlour.games.obsession.words.host_action import Host
from parlour.kernel.engine import apply, legal, to_move
from parlour.kernel.errors import Refusal
from parlour.kernel.game import Cell, Setup
from tests.games.obsession.moments import ALONE, STANDARD, check_blind, marked_steps, moments

SETUPS = (
    STANDARD,
    Setup("obsession", ("a", "b", "c"), ("extended", "charles-dickens"), {}),
    ALONE,
)


def _hosts(state: County, seat: int) -> list[Host]:
    return [action for action in legal(state, seat) if isinstance(action, Host)]


@pytest.mark.parametrize("setup", SETUPS)
def test_a_tile_is_called_usable_exactly_when_something_can_be_hosted_there(setup: Setup) -> None:
    seen: set[str] = set()
    for state, seat, view in moments(setup, 1):
        if view.question == "host-activity":
            usable = {TILES[host.tile] for host in _hosts(state, seat)}
            invited = {GENTRY[card] for host in _hosts(state, seat) for card in host.guests}
            for sort, name, refusal in findings(view, seat):
                if sort == "tile":
                    assert (refusal is None) == (name in usable), (name, refusal)
                if sort == "gentry":
                    assert (refusal is None) == (name in invited), (name, refusal)
                if refusal is not None:
                    seen.add(refusal.reason)
    assert {"tile-above-reputation", "guest-resting"} <= seen


@pytest.mark.parametrize("setup", SETUPS)
def test_a_purchase_is_refused_as_the_market_refuses_it(setup: Setup) -> None:
    checked = 0
    for state, seat, view in moments(setup, 2):
        if view.question == "buy-tile":
            offer = legal(state, seat)
            refused = [refusal for sort, _, refusal in findings(view, seat) if sort == "offer"]
            for (tile, space, price), refusal in zip(prices(view), refused, strict=True):
                assert refusal == offer.why(BUY[tile, space])
                assert price > 0
                checked += 1
    assert checked > 20


@pytest.mark.parametrize("setup", SETUPS)
def test_every_activity_can_be_put_together_and_nothing_else(setup: Setup) -> None:
    for at, (state, seat, view) in enumerate(moments(setup, 3)):
        if view.question != "host-activity":
            assert guide(view, ()) is None
            continue
        if at % 3:
            continue
        found: set[str] = set()
        waiting: list[tuple[str, ...]] = [()]
        while waiting and len(found) < 300:
            chosen = waiting.pop()
            stage = guide(view, chosen)
            assert stage is not None
            assert stage.parts or stage.answers, chosen
            waiting += [(*chosen, str(part.value)) for part in stage.parts]
            found |= {answer.text for answer in stage.answers}
        for words in found:
            assert legal(state, seat).why(OBSESSION.parse(words)) is None, words
        if len(found) < 300:
            assert {host.text for host in _hosts(state, seat)} <= found


def test_what_is_not_in_the_game_of_a_seat_has_its_reasons() -> None:
    for _state, seat, view in moments(SETUPS[0], 4):
        if view.question == "choose-turn":
            told = {name: refusal for _, name, refusal in find(view, seat, "underbutler")}
            assert told["underbutler"] == Refusal(
                "servant-not-yours", "provide-service", {"servant": "underbutler"}
            )
            ((_, _, refusal),) = find(view, seat, "duchess-lilo")
            assert refusal is not None
            assert refusal.reason == "guest-not-yours"
            ((sort, _, refusal),) = find(view, seat, "great-hall")
            assert (sort, refusal and refusal.reason) == ("offer", "tile-not-on-offer")
            assert find(view, seat, "no-such-thing") == ()
            return


@pytest.mark.parametrize("setup", SETUPS)
def test_the_forecast_of_service_comes_true_when_nobody_is_used(setup: Setup) -> None:
    for state, seat, view in moments(setup, 5):
        if view.question != "choose-turn":
            continue
        assert not is_rotated(view, seat)
        ready = ready_county(view, seat)
        rotated = state.clone()
        apply(rotated, seat, OBSESSION.parse("entertain"))
        if to_move(rotated) == (seat,) and OBSESSION.view(rotated, seat).question == "host-activity":
            assert ready.available[seat] == rotated.available[seat]
            assert ready.quarters[seat] == rotated.quarters[seat]
            assert ready.steps[seat] == rotated.steps[seat]
            assert ready.pounds[seat] == rotated.pounds[seat]
            assert ready.unlimited == rotated.unlimited
            assert ready.eligible_level == rotated.eligible_level
        lines = service_rows(view, seat)
        assert [row[0][0].value for row in lines[:2]] == ["ob-column-this-turn", "ob-column-next-turn"]
        household = crowds.total(state.household(seat))
        assert lines[-1][1] == (Cell("told", f"ob-all-servants count={household}"),)


def test_the_rounds_to_come_name_themes_and_reserves() -> None:
    view = next(view for _, _, view in moments(SETUPS[0], 6) if view.question == "choose-turn")
    rounds = round_rows(view, 16)
    assert [str(row[1][0].value) for row in rounds] == list(view.rules.season.events)
    notes = {at + 1: [cell.value for cell in row[2]] for at, row in enumerate(rounds)}
    assert notes[1] == ["ob-note-theme"]
    assert notes[4] == ["ob-note-reserve reserve=service"]
    assert notes[8] == ["ob-note-reserve reserve=pr1"]
    assert notes[16] == ["ob-note-last-courtship"]
    alone = next(view for _, _, view in moments(SETUPS[2], 6) if view.question == "choose-turn")
    assert round_rows(alone, 16)[3][2][0].value == "ob-note-theme", "closed courtship"


@pytest.mark.parametrize("setup", SETUPS)
def test_points_as_things_stand_are_those_of_the_score_sheet(setup: Setup) -> None:
    last: CountyView | None = None
    for state, seat, view in moments(setup, 7):
        last = view
        rows = points_rows(view, False)
        own = [row[1 + seat][0].value for row in rows[: len(state.rules.goals.score)]]
        assert own == [value for _, value in terms(state, seat)]
        assert rows[-1][1 + seat] == (Cell("number", sum([value for _, value in terms(state, seat)])),)
        county = public_county(view)
        for card in view.rows[seat].objectives or ():
            assert objective_vp(county, seat, card) == objective_vp(state, seat, card)
        assert len(standings(view)) == len(setup.seats)
    assert last is not None
    assert len(courtship_columns(last)) in (3, 4)
    assert opponent_standing(last) > 0 or last.rules.table.opponent is None


@pytest.mark.parametrize("setup", SETUPS)
def test_the_current_step_is_marked_once(setup: Setup) -> None:
    marked: set[str] = set()
    for _, _, view in moments(setup, 9):
        marked.update(marked_steps(view))
        rows = [row for block in steps_blocks(view) for row in block.rows if row[0]]
        assert len(rows) <= 2, "the season, and the turn or passing"
    assert {"ob-step-now step=host", "ob-step-now step=buy", "ob-step-now step=courtship"} <= marked


@pytest.mark.parametrize("setup", SETUPS)
def test_nothing_shown_depends_on_what_the_seat_cannot_know(setup: Setup) -> None:
    for at, (_, seat, view) in enumerate(moments(setup, 9)):
        if at % 11 == 0:
            check_blind(view, seat, at, layout, score_blocks, forecast_blocks, why_blocks, topic_of)


def test_every_component_in_play_has_something_to_tell() -> None:
    rules = OBSESSION.start(SETUPS[0]).rules
    data = rules.data
    for card in bits(rules.people.guest_mask | rules.people.fairchild_mask):
        assert about(data, "gentry", GENTRY[card])
    for tile in data.tiles:
        if rules.market.copies[TILE_AT[tile.id]] or tile.kind in ("start", "monument"):
            assert about(data, "tile", tile.id)[-1].rows
    for family in rules.table.family_choices:
        assert about(data, "family", family)
    for opponent in data.opponents:
        assert len(about(data, "opponent", opponent.id)) == 2
    for sort, name in (("servant", "butler"), ("vp-card", "pounds-300"), ("objective", "misc-wealth")):
        assert about(data, sort, name)
    assert about(data, "round-event", "courtship")
    assert about(data, "category", "estate") == ()
    assert about(data, "gentry", "nobody") == ()
    assert GENTRY_AT["duchess-lilo"]
