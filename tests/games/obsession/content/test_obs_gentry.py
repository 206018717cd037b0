"""Gentry cards: counts, service, favours and traits, as the rulebooks and scanned cards state them."""

import re
from collections import Counter
from itertools import combinations

import pytest

from tests.games.obsession.components import (
    BOOK,
    CARDS,
    GUESTS,
    amount,
    favour_kinds,
    is_unsavoury,
    printed,
    select,
)

CASUAL = [card for card in select(kind="casual") if card.set != "promo"]


# Identity


def test_cards_per_set_and_kind() -> None:
    assert len(BOOK.gentry) == 168
    assert Counter((card.set, card.kind) for card in BOOK.gentry) == {
        ("base", "starter"): 15,
        ("base", "casual"): 35,
        ("base", "prestige"): 25,
        ("base", "family"): 17,
        ("base", "fairchild"): 2,
        ("base", "novelty"): 1,
        ("ud", "starter"): 7,
        ("ud", "casual"): 10,
        ("ud", "prestige"): 16,
        ("ud", "family"): 4,
        ("wessex", "starter"): 5,
        ("wessex", "casual"): 6,
        ("wessex", "prestige"): 5,
        ("wessex", "family"): 4,
        ("promo", "casual"): 7,
        ("promo", "prestige"): 9,
    }


def test_promos_and_the_novelty_card_are_optional() -> None:
    for card in BOOK.gentry:
        assert card.optional == (card.set == "promo" or card.kind == "novelty")
    assert BOOK.promos.listed == len(select("promo"))


def test_agreed_spellings() -> None:
    assert {"richard-duke-of-langford", "anne-marie-comtesse-de-vitry", "joanna-gamble"} <= set(CARDS)


def test_titles_stay_english_in_french_and_are_translated_into_polish() -> None:
    assert CARDS["peter-viscount-townshend"].name.fr == "Peter, Viscount Townshend"
    assert CARDS["peter-viscount-townshend"].name.pl == "Peter, wicehrabia Townshend"
    assert CARDS["mabel-countess-of-ponsonby"].name.pl == "Mabel, hrabina Ponsonby"
    english = re.compile(r"Viscount|Marquess|Marchioness|Duke of|Countess|Miss |Esq|Bt\.|Hon\.")
    assert not [card.id for card in BOOK.gentry if english.search(card.name.pl)]


def test_the_unsuppliable_service_is_only_on_the_novelty_card() -> None:
    assert {card.kind for card in BOOK.gentry if "unsuppliable" in card.service} == {"novelty"}


def test_the_novelty_card_stands_outside_the_decks() -> None:
    assert [(card.pr, card.vp) for card in select(kind="novelty")] == [(8, 9)]
    assert [card.kind for card in BOOK.gentry if not card.in_deck] == ["novelty"]


# Frames


def test_every_card_yields_a_favour_in_one_or_two_frames() -> None:
    for card in BOOK.gentry:
        assert 1 <= len(card.favours) <= 2
        assert len(card.service) <= 2
        assert any(favour.amount > 0 or favour.look or favour.rule for favour in card.favours)


def test_only_the_lady_of_the_house_screens_casual_guests_or_dismisses() -> None:
    found = {card.id for card in BOOK.gentry if {"look_casual", "dismiss"} & set(favour_kinds(card))}
    assert found == {card.id for card in BOOK.gentry if card.role == "lady"}


def test_vp_cards_come_only_from_elite_prestige_guests() -> None:
    givers = [card for card in BOOK.gentry if "vp_card" in favour_kinds(card)]
    assert all(card.kind == "prestige" and card.pr >= 5 for card in givers)
    assert {card.id for card in givers if card.set == "base"} == {
        "richard-duke-of-langford",
        "carroll-duke-of-hazelton",
        "agnes-marchioness-of-easton",
        "rebecca-dowager-countess-clare",
    }


def test_only_gossips_attack_and_only_promos_have_rare_favours() -> None:
    for card in BOOK.gentry:
        kinds = set(favour_kinds(card))
        assert ("attack" in kinds) == (card.trait == "gossip")
        if kinds & {"special", "reclaim", "look_prestige"}:
            assert card.set == "promo"


def test_pounds_come_in_hundreds_and_no_amount_is_zero() -> None:
    for card in BOOK.gentry:
        for favour in card.favours:
            assert favour.amount or favour.look or favour.rule
            assert favour.kind != "pounds" or favour.amount % 100 == 0


# Service


