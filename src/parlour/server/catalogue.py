"""What the lobby and the inspector show: games, modules, components, facts and names."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import msgspec

from parlour.ai.registry import bots_of
from parlour.games import find_game, games
from parlour.i18n.files import text_files
from parlour.i18n.grammar import grammar_of, named_pages, printed_names, sections_of
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Facts, Setup
from parlour.server.wire import http_protocol as http


def components(game: str, corrections: Mapping[str, object]) -> dict[str, Any]:
    """Every component with its facts, corrections made."""
    told = msgspec.to_builtins(find_game(game).components(corrections))
    if not isinstance(told, dict):
        raise TypeError("a data set is a record")
    return told


APART: Final = frozenset({"name", "origin"})
"""A board does without: names come with the texts, and where facts are from is for the inspector."""


def brief(told: Any) -> Any:
    """Components as a board needs them."""
    if isinstance(told, dict):
        return {key: brief(each) for key, each in told.items() if key not in APART}
    return [brief(each) for each in told] if isinstance(told, list | tuple) else told


def corrected_brief(game: str, corrections: Mapping[str, object]) -> bytes:
    """In a worker: the components as a board needs them, as JSON."""
    return msgspec.json.encode(brief(components(game, corrections)))


def corrected_components(game: str, corrections: Mapping[str, object]) -> bytes:
    """In a worker: the same, as JSON."""
    return msgspec.json.encode(components(game, corrections))


def corrected_facts(game: str, corrections: Mapping[str, object]) -> bytes:
    """In a worker: every fact of a data set, as JSON."""
    return msgspec.json.encode(facts(game, corrections))


def names(game: str, lang: str) -> dict[str, dict[str, str]]:
    """By sort and id: what is printed on the components."""
    found: dict[str, dict[str, str]] = {}
    for (sort, name), called in printed_names(game, lang).items():
        found.setdefault(sort, {})[name] = called
    return found


def texts(game: str, lang: str) -> list[str]:
    """The texts of a game in a language, file by file, for a page that was built without it."""
    return [file.read_text(encoding="utf-8") for file in text_files(grammar_of(game).package, lang)]


def grammar(game: str) -> http.GrammarInfo:
    """What the parameters of a game's texts hold."""
    found = grammar_of(game)
    return http.GrammarInfo(
        prefix=found.prefix,
        sorts=dict(found.sorts),
        lists=dict(found.lists),
        keys={name: list(keys) for name, keys in found.keys.items()},
        compounds={name: [key, *parts] for name, (key, parts) in found.compounds.items()},
        seats=sorted(found.seats),
        seats_in={name: sorted(seats) for name, seats in found.seats_in.items()},
        tables=dict(found.tables),
        kinds={name: list(kinds) for name, kinds in found.kinds.items()},
        lowered=sorted(found.lowered),
        titles={lang: list(titles) for lang, titles in found.titles.items()},
    )


@cache
def catalogue() -> tuple[http.GameInfo, ...]:
    """Every game's card."""
    return tuple([game_info(game.meta.id) for game in games()])


def game_info(name: str) -> http.GameInfo:
    """A game's card."""
    game = find_game(name)
    meta = game.meta
    pages = named_pages(name)
    return http.GameInfo(
        id=meta.id,
        rules=meta.rules_version,
        least=meta.min_seats,
        most=meta.max_seats,
        base=meta.base,
        modules=[
            http.ModuleInfo(
                each.id,
                list(each.requires),
                list(each.excludes),
                each.stage,
                brings=each.brings,
                alone=each.alone,
                by_itself=each.by_itself,
            )
            for each in meta.modules
        ],
        options=[
            http.OptionInfo(
                each.id, each.default, list(each.choices), list(each.only_with), list(each.not_with)
            )
            for each in meta.options
        ],
        designer=meta.designer,
        publisher=meta.publisher,
        bots=list(bots_of(name)),
        data=_printed(name).hash,
        seat_option=meta.seat_option,
        questions=list(meta.question_kinds),
        sections=[http.Section(each, *pages.get(each, ("", ""))) for each in sections_of(name)],
    )


@cache
def _printed(game: str) -> Facts:
    """The facts without corrections. To collect them takes longer than anybody should wait for others."""
    return find_game(game).facts({})


def _facts(game: str, corrections: Mapping[str, object]) -> Facts:
    return find_game(game).facts(corrections) if corrections else _printed(game)


def facts(game: str, corrections: Mapping[str, object]) -> http.FactsInfo:
    """Every fact of a data set."""
    found = _facts(game, corrections)
    return http.FactsInfo(
        found.hash,
        [http.FactInfo(each.path, each.value, each.status, each.source) for each in found.entries],
        [http.Problem(code, dict(params)) for code, params in found.warnings],
    )


def check_setup(wish: http.SetupWish) -> http.Checked:
    """Whether a setup holds together; what is wrong with it is the answer, not an error."""
    game = find_game(wish.game)
    wanted = max(0, min(wish.seats, game.meta.max_seats + 1))  # one too many is as wrong as a million
    seats = tuple([f"seat-{at + 1}" for at in range(wanted)])
    setup = Setup(wish.game, seats, tuple(wish.modules), wish.options, wish.corrections)
    try:
        found = _facts(wish.game, wish.corrections)
        state = game.start(setup)
    except Invalid as error:
        return http.Checked(http.Problem(error.code, error.params), "", [], [], {}, [])
    warnings = [http.Problem(code, dict(params)) for code, params in found.warnings]
    view = game.view(state, None).plain()
    modules = msgspec.convert(view["modules"], list[str])
    options = msgspec.convert(view["options"], dict[str, str])
    partner = find_game(wish.game).companion.partner
    partners = [partner(state, seat) for seat in range(len(seats))]
    return http.Checked(None, found.hash, warnings, modules, options, partners)
