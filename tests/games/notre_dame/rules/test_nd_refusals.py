"""Every "no" that the rules can say, produced once, with its place in the rulebook.

The last tests read the source: a reason code without a case below, or a case for a code that is gone, fails.
"""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import parlour.kernel
from parlour.games import notre_dame
from parlour.games.notre_dame.content.dataset import load_dataset
from tests.games.notre_dame.table import GAME, Row, Table, meeting, new_game, table


class Case(NamedTuple):
    reason: str
    rule: str
    make: Callable[[], Table]
    words: str
    seat: str = "red"


def at(kind: str, row: Row | None = None, *answers: str) -> Callable[[], Table]:
    """Red has just played the card of a kind, and answered."""

    def make() -> Table:
        t = table(red={"hand": [f"red-{kind}"], **(row or {})})
        t.play("red", f"play red-{kind}", *answers)
        return t

    return make


def holding(kind: str, row: Row | None = None) -> Callable[[], Table]:
    """Red is to play and has the card of a kind."""
    return lambda: table(red={"hand": [f"red-{kind}"], **(row or {})})


def with_person(person: str, row: Row | None = None) -> Callable[[], Table]:
    """Red has just bribed a person."""

    def make() -> Table:
        t = meeting(person, red=row)
        t.play("red", f"bribe {person}")
        return t

    return make


def drafting() -> Table:
    t = table(phase="draft")
    for colour in ("red", "violet", "blue"):
        t.chance(f"deal {colour}-seminary {colour}-bank {colour}-residence")
    return t


def drafting_again() -> Table:
    t = drafting()
    for colour in ("red", "violet", "blue"):
        t.play(colour, f"keep {colour}-bank")
    return t


def stricken() -> Table:
    return table(
        phase="plague",
        persons=["barmaid", "minstrel", "soldier"],
        red={"rat": 9, "cubes": {"bank": 2, "inn": 2, "park": 1}},
    )


def after_the_bills() -> Table:
    t = new_game(3, new_persons=True)
    for colour in ("red", "violet", "blue"):
        t.chance(f"lay {colour} gold cube rat prestige")
    return t


def bribing(row: Row | None = None) -> Callable[[], Table]:
    return lambda: table(phase="bribe", persons=["fool", "monk", "soldier"], red=row or {})


BANKER = {"cubes": {"bank": 1}}


def nobody_else_has_gold() -> Table:
    t = table(
        red={"hand": ["red-inn"], "gold": 25},
        violet={"gold": 0},
        blue={"gold": 0},
    )
    t.play("red", "play red-inn")
    return t


