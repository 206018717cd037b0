"""The mutation tester: what it changes, what it leaves alone, and that it tells the living from the dead."""

import subprocess
import sys
from collections import Counter
from pathlib import Path
from textwrap import dedent

import pytest

from tools import mutants as tool
from tools.mutation.finder import Mutant, mutants_of
from tools.mutation.record import CASES, Record, some_cases
from tools.mutation.rules_code import NOT_RULES, all_mutants, game_of, rules_files, sample
from tools.mutation.trial import KILLED, NOT_REACHED, SURVIVED, Verdict, batches

ROOT = Path(__file__).resolve().parents[2]


def changes(source: str) -> list[str]:
    """What the lines of a function become, in order."""
    return [mutant.mutated for mutant in mutants_of("x.py", dedent(source).encode())]


@pytest.mark.parametrize(
    ("line", "mutated"),
    [
        ("return a < b", ["return (a <= b)"]),
        ("return a == b", ["return (a != b)"]),
        ("return a in b", ["return (a not in b)"]),
        ("return a < b < c", ["return (a < b <= c)", "return (a <= b < c)"]),
        ("return a + b", ["return (a - b)"]),
        ("return a * b", ["return (a // b)"]),
        ("return a | b", ["return (a & b)"]),
        ("return a + [b]", []),
        ("return 7", ["return 6", "return 8"]),
        ("return 0", ["return (-1)", "return 1"]),
        ("return -1", ["return 0"]),
        ("return True", ["return False"]),
        ("return 'seven'", []),
        ("return f'{a + 1}'", []),
        ("return a and b", ["return (a or b)"]),
        ("return not a", ["return (a)"]),
        ("return min(a, b)", ["return max(a, b)"]),
        ("return any(a)", ["return all(a)"]),
        ("return b if a else c", ["return b if (not a) else c"]),
        ("return [b for b in c if b]", ["return [b for b in c if (not b)]"]),
    ],
)
def test_every_operator_makes_its_mutants(line: str, mutated: list[str]) -> None:
    found = changes(f"def f(a, b, c):\n    {line}\n")
    assert sorted(found) == sorted(mutated)


@pytest.mark.parametrize(
    ("line", "mutated"),
    [
        ("b.count += c", ["b.count -= c", "pass"]),
        ("b.count = c", ["pass"]),
        ("push(a)", ["pass"]),
        ("raise Invalid(a, 40)", ["pass"]),
        ("count = a", []),
    ],
)
def test_a_statement_that_does_something_is_left_out(line: str, mutated: list[str]) -> None:
    assert sorted(changes(f"def f(a, b, c):\n    {line}\n")) == sorted(mutated)


def test_a_name_is_left_without_its_new_value_but_not_without_its_first() -> None:
    assert changes("def f(a):\n    b = a\n    b = c\n    a = c\n") == ["pass", "pass"]


def test_a_result_becomes_none_where_that_is_a_possible_result() -> None:
    assert changes("def f(a) -> Refusal | None:\n    return a\n") == ["return None"]
    assert changes("def f(a) -> Refusal | None:\n    return None\n") == []
    assert changes("def f(a) -> Refusal:\n    return a\n") == []


@pytest.mark.parametrize(
    "source",
    [
        '"""Text."""',
        "X: int",
        "def f(a: Literal[1]) -> Literal[2]: ...",
        "class A:\n    fields: ClassVar[tuple[int, ...]] = (1, 2)",
        "class A:\n    __slots__ = ('a', 1)",
        "Count = A | B",
        "class A:\n    def __repr__(self):\n        return 1 + 2",
        "class A:\n    seat: int = field(compare=False)",
        "@lru_cache(maxsize=256)\ndef f(): ...",
        "def f(a):\n    if a > 3:\n        raise RulesBug('no')",
        "def f(state):\n    if state.sink is not None: ...",
        "def f(state, a):\n    if a and state.sink is not None: ...",
        "def resolve(a):\n    if isinstance(a, Play): ...",
        "def f(a):\n    super().__init__(a)",
        "def vocabulary():\n    yield Withdraw((1, 0))",
        "if TYPE_CHECKING:\n    X = 1",
        "def f():\n    fewest = 99",
        "def f(a, b):\n    return zip(a, b, strict=True)",
    ],
)
def test_what_could_not_be_told_from_the_original_is_left_alone(source: str) -> None:
    assert changes(source) == []


