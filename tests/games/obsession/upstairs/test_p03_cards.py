"""Upstairs, Downstairs p. 3: guests, servants, objectives, milestones and Wessex in the game."""

from collections import Counter

import pytest

from parlour.games.obsession.game import OBSESSION as GAME
from parlour.games.obsession.ruleset.rules import Rules
from parlour.games.obsession.words.catalogue import COPIES, GENTRY
from parlour.kernel.game import Setup
from tests.games.obsession.table import Table, misfit, new_game
from tests.games.obsession.upstairs.household import BASE, NEW, howard

SIX = ("asquith", "cavendish", "ponsonby", "york", "howard", "wessex")
FOR_SERVANTS = {"ud-kitchen", "ud-upkeep", "ud-complete", "ud-maids", "ud-hall"}
DROPPED = {
    "servants-three-ladys-maids",
    "servants-three-valets",
    "servants-four-footmen",
    "servants-balanced",
}
FOR_TABLEAU = {"tableau-columns", "tableau-roses"}


def rules_of(*modules: str, seats: int = 2, **options: str) -> Rules:
    given = {name.replace("_", "-"): value for name, value in options.items()}
    return GAME.start(Setup("obsession", SIX[:seats], modules, given)).rules


def guests(*modules: str) -> dict[str, int]:
    """How many starters, casual and prestige guests are in the game."""
    rules = rules_of(*modules)
    return {
        "starter": len(rules.people.starters),
        "casual": len(rules.people.casuals),
        "prestige": len(rules.people.prestiges),
    }


