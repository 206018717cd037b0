"""Players by specification: `steward`, `master?simulations=200&seconds=0.5`, `module:Class?depth=2`.

To look up a class of one's own runs the code of its module. So a specification is for those who start Parlour
themselves; what comes from a page or out of a file is only ever the name of a level (`registry.find_bot`).
"""

from __future__ import annotations

import importlib
import inspect
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from parlour.kernel.beyond.bot import Bot
from parlour.kernel.errors import Invalid, ParlourError

MAKER: Final = "specified"
"""A class method of this name makes the bot from parameters, where a class has one; else the class itself."""
LONGEST: Final = 80


@dataclass(frozen=True)
class Specification:
    """A player in parts: a level or `module:Class`, and what it is given."""

    name: str
    params: Mapping[str, int | float]

    @property
    def is_own(self) -> bool:
        """Whether it names a class and not a level."""
        return ":" in self.name


def read_specification(text: str) -> Specification:
    """The parts of a specification; `Invalid` where they make no sense."""
    name, sign, rest = text.partition("?")
    params: dict[str, int | float] = {}
    for pair in rest.split("&") if sign else ():
        key, _, value = pair.partition("=")
        if not key.isidentifier() or key in params:
            raise Invalid("bad-bot-parameter", {"bot": name[:LONGEST], "parameter": pair[:LONGEST]})
        params[key] = _number(name, pair, value)
    return Specification(name, params)


def _number(name: str, pair: str, value: str) -> int | float:
    for kind in (int, float):
        try:
            number: int | float = kind(value)
        except ValueError:
            continue
        if math.isfinite(number):
            return number
    raise Invalid("bad-bot-parameter", {"bot": name[:LONGEST], "parameter": pair[:LONGEST]})


def own_class(name: str) -> type[Bot]:
    """The class that `module:Class` names; its module is imported."""
    module, _, wanted = name.partition(":")
    try:
        found = getattr(importlib.import_module(module), wanted, None)
    except Exception as error:  # a module of somebody else's may fail in any way
        if _is_missing(module, error):
            raise Invalid("unknown-bot-module", {"name": module[:LONGEST]}) from None
        raise Invalid("broken-bot-module", {"name": module[:LONGEST], "why": _told(error)}) from error
    if not isinstance(found, type) or not issubclass(found, Bot) or inspect.isabstract(found):
        raise Invalid("unknown-bot-class", {"name": module[:LONGEST], "class": wanted[:LONGEST]})
    return found


def _is_missing(module: str, error: Exception) -> bool:
    """Whether there is no such module, rather than one that fails."""
    if isinstance(error, ModuleNotFoundError):
        # A module that is there may miss another one: that is its fault, and named.
        return error.name is None or f"{module}.".startswith(f"{error.name}.")
    return not module or module.startswith(".")


def _told(error: Exception) -> str:
    """What somebody's own code says has gone wrong, in its own words."""
    return f"{type(error).__name__}: {error}"[:120]


def own_maker(name: str) -> Callable[..., Bot]:
    """What makes bots of the class that `module:Class` names."""
    kind = own_class(name)
    maker: Callable[..., Bot] = getattr(kind, MAKER, kind)
    return maker


def made(maker: Callable[..., Bot], specification: Specification) -> Bot:
    """A bot with the parameters asked for; `Invalid` where its maker takes no such parameters."""
    name, params = specification.name[:LONGEST], specification.params
    if params:
        _check_names(name, maker, params)
    try:
        return maker(**params)
    except ParlourError:
        raise
    except (TypeError, ValueError) as error:
        raise Invalid("bot-not-made", {"bot": name, "why": _told(error)}) from error


def _check_names(name: str, maker: Callable[..., Bot], params: Mapping[str, int | float]) -> None:
    try:
        taken = inspect.signature(maker).parameters
    except (TypeError, ValueError):
        return  # compiled code does not tell; it refuses by itself what it does not take
    if any(each.kind is inspect.Parameter.VAR_KEYWORD for each in taken.values()):
        return
    by_name = (inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)
    known: dict[str, str] = {}
    for key, each in taken.items():
        told = _type_told(each.annotation)
        # Whatever is no number cannot be typed here: a table of weights, say.
        if each.kind in by_name and (not told or "int" in told or "float" in told):
            known[key] = told
    if not known:
        raise Invalid("bot-without-parameters", {"bot": name})
    for key, value in params.items():
        if key not in known:
            raise Invalid(
                "unknown-bot-parameter", {"bot": name, "parameter": key[:LONGEST], "known": ", ".join(known)}
            )
        if isinstance(value, float) and "int" in known[key] and "float" not in known[key]:
            raise Invalid("bad-bot-parameter", {"bot": name, "parameter": f"{key}={value}"})


def _type_told(annotation: object) -> str:
    """The type of a parameter in words; nothing where it has none."""
    if annotation is inspect.Parameter.empty:
        return ""
    return annotation if isinstance(annotation, str) else getattr(annotation, "__name__", str(annotation))
