"""The steward of Obsession makes the choices that anyone who knows the game would make."""

from collections.abc import Mapping

import pytest

from parlour.games.obsession.game import OBSESSION as GAME
from parlour.kernel.agenda import State
from parlour.kernel.engine import apply, legal, to_move
from parlour.kernel.game import Setup
from tests.ai.asquiths import ASQUITH, FAMILY, MARKET, STAFF, answer_of, let_chance, play

TWO = Setup("obsession", ("a", "b"), (), {"families": "asquith,york"})
FOUR = Setup("obsession", ("a", "b", "c", "d"), (), {"families": "asquith,york,cavendish,ponsonby"})


def _position(overrides: Mapping[str, object], asquith: Mapping[str, object], setup: Setup = TWO) -> State:
    return GAME.position(setup, {"seats": {"asquith": asquith}, **overrides})


# Buying


@pytest.mark.parametrize(
    ("objective", "owned", "completing"),
    [
        ("group-lawn-games", "croquet-lawn", "tennis-court"),
        ("group-epicurean", "dining-room", "breakfast-room"),
        ("group-salon", "music-room", "drawing-room"),
    ],
)
def test_an_affordable_tile_that_completes_a_group_objective_is_bought(
    objective: str, owned: str, completing: str
) -> None:
    asquith = {
        "level": 4,
        "pounds": 700,
        "estate": [owned],
        # No rival aim: with the objective for wealth in hand, keeping the pounds is a fair choice too.
        "objectives": [objective, "room-statuary", "guests-elite", "guests-ladies"],
    }
    state = _position({"round": 10, "step": "market", "market": MARKET}, asquith)
    assert answer_of(state).startswith(f"buy {completing} ")


def test_in_the_last_turn_a_tile_that_scores_is_bought_and_one_that_costs_points_is_not() -> None:
    asquith = {"level": 5, "pounds": 900, "objectives": ["room-statuary", "guests-elite", "room-great-hall"]}
    market = ["stable", "croquet-lawn", "breakfast-room", "sculpture-garden"]
    position = {"round": 15, "step": "market", "first": "york", "to-move": "asquith", "market": market}
    assert answer_of(_position(position, asquith)) == "buy sculpture-garden 4"
    position["market"] = market[:3]
    assert answer_of(_position(position, asquith)) == "done"


def test_nothing_is_borrowed_for_a_tile_of_little_use() -> None:
    asquith = {"level": 3, "pounds": 200, "objectives": ["room-statuary", "guests-elite", "room-great-hall"]}
    position = {"round": 15, "step": "market", "market": ["tennis-court", "breakfast-room", "north-library"]}
    assert answer_of(_position(position, asquith)) == "done"


# Hosting and passing


def test_a_family_whose_servants_are_all_worn_out_passes() -> None:
    asquith = {"expended": STAFF, "discard": FAMILY[:4], "hand": FAMILY[4:]}
    assert answer_of(_position({"round": 6, "step": "turn"}, asquith)) == "pass"


def test_a_family_that_is_rested_does_not_pass() -> None:
    asquith = {"available": STAFF, "hand": ["lady-elise-gilmour", "sir-allan-fulford-bt"], "level": 3}
    assert answer_of(_position({"round": 6, "step": "turn"}, asquith)) == "entertain"


def test_guests_who_cost_reputation_stay_at_home_when_better_ones_are_there() -> None:
    asquith = {
        "level": 4,
        "available": [*STAFF, "footman"],
        "hand": ["hon-albert-plantagenet", "anne-marie-comtesse-de-vitry", "miss-florence-oliver"],
    }
    answer = answer_of(_position({"round": 10, "step": "host"}, asquith))
    assert answer.startswith("host ")
    assert "miss-florence-oliver" not in answer


def test_the_young_lady_and_her_admirer_come_together() -> None:
    asquith = {
        "level": 3,
        "available": ["footman", "valet"],
        "quarters": ["butler", "housekeeper", "ladys-maid"],
        "hand": ["lady-eleanor-chesterton", "hon-albert-plantagenet"],
        "discard": [
            "daniel-earl-of-asquith",
            "charles-viscount-pemberly",
            "maud-dowager-countess-of-asquith",
        ],
    }
    answer = answer_of(_position({"round": 9, "step": "host"}, asquith))
    assert "lady-eleanor-chesterton" in answer
    assert "hon-albert-plantagenet" in answer


