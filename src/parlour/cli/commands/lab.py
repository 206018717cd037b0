"""`parlour lab`: experiments with computer opponents."""

from __future__ import annotations

import json

import click
from rich.table import Table

from parlour.cli.arguments import language, readable
from parlour.cli.commands.lab_report import ask, report_command
from parlour.cli.progress import shown_progress
from parlour.cli.render import make_console
from parlour.games import find_game
from parlour.i18n.texts import Texts
from parlour.sim.proof.lab import (
    ChallengeRecord,
    SoloRecord,
    challenge,
    opponents,
    play_challenges,
    play_solo,
    solo_games,
    wilson,
)
from parlour.sim.scale.where import Where


@click.group()
def lab() -> None:
    """Experiments with computer opponents."""


lab.add_command(ask)
lab.add_command(report_command)


@lab.command()
@click.option("--bot", default="steward", show_default=True, help="The computer opponent that plays.")
@click.option("--games", "count", default=200, show_default=True, type=click.IntRange(1, 1_000_000))
@click.option("--seed", default="0", show_default=True)
@click.option(
    "--opponent",
    "wanted",
    multiple=True,
    help="Only against this one; may be given several times. The name of a challenge stands for its targets.",
)
@click.option("--game", "game", help="The game, where several can be played alone; by default the first.")
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 64))
@click.option("--dask", default="", metavar="ADDRESS")
@click.option("--json", "as_json", is_flag=True)
def solo(
    bot: str,
    count: int,
    seed: str,
    wanted: tuple[str, ...],
    game: str | None,
    workers: int,
    dask: str,
    as_json: bool,
) -> None:
    """Play alone against every opponent and every target of a game, and print the wins."""
    where = Where(workers, dask)
    played = solo_games()[0] if game is None else find_game(game)
    target = challenge(played)
    names = tuple([each for each in wanted if each != target]) if wanted else opponents(played)
    is_challenged = bool(target) and (not wanted or target in wanted)
    challenges: list[ChallengeRecord] = []
    total = count * (len(names) + (len(played.trials.targets) if is_challenged else 0))
    with shown_progress(played.meta.id) as progress:
        records = play_solo(
            played, bot, names, count, readable(seed), lambda done: progress(done, total), where
        )
        if is_challenged:
            before = count * len(names)
            challenges = play_challenges(
                played, bot, count, readable(seed), lambda done: progress(before + done, total), where
            )
    if as_json:
        rows = [_plain(record) for record in records] + [
            _plain_challenge(record, target) for record in challenges
        ]
        click.echo(json.dumps(rows, indent=2))
        return
    if records:
        _print(records)
    if challenges:
        _print_challenges(challenges, target)


def _won(wins: int, record: SoloRecord | ChallengeRecord) -> dict[str, object]:
    """What every record of games alone shares."""
    return {
        "games": record.games,
        "wins": wins,
        "win-rate": wins / record.games,
        "win-rate-95": list(wilson(wins, record.games)),
    }


def _plain(record: SoloRecord) -> dict[str, object]:
    won = _won(record.wins, record)
    means = {"mean": record.own_mean, "opponent-mean": record.opponent_mean}
    return {"opponent": record.opponent, **won, **means}


def _plain_challenge(record: ChallengeRecord, target: str) -> dict[str, object]:
    won = _won(record.beaten, record)
    means = {"mean": record.mean, "end-round-mean": record.mean_round}
    return {"opponent": target, "target": record.target, **won, **means}


SHARED_COLUMNS = ("ui-lab-rate", "ui-lab-interval", "ui-score-mean")


def _rates(texts: Texts, won: int, record: SoloRecord | ChallengeRecord, mean: float) -> tuple[str, str, str]:
    """The columns that every record of games alone shares."""
    least, most = wilson(won, record.games)
    return (
        f"{texts.decimal(100 * won / record.games)} %",
        f"{texts.decimal(100 * least)}–{texts.decimal(100 * most)} %",
        texts.decimal(mean),
    )


def _print(records: list[SoloRecord]) -> None:
    texts = Texts(language(None))
    table = Table()
    columns = ("ui-lab-opponent", "ui-lab-games", "ui-wins", *SHARED_COLUMNS, "ui-lab-opponent-mean")
    for column in columns:
        table.add_column(texts.text(column))
    for record in records:
        table.add_row(
            texts.term("opponent", record.opponent),
            str(record.games),
            str(record.wins),
            *_rates(texts, record.wins, record, record.own_mean),
            texts.decimal(record.opponent_mean),
        )
    make_console().print(table)


def _print_challenges(records: list[ChallengeRecord], target: str) -> None:
    texts = Texts(language(None))
    table = Table(title=texts.term("module", target))
    columns = ("ui-lab-target", "ui-lab-games", "ui-lab-beaten", *SHARED_COLUMNS, "ui-lab-round")
    for column in columns:
        table.add_column(texts.text(column))
    for record in records:
        table.add_row(
            str(record.target),
            str(record.games),
            str(record.beaten),
            *_rates(texts, record.beaten, record, record.mean),
            texts.decimal(record.mean_round),
        )
    make_console().print(table)
