"""The laws run on the compiled engine, which `make test` builds anyway; those that patch modules cannot."""

from __future__ import annotations

import os

import pytest

import parlour.kernel.engine

IS_COMPILED = not parlour.kernel.engine.__file__.endswith(".py")


def pytest_report_header() -> str:
    return f"engine: {'compiled' if IS_COMPILED else 'interpreted'}"


def pytest_collection_modifyitems() -> None:
    if os.environ.get("PARLOUR_ENGINE") == "compiled" and not IS_COMPILED:
        pytest.exit("the compiled engine was asked for and is not there: run `make compiled`", returncode=4)
