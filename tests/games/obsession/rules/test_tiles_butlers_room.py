"""Hiring Servant Activity, and the Glossary on the Butler's Room: hire two, or with the rose recruit one."""

import pytest

from tests.games.obsession.table import LORD, Table, described, table

RULE = "hiring-servants"
ROSE = "butlers-room/back"


def hiring(*estate: str, words: str = "host butlers-room staff butler", **told: object) -> Table:
    """Ponsonby is in the Butler's Room."""
    row = {"level": 1, "position": 1, "pounds": 0, "estate": list(estate)}
    t = described({"ponsonby": row, **told})
    t.play("ponsonby", words)
    return t


def scarce(left: tuple[str, ...], **ponsonby: object) -> Table:
    """York has engaged everybody for hire but *left* (two players: two valets, two maids, four footmen)."""
    pool = ["valet"] * 2 + ["ladys-maid"] * 2 + ["footman"] * 4
    for servant in left:
        pool.remove(servant)
    own = ["butler", "housekeeper", "valet", "ladys-maid", "footman", "footman"]
    return table(ponsonby={"level": 1, "pounds": 0, **ponsonby}, york={"available": own + pool})


def test_hire_two_servants_in_any_combination() -> None:
    assert hiring().offers_at("hire-servants", "ponsonby") == [
        "hire valet valet",
        "hire valet ladys-maid",
        "hire valet footman",
        "hire ladys-maid ladys-maid",
        "hire ladys-maid footman",
        "hire footman footman",
    ]


@pytest.mark.parametrize(
    "pair", ["valet valet", "valet ladys-maid", "valet footman", "ladys-maid ladys-maid", "footman footman"]
)
def test_hire_they_go_to_expended_service_with_the_butler(pair: str) -> None:
    t = hiring()
    before = t.for_hire
    t.play("ponsonby", f"hire {pair}")
    left = list(before)
    for servant in pair.split():
        left.remove(servant)
    assert t.for_hire == left
    assert t.events("servants-hired") == [
        {"event": "servants-hired", "seat": 0, "servants": tuple(pair.split())}
    ]
    t.finish("ponsonby")
    board = t.seat("ponsonby")
    assert board.expended == ["butler", *pair.split()]
    assert board.available == ["housekeeper", "valet", "ladys-maid", "footman"]
    assert ROSE in board.estate
    assert board.score["tiles"] == 6


@pytest.mark.parametrize(
    ("words", "reason", "told"),
    [
        ("hire underbutler valet", "not-for-hire", {}),
        ("hire butler valet", "not-for-hire", {}),
        ("hire housekeeper", "not-for-hire", {}),
        ("hire cook valet", "not-for-hire", {}),
        ("hire valet", "hire-another-number", {"number": 2}),
        ("hire valet valet footman", "hire-another-number", {"number": 2}),
        ("hire footman valet", "hire-another-number", {"number": 2}),
        ("decline", "not-an-answer", {"action": "decline", "question": "hire-servants"}),
        (
            "recruit 1 valet available",
            "not-an-answer",
            {"action": "recruit 1 valet available", "question": "hire-servants"},
        ),
    ],
)
def test_hire_refusals(words: str, reason: str, told: dict[str, str | int]) -> None:
    t = hiring()
    assert t.refuses("ponsonby", words) == (reason, RULE)
    assert t.told("ponsonby", words) == told


def test_hire_only_those_who_are_left() -> None:
    t = scarce(("valet", "footman"))
    t.play("ponsonby", "host butlers-room staff butler")
    assert t.offers("ponsonby") == ["hire valet footman"]
    assert t.refuses("ponsonby", "hire valet valet") == ("nobody-left-to-hire", RULE)
    assert t.told("ponsonby", "hire valet valet") == {"servant": "valet"}
    assert t.refuses("ponsonby", "hire ladys-maid footman") == ("nobody-left-to-hire", RULE)


