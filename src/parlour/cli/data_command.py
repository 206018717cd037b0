"""`parlour data`: the facts in use, which of them are reconstructed, and how to overrule them."""

from __future__ import annotations

import json
from pathlib import Path

import click
from rich.table import Table

from parlour.cli.arguments import language
from parlour.cli.home import corrections_for, read_toml, save_corrections
from parlour.cli.render import make_console
from parlour.games import find_game
from parlour.i18n.texts import Texts
from parlour.kernel.errors import Invalid

GAME_KEY = "game"
DEFAULT_GAME = "notre-dame"


@click.group(invoke_without_command=True)
@click.option("--reconstructed", is_flag=True, help="Only values that no public source prints.")
@click.option("--json", "as_json", is_flag=True)
@click.pass_context
def data(context: click.Context, reconstructed: bool, as_json: bool) -> None:
    """List the facts in use with their provenance."""
    if context.invoked_subcommand is not None:
        return
    game = find_game(DEFAULT_GAME)
    facts = game.facts(corrections_for(game.meta.id))
    entries = [fact for fact in facts.entries if fact.status == "reconstructed" or not reconstructed]
    if as_json:
        told = {
            "game": game.meta.id,
            "data": facts.hash,
            "corrections": corrections_for(game.meta.id),
            "facts": [
                {"path": fact.path, "value": fact.value, "status": fact.status, "source": fact.source}
                for fact in entries
            ],
        }
        click.echo(json.dumps(told, indent=2))
        return
    texts = Texts(language(None))
    console = make_console()
    console.print(texts.text("ui-data-set", game=game.meta.id, hash=facts.hash), markup=False)
    table = Table()
    for column in ("ui-fact", "ui-value", "ui-status", "ui-source"):
        table.add_column(texts.text(column), overflow="fold")
    for fact in entries:
        table.add_row(fact.path, str(fact.value), texts.text(f"ui-status-{fact.status}"), fact.source)
    console.print(table)


@data.command()
@click.argument("file", type=click.Path(path_type=Path))
def override(file: Path) -> None:
    """Put the corrections in FILE in force; an empty file brings the shipped facts back."""
    texts = Texts(language(None))
    corrections = read_toml(file)
    name = corrections.pop(GAME_KEY, DEFAULT_GAME)
    if not isinstance(name, str):
        raise Invalid("unknown-game", {"game": str(name)[:40], "known": DEFAULT_GAME})
    game = find_game(name)
    try:
        before = game.facts(corrections_for(name))
    except Invalid:  # what was in force cannot be read: it is about to be replaced
        before = game.facts({})
    after = game.facts(corrections)
    save_corrections(name, corrections)
    click.echo(texts.text("ui-data-was", hash=before.hash))
    shipped = {fact.path: fact.value for fact in game.facts({}).entries}
    corrected = sum(fact.value != shipped[fact.path] for fact in after.entries)
    click.echo(texts.text("ui-data-is", hash=after.hash, count=corrected))
    old = {fact.path: fact.value for fact in before.entries}
    for fact in after.entries:
        if old.get(fact.path) != fact.value:
            click.echo(f"  {fact.path}: {old.get(fact.path)} -> {fact.value}")
    for code, params in after.warnings:
        click.echo("  " + texts.text(f"ui-warning-{code}", **params))
