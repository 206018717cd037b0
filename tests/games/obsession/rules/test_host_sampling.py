"""Step 3 has too many answers to list: what is listed is legal, what is drawn is listed."""

import random

import pytest

from parlour.kernel.agenda import CHANCE
from parlour.kernel.chance import Chance
from parlour.kernel.engine import legal, open_question
from tests.games.obsession.table import DAUGHTER, HEIR, LADY, LORD, Table, table

DRAWS = 600
AMBROSE, LEWIS, HARPSTEAD, STOWELL = (
    "john-ambrose-esq",
    "lady-sarah-lewis",
    "miss-agnes-harpstead",
    "miss-margaret-stowell",
)


def drawn(t: Table, draws: int = DRAWS) -> set[str]:
    rng = random.Random(7)
    found = legal(t.county, 0)
    return {found.sample(rng).text for _ in range(draws)}


POSITIONS: dict[str, dict[str, object]] = {
    "start": {"level": 1, "position": 1},
    "few servants": {"available": ["footman"], "quarters": ["butler"], "level": 1, "position": 4},
    "everybody rests": {"quarters": ["butler", "footman"], "level": 2, "position": 2},
    "lent by the quarters": {
        "available": ["footman"],
        "quarters": ["butler", "housekeeper"],
        "estate": ["servants-quarters"],
    },
    "paupers and loans": {
        "pounds": 0,
        "level": 1,
        "position": 3,
        "discard": [LORD, LADY, HEIR],
        "hand": [HARPSTEAD, STOWELL, AMBROSE],
    },
    "stand-ins": {
        "available": ["housekeeper", "underbutler", "footman", "footman"],
        "estate": ["brushing-room", "butlers-pantry"],
        "discard": [LADY, HEIR],
        "hand": ["miss-anne-harlow", "major-william-hawes"],
    },
    "suites": {
        "level": 6,
        "position": 1,
        "available": ["butler", "housekeeper", "valet", "ladys-maid", "ladys-maid", "footman"],
        "estate": ["queens-suite", "lionheart-suite", "heritage-guest-suite", "butlers-room/back"],
        "discard": [LORD, LADY, HEIR, DAUGHTER],
        "hand": ["alice-dowager-countess-holt", "charles-fairchild-esq", AMBROSE],
    },
    "mixed slots": {
        "level": 3,
        "position": 1,
        "available": ["footman"],
        "estate": ["south-lawn/back", "croquet-lawn/back", "bowling-green/back"],
        "hand": [LEWIS],
        "discard": [LADY],
    },
}


@pytest.mark.parametrize("name", POSITIONS)
def test_host_activity_everything_listed_is_legal_and_nothing_is_listed_twice(name: str) -> None:
    t = table(ponsonby=POSITIONS[name])
    offers = t.offers("ponsonby")
    assert len(offers) == len(set(offers))
    assert offers != []
    for words in offers:
        assert t.allows("ponsonby", words)


@pytest.mark.parametrize("name", POSITIONS)
def test_host_activity_whatever_is_drawn_is_listed_and_everything_can_be_drawn(name: str) -> None:
    t = table(ponsonby=POSITIONS[name])
    offers = set(t.offers("ponsonby"))
    found = drawn(t, 6 * DRAWS)
    assert found <= offers
    # What only a rare crew can do may stay undrawn; tiles, guests and special actions may not.
    assert {words.split(" staff", maxsplit=1)[0] for words in found} == {
        words.split(" staff", maxsplit=1)[0] for words in offers
    }


@pytest.mark.parametrize(
    "name", ["start", "few servants", "lent by the quarters", "paupers and loans", "mixed slots"]
)
def test_host_activity_in_small_positions_every_answer_comes_up(name: str) -> None:
    t = table(ponsonby=POSITIONS[name])
    assert drawn(t, 10 * DRAWS) == set(t.offers("ponsonby"))


@pytest.mark.parametrize(
    ("row", "count"),
    [
        # Study and Gazebo: six pairs each, three of them twice; Parlour: the two ladies, twice; Green; Room.
        ({"level": 1, "position": 1}, 6 + 3 + 6 + 3 + 2 + 1 + 1),
        ({"level": 1, "position": 1, "available": ["butler"]}, 6 + 3 + 1),
        ({"level": 1, "position": 1, "available": ["footman"]}, 6 + 3 + 1),
        ({"level": 1, "position": 1, "available": ["housekeeper"]}, 2),
        ({"level": 1, "position": 1, "available": ["valet", "ladys-maid"]}, 1),
        ({"level": 1, "position": 1, "available": ["housekeeper"], "discard": [LADY]}, 1),
        ({"level": 1, "position": 1, "available": ["footman"], "discard": [LADY]}, 3 + 1),
    ],
)
def test_host_activity_all_answers_of_the_first_turn(row: dict[str, object], count: int) -> None:
    # Where the lady of the house attends there are two answers: she looks at guests, or dismisses one.
    t = table(ponsonby=row)
    assert len(t.offers("ponsonby")) == count


