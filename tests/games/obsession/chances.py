"""What chance may answer, and how likely it is."""

from __future__ import annotations

import random

from parlour.kernel.chance import Chance
from parlour.kernel.engine import legal, open_question
from tests.games.obsession.table import Table


class Fixed(random.Random):
    """A generator that always gives the same number."""

    def __init__(self, number: float) -> None:
        super().__init__()
        self.number = number

    def random(self) -> float:
        return self.number


def weights(t: Table) -> dict[str, int]:
    """Every outcome with its chances."""
    question = open_question(t.county)
    assert isinstance(question, Chance)
    return {outcome.text: weight for outcome, weight in question.outcomes(t.county)}


def drawn(t: Table) -> list[str]:
    """One draw for each chance there is, from the lowest number of a generator to the highest."""
    total = sum(weights(t).values())
    return [legal(t.county, -1).sample(Fixed((at + 0.5) / total)).text for at in range(total)]
