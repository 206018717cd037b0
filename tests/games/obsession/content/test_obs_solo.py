"""Solitaire opponents and their buyers."""

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise

from parlour.games.obsession.content.solo import DynamicRow, Opponent, ScavengerRow
from tests.games.obsession.components import BOOK, CATEGORIES

OPPONENTS = {opponent.id: opponent for opponent in BOOK.opponents}
RANGES = {"beginner": (65, 75), "intermediate": (78, 88), "expert": (92, 105)}


def of(level: str, mode: str = "standard") -> list[Opponent]:
    return [opponent for opponent in BOOK.opponents if (opponent.level, opponent.mode) == (level, mode)]


def test_opponents_per_set_and_level() -> None:
    assert Counter((opponent.set, opponent.level) for opponent in BOOK.opponents) == {
        ("base", "beginner"): 4,
        ("base", "intermediate"): 4,
        ("base", "expert"): 4,
        ("ud", "beginner"): 2,
        ("ud", "intermediate"): 2,
        ("ud", "expert"): 2,
    }


def test_eden_is_known_exactly() -> None:
    eden = OPPONENTS["eden"]
    assert (eden.level, eden.base_score, eden.origin.status) == ("expert", 95, "sourced")
    assert eden.chart == ((3, 0, 2, 3, 1), (3, 2, 2, 3, 1), (3, 2, 2, 11, 5), (5, 2, 2, 14, 5))


def test_known_names_are_there_and_invented_ones_marked() -> None:
    base = {opponent.id for opponent in BOOK.opponents if opponent.set == "base"}
    ud = {opponent.id for opponent in BOOK.opponents if opponent.set == "ud"}
    assert base >= {
        "eden", "fairfax", "fitzherbert", "gladstone", "hanover", "grosvenor", "orange", "tudor",
        "plantagenet",
    }  # fmt: skip
    assert ud >= {"poldark", "warleggan"}
    invented = [o.id for o in BOOK.opponents if "name.en" in o.origin.reconstructed]
    assert sorted(invented) == [
        "basset", "godolphin", "penrose", "seymour", "stanhope", "trevanion", "villiers",
    ]  # fmt: skip


def test_scores_lie_in_the_range_of_the_level() -> None:
    for level, (low, high) in RANGES.items():
        for opponent in of(level):
            assert low <= opponent.base_score <= high + (4 if opponent.set == "ud" else 0)
        hardest = max(opponent.base_score for opponent in of(level))
        assert all(opponent.base_score > hardest for opponent in of(level, "extended"))


def test_charts_never_fall() -> None:
    for opponent in BOOK.opponents:
        for before, after in pairwise(opponent.chart):
            assert all(low <= high for low, high in zip(before, after, strict=True))


def test_each_opponent_develops_one_or_two_categories() -> None:
    for opponent in BOOK.opponents:
        growth = {c: opponent.chart[3][i] - opponent.chart[0][i] for i, c in enumerate(CATEGORIES)}
        assert 1 <= len(opponent.develops) <= 2
        others = [growth[category] for category in CATEGORIES if category not in opponent.develops]
        assert min(growth[category] for category in opponent.develops) >= max(others)


def test_final_charts_grow_with_the_level() -> None:
    means = [sum(sum(o.chart[3]) for o in of(level)) / len(of(level)) for level in RANGES]
    assert means[0] < means[1] < means[2]


# The card of the scavenger


def rolls(rows: Iterable[ScavengerRow] | Iterable[DynamicRow]) -> list[int]:
    return sorted(roll for row in rows for roll in range(row.min, row.max + 1))


def test_scavenger_card() -> None:
    assert rolls(BOOK.scavenger_rows) == list(range(1, 21))
    table = [
        (r.min, r.max, r.standard.position or r.standard.action, r.monument.position or r.monument.action)
        for r in BOOK.scavenger_rows
    ]
    assert table == [
        (1, 4, 1, "monument"),
        (5, 7, 2, "monument"),
        (8, 10, 3, 1),
        (11, 12, 4, 2),
        (13, 14, 5, 3),
        (15, 15, 6, 4),
        (16, 19, "none", "none"),
        (20, 20, "refresh", "refresh"),
    ]
    assert BOOK.solo_rules.modifier_after_idle == -5


def test_no_two_idle_rolls_in_a_row() -> None:
    idle = min(row.min for row in BOOK.scavenger_rows if row.standard.action == "none")
    assert BOOK.solo_rules.die + BOOK.solo_rules.modifier_after_idle < idle


# The dynamic buyer


def test_dynamic_buyer_is_optional_and_reconstructed() -> None:
    assert rolls(BOOK.dynamic_rows) == list(range(1, 21))
    assert BOOK.dynamic_rules.optional
    assert BOOK.dynamic_rules.origin.status == "reconstructed"
    assert {row.origin.status for row in BOOK.dynamic_rows} == {"reconstructed"}


def test_fallbacks_of_the_dynamic_buyer_end() -> None:
    following = {row.aim: row.otherwise for row in BOOK.dynamic_rows}
    assert set(following.values()) <= set(following)
    for aim in following:
        seen = {aim}
        while aim != "none" and following[aim] != aim:
            aim = following[aim]
            assert aim not in seen
            seen.add(aim)
