"""The mind of Notre Dame: tries each answer by itself and values the borough it leads to."""

from __future__ import annotations

import math
import random
from typing import Final

from parlour.games.notre_dame.mind.prospects import TIE_BREAK, Moment, Outlook, Prospects
from parlour.games.notre_dame.persons.persons_asking import WithdrawCubes
from parlour.games.notre_dame.state import City
from parlour.games.notre_dame.turn.cards import PLAY_CARD, PlayCard, refuse_card_action
from parlour.games.notre_dame.turn.carriage import MoveCarriage
from parlour.games.notre_dame.turn.draft import ChooseCard
from parlour.games.notre_dame.turn.sectors import ChooseBonus
from parlour.games.notre_dame.words.actions import (
    CARD_KIND,
    CONFIDANT,
    DECLINE,
    KEEP,
    NOTRE_DAME,
    PLAY,
    Collect,
    Forgo,
    Withdraw,
)
from parlour.kernel.action import Action
from parlour.kernel.agenda import Question, State, advance
from parlour.kernel.beyond.mind import Candidate
from parlour.kernel.engine import apply_lawful
from parlour.kernel.errors import RulesBug

TEMPERATURE: Final = 1.0
"""Points by which an answer must be better to be chosen e times as often."""
DENIED: Final = 0.5
"""What a card is worth for not reaching the neighbour, of what it would bring there, over all rivals."""
DEEP: Final = 2
"""Questions that follow from an answer and are answered before the position is valued."""
KINDS: Final = CONFIDANT + 1
REMEMBERED: Final = 20_000
"""Questions whose answers are kept at hand: a search asks each of them again in hundreds of worlds."""

Row = tuple[float, Action]
Key = tuple[object, ...]


