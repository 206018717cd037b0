"""Every mode of Upstairs, Downstairs in the browser: from the first question to the score sheet."""

from __future__ import annotations

import pytest

from tests.browser.fixtures import Visit
from tests.browser.harness import (
    ME,
    OPEN,
    PHONE,
    RANDOM,
    STEWARD,
    WIDE,
    Clicker,
    Made,
    Server,
    Visitor,
    play_together,
    score_sheet,
)

UPSTAIRS = ["ud-servants", "howard", "ud-guests", "ud-tiles", "ud-copies"]
LOOKS = 3
"""Moments of a game at which the accessibility checker looks at the page."""


def _claimed(server: Server, made: Made, seat: int, name: str) -> str:
    """Somebody takes an open seat; his token."""
    claim = {"seat": seat, "name": name, "invitation": made["invitations"][str(seat)]}
    return str(server.post(f"/api/tables/{made['table']['id']}/claims", claim)["token"])


def _play(visitor: Visitor, seed: int, seconds: float = 600) -> Clicker:
    """Play to the end; at some moments and on the score sheet the page is looked at closely."""
    player = Clicker(visitor.page, seed)
    for _ in range(LOOKS):
        if player.commit() and not player.is_over():
            assert visitor.axe() == []
    player.play(seconds)
    assert player.is_over(), "the game did not come to its end"
    assert visitor.axe() == []
    return player


def _kinds(server: Server, made: Made) -> set[str]:
    """The verbs of all answers given in a game."""
    return {line.split()[1] for line in server.log(made["table"]["id"], made["token"])}


def test_six_players_with_the_servants_of_the_expansion(visit: Visit, server: Server) -> None:
    bots = [STEWARD, RANDOM, RANDOM, RANDOM, RANDOM]
    made = server.make("obsession", ME, *bots, modules=[*UPSTAIRS, "wessex"], seed="6")
    visitor = visit(WIDE)
    visitor.sit(made)
    player = _play(visitor, 1)
    visitor.screenshot("mode-six-players-end")
    assert player.moves > 12
    assert {"engage", "host", "buy"} <= _kinds(server, made)
    end = server.position(made["table"]["id"], 0, made["token"])
    assert sorted(line["seat"] for line in end["scores"]) == [0, 1, 2, 3, 4, 5]


def test_two_people_are_a_team_against_the_computer(visit: Visit, server: Server) -> None:
    made = server.make("obsession", ME, RANDOM, OPEN, RANDOM, modules=["teams", *UPSTAIRS], seed="4")
    token = _claimed(server, made, 2, "Hugo")
    mara, hugo = visit(WIDE), visit(PHONE)
    mara.sit(made)
    hugo.sit(made, token)
    players = [Clicker(mara.page, 3), Clicker(hugo.page, 4)]
    play_together(players, seconds=30, answers=4)
    assert mara.axe() == []
    assert hugo.axe() == []
    play_together(players, seconds=300)
    assert all(player.is_over() for player in players)
    assert score_sheet(mara.page) == score_sheet(hugo.page)
    assert mara.axe() == []
    mara.screenshot("mode-team-end")
    hugo.screenshot("mode-team-end-phone")
    scores = server.position(made["table"]["id"], 0, made["token"])["scores"]
    totals = {line["seat"]: line["total"] for line in scores}
    assert totals[0] == totals[2]
    assert totals[1] == totals[3]


def test_partners_talk_in_private(visit: Visit, server: Server) -> None:
    made = server.make("obsession", ME, OPEN, OPEN, RANDOM, modules=["teams"], seed="9")
    partner, rival = _claimed(server, made, 2, "Hugo"), _claimed(server, made, 1, "Ines")
    mara, hugo, ines = visit(WIDE), visit(WIDE), visit(WIDE)
    mara.sit(made)
    hugo.sit(made, partner)
    ines.sit(made, rival)
    for visitor in (mara, hugo, ines):
        visitor.page.locator(".tb-side [role=tab][data-tab=chat]").click()
    for whisper, said in ((1, "Lend me the cook"), (0, "A fine evening")):
        mara.page.locator(".tb-chat-to input").nth(whisper).check()
        mara.page.locator(".tb-chat form input, .tb-chat form textarea").last.fill(said)
        mara.page.locator(".tb-chat form button[type=submit]").click()
        hugo.page.get_by_text(said).wait_for()
    ines.page.get_by_text("A fine evening").wait_for()
    assert ines.page.get_by_text("Lend me the cook").count() == 0
    assert not any("Lend me the cook" in frame for frame in ines.frames)


@pytest.mark.parametrize(
    ("name", "rivals", "modules"),
    [
        ("duel", [STEWARD], ["duel", "ud-guests", "ud-tiles"]),
        ("estate-challenge", [], ["estate-challenge", "ud-guests"]),
        ("tableau", [RANDOM, RANDOM], ["tableau"]),
    ],
)
def test_a_game_of_another_mode(
    visit: Visit, server: Server, name: str, rivals: list[dict[str, str]], modules: list[str]
) -> None:
    made = server.make("obsession", ME, *rivals, modules=modules, seed="5")
    visitor = visit(PHONE if name == "estate-challenge" else WIDE)
    visitor.sit(made)
    player = _play(visitor, 7)
    visitor.screenshot(f"mode-{name}-end")
    assert player.moves > 10
    assert visitor.width() <= (PHONE if name == "estate-challenge" else WIDE)[0]
