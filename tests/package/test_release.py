"""What `make release` refuses; the whole of it is tried by `make release` itself."""

from __future__ import annotations

import sys

import pytest

from tools.release import NotReady, pythons, ran, unreleased


def test_what_stands_under_no_version_is_found() -> None:
    assert unreleased("# Changelog\n\n## Unreleased\n\n### New\n\n- This.\n\n## 1.0.0\n\n- That.\n") == [
        "### New",
        "- This.",
    ]
    assert unreleased("# Changelog\n\n## Unreleased\n\n## 1.0.0\n\n- That.\n") == []
    assert unreleased("# Changelog\n\n## 1.0.0\n\n- That.\n") == []


def test_this_python_is_the_first_and_none_is_too_old() -> None:
    (first, path), *others = pythons(only_this=False)
    assert path == sys.executable
    assert first not in [version for version, _ in others]
    assert all(int(version.partition(".")[2]) >= 11 for version, _ in [(first, path), *others])
    assert list(pythons(only_this=True)) == [(first, path)]


def test_a_command_that_fails_ends_the_release() -> None:
    with pytest.raises(NotReady, match="failed"):
        ran(sys.executable, "-c", "raise SystemExit(3)")
