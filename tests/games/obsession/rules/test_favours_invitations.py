"""Step 6.3, invitations: who joins the hand, who is looked at, what becomes of the rejected (ruling 11)."""

import pytest

from tests.games.obsession.table import DAUGHTER, HEIR, LADY, LORD, Table, described, table

RULE = "enjoy-favours"
CASUAL = [
    "theodore-lodge-esq",
    "sir-william-hawke",
    "thomas-handle-esq",
    "sir-richard-beeston",
    "joanna-gamble",
]
PRESTIGE = ["peter-viscount-townshend", "major-anthony-cole", "john-lord-brooks", "theo-lord-marshfield"]
GUESTS = {
    "hoyos": "istvan-count-hoyos",
    "knollwood": "madeline-countess-of-knollwood",
    "palmer": "lady-elinor-palmer",
    "ambrose": "john-ambrose-esq",
    "lewis": "lady-sarah-lewis",
}


def inviting(tile: str, guests: str, staff: str, **told: object) -> Table:
    """Ponsonby at level 4 hosts; the next guests of both decks are named above."""
    row = {
        "level": 4,
        "pounds": 0,
        "available": ["housekeeper", "valet", "ladys-maid", "footman"],
        "estate": [tile],
        "hand": list(GUESTS.values()),
    }
    t = described({"casual-top": CASUAL, "prestige-top": PRESTIGE, "ponsonby": row, **told})
    names = " ".join([GUESTS.get(name, name) for name in guests.split()])
    t.play("ponsonby", f"host {tile.split('/')[0]} {names} staff {staff}")
    return t


def joined(t: Table) -> list[object]:
    return [told["gentry"] for told in t.events("guest-joined", "york")]


def test_invitation_the_top_guest_joins_the_hand_and_is_shown_to_all() -> None:
    t = inviting("fenced-paddock", "ambrose lewis", "footman")
    assert t.asked == ["chance"]
    t.chance(f"guest {CASUAL[0]}")
    assert CASUAL[0] in t.seat("ponsonby").hand
    assert t.events("guest-joined", "nobody") == [{"event": "guest-joined", "seat": 0, "gentry": CASUAL[0]}]
    assert t.casual_deck[:4] == CASUAL[1:]
    assert t.asked == ["ponsonby"]


def test_invitation_of_a_prestige_guest_comes_from_the_other_deck() -> None:
    t = inviting("main-gazebo", "ambrose lewis", "footman")
    t.chance(f"guest {PRESTIGE[0]}")
    assert PRESTIGE[0] in t.seat("ponsonby").hand
    assert t.prestige_deck[:3] == PRESTIGE[1:]
    assert t.casual_deck[:5] == CASUAL


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (f"guest {CASUAL[1]}", "impossible-outcome"),
        (f"guest {PRESTIGE[0]}", "impossible-outcome"),
        (f"look {CASUAL[0]}", "not-an-answer"),
        ("card pounds-300", "not-an-answer"),
    ],
)
def test_invitation_chance_gives_the_top_guest_and_no_other(words: str, reason: str) -> None:
    t = inviting("fenced-paddock", "ambrose lewis", "footman")
    assert t.refuses("chance", words) == (reason, RULE)


def test_invitation_from_a_shuffled_deck_may_be_anybody_in_it() -> None:
    t = inviting("fenced-paddock", "ambrose lewis", "footman", casual_top=[])
    # 35 casual guests and 15 starters, less Hoyos, Ambrose and Lady Sarah in the hand.
    assert len(t.offers("chance")) == 47
    assert t.offers("chance", "guest") == t.offers("chance")


def test_invitations_of_one_kind_need_no_order() -> None:
    t = inviting("main-gazebo/back", "ambrose lewis", "footman")
    t.chance(f"guest {CASUAL[0]}", f"guest {CASUAL[1]}")
    assert joined(t) == CASUAL[:2]
    assert t.question != "chance"


