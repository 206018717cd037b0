"""Suites Expansion: one guest, favours doubled; Queen's and Lionheart then are monuments (ruling 14)."""

from typing import Any

import pytest

from tests.games.obsession.table import LORD, Table, table

INVITE = "invite-guests"
HAWKINS, PERKINS, HOYOS, STOWELL = (
    "anne-hawkins",
    "miss-elizabeth-perkins",
    "istvan-count-hoyos",
    "miss-margaret-stowell",
)
HOLT, LANGFORD, MARSHFIELD, CLARE = (
    "alice-dowager-countess-holt",
    "richard-duke-of-langford",
    "theo-lord-marshfield",
    "rebecca-dowager-countess-clare",
)
KNOLLWOOD, CHARLES = "madeline-countess-of-knollwood", "charles-fairchild-esq"
STAFF = ["butler", "housekeeper", "valet", "ladys-maid", "ladys-maid", "footman"]
CASUAL = ["theodore-lodge-esq", "sir-william-hawke", "thomas-handle-esq", "sir-richard-beeston"]
PRESTIGE = ["peter-viscount-townshend", "major-anthony-cole", "john-lord-brooks"]


def suite(tile: str, *hand: str, **row: object) -> Table:
    """Ponsonby at level 6, position 1, with a suite and guests."""
    told = {"level": 6, "position": 1, "pounds": 0, "available": STAFF, "estate": [tile], "hand": list(hand)}
    return table(
        casual_top=CASUAL,
        prestige_top=PRESTIGE,
        ponsonby={**told, **row},
        york={"level": 3, "position": 1},
    )


def steps_of_the_next_turn(t: Table, answer: str) -> int:
    """The reputation that Ponsonby's monuments bring when York has passed and Ponsonby begins a turn."""
    t.play("york", "pass", "rents")
    t.finish("york")
    before = t.seat("ponsonby").steps
    t.play("ponsonby", answer)
    return t.seat("ponsonby").steps - before


def joined(t: Table) -> list[object]:
    return [told["gentry"] for told in t.events("guest-joined")]


# Heritage Suite


def test_heritage_suite_doubles_penalties_too() -> None:
    t = suite("heritage-guest-suite", HAWKINS)
    t.play("ponsonby", f"host heritage-guest-suite {HAWKINS} staff housekeeper,ladys-maid")
    assert (t.seat("ponsonby").pounds, t.seat("ponsonby").steps) == (800, 25 - 4)


def test_heritage_suite_doubles_gossip_and_invitations() -> None:
    t = suite("heritage-guest-suite", PERKINS)
    t.play("ponsonby", f"host heritage-guest-suite {PERKINS} staff housekeeper,ladys-maid")
    t.play("ponsonby", "attack 1", "attack 1")
    assert (t.seat("york").steps, t.seat("ponsonby").steps) == (10 - 6, 25 - 2)
    t = suite("heritage-guest-suite", HOYOS)
    t.play("ponsonby", f"host heritage-guest-suite {HOYOS} staff housekeeper,valet")
    assert t.offers("ponsonby") == ["invite casual", "invite prestige"]
    t.play("ponsonby", "invite prestige")
    t.let_chance()
    t.play("ponsonby", "invite prestige")
    t.let_chance()
    assert joined(t) == [PRESTIGE[0], PRESTIGE[1], CASUAL[0], CASUAL[1]]


def test_heritage_suite_a_doubled_attack_may_name_two_targets() -> None:
    row = {
        "level": 6,
        "position": 1,
        "available": STAFF,
        "estate": ["heritage-guest-suite"],
        "hand": [PERKINS],
    }
    others: dict[str, Any] = {name: {"level": 3, "position": 1} for name in ("york", "asquith")}
    t = table(("ponsonby", "york", "asquith"), ponsonby=row, **others)
    t.play("ponsonby", f"host heritage-guest-suite {PERKINS} staff housekeeper,ladys-maid")
    assert t.question == "spread-gossip"
    t.play("ponsonby", "attack 1")
    assert t.question == "spread-gossip"
    t.play("ponsonby", "attack 2")
    assert (t.seat("york").steps, t.seat("asquith").steps) == (10 - 3, 10 - 3)


def test_heritage_suite_a_pauper_costs_twice() -> None:
    words = f"host heritage-guest-suite {STOWELL} staff housekeeper"
    t = suite("heritage-guest-suite", STOWELL, pounds=100)
    assert t.refuses("ponsonby", words) == ("costs-not-covered", "enjoy-favours")
    assert t.told("ponsonby", words) == {"pounds": 100, "loans": 1}
    t = suite("heritage-guest-suite", STOWELL, pounds=200)
    t.play("ponsonby", words)
    assert (t.seat("ponsonby").pounds, t.seat("ponsonby").steps) == (0, 25 + 6)


