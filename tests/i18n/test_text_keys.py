"""Every text the code asks for is there, in every language, and no text is left over."""

from __future__ import annotations

import ast
import re
from functools import cache

import click
import pytest
from fluent.syntax import ast as ftl

from parlour.ai.registry import levels
from parlour.cli.arguments import YOU
from parlour.cli.help_words import help_key
from parlour.cli.main import cli
from parlour.games.notre_dame.aids.area import AREAS
from parlour.games.notre_dame.aids.layout import TOPICS
from parlour.games.notre_dame.aids.sources import SOURCES
from parlour.games.notre_dame.content.dataset import CORRECTED, load_dataset
from parlour.games.notre_dame.content.records import BILLS, COLOURS, LETTERS, SECTORS, STATUSES
from parlour.games.notre_dame.game import NOTRE_DAME
from parlour.games.notre_dame.words.actions import CORNERS, KINDS, VOCABULARY
from parlour.games.notre_dame.words.catalogue import PERSONS
from parlour.i18n.texts import LANGUAGES
from parlour.kernel.engine import TABLE_RULE
from parlour.kernel.game import Setup
from tests.i18n.played_games import played
from tests.i18n.source_scan import (
    GAME,
    OBSESSION,
    SOURCE,
    all_files,
    argument,
    calls,
    check_complete,
    entries,
    first_arguments,
    keys,
    literals,
    messages,
    modules_and_options,
    question_kinds,
    selects,
    words,
)

ERRORS = ("Invalid", "DataError", "NotFound", "Forbidden", "TooBusy", "TookTooLong", "WorkFailed")
OF_THE_WEB = ("game-", "web-", "table-", "lobby-", "learn-", "record-", "ndb-", "nds-", "obb-", "coach-")
"""Words of the web client and of the coach; `test_web_texts` and `test_coach_texts` look after them."""
PAGE_ERRORS = [SOURCE.parent.parent / "web/src/net" / name for name in ("api.ts", "here.ts")]
ANSWERS = {"problem": 1, "Problem": 0, "Failed": 1, "Refused": 1, "_raise": 2}
"""What the server answers when something is wrong: the place of the code among the arguments."""
COMPOSED = ("nd-card", "nd-market", "nd-bill", "nd-carriage")
"""Names that are put together from others."""


def _components() -> set[str]:
    sections = [section.id for section in load_dataset().sections]
    return {
        "nd-about",
        "nd-coach-chapter",
        "nd-coach-step",
        *[f"nd-area-{name}" for name in AREAS],
        "nd-place-notre-dame",
        *[f"nd-colour-{colour}" for colour in COLOURS],
        *[f"nd-sector-{sector}" for sector in SECTORS],
        *[f"nd-kind-{kind}" for kind in KINDS],
        *[f"nd-card-{kind}-about" for kind in KINDS],
        *[f"nd-corner-{corner}" for corner in CORNERS],
        *[f"nd-bill-{bill}" for bill in BILLS],
        *[f"nd-period-{letter}" for letter in LETTERS],
        *[f"nd-person-{person}" for person in PERSONS],
        *[f"nd-person-{person}-power" for person in PERSONS],
        *[f"nd-rule-{section}" for section in sections],
        *[f"nd-rule-{section}-text" for section in sections],
        *[f"nd-score-{source}" for source in SOURCES],
        "nd-ended",
        *[f"nd-phase-{phase}" for phase in range(6)],
        *[f"nd-phase-{phase}-about" for phase in range(1, 6)],
    }


def stories() -> set[str]:
    """A line of background for every place, every market and everybody."""
    return {
        *[f"nd-story-place-{place}" for place in (*SECTORS, "notre-dame")],
        *[f"nd-story-market-{corner}" for corner in CORNERS],
        *[f"nd-story-person-{person}" for person in (*PERSONS, "confidant")],
    }


def _sources() -> set[str]:
    """The carriage house gives nothing by itself, and the doctor works through the plague."""
    sources = {*SECTORS, *PERSONS, *[f"bill-{bill}" for bill in BILLS]} - {"carriage-house", "doctor"}
    return {f"nd-source-{source}" for source in (*sources, "notre-dame", "notre-dame-scoring", "plague")}


def _spoken() -> set[str]:
    """What the rules say: questions, events, reasons, actions."""
    events = [(argument(call, 0, local), len(call.args) > 3) for call, local in calls(GAME, "Event")]
    return {
        *[f"nd-question-{kind}" for kind in question_kinds(GAME)],
        *[f"nd-event-{kind}" for kinds, _ in events for kind in kinds],
        *[f"nd-event-{kind}-hidden" for kinds, is_secret in events if is_secret for kind in kinds],
        *[f"nd-reason-{reason}" for reason in first_arguments(GAME, "Refusal")],
        *[f"nd-possible-{sort}" for sort in ("person", "card", "sector", "place", "market")],
        *[f"nd-act-{verb}" for verb in VOCABULARY.verbs],
    }


def _laid_out() -> set[str]:
    """Titles and labels of the table, and its remarks."""
    cells = [cell for game in played() for cell in game.cells]
    labels = {str(cell.value) for cell in cells if cell.sort == "label"}
    remarks = {f"nd-{cell.sort}-{cell.value}" for cell in cells if cell.sort in ("plague", "confidant")}
    # The order of the greys shows only to a seat that bribed the spy, and few games have one.
    return labels | remarks | {"nd-order-known"} | {title for game in played() for title in game.titles}


@cache
def _asked_of_the_game() -> frozenset[str]:
    parts = (
        _components(),
        stories(),
        _sources(),
        modules_and_options(NOTRE_DAME, "nd-", {}),
        _spoken(),
        _laid_out(),
    )
    return frozenset(set(COMPOSED).union(*parts))


