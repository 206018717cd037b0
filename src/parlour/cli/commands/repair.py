"""`parlour repair`: save what is whole of a damaged database, or of a damaged log."""

from __future__ import annotations

from pathlib import Path

import click

from parlour.cli.commands.serve import DATABASE
from parlour.cli.home import read_text, write_text
from parlour.games import find_game
from parlour.kernel.errors import Invalid
from parlour.kernel.log import check_version, load_whole, play_everything


@click.command()
@DATABASE
@click.option("--log", "log", type=click.Path(path_type=Path), help="Mend this log instead of a database.")
@click.option(
    "--to", "target", type=click.Path(path_type=Path), help="Where what is saved, or cut off, goes."
)
@click.option("--look", is_flag=True, help="Change nothing; only say what is damaged.")
def repair(database: str, log: Path | None, target: Path | None, look: bool) -> None:
    """Save what is whole of damaged games."""
    if log is not None:
        _repair_log(log, target, look)
        return
    from parlour.server.store.repair import repair as mend

    aside = target or Path(f"{Path(database).name if '://' not in database else 'tables'}.cut-off.jsonl")
    found = mend(database, str(aside), look_only=look)
    damaged = [each for each in found if each.why]
    for each in damaged:
        click.echo(f"{each.table}: {each.whole} of {each.entries} entries are whole [{each.why}]")
    click.echo(f"{len(found)} tables, {len(damaged)} damaged")
    if damaged and not look:
        click.echo(f"what was cut off is in {aside}")


def _repair_log(file: Path, target: Path | None, look: bool) -> None:
    """The first lines of a log, as far as its chain and the rules hold, as a log of their own."""
    log, lines, fault = load_whole(read_text(file))
    game = find_game(log.setup.game)
    check_version(game, log.setup, log.rules, log.data)  # other rules would call a sound entry damaged
    played = play_everything(game, log)
    count, why = played.entries, played.fault or fault
    click.echo(f"{file.name}: {count} of {lines} entries are whole" + (f" [{why.code}]" if why else ""))
    if look:
        return
    if target is None:
        raise Invalid("no-target", {"file": file.name})
    if target.exists():
        raise Invalid("would-overwrite", {"file": target.name})
    del log.entries[count:]
    write_text(target, log.dump())
