"""The coach at the terminal: hints, one rung after the other, and the review of a game in words."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from parlour.cli.render import Renderer
from parlour.coach.hint import Hint, Weighed, hint_for
from parlour.coach.ledger import SORTS
from parlour.coach.lessons import Lesson
from parlour.coach.reasons import Reason
from parlour.coach.review import Review
from parlour.coach.verdict import FINE, Verdict
from parlour.kernel.action import Action
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Game
from parlour.sim.play.live_game import LiveGame

PLAY: Final = "play"
RUNGS: Final = 3
BARS: Final = 40
"""Letters of a full bar of the graph."""


class TerminalCoach:
    """Gives hints for one position after the other."""

    def __init__(self, renderer: Renderer) -> None:
        self.draw: Final = renderer
        self._place: tuple[LiveGame, int, int, int] | None = None
        self._hint: Hint | None = None
        self._rung = 0

    def hint(self, live: LiveGame, seat: int, words: str) -> Action | None:
        """Tell the next rung; the best answer where it is to be given at once."""
        if words not in ("", PLAY):
            raise Invalid("unknown-topic", {"topic": words[:40]})
        if len(live.setup.seats) - len(live.bots) > 1:
            raise Invalid("hints-off")
        place = (live, live.undos, live.ply, seat)
        if place != self._place or self._hint is None:
            self._hint = hint_for(live.game, live.game.view(live.state, seat))
            self._place = place
            self._rung = 0
        if words == PLAY:
            return self._hint.best.action
        self._rung = min(self._rung + 1, RUNGS)
        self._tell(live.game, self._hint, self._rung)
        return None

    def _tell(self, game: Game, hint: Hint, rung: int) -> None:
        draw = self.draw
        if hint.other is None:
            draw.say("coach-hint-only", text=self._words(game, hint.best))
            return
        if rung == 1:
            draw.say("coach-hint-area", text=draw.cell(hint.area))
            draw.line("  " + draw.texts.citation(game.meta.id, hint.rule), "dim")
        elif rung == 2:
            draw.say("coach-hint-pair")
            for each in hint.pair:
                draw.line(f"  {self._words(game, each)}")
        else:
            draw.say("coach-hint-best", text=self._words(game, hint.best))
            for each in (hint.best, hint.other):
                draw.line(f"  {self._words(game, each)}: {weighed(draw, each)}")
            for reason in hint.reasons:
                draw.line("  " + reason_told(draw, game, reason))
            if hint.margin <= hint.unsure:
                draw.say("coach-hint-unsure")
        draw.line(draw.texts.text("coach-hint-again"), "dim")

    def _words(self, game: Game, each: Weighed) -> str:
        return self.draw.texts.action(game.describe(each.action), self.draw.seats)


def weighed(draw: Renderer, each: Weighed) -> str:
    """What an answer comes to, in words."""
    return draw.texts.text(
        "coach-weighed",
        lead=_signed(draw, each.prospect.lead),
        percent=round(100 * each.prospect.chance),
    )


def reason_told(draw: Renderer, game: Game, reason: Reason) -> str:
    """A reason in words, with the line of the score sheet where there are several."""
    text = draw.texts.text(f"coach-reason-{reason.code}", points=draw.texts.decimal(reason.points))
    if not reason.source:
        return text
    line = draw.texts.text(draw.texts.game_key(game.meta.id, f"score-{reason.source}"))
    return draw.texts.text("coach-reason-mostly", text=text, where=line)


def _signed(draw: Renderer, points: float) -> str:
    told = draw.texts.decimal(abs(points))
    return f"−{told}" if points <= -0.05 else f"+{told}"


class ReviewTeller:
    """Tells a review."""

    def __init__(self, draw: Renderer, game: Game) -> None:
        self.draw: Final = draw
        self.game: Final = game
        self.key: Final = game.meta.id

    def tell(self, review: Review) -> None:
        """All of it: the ledger, the graph, accuracy, decisions and lessons."""
        draw = self.draw
        draw.line(draw.texts.text("coach-review-of", name=draw.seats[review.seat]), "bold")
        if not review.whole:
            draw.say("coach-review-stopped")
        self._ledger(review)
        self._graph(review)
        draw.line(draw.texts.text("coach-accuracy"), "bold")
        for each in review.accuracy:
            draw.say(
                "coach-accuracy-line",
                text=self._chapter(each.chapter),
                percent=each.percent,
                number=each.decisions,
                points=draw.texts.decimal(each.lost),
            )
        self._verdicts(review)
        draw.line(draw.texts.text("coach-lessons"), "bold")
        for number, lesson in enumerate(review.lessons, start=1):
            draw.line(f"{number}. {self._lesson(review, lesson)}")

    def _ledger(self, review: Review) -> None:
        texts = self.draw.texts
        table = Table(title=texts.text("coach-ledger"), title_justify="left", title_style="bold")
        table.show_header = False
        for sort in SORTS:
            points = _signed(self.draw, review.totals[sort])
            table.add_row(Text(texts.text(f"coach-sort-{sort}")), Text(points))
        table.add_row(
            Text(texts.text("coach-margin"), "bold"), Text(_signed(self.draw, review.final), "bold")
        )
        self.draw.console.print(table)

    def _graph(self, review: Review) -> None:
        self.draw.line(self.draw.texts.text("coach-graph"), "bold")
        marks = {each.ply: each for each in review.verdicts if each.grade != FINE}
        for dot in review.graph:
            bar = "█" * round(BARS * dot.chance)
            mark = marks.get(dot.ply)
            told = "" if mark is None else self.draw.texts.text(f"coach-grade-{mark.grade}")
            self.draw.line(f"{dot.ply:>4} {round(100 * dot.chance):>3} % {bar:<{BARS}} {told}".rstrip())

    def _verdicts(self, review: Review) -> None:
        draw = self.draw
        draw.line(draw.texts.text("coach-decisions"), "bold")
        worth = [each for each in review.verdicts if each.grade != FINE]
        if not worth:
            draw.say("coach-none")
        for each in worth:
            self._verdict(each)

    def _verdict(self, each: Verdict) -> None:
        draw = self.draw
        said = draw.texts.text(
            "coach-verdict",
            text=draw.texts.text(f"coach-grade-{each.grade}"),
            points=draw.texts.decimal(each.lost),
            percent=round(100 * each.chance_lost),
        )
        draw.line(f"{each.ply:>4} {self._step(each.step)}: {said}")
        draw.line("     " + draw.texts.text("coach-played", text=self._action(each.action)))
        draw.line("     " + draw.texts.text("coach-better", text=self._action(each.best)))
        for reason in each.reasons:
            draw.line("       " + reason_told(draw, self.game, reason), "dim")

    def _lesson(self, review: Review, lesson: Lesson) -> str:
        texts = self.draw.texts
        where = self._chapter(lesson.chapter) if lesson.chapter >= 0 else ""
        if lesson.ply >= 0:
            where = next(self._step(each.step) for each in review.verdicts if each.ply == lesson.ply)
        return texts.text(
            f"coach-lesson-{lesson.code}",
            where=where,
            text=texts.question(lesson.kind) if lesson.kind else "",
            points=texts.decimal(lesson.points),
            number=lesson.decisions,
        )

    def _action(self, words: str) -> str:
        return self.draw.texts.action(self.game.describe(self.game.parse(words)), self.draw.seats)

    def _chapter(self, chapter: int) -> str:
        return self._numbered("coach-chapter", chapter + 1)

    def _step(self, step: int) -> str:
        return self._numbered("coach-step", step + 1)

    def _numbered(self, suffix: str, number: int) -> str:
        """A game of somebody else's may have no word for its parts."""
        key = self.draw.texts.game_key(self.key, suffix)
        return self.draw.texts.text(key, number=number) if self.draw.texts.has(key) else str(number)
