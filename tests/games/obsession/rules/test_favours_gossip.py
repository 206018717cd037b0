"""Step 6, Unusual Favours: gossip about another player, and victory point cards."""

import pytest

from tests.games.obsession.table import HEIR, LORD, Table, described, table

RULE = "enjoy-favours"
OLIVER, PERKINS, HOBART = "miss-florence-oliver", "miss-elizabeth-perkins", "charles-hobart-esq"
LANGFORD, HAZELTON = "richard-duke-of-langford", "carroll-duke-of-hazelton"


def gossiping(guests: str, staff: str, **row: object) -> Table:
    """Three families; Ponsonby has invited gossips to Bowls and is asked about whom they talk."""
    t = table(
        ("ponsonby", "york", "asquith"),
        ponsonby={
            "level": 3,
            "position": 3,
            "available": ["valet", "ladys-maid", "ladys-maid", "footman"],
            "estate": ["bowling-green/back"],
            "hand": guests.split(),
            **row,
        },
        york={"level": 2, "position": 1},
        asquith={"level": 4, "position": 4},
    )
    names = " ".join([*guests.split(), LORD][:2])
    t.play("ponsonby", f"host bowling-green {names} staff {staff}")
    return t


def test_gossip_example_miss_oliver_hurts_the_target_and_the_host() -> None:
    t = gossiping(OLIVER, "ladys-maid,footman")
    assert t.seat("ponsonby").reputation == (3, 1)
    assert t.offers_at("spread-gossip", "ponsonby") == ["attack 1", "attack 2"]
    t.play("ponsonby", "attack 2")
    assert t.seat("asquith").reputation == (3, 5)
    assert t.seat("york").reputation == (2, 1)
    assert t.seat("ponsonby").reputation == (3, 1)
    assert t.events("reputation-changed")[-1] == {
        "event": "reputation-changed",
        "seat": 2,
        "steps": -4,
        "moved": -4,
        "level": 3,
        "position": 5,
        "source": "gossip",
    }


@pytest.mark.parametrize(("guest", "loss"), [(OLIVER, 4), (PERKINS, 3)])
def test_gossip_the_target_loses_as_much_as_the_card_says(guest: str, loss: int) -> None:
    t = gossiping(guest, "ladys-maid,footman")
    t.play("ponsonby", "attack 1")
    assert t.seat("york").steps == 5 - loss
    assert t.seat("asquith").steps == 18


def test_gossip_the_target_stops_at_level_1_position_1() -> None:
    t = table(
        ponsonby={"level": 2, "available": ["ladys-maid", "footman"], "hand": [OLIVER]},
        york={"level": 1, "position": 4},
    )
    t.play("ponsonby", f"host main-gazebo {LORD} {OLIVER} staff ladys-maid,footman")
    t.let_chance()
    assert t.offers("ponsonby") == ["attack 1"]
    t.play("ponsonby", "attack 1")
    assert t.seat("york").reputation == (1, 1)
    assert t.events("reputation-changed")[-1]["moved"] == -3


def test_gossip_every_gossip_talks() -> None:
    t = gossiping(f"{OLIVER} {PERKINS}", "ladys-maid,ladys-maid,footman")
    assert t.seat("ponsonby").steps == 12 - 3
    t.play("ponsonby", "attack 2", "attack 2")
    assert t.seat("asquith").steps == 18 - 7
    assert t.question != "spread-gossip"


def test_gossip_each_may_talk_about_somebody_else() -> None:
    t = gossiping(f"{OLIVER} {PERKINS}", "ladys-maid,ladys-maid,footman")
    t.play("ponsonby", "attack 2", "attack 1")
    # Miss Perkins talks first.
    assert (t.seat("asquith").steps, t.seat("york").steps) == (18 - 3, 5 - 4)


@pytest.mark.parametrize(
    ("words", "reason", "told"),
    [
        ("attack 0", "no-such-target", {"seat": 0}),
        ("attack 3", "no-such-target", {"seat": 3}),
        ("decline", "not-an-answer", {"action": "decline", "question": "spread-gossip"}),
        ("gossip valet 1", "not-an-answer", {"action": "gossip valet 1", "question": "spread-gossip"}),
    ],
)
def test_gossip_refusals(words: str, reason: str, told: dict[str, str | int]) -> None:
    t = gossiping(OLIVER, "ladys-maid,footman")
    assert t.refuses("ponsonby", words) == (reason, RULE)
    assert t.told("ponsonby", words) == told


def test_gossip_comes_after_invitations() -> None:
    t = gossiping(HOBART, "valet,footman")
    assert t.asked == ["chance"]
    t.let_chance()
    assert t.question == "spread-gossip"
    t.play("ponsonby", "attack 1")
    assert (t.seat("york").steps, t.seat("ponsonby").steps) == (4, 12)


# Victory point cards


def elite(guest: str, staff: str, **told: object) -> Table:
    row = {
        "level": 6,
        "pounds": 0,
        "available": ["butler", "valet", "footman", "footman"],
        "estate": ["bowling-green/back"],
        "hand": [guest],
    }
    t = described({"vp-top": ["pounds-300", "reputation-2-b"], "ponsonby": row, **told})
    t.play("ponsonby", f"host bowling-green {HEIR} {guest} staff {staff}")
    return t


@pytest.mark.parametrize(
    ("guest", "staff", "pounds", "steps"),
    [(LANGFORD, "valet,footman,footman", 700, 26), (HAZELTON, "butler,valet,footman", 300, 29)],
)
def test_vp_card_favour_the_top_card_is_taken_face_down(
    guest: str, staff: str, pounds: int, steps: int
) -> None:
    t = elite(guest, staff)
    assert (t.seat("ponsonby").pounds, t.seat("ponsonby").steps) == (pounds, steps)
    assert t.refuses("chance", "card reputation-2-b") == ("impossible-outcome", "victory-point-cards")
    assert t.refuses("chance", "roll 3") == ("not-an-answer", "victory-point-cards")
    t.chance("card pounds-300")
    assert t.seat("ponsonby").vp_cards == ["pounds-300"]
    assert t.events("card-drawn", "ponsonby") == [{"event": "card-drawn", "seat": 0, "vp-card": "pounds-300"}]
    assert t.events("card-drawn", "york") == [{"event": "card-drawn", "seat": 0}]
    assert t.asked == ["ponsonby"]


def test_vp_card_favour_is_lost_when_there_are_no_cards_left_ruling_7() -> None:
    every = _all_vp_cards()
    t = elite(LANGFORD, "valet,footman,footman", vp_top=[], york={"vp-cards": every})
    assert t.asked == ["ponsonby"]
    assert t.seat("ponsonby").vp_cards == []


def _all_vp_cards() -> list[str]:
    counts = {
        "reputation-2": 3,
        "reputation-3": 3,
        "pounds-300": 3,
        "pounds-500": 2,
        "prestige-invite": 3,
        "objective-draw": 3,
        "unlimited-purchases": 3,
        "refresh-service": 3,
        "refresh-market": 3,
        "hire-servant": 2,
        "recall-guest": 2,
    }
    return [name + letter for name, copies in counts.items() for letter in ("", "-b", "-c")[:copies]]
