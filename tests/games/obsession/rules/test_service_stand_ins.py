"""Step 5: the three who stand in for others, and the one whom the Servants' Quarters lend (ruling 9)."""

import pytest

from tests.games.obsession.table import DAUGHTER, HEIR, LADY, LORD, Table, table

SERVICE = "provide-service"
HARLOW, WEST = "miss-anne-harlow", "miss-caroline-west"
HAWES, COLE = "major-william-hawes", "major-anthony-cole"
COVENTRY, HAZELTON = "mary-countess-coventry", "carroll-duke-of-hazelton"


def staffed(available: str, *estate: str, quarters: str = "", **row: object) -> Table:
    """Ponsonby at level 6 with these servants and guests who ask for every kind of service."""
    told = {"level": 6, "pounds": 0, "available": available.split(), "quarters": quarters.split()}
    guests = [HARLOW, WEST, HAWES, COLE, COVENTRY, HAZELTON]
    return table(ponsonby={**told, "estate": list(estate), "hand": guests, **row})


def tea(*guests: str) -> str:
    return " ".join(["host main-gazebo", *guests, "staff"])


ONE_LADY = tea(LORD, HARLOW)
TWO_LADIES = tea(HARLOW, WEST)
ONE_MAN = tea(LORD, HAWES)
TWO_VALETS = tea(LORD, COLE)
STUDY = f"host private-study {LORD} {HEIR} staff"
BOWLING = f"host bowling-green {LORD} {HEIR} staff"
PARLOUR = f"host front-parlour {LADY}=dismiss {DAUGHTER} staff"


def judged(t: Table, words: str) -> str:
    """The reason of a refusal, or `served`: then the servants named have left their places."""
    if t.allows("ponsonby", words):
        t.play("ponsonby", words)
        return "served"
    reason, rule = t.refuses("ponsonby", words)
    assert rule == SERVICE
    return reason


# The housekeeper, when there are no lady's maids available


@pytest.mark.parametrize(
    ("available", "words", "verdict"),
    [
        ("housekeeper footman", f"{ONE_LADY} housekeeper,footman", "served"),
        ("housekeeper ladys-maid footman", f"{ONE_LADY} housekeeper,footman", "stand-in-not-needed"),
        ("housekeeper ladys-maid footman", f"{ONE_LADY} ladys-maid,footman", "served"),
        ("housekeeper ladys-maid footman", f"{TWO_LADIES} housekeeper,ladys-maid,footman", "served"),
        (
            "housekeeper ladys-maid ladys-maid footman",
            f"{TWO_LADIES} housekeeper,ladys-maid,footman",
            "stand-in-not-needed",
        ),
        (
            "housekeeper ladys-maid ladys-maid footman",
            f"{TWO_LADIES} ladys-maid,ladys-maid,footman",
            "served",
        ),
        ("housekeeper footman", f"{TWO_LADIES} housekeeper,housekeeper,footman", "servant-not-available"),
        ("housekeeper footman", f"{ONE_MAN} housekeeper,footman", "wrong-staff"),
        ("butler housekeeper", f"{ONE_LADY} butler,housekeeper", "wrong-staff"),
        ("housekeeper ladys-maid", f"{ONE_LADY} housekeeper,ladys-maid", "wrong-staff"),
        ("ladys-maid ladys-maid", f"{ONE_LADY} ladys-maid,ladys-maid", "wrong-staff"),
    ],
)
def test_housekeeper_stands_in_for_a_ladys_maid_when_none_is_available(
    available: str, words: str, verdict: str
) -> None:
    assert judged(staffed(available), words) == verdict


def test_housekeeper_the_refusal_names_both() -> None:
    t = staffed("housekeeper ladys-maid footman")
    told = t.told("ponsonby", f"{ONE_LADY} housekeeper,footman")
    assert told == {"servant": "housekeeper", "other": "ladys-maid"}


@pytest.mark.parametrize("place", ["quarters", "expended"])
def test_housekeeper_a_ladys_maid_who_rests_or_is_expended_is_not_available(place: str) -> None:
    if place == "quarters":
        t = staffed("housekeeper footman", quarters="ladys-maid")
    else:
        t = staffed("housekeeper footman", expended=["ladys-maid"])
    assert judged(t, f"{ONE_LADY} housekeeper,footman") == "served"


