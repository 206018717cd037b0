"""Reads the ids that the code speaks in from the source itself, and the messages from the .ftl files."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping, Set
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import parlour
from parlour.kernel.game import Game

SOURCE = Path(parlour.__file__).parent
GAME = "games/notre_dame"
OBSESSION = "games/obsession"
GAMES = (GAME, OBSESSION)


@cache
def modules(package: str) -> tuple[ast.Module, ...]:
    """Every module below *package*, parsed."""
    paths = sorted((SOURCE / package).rglob("*.py"))
    return tuple([ast.parse(path.read_text(encoding="utf-8")) for path in paths])


def words(node: ast.expr) -> set[str]:
    """Every text that an expression can come to, as far as its constants tell."""
    if isinstance(node, ast.IfExp):
        return words(node.body) | words(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


@cache
def calls(package: str, *names: str) -> tuple[tuple[ast.Call, dict[str, set[str]]], ...]:
    """Each call of one of *names*, with the texts that the names given a value in its function stand for."""
    found: list[tuple[ast.Call, dict[str, set[str]]]] = []

    def enter(node: ast.AST, local: dict[str, set[str]]) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Call) and _called(child) in names:
                found.append((child, local))
            if isinstance(child, ast.Assign) and isinstance(child.targets[0], ast.Name):
                local.setdefault(child.targets[0].id, set()).update(words(child.value))
            enter(child, {} if isinstance(child, ast.FunctionDef) else local)

    for module in modules(package):
        enter(module, {})
    return tuple(found)


def _called(call: ast.Call) -> str:
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def argument(call: ast.Call, place: int, local: dict[str, set[str]]) -> set[str]:
    """The texts that one argument of a call can be."""
    if place >= len(call.args):
        return set()
    node = call.args[place]
    return local.get(node.id, set()) if isinstance(node, ast.Name) else words(node)


def first_arguments(package: str, *names: str) -> set[str]:
    """The texts that calls of *names* begin with."""
    return set().union(*[argument(call, 0, local) for call, local in calls(package, *names)])


def question_kinds(package: str) -> set[str]:
    """The kinds that question classes state, and that of chance, which the kernel states for every game."""
    return {"chance"} | {
        word
        for module in modules(package)
        for node in ast.walk(module)
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and node.target.id == "kind"
        and node.value is not None
        for word in words(node.value)
    }


@cache
def literals(package: str) -> set[str]:
    """Every text constant; the fixed part of a formatted text is none."""
    found: set[str] = set()
    for module in modules(package):
        formatted = {
            id(part) for node in ast.walk(module) if isinstance(node, ast.JoinedStr) for part in node.values
        }
        for node in ast.walk(module):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in formatted:
                found.add(node.value)
    return found


def table_files(lang: str) -> list[Path]:
    """The files that every game shares."""
    return sorted((SOURCE / "i18n/locale" / lang).glob("*.ftl"))


def game_files(lang: str, game: str = GAME) -> list[Path]:
    """The files of a game."""
    return sorted((SOURCE / game / "locale" / lang).glob("*.ftl"))


def game_file(lang: str, game: str = GAME) -> Path:
    """The file with what the rules of a game say."""
    return SOURCE / game / "locale" / lang / "game.ftl"


def story_file(lang: str, game: str = GAME) -> Path:
    """The file with the stories of a game."""
    return SOURCE / game / "locale" / lang / "story.ftl"


def all_files(lang: str) -> list[Path]:
    """Every file of a language."""
    return [*table_files(lang), *[file for game in GAMES for file in game_files(lang, game)]]


def entries(path: Path) -> list[ftl.EntryType]:
    """Everything that stands in a file."""
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


@cache
def messages(lang: str) -> dict[str, ftl.Message]:
    """Every message of a language by its key."""
    return {
        entry.id.name: entry
        for path in all_files(lang)
        for entry in entries(path)
        if isinstance(entry, ftl.Message)
    }


def keys(path: Path) -> list[str]:
    """The keys of a file, in its order."""
    return [entry.id.name for entry in entries(path) if isinstance(entry, ftl.Message)]


def nodes(root: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """A node and all below it."""
    yield root
    for value in vars(root).values():
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, ftl.BaseNode):
                yield from nodes(item)


def references(message: ftl.Message) -> set[str]:
    """The other messages that a message puts in."""
    return {node.id.name for node in nodes(message) if isinstance(node, ftl.MessageReference)}


def modules_and_options(game: Game, prefix: str, named: Mapping[str, Collection[str]]) -> set[str]:
    """The keys of a game's modules and options; *named* are choices of options that have a text elsewhere."""
    found: set[str] = set()
    for module in game.meta.modules:
        found |= {f"{prefix}module-{module.id}", f"{prefix}module-{module.id}-about"}
    for option in game.meta.options:
        key = f"{prefix}option-{option.id}"
        choices = set(option.choices or (option.default,)) - set(named.get(option.id, ()))
        found |= {key, f"{key}-about", *[f"{key}-{choice}" for choice in choices]}
    return found


def check_complete(prefix: str, asked: Set[str]) -> None:
    """Of the texts whose keys begin so, every one that is asked for is there, and none is left over."""
    known = messages("en")
    put_in = {key for message in known.values() for key in references(message)}
    present = {key for key in known if key.startswith(prefix)}
    assert sorted(asked - present) == [], "missing"
    assert sorted(present - asked - put_in) == [], "left over"


def selects(message: ftl.Message) -> list[tuple[str, list[str]]]:
    """The choices in a message: the variable, and what it is compared with."""
    found: list[tuple[str, list[str]]] = []
    for node in nodes(message):
        if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            variants = [
                variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
                for variant in node.variants
            ]
            found.append((node.selector.id.name, variants))
    return found


def variables(message: ftl.Message, known: dict[str, ftl.Message]) -> set[str]:
    """The parameters that a message, with those it puts in, asks for."""
    own = {node.id.name for node in nodes(message) if isinstance(node, ftl.VariableReference)}
    return own.union(*[variables(known[key], known) for key in references(message)])
