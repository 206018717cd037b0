"""Looking ahead to the end of one's own turn: what to play, what to answer, whom to bribe."""

from __future__ import annotations

from typing import Final

from parlour.games.notre_dame.persons.persons_asking import WithdrawCubes
from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.steward.value import Appraiser
from parlour.games.notre_dame.turn.asking import Ask
from parlour.games.notre_dame.turn.bribe import BRIBE_PERSON, BribeAgain, BribePerson, BribeRound
from parlour.games.notre_dame.turn.cards import PLAY_CARD, MoveCube, PlayCard, PlayRound
from parlour.games.notre_dame.turn.carriage import MoveCarriage
from parlour.games.notre_dame.turn.plague import Plague, SufferPlague
from parlour.games.notre_dame.turn.sectors import ChooseBonus
from parlour.games.notre_dame.words.actions import (
    BRIBE,
    CARD_KIND,
    DECLINE,
    NOTRE_DAME,
    PARK,
    PASS,
    Bribe,
    Collect,
    Forgo,
    Withdraw,
)
from parlour.kernel.action import Action
from parlour.kernel.agenda import Item, Question, advance
from parlour.kernel.beyond.ranking import WORST, Ranked
from parlour.kernel.engine import apply
from parlour.kernel.errors import RulesBug

NARROW: Final = 4
"""A question with more answers than this is settled by itself, before the rest of the turn is looked at."""


class Planner:
    """Searches the answers of one seat until its turn is over; nobody else moves meanwhile."""

    def __init__(self, appraiser: Appraiser) -> None:
        self.appraiser: Final = appraiser
        self.seat: Final = appraiser.seat
        self.favours: dict[int, float] = {}  # the gain from persons who ask questions, where it was estimated

    def best(self, city: City) -> Ranked:
        """The best answer to the question that is open for the seat, and the value of its line."""
        question = city.agenda[-1][0]
        if not isinstance(question, Question):
            raise RulesBug(f"{question} is no question")
        if isinstance(question, WithdrawCubes):
            return self._searched(city, self._withdrawals(city))
        answers = question.options(city, self.seat)
        if isinstance(question, PlayCard):
            return self._searched(city, _plays(city, self.seat, answers))
        if isinstance(question, MoveCarriage):
            answers = _drives(answers)
        has_sequel = False
        if isinstance(question, ChooseBonus):
            has_sequel = question.count > 1
            if len(answers) > 1:
                answers.remove(DECLINE)
        if has_sequel or isinstance(question, MoveCube) or len(answers) > NARROW:
            return self._settled(city, question, answers)
        return self._searched(city, answers)

    def worth(self, city: City) -> float:
        """The value of the best line from here on; *city* is used up."""
        agenda = city.agenda
        if not agenda:
            return self.appraiser.worth(city)
        item, owner = agenda[-1]
        if owner != self.seat:  # Chance lets the spy look: what he sees is not worth a guess.
            agenda.pop()
            advance(city)
            return self.worth(city)
        if self.favours and isinstance(item, BribePerson):
            return self._bribed(city, item)
        return self.best(city).worth

    def _searched(self, city: City, answers: list[Action]) -> Ranked:
        best = Ranked(answers[0], WORST)
        for answer in answers:
            worth = self._after(city, answer)
            if worth > best.worth:
                best = Ranked(answer, worth)
        return best

    def _settled(self, city: City, question: Item, answers: list[Action]) -> Ranked:
        """Choose among many answers by themselves; then see what the rest of the turn makes of the choice."""
        alone = city.clone()
        alone.agenda = [(question, self.seat)]
        chosen = self._searched(alone, answers)
        if len(city.agenda) == 1:
            return chosen
        return Ranked(chosen.action, self._after(city, chosen.action))

    def _withdrawals(self, city: City) -> list[Action]:
        """The gypsies ask for a count at every place: the best of each place for itself, all, or nothing."""
        seat = self.seat
        cubes = [*city.cubes[seat * 7 : seat * 7 + 7], city.cathedral[seat]]
        alone = city.clone()
        alone.agenda = [city.agenda[-1]]
        idle = self._after(alone, Withdraw((0,) * 8)) + city.pieces(seat, PARK) // 2
        chosen = [0] * 8
        for place in range(8):
            best = idle
            for count in range(1, cubes[place] + 1):
                counts = [0] * 8
                counts[place] = count
                worth = self._after(alone, Withdraw(tuple(counts)))
                if worth > best:
                    best = worth
                    chosen[place] = count
        return [Withdraw((0,) * 8), Withdraw(tuple(chosen)), Withdraw(tuple(cubes))]

    def _after(self, city: City, answer: Action) -> float:
        after = city.clone()
        apply(after, self.seat, answer)
        return self.worth(after)

    def _bribed(self, city: City, question: BribePerson) -> float:
        """The value of the best bribe, with estimates for the persons who ask questions."""
        idle = self._after(city, PASS)
        best = idle
        for answer in question.options(city, self.seat):
            if isinstance(answer, Bribe):
                favour = self.favours.get(answer.person)
                worth = self._after(city, answer) if favour is None else idle + favour
                if worth > best:
                    best = worth
        return best

    def estimate_favours(self, city: City, least: int) -> None:
        """Estimate once what persons with *least* questions or more bring; plans then do not search them."""
        asking = [(questions_of(city, person), person) for person in city.display]
        asking.sort()
        self.favours = {}
        if asking[-1][0] < least:
            return
        estimates: dict[int, float] = {}
        for questions, person in asking:
            if questions > 0:
                estimates[person] = self._favour(city, person)
                # The councillor, who asks most, is judged by the estimates for the others.
                self.favours = dict(estimates)
        self.favours = {person: estimates[person] for questions, person in asking if questions >= least}

    def _favour(self, city: City, person: int) -> float:
        before = city.clone()
        if before.gold[self.seat] == 0:
            before.gold[self.seat] = 1
        before.agenda = []
        idle = self.appraiser.worth(before)
        before.agenda = [(BRIBE_PERSON, self.seat)]
        apply(before, self.seat, BRIBE[person])
        return self.worth(before) - idle


