"""Phase 2, the draft: pages 3 and 8, rulings 1, 2 and 47."""

import json

import pytest

from parlour.games.notre_dame.content.records import COLOURS
from tests.games.notre_dame.table import Table, table

DEALT = ("seminary", "bank", "residence")


def dealt(players: int = 3) -> Table:
    """Every seat has drawn seminary, bank and residence of its colour."""
    t = table(players, phase="draft")
    for colour in COLOURS[:players]:
        t.chance("deal " + " ".join(f"{colour}-{kind}" for kind in DEALT))
    return t


def all_keep(t: Table, kind: str) -> None:
    """Each seat keeps the card of a kind that it can choose now."""
    for colour in t.asked:
        (choice,) = [text for text in t.offers(colour) if text.endswith(f"-{kind}")]
        t.play(colour, choice)


def test_p3_draft_three_cards_from_the_own_pile() -> None:
    t = table(phase="draft")
    assert len(t.offers("chance")) == 84  # three of nine
    assert t.refuses("chance", "deal violet-seminary violet-bank violet-residence") == (
        "impossible-outcome",
        "phase-2",
    )
    assert t.refuses("chance", "begin red") == ("not-an-answer", "phase-2")
    t.chance("deal red-seminary red-bank red-residence")
    assert t.seat("red").pool == [f"red-{kind}" for kind in DEALT]
    assert len(t.seat("red").deck) == 6


def test_p3_draft_keep_one_pass_two_to_the_left() -> None:
    t = dealt()
    all_keep(t, "bank")
    assert t.seat("red").hand == ["red-bank"]
    assert t.seat("violet").pool == ["red-seminary", "red-residence"]
    assert t.seat("blue").pool == ["violet-seminary", "violet-residence"]
    assert t.seat("red").pool == ["blue-seminary", "blue-residence"]


@pytest.mark.parametrize(
    ("players", "hand"),
    [
        (3, {"red-bank", "blue-seminary", "violet-residence"}),
        (4, {"red-bank", "green-seminary", "blue-residence"}),
        (5, {"red-bank", "yellow-seminary", "green-residence"}),
    ],
)
def test_p3_draft_ruling_2_own_right_neighbour_and_the_one_beyond(players: int, hand: set[str]) -> None:
    t = dealt(players)
    all_keep(t, "bank")
    all_keep(t, "seminary")
    assert set(t.seat("red").hand) == hand
    assert [len(t.seat(colour).hand) for colour in COLOURS[:players]] == [3] * players
    assert [t.seat(colour).pool for colour in COLOURS[:players]] == [[]] * players
    assert t.question == "play-card"


def test_p3_draft_only_cards_on_offer_can_be_kept() -> None:
    t = dealt()
    assert t.refuses("red", "keep red-park") == ("card-not-in-pool", "phase-2")
    assert t.refuses("red", "keep violet-bank") == ("card-not-in-pool", "phase-2")
    assert t.refuses("red", "pass") == ("not-an-answer", "phase-2")


def test_p3_draft_a_kept_card_cannot_be_passed_on_to_keep_both_received() -> None:
    t = dealt()
    all_keep(t, "bank")
    # Naming the earlier card would mean passing on one of the received ones in its place.
    assert t.refuses("red", "keep red-bank") == ("card-already-kept", "phase-2")
    assert t.offers("red") == ["keep blue-seminary", "keep blue-residence"]
    all_keep(t, "residence")
    assert "red-bank" in t.seat("red").hand
    assert [card for card in t.seat("violet").hand if card == "red-bank"] == []


def test_p3_draft_answers_are_given_in_any_order_and_once() -> None:
    t = dealt()
    assert t.asked == ["red", "violet", "blue"]
    t.play("blue", "keep blue-bank")
    assert t.asked == ["red", "violet"]
    assert t.refuses("blue", "keep blue-seminary") == ("not-your-turn", "table")
    t.play("red", "keep red-bank")
    assert t.asked == ["violet"]


def test_p3_draft_choices_are_hidden_until_all_are_in() -> None:
    t = dealt()
    before = {colour: json.dumps(t.view(colour).plain()) for colour in ("violet", "blue")}
    seen = t.view("violet")
    t.play("red", "keep red-bank")
    for colour in ("violet", "blue"):
        told = json.loads(json.dumps(t.view(colour).plain()))
        was = json.loads(before[colour])
        assert told.pop("to-move") != was.pop("to-move")
        assert told == was  # nothing but who is still to choose
    assert "red-bank" not in repr(t.view("violet").agenda)
    assert "red-bank" in repr(t.view("red").agenda)
    assert t.view("violet").rows == seen.rows
    assert t.events("cards-passed") == []
    t.play("violet", "keep violet-bank")
    assert t.seat("violet").pool == [f"violet-{kind}" for kind in DEALT]  # nothing received yet
    t.play("blue", "keep blue-bank")
    assert t.seat("violet").pool == ["red-seminary", "red-residence"]
    assert len(t.events("cards-passed")) == 3


def test_p3_draft_only_giver_and_receiver_see_the_cards_passed() -> None:
    t = dealt()
    all_keep(t, "bank")
    cards = ("red-seminary", "red-residence")
    for viewer, sees in (("red", True), ("violet", True), ("blue", False), ("nobody", False)):
        (event,) = [each for each in t.events("cards-passed", viewer) if each["seat"] == 0]
        assert event["count"] == 2
        assert (event.get("cards") == cards) is sees


def test_p3_draft_cards_dealt_are_their_owners_secret() -> None:
    t = dealt()
    for viewer, sees in (("red", True), ("violet", False), ("nobody", False)):
        (event,) = [each for each in t.events("cards-dealt", viewer) if each["seat"] == 0]
        assert ("cards" in event) is sees
    assert "red-bank" not in json.dumps(t.view("violet").plain())
    assert "red-bank" in json.dumps(t.view("red").plain())


def test_p8_draft_two_players_one_comes_back() -> None:
    t = dealt(2)
    t.play("red", "keep red-bank")
    t.play("violet", "keep violet-residence")
    assert t.seat("red").pool == ["violet-seminary", "violet-bank"]
    assert t.seat("violet").pool == ["red-seminary", "red-residence"]
    t.play("red", "keep violet-bank")
    t.play("violet", "keep red-residence")
    assert set(t.seat("red").hand) == {"red-bank", "violet-bank", "red-seminary"}
    assert set(t.seat("violet").hand) == {"violet-residence", "red-residence", "violet-seminary"}


def test_p8_draft_two_players_own_card_kept_first_stays() -> None:
    t = dealt(2)
    t.play("red", "keep red-bank")
    t.play("violet", "keep violet-bank")
    assert t.refuses("red", "keep red-bank") == ("card-already-kept", "phase-2")
