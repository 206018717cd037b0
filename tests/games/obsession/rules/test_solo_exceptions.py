"""Solitaire: set-up and Rule Exceptions (ruling 23)."""

import random

import pytest

from parlour.games.obsession.words.catalogue import TILES
from tests.games.obsession.table import Table, new_game, table

STAFF = ["butler", "housekeeper", "valet", "ladys-maid", "footman"]
LATE = ["english-garden", "breakfast-room", "tennis-court", "drawing-room", "main-library", "music-room"]


def started(opponent: str = "fairfax", **options: str) -> Table:
    return new_game(("york",), options={"opponent": opponent, **options})


# Setup


def test_solitaire_setup_the_player_is_the_starting_player() -> None:
    t = started()
    # Nothing is drawn for the pawn.
    assert t.offers("chance", "first") == []
    assert t.county.first == 0


def test_solitaire_setup_any_family_board() -> None:
    t = new_game(("anybody",), options={"families": "choose"})
    assert t.offers_at("choose-family", "0") == [
        "family asquith",
        "family cavendish",
        "family ponsonby",
        "family york",
    ]
    t.play("0", "family cavendish")
    assert t.seat("cavendish").reputation == (1, 4)


def test_solitaire_setup_for_two_players() -> None:
    t = started()
    assert t.for_hire == [*["underbutler"] * 2, *["valet"] * 2, *["ladys-maid"] * 2, *["footman"] * 4]
    t.chance("starters john-ambrose-esq lady-sarah-lewis")
    assert len(t.casual_deck) == 48
    t.chance(t.offers("chance")[0])
    assert len(t.seat("york").objectives) == 5
    monuments = t.offers("chance", "monuments")
    assert len(monuments) == 10
    assert all(offer.endswith("sculpture-garden") and len(offer.split()) == 4 for offer in monuments)
    t.chance(monuments[0])
    assert sum(t.county.bag) == 57


def test_solitaire_setup_four_objectives_against_an_extended_opponent() -> None:
    t = started("orange")
    t.chance("starters john-ambrose-esq lady-sarah-lewis")
    t.chance(t.offers("chance")[0])
    assert len(t.seat("york").objectives) == 4


@pytest.mark.parametrize(("opponent", "rounds"), [("eden", 16), ("tudor", 20)])
def test_solitaire_a_whole_game(opponent: str, rounds: int) -> None:
    t = started(opponent)
    rng = random.Random(3)
    while t.question:
        t.answer_anyhow(rng)
    assert len(t.events("round-begins")) == rounds
    assert len(t.events("turn-begins")) == rounds - 4
    assert len(t.events("opponent-rolls")) == rounds - 4
    assert len(t.events("theme-revealed")) == len(t.events("courtship-held")) == 4
    # One player has the pawn all the time, and nobody tells of it.
    assert t.events("pawn-passed") == []
    cards = len(t.events("card-drawn")) + len(t.events("opponent-takes-card"))
    assert cards >= 4
    assert [line.seat for line in t.scores()] == [0, -1]


# Rule Exceptions


def test_rule_exceptions_butlers_room_hire_only() -> None:
    t = table(("york",), round=2, york={"estate": ["butlers-room/back"]})
    assert t.refuses("york", "host butlers-room=recruit staff butler") == ("no-recruiting-alone", "solitaire")
    assert [offer for offer in t.offers("york", "host") if "butlers-room" in offer] == [
        "host butlers-room=hire staff butler"
    ]
    t.play("york", "host butlers-room=hire staff butler")
    t.play("york", "hire valet valet")
    assert t.seat("york").expended == ["butler", "valet", "valet"]


def test_rule_exceptions_servants_hall_a_servant_and_one_reputation() -> None:
    t = table(("york",), round=2, step="turn", york={"estate": ["servants-hall"], "level": 2})
    t.play("york", "entertain")
    assert t.question == "use-hall"
    assert t.offers("york", "gossip") == [f"gossip {servant}" for servant in STAFF]
    assert t.refuses("york", "gossip valet 0") == ("no-such-target", "servants-hall")
    assert t.refuses("york", "gossip valet 1") == ("no-such-target", "servants-hall")
    t.play("york", "gossip valet")
    assert t.seat("york").reputation == (2, 2)
    # FR and PL: the servant is deployed all the same.
    assert t.seat("york").available == ["butler", "housekeeper", "ladys-maid", "footman", "footman"]
    assert [event["moved"] for event in t.events("reputation-changed")] == [1]


def test_rule_exceptions_gossip_without_an_attack() -> None:
    row = {"hand": ["miss-elizabeth-perkins"], "estate": ["front-parlour"], "level": 2, "position": 4}
    t = table(("york",), round=2, york=row)
    t.play(
        "york", "host front-parlour hon-marianne-waters miss-elizabeth-perkins staff housekeeper,ladys-maid"
    )
    t.chance("guest john-ambrose-esq")
    # +2 for the Front Parlour, -1 for Miss Perkins, and nobody to attack: the opponent rolls.
    t.finish("york")
    assert t.seat("york").reputation == (2, 5)
    assert [(event["seat"], event["moved"]) for event in t.events("reputation-changed")] == [(0, 1)]
    assert len(t.events("opponent-rolls")) == 1
    # Her points count.
    assert t.seat("york").score["gentry"] == 8 - 3


def test_solitaire_the_fairchild_of_the_opponent_takes_no_card_from_the_decks() -> None:
    t = table(("york",), options={"opponent": "eden"}, round=16, step="courtship", market=LATE,
              themes=["estate", "service", "prestige"])  # fmt: skip
    t.chance("theme sporting", "card pounds-300")
    t.play("york", t.offers("york")[0])
    assert t.question == ""
    assert t.scores()[0].rank == 2
    assert "charles-fairchild-esq" not in t.seat("york").hand | t.seat("york").discard


def test_solitaire_combines_with_queen_victoria() -> None:
    """Scavenging first, then the cheapest space is emptied."""
    t = table(("york",), modules=("queen-victoria",), round=2, step="market", market=LATE, york={"pounds": 0})
    t.chance("roll 1")
    t.chance("tile statuary")
    assert t.market == [*LATE[2:], "statuary"]
    assert [TILES[tile] for tile in t.county.removed] == ["english-garden"]
    assert [TILES[tile] for tile in t.county.set_aside] == ["breakfast-room"]
    t.chance("tile great-hall")
    assert t.market == [*LATE[2:], "statuary", "great-hall"]
    assert t.in_bag("breakfast-room") == 3