def test_equals_may_be_chosen_either_way() -> None:
    assert changes("def f(a, b):\n    return a if a <= b else b\n") == ["return a if (not a <= b) else b"]
    assert changes("def f(a, b):\n    return a if a <= b else 0\n")[0] == "return a if (a < b) else 0"
    found = changes("def f(a, best):\n    if a < best:\n        best = a\n")
    assert found == ["if (not a < best):", "pass"]


def test_a_weight_is_dropped_but_not_doubled() -> None:
    assert changes("def outcomes(a):\n    yield a, 1\n") == ["yield a, 0"]


def test_asking_for_the_kind_of_an_answer_is_a_rule_in_a_refusal() -> None:
    source = "def refuse(action):\n    if not isinstance(action, Keep):\n        return 'no'\n"
    assert changes(source) == ["if (isinstance(action, Keep)):"]


def test_a_mutant_knows_the_lines_that_a_test_must_run() -> None:
    source = b"def f(a, b):\n    if (\n        a > 1\n    ):\n        b.append(\n            2\n        )\n"
    assert {(each.line, each.first, each.last) for each in mutants_of("x.py", source)} == {
        (3, 2, 4),
        (5, 5, 7),
        (6, 5, 7),
    }


def test_every_mutant_of_the_rules_can_be_read_and_differs() -> None:
    files = rules_files(ROOT)
    assert {game_of(file) for file in files} >= {"notre-dame"}
    every = [f"{path.as_posix()}/" for path in (ROOT / "src/parlour/games").rglob("*.py")]
    assert all(any(f"/{part}/" in file for file in every) for part in NOT_RULES)
    assert not any(set(Path(file).parts) & {"content", "describe.py", "position"} for file in files)
    found = all_mutants(ROOT, files)
    assert len(found) == len(set(found)) > 1000
    for mutant in found[::20]:
        source = (ROOT / mutant.file).read_bytes()
        compile(mutant.applied(source), mutant.file, "exec")
        assert mutant.applied(source) != source


def made(file: str, count: int) -> list[Mutant]:
    return [Mutant(file, line, 0, 0, "", "", line, line, "a", "b") for line in range(1, count + 1)]


def test_a_sample_takes_from_each_file_its_share_and_is_the_same_each_time() -> None:
    mutants = [*made("a.py", 60), *made("b.py", 30), *made("c.py", 9), *made("d.py", 1)]
    chosen = sample(mutants, 10, 1)
    assert Counter(mutant.file for mutant in chosen) == {"a.py": 6, "b.py": 3, "c.py": 1}
    assert sample(list(reversed(mutants)), 10, 1) == chosen
    assert sample(mutants, 10, 2) != chosen
    assert sample(mutants, 1000, 1) == mutants
    without_a = [mutant for mutant in chosen if mutant.file != "a.py"]
    assert sample([*made("a.py", 61), *mutants[60:]], 10, 1)[-len(without_a) :] == without_a


RULE, PLAY, OTHER = (
    "tests/games/toy/test_a.py::test_a",
    "tests/sim/test_b.py::test_b",
    "tests/sim/test_c.py::c",
)
FILE = "src/parlour/games/toy/rules.py"


def test_tests_of_rules_come_first_and_only_those_that_run_the_line() -> None:
    known = Record({PLAY: 1.0, RULE: 2.0, OTHER: 0.1})
    known.lines = {PLAY: {FILE: 0b1100}, RULE: {FILE: 0b0100}, OTHER: {FILE: 0b1000}}
    second, third = made(FILE, 3)[1:]
    assert known.tests_for(second) == [RULE, PLAY]
    assert known.tests_for(third) == [OTHER, PLAY]
    assert known.tests_for(made(FILE, 1)[0]) == []
    known.imported = {FILE: 0b0010}
    assert set(known.tests_for(made(FILE, 1)[0])) == {RULE, PLAY, OTHER}


def test_a_mutant_meets_no_more_tests_than_the_budget_allows() -> None:
    cases = [f"{PLAY}[{number}]" for number in range(3)]
    known = Record({RULE: 1.0, OTHER: 1.0, **dict.fromkeys(cases, 1.0)})
    known.lines = {test: {FILE: 0b10} for test in known.seconds}
    mutant = made(FILE, 1)[0]
    near, far = batches(known, mutant, 3.0)
    assert list(near) == [RULE]
    assert list(far) == [cases[0], OTHER], "one case of each function comes before another of the first"
    assert [list(each) for each in batches(known, mutant, 0.5)] == [[RULE]]


