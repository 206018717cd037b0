"""How many clicks a game takes with the settings that everybody starts with."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import ElementHandle, Page

from tests.browser.fixtures import Visit
from tests.browser.harness import ANSWERS, CONTROLS, ME, STEWARD, Clicker, Server

MOST_A_GAME = 75
MOST_A_TURN = 5.0
MOST_TO_THE_FIRST_ACTIVITY = 6
TURNS = 12
"""Turns that a player of Obsession has at a table of two."""
OF_NO_TURN = {"family", "discard", "court"}
TWO_FRAMES = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
AT_ANY_TIME = ("refresh", "help", "use", "ask", "claim")
"""What may be done besides answering; nobody has to."""
PLAIN = "".join(f':not([data-action^="{verb} "]):not([data-action="{verb}"])' for verb in AT_ANY_TIME)


class Counting(Clicker):
    """Clicks on whatever answers the question, and counts."""

    controls = ", ".join(f"{each}{PLAIN}" for each in CONTROLS.split(", "))

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.clicks: list[int] = []
        """By click: the number of the answer that it belongs to."""

    def _next(self) -> tuple[str, ElementHandle | None]:
        """What still stands there two frames later: a slow machine draws the board after the question."""
        _, before = super()._next()
        self.page.evaluate(TWO_FRAMES)
        sort, found = super()._next()
        same = self.page.evaluate("([one, other]) => one !== null && one === other", [before, found])
        return (sort, found) if same else ("", None)

    def step(self) -> bool:
        before = len(_actions(self.page))
        found = super().step()
        if found:
            self.clicks.append(before)
        return found


def _actions(page: Page) -> list[str]:
    return [str(json.loads(each)["action"]) for each in ANSWERS.get(page, [])]


def _played(page: Page) -> list[int]:
    page.wait_for_selector(CONTROLS, state="attached")
    clicker = Counting(page, 1)
    clicker.play(seconds=300)
    assert clicker.is_over()
    return clicker.clicks


def test_a_game_of_three_in_notre_dame(visit: Visit, server: Server) -> None:
    made = server.make("notre-dame", ME, STEWARD, STEWARD, seed="clicks")
    assert len(_played(visit().sit(made))) <= MOST_A_GAME


def _of_turns(page: Page) -> tuple[int, int]:
    """Clicks of a whole game of Obsession that belong to turns, and the turns."""
    clicks = _played(page)
    actions = [each.split()[0] for each in _actions(page)]
    turns = [at for at, verb in enumerate(actions) if verb in {"host", "pass"}]
    # What is asked before the first turn, between the seasons and before the scoring is of no turn.
    last = next((at for at in range(turns[-1], len(actions)) if actions[at] in OF_NO_TURN), len(actions))
    counted = [each for each in clicks if turns[0] <= each + 1 <= last and actions[each] not in OF_NO_TURN]
    return len(counted), len(turns)


def test_an_average_turn_of_obsession(visit: Visit, server: Server) -> None:
    games = [_of_turns(visit().sit(server.make("obsession", ME, STEWARD, seed=seed))) for seed in ("a", "b")]
    assert all(turns >= TURNS for _, turns in games)
    assert sum(clicks for clicks, _ in games) / sum(turns for _, turns in games) <= MOST_A_TURN, games


@pytest.mark.parametrize("seed", range(3))
def test_from_the_first_page_to_the_first_activity(visit: Visit, seed: int) -> None:
    page = visit().go("/")
    page.locator("[data-game=obsession] [data-play]").first.click()
    page.wait_for_selector(CONTROLS, state="attached")
    clicker = Counting(page, seed)
    clicker.play(seconds=60, until=lambda: any(each.startswith(("host", "pass")) for each in _actions(page)))
    assert 1 + len(clicker.clicks) <= MOST_TO_THE_FIRST_ACTIVITY
