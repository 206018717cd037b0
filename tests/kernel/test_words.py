"""Actions in words, records in JSON, events by viewer, refusals and errors as data."""

import json

import pytest

from parlour.kernel.action import Action
from parlour.kernel.codec import canonical, digest
from parlour.kernel.errors import Illegal, Invalid, Refusal
from parlour.kernel.event import EVERYONE, Event
from tests.kernel.toy import BIDS, CODEC, HIGH, VOCABULARY, Bid, Forced, Guess, Note


def test_actions_are_equal_when_they_print_the_same() -> None:
    assert Action("bid 1") == BIDS[1]
    assert hash(Action("bid 1")) == hash(BIDS[1])
    assert BIDS[1] != BIDS[2]
    assert BIDS[1] != "bid 1"
    assert (str(HIGH), repr(HIGH)) == ("high", "<high>")


def test_words_parse_back_to_the_one_action_of_the_table() -> None:
    for action in VOCABULARY.table.values():
        assert VOCABULARY.parse(action.text) is action
    assert VOCABULARY.parse("  bid \t 2\n") is BIDS[2]


def test_compound_words_go_to_the_parser_of_their_verb() -> None:
    assert VOCABULARY.parse("double  this that").text == "double this that"
    assert VOCABULARY.verbs == {"bid", "roll", "high", "low", "double"}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "no-words"),
        ("   ", "no-words"),
        ("bid", "unknown-words"),
        ("bid 4", "unknown-words"),
        ("high five", "unknown-words"),
        ("fly", "unknown-verb"),
        ("BID 1", "unknown-verb"),
        ("\x00", "unknown-verb"),
        ("x" * 10_000, "unknown-verb"),
    ],
)
def test_words_outside_the_vocabulary_are_invalid(text: str, code: str) -> None:
    with pytest.raises(Invalid) as refused:
        VOCABULARY.parse(text)
    assert refused.value.code == code
    assert all(len(str(value)) <= 80 for value in refused.value.params.values())


@pytest.mark.parametrize(
    "record", [Guess(), Note("a", ("b", "c")), Bid((None, BIDS[2])), Bid((BIDS[0], BIDS[1]))]
)
def test_records_are_written_and_read_back(record: Note | Guess | Bid) -> None:
    plain = json.loads(json.dumps(CODEC.encode(record)))
    assert CODEC.decode(plain) == record


def test_a_record_inside_a_record_is_written_too() -> None:
    plain = {"record": CODEC.encode(Guess())}
    nested = CODEC.decode(["Note", plain, []])
    assert isinstance(nested, Note)
    assert nested.values() == (Guess(), ())
    assert CODEC.encode(nested) == ["Note", plain, []]


@pytest.mark.parametrize("plain", [None, [], {}, "Guess", ["Forced"], ["Bluff", 1]])
def test_an_unknown_record_is_not_read(plain: object) -> None:
    with pytest.raises(Invalid, match="unknown-record"):
        CODEC.decode(plain)


def test_an_unknown_record_is_not_written() -> None:
    with pytest.raises(Invalid, match="unknown-record"):
        CODEC.encode(Forced())


def test_equal_data_has_equal_text_and_digest() -> None:
    one: dict[str, object] = {"b": [1, 2], "a": "é"}
    other: dict[str, object] = {"a": "é", "b": [1, 2]}
    assert canonical(one) == canonical(other) == '{"a":"\\u00e9","b":[1,2]}'
    assert digest(one) == digest(other)
    assert len(digest(one)) == 32
    assert digest(one) != digest({"a": "é", "b": [2, 1]})


def test_a_secret_is_for_its_audience_only() -> None:
    event = Event("dealt", 1, {"count": 2}, {"cards": ("ace", "king")}, (1, 3))
    public = {"event": "dealt", "seat": 1, "count": 2}
    whole = {**public, "cards": ("ace", "king")}
    assert event.project(None) == public
    assert event.project(0) == public
    assert event.project(1) == event.project(3) == whole
    assert event.whole() == whole


def test_an_open_event_is_for_everyone() -> None:
    event = Event("scored", 0, {}, {"points": 5}, (EVERYONE,))
    assert event.project(None) == event.project(4) == event.whole()
    plain = Event("scored", 0, {"points": 5})
    assert plain.project(None) == plain.whole() == {"event": "scored", "seat": 0, "points": 5}


def test_a_projection_is_a_copy() -> None:
    event = Event("dealt", 1, {"count": 2})
    event.project(None)["count"] = 99
    assert event.project(None)["count"] == 2


def test_a_refusal_is_plain_data_with_a_reason_and_a_place() -> None:
    refusal = Refusal("too-few", "p. 3", {"asked": 4})
    assert refusal.plain() == {"reason": "too-few", "rule": "p. 3", "params": {"asked": 4}}
    assert refusal == Refusal("too-few", "p. 3", {"asked": 4})
    assert hash(refusal) == hash(Refusal("too-few", "p. 3"))
    assert refusal != Refusal("too-few", "p. 3")
    assert "too-few" in repr(refusal)
    error = Illegal(refusal)
    assert (error.code, error.params, error.refusal) == ("too-few", {"asked": 4}, refusal)
    assert str(error) == "too-few (asked=4)"
    assert str(Invalid("no-words")) == "no-words"
