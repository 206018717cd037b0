"""Modules composed into one ruleset, and options settled."""

import pytest

from parlour.kernel.agenda import Item
from parlour.kernel.errors import Invalid
from parlour.kernel.ruleset import Module, Option, Splice, compose, settle_options
from tests.kernel.toy import Bid, Forced, Guess, Note, Roll

BASE = Module("base", content={"cards": ("ace", "king")}, params={"rounds": 3, "name": "plain"})
QUEENS = Module("queens", requires=("base",), content={"cards": ("queen",), "tokens": ("red",)})
SHORT = Module("short", excludes=("long",), params={"rounds": 1})
LONG = Module("long", params={"rounds": 9})
NO_KING = Module("no-king", remove={"cards": ("king",)})
CROWN = Module("crown", requires=("queens",))
ALL = (BASE, QUEENS, SHORT, LONG, NO_KING, CROWN)
STEPS: tuple[Item, ...] = (Note("start"), Guess(), Roll())


def test_the_base_is_always_in() -> None:
    composed = compose(ALL, "base", [], STEPS)
    assert composed.modules == ("base",)
    assert composed.content == {"cards": ("ace", "king")}
    assert composed.params == {"rounds": 3, "name": "plain"}
    assert composed.steps == STEPS


def test_modules_come_in_the_order_of_the_catalogue_whatever_order_was_typed() -> None:
    one = compose(ALL, "base", ["queens", "long"], STEPS)
    other = compose(ALL, "base", ["long", "queens"], STEPS)
    assert one == other
    assert one.modules == ("base", "queens", "long")
    assert one.content == {"cards": ("ace", "king", "queen"), "tokens": ("red",)}
    assert one.params == {"rounds": 9, "name": "plain"}


def test_a_module_may_take_content_away() -> None:
    assert compose(ALL, "base", ["no-king"], STEPS).content["cards"] == ("ace",)


@pytest.mark.parametrize(
    ("chosen", "code", "params"),
    [
        (["dragons"], "unknown-module", {"module": "dragons"}),
        (["queens", "queens"], "duplicate-module", {"module": "queens"}),
        (["crown"], "module-requires", {"module": "crown", "other": "queens"}),
        (["short", "long"], "module-excludes", {"module": "short", "other": "long"}),
    ],
)
def test_what_does_not_fit_together_is_refused(chosen: list[str], code: str, params: dict[str, str]) -> None:
    with pytest.raises(Invalid) as refused:
        compose(ALL, "base", chosen, STEPS)
    assert refused.value.code == code
    assert params.items() <= refused.value.params.items()


def _spliced(*splices: Splice) -> tuple[Item, ...]:
    return compose((BASE, Module("extra", splices=splices)), "base", ["extra"], STEPS).steps


def test_splices_put_steps_before_after_or_instead() -> None:
    new = (Note("x"), Note("y"))
    assert _spliced(Splice("before", "Guess", new)) == (STEPS[0], *new, *STEPS[1:])
    assert _spliced(Splice("after", "Guess", new)) == (*STEPS[:2], *new, STEPS[2])
    assert _spliced(Splice("instead", "Guess", (Forced(),))) == (STEPS[0], Forced(), STEPS[2])
    assert _spliced(Splice("instead", "Roll")) == STEPS[:2], "a step can be dropped"


def test_splices_build_on_one_another() -> None:
    bid = Bid((None, None))
    steps = _spliced(Splice("after", "Roll", (bid,)), Splice("before", "Bid", (Note("x"),)))
    assert steps == (*STEPS, Note("x"), bid)


@pytest.mark.parametrize(
    ("splice", "code"),
    [(Splice("after", "Bid"), "unknown-step"), (Splice("beside", "Guess"), "unknown-splice")],
)
def test_a_splice_that_fits_nowhere_is_refused(splice: Splice, code: str) -> None:
    with pytest.raises(Invalid) as refused:
        _spliced(splice)
    assert refused.value.code == code


OPTIONS = (Option("pace", "slow", ("slow", "fast")), Option("colours", "any"))


def test_options_are_given_or_default() -> None:
    assert settle_options(OPTIONS, {}) == {"pace": "slow", "colours": "any"}
    assert settle_options(OPTIONS, {"pace": "fast", "colours": "red,blue"}) == {
        "pace": "fast",
        "colours": "red,blue",
    }


@pytest.mark.parametrize(
    ("given", "code"), [({"speed": "fast"}, "unknown-option"), ({"pace": "warp"}, "bad-option")]
)
def test_an_option_that_is_unknown_or_has_no_such_value_is_refused(given: dict[str, str], code: str) -> None:
    with pytest.raises(Invalid) as refused:
        settle_options(OPTIONS, given)
    assert refused.value.code == code
    assert refused.value.params
