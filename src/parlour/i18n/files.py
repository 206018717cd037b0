"""The files the texts are in, without the machinery that puts sentences together."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

LANGUAGES: Final = ("en", "fr", "pl")
OWN: Final = "parlour.i18n"
PLAIN: Final = re.compile(r"^([a-z][a-z0-9-]*) = ([^{}\n]+)$", re.MULTILINE)
"""A message of one line with nothing to be put in."""


def text_files(package: str, lang: str) -> list[Traversable]:
    """The files of a package in a language, in the order of their names."""
    folder = resources.files(package).joinpath("locale", lang)
    return sorted(
        [file for file in folder.iterdir() if file.name.endswith(".ftl")], key=lambda file: file.name
    )


@cache
def plain_words(lang: str) -> dict[str, str]:
    """The messages of the table that are the same whatever happens, such as what a bot is called."""
    found: dict[str, str] = {}
    for file in text_files(OWN, lang):
        found.update(PLAIN.findall(file.read_text(encoding="utf-8")))
    return found