def test_housekeeper_serves_once_only_the_tile_or_a_lady() -> None:
    parlour = f"host front-parlour {DAUGHTER} {HARLOW} staff"
    assert judged(staffed("housekeeper"), f"{parlour} housekeeper") == "wrong-staff"
    assert judged(staffed("housekeeper"), f"{parlour} housekeeper,housekeeper") == "servant-not-available"
    assert judged(staffed("housekeeper ladys-maid"), f"{parlour} housekeeper,ladys-maid") == "served"


def test_housekeeper_no_ladys_maid_stands_in_for_her() -> None:
    parlour = f"host front-parlour {DAUGHTER} {LADY}=dismiss staff"
    assert judged(staffed("ladys-maid"), f"{parlour} ladys-maid") == "wrong-staff"


def test_housekeeper_may_be_asked_for_herself_by_a_guest() -> None:
    t = staffed("housekeeper ladys-maid footman")
    assert judged(t, f"{tea(LORD, COVENTRY)} housekeeper,ladys-maid,footman") == "served"


def test_housekeeper_may_stand_in_beside_a_ladys_maid_fetched_with_service_help() -> None:
    t = staffed("housekeeper footman", quarters="ladys-maid", discard=[LORD, LADY, HEIR, DAUGHTER])
    words = f"{TWO_LADIES} housekeeper,ladys-maid,footman help ladys-maid"
    assert words in t.offers("ponsonby")
    assert judged(t, words) == "served"
    # One maid is fetched though another is there: then the housekeeper is not needed.
    t = staffed("housekeeper ladys-maid footman", quarters="ladys-maid")
    assert judged(t, f"{TWO_LADIES} housekeeper,ladys-maid,footman help ladys-maid") == "help-without-need"


# The footman, with the Brushing Room


@pytest.mark.parametrize(
    ("available", "words", "verdict"),
    [
        ("footman footman", f"{ONE_MAN} footman,footman", "served"),
        ("valet footman footman", f"{ONE_MAN} footman,footman", "stand-in-not-needed"),
        ("valet footman footman", f"{TWO_VALETS} valet,footman,footman", "served"),
        ("valet valet footman footman", f"{TWO_VALETS} valet,footman,footman", "stand-in-not-needed"),
        ("footman footman footman", f"{TWO_VALETS} footman,footman,footman", "served"),
        ("butler footman footman", f"{tea(LORD, HAZELTON)} butler,footman,footman", "served"),
        ("valet footman footman", f"{tea(LORD, HAZELTON)} valet,footman,footman", "wrong-staff"),
        ("footman footman", f"{ONE_LADY} footman,footman", "wrong-staff"),
        ("valet valet", f"{ONE_MAN} valet,valet", "wrong-staff"),
        ("footman", f"{ONE_MAN} footman", "wrong-staff"),
    ],
)
def test_footman_stands_in_for_a_valet_with_the_brushing_room_when_none_is_available(
    available: str, words: str, verdict: str
) -> None:
    assert judged(staffed(available, "brushing-room"), words) == verdict


def test_footman_the_refusals_name_what_is_wrong() -> None:
    words = f"{ONE_MAN} footman,footman"
    t = staffed("valet footman footman", "brushing-room")
    assert t.told("ponsonby", words) == {"servant": "footman", "other": "valet"}
    t = staffed("footman footman")
    assert t.told("ponsonby", words) == {"servant": "footman", "tile": "brushing-room"}


@pytest.mark.parametrize("available", ["footman footman", "valet footman footman"])
def test_footman_without_the_brushing_room_is_no_valet(available: str) -> None:
    assert judged(staffed(available), f"{ONE_MAN} footman,footman") == "stand-in-needs-tile"


def test_footman_the_brushing_room_of_another_player_does_not_help() -> None:
    t = table(
        ponsonby={"level": 1, "available": ["footman", "footman"], "hand": [HAWES]},
        york={"estate": ["brushing-room"]},
    )
    assert judged(t, f"{ONE_MAN} footman,footman") == "stand-in-needs-tile"


def test_footman_a_resting_valet_is_not_available() -> None:
    t = staffed("footman footman", "brushing-room", quarters="valet")
    assert judged(t, f"{ONE_MAN} footman,footman") == "served"


# The underbutler, at any time


