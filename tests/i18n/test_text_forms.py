"""Every message of every language comes out whole, with the right plurals and the right typography."""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Iterable, Iterator, Sequence

import pytest

from parlour.i18n.texts import LANGUAGES, Texts
from parlour.kernel.errors import Param
from tests.i18n.source_scan import messages, references, selects, variables

NUMBERS = (0, 1, 2, 5, 22)
CATEGORIES = {"en": {"one", "other"}, "fr": {"one", "other"}, "pl": {"one", "few", "many", "other"}}
LISTS = {
    "allowed": "red,blue",
    "bills": "gold,rat",
    "cards": "red-bank,blue-inn",
    "persons": "monk,spy",
    "places": "bank:2,notre-dame:1",
    "categories": "estate,service",
    "company": "lady-tara-cavendish:dismiss,miss-elizabeth-fairchild",
    "extras": "cook,hall-boy:lady-tara-cavendish",
    "gentry": "lady-tara-cavendish",
    "given": "lady-tara-cavendish",
    "guests": "lady-tara-cavendish,miss-elizabeth-fairchild",
    "help": "valet",
    "lent": "cook",
    "milestones": "six-roses,first-monument",
    "need": "valet,valet",
    "objectives": "category-estate,misc-wealth",
    "servants": "footman,footman,butler",
    "staff": "footman",
    "tiles": "barn,main-gazebo",
}
MOST = 3000
"""Combinations of parameters up to which all of them are tried."""
PLURALS = {"zero", "one", "two", "few", "many"}
IN_LINES = re.compile(r"ui-help|ob-help|nd-rule-(brown|(new-)?period-.)-persons-text")
"""Texts that are meant to run over several lines."""


def _samples(lang: str, key: str) -> Iterator[dict[str, Param]]:
    """Parameters that take a message through all of its variants."""
    known = messages(lang)
    choices: dict[str, set[Param]] = {name: {LISTS.get(name, "x")} for name in variables(known[key], known)}
    for each in (key, *references(known[key])):
        for name, variants in selects(known[each]):
            numbers = any(variant in PLURALS or variant.isdigit() for variant in variants)
            choices[name] = (choices[name] - {"x"}) | set(NUMBERS if numbers else variants)
    names = sorted(choices)
    values = [sorted(choices[name], key=str) for name in names]
    if math.prod([len(each) for each in values]) <= MOST:
        rows: Iterable[Sequence[Param]] = itertools.product(*values)
    else:
        rows = _each_in_turn(values)
    for row in rows:
        yield dict(zip(names, row, strict=True))


def _each_in_turn(values: list[list[Param]]) -> Iterator[Sequence[Param]]:
    """For a message of many parts: every value of each, with the first and with the last of the others."""
    for at, own in enumerate(values):
        for value in own:
            for other in (0, -1):
                yield [value if each == at else part[other] for each, part in enumerate(values)]


def _told(lang: str) -> Iterator[tuple[str, str]]:
    texts = Texts(lang, strict=True)
    for key in texts.keys:
        for params in _samples(lang, key):
            yield key, texts.text(key, **params)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_comes_out_whole(lang: str) -> None:
    told = list(_told(lang))
    assert len(told) > len(messages(lang))
    for key, text in told:
        assert text, key
        assert text == text.strip(), key
        assert not re.search(r"[{}$]|\?\?\?", text), (key, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_is_one_line_unless_it_is_a_list(lang: str) -> None:
    for key, text in _told(lang):
        assert ("\n" in text) == bool(IN_LINES.fullmatch(key)), (key, text)
        if not IN_LINES.fullmatch(key):
            assert "  " not in text, (key, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_plural_has_all_the_forms_of_the_language(lang: str) -> None:
    seen = 0
    for key, message in messages(lang).items():
        for _, variants in selects(message):
            if PLURALS & set(variants):
                seen += 1
                assert {each for each in variants if not each.isdigit()} == CATEGORIES[lang], key
    assert seen > 20


@pytest.mark.parametrize(
    ("lang", "key", "forms"),
    [
        ("en", "nd-amount-cubes", {0: "0 cubes", 1: "1 cube", 2: "2 cubes", 22: "22 cubes"}),
        ("fr", "nd-amount-cubes", {0: "0 cube", 1: "1 cube", 2: "2 cubes"}),
        ("fr", "nd-amount-gold", {0: "0 pièce d’or", 1: "1 pièce d’or", 2: "2 pièces d’or"}),
        ("fr", "nd-amount-prestige", {0: "0 point de prestige", 2: "2 points de prestige"}),
        (
            "pl",
            "nd-amount-cubes",
            {0: "0 kostek", 1: "1 kostkę", 2: "2 kostki", 5: "5 kostek", 12: "12 kostek", 22: "22 kostki"},
        ),
        (
            "pl",
            "nd-amount-gold",
            {0: "0 monet", 1: "1 monetę", 2: "2 monety", 5: "5 monet", 21: "21 monet", 22: "22 monety"},
        ),
        (
            "pl",
            "nd-amount-prestige",
            {
                0: "0 punktów prestiżu",
                1: "1 punkt prestiżu",
                2: "2 punkty prestiżu",
                5: "5 punktów prestiżu",
                22: "22 punkty prestiżu",
            },
        ),
    ],
)
def test_numbers_take_the_right_form(lang: str, key: str, forms: dict[int, str]) -> None:
    texts = Texts(lang, strict=True)
    assert {number: texts.text(key, amount=number) for number in forms} == forms


@pytest.mark.parametrize(
    ("lang", "rats"),
    [
        ("en", {0: "no rats", 1: "1 rat", 2: "2 rats", 5: "5 rats"}),
        ("fr", {0: "aucun rat", 1: "1 rat", 2: "2 rats", 5: "5 rats"}),
        ("pl", {0: "bez szczurów", 1: "1 szczur", 2: "2 szczury", 5: "5 szczurów", 22: "22 szczury"}),
    ],
)
def test_no_rats_have_words_of_their_own(lang: str, rats: dict[int, str]) -> None:
    texts = Texts(lang, strict=True)
    for number, form in rats.items():
        assert texts.text("nd-event-plague-spreads", rats=number).endswith(f"{form}.")


AS_TYPED = re.compile(r"master\?simulations=200|module:Classe|0\.5:0\.55")
"""What is typed at the command line has its signs where the command wants them."""


def test_french_signs_stand_off_by_a_space_that_does_not_break() -> None:
    for key, told in _told("fr"):
        text = AS_TYPED.sub("x", told)
        assert not re.search(r"[^\s\u00a0][:;!?»]", text), (key, text)
        assert not re.search(r"[^\s\u00a0] [:;!?»]", text), (key, text)
        assert not re.search("«[^\u00a0]", text), (key, text)


@pytest.mark.parametrize(("lang", "wrong"), [("en", "\"'«»„"), ("fr", "\"'“”„"), ("pl", "\"'«»“’")])
def test_quotation_marks_and_apostrophes_are_those_of_the_language(lang: str, wrong: str) -> None:
    for key, text in _told(lang):
        assert not set(text) & set(wrong), (key, text)
        assert "..." not in text, (key, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_told_in_a_few_sentences(lang: str) -> None:
    texts = Texts(lang, strict=True)
    for key in texts.keys:
        if re.fullmatch(r"(nd|ob)-rule-.*-text", key) and not IN_LINES.fullmatch(key):
            assert 2 <= len(re.findall(r"[.!?](?=\s|$)", texts.text(key))) <= 6, key
