"""Every mutant of a source file: which bytes are replaced by what, and on which lines a test meets it."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tools.mutation import equivalents, operators

SHOWN: Final = 90
"""Characters of a line that are printed."""
UNSEEN: Final = frozenset({"annotation", "returns", "decorator_list"})
"""Parts of the tree that describe types, or how a function is wrapped."""


@dataclass(frozen=True, order=True)
class Mutant:
    """One change to one file."""

    file: str
    line: int
    start: int
    stop: int
    operator: str
    replacement: str
    first: int
    """The lines *first* to *last* run when the mutated statement, or the head of a block, runs."""
    last: int
    original: str
    mutated: str

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.replacement.encode() + source[self.stop :]

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.original}  ->  {self.mutated}"


def mutants_of(file: str, source: bytes) -> list[Mutant]:
    """All mutants of a file, in the order of its lines."""
    finder = _Finder(file, source)
    finder.visit(ast.parse(source))
    return sorted(finder.found)


class _Finder(ast.NodeVisitor):
    def __init__(self, file: str, source: bytes) -> None:
        self.found: list[Mutant] = []
        self._file = file
        self._source = source
        self._starts = [0]
        for line in source.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))
        self._lines = (1, 1)
        self._function: ast.FunctionDef | None = None
        self._bound: set[str] = set()
        self._same_if_equal: list[ast.expr] = []

    @property
    def _name(self) -> str:
        return self._function.name if self._function is not None else ""

    def visit(self, node: ast.AST) -> None:
        if (
            equivalents.is_declaration(node)
            or equivalents.is_no_rule(node)
            or equivalents.is_defence(node)
            or equivalents.is_strictness(node)
            or equivalents.is_for_the_checker(node)
            or equivalents.has_wrong_place(node)
        ):
            return
        outer = self._lines
        if isinstance(node, ast.stmt):
            self._lines = _head(node)
        choice = equivalents.is_choice_of_equals(node)
        if choice is not None:
            self._same_if_equal.append(choice)
        super().visit(node)
        self._lines = outer

    def generic_visit(self, node: ast.AST) -> None:
        for name, value in ast.iter_fields(node):
            if name in UNSEEN:
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    self.visit(child)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for statement in node.body:
            self.visit(statement)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        outer = self._function, self._bound
        self._function = node
        self._bound = {each.arg for each in ast.walk(node.args) if isinstance(each, ast.arg)}
        self.generic_visit(node)
        self._function, self._bound = outer

    def visit_Name(self, node: ast.Name) -> None:
        if isinstance(node.ctx, ast.Store):
            self._bound.add(node.id)

    # Statements

    def visit_If(self, node: ast.If) -> None:
        self._condition(node.test)
        for statement in node.body + node.orelse:
            self.visit(statement)

    def visit_While(self, node: ast.While) -> None:
        self._condition(node.test)
        for statement in node.body + node.orelse:
            self.visit(statement)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            return
        is_none = isinstance(node.value, ast.Constant) and node.value.value is None
        if not is_none and self._function is not None and _may_be_none(self._function.returns):
            self._add(node, "result", "return None")
        self.visit(node.value)

    def visit_Raise(self, node: ast.Raise) -> None:
        """Dropped as a whole; how an error words what was wrong is not a rule."""
        self._add(node, "statement", "pass")

    def visit_Expr(self, node: ast.Expr) -> None:
        if self._function is not None and isinstance(node.value, ast.Call) and not _is_super(node.value):
            self._add(node, "statement", "pass")
        self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        # Without its first value a name is an error at its first use: no test could miss that.
        is_known = all(not isinstance(each, ast.Name) or each.id in self._bound for each in node.targets)
        if self._function is not None and is_known and not isinstance(node.targets[0], ast.Tuple):
            self._add(node, "statement", "pass")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._add(node, "statement", "pass")
        self._change(node, operators.changed_step(node))
        self.generic_visit(node)

    # Expressions

    def visit_Compare(self, node: ast.Compare) -> None:
        is_bound = isinstance(node.ops[0], operators.BOUNDS)
        if not equivalents.asks_for_listener(node) and not (is_bound and node in self._same_if_equal):
            self._change(node, operators.changed_comparison(node))
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        self._change(node, operators.changed_arithmetic(node))
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        if not equivalents.asks_for_listener(node):
            self._change(node, operators.changed_logic(node))
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        self._change(node, operators.dropped_not(node))
        if equivalents.stands_for_nothing(node):
            self._add(node, "constant", "0")
        else:
            self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if not equivalents.is_beyond_counting(node):
            self._change(node, operators.changed_constant(node))

    def visit_Yield(self, node: ast.Yield) -> None:
        weight = equivalents.is_equal_weight(node, self._name)
        if weight is None:
            self.generic_visit(node)
        elif isinstance(node.value, ast.Tuple):
            self._add(weight, "constant", "0")
            self.visit(node.value.elts[0])

    def visit_Call(self, node: ast.Call) -> None:
        self._change(node, operators.changed_call(node))
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._condition(node.test)
        self.visit(node.body)
        self.visit(node.orelse)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        self.visit(node.target)
        self.visit(node.iter)
        for condition in node.ifs:
            self._condition(condition)

    def _condition(self, test: ast.expr) -> None:
        if equivalents.only_narrows(test, self._name):
            return
        if not equivalents.asks_for_listener(test):
            self._change(test, operators.negated(test))
        self.visit(test)

    def _change(self, node: ast.expr | ast.stmt, changes: Iterator[operators.Change]) -> None:
        for operator, text in changes:
            self._add(node, operator, text)

    def _add(self, node: ast.expr | ast.stmt, operator: str, text: str) -> None:
        last_line = node.end_lineno or node.lineno
        start = self._starts[node.lineno - 1] + node.col_offset
        stop = self._starts[last_line - 1] + (node.end_col_offset or 0)
        before = self._source[self._starts[node.lineno - 1] : start].decode()
        after = self._source[stop : self._starts[last_line]].decode()
        original = self._source[start:stop].decode()
        if len(before + original + after) > SHOWN:
            before = after = ""
        self.found.append(
            Mutant(
                self._file,
                node.lineno,
                start,
                stop,
                operator,
                text,
                *self._lines,
                _shown(before + original + after),
                _shown(before + text + after),
            )
        )


def _head(node: ast.stmt) -> tuple[int, int]:
    """The lines of a statement; of a block only those before its body."""
    last = node.end_lineno or node.lineno
    inner: list[ast.stmt] | list[ast.match_case] | None = getattr(node, "body", getattr(node, "cases", None))
    if inner:
        first_inside = inner[0].pattern if isinstance(inner[0], ast.match_case) else inner[0]
        last = max(node.lineno, first_inside.lineno - 1)
    return node.lineno, last


def _may_be_none(annotation: ast.expr | None) -> bool:
    if isinstance(annotation, ast.BinOp):
        return _may_be_none(annotation.left) or _may_be_none(annotation.right)
    return isinstance(annotation, ast.Constant) and annotation.value is None


def _is_super(call: ast.Call) -> bool:
    return ast.unparse(call.func) == "super().__init__"


def _shown(text: str) -> str:
    plain = " ".join(text.split())
    return plain if len(plain) <= SHOWN else plain[: SHOWN - 3] + "..."
