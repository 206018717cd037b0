"""Polish writes the title before a name with a small letter, unless a sentence begins with it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour.i18n.texts import Texts
from tests.i18n.source_scan import all_files

PERSON = r"\{ \$(?:company|gentry|given|guests?)(?: \}|-)"


@pytest.mark.parametrize(
    ("key", "params", "told"),
    [
        (
            "ob-act-court",
            {"gentry": "miss-elizabeth-fairchild"},
            "Z wizytą przybywa panna Elizabeth Fairchild",
        ),
        ("ob-act-pick", {"gentry": "charles-hobart-esq"}, "Weź kartę: pan Charles Hobart"),
        (
            "ob-act-keep",
            {"guests": "charles-hobart-esq,anne-hawkins"},
            "Zatrzymaj: pan Charles Hobart i Anne Hawkins",
        ),
        ("ob-act-pick", {"gentry": "lady-allison-thatcher"}, "Weź kartę: Lady Allison Thatcher"),
        ("ob-reason-nobody-can-serve", {"about": "barn"}, "Nikt nie może tu służyć: Stodoła."),
    ],
)
def test_a_title_is_small_inside_a_sentence(key: str, params: dict[str, str], told: str) -> None:
    assert Texts("pl", strict=True).text(key, **params) == told


def test_a_title_on_its_card_keeps_its_capital() -> None:
    assert Texts("pl").term("gentry", "charles-hobart-esq") == "Pan Charles Hobart"


def test_other_languages_leave_names_as_they_are() -> None:
    for lang in ("en", "fr"):
        texts = Texts(lang, strict=True)
        assert texts.term("gentry", "miss-elizabeth-fairchild") in texts.text(
            "ob-act-court", gentry="miss-elizabeth-fairchild"
        )


@pytest.mark.parametrize("path", all_files("pl"), ids=lambda path: f"{path.parents[2].name}-{path.stem}")
def test_no_sentence_begins_with_a_person(path: Path) -> None:
    begun = re.compile(rf"(?:^[a-z][a-z0-9-]* = |\] |[.!?] ){PERSON}")
    assert [line for line in path.read_text(encoding="utf-8").splitlines() if begun.search(line)] == []
