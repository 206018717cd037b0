"""Some games played at random, and all that was said in them."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from parlour.games import find_game
from parlour.games.notre_dame.words.actions import PASS
from parlour.kernel.action import Action
from parlour.kernel.agenda import CHANCE
from parlour.kernel.engine import apply, legal, open_question, to_move, why_not
from parlour.kernel.errors import Invalid, Refusal
from parlour.kernel.event import Event
from parlour.kernel.game import Block, Cell, Setup, View

NAMES = ("Anna", "Łukasz", "Élise", "Bo", "Zoé")
SETUPS = (
    Setup("notre-dame", NAMES[:2]),
    Setup("notre-dame", NAMES[:3], ("new-persons",), {"scores": "open"}),
    Setup("notre-dame", NAMES[:4], ("new-persons",)),
    Setup("notre-dame", NAMES, ("new-persons",), {"bell-ringer": "all"}),
)
PROMOS = {"promo-guests": "aston-webb,jane-booth"}
UPSTAIRS = ("ud-servants", "ud-guests", "ud-tiles")
OBSESSION_SETUPS = (
    Setup("obsession", NAMES[:2]),
    Setup("obsession", NAMES[:3], ("extended", "charles-dickens", "queen-victoria"), {"first-market": "ask"}),
    Setup("obsession", NAMES[:4], ("starter-draft", "emily-bronte", "first-edition-hall")),
    Setup("obsession", NAMES[:2], ("hire-when-passing", "first-edition-objectives", "jane-austen")),
    Setup("obsession", NAMES[:1], ("monuments-challenge",), {"opponent": "eden"}),
    Setup("obsession", NAMES[:4], ("teams", "milestones", *UPSTAIRS), PROMOS),
    Setup("obsession", NAMES[:2], ("duel", *UPSTAIRS)),
    Setup("obsession", NAMES[:1], ("estate-challenge", "wessex")),
    Setup("obsession", NAMES, ("wessex", "ud-guests", "guest-limit")),
    Setup("obsession", NAMES[:1], ("ud-servants", "dynamic-opponent")),
)
EXTRA = ["charles-fairchild-esq", "miss-elizabeth-fairchild"]
TAILS = ("loan 3", "rest valet", "rest footman", "help footman", "help butler", "staff butler,valet")
UPSTAIRS_TAILS = (
    "extra cook",
    "extra cook,useful-man",
    "carriage footman+1",
    "carriage valet-1",
    "borrow valet",
)
FIRST_SEED = {"notre-dame": 0, "obsession": 200}
"""The games of these seeds bring up nearly everything."""
EVERY = 9
"""How often the aids are asked for."""
TRIED = 12
"""Actions of a verb that are tried against each question, legal or not."""


@dataclass
class Played:
    """What was said in one game."""

    seats: tuple[str, ...]
    events: list[Event] = field(default_factory=list)
    questions: set[str] = field(default_factory=set)
    refusals: dict[str, Refusal] = field(default_factory=dict)
    titles: set[str] = field(default_factory=set)
    cells: set[Cell] = field(default_factory=set)

    def hear(self, refusal: Refusal | None) -> None:
        """Take in why something was not allowed."""
        if refusal is not None:
            self.refusals[repr(refusal)] = refusal

    def look(self, blocks: tuple[Block, ...]) -> None:
        """Take in the table as somebody sees it."""
        for block in blocks:
            self.titles.add(block.title)
            self.cells.update(block.columns)
            self.cells.update([cell for row in block.rows for cells in row for cell in cells])


@cache
def played(game: str = "notre-dame") -> tuple[Played, ...]:
    """The games, always the same ones."""
    setups = SETUPS if game == "notre-dame" else OBSESSION_SETUPS
    return tuple([_play(setup, seed) for seed, setup in enumerate(setups, FIRST_SEED[game])])


def _play(setup: Setup, seed: int) -> Played:
    game = find_game(setup.game)
    dice = random.Random(seed)
    verbs: dict[str, list[Action]] = {}
    for action in game.vocabulary():
        verbs.setdefault(action.text.split()[0], []).append(action)
    state = game.start(setup)
    tails = (*TAILS, *UPSTAIRS_TAILS) if setup.game == "obsession" else TAILS
    told = Played(setup.seats)
    state.sink = told.events
    ply = 0
    while (question := open_question(state)) is not None:
        seat = to_move(state)[0]
        told.questions.add(question.kind)
        viewer = None if seat == CHANCE else seat
        if viewer is not None or ply % EVERY == 0:
            view = game.view(state, viewer)
            told.look(game.layout(view))
            if ply % EVERY == 0:
                told.look(_aids(setup.game, view))
        near = {legal(state, seat).sample(dice).text.split()[0] for _ in range(TRIED)}
        for verb in (*sorted(near), dice.choice(sorted(verbs))):
            for action in dice.sample(verbs[verb], min(TRIED, len(verbs[verb]))):
                told.hear(why_not(state, seat, action))
        for words in _garbled([legal(state, seat).sample(dice).text for _ in range(3)], dice, tails):
            with contextlib.suppress(Invalid):
                told.hear(why_not(state, seat, game.parse(words)))
        apply(state, seat, legal(state, seat).sample(dice))
        ply += 1
    told.look(game.layout(game.view(state, None)))
    told.hear(why_not(state, 0, PASS))
    return told


def _garbled(answers: list[str], dice: random.Random, tails: Sequence[str]) -> list[str]:
    """Answers that are nearly right: a word left out, put twice, or taken from another answer."""
    found: list[str] = []
    pool = " ".join(answers).split()
    for answer in answers:
        words = answer.split()
        at = dice.randrange(len(words))
        for middle in ([], [words[at]] * 2, [dice.choice(pool)], [words[at], dice.choice(pool)], EXTRA):
            found.append(" ".join([*words[:at], *middle, *words[at + 1 :]]))
        found += [f"{answer} {dice.choice(tails)}", answer.replace("=", " ").split(" staff")[0]]
        found.append(answer.split(" staff")[0] + " staff underbutler,housekeeper,footman")
    return found


def _aids(game: str, view: View) -> tuple[Block, ...]:
    companion = find_game(game).companion
    shown = [block for command in companion.commands.values() for block in command(view)]
    return (*shown, *companion.why(view))