def test_heritage_suite_service_is_required_for_the_guest() -> None:
    t = suite("heritage-guest-suite", HAWKINS)
    words = f"host heritage-guest-suite {HAWKINS} staff housekeeper"
    assert t.refuses("ponsonby", words) == ("wrong-staff", "provide-service")


def test_heritage_suite_is_reused_and_is_no_monument() -> None:
    t = suite("heritage-guest-suite", HAWKINS)
    t.play("ponsonby", f"host heritage-guest-suite {HAWKINS} staff housekeeper,ladys-maid")
    t.finish("ponsonby")
    assert "heritage-guest-suite" in t.seat("ponsonby").estate
    assert t.events("tile-flipped") == []


# Queen's Suite


@pytest.mark.parametrize(("line", "pounds", "steps"), [("pounds", 800, 25 + 2), ("reputation", 400, 25 + 4)])
def test_queens_suite_doubles_one_favour_of_choice(line: str, pounds: int, steps: int) -> None:
    t = suite("queens-suite", HOLT)
    t.play("ponsonby", f"host queens-suite {HOLT}={line} staff housekeeper,ladys-maid,ladys-maid")
    assert (t.seat("ponsonby").pounds, t.seat("ponsonby").steps) == (pounds, steps)


def test_queens_suite_a_line_of_two_invitations_becomes_four() -> None:
    t = suite("queens-suite", MARSHFIELD)
    t.play("ponsonby", f"host queens-suite {MARSHFIELD}=casual staff housekeeper,valet,footman")
    t.let_chance()
    assert joined(t) == CASUAL
    assert t.seat("ponsonby").steps == 25 + 2


def test_queens_suite_a_victory_point_card_twice() -> None:
    t = suite("queens-suite", CLARE)
    t.play("ponsonby", f"host queens-suite {CLARE}=vp_card staff housekeeper,ladys-maid,ladys-maid")
    t.let_chance()
    assert len(t.seat("ponsonby").vp_cards) == 2
    assert joined(t) == [PRESTIGE[0]]


def test_queens_suite_charles_fairchild_stays_for_six_reputation() -> None:
    t = suite("queens-suite", CHARLES)
    t.play("ponsonby", f"host queens-suite {CHARLES}=reputation staff housekeeper,valet")
    assert t.seat("ponsonby").steps == 25 + 6


@pytest.mark.parametrize(
    ("guest", "reason"),
    [
        (HOLT, "choice-missing"),
        (f"{HOLT}=prestige", "no-such-choice"),
        (f"{HOLT}=vp_card", "no-such-choice"),
    ],
)
def test_queens_suite_the_favour_must_be_named_and_be_one_of_the_guest(guest: str, reason: str) -> None:
    t = suite("queens-suite", HOLT)
    words = f"host queens-suite {guest} staff housekeeper,ladys-maid,ladys-maid"
    assert t.refuses("ponsonby", words) == (reason, INVITE)
    assert t.told("ponsonby", words) == {"tile": "queens-suite", "about": HOLT}


def test_queens_suite_the_tile_itself_offers_no_choice() -> None:
    t = suite("queens-suite", HOLT)
    words = f"host queens-suite=pounds {HOLT}=pounds staff housekeeper,ladys-maid,ladys-maid"
    assert t.refuses("ponsonby", words) == ("no-such-choice", INVITE)


def test_queens_suite_service_and_rating_count() -> None:
    t = suite("queens-suite", HOLT, level=4)
    words = f"host queens-suite {HOLT}=pounds staff housekeeper,ladys-maid,ladys-maid"
    assert t.refuses("ponsonby", words) == ("guest-above-reputation", INVITE)
    t = suite("queens-suite", HOLT, level=5)
    assert t.refuses("ponsonby", f"host queens-suite {HOLT}=pounds staff housekeeper,ladys-maid") == (
        "wrong-staff",
        "provide-service",
    )
    assert t.allows("ponsonby", words)


def test_queens_suite_every_line_is_offered() -> None:
    t = suite("queens-suite", HOLT, MARSHFIELD)
    offered = [words for words in t.offers("ponsonby", "host") if "queens-suite" in words]
    assert offered == [
        f"host queens-suite {HOLT}=pounds staff housekeeper,ladys-maid,ladys-maid",
        f"host queens-suite {HOLT}=reputation staff housekeeper,ladys-maid,ladys-maid",
        f"host queens-suite {MARSHFIELD}=casual staff housekeeper,valet,footman",
        f"host queens-suite {MARSHFIELD}=reputation staff housekeeper,valet,footman",
    ]


def test_queens_suite_is_a_monument_once_used() -> None:
    t = suite("queens-suite", KNOLLWOOD, level=4)
    t.play("ponsonby", f"host queens-suite {KNOLLWOOD}=reputation staff housekeeper")
    t.finish("ponsonby")
    assert t.seat("ponsonby").estate[5] == "queens-suite/back"
    assert t.seat("ponsonby").score["tiles"] == 5 + 5
    assert steps_of_the_next_turn(t, "pass") == 1


