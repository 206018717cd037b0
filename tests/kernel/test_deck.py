"""Decks that know who knows what."""

import itertools
import json
import random

import pytest

from parlour.kernel.deck import Deck, Stratum, deck_from_plain, loose
from parlour.kernel.errors import Invalid, RulesBug

ALL = 0b111


def mixed() -> Deck:
    """Seat 1 has looked at the top two; three loose cards; a bottom that everyone knows."""
    return Deck([Stratum((9, 4), True, 0b010), loose((7, 1, 3)), Stratum((8, 2), True, ALL)])


def test_a_loose_stratum_has_no_order() -> None:
    assert loose((3, 1, 2)) == loose((1, 2, 3))
    assert loose((3, 1, 2)).cards == (1, 2, 3)
    assert Stratum((3, 1), True, 0) != Stratum((1, 3), True, 0)
    assert hash(loose((3, 1))) == hash(loose((1, 3)))


def test_empty_strata_vanish() -> None:
    assert Deck([loose(()), loose((1,)), Stratum((), True, 1)]).strata == [loose((1,))]


def test_cards_are_told_top_stratum_first() -> None:
    assert mixed().cards() == [9, 4, 1, 3, 7, 8, 2]


@pytest.mark.parametrize(
    ("count", "expected"),
    [
        (0, {()}),
        (1, {(9,)}),
        (2, {(9, 4)}),
        (3, {(9, 4, 1), (9, 4, 3), (9, 4, 7)}),
        (4, {(9, 4, 1, 3), (9, 4, 1, 7), (9, 4, 3, 7)}),
        (6, {(9, 4, 1, 3, 7, 8)}),
        (99, {(9, 4, 1, 3, 7, 8, 2)}),
    ],
)
def test_draws_follow_what_is_settled(count: int, expected: set[tuple[int, ...]]) -> None:
    drawn = list(mixed().draws(count))
    assert set(drawn) == expected
    assert len(drawn) == len(expected)


def test_can_draw_accepts_exactly_the_draws() -> None:
    deck = mixed()
    for count in range(5):
        possible = set(deck.draws(count))
        for cards in itertools.permutations((9, 4, 1, 3, 7, 8, 2), count):
            assert deck.can_draw(cards) == (cards in possible)
    assert not deck.can_draw((9, 4, 1, 1))
    assert not deck.can_draw((9, 4, 1, 3, 7, 8, 2, 2)), "more than there are"


def test_a_sample_is_a_possible_draw_and_leaves_the_deck_alone() -> None:
    deck = mixed()
    rng = random.Random(3)
    seen = {deck.sample(4, rng) for _ in range(60)}
    assert seen == set(deck.draws(4))
    assert deck == mixed()


def test_taking_removes_from_the_top_and_keeps_what_is_known() -> None:
    deck = mixed()
    deck.take((9,))
    assert deck.strata[0] == Stratum((4,), True, 0b010)
    deck.take((4, 3))
    assert deck.strata == [loose((1, 7)), Stratum((8, 2), True, ALL)]
    deck.take((1, 7, 8))
    assert deck.strata == [Stratum((2,), True, ALL)]
    deck.take((2,))
    assert deck.strata == []
    with pytest.raises(RulesBug):
        deck.take((5,))


def test_cards_slid_under_come_last_and_in_their_order() -> None:
    deck = Deck([loose((1, 2))])
    deck.put_under((9, 5), ALL)
    deck.put_under((), ALL)
    assert set(deck.draws(4)) == {(1, 2, 9, 5)}
    assert deck.strata[-1].is_known_to(2)
    assert not loose((1,)).is_known_to(2)


def test_a_look_settles_the_order_for_everybody_and_tells_it_to_one() -> None:
    deck = Deck([loose((1, 2)), loose((5, 6))])
    assert set(deck.looks()) == {(1, 2, 5, 6), (2, 1, 5, 6), (1, 2, 6, 5), (2, 1, 6, 5)}
    order = (2, 1, 5, 6)
    assert deck.can_look(order)
    assert not deck.can_look((1, 5, 2, 6)), "strata show on the backs: they do not mix"
    assert not deck.can_look((2, 1, 5))
    assert not deck.can_look((2, 1, 5, 6, 6))
    deck.look(1, order)
    assert deck.strata == [Stratum((2, 1), True, 0b010), Stratum((5, 6), True, 0b010)]
    assert set(deck.draws(2)) == {(2, 1)}
    assert set(deck.looks()) == {order}, "a second look finds the same order"
    deck.look(0, order)
    assert deck.strata[0].known == 0b011


def test_a_sampled_look_is_one_of_the_looks() -> None:
    deck = mixed()
    rng = random.Random(4)
    assert {deck.sample_look(rng) for _ in range(80)} == set(deck.looks())
    assert deck == mixed()


def test_a_seat_sees_the_orders_it_knows_and_sorted_cards_elsewhere() -> None:
    deck = mixed()
    knows, blind, outside = deck.seen_by(1), deck.seen_by(0), deck.seen_by(None)
    assert knows.cards() == [9, 4, 1, 3, 7, 8, 2]
    assert blind.cards() == [4, 9, 1, 3, 7, 8, 2]
    assert outside.cards() == [4, 9, 1, 3, 7, 2, 8], "a spectator knows no order, not even the bottom"
    assert [stratum.known for stratum in blind.strata] == [0b010, 0, ALL], "who looked is public"
    assert deck == mixed()


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_re_deal_looks_the_same_to_its_seat(seat: int | None) -> None:
    deck = mixed()
    dealt = {tuple(deck.redealt_for(seat, random.Random(seed)).cards()) for seed in range(60)}
    for seed in range(60):
        other = deck.redealt_for(seat, random.Random(seed))
        assert other.seen_by(seat) == deck.seen_by(seat)
        assert sorted(other.cards()) == sorted(deck.cards())
        assert [(each.fixed, each.known) for each in other.strata] == [
            (each.fixed, each.known) for each in deck.strata
        ]
    tops = {cards[:2] for cards in dealt}
    assert tops == ({(9, 4)} if seat == 1 else {(9, 4), (4, 9)})
    assert len({cards[-2:] for cards in dealt}) == (2 if seat is None else 1)


def test_a_clone_can_be_dealt_from_alone() -> None:
    deck = mixed()
    copy = deck.clone()
    assert copy == deck
    copy.take((9, 4, 1))
    copy.put_under((6,), ALL)
    copy.look(0, copy.sample_look(random.Random(0)))
    assert deck == mixed()
    assert copy != deck


def test_decks_are_written_and_read_back() -> None:
    deck = mixed()
    read = deck_from_plain(json.loads(json.dumps(deck.plain())))
    assert read == deck
    assert hash(read) == hash(deck)
    assert deck != "a deck"


@pytest.mark.parametrize("plain", [None, {}, "deck", [1], [[]], [[1, True, 0]], [[[1], True]]])
def test_what_is_no_deck_is_refused(plain: object) -> None:
    with pytest.raises(Invalid, match="bad-deck"):
        deck_from_plain(plain)
