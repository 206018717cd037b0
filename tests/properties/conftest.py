"""The laws run on the compiled engine, which `make test` builds anyway; those that patch modules cannot."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

import pytest

import parlour.kernel.engine

IS_COMPILED = not parlour.kernel.engine.__file__.endswith(".py")


def pytest_report_header() -> str:
    return f"engine: {'compiled' if IS_COMPILED else 'interpreted'}"


def pytest_collection_modifyitems() -> None:
    if os.environ.get("PARLOUR_ENGINE") == "compiled" and not IS_COMPILED:
        pytest.exit("the compiled engine was asked for and is not there: run `make compiled`", returncode=4)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests that the games share are run with the cases that a game's heir of them lists."""
    cases: Mapping[str, Sequence[object]] = getattr(metafunc.cls, "cases", {})
    for name in cases:
        if name in metafunc.fixturenames:
            metafunc.parametrize(name, cases[name])
