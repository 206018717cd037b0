"""Every text of the coach is there, and none is left over: some are for the terminal, some for the page."""

import re

from parlour.coach.ledger import SORTS
from parlour.coach.lessons import CODES as LESSONS
from parlour.coach.reasons import CODES as REASONS
from parlour.coach.verdict import GRADES
from tests.i18n.source_scan import SOURCE, messages

WEB = SOURCE.parent.parent / "web/src"
LITERAL = re.compile(r"""["'`](coach-[a-z-]*[a-z])["'`]""")


def _asked() -> set[str]:
    sources = [*SOURCE.rglob("*.py"), *WEB.rglob("*.ts"), *WEB.rglob("*.tsx")]
    written = {key for path in sources for key in LITERAL.findall(path.read_text(encoding="utf-8"))}
    return {
        *[key for key in written if key in messages("en")],
        *[f"coach-sort-{sort}" for sort in SORTS],
        *[f"coach-reason-{code}" for code in REASONS],
        *[f"coach-grade-{grade}" for grade in GRADES],
        *[f"coach-lesson-{code}" for code in LESSONS],
    }


def test_every_text_of_the_coach_is_there_and_none_is_left_over() -> None:
    present = {key for key in messages("en") if key.startswith("coach-")}
    assert sorted(_asked() - present) == [], "missing"
    assert sorted(present - _asked()) == [], "left over"
