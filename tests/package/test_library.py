"""The library is what `import parlour` names; it costs nothing until it is used."""

from __future__ import annotations

import json
import random
import subprocess
import sys

import pytest

import parlour
from parlour.kernel.agenda import CHANCE

EVERYTHING = """
import json, sys
before = set(sys.modules)
import parlour
print(json.dumps(sorted(set(sys.modules) - before)))
"""


def told(source: str) -> object:
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=True)
    found: object = json.loads(done.stdout)
    return found


def test_to_import_it_loads_nothing_else() -> None:
    assert told(EVERYTHING) == ["parlour"]


def test_every_name_is_there_and_nothing_more() -> None:
    for name in parlour.__all__:
        assert getattr(parlour, name) is not None
    assert dir(parlour) == sorted(parlour.__all__)
    with pytest.raises(AttributeError, match="nothing"):
        _ = parlour.nothing  # type: ignore[attr-defined]  # that is the point


@pytest.mark.parametrize("first", ["", "import parlour.kernel.engine, parlour.games.notre_dame.game\n"])
def test_games_are_the_catalogue_whoever_imported_what_before(first: str) -> None:
    source = f"import json\n{first}import parlour\nfrom parlour import games\n"
    source += "print(json.dumps([len(parlour.games()), len(games()), len(parlour.games())]))"
    assert told(source) == [2, 2, 2]


def test_a_game_by_the_library_alone() -> None:
    game = parlour.find_game("notre-dame")
    rng = random.Random(5)
    state = game.start(parlour.Setup("notre-dame", ("ann", "bob")))
    while parlour.to_move(state) == (CHANCE,):
        parlour.apply(state, CHANCE, parlour.legal(state, CHANCE).sample(rng))
    seat = parlour.to_move(state)[0]
    seen = parlour.view(game, state, seat)
    world = parlour.determinize(game, seen, rng)
    assert parlour.view(game, world, seat) == seen
    assert parlour.view(game, state).seat is None
    tally = parlour.playout(world, rng)
    assert tally.plies >= tally.decisions > 0
    assert parlour.to_move(world) == ()
    assert parlour.to_move(state) != ()


def test_players_by_name_weakest_first() -> None:
    game = parlour.find_game("obsession")
    assert parlour.bots(game)[:2] == ("random", "novice")
    assert isinstance(parlour.find_bot("steward", "obsession"), parlour.Bot)
    with pytest.raises(parlour.Invalid):
        parlour.find_bot("nobody", "obsession")
