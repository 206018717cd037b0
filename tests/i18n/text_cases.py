"""What the terminal's texts say in many situations, for the web's texts to be held against."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from parlour.games import find_game
from parlour.i18n.grammar import sections_of
from parlour.i18n.texts import LANGUAGES, Texts
from parlour.kernel.errors import Invalid, Param
from parlour.kernel.game import Cell
from parlour.server.catalogue import game_info, names
from tests.i18n.played_games import Played, played
from tests.i18n.source_scan import keys, messages, references, selects, table_files, variables
from tests.i18n.test_text_forms import LISTS, NUMBERS, PLURALS
from tests.positions import DEPTH

GAMES = ("notre-dame", "obsession")
SEATS = ("Anna", "Łukasz", "Élise", "Bo", "Zoé", "Fay")
BIG = (1000, 12345, 1234567, -3)
ACTIONS = 110 * DEPTH
EVENTS = 140 * DEPTH
REFUSALS = 140 * DEPTH
"""How many of each sort are taken besides the first of each kind; the rest would say little that is new."""

Case = dict[str, Any]


def all_cases() -> dict[str, Any]:
    """By language: the sources of the texts, and what they are to say."""
    return {
        "names": {game: {lang: names(game, lang) for lang in LANGUAGES} for game in GAMES},
        "pages": {
            game: [{"id": each.id, "book": each.book, "page": each.page} for each in game_info(game).sections]
            for game in GAMES
        },
        "cases": [
            {"lang": lang, "games": games, **case}
            for lang in LANGUAGES
            for games, cases in (
                *[([game], _of_game(game, lang)) for game in GAMES],
                (list(GAMES), _of_messages(lang)),
                ([], _of_the_shell(lang)),
            )
            for case in cases
        ],
    }


def _of_game(game: str, lang: str) -> Iterator[Case]:
    texts = Texts(lang, (game,))
    dice = random.Random(4)
    yield from _of_events(texts, game, dice)
    actions = list(find_game(game).vocabulary())
    for action in dice.sample(actions, min(ACTIONS, len(actions))):
        key, params = find_game(game).describe(action)
        want = texts.action((key, params), SEATS)
        yield {"call": "choice", "args": [{"key": key, "params": params}, SEATS], "want": want}
    yield from _of_talk(texts, played(game), dice)
    for rule in (*sections_of(game), "table", "nowhere"):
        yield {"call": "ruleTitle", "args": [rule], "want": texts.rule_title(rule)}
        yield {"call": "ruleText", "args": [rule], "want": texts.rule_text(rule)}
        yield {"call": "citation", "args": [rule], "want": texts.citation(game, rule)}
    for (sort, name), _ in _printed(game, lang):
        yield {"call": "term", "args": [sort, name], "want": texts.term(sort, name)}


def _of_events(texts: Texts, game: str, dice: random.Random) -> Iterator[Case]:
    """Every kind of event, told to its seat, to another one and to a spectator."""
    events = [event for each in played(game) for event in each.events]
    first = {event.kind: event for event in reversed(events)}
    for event in [*first.values(), *dice.sample(events, min(EVENTS, len(events)))]:
        for viewer in (None, dice.randrange(2), event.seat):
            told = event.project(viewer)
            want = texts.event(told, SEATS[:2], viewer)
            yield {"call": "event", "args": [told, SEATS[:2], viewer], "want": want}


def _of_talk(texts: Texts, games: Sequence[Played], dice: random.Random) -> Iterator[Case]:
    """Refusals of every reason, questions, and the things that stand in tables."""
    refusals = [refusal for each in games for refusal in each.refusals.values()]
    first = {refusal.reason: refusal for refusal in reversed(refusals)}
    for refusal in [*first.values(), *dice.sample(refusals, min(REFUSALS, len(refusals)))]:
        why = {"reason": refusal.reason, "rule": refusal.rule, "params": refusal.params}
        yield {"call": "refusal", "args": [why, SEATS], "want": texts.refusal(refusal, SEATS)}
    for kind in sorted({kind for each in games for kind in each.questions}):
        yield {"call": "question", "args": [kind], "want": texts.question(kind)}
    for cell in sorted({cell for each in games for cell in each.cells}, key=repr):
        if cell.sort != "seat":
            thing = {"sort": cell.sort, "value": cell.value}
            yield {"call": "thing", "args": [thing, SEATS], "want": _cell(texts, cell)}


def _cell(texts: Texts, cell: Cell) -> str:
    if cell.sort == "number":
        return str(cell.value)
    return texts.text(str(cell.value)) if cell.sort == "label" else texts.term(cell.sort, str(cell.value))


def _printed(game: str, lang: str) -> list[tuple[tuple[str, str], str]]:
    return [((sort, name), told) for sort, table in names(game, lang).items() for name, told in table.items()]


def _of_messages(lang: str) -> Iterator[Case]:
    """Every message, with numbers that take it through its forms; also with nothing at all put in."""
    texts = Texts(lang)
    known = messages(lang)
    for key in texts.keys:
        yield {"call": "t", "args": [key, {}], "want": texts.text(key)}
        names_of = sorted(variables(known[key], known))
        chosen: dict[str, list[Any]] = {name: [LISTS.get(name, "x")] for name in names_of}
        for each in (key, *references(known[key])):
            for name, variants in selects(known[each]):
                has_numbers = any(variant in PLURALS or variant.isdigit() for variant in variants)
                chosen[name] = [*NUMBERS, *BIG] if has_numbers else [*variants, "x"]
        for at in range(max([len(values) for values in chosen.values()], default=0)):
            params = {name: values[at % len(values)] for name, values in chosen.items()}
            yield {"call": "t", "args": [key, params], "want": texts.text(key, **params)}


def _of_the_shell(lang: str) -> Iterator[Case]:
    """What is said without any game."""
    texts = Texts(lang, ())
    for count in range(5):
        items = ["a", "b, c", "d", "e"][:count]
        yield {"call": "joined", "args": [items], "want": texts.joined(items)}
    for path in table_files(lang):
        for key in keys(path):
            if key.startswith("error-"):
                params: dict[str, Param] = {
                    "game": "chess",
                    "known": "obsession",
                    "count": 1200,
                    "name": "bank",
                }
                want = texts.error(Invalid(key.removeprefix("error-"), params))
                problem = {"code": key.removeprefix("error-"), "params": params}
                yield {"call": "problem", "args": [problem], "want": want}
    called = ("you", "steward", "steward", "Anna", "random", "Zo\u200bé " + "é" * 40)
    seats = [
        {"kind": "person", "name": "", "bot": ""},
        {"kind": "bot", "name": "", "bot": "steward"},
        {"kind": "bot", "name": "", "bot": "steward"},
        {"kind": "person", "name": called[3], "bot": ""},
        {"kind": "bot", "name": "", "bot": "random"},
        {"kind": "person", "name": called[5], "bot": ""},
    ]
    yield {"call": "seatNames", "args": [seats], "want": list(texts.seat_names(called))}
