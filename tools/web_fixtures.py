"""Write positions of both games as the server would send them, for the tests of the web client.

python tools/web_fixtures.py [FOLDER]
"""

import functools
import random
import sys
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from parlour.ai.registry import find_bot
from parlour.games import find_game
from parlour.i18n.texts import LANGUAGES
from parlour.kernel.agenda import CHANCE
from parlour.kernel.chance import dice
from parlour.kernel.engine import legal, to_move
from parlour.kernel.event import Event
from parlour.kernel.game import Game, Setup
from parlour.server.catalogue import components, names
from parlour.server.tables import offers
from parlour.server.wire import protocol as wire
from parlour.sim.play.live_game import LiveGame

FOLDER = Path(__file__).resolve().parent.parent / "build/web-fixtures"
MOST_GAMES = 6
"""Games that are played at most until every question wanted has come up."""
MOST_STAGES = 8
UPSTAIRS = ("ud-servants", "howard", "ud-guests", "ud-tiles", "ud-copies")
SETTING_UP = ("draft-servant", "choose-start-tile", "choose-family")
"""Questions that are asked before the first turn."""


class Table(NamedTuple):
    """A game to play, and the questions to seat 0 that are kept: the first of a kind after so many plies."""

    name: str
    setup: Setup
    wanted: tuple[str, ...]
    after: int = 60
    bot: str = "steward"
    placed: str = ""
    """Who can be placed beyond mandatory service in the activity that is kept."""


def obsession(seats: str, *modules: str, **options: str) -> Setup:
    """A table of Obsession; an option is written with an underscore for its hyphen."""
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return Setup("obsession", tuple(seats), modules, named)


at_random = functools.partial(Table, bot="random")
"""Where stewards would take too long."""
TABLES = (
    Table(
        "notre-dame-3",
        Setup("notre-dame", ("a", "b", "c")),
        ("keep-card", "play-card", "move-carriage", "bribe-person"),
    ),
    Table(
        "notre-dame-5",
        Setup("notre-dame", tuple("abcde"), ("new-persons",)),
        ("keep-card", "play-card", "end"),
    ),
    Table(
        "obsession-3",
        obsession("abc"),
        ("choose-turn", "host-activity", "buy-tile", "keep-guests", "end"),
    ),
    Table("obsession-solo", obsession("a"), ("host-activity", "end"), 100),
    at_random(
        "obsession-six",
        obsession("abcdef", *UPSTAIRS, "wessex", "milestones"),
        ("draft-servant", "host-activity", "buy-tile", "end"),
        after=200,
        placed="cook",
    ),
    at_random(
        "obsession-teams",
        obsession("abcd", "teams", *UPSTAIRS),
        ("consent", "choose-turn", "host-activity", "end"),
        after=80,
        placed="lend:",
    ),
    at_random(
        "obsession-duel",
        obsession("ab", "duel", *UPSTAIRS),
        ("host-activity", "buy-tile", "choose-turn", "end"),
    ),
    at_random(
        "obsession-challenge",
        obsession("a", "estate-challenge", "ud-guests"),
        ("host-activity", "buy-tile", "end"),
    ),
)


def table_info(name: str, setup: Setup, game: Game) -> wire.TableInfo:
    """A table as the lobby would describe it."""
    people = ("Mara", "Hugo", "Lucie", "Piotr", "Zofia", "Otto")
    seats = [
        wire.SeatInfo(
            at, "person" if at == 0 else "bot", people[at], "" if at == 0 else "steward", False, at == 0
        )
        for at in range(len(setup.seats))
    ]
    return wire.TableInfo(
        name, setup.game, "", list(setup.modules), dict(setup.options), game.data_hash(setup), False, seats,
        False, True, 0, None, "", False, 0, [], "", 1_763_000_000_000, 1_763_000_000_000,
    )  # fmt: skip


def position(live: LiveGame, seat: int, since: int) -> wire.Position:
    """The position as seat 0 sees it."""
    game, state = live.game, live.state
    view = game.view(state, seat)
    over = live.is_over()
    told = [wire.Told(ply, event.project(seat)) for ply, _, event in live.history if ply >= since]
    return wire.Position(
        ply=live.ply, epoch=0, seat=seat, view=dict(view.plain()),
        offer=offers.offer_of(game, state, view, seat), events=told,
        events_from=since, news_from=since, undo=wire.UndoInfo("free", 0, None, [], []),
        clock=None, over=over,
        scores=[offers.sheet_of(line) for line in game.scores(state)] if over else [],
        waiting=[each for each in to_move(state) if each != CHANCE], thinking=[],
    )  # fmt: skip


