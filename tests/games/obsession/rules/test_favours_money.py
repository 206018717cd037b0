"""Step 6.1, pounds: all sources together; paupers must be paid for, if need be with loans (ruling 10)."""

import pytest

from tests.games.obsession.table import DAUGHTER, HEIR, LORD, Table, table

FAVOURS = "enjoy-favours"
SPECIAL = "special-actions"
HARPSTEAD, STOWELL, THATCHER = "miss-agnes-harpstead", "miss-margaret-stowell", "lady-allison-thatcher"
"""Paupers: 100, 100 (and three reputation) and 200 pounds."""
PAUPERS = f"host main-gazebo {HARPSTEAD} {STOWELL} staff footman"


def poor(pounds: int, position: int = 5, **row: object) -> Table:
    """Ponsonby on level 1 with three paupers."""
    told = {"level": 1, "position": position, "pounds": pounds, "hand": [HARPSTEAD, STOWELL, THATCHER]}
    return table(ponsonby={**told, **row})


def money(t: Table) -> list[tuple[object, object]]:
    return [(told["pounds"], told["source"]) for told in t.events("pounds-changed")]


def earned(pounds: int, words: str) -> tuple[int, list[tuple[object, object]]]:
    """What Ponsonby then has, and what was told of it."""
    t = poor(pounds)
    t.play("ponsonby", words)
    return t.seat("ponsonby").pounds, money(t)


def test_pounds_of_tile_and_guests_are_totalled() -> None:
    assert earned(0, f"host bowling-green {LORD} {HEIR} staff footman") == (500, [(500, "activity")])


def test_pounds_the_other_player_gets_none() -> None:
    t = table(ponsonby={"pounds": 0}, york={"pounds": 200})
    t.play("ponsonby", f"host bowling-green {LORD} {HEIR} staff footman")
    assert t.seat("york").pounds == 200


def test_pounds_are_not_limited_by_the_coins_of_the_box() -> None:
    # All the coins there are: 35 of 100 pounds and 11 of 500.
    t = table(ponsonby={"pounds": 8900}, york={"pounds": 100})
    t.play("ponsonby", f"host bowling-green {LORD} {HEIR} staff footman")
    assert t.seat("ponsonby").pounds == 9400


def test_paupers_are_paid_from_the_money_at_hand() -> None:
    assert earned(200, PAUPERS) == (0, [(-200, "activity")])


def test_paupers_are_paid_from_other_favours_of_the_activity() -> None:
    assert earned(0, f"host main-gazebo {LORD} {HARPSTEAD} staff footman") == (100, [(100, "activity")])


def test_paupers_costs_and_favours_may_come_out_even() -> None:
    assert earned(0, f"host main-gazebo {LORD} {THATCHER} staff ladys-maid,footman") == (0, [])


@pytest.mark.parametrize(("pounds", "short", "loans"), [(0, 200, 2), (100, 100, 1)])
def test_paupers_who_cannot_be_paid_cannot_attend(pounds: int, short: int, loans: int) -> None:
    t = poor(pounds)
    assert t.refuses("ponsonby", PAUPERS) == ("costs-not-covered", FAVOURS)
    assert t.told("ponsonby", PAUPERS) == {"pounds": short, "loans": loans}


@pytest.mark.parametrize(("loan", "needed"), [(1, 2), (3, 2)])
def test_paupers_the_loan_is_what_is_missing_and_no_more(loan: int, needed: int) -> None:
    t = poor(0, level=3)
    words = f"{PAUPERS} loan {loan}"
    if loan < needed:
        assert t.refuses("ponsonby", words) == ("costs-not-covered", FAVOURS)
    else:
        assert t.refuses("ponsonby", words) == ("loan-without-need", SPECIAL)
        assert t.told("ponsonby", words) == {"loans": 2}


@pytest.mark.parametrize("pounds", [200, 300])
def test_paupers_no_loan_where_there_is_money_enough(pounds: int) -> None:
    t = poor(pounds)
    words = f"{PAUPERS} loan 1"
    assert t.refuses("ponsonby", words) == ("loan-without-need", SPECIAL)
    assert t.told("ponsonby", words) == {"loans": 0}


def test_no_loan_for_an_activity_that_costs_nothing() -> None:
    t = poor(0)
    words = f"host bowling-green {LORD} {HEIR} staff footman loan 1"
    assert t.refuses("ponsonby", words) == ("loan-without-need", SPECIAL)
    assert t.told("ponsonby", words) == {"loans": 0}


def test_paupers_a_loan_costs_two_reputation_for_every_hundred_pounds() -> None:
    t = poor(0, position=5)
    t.play("ponsonby", f"{PAUPERS} loan 2")
    assert t.seat("ponsonby").pounds == 0
    # Four steps down for the loan, three up for Miss Stowell.
    assert t.seat("ponsonby").steps == 4 - 4 + 3
    assert money(t) == [(200, "loan"), (-200, "activity")]
    assert [(told["steps"], told["source"]) for told in t.events("reputation-changed")] == [
        (-4, "loan"),
        (3, "activity"),
    ]


def test_paupers_the_loan_is_paid_with_the_reputation_before_favours() -> None:
    t = poor(0, position=4)
    words = f"{PAUPERS} loan 2"
    assert t.refuses("ponsonby", words) == ("reputation-cannot-pay", SPECIAL)
    assert t.told("ponsonby", words) == {"cost": 4, "steps": 3}


@pytest.mark.parametrize(("position", "enough"), [(5, False), (1, True)])
def test_paupers_loan_and_service_help_must_be_payable_together(position: int, enough: bool) -> None:
    level = 2 if enough else 1
    t = poor(100, position, level=level, available=["butler"], quarters=["footman"])
    words = f"{PAUPERS} help footman loan 1"
    if enough:
        t.play("ponsonby", words)
        assert t.seat("ponsonby").steps == 5 - 5 + 3
        assert t.seat("ponsonby").pounds == 0
    else:
        assert t.refuses("ponsonby", words) == ("reputation-cannot-pay", SPECIAL)
        assert t.told("ponsonby", words) == {"cost": 5, "steps": 4}
        assert words not in t.offers("ponsonby")


def test_paupers_offers_carry_the_loans_they_need() -> None:
    t = poor(0, position=3, discard=[LORD, HEIR, DAUGHTER, "mabel-countess-of-ponsonby"])
    offers = t.offers("ponsonby", "host")
    # Two steps: one loan at most, so never two paupers; the butler's room costs nothing.
    assert offers == ["host butlers-room staff butler"]
    t = poor(0, position=5, discard=[LORD, HEIR, DAUGHTER, "mabel-countess-of-ponsonby"])
    assert f"{PAUPERS} loan 2" in t.offers("ponsonby", "host")
    t = poor(100, position=3, discard=[LORD, HEIR, DAUGHTER, "mabel-countess-of-ponsonby"])
    assert f"{PAUPERS} loan 1" in t.offers("ponsonby", "host")


def test_paupers_money_borrowed_before_may_pay_them() -> None:
    t = poor(0, position=5)
    t.play("ponsonby", "borrow", "borrow", PAUPERS)
    assert (t.seat("ponsonby").pounds, t.seat("ponsonby").steps) == (0, 3)
