"""The compiled copy is used as long as what was compiled has not changed; nobody waits for a compiler."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import build_fast

RULES = "kernel/engine.py"
WORDS = "i18n/locale/en/core.ftl"


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with a copy that was compiled from it."""
    monkeypatch.setattr(build_fast, "verify", lambda work: None)  # nothing is compiled here
    package = tmp_path / "src" / "parlour"
    for name in (RULES, WORDS, *build_fast.COMPILE):
        file = package / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("old")
    copy = tmp_path / "build" / "fast"
    (copy / "parlour").mkdir(parents=True)
    (copy / ".level").write_text("3")
    (copy / ".compiled").write_text(build_fast.checksum(tmp_path, compiled_only=True))
    build_fast.refresh(tmp_path)
    return tmp_path


def _ready(root: Path, level: int = 0) -> bool:
    return build_fast.main(["--ready", "--opt", str(level), "--root", str(root)]) == 0


def test_a_copy_of_these_sources_is_used(checkout: Path) -> None:
    assert _ready(checkout)


def test_words_and_facts_are_brought_up_to_date(checkout: Path) -> None:
    (checkout / "src/parlour" / WORDS).write_text("new")
    assert build_fast.main(["--check", "--opt", "0", "--root", str(checkout)]) == 1
    assert _ready(checkout)
    assert (checkout / "build/fast/parlour" / WORDS).read_text() == "new"


def test_other_rules_are_not_played_by_an_old_copy(checkout: Path) -> None:
    (checkout / "src/parlour" / RULES).write_text("new")
    assert not _ready(checkout)
    assert (checkout / "build/fast/parlour" / RULES).read_text() == "old"


def test_without_a_copy_or_with_one_of_less_care_there_is_none(checkout: Path, tmp_path: Path) -> None:
    (checkout / "build/fast/.level").write_text("0")
    assert not _ready(checkout, 3)
    assert not _ready(tmp_path / "elsewhere")


def test_a_copy_that_cannot_be_mended_is_not_used(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(work: Path) -> None:
        raise build_fast.BuildError("it does not import")

    monkeypatch.setattr(build_fast, "verify", broken)
    (checkout / "src/parlour" / WORDS).write_text("new")
    assert not _ready(checkout)
