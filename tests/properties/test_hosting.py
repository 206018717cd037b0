"""Hosting has too many answers to list in play. In small positions all that could be said is tried."""

import functools
import itertools
import random
from collections.abc import Iterator

import pytest

from parlour.games.obsession.game import OBSESSION
from parlour.games.obsession.state import County
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.actions import PASS
from parlour.games.obsession.words.catalogue import COPIES, TILES, bits
from parlour.games.obsession.words.host_action import Host
from parlour.games.obsession.words.plan import Choices
from parlour.kernel.engine import apply, legal, open_question, to_move, why_not
from parlour.kernel.game import Setup
from parlour.sim.proof.tables import varied_setup
from tests.positions import DEPTH

COMPANY = {"host-activity", "invite-guests"}
"""Places in the rulebook that speak of tile and guests; whoever serves, a fault there stays one."""
ALIEN = 7
"""A hall boy: there is none without an expansion."""
HAND, HOUSEHOLD = 5, 5
MOST_LOANS = 3
SMALL_POSITIONS = 16 * DEPTH
FEATURES = (" help ", " rest ", " loan ", "=dismiss", "=hire", "=recruit", "underbutler")
CHUNKS = 8
REAL_GAMES = 24


@functools.cache
def real_positions() -> tuple[County, ...]:
    """Where random games ask for an activity, at tables of all sorts."""
    found: list[County] = []
    sets: tuple[tuple[str, ...], ...] = ((), ("extended",), ("novelty-guest", "intensive-service-any"))
    for number in range(REAL_GAMES):
        setup = varied_setup(OBSESSION, 1 + number % 4, sets[number % 3], number // 2)
        state = OBSESSION.start(setup)
        rng = random.Random(number)
        while (question := open_question(state)) is not None:
            if question.kind == "host-activity":
                found.append(OBSESSION.clone(state))
            seat = to_move(state)[0]
            apply(state, seat, legal(state, seat).sample(rng))
    return tuple(found)


def small(county: County, rng: random.Random) -> County:
    """The same table with fewer cards in hand, fewer servants at hand, and another purse and reputation."""
    county = county.clone()
    seat = to_move(county)[0]
    hand = bits(county.hand[seat])
    for card in rng.sample(hand, max(0, len(hand) - rng.randint(2, HAND))):
        county.hand[seat] &= ~(1 << card)
        county.discard[seat] |= 1 << card
    everybody = [
        servant
        for servant in range(len(crowds.ONE))
        for _ in range(crowds.count(county.available[seat] + county.quarters[seat], servant))
    ]
    rng.shuffle(everybody)
    here = rng.randint(1, HOUSEHOLD)
    resting = rng.randint(0, 2)
    county.expended[seat] += county.available[seat] + county.quarters[seat]
    county.available[seat] = county.quarters[seat] = 0
    for servant in everybody[:here]:
        county.available[seat] += crowds.ONE[servant]
        county.expended[seat] -= crowds.ONE[servant]
    for servant in everybody[here : here + resting]:
        county.quarters[seat] += crowds.ONE[servant]
        county.expended[seat] -= crowds.ONE[servant]
    county.pounds[seat] = rng.choice((0, 0, 100, 200, 800))
    county.steps[seat] = rng.choice((0, 1, 2, 3, 4, 6, 9, 14))
    county.eligible_level = rng.randint(1, county.rules.reputation.max_level)
    OBSESSION.check(county)
    return county


def told(county: County) -> list[str]:
    return [answer.text for answer in legal(county, to_move(county)[0])]


@functools.cache
def small_positions() -> tuple[County, ...]:
    """Some in which each of the features is seen, and others as they come."""
    rng = random.Random(2)
    every = [small(county, rng) for county in rng.choices(real_positions(), k=1000)]
    found: list[County] = []
    for word in FEATURES:
        having = (county for county in every if any(word in text for text in told(county)))
        found += itertools.islice(having, 2)
    return tuple(found + every[: SMALL_POSITIONS - len(found)])


def crowds_within(crowd: int) -> list[int]:
    """Everybody, nobody, and all between."""
    found = [0]
    for servant, one in enumerate(crowds.ONE):
        found = [some + one * number for some in found for number in range(crowds.count(crowd, servant) + 1)]
    return found


def wordings(county: County, code: int, guests: tuple[int, ...]) -> Iterator[Choices]:
    """Every way to name a favour, or none, for the tile and each guest, asked for or not."""
    rules = county.rules
    sources = [(-1, rules.tiles.faces[code].favours)]
    sources += [(guest, rules.data.gentry[guest].favours) for guest in guests]
    named = [
        [(source, kind) for kind in ("", *dict.fromkeys(favour.kind for favour in favours))]
        for source, favours in sources
    ]
    for picked in itertools.product(*named):
        yield tuple([(source, kind) for source, kind in picked if kind])


def brute_force(county: County, seat: int, rng: random.Random) -> set[str]:
    """Every activity that is accepted, of all that could be said with the cards and servants of a family."""
    found: set[str] = set()
    household = county.available[seat] + county.quarters[seat]
    crews = [*crowds_within(household), crowds.ONE[ALIEN]]
    # And one of those who are neither at rest nor to be fetched: all of them fare alike.
    other = crowds.types(county.available[seat])[0]
    helps = dict.fromkeys([*crowds_within(county.quarters[seat]), crowds.ONE[other]])
    rests = dict.fromkeys([-1, *crowds.types(county.quarters[seat]), other])
    services = list(itertools.product(crews, rests, helps, range(MOST_LOANS + 1)))
    cards = bits(county.hand[seat])
    companies = [some for number in range(len(cards) + 1) for some in itertools.combinations(cards, number)]
    for code in range(len(TILES) * 2):
        for guests in companies:
            for choices in wordings(county, code, guests):
                refusal = why_not(county, seat, Host(code >> 1, guests, choices, 0, -1, 0, 0))
                if refusal is not None and refusal.rule in COMPANY:
                    # Not even with the best of servants; a few are tried all the same.
                    for service in rng.sample(services, 2):
                        host = Host(code >> 1, guests, choices, *service)
                        assert why_not(county, seat, host) == refusal
                    continue
                for service in services:
                    host = Host(code >> 1, guests, choices, *service)
                    if why_not(county, seat, host) is None:
                        found.add(host.text)
    return found


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_what_is_listed_is_all_that_is_accepted(chunk: int) -> None:
    rng = random.Random(chunk)
    for county in small_positions()[chunk::CHUNKS]:
        seat = to_move(county)[0]
        listed = told(county)
        assert len(set(listed)) == len(listed)
        hosts = {text for text in listed if text.startswith("host ")}
        assert hosts == brute_force(county, seat, rng)
        others = {action.text for action in OBSESSION.vocabulary() if why_not(county, seat, action) is None}
        assert set(listed) - hosts == others - hosts
        assert (PASS.text in listed) == (not hosts)


def test_the_small_positions_are_not_all_alike() -> None:
    texts = [told(county) for county in small_positions()]
    assert len(texts) == SMALL_POSITIONS
    assert min(map(len, texts)) <= 2
    assert max(map(len, texts)) > 30
    for word in FEATURES:
        assert any(word in text for each in texts for text in each), word


def judged(county: County, seat: int, rng: random.Random, draws: int) -> None:
    """Whatever is drawn is accepted, parses back and, where the list is short, is on it."""
    offer = legal(county, seat)
    listed = [answer.text for answer in itertools.islice(offer, 1500)]
    assert offer.is_forced == (len(listed) == 1)
    for _ in range(draws):
        drawn = offer.sample(rng)
        assert why_not(county, seat, drawn) is None, drawn
        assert OBSESSION.parse(drawn.text) == drawn
        if len(listed) < 1500:
            assert drawn.text in listed


@pytest.mark.parametrize("chunk", range(4))
def test_whatever_is_drawn_is_accepted_and_on_the_list(chunk: int) -> None:
    rng = random.Random(chunk)
    for county in real_positions()[chunk::4]:
        judged(county, to_move(county)[0], rng, 12)


def test_whatever_is_drawn_is_accepted_and_on_the_list_in_small_positions_too() -> None:
    rng = random.Random(9)
    for county in rng.choices(real_positions(), k=250):
        tight = small(county, rng)
        judged(tight, to_move(tight)[0], rng, 8)


def test_there_are_positions_where_the_answer_is_forced() -> None:
    rng = random.Random(5)
    forced = 0
    for county in rng.choices(real_positions(), k=150):
        tight = small(county, rng)
        seat = to_move(tight)[0]
        # Nobody at all to serve, no reputation to pay with, and no cards with favours.
        tight.expended[seat] += tight.available[seat] + tight.quarters[seat]
        tight.available[seat] = tight.quarters[seat] = tight.steps[seat] = 0
        offer = legal(tight, seat)
        assert offer.is_forced == (len(list(itertools.islice(offer, 2))) == 1)
        if offer.is_forced:
            forced += 1
            assert offer.sample(rng) == next(iter(offer))
        held = {card // COPIES for card in tight.vp_cards[seat]}
        assert offer.is_forced or held or any("host " in answer.text for answer in offer)
    assert forced > 50


def test_an_activity_drawn_elsewhere_is_judged_like_the_same_words() -> None:
    """Actions remember what they were drawn for; that must not count at another table."""
    rng = random.Random(6)
    dearer = {"gentry": {"miss-anne-harlow": {"service": ["valet", "valet"]}}}
    corrected = OBSESSION.start(Setup("obsession", ("a", "b"), (), {}, dearer))
    while True:
        question = open_question(corrected)
        assert question is not None
        if question.kind == "host-activity":
            break
        seat = to_move(corrected)[0]
        answers = [answer for answer in legal(corrected, seat) if answer.text == "entertain"]
        apply(corrected, seat, answers[0] if answers else legal(corrected, seat).sample(rng))
    states = [*rng.sample(real_positions(), 60), corrected]
    assert corrected.rules.data is not states[0].rules.data
    drawn = [legal(county, to_move(county)[0]).sample(rng) for county in states for _ in range(4)]
    refused = 0
    for county in states:
        seat = to_move(county)[0]
        for action in drawn:
            judgement = why_not(county, seat, action)
            assert judgement == why_not(county, seat, OBSESSION.parse(action.text)), action
            refused += judgement is not None
    assert refused > len(drawn) * len(states) // 2
