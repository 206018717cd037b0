"""Step 4, Invite Guests: the exact number and kind of gentry, from the active hand."""

import pytest

from tests.games.obsession.table import DAUGHTER, HEIR, LADY, LORD, Table, table

INVITE = "invite-guests"
AMBROSE, LEWIS, BRANNAUGH = "john-ambrose-esq", "lady-sarah-lewis", "sir-richard-brannaugh-bt"
KNOLLWOOD = "madeline-countess-of-knollwood"
ELIZABETH, CHARLES = "miss-elizabeth-fairchild", "charles-fairchild-esq"
SHORT = {
    "lord": LORD,
    "lady": f"{LADY}=dismiss",
    "heir": HEIR,
    "daughter": DAUGHTER,
    "ambrose": AMBROSE,
    "lewis": LEWIS,
    "brannaugh": BRANNAUGH,
    "knollwood": KNOLLWOOD,
    "charles": CHARLES,
    "elizabeth": ELIZABETH,
    "plantagenet": "hon-albert-plantagenet",
}
"""Nobody but the Fairchilds and the last one asks for service."""
SERVED = {"charles": "valet", "elizabeth": "ladys-maid", "plantagenet": "valet"}
ORDER = ("butler", "housekeeper", "valet", "ladys-maid", "footman")


def party(tile: str, fairchild: str = CHARLES) -> Table:
    """Ponsonby at level 7 with the tile, everybody above in hand and a large staff."""
    guests = [name.split("=", maxsplit=1)[0] for name in SHORT.values()]
    hand = [name for name in guests if name not in (CHARLES, ELIZABETH)]
    return table(
        ponsonby={
            "level": 7,
            "pounds": 500,
            "available": [*ORDER, "valet", "ladys-maid"],
            "estate": [tile],
            "hand": [*hand[4:], fairchild],
        }
    )


def words_for(tile: str, guests: str, servant: str) -> str:
    """The guests of a short list, and their service."""
    names = guests.split()
    staff = [servant, *[SERVED[name] for name in names if name in SERVED]]
    staff.sort(key=ORDER.index)
    told = " ".join([SHORT[name] for name in names])
    return f"host {tile.split('/')[0]} {told} staff {','.join(staff)}"


CASES = [
    # Two of the family
    ("private-study", "butler", "lord heir", True),
    ("private-study", "butler", "lady daughter", True),
    ("private-study", "butler", "lord ambrose", False),
    ("private-study", "butler", "lord charles", False),
    ("private-study", "butler", "lord", False),
    ("private-study", "butler", "lord lady heir", False),
    ("private-study", "butler", "", False),
    # Gentry: anybody
    ("main-gazebo", "footman", "lord brannaugh", True),
    ("main-gazebo", "footman", "lewis knollwood", True),
    ("main-gazebo", "footman", "charles daughter", True),
    ("main-gazebo", "footman", "charles", False),
    ("main-gazebo", "footman", "lord heir ambrose", False),
    # Gentlemen, family included
    ("stable", "footman", "lord heir", True),
    ("stable", "footman", "ambrose charles", True),
    ("stable", "footman", "brannaugh plantagenet", True),
    ("stable", "footman", "lord lewis", False),
    ("stable", "footman", "lord daughter", False),
    ("stable", "footman", "lord elizabeth", False),
    ("stable", "footman", "lord heir ambrose", False),
    # Ladies
    ("croquet-lawn", "footman", "lady daughter", True),
    ("croquet-lawn", "footman", "lewis elizabeth", True),
    ("croquet-lawn", "footman", "knollwood daughter", True),
    ("croquet-lawn", "footman", "lady lord", False),
    ("croquet-lawn", "footman", "lewis charles", False),
    ("croquet-lawn", "footman", "lady", False),
    # A gentleman and a lady
    ("croquet-lawn/back", "footman", "lord daughter", True),
    ("croquet-lawn/back", "footman", "lewis ambrose", True),
    ("croquet-lawn/back", "footman", "lord heir", False),
    ("croquet-lawn/back", "footman", "lady lewis", False),
    # Two and two
    ("tennis-court/back", "footman", "lord lady heir daughter", True),
    ("tennis-court/back", "footman", "ambrose brannaugh lewis knollwood", True),
    ("tennis-court/back", "footman", "lord heir ambrose daughter", False),
    ("tennis-court/back", "footman", "lady daughter lewis lord", False),
    ("tennis-court/back", "footman", "lord heir daughter", False),
    # A gentleman and two ladies
    ("south-lawn", "footman", "lord lady lewis", True),
    ("south-lawn", "footman", "lord heir lewis", False),
    ("south-lawn", "footman", "lady lewis knollwood", False),
    # Two of the family and one of any kind
    ("south-lawn/back", "footman", "lord lady lewis", True),
    ("south-lawn/back", "footman", "lord lady heir", True),
    ("south-lawn/back", "footman", "brannaugh heir daughter", True),
    ("south-lawn/back", "footman", "lord lewis ambrose", False),
    ("south-lawn/back", "footman", "lord lady", False),
    ("south-lawn/back", "footman", "lord lady heir daughter", False),
    # Prestige guests, Fairchilds included (ruling 13)
    ("statuary", "butler", "knollwood plantagenet", True),
    ("statuary", "butler", "knollwood charles", True),
    ("statuary", "butler", "knollwood elizabeth", True),
    ("statuary", "butler", "knollwood brannaugh", False),
    ("statuary", "butler", "knollwood lord", False),
    ("statuary", "butler", "knollwood", False),
    # A casual guest; starters are casual guests
    ("heritage-guest-suite", "housekeeper", "brannaugh", True),
    ("heritage-guest-suite", "housekeeper", "ambrose", True),
    ("heritage-guest-suite", "housekeeper", "knollwood", False),
    ("heritage-guest-suite", "housekeeper", "lord", False),
    ("heritage-guest-suite", "housekeeper", "charles", False),
    ("heritage-guest-suite", "housekeeper", "ambrose brannaugh", False),
    # Nobody at all
    ("butlers-room", "butler", "", True),
    ("butlers-room", "butler", "lord", False),
]


