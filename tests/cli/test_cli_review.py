"""The coach at the terminal: hints rung by rung, and the review of a file."""

import io
import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.console import Console

from parlour.cli.coaching import TerminalCoach
from parlour.cli.main import cli
from parlour.cli.render import Renderer
from parlour.i18n.texts import LANGUAGES, Texts
from parlour.kernel.engine import legal
from parlour.kernel.errors import Invalid
from parlour.sim.play.live_game import LiveGame
from tests.coach.games import finished, stopped


def kept(folder: Path) -> str:
    """A finished game as a file."""
    path = folder / "game.jsonl"
    path.write_text(finished("notre-dame", 2, "a").log().dump(), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_is_reviewed_within_its_budget(tmp_path: Path, lang: str) -> None:
    told = CliRunner().invoke(
        cli, ["review", kept(tmp_path), "--seat", "1", "--seconds", "0.3", "--lang", lang]
    )
    assert told.exit_code == 0, told.output
    texts = Texts(lang, ("notre-dame",))
    for key in ("coach-review-stopped", "coach-ledger", "coach-graph", "coach-lessons"):
        assert texts.text(key) in told.output


def test_a_review_can_be_read_by_programs(tmp_path: Path) -> None:
    told = CliRunner().invoke(cli, ["review", kept(tmp_path), "--seat", "0", "--seconds", "0.3", "--json"])
    (found,) = json.loads(told.output)
    assert found["seat"] == 0
    assert sum(row["points"] for row in found["ledger"]) == pytest.approx(found["final"])


def test_a_seat_that_is_not_there_is_refused(tmp_path: Path) -> None:
    told = CliRunner().invoke(cli, ["review", kept(tmp_path), "--seat", "7"])
    assert isinstance(told.exception, Invalid)
    assert told.exception.code == "bad-seat"


def test_hints_grow_rung_by_rung_and_are_for_one_person_alone() -> None:
    before = stopped("notre-dame", 2, "rungs", 12)
    seat = before.waiting()[0]
    bots = {each: bot for each, bot in before.bots.items() if each != seat}
    live = LiveGame.from_entries(before.game, before.setup, "rungs", before.entries, bots)
    texts = Texts("en", ("notre-dame",))
    told = io.StringIO()
    coach = TerminalCoach(Renderer(Console(file=told, width=120), texts, ("Ann", "Ben")))
    for _ in range(3):
        assert coach.hint(live, seat, "") is None
    action = coach.hint(live, seat, "play")
    assert action in legal(live.state, seat)
    assert "Look here first" in told.getvalue()
    assert told.getvalue().index("One of these two") < told.getvalue().index("Best:")
    together = LiveGame.from_entries(before.game, before.setup, "rungs", before.entries, {})
    with pytest.raises(Invalid, match="hints-off"):
        coach.hint(together, seat, "")
