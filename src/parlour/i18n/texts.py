"""Ids and numbers go in, sentences in the reader's language come out.

The sentences live in .ftl files: those of the table in `locale/`, those of a game in the `locale/` of its
package. Before a message is formatted, each parameter that holds an id is replaced by its name; what the
parameter is called tells what sort of id it is. Next to `$place` a message may use `$place-id`, the id, and
the forms that the files give as attributes of the name, such as `$place-at`; next to `$seat` it may use
`$seat-you`, which is yes or no.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from parlour.kernel.errors import Illegal, Invalid, Param, ParlourError, Refusal

LONGEST_NAME: Final = 30
LANGUAGES: Final = ("en", "fr", "pl")

_GAMES: Final = {"notre-dame": ("parlour.games.notre_dame", "nd")}
"""By game: the package that holds its texts, and the prefix of their keys."""

_SORTS: Final = {
    "bill": "bill",
    "card": "card",
    "colour": "colour",
    "from": "spot",
    "kind": "kind",
    "letter": "period",
    "market": "market",
    "period": "period",
    "person": "person",
    "place": "place",
    "question": "question",
    "sector": "sector",
    "source": "source",
    "to": "spot",
}
"""What sort of id a parameter holds; other parameters are told as they are."""
_LISTS: Final = {"bills": "bill", "cards": "card", "persons": "person", "places": "place"}

_KEYS: Final = {
    "bill-kind": ("bill-{}",),
    "data-status": ("ui-status-{}",),
    "hidden": ("ui-hidden",),
    "phase-about": ("phase-{}-about",),
    "place": ("sector-{}", "place-{}"),
    "power": ("person-{}-power",),
    "spot": ("sector-{}", "place-{}"),
}
"""Where the name of an id is found, for sorts that have no keys of their own."""
_COMPOUNDS: Final = {
    "bill": ("bill", ("colour", "bill-kind")),
    "card": ("card", ("colour", "kind")),
    "carriage": ("carriage", ("colour",)),
    "market": ("market", ("colour", "corner")),
    "spot": ("market", ("colour", "corner")),
}
"""Ids made of others, such as red-bank: the message that puts the names together, and what the parts are."""

_SEATS: Final = frozenset({"payer", "seat"})
_SEATS_IN: Final = {"cards-passed": frozenset({"to"})}
"""Parameters that hold seats: everywhere, and in one event only."""

_EXPLAINED: Final = (("person", "person-{}-power"), ("kind", "card-{}-about"), ("rule", "rule-{}-text"))
"""What can be explained: the sort of its name, and where the explanation is found."""


class Texts:
    """The texts of one language. When strict, a missing text or parameter is a KeyError."""

    def __init__(self, lang: str, games: Sequence[str] = ("notre-dame",), *, strict: bool = False) -> None:
        if lang not in LANGUAGES:
            raise Invalid("unknown-language", {"language": lang[:40], "known": ", ".join(LANGUAGES)})
        self.lang: Final = lang
        self.strict: Final = strict
        self._bundle: Final = FluentBundle([lang], use_isolating=False)
        keys: list[str] = []
        for resource in _resources(lang, games):
            self._bundle.add_resource(resource)
            keys += [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
        self.keys: Final = tuple(keys)
        """Every message id, in the order of the files."""
        self._prefixes: Final = tuple([self.prefix(game) for game in games])

    def prefix(self, game: str) -> str:
        """What the keys of a game begin with."""
        return _known_game(game)[1]

    def game_key(self, game: str, suffix: str) -> str:
        """The key of a game's own text."""
        return f"{self.prefix(game)}-{suffix}"

    def text(self, key: str, /, **params: Param) -> str:
        """The message with its parameters; ids among them are named."""
        return self._say(key, self._named(params))

    def term(self, sort: str, name: str) -> str:
        """What a component, or anything else with an id, is called."""
        key = self._term_key(sort, name)
        told = self._say(key, {}) if key is not None else self._compound(sort, name)
        if told is None:
            if self.strict:
                raise KeyError(f"{sort} {name}")
            return name
        return told

    def joined(self, items: Sequence[str]) -> str:
        """A list in words."""
        told = items[0] if items else ""
        for item in items[1:-1]:
            told = self._say("list-comma", {"head": told, "item": item})
        return self._say("list-and", {"head": told, "item": items[-1]}) if len(items) > 1 else told

    def decimal(self, value: float) -> str:
        """A number with one digit after the point, or comma."""
        told = f"{value:.1f}"
        return told if self.lang == "en" else told.replace(".", ",")

    def action(self, described: tuple[str, Mapping[str, Param]]) -> str:
        """An action that the game has described."""
        key, params = described
        return self._say(key, self._named(params))

    def question(self, kind: str) -> str:
        """What a seat is asked."""
        return self._say(self._find(f"question-{kind}"), {})

    def refusal(self, refusal: Refusal, seats: Sequence[str]) -> str:
        """Why something is not allowed."""
        params: dict[str, Param] = {}
        for name, value in refusal.params.items():
            params[name] = self._seat(value, seats) if name in _SEATS and isinstance(value, int) else value
        return self._say(self._find(f"reason-{refusal.reason}"), self._named(params))

    def rule_title(self, rule: str) -> str:
        """What a section of the rulebook is called."""
        return self._say(self._find(f"rule-{rule}"), {})

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
        params = self._event_params(kind, told, seats, viewer)
        key = self._find(f"event-{kind}")
        hidden = f"{key}-hidden"
        if self._bundle.has_message(hidden):
            text, errors = self._format(key, params)
            return self._say(hidden, params) if errors else text
        return self._say(key, params)

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
        prefix = self.prefix(game)
        wanted = topic.strip().casefold()
        told: list[str] = []
        for sort, pattern in _EXPLAINED:
            start = f"{prefix}-{sort}-"
            for key in self.keys:
                named = key.removeprefix(start)
                about = f"{prefix}-{pattern.format(named)}"
                if key.startswith(start) and self._bundle.has_message(about):
                    name = self._say(key, {})
                    if wanted in (named, name.casefold()):
                        told.append(self._say("explained", {"name": name, "text": self._say(about, {})}))
        if not told:
            raise Invalid("unknown-topic", {"topic": topic[:40]})
        return "\n".join(told)

    def _find(self, suffix: str) -> str:
        """The key with this ending: the table's own, or that of a game."""
        for key in (suffix, *[f"{prefix}-{suffix}" for prefix in self._prefixes]):
            if self._bundle.has_message(key):
                return key
        return suffix

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

    def _term_key(self, sort: str, name: str) -> str | None:
        for pattern in _KEYS.get(sort, (f"{sort}-{{}}",)):
            key = self._find(pattern.format(name))
            if self._bundle.has_message(key):
                return key
        return None

    def _compound(self, sort: str, name: str) -> str | None:
        """The name of an id such as red-bank; None when a part of it is not known."""
        if sort not in _COMPOUNDS:
            return None
        message, parts = _COMPOUNDS[sort]
        words = name.split("-", len(parts) - 1)
        if len(words) != len(parts):
            return None
        params: dict[str, Param] = {}
        for part, word in zip(parts, words, strict=True):
            if self._term_key(part, word) is None:
                return None
            params.update(self._forms(part, part, word))
        return self._say(self._find(message), params)

    def _forms(self, name: str, sort: str, value: str) -> Iterator[tuple[str, str]]:
        """A parameter that holds an id: the name, the id, and the grammatical forms of the name."""
        yield f"{name}-id", value
        key = self._term_key(sort, value)
        if key is None:
            compound = self._compound(sort, value)
            yield name, value if compound is None else compound
            return
        yield name, self._say(key, {})
        for attribute, pattern in self._bundle.get_message(key).attributes.items():
            yield f"{name}-{attribute}", str(self._bundle.format_pattern(pattern)[0])

    def _named(self, params: Mapping[str, Param | Sequence[str]]) -> dict[str, Param]:
        named: dict[str, Param] = {}
        for name, value in params.items():
            if isinstance(value, int):
                named[name] = value
            elif name in _LISTS:
                items = value.split(",") if isinstance(value, str) else value
                named[name] = self.joined([self._item(_LISTS[name], item) for item in items if item])
            elif not isinstance(value, str):
                named[name] = self.joined(value)
            elif name in _SORTS:
                named.update(self._forms(name, _SORTS[name], value))
            else:
                named[name] = value
        return named

    def _item(self, sort: str, item: str) -> str:
        name, colon, count = item.partition(":")
        told = self.term(sort, name)
        return self._say("list-count", {"name": told, "count": int(count)}) if colon else told

    def _event_params(
        self, kind: str, told: Mapping[str, object], seats: Sequence[str], viewer: int | None
    ) -> dict[str, Param]:
        in_seats = _SEATS | _SEATS_IN.get(kind, frozenset())
        ids: dict[str, Param | Sequence[str]] = {}
        people: dict[str, Param] = {}
        for name, value in told.items():
            if name in in_seats and isinstance(value, int):
                if value >= 0:
                    people[name] = self._seat(value, seats)
                    people[f"{name}-you"] = "yes" if value == viewer else "no"
            elif isinstance(value, (int, str)):
                ids[name] = value
            elif isinstance(value, (tuple, list)):
                ids[name] = [str(item) for item in value]
        start, end = ids.get("from"), ids.get("to")
        if isinstance(start, int) and isinstance(end, int):
            ids["direction"] = "up" if end > start else "down" if end < start else "none"
        return {**self._named(ids), **people}

    def _seat(self, seat: int, seats: Sequence[str]) -> str:
        return seats[seat] if 0 <= seat < len(seats) else self._say("seat-unnamed", {"number": seat + 1})

    def _called(self, seat: str) -> str:
        key = f"player-{seat}"
        if self._bundle.has_message(key):
            return self._say(key, {})
        return "".join([letter for letter in seat if letter.isprintable()])[:LONGEST_NAME]


def _known_game(game: str) -> tuple[str, str]:
    if game not in _GAMES:
        raise Invalid("unknown-game", {"game": game[:40], "known": ", ".join(_GAMES)})
    return _GAMES[game]


def _resources(lang: str, games: Sequence[str]) -> Iterator[ast.Resource]:
    folder = resources.files("parlour.i18n").joinpath("locale", lang)
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    files += [resources.files(_known_game(game)[0]).joinpath("locale", f"{lang}.ftl") for game in games]
    for file in files:
        yield FluentResource(file.read_text(encoding="utf-8"))
