"""Tables in the middle of a game: random players play up to the moment, and the file is imported."""

from __future__ import annotations

from functools import cache
from typing import Any

from parlour.ai.registry import find_bot
from parlour.games import find_game
from parlour.kernel.engine import legal, to_move
from parlour.kernel.game import Setup
from parlour.sim.play.live_game import LiveGame
from tests.browser.harness import Made, Server

NAMES = ("Mara", "Hugo", "Ines", "Otto", "Pia", "Karl")


@cache
def played(
    game: str,
    people: int,
    question: str = "",
    *,
    modules: tuple[str, ...] = (),
    seed: str = "1",
    rest: int = 0,
    **options: str,
) -> str:
    """The file of a game that has come to a question; without one, of a game with so many plies to come."""
    bots = {seat: find_bot("random", game) for seat in range(people)}
    live = LiveGame(find_game(game), Setup(game, NAMES[:people], modules, options, {}), seed, bots)
    while question == "" or all(
        seat < 0 or legal(live.state, seat).kind != question for seat in to_move(live.state)
    ):
        if not live.step():
            assert question == "", f"no {question} in a game with seed {seed}"
            break
    if rest:
        whole, live = live, LiveGame(live.game, live.setup, seed, bots)
        while live.ply < whole.ply - rest:
            live.step()
    return live.log().dump()


def made_at(server: Server, game: str, people: int, question: str = "", **more: Any) -> Made:
    """A table where somebody is asked this question; all seats are held by whoever has its token."""
    made: Made = server.post("/api/imports", {"log": played(game, people, question, **more)})
    return made
