"""Dealing anew what a seat cannot know: what it has seen stays where it is, everything else may change."""

import random

import pytest

from parlour.games.obsession.game import OBSESSION as GAME
from parlour.games.obsession.scoring.objectives import GiveUpObjective, SelectObjectives
from parlour.games.obsession.setup.setup import AgreeMarket
from parlour.games.obsession.state import County
from parlour.games.obsession.words.actions import DiscardObjective, KeepObjectives
from parlour.games.obsession.words.catalogue import GENTRY, OBJECTIVES, THEMES, VP_CARDS
from parlour.kernel.action import Action
from tests.games.obsession.hidden_things import giving_up, looking
from tests.games.obsession.names import LATE
from tests.games.obsession.table import Table, described, new_game, table

TRIES = 40


def redealt(t: Table, viewer: str | None, tries: int = TRIES) -> list[County]:
    """Some positions that look alike to a viewer; each is whole and looks as it should."""
    view = t.view(viewer)
    found = []
    for seed in range(tries):
        county = GAME.determinize(view, random.Random(seed))
        GAME.check(county)
        assert GAME.view(county, view.seat).plain() == view.plain()
        found.append(county)
    return found


def objectives(county: County, seat: int) -> tuple[str, ...]:
    return tuple([OBJECTIVES[card] for card in county.objectives[seat]])


def cards(county: County, seat: int) -> tuple[str, ...]:
    return tuple([VP_CARDS[card] for card in county.vp_cards[seat]])


def secret_answers(county: County) -> tuple[Action | None, ...]:
    item = county.agenda[-1][0]
    assert isinstance(item, (GiveUpObjective, SelectObjectives, AgreeMarket))
    return item.answers


# Cards face down


def test_determinize_own_cards_stay_and_those_of_the_others_are_dealt_anew() -> None:
    t = table(
        round=2,
        ponsonby={"objectives": ["misc-wealth", "room-statuary"], "vp-cards": ["recall-guest"]},
        york={"objectives": ["group-salon", "guests-elite"], "vp-cards": ["pounds-300", "pounds-500"]},
    )
    found = redealt(t, "ponsonby")
    assert {objectives(county, 0) for county in found} == {("room-statuary", "misc-wealth")}
    assert {cards(county, 0) for county in found} == {("recall-guest",)}
    others = [objectives(county, 1) for county in found]
    assert len(set(others)) > 20
    assert all(len(held) == 2 and not set(held) & {"room-statuary", "misc-wealth"} for held in others)
    assert len({cards(county, 1) for county in found}) > 20
    assert all("recall-guest" not in cards(county, 1) for county in found)


def test_determinize_a_spectator_knows_nobodys_cards() -> None:
    t = table(round=2, ponsonby={"objectives": ["misc-wealth"]}, york={"vp-cards": ["pounds-300"]})
    found = redealt(t, None)
    assert len({objectives(county, 0) for county in found}) > 10
    assert len({cards(county, 1) for county in found}) > 10


def test_determinize_everything_open_is_the_same() -> None:
    t = table(
        round=10,
        step="host",
        first="york",
        themes=["estate", "sporting", "estate"],
        market=LATE,
        reserve=["barn"],
        ponsonby={
            "level": 3,
            "position": 2,
            "pounds": 700,
            "discard": ["anne-hawkins"],
            "quarters": ["valet"],
        },
        york={"estate": ["gallery/back"], "hand": ["john-ambrose-esq"]},
    )
    for county in redealt(t, "ponsonby", 5):
        for name in (
            "round",
            "first",
            "family",
            "steps",
            "pounds",
            "available",
            "quarters",
            "expended",
            "pool",
        ):
            assert getattr(county, name) == getattr(t.county, name)
        for name in ("estate", "hand", "discard", "bag", "market", "stacks", "reserve", "themes", "agenda"):
            assert getattr(county, name) == getattr(t.county, name)
        for name in (
            "active",
            "eligible_level",
            "reserves_open",
            "monuments",
            "at_floor",
            "bought",
            "serving",
        ):
            assert getattr(county, name) == getattr(t.county, name)
        shown = [THEMES[card] for card in t.county.themes]
        assert not {THEMES[card] for card in county.theme_deck.cards()} & set(shown)
        assert county.theme_deck.size() == 7


