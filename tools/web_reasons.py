"""Write which reasons for a refusal cite which section of the rulebook, for the rules pages of the web table.

    python tools/web_reasons.py [--check]

The source itself is read: every `Refusal(reason, rule)`, with the constants, parameters, attributes and
methods that the two arguments go through. A reason that cannot be traced to a section is an error.
"""

import ast
import json
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src/parlour"
TARGET = ROOT / "web/src/gen/reasons.ts"
PACKAGES = {"notre-dame": "games/notre_dame", "obsession": "games/obsession"}
KERNEL = "kernel"
TABLE = "table"
"""The section of reasons that every game shares: the order of play."""

Pair = tuple[str, str]


class Function:
    """A function with the names given a value in it, to follow a text back to where it is written."""

    def __init__(self, node: ast.FunctionDef | None, module: "Module") -> None:
        self.node = node
        self.module = module
        self.values: dict[str, list[ast.expr]] = {}

    def parameters(self) -> list[str]:
        """What a caller hands over, in order."""
        if self.node is None:
            return []
        names = [argument.arg for argument in self.node.args.args]
        return names[1:] if names[:1] in (["self"], ["cls"]) else names


class Module:
    """A parsed module: its functions, the calls in it, and the attributes that it sets."""

    def __init__(self, path: Path) -> None:
        self.calls: list[tuple[ast.Call, Function]] = []
        self.functions: list[Function] = []
        self.attributes: list[tuple[str, ast.expr, Function]] = []
        self.imports: dict[str, tuple[str, str]] = {}
        self.top = Function(None, self)
        self._enter(ast.parse(path.read_text(encoding="utf-8")), self.top)

    def _enter(self, node: ast.AST, function: Function) -> None:
        for child in ast.iter_child_nodes(node):
            inner = function
            if isinstance(child, ast.FunctionDef):
                inner = Function(child, self)
                self.functions.append(inner)
            elif isinstance(child, ast.ImportFrom):
                for alias in child.names:
                    self.imports[alias.asname or alias.name] = (child.module or "", alias.name)
            elif isinstance(child, ast.Call):
                self.calls.append((child, function))
            elif isinstance(child, ast.Assign):
                self._assign(child.targets[0], child.value, function)
            elif isinstance(child, ast.AnnAssign) and child.value is not None:
                self._assign(child.target, child.value, function)
            self._enter(child, inner)

    def _assign(self, target: ast.expr, value: ast.expr, function: Function) -> None:
        if isinstance(target, ast.Name):
            function.values.setdefault(target.id, []).append(value)
        elif isinstance(target, ast.Attribute):
            self.attributes.append((target.attr, value, function))


@cache
def _package(name: str) -> dict[str, Module]:
    paths = sorted((SOURCE / name).rglob("*.py"))
    return {
        ".".join(("parlour", *path.relative_to(SOURCE).with_suffix("").parts)): Module(path) for path in paths
    }


def _called(call: ast.Call) -> str:
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


