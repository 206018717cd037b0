"""The site builds without a warning, its links lead somewhere, and its pages ask nobody else."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

import parlour
from parlour.games import games
from parlour.i18n.grammar import sections_of
from parlour.i18n.texts import LANGUAGES, Texts
from tools.docs.drawing import drawn, layers, read
from tools.docs.pages import relinked

ROOT = Path(__file__).resolve().parents[2]
LOADING = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src", "object": "data"}
"""Elements that fetch something, and where they say what."""


class Look(HTMLParser):
    """What a page links to, what it loads, and the places that links can lead to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.places: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attrs}
        self.places |= {told[name] for name in ("id", "name") if name in told}
        if tag == "a" and "href" in told:
            self.links.append(told["href"])
        if tag in LOADING and LOADING[tag] in told and told.get("rel") != "canonical":
            self.loads.append(told[LOADING[tag]])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert not re.search(r"WARNING|ERROR|DeprecationWarning", done.stdout + done.stderr), done.stderr
    return folder


@pytest.fixture(scope="module")
def looks(site: Path) -> dict[Path, Look]:
    return {path: Look(path.read_text(encoding="utf-8")) for path in sorted(site.rglob("*.html"))}


def test_every_link_leads_somewhere(site: Path, looks: dict[Path, Look]) -> None:
    broken = []
    for page, look in looks.items():
        if page.name == "404.html":
            continue  # its addresses are those of the site's root
        for link in [*look.links, *look.loads]:
            parts = urlsplit(link)
            if parts.scheme or link == ".":
                continue
            target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            if target.is_dir():
                target /= "index.html"
            if not target.is_file():
                broken.append(f"{page.relative_to(site)}: {link}")
            elif parts.fragment and target in looks and unquote(parts.fragment) not in looks[target].places:
                broken.append(f"{page.relative_to(site)}: {link}")
    assert broken == []


def test_nothing_is_fetched_from_elsewhere(site: Path, looks: dict[Path, Look]) -> None:
    outside = [load for look in looks.values() for load in look.loads if urlsplit(load).netloc]
    assert outside == []
    for sheet in site.rglob("*.css"):
        assert not re.search(r"(url\(|@import )['\"]?(https?:)?//", sheet.read_text(encoding="utf-8")), (
            sheet.name
        )
    for page in looks:  # the theme fetches a program where it sees one of these
        assert 'class="mermaid"' not in page.read_text(encoding="utf-8"), page.name


def test_the_rules_are_there_in_three_languages(looks: dict[Path, Look], site: Path) -> None:
    for game in games():
        for lang in LANGUAGES:
            page = site / "rules" / f"{game.meta.id}-{lang}.html"
            assert set(sections_of(game.meta.id)) <= looks[page].places
            text = page.read_text(encoding="utf-8")
            assert Texts(lang, (game.meta.id,)).rule_title(sections_of(game.meta.id)[-1]) in text


def test_the_reference_has_every_name_of_the_library(looks: dict[Path, Look], site: Path) -> None:
    text = (site / "reference.html").read_text(encoding="utf-8")
    for name in set(parlour.__all__) - {"__version__"}:
        assert re.search(rf"doc-symbol-heading[^>]*></code>\s*{name}\s*<", text), name


def test_the_path_of_a_move_is_drawn(site: Path) -> None:
    text = (site / "architecture.html").read_text(encoding="utf-8")
    assert '<div class="drawing"><svg' in text
    for place in ("table/table-page.tsx", "server/tables/hub.py", "kernel/engine.py"):
        assert f">{place}</text>" in text


def test_a_chart_is_laid_out_from_above() -> None:
    places = '  a["one"]\n  b["two"]\n  c["three"]\n'
    source = f"flowchart LR\n{places}  a --> b\n  b --> c\n  a --> c\n  c -.->|back| a\n"
    assert layers(read(source)) == [["a"], ["b"], ["c"]]
    assert "\n" not in drawn(source, "A title & more")
    assert "A title &amp; more" in drawn(source, "A title & more")
    for wrong in ("graph TD", "flowchart LR\n  a[one]", "flowchart LR\n  a --> b"):
        with pytest.raises(ValueError):
            read(wrong)
    with pytest.raises(ValueError, match="circle"):
        layers(read('flowchart LR\n  a["one"]\n  b["two"]\n  a --> b\n  b --> a\n'))


def test_links_of_documents_become_links_of_the_site() -> None:
    assert relinked("contributing.md", "see [rulings](docs/rulings.md)") == "see [rulings](rulings.md)"
    assert (
        relinked("play.md", "[changes](../CHANGELOG.md#unreleased)") == "[changes](changelog.md#unreleased)"
    )
    assert relinked("examples.md", "[first_bot.py](first_bot.py)") == "`examples/first_bot.py`"
    assert relinked("changelog.md", "[the page](web/src/main.tsx)") == "the page"