def test_valets_serve_gentlemen_and_ladys_maids_ladies() -> None:
    for card in BOOK.gentry:
        assert not ("valet" in card.service and card.gender == "L")
        assert not ("ladys-maid" in card.service and card.gender == "G")


def test_starters_and_casual_guests_need_one_personal_servant_or_none() -> None:
    for card in GUESTS:
        if card.kind != "prestige":
            assert card.service in ((), ("valet",), ("ladys-maid",))


def test_house_servants_attend_prestige_guests_only() -> None:
    asking = [card for card in BOOK.gentry if {"butler", "housekeeper", "footman"} & set(card.service)]
    assert {card.kind for card in asking} == {"prestige"}


def test_a_few_prestige_guests_need_house_servants() -> None:
    def needing(set_id: str, servant: str) -> int:
        return len([card for card in select(set_id, "prestige") if servant in card.service])

    assert 1 <= needing("base", "housekeeper") <= 4
    assert 3 <= needing("base", "footman") <= 8
    assert needing("ud", "butler") >= 1
    assert needing("ud", "housekeeper") >= 1


@pytest.mark.parametrize(
    ("card_id", "service"),
    [
        ("rebecca-dowager-countess-clare", ("ladys-maid", "ladys-maid")),
        ("hazel-viscountess-crosse", ("ladys-maid", "ladys-maid")),
        ("major-anthony-cole", ("valet", "valet")),
        ("lady-sarah-lewis", ()),
        ("sir-richard-brannaugh-bt", ()),
        ("madeline-countess-of-knollwood", ()),
        ("lady-isobel-hawthorne", ()),
        ("sara-forbes-bonetta", ()),
        ("miss-agnes-harpstead", ()),
        ("miss-anne-harlow", ("ladys-maid",)),
        ("hon-albert-plantagenet", ("valet",)),
        ("lady-allison-thatcher", ("ladys-maid",)),
        ("miss-caroline-west", ("ladys-maid",)),
        ("hon-charlotte-woods", ("ladys-maid",)),
        ("lady-mary-russell", ("ladys-maid",)),
        ("miss-penelope-atwood", ("ladys-maid",)),
        ("charles-fairchild-esq", ("valet",)),
        ("miss-elizabeth-fairchild", ("ladys-maid",)),
    ],
)
def test_known_service(card_id: str, service: tuple[str, ...]) -> None:
    assert CARDS[card_id].service == service


def test_demanding_guests_need_two_servants() -> None:
    for card_id in ("caroline-viscountess-abernathy", "charles-lord-harwood"):
        assert len(CARDS[card_id].service) == 2


def test_family_members_need_no_service() -> None:
    assert all(card.service == () for card in select(kind="family"))


# Favours known from rulebooks and scans


@pytest.mark.parametrize(
    ("card_id", "favours"),
    [
        ("miss-caroline-west", (("pounds", 100),)),
        ("lady-sarah-lewis", (("pounds", 100),)),
        ("lady-mary-russell", (("reputation", 1), ("pounds", 100))),
        ("hon-charlotte-woods", (("reputation", 2),)),
        ("miss-penelope-atwood", (("casual", 1),)),
        ("miss-agnes-harpstead", (("casual", 1), ("pounds", -100))),
        ("lady-allison-thatcher", (("prestige", 1), ("pounds", -200))),
        ("hon-albert-plantagenet", (("reputation", 3),)),
        ("major-anthony-cole", (("reputation", 3),)),
        ("charles-fairchild-esq", (("reputation", 3),)),
        ("miss-elizabeth-fairchild", (("reputation", 2), ("prestige", 1))),
        ("peter-viscount-townshend", (("pounds", 300),)),
        ("hon-regina-washburn", (("reputation", 1), ("prestige", 1))),
        ("hazel-viscountess-crosse", (("reputation", 3), ("pounds", 100))),
        ("rebecca-dowager-countess-clare", (("vp_card", 1), ("prestige", 1))),
        ("sara-forbes-bonetta", (("reputation", 2),)),
        ("istvan-count-hoyos", (("casual", 1), ("prestige", 1))),
    ],
)
def test_known_favours(card_id: str, favours: tuple[tuple[str, int], ...]) -> None:
    assert printed(CARDS[card_id]) == favours


# Starters


def test_starters_have_no_trait_rating_one_and_no_points_but_one() -> None:
    starters = select(kind="starter")
    assert all(not card.trait and card.pr == 1 for card in starters)
    assert [card.id for card in starters if card.vp] == ["miss-eleanor-brassington"]


def test_starters_give_small_favours_only() -> None:
    small = {("pounds", 100), ("reputation", 1), ("reputation", 2), ("casual", 1)}
    assert all(set(printed(card)) <= small for card in select(kind="starter"))


