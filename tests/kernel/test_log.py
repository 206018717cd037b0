"""The log: a chain of lines, replay, undo, and what is wrong with a bad file."""

import json
import random
from dataclasses import replace

import pytest

from parlour.ai.random_bot import RandomBot
from parlour.games.notre_dame.game import NOTRE_DAME
from parlour.kernel.agenda import CHANCE
from parlour.kernel.codec import canonical, digest
from parlour.kernel.engine import apply, legal, to_move
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Setup
from parlour.kernel.log import Entry, GameLog, load, load_whole, outcomes, play_everything, replay, state_hash
from parlour.sim.play.runner import play_game

SETUP = Setup("notre-dame", ("anna", "ben"), ("new-persons",), {"inn": "4"}, {"rats": {"fool": 2}})


def new_log() -> GameLog:
    return GameLog(SETUP, NOTRE_DAME.meta.rules_version, NOTRE_DAME.data_hash(SETUP))


@pytest.fixture(scope="module")
def log() -> GameLog:
    """A whole game."""
    made = new_log()
    play_game(NOTRE_DAME, SETUP, [RandomBot(), RandomBot()], 4, log=made)
    return made


def bad_line(text: str) -> tuple[object, object]:
    with pytest.raises(Invalid) as refused:
        load(text)
    assert refused.value.code == "bad-log-line"
    return refused.value.params["line"], refused.value.params["why"]


def hole(text: str) -> tuple[object, object]:
    """Where a log has a hole: the entry that is missing, and the one that stands in its place."""
    with pytest.raises(Invalid) as refused:
        load(text)
    assert refused.value.code == "log-has-hole"
    return refused.value.params["entry"], refused.value.params["entries"]


def rechained(lines: list[dict[str, object]]) -> str:
    """Lines with an honest chain, whatever else is wrong with them."""
    chain = ""
    written = []
    for line in lines:
        plain = {key: value for key, value in line.items() if key != "hash"}
        chain = digest([chain, plain])
        written.append(canonical({**plain, "hash": chain}))
    return "\n".join(written) + "\n"


def test_a_log_is_read_as_it_was_written(log: GameLog) -> None:
    assert load(log.dump()) == log
    assert load(log.dump()).dump() == log.dump()
    first = json.loads(log.dump().splitlines()[0])
    assert first["format"] == 1
    assert first["seats"] == ["anna", "ben"]
    assert first["corrections"] == {"rats": {"fool": 2}}


def test_a_replay_can_stop_at_any_ply(log: GameLog) -> None:
    state = NOTRE_DAME.start(SETUP)
    for ply, entry in enumerate(log.entries):
        if ply % 37 == 0:
            assert state_hash(NOTRE_DAME, replay(NOTRE_DAME, log, ply)) == state_hash(NOTRE_DAME, state)
        apply(state, entry.seat, NOTRE_DAME.parse(entry.act))
    assert state_hash(NOTRE_DAME, replay(NOTRE_DAME, log)) == state_hash(NOTRE_DAME, state)
    assert not state.agenda


def test_a_change_in_any_line_is_found_in_that_line(log: GameLog) -> None:
    lines = log.dump().splitlines()
    rng = random.Random(8)
    for number in range(len(lines)):
        plain = json.loads(lines[number])
        key = rng.choice([key for key in plain if key != "hash"])
        plain[key] = "chance" if plain[key] != "chance" else 0
        changed = [*lines[:number], canonical(plain), *lines[number + 1 :]]
        assert bad_line("\n".join(changed)) == (number + 1, "hash")


def test_a_changed_hash_is_found(log: GameLog) -> None:
    lines = log.dump().splitlines()
    lines[5] = lines[5].replace('"hash":"', '"hash":"0')
    assert bad_line("\n".join(lines)) == (6, "hash")