def _score_terms() -> set[str]:
    lines = NOTRE_DAME.scores(NOTRE_DAME.start(Setup("notre-dame", ("a", "b"))))
    return {term for line in lines for term, _ in line.terms}


def _told_by_the_page() -> list[str]:
    """Codes of what the page finds wrong itself, such as that nobody answers."""
    text = "".join([path.read_text(encoding="utf-8") for path in PAGE_ERRORS])
    return re.findall(r'Problem = \{ code: "([a-z-]+)"', text)


@cache
def _asked_of_the_table() -> frozenset[str]:
    said = {
        word
        for word in literals("")
        if word in messages("en") or re.fullmatch(r"(ui|error)-[a-z0-9-]+", word)
    }
    return frozenset(
        {
            *[word for word in said if not word.startswith(("nd-", "ob-"))],
            *[f"error-{code}" for code in first_arguments("", *ERRORS)],
            *[
                f"error-{code}"
                for name in ANSWERS
                for call, local in calls("server", name)
                for code in argument(call, ANSWERS[name], local)
            ],
            *[f"error-{code}" for code in _told_by_the_page()],
            *[f"reason-{reason}" for reason in first_arguments("kernel", "Refusal")],
            *[f"rule-{TABLE_RULE}{ending}" for ending in ("", "-text")],
            *_helped(cli),
            *[f"player-{seat}" for seat in (YOU, *levels())],
            *[f"ui-{term}" for term in _score_terms()],
            *[f"ui-status-{status}" for status in (*STATUSES, CORRECTED)],
            *[f"ui-warning-{code}" for code in first_arguments("games", "DataWarning")],
        }
    )


def _helped(command: click.Command, path: tuple[str, ...] = ()) -> set[str]:
    """The help of a command and of everything below it; options of several commands share theirs."""
    found = {help_key(path)}
    for option in command.params:
        if isinstance(option, click.Option) and option.name not in (None, "version"):
            keys_of_option = [help_key(path, str(option.name)), help_key(("any",), str(option.name))]
            found.add(next((key for key in keys_of_option if key in messages("en")), keys_of_option[0]))
    if isinstance(command, click.Group):
        for name, each in command.commands.items():
            found |= _helped(each, (*path, name))
    return found


def test_the_scan_finds_what_is_known_to_be_there() -> None:
    assert "play-card" in question_kinds(GAME)
    assert {"no-cube-there", "sector-not-fullest", "bill-colour-ahead"} <= first_arguments(GAME, "Refusal")
    assert {"not-a-table", "unknown-colour", "bad-option"} <= first_arguments("", *ERRORS)
    assert {"nd-event-rat-moved", "nd-event-prestige-gained-hidden"} <= _spoken()
    assert "nd-event-rat-moved-hidden" not in _spoken()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_holds_messages_only(lang: str) -> None:
    for path in all_files(lang):
        odd = [entry for entry in entries(path) if isinstance(entry, (ftl.Junk, ftl.Term))]
        assert not odd, f"{path.name}: {odd[0].content if isinstance(odd[0], ftl.Junk) else odd[0]}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_same_keys_stand_in_the_same_order_in_every_language(lang: str) -> None:
    for path, english in zip(all_files(lang), all_files("en"), strict=True):
        assert path.name == english.name
        assert keys(path) == keys(english)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_stands_twice(lang: str) -> None:
    found = [key for path in all_files(lang) for key in keys(path)]
    assert len(found) == len(set(found)), {key for key in found if found.count(key) > 1}


def test_every_text_of_the_game_is_there_and_none_is_left_over() -> None:
    check_complete("nd-", _asked_of_the_game())


def test_every_text_of_the_table_is_there_and_none_is_left_over() -> None:
    present = {key for key in messages("en") if not key.startswith((*OF_THE_WEB, "nd-", "ob-"))}
    asked = {key for key in _asked_of_the_table() if not key.startswith(OF_THE_WEB)}
    assert sorted(asked - present) == [], "missing"
    assert sorted(present - asked) == [], "left over"


def test_every_refusal_cites_a_rule_that_has_a_text() -> None:
    cited = set().union(*[argument(call, 1, local) for call, local in calls(GAME, "Refusal")])
    assert "empty-supply" in cited
    assert set(TOPICS) | {"choose-bonus"} == set(question_kinds(GAME))
    for rule in cited | set(TOPICS.values()):
        assert f"nd-rule-{rule}-text" in messages("en")


def _told_apart(name: str) -> dict[str, set[str]]:
    """By error code: the values of a parameter that the code writes out."""
    found: dict[str, set[str]] = {}
    for call, local in calls("", *ERRORS):
        table = call.args[1] if len(call.args) > 1 else None
        if isinstance(table, ast.Dict):
            for key, value in zip(table.keys, table.values, strict=True):
                if key is not None and words(key) == {name}:
                    for code in argument(call, 0, local):
                        found.setdefault(code, set()).update(words(value))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_errors_tell_apart_every_cause_that_the_code_names(lang: str) -> None:
    causes = {
        "bad-log-line": (
            "why",
            set().union(*[argument(c, 1, names) for c, names in calls("kernel", "_bad")]),
        ),
        "bad-position": (
            "why",
            _told_apart("why")["bad-position"].union(
                *[argument(c, 1, names) for c, names in calls("kernel", "_misread")],
                *[argument(c, 1, names) for c, names in calls(OBSESSION, "_bad")],
            ),
        ),
        "bad-corner-pattern": ("reason", _told_apart("reason")["bad-corner-pattern"]),
    }
    for code, (name, wanted) in causes.items():
        assert wanted
        told = dict(selects(messages(lang)[f"error-{code}"]))
        assert wanted <= set(told[name]), code
        assert set(told[name]) <= wanted | {"other"}, code