@pytest.mark.parametrize(
    ("available", "words", "verdict"),
    [
        ("underbutler", f"{STUDY} underbutler", "served"),
        ("butler underbutler", f"{STUDY} underbutler", "served"),
        ("butler underbutler", "host butlers-room staff underbutler", "served"),
        ("footman underbutler", f"{BOWLING} underbutler", "served"),
        ("valet footman underbutler", f"{ONE_MAN} underbutler,footman", "served"),
        ("valet footman underbutler", f"{ONE_MAN} underbutler,valet", "served"),
        ("valet footman underbutler", f"{TWO_VALETS} underbutler,valet,footman", "served"),
        ("footman underbutler", f"{ONE_LADY} underbutler,footman", "wrong-staff"),
        ("underbutler ladys-maid", f"{ONE_LADY} underbutler,ladys-maid", "served"),
        ("underbutler", f"{PARLOUR} underbutler", "wrong-staff"),
        ("valet underbutler", f"{TWO_VALETS} underbutler,underbutler,valet", "servant-not-available"),
        ("underbutler valet footman", f"{tea(LORD, HAZELTON)} underbutler,valet,footman", "served"),
    ],
)
def test_underbutler_serves_as_any_male_servant_even_if_that_one_is_available(
    available: str, words: str, verdict: str
) -> None:
    assert judged(staffed(available, "butlers-pantry"), words) == verdict


def test_underbutler_goes_to_expended_service_himself() -> None:
    t = staffed("butler underbutler footman", "butlers-pantry")
    t.play("ponsonby", f"{BOWLING} underbutler")
    t.finish("ponsonby")
    assert t.seat("ponsonby").expended == ["underbutler"]
    assert t.seat("ponsonby").available == ["butler", "footman"]


def test_underbutler_frees_the_footman_to_be_a_footman_not_a_valet() -> None:
    # The footman may not be the valet here; he need not be, since the underbutler is.
    t = staffed("valet footman underbutler", "butlers-pantry")
    assert judged(t, f"{TWO_VALETS} underbutler,footman,footman") == "servant-not-available"
    t = staffed("valet footman footman underbutler", "butlers-pantry", "brushing-room")
    assert judged(t, f"{TWO_VALETS} underbutler,footman,footman") == "stand-in-not-needed"
    t = staffed("footman footman underbutler", "butlers-pantry", "brushing-room")
    assert judged(t, f"{TWO_VALETS} underbutler,footman,footman") == "served"


def test_all_stand_ins_at_once() -> None:
    staff = "housekeeper footman footman underbutler"
    words = f"host english-garden {HARLOW} {HAWES} {HAZELTON} staff housekeeper,underbutler,footman,footman"
    for tiles, verdict in (
        (("brushing-room", "butlers-pantry"), "wrong-staff"),
        (("butlers-pantry",), "wrong-staff"),
    ):
        assert judged(staffed(staff, "english-garden", *tiles), words) == verdict
    # A maid for Miss Harlow, valets for the Major and the Duke, his butler, and the footman of the garden.
    words = words.replace("footman,footman", "footman,footman,footman")
    t = staffed(f"{staff} footman", "english-garden", "brushing-room", "butlers-pantry")
    assert judged(t, words) == "served"
    t = staffed(f"{staff} footman", "english-garden", "butlers-pantry")
    assert judged(t, words) == "stand-in-needs-tile"


# The Servants' Quarters lend one


def rested(available: str, quarters: str, *estate: str, **row: object) -> Table:
    return staffed(available, "servants-quarters", *estate, quarters=quarters, **row)


def test_servants_quarters_one_resting_servant_may_serve_the_tile() -> None:
    t = rested("valet", "footman")
    t.play("ponsonby", f"{ONE_MAN} valet,footman rest footman")
    board = t.seat("ponsonby")
    assert (board.available, board.quarters) == ([], [])
    assert board.steps == 25
    t.finish("ponsonby")
    assert t.seat("ponsonby").expended == ["valet", "footman"]


def test_servants_quarters_one_resting_servant_may_serve_a_guest() -> None:
    t = rested("footman", "valet ladys-maid")
    t.play("ponsonby", f"{ONE_MAN} valet,footman rest valet")
    assert t.seat("ponsonby").quarters == ["ladys-maid"]


