"""Names: visible letters only, and nobody at a table can be taken for somebody else there."""

from __future__ import annotations

import pytest

from parlour.kernel.errors import Invalid
from parlour.server.lobby.names import check_names, clean_name, told_apart
from parlour.server.store.base import SeatRow
from tests.server.web_client import LOCAL, ME, OPEN, RANDOM, STEWARD, Message, make, web


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ann", "Ann"),
        ("  Ann\t\n Lee ", "Ann Lee"),
        ("A\u200bn\u200dn\ufeff", "Ann"),
        ("\u202ennA\u202c", "nnA"),
        ("\u2066Ann\u2069", "Ann"),
        ("Ann\ufe0f", "Ann"),
        ("\u3164\u115f\u2800\uffa0", ""),
        ("\u200b\u200c", ""),
        ("\u00a0\u2003\u3000", ""),
        ("a\x00b\x1b[2J", "ab[2J"),
        ("Bo\u0301", "Bó"),
        ("a" + "\u0300" * 40 + "b", "à" + "\u0300" * 3 + "b"),
        ("\u0301\u0301x", "x"),
        ("\ud800x", "x"),
        ("\U000e0041\U000e0042Ann", "Ann"),
        ("Łucja Żółć", "Łucja Żółć"),
        ("नमिता", "नमिता"),
        ("x" * 90, "x" * 30),
        ("x" * 29 + " yz", "x" * 29),
    ],
)
def test_a_name_is_kept_without_what_cannot_be_seen(given: str, kept: str) -> None:
    assert clean_name(given) == kept
    assert clean_name(kept) == kept


def seats_of(*names: str) -> list[SeatRow]:
    return [SeatRow(at, "person", name) for at, name in enumerate(names)]


@pytest.mark.parametrize(
    "names",
    [
        ("Ann", "Ann"),
        ("Ann", "ANN"),
        ("Ann Lee", "AnnLee"),
        ("Ann", "Аnn"),  # a Cyrillic letter
        ("Paul", "Pau1"),
        ("Ian", "lan"),
        ("Bob", "Β0b"),  # Greek, and a nought
        ("Ann", "Ａｎｎ"),
        ("straße", "STRASSE"),
    ],
)
def test_two_at_a_table_do_not_look_the_same(names: tuple[str, str]) -> None:
    with pytest.raises(Invalid) as refused:
        check_names(seats_of(*names))
    assert refused.value.code == "name-taken"


@pytest.mark.parametrize("names", [("Ann", "Anna"), ("José", "Jose"), ("", ""), ("Ian", "Jan"), ("A", "B")])
def test_different_names_sit_together(names: tuple[str, str]) -> None:
    check_names(seats_of(*names))


@pytest.mark.parametrize(
    "name", ["steward", "Steward", "STEWARD 2", "Régisseur", "Rządca", "Ѕteward", "Steward1"]
)
def test_nobody_is_called_like_a_bot_of_the_table(name: str) -> None:
    with pytest.raises(Invalid):
        check_names([*seats_of(name), SeatRow(1, "bot", "", "steward")])
    check_names([*seats_of(name), SeatRow(1, "bot", "", "random")])


def test_bots_may_be_called_what_they_are() -> None:
    check_names([*seats_of("Ann"), SeatRow(1, "bot", "Steward", "steward"), SeatRow(2, "bot", "", "steward")])
    with pytest.raises(Invalid):
        check_names([*seats_of("Ann"), SeatRow(1, "bot", "ann", "steward")])


def test_names_of_a_file_are_told_apart() -> None:
    assert told_apart(["steward", "steward", "", "\u200b", "3"]) == ["steward", "steward 2", "3", "4", "3 2"]


@pytest.mark.parametrize(
    "seats",
    [
        (ME, {**LOCAL, "name": "ann"}),
        (ME, {**LOCAL, "name": "A\u200bnn"}),
        ({**ME, "name": "steward"}, STEWARD),
        (ME, {**RANDOM, "name": "Ann"}),
    ],
)
def test_a_table_of_like_names_is_not_made(seats: tuple[Message, ...]) -> None:
    with web() as client:
        answer = client.post("/api/tables", json={"game": "notre-dame", "seats": list(seats)})
        assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")


def test_whoever_takes_a_seat_brings_a_name_of_his_own() -> None:
    with web() as client:
        made = make(client, "notre-dame", ME, OPEN, STEWARD)
        path = f"/api/tables/{made['table']['id']}/claims"
        wish = {"seat": 1, "invitation": made["invitations"]["1"]}
        for name in ("Ann", "ANN\u200b", "Аnn", "Steward"):
            answer = client.post(path, json={**wish, "name": name})
            assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")
        assert client.post(path, json={**wish, "name": "\u202e\u3164"}).json()["code"] == "no-name"
        claimed = client.post(path, json={**wish, "name": "Be\u200bn"}).json()
        assert claimed["table"]["seats"][1]["name"] == "Ben"


def test_people_without_names_sit_together_as_ever() -> None:
    with web() as client:
        make(client, "notre-dame", {"kind": "me"}, {"kind": "local"}, {"kind": "local"})


@pytest.mark.parametrize("game", ["notre-dame", "obsession"])
def test_a_module_named_twice_is_refused(game: str) -> None:
    module = {"notre-dame": "new-persons", "obsession": "extended"}[game]
    with web() as client:
        wish = {"game": game, "modules": [module, module]}
        answer = client.post("/api/tables", json={**wish, "seats": [ME, RANDOM]})
        assert (answer.status_code, answer.json()["code"]) == (422, "duplicate-module")
        told = client.post("/api/setups", json={**wish, "seats": 2}).json()
        assert told["problem"] == {"code": "duplicate-module", "params": {"module": module}}
