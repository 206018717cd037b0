"""Dismiss Guests: the one favour that may be declined, when the board is cleared (ruling 12)."""

import pytest

from tests.games.obsession.table import DAUGHTER, HEIR, LADY, LORD, Table, table

RULE = "dismiss-guests"
OLIVER, HARLOW, TOWNSHEND = "miss-florence-oliver", "miss-anne-harlow", "peter-viscount-townshend"
CHARLES = "charles-fairchild-esq"


def dismissing(
    tile: str, *guests: str, row: dict[str, object] | None = None, staff: str = "footman"
) -> Table:
    """Ponsonby has hosted, at level 4 and without money, and the board is cleared."""
    base = {
        "level": 4,
        "pounds": 0,
        "available": ["housekeeper", "ladys-maid", "valet", "footman"],
        "estate": [tile],
        "hand": [OLIVER, HARLOW, TOWNSHEND],
    }
    t = table(ponsonby={**base, **(row or {})}, york={"hand": ["sir-william-hawke"]})
    t.play("ponsonby", " ".join([f"host {tile.split('/')[0]}", *guests, "staff", staff]))
    t.let_chance()
    while t.question in ("order-invitations", "keep-guests", "spread-gossip", "buy-tile"):
        t.play("ponsonby", t.offers("ponsonby")[0])
        t.let_chance()
    return t


def whist(**row: object) -> Table:
    return dismissing("bowling-green/back", LORD, f"{LADY}=dismiss", row=row)


def test_dismissal_any_guest_of_hand_or_discard_pile_or_nobody() -> None:
    t = whist(discard=[TOWNSHEND], hand=[OLIVER, HARLOW])
    assert t.offers_at("dismiss-guest", "ponsonby") == [
        "decline",
        f"dismiss {HARLOW}",
        f"dismiss {OLIVER}",
        f"dismiss {TOWNSHEND}",
    ]


def test_dismissal_may_be_declined() -> None:
    t = whist()
    t.play("ponsonby", "decline")
    assert {OLIVER, HARLOW, TOWNSHEND} <= t.seat("ponsonby").hand
    assert t.asked == ["york"]


def test_dismissal_a_guest_in_the_active_hand() -> None:
    t = whist()
    t.play("ponsonby", f"dismiss {OLIVER}")
    assert OLIVER not in t.seat("ponsonby").hand | t.seat("ponsonby").discard
    assert t.casual_deck[-1] == OLIVER
    assert t.events("guest-dismissed", "nobody") == [
        {"event": "guest-dismissed", "seat": 0, "gentry": OLIVER}
    ]
    assert t.asked == ["york"]


def test_dismissal_a_guest_in_the_discard_pile() -> None:
    t = whist(discard=[TOWNSHEND], hand=[])
    t.play("ponsonby", f"dismiss {TOWNSHEND}")
    assert TOWNSHEND not in t.seat("ponsonby").discard


@pytest.mark.parametrize(("guest", "deck"), [(OLIVER, "casual"), (HARLOW, "casual"), (TOWNSHEND, "prestige")])
def test_dismissal_under_the_own_deck_where_everybody_knows_it(guest: str, deck: str) -> None:
    t = whist()
    t.play("ponsonby", f"dismiss {guest}")
    assert (t.casual_deck if deck == "casual" else t.prestige_deck)[-1] == guest
    plain = t.view("york").plain()
    told = plain["casual-deck"] if deck == "casual" else plain["prestige-deck"]
    assert told[-1] == {"cards": 1, "settled": True, "known": [guest]}


def test_dismissal_a_guest_who_attended_may_go_and_the_favours_stay() -> None:
    t = dismissing("bowling-green/back", f"{LADY}=dismiss", OLIVER, staff="ladys-maid,footman")
    assert t.seat("ponsonby").steps == 15 - 2
    assert t.seat("york").steps == 0
    assert OLIVER in t.seat("ponsonby").discard
    t.play("ponsonby", f"dismiss {OLIVER}")
    assert OLIVER not in t.seat("ponsonby").discard
    assert t.seat("ponsonby").steps == 15 - 2
    assert LADY in t.seat("ponsonby").discard


@pytest.mark.parametrize(
    ("guest", "reason"),
    [
        (LORD, "family-stays"),
        (HEIR, "family-stays"),
        (CHARLES, "family-stays"),
        ("sir-william-hawke", "guest-not-yours"),
        ("george-viscount-york", "guest-not-yours"),
        ("theodore-lodge-esq", "guest-not-yours"),
    ],
)
def test_dismissal_family_fairchilds_and_strangers_cannot_be_dismissed(guest: str, reason: str) -> None:
    t = whist(hand=[OLIVER, CHARLES])
    assert t.refuses("ponsonby", f"dismiss {guest}") == (reason, RULE)
    assert t.told("ponsonby", f"dismiss {guest}") == {"guest": guest}