def test_hire_one_if_only_one_is_left() -> None:
    t = scarce(("ladys-maid",))
    t.play("ponsonby", "host butlers-room staff butler")
    assert t.offers("ponsonby") == ["hire ladys-maid"]
    assert t.refuses("ponsonby", "hire ladys-maid ladys-maid") == ("hire-another-number", RULE)
    assert t.told("ponsonby", "hire ladys-maid ladys-maid") == {"number": 1}
    t.play("ponsonby", "hire ladys-maid")
    t.finish("ponsonby")
    assert t.seat("ponsonby").expended == ["butler", "ladys-maid"]
    assert t.for_hire == ["underbutler", "underbutler"]


def test_hire_one_left_is_no_reason_to_recruit_a_second() -> None:
    t = scarce(("ladys-maid",), estate=[ROSE])
    t.play("ponsonby", "host butlers-room=hire staff butler", "hire ladys-maid")
    assert t.question != "recruit-servant"


@pytest.mark.parametrize("tile", ["butlers-room", ROSE])
def test_hire_from_nobody_is_refused_underbutlers_do_not_count(tile: str) -> None:
    t = scarce((), estate=[tile])
    assert t.for_hire == ["underbutler", "underbutler"]
    words = "host butlers-room=hire staff butler" if tile == ROSE else "host butlers-room staff butler"
    assert t.refuses("ponsonby", words) == ("nobody-left-to-hire", RULE)
    assert t.told("ponsonby", words) == {"servant": "any"}
    if tile == ROSE:
        t.play("ponsonby", "host butlers-room=recruit staff butler")


@pytest.mark.parametrize("staff", ["housekeeper", "valet", "footman"])
def test_hire_the_butler_is_mandatory(staff: str) -> None:
    t = table(ponsonby={"level": 1})
    assert t.refuses("ponsonby", f"host butlers-room staff {staff}") == ("wrong-staff", "provide-service")
    t = table(ponsonby={"expended": ["butler"], "available": ["footman"]})
    words = "host butlers-room staff butler"
    assert t.refuses("ponsonby", words) == ("servant-not-available", "provide-service")


def test_hire_the_underbutler_may_do_it() -> None:
    row = {"available": ["underbutler"], "expended": ["butler"], "estate": ["butlers-pantry"], "pounds": 0}
    t = table(ponsonby=row)
    t.play("ponsonby", "host butlers-room staff underbutler", "hire footman footman")
    t.finish("ponsonby")
    assert t.seat("ponsonby").expended == ["butler", "underbutler", "footman", "footman"]


def test_hire_no_gentry_are_played() -> None:
    t = table()
    assert t.refuses("ponsonby", f"host butlers-room {LORD} staff butler") == (
        "wrong-guests",
        "invite-guests",
    )


def test_hire_the_market_is_open_afterwards() -> None:
    t = table(
        ponsonby={"pounds": 500},
        market=["stable", "croquet-lawn", "tennis-court", "breakfast-room", "main-library", "drawing-room"],
    )
    t.play("ponsonby", "host butlers-room staff butler", "hire valet footman")
    assert t.question == "buy-tile"
    assert "buy stable 1" in t.offers("ponsonby")


# The side with the rose


def test_recruit_is_not_possible_before_the_tile_is_flipped() -> None:
    t = table()
    for words in ("host butlers-room=recruit staff butler", "host butlers-room=hire staff butler"):
        assert t.refuses("ponsonby", words) == ("no-such-choice", "invite-guests")


def test_rose_the_player_chooses_between_hiring_and_recruiting() -> None:
    t = table(ponsonby={"estate": [ROSE]})
    assert t.refuses("ponsonby", "host butlers-room staff butler") == ("choice-missing", "invite-guests")
    assert [words for words in t.offers("ponsonby", "host") if "butlers-room" in words] == [
        "host butlers-room=hire staff butler",
        "host butlers-room=recruit staff butler",
    ]


def test_rose_hiring_two_again() -> None:
    t = hiring(ROSE, words="host butlers-room=hire staff butler")
    t.play("ponsonby", "hire footman footman")
    t.finish("ponsonby")
    assert t.seat("ponsonby").expended == ["butler", "footman", "footman"]
    assert t.seat("york").available == ["butler", "housekeeper", "valet", "ladys-maid", "footman", "footman"]
    assert ROSE in t.seat("ponsonby").estate


