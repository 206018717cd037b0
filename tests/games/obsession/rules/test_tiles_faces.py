"""Every face with an activity: rating, guests, servant, exact favours, the flip and the victory points.

Guests are letters, favours as in the table of guests: `£` pounds, `r` reputation, `c` and `p` casual and
prestige guests who join, `v` victory point cards, `o` objectives, `d` dismissals. `look` names the deck and
how many are looked at. What the guests themselves bring is in the sums:

T the lord, £200; E the heir, £100 r1; M the lady of the house, d1; D her daughter, c1; A Mr Ambrose, r1;
S Lady Sarah, £100; B Sir Richard Brannaugh (rating 2), £200; K the Countess of Knollwood (rating 4), r1 p1;
P Plantagenet (rating 3, a valet), r3; H Lady Elizabeth Hastings (rating 3, a lady's maid), £200 r1; X
stays at home, to be one too many or to be dismissed.
"""

from typing import NamedTuple

import pytest

from parlour.games.obsession.scoring.courtship import category_vp
from tests.games.obsession.table import DAUGHTER, HEIR, LADY, LORD, Table, table

LETTERS = {
    "T": LORD,
    "E": HEIR,
    "M": LADY,
    "D": DAUGHTER,
    "A": "john-ambrose-esq",
    "S": "lady-sarah-lewis",
    "B": "sir-richard-brannaugh-bt",
    "K": "madeline-countess-of-knollwood",
    "P": "hon-albert-plantagenet",
    "H": "lady-elizabeth-hastings",
    "X": "sir-william-hawke",
}
SERVICE = {"P": "valet", "H": "ladys-maid"}
ORDER = ("butler", "housekeeper", "valet", "ladys-maid", "footman")
CATEGORIES = ("essentials", "service", "estate", "prestige", "sporting")
START_VP = {
    "private-study": 3,
    "butlers-room": 0,
    "main-gazebo": 1,
    "front-parlour": 1,
    "bowling-green": 0,
}


class Face(NamedTuple):
    tile: str
    rating: int
    category: str
    vp: int
    servant: str
    guests: str
    gains: str
    wrong: tuple[str, ...] = ()  # right in number, wrong in kind
    look: tuple[tuple[str, int], ...] = ()
    turns: str = ""  # the side that is up afterwards, if not the back


