"""`parlour play`: a whole game by what the prompts print, and every word the table understands."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path

import pytest

from parlour.cli.home import kept_games
from parlour.games.notre_dame.words.actions import CARD_WORDS
from parlour.i18n.texts import LANGUAGES, Texts
from parlour.kernel.log import GameLog, load
from tests.cli.terminal_driver import any_number, listed, run, script


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path / "home"))
    for name in ("PARLOUR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


PLAY = ("play", "notre-dame", "--seats", "you,random,random", "--seed", "7", "--option", "first=0")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_piped_session_reaches_the_score_sheet(lang: str) -> None:
    texts = Texts(lang, strict=True)
    done = run(
        "play", "notre-dame", "--seats", "you,random", "--module", "new-persons", "--seed", "3",
        "--lang", lang,
        answer=any_number(1),
    )  # fmt: skip
    assert done.code == 0, done.err
    assert texts.text("ui-score-sheet") in done.out
    assert texts.text("ui-welcome", game=texts.game_name("notre-dame")) in done.out
    assert "nd-" not in done.out.replace("-nd-", ""), "an untranslated key"
    assert "ui-" not in done.out, "an untranslated key"


def test_the_table_shows_whose_move_it_is_with_position_and_forecast() -> None:
    done = run(*PLAY, "--lang", "en", answer=script("quit"))
    texts = Texts("en", strict=True)
    for key in (
        "nd-block-turn",
        "nd-block-persons",
        "nd-block-players",
        "nd-block-markets",
    ):
        assert texts.text(key) in done.out
    assert texts.text("nd-column-forecast") in done.out
    assert texts.question("keep-card") in done.out
    assert [number for number, _ in listed(done.out)] == ["1", "2", "3"]


def test_a_number_out_of_the_list_is_told_and_asked_again() -> None:
    done = run(*PLAY, answer=script("0", "4", "99999999999", "-1", "", "2", "quit"))
    assert done.code == 0
    texts = Texts("en", strict=True)
    assert done.out.count(texts.text("error-no-such-choice", number="4", most=3)) == 1
    assert texts.text("error-unreadable-choice", most=3) in done.out
    log = _kept()
    assert next(entry for entry in log.entries if entry.seat == 0).act.startswith("keep red-")


def _kept() -> GameLog:
    (file,) = kept_games().glob("*.jsonl")
    return load(file.read_text(encoding="utf-8"))


def test_words_answer_as_well_as_numbers() -> None:
    def answer(screen: str) -> str | None:
        words = listed(screen)[1][1]
        return words if screen.count("keep red-") < 4 else None

    done = run(*PLAY, answer=answer)
    assert done.code == 0
    log = _kept()
    assert any(entry.seat == 0 for entry in log.entries)


def test_a_refusal_says_why_and_cites_the_rule() -> None:
    texts = Texts("en", strict=True)
    done = run(
        *PLAY, answer=script("keep blue-bank", "play red-bank", "why keep blue-bank", "gibberish", "quit")
    )
    assert done.out.count(texts.text("nd-reason-card-not-in-pool", card="blue-bank")) == 2
    assert texts.rule_title("phase-2") in done.out
    assert texts.text("error-unknown-verb", verb="gibberish") in done.out


def test_why_alone_goes_through_what_is_not_offered() -> None:
    texts = Texts("en", strict=True)
    done = run(*PLAY, answer=script("why", "quit"))
    assert texts.text("ui-why-usage") in done.out
    told = [card for card in CARD_WORDS if texts.text("nd-reason-card-not-in-pool", card=card) in done.out]
    assert len(told) == 3, "three examples of each reason"


def test_why_of_something_legal_says_so() -> None:
    done = run(*PLAY, answer=lambda screen: None if "why keep" in screen else f"why {listed(screen)[0][1]}")
    assert Texts("en").text("ui-why-legal") in done.out


def test_question_mark_explains_the_rule_a_person_and_a_card() -> None:
    texts = Texts("en", strict=True)
    done = run(*PLAY, answer=script("?", "? fool", "? bank", "? nothing-of-the-kind", "quit"))
    flat = " ".join(done.out.split())
    assert " ".join(texts.rule_text("phase-2").split()) in flat
    assert " ".join(texts.text("nd-person-fool-power").split()) in flat
    assert " ".join(texts.text("nd-card-bank-about").split()) in flat
    assert texts.text("error-unknown-topic", topic="nothing-of-the-kind") in flat


def test_undo_takes_back_the_last_answer_and_the_dice_fall_the_same() -> None:
    shown: list[list[tuple[str, str]]] = []

    def answer(screen: str) -> str | None:
        shown.append(listed(screen))
        return ("1", "undo", "1", None)[len(shown) - 1]

    done = run(*PLAY, answer=answer)
    assert Texts("en").text("ui-undone") in done.out
    assert shown[0] == shown[2], "back at the first question"
    assert shown[1] == shown[3], "the same cards come again"


def test_undo_with_nothing_to_undo() -> None:
    done = run(*PLAY, answer=script("undo", "quit"))
    assert Texts("en").text("error-nothing-to-undo") in done.out


def test_save_and_load_bring_the_same_position_back(tmp_path: Path) -> None:
    file = tmp_path / "my game.jsonl"
    shown: list[list[tuple[str, str]]] = []

    def answer(screen: str) -> str | None:
        shown.append(listed(screen))
        return ("1", f"save {file}", "1", f"load {file}", None)[len(shown) - 1]

    done = run(*PLAY, answer=answer)
    assert done.code == 0
    assert shown[1] == shown[4]
    assert load(file.read_text(encoding="utf-8")).setup.seats == ("you", "random", "random")


def test_loading_a_broken_file_leaves_the_game_alone(tmp_path: Path) -> None:
    file = tmp_path / "broken.jsonl"
    file.write_text('{"format": 1}\n', encoding="utf-8")
    before: list[list[tuple[str, str]]] = []

    def answer(screen: str) -> str | None:
        before.append(listed(screen))
        return (f"load {file}", f"load {tmp_path / 'absent'}", None)[len(before) - 1]

    done = run(*PLAY, answer=answer)
    assert done.code == 0
    assert Texts("en").text("error-no-such-file", file="absent") in done.out
    assert before[0] == before[2]


def test_the_log_tells_events_and_hides_the_prestige_of_others() -> None:
    answers = iter(["log", "quit"])

    def answer(screen: str) -> str | None:
        return "1" if screen.count("1. ") < 12 else next(answers, None)

    done = run(*PLAY, answer=answer)
    told = done.out[done.out.rindex("log\n") :]
    assert len(told.splitlines()) > 10


def test_the_end_of_input_keeps_the_game() -> None:
    done = run(*PLAY, answer=script("1"))
    assert done.code == 0
    assert Texts("en").text("error-end-of-input") in done.out
    assert _kept().ply() > 5


def test_two_people_at_one_screen_get_a_curtain_between_their_hands() -> None:
    seen: list[str] = []

    def answer(screen: str) -> str | None:
        seen.append(screen)
        if len(seen) > 6:
            return None
        return "" if screen.rstrip().endswith(curtain(1)) or screen.rstrip().endswith(curtain(2)) else "1"

    texts = Texts("en", strict=True)
    names = texts.seat_names(("you", "you"))

    def curtain(number: int) -> str:
        return texts.text("ui-curtain", name=names[number - 1]).rstrip()

    done = run("play", "notre-dame", "--seats", "you,you", "--seed", "1", answer=answer)
    assert curtain(1) in done.out
    assert curtain(2) in done.out


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("play chess", "unknown-game"),
        ("play notre-dame --seats you", "too-few-seats"),
        ("play notre-dame --seats you,random,random,random,random,random", "too-many-seats"),
        ("play notre-dame --seats you,deep-blue", "unknown-bot"),
        ("play notre-dame --seats ''", "unknown-bot"),
        ("play notre-dame --module old-persons", "unknown-module"),
        ("play notre-dame --option inn=5", "bad-option"),
        ("play notre-dame --option inn", "bad-option-form"),
        ("play notre-dame --option pub=3", "unknown-option"),
        ("play notre-dame --option colours=red,pink,blue", "unknown-colour"),
        ("play notre-dame --option colours=red,red,blue", "colours-do-not-fit"),
        ("play notre-dame --option first=7", "bad-option"),
        ("play notre-dame --lang de", "unknown-language"),
    ],
)
def test_bad_arguments_get_one_line_with_a_code(typed: str, code: str) -> None:
    done = run(*shlex.split(typed))
    assert done.code == 2
    assert done.err.strip().endswith(f"[{code}]")
    assert len(done.err.strip().splitlines()) == 1
    assert done.out == ""


def test_a_class_plays_where_its_name_was_typed_and_not_out_of_a_file(tmp_path: Path) -> None:
    own = "tests.sim.arena.own_bots:Blunt?skip=1"
    file = tmp_path / "game.jsonl"

    def typing(*lines: str) -> Callable[[str], str | None]:
        answers = iter((*lines, None))
        return lambda shown: next(answers)

    saving = typing("1", f"save {file}")
    assert run("play", "notre-dame", "--seats", f"you,{own}", answer=saving).code == 0
    assert own in file.read_text(encoding="utf-8")
    refused = run("play", "notre-dame", "--seats", "you,steward", answer=typing(f"load {file}"))
    assert "[unknown-bot]" in refused.out + refused.err
    taken_up = run("play", "notre-dame", "--seats", f"you,{own}", answer=typing(f"load {file}"))
    assert "[unknown-bot]" not in taken_up.out + taken_up.err