def test_of_a_test_that_only_plays_some_cases_are_enough() -> None:
    cases = [f"{PLAY}[{number}]" for number in range(30)]
    rules = [f"{RULE}[{number}]" for number in range(30)]
    kept = some_cases([*cases, *rules, OTHER])
    assert kept >= {*rules, OTHER}
    assert len(kept) == len(rules) + 1 + CASES
    assert kept == some_cases([*cases, *rules, OTHER])


def test_totals_count_what_was_not_reached_as_survived() -> None:
    mutant = made(FILE, 1)[0]
    outcomes = [(KILLED, RULE), (KILLED, "time"), (SURVIVED, ""), (NOT_REACHED, "")]
    verdicts = [Verdict(mutant, outcome, by, 1.0) for outcome, by in outcomes]
    assert tool.totals("toy", verdicts) == (
        "mutants: toy: 4 tried, 2 killed (1 by time), 2 survived (1 run by no test): 50.0 % killed"
    )


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A game with one rule that is tested, one that is run and one that is not."""
    files = {
        "pyproject.toml": '[tool.pytest.ini_options]\naddopts = "-q --import-mode=importlib"',
        "src/parlour/__init__.py": "",
        "src/parlour/games/__init__.py": "",
        "src/parlour/games/toy/__init__.py": "",
        "src/parlour/games/toy/content/facts.py": "FACT = 3",
        "src/parlour/games/toy/rules.py": """
            def tested(gold, price):
                return gold > price

            def only_run(gold, price):
                return gold > price

            def forgotten(gold, price):
                return gold > price
        """,
        "tests/games/toy/test_toy.py": """
            from parlour.games.toy.rules import only_run, tested

            def test_rule():
                assert tested(4, 3)
                assert not tested(3, 3)
                only_run(4, 3)

            def test_another():
                assert False, "fails whatever the rules are"
        """,
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text), encoding="utf-8")
    return tmp_path


def run(checkout: Path, *arguments: str) -> tuple[int, str]:
    command = [sys.executable, "-m", "tools.mutants", "--root", str(checkout), *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_killed_survived_and_not_reached_in_a_small_game(checkout: Path) -> None:
    before = {path: path.read_bytes() for path in checkout.rglob("*.py")}
    code, told = run(checkout, "--jobs", "1", "--verbose")
    assert code == 1, told
    assert "left out, fails without any mutation: tests/games/toy/test_toy.py::test_another" in told
    assert "mutants: toy: 3 tried, 1 killed (0 by time), 2 survived (1 run by no test): 33.3 % killed" in told
    assert f"killed      {FILE}:3: return gold > price  ->  return (gold >= price)" in told
    assert f"survived: {FILE}:6: return gold > price  ->  return (gold >= price)" in told
    assert f"not reached: {FILE}:9: return gold > price  ->  return (gold >= price)" in told
    assert "MISSED" in told
    assert {path: path.read_bytes() for path in checkout.rglob("*.py")} == before
    code, told = run(checkout, "--line", "3", "--jobs", "1")
    assert code == 0, told
    assert "100.0 % killed" in told
    assert "met" in told


def test_mutants_can_be_listed(checkout: Path) -> None:
    code, told = run(checkout, "--list", "--count", "2", "--file", "rules.py", "--game", "toy")
    assert code == 0
    assert len(told.splitlines()) == 2
    assert run(checkout, "--game", "chess")[0] == 2


def git(checkout: Path, *arguments: str) -> None:
    who = ["-c", "user.name=tester", "-c", "user.email=tester@localhost"]
    subprocess.run(["git", *who, *arguments], cwd=checkout, check=True, capture_output=True)


def test_only_lines_written_since_a_revision(checkout: Path) -> None:
    git(checkout, "init", "-q")
    git(checkout, "add", ".")
    git(checkout, "commit", "-q", "-m", "before")
    rules = checkout / FILE
    rules.write_text(
        rules.read_text().replace("def forgotten", "def f():\n    return 1 < 2\n\ndef forgotten")
    )
    (rules.parent / "more.py").write_text("def g():\n    return 3 < 4\n")
    git(checkout, "add", ".")
    code, told = run(checkout, "--list", "--since", "HEAD", "--file", "*.py")
    assert code == 0, told
    changed = [line for line in told.splitlines() if "<" in line]
    assert {line.split(": ")[0] for line in changed} == {
        f"{FILE}:9",
        f"{Path(FILE).parent.as_posix()}/more.py:2",
    }
    code, told = run(checkout, "--list", "--since", "no-such-revision")
    assert code == 2
    assert "no-such-revision" in told
