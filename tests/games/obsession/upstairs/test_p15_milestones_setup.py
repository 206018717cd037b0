"""Upstairs, Downstairs p. 15, milestones: which two are laid out, and when; with and without objectives."""

import random

import pytest

from parlour.games.obsession.words.catalogue import MILESTONES
from tests.games.obsession.table import described, misfit, new_game
from tests.games.obsession.upstairs.opening import begun, ready

THREE = ("ponsonby", "york", "asquith")
PLAYED = ("milestones",)
SERVED = ("milestones", "ud-servants")


def test_setup_two_by_chance() -> None:
    t = new_game(THREE, modules=PLAYED, options={"first": "0", "milestones-when": "before"})
    assert len(t.offers("chance")) == 9 * 8 // 2
    t.chance("milestones first-monument thousand-pounds")
    assert [MILESTONES[card] for card in t.county.milestones] == ["first-monument", "thousand-pounds"]
    assert t.county.claims == ((), ())
    assert t.events("milestones-laid-out") == [
        {"event": "milestones-laid-out", "seat": -1, "milestones": ("first-monument", "thousand-pounds")}
    ]


def test_setup_two_by_choice() -> None:
    t = ready(THREE, PLAYED, milestone_cards="six-roses,reputation-4")
    assert sorted([MILESTONES[card] for card in t.county.milestones]) == ["reputation-4", "six-roses"]


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("six-roses", "milestones-do-not-fit"),
        ("six-roses,six-roses", "milestones-do-not-fit"),
        ("six-roses,reputation-4,thousand-pounds", "milestones-do-not-fit"),
        ("six-roses,seven-roses", "unknown-milestone"),
        ("six-roses,four-ud-servants", "milestone-needs-servants"),
    ],
)
def test_setup_a_choice_must_fit(cards: str, code: str) -> None:
    assert misfit(THREE, PLAYED, milestone_cards=cards)[0] == code


def test_setup_the_card_of_the_servants_only_with_the_servants() -> None:
    t = new_game(THREE, modules=PLAYED, options={"first": "0", "milestones-when": "before"})
    assert not any("four-ud-servants" in offer for offer in t.offers("chance"))
    assert t.refuses("chance", "milestones reputation-4 four-ud-servants")[0] == "impossible-outcome"
    t = new_game(THREE, modules=SERVED, options={"first": "0", "milestones-when": "before"})
    t.chance("milestones reputation-4 four-ud-servants")


@pytest.mark.parametrize("when", ["before", "after"])
def test_setup_before_or_after_the_players_set_up(when: str) -> None:
    options = {"families": "choose", "first": "0", "milestones-when": when}
    t = new_game(("a", "b", "c"), modules=PLAYED, options=options)
    assert (t.question == "chance") is (when == "before")
    assert (t.offers(t.asked[0], "milestones") != []) is (when == "before")


def test_setup_after_means_when_the_players_have_all_their_cards() -> None:
    t = begun(THREE, PLAYED)
    while not t.offers("chance", "milestones"):
        t.answer_anyhow(random.Random(1))
    assert [len(t.seat(family).objectives) for family in THREE] == [5, 5, 5]
    assert all(len(t.seat(family).hand) >= 6 for family in THREE)


def test_setup_no_private_objectives_by_option() -> None:
    t = ready(THREE, ("milestones", "public-objectives"))
    assert [t.seat(family).objectives for family in THREE] == [[], [], []]
    assert misfit(THREE, ("public-objectives",))[0] == "module-requires"


def test_setup_no_private_objectives_none_are_drawn_or_given_up_either() -> None:
    modules = ("milestones", "public-objectives")
    t = described({"round": 6, "step": "round"}, THREE, modules=modules)
    t.pass_round()
    assert [t.seat(family).objectives for family in THREE] == [[], [], []]
    t = described({"round": 4, "step": "courtship"}, THREE, modules=modules)
    t.let_chance()
    while t.question != "choose-turn":
        assert t.question == "choose-fairchild"
        t.play(t.asked[0], t.offers(t.asked[0])[0])
        t.let_chance()


def test_setup_with_the_private_objectives_both_are_used() -> None:
    t = ready(THREE, PLAYED)
    assert [len(t.seat(family).objectives) for family in THREE] == [5, 5, 5]
    assert len(t.county.milestones) == 2
