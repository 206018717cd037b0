"""How one node of the syntax tree is changed for the worse: each change, with a name, as new source text."""

import ast
from collections.abc import Iterator
from typing import Final

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
BOUNDS: Final = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
BUILTINS: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
SEQUENCES: Final = (ast.List, ast.Tuple, ast.ListComp, ast.JoinedStr)

Change = tuple[str, str]
"""The name of an operator, and the text that takes the node's place."""


def changed_comparison(node: ast.Compare) -> Iterator[Change]:
    for index, operator in enumerate(node.ops):
        swapped = COMPARISONS[type(operator)]()
        operators = [*node.ops[:index], swapped, *node.ops[index + 1 :]]
        yield "comparison", _text(ast.Compare(node.left, operators, node.comparators))


def changed_arithmetic(node: ast.BinOp) -> Iterator[Change]:
    # A list or a text has no difference or quotient: that mutant crashes at once and proves nothing.
    if type(node.op) in ARITHMETIC and not (_is_sequence(node.left) or _is_sequence(node.right)):
        yield "arithmetic", _text(ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right))


def changed_constant(node: ast.Constant) -> Iterator[Change]:
    if isinstance(node.value, bool):
        yield "constant", str(not node.value)
    elif isinstance(node.value, int):
        yield "constant", str(node.value + 1)
        yield "constant", str(node.value - 1) if node.value > 0 else f"({node.value - 1})"


def changed_call(node: ast.Call) -> Iterator[Change]:
    if isinstance(node.func, ast.Name) and node.func.id in BUILTINS:
        other = ast.Name(BUILTINS[node.func.id], ast.Load())
        yield "builtin", ast.unparse(ast.Call(other, node.args, node.keywords))


def changed_logic(node: ast.BoolOp) -> Iterator[Change]:
    other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    yield "logic", _text(ast.BoolOp(other, node.values))


def dropped_not(node: ast.UnaryOp) -> Iterator[Change]:
    if isinstance(node.op, ast.Not):
        yield "not", _text(node.operand)


def negated(condition: ast.expr) -> Iterator[Change]:
    """The opposite of a condition, unless another operator makes the very same mutant."""
    if isinstance(condition, ast.Compare) and len(condition.ops) == 1:
        has_twin = not isinstance(condition.ops[0], BOUNDS)
    else:
        has_twin = isinstance(condition, ast.Constant) or is_not(condition)
    if not has_twin:
        yield "condition", _text(ast.UnaryOp(ast.Not(), condition))


def changed_step(node: ast.AugAssign) -> Iterator[Change]:
    if type(node.op) in ARITHMETIC and not _is_sequence(node.value):
        yield "step", ast.unparse(ast.AugAssign(node.target, ARITHMETIC[type(node.op)](), node.value))


def is_not(node: ast.expr) -> bool:
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)


def _is_sequence(node: ast.expr) -> bool:
    return isinstance(node, SEQUENCES) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def _text(node: ast.expr) -> str:
    return f"({ast.unparse(node)})"
