"""What is left alone, because a mutant there would be no worse than the original or would prove nothing.

Each function names one pattern and says why. A mutant that changes nothing a player could notice can be
killed by no test, and one that crashes at the first move is killed by every test.
"""

import ast
from typing import Final

TEXTS_OF_OBJECTS: Final = frozenset({"__repr__", "__str__", "__hash__"})
"""For debuggers and dictionaries: no rule speaks through them."""
RESOLVING: Final = frozenset({"resolve", "finish", "run"})
"""Functions that get an answer which `refuse` has let through."""
EXAMPLES: Final = "vocabulary"
"""A function that gives the fuzzer some answers of each sort: others would do as well."""
DECLARATIONS: Final = frozenset({"field", "TypeVar", "cast"})
"""Calls that describe a record to Python or to the type checker."""


def is_declaration(node: ast.AST) -> bool:
    """Docstrings, imports, bare annotations, class variables (slots, names of fields), type aliases."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.AnnAssign):
        return node.value is None or "ClassVar" in ast.unparse(node.annotation)
    if isinstance(node, ast.Assign):
        return any(isinstance(target, ast.Name) and _is_alias(target.id, node) for target in node.targets)
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in DECLARATIONS
    return isinstance(node, (ast.Import, ast.ImportFrom))


def _is_alias(name: str, node: ast.Assign) -> bool:
    is_type = isinstance(node.value, (ast.BinOp, ast.Subscript)) and name[0].isupper() and not name.isupper()
    return is_type or name in {"__slots__", "__all__"}


def is_no_rule(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef) and (node.name in TEXTS_OF_OBJECTS or node.name == EXAMPLES)


def is_defence(node: ast.AST) -> bool:
    """`raise RulesBug`, alone or behind its `if`: code that no correct engine ever reaches."""
    if isinstance(node, ast.If):
        return len(node.body) == 1 and not node.orelse and is_defence(node.body[0])
    return isinstance(node, ast.Raise) and node.exc is not None and "RulesBug" in ast.unparse(node.exc)


def is_strictness(node: ast.AST) -> bool:
    """`zip(..., strict=True)`: it only reports lengths that never differ."""
    return isinstance(node, ast.keyword) and node.arg == "strict"


def is_for_the_checker(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def has_wrong_place(node: ast.AST) -> bool:
    """Python 3.11 does not know where an expression in an f-string stands; a pattern is no expression."""
    return isinstance(node, (ast.JoinedStr, ast.pattern))


def asks_for_listener(node: ast.expr) -> bool:
    """`state.sink is not None`, alone or with more: the other way round, the first move crashes.

    What is told once somebody listens is mutated like all the rest: players read it.
    """
    if isinstance(node, ast.BoolOp):
        return any(asks_for_listener(value) for value in node.values)
    return (
        isinstance(node, ast.Compare)
        and isinstance(node.left, ast.Attribute)
        and node.left.attr == "sink"
        and isinstance(node.ops[0], (ast.Is, ast.IsNot))
    )


def only_narrows(condition: ast.expr, function: str) -> bool:
    """`if isinstance(action, X)` where the answer is known to be legal: it is there for the type checker.

    In `refuse` the same words are a rule, and mutated.
    """
    inner = condition.operand if isinstance(condition, ast.UnaryOp) else condition
    is_asked = (
        isinstance(inner, ast.Call) and isinstance(inner.func, ast.Name) and inner.func.id == "isinstance"
    )
    return is_asked and function in RESOLVING


def stands_for_nothing(node: ast.UnaryOp) -> bool:
    """-1 for nobody and nowhere: -2 would stand for it just as well, 0 would not."""
    return (
        isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant) and node.operand.value == 1
    )


def is_beyond_counting(node: ast.Constant) -> bool:
    """99 where a smallest number is looked for: more than there can be, and so are 98 and 100."""
    return type(node.value) is int and node.value > 9 and set(str(node.value)) == {"9"}


def is_equal_weight(node: ast.Yield, function: str) -> ast.expr | None:
    """The 1 in `yield outcome, 1`: with 2 for all of them, chance is just as fair."""
    if function != "outcomes" or not isinstance(node.value, ast.Tuple):
        return None
    weight = node.value.elts[-1]
    return weight if isinstance(weight, ast.Constant) and weight.value == 1 else None


def is_choice_of_equals(node: ast.AST) -> ast.expr | None:
    """The comparison in `a if a < b else b` or `if a < b: b = a`: when both are equal, either will do."""
    if isinstance(node, ast.IfExp):
        chosen = (node.body, node.orelse)
    elif isinstance(node, ast.If) and len(node.body) == 1 and not node.orelse:
        step = node.body[0]
        if not isinstance(step, ast.Assign) or len(step.targets) != 1:
            return None
        chosen = (step.targets[0], step.value)
    else:
        return None
    test = node.test
    if not isinstance(test, ast.Compare) or len(test.ops) != 1:
        return None
    compared = {ast.unparse(test.left), ast.unparse(test.comparators[0])}
    return test if compared == {ast.unparse(each) for each in chosen} else None