CASES = [
    # The order of play
    Case("game-over", "table", lambda: table(turn=9, phase="end"), "pass"),
    Case("not-your-turn", "table", table, "pass", "violet"),
    # Chance
    Case("impossible-outcome", "setup", new_game, "lay blue gold cube rat prestige", "chance"),
    Case("not-an-answer", "setup", new_game, "begin red", "chance"),
    Case("impossible-outcome", "new-persons", after_the_bills, "shortlist soldier", "chance"),
    Case("not-an-answer", "new-persons", after_the_bills, "look soldier", "chance"),
    Case("impossible-outcome", "phase-1", lambda: table(phase="begin"), "reveal fool monk mayor", "chance"),
    Case("not-an-answer", "phase-1", lambda: table(phase="begin"), "begin red", "chance"),
    Case(
        "impossible-outcome",
        "phase-2",
        lambda: table(phase="draft"),
        "deal blue-seminary blue-bank blue-residence",
        "chance",
    ),
    Case("not-an-answer", "phase-2", lambda: table(phase="draft"), "begin red", "chance"),
    Case("impossible-outcome", "new-period-b-persons", with_person("spy"), "look mayor", "chance"),
    Case("not-an-answer", "new-period-b-persons", with_person("spy"), "shortlist mayor", "chance"),
    # Phase 2
    Case("card-not-in-pool", "phase-2", drafting, "keep red-park"),
    Case("card-already-kept", "phase-2", drafting_again, "keep red-bank"),
    Case("not-an-answer", "phase-2", drafting, "pass"),
    # Phase 3
    Case("card-not-in-hand", "phase-3", holding("bank"), "play red-park"),
    Case("no-gold-to-donate", "notre-dame", holding("notre-dame", {"gold": 0}), "play red-notre-dame"),
    Case("no-cube-to-place", "empty-supply", holding("bank", {"supply": 0}), "play red-bank"),
    Case("not-an-answer", "phase-3", holding("bank"), "pass"),
    Case(
        "cube-must-change-place",
        "empty-supply",
        at("bank", {"supply": 0, "cubes": {"bank": 1, "inn": 1}}),
        "from bank",
    ),
    Case("no-cube-there", "empty-supply", at("bank", {"supply": 0, "cubes": {"inn": 1}}), "from park"),
    Case("not-an-answer", "empty-supply", at("bank", {"supply": 0, "cubes": {"inn": 1}}), "decline"),
    Case("not-enough-gold", "notre-dame", at("notre-dame", {"gold": 1}), "donate 2"),
    Case("not-an-answer", "notre-dame", at("notre-dame"), "decline"),
    Case("confidant-already-there", "confidant", at("confidant", {"confidant": "inn"}), "send inn"),
    Case("not-an-answer", "confidant", at("confidant"), "decline"),
    Case("no-gold-left", "bank", nobody_else_has_gold, "take gold"),
    Case("no-cube-in-general-supply", "inn", at("inn", {"cubes": {"bank": 10}}), "take cube"),
    Case("rat-at-zero", "inn", at("inn"), "take rat"),
    Case("not-an-answer", "inn", at("inn"), "pass"),
    Case("market-not-in-play", "setup", at("carriage-house"), "drive green-a"),
    Case("market-out-of-reach", "carriage-house", at("carriage-house"), "drive blue-d"),
    Case("no-bill-there", "bills", at("carriage-house"), "collect red-centre"),
    Case(
        "carriage-did-not-move",
        "carriage-house",
        at("carriage-house", {"carriage": "red-a"}),
        "collect red-a",
    ),
    Case("bill-colour-ahead", "bills", at("carriage-house", {"bills": ["red-gold"]}), "collect red-b"),
    Case("not-an-answer", "carriage-house", at("carriage-house"), "decline"),
    # Phase 4
    Case("person-not-on-display", "phase-4", bribing(), "bribe doctor"),
    Case("no-gold-to-bribe", "phase-4", bribing({"gold": 0}), "bribe monk"),
    Case("not-an-answer", "phase-4", bribing(), "decline"),
    Case("rat-at-zero", "brown-persons", with_person("barmaid"), "take rat"),
    Case("no-cube-in-general-supply", "brown-persons", with_person("barmaid", {"supply": 14}), "take cube"),
    Case("not-an-answer", "brown-persons", with_person("barmaid"), "pass"),
    Case("too-few-cubes-there", "brown-persons", with_person("minstrel", BANKER), "shift bank inn 2"),
    Case(
        "confidant-not-there", "brown-persons", with_person("minstrel", BANKER), "shift bank inn 0 confidant"
    ),
    Case("not-an-answer", "brown-persons", with_person("minstrel", BANKER), "pass"),
    Case("too-few-cubes-there", "brown-persons", with_person("fool", BANKER), "relocate inn bank cube"),
    Case("confidant-not-there", "brown-persons", with_person("fool", BANKER), "relocate bank inn confidant"),
    Case("not-an-answer", "brown-persons", with_person("fool", BANKER), "pass"),
    Case("sector-not-empty", "period-a-persons", with_person("bishop", BANKER), "found bank"),
    Case("not-an-answer", "period-a-persons", with_person("bishop"), "pass"),
    Case("card-not-in-hand", "phase-3", with_person("scholar", {"hand": ["red-bank"]}), "play red-inn"),
    Case("not-an-answer", "new-period-a-persons", with_person("scholar"), "pass"),
    Case("sector-empty", "new-period-a-persons", with_person("procurator", BANKER), "work inn"),
    Case("not-an-answer", "new-period-a-persons", with_person("procurator", BANKER), "pass"),
    Case("too-few-cubes-there", "new-period-b-persons", with_person("gypsies", BANKER), "withdraw inn:1"),
    Case("not-an-answer", "new-period-b-persons", with_person("gypsies", BANKER), "decline"),
    Case(
        "no-bill-of-that-kind",
        "new-period-b-persons",
        with_person("coachman", {"bills": ["red-gold"]}),
        "cash rat",
    ),
    Case("not-an-answer", "new-period-b-persons", with_person("coachman", {"bills": ["red-gold"]}), "pass"),
    Case("not-enough-gold", "new-period-b-persons", with_person("patron"), "give 3"),
    Case("not-an-answer", "new-period-b-persons", with_person("patron"), "decline"),
    Case(
        "sector-not-empty",
        "new-period-b-persons",
        with_person("butcher", {"cubes": {"bank": 9}}),
        "found bank",
    ),
    Case("not-an-answer", "new-period-b-persons", with_person("butcher", {"cubes": {"bank": 9}}), "decline"),
    Case("councillor-not-again", "new-period-c-persons", with_person("councillor"), "bribe councillor"),
    Case("not-an-answer", "phase-4", with_person("councillor"), "decline"),
    Case("sector-empty", "new-period-c-persons", with_person("actress", BANKER), "rehouse inn bank"),
    Case("not-an-answer", "new-period-c-persons", with_person("actress", BANKER), "pass"),
    # Phase 5
    Case("sector-not-fullest", "plague", stricken, "remove park"),
    Case("no-cube-there", "plague", stricken, "remove residence"),
    Case("not-an-answer", "plague", stricken, "decline"),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.reason}:{case.rule}:{case.words}")
