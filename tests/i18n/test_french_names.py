"""French elides before a vowel and joins `de le` to `du`, and an inserted name may begin with anything.

So no short word that would change stands directly before a name: tiles are told as "la tuile X", persons and
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
    r"(?:^|[\s(«’])((?:de|que|à|le|la|si|ce|se|ne|je|jusqu’à|puisque|lorsque|quoique)[\s\u00a0]|[dlqnscj]’|qu’)"
    r"\{ (\$[a-z_-]+|[a-z0-9-]+) \}",
    re.IGNORECASE,
)
NUMBERS: Final = re.compile(
    r"\$(amount|best|count|date|expected|high|known|levels?|loans|low|max|min|most|moved-size|n|over|own|score|seconds"
    r"|steps|top|total|unit)|nd-amount-gold"
)
"""What holds a number or a date wherever it stands."""
NUMBERS_IN: Final = {
    "nd-event-rat-moved": {"$from", "$to"},
    "error-more-guests-needed": {"$seats"},
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
