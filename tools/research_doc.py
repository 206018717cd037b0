"""Write the tables of docs/research.md: what the numbers of an observation mean, from the games themselves.

python tools/research_doc.py           write them
python tools/research_doc.py --check   exit 1 when they are stale
"""

import argparse
import re
import sys
from pathlib import Path

from parlour.games import OWN
from parlour.kernel.game import Game

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "docs" / "research.md"
OF_A_SEAT = re.compile(r"seat-(\d+)-(.*)")


def table(game: Game) -> str:
    """A line for each stretch of the numbers; those that every seat has stand once."""
    seats = game.meta.max_seats
    layout = game.study.layout
    size = sum(part.size for part in layout if part.name.startswith("seat-0-"))
    lines = ["| from | numbers | name | |", "| ---: | ---: | --- | --- |"]
    at = 0
    for part in layout:
        found = OF_A_SEAT.match(part.name)
        if found is None:
            lines.append(f"| {at} | {part.size} | {part.name} | {part.about} |")
        elif found[1] == "0":
            lines.append(f"| {at} + {size} n | {part.size} | seat-n-{found[2]} | {part.about} |")
        at += part.size
    words = len(game.study.words)
    all_told = f"{at + words} numbers and {words} parts"
    lines.append(f"| {at} | {words} | so-far | how often each part was chosen for the answer in the making |")
    head = f"{all_told}; n is 0 for the own seat and goes up to {seats - 1}, clockwise."
    return "\n".join([head, "", *lines])


def written(text: str) -> str:
    """The document with its tables as they are now."""
    for game in OWN:
        mark = f"<!-- layout {game.meta.id} -->"
        before, _, rest = text.partition(mark)
        _, end, after = rest.partition("<!-- end -->")
        text = f"{before}{mark}\n{table(game)}\n{end}{after}"
    return text


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the tables of docs/research.md.")
    parser.add_argument("--check", action="store_true")
    given = parser.parse_args()
    text = DOCUMENT.read_text(encoding="utf-8")
    fresh = written(text)
    if given.check and text != fresh:
        print("docs/research.md is stale: python tools/research_doc.py", file=sys.stderr)
        return 1
    DOCUMENT.write_text(fresh, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
