"""The laboratory's figures: right where the truth is known, the same for a seed, told in every language."""

import random
from pathlib import Path

import pytest

from parlour.cli.commands.lab_report import LabWords
from parlour.games import find_game
from parlour.i18n.texts import LANGUAGES, Texts
from parlour.kernel.beyond.study import Holding
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Cell
from parlour.sim.lab import questions
from parlour.sim.lab.intervals import Figure, bootstrap, rate, ratio
from parlour.sim.lab.page import markdown, page
from parlour.sim.lab.plots import draw
from parlour.sim.lab.records import Record, Sample, play_sample
from parlour.sim.lab.report import make_plan, report
from parlour.sim.lab.tables import Table
from parlour.sim.scale.where import Where
from tests.cli.terminal_driver import run

NOTRE_DAME = find_game("notre-dame")
OBSESSION = find_game("obsession")


def test_intervals_hold_the_true_value_in_about_95_of_100_cases() -> None:
    rng = random.Random(1)
    held = dict.fromkeys(("rate", "bootstrap", "ratio"), 0)
    for trial in range(200):
        values = [rng.gauss(3, 2) for _ in range(60)]
        won = sum([1 for _ in range(60) if rng.random() < 0.3])
        groups = [sum([rng.gauss(3, 2) for _ in range(3)]) for _ in range(40)]
        for name, figure, truth in (
            ("rate", rate(won, 60), 0.3),
            ("bootstrap", bootstrap(values, str(trial)), 3),
            ("ratio", ratio(groups, [3] * 40), 3),
        ):
            held[name] += figure.least <= truth <= figure.most
    assert all(180 <= each <= 199 for each in held.values()), held


def invented(games: int) -> list[Record]:
    """Games in which beginning is worth 4 points, and a lucky charm nothing."""
    rng = random.Random(7)
    found: list[Record] = []
    for _ in range(games):
        first = rng.randrange(2)
        scores = tuple([50 + round(rng.gauss(0, 3)) + (4 if seat == first else 0) for seat in range(2)])
        best = max(scores)
        shares = tuple([(score == best) / scores.count(best) for score in scores])
        held = (Holding(rng.randrange(2), "person", "charm"), Holding(first, "person", "bell"))
        sources = tuple([(("luck", score - 40), ("work", 40)) for score in scores])
        found.append(Record(2, first, 9, 40, scores, shares, sources, held))
    return found


def test_what_is_worth_something_is_found_and_what_is_not_is_not() -> None:
    records = invented(400)
    (table,) = questions.first_player({2: records})
    share, lead = table.rows[0].figures
    assert share is not None
    assert lead is not None
    assert share.least > 0.5
    assert lead.least < 2 < lead.most
    (held,) = questions.holdings(records)
    by_name = {row.label[0].value: row.figures[0] or Figure(0, 0, 0) for row in held.rows}
    assert by_name["bell"].least > 1
    assert by_name["charm"].least < 0 < by_name["charm"].most


def test_sources_add_up_to_the_points() -> None:
    for game, bot in (("notre-dame", "random"), ("obsession", "random")):
        records = play_sample(Sample(game, bot, 3, (), (), {}, "s", 3))
        for record in records:
            assert [sum([points for _, points in row]) for row in record.sources] == list(record.scores)
            assert sum(record.shares) == pytest.approx(1)
            assert 0 <= record.first < 3
    table = questions.sources({"x": invented(30)})
    value = [row.figures[0].value for row in table.rows if row.figures[0] is not None]
    assert sum(value[:-1]) == pytest.approx(value[-1])


def test_things_have_names_in_every_language() -> None:
    records = {
        game: play_sample(Sample(game, "random", 3, (), (), {}, "names", 2))
        for game in ("notre-dame", "obsession")
    }
    for lang in LANGUAGES:
        for game, some in records.items():
            words = LabWords(Texts(lang, [game]), find_game(game))
            for held in {each for record in some for each in record.holdings}:
                assert words.cell(Cell(held.sort, held.what)) != held.what or held.what.isalpha()
                assert words.text(f"sort-{held.sort}")
            for source in {name for record in some for row in record.sources for name, _ in row}:
                assert words.cell(Cell("score", source)) != source


def test_a_report_is_the_same_for_its_seed_whoever_plays() -> None:
    asked = ("first-player", "scores", "length", "holdings")
    plan = make_plan(NOTRE_DAME, "random", 16, (2, 3), "5", asked=asked)
    here = report(NOTRE_DAME, plan)
    assert here.plain() == report(NOTRE_DAME, plan, Where(workers=2)).plain()
    assert here.played == 16
    names = [table.name for table in here.tables]
    assert names[:4] == ["first-player-2", "first-player-3", "scores", "length"]
    assert "holdings-person" in names
    (sources,) = report(NOTRE_DAME, make_plan(NOTRE_DAME, "random", 8, (2,), asked=("sources",))).tables
    words = LabWords(Texts("en", ["notre-dame"]), NOTRE_DAME)
    some = (here.tables[0], sources)
    pictures: dict[str, str] = {}
    for table in some:
        drawn = draw(table, words.row, words.column)
        assert drawn == draw(table, words.row, words.column)
        assert drawn["png"].startswith(b"\x89PNG")
        pictures[table.name] = drawn["svg"].decode()
    shown = page("Title", ["A note & more"], some, words, pictures)
    assert shown.count("<svg") == len(some)
    assert "A note &amp; more" in shown
    assert "http" not in shown.replace("http://www.w3.org", "").replace("http://purl.org", "").replace(
        "http://creativecommons.org", ""
    ).replace("https://matplotlib.org", "")
    assert "| What | Cases |" in markdown("Title", [], some, words, False)


def test_corrections_meet_the_same_draws() -> None:
    corrections: dict[str, object] = {"rats": {"fool": 0}}
    plan = make_plan(NOTRE_DAME, "random", 8, (2,), "5", corrections, ("corrected",))
    (table,) = report(NOTRE_DAME, plan).tables
    assert table.id == "corrected"
    assert [row.label[0].value for row in table.rows] == ["score", "winner", "decisions"]


def test_a_player_alone_meets_every_opponent() -> None:
    plan = make_plan(OBSESSION, "random", 8, (2,), "5", asked=("solo",))
    tables: dict[str, Table] = {table.name: table for table in report(OBSESSION, plan).tables}
    assert len(tables["solo"].rows) == 18


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"asked": ("colour",)}, "unknown-question"),
        ({"seats": (1,)}, "seats-out-of-range"),
        ({"seats": (9,)}, "seats-out-of-range"),
        ({"games": 3}, "too-few-games"),
        ({"bot": "nobody"}, "unknown-bot"),
    ],
)
def test_what_makes_no_sense_is_refused(more: dict[str, object], code: str) -> None:
    given: dict[str, object] = {"bot": "random", "games": 40, **more}
    with pytest.raises(Invalid, match=code):
        make_plan(NOTRE_DAME, **given)  # type: ignore[arg-type]  # of several kinds


def test_the_command_writes_a_page_and_answers_a_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("PARLOUR_LANG", "fr")
    few = ("--bot", "random", "--games", "4", "--seats", "2")
    told = run("lab", "report", "notre-dame", *few, "--out", str(tmp_path / "lab"))
    assert told.code == 0, told.err
    names = {each.name for each in (tmp_path / "lab").iterdir()}
    assert {"report.html", "report.md", "figures.json", "sources.svg", "sources.png"} <= names
    told = run("lab", "ask", "notre-dame", "scores", *few)
    assert "Points" in told.out