FACES = [
    Face("private-study", 1, "essentials", 3, "butler", "T E", "£300 r1", ("T A", "A S")),
    Face("main-gazebo", 1, "estate", 1, "footman", "T E", "£300 r1 p1"),
    Face("main-gazebo/back", 1, "estate", 2, "footman", "T E", "£300 r1 c2"),
    Face("front-parlour", 1, "prestige", 1, "housekeeper", "S M", "£100 r2 d1", ("S T",)),
    Face("front-parlour/back", 1, "prestige", 2, "housekeeper", "T E", "£300 r3"),
    Face("bowling-green", 1, "sporting", 0, "footman", "T E", "£500 r1", ("T S",)),
    Face("bowling-green/back", 1, "sporting", 1, "footman", "T S", "£500"),
    Face("breakfast-room", 2, "essentials", -1, "housekeeper", "T E A S", "£400 r2"),
    Face("breakfast-room/back", 2, "essentials", 2, "housekeeper", "T E A S B", "£600 r2"),
    Face("main-library", 3, "essentials", 0, "footman", "T E", "£300 r1 o1", ("T A",)),
    Face("main-library/back", 3, "essentials", 3, "footman", "T E D", "£300 r1 c1 v1", ("T E A",)),
    Face("north-library", 4, "essentials", 0, "footman", "T E A S B", "£600 r2"),
    Face("north-library/back", 4, "essentials", 3, "footman", "T E A S B", "£600 r2"),
    Face("dining-room", 5, "essentials", -1, "housekeeper", "T E A S B K", "£600 r3 p1"),
    Face("dining-room/back", 5, "essentials", 5, "housekeeper", "T E A S B K", "£600 r3 p1"),
    Face("great-hall", 6, "essentials", -2, "butler", "T E A S B K", "£600 r3 p1"),
    Face("great-hall/back", 6, "essentials", 6, "butler", "T E A S B K D", "£600 r3 c1 p1"),
    Face("drawing-room", 3, "prestige", 1, "housekeeper", "T A S", "£300 r3"),
    Face("drawing-room/back", 3, "prestige", 4, "housekeeper", "T A S E", "£400 r5"),
    Face("music-room", 4, "prestige", 2, "butler", "T A S", "£300 r5"),
    Face("music-room/back", 4, "prestige", 5, "butler", "T A S E", "£400 r7"),
    Face("smoking-room", 5, "prestige", 2, "butler", "T A E", "£300 r7", ("T A S",)),
    Face("smoking-room/back", 5, "prestige", 5, "butler", "T A E B", "£500 r8", ("T A E S",)),
    Face("gallery", 5, "prestige", 2, "footman", "S D M", "£100 r5 c1 d1", ("S D T",)),
    Face("gallery/back", 5, "prestige", 5, "footman", "S D M K", "£100 r7 c1 p1 d1", ("S D M T",)),
    Face("statuary", 5, "prestige", 3, "butler", "K P", "r9 p1", ("K B", "K T")),
    Face("statuary/back", 5, "prestige", 6, "butler", "K P H", "£200 r12 p1", ("K P B",)),
    Face("fenced-paddock", 1, "estate", 1, "footman", "T A", "£200 r1 c1"),
    Face("fenced-paddock/back", 1, "estate", 3, "footman", "T A", "£200 r1 c1", look=(("casual", 2),)),
    Face("english-garden", 2, "estate", 1, "footman", "T A S", "£300 r1 c1 d1", look=(("casual", 2),)),
    Face("english-garden/back", 2, "estate", 3, "footman", "T A S", "£300 r1 c2 d1", look=(("casual", 4),)),
    Face("gabled-conservatory", 3, "estate", 1, "housekeeper", "S D M", "£100 c1 p1 d1", ("S D T",)),
    Face("gabled-conservatory/back", 3, "estate", 4, "housekeeper", "T A S E", "£400 r2 c1 p1"),
    Face("french-garden", 4, "estate", 3, "footman", "T A S E", "£400 r2 p1 d1", look=(("prestige", 2),)),
    Face(
        "french-garden/back",
        4,
        "estate",
        6,
        "footman",
        "T A S E B",
        "£600 r2 p1 d99",
        look=(("prestige", 3),),
    ),
    Face("stable", 1, "sporting", -1, "footman", "T A", "£400 r1", ("T S",)),
    Face("stable/back", 1, "sporting", 2, "footman", "T A", "£500 r1", ("T S",)),
    Face("croquet-lawn", 1, "sporting", -1, "footman", "S D", "£300 c1", ("S T",)),
    Face("croquet-lawn/back", 1, "sporting", 2, "footman", "T S", "£600", ("T A", "S D")),
    Face("tennis-court", 2, "sporting", 0, "footman", "T S", "£600", ("T A", "S D")),
    Face("tennis-court/back", 2, "sporting", 2, "footman", "T A S D", "£700 r1 c1", ("T A E S", "T S D M")),
    Face("hillside-kennel", 5, "sporting", -2, "footman", "T A S E", "£900 r2"),
    Face("hillside-kennel/back", 5, "sporting", 4, "footman", "T A S E B", "£1200 r2"),
    Face("billiards-room", 5, "sporting", -1, "butler", "T A E", "£900 r2", ("T A S",)),
    Face("billiards-room/back", 5, "sporting", 5, "butler", "T A E B", "£1200 r2", ("T A E S",)),
    Face("heritage-guest-suite", 2, "essentials", 2, "housekeeper", "A", "r2", ("T", "K"), turns="front"),
    Face("heritage-guest-suite/back", 2, "essentials", 2, "housekeeper", "S", "£200", ("T", "K")),
    Face("queens-suite", 4, "estate", 1, "housekeeper", "K=reputation", "r2 p1", ("A=reputation",)),
    Face("green-room", 3, "essentials", 1, "housekeeper", "T A S E", "£400 r2"),
    Face("green-room/back", 3, "prestige", 2, "footman", "T A S", "£300 r4", turns="front"),
    Face("south-lawn", 3, "sporting", 1, "footman", "T S M", "£700 d1", ("T A S", "S D M")),
    Face(
        "south-lawn/back",
        3,
        "estate",
        2,
        "footman",
        "T E S",
        "£400 r1 p1",
        ("T A S",),
        look=(("prestige", 2),),
        turns="front",
    ),
]
AFTER = {
    "private-study": (0, "essentials"),
    "main-gazebo": (2, "estate"),
    "front-parlour": (2, "prestige"),
    "bowling-green": (1, "sporting"),
    "queens-suite": (5, "estate"),
    "green-room/back": (1, "essentials"),
    "south-lawn/back": (1, "sporting"),
}
"""Points and category of the side that comes up, where it does not stand among the faces."""


