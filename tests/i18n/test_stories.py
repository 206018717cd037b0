"""Everybody and every room has a line of background in three languages, short and of its own."""

from __future__ import annotations

import re
import tomllib
from functools import cache

import pytest

from parlour.games.obsession.aids.about import about
from parlour.games.obsession.content.dataset import load_dataset
from parlour.i18n.texts import LANGUAGES, Texts
from tests.i18n.source_scan import GAMES, OBSESSION, SOURCE, keys, story_file
from tests.i18n.test_text_keys import stories as of_notre_dame
from tests.i18n.test_text_keys_obsession import stories as of_obsession

LONGEST = 220
LONGEST_OF_A_FAMILY = 600
SORTS = {
    "gentry": "gentry",
    "tile": "tiles",
    "servant": "servants",
    "family": "families",
    "opponent": "opponents",
}
"""By sort: the table of the facts."""


@cache
def _stories(lang: str) -> dict[str, str]:
    texts = Texts(lang, strict=True)
    found = [key for game in GAMES for key in keys(story_file(lang, game)) if "-story-" in key]
    return {key: texts.text(key) for key in found}


def _ids(game: str, table: str) -> set[str]:
    """The ids of a table in the facts of a game, of every set."""
    found: set[str] = set()
    for file in sorted((SOURCE / game / "content").glob("*.toml")):
        rows = tomllib.loads(file.read_text(encoding="utf-8")).get(table, [])
        found |= {row["id"] for row in rows if isinstance(row, dict)}
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_and_every_room_has_a_story(lang: str) -> None:
    assert set(_stories(lang)) == of_notre_dame() | of_obsession()


@pytest.mark.parametrize(("sort", "count"), [("servant", 10), ("family", 6), ("opponent", 18), ("tile", 50)])
def test_the_sets_of_obsession_are_told_whole(sort: str, count: int) -> None:
    told = {key for key in of_obsession() if key.startswith(f"ob-story-{sort}-")}
    assert told == {f"ob-story-{sort}-{name}" for name in _ids(OBSESSION, SORTS[sort])}
    assert len(told) == count


def test_guests_of_every_set_and_all_persons_are_told() -> None:
    guests = {key for key in of_obsession() if "-gentry-" in key}
    assert guests == {f"ob-story-gentry-{name}" for name in _ids(OBSESSION, "gentry")}
    persons = {key for key in of_notre_dame() if "-person-" in key}
    wanted = {*_ids("games/notre_dame", "person"), "confidant"}
    assert persons == {f"nd-story-person-{name}" for name in wanted}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_story_is_told_of_two(lang: str) -> None:
    told = list(_stories(lang).values())
    assert {text for text in told if told.count(text) > 1} == set()


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_no_story_is_left_in_english(lang: str) -> None:
    assert {key for key, text in _stories(lang).items() if text == _stories("en")[key]} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_story_is_short(lang: str) -> None:
    for key, text in _stories(lang).items():
        sentences = len(re.findall(r"[.!?”](?=\s|$)", text))
        if key.startswith("ob-story-family-"):
            assert len(text) <= LONGEST_OF_A_FAMILY, key
            assert 2 <= sentences <= 4, key
        else:
            assert len(text) <= LONGEST, key
            assert sentences == 1, key


def test_french_signs_keep_their_space() -> None:
    with_signs = [text for text in _stories("fr").values() if re.search("[:;!?]", text)]
    assert len(with_signs) > 50
    for text in with_signs:
        assert re.search("(?<!\u00a0)[:;!?]", text) is None, text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_told_about_a_component_has_its_story(lang: str) -> None:
    texts = Texts(lang, ("obsession",), strict=True)
    data = load_dataset()
    for sort, table in SORTS.items():
        for name in sorted(_ids(OBSESSION, table)):
            rows = [row for block in about(data, sort, name) for row in block.rows]
            cells = [cell for row in rows for part in row for cell in part]
            told = [str(cell.value) for cell in cells if str(cell.value).startswith("ob-story-")]
            assert told == [f"ob-story-{sort}-{name}"]
            assert texts.term("told", told[0]) == _stories(lang)[told[0]]


@pytest.mark.parametrize(
    ("topic", "key"),
    [
        ("monk", "nd-story-person-monk"),
        ("park", "nd-story-place-park"),
        ("confidant", "nd-story-person-confidant"),
    ],
)
def test_a_person_or_place_of_notre_dame_is_explained_with_its_story(topic: str, key: str) -> None:
    texts = Texts("en", ("notre-dame",), strict=True)
    lines = texts.explain("notre-dame", topic).split("\n")
    assert texts.text(key) in lines[1:]
