"""French elides before a vowel and joins `de le` to `du`, and an inserted name may begin with anything.

So there is one way for all of them: no short word that would change stands directly before a name, neither in
the message nor at its end, where the page may go on with a name. Tiles are told as "la tuile X", persons and
seats stand at the front of a sentence or behind a colon. Places of the city bring their own words as forms of
the name (`$place-from`), and numbers change nothing.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from tests.i18n.source_scan import all_files

BEFORE_A_NAME: Final = re.compile(
    r"(?:^|[\s(«’])((?:de|du|des|que|à|au|aux|le|la|un|une|ce|cet|cette|si|se|ne|je|jusqu’à|jusqu’au|puisque|lorsque"
    r"|quoique)[\s\u00a0]|[dlqnscj]’|qu’)"
    r"\{ (\$[a-z_-]+|[a-z0-9-]+) (?:\}|->)",
    re.IGNORECASE,
)
AT_THE_END: Final = re.compile(r"[\s\u00a0](de|du|des|que|à|au|aux|le|la|ce|cet|cette|par)$", re.IGNORECASE)
HEADINGS: Final = {"learn-column-whose", "ob-column-reached", "obb-sort"}
"""Heads of columns and of lists, which end so and have what they speak of below them."""
NUMBERS: Final = re.compile(
    r"\$(amount|best|count|date|expected|high|known|levels?|loans|low|max|min|most|moved-size|n|over|own|score|pips|points|seconds"
    r"|steps|top|total|unit)|nd-amount-gold"
)
"""What holds a number or a date wherever it stands."""
NUMBERS_IN: Final = {
    "nd-event-rat-moved": {"$from", "$to"},
    "error-more-guests-needed": {"$seats"},
    "error-seats-out-of-range": {"$least"},
    "lab-report-about": {"$counts"},
    "lab-title-first-player": {"$seats"},
    "obb-story-row": {"$from", "$to"},
}
"""By message: numbers that hold a name elsewhere."""


def _offences(text: str) -> list[str]:
    """By message: what stands directly before the name that it inserts."""
    found: list[str] = []
    key = ""
    for line in text.splitlines():
        begun = re.match(r"([a-z][a-z0-9-]*) =", line)
        key = begun[1] if begun else key
        for match in BEFORE_A_NAME.finditer(line):
            if not NUMBERS.fullmatch(match[2]) and match[2] not in NUMBERS_IN.get(key, set()):
                found.append(f"{key}: {match[0].strip()}")
        if AT_THE_END.search(line) and not line.startswith("#") and key not in HEADINGS:
            found.append(f"{key}: {line.strip()}")
    return found


@pytest.mark.parametrize("path", all_files("fr"), ids=lambda path: f"{path.parents[2].name}-{path.stem}")
def test_no_word_that_would_be_elided_stands_before_a_name(path: Path) -> None:
    assert _offences(path.read_text(encoding="utf-8")) == [], (
        "say it otherwise, or name the number in NUMBERS"
    )


@pytest.mark.parametrize(
    "line",
    [
        "a = C’est le tour de { $seat }.",
        "a = Il ne reste personne que { $seat } puisse convier.",
        "a = Voir la table en tant que { $name }",
        "a = À { $seat } de jouer.",
        "a = La réputation d’{ $seat } monte.",
        "a =\n    { $n ->\n       *[other] le { $person } part\n    }",
        "a = Votre calèche va au { $market }.",
        "a = Une tuile du { $owner ->\n       *[other] { $owner }\n    }",
        "a = les autres cartes partent à gauche, à",
    ],
)
def test_the_scan_finds_the_faults_it_looks_for(line: str) -> None:
    assert len(_offences(line)) == 1


@pytest.mark.parametrize(
    "line",
    ["a = Vous achetez la tuile { $tile }.", "a = { $seat } : le rat recule.", "a = plus de { $seconds } s"],
)
def test_the_scan_lets_the_rest_stand(line: str) -> None:
    assert _offences(line) == []
