"""docs/coverage.md is what the lists of sections come to, and no section of a rulebook is without a test."""

from __future__ import annotations

import tomllib

import pytest

from tools.rule_coverage import (
    BOOKS,
    LISTS,
    ROOT,
    TARGET,
    TOPICS,
    Coverage,
    collected,
    document,
    faults,
    loaded,
    matching,
    read_book,
)

BOOK = """
title = "A rulebook"
[[part]]
title = "A heading"
page = "3"
sections = [{row}]
"""
TESTS = {"test_inn": ("test_p5_inn_one_bonus", "test_p5_inn_two_bonuses"), "test_park": ("test_p6_park",)}


def small(row: str, **topics: tuple[str, ...]) -> Coverage:
    """A single section in a single book."""
    return Coverage([read_book(BOOK.replace("{row}", row))], topics, TESTS)


def test_no_section_of_the_rulebooks_is_without_a_test() -> None:
    assert list(faults(loaded())) == []


def test_the_document_is_up_to_date() -> None:
    assert TARGET.read_text(encoding="utf-8") == document(loaded()), "run `make coverage`"


def test_every_list_is_read() -> None:
    assert {path.stem for path in LISTS.glob("*.toml")} == {*BOOKS, TOPICS}


@pytest.mark.parametrize(("game", "books"), [("notre_dame", ("notre-dame-fr",)), ("obsession", BOOKS[1:])])
def test_every_section_that_a_refusal_cites_is_listed(game: str, books: tuple[str, ...]) -> None:
    text = (ROOT / "src/parlour/games" / game / "content/rulebook.toml").read_text(encoding="utf-8")
    cited = {section["id"] for section in tomllib.loads(text)["section"]}
    listed = set()
    for name in books:
        for part in read_book((LISTS / f"{name}.toml").read_text(encoding="utf-8")).parts:
            listed |= {part.cited, *(section.cited for section in part.sections)}
    assert listed - {""} == cited


def test_reasons_for_no_rule_are_short() -> None:
    rows = [row for book in loaded().books for part in book.parts for row in part.sections if row.no_rule]
    assert rows
    assert [row.title for row in rows if len(row.no_rule.split()) > 5] == []


def test_wildcards_stand_for_tests_of_a_file() -> None:
    assert list(matching("test_inn::test_p5_*", TESTS)) == [
        "test_p5_inn_one_bonus",
        "test_p5_inn_two_bonuses",
    ]
    assert list(matching("test_*::*_park", TESTS)) == ["test_p6_park"]
    assert list(matching("test_inn::test_p6_*", TESTS)) == []


def test_tests_are_read_from_their_source() -> None:
    assert "test_tests_are_read_from_their_source" in collected(ROOT / "tests/docs")["test_coverage"]


def test_a_topic_stands_for_its_tests_once_each() -> None:
    coverage = small('{ title = "Inn", tests = ["inn", "test_inn::*two*"] }', inn=("test_inn::*",))
    assert list(faults(coverage)) == []
    assert "| Inn | `test_p5_inn_one_bonus`, `test_p5_inn_two_bonuses` |" in document(coverage)


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        ('{ title = "Inn" }', "needs tests"),
        ('{ title = "Inn", tests = ["test_inn::*"], no-rule = "story" }', "needs tests"),
        ('{ title = "Inn", tests = ["test_inn::*three*"] }', "matches no test"),
        ('{ title = "Inn", tests = ["cellar"] }', "is no topic"),
        ('{ title = "Inn", no-rule = "a" }, { title = "Inn", no-rule = "a" }', "listed twice"),
    ],
)
def test_faults_of_a_list_are_told(row: str, fault: str) -> None:
    assert any(fault in told for told in faults(small(row)))


def test_faults_of_a_topic_are_told() -> None:
    row = '{ title = "Inn", tests = ["test_inn::*"] }'
    assert "no section names it" in next(faults(small(row, park=("test_park::*",))))
    assert "matches no test" in next(faults(small(row, park=("test_park::*cellar*",))))


def test_a_section_without_a_rule_says_why() -> None:
    assert "| Story | no rule: story |" in document(small('{ title = "Story", no-rule = "story" }'))