def test_invitations_of_several_kinds_come_in_the_order_the_player_chooses() -> None:
    # Hoyos: a casual and a prestige guest. The lady of the house: look at two casual guests, keep one.
    t = inviting("bowling-green/back", f"hoyos {LADY}=look_casual", "valet,footman")
    assert t.offers_at("order-invitations", "ponsonby") == [
        "invite casual",
        "invite casual 2 1",
        "invite prestige",
    ]
    t.play("ponsonby", "invite casual 2 1")
    t.chance(f"look {CASUAL[0]} {CASUAL[1]}")
    t.play("ponsonby", f"keep {CASUAL[1]}")
    assert t.offers("ponsonby") == ["invite casual", "invite prestige"]
    t.play("ponsonby", "invite prestige")
    t.chance(f"guest {PRESTIGE[0]}")
    t.chance(f"guest {CASUAL[2]}")
    assert joined(t) == [CASUAL[1], PRESTIGE[0], CASUAL[2]]
    assert t.question != "order-invitations"


def test_invitations_the_other_order_brings_other_guests() -> None:
    t = inviting("bowling-green/back", f"hoyos {LADY}=look_casual", "valet,footman")
    t.play("ponsonby", "invite casual")
    t.chance(f"guest {CASUAL[0]}")
    t.play("ponsonby", "invite prestige")
    t.chance(f"guest {PRESTIGE[0]}", f"look {CASUAL[1]} {CASUAL[2]}")
    t.play("ponsonby", f"keep {CASUAL[1]}")
    assert joined(t) == [CASUAL[0], PRESTIGE[0], CASUAL[1]]


def test_invitations_two_equal_ones_among_others_are_offered_once_and_taken_twice() -> None:
    t = inviting("main-gazebo/back", "hoyos lewis", "valet,footman")
    assert t.offers("ponsonby") == ["invite casual", "invite prestige"]
    t.play("ponsonby", "invite casual")
    t.chance(f"guest {CASUAL[0]}")
    assert t.offers("ponsonby") == ["invite casual", "invite prestige"]
    t.play("ponsonby", "invite prestige")
    t.chance(f"guest {PRESTIGE[0]}", f"guest {CASUAL[1]}", f"guest {CASUAL[2]}")
    assert joined(t) == [CASUAL[0], PRESTIGE[0], CASUAL[1], CASUAL[2]]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("invite prestige 2 1", "no-such-invitation"),
        ("invite casual 3 1", "no-such-invitation"),
        ("invite casual 2 2", "no-such-invitation"),
        ("decline", "not-an-answer"),
        (f"keep {CASUAL[0]}", "not-an-answer"),
    ],
)
def test_invitations_refusals(words: str, reason: str) -> None:
    t = inviting("bowling-green/back", f"hoyos {LADY}=look_casual", "valet,footman")
    assert t.refuses("ponsonby", words) == (reason, RULE)
    if reason == "not-an-answer":
        assert t.told("ponsonby", words)["question"] == "order-invitations"


def test_invitations_are_taken_before_victory_point_cards() -> None:
    t = table(
        prestige_top=PRESTIGE,
        ponsonby={
            "level": 5,
            "available": ["ladys-maid", "ladys-maid", "footman"],
            "hand": ["rebecca-dowager-countess-clare"],
            "estate": ["bowling-green/back"],
        },
    )
    t.play(
        "ponsonby",
        f"host bowling-green {HEIR} rebecca-dowager-countess-clare staff ladys-maid,ladys-maid,footman",
    )
    t.chance(f"guest {PRESTIGE[0]}", "card pounds-300")


# Look at some, keep some


def test_look_the_player_alone_sees_the_guests() -> None:
    t = inviting("fenced-paddock/back", "ambrose lewis", "footman")
    t.chance(f"look {CASUAL[0]} {CASUAL[1]}")
    assert (t.asked, t.question) == (["ponsonby"], "keep-guests")
    told = {"event": "guests-looked-at", "seat": 0, "deck": "casual", "count": 2}
    assert t.events("guests-looked-at", "ponsonby") == [{**told, "gentry": (CASUAL[0], CASUAL[1])}]
    assert t.events("guests-looked-at", "york") == [told]
    assert t.events("guests-looked-at", "nobody") == [told]
    mine = t.view("ponsonby").plain()["casual-deck"]
    theirs = t.view("york").plain()["casual-deck"]
    assert isinstance(mine, list)
    assert isinstance(theirs, list)
    assert mine[0] == {"cards": 2, "settled": True, "known": CASUAL[:2]}
    assert theirs[0] == {"cards": 2, "settled": True, "known": []}