def test_no_service_help_is_paid_for_when_there_is_another_way() -> None:
    asquith = {
        "level": 3,
        "available": ["butler", "footman"],
        "quarters": ["housekeeper", "valet", "ladys-maid"],
    }
    answer = answer_of(_position({"round": 5, "step": "host"}, asquith))
    assert answer.startswith("host ")
    assert " help " not in answer


# Guests


def test_a_guest_who_costs_four_points_is_dismissed() -> None:
    asquith = {"level": 3, "available": STAFF, "hand": ["miss-florence-oliver", "sir-william-hawke"]}
    state = _position({"round": 13, "step": "host"}, asquith)
    ladies = "lady-eleanor-chesterton patricia-countess-of-asquith=dismiss"
    play(state, f"host front-parlour {ladies} staff housekeeper")
    while legal(state, ASQUITH).kind != "dismiss-guest":
        play(state, "done")
    assert answer_of(state) == "dismiss miss-florence-oliver"


def test_of_two_guests_looked_at_the_better_one_is_kept() -> None:
    asquith = {"level": 3, "available": STAFF}
    top = ["miss-florence-oliver", "sir-richard-brannaugh-bt"]
    state = _position({"round": 6, "step": "host", "casual-top": top}, asquith)
    ladies = "lady-eleanor-chesterton patricia-countess-of-asquith=look_casual"
    play(state, f"host front-parlour {ladies} staff housekeeper")
    while legal(state, ASQUITH).kind != "keep-guests":
        apply(state, ASQUITH, next(iter(legal(state, ASQUITH))))
        let_chance(state)
    kept = answer_of(state)
    assert "miss-florence-oliver" not in kept


# Servants


def test_the_servant_who_completes_an_objective_is_hired() -> None:
    asquith = {
        "available": [*STAFF, "valet"],
        "objectives": ["servants-three-valets", "room-statuary", "room-great-hall", "guests-elite"],
    }
    state = _position({"round": 13, "step": "host"}, asquith, FOUR)
    play(state, "host butlers-room staff butler")
    assert legal(state, ASQUITH).kind == "hire-servants"
    assert "valet" in answer_of(state).split()


# Objectives, cards and gossip


def test_a_hopeless_objective_is_given_up_before_one_that_is_met() -> None:
    asquith = {
        "estate": ["croquet-lawn", "tennis-court"],
        "objectives": ["group-lawn-games", "group-gentlemens-club"],
    }
    state = _position({"round": 16, "step": "courtship"}, asquith)
    let_chance(state)
    while legal(state, ASQUITH).kind != "discard-objective":
        seat = to_move(state)[0]
        apply(state, seat, next(iter(legal(state, seat))))
        let_chance(state)
    assert answer_of(state) == "discard group-gentlemens-club"


@pytest.mark.parametrize(("position", "answer"), [(3, "use reputation-3"), (1, "done")])
def test_at_the_end_a_card_is_used_only_where_its_favour_scores_more(position: int, answer: str) -> None:
    asquith = {"level": 6, "position": position, "vp-cards": ["reputation-3"]}
    assert answer_of(_position({"round": 16, "step": "window"}, asquith)) == answer


def test_gossip_is_about_the_family_that_stands_best() -> None:
    seats = {
        "asquith": {"available": STAFF, "hand": ["miss-elizabeth-perkins", "miss-diane-blowers"], "level": 2},
        "york": {"level": 3},
        "cavendish": {"level": 6, "pounds": 900, "estate": ["music-room/back", "drawing-room/back"]},
        "ponsonby": {"level": 4},
    }
    state = GAME.position(FOUR, {"round": 9, "step": "host", "seats": seats})
    guests = "patricia-countess-of-asquith=dismiss miss-elizabeth-perkins"
    play(state, f"host front-parlour {guests} staff housekeeper,ladys-maid")
    assert legal(state, ASQUITH).kind == "spread-gossip"
    assert answer_of(state) == "attack 2"