def test_determinize_works_on_a_copy() -> None:
    t = table(round=2, ponsonby={"vp-cards": ["pounds-300"]})
    before = GAME.encode(t.county)
    county = GAME.determinize(t.view("york"), random.Random(1))
    county.pounds[0] += 100
    county.bag[0] = 99
    county.agenda.clear()
    assert GAME.encode(t.county) == before


def test_determinize_the_same_seed_deals_the_same() -> None:
    t = table(round=2)
    one, two = [GAME.determinize(t.view("york"), random.Random(9)) for _ in range(2)]
    assert GAME.encode(one) == GAME.encode(two)


# Open victory point cards


def test_determinize_a_card_everybody_has_seen_stays_with_its_owner() -> None:
    t = table(round=2, ponsonby={"vp-cards": ["pounds-300", "recall-guest"]})
    t.county.open_vp[0] = (VP_CARDS.index("recall-guest"),)
    found = redealt(t, "york")
    assert all("recall-guest" in cards(county, 0) for county in found)
    assert all(county.open_vp == t.county.open_vp for county in found)
    assert len({cards(county, 0) for county in found}) > 10


def test_determinize_a_used_card_stays_at_the_bottom_of_the_deck() -> None:
    t = table(round=2, step="turn", ponsonby={"vp-cards": ["pounds-300", "hire-servant"]})
    t.play("ponsonby", "use pounds-300")
    for county in redealt(t, "york"):
        assert VP_CARDS[county.vp_deck.strata[-1].cards[0]] == "pounds-300"
        assert "pounds-300" not in cards(county, 0)
    assert len({cards(county, 0) for county in redealt(t, "york")}) > 10


# Objectives


def given_up(seats: int = 2) -> Table:
    """The first season is over; everybody gave up an objective."""
    families = ("ponsonby", "york", "asquith")[:seats]
    rows = {
        "ponsonby": {"objectives": ["misc-wealth", "room-statuary"]},
        "york": {"objectives": ["group-salon", "misc-monuments"]},
        "asquith": {"objectives": ["guests-elite", "guests-ladies"]},
    }
    here = {"round": 4, "step": "courtship", "market": LATE}
    t = described({**here, **{name: rows[name] for name in families}}, families)
    t.chance("card pounds-300", "card pounds-500", *["card reputation-2"][: seats - 2])
    t.play("ponsonby", "discard misc-wealth")
    t.play("york", "discard misc-monuments")
    if seats == 3:
        t.play("asquith", "discard guests-elite")
    return t


@pytest.mark.parametrize("seats", [2, 3])
def test_determinize_an_own_discard_stays_in_the_part_of_the_deck_it_was_shuffled_into(seats: int) -> None:
    t = given_up(seats)
    others = set()
    for county in redealt(t, "ponsonby"):
        bottom = {OBJECTIVES[card] for card in county.objective_deck.strata[-1].cards}
        assert "misc-wealth" in bottom
        assert len(bottom) == seats
        others |= bottom
    # What the others gave up is unknown.
    assert len(others) > 10


def test_determinize_a_spectator_has_no_discard() -> None:
    bottoms = [
        {OBJECTIVES[card] for card in county.objective_deck.strata[-1].cards}
        for county in redealt(given_up(), None)
    ]
    assert any("misc-wealth" not in bottom for bottom in bottoms)


def test_determinize_an_own_discard_that_may_have_been_drawn_is_somewhere() -> None:
    """Three gave up one each; somebody then drew one of them, perhaps this one."""
    t = given_up(3)
    deck = t.county.objective_deck
    # All other cards leave the deck, and York draws one of the three.
    top = deck.strata[0].cards
    deck.take(top)
    t.county.objectives[1] += top
    taken = next(card for card in deck.strata[0].cards if OBJECTIVES[card] == "guests-elite")
    deck.remove(taken)
    t.county.objectives[1] = tuple(sorted((*t.county.objectives[1], taken)))
    holders = {"deck": 0, "york": 0, "asquith": 0}
    for county in redealt(t, "ponsonby", 200):
        if "misc-wealth" in [OBJECTIVES[card] for card in county.objective_deck.cards()]:
            holders["deck"] += 1
        else:
            holders["york" if "misc-wealth" in objectives(county, 1) else "asquith"] += 1
    # Two of three are still there.
    assert 100 < holders["deck"] < 170
    assert holders["york"] + holders["asquith"] == 200 - holders["deck"]