@pytest.mark.parametrize(("tile", "servant", "guests", "fits"), CASES)
def test_invite_guests_exact_number_and_kind(tile: str, servant: str, guests: str, fits: bool) -> None:
    t = party(tile, ELIZABETH if "elizabeth" in guests else CHARLES)
    words = words_for(tile, guests, servant)
    name = tile.split("/", maxsplit=1)[0]
    if fits:
        t.play("ponsonby", words)
        (told,) = t.events("activity-hosted")
        assert told["tile"] == name
    else:
        assert t.refuses("ponsonby", words) == ("wrong-guests", INVITE)
        assert t.told("ponsonby", words) == {"tile": name, "about": name}


def test_invite_guests_they_leave_the_hand_for_the_activity() -> None:
    t = party("stable")
    t.play("ponsonby", f"host stable {LORD} {HEIR} staff footman")
    view = t.view("york").plain()
    assert view["attending"] == [LORD, HEIR]
    assert view["activity"] == {"tile": "stable", "side": "front"}
    assert view["serving"] == ["footman"]
    assert not {LORD, HEIR} & t.seat("ponsonby").hand


def test_invite_guests_the_discard_pile_is_unavailable_until_the_player_passes() -> None:
    t = table(ponsonby={"discard": [HEIR]})
    words = f"host bowling-green {LORD} {HEIR} staff footman"
    assert t.refuses("ponsonby", words) == ("guest-resting", INVITE)
    assert t.told("ponsonby", words) == {"guest": HEIR}
    t = table(step="turn", ponsonby={"discard": [HEIR], "pounds": 0}, york={"pounds": 0})
    t.play("ponsonby", "pass", "rents")
    t.finish("ponsonby")
    t.play("york", "pass", "rents")
    t.finish("york")
    t.play("ponsonby", "entertain", words)


@pytest.mark.parametrize(
    "stranger", [BRANNAUGH, "george-viscount-york", "miss-anne-harlow", CHARLES, "james-earl-howard"]
)
def test_invite_guests_only_the_own_acquaintances(stranger: str) -> None:
    t = table(ponsonby={"level": 3}, york={"hand": ["miss-anne-harlow"]})
    words = f"host main-gazebo {LORD} {stranger} staff footman"
    assert t.refuses("ponsonby", words) == ("guest-not-yours", INVITE)
    assert t.told("ponsonby", words) == {"guest": stranger}


def test_invite_guests_strangers_are_named_before_a_wrong_number() -> None:
    t = table(ponsonby={"level": 3})
    assert t.refuses("ponsonby", f"host main-gazebo {BRANNAUGH} staff footman") == ("guest-not-yours", INVITE)


# The choices that belong to an invitation


def test_lady_of_the_house_must_choose_between_looking_and_dismissing() -> None:
    t = table(ponsonby={"pounds": 0})
    words = f"host main-gazebo {LORD} {LADY} staff footman"
    assert t.refuses("ponsonby", words) == ("choice-missing", INVITE)
    assert t.told("ponsonby", words) == {"tile": "main-gazebo", "about": LADY}


@pytest.mark.parametrize(
    ("words", "about"),
    [
        (f"host main-gazebo {LORD}=pounds {HEIR} staff footman", LORD),
        (f"host main-gazebo {LORD} {LADY}=pounds staff footman", LADY),
        (f"host main-gazebo=prestige {LORD} {HEIR} staff footman", "main-gazebo"),
        (f"host main-gazebo {LADY}=reputation {HEIR} staff footman", LADY),
    ],
)
def test_choices_only_where_there_are_alternatives(words: str, about: str) -> None:
    t = table(ponsonby={"pounds": 0})
    assert t.refuses("ponsonby", words) == ("no-such-choice", INVITE)
    assert t.told("ponsonby", words) == {"tile": "main-gazebo", "about": about}


def test_novelty_guest_nobody_can_serve_her() -> None:
    t = table(
        modules=("novelty-guest",), round=14, ponsonby={"level": 7, "position": 5, "hand": ["duchess-lilo"]}
    )
    words = f"host main-gazebo {LORD} duchess-lilo staff footman"
    assert t.refuses("ponsonby", words) == ("nobody-can-serve", INVITE)
    assert t.told("ponsonby", words) == {"tile": "main-gazebo", "about": "duchess-lilo"}
