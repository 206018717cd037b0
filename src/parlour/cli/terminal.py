"""The terminal table: it shows the position, asks, and explains the rules. Nothing typed is lost."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from parlour.cli.coaching import TerminalCoach
from parlour.cli.home import named_by_person, newest_game, read_text
from parlour.cli.keeping import Keeper, save_as
from parlour.cli.render import Renderer
from parlour.kernel.action import Action
from parlour.kernel.beyond.bot import Bot
from parlour.kernel.engine import Legal, legal
from parlour.kernel.errors import Illegal, Invalid, ParlourError
from parlour.kernel.event import Event
from parlour.kernel.game import Cell, View
from parlour.kernel.log import load
from parlour.sim.play.live_game import LiveGame

MOST_LISTED = 60
"""Longer lists are cut; the rest is answered in words."""
MOST_EXAMPLES = 3
"""For each reason, when all that is not offered is gone through."""


FindBots = Callable[[tuple[str, ...]], Mapping[int, Bot]]
"""Which bots sit at a table whose seats have these names."""


FORGET_SCROLLED = "\x1b[3J"
"""Makes a terminal forget what was scrolled away."""


Choice = Action | Cell
"""Something on the list: an answer, or a part of one."""


class LeaveTable(Exception):
    """The person wants to leave, or the input has ended."""


class TerminalTable:
    """One screen, one or more people, any number of bots."""

    def __init__(self, live: LiveGame, renderer: Renderer, find_bots: FindBots) -> None:
        self.live = live
        self.draw = renderer
        self.texts = renderer.texts
        self.find_bots = find_bots
        self.companion = live.game.companion
        self.chosen: tuple[str, ...] = ()  # parts of an answer that is given step by step
        self.keeper = Keeper(live.game.meta.id)
        self.coach = TerminalCoach(renderer)
        self.told: dict[int | None, int] = {}  # by person: events told so far
        self.shown = False  # whether the position on the screen is about the one that stands
        self.last_person: int | None = None

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self.draw.say("ui-welcome", game=self.texts.game_name(self.live.game.meta.id))
        self._help()
        self.keeper.keep(self.live.log())
        self._tell_fault()
        try:
            while not self.live.is_over():
                seat = self.live.person_to_move()
                if seat is None:
                    self.live.step()
                else:
                    self._turn(seat)
        except (LeaveTable, KeyboardInterrupt):
            self._leave()
            return
        self.keeper.keep(self.live.log())
        self._tell_news(self.last_person)
        self._show(self.last_person)
        opponent = self.companion.opponent(self._view(self.last_person))
        self.draw.score_sheet(self.live.game, self.live.state, opponent)
        self._leave()

    def _tell_fault(self) -> None:
        """Say once that the game is not being kept, and why."""
        if self.keeper.fault is not None:
            self._tell_error(self.keeper.fault)
            self.draw.say("ui-not-kept")

    def _tell_error(self, error: ParlourError) -> None:
        self.draw.line(f"{self.texts.error(error)} [{error.code}]", "red")

    def _help(self) -> None:
        self.draw.say("ui-help")
        more = self.texts.game_key(self.live.game.meta.id, "help")
        if self.texts.has(more):
            self.draw.say(more)

    def _view(self, seat: int | None) -> View:
        return self.live.game.view(self.live.state, seat)

    def _people(self) -> list[int]:
        return [seat for seat in range(len(self.live.setup.seats)) if seat not in self.live.bots]

    def _read(self, prompt: str) -> str:
        self.draw.console.print(prompt, end="", markup=False)
        self.draw.console.file.flush()
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if sys.stdin is None or not sys.stdin.isatty():
            self.draw.console.print(line.rstrip("\n"), markup=False)
        if not line:
            self.draw.say("error-end-of-input")
            raise LeaveTable
        return line.strip()

    def _turn(self, seat: int) -> None:
        if len(self._people()) > 1 and seat != self.last_person:
            self._curtain(seat)
        self.last_person = seat
        only_me = all(actor == seat for _, actor, _ in self._news(seat))
        self._tell_news(seat)
        if not (only_me and self.shown):
            self._show(seat)
        while not self._ask(seat):
            pass

    def _curtain(self, seat: int) -> None:
        """Several people share the screen: hide one hand before the next is shown."""
        self.draw.console.clear()
        if self.draw.console.is_terminal:
            self.draw.console.file.write(FORGET_SCROLLED)
        self.shown = False
        if self._read(self.texts.text("ui-curtain", name=self.draw.seats[seat]) + " ") in ("quit", "exit"):
            raise LeaveTable

    def _news(self, viewer: int | None) -> list[tuple[int, int, Event]]:
        return self.live.history[self.told.get(viewer, 0) :]

    def _tell_news(self, viewer: int | None) -> None:
        ended = self.live.is_over()
        for _, _, event in self._news(viewer):
            told = self.texts.event(event.project(viewer, ended), self.draw.seats, viewer)
            self.draw.line("· " + told, "cyan")
        self.told[viewer] = len(self.live.history)

    def _show(self, seat: int | None) -> None:
        for block in self.live.game.layout(self._view(seat)):
            self.draw.block(block)
        self.shown = True

    def _ask(self, seat: int) -> bool:
        """Put the question once; True when it was answered."""
        offer = legal(self.live.state, seat)
        question = self.texts.question(offer.kind)
        listed, example = self._guided(seat, question)
        if not listed:
            self.draw.line(self.texts.text("ui-asked", name=self.draw.seats[seat], text=question), "bold")
            listed, example = self._all_listed(offer)
        self.draw.choices(self.live.game, listed)
        if example:
            self.draw.say("ui-more-choices", example=example)
        while True:
            said = self._read(self.texts.text("ui-choose", count=len(listed)) + " ")
            try:
                done = self._obey(seat, said, listed)
            except Illegal as refused:
                reason = self.texts.refusal(refused.refusal, self.draw.seats)
                self.draw.line(f"{reason} [{refused.code}]", "red")
                self._cite(refused.refusal.rule)
            except ParlourError as error:
                self._tell_error(error)
            else:
                if done is not None:
                    self.keeper.keep(self.live.log())
                    return done

    def _all_listed(self, offer: Legal) -> tuple[list[Choice], str]:
        """The answers, as many as a list may hold, and an example when there are more."""
        listed = list(itertools.islice(offer, MOST_LISTED + 1))
        if len(listed) <= MOST_LISTED:
            return list(listed), ""
        # Whoever wants none of it must find that on the list, however long it is.
        ways_out = [action for action in self._single_words() if action in offer]
        listed = listed[: MOST_LISTED - len(ways_out)] + ways_out
        return list(listed), listed[0].text

    def _guided(self, seat: int, question: str) -> tuple[list[Choice], str]:
        """The next part of an answer that is given step by step; nothing where it is given at once."""
        stage = self.companion.guide(self._view(seat), self.chosen)
        if stage is None:
            self.chosen = ()
            return [], ""
        if not self.chosen:
            self.draw.line(self.texts.text("ui-asked", name=self.draw.seats[seat], text=question), "bold")
        for cell in stage.so_far:
            self.draw.line(self.draw.cell(cell))
        self.draw.line(self.texts.text(stage.ask), "bold")
        answers = stage.answers[:MOST_LISTED]
        example = answers[0].text if len(answers) < len(stage.answers) else ""
        return [*stage.parts, *answers], example

    def _single_words(self) -> list[Action]:
        return [action for action in self.live.game.vocabulary() if " " not in action.text]

    def _cite(self, rule: str) -> None:
        self.draw.line("  " + self.texts.citation(self.live.game.meta.id, rule), "dim")

    def _obey(self, seat: int, said: str, listed: list[Choice]) -> bool | None:
        """Carry out a line: True when answered, False to ask anew, None to read on."""
        word, _, rest = said.partition(" ")
        rest = rest.strip()
        if said.isascii() and said.isdigit():
            number = int(said) if len(said) < 6 else 0
            if not 1 <= number <= len(listed):
                told = said if len(said) <= 12 else said[:12] + "…"
                raise Invalid("no-such-choice", {"number": told, "most": len(listed)})
            return self._take(seat, listed[number - 1])
        if word == "?":
            self._explain(seat, rest)
            return None
        if word == "help" and not rest:
            self._help()
            return None
        if word == "back" and self.chosen:
            self.chosen = self.chosen[:-1]
            return False
        if word == "why":
            self._why(seat, rest, listed)
            return None
        if word == "hint":
            advised = self.coach.hint(self.live, seat, rest)
            return None if advised is None else self._take(seat, advised)
        if word == "board":
            self._show(seat)
            return False
        if word == "log":
            self._log()
            return None
        if word in self.companion.commands:
            for block in self.companion.commands[word](self._view(seat)):
                self.draw.block(block)
            return None
        if word == "undo":
            self.live.undo(seat)
            self._forget_news()
            self.chosen = ()
            self.draw.say("ui-undone")
            return True
        if word == "save":
            self._save(rest)
            return None
        if word == "load":
            self._load(rest)
            return True
        if word in ("quit", "exit"):
            raise LeaveTable
        if not said:
            raise Invalid("unreadable-choice", {"most": len(listed)})
        if said in self.chosen:
            # A part said again is taken back; without the first one nothing is left of the rest.
            kept = [part for part in self.chosen if part != said]
            self.chosen = tuple(kept) if said != self.chosen[0] else ()
            return False
        for choice in listed:
            if isinstance(choice, Cell) and said == choice.value:
                return self._take(seat, choice)
        return self._take(seat, self.live.game.parse(said))

    def _take(self, seat: int, choice: Choice) -> bool:
        """Give an answer, or keep a part of one and go on."""
        if isinstance(choice, Cell):
            self.chosen += (str(choice.value),)
            return False
        self.live.submit(seat, choice)
        self.chosen = ()
        return True

    def _explain(self, seat: int, topic: str) -> None:
        """`?` tells the rule behind the question; `? word` tells about a card, a person or a section."""
        if topic:
            self._explain_topic(seat, topic)
            return
        rule = self.live.game.topic(self._view(seat))
        self.draw.line(self.texts.citation(self.live.game.meta.id, rule), "bold")
        self.draw.line(self.texts.rule_text(rule))
        self.draw.say("ui-explain-more")

    def _explain_topic(self, seat: int, topic: str) -> None:
        view = self._view(seat)
        blocks = [
            block
            for sort, name in self.texts.identified(topic)
            for block in self.companion.about(view, sort, name)
        ]
        for block in blocks:
            self.draw.block(block)
        try:
            self.draw.line(self.texts.explain(self.live.game.meta.id, topic))
        except Invalid:
            if not blocks:
                raise

    def _why(self, seat: int, words: str, listed: list[Choice]) -> None:
        """`why words` tells why something is not offered; alone, it goes through what is close at hand."""
        game = self.live.game
        offer = legal(self.live.state, seat)
        if words:
            if self._why_thing(seat, words):
                return
            refusal = offer.why(game.parse(words))
            if refusal is None:
                self.draw.say("ui-why-legal")
                return
            self.draw.line(self.texts.refusal(refusal, self.draw.seats))
            self._cite(refusal.rule)
            return
        blocks = self.companion.why(self._view(seat))
        for block in blocks:
            self.draw.block(block)
        if not blocks:
            self._why_not_listed(offer, listed)
        self.draw.say("ui-why-usage")

    def _why_thing(self, seat: int, words: str) -> bool:
        """Why a card, a tile or whatever has that name cannot be used; False when there is none."""
        view = self._view(seat)
        names = dict.fromkeys([words, *[name for _, name in self.texts.identified(words)]])
        found = [finding for name in names for finding in self.companion.reasons.find(view, name)]
        for sort, name, refusal in found:
            called = self.texts.term("thing", name) if sort == "offer" else self.texts.term(sort, name)
            if refusal is None:
                told = self.texts.text(self.texts.game_key(self.live.game.meta.id, f"possible-{sort}"))
                self.draw.say("ui-asked", name=called, text=told)
            else:
                reason = self.texts.refusal(refusal, self.draw.seats)
                self.draw.say("ui-asked", name=called, text=reason)
                self._cite(refusal.rule)
        return bool(found)

    def _why_not_listed(self, offer: Legal, listed: list[Choice]) -> None:
        """Some examples of everything that is close to what is listed, for each reason."""
        game = self.live.game
        verbs = {choice.text.split()[0] for choice in listed if isinstance(choice, Action)}
        told: dict[str, int] = {}
        for action in game.vocabulary():
            refusal = offer.why(action) if action.text.split()[0] in verbs else None
            if refusal is not None:
                told[refusal.reason] = told.get(refusal.reason, 0) + 1
                if told[refusal.reason] <= MOST_EXAMPLES:
                    reason = self.texts.refusal(refusal, self.draw.seats)
                    told_action = self.texts.action(game.describe(action), self.draw.seats)
                    self.draw.say("ui-asked", name=told_action, text=reason)

    def _log(self) -> None:
        viewer = self.last_person
        ply_told = -1
        for ply, _, event in self.live.history:
            mark = f"{ply:>4} " if ply != ply_told else "     "
            ply_told = ply
            self.draw.line(mark + self.texts.event(event.project(viewer), self.draw.seats, viewer))

    def _save(self, name: str) -> None:
        if not name:
            self.keeper.keep(self.live.log())
            if self.keeper.fault is not None:
                raise self.keeper.fault
            self.draw.say("ui-saved", file=str(self.keeper.path))
            return
        save_as(named_by_person(name), self.live.log())
        self.draw.say("ui-saved", file=name)

    def _load(self, name: str) -> None:
        path = named_by_person(name) if name else newest_game(other_than=self.keeper.path)
        log = load(read_text(path))
        if log.setup.game != self.live.game.meta.id:
            raise Invalid("other-game", {"game": log.setup.game[:40]})
        bots = self.find_bots(log.setup.seats)
        if len(bots) == len(log.setup.seats):
            raise Invalid("nobody-plays", {"file": path.name})
        live = LiveGame.from_log(self.live.game, log, self.live.seed, bots)
        if live.is_over():
            raise Invalid("game-is-over", {"file": path.name})
        self.keeper.keep(self.live.log())  # the game that was on the table stays where it is kept
        self.live = live
        self.keeper = Keeper(live.game.meta.id)
        self.draw.seats = self.texts.seat_names(log.setup.seats)
        self.last_person = None
        self.chosen = ()
        self._forget_news()
        self.draw.say("ui-loaded", file=str(path))

    def _forget_news(self) -> None:
        """What led to this position was told before."""
        self.told = dict.fromkeys(self._people(), len(self.live.history))
        self.shown = False

    def _leave(self) -> None:
        self.keeper.keep(self.live.log())
        if self.keeper.fault is not None:
            # The place for games cannot be written: the folder one stands in is better than nothing.
            self.keeper.path = Path(self.keeper.path.name)
            self.keeper.keep(self.live.log())
        self._tell_fault()
        if self.keeper.fault is None:
            self.draw.say("ui-left", file=str(self.keeper.path))
