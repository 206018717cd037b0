"""The table of fields says all there is of a state, and all that goes through the fields follows it."""

from __future__ import annotations

import dataclasses
import importlib
import random
import re
import typing
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from parlour.games import OWN
from parlour.kernel.agenda import State
from parlour.kernel.deck import Deck, loose
from parlour.kernel.engine import apply, legal, to_move
from parlour.kernel.fields import BY_SEAT, EVERYONE, Field
from parlour.kernel.game import Game, Setup
from parlour.kernel.game_of import GameOf
from tools import write_fields

ROOT = Path(__file__).resolve().parents[2]
NAMES = [game.meta.id for game in OWN]
BESIDES = {"rules", "sink", "agenda"}
"""What every state has besides the fields of its table."""
SAMPLES: dict[str, Any] = {
    "number": 7,
    "flag": "another",
    "row": (7, 8),
    "names": ("seven",),
    "rows": ((7,), (8,)),
    "list": [7, 8, 9],
    "seats": [7, 8],
    "cards": [(7,), (8,)],
    "pairs": [((7, 8),), ()],
    "deck": Deck([loose((7, 8))]),
}
"""By sort: something that no new game has."""


def sight_of(game: Game) -> Any:
    assert isinstance(game, GameOf)
    kind: Any = game.sight
    return kind


def part_of(game: Game, name: str) -> ModuleType:
    return importlib.import_module(f"{type(game).__module__.rpartition('.')[0]}.{name}")


def table_of(game: Game) -> tuple[Field, ...]:
    found: tuple[Field, ...] = part_of(game, "fields").FIELDS
    return found


def start(game: Game) -> State:
    return game.start(Setup(game.meta.id, ("a", "b", "c")))


@pytest.fixture(params=OWN, ids=NAMES)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def test_the_table_names_every_field_of_the_state_once(game: Game) -> None:
    names = [field.name for field in table_of(game)]
    assert len(set(names)) == len(names)
    assert {*names, *BESIDES} == set(vars(start(game)))


def test_a_copy_has_every_field_and_shares_nothing_that_changes(game: Game) -> None:
    """`_copy` is written by hand for speed: a field that is left out, or shared, is found here."""
    state = start(game)
    for field in table_of(game):
        setattr(state, field.name, SAMPLES[field.sort])
    copy = game.clone(state)
    for field in table_of(game):
        mine, its = getattr(state, field.name), getattr(copy, field.name)
        if field.sort == "deck":
            assert its.plain() == mine.plain(), field.name
        else:
            assert its == mine, field.name
        if isinstance(mine, (list, Deck)):
            assert its is not mine, field.name


def test_each_field_is_of_its_sort(game: Game) -> None:
    """All through a game: what is written is what the table says, and it comes back the same."""
    rng = random.Random(5)
    state = start(game)
    setup = Setup(game.meta.id, ("a", "b", "c"))
    while seats := to_move(state):
        for field in table_of(game):
            value = getattr(state, field.name)
            assert type(value) is (bool if field.sort == "flag" else type(SAMPLES[field.sort])), field.name
        apply(state, seats[0], legal(state, seats[0]).sample(rng))
    written = game.encode(state)
    assert set(written) == {"agenda", *[field.key for field in table_of(game)]}
    again = game.decode(written, setup)
    for field in table_of(game):
        mine, its = getattr(state, field.name), getattr(again, field.name)
        assert (its.plain() == mine.plain()) if isinstance(mine, Deck) else its == mine, field.name


def test_nothing_is_seen_that_the_table_or_the_view_itself_does_not_name(game: Game) -> None:
    """The allow-list: open fields come from the table, what is shaped by hand stands outside the marks."""
    module = part_of(game, "sight.view")
    view_type = sight_of(game)
    text = Path(str(module.__file__)).read_text(encoding="utf-8")
    by_hand = write_fields.PYTHON.sub("", text)
    for is_seats, record in ((False, view_type), (True, module.SeatView)):
        is_open = {
            field.name
            for field in table_of(game)
            if field.seen == EVERYONE and (field.sort in BY_SEAT) == is_seats
        }
        names = {field.name for field in dataclasses.fields(record)}
        assert is_open <= names
        for name in names - is_open:
            assert re.search(rf"^    {name}: ", by_hand, re.MULTILINE), name


def test_what_everyone_sees_everyone_sees_alike(game: Game) -> None:
    rng = random.Random(6)
    state = start(game)
    while seats := to_move(state):
        if rng.random() < 0.2:
            views: list[Any] = [game.view(state, viewer) for viewer in (None, 0, 1, 2)]
            for field in table_of(game):
                if field.seen != EVERYONE:
                    continue
                told: list[Any]
                if field.sort in BY_SEAT:
                    told = [[getattr(row, field.name) for row in view.rows] for view in views]
                else:
                    told = [getattr(view, field.name) for view in views]
                own = getattr(state, field.name)
                assert all(
                    list(each) == list(own) if field.sort in ("list", *BY_SEAT) else each == own
                    for each in told
                )
        apply(state, seats[0], legal(state, seats[0]).sample(rng))


def test_what_the_table_writes_is_up_to_date() -> None:
    for path, text in write_fields.outputs().items():
        assert path.read_text(encoding="utf-8") == text, f"run tools/write_fields.py ({path.name})"


# The notation


def keys_of(record: Any) -> set[str]:
    """The keys of a record and of those inside it."""
    found: set[str] = set()
    if typing.is_typeddict(record):
        for key, hint in typing.get_type_hints(record).items():
            found |= {key} | keys_of(hint)
    for each in typing.get_args(record):
        found |= keys_of(each)
    return found


def test_every_key_that_is_sent_is_in_the_notation(game: Game) -> None:
    lines = [
        line for path in (ROOT / "docs").glob("notation*.md") for line in path.read_text("utf-8").split("\n")
    ]
    named = {word for line in lines for quoted in re.findall(r"`([^`]+)`", line) for word in quoted.split()}
    view = sight_of(game)
    aids = typing.get_type_hints(game.companion.more)["return"]
    sent = keys_of(typing.get_type_hints(view.plain)["return"]) | keys_of(aids)
    assert len(sent) > 60
    assert sorted(sent - named) == []