def test_look_one_is_kept_and_the_rejected_goes_under_the_deck() -> None:
    t = inviting("fenced-paddock/back", "ambrose lewis", "footman")
    t.chance(f"look {CASUAL[0]} {CASUAL[1]}")
    assert t.offers("ponsonby") == [f"keep {CASUAL[1]}", f"keep {CASUAL[0]}"]
    t.play("ponsonby", f"keep {CASUAL[1]}")
    assert joined(t) == [CASUAL[1]]
    assert t.casual_deck[:3] == CASUAL[2:]
    assert t.casual_deck[-1] == CASUAL[0]
    assert len(t.casual_deck) == 46
    mine = t.view("ponsonby").plain()["casual-deck"]
    assert isinstance(mine, list)
    assert mine[-1] == {"cards": 1, "settled": True, "known": [CASUAL[0]]}
    theirs = t.view("york").plain()["casual-deck"]
    assert isinstance(theirs, list)
    assert theirs[-1] == {"cards": 1, "settled": True, "known": []}


def test_look_at_four_keep_two_and_the_rejected_go_under_in_the_order_drawn() -> None:
    t = inviting("english-garden/back", "ambrose lewis " + HEIR, "footman")
    t.chance("look " + " ".join(CASUAL[:4]))
    assert len(t.offers("ponsonby")) == 6
    # Hawke and Handle by their numbers.
    t.play("ponsonby", f"keep {CASUAL[1]} {CASUAL[2]}")
    assert joined(t) == [CASUAL[1], CASUAL[2]]
    assert t.casual_deck[-2:] == [CASUAL[0], CASUAL[3]]
    assert t.casual_deck[0] == CASUAL[4]


@pytest.mark.parametrize(
    ("tile", "guests", "count"),
    [
        ("french-garden", f"ambrose lewis {HEIR} {LORD}", 2),
        ("french-garden/back", f"ambrose lewis {HEIR} {LORD} {DAUGHTER}", 3),
    ],
)
def test_look_at_prestige_guests(tile: str, guests: str, count: int) -> None:
    t = inviting(tile, guests, "footman")
    if t.question == "order-invitations":
        t.play("ponsonby", f"invite prestige {count} 1")
    t.chance("look " + " ".join(PRESTIGE[:count]))
    told = t.events("guests-looked-at")[0]
    assert (told["deck"], told["count"]) == ("prestige", count)
    t.play("ponsonby", f"keep {PRESTIGE[1]}")
    assert joined(t) == [PRESTIGE[1]]
    rejected = [name for name in PRESTIGE[:count] if name != PRESTIGE[1]]
    assert t.prestige_deck[-(count - 1) :] == rejected


@pytest.mark.parametrize(
    ("words", "reason", "told"),
    [
        (f"keep {CASUAL[2]}", "guest-not-looked-at", {"guest": CASUAL[2]}),
        (f"keep {CASUAL[1]} {CASUAL[0]}", "keep-another-number", {"keep": 1}),
        (f"keep {CASUAL[1]} {CASUAL[1]}", "keep-another-number", {"keep": 1}),
        ("decline", "not-an-answer", {"action": "decline", "question": "keep-guests"}),
        ("invite casual", "not-an-answer", {"action": "invite casual", "question": "keep-guests"}),
    ],
)
def test_look_refusals(words: str, reason: str, told: dict[str, str | int]) -> None:
    t = inviting("fenced-paddock/back", "ambrose lewis", "footman")
    t.chance(f"look {CASUAL[0]} {CASUAL[1]}")
    assert t.refuses("ponsonby", words) == (reason, RULE)
    assert t.told("ponsonby", words) == told


