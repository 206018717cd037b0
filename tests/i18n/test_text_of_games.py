"""All that happens in real games can be told, to everyone, in every language."""

from __future__ import annotations

import re

import pytest

from parlour.games import find_game
from parlour.games.notre_dame.aids.describe import describe
from parlour.games.notre_dame.game import NOTRE_DAME
from parlour.games.obsession.game import OBSESSION as OBSESSION_GAME
from parlour.i18n.texts import LANGUAGES, Texts
from parlour.kernel.event import Event
from tests.i18n.played_games import played
from tests.i18n.source_scan import GAME, OBSESSION, argument, calls, first_arguments, question_kinds

BOTH = ("notre-dame", "obsession")


@pytest.mark.parametrize(("name", "package"), [("notre-dame", GAME), ("obsession", OBSESSION)])
def test_the_games_bring_up_nearly_all_there_is_to_tell(name: str, package: str) -> None:
    events = {event.kind for game in played(name) for event in game.events}
    reasons = {refusal.reason for game in played(name) for refusal in game.refusals.values()}
    questions = {kind for game in played(name) for kind in game.questions}
    every_event = set().union(*[argument(call, 0, local) for call, local in calls(package, "Event")])
    assert len(events) >= len(every_event) - 4
    assert len(reasons) >= len(first_arguments(package, "Refusal")) * 2 // 3
    assert len(questions) >= len(question_kinds(package)) - 6


@pytest.mark.parametrize("name", BOTH)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_can_be_told_to_every_seat_and_to_spectators(lang: str, name: str) -> None:
    texts = Texts(lang, (name,), strict=True)
    for game in played(name):
        for event in game.events:
            for viewer in (None, *range(len(game.seats))):
                text = texts.event(event.project(viewer), game.seats, viewer)
                assert text.endswith((".", "?")), text
                assert "{" not in text
            assert texts.event(event.whole(), game.seats)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_secrets_show_in_no_text(lang: str) -> None:
    texts = Texts(lang, strict=True)
    hidden = Event("prestige-gained", 0, {"source": "residence"}, {"amount": 37, "park": 41}, (0,))
    assert "37" in texts.event(hidden.project(0), ("Anna", "Bo"), 0)
    for viewer in (None, 1):
        text = texts.event(hidden.project(viewer), ("Anna", "Bo"), viewer)
        assert "Anna" in text
        assert not any(sign.isdigit() for sign in text)


@pytest.mark.parametrize("name", BOTH)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_acts_is_addressed_and_others_are_named(lang: str, name: str) -> None:
    texts = Texts(lang, (name,), strict=True)
    seats = ("Anneliese", "Bohumil", "Zdzisława")
    for game in played(name):
        for event in game.events:
            if event.seat in range(3):
                own = texts.event(event.project(event.seat), seats, event.seat)
                other = texts.event(event.project(None), seats, None)
                assert own != other
                assert seats[event.seat] in other
                assert seats[event.seat] not in own


@pytest.mark.parametrize("name", BOTH)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_question_and_cell_can_be_told(lang: str, name: str) -> None:
    texts = Texts(lang, (name,), strict=True)
    for game in played(name):
        for refusal in game.refusals.values():
            assert "{" not in texts.refusal(refusal, game.seats)
            assert texts.rule_title(refusal.rule)
            assert texts.rule_text(refusal.rule)
        for kind in game.questions:
            assert texts.question(kind).endswith((".", "?"))
        for cell in game.cells:
            if cell.sort == "label":
                assert texts.text(str(cell.value))
            elif cell.sort not in ("number", "seat"):
                assert texts.term(cell.sort, str(cell.value))


COPY = re.compile(r"^(discard|card|theme) .*-[b-l]$")
"""Copies of a card are called the same."""
ALIKE = re.compile(r"^use \S+ \S+$|^dismiss |^guest |^court |^pick |^keep |^attack |^gossip \d$")
"""Words that are never answers to the same question, or name people who are called the same."""