def test_base_starters_split_evenly() -> None:
    split = Counter("+".join(sorted(favour_kinds(card))) for card in select("base", "starter"))
    assert split == {"pounds": 4, "pounds+reputation": 1, "reputation": 5, "casual": 5}


# Casual guests and their traits


def test_casual_guests_have_low_ratings_and_points() -> None:
    for card in CASUAL:
        assert card.pr in (1, 2)
        assert -4 <= card.vp <= 2
        assert card.vp < 2 or card.pr == 2


def test_points_of_the_base_casual_guests() -> None:
    points = Counter(card.vp for card in select("base", "casual"))
    assert points == {-4: 1, -3: 5, -2: 5, -1: 5, 0: 8, 1: 9, 2: 2}


def test_unsavoury_guests() -> None:
    unsavoury = [card for card in CASUAL if is_unsavoury(card)]
    assert Counter(card.set for card in unsavoury) == {"base": 17, "ud": 3, "wessex": 3}
    assert all(is_unsavoury(card) for card in CASUAL if card.vp < 0)
    assert Counter(card.trait for card in select("base", "casual") if card.trait) == {
        "pauper": 4,
        "cad": 4,
        "american-heiress": 3,
        "gossip": 3,
        "adventuress": 2,
        "scoundrel": 1,
    }


def test_penalties_are_for_unsavoury_guests_and_promos() -> None:
    for card in BOOK.gentry:
        if amount(card, "pounds", -1) or amount(card, "reputation", -1):
            assert is_unsavoury(card) or card.set == "promo"


def test_paupers_cost_money_and_no_reputation() -> None:
    for card in select(trait="pauper"):
        assert amount(card, "pounds", -1) in (-100, -200)
        assert amount(card, "reputation", -1) == 0


def test_heiresses_bring_money_that_rises_with_the_lost_reputation() -> None:
    heiresses = select(trait="american-heiress")
    for card in heiresses:
        assert 300 <= amount(card, "pounds") <= 500
        assert amount(card, "reputation") < 0
    assert amount(CARDS["anne-hawkins"], "reputation") == -2
    for one, two in combinations(heiresses, 2):
        richer = amount(one, "pounds") < amount(two, "pounds")
        assert richer == (amount(one, "reputation") > amount(two, "reputation"))


def test_an_heiress_and_the_two_richest_prestige_guests_bring_twelve_hundred_pounds() -> None:
    rich = sorted(amount(card, "pounds") for card in select("base", "prestige"))[-2:]
    assert max(amount(card, "pounds") for card in select(trait="american-heiress")) + sum(rich) >= 1200


def test_rogues_cost_reputation_and_bring_money_or_invitations() -> None:
    for card in BOOK.gentry:
        invitations = amount(card, "casual") + amount(card, "prestige")
        if card.trait in ("cad", "adventuress", "scoundrel", "curmudgeon"):
            assert amount(card, "reputation", -1) < 0
            assert amount(card, "pounds", 1) >= 200 or invitations >= 1
        if card.trait == "adventuress":
            assert invitations >= 1


def test_gossips_attack_and_some_harm_their_host() -> None:
    gossips = select(trait="gossip")
    assert all(1 <= amount(card, "attack") <= 4 for card in gossips)
    assert amount(CARDS["miss-florence-oliver"], "reputation") < 0
    assert any(amount(card, "reputation") == 0 for card in gossips if card.set == "base")


# Prestige guests


def test_ratings_and_points_of_prestige_guests() -> None:
    for card in select("base", "prestige"):
        assert 3 <= card.pr <= 6
        assert 2 <= card.vp <= 6
    for card in select("ud", "prestige"):
        assert 3 <= card.pr <= 5
        assert 1 <= card.vp <= 4
    for card in select("wessex", "prestige"):
        assert 3 <= card.pr <= 6
    assert Counter(card.vp for card in select("base", "prestige")) == {2: 9, 3: 6, 4: 5, 5: 3, 6: 2}


def test_favours_fit_the_theme_of_the_guest() -> None:
    fitting = {
        "wealth": {"pounds"},
        "travel": {"pounds"},
        "politics": {"pounds"},
        "sport": {"pounds"},
        "honour": {"reputation", "vp_card"},
        "connections": {"casual", "prestige"},
        "gossip": {"attack"},
    }
    for card in BOOK.gentry:
        gains = {favour.kind for favour in card.favours if favour.amount > 0}
        assert not card.theme or any(gains & fitting[theme] for theme in card.theme), card.id
