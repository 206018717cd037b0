"""Why a person, a card, a building or a bill cannot be used: the reasons of the rules, and what helps."""

import pytest

from parlour.games.notre_dame.game import NOTRE_DAME
from parlour.games.notre_dame.words.actions import CARD_WORDS
from parlour.kernel.beyond.companion import Remedy
from parlour.kernel.engine import legal, to_move
from parlour.kernel.errors import Invalid
from parlour.sim.proof.steered import kinds_with
from tests.games.notre_dame.table import Table, table
from tests.positions import DEPTH, kept_positions

COMPANION = NOTRE_DAME.companion
VERBS = {
    "person": ("bribe",),
    "card": ("keep", "play"),
    "sector": ("send", "found", "work", "remove", "from"),
    "place": ("from",),
    "market": ("collect",),
}
"""By sort: the answers that choose such a thing."""
PERSONS = ["barmaid", "minstrel", "soldier"]


def found(t: Table, sort: str, name: str) -> tuple[str | None, Remedy | None]:
    """The reason why red cannot use a thing, and the remedy."""
    view = t.view("red")
    told = COMPANION.reasons.findings(view)
    for (kind, each, refusal), remedy in zip(told, COMPANION.reasons.remedies(view, told), strict=True):
        if (kind, each) == (sort, name):
            return None if refusal is None else refusal.reason, remedy
    raise AssertionError(f"nothing is said of {name}")


def test_every_reason_is_the_one_that_the_open_question_gives() -> None:
    kinds = [kind for kind in kinds_with(NOTRE_DAME, ("new-persons",), 4) if kind != "chance"]
    checked = 0
    for kind, cell in kept_positions(NOTRE_DAME, 4, ("new-persons",), 2 * DEPTH, kinds).items():
        for position in cell:
            seat = to_move(position.state)[0]
            offer = legal(position.state, seat)
            verbs = {action.text.split()[0] for action, _ in zip(offer, range(200), strict=False)}
            view = NOTRE_DAME.view(position.state, seat)
            for sort, name, refusal in COMPANION.reasons.findings(view):
                for verb in verbs.intersection(VERBS[sort]):
                    if verb == "keep" and name in [CARD_WORDS[card] for card in view.hand]:
                        continue  # kept already: what counts is whether it can be played
                    try:
                        action = NOTRE_DAME.parse(f"{verb} {name}")
                    except Invalid:
                        continue
                    assert refusal == offer.why(action), (kind, action)
                    checked += 1
    assert checked > 50


def test_a_bribe_without_gold_is_told_with_what_brings_gold() -> None:
    poor = table(red={"gold": 0}, persons=PERSONS)
    assert found(poor, "person", "barmaid") == ("no-gold-to-bribe", Remedy("gain-gold"))
    assert found(table(red={"gold": 1}, persons=PERSONS), "person", "barmaid") == (None, None)


def test_a_building_without_a_cube_to_come_is_told_with_what_brings_cubes() -> None:
    t = table(red={"supply": 0, "cubes": {"bank": 4}}, persons=PERSONS)
    assert found(t, "sector", "bank") == ("no-cube-to-place", Remedy("gain-cubes"))
    assert found(t, "sector", "park") == (None, None)


def test_a_card_in_hand_is_judged_by_its_action() -> None:
    t = table(red={"gold": 0, "hand": ["red-notre-dame", "blue-bank", "violet-park"]}, persons=PERSONS)
    assert found(t, "card", "red-notre-dame") == ("no-gold-to-donate", Remedy("gain-gold"))
    assert found(t, "card", "blue-bank") == (None, None)


@pytest.mark.parametrize("name", ["scholar", "red-park", "inn", "notre-dame"])
def test_a_thing_is_found_by_its_id(name: str) -> None:
    t = table(red={"gold": 1}, persons=PERSONS)
    ((_, told, _),) = COMPANION.reasons.find(t.view("red"), name)
    assert told == name


def test_a_bill_too_far_away_is_told_with_the_steps_it_takes() -> None:
    cell = kept_positions(NOTRE_DAME, 4, ("new-persons",), 2, ["move-carriage"])["move-carriage"]
    far = 0
    for position in cell:
        seat = to_move(position.state)[0]
        view = NOTRE_DAME.view(position.state, seat)
        told = COMPANION.reasons.findings(view)
        for (_, _, refusal), remedy in zip(told, COMPANION.reasons.remedies(view, told), strict=True):
            if refusal is not None and refusal.reason == "market-out-of-reach":
                assert remedy is not None
                assert int(remedy.params["count"]) > int(refusal.params["steps"])
                far += 1
    assert far