class Tracer:
    """Follows an expression to the texts that it can come to."""

    def __init__(self, modules: dict[str, Module]) -> None:
        self.modules = modules
        self.busy: set[tuple[int, str]] = set()

    def texts(self, node: ast.expr, function: Function) -> set[str]:
        """Every text that *node* can be, the empty one left out."""
        mark = (id(node), function.node.name if function.node is not None else "")
        if mark in self.busy:
            return set()
        self.busy.add(mark)
        try:
            return self._texts(node, function) - {""}
        finally:
            self.busy.discard(mark)

    def _texts(self, node: ast.expr, function: Function) -> set[str]:
        if isinstance(node, ast.Constant):
            return {node.value} if isinstance(node.value, str) else set()
        if isinstance(node, ast.IfExp):
            return self.texts(node.body, function) | self.texts(node.orelse, function)
        if isinstance(node, ast.Name):
            return self._named(node.id, function)
        if isinstance(node, ast.Attribute):
            return self._joined(
                self.texts(value, where)
                for module in self.modules.values()
                for name, value, where in module.attributes
                if name == node.attr
            )
        if isinstance(node, ast.Call):
            return self._returned(_called(node), function.module)
        return set()

    def table(self, node: ast.expr, function: Function) -> dict[str, set[str]]:
        """Where sections are looked up by reason, `SECTIONS.get(reason, other)`: the table; else nothing."""
        if isinstance(node, ast.Name):
            return self._joined_tables(
                self.table(each, function) for each in function.values.get(node.id, [])
            )
        if not (
            isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "get"
        ):
            return {}
        place = node.func.value
        home, name = function.module, place.id if isinstance(place, ast.Name) else ""
        if name in home.imports and home.imports[name][0] in self.modules:
            module, name = home.imports[name]
            home = self.modules[module]
        found: dict[str, set[str]] = {}
        for value in home.top.values.get(name, []):
            if isinstance(value, ast.Dict):
                for key, section in zip(value.keys, value.values, strict=True):
                    if key is not None:
                        for reason in self.texts(key, home.top):
                            found[reason] = self.texts(section, home.top)
        found[""] = self._joined(self.texts(each, function) for each in node.args[1:])
        return found

    @staticmethod
    def _joined_tables(parts: Iterable[dict[str, set[str]]]) -> dict[str, set[str]]:
        return {reason: sections for part in parts for reason, sections in part.items()}

    def _named(self, name: str, function: Function) -> set[str]:
        if name in function.values:
            return self._joined(self.texts(value, function) for value in function.values[name])
        if name in function.parameters():
            return self._handed_over(name, function)
        module = function.module
        if name in module.top.values:
            return self._joined(self.texts(value, module.top) for value in module.top.values[name])
        home, original = module.imports.get(name, ("", ""))
        if home in self.modules:
            return self._named(original, self.modules[home].top)
        return set()

    def _handed_over(self, name: str, function: Function) -> set[str]:
        """What callers in the same package give for a parameter."""
        assert function.node is not None
        place = function.parameters().index(name)
        found: set[str] = set()
        for module in self.modules.values():
            for call, where in module.calls:
                if _called(call) != function.node.name:
                    continue
                given = [word.value for word in call.keywords if word.arg == name] or call.args[
                    place : place + 1
                ]
                found |= self._joined(self.texts(value, where) for value in given)
        return found

    def _returned(self, name: str, module: Module) -> set[str]:
        return self._joined(
            self.texts(node.value, function)
            for function in module.functions
            if function.node is not None and function.node.name == name
            for node in ast.walk(function.node)
            if isinstance(node, ast.Return) and node.value is not None
        )

    @staticmethod
    def _joined(parts: Iterable[set[str]]) -> set[str]:
        return set().union(*parts)


def pairs(package: str, otherwise: str = "") -> list[Pair]:
    """Every reason with each section it cites; *otherwise* where the section is the asking question's own."""
    modules = _package(package)
    tracer = Tracer(modules)
    found: set[Pair] = set()
    for module in modules.values():
        for call, function in module.calls:
            if _called(call) != "Refusal" or len(call.args) < 2:
                continue
            reasons = tracer.texts(call.args[0], function)
            table = tracer.table(call.args[1], function)
            rules = tracer.texts(call.args[1], function) or ({otherwise} if otherwise else set())
            if not reasons or not (rules or table):
                raise SystemExit(f"{package}: line {call.lineno}: cannot follow {ast.unparse(call)}")
            for reason in reasons:
                found |= {(reason, rule) for rule in (table.get(reason, table[""]) if table else rules)}
    return sorted(found)


def generated() -> str:
    """The TypeScript file."""
    shared = [(reason, TABLE) for reason, _ in pairs(KERNEL, TABLE)]
    lines = [
        "// Generated by tools/web_reasons.py; edit the Python source instead.",
        "",
        "/** By game: each section of the rulebook with the reasons for a refusal that cite it. */",
        "export const REASONS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {",
    ]
    for game, package in PACKAGES.items():
        lines.append(f"  {json.dumps(game)}: {{")
        by_rule: dict[str, list[str]] = {}
        for reason, rule in [*pairs(package), *shared]:
            by_rule.setdefault(rule, []).append(reason)
        for rule, reasons in sorted(by_rule.items()):
            told = ", ".join([json.dumps(reason) for reason in sorted(set(reasons))])
            lines.append(f"    {json.dumps(rule)}: [{told}],")
        lines.append("  },")
    return "\n".join([*lines, "};", ""])


def main() -> int:
    """Write the file, or with --check only compare it."""
    if "--check" in sys.argv[1:]:
        return 0 if TARGET.read_text(encoding="utf-8") == generated() else 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(generated(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
