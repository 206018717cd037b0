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
from parlour.games import games as all_games
from parlour.i18n.texts import Texts
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Facts

GAME_KEY = "game"
CORRECTED = "corrected"


def _default_game() -> str:
    """The first game of the catalogue."""
    return all_games()[0].meta.id


@click.group(invoke_without_command=True)
@click.option("--reconstructed", is_flag=True, help="Only values that no public source prints.")
@click.option("--game", "name", default=_default_game, help="Of which game; the first one by default.")
@click.option("--json", "as_json", is_flag=True)
@click.pass_context
def data(context: click.Context, reconstructed: bool, name: str, as_json: bool) -> None:
    """List the facts in use with their provenance."""
    if context.invoked_subcommand is not None:
        return
    game = find_game(name)
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
    """Put the corrections in FILE in force; a file without any brings the shipped facts back.

    The key `game` in the file says which game it is about; the first one of the catalogue if there is none.
    """
    texts = Texts(language(None))
    corrections = read_toml(file)
    name = corrections.pop(GAME_KEY, _default_game())
    if not isinstance(name, str):
        known = ", ".join([each.meta.id for each in all_games()])
        raise Invalid("unknown-game", {"game": str(name)[:40], "known": known})
    game = find_game(name)
    try:
        before = game.facts(corrections_for(name))
    except Invalid:  # what was in force cannot be read: it is about to be replaced
        before = game.facts({})
    after = game.facts(corrections)
    save_corrections(name, corrections)
    click.echo(texts.text("ui-data-was", hash=before.hash))
    shipped, new = _values(game.facts({})), _values(after)
    corrected = [fact.path for fact in after.entries if fact.status == CORRECTED]
    count = sum(new[path] != shipped.get(path) for path in corrected)
    click.echo(texts.text("ui-data-is", hash=after.hash, count=count))
    old = _values(before)
    given_back = [fact.path for fact in before.entries if fact.status == CORRECTED]
    for path in dict.fromkeys([*corrected, *given_back]):
        if old.get(path) != new.get(path):
            click.echo(f"  {path}: {old.get(path)} -> {new.get(path)}")
    for code, params in after.warnings:
        click.echo("  " + texts.text(f"ui-warning-{code}", **params))


def _values(facts: Facts) -> dict[str, object]:
    """Every value by its path, also those that stand together in one entry."""
    found: dict[str, object] = {}
    for fact in facts.entries:
        _spread(fact.path, fact.value, found)
    return found


def _spread(path: str, value: object, found: dict[str, object]) -> None:
    if isinstance(value, dict):
        for key, each in value.items():
            _spread(f"{path}.{key}", each, found)
    else:
        found[path] = value
