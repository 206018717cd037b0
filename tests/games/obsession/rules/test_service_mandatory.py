"""Step 5, Provide Service: all service is mandatory, for the tile and for every guest."""

import pytest

from tests.games.obsession.table import HEIR, LORD, Table, table

SERVICE = "provide-service"
PLANTAGENET, HARLOW = "hon-albert-plantagenet", "miss-anne-harlow"
TENNIS = f"host tennis-court {HARLOW} {PLANTAGENET} staff"


def tennis(**row: object) -> Table:
    """The game of tennis of the example: Ponsonby on level 3, a footman, a valet and a lady's maid."""
    base = {
        "level": 3,
        "pounds": 0,
        "available": ["valet", "ladys-maid", "footman"],
        "estate": ["tennis-court"],
        "hand": [PLANTAGENET, HARLOW],
    }
    return table(ponsonby={**base, **row})


def test_provide_service_example_tennis_with_plantagenet_and_miss_harlow() -> None:
    t = tennis()
    t.play("ponsonby", f"{TENNIS} valet,ladys-maid,footman")
    board = t.seat("ponsonby")
    assert board.available == []
    assert t.view(None).plain()["serving"] == ["valet", "ladys-maid", "footman"]
    # Tennis 300; Plantagenet 3; Miss Harlow a casual guest.
    assert (board.pounds, board.reputation) == (300, (3, 4))
    t.finish("ponsonby")
    assert t.seat("ponsonby").expended == ["valet", "ladys-maid", "footman"]


@pytest.mark.parametrize(
    "staff",
    [
        "ladys-maid,footman",
        "valet,footman",
        "valet,ladys-maid",
        "footman",
        "valet,valet,footman",
        "ladys-maid,ladys-maid,footman",
        "valet,ladys-maid,footman,footman",
        "butler,valet,ladys-maid",
        "housekeeper,valet,ladys-maid",
        "housekeeper,ladys-maid,footman",
    ],
)
def test_provide_service_every_servant_shown_must_serve_and_nobody_else(staff: str) -> None:
    everybody = ["butler", "housekeeper", "valet", "valet", "ladys-maid", "ladys-maid", "footman", "footman"]
    t = tennis(available=everybody)
    words = f"{TENNIS} {staff}"
    assert t.refuses("ponsonby", words) == ("wrong-staff", SERVICE)
    assert t.told("ponsonby", words) == {"need": "valet,ladys-maid,footman", "staff": staff}


def test_provide_service_nobody_at_all_will_not_do() -> None:
    t = tennis()
    words = TENNIS.removesuffix(" staff")
    assert t.refuses("ponsonby", words) == ("wrong-staff", SERVICE)
    assert t.told("ponsonby", words) == {"need": "valet,ladys-maid,footman", "staff": ""}


@pytest.mark.parametrize("missing", ["valet", "ladys-maid", "footman"])
@pytest.mark.parametrize("place", ["nowhere", "quarters", "expended"])
def test_provide_service_whoever_is_not_in_available_service_cannot_serve(missing: str, place: str) -> None:
    there = [each for each in ("valet", "ladys-maid", "footman") if each != missing]
    row: dict[str, object] = {"available": there}
    if place != "nowhere":
        row[place] = [missing]
    t = tennis(**row)
    words = f"{TENNIS} valet,ladys-maid,footman"
    assert t.refuses("ponsonby", words) == ("servant-not-available", SERVICE)
    assert t.told("ponsonby", words) == {"servants": missing}


def test_provide_service_example_a_picnic_in_the_english_garden_needs_a_footman() -> None:
    words = f"host english-garden {LORD} {HEIR} lady-margaret-carlow staff"
    row = {"level": 2, "estate": ["english-garden"]}
    t = table(ponsonby={**row, "available": ["footman"]})
    t.play("ponsonby", f"{words} footman")
    t = table(ponsonby={**row, "available": ["butler", "housekeeper", "valet", "ladys-maid"]})
    assert t.refuses("ponsonby", f"{words} footman") == ("servant-not-available", SERVICE)
    for staff in ("butler", "housekeeper", "valet", "ladys-maid"):
        assert t.refuses("ponsonby", f"{words} {staff}") == ("wrong-staff", SERVICE)


def test_provide_service_family_needs_none() -> None:
    t = table(ponsonby={"available": ["footman"]})
    t.play("ponsonby", f"host bowling-green {LORD} {HEIR} staff footman")


@pytest.mark.parametrize(
    ("guest", "pair"),
    [
        ("alice-dowager-countess-holt", "ladys-maid,ladys-maid"),
        ("major-anthony-cole", "valet,valet"),
        ("mary-countess-coventry", "housekeeper,ladys-maid"),
        ("carroll-duke-of-hazelton", "butler,valet"),
    ],
)
def test_provide_service_some_guests_ask_for_two(guest: str, pair: str) -> None:
    everybody = ["butler", "housekeeper", "valet", "valet", "ladys-maid", "ladys-maid", "footman"]
    t = table(ponsonby={"level": 6, "available": everybody, "hand": [guest]})
    words = f"host bowling-green/{guest}".replace("/", f" {LORD} ")
    if guest in ("alice-dowager-countess-holt", "mary-countess-coventry"):
        words = f"host main-gazebo {LORD} {guest}"
    first, second = pair.split(",")
    for short in (first, second):
        staff = ",".join(sorted([short, "footman"], key=everybody.index))
        assert t.refuses("ponsonby", f"{words} staff {staff}") == ("wrong-staff", SERVICE)
    t.play("ponsonby", f"{words} staff {pair},footman")