@pytest.mark.parametrize(
    "words",
    [
        f"keep {CASUAL[1]}",
        f"keep {CASUAL[2]} {CASUAL[1]}",
        f"keep {CASUAL[1]} {CASUAL[1]}",
        f"keep {CASUAL[3]} {CASUAL[1]} {CASUAL[0]}",
    ],
)
def test_look_two_are_kept_named_once_and_in_the_order_of_the_facts(words: str) -> None:
    t = inviting("english-garden/back", "ambrose lewis " + HEIR, "footman")
    t.chance("look " + " ".join(CASUAL[:4]))
    assert t.refuses("ponsonby", words) == ("keep-another-number", RULE)
    assert t.told("ponsonby", words) == {"keep": 2}


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (f"look {CASUAL[1]} {CASUAL[0]}", "impossible-outcome"),
        (f"look {CASUAL[0]}", "impossible-outcome"),
        (f"look {CASUAL[0]} {CASUAL[1]} {CASUAL[2]}", "impossible-outcome"),
        (f"guest {CASUAL[0]}", "not-an-answer"),
        ("tile stable", "not-an-answer"),
    ],
)
def test_look_chance_turns_up_the_top_of_the_deck(words: str, reason: str) -> None:
    t = inviting("fenced-paddock/back", "ambrose lewis", "footman")
    assert t.refuses("chance", words) == (reason, RULE)


# Decks that run out


def all_guests(deck: str) -> list[str]:
    fresh = table()
    return fresh.casual_deck if deck == "casual" else fresh.prestige_deck


def with_left(deck: str, left: int, tile: str, guests: str) -> Table:
    """York knows everybody in a deck but the ones whom Ponsonby knows and *left* others."""
    mine = list(GUESTS.values())
    others = [name for name in all_guests(deck) if name not in mine]
    row = {"hand": others[left:]}
    tops: dict[str, object] = {"casual-top": [], "prestige-top": [], f"{deck}-top": others[:left]}
    return inviting(tile, guests, "footman", york=row, **tops)


def test_empty_deck_the_invitation_is_lost() -> None:
    t = with_left("prestige", 0, "main-gazebo", "ambrose lewis")
    assert t.prestige_deck == []
    assert t.events("nobody-to-invite") == [{"event": "nobody-to-invite", "seat": 0, "deck": "prestige"}]
    assert joined(t) == []
    assert t.asked == ["ponsonby"]


def test_empty_deck_the_second_of_two_invitations_is_lost() -> None:
    t = with_left("casual", 1, "main-gazebo/back", "ambrose lewis")
    t.let_chance()
    assert len(joined(t)) == 1
    assert t.events("nobody-to-invite") == [{"event": "nobody-to-invite", "seat": 0, "deck": "casual"}]


def test_empty_deck_there_is_nobody_to_look_at() -> None:
    t = with_left("casual", 0, "fenced-paddock/back", "ambrose lewis")
    assert t.events("nobody-to-invite") == [{"event": "nobody-to-invite", "seat": 0, "deck": "casual"}]
    assert t.question not in ("keep-guests", "chance")


@pytest.mark.parametrize(("left", "looked", "kept"), [(1, 0, 1), (2, 0, 2), (3, 3, 2), (4, 4, 2), (5, 4, 2)])
def test_small_deck_one_looks_at_those_who_are_there(left: int, looked: int, kept: int) -> None:
    t = with_left("casual", left, "english-garden/back", "ambrose lewis " + HEIR)
    t.let_chance()
    if looked:
        assert t.question == "keep-guests"
        assert t.events("guests-looked-at")[0]["count"] == looked
        t.play("ponsonby", t.offers("ponsonby")[0])
    assert len(joined(t)) == kept
    assert len(t.casual_deck) == left - kept
    assert t.events("nobody-to-invite") == []


def test_new_guests_may_be_invited_in_the_next_turn() -> None:
    t = inviting("fenced-paddock", "ambrose lewis", "footman", york={"pounds": 0})
    t.chance(f"guest {CASUAL[0]}")
    t.finish("ponsonby")
    t.play("york", "pass", "rents")
    t.finish("york")
    t.play("ponsonby", "entertain", "help footman")
    t.play("ponsonby", f"host main-gazebo {LORD} {CASUAL[0]} staff valet,footman")
    assert t.seat("ponsonby").steps == 15 + 1 - 3 + 2