def test_a_line_left_out_added_or_swapped_is_found(log: GameLog) -> None:
    lines = log.dump().splitlines()
    assert hole("\n".join(lines[:4] + lines[5:])) == (3, 4)
    assert hole("\n".join(lines[:4] + lines[9:])) == (3, 8)
    assert bad_line("\n".join([*lines[:4], lines[3], *lines[4:]])) == (5, "hash")
    assert hole("\n".join([*lines[:4], lines[5], lines[4], *lines[6:]])) == (3, 4)
    assert bad_line("\n".join(lines[1:])) == (1, "hash")


@pytest.mark.parametrize(
    ("line", "why"), [("", "json"), ("{", "json"), ("[]", "json"), ("7", "json"), ("{}", "hash")]
)
def test_what_is_no_line_is_named(log: GameLog, line: str, why: str) -> None:
    lines = log.dump().splitlines()
    assert bad_line("\n".join([*lines[:2], line, *lines[2:]])) == (3, why)


def test_a_hole_is_named_also_where_the_chain_is_honest(log: GameLog) -> None:
    entry: dict[str, object] = {"ply": 1, "by": "chance", "act": "pass"}
    assert hole(rechained([log.header(), entry])) == (0, 1)


def test_what_comes_before_a_hole_can_be_saved(log: GameLog) -> None:
    lines = log.dump().splitlines()
    saved, entries, fault = load_whole("\n".join(lines[:31] + lines[32:]))
    assert fault is not None
    assert (fault.code, len(saved.entries), entries) == ("log-has-hole", 30, len(lines) - 2)
    assert saved.entries == log.entries[:30]


def test_entries_that_were_taken_back_must_be_legal_too(log: GameLog) -> None:
    whole = new_log()
    whole.entries = log.entries[:40]
    seat = log.entries[39].seat
    whole.entries += [Entry(max(seat, 0), "", 39), log.entries[39]]
    played = play_everything(NOTRE_DAME, whole)
    assert (played.entries, played.fault) == (42, None)
    assert state_hash(NOTRE_DAME, played.state) == state_hash(NOTRE_DAME, replay(NOTRE_DAME, log, 40))
    spoilt = new_log()
    spoilt.entries = [*log.entries[:40], Entry(0, "pass"), Entry(0, "", 40), *log.entries[40:]]
    replay(NOTRE_DAME, spoilt)
    played = play_everything(NOTRE_DAME, spoilt)
    assert played.fault is not None
    assert (played.entries, played.fault.code, played.fault.params["ply"]) == (40, "refused-entry", 40)
    beyond = new_log()
    beyond.entries = [*log.entries[:3], Entry(0, "", 4)]
    assert play_everything(NOTRE_DAME, beyond).entries == 3


def test_what_chance_answered_is_found_in_one_pass_over_the_log() -> None:
    made = new_log()
    made.entries = [Entry(CHANCE, "a"), Entry(0, "x"), Entry(CHANCE, "b"), Entry(0, "y")]
    made.entries += [Entry(0, "", 1), Entry(0, "z"), Entry(CHANCE, "c"), Entry(CHANCE, "d"), Entry(0, "", 3)]
    assert outcomes(made.entries) == {0: "a", 1: "c", 2: "d"}


def test_an_empty_file_is_no_log() -> None:
    assert bad_line("") == (1, "empty")


def test_a_file_nested_too_deep_is_no_log() -> None:
    assert bad_line("[" * 200_000) == (1, "json")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"format": 2}, "format"),
        ({"format": None}, "format"),
        ({"seats": "anna,ben"}, "header"),
        ({"seats": [1, 2]}, "header"),
        ({"modules": {}}, "header"),
        ({"modules": [None]}, "header"),
        ({"options": []}, "header"),
        ({"options": {"inn": 4}}, "header"),
        ({"corrections": None}, "header"),
        ({"game": 7}, "header"),
        ({"rules": 1}, "header"),
        ({"data": None}, "header"),
        ({"more": 1}, "header"),
    ],
)
def test_a_header_with_an_honest_chain_is_read_closely_too(
    log: GameLog, change: dict[str, object], why: str
) -> None:
    assert bad_line(rechained([{**log.header(), **change}])) == (1, why)


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ({"ply": -1, "by": "chance", "act": "pass"}, "entry"),
        ({"ply": 0, "by": "chance"}, "entry"),
        ({"ply": 0, "by": "chance", "act": 5}, "entry"),
        ({"ply": 0, "by": "chance", "act": "pass", "note": "x"}, "entry"),
        ({"ply": 0, "by": -1, "act": "pass"}, "by"),
        ({"ply": 0, "by": True, "act": "pass"}, "by"),
        ({"ply": 0, "by": "anna", "act": "pass"}, "by"),
        ({"ply": 0, "act": "pass"}, "by"),
        ({"undo": 1, "by": 0}, "undo"),
        ({"undo": -1, "by": 0}, "undo"),
        ({"undo": True, "by": 0}, "undo"),
        ({"undo": "0", "by": 0}, "undo"),
    ],
)
def test_an_entry_with_an_honest_chain_is_read_closely_too(
    log: GameLog, entry: dict[str, object], why: str
) -> None:
    assert bad_line(rechained([log.header(), entry])) == (2, why)


