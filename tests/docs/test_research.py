"""The document for learners tells the layout that there is, and its examples run."""

import re
from pathlib import Path

import pytest

from tools.research_doc import DOCUMENT, written

EXAMPLES = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)


def test_the_layout_is_up_to_date() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    assert written(text) == text


@pytest.mark.parametrize("code", EXAMPLES, ids=lambda code: code.split("\n")[0])
def test_examples_run(code: str) -> None:
    # With fewer processes: the script of a test cannot be imported by others.
    exec(compile(code.replace("workers=2", "workers=1"), str(Path(DOCUMENT).name), "exec"), {})
