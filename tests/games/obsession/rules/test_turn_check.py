"""A Standard Turn, step 2: the round track and monuments; the Servants' Hall has a file of its own."""

import pytest

from tests.games.obsession.table import DAUGHTER, LADY, Table, described, table

STUDY = "private-study/back"


def at_fair(*estate: str, modules: tuple[str, ...] = (), **told: object) -> Table:
    """Round 3, a village fair; Ponsonby on level 2, position 2, without money."""
    row = {"level": 2, "position": 2, "pounds": 0, "estate": list(estate)}
    return described({"round": 3, "step": "turn", "ponsonby": row, **told}, modules=modules)


def test_village_fair_a_flipped_study_brings_300_pounds_and_two_reputation() -> None:
    t = at_fair(STUDY)
    t.play("ponsonby", "entertain")
    board = t.seat("ponsonby")
    assert (board.pounds, board.reputation) == (300, (2, 4))
    assert t.events("pounds-changed") == [
        {"event": "pounds-changed", "seat": 0, "pounds": 300, "source": "village-fair"}
    ]
    assert t.events("reputation-changed") == [
        {
            "event": "reputation-changed",
            "seat": 0,
            "steps": 2,
            "moved": 2,
            "level": 2,
            "position": 4,
            "source": "village-fair",
        }
    ]


def test_village_fair_a_study_that_was_not_flipped_brings_nothing() -> None:
    t = at_fair()
    t.play("ponsonby", "entertain")
    board = t.seat("ponsonby")
    assert (board.pounds, board.reputation) == (0, (2, 2))
    assert t.events("pounds-changed") == []
    assert t.events("reputation-changed") == []


def test_village_fair_everybody_collects_in_the_own_turn_only() -> None:
    t = at_fair(STUDY, york={"level": 1, "pounds": 0, "estate": [STUDY]})
    t.play("ponsonby", "entertain")
    assert (t.seat("york").pounds, t.seat("york").reputation) == (0, (1, 1))
    t.play("ponsonby", f"host front-parlour {LADY}=dismiss {DAUGHTER} staff housekeeper")
    t.finish("ponsonby")
    t.play("york", "pass")
    assert (t.seat("york").pounds, t.seat("york").reputation) == (300, (1, 3))


@pytest.mark.parametrize(
    ("modules", "fairs"), [((), (3, 9)), (("extended",), (4, 9, 16))], ids=["standard", "extended"]
)
def test_village_fair_happens_in_the_rounds_of_the_track(
    modules: tuple[str, ...], fairs: tuple[int, ...]
) -> None:
    found: list[int] = []
    courtships = (5, 10, 15, 20) if modules else (4, 8, 12, 16)
    for number in range(1, 21 if modules else 17):
        if number in courtships:
            continue
        t = at_fair(STUDY, round=number, modules=modules)
        t.play("ponsonby", "entertain")
        t.let_chance()
        if t.seat("ponsonby").pounds == 300:
            found.append(number)
            assert t.seat("ponsonby").reputation == (2, 4)
        else:
            assert (t.seat("ponsonby").pounds, t.seat("ponsonby").reputation) == (0, (2, 2))
    assert tuple(found) == fairs


def test_village_fair_a_study_played_in_this_turn_counts_from_the_next_fair_on() -> None:
    t = at_fair()
    t.play(
        "ponsonby",
        "entertain",
        "host private-study theodore-earl-of-ponsonby edward-viscount-dorchester staff butler",
    )
    t.finish("ponsonby")
    board = t.seat("ponsonby")
    assert (board.pounds, board.reputation) == (300, (2, 3))
    assert STUDY in board.estate


def test_objective_draw_two_cards_are_drawn_and_kept_in_step_2() -> None:
    t = table(
        round=6,
        step="turn",
        objective_top=["room-statuary", "guests-ladies", "misc-wealth"],
        ponsonby={"objectives": ["room-great-hall"]},
    )
    t.play("ponsonby", "entertain")
    t.chance("objectives room-statuary guests-ladies")
    assert t.seat("ponsonby").objectives == ["room-great-hall", "room-statuary", "guests-ladies"]
    assert t.question == "host-activity"


