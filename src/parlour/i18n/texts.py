"""Ids and numbers go in, sentences in the reader's language come out.

The sentences live in .ftl files, in a folder for each language: those of the table in `locale/`, those of a
game in the `locale/` of its package (its rules in `game.ftl`, what the web says of it beside). Before a
message is formatted, each parameter that holds an id is replaced by its name; what the parameter is called
tells what sort of id it is. Next to `$place` a message may use `$place-id`, the id, and the forms that the
files give as attributes of the name, such as `$place-at`; next to `$seat` it may use `$seat-you`, which is
yes or no. In an event a number also has `-size` and `-sign`, and a list `-count`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from parlour.games import games as every_game
from parlour.i18n.files import LANGUAGES as LANGUAGES
from parlour.i18n.files import text_files
from parlour.i18n.grammar import NO_GAME, grammar_of, named_pages, printed_names
from parlour.kernel.beyond.grammar import Grammar
from parlour.kernel.errors import Illegal, Invalid, Param, ParlourError, Refusal

LONGEST_NAME: Final = 30
COPY: Final = re.compile(r"-[b-l]$")
"""What the second and further copies of a card have behind the id of their kind."""


class Texts:
    """The texts of one language. When strict, a missing text or parameter is a KeyError.

    With several games at hand, what belongs to no key of a game is looked for in their order; a table of one
    game takes the texts of that game alone.
    """

    def __init__(self, lang: str, games: Sequence[str] | None = None, *, strict: bool = False) -> None:
        if lang not in LANGUAGES:
            raise Invalid("unknown-language", {"language": lang[:40], "known": ", ".join(LANGUAGES)})
        if games is None:
            games = [game.meta.id for game in every_game()]
        self.lang: Final = lang
        self.strict: Final = strict
        self._bundle: Final = FluentBundle([lang], use_isolating=False)
        keys: list[str] = []
        for resource in _resources(lang, games):
            self._bundle.add_resource(resource)
            keys += [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
        self.keys: Final = tuple(keys)
        """Every message id, in the order of the files."""
        self._grammars: Final = tuple([grammar_of(game) for game in games])
        self._printed: Final = {
            grammar_of(game).prefix: printed_names(game, lang) for game in games if grammar_of(game).tables
        }

    def prefix(self, game: str) -> str:
        """What the keys of a game begin with."""
        return grammar_of(game).prefix

    def game_key(self, game: str, suffix: str) -> str:
        """The key of a game's own text."""
        return f"{self.prefix(game)}-{suffix}"

    def game_name(self, game: str) -> str:
        """What a game is called."""
        return self.text(f"game-{game}")

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(key)

    def text(self, key: str, /, **params: Param) -> str:
        """The message with its parameters; ids among them are named."""
        return self._say(key, self._named(self._grammar(key), params))

    def told(self, words: str) -> str:
        """A message that comes as words: its key, then parameters such as tile=barn or amount=3."""
        key, *rest = words.split(" ")
        params: dict[str, Param] = {}
        for part in rest:
            name, _, value = part.partition("=")
            params[name] = int(value) if value.removeprefix("-").isdigit() else value
        return self.text(key, **params)

    def term(self, sort: str, name: str) -> str:
        """What a component, or anything else with an id, is called."""
        if sort == "told":
            return self.told(name)
        for grammar in self._grammars:
            found = self._term(grammar, sort, name)
            if found is not None:
                return found
        if self.strict:
            raise KeyError(f"{sort} {name}")
        return name

    def identified(self, name: str) -> tuple[tuple[str, str], ...]:
        """The sorts and ids of all components with this id or name."""
        wanted = name.strip().replace("'", "’").casefold()
        return tuple(
            [
                (sort, each)
                for names in self._printed.values()
                for (sort, each), called in names.items()
                if sort != "face" and wanted in (each, called.casefold())
            ]
        )

    def joined(self, items: Sequence[str]) -> str:
        """A list in words."""
        told = items[0] if items else ""
        between = "list-semicolon" if any("," in item for item in items) else "list-comma"
        for item in items[1:-1]:
            told = self._say(between, {"head": told, "item": item})
        return self._say("list-and", {"head": told, "item": items[-1]}) if len(items) > 1 else told

    def decimal(self, value: float) -> str:
        """A number with one digit after the point, or comma."""
        told = f"{value:.1f}"
        return told if self.lang == "en" else told.replace(".", ",")

    def action(self, described: tuple[str, Mapping[str, Param]], seats: Sequence[str] = ()) -> str:
        """An action that the game has described."""
        key, params = described
        grammar = self._grammar(key)
        return self._say(key, self._named(grammar, self._seated(grammar, params, seats)))

    def question(self, kind: str) -> str:
        """What a seat is asked."""
        return self._say(self._find(f"question-{kind}"), {})

    def refusal(self, refusal: Refusal, seats: Sequence[str]) -> str:
        """Why something is not allowed."""
        key = self._find(f"reason-{refusal.reason}")
        grammar = self._grammar(key)
        return self._say(key, self._named(grammar, self._seated(grammar, refusal.params, seats)))

    def rule_title(self, rule: str) -> str:
        """What a section of the rulebook is called."""
        return self._say(self._find(f"rule-{rule}"), {})

    def citation(self, game: str, rule: str) -> str:
        """The title of a section, with the page where the rulebook names it."""
        title = self.rule_title(rule)
        place = named_pages(game).get(rule)
        if place is None:
            return title
        return self._say("ui-cited", {"title": title, "book": place[0], "page": place[1]})

    def rule_text(self, rule: str) -> str:
        """What a section of the rulebook says, in our words."""
        return self._say(self._find(f"rule-{rule}-text"), {})

    def error(self, error: ParlourError) -> str:
        """An error in words. Its parameters are told as they are: somebody typed them, or a file has them."""
        if isinstance(error, Illegal):
            return self.refusal(error.refusal, ())
        params = dict(error.params)
        if isinstance(error.__cause__, ParlourError):
            params["why"] = self.error(error.__cause__)
        return self._say(self._find(f"error-{error.code}"), params)

    def event(self, told: Mapping[str, object], seats: Sequence[str], viewer: int | None = None) -> str:
        """A projected event; where a part was hidden from the viewer, the message that does without it."""
        kind = str(told["event"])
        key = self._find(f"event-{kind}")
        params = self._event_params(self._grammar(key), kind, told, seats, viewer)
        hidden = f"{key}-hidden"
        if self._bundle.has_message(hidden):
            text, errors = self._format(key, params)
            return _one_stop(self._say(hidden, params) if errors else text)
        return _one_stop(self._say(key, params))

    def seat_names(self, seats: Sequence[str]) -> tuple[str, ...]:
        """What to call the seats: a name, a person or an opponent, numbered where two would be the same."""
        called = [self._called(seat) for seat in seats]
        return tuple(
            [
                name
                if called.count(name) == 1
                else self._say("seat-numbered", {"name": name, "number": called[: at + 1].count(name)})
                for at, name in enumerate(called)
            ]
        )

    def explain(self, game: str, topic: str) -> str:
        """All there is to say about a card, a person or a section of the rules, by its id or its name."""
        grammar = grammar_of(game)
        prefix = grammar.prefix
        wanted = topic.strip().casefold()
        told: list[str] = []
        for sort, pattern in grammar.explained:
            start = f"{prefix}-{sort}-"
            for key in self.keys:
                named = key.removeprefix(start)
                about = f"{prefix}-{pattern.format(named)}"
                if key.startswith(start) and self._bundle.has_message(about):
                    name = self._say(key, {})
                    if wanted in (named, name.casefold()):
                        told.append(self._say("explained", {"name": name, "text": self._say(about, {})}))
                        told += self._stories(grammar, sort, named)
        if not told:
            raise Invalid("unknown-topic", {"topic": topic[:40]})
        return "\n".join(told)

    def _stories(self, grammar: Grammar, sort: str, name: str) -> list[str]:
        """The line of background of a component, where it has one."""
        keys = [f"{grammar.prefix}-{pattern.format(name)}" for pattern in grammar.stories.get(sort, ())]
        return [self._say(key, {}) for key in keys if self._bundle.has_message(key)]

    def _find(self, suffix: str) -> str:
        """The key with this ending: the table's own, or that of a game."""
        for key in (suffix, *[f"{grammar.prefix}-{suffix}" for grammar in self._grammars]):
            if self._bundle.has_message(key):
                return key
        return suffix

    def _grammar(self, key: str) -> Grammar:
        """The game that a key belongs to; the first one for the table's own."""
        for grammar in self._grammars:
            if key.startswith(f"{grammar.prefix}-"):
                return grammar
        return self._grammars[0] if self._grammars else NO_GAME

    def _format(self, key: str, params: Mapping[str, Param]) -> tuple[str, list[Exception]]:
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return "", [KeyError(key)]
        text, errors = self._bundle.format_pattern(pattern, dict(params))
        return str(text), errors

    def _say(self, key: str, params: Mapping[str, Param]) -> str:
        if not self._bundle.has_message(key):
            if self.strict:
                raise KeyError(key)
            return key
        text, errors = self._format(key, params)
        if not errors:
            return text
        if self.strict:
            raise KeyError(f"{key}: {errors[0]}")
        return text.replace("{", "").replace("}", "")

    def _term(self, grammar: Grammar, sort: str, name: str) -> str | None:
        """The name of an id in one game; None when it has none."""
        printed = self._printed_name(grammar, sort, name)
        if printed is not None:
            return printed
        key = self._term_key(grammar, sort, name)
        return self._say(key, {}) if key is not None else self._compound(grammar, sort, name)

    def _printed_name(self, grammar: Grammar, sort: str, name: str) -> str | None:
        names = self._printed.get(grammar.prefix)
        if names is None:
            return None
        for kind in grammar.kinds.get(sort, (sort,)):
            for each in (name, COPY.sub("", name)):
                if (kind, each) in names:
                    return names[kind, each]
        return None

    def _term_key(self, grammar: Grammar, sort: str, name: str) -> str | None:
        for pattern in grammar.keys.get(sort, (f"{sort}-{{}}",)):
            for key in (pattern.format(name), f"{grammar.prefix}-{pattern.format(name)}"):
                if self._bundle.has_message(key):
                    return key
        return None

    def _compound(self, grammar: Grammar, sort: str, name: str) -> str | None:
        """The name of an id such as red-bank; None when a part of it is not known."""
        if sort not in grammar.compounds:
            return None
        message, parts = grammar.compounds[sort]
        words = name.split("-", len(parts) - 1)
        if len(words) != len(parts):
            return None
        params: dict[str, Param] = {}
        for part, word in zip(parts, words, strict=True):
            if self._term_key(grammar, part, word) is None:
                return None
            params.update(self._forms(grammar, part, part, word))
        return self._say(self._find(message), params)

    def _forms(self, grammar: Grammar, name: str, sort: str, value: str) -> Iterator[tuple[str, str]]:
        """A parameter that holds an id: the name, the id, and the grammatical forms of the name."""
        yield f"{name}-id", value
        printed = self._printed_name(grammar, sort, value)
        key = self._term_key(grammar, sort, value) if printed is None else None
        if key is None:
            called = printed if printed is not None else self._compound(grammar, sort, value)
            yield name, value if called is None else self._inside(grammar, sort, called)
            return
        yield name, self._say(key, {})
        for attribute, pattern in self._bundle.get_message(key).attributes.items():
            yield f"{name}-{attribute}", str(self._bundle.format_pattern(pattern)[0])

    def _inside(self, grammar: Grammar, sort: str, called: str) -> str:
        """A name as it is written inside a sentence."""
        if sort in grammar.lowered:
            return called.lower()
        title, space, rest = called.partition(" ")
        return f"{title.lower()}{space}{rest}" if title in grammar.titles.get(self.lang, ()) else called

    def _named(self, grammar: Grammar, params: Mapping[str, Param | Sequence[str]]) -> dict[str, Param]:
        named: dict[str, Param] = {}
        for name, value in params.items():
            if isinstance(value, int):
                named[name] = value
            elif name in grammar.lists:
                items = value.split(",") if isinstance(value, str) else value
                named[name] = self._listed(grammar, grammar.lists[name], [item for item in items if item])
            elif not isinstance(value, str):
                named[name] = self.joined(value)
            elif name in grammar.sorts:
                named.update(self._forms(grammar, name, grammar.sorts[name], value))
            else:
                named[name] = value
        return named

    def _listed(self, grammar: Grammar, sort: str, items: Sequence[str]) -> str:
        """Several things of a sort; those that are there more than once are counted."""
        told: list[str] = []
        for item in dict.fromkeys(items):
            name, colon, rest = item.partition(":")
            called = self._inside(grammar, sort, self.term(sort, name))
            count = int(rest) if rest.isdigit() else items.count(item)
            if colon and not rest.isdigit():
                called = self._say("list-choice", {"name": called, "choice": self.term("choice", rest)})
            several = count > 1 or (colon and rest.isdigit())
            told.append(self._say("list-count", {"name": called, "count": count}) if several else called)
        return self.joined(told)

    def _seated(
        self, grammar: Grammar, params: Mapping[str, Param], seats: Sequence[str]
    ) -> dict[str, Param]:
        """The parameters with names in place of seats."""
        return {
            name: self._seat(value, seats) if name in grammar.seats and isinstance(value, int) else value
            for name, value in params.items()
        }

    def _event_params(
        self,
        grammar: Grammar,
        kind: str,
        told: Mapping[str, object],
        seats: Sequence[str],
        viewer: int | None,
    ) -> dict[str, Param]:
        in_seats = grammar.seats | grammar.seats_in.get(kind, frozenset())
        ids: dict[str, Param | Sequence[str]] = {}
        people: dict[str, Param] = {}
        for name, value in told.items():
            if name in in_seats and isinstance(value, int):
                if value >= 0:
                    people[name] = self._seat(value, seats)
                    people[f"{name}-you"] = "yes" if value == viewer else "no"
            elif isinstance(value, (int, str)):
                ids[name] = value
                if isinstance(value, int):
                    people[f"{name}-size"] = abs(value)
                    people[f"{name}-sign"] = "plus" if value > 0 else "minus" if value < 0 else "none"
            elif isinstance(value, (tuple, list)):
                items = [str(item) for item in value]
                if name == "seats":
                    people[name] = self.joined([self._seat(int(item), seats) for item in items])
                elif name == "totals":
                    people[name] = self._tallied(items, seats)
                else:
                    ids[name] = items
                    people[f"{name}-count"] = len(items)
        start, end = ids.get("from"), ids.get("to")
        if isinstance(start, int) and isinstance(end, int):
            ids["direction"] = "up" if end > start else "down" if end < start else "none"
        return {**self._named(grammar, ids), **people}

    def _tallied(self, values: Sequence[str], seats: Sequence[str]) -> str:
        """A number for each seat, and perhaps one more for an opponent who has none."""
        told: list[str] = []
        for seat, value in enumerate(values):
            extra = seat >= max(len(seats), 1)
            name = self._say("seat-opponent", {}) if extra else self._seat(seat, seats)
            told.append(self._say("list-tally", {"name": name, "value": int(value)}))
        return self.joined(told)

    def _seat(self, seat: int, seats: Sequence[str]) -> str:
        return seats[seat] if 0 <= seat < len(seats) else self._say("seat-unnamed", {"number": seat + 1})

    def _called(self, seat: str) -> str:
        key = f"player-{seat}"
        if self._bundle.has_message(key):
            return self._say(key, {})
        return "".join([letter for letter in seat if letter.isprintable()])[:LONGEST_NAME]


def _one_stop(text: str) -> str:
    """A sentence that ends with a name such as Bt. has one full stop all the same."""
    return text[:-1] if text.endswith("..") else text


def _resources(lang: str, games: Sequence[str]) -> Iterator[ast.Resource]:
    packages = ["parlour.i18n", *[grammar_of(game).package for game in games]]
    for package in packages:
        for file in text_files(package, lang):
            yield _parsed(file.read_text(encoding="utf-8"))


@lru_cache(maxsize=128)
def _parsed(text: str) -> ast.Resource:
    """A file that was read. Parsing takes long, and bundles only look at what comes of it."""
    return FluentResource(text)