def _plays(city: City, seat: int, answers: list[Action]) -> list[Action]:
    """Giving up the action of a card pays only where it takes a cube from elsewhere, or gold."""
    useful: list[Action] = []
    for answer in answers:
        if not isinstance(answer, Forgo) or city.supply[seat] == 0 or CARD_KIND[answer.card] == NOTRE_DAME:
            useful.append(answer)
    return useful


def _drives(answers: list[Action]) -> list[Action]:
    """Where a bill can be collected the carriage does not drive for nothing."""
    collecting: list[Action] = [answer for answer in answers if isinstance(answer, Collect)]
    return collecting or answers


def questions_of(city: City, person: int) -> int:
    """How many questions a person asks when bribed, the choice of a bonus aside."""
    count = 0
    for item in city.rules.powers[person]:
        if isinstance(item, Ask) and isinstance(item.question, BribeAgain):
            count += item.question.count
        elif isinstance(item, (Ask, Question)):
            count += 1
    return count


def own_turn(city: City, seat: int) -> City:
    """A copy in which only *seat* still moves in this turn: its open question, its plays and its bribe."""
    alone = city.clone()
    rest: list[tuple[Item, int]] = []
    for item, owner in city.agenda:
        if owner == seat and not isinstance(item, SufferPlague):
            rest.append((item, owner))
        elif isinstance(item, PlayRound):
            rest.append((PLAY_CARD, seat))
        elif isinstance(item, BribeRound):
            rest.append((BRIBE_PERSON, seat))
    alone.agenda = rest
    return alone


def is_plague_due(city: City, seat: int) -> bool:
    """Whether the rat of *seat* has still to move in this turn."""
    for item, owner in city.agenda:
        if isinstance(item, Plague) or (owner == seat and isinstance(item, SufferPlague)):
            return True
    return False


def plays_in(city: City) -> int:
    """How many cards are still to be played."""
    count = 0
    for item, _ in city.agenda:
        if isinstance(item, PlayCard):
            count += 1
    return count
