"""`parlour review`: what a finished game has to teach."""

from __future__ import annotations

import json
from pathlib import Path

import click

from parlour.cli.arguments import YOU, language
from parlour.cli.coaching import ReviewTeller
from parlour.cli.home import read_text
from parlour.cli.progress import shown_progress
from parlour.cli.render import Renderer, make_console
from parlour.coach.plain import plain_review
from parlour.coach.review import DEFAULT, Effort, Review, Reviewer
from parlour.games import find_game
from parlour.i18n.texts import Texts
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Game
from parlour.kernel.log import GameLog, check_version, load


def _seats(given: str | None, names: tuple[str, ...]) -> list[int]:
    """The seats to review: the one asked for, those of people, or all."""
    if given is None:
        people = [seat for seat, name in enumerate(names) if name == YOU]
        return people or list(range(len(names)))
    if given.isascii() and given.isdigit() and len(given) < 3 and int(given) < len(names):
        return [int(given)]
    raise Invalid("bad-seat", {"seat": given[:20], "most": len(names) - 1})


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", "given", default=None, metavar="SEAT", help="Which seat (from 0).")
@click.option("--seconds", default=55.0, show_default=True, type=click.FloatRange(0.1, 3600))
@click.option("--simulations", default=None, type=click.IntRange(1, 100_000))
@click.option("--json", "as_json", is_flag=True)
@click.option("--lang", default=None, help="en, fr or pl.")
def review(
    file: Path,
    given: str | None,
    seconds: float,
    simulations: int | None,
    as_json: bool,
    lang: str | None,
) -> None:
    """Review the finished game in FILE."""
    log = load(read_text(file))
    game = find_game(log.setup.game)
    check_version(game, log.setup, log.rules, log.data)
    names = log.setup.seats
    seats = _seats(given, names)
    effort = DEFAULT._replace(seconds=seconds / len(seats))
    if simulations is not None:
        worlds = min(DEFAULT.worlds, max(2, simulations // 6))  # the search and the comparison grow together
        plies = min(DEFAULT.plies, worlds)
        effort = DEFAULT._replace(simulations=simulations, worlds=worlds, plies=plies, seconds=None)
    texts = Texts(language(lang), (game.meta.id,))
    found = [_reviewed(game, log, seat, effort, texts.text("coach-review")) for seat in seats]
    if as_json:
        click.echo(json.dumps([plain_review(each) for each in found], indent=2))
        return
    draw = Renderer(make_console(), texts, texts.seat_names(names))
    for each in found:
        ReviewTeller(draw, game).tell(each)


def _reviewed(game: Game, log: GameLog, seat: int, effort: Effort, title: str) -> Review:
    reviewer = Reviewer(game, log.setup, log.folded(), seat, effort)
    with shown_progress(title) as tell:
        try:
            for progress in reviewer.steps():
                tell(progress.done, progress.steps)
        except KeyboardInterrupt:
            reviewer.stop()  # what has been found is worth telling
    return reviewer.review()