@pytest.mark.parametrize("name", BOTH)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_words_of_its_own(lang: str, name: str) -> None:
    texts = Texts(lang, (name,), strict=True)
    game = find_game(name)
    told: dict[str, str] = {}
    for action in game.vocabulary():
        text = texts.action(game.describe(action), ("Anna", "Bo", "Cleo", "Dan", "Eve", "Fay"))
        assert "{" not in text
        if not COPY.match(action.text) and not ALIKE.match(action.text):
            assert text not in told, (action.text, told[text])
            told[text] = action.text
    assert len(told) > 800


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("play red-bank", ("nd-act-play", {"card": "red-bank"})),
        ("from notre-dame", ("nd-act-from", {"place": "notre-dame"})),
        ("take rat", ("nd-act-take", {"bonus": "rat"})),
        ("collect blue-c", ("nd-act-collect", {"market": "blue-c"})),
        (
            "shift bank inn 2 confidant",
            ("nd-act-shift", {"from": "bank", "to": "inn", "cubes": 2, "confidant": "yes"}),
        ),
        (
            "relocate bank inn cube",
            ("nd-act-relocate", {"from": "bank", "to": "inn", "piece": "cube"}),
        ),
        ("withdraw bank:2 notre-dame:1", ("nd-act-withdraw", {"cubes": 3, "places": "bank:2,notre-dame:1"})),
        ("look spy mayor", ("nd-act-look", {"persons": "spy,mayor"})),
        (
            "lay red gold cube rat prestige",
            ("nd-act-lay", {"colour": "red", "bills": "gold,cube,rat,prestige"}),
        ),
        ("decline", ("nd-act-decline", {})),
    ],
)
def test_an_action_is_described_by_ids_and_numbers(
    words: str, wanted: tuple[str, dict[str, str | int]]
) -> None:
    assert describe(NOTRE_DAME.parse(words)) == wanted


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (
            "buy barn 3 useful-man",
            ("ob-act-buy", {"tile": "barn", "space": "market", "number": 3, "cheaper": "useful-man"}),
        ),
        (
            "buy barn reserve",
            ("ob-act-buy", {"tile": "barn", "space": "reserve", "number": 0, "cheaper": "none"}),
        ),
        ("help valet", ("ob-act-help", {"servant": "valet"})),
        (
            "gossip footman 1",
            ("ob-act-gossip", {"target": 1, "aimed": "yes", "sent": "yes", "servant": "footman"}),
        ),
        ("invite prestige 3 1", ("ob-act-invite", {"deck": "prestige", "look": 3, "keep": 1})),
        (
            "use hire-servant valet",
            ("ob-act-use", {"vp-card": "hire-servant", "object": "servant", "servant": "valet"}),
        ),
        ("roll 7", ("ob-act-roll", {"pips": 7})),
        ("done", ("ob-act-done", {})),
    ],
)
def test_an_action_of_obsession_is_described_by_ids_and_numbers(
    words: str, wanted: tuple[str, dict[str, str | int]]
) -> None:
    assert OBSESSION_GAME.describe(OBSESSION_GAME.parse(words)) == wanted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_activity_is_told_with_all_that_belongs_to_it(lang: str) -> None:
    texts = Texts(lang, ("obsession",), strict=True)
    lady = "patricia-countess-of-asquith"
    staff = "staff footman,valet rest valet help footman loan 2"
    action = OBSESSION_GAME.parse(f"host main-gazebo {lady}=dismiss lady-eleanor-chesterton {staff}")
    told = texts.action(OBSESSION_GAME.describe(action))
    for sort, name in (("tile", "main-gazebo"), ("gentry", lady), ("choice", "dismiss")):
        assert texts.term(sort, name) in told
    assert "200" in told
    assert told.count(texts.term("servant", "valet").lower()) == 2