def deck(*modules: str) -> set[str]:
    rules = rules_of(*modules)
    return {rules.data.objectives[card // COPIES].id for card in rules.goals.objectives}


# Guests


def test_p03_thirty_three_guests_join_the_base_game() -> None:
    assert guests() == {"starter": 15, "casual": 35, "prestige": 25}
    assert guests("ud-guests") == {"starter": 15 + 7, "casual": 35 + 10, "prestige": 25 + 16}


def test_p03_the_guests_need_none_of_the_new_servants() -> None:
    assert guests("ud-guests") == guests("ud-guests", "ud-servants")
    rules = rules_of("ud-guests")
    assert not rules.extras.in_play
    for card in rules.data.gentry:
        assert not {"cook", "hall-boy", "head-housemaid", "useful-man"} & set(card.service)


def test_p03_the_new_servants_need_none_of_the_guests() -> None:
    assert guests("ud-servants") == guests()


def test_p03_the_four_howard_cards_come_with_their_board_alone() -> None:
    def family(*modules: str) -> list[str]:
        rules = rules_of(*modules)
        return [GENTRY[card] for card in rules.people.in_play if rules.data.gentry[card].family == "howard"]

    assert family("ud-servants", "ud-guests") == []
    assert len(family("ud-servants", "howard")) == 4


# Servants


def seated(*modules: str) -> Table:
    """Six families with their servants."""
    t = new_game(SIX, modules=("howard", "wessex", "ud-guests", *modules), options={"first": "0"})
    while t.question in ("draft-servant", "choose-start-tile"):
        t.play(t.asked[0], t.offers(t.asked[0])[0])
    return t


def test_p03_twenty_one_new_servants_six_cooks_and_five_of_the_others() -> None:
    t = seated("ud-servants")
    everybody = Counter(t.for_hire)
    for family in SIX:
        everybody.update(t.seat(family).available)
    counts = {name: everybody[name] for name in NEW}
    assert counts == {"cook": 6, "hall-boy": 5, "head-housemaid": 5, "useful-man": 5}


def test_p03_the_new_servants_are_in_no_game_without_their_module() -> None:
    t = new_game(modules=("ud-guests", "ud-tiles", "ud-copies"), options={"first": "0"})
    assert set(t.for_hire) == {"underbutler", "valet", "ladys-maid", "footman"}


def test_p03_five_and_six_families_have_all_their_servants() -> None:
    t = seated()
    for family in SIX:
        assert {"butler", "housekeeper", "valet", "ladys-maid", "footman"} <= set(t.seat(family).available)


# Objectives


def test_p03_the_deck_of_33_has_26_cards_of_the_base_game_five_for_servants_and_two_for_the_tableau() -> None:
    data = rules_of().data
    both = [card.id for card in data.objectives if card.deck == "base+ud"]
    new = {card.id for card in data.objectives if card.deck == "ud"}
    assert len(both) == 26
    assert new == FOR_SERVANTS | FOR_TABLEAU
    assert len(both) + len(new) == 33
    assert len(deck()) == 30


def test_p03_the_deck_of_the_base_game_is_used_without_the_new_servants() -> None:
    assert deck() == deck("ud-guests", "ud-tiles", "ud-copies")
    assert deck() >= DROPPED
    assert not deck() & FOR_SERVANTS


def test_p03_the_deck_of_the_expansion_is_used_with_the_new_servants() -> None:
    assert deck("ud-servants") >= FOR_SERVANTS
    assert not deck("ud-servants") & DROPPED
    assert len(deck("ud-servants") & deck()) == 26


def test_p03_the_two_tableau_cards_belong_to_that_game_alone() -> None:
    # In games with courtship they leave the deck (ruling 28).
    assert not deck("ud-servants") & FOR_TABLEAU
    assert deck("tableau") >= FOR_TABLEAU


def test_p03_the_five_objectives_for_servants_count_them_wherever_they_are() -> None:
    t = howard(
        available=[*BASE, "cook"],
        quarters=["hall-boy"],
        objectives=["ud-kitchen", "ud-upkeep"],
    )
    met = {card.id: card.score.vp for card in t.county.rules.data.objectives}
    assert t.seat("howard").score["objectives"] == met["ud-kitchen"]
    t = howard(
        available=[*BASE, "cook", "head-housemaid"],
        expended=["useful-man", "hall-boy"],
        objectives=["ud-kitchen", "ud-upkeep", "ud-complete"],
    )
    assert t.seat("howard").score["objectives"] == sum(
        met[name] for name in ("ud-kitchen", "ud-upkeep", "ud-complete")
    )


def test_p03_a_useful_man_who_left_the_game_counts_for_no_objective() -> None:
    t = howard(objectives=["ud-upkeep"], top={"step": "turn"})
    before = t.seat("howard").score
    t.play("howard", "sweep")
    after = t.seat("howard").score
    assert before["objectives"] > 0
    assert after["objectives"] == 0
    # Nor among the servants of the score.
    assert after["service"] < before["service"]


# Milestones


def test_p03_ten_milestones_one_of_them_only_with_the_new_servants() -> None:
    data = rules_of().data
    assert len(data.milestones) == 10
    assert [card.id for card in data.milestones if card.needs_ud_servants] == ["four-ud-servants"]
    named = "four-ud-servants,six-roses"
    told = {"milestone": "four-ud-servants"}
    assert misfit(("a", "b"), ("milestones",), milestone_cards=named) == ("milestone-needs-servants", told)
    assert rules_of("milestones", "ud-servants", milestone_cards=named).goals.named_milestones == (1, 4)


# Wessex


def test_p03_wessex_brings_its_family_and_sixteen_guests() -> None:
    assert guests("wessex") == {"starter": 15 + 5, "casual": 35 + 6, "prestige": 25 + 5}
    assert "wessex" in rules_of("wessex").table.family_choices
    assert "wessex" not in rules_of().table.family_choices


@pytest.mark.parametrize("tile", ["breakfast-room", "tennis-court"])
def test_p03_wessex_begins_with_a_breakfast_room_or_a_tennis_court(tile: str) -> None:
    t = new_game(("york", "wessex"), modules=("wessex",), options={"first": "0"})
    assert (t.asked, t.question) == (["wessex"], "choose-start-tile")
    assert sorted(t.offers("wessex")) == ["inherit breakfast-room", "inherit tennis-court"]
    before = t.in_bag(tile)
    t.play("wessex", f"inherit {tile}")
    assert t.seat("wessex").estate[5:] == [tile]
    assert t.in_bag(tile) == before - 1
    assert t.seat("wessex").pounds == 0


def test_p03_wessex_no_other_tile_and_not_none() -> None:
    t = new_game(("york", "wessex"), modules=("wessex",), options={"first": "0"})
    assert t.refuses("wessex", "inherit great-hall") == ("tile-not-on-offer", "player-setup")
    assert t.refuses("wessex", "decline") == ("not-an-answer", "player-setup")


def test_p03_wessex_takes_its_tile_before_it_drafts_a_servant() -> None:
    options = {"families": "choose", "first": "0"}
    t = new_game(("a", "b"), modules=("wessex", "ud-servants"), options=options)
    t.play("1", "family wessex")
    assert t.question == "choose-start-tile"
    t.play("wessex", "inherit tennis-court")
    assert t.question == "draft-servant"
