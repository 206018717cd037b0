"""One game in memory: its state, how far its log goes, the dice, and the bots that answer by themselves.

Nothing here waits or stores. A terminal keeps the log in a file, a server keeps its entries as rows and the
whole state now and then, so that a long game opens as fast as a short one; both play the same game.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE, TABLE, State
from parlour.kernel.beyond.bot import BlindBot, Bot
from parlour.kernel.chance import bot_dice, dice
from parlour.kernel.engine import apply_told, legal, to_move
from parlour.kernel.errors import Invalid, RulesBug
from parlour.kernel.event import Event
from parlour.kernel.game import Game, Setup
from parlour.kernel.log import Entry, GameLog, check_version, folded, outcomes, play_entries

MOST_CHANCES: Final = 10_000
"""Chance that is asked more often between two answers is asked without end."""


class Answered(NamedTuple):
    """An answer of a seat, and the state that it was given in."""

    seat: int
    action: Action
    before: State


class LiveGame:
    """People answer with `submit` or `answer` and take back with `undo`; chance and bots answer in `step`."""

    def __init__(self, game: Game, setup: Setup, seed: str, bots: Mapping[int, Bot] | None = None) -> None:
        self.game: Final = game
        self.setup: Final = setup
        self.seed: Final = seed
        self.bots: Final = dict(bots or {})
        self._begin(())

    def _begin(self, entries: Sequence[Entry]) -> None:
        """Before the first answer, with a log that may hold some already."""
        seats = len(self.setup.seats)
        self.state: State = self.game.start(self.setup)
        self.entries: list[Entry] = list(entries)  # the log from entry `missing` on, undone ones included
        self.missing = 0
        self.ply = 0  # answers that stand
        self.chances = 0  # of these, answers of chance
        self.undos = sum(entry.undo is not None for entry in entries)  # how often something was taken back
        self.fallen: dict[int, str] = {}  # what chance answered before, by how often it was asked
        self.history: list[tuple[int, int, Event]] = []  # (ply, seat that acted, event) since `history_from`
        self.history_from = 0
        self.last_answer: list[int] = [-1] * seats  # by seat: the ply of its last answer
        self.last_seat = CHANCE  # the seat that answered last
        self.turn_from: list[int] = [0] * seats  # by seat: what came before its turn, see `news_from`
        self.asked: list[int] = [0] * seats  # by seat: since which ply its question is open
        self.reached: list[int] = [-1] * seats  # by seat: the last ply it ever answered at
        self.last: Answered | None = None  # the last answer, as long as nothing has followed it

    # Opening

    @classmethod
    def from_entries(
        cls,
        game: Game,
        setup: Setup,
        seed: str,
        entries: Sequence[Entry],
        bots: Mapping[int, Bot] | None = None,
    ) -> LiveGame:
        """A game from its whole log; `Invalid` names the first entry that the rules refuse."""
        live = cls(game, setup, seed, bots)
        live._replay(entries)
        return live

    @classmethod
    def from_log(cls, game: Game, log: GameLog, seed: str, bots: Mapping[int, Bot] | None = None) -> LiveGame:
        """Take up a saved game; `Invalid` when it does not replay, or was played by other rules."""
        check_version(game, log.setup, log.rules, log.data)
        return cls.from_entries(game, log.setup, seed, log.entries, bots)

    @classmethod
    def from_kept(
        cls, game: Game, setup: Setup, seed: str, length: int, kept: Mapping[str, Any], tail: Sequence[Entry]
    ) -> LiveGame | None:
        """A game from what `kept` told after *length* entries, and from those that came later.

        None when only the whole log will do: what was taken back is not in there.
        """
        if kept["undos"] or any(entry.undo is not None for entry in tail):
            return None
        live = cls(game, setup, seed)
        live.state = game.decode(kept["state"], setup)
        live.missing = length
        live.ply = live.history_from = kept["ply"]
        live.chances = kept["chances"]
        live.last_answer = kept["last"]
        live.reached = list(live.last_answer)  # nothing was ever taken back
        live.asked = kept["asked"]
        live.last_seat = kept.get("last_seat", CHANCE)  # what older servers kept does not tell
        live.turn_from = kept.get("turn_from", [ply + 1 for ply in live.last_answer])
        live.catch_up(tail)
        return live

    def kept(self) -> dict[str, Any]:
        """The whole state and the counts beside it, to be kept."""
        return {
            "state": self.game.encode(self.state),
            "ply": self.ply,
            "chances": self.chances,
            "undos": self.undos,
            "last": self.last_answer,
            "asked": self.asked,
            "last_seat": self.last_seat,
            "turn_from": self.turn_from,
        }

    def catch_up(self, answers: Sequence[Entry]) -> None:
        """Add answers that somebody else has written into the log; undos need the whole log."""
        self.entries += answers
        self._play(answers)

    def _replay(self, entries: Sequence[Entry]) -> None:
        """Start again with the whole log."""
        self._begin(entries)
        self._play(folded(entries))
        if self.undos:
            self.fallen = outcomes(entries)
            self.reached = furthest(entries, len(self.setup.seats))

    def _play(self, answers: Sequence[Entry]) -> None:
        """Give answers again that are in the log; before the last one a look is taken, see `Answered`."""
        play_entries(self.game, self.state, answers[:-1], self.ply, self._carry_out)
        play_entries(self.game, self.state, answers[-1:], self.ply, self._look_and_carry_out)

    # Playing

    def _look_and_carry_out(self, state: State, seat: int, action: Action) -> None:
        """Keep the state that an answer is given in as well: what it reveals is judged from there."""
        seen = None if seat == CHANCE else Answered(seat, action, self.game.clone(state))
        self._carry_out(state, seat, action)
        self.last = seen

    def _carry_out(self, state: State, seat: int, action: Action) -> None:
        """Give an answer, and count it; what it says of the log is the caller's."""
        agenda = state.agenda
        before = type(agenda[-1][0]) if agenda and agenda[-1][1] == TABLE else None
        events = apply_told(state, seat, action)
        # Where several seats answer one question, it stays open for the others: their ply is not stale.
        same = (
            before is not None and bool(agenda) and agenda[-1][1] == TABLE and type(agenda[-1][0]) is before
        )
        for waiting in to_move(state):
            if waiting != CHANCE and not (same and not events):
                self.asked[waiting] = self.ply + 1
        self.history += [(self.ply, seat, event) for event in events]
        if seat == CHANCE:
            self.chances += 1
        else:
            if self.last_seat != seat or len(self.asked) == 1:
                self.turn_from[seat] = self.last_answer[seat] + 1
            self.last_seat = seat
            self.last_answer[seat] = self.ply
            self.reached[seat] = max(self.reached[seat], self.ply)
        self.last = None
        self.ply += 1

    def submit(self, seat: int, action: Action) -> None:
        """A seat answers; `Illegal` changes nothing."""
        self._look_and_carry_out(self.state, seat, action)
        self.entries.append(Entry(seat, action.text))

    def answer(self, seat: int, action: Action) -> list[Entry]:
        """A seat answers, and chance after it; the entries that makes. `Illegal` changes nothing."""
        before = len(self.entries)
        self.submit(seat, action)
        self.let_chance()
        return self.entries[before:]

    def let_chance(self) -> list[Entry]:
        """Chance answers as long as it is asked; the entries that makes."""
        before = len(self.entries)
        while to_move(self.state) == (CHANCE,):
            self.submit(CHANCE, self._roll())
            if len(self.entries) - before > MOST_CHANCES:
                raise RulesBug("chance is asked without end")
        return self.entries[before:]

    def step(self) -> bool:
        """Let chance or one bot answer; False when a person is to move or the game is over."""
        for seat in to_move(self.state):
            if seat == CHANCE:
                self.submit(seat, self._roll())
                return True
            if seat in self.bots:
                view = self.game.view(self.state, seat)
                self.submit(seat, self.bots[seat].choose(self.game, view, self.bot_dice(seat)))
                return True
        return False

    def _roll(self) -> Action:
        """What chance answered here before, if it still fits: nobody fishes for draws. Else new dice."""
        offer = legal(self.state, CHANCE)
        if self.chances in self.fallen:
            before = self.game.parse(self.fallen[self.chances])
            if before in offer:
                return before
        return offer.sample(dice(self.seed, self.ply))

    def bot_dice(self, seat: int) -> random.Random:
        """The dice of a bot at this place in the game."""
        return bot_dice(self.seed, self.ply, seat)

    def bot_answer(self, seat: int, bot: Bot) -> Action:
        """What a bot answers, thinking here and now; one that is blind needs no view."""
        if isinstance(bot, BlindBot):
            return bot.pick(legal(self.state, seat), self.bot_dice(seat))
        return bot.choose(self.game, self.game.view(self.state, seat), self.bot_dice(seat))

    def undo(self, seat: int) -> int:
        """Take back to the last answer of *seat*; the ply reached. The dice fall the same way again."""
        to = self.last_answer[seat]
        if to < 0:
            raise Invalid("nothing-to-undo")
        if self.missing:
            raise RulesBug("a game that was opened in the middle cannot go back before that")
        self._replay([*self.entries, Entry(seat, "", to)])
        return to

    # What is known of it

    @property
    def length(self) -> int:
        """Entries in the log, undone ones and undos included."""
        return self.missing + len(self.entries)

    def log(self) -> GameLog:
        """The log as a file has it, where all of it is in memory."""
        if self.missing:
            raise RulesBug("a game that was opened in the middle does not know its whole log")
        return log_of(self.game, self.setup, self.entries)

    def waiting(self) -> tuple[int, ...]:
        """The seats that have to answer."""
        return tuple([seat for seat in to_move(self.state) if seat != CHANCE])

    def person_to_move(self) -> int | None:
        """The first seat that waits for a person, or None when chance, a bot or nobody is to move."""
        return next((seat for seat in self.waiting() if seat not in self.bots), None)

    def news_from(self, seat: int) -> int:
        """The ply from which on a seat has news: the end of its last turn, or of the one before during one.

        A turn is a row of answers of one seat; chance does not interrupt it. Whoever plays alone has news
        since the last answer.
        """
        within = self.last_seat == seat and len(self.asked) > 1
        return self.turn_from[seat] if within else self.last_answer[seat] + 1

    def is_over(self) -> bool:
        """Whether nobody has to answer any more."""
        return not to_move(self.state)


def log_of(game: Game, setup: Setup, entries: Sequence[Entry]) -> GameLog:
    """Entries as a log of a game that is played by the rules in force here."""
    return GameLog(setup, game.meta.rules_version, game.data_hash(setup), list(entries))


def furthest(entries: Sequence[Entry], seats: int) -> list[int]:
    """By seat: the last ply that it ever answered at, whether that answer still stands or not."""
    found = [-1] * seats
    ply = 0
    for entry in entries:
        if entry.undo is not None:
            ply = entry.undo
            continue
        if entry.seat != CHANCE:
            found[entry.seat] = max(found[entry.seat], ply)
        ply += 1
    return found
