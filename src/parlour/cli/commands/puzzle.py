"""`parlour puzzle`: a position where one answer is clearly the best."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime
from typing import Final

import click
from rich.table import Table

from parlour.cli.arguments import language
from parlour.cli.render import Renderer, make_console
from parlour.games import find_game
from parlour.i18n.texts import Texts
from parlour.kernel.action import Action
from parlour.kernel.chance import dice
from parlour.kernel.engine import why_not
from parlour.kernel.errors import Illegal, Invalid
from parlour.kernel.game import Game
from parlour.sim.puzzles.shelf import Puzzle, numbered, of_the_day, position, puzzles, verdict

DIFFICULTIES: Final = {1: "ui-puzzle-easy", 2: "ui-puzzle-middle", 3: "ui-puzzle-hard"}


def _day(given: str | None) -> date:
    if given is None:
        return datetime.now(UTC).date()
    try:
        return date.fromisoformat(given)
    except ValueError:
        raise Invalid("bad-day", {"day": given[:20]}) from None


@click.command()
@click.argument("game")
@click.option("--day", metavar="YYYY-MM-DD", help="The puzzle of a day; by default of today.")
@click.option("--number", type=int, help="The puzzle with this number, from 1.")
@click.option("--answer", help="Answer at once, in words.")
@click.option("--json", "as_json", is_flag=True)
@click.option("--lang", help="The language of the table.")
def puzzle(
    game: str, day: str | None, number: int | None, answer: str | None, as_json: bool, lang: str | None
) -> None:
    """Solve a puzzle of GAME: one answer is clearly the best."""
    found_game = find_game(game)
    at = of_the_day(game, _day(day)) + 1 if number is None else number
    found = numbered(game, at)
    if as_json:
        click.echo(json.dumps(_plain(found, found_game, at), indent=2))
        return
    texts = Texts(language(lang), (game,))
    draw = Renderer(make_console(), texts, texts.seat_names(found.setup().seats))
    choices = _choices(found, found_game)
    _show(found, found_game, at, draw)
    draw.choices(found_game, choices)
    given = answer if answer is not None else _asked(texts)
    if given:
        _judge(found, found_game, _read(found, found_game, choices, given), draw)


def _plain(found: Puzzle, game: Game, at: int) -> dict[str, object]:
    return {
        "game": found.game,
        "number": at,
        "seat": found.seat,
        "theme": found.theme,
        "difficulty": found.difficulty,
        "position": game.view(position(found, game), found.seat).plain(),
        "answers": [each._asdict() for each in found.solutions],
    }


def _choices(found: Puzzle, game: Game) -> list[Action]:
    """The answers that were compared, in an order that tells nothing."""
    choices = [game.parse(each.text) for each in found.solutions]
    dice(found.solutions[0].text, len(found.moves)).shuffle(choices)
    return choices


def _show(found: Puzzle, game: Game, at: int, draw: Renderer) -> None:
    view = game.view(position(found, game), found.seat)
    for block in game.layout(view):
        draw.block(block)
    draw.say("ui-puzzle-title", number=at, count=len(puzzles(found.game)))
    draw.line(f"{draw.texts.text(DIFFICULTIES[found.difficulty])} {draw.texts.question(found.theme)}")


def _asked(texts: Texts) -> str:
    try:
        return input(texts.text("ui-puzzle-prompt") + " ").strip()
    except EOFError:
        return ""


def _read(found: Puzzle, game: Game, choices: list[Action], given: str) -> Action:
    """The answer that somebody typed, by its number or in words; refused where the rules refuse it."""
    if given.isascii() and given.isdigit() and 1 <= int(given[:4]) <= len(choices):
        return choices[int(given) - 1]
    action = game.parse(given)
    refusal = why_not(position(found, game), found.seat, action)
    if refusal is not None:
        raise Illegal(refusal)
    return action


def _judge(found: Puzzle, game: Game, action: Action, draw: Renderer) -> None:
    texts = draw.texts
    seen = verdict(found, action)
    if seen is None:
        draw.say("ui-puzzle-unseen")
    elif seen == found.solutions[0]:
        draw.say("ui-puzzle-right")
    else:
        draw.line(texts.text("ui-puzzle-wrong", points=texts.decimal(seen.behind)))
    table = Table()
    for column in ("ui-puzzle-answer", "ui-puzzle-behind"):
        table.add_column(texts.text(column))
    for each in found.solutions:
        told = texts.action(game.describe(game.parse(each.text)), draw.seats)
        error = f" ± {texts.decimal(each.error)}" if each.error else ""
        table.add_row(told, f"{texts.decimal(each.behind)}{error}")
    draw.console.print(table)
    draw.say("ui-puzzle-how")
