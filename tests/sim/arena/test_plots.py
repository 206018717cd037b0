"""The picture of a tournament."""

import sys
from pathlib import Path

import pytest

from parlour.games import find_game
from parlour.kernel.errors import Invalid
from parlour.sim.arena.plan import make_plan
from parlour.sim.arena.playing import Played
from parlour.sim.arena.plots import Labels, draw
from parlour.sim.arena.report import make_report

PLAN = make_plan(find_game("notre-dame"), ["steward", "random"], 2)
REPORT = make_report(PLAN, [Played(number, (5, 3), (1, 2)) for number in range(8)])
LABELS = Labels("Classement", "Parties", "Part en %", "Adversaire")


def test_a_picture_is_drawn_as_its_name_ends_and_the_same_each_time(tmp_path: Path) -> None:
    draw(REPORT, tmp_path / "a.png", LABELS)
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")
    for name in ("a.svg", "b.svg"):
        draw(REPORT, tmp_path / name, LABELS)
    told = (tmp_path / "a.svg").read_text(encoding="utf-8")
    assert told == (tmp_path / "b.svg").read_text(encoding="utf-8")
    for word in ("Classement", "Parties", "steward", "random"):
        assert f">{word}" in told


@pytest.mark.parametrize(
    ("name", "code"), [("a.gif", "bad-plot-file"), ("a", "bad-plot-file"), ("no/a.svg", "cannot-write")]
)
def test_a_picture_that_cannot_be_drawn_is_told(name: str, code: str, tmp_path: Path) -> None:
    with pytest.raises(Invalid) as told:
        draw(REPORT, tmp_path / name, LABELS)
    assert told.value.code == code


def test_without_the_extra_it_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with pytest.raises(Invalid, match="plots-not-installed"):
        draw(REPORT, tmp_path / "a.svg", LABELS)