@pytest.mark.parametrize(
    ("monuments", "gain"),
    [
        ([], 0),
        (["sculpture-garden"], 1),
        (["garden-maze"], 1),
        (["trophy-room"], 1),
        (["wine-cellar"], 1),
        (["imported-marble-floor"], 1),
        (["manor-gargoyles"], 1),
        (["queens-suite"], 0),
        (["queens-suite/back"], 1),
        (["lionheart-suite"], 0),
        (["lionheart-suite/back"], 1),
        (["heritage-guest-suite"], 0),
        (["sculpture-garden", "wine-cellar", "queens-suite/back"], 3),
        (["sculpture-garden", "wine-cellar", "trophy-room", "queens-suite/back", "lionheart-suite/back"], 5),
    ],
    ids=lambda value: "+".join(value) if isinstance(value, list) else str(value),
)
def test_monuments_one_reputation_for_each_at_the_start_of_a_turn(monuments: list[str], gain: int) -> None:
    named = [name for name in monuments if "suite" not in name]
    spare = [name for name in ("sculpture-garden", "wine-cellar", "trophy-room") if name not in named]
    t = table(
        step="turn",
        monuments=(named + spare)[:3],
        ponsonby={"level": 1, "position": 4, "estate": monuments},
        york={"level": 2},
    )
    t.play("ponsonby", "entertain")
    assert t.seat("ponsonby").steps == 3 + gain
    assert t.seat("york").steps == 5
    told = [(event["steps"], event["source"]) for event in t.events("reputation-changed")]
    assert told == ([(gain, "monuments")] if gain else [])


def test_monuments_count_every_turn_and_when_passing() -> None:
    t = table(
        step="turn", ponsonby={"level": 1, "pounds": 0, "estate": ["sculpture-garden"]}, york={"pounds": 0}
    )
    t.play("ponsonby", "pass", "rents")
    t.finish("ponsonby")
    t.play("york", "pass", "rents")
    t.finish("york")
    assert t.seat("ponsonby").reputation == (1, 2)
    t.play("ponsonby", "entertain")
    assert t.seat("ponsonby").reputation == (1, 3)


def test_monuments_stop_at_the_top_of_the_scale() -> None:
    t = table(
        step="turn", ponsonby={"level": 7, "position": 5, "estate": ["sculpture-garden", "queens-suite/back"]}
    )
    t.play("ponsonby", "entertain")
    assert t.seat("ponsonby").reputation == (7, 5)
    (told,) = t.events("reputation-changed")
    assert (told["steps"], told["moved"]) == (2, 0)


@pytest.mark.parametrize("start", ["entertain", "pass"])
def test_step_2_event_then_monuments_then_servants_hall(start: str) -> None:
    t = at_fair(STUDY, "sculpture-garden", "servants-hall")
    t.play("ponsonby", start)
    assert t.question == "use-hall"
    assert (t.seat("ponsonby").pounds, t.seat("ponsonby").reputation) == (300, (2, 5))
    t.play("ponsonby", "gossip footman 1")
    assert t.seat("ponsonby").reputation == (3, 1)
    mine = [event["source"] for event in t.events("reputation-changed") if event["seat"] == 0]
    assert mine == ["village-fair", "monuments", "servants-hall"]


def test_step_2_rotation_comes_before_the_hall() -> None:
    t = table(
        step="turn",
        ponsonby={
            "available": ["butler"],
            "quarters": ["valet"],
            "expended": ["footman"],
            "estate": ["servants-hall"],
        },
    )
    t.play("ponsonby", "entertain")
    assert t.offers("ponsonby", "gossip") == ["gossip butler 1", "gossip valet 1"]


def test_courtship_round_no_rotation_no_monuments_no_gossip_no_turns() -> None:
    t = table(
        round=4,
        step="round",
        themes=["sporting"],
        ponsonby={
            "level": 2,
            "estate": ["sculpture-garden", "servants-hall", "stable/back"],
            "available": ["butler", "housekeeper"],
            "quarters": ["valet"],
            "expended": ["footman", "ladys-maid"],
        },
    )
    assert t.question == "choose-fairchild"
    t.play("ponsonby", "court charles-fairchild-esq")
    t.let_chance()
    assert t.question == "discard-objective"
    board = t.seat("ponsonby")
    assert board.reputation == (2, 1)
    assert board.available == ["butler", "housekeeper"]
    assert board.quarters == ["valet"]
    assert board.expended == ["ladys-maid", "footman"]
    assert t.events("turn-begins") == []
    assert t.events("reputation-changed") == []
