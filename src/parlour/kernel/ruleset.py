"""Modules are manifests; `compose` checks them and freezes them into one composition.

Rules read content, parameters and steps of the composition. They never ask which expansion is in play.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from parlour.kernel.agenda import Item
from parlour.kernel.errors import Invalid


@dataclass(frozen=True)
class Option:
    """Something a table chooses. With no `choices` the game itself validates the value."""

    id: str
    default: str
    choices: tuple[str, ...] = ()
    only_with: tuple[str, ...] = ()
    """It means something only with one of these modules; with none named, always."""
    not_with: tuple[str, ...] = ()
    """These modules settle it themselves, or have no use for it."""


@dataclass(frozen=True)
class Splice:
    """Steps that a module puts before, after or instead of every step of a name."""

    where: str
    step: str
    items: tuple[Item, ...] = ()


@dataclass(frozen=True)
class Module:
    """The manifest of the base game, an expansion or a variant."""

    id: str
    requires: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    content: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    remove: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    params: Mapping[str, object] = field(default_factory=dict)
    splices: tuple[Splice, ...] = ()
    stage: str = "stable"
    brings: bool = False
    """It brings along whatever it requires: nobody has to name that."""
    alone: bool = False
    """It is for one seat only."""
    by_itself: bool = False
    """A table that needs it takes it by itself: nobody names it."""


@dataclass(frozen=True)
class Composition:
    """The chosen modules as one thing."""

    modules: tuple[str, ...]
    content: Mapping[str, tuple[str, ...]]
    params: Mapping[str, object]
    steps: tuple[Item, ...]


def compose(
    available: tuple[Module, ...], base: str, chosen: Iterable[str], steps: tuple[Item, ...]
) -> Composition:
    """Put the chosen modules on the base, in the order of *available*; refuse what does not fit together."""
    known = {module.id: module for module in available}
    wanted = {base}
    seen: set[str] = set()
    for name in chosen:
        if name not in known:
            raise Invalid("unknown-module", {"module": name, "known": ", ".join(known)})
        if name in seen:
            raise Invalid("duplicate-module", {"module": name})
        seen.add(name)
        wanted.add(name)
    order = [module for module in available if module.id in wanted]
    content: dict[str, tuple[str, ...]] = {}
    params: dict[str, object] = {}
    for module in order:
        for need in module.requires:
            if need not in wanted:
                raise Invalid("module-requires", {"module": module.id, "other": need})
        for foe in module.excludes:
            if foe in wanted:
                raise Invalid("module-excludes", {"module": module.id, "other": foe})
        for sort, ids in module.content.items():
            content[sort] = content.get(sort, ()) + ids
        for sort, ids in module.remove.items():
            content[sort] = tuple([each for each in content.get(sort, ()) if each not in ids])
        params.update(module.params)
        for splice in module.splices:
            steps = _spliced(steps, splice)
    return Composition(tuple([module.id for module in order]), content, params, steps)


def required_by(available: tuple[Module, ...], names: Iterable[str]) -> tuple[str, ...]:
    """Everything that modules require, and what that requires in turn; those asked for are not among them."""
    known = {module.id: module for module in available}
    asked = tuple(names)
    found: list[str] = []
    waiting = [need for name in asked for need in known[name].requires]
    while waiting:
        name = waiting.pop(0)
        if name not in found and name not in asked:
            found.append(name)
            waiting += known[name].requires
    return tuple(found)


def _spliced(steps: tuple[Item, ...], splice: Splice) -> tuple[Item, ...]:
    """The steps with *splice* made wherever its step occurs."""
    if splice.where not in ("before", "after", "instead"):
        raise Invalid("unknown-splice", {"where": splice.where})
    found: list[Item] = []
    missing = True
    for step in steps:
        if type(step).__name__ != splice.step:
            found.append(step)
            continue
        missing = False
        if splice.where == "after":
            found.append(step)
        found.extend(splice.items)
        if splice.where == "before":
            found.append(step)
    if missing:
        raise Invalid("unknown-step", {"step": splice.step})
    return tuple(found)


def settle_options(known: tuple[Option, ...], given: Mapping[str, str]) -> dict[str, str]:
    """Every option with its value: the given one, checked, or the default."""
    by_id = {option.id: option for option in known}
    for name in given:
        if name not in by_id:
            raise Invalid("unknown-option", {"option": name, "known": ", ".join(by_id)})
    settled: dict[str, str] = {}
    for option in known:
        value = given.get(option.id, option.default)
        if option.choices and value not in option.choices:
            raise Invalid(
                "bad-option", {"option": option.id, "value": value, "choices": ", ".join(option.choices)}
            )
        settled[option.id] = value
    return settled
