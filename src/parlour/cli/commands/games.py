"""`parlour games`: the catalogue."""

from __future__ import annotations

import json
from collections.abc import Iterator

import click

from parlour.ai.registry import bots_of
from parlour.cli.arguments import language
from parlour.cli.home import corrections_for
from parlour.cli.render import make_console
from parlour.games import games as all_games
from parlour.i18n.texts import Texts
from parlour.kernel.game import Game, Setup
from parlour.kernel.ruleset import Option


def _plain(game: Game) -> dict[str, object]:
    meta = game.meta
    setup = Setup(meta.id, (), corrections=corrections_for(meta.id))
    return {
        "id": meta.id,
        "rules": meta.rules_version,
        "data": game.data_hash(setup),
        "designer": meta.designer,
        "publisher": meta.publisher,
        "seats": [meta.min_seats, meta.max_seats],
        "modules": [
            {"id": module.id, "requires": list(module.requires), "excludes": list(module.excludes)}
            for module in meta.modules
        ],
        "options": [
            {"id": option.id, "default": option.default, "choices": list(option.choices)}
            for option in meta.options
        ],
        "bots": list(bots_of(game.meta.id)),
    }


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def games(as_json: bool) -> None:
    """List the games, their modules and options."""
    if as_json:
        click.echo(json.dumps([_plain(game) for game in all_games()], indent=2))
        return
    texts = Texts(language(None))
    console = make_console()
    for game in all_games():
        meta = game.meta
        prefix = texts.prefix(meta.id)
        console.print(f"{texts.game_name(meta.id)} ({meta.id})", style="bold", markup=False)
        for line in _lines(game, prefix, texts):
            console.print("  " + line, markup=False)


def _lines(game: Game, prefix: str, texts: Texts) -> Iterator[str]:
    meta = game.meta
    yield texts.text(f"{prefix}-about")
    yield f"{meta.designer}, {meta.publisher}"
    yield texts.text("ui-seats-range", least=meta.min_seats, most=meta.max_seats)
    for module in meta.modules:
        key = f"{prefix}-module-{module.id}"
        yield f"--module {module.id}: {texts.text(key)}. {texts.text(f'{key}-about')}"
        needed = [name for name in module.requires if name != meta.base]
        if needed:
            yield "    " + texts.text("ui-module-requires", modules=", ".join(needed))
        foes = sorted({*module.excludes, *[each.id for each in meta.modules if module.id in each.excludes]})
        if foes:
            yield "    " + texts.text("ui-module-excludes", modules=", ".join(foes))
    for option in meta.options:
        key = f"{prefix}-option-{option.id}"
        yield f"--option {option.id}={option.default}: {texts.text(key)}. {texts.text(f'{key}-about')}"
        yield from _values(game, option, key, texts)
    yield texts.text("ui-bots", names=", ".join(bots_of(game.meta.id)))


def _values(game: Game, option: Option, key: str, texts: Texts) -> Iterator[str]:
    """The values of an option, each with what it means."""
    choices = game.companion.choices
    made = choices[option.id]() if option.id in choices else {}
    for choice in option.choices:
        told = texts.term(made[choice].sort, str(made[choice].value)) if choice in made else ""
        yield f"    {choice}: {told or texts.text(f'{key}-{choice}')}"