# Lionheart Suite


def test_lionheart_suite_the_top_prestige_guest_stays_without_service_or_rating() -> None:
    t = suite("lionheart-suite")
    t.play("ponsonby", "host lionheart-suite staff butler")
    assert t.refuses("chance", f"guest {PRESTIGE[1]}") == ("impossible-outcome", "enjoy-favours")
    t.chance(f"guest {PRESTIGE[0]}")
    assert t.seat("ponsonby").pounds == 600
    assert t.events("guest-arrived", "york") == [{"event": "guest-arrived", "seat": 0, "gentry": PRESTIGE[0]}]
    assert t.events("guest-joined") == []
    assert t.view("york").plain()["attending"] == [PRESTIGE[0]]
    assert t.prestige_deck[:2] == PRESTIGE[1:]
    t.finish("ponsonby")
    board = t.seat("ponsonby")
    assert board.discard == {PRESTIGE[0]}
    assert board.expended == ["butler"]
    assert board.estate[5] == "lionheart-suite/back"


def test_lionheart_suite_victory_point_card_and_invitation_twice() -> None:
    t = table(
        prestige_top=[CLARE, *PRESTIGE],
        vp_top=["pounds-300", "hire-servant"],
        ponsonby={"level": 6, "pounds": 0, "estate": ["lionheart-suite"]},
    )
    t.play("ponsonby", "host lionheart-suite staff butler")
    t.chance(
        f"guest {CLARE}",
        f"guest {PRESTIGE[0]}",
        f"guest {PRESTIGE[1]}",
        "card pounds-300",
        "card hire-servant",
    )
    assert t.seat("ponsonby").vp_cards == ["pounds-300", "hire-servant"]
    assert {PRESTIGE[0], PRESTIGE[1]} <= t.seat("ponsonby").hand
    assert CLARE not in t.seat("ponsonby").hand


def test_lionheart_suite_the_guest_is_not_one_of_the_hand() -> None:
    t = suite("lionheart-suite", HOLT, KNOLLWOOD)
    for words in (
        f"host lionheart-suite {KNOLLWOOD} staff butler",
        f"host lionheart-suite {HOLT} staff butler",
        f"host lionheart-suite {HOLT} staff butler,ladys-maid,ladys-maid",
        f"host lionheart-suite {LORD} staff butler",
    ):
        assert t.refuses("ponsonby", words) == ("wrong-guests", INVITE)
        assert t.told("ponsonby", words) == {"tile": "lionheart-suite", "about": "lionheart-suite"}
    assert [words for words in t.offers("ponsonby", "host") if "lionheart" in words] == [
        "host lionheart-suite staff butler"
    ]


def test_lionheart_suite_the_rating_of_the_tile_counts() -> None:
    t = suite("lionheart-suite", level=5, position=5)
    words = "host lionheart-suite staff butler"
    assert t.refuses("ponsonby", words) == ("tile-above-reputation", "host-activity")
    assert t.told("ponsonby", words) == {"tile": "lionheart-suite", "rating": 6, "level": 5}


def test_lionheart_suite_needs_a_guest_in_the_deck() -> None:
    everybody = table().prestige_deck
    row = {"level": 6, "estate": ["lionheart-suite"]}
    t = table(ponsonby=row, york={"hand": everybody})
    words = "host lionheart-suite staff butler"
    assert t.refuses("ponsonby", words) == ("no-prestige-guest-left", "suites-expansion")
    t = table(ponsonby=row, york={"hand": everybody[1:]})
    t.play("ponsonby", words)
    t.chance(f"guest {everybody[0]}")


def test_lionheart_suite_the_butler_coordinates_or_the_underbutler() -> None:
    t = suite("lionheart-suite")
    for staff in ("housekeeper", "footman", "butler,valet"):
        assert t.refuses("ponsonby", f"host lionheart-suite staff {staff}") == (
            "wrong-staff",
            "provide-service",
        )
    t = table(
        ponsonby={"level": 6, "available": ["underbutler"], "estate": ["lionheart-suite", "butlers-pantry"]}
    )
    t.play("ponsonby", "host lionheart-suite staff underbutler")


def test_lionheart_suite_points_and_monument() -> None:
    t = suite("lionheart-suite")
    assert t.seat("ponsonby").score["tiles"] == 5 + 2
    t.play("ponsonby", "host lionheart-suite staff butler")
    t.finish("ponsonby")
    assert t.seat("ponsonby").score["tiles"] == 5 + 6
    assert steps_of_the_next_turn(t, "entertain") == 1


def test_lionheart_suite_no_choice_belongs_to_it() -> None:
    t = suite("lionheart-suite")
    assert t.refuses("ponsonby", "host lionheart-suite=pounds staff butler") == ("no-such-choice", INVITE)
