"""The web's texts: the client says what the terminal says, and its own words are all there and all in use."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest

from parlour.ai.registry import bots_of
from parlour.games import OWN
from parlour.i18n.texts import LANGUAGES
from tests.i18n.source_scan import GAMES, SOURCE, first_arguments, messages
from tests.i18n.text_cases import all_cases

WEB = SOURCE.parent.parent / "web"
PREFIXES = ("game", "web", "table", "lobby", "learn", "record", "ndb", "obb")
KEY = rf"(?:{'|'.join(PREFIXES)})-[a-z0-9-]+"
LITERAL = re.compile(rf"""["'`]({KEY})["'`]""")
"""A key written out."""
BEGUN = re.compile(rf"""`((?:{"|".join(PREFIXES)})-[a-z0-9-]*\$\{{[^`]*)`""")
"""A key whose beginning is written out; the rest is put in."""
EVENTS = frozenset([kind for game in GAMES for kind in first_arguments(game, "Event")])
"""Kinds of events, which begin like keys now and then."""
needs_node = pytest.mark.skipif(
    shutil.which("npx") is None or not (WEB / "node_modules/vitest").is_dir(),
    reason="the web client's tools are not installed",
)


def _held_against(cases: dict[str, object], path: Path) -> subprocess.CompletedProcess[str]:
    """Let the client's texts say all cases; the process fails where one of them differs."""
    path.write_text(json.dumps(cases), encoding="utf-8")
    return subprocess.run(
        ["npx", "--no-install", "vitest", "run", "tests/i18n/golden.test.ts"],
        cwd=WEB,
        env={**os.environ, "VITE_TEXT_CASES": str(path), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


@needs_node
def test_the_client_says_what_the_terminal_says(tmp_path: Path) -> None:
    cases = all_cases()
    assert len(cases["cases"]) > 10_000, "every message, and many actions and events"
    run = _held_against(cases, tmp_path / "cases.json")
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-4000:]
    assert re.search(r"Tests\s+3 passed", run.stdout), run.stdout[-2000:]


@needs_node
def test_a_text_that_differs_is_noticed(tmp_path: Path) -> None:
    wrong = {"lang": "fr", "games": [], "call": "t", "args": ["web-close", {}], "want": "Fermer "}
    right = [
        {"lang": lang, "games": [], "call": "joined", "args": [["a"]], "want": "a"} for lang in LANGUAGES
    ]
    run = _held_against({"names": {}, "pages": {}, "cases": [*right, wrong]}, tmp_path / "cases.json")
    assert run.returncode != 0
    assert "web-close" in run.stdout + run.stderr


@cache
def _sources() -> dict[str, str]:
    """The client's own source, without its generated parts."""
    found = [*(WEB / "src").rglob("*.ts"), *(WEB / "src").rglob("*.tsx")]
    return {
        str(path.relative_to(WEB)): path.read_text(encoding="utf-8")
        for path in sorted(found)
        if "gen" not in path.relative_to(WEB / "src").parts
    }


@cache
def _aids() -> str:
    """The player's aids, laid out in Python; their formatted texts are written as the client writes them."""
    found = [path.read_text(encoding="utf-8") for path in sorted((SOURCE / "games").rglob("*.py"))]
    formatted = re.compile(r'''f"((?:ndb|obb|learn)-[^"\n]*)"''')
    return "\n".join(
        [formatted.sub(lambda match: f"`{match[1].replace('{', '${')}`", text) for text in found]
    )


@cache
def _present(lang: str) -> frozenset[str]:
    return frozenset([key for key in messages(lang) if key.split("-")[0] in PREFIXES])


def _made_by(template: str) -> re.Pattern[str]:
    """What a template can come to: `web-${name}-hint` begins with web- and ends in -hint."""
    parts = [re.escape(part) for part in re.split(r"\$\{[^}]*\}", template)]
    return re.compile("[a-z0-9-]+".join(parts))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_the_web_are_there_in_every_language(lang: str) -> None:
    assert "web-close" in _present(lang)
    assert sorted(_present("en") ^ _present(lang)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lobby_says_a_sentence_of_every_level(lang: str) -> None:
    levels = {bot for game in OWN for bot in bots_of(game.meta.id)}
    said = {bot: f"web-bot-{bot}-about" for bot in levels}
    assert {"novice", "steward", "butler", "master"} <= levels
    assert set(said.values()) <= _present(lang)


def test_every_key_that_the_client_asks_for_is_there() -> None:
    missing = {
        f"{name}: {key}"
        for name, text in _sources().items()
        for key in LITERAL.findall(text)
        if key not in _present("en") and key not in EVENTS and not _is_class_name(key, text)
    }
    assert sorted(missing) == []


def test_every_beginning_of_a_key_leads_to_one() -> None:
    missing = {
        f"{name}: {template}"
        for name, text in _sources().items()
        for template in BEGUN.findall(text)
        if not any(_made_by(template).fullmatch(key) for key in _present("en"))
    }
    assert sorted(missing) == []


def test_no_word_of_the_web_is_left_over() -> None:
    text = "\n".join([*_sources().values(), _aids()])
    used = set(LITERAL.findall(text))
    made = [_made_by(template) for template in BEGUN.findall(text)]
    left = {key for key in _present("en") - used if not any(each.fullmatch(key) for each in made)}
    assert sorted(left) == []


def _is_class_name(key: str, text: str) -> bool:
    """Words such as "table-row" may be something else than a text; only an attribute says so."""
    return bool(re.search(rf"""(?:class|id|for|name|key|role|type)=["']{key}["']""", text))