def test_an_undo_folds_what_it_takes_back() -> None:
    log = new_log()
    state = NOTRE_DAME.start(SETUP)
    rng = random.Random(1)
    for _ in range(20):
        seat = to_move(state)[0]
        action = legal(state, seat).sample(rng)
        apply(state, seat, action)
        log.record(seat, action.text)
    log.take_back(0, 12)
    assert log.ply() == 12
    assert len(log.entries) == 21, "history stays"
    back = replay(NOTRE_DAME, log)
    assert state_hash(NOTRE_DAME, back) == state_hash(NOTRE_DAME, replay(NOTRE_DAME, log, 12))
    seat = to_move(back)[0]
    action = list(legal(back, seat))[-1]
    apply(back, seat, action)
    log.record(seat, action.text)
    log.take_back(1, 13)  # takes nothing back
    log.take_back(1, 3)
    log.take_back(0, 0)
    read = load(log.dump())
    assert read == log
    assert read.folded() == []
    assert state_hash(NOTRE_DAME, replay(NOTRE_DAME, read)) == state_hash(NOTRE_DAME, NOTRE_DAME.start(SETUP))


@pytest.mark.parametrize("ply", [-1, 1, 99])
def test_an_undo_out_of_range_is_refused(ply: int) -> None:
    with pytest.raises(Invalid, match="undo-out-of-range"):
        new_log().take_back(0, ply)


def test_other_rules_are_not_replayed(log: GameLog) -> None:
    with pytest.raises(Invalid) as refused:
        replay(NOTRE_DAME, replace(log, rules="0"))
    assert refused.value.code == "other-rules-version"
    assert refused.value.params == {"rules": "0", "known": NOTRE_DAME.meta.rules_version}


def test_another_data_set_is_not_replayed(log: GameLog) -> None:
    other = replace(SETUP, corrections={"rats": {"fool": 1}})
    with pytest.raises(Invalid) as refused:
        replay(NOTRE_DAME, replace(log, setup=other))
    assert refused.value.code == "other-data-set"
    assert refused.value.params == {"data": log.data, "found": NOTRE_DAME.data_hash(other)}


@pytest.mark.parametrize(
    ("at", "act", "code", "why"),
    [
        (3, "pass", "refused-entry", "not-an-answer"),
        (3, "fly away", "unread-entry", "unknown-verb"),
        (0, "", "unread-entry", "no-words"),
    ],
)
def test_an_entry_the_rules_refuse_is_named_by_its_ply(
    log: GameLog, at: int, act: str, code: str, why: str
) -> None:
    entries = list(log.entries)
    entries[at] = replace(entries[at], act=act)
    with pytest.raises(Invalid) as refused:
        replay(NOTRE_DAME, replace(log, entries=entries))
    assert refused.value.code == code
    assert refused.value.params == {"ply": at, "act": act, "why": why}


def test_an_entry_of_the_wrong_seat_is_refused(log: GameLog) -> None:
    entries = [replace(log.entries[0], seat=1), *log.entries[1:]]
    with pytest.raises(Invalid, match="not-your-turn"):
        replay(NOTRE_DAME, replace(log, entries=entries))