@pytest.mark.parametrize("words", ["done", "pass", "borrow"])
def test_dismissal_other_answers(words: str) -> None:
    t = whist()
    assert t.refuses("ponsonby", words) == ("not-an-answer", RULE)
    assert t.told("ponsonby", words) == {"action": words, "question": "dismiss-guest"}


def test_dismissal_the_lady_who_looked_at_guests_dismisses_none() -> None:
    t = dismissing("bowling-green/back", LORD, f"{LADY}=look_casual")
    assert t.asked == ["york"]


def test_dismissal_nobody_is_asked_without_a_guest_to_dismiss() -> None:
    t = whist(hand=[CHARLES])
    assert t.asked == ["york"]


@pytest.mark.parametrize(
    ("tile", "guests", "number"),
    [
        ("bowling-green/back", (LORD, HEIR), 0),
        ("bowling-green/back", (LORD, f"{LADY}=dismiss"), 1),
        ("english-garden", (LORD, HEIR, DAUGHTER), 1),
        ("english-garden", (LORD, HEIR, f"{LADY}=dismiss"), 2),
        ("english-garden", (LORD, HEIR, f"{LADY}=look_casual"), 1),
        ("english-garden/back", (LORD, HEIR, f"{LADY}=dismiss"), 2),
        ("french-garden", (LORD, HEIR, DAUGHTER, f"{LADY}=dismiss"), 2),
    ],
)
def test_dismissals_are_cumulative(tile: str, guests: tuple[str, ...], number: int) -> None:
    t = dismissing(tile, *guests)
    dismissed = 0
    while t.question == "dismiss-guest":
        t.play("ponsonby", t.offers("ponsonby", "dismiss")[0])
        dismissed += 1
    assert dismissed == number
    assert t.asked == ["york"]


def test_dismissals_declining_gives_up_the_rest() -> None:
    t = dismissing("english-garden", LORD, HEIR, f"{LADY}=dismiss")
    t.play("ponsonby", f"dismiss {OLIVER}", "decline")
    assert t.asked == ["york"]


def test_dismissals_the_french_garden_with_the_rose_any_number() -> None:
    t = dismissing(
        "french-garden/back", LORD, HEIR, DAUGHTER, HARLOW, f"{LADY}=dismiss", staff="ladys-maid,footman"
    )
    gone = 0
    while t.question == "dismiss-guest":
        assert t.view("ponsonby").dismissals == 99
        t.play("ponsonby", t.offers("ponsonby", "dismiss")[0])
        gone += 1
    # Three from the start, the two casual guests that came and the prestige guest who was kept.
    assert gone == 6
    assert t.seat("ponsonby").hand == set()
    assert t.seat("ponsonby").discard == {LORD, HEIR, DAUGHTER, LADY}


def test_dismissals_the_french_garden_with_the_rose_may_stop_at_any_time() -> None:
    t = dismissing(
        "french-garden/back", LORD, HEIR, DAUGHTER, HARLOW, f"{LADY}=dismiss", staff="ladys-maid,footman"
    )
    t.play("ponsonby", f"dismiss {OLIVER}", f"dismiss {TOWNSHEND}", "decline")
    assert t.asked == ["york"]
    assert HARLOW in t.seat("ponsonby").discard


def test_dismissal_is_the_last_thing_after_buying_and_clearing() -> None:
    t = table(
        ponsonby={"level": 4, "pounds": 800, "hand": [OLIVER]},
        market=["stable", "croquet-lawn", "tennis-court", "breakfast-room", "main-library", "drawing-room"],
    )
    t.play("ponsonby", f"host front-parlour {LADY}=dismiss {DAUGHTER} staff housekeeper")
    t.let_chance()
    assert t.question == "buy-tile"
    t.play("ponsonby", "buy stable 1")
    t.let_chance()
    if t.question == "buy-tile":
        t.play("ponsonby", "done")
        t.let_chance()
    assert t.question == "dismiss-guest"
    assert t.seat("ponsonby").discard == {LADY, DAUGHTER}
    assert t.seat("ponsonby").expended == ["housekeeper"]
    assert "front-parlour/back" in t.seat("ponsonby").estate
