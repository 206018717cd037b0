"""The rules pages know every reason for a refusal, and where the rulebook speaks of it."""

from __future__ import annotations

import json
import re

import pytest

from parlour.i18n.grammar import grammar_of, sections_of
from tests.i18n.source_scan import messages
from tools.web_reasons import PACKAGES, TABLE, TARGET, generated, pairs


def _listed(game: str) -> dict[str, list[str]]:
    """The sections of a game with their reasons, as the client has them."""
    text = TARGET.read_text(encoding="utf-8")
    block = re.search(rf'^  "{game}": {{\n(.*?)^  }},', text, re.MULTILINE | re.DOTALL)
    assert block is not None
    lines = re.findall(r'^    "([a-z0-9-]+)": (\[.*\]),$', block[1], re.MULTILINE)
    return {rule: json.loads(reasons) for rule, reasons in lines}


def test_the_generated_file_is_up_to_date() -> None:
    assert TARGET.read_text(encoding="utf-8") == generated(), "run: python tools/web_reasons.py"


@pytest.mark.parametrize("game", PACKAGES)
def test_every_reason_has_an_anchor(game: str) -> None:
    prefix = f"{grammar_of(game).prefix}-reason-"
    worded = {key[len(prefix) :] for key in messages("en") if key.startswith(prefix)}
    shared = {key[len("reason-") :] for key in messages("en") if key.startswith("reason-")}
    listed = {reason for reasons in _listed(game).values() for reason in reasons}
    assert listed == worded | shared


@pytest.mark.parametrize("game", PACKAGES)
def test_reasons_stand_under_sections_that_the_page_shows(game: str) -> None:
    assert set(_listed(game)) <= {*sections_of(game), TABLE}


def test_rules_are_followed_through_parameters_attributes_and_methods() -> None:
    city, county = pairs(PACKAGES["notre-dame"]), pairs(PACKAGES["obsession"])
    assert ("sector-not-empty", "new-period-b-persons") in city  # handed over by the caller
    assert ("rat-at-zero", "inn") in city  # given by a method
    assert ("sector-not-fullest", "plague") in city  # one of two
    assert ("choice-missing", "invite-guests") in county  # kept in an attribute
    assert ("too-expensive", "builders-market") in county  # a constant of the module
