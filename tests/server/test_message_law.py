"""Nothing hidden leaks through a message: what a seat is sent depends on nothing that it cannot know."""

import asyncio
import random
import re
from collections.abc import Iterator
from dataclasses import replace

import msgspec
import pytest

from parlour.games import find_game
from parlour.kernel.agenda import State
from parlour.kernel.engine import legal
from parlour.kernel.game import Setup
from parlour.server.store.base import Loaded, SeatRow, TableRow
from parlour.server.store.sqlite import SqliteStore
from parlour.server.tables import offers
from parlour.server.tables.positions import position_now
from parlour.server.tables.table import LiveTable
from parlour.server.tables.table_memory import setup_of
from parlour.server.wire import protocol as wire
from parlour.server.workers.pool import Pool
from tests.positions import DEPTH
from tests.server.web_client import ME, OPEN, RANDOM, Message, Player, at_table, make, web

COPY = re.compile("-[b-l]$")
WRONG = {"notre-dame": ("keep red-park", "pass"), "obsession": ("pass", "entertain", "buy stable 2")}
HELD = {"notre-dame": ("hand", "choose-from"), "obsession": ("objectives", "vp-cards")}
"""What a seat holds hidden from the others, in its view."""
UPSTAIRS = ("ud-servants", "howard", "ud-guests", "ud-tiles")
TABLES: list[tuple[str, int, tuple[str, ...]]] = [
    ("notre-dame", 3, ()),
    ("notre-dame", 4, ()),
    ("obsession", 3, ()),
    ("obsession", 1, ()),
    ("obsession", 3, UPSTAIRS),
    ("obsession", 4, ("teams", "ud-servants")),
    ("obsession", 1, ("estate-challenge",)),
]


def _table(game: str, seats: int, modules: tuple[str, ...] = ()) -> LiveTable:
    """A table in memory that nothing is ever kept of."""
    people = tuple([SeatRow(at, "person", f"p{at}") for at in range(seats)])
    rules = find_game(game)
    row = TableRow(
        id="t", game=game, rules=rules.meta.rules_version, data="", modules=modules, options={},
        corrections={}, title="", public=False, practice=False, bank=0, increment=0, guide="", seed="law",
        watch="", created=0, seats=people,
    )  # fmt: skip
    row = replace(row, data=rules.data_hash(setup_of(row)))
    return asyncio.run(LiveTable.open(SqliteStore(":memory:"), Pool(1), Loaded(row, None, (), 0)))


def _messages(table: LiveTable, seat: int | None) -> Iterator[bytes]:
    """Everything that a seat could be sent of a position, encoded as it would be."""
    game, live = table.game, table.live
    view = game.view(live.state, seat)
    position = position_now(table, seat, live.ply)
    yield msgspec.json.encode(position)
    yield msgspec.json.encode(offers.aids_of(game, view, "a", live.ply))
    if position.offer is None or seat is None:
        return
    choices = [choice.action for choice in position.offer.choices[:4]] + position.offer.examples[:2]
    for action in choices:
        asked = wire.Preview("p", seat, action)
        yield msgspec.json.encode(offers.preview(game, view, live.ply, asked, len(table.row.seats)))
    if position.offer.stage is not None:
        for part in position.offer.stage.parts[:3]:
            yield msgspec.json.encode(offers.stage_of(game, view, (str(part.value),)))
    for wrong in WRONG[game.meta.id]:
        refused = offers.reasons_for(game, live.state, view, seat, wire.AskWhy("w", seat, wrong))
        yield msgspec.json.encode(refused)


def _other_world(table: LiveTable, seat: int | None, rng: random.Random) -> State:
    return table.game.determinize(table.game.view(table.live.state, seat), rng)


@pytest.mark.parametrize(("game", "seats", "modules"), TABLES)
def test_messages_are_the_same_byte_for_byte_when_the_unknown_is_dealt_anew(
    game: str, seats: int, modules: tuple[str, ...]
) -> None:
    rng = random.Random(11)
    compared = 0
    table = _table(game, seats, modules)
    live = table.live
    live.let_chance()
    while not live.is_over():
        if rng.random() < 0.06 * DEPTH:
            for seat in (None, *range(seats)):
                told = list(_messages(table, seat))
                state = live.state
                live.state = _other_world(table, seat, rng)
                assert list(_messages(table, seat)) == told
                live.state = state
                compared += len(told)
        seat = rng.choice(live.waiting())
        live.answer(seat, legal(live.state, seat).sample(rng))
    assert compared > 60


def _held_elsewhere(game: str, table: LiveTable, seat: int) -> set[str]:
    """The cards that are held by others and that a seat cannot know, by their ids."""
    own = msgspec.json.encode(table.game.view(table.live.state, seat).plain()).decode()
    found: set[str] = set()
    for other in range(len(table.setup.seats)):
        if other != seat:
            theirs: Message = dict(table.game.view(table.live.state, other).plain())
            row: Message = theirs if game == "notre-dame" else theirs["seats"][other]
            for name in HELD[game]:
                found |= {str(card) for card in row[name]}
    # A card is told by the name of its kind: whoever holds another copy of it may read that name.
    return {card for card in found if not re.search(f'"{COPY.sub("", card)}(-[b-l])?"', own)}


def _search(game: str, table: LiveTable, player: Player) -> int:
    """Look through what a player was sent since anybody last answered; how many cards were looked for."""
    if table.live.is_over():
        return 0
    player.reach(table.live.ply)
    player.answered("aids", seat=player.held[0])
    secret = _held_elsewhere(game, table, player.held[0])
    for frame in player.frames:
        for card in secret:
            assert f'"{card}"' not in frame, (card, frame[:300])
    player.frames.clear()
    return len(secret)


@pytest.mark.parametrize(
    ("game", "modules", "bots"),
    [("notre-dame", [], 1), ("obsession", [], 1), ("obsession", ["teams", "ud-servants"], 2)],
)
def test_frames_of_one_seat_never_name_a_card_held_only_by_another(
    game: str, modules: list[str], bots: int
) -> None:
    """A whole game as two seats receive it; every frame is searched with the state of its moment."""
    rng = random.Random(3)
    searched = 0
    with web() as client:
        made = make(client, game, ME, OPEN, *[RANDOM] * bots, modules=modules)
        name = made["table"]["id"]
        claim: Message = {"seat": 1, "name": "Ben", "invitation": made["invitations"]["1"]}
        token = client.post(f"/api/tables/{name}/claims", json=claim).json()["token"]
        table: LiveTable = client.app.state.hub.tables[name]  # type: ignore[attr-defined]  # an application, not a bare callable
        with at_table(client, name, made["token"]) as ann, at_table(client, name, token) as ben:
            while not table.live.is_over():
                for player in (ann, ben):
                    if player.position["offer"] is not None:
                        player.give(rng.choice(player.choices()))
                        searched += sum([_search(game, table, each) for each in (ann, ben)])
    assert searched > 500


def test_a_setup_has_no_names_of_people_in_it() -> None:
    table = _table("notre-dame", 3)
    assert table.setup == Setup("notre-dame", ("seat-1", "seat-2", "seat-3"), (), {}, {})
    assert asyncio.iscoroutinefunction(table.store.append)
