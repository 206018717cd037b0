"""Write positions of both games as the server would send them, for the tests of the web client.

python tools/web_fixtures.py [FOLDER]
"""

import random
import sys
from pathlib import Path
from typing import Any

import msgspec

from parlour.ai.registry import find_bot
from parlour.games import find_game
from parlour.i18n.texts import LANGUAGES
from parlour.kernel.agenda import CHANCE
from parlour.kernel.chance import dice
from parlour.kernel.engine import legal, to_move
from parlour.kernel.game import Game, Setup
from parlour.server import offers
from parlour.server import protocol as wire
from parlour.server.catalogue import components, names
from parlour.sim.session import Session

FOLDER = Path(__file__).resolve().parent.parent / "build/web-fixtures"
TABLES = (
    (
        "notre-dame-3",
        Setup("notre-dame", ("a", "b", "c")),
        ("keep-card", "play-card", "move-carriage", "bribe-person"),
    ),
    (
        "notre-dame-5",
        Setup("notre-dame", tuple("abcde"), ("new-persons",)),
        ("keep-card", "play-card", "end"),
    ),
    (
        "obsession-3",
        Setup("obsession", ("a", "b", "c")),
        ("choose-turn", "host-activity", "buy-tile", "keep-guests", "end"),
    ),
    ("obsession-solo", Setup("obsession", ("a",)), ("host-activity", "end")),
)


def table_info(name: str, setup: Setup, game: Game) -> wire.TableInfo:
    """A table as the lobby would describe it."""
    people = ("Mara", "Hugo", "Lucie", "Piotr", "Zofia")
    seats = [
        wire.SeatInfo(
            at, "person" if at == 0 else "bot", people[at], "" if at == 0 else "steward", False, at == 0, ""
        )
        for at in range(len(setup.seats))
    ]
    return wire.TableInfo(
        name, setup.game, "", list(setup.modules), dict(setup.options), game.data_hash(setup), False, seats,
        False, True, None, "", False, 0, [], "", 1_763_000_000_000, 1_763_000_000_000,
    )  # fmt: skip


def position(session: Session, seat: int, since: int) -> wire.Position:
    """The position as seat 0 sees it."""
    game, state = session.game, session.state
    view = game.view(state, seat)
    over = session.is_over()
    told = [wire.Told(ply, event.project(seat)) for ply, _, event in session.history if ply >= since]
    return wire.Position(
        ply=session.ply(), epoch=0, seat=seat, view=view.plain(),
        offer=offers.offer_of(game, state, view, seat), events=told,
        events_from=since, undo=wire.UndoInfo("free", 0, None, [], []), clock=None, over=over,
        scores=[offers.sheet_of(line) for line in game.scores(state)] if over else [],
        waiting=[each for each in to_move(state) if each != CHANCE], thinking=[],
    )  # fmt: skip


def dump(folder: Path, name: str, setup: Setup, wanted: tuple[str, ...]) -> None:
    """Play a game and keep the positions wanted, the second time such a question comes up late in it."""
    game = find_game(setup.game)
    session = Session(game, setup, {}, "fixtures")
    bot = find_bot("steward", setup.game)
    found: dict[str, Any] = {}
    since = 0
    while not session.is_over():
        seat = to_move(session.state)[0]
        if seat == CHANCE:
            session.step()
            continue
        kind = legal(session.state, seat).kind
        if seat == 0 and kind in wanted and session.ply() > (60 if len(setup.seats) > 1 else 100):
            aids = offers.aids_of(game, game.view(session.state, 0), "1", session.ply())
            found.setdefault(kind, {"position": position(session, 0, since), "aids": aids})
        if seat == 0:
            since = session.ply()
        session.submit(seat, bot.choose(game, game.view(session.state, seat), dice("bot", session.ply())))
    if "end" in wanted:
        aids = offers.aids_of(game, game.view(session.state, 0), "1", session.ply())
        found["end"] = {"position": position(session, 0, since), "aids": aids}
    for kind, told in found.items():
        told["table"] = table_info(name, setup, game)
        text = msgspec.json.format(msgspec.json.encode(told), indent=1)
        (folder / f"{name}-{kind}.json").write_bytes(text + b"\n")


def main() -> None:
    """Write everything."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    random.seed(1)
    for game in ("notre-dame", "obsession"):
        (folder / f"components-{game}.json").write_bytes(msgspec.json.encode(components(game, {})))
        for lang in LANGUAGES:
            (folder / f"names-{game}-{lang}.json").write_bytes(msgspec.json.encode(names(game, lang)))
    for name, setup, wanted in TABLES:
        dump(folder, name, setup, wanted)


if __name__ == "__main__":
    main()