def test_refusal_gives_its_reason_and_rule(case: Case) -> None:
    t = case.make()
    assert t.refuses(case.seat, case.words) == (case.reason, case.rule)


def test_every_kind_of_question_refuses_words_meant_for_another() -> None:
    refusing = {case.make().question for case in CASES if case.reason == "not-an-answer"}
    assert refusing == {*GAME.meta.question_kinds, "chance"}


def test_every_rule_cited_is_a_section_of_the_rulebook() -> None:
    sections = {section.id for section in load_dataset().sections}
    assert {case.rule for case in CASES} <= {*sections, "table"}


# The reason codes in the source: where `Refusal` and its two helpers are called


def sources() -> Iterator[ast.Module]:
    for package in (notre_dame, parlour.kernel):
        for path in sorted(Path(package.__path__[0]).rglob("*.py")):
            yield ast.parse(path.read_text(encoding="utf-8"))


def texts(node: ast.expr, tree: ast.Module) -> set[str]:
    """The strings an expression can be; a name stands for what its module assigns to it."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return texts(node.body, tree) | texts(node.orelse, tree)
    found: set[str] = set()
    if isinstance(node, ast.Name):
        for each in ast.walk(tree):
            if isinstance(each, ast.Assign) and any(
                ast.dump(target) == _stored(node) for target in each.targets
            ):
                found |= texts(each.value, tree)
    return found


def _stored(name: ast.Name) -> str:
    return ast.dump(ast.Name(name.id, ast.Store()))


HELPERS = {"not_an_answer": "not-an-answer", "impossible_outcome": "impossible-outcome"}


def refusals_in_source() -> tuple[set[str], set[tuple[str, str]]]:
    """Every reason, and every pair of a reason and a rule that is written out at the call."""
    reasons: set[str] = set()
    pairs: set[tuple[str, str]] = set()
    for tree in sources():
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            if node.func.id == "Refusal":
                found = texts(node.args[0], tree)
                assert found, f"cannot tell the reason: {ast.unparse(node)}"
                reasons |= found
                pairs |= {(reason, rule) for reason in found for rule in texts(node.args[1], tree)}
            elif node.func.id in HELPERS:
                pairs |= {(HELPERS[node.func.id], rule) for rule in texts(node.args[-1], tree)}
    return reasons, pairs


def test_every_reason_in_the_source_has_a_case() -> None:
    reasons, _ = refusals_in_source()
    assert len(reasons) > 25
    assert {case.reason for case in CASES} == reasons


def test_every_rule_written_out_with_a_reason_has_a_case() -> None:
    _, pairs = refusals_in_source()
    assert pairs <= {(case.reason, case.rule) for case in CASES}