def named(face: Face) -> str:
    return face.tile


def words_of(letters: str) -> list[str]:
    told: list[str] = []
    for word in letters.split():
        letter, joint, favour = word.partition("=")
        # The lady of the house dismisses, unless the test says otherwise.
        choice = f"={favour}" if joint else "=dismiss" if letter == "M" else ""
        told.append(LETTERS[letter] + choice)
    return told


def host(face: Face, letters: str, servant: str = "") -> str:
    staff = [servant or face.servant, *[SERVICE[word] for word in letters.split() if word in SERVICE]]
    staff.sort(key=ORDER.index)
    return " ".join([f"host {face.tile.split('/')[0]}", *words_of(letters), "staff", ",".join(staff)])


def estate(face: Face, level: int) -> Table:
    """Ponsonby with the tile and the guests of the face, and one more."""
    letters = {word[0] for wanted in (face.guests, *face.wrong, "X") for word in wanted.split()}
    mine = [name for letter, name in LETTERS.items() if letter not in letters and letter in "TEMD"]
    return table(
        ponsonby={
            "level": level,
            "position": 1,
            "pounds": 0,
            "available": list(ORDER),
            "estate": [face.tile],
            "hand": [LETTERS[letter] for letter in sorted(letters) if letter not in "TEMD"],
            "discard": mine,
            "objectives": ["room-great-hall"],
        }
    )


def invite(t: Table) -> None:
    """The guests whom the activity brings come, whoever they are."""
    t.let_chance()
    while t.question in ("order-invitations", "keep-guests"):
        t.play("ponsonby", t.offers("ponsonby")[-1])
        t.let_chance()


def gained(text: str) -> dict[str, int]:
    return {word[0]: int(word[1:]) for word in text.split()}


@pytest.mark.parametrize("face", FACES, ids=named)
def test_tile_face_brings_exactly_its_favours(face: Face) -> None:
    level = max(face.rating, 2 if "B" in face.guests else 1)
    t = estate(face, level)
    casual, prestige = set(t.casual_deck), set(t.prestige_deck)
    steps = t.seat("ponsonby").steps
    t.play("ponsonby", host(face, face.guests))
    found = {"£": t.seat("ponsonby").pounds, "r": t.seat("ponsonby").steps - steps}
    invite(t)
    joined = [told["gentry"] for told in t.events("guest-joined")]
    found["c"] = len([name for name in joined if name in casual])
    found["p"] = len([name for name in joined if name in prestige])
    found["v"] = len(t.seat("ponsonby").vp_cards)
    found["o"] = len(t.seat("ponsonby").objectives) - 1
    found["d"] = t.view("ponsonby").dismissals
    assert {letter: count for letter, count in found.items() if count} == gained(face.gains)
    looked = [(told["deck"], told["count"]) for told in t.events("guests-looked-at")]
    assert looked == list(face.look)


