"""In every finished game the portions of a score add up to it, and each of them can be named."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytest

from parlour.games import find_game, games
from parlour.games.notre_dame.aids.sources import SOURCES
from parlour.i18n.texts import LANGUAGES, Texts
from parlour.kernel.action import Action
from parlour.kernel.agenda import State
from parlour.kernel.beyond.portions import Portion, whole_score
from parlour.kernel.engine import apply_told
from parlour.kernel.event import Event
from parlour.kernel.game import Cell, ScoreLine, Setup
from parlour.kernel.log import load, play_entries
from tools.golden import FOLDER, kept

GAMES = [game.meta.id for game in games()]


class Finished(NamedTuple):
    """A finished game: its lines, what they are made of, and why it ended."""

    name: str
    modules: tuple[str, ...]
    lines: tuple[ScoreLine, ...]
    portions: tuple[Portion, ...]
    ending: Cell


@cache
def finished(name: str) -> tuple[Finished, ...]:
    game = find_game(name)
    found: list[Finished] = []
    for stem, text, _ in kept(FOLDER, name):
        log = load(text)
        state = game.start(log.setup)
        happened: list[tuple[int, Event]] = []

        def carry_out(
            state: State, seat: int, action: Action, happened: list[tuple[int, Event]] = happened
        ) -> None:
            ply = happened[-1][0] + 1 if happened else 0
            happened.extend([(ply, event) for event in apply_told(state, seat, action)])

        play_entries(game, state, log.folded(), 0, carry_out)
        lines = game.scores(state)
        portions = whole_score(lines, game.companion.portions(state, happened))
        ending = game.companion.ending(state, happened)
        found.append(Finished(stem, tuple(log.setup.modules), lines, portions, ending))
    return tuple(found)


@pytest.mark.parametrize("name", GAMES)
def test_portions_add_up_to_the_score_of_every_line(name: str) -> None:
    for game in finished(name):
        for line in game.lines:
            sums = [each.points for each in game.portions if each.seat == line.seat]
            assert sum(sums) == line.total, (game.name, line)


def test_the_portions_of_obsession_add_up_category_by_category() -> None:
    for game in finished("obsession"):
        for line in game.lines:
            for term, points in line.terms:
                own = [each.points for each in game.portions if (each.seat, each.source) == (line.seat, term)]
                assert sum(own) == points, (game.name, line.seat, term)


def test_every_source_of_prestige_occurs_and_there_is_no_other() -> None:
    found = {each.source for game in finished("notre-dame") for each in game.portions}
    assert found == set(SOURCES)
    plague = [
        each.points for game in finished("notre-dame") for each in game.portions if each.source == "plague"
    ]
    assert max(plague) < 0
    came = [each.ply for game in finished("notre-dame") for each in game.portions]
    assert min(came) >= 0, "every gain leads to the moment it came"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_source_thing_and_ending_has_words(name: str, lang: str) -> None:
    texts = Texts(lang, (name,), strict=True)
    sources = {each.source for game in finished(name) for each in game.portions}
    for source in sources:
        assert texts.has(texts.game_key(name, f"score-{source}")), source
    things = {each.what for game in finished(name) for each in game.portions if each.what is not None}
    for thing in things | {game.ending for game in finished(name)}:
        assert texts.term(thing.sort, str(thing.value)), thing


def test_a_game_of_obsession_says_how_it_ended() -> None:
    kinds = {str(game.ending.value).split()[0] for game in finished("obsession")}
    assert kinds == {"ob-ended-courtship", "ob-ended-round", "ob-ended-top"}
    for game in finished("obsession"):
        if "estate-challenge" not in game.modules and "tableau" not in game.modules:
            assert str(game.ending.value).startswith("ob-ended-courtship"), game.name


def test_a_tableau_that_is_complete_is_the_reason_before_anything_else() -> None:
    game = find_game("obsession")
    state = game.start(Setup("obsession", ("ann",), ("estate-challenge",)))
    happened = [(0, Event("tableau-complete", 0, {})), (0, Event("game-over", -1, {}))]
    assert game.companion.ending(state, happened) == Cell("told", "ob-ended-tableau")


def test_partners_have_the_same_portions_and_count_what_both_have_once() -> None:
    teams = [game for game in finished("obsession") if "teams" in game.modules]
    assert teams
    for game in teams:
        shared = [each for each in game.portions if each.what == Cell("told", "ob-portion-shared")]
        assert shared, game.name
        by_seat = {line.seat: [e for e in game.portions if e.seat == line.seat] for line in game.lines}
        counted = sorted(sorted((e.source, e.points) for e in own) for own in by_seat.values())
        assert counted[0] == counted[1], game.name