@pytest.mark.parametrize(
    ("available", "quarters", "tail", "reason"),
    [
        ("footman", "valet", "rest footman", "servant-not-resting"),
        ("footman", "valet", "rest butler", "servant-not-resting"),
        ("valet footman", "ladys-maid", "rest ladys-maid", "rest-without-work"),
        ("", "valet footman", "rest valet", "servant-not-available"),
        ("", "footman", "rest footman", "servant-not-available"),
        ("footman", "valet", "", "servant-not-available"),
    ],
)
def test_servants_quarters_refusals(available: str, quarters: str, tail: str, reason: str) -> None:
    t = rested(available, quarters)
    assert judged(t, f"{ONE_MAN} valet,footman {tail}".strip()) == reason


@pytest.mark.parametrize(
    ("tail", "told"),
    [
        ("rest butler", {"servant": "butler"}),
        ("rest ladys-maid", {"servant": "ladys-maid"}),
        ("rest valet", {"servants": "footman"}),
    ],
)
def test_servants_quarters_refusals_name_the_servant(tail: str, told: dict[str, str | int]) -> None:
    t = rested("", "valet footman ladys-maid")
    assert t.told("ponsonby", f"{ONE_MAN} valet,footman {tail}") == told


def test_servants_quarters_only_with_the_tile() -> None:
    t = staffed("footman", quarters="valet")
    words = f"{ONE_MAN} valet,footman rest valet"
    assert judged(t, words) == "rest-needs-tile"
    assert t.told("ponsonby", words) == {"servant": "valet"}


def test_servants_quarters_expended_servants_do_not_rest() -> None:
    t = rested("footman", "", expended=["valet"])
    assert judged(t, f"{ONE_MAN} valet,footman rest valet") == "servant-not-resting"


def test_servants_quarters_and_service_help_go_together() -> None:
    t = rested("", "valet footman")
    t.play("ponsonby", f"{ONE_MAN} valet,footman rest valet help footman")
    assert t.seat("ponsonby").steps == 25 - 3
    assert t.seat("ponsonby").quarters == []


def test_servants_quarters_the_same_servant_is_not_fetched_twice() -> None:
    t = rested("footman", "valet")
    assert judged(t, f"{TWO_VALETS} valet,valet,footman rest valet help valet") == "servant-not-available"
    t = rested("footman", "valet valet")
    assert judged(t, f"{TWO_VALETS} valet,valet,footman rest valet help valet") == "served"
    assert t.seat("ponsonby").quarters == []


def test_servants_quarters_the_one_lent_may_stand_in_for_another() -> None:
    t = rested("footman", "housekeeper")
    assert judged(t, f"{ONE_LADY} housekeeper,footman rest housekeeper") == "served"
    t = rested("footman ladys-maid", "housekeeper")
    assert judged(t, f"{ONE_LADY} housekeeper,footman rest housekeeper") == "stand-in-not-needed"


def test_servants_quarters_the_one_lent_is_not_one_who_was_available() -> None:
    # A lady's maid is available and idle: the housekeeper may not stand in, whoever was lent.
    t = rested("housekeeper ladys-maid footman", "ladys-maid")
    words = f"{TWO_LADIES} housekeeper,ladys-maid,footman"
    assert judged(t, f"{words} rest ladys-maid") == "stand-in-not-needed"
    assert judged(t, words) == "served"
    # She rests and could be lent, but is not available: the housekeeper may stand in.
    t = rested("housekeeper footman", "ladys-maid")
    assert judged(t, f"{ONE_LADY} housekeeper,footman") == "served"


def test_servants_quarters_a_resting_servant_may_work_though_another_is_available() -> None:
    t = rested("valet footman", "footman")
    assert judged(t, f"{ONE_MAN} valet,footman rest footman") == "served"
    assert t.seat("ponsonby").available == ["footman"]
    assert t.seat("ponsonby").quarters == []


def test_servants_quarters_all_crews_are_offered() -> None:
    t = table(
        ponsonby={
            "level": 1,
            "position": 4,
            "available": ["footman"],
            "quarters": ["butler", "footman"],
            "estate": ["servants-quarters"],
            "discard": [LADY, DAUGHTER],
        }
    )
    assert t.offers("ponsonby", "host") == [
        f"host private-study {LORD} {HEIR} staff butler help butler",
        f"host private-study {LORD} {HEIR} staff butler rest butler",
        "host butlers-room staff butler help butler",
        "host butlers-room staff butler rest butler",
        f"host main-gazebo {LORD} {HEIR} staff footman",
        f"host main-gazebo {LORD} {HEIR} staff footman rest footman",
        f"host bowling-green {LORD} {HEIR} staff footman",
        f"host bowling-green {LORD} {HEIR} staff footman rest footman",
    ]