def test_provide_service_two_of_a_kind_must_both_be_there() -> None:
    t = table(ponsonby={"level": 3, "available": ["valet", "footman"], "hand": ["major-anthony-cole"]})
    words = f"host bowling-green {LORD} major-anthony-cole staff valet,valet,footman"
    assert t.refuses("ponsonby", words) == ("servant-not-available", SERVICE)
    assert t.told("ponsonby", words) == {"servants": "valet"}


# Special action: service help as part of the activity


def test_service_help_for_the_activity_costs_three_reputation_for_each_servant() -> None:
    t = tennis(available=["ladys-maid"], quarters=["valet", "footman"], level=3, position=1)
    t.play("ponsonby", f"{TENNIS} valet,ladys-maid,footman help valet,footman")
    board = t.seat("ponsonby")
    assert (board.available, board.quarters) == ([], [])
    assert board.steps == 10 - 6 + 3
    assert t.events("service-helped") == [
        {"event": "service-helped", "seat": 0, "servants": ("valet", "footman")}
    ]
    assert [(told["steps"], told["source"]) for told in t.events("reputation-changed")] == [
        (-6, "service-help"),
        (3, "activity"),
    ]


def check_paid(t: Table, words: str, left: int) -> None:
    t.play("ponsonby", words)
    assert t.seat("ponsonby").steps == left


def check_cannot_pay(t: Table, words: str, **told: int) -> None:
    assert t.refuses("ponsonby", words) == ("reputation-cannot-pay", SERVICE)
    assert t.told("ponsonby", words) == told


@pytest.mark.parametrize(("position", "enough"), [(3, False), (4, True)])
def test_service_help_must_be_payable_with_the_reputation_before_favours(position: int, enough: bool) -> None:
    t = table(ponsonby={"level": 1, "position": position, "quarters": ["footman"], "pounds": 0})
    words = f"host bowling-green {LORD} {HEIR} staff footman help footman"
    if enough:
        check_paid(t, words, left=1)
    else:
        check_cannot_pay(t, words, cost=3, steps=2)


@pytest.mark.parametrize(("position", "enough"), [(1, False), (2, True)])
def test_service_help_for_two_must_be_payable_together(position: int, enough: bool) -> None:
    t = tennis(available=["ladys-maid"], quarters=["valet", "footman"], level=2, position=position)
    t.county.eligible_level = 3
    words = f"{TENNIS} valet,ladys-maid,footman help valet,footman"
    if enough:
        check_paid(t, words, left=3)
    else:
        check_cannot_pay(t, words, cost=6, steps=5)


@pytest.mark.parametrize(
    ("row", "tail", "reason", "servants"),
    [
        ({}, "help footman", "help-without-need", "footman"),
        ({}, "help valet,footman", "help-without-need", "valet,footman"),
        ({"available": ["valet", "ladys-maid"]}, "help valet,footman", "help-without-need", "valet"),
        ({"available": ["valet", "ladys-maid"]}, "help footman,footman", "help-without-need", "footman"),
        ({"available": ["valet", "ladys-maid"]}, "help valet", "help-without-need", "valet"),
        ({"available": ["ladys-maid"]}, "help footman", "servant-not-available", "valet"),
        (
            {"available": ["valet", "ladys-maid"], "quarters": ["valet"]},
            "help footman",
            "servant-not-available",
            "footman",
        ),
        (
            {"available": ["valet", "ladys-maid"], "quarters": [], "expended": ["footman"]},
            "help footman",
            "servant-not-available",
            "footman",
        ),
    ],
)
def test_service_help_is_exactly_what_the_activity_needs(
    row: dict[str, object], tail: str, reason: str, servants: str
) -> None:
    t = tennis(**{"level": 4, "quarters": ["valet", "footman"], **row})
    words = f"{TENNIS} valet,ladys-maid,footman {tail}"
    assert t.refuses("ponsonby", words) == (reason, SERVICE)
    assert t.told("ponsonby", words) == {"servants": servants}


def test_service_help_works_for_two_of_a_kind() -> None:
    t = table(
        ponsonby={
            "level": 3,
            "available": ["footman"],
            "quarters": ["valet", "valet"],
            "hand": ["major-anthony-cole"],
        }
    )
    t.play(
        "ponsonby", f"host bowling-green {LORD} major-anthony-cole staff valet,valet,footman help valet,valet"
    )
    assert t.seat("ponsonby").steps == 10 - 6 + 3
    assert t.seat("ponsonby").quarters == []