def test_determinize_own_discards_of_the_first_edition_lie_among_all_that_were_not_kept() -> None:
    """Two players laid aside three of five each; the other one then drew three of those six."""
    t = new_game(modules=("first-edition-objectives",), options={"first": "0"})
    t.let_chance()
    for family in ("ponsonby", "york"):
        t.play(family, t.offers(family)[0])
    own = {OBJECTIVES[card] for card, _ in t.county.given_up[0]}
    deck = t.county.objective_deck
    for county in redealt(t, "ponsonby", 10):
        assert own <= {OBJECTIVES[card] for card in county.objective_deck.strata[-1].cards}
    top = deck.strata[0].cards
    deck.take(top)
    three = deck.strata[0].cards[:3]
    deck.take(three)
    t.county.objectives[1] = tuple(sorted((*t.county.objectives[1], *top, *three)))
    there = [
        len(own & {OBJECTIVES[card] for card in county.objective_deck.cards()})
        for county in redealt(t, "ponsonby", 200)
    ]
    # Each of the own three is still there in every other case.
    assert 250 < sum(there) < 350
    assert {0, 1, 2, 3} == set(there)


def test_determinize_an_objective_drawn_again_is_no_longer_a_discard() -> None:
    t = given_up()
    card = OBJECTIVES.index("misc-wealth")
    t.county.objective_deck.remove(card)
    t.county.objectives[0] = tuple(sorted((*t.county.objectives[0], card)))
    for county in redealt(t, "ponsonby", 10):
        assert objectives(county, 0) == ("room-statuary", "misc-wealth")


def test_determinize_a_rejected_objective_stays_at_the_bottom_for_its_player() -> None:
    t = table(
        round=2, step="turn", ponsonby={"vp-cards": ["objective-draw"], "objectives": ["misc-monuments"]}
    )
    t.play("ponsonby", "use objective-draw")
    t.chance("objectives group-salon misc-wealth")
    t.play("ponsonby", "hold misc-wealth")
    for county in redealt(t, "ponsonby"):
        assert [OBJECTIVES[card] for card in county.objective_deck.strata[-1].cards] == ["group-salon"]
    bottoms = {OBJECTIVES[county.objective_deck.strata[-1].cards[0]] for county in redealt(t, "york")}
    assert len(bottoms) > 5


@pytest.mark.parametrize("viewer", ["ponsonby", "york", None])
def test_determinize_objectives_one_is_choosing_from(viewer: str | None) -> None:
    t = table(
        round=2, step="turn", ponsonby={"vp-cards": ["objective-draw"], "objectives": ["misc-monuments"]}
    )
    t.play("ponsonby", "use objective-draw")
    t.chance("objectives group-salon misc-wealth")
    rows = {tuple([OBJECTIVES[card] for card in county.drawn]) for county in redealt(t, viewer)}
    if viewer == "ponsonby":
        assert rows == {("group-salon", "misc-wealth")}
    else:
        assert len(rows) > 20
        assert all(len(row) == 2 and sorted(row, key=OBJECTIVES.index) == list(row) for row in rows)


def test_determinize_an_objective_one_has_been_told_of_stays_with_its_owner() -> None:
    t = table(round=2, ponsonby={"objectives": ["misc-wealth", "room-statuary", "group-salon"]})
    t.county.known_objectives[0] = ((OBJECTIVES.index("group-salon"), 0b10),)
    found = redealt(t, "york")
    assert all("group-salon" in objectives(county, 0) for county in found)
    assert len({objectives(county, 0) for county in found}) > 10
    assert all(len(objectives(county, 0)) == 3 for county in found)
    # A spectator was not told.
    assert not all("group-salon" in objectives(county, 0) for county in redealt(t, None))


# Answers given in secret


def test_determinize_a_hidden_answer_is_a_possible_one() -> None:
    t = giving_up()
    t.play("york", "discard misc-monuments")
    given = set()
    for seed in range(TRIES):
        county = GAME.determinize(t.view("ponsonby"), random.Random(seed))
        GAME.check(county)
        answers = secret_answers(county)
        assert answers[0] is None
        assert isinstance(answers[1], DiscardObjective)
        card = answers[1].objective
        assert card in county.objectives[1]
        given.add(OBJECTIVES[card])
    assert len(given) > 10
    # To York the own answer stays.
    for county in redealt(t, "york", 5):
        assert county.agenda[-1] == t.county.agenda[-1]