class NotreDameMind:
    """Thinks about Notre Dame by what *prospects* hold a position to be worth."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects: Final = prospects
        self.outlook: Outlook | None = None
        """What everything that is known by now was thought about."""
        self.known: dict[Key, list[Row]] = {}
        self.gains: dict[Key, list[float]] = {}

    def candidates(self, state: State, seat: int, most: int, rng: random.Random) -> list[Candidate]:
        rows = sorted(self.rows(_city(state), seat), key=_by_worth)[:most]
        best = rows[0][0]
        odds = [math.exp((worth - best) / TEMPERATURE) for worth, _ in rows]
        total = sum(odds)
        return [Candidate(rows[at][1], odds[at] / total) for at in range(len(rows))]

    def quick(self, state: State, seat: int, rng: random.Random) -> Action:
        best: Action | None = None
        most = -1e9
        for worth, action in self.rows(_city(state), seat):
            if best is None or worth > most:
                best = action
                most = worth
        if best is None:
            raise RulesBug("there is nothing to choose")
        return best

    def playout(self) -> NotreDamePlayout:
        return NotreDamePlayout(self)

    def stage(self, state: State) -> int:
        return _city(state).turn

    def values(self, state: State) -> tuple[float, ...]:
        city = _city(state)
        seats = range(city.rules.seats)
        if not city.agenda:
            return tuple(
                [city.prestige[seat] + TIE_BREAK * (city.gold[seat] + city.supply[seat]) for seat in seats]
            )
        outlook = self.prospects.outlook(city)
        return tuple([self.prospects.worth(city, Moment(city, seat, outlook)) for seat in seats])

    def spread(self, state: State) -> float:
        city = _city(state)
        left = city.rules.turns - city.turn
        return self.prospects.of(city.rules).spread[left]

    def sides(self, state: State) -> tuple[int, ...]:
        return tuple(range(_city(state).rules.seats))

    def rows(self, city: City, seat: int) -> list[Row]:
        """The answers worth a look, with what each leads to; not to be changed by whoever asks."""
        question = city.agenda[-1][0]
        moment = Moment(city, seat, self._outlook(city))
        if isinstance(question, ChooseCard):
            return self._kept(city, moment, city.pool[seat])
        key = (question, city.hand[seat], *_situation(city, moment))
        known = self.known.get(key)
        if known is None:
            alone = city.clone()
            alone.agenda = [(question, seat)]
            known = self._tried(alone, moment, 0)
            self.known[key] = known
        return known

    def _outlook(self, city: City) -> Outlook:
        """What lies ahead; with another outlook, or when it is too much, all that is known is forgotten."""
        outlook = self.prospects.outlook(city)
        if outlook is not self.outlook or len(self.known) + len(self.gains) > REMEMBERED:
            self.outlook = outlook
            self.known.clear()
            self.gains.clear()
        return outlook

    def _tried(self, city: City, moment: Moment, depth: int) -> list[Row]:
        """Every useful answer to the only question of *city*."""
        answers = self._useful(city, moment)
        if len(answers) == 1 and depth == 0:
            return [(0.0, answers[0])]
        rows: list[Row] = []
        for answer in answers:
            after = city.clone()
            apply_lawful(after, moment.seat, answer)
            rows.append((self._after(after, moment, depth), answer))
        return rows

    def _after(self, city: City, moment: Moment, depth: int) -> float:
        """What a position is worth once the questions that follow are answered; *city* is used up."""
        agenda = city.agenda
        while agenda and (agenda[-1][1] != moment.seat or depth >= DEEP):
            agenda.pop()  # Chance lets the spy look: what he sees is not worth a guess.
            advance(city)
        if not agenda:
            return self.prospects.worth(city, moment)
        best = -1e9
        for worth, _ in self._tried(city, moment, depth + 1):
            if worth > best:
                best = worth
        return best

    def _useful(self, city: City, moment: Moment) -> list[Action]:
        seat = moment.seat
        question = city.agenda[-1][0]
        if not isinstance(question, Question):
            raise RulesBug(f"{question} is no question")
        if isinstance(question, WithdrawCubes):
            return self._withdrawals(city, moment)
        answers = question.options(city, seat)
        if len(answers) == 1:
            return answers
        if isinstance(question, PlayCard):
            # Giving up the action of a card pays only where it takes a cube from elsewhere, or gold.
            spare = city.supply[seat] > 0
            return [
                answer
                for answer in answers
                if not isinstance(answer, Forgo) or not spare or CARD_KIND[answer.card] == NOTRE_DAME
            ]
        if isinstance(question, MoveCarriage):
            collecting: list[Action] = [answer for answer in answers if isinstance(answer, Collect)]
            return collecting or answers
        if isinstance(question, ChooseBonus):
            answers.remove(DECLINE)
        return answers

    def _withdrawals(self, city: City, moment: Moment) -> list[Action]:
        """The gypsies ask for a count at every place: the best of each place for itself, all, or nothing."""
        seat = moment.seat
        cubes = [*city.cubes[seat * 7 : seat * 7 + 7], city.cathedral[seat]]
        none = Withdraw((0,) * 8)
        idle = self._withdrawn(city, moment, none)
        chosen = [0] * 8
        for place in range(8):
            best = idle
            for count in range(1, cubes[place] + 1):
                counts = [0] * 8
                counts[place] = count
                worth = self._withdrawn(city, moment, Withdraw(tuple(counts)))
                if worth > best:
                    best = worth
                    chosen[place] = count
        found: list[Action] = [none]
        for row in (chosen, cubes):
            answer = Withdraw(tuple(row))
            if answer not in found:
                found.append(answer)
        return found

    def _withdrawn(self, city: City, moment: Moment, answer: Action) -> float:
        after = city.clone()
        apply_lawful(after, moment.seat, answer)
        return self._after(after, moment, DEEP)

    # The draft

    def _kept(self, city: City, moment: Moment, pool: tuple[int, ...]) -> list[Row]:
        """Cards by what playing them brings, and by what the neighbour does not get."""
        seats = city.rules.seats
        own = self.gains_of(city, moment)
        left = (moment.seat + 1) % seats
        theirs = self.gains_of(city, Moment(city, left, moment.outlook))
        share = DENIED / (seats - 1)
        return [(own[CARD_KIND[card]] + share * theirs[CARD_KIND[card]], KEEP[card]) for card in pool]

    def gains_of(self, city: City, moment: Moment) -> list[float]:
        """By kind of card: what playing it now would add. The same for every world dealt from one view."""
        seat = moment.seat
        key = _situation(city, moment)
        known = self.gains.get(key)
        if known is not None:
            return known
        alone = city.clone()
        alone.agenda = []
        idle = self.prospects.worth(alone, moment)
        found: list[float] = []
        for kind in range(KINDS):
            if refuse_card_action(city, seat, kind) is not None:
                found.append(0.0)
                continue
            after = alone.clone()
            card = city.rules.own_cards[seat][kind]
            after.agenda = [(PLAY_CARD, seat)]
            after.hand[seat] = (card,)
            apply_lawful(after, seat, PLAY[card])
            found.append(max(0.0, self._after(after, moment, 0) - idle))
        self.gains[key] = found
        return found


def _situation(city: City, moment: Moment) -> Key:
    """All that an answer of the seat of *moment* and its worth depend on, but for question and hand."""
    seat = moment.seat
    return (
        seat,
        moment.plague_is_due,
        moment.rivals,
        city.prestige[seat],
        city.rat[seat],
        city.gold[seat],
        city.supply[seat],
        city.general[seat],
        city.confidant[seat],
        city.carriage[seat],
        city.deck[seat],
        city.healed,
        city.display,
        city.treasury,
        tuple(city.cubes[seat * 7 : seat * 7 + 7]),
        tuple(city.collected[seat * 5 : seat * 5 + 5]),
        tuple(city.cathedral),
        tuple(city.bills),
        tuple(city.bills_left),
    )


class NotreDamePlayout:
    """Plays on as the mind does; what it remembers lies in the mind."""

    def __init__(self, mind: NotreDameMind) -> None:
        self.mind: Final = mind

    def answer(self, state: State, seat: int, rng: random.Random) -> Action:
        return self.mind.quick(state, seat, rng)

    def values(self, state: State) -> tuple[float, ...]:
        return self.mind.values(state)


def _by_worth(row: Row) -> float:
    return -row[0]


def _city(state: State) -> City:
    if not isinstance(state, City):
        raise RulesBug("this is no game of Notre Dame")
    return state
