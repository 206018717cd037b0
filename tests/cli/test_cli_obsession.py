"""`parlour play obsession`: guided activities, aids on demand, solitaire, and the score sheet."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from parlour.cli.home import corrections_file, kept_games, save_corrections
from parlour.i18n.texts import LANGUAGES, Texts
from parlour.kernel.log import load
from tests.cli.terminal_driver import any_number, listed, run, script
from tests.positions import DEPTH

FAMILIES = ("--option", "families=york,asquith", "--option", "first=0")
PLAY = ("play", "obsession", "--seats", "you,random", "--seed", "5", *FAMILIES)
CATEGORIES = ("tiles", "gentry", "objectives", "reputation", "service", "wealth", "courtship")
EN = Texts("en", ("obsession",), strict=True)


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path / "home"))
    for name in ("PARLOUR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def _flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize(
    ("lang", "args"),
    [
        *[(lang, ("--seats", "you,random")) for lang in LANGUAGES[: 3 if DEPTH > 1 else 1]],
        ("fr", ("--seats", "1", "--option", "opponent=fairfax", "--module", "monuments-challenge")),
    ],
)
def test_a_piped_session_of_obsession_reaches_the_score_sheet(lang: str, args: tuple[str, ...]) -> None:
    texts = Texts(lang, ("obsession",), strict=True)
    done = run("play", "obsession", *args, "--seed", "3", "--lang", lang, answer=any_number(1))
    assert done.code == 0, done.err
    sheet = done.out[done.out.rindex(texts.text("ui-score-sheet")) :]
    for category in CATEGORIES:
        assert texts.term("score", category) in sheet
    if "1" in args:
        assert texts.term("opponent", "fairfax") in sheet
        assert texts.term("score", "base-score") in sheet
    assert texts.text("ui-welcome", game=texts.game_name("obsession")) in done.out
    assert not re.search(r"\b(ob|ui)-[a-z]", done.out), "an untranslated key"


def test_three_at_a_table_by_number() -> None:
    done = run("play", "obsession", "--seats", "3", "--seed", "1", answer=script("quit"))
    assert done.code == 0, done.err
    (file,) = kept_games().glob("*.jsonl")
    assert len(load(file.read_text(encoding="utf-8")).setup.seats) == 3


def test_an_activity_is_put_together_step_by_step() -> None:
    answers = iter(["entertain", "main-gazebo", "1", "1", "1", "quit"])
    stages: list[list[tuple[str, str]]] = []

    def answer(screen: str) -> str | None:
        stages.append(listed(screen))
        return next(answers)

    done = run(*PLAY, answer=answer)
    assert done.code == 0
    assert ("3", "main-gazebo") in stages[1]
    assert all(words.count("-") >= 1 for _, words in stages[2])
    assert len(stages[3]) == len(stages[2]) - 1, "the first guest is not offered again"
    assert all(words.startswith("host main-gazebo ") for _, words in stages[4])
    (file,) = kept_games().glob("*.jsonl")
    acts = [entry.act for entry in load(file.read_text(encoding="utf-8")).entries if entry.seat == 0]
    assert any(act.startswith("host main-gazebo ") for act in acts)


def test_back_takes_the_last_part_out_again_and_words_answer_at_once() -> None:
    stages: list[list[tuple[str, str]]] = []
    answers = iter(["entertain", "3", "1", "back", "back", "host bowling-green", "quit"])

    def answer(screen: str) -> str | None:
        stages.append(listed(screen))
        return next(answers)

    done = run(*PLAY, answer=answer)
    assert stages[1] == stages[5], "back at the tiles"
    assert stages[2] == stages[4], "back at the first guest"
    assert EN.text("ob-reason-wrong-guests", tile="bowling-green") in done.out


UPSTAIRS = ("--module", "ud-servants", "--module", "howard", "--option", "families=howard,york")
HOWARD = ("play", "obsession", "--seats", "you,random", "--seed", "5", *UPSTAIRS, "--option", "first=0")


def test_a_part_said_again_is_taken_back() -> None:
    lord, heir = "james-earl-howard", "thomas-viscount-winchester"
    stages: list[list[tuple[str, str]]] = []
    said = ["engage hall-boy", "entertain", "bowling-green", "cook", lord, f"hall-boy@{lord}", heir]
    said += [f"hall-boy@{lord}", "cook", "bowling-green", "quit"]
    answers = iter(said)

    def answer(screen: str) -> str | None:
        stages.append(listed(screen))
        return next(answers)

    done = run(*HOWARD, answer=answer)
    assert done.code == 0, done.err
    whole = [words for _, words in stages[7] if words.startswith("host ")]
    assert whole == [f"host bowling-green {lord} {heir} staff footman extra cook,hall-boy@{lord}"]
    fewer = [words for _, words in stages[8] if words.startswith("host ")]
    assert fewer == [f"host bowling-green {lord} {heir} staff footman extra cook"]
    assert "cook" in [words for _, words in stages[9]], "she may be placed again"
    assert stages[10] == stages[2], "without the tile nothing is left"
    assert EN.text("ob-guide-extra-boy", servant="hall-boy", guest=lord) in _flat(done.out)


@pytest.mark.parametrize(
    ("lang", "args"),
    [
        ("en", ("--seats", "you,random,random,random", "--module", "teams", "--module", "ud-servants")),
        ("fr", ("--seats", "you,random", "--module", "duel")),
        ("pl", ("--seats", "1", "--module", "estate-challenge")),
    ][: 3 if DEPTH > 1 else 1],
    ids=("teams", "duel", "challenge")[: 3 if DEPTH > 1 else 1],
)
def test_other_modes_of_play_reach_the_score_sheet(lang: str, args: tuple[str, ...]) -> None:
    texts = Texts(lang, ("obsession",), strict=True)
    done = run("play", "obsession", *args, "--seed", "3", "--lang", lang, answer=any_number(1))
    assert done.code == 0, done.err
    assert texts.text("ui-score-sheet") in done.out
    assert not re.search(r"\b(ob|ui)-[a-z]", done.out), "an untranslated key"
    sheet = done.out[done.out.rindex(texts.text("ui-score-sheet")) :]
    assert texts.text("seat-opponent") not in sheet, "nobody but the players, or a target"
    assert (texts.text("ob-score-target") in sheet) == ("estate-challenge" in args)


def _wandering(seed: int) -> Callable[[str], str]:
    """A person who often changes their mind."""
    rng = random.Random(seed)
    pick = any_number(seed)

    def answer(screen: str) -> str:
        return "back" if rng.random() < 0.2 and screen.count("\n") > 400 else pick(screen)

    return answer


def test_whoever_wavers_comes_to_an_end_too() -> None:
    done = run(*PLAY, answer=_wandering(2))
    assert EN.text("ui-score-sheet") in done.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_aids_come_on_demand(lang: str) -> None:
    texts = Texts(lang, ("obsession",), strict=True)
    done = run(*PLAY, "--lang", lang, answer=script("score", "forecast", "steps", "why", "help", "quit"))
    for key in (
        "ob-block-points",
        "ob-block-made",
        "ob-block-next-points",
        "ob-block-service",
        "ob-block-rounds",
        "ob-block-steps-season",
        "ob-block-steps-turn",
        "ob-block-why-tile",
        "ob-block-why-offer",
    ):
        assert texts.text(key) in done.out
    assert _flat(texts.text("ob-help")) in _flat(done.out)


def test_why_of_a_thing_by_its_id_or_its_name() -> None:
    done = run(
        *PLAY, answer=script("why tennis-court", "why Butler's Room", "why valet", "why nonsense", "quit")
    )
    assert EN.text("ob-reason-too-expensive", tile="tennis-court", price=600, pounds=0) in done.out
    assert EN.citation("obsession", "builders-market") in done.out
    assert f"Butler’s Room: {EN.text('ob-possible-tile')}" in done.out
    assert f"Valet: {EN.text('ob-possible-servant')}" in done.out
    assert EN.text("error-unknown-verb", verb="nonsense") in done.out


def test_question_mark_tells_about_every_sort_of_component() -> None:
    topics = ("main-gazebo", "George, Viscount York", "footman", "York", "eden", "misc-wealth", "passing")
    done = run(*PLAY, answer=script("?", *[f"? {topic}" for topic in topics], "? weather", "quit"))
    flat = _flat(done.out)
    assert _flat(EN.rule_text("standard-turn")) in flat
    assert EN.text("ob-block-sides") in done.out
    assert EN.term("role", "lord") in done.out
    assert EN.text("ob-bonus-servant", servant="footman") in flat
    assert EN.term("level", "expert") in done.out
    assert EN.text("ob-goal-wealth", amount=1200) in flat
    assert _flat(EN.rule_text("passing")) in flat
    assert EN.text("error-unknown-topic", topic="weather") in done.out


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (("--seats", "0"), "unknown-bot"),
        (("--seats", "7"), "too-many-seats"),
        (("--seats", "5"), "too-few-families"),
        (("--seats", "2", "--option", "opponent=eden"), "option-only-alone"),
        (("--seats", "2", "--module", "solitaire"), "module-needs-one-seat"),
        (("--seats", "1", "--option", "opponent=napoleon"), "bad-option"),
        (("--seats", "1", "--module", "extended"), "opponent-plays-standard"),
        (("--module", "jane-austen", "--module", "charles-dickens"), "module-excludes"),
        (("--module", "first-edition-holiday"), "module-requires"),
        (("--option", "families=york,york,asquith"), "families-do-not-fit"),
        (("--option", "families=york,tudor,asquith"), "unknown-family"),
        (("--option", "monuments=barn"), "unknown-monument"),
        (("--option", "service-tiles=barn"), "service-tiles-unused"),
    ],
)
def test_a_set_up_that_does_not_fit_is_told_in_one_line(args: tuple[str, ...], code: str) -> None:
    done = run("play", "obsession", *args)
    assert done.code == 2
    assert done.err.strip().endswith(f"[{code}]")
    assert len(done.err.strip().splitlines()) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_catalogue_tells_modules_conflicts_and_opponents(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_LANG", lang)
    texts = Texts(lang, strict=True)
    out = _flat(run("games").out)
    assert _flat(texts.text("ob-module-jane-austen-about")) in out
    assert (
        _flat(
            texts.text("ui-module-excludes", modules="charles-dickens, estate-challenge, solitaire, tableau")
        )
        in out
    )
    assert _flat(texts.text("ui-module-requires", modules="extended")) in out
    assert "fairfax: Fairfax, " in out


def test_facts_of_obsession_are_listed_and_corrected(tmp_path: Path) -> None:
    told = run("data", "--game", "obsession", "--json")
    assert told.code == 0
    assert '"game": "obsession"' in told.out
    file = tmp_path / "mine.toml"
    file.write_text(
        'game = "obsession"\n[tiles.barn]\nprice_mod = -200\n[tiles.great-hall.front]\nvp = 1\n',
        encoding="utf-8",
    )
    done = run("data", "override", str(file))
    assert done.code == 0, done.err
    assert "tiles.barn.price_mod: -100 -> -200" in done.out
    assert run("data", "--game", "obsession", "--json").out != told.out
    assert run(*PLAY, answer=script("quit")).code == 0
    file.write_text('game = "obsession"\n', encoding="utf-8")
    assert "tiles.barn.price_mod: -200 -> -100" in run("data", "override", str(file)).out
    assert run("data", "--game", "obsession", "--json").out == told.out


def test_corrections_are_kept_as_they_are() -> None:
    kept: dict[str, object] = {
        "tiles": {"great-hall": {"front": {"vp": 3, "guests": [{"count": 2, "kind": "ladies"}]}}}
    }
    save_corrections("obsession", kept)
    assert "great-hall" in corrections_file("obsession").read_text(encoding="utf-8")
    assert run("data", "--game", "obsession", "--json").code == 0


def test_a_log_of_obsession_is_replayed_with_blocks_and_score_sheet(tmp_path: Path) -> None:
    seats = ("--seats", "random,random")
    run("simulate", "obsession", *seats, "--games", "1", "--log-dir", str(tmp_path))
    (file,) = tmp_path.glob("*.jsonl")
    done = run("replay", str(file))
    assert done.code == 0
    assert EN.text("ob-block-estates") in done.out
    assert EN.text("ob-score-reputation") in done.out
    assert run("replay", str(file), "--at", "60", "--view", "0").code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_pages_speak_the_language_asked_for(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_LANG", lang)
    texts = Texts(lang, strict=True)
    pages = (
        _flat(run("--help").out),
        _flat(run("play", "--help").out),
        _flat(run("data", "override", "--help").out),
    )
    for page in pages:
        assert page.startswith(_flat(texts.text("ui-usage-word")))
        assert _flat(texts.text("ui-usage-help")) in page
    assert texts.text("ui-usage-commands-word") in pages[0]
    assert _flat(texts.text("ui-usage-simulate"))[:40] in pages[0]
    assert _flat(texts.text("ui-usage-play-seats")) in pages[1]
    assert _flat(texts.text("ui-usage-data-override")) in pages[2]