@pytest.mark.parametrize("face", FACES, ids=named)
def test_tile_face_flips_as_it_should_and_serves_nobody_twice(face: Face) -> None:
    t = estate(face, max(face.rating, 2))
    name, _, side = face.tile.partition("/")
    index = [each.split("/")[0] for each in t.seat("ponsonby").estate].index(name)
    t.play("ponsonby", host(face, face.guests))
    invite(t)
    t.finish("ponsonby")
    board = t.seat("ponsonby")
    turns = face.turns or "back"
    assert board.estate[index] == (f"{name}/back" if turns == "back" else name)
    flipped = [] if turns == (side or "front") else [(name, turns)]
    assert [(told["tile"], told["side"]) for told in t.events("tile-flipped")] == flipped
    served = [face.servant, *[SERVICE[word] for word in face.guests.split() if word in SERVICE]]
    assert board.expended == sorted(served, key=ORDER.index)
    guests = {LETTERS[word[0]] for word in face.guests.split()}
    assert guests <= board.discard
    assert not guests & board.hand


@pytest.mark.parametrize("face", FACES, ids=named)
def test_tile_face_rating_number_and_kind_of_guests_and_servant(face: Face) -> None:
    t = estate(face, max(face.rating, 2))
    tile = face.tile.split("/", maxsplit=1)[0]
    assert t.allows("ponsonby", host(face, face.guests))
    for wrong in (" ".join(face.guests.split()[:-1]), f"{face.guests} X", *face.wrong):
        words = host(face, wrong)
        assert t.refuses("ponsonby", words) == ("wrong-guests", "invite-guests")
        assert t.told("ponsonby", words) == {"tile": tile, "about": tile}
    for servant in ("butler", "housekeeper", "footman"):
        if servant != face.servant:
            assert t.refuses("ponsonby", host(face, face.guests, servant)) == (
                "wrong-staff",
                "provide-service",
            )
    if face.rating > 1:
        t = estate(face, face.rating - 1)
        words = host(face, face.guests)
        assert t.refuses("ponsonby", words) == ("tile-above-reputation", "host-activity")
        assert t.told("ponsonby", words) == {"tile": tile, "rating": face.rating, "level": face.rating - 1}


@pytest.mark.parametrize("face", FACES, ids=named)
def test_tile_face_points_and_category_before_and_after(face: Face) -> None:
    t = estate(face, max(face.rating, 2))
    name, _, side = face.tile.partition("/")
    others = sum([vp for start, vp in START_VP.items() if start != name])
    assert t.seat("ponsonby").score["tiles"] == others + face.vp
    _check_category(t, name, face.category, face.vp)
    t.play("ponsonby", host(face, face.guests))
    invite(t)
    t.finish("ponsonby")
    turns = face.turns or "back"
    if turns == (side or "front"):
        vp, category = face.vp, face.category
    elif face.tile in AFTER:
        vp, category = AFTER[face.tile]
    else:
        other = next(each for each in FACES if each.tile == f"{name}/back")
        vp, category = other.vp, other.category
    assert t.seat("ponsonby").score["tiles"] == others + vp
    _check_category(t, name, category, vp)


def _check_category(t: Table, name: str, category: str, vp: int) -> None:
    """The points of the tile stand in the column of its category and in no other."""
    columns = {
        "private-study": "essentials",
        "butlers-room": "service",
        "main-gazebo": "estate",
        "front-parlour": "prestige",
        "bowling-green": "sporting",
    }
    for at, column in enumerate(CATEGORIES):
        starts = sum(
            [START_VP[start] for start, place in columns.items() if place == column and start != name]
        )
        assert category_vp(t.county, 0, at) == starts + (vp if column == category else 0)


def test_tile_faces_every_activity_of_the_box_is_here() -> None:
    named_elsewhere = {"butlers-room", "butlers-room/back", "lionheart-suite"}
    here = {face.tile for face in FACES} | named_elsewhere
    every: set[str] = set()
    t = table()
    data = t.county.rules.data
    for tile in data.tiles:
        if tile.set in ("base", "suites", "hybrid"):
            every |= {tile.id} if tile.front.mode == "activity" else set()
            every |= {f"{tile.id}/back"} if tile.back.mode == "activity" else set()
    assert here == every
