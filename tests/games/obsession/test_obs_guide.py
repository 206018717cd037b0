"""An activity put together part by part: extra servants, carriage, larger table, partner (p. 6 to 8, 12)."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from parlour.games.obsession.aids.composing import company_search
from parlour.games.obsession.aids.composing.placements import placement_told
from parlour.games.obsession.aids.composing.stages import Stage, guide
from parlour.games.obsession.game import OBSESSION
from parlour.games.obsession.hosting.host_lists import hosts
from parlour.games.obsession.hosting.judgement import plan_for
from parlour.games.obsession.sight.view import CountyView
from parlour.games.obsession.words.host_action import Host
from parlour.games.obsession.words.plan import Plan
from parlour.i18n.texts import LANGUAGES, Texts
from parlour.kernel.agenda import CHANCE
from parlour.kernel.engine import apply, legal, to_move
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Setup
from tests.games.obsession.table import DAUGHTER, HEIR, LADY, LORD, Table, described, table

SERVANTS = ("ud-servants",)
UPSTAIRS = ("ud-servants", "ud-guests", "ud-tiles", "howard")
START = ["butler", "housekeeper", "valet", "ladys-maid", "footman"]
PEELE, GILMOUR = "elizabeth-viscountess-peele", "lady-elise-gilmour"


def _stage(at: Table, family: str, *chosen: str) -> Stage:
    found = guide(at.view(family), chosen)
    assert found is not None
    return found


def _parts(stage: Stage, sort: str) -> set[str]:
    return {str(part.value) for part in stage.parts if part.sort == sort}


def _answers(stage: Stage) -> list[str]:
    return [answer.text for answer in stage.answers]


def _extras(*names: str) -> list[str]:
    return [*START, *names]


# Extra servants


def test_the_cook_is_offered_and_brings_guests_of_a_higher_rating_p7() -> None:
    at = table(modules=SERVANTS, ponsonby={"level": 1, "hand": [PEELE], "available": _extras("cook")})
    plain = _stage(at, "ponsonby", "front-parlour")
    assert plain.ask == "ob-guide-guest"
    assert PEELE not in _parts(plain, "gentry")
    assert "cook" in _parts(plain, "extra")
    cooked = _stage(at, "ponsonby", "front-parlour", "cook")
    assert PEELE in _parts(cooked, "gentry")
    assert "cook" not in _parts(cooked, "extra")
    whole = _stage(at, "ponsonby", "front-parlour", PEELE, LADY, "cook")
    assert whole.ask == "ob-guide-crew"
    assert all(" extra cook" in words for words in _answers(whole))
    assert len(_answers(whole)) == 2, "one for each favour of the lady"


def test_a_placement_left_out_is_taken_back() -> None:
    at = table(modules=SERVANTS, ponsonby={"level": 1, "hand": [PEELE], "available": _extras("cook")})
    alone = _stage(at, "ponsonby", "front-parlour", PEELE, LADY)
    assert alone.answers == ()
    assert _parts(alone, "extra") == {"cook"}, "she is too grand for a table without the cook"
    plain = _stage(at, "ponsonby", "front-parlour", DAUGHTER, LADY)
    assert plain.answers
    assert not any(" extra " in words for words in _answers(plain))


def test_a_tile_that_needs_the_useful_man_is_offered_and_he_comes_first_p8() -> None:
    row = {"level": 1, "estate": ["tennis-court"], "available": _extras("useful-man")}
    at = table(modules=SERVANTS, ponsonby=row)
    assert "tennis-court" in _parts(_stage(at, "ponsonby"), "tile")
    first = _stage(at, "ponsonby", "tennis-court")
    assert [(part.sort, part.value) for part in first.parts] == [("extra", "useful-man")]
    eased = _stage(at, "ponsonby", "tennis-court", "useful-man")
    assert {LORD, HEIR, LADY, DAUGHTER} <= _parts(eased, "gentry")
    whole = _stage(at, "ponsonby", "tennis-court", "useful-man", LORD, DAUGHTER)
    assert f"host tennis-court {LORD} {DAUGHTER} staff footman extra useful-man" in {
        " ".join(sorted_words(words)) for words in _answers(whole)
    }


def sorted_words(words: str) -> list[str]:
    """The words of an activity with the guests in the order of the test."""
    found = words.split()
    return [*found[:2], *sorted(found[2:4], key=[LORD, DAUGHTER].index), *found[4:]]


def test_without_the_useful_man_the_tile_is_out_of_reach() -> None:
    at = table(modules=SERVANTS, ponsonby={"level": 1, "estate": ["tennis-court"], "available": START})
    assert "tennis-court" not in _parts(_stage(at, "ponsonby"), "tile")


def test_the_hall_boy_goes_to_a_guest_with_pounds_once_he_is_chosen_p7() -> None:
    at = table(modules=SERVANTS, ponsonby={"level": 1, "available": _extras("hall-boy", "underbutler")})
    assert not any("@" in word for word in _parts(_stage(at, "ponsonby", "bowling-green"), "extra"))
    one = _stage(at, "ponsonby", "bowling-green", LORD)
    assert _parts(one, "extra") == {f"hall-boy@{LORD}", f"underbutler@{LORD}"}
    two = _stage(at, "ponsonby", "bowling-green", LORD, HEIR, f"hall-boy@{LORD}")
    assert _parts(two, "extra") == {f"underbutler@{HEIR}"}, "nobody is attended twice"
    both = _stage(at, "ponsonby", "bowling-green", f"underbutler@{HEIR}", LORD, HEIR, f"hall-boy@{LORD}")
    assert both.answers
    assert all(f"extra underbutler@{HEIR},hall-boy@{LORD}" in words for words in _answers(both))


def test_what_is_placed_on_a_guest_goes_with_the_guest() -> None:
    at = table(modules=SERVANTS, ponsonby={"level": 1, "available": _extras("hall-boy")})
    stage = _stage(at, "ponsonby", "bowling-green", HEIR, f"hall-boy@{LORD}")
    assert stage == _stage(at, "ponsonby", "bowling-green", HEIR)


def test_the_head_housemaid_screens_invitations_of_tile_and_guests_p8() -> None:
    at = table(modules=SERVANTS, ponsonby={"level": 1, "available": _extras("head-housemaid")})
    first = _stage(at, "ponsonby", "main-gazebo")
    assert _parts(first, "extra") == {"head-housemaid=prestige"}
    more = _stage(at, "ponsonby", "main-gazebo", LADY, DAUGHTER)
    assert _parts(more, "extra") == {
        "head-housemaid=prestige",
        f"head-housemaid@{LADY}=look_casual",
        f"head-housemaid@{DAUGHTER}=casual",
    }
    whole = _stage(at, "ponsonby", "main-gazebo", LADY, DAUGHTER, f"head-housemaid@{LADY}=look_casual")
    assert whole.answers
    assert all(f"{LADY}=look_casual" in words for words in _answers(whole)), (
        "the other favour cannot be taken"
    )
    assert _parts(whole, "extra") == set(), "there is one of her"


def test_what_is_placed_is_told_in_the_order_in_which_it_is_offered() -> None:
    row = {
        "level": 1,
        "estate": ["carriage-house"],
        "available": _extras("cook", "hall-boy", "head-housemaid"),
    }
    at = table(modules=UPSTAIRS, ponsonby=row)
    placed = [f"head-housemaid@{DAUGHTER}=casual", f"hall-boy@{LORD}", "carriage:footman+1", "cook"]
    stage = _stage(at, "ponsonby", "main-gazebo", LORD, DAUGHTER, *placed)
    assert list(stage.so_far[1:]) == [placement_told(word) for word in reversed(placed)]


def test_nobody_is_offered_without_extra_servants_in_the_game() -> None:
    at = table(ponsonby={"level": 1})
    stage = _stage(at, "ponsonby", "bowling-green", LORD, HEIR)
    assert stage.parts == ()
    assert stage.answers


# Carriage and larger table


def test_the_carriage_house_makes_the_company_larger_or_smaller_p16() -> None:
    row = {"level": 1, "estate": ["carriage-house"], "available": [*START, "footman"]}
    at = table(modules=UPSTAIRS, ponsonby=row)
    first = _stage(at, "ponsonby", "main-gazebo")
    assert {"carriage:footman+1", "carriage:footman-1"} <= _parts(first, "extra")
    more = _stage(at, "ponsonby", "main-gazebo", LORD, HEIR, "carriage:footman+1")
    assert more.ask == "ob-guide-guest", "one is missing now"
    assert more.answers == ()
    assert LADY in _parts(more, "gentry")
    fewer = _stage(at, "ponsonby", "main-gazebo", LORD, "carriage:footman-1")
    assert fewer.ask == "ob-guide-crew"
    assert _parts(fewer, "gentry") == set()
    assert _answers(fewer) == [f"host main-gazebo {LORD} staff footman carriage footman-1"]


def test_one_guest_more_at_the_larger_table_is_optional_p16() -> None:
    row = {"level": 3, "estate": ["renovated-kitchen/back"], "available": _extras("cook")}
    at = table(modules=UPSTAIRS, ponsonby=row)
    plain = _stage(at, "ponsonby", "bowling-green", LORD, HEIR)
    assert _parts(plain, "gentry") == set()
    assert plain.answers
    cooked = _stage(at, "ponsonby", "main-gazebo", LORD, HEIR, "cook")
    assert cooked.ask == "ob-guide-crew"
    assert cooked.answers
    assert {LADY, DAUGHTER} <= _parts(cooked, "gentry")
    larger = _stage(at, "ponsonby", "main-gazebo", LORD, HEIR, DAUGHTER, "cook")
    assert larger.answers
    assert _parts(larger, "gentry") == set()


def test_where_two_placements_are_needed_either_may_come_first() -> None:
    """The only guest in hand is above the level, and one too few: it takes the cook and the carriage."""
    at = table(
        modules=UPSTAIRS,
        ponsonby={
            "level": 1,
            "hand": [PEELE],
            "discard": [LORD, LADY, HEIR, DAUGHTER],
            "estate": ["carriage-house"],
            "available": [*START, "footman", "cook"],
        },
    )
    assert "main-gazebo" in _parts(_stage(at, "ponsonby"), "tile")
    first = _stage(at, "ponsonby", "main-gazebo")
    assert _parts(first, "gentry") == set()
    assert _parts(first, "extra") == {"cook", "carriage:footman-1"}
    second = _stage(at, "ponsonby", "main-gazebo", "cook")
    assert _parts(second, "extra") == {"carriage:footman-1"}
    third = _stage(at, "ponsonby", "main-gazebo", "cook", "carriage:footman-1")
    assert _parts(third, "gentry") == {PEELE}
    assert _stage(at, "ponsonby", "main-gazebo", "cook", "carriage:footman-1", PEELE).answers


# The partner


def _team(**rows: object) -> Table:
    seats = ("ponsonby", "york", "cavendish", "asquith")
    return described(rows, seats, modules=("teams", "ud-servants", "ud-guests"))


def test_family_and_starters_of_the_partner_may_come_p12() -> None:
    at = _team(ponsonby={"level": 1}, cavendish={"level": 1})
    lord = "paul-earl-of-cavendish"
    theirs = {name for name in at.seat("cavendish").hand if "cavendish" in name}
    stage = _stage(at, "ponsonby", "main-gazebo")
    assert theirs <= _parts(stage, "gentry"), lord
    guest = sorted(theirs)[0]
    chosen = _stage(at, "ponsonby", "main-gazebo", guest, LORD)
    assert f"for:{guest}" in _parts(chosen, "extra")
    assert f"for:{LORD}" not in _parts(chosen, "extra")
    given = _stage(at, "ponsonby", "main-gazebo", guest, LORD, f"for:{guest}")
    assert given.answers
    assert all(words.endswith(f" for {guest}") for words in _answers(given))


def test_servants_are_borrowed_one_by_one_once_the_company_is_complete_p12() -> None:
    beeston, hawke = "sir-richard-beeston", "sir-william-hawke"
    at = _team(
        ponsonby={"level": 1, "hand": [beeston, hawke], "available": ["butler", "footman"], "quarters": []},
        cavendish={"level": 1, "available": [*START, "valet"]},
    )
    early = _stage(at, "ponsonby", "bowling-green", beeston)
    assert not any(word.startswith("lend") for word in _parts(early, "extra"))
    both = _stage(at, "ponsonby", "bowling-green", beeston, hawke)
    assert both.answers == ()
    assert "lend:valet" in _parts(both, "extra")
    one = _stage(at, "ponsonby", "bowling-green", beeston, hawke, "lend:valet")
    assert one.answers == ()
    assert "lend:valet*2" in _parts(one, "extra")
    two = _stage(at, "ponsonby", "bowling-green", beeston, hawke, "lend:valet", "lend:valet*2")
    assert f"host bowling-green {beeston} {hawke} staff valet,valet,footman borrow valet,valet" in _answers(
        two
    )
    assert two.answers == _stage(at, "ponsonby", "bowling-green", beeston, hawke, "lend:valet*2").answers


# Words


@pytest.mark.parametrize(
    "word",
    [
        *("moon", "hall-boy", "hall-boy@moon", "cook@x", "butler@" + LORD),
        *("carriage:king+1", "carriage:footman", "carriage:footman+2"),
        *("lend:king", "lend:valet*x", "lend:valet*", "lend:valet*22", "for:moon"),
        *("head-housemaid", "head-housemaid=tea", "head-housemaid@moon=casual", "head-housemaidx=casual"),
    ],
)
def test_what_is_no_part_is_turned_away(word: str) -> None:
    at = table(modules=UPSTAIRS, ponsonby={"level": 1})
    with pytest.raises(Invalid) as caught:
        guide(at.view("ponsonby"), ("main-gazebo", word))
    assert caught.value.code == "no-such-part"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_placement_has_words(lang: str) -> None:
    texts = Texts(lang, ("obsession",), strict=True)
    words = [
        "cook",
        "useful-man",
        f"hall-boy@{LORD}",
        f"underbutler@{LORD}",
        f"head-housemaid@{LORD}=look_prestige",
        "head-housemaid=casual",
        "carriage:footman+1",
        "carriage:footman-1",
        "lend:valet",
        "lend:valet*2",
        f"for:{LORD}",
    ]
    told = [texts.term("told", str(placement_told(word).value)) for word in words]
    assert len(set(told)) == len(words)


# All of it


PROMOS = {"promo-guests": "aston-webb,dr-richard-clarkson,jane-booth,lady-mary-shelton"}
SETUPS = (
    Setup("obsession", ("a", "b"), UPSTAIRS, PROMOS),
    Setup("obsession", ("a", "b", "c", "d"), ("teams", *UPSTAIRS), {}),
    Setup("obsession", ("a", "b", "c"), ("tableau", *UPSTAIRS), {}),
    Setup("obsession", ("a",), ("estate-challenge",), {}),
)
MANY = 1200


def _put_together(view: CountyView) -> set[str]:
    """All activities that are found by choosing part after part, in any order; no way leads nowhere."""
    found: set[str] = set()
    seen: set[frozenset[str]] = set()
    waiting: list[tuple[str, ...]] = [()]
    while waiting:
        chosen = waiting.pop()
        if frozenset(chosen) in seen:
            continue
        seen.add(frozenset(chosen))
        stage = guide(view, chosen)
        assert stage is not None
        assert stage.parts or stage.answers, chosen
        waiting += [(*chosen, str(part.value)) for part in stage.parts]
        found |= {answer.text for answer in stage.answers if isinstance(answer, Host)}
    return found


def _assert_all_can_be_put_together(at: Table, family: str) -> None:
    view = at.view(family)
    assert view.seat is not None
    assert _put_together(view) == {host.text for host in hosts(at.county, view.seat)}


THATCHER = "lady-allison-thatcher"
SHELTON = "lady-mary-shelton"


def test_a_guest_too_dear_is_offered_where_the_hall_boy_earns_what_is_missing_p7() -> None:
    row = {"level": 1, "pounds": 0, "estate": [], "hand": [THATCHER]}
    poor = table(modules=SERVANTS, ponsonby={**row, "available": START})
    assert THATCHER not in _parts(_stage(poor, "ponsonby", "main-gazebo", HEIR), "gentry")
    helped = table(modules=SERVANTS, ponsonby={**row, "available": _extras("hall-boy")})
    assert THATCHER in _parts(_stage(helped, "ponsonby", "main-gazebo", HEIR), "gentry")
    both = _stage(helped, "ponsonby", "main-gazebo", HEIR, THATCHER)
    assert (both.answers, _parts(both, "extra")) == ((), {f"hall-boy@{HEIR}"})
    _assert_all_can_be_put_together(helped, "ponsonby")


@pytest.mark.parametrize("kitchen", ["renovated-kitchen", "renovated-kitchen/back"])
def test_a_lady_with_a_train_of_gentlemen_makes_the_company_larger_p3(kitchen: str) -> None:
    row = {"level": 3, "hand": [SHELTON], "estate": [kitchen], "available": _extras("cook")}
    at = table(modules=SERVANTS, options={"promo-guests": SHELTON}, ponsonby=row)
    three = _stage(at, "ponsonby", "main-gazebo", SHELTON, LADY)
    assert _parts(three, "gentry") == {LORD, HEIR}, "one more, and a gentleman"
    _assert_all_can_be_put_together(at, "ponsonby")


@pytest.mark.parametrize("setup", SETUPS, ids=("upstairs", "teams", "tableau", "challenge"))
def test_every_activity_can_be_put_together_and_nothing_else(setup: Setup) -> None:
    rng = random.Random(4)
    state = OBSESSION.start(setup)
    compared = 0
    asked = 0
    while seats := to_move(state):
        seat = seats[0]
        view = OBSESSION.view(state, seat) if seat != CHANCE else None
        if view is not None and view.question == "host-activity":
            asked += 1
            every = {host.text for host in itertools.islice(hosts(state, seat), MANY)}
            if asked % 3 == 0 and len(every) < MANY and compared < 4:
                compared += 1
                assert _put_together(view) == every
        apply(state, seat, legal(state, seat).sample(rng))
    assert compared


def test_a_stage_of_a_full_table_looks_at_few_companies(monkeypatch: pytest.MonkeyPatch) -> None:
    """Six families, a large circle, a tile for six: there are tens of thousands of companies."""
    rows = {
        "ponsonby": {
            "level": 6,
            "position": 5,
            "pounds": 500,
            "available": [*START, *START[2:], "cook", "hall-boy", "head-housemaid", "useful-man"],
            "estate": ["dining-room", "carriage-house", "renovated-kitchen", "music-room", "breakfast-room"],
            "hand": [
                "istvan-count-hoyos",
                "sir-allan-fulford-bt",
                "sir-richard-brannaugh-bt",
                "winston-napier-esq",
                "lady-elizabeth-seaforth",
                "miss-beatrice-bonham",
                "miss-penelope-hill",
                PEELE,
                GILMOUR,
                "susan-norris",
                "joanna-gamble",
                "sir-william-hawke",
                "sir-richard-beeston",
            ],
        }
    }
    seats = ("ponsonby", "york", "cavendish", "asquith", "howard", "wessex")
    at = described({**rows, "round": 14}, seats, modules=(*UPSTAIRS, "wessex"))
    view = at.view("ponsonby")
    looked_at = 0

    def counted(*args: Any) -> Plan:
        nonlocal looked_at
        looked_at += 1
        return plan_for(*args)

    monkeypatch.setattr(company_search, "plan_for", counted)
    for chosen in (
        (),
        ("dining-room",),
        ("dining-room", "cook"),
        ("dining-room", PEELE, LORD),
        ("dining-room", PEELE, LORD, GILMOUR, HEIR, LADY, DAUGHTER, "cook"),
    ):
        looked_at = 0
        stage = guide(view, chosen)
        assert stage is not None
        assert stage.parts
        assert 0 < looked_at < 500, chosen