def stages(live: LiveGame, seat: int) -> list[wire.Stage]:
    """An activity put together part by part on the tile with the most to place: the stages, one by one."""
    game = live.game
    view = game.view(live.state, seat)
    start = offers.stage_of(game, view, ())
    found: list[list[wire.Stage]] = []
    for tile in start.parts if start is not None else ():
        walk: list[wire.Stage] = []
        chosen: tuple[str, ...] = (str(tile.value),)
        while True:
            stage = offers.stage_of(game, view, chosen)
            if stage is None:
                break
            walk.append(stage)
            guests = [part for part in stage.parts if part.sort == "gentry"]
            placed = [part for part in stage.parts if part.sort == "extra"]
            if guests and not stage.choices:
                chosen += (str(guests[-1].value),)
            elif placed and len(walk) < MOST_STAGES:
                chosen += (str(placed[0].value),)
            else:
                break
        found.append(walk)
    return max(found, key=lambda walk: sum(_placements(stage) for stage in walk), default=[])


def _placements(stage: wire.Stage) -> int:
    return sum(part.sort == "extra" for part in stage.parts)


def _offers(walk: list[wire.Stage], word: str) -> bool:
    """Whether somebody can be placed on the way; always where nobody is wanted."""
    return not word or any(str(part.value).startswith(word) for stage in walk for part in stage.parts)


def told_at(live: LiveGame, kind: str, since: int) -> dict[str, Any]:
    """The position for seat 0, its aids and, for an activity, its stages."""
    game = live.game
    view = game.view(live.state, 0)
    told: dict[str, Any] = {
        "position": position(live, 0, since),
        "aids": offers.aids_of(game, view, "1", live.ply),
    }
    if kind == "host-activity":
        told["stages"] = stages(live, 0)
    return told


Moments = dict[str, dict[str, Any]]
"""By kind of event: the first moment that brought one, as somebody at another seat is told of it."""


def note_moments(moments: Moments, live: LiveGame, table: Table) -> None:
    """Keep what has just happened, if something of a new kind did."""
    ply = live.ply - 1
    fresh: list[Event] = []
    for at, _, event in reversed(live.history):
        if at != ply:
            break
        fresh.insert(0, event)
    for event in fresh:
        if event.kind in moments:
            continue
        viewer = (event.seat + 1) % len(live.setup.seats)
        moments[event.kind] = {
            "table": table_info(table.name, live.setup, live.game),
            "seat": viewer,
            "view": dict(live.game.view(live.state, viewer).plain()),
            "events": [wire.Told(ply, each.project(viewer)) for each in fresh],
        }


def dump(folder: Path, table: Table, moments: Moments) -> None:
    """Play a game and keep the positions wanted."""
    setup = table.setup
    game = find_game(setup.game)
    bot = find_bot(table.bot, setup.game)
    found: dict[str, Any] = {}
    for attempt in range(MOST_GAMES):
        missing = [kind for kind in table.wanted if kind not in found]
        if not missing:
            break
        live = LiveGame(game, setup, "fixtures" if attempt == 0 else f"fixtures-{attempt}")
        since = 0
        while not live.is_over():
            seat = to_move(live.state)[0]
            if seat == CHANCE:
                live.step()
                note_moments(moments, live, table)
                continue
            kind = legal(live.state, seat).kind
            is_late = kind in SETTING_UP or live.ply > table.after
            if seat == 0 and kind in missing and is_late and kind not in found:
                told = told_at(live, kind, since)
                if kind != "host-activity" or _offers(told["stages"], table.placed):
                    found[kind] = told
            if seat == 0:
                since = live.ply
            draw = dice("bot", live.ply)
            live.submit(seat, bot.choose(game, game.view(live.state, seat), draw))
            note_moments(moments, live, table)
        if "end" in missing:
            found["end"] = told_at(live, "end", since)
    for kind, told in found.items():
        told["table"] = table_info(table.name, setup, game)
        text = msgspec.json.format(msgspec.json.encode(told), indent=1)
        (folder / f"{table.name}-{kind}.json").write_bytes(text + b"\n")


def main() -> None:
    """Write everything."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    random.seed(1)
    for game in ("notre-dame", "obsession"):
        (folder / f"components-{game}.json").write_bytes(msgspec.json.encode(components(game, {})))
        for lang in LANGUAGES:
            (folder / f"names-{game}-{lang}.json").write_bytes(msgspec.json.encode(names(game, lang)))
    moments: dict[str, Moments] = {}
    for table in TABLES:
        dump(folder, table, moments.setdefault(table.setup.game, {}))
    for name, found in moments.items():
        (folder / f"story-{name}.json").write_bytes(msgspec.json.encode(found))


if __name__ == "__main__":
    main()
