"""What the composer leaves out could come to nothing, and what it gives up is not called impossible."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from parlour.games.obsession.aids.blocks.layout import layout
from parlour.games.obsession.aids.composing.draft import Draft
from parlour.games.obsession.aids.composing.means import Steps
from parlour.games.obsession.aids.composing.offers import Inquiry
from parlour.games.obsession.aids.composing.placements import offered, with_part
from parlour.games.obsession.aids.composing.stages import guide
from parlour.games.obsession.aids.reasons import (
    UNDECIDED,
    find,
    findings_of,
    is_undecided,
    ready_county,
    way_to_invite,
)
from parlour.games.obsession.game import OBSESSION
from parlour.games.obsession.hosting.guest_lists import guest_lists
from parlour.games.obsession.hosting.host_lists import hosts_of
from parlour.games.obsession.hosting.service import LENDS, NO_FRAME, could_serve, crews_among
from parlour.games.obsession.modes.team import needs_partner, request_of
from parlour.games.obsession.sight.view import CountyView
from parlour.games.obsession.state import County
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import GENTRY, TILE_AT, TILES, bits
from parlour.games.obsession.words.host_action import Host
from parlour.kernel.agenda import CHANCE
from parlour.kernel.engine import apply, legal, to_move
from parlour.kernel.game import Setup
from tests.games.obsession import exhaustive

UPSTAIRS = ("ud-servants", "howard", "ud-guests", "ud-tiles", "ud-copies", "wessex")
FOUR = ("a", "b", "c", "d")
SETUPS = {
    "base": Setup("obsession", ("a", "b"), ("extended", "novelty-guest")),
    "solitaire": Setup("obsession", ("a",), ("solitaire",), {"opponent": "eden"}),
    "upstairs": Setup("obsession", ("a", "b", "c"), UPSTAIRS, {"promo-guests": "lady-mary-shelton"}),
    "milestones": Setup("obsession", ("a", "b"), ("extended", "milestones", *UPSTAIRS)),
    "six": Setup("obsession", (*FOUR, "e", "f"), ("howard", "ud-guests", "wessex")),
    "tableau": Setup("obsession", ("a", "b"), ("tableau", "ud-tiles", "ud-guests")),
    "duel": Setup("obsession", ("a", "b"), ("duel",)),
    "challenge": Setup("obsession", ("a",), ("estate-challenge",)),
    "teams": Setup("obsession", FOUR, ("teams", *UPSTAIRS)),
}
SMALL = 8
"""Cards in hand up to which every company can be tried."""
PLACED = 3
"""Placements tried on each tile."""


def _positions(setup: Setup, seed: str, every: int, wanted: int) -> Iterator[tuple[CountyView, int, County]]:
    """Positions of random games at which a hand is small, as they are when the seat next hosts."""
    found = 0
    for number in range(20):
        rng = random.Random(f"{seed}:{number}")
        state = OBSESSION.start(setup)
        asked = 0
        while seats := to_move(state):
            seat = seats[0]
            if seat != CHANCE and state.family[seat] >= 0 and len(bits(state.hand[seat])) <= SMALL:
                asked += 1
                if asked % every == 0:
                    view = OBSESSION.view(state, seat)
                    yield view, seat, ready_county(view, seat)
                    found += 1
                    if found == wanted:
                        return
            apply(state, seat, legal(state, seat).sample(rng))


def _text(host: Host | None) -> str:
    return "" if host is None else host.text


@pytest.mark.parametrize("mode", SETUPS)
def test_the_search_finds_what_trying_everything_finds(mode: str) -> None:
    answers = {True: 0, False: 0}
    for _, seat, county in _positions(SETUPS[mode], f"ways:{mode}", 41, 10):
        inquiry = Inquiry(county, seat)
        for code in county.estate[seat]:
            known = exhaustive.way(county, seat, (code,))
            assert _text(inquiry.way((code,))) == _text(known), TILES[code >> 1]
            answers[known is None] += 1
        for card in bits(county.hand[seat]):
            known = exhaustive.way_to_invite(county, seat, card)
            assert _text(way_to_invite(inquiry, card)) == _text(known), GENTRY[card]
            answers[known is None] += 1
        assert not inquiry.was_undecided
    assert all(answers.values())


@pytest.mark.parametrize("mode", ["upstairs", "milestones", "tableau", "challenge", "teams"])
def test_whoever_can_join_a_draft_is_found_by_trying_everything(mode: str) -> None:
    compared = 0
    rng = random.Random(mode)
    for _, seat, county in _positions(SETUPS[mode], f"drafts:{mode}", 53, 8):
        inquiry = Inquiry(county, seat)
        for code in [code for code in county.estate[seat] if county.rules.tiles.is_activity[code]]:
            plain = Draft(code)
            words = list(offered(inquiry, plain)) + [GENTRY[card] for card in inquiry.joining(plain)]
            for word in rng.sample(words, min(PLACED, len(words))):
                draft = with_part(plain, word)
                joining = {
                    card
                    for card in bits(county.hand[seat])
                    if card not in draft.guests
                    and exhaustive.first(county, seat, with_part(draft, GENTRY[card])) is not None
                }
                told = set(inquiry.joining(draft)) & set(bits(county.hand[seat]))
                assert told == joining, (TILES[code >> 1], word)
                compared += 1
    assert compared > PLACED


@pytest.mark.parametrize("mode", ["base", "upstairs", "teams"])
def test_no_crew_is_left_out_by_the_bound_on_service(mode: str) -> None:
    """Any servants, any estate: where a crew can serve, the quick answer never says that none could."""
    rng = random.Random(mode)
    rules = OBSESSION.start(SETUPS[mode]).rules
    seen = {"crews": 0, "nobody": 0}
    for _ in range(2000):
        here, resting, need = [
            sum([rng.randrange(most) * one for one in crowds.ONE]) for most in (3, rng.choice((1, 2)), 2)
        ]
        able = rng.getrandbits(len(rules.servants.stand_ins) + 1)
        helps = rng.randrange(3)
        frame = rng.choice([*crowds.types(need), NO_FRAME])
        fetched = helps + (able & LENDS)
        could = could_serve(rules, able, need, frame, here + resting, here, fetched)
        if crews_among(rules, (need, here, resting, helps, able, frame)):
            assert could
            seen["crews"] += 1
        seen["nobody"] += not could
    assert min(seen.values()) > 100, seen


def test_the_company_whose_refusal_is_told_is_the_first_of_the_list() -> None:
    compared = 0
    for mode in ("base", "upstairs", "six"):
        for _, seat, county in _positions(SETUPS[mode], f"lists:{mode}", 29, 8):
            county.available[seat] = county.available[seat] & crowds.crowd_of(("butler", "footman"))
            for code in county.estate[seat]:
                if county.rules.tiles.is_activity[code]:
                    known = next(guest_lists(county, seat, code), None)
                    assert Inquiry(county, seat).first_company(code) == (known and known[0])
                    compared += known is not None
    assert compared > 20


def test_what_the_partner_declined_is_one_request_of_many_p12() -> None:
    """However often the partner declines: a tile is usable as long as the rules accept anything there."""
    setup = Setup("obsession", FOUR, ("teams", *UPSTAIRS))
    asked = 0
    for _, seat, county in _positions(setup, "declined", 37, 4):
        partner = county.rules.table.partner[seat]
        county.quarters[seat] = county.available[seat] = county.hand[partner] = 0
        county.hand[seat] = sum([1 << card for card in bits(county.hand[seat])[:3]])
        helpful = ("footman", "housekeeper", "hall-boy", "head-housemaid")
        county.available[partner] = crowds.crowd_of(helpful)
        for code in [code for code in county.estate[seat] if county.rules.tiles.is_activity[code]]:
            county.declined = ()
            while (known := next(hosts_of(county, seat, code), None)) is not None:
                assert Inquiry(county, seat, Steps(10**6, 10**6)).way((code,)) is not None, known.text
                if not needs_partner(county, seat, known):
                    break
                county.declined += (request_of(county, seat, known),)
                asked += 1
            else:
                assert Inquiry(county, seat).way((code,)) is None
    assert asked > 20


# Steps


def _large() -> tuple[CountyView, int]:
    """A hand of many cards and few servants: a table that a search has to go through."""
    setup = Setup("obsession", ("a", "b"), UPSTAIRS, {"families": "ponsonby,york"})
    state = OBSESSION.start(setup)
    rng = random.Random(1)
    while to_move(state) and not (
        to_move(state)[0] == 0 and OBSESSION.view(state, 0).question == "host-activity"
    ):
        apply(state, to_move(state)[0], legal(state, to_move(state)[0]).sample(rng))
    state.hand[0] |= state.rules.people.guest_mask
    state.discard[0] = 0
    return OBSESSION.view(state, 0), 0


def test_what_was_not_looked_through_is_called_neither_possible_nor_impossible() -> None:
    view, seat = _large()
    inquiry = Inquiry(ready_county(view, seat), seat, Steps(0, 0))
    told = {(sort, name): refusal for sort, name, refusal in findings_of(inquiry)}
    whole = {(sort, name): refusal for sort, name, refusal in findings_of(Inquiry(inquiry.county, seat))}
    doubtful = [thing for thing, refusal in told.items() if is_undecided(refusal)]
    assert ("tile", "main-gazebo") in doubtful
    assert {sort for sort, _ in doubtful} == {"tile", "gentry"}
    assert not any(is_undecided(refusal) for refusal in whole.values())
    assert {thing: refusal for thing, refusal in told.items() if thing not in doubtful} == {
        thing: refusal for thing, refusal in whole.items() if thing not in doubtful
    }


@pytest.mark.parametrize("number", [1, 3, 10, 30, 100, 300, 1000])
def test_with_few_steps_nothing_else_is_claimed_than_with_many(number: int) -> None:
    view, seat = _large()
    county = ready_county(view, seat)
    few = Inquiry(county, seat, Steps(number, number))
    many = Inquiry(county, seat)
    for told, known in zip(findings_of(few), findings_of(many), strict=True):
        assert told == known or is_undecided(told[2]), told
    assert few.was_undecided == any(is_undecided(refusal) for _, _, refusal in findings_of(few))


def test_one_long_question_leaves_steps_for_the_others() -> None:
    steps = Steps(100, 10)
    assert [steps.take(10), steps.take()] == [True, False]
    steps.start()
    assert [steps.take(4), steps.take(7), steps.take()] == [True, False, False], "what is given up stays so"
    taken = steps.taken
    for _ in range(20):
        steps.start()
        steps.take(10)
    assert (taken, steps.taken) == (14, 94), "of a hundred in all six are left, too few for ten"


def test_the_composer_offers_what_it_did_not_look_through(monkeypatch: pytest.MonkeyPatch) -> None:
    view, _ = _large()
    first = guide(view, ())
    assert first is not None
    gazebo = guide(view, ("main-gazebo",))
    assert gazebo is not None
    sure = {"first": {cell.value for cell in first.parts}, "gazebo": {cell.value for cell in gazebo.parts}}
    monkeypatch.setattr(Steps.__init__, "__defaults__", (0, 0))
    first = guide(view, ())
    gazebo = guide(view, ("main-gazebo",))
    assert first is not None
    assert gazebo is not None
    assert sure["first"] <= {cell.value for cell in first.parts}
    assert sure["gazebo"] <= {cell.value for cell in gazebo.parts}
    assert [cell.value for cell in first.so_far] == ["ob-guide-too-many-ways"]
    assert gazebo.so_far[-1] == first.so_far[0]
    assert "pass" in [answer.text for answer in first.answers], "nobody knows that something can be hosted"


def test_the_table_and_the_question_why_tell_the_doubt(monkeypatch: pytest.MonkeyPatch) -> None:
    view, seat = _large()
    monkeypatch.setattr(Steps.__init__, "__defaults__", (0, 0))
    (_, name, refusal) = find(view, seat, "main-gazebo")[0]
    assert (name, refusal is not None and refusal.reason) == ("main-gazebo", UNDECIDED)
    own = next(block for block in layout(view) if block.title == "ob-block-own-tiles")
    assert any("ob-not-too-many-ways" in str(row) for row in own.rows)
    assert not any("ob-not-otherwise" in str(row) for row in own.rows)


def test_guests_who_could_be_anybody_are_tried_once() -> None:
    """A large hand, half of it asking for a valet whom nobody can be: one call once took 23 seconds."""
    view, seat = _large()
    county = ready_county(view, seat)
    county.available[seat] = crowds.crowd_of(
        ("butler", "housekeeper", "ladys-maid", "ladys-maid", "ladys-maid", "footman", "cook")
    )
    county.quarters[seat] = 0
    county.eligible_level = county.rules.reputation.max_level
    county.estate[seat] = tuple(
        [TILE_AT[name] * 2 for name in ("main-gazebo", "dining-room", "smoking-room")]
    )
    steps = Steps(10**6, 10**6)
    told = findings_of(Inquiry(county, seat, steps))
    assert sum([1 for sort, _, refusal in told if sort == "gentry" and refusal is not None]) > 20
    assert steps.taken < 10_000
