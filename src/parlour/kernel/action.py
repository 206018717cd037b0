"""Actions: what a seat, or chance, announces in one breath. They print as words and parse back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from parlour.kernel.errors import Invalid


class Action:
    """Immutable, and equal to every action that prints the same words."""

    def __init__(self, text: str) -> None:
        self.text: Final = text

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Action) and self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __str__(self) -> str:
        return self.text


Parser = Callable[[tuple[str, ...]], Action]


class Vocabulary:
    """Every action a game knows: a table for the countable ones, a parser by verb for the compound ones."""

    def __init__(self, actions: Iterable[Action], parsers: dict[str, Parser]) -> None:
        self.table: Final[dict[str, Action]] = {action.text: action for action in actions}
        self.parsers: Final[dict[str, Parser]] = parsers
        self.verbs: Final[frozenset[str]] = frozenset(text.split()[0] for text in self.table) | frozenset(
            parsers
        )

    def parse(self, text: str) -> Action:
        """The action that *text* prints; `Invalid` when the words are not in the vocabulary."""
        words = tuple(text.split())
        if not words:
            raise Invalid("no-words")
        found = self.table.get(" ".join(words))
        if found is not None:
            return found
        verb = words[0]
        parser = self.parsers.get(verb)
        if parser is not None:
            return parser(words[1:])
        if verb in self.verbs:
            raise Invalid("unknown-words", {"words": text[:80], "verb": verb})
        raise Invalid("unknown-verb", {"verb": verb[:40]})
