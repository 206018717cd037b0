"""Pages that nobody writes: rules in three languages, the reference, and documents that lie elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import parlour
from parlour.games import games
from parlour.i18n.grammar import sections_of
from parlour.i18n.texts import LANGUAGES, Texts

ROOT: Final = Path(__file__).resolve().parents[2]
ELSEWHERE: Final[Mapping[str, str]] = {
    "changelog.md": "CHANGELOG.md",
    "contributing.md": "CONTRIBUTING.md",
    "style.md": "STYLE.md",
    "examples.md": "examples/README.md",
}
"""Pages of the site, and the documents they are."""
LANGUAGE_NAMES: Final = {"en": "English", "fr": "Français", "pl": "Polski"}
GROUPS: Final = (
    ("Games and tables", ("games", "find_game", "Game", "Setup", "State")),
    ("Playing", ("to_move", "legal", "apply", "playout", "Action", "Illegal", "Invalid")),
    ("What a seat may know", ("view", "View", "determinize")),
    ("Players", ("Bot", "bots", "find_bot")),
    ("Whole games", ("play_game", "Result", "simulate", "Report")),
    ("Logs", ("GameLog", "load", "replay")),
)
"""The names of the library in the order in which one needs them."""


def rules_page(game: str, lang: str) -> str:
    """The rules of a game in our own words, section by section in the order of its rulebook."""
    texts = Texts(lang, (game,))
    others = " · ".join(
        LANGUAGE_NAMES[each] if each == lang else f"[{LANGUAGE_NAMES[each]}]({game}-{each}.md)"
        for each in LANGUAGES
    )
    parts = [f"# {texts.game_name(game)}", others, f'<div lang="{lang}" markdown="1">']
    for section in sections_of(game):
        parts.append(f"## {texts.rule_title(section)} {{ #{section} }}")
        cited = texts.citation(game, section).replace(texts.rule_title(section), "").strip().strip("()")
        if cited:
            parts.append(f"*{cited}*")
        parts += texts.rule_text(section).split("\n")
        plain = f"learn-rules-{texts.prefix(game)}-{section}"
        if texts.has(plain):
            parts.append('!!! tip ""\n\n    ' + texts.text(plain).replace("\n", "\n\n    "))
    return "\n\n".join([*parts, "</div>"]) + "\n"


def rules_index() -> str:
    """The doors to the rules."""
    rows = []
    english = Texts("en")
    for game in games():
        links = " · ".join(f"[{LANGUAGE_NAMES[lang]}]({game.meta.id}-{lang}.md)" for lang in LANGUAGES)
        rows.append(
            f"- **{english.game_name(game.meta.id)}** ({game.meta.designer}, {game.meta.publisher}): {links}"
        )
    return "\n".join(
        [
            "# Rules",
            "",
            "The rules that Parlour plays by, restated in our own words: the same texts that the page shows",
            "and that a refusal cites. They do not replace the printed rulebooks. Where those are silent or",
            "ambiguous, [rulings](../rulings.md) tell which reading was taken, and",
            "[coverage](../coverage.md) which test holds which section.",
            "",
            *rows,
            "",
        ]
    )


def reference_page() -> str:
    """Every name of the library, by its docstring."""
    homes = {name: module for module, names in parlour._HOMES.items() for name in names} | {"games": "games"}
    grouped = [name for _, names in GROUPS for name in names]
    missing = set(parlour.__all__) - {"__version__"} ^ set(grouped)
    if missing:
        raise ValueError(
            f"names of the library that are in no group, or the other way round: {sorted(missing)}"
        )
    parts = [
        "# Reference",
        "What `import parlour` names; see [the library](library.md) for how it fits together.",
    ]
    for title, names in GROUPS:
        parts.append(f"## {title}")
        for name in names:
            there = parlour._CALLED_THERE.get(name, name)
            parts.append(f"::: parlour.{homes[name]}.{there}\n    options:\n      heading: {name}")
    return "\n\n".join(parts) + "\n"


def written() -> Iterator[tuple[str, str]]:
    """Each page that is made, by its address."""
    for page, document in ELSEWHERE.items():
        yield page, (ROOT / document).read_text(encoding="utf-8")
    yield "reference.md", reference_page()
    yield "rules/index.md", rules_index()
    for game in games():
        for lang in LANGUAGES:
            yield f"rules/{game.meta.id}-{lang}.md", rules_page(game.meta.id, lang)


def relinked(page: str, text: str) -> str:
    """Links of a document as the site has them: to its pages, or nowhere where the sources are meant."""
    source = ELSEWHERE.get(page, f"docs/{page}")
    folder = (ROOT / source).parent
    pages = {(ROOT / document).resolve(): found for found, document in ELSEWHERE.items()}
    pages[(ROOT / "README.md").resolve()] = "index.md"

    def changed(link: re.Match[str]) -> str:
        words, target, anchor = link[1], link[2], link[3] or ""
        place = (folder / target).resolve()
        if place in pages:
            return f"[{words}]({pages[place]}{anchor})"
        if place.is_relative_to(ROOT / "docs"):
            return f"[{words}]({place.relative_to(ROOT / 'docs').as_posix()}{anchor})"
        return f"`{place.relative_to(ROOT).as_posix()}`" if words in target else f"{words}"

    return re.sub(r"(?<!!)\[([^\]]+)\]\(([^)#:\s]+)(#[^)]*)?\)", changed, text)