def recruiting() -> Table:
    york = {
        "available": ["butler", "footman", "footman"],
        "quarters": ["valet", "housekeeper"],
        "expended": ["ladys-maid", "footman"],
    }
    return hiring(ROSE, words="host butlers-room=recruit staff butler", york=york)


def test_recruit_one_small_servant_from_any_place_of_another_board() -> None:
    assert recruiting().offers_at("recruit-servant", "ponsonby") == [
        "recruit 1 valet quarters",
        "recruit 1 ladys-maid expended",
        "recruit 1 footman available",
        "recruit 1 footman expended",
    ]


@pytest.mark.parametrize(
    ("servant", "area"),
    [("valet", "quarters"), ("ladys-maid", "expended"), ("footman", "available"), ("footman", "expended")],
)
def test_recruit_the_servant_leaves_the_other_board_for_expended_service(servant: str, area: str) -> None:
    t = recruiting()
    before = {
        "available": ["butler", "footman", "footman"],
        "quarters": ["housekeeper", "valet"],
        "expended": ["ladys-maid", "footman"],
    }
    t.play("ponsonby", f"recruit 1 {servant} {area}")
    before[area].remove(servant)
    board = t.seat("york")
    assert {"available": board.available, "quarters": board.quarters, "expended": board.expended} == before
    assert t.events("servant-recruited") == [
        {"event": "servant-recruited", "seat": 0, "servant": servant, "target": 1}
    ]
    assert t.question != "recruit-servant"
    t.finish("ponsonby")
    assert t.seat("ponsonby").expended == ["butler", servant]


@pytest.mark.parametrize(
    ("words", "reason", "told"),
    [
        ("recruit 1 butler available", "servant-is-loyal", {"servant": "butler"}),
        ("recruit 1 housekeeper quarters", "servant-is-loyal", {"servant": "housekeeper"}),
        ("recruit 1 underbutler available", "servant-is-loyal", {"servant": "underbutler"}),
        ("recruit 1 valet available", "servant-not-there", {"servant": "valet"}),
        ("recruit 1 footman quarters", "servant-not-there", {"servant": "footman"}),
        ("recruit 0 footman available", "no-such-target", {"seat": 0}),
        ("recruit 2 footman available", "no-such-target", {"seat": 2}),
        (
            "hire footman footman",
            "not-an-answer",
            {"action": "hire footman footman", "question": "recruit-servant"},
        ),
        ("decline", "not-an-answer", {"action": "decline", "question": "recruit-servant"}),
    ],
)
def test_recruit_refusals(words: str, reason: str, told: dict[str, str | int]) -> None:
    t = recruiting()
    assert t.refuses("ponsonby", words) == (reason, RULE)
    assert t.told("ponsonby", words) == told


def test_recruit_from_any_of_the_others() -> None:
    t = table(
        ("ponsonby", "york", "asquith"),
        ponsonby={"estate": [ROSE], "level": 1},
        york={"available": ["butler", "valet"]},
        asquith={"expended": ["ladys-maid"]},
    )
    t.play("ponsonby", "host butlers-room=recruit staff butler")
    assert t.offers("ponsonby") == ["recruit 1 valet available", "recruit 2 ladys-maid expended"]
    t.play("ponsonby", "recruit 2 ladys-maid expended")
    assert t.seat("asquith").expended == []


@pytest.mark.parametrize("place", ["available", "quarters", "expended"])
def test_recruit_needs_somebody_to_recruit(place: str) -> None:
    words = "host butlers-room=recruit staff butler"
    t = table(ponsonby={"estate": [ROSE]}, york={place: ["butler", "housekeeper"]})
    assert t.refuses("ponsonby", words) == ("nobody-to-recruit", RULE)
    t = table(ponsonby={"estate": [ROSE]}, york={place: ["butler", "ladys-maid"]})
    t.play("ponsonby", words)


def test_recruit_solitaire_players_only_hire() -> None:
    t = table(("ponsonby",), ponsonby={"estate": [ROSE]})
    assert t.refuses("ponsonby", "host butlers-room=recruit staff butler") == (
        "no-recruiting-alone",
        "solitaire",
    )
    t.play("ponsonby", "host butlers-room=hire staff butler")
