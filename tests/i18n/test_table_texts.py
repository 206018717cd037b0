"""A table loads the words that it says, and no more: what it says is in the files that come with it."""

from __future__ import annotations

import re
from pathlib import Path

from parlour.games import games
from tests.i18n.source_scan import SOURCE
from tests.i18n.test_web_texts import KEY

WEB = SOURCE.parent.parent / "web" / "src"
LOADER = WEB / "i18n" / "loader.ts"
FROM = re.compile(r"""^(?:import|export) (?!type )(?:[^;]*?from )?"(\.[^"]+)";""", re.MULTILINE)
"""What is loaded with a module; types are not, and `import(...)` comes later and brings its own texts."""
QUOTED = re.compile(rf"""["`]({KEY})""")


def _left_out() -> tuple[str, ...]:
    """The files of a language that do not come with a table."""
    names = re.search(r"NOT_AT_TABLE[^=]*= \[([^\]]*)\]", LOADER.read_text(encoding="utf-8"))
    assert names is not None
    return tuple(re.findall(r'"(\w+)"', names[1]))


def _imported(path: Path, name: str) -> Path | None:
    place = (path.parent / name).resolve()
    tries = [place, *(place.with_name(place.name + end) for end in (".ts", ".tsx")), place / "index.ts"]
    return next((each for each in tries if each.is_file() and each.suffix in {".ts", ".tsx"}), None)


def _with_a_table() -> set[Path]:
    """Every module that comes with a table of a game."""
    begun = [WEB / "table" / "table-page.tsx", *WEB.glob("games/*/index.ts*")]
    found: set[Path] = set()
    while begun:
        path = begun.pop()
        if path in found:
            continue
        found.add(path)
        text = path.read_text(encoding="utf-8")
        begun += [each for name in FROM.findall(text) if (each := _imported(path, name)) is not None]
    return found


def _keys(path: Path) -> set[str]:
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE))


def test_a_table_says_nothing_that_it_does_not_load() -> None:
    folders = [SOURCE / "i18n/locale/en", *(SOURCE / "games").glob("*/locale/en")]
    assert len(folders) == 1 + len(games())
    missing = set[str]()
    for folder in folders:
        for name in _left_out():
            if (file := folder / f"{name}.ftl").is_file():
                missing |= _keys(file)
    assert len(missing) > 500
    said = {
        f"{path.relative_to(WEB)}: {key}"
        for path in _with_a_table()
        for key in QUOTED.findall(path.read_text(encoding="utf-8"))
        if key in missing or (key.endswith("-") and any(each.startswith(key) for each in missing))
    }
    assert len(_with_a_table()) > 150
    assert sorted(said) == []
