"""A fuzzer of what is not allowed in Obsession: every no has a reason and a place, and changes nothing."""

import random
import string
from collections.abc import Iterator
from typing import ClassVar

from hypothesis import given

from parlour.games.obsession.content.words import SERVANTS
from parlour.games.obsession.game import OBSESSION
from parlour.games.obsession.words.catalogue import GENTRY, OBJECTIVES, TILES, VP_CARDS
from parlour.games.obsession.words.host_action import Host
from parlour.kernel.action import Action
from parlour.kernel.agenda import State
from parlour.kernel.engine import legal
from parlour.sim.proof.checks import Checker
from parlour.sim.proof.steered import close_tables
from tests.properties import illegal_actions

CHECKER = Checker(OBSESSION)
VERBS = ("host", "keep", "hold", "buy", "use", "hire", "recruit", "gossip", "look", "staff", "rest", "loan")
WORDS = [*string.ascii_lowercase, *GENTRY, *TILES, *SERVANTS, *OBJECTIVES[:40], *VP_CARDS[:40], *VERBS, "1"]


class TestIllegalActions(illegal_actions.IllegalActions):
    game = OBSESSION
    package = "parlour.games.obsession"
    vocabulary = CHECKER.vocabulary
    last_question = "last-favours"
    slips = 2
    fewest_reasons = 20
    cases: ClassVar[illegal_actions.Cases] = {
        "table": illegal_actions.seats_and_modules(close_tables(OBSESSION))
    }

    def tried(self, state: State, seat: int, rng: random.Random) -> Iterator[Action]:
        """Some that can be listed, slips on what is legal, activities at random, words without meaning."""
        yield from self.vocabulary[:: rng.randint(2, 4)]
        offer = legal(state, seat)
        near = [offer.sample(rng) for _ in range(8)]
        for action in near:
            yield from CHECKER.slips(action, near, rng)
        for _ in range(20):
            guests = tuple(sorted(rng.sample(range(len(GENTRY)), rng.randrange(4))))
            staff = 1 << (5 * rng.randrange(len(SERVANTS)))
            helped, rested = rng.choice((-1, 3)), rng.choice((0, staff))
            yield Host(rng.randrange(len(TILES)), guests, (), staff, helped, rested, 0)
            yield Action(" ".join(rng.choices(WORDS, k=rng.randrange(1, 4))))


@illegal_actions.FUZZED
@given(illegal_actions.sentences(WORDS))
def test_words_are_read_back_or_invalid_with_a_code(words: str) -> None:
    illegal_actions.check_reading(OBSESSION, words, {"no-words", "unknown-verb", "unknown-words"})