def test_host_activity_the_last_answer_is_to_pass_when_there_is_no_other() -> None:
    t = table(ponsonby={"level": 1, "position": 1, "available": ["valet"]})
    assert t.offers("ponsonby") == ["pass"]
    assert drawn(t, 20) == {"pass"}
    assert legal(t.county, 0).is_forced


@pytest.mark.parametrize(
    ("row", "forced"),
    [
        ({"available": ["valet"], "position": 1}, True),
        ({"available": ["valet"], "position": 2}, True),
        ({"available": ["valet"], "position": 3}, False),
        ({"available": ["valet"], "position": 1, "vp-cards": ["pounds-300"]}, False),
        ({"available": ["butler"], "position": 1, "discard": [LORD, LADY, HEIR]}, True),
        ({"available": ["butler"], "position": 1, "discard": [LADY, HEIR]}, False),
    ],
    ids=["pass", "a step short", "loan", "card", "one activity", "two activities"],
)
def test_host_activity_is_forced_when_there_is_one_answer(row: dict[str, object], forced: bool) -> None:
    t = table(ponsonby={"level": 1, "pounds": 0, **row})
    assert legal(t.county, 0).is_forced is forced
    assert (len(t.offers("ponsonby")) == 1) is forced


def test_host_activity_special_actions_are_drawn_rarely() -> None:
    t = table(ponsonby={"level": 3, "position": 1, "quarters": ["valet"], "available": ["footman"]})
    rng = random.Random(3)
    found = [legal(t.county, 0).sample(rng).text.split()[0] for _ in range(2000)]
    rare = len([verb for verb in found if verb in ("borrow", "help", "refresh")])
    assert 100 < rare < 320
    assert {"borrow", "help", "refresh", "host"} == set(found)


# Chance


def test_chance_guests_come_from_the_top_or_from_anywhere_in_a_shuffled_deck() -> None:
    row = {"level": 1, "pounds": 0, "estate": ["fenced-paddock", "main-gazebo/back"]}
    t = table(casual_top=["theodore-lodge-esq"], ponsonby=row)
    t.play("ponsonby", f"host fenced-paddock {LORD} {HEIR} staff footman")
    rng = random.Random(1)
    assert {legal(t.county, CHANCE).sample(rng).text for _ in range(30)} == {"guest theodore-lodge-esq"}
    t = table(ponsonby=row)
    t.play("ponsonby", f"host fenced-paddock {LORD} {HEIR} staff footman")
    found = {legal(t.county, CHANCE).sample(rng).text for _ in range(1500)}
    assert found == set(t.offers("chance"))
    assert len(found) == 50


def test_chance_guests_looked_at_come_in_any_order() -> None:
    t = table(
        casual_top=["theodore-lodge-esq"],
        ponsonby={"level": 1, "pounds": 0, "estate": ["fenced-paddock/back"]},
        york={"hand": table().casual_deck[4:40]},
    )
    t.play("ponsonby", f"host fenced-paddock {LORD} {HEIR} staff footman")
    rng = random.Random(1)
    found = {legal(t.county, CHANCE).sample(rng).text for _ in range(400)}
    assert found == set(t.offers("chance"))
    assert all(words.startswith("look theodore-lodge-esq ") for words in found)


@pytest.mark.parametrize(
    ("tile", "guests", "count"),
    [
        ("fenced-paddock", f"{LORD} {HEIR}", 50),
        ("fenced-paddock/back", f"{LORD} {HEIR}", 50 * 49),
        ("main-library", f"{LORD} {HEIR}", 29),
        ("main-library/back", f"{LORD} {HEIR} {LADY}=dismiss", 30),
    ],
)
def test_chance_every_card_is_equally_likely(tile: str, guests: str, count: int) -> None:
    t = table(
        ponsonby={"level": 3, "estate": [tile], "objectives": ["room-great-hall"]}, york={"objectives": []}
    )
    t.play("ponsonby", f"host {tile.split('/', maxsplit=1)[0]} {guests} staff footman")
    question = open_question(t.county)
    assert isinstance(question, Chance)
    weights = [weight for _, weight in question.outcomes(t.county)]
    assert weights == [1] * count


def test_chance_victory_point_cards_come_from_anywhere_in_the_deck() -> None:
    t = table(ponsonby={"level": 3, "estate": ["main-library/back"]})
    t.play("ponsonby", f"host main-library {LORD} {HEIR} {LADY}=dismiss staff footman")
    rng = random.Random(1)
    found = {legal(t.county, CHANCE).sample(rng).text for _ in range(1000)}
    assert len(found) == 30
    assert found == set(t.offers("chance"))
