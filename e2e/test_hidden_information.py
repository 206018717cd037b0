"""A whole game of two: what reaches one browser never names a card that only the other may know."""

from __future__ import annotations

import json
from typing import Any

from tests.browser.fixtures import Visit
from tests.browser.harness import ME, OPEN, PHONE, Clicker, Server, play_together

SECRETS = ("objectives", "vp-cards", "drawn", "given-up")


def _words(value: Any) -> set[str]:
    """Every text in a value."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return set().union(*[_words(each) for each in value.values()], value.keys())
    if isinstance(value, list):
        return set().union(*[_words(each) for each in value])
    return set()


def _cards(position: Any, seat: int) -> set[str]:
    """The cards that a seat has to itself, as it sees them."""
    view = position["view"]
    own = {**{name: view.get(name) for name in SECRETS}, **view["seats"][seat]}
    return {word for name in SECRETS for word in _words(own.get(name)) if "-" in word}


def test_frames_of_a_seat_name_no_card_of_the_other(visit: Visit, server: Server) -> None:
    made = server.make("obsession", ME, OPEN, seed="21")
    table = made["table"]["id"]
    claim = {"seat": 1, "name": "Hugo", "invitation": made["invitations"]["1"]}
    tokens = [made["token"], server.post(f"/api/tables/{table}/claims", claim)["token"]]
    people = [visit(PHONE), visit(PHONE)]
    for visitor, token in zip(people, tokens, strict=True):
        visitor.sit(made, token)
    play_together([Clicker(each.page, at) for at, each in enumerate(people)])
    last = server.position(table, 0, tokens[0])["ply"]
    seen = [[server.position(table, seat, tokens[seat], ply) for ply in range(last)] for seat in (0, 1)]
    secrets = 0
    for seat, visitor in enumerate(people):
        other = 1 - seat
        for text in visitor.frames:
            frame = json.loads(text)
            ply = frame.get("ply")
            if ply is None or ply >= last or frame["type"] == "acked":
                continue
            hidden = _cards(seen[other][ply], other) - _words(seen[seat][ply])
            secrets += len(hidden)
            assert hidden & _words(frame) == set(), (seat, ply, frame["type"])
    assert secrets > 100  # there was something to hide