def test_determinize_hidden_choices_of_the_first_edition() -> None:
    t = new_game(modules=("first-edition-objectives",), options={"first": "0"})
    t.let_chance()
    t.play("york", t.offers("york")[0])
    chosen = set()
    for seed in range(TRIES):
        county = GAME.determinize(t.view("ponsonby"), random.Random(seed))
        GAME.check(county)
        answers = secret_answers(county)
        assert isinstance(answers[1], KeepObjectives)
        kept = answers[1].objectives
        assert len(kept) == 2
        assert set(kept) <= set(county.objectives[1])
        chosen.add(kept)
    assert len(chosen) > 10


def test_determinize_a_hidden_vote_is_a_vote() -> None:
    t = new_game(options={"first": "0", "first-market": "ask"})
    t.let_chance()
    t.play("york", "redraw")
    county = GAME.determinize(t.view("ponsonby"), random.Random(1))
    answers = secret_answers(county)
    assert [None if answer is None else answer.text for answer in answers] == [None, "accept"]
    county = GAME.determinize(t.view("york"), random.Random(1))
    answers = secret_answers(county)
    assert [None if answer is None else answer.text for answer in answers] == [None, "redraw"]


# Guests


def test_determinize_guests_one_is_looking_at_stay_in_their_order() -> None:
    t = looking()
    for county in redealt(t, "ponsonby"):
        assert [GENTRY[card] for card in county.casual.strata[0].cards] == [
            "sir-william-hawke",
            "anne-hawkins",
        ]
    tops = {tuple([GENTRY[card] for card in county.casual.strata[0].cards]) for county in redealt(t, "york")}
    assert len(tops) > 20
    assert all(len(top) == 2 for top in tops)


def test_determinize_a_rejected_guest_stays_at_the_bottom_for_the_one_who_saw_it() -> None:
    t = looking()
    t.play("ponsonby", "keep sir-william-hawke")
    for county in redealt(t, "ponsonby"):
        assert [GENTRY[card] for card in county.casual.strata[-1].cards] == ["anne-hawkins"]
    bottoms = {GENTRY[county.casual.strata[-1].cards[0]] for county in redealt(t, "york")}
    assert len(bottoms) > 10
    # Guests in circles are open, so they are in no deck.
    assert "sir-william-hawke" not in bottoms


def test_determinize_a_guest_deck_that_is_empty_stays_empty() -> None:
    prestige = [GENTRY[card] for card in table().county.rules.people.prestiges]
    t = table(round=2, ponsonby={"hand": prestige})
    assert t.county.prestige.size() == 0
    for county in redealt(t, "york", 5):
        assert county.prestige.size() == 0
        assert county.casual.size() == 50


def test_determinize_during_the_set_up() -> None:
    t = new_game(modules=("starter-draft",), options={"first": "0"})
    for viewer in ("ponsonby", None):
        for county in redealt(t, viewer, 3):
            assert county.starters == t.county.starters
            assert county.casual.strata == []
    t.let_chance()
    for county in redealt(t, "york", 3):
        assert county.starter_row == t.county.starter_row


# Solitaire


def test_determinize_the_cards_of_the_opponent_are_unknown_until_the_end() -> None:
    t = table(("york",), round=9, opponent_vp_cards=["pounds-300", "recall-guest"])
    taken = {tuple(sorted([VP_CARDS[card] for card in county.opponent_vp])) for county in redealt(t, "york")}
    assert len(taken) > 20
    assert all(len(pair) == 2 for pair in taken)
    t = table(("york",), round=16, step="window", opponent_vp_cards=["pounds-300", "recall-guest"])
    for county in redealt(t, "york", 3):
        assert [VP_CARDS[card] for card in county.opponent_vp] == ["pounds-300", "recall-guest"]


def test_determinize_what_the_opponent_removed_and_its_mood_are_open() -> None:
    t = table(("york",), round=9, removed=["gallery", "barn"], idle=True, market=LATE)
    for county in redealt(t, "york", 3):
        assert (county.removed, county.opponent_idle) == (t.county.removed, True)
