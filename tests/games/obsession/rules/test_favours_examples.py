"""Step 6, the worked example: the Countess of Ponsonby receives distinguished visitors in her drawing room.

The figure with the cards is lost. What they bring is set here so that the sums of the text come out.
"""

from tests.games.obsession.table import DAUGHTER, HEIR, LADY, LORD, Table, table

ABERNATHY, HOYOS, VITRY = (
    "caroline-viscountess-abernathy",
    "istvan-count-hoyos",
    "anne-marie-comtesse-de-vitry",
)
FIGURE: dict[str, object] = {
    "tiles": {
        "drawing-room": {
            "pr": 3,
            "back": {
                "guests": [{"count": 4, "kind": "gentry"}],
                "servant": "housekeeper",
                "favours": [{"kind": "reputation", "amount": 3}],
            },
        }
    },
    "gentry": {
        ABERNATHY: {
            "pr": 3,
            "service": ["ladys-maid", "footman"],
            "favours": [{"kind": "pounds", "amount": 100}, {"kind": "reputation", "amount": 2}],
        },
        HOYOS: {
            "pr": 2,
            "service": ["valet"],
            "favours": [{"kind": "casual", "amount": 1}, {"kind": "prestige", "amount": 1}],
        },
        VITRY: {"pr": 3, "service": ["ladys-maid"], "favours": [{"kind": "pounds", "amount": 300}]},
    },
}
CASUAL = ["theodore-lodge-esq", "sir-william-hawke", "thomas-handle-esq"]
STAFF = "housekeeper,valet,ladys-maid,ladys-maid,footman"
VISIT = f"host drawing-room {LADY}=look_casual {HOYOS} {VITRY} {ABERNATHY} staff {STAFF}"


def drawing_room(favour: str = "look_casual") -> Table:
    """The visit at level 3, position 3, as far as the first question about favours."""
    t = table(
        corrections=FIGURE,
        casual_top=CASUAL,
        prestige_top=["peter-viscount-townshend", "major-anthony-cole"],
        ponsonby={
            "level": 3,
            "position": 3,
            "pounds": 0,
            "available": STAFF.split(","),
            "estate": ["drawing-room/back"],
            "hand": [ABERNATHY, HOYOS, VITRY],
        },
    )
    t.play("ponsonby", VISIT.replace("look_casual", favour))
    return t


def test_enjoy_favours_example_400_pounds() -> None:
    t = drawing_room()
    assert t.seat("ponsonby").pounds == 400
    assert t.events("pounds-changed") == [
        {"event": "pounds-changed", "seat": 0, "pounds": 400, "source": "activity"}
    ]


def test_enjoy_favours_example_five_reputation_once_around_the_wheel() -> None:
    t = drawing_room()
    assert t.seat("ponsonby").reputation == (4, 3)
    (told,) = t.events("reputation-changed")
    assert (told["steps"], told["moved"], told["level"], told["position"]) == (5, 5, 4, 3)


def test_enjoy_favours_example_two_casual_guests_and_a_prestige_guest() -> None:
    t = drawing_room()
    t.play("ponsonby", "invite prestige")
    t.chance("guest peter-viscount-townshend")
    t.play("ponsonby", "invite casual")
    t.chance(f"guest {CASUAL[0]}", f"look {CASUAL[1]} {CASUAL[2]}")
    t.play("ponsonby", f"keep {CASUAL[2]}")
    assert t.seat("ponsonby").hand == {
        LORD,
        HEIR,
        DAUGHTER,
        "peter-viscount-townshend",
        CASUAL[0],
        CASUAL[2],
    }
    assert t.casual_deck[-1] == CASUAL[1]
    t.finish("ponsonby")
    assert t.seat("ponsonby").discard == {LADY, HOYOS, VITRY, ABERNATHY}
    assert t.seat("ponsonby").expended == STAFF.split(",")


def test_enjoy_favours_example_the_countess_might_dismiss_a_guest_instead() -> None:
    t = drawing_room("dismiss")
    assert t.offers("ponsonby") == ["invite casual", "invite prestige"]
    t.play("ponsonby", "invite casual")
    t.let_chance()
    assert t.view("ponsonby").dismissals == 1
    t.play("ponsonby", "done", f"dismiss {HOYOS}")
    assert HOYOS not in t.seat("ponsonby").hand | t.seat("ponsonby").discard
    assert t.casual_deck[-1] == HOYOS


def test_corrected_values_are_the_ones_that_count() -> None:
    changed: dict[str, object] = {"gentry": {VITRY: {"favours": [{"kind": "pounds", "amount": 700}]}}}
    t = table(
        corrections=changed,
        ponsonby={"level": 3, "pounds": 0, "available": ["ladys-maid", "footman"], "hand": [VITRY]},
    )
    t.play("ponsonby", f"host main-gazebo {LORD} {VITRY} staff ladys-maid,footman")
    assert t.seat("ponsonby").pounds == 900
