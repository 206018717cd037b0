"""Upstairs, Downstairs p. 12, teams: who enjoys the favours of a partner's family, member by member."""

import pytest

from tests.games.obsession.table import LADY, LORD, Table, described

FOUR = ("ponsonby", "york", "asquith", "cavendish")
TEAMS = ("teams",)
EARL, COUNTESS = "daniel-earl-of-asquith", "patricia-countess-of-asquith"
VISCOUNT, GIRL = "charles-viscount-pemberly", "lady-eleanor-chesterton"
AUNT = "maud-dowager-countess-of-asquith"
"""The Asquiths, who are partners of the Ponsonbys."""
ADMIRER = "hon-albert-plantagenet"


def hosting(words: str, ponsonby: dict[str, object] | None = None, **asquith: object) -> Table:
    """An activity of the Ponsonbys to which the Asquiths agree; nobody has money or reputation yet."""
    t = described(
        {
            "round": 2,
            "ponsonby": {"pounds": 0, **(ponsonby or {})},
            "asquith": {"pounds": 0, **asquith},
        },
        FOUR,
        modules=TEAMS,
    )
    t.play("ponsonby", f"host {words}")
    assert t.question == "consent"
    t.play("asquith", "consent")
    return t


def purses(t: Table) -> tuple[int, int]:
    return t.seat("ponsonby").pounds, t.seat("asquith").pounds


def names(t: Table) -> tuple[int, int]:
    """Reputation of host and partner, in steps."""
    return t.seat("ponsonby").steps, t.seat("asquith").steps


# The lord


@pytest.mark.parametrize(("tail", "expected"), [("", (400, 0)), (f" for {EARL}", (200, 200))])
def test_lord_his_200_pounds_are_the_hosts_or_the_partners(tail: str, expected: tuple[int, int]) -> None:
    t = hosting(f"main-gazebo {LORD} {EARL} staff footman{tail}")
    assert purses(t) == expected
    assert names(t) == (0, 0)


# The lady


def looked(t: Table) -> list[object]:
    t.let_chance()
    return [event["seat"] for event in t.events("guests-looked-at")]


def test_lady_her_invitation_is_the_hosts() -> None:
    t = hosting(f"main-gazebo {LORD} {COUNTESS}=look_casual staff footman")
    t.play("ponsonby", "invite casual 2 1")
    assert looked(t) == [0]
    assert t.asked == ["ponsonby"]
    kept = t.offers("ponsonby")[0]
    t.play("ponsonby", kept)
    assert kept.split()[1] in t.seat("ponsonby").hand


def test_lady_her_invitation_may_be_the_partners() -> None:
    t = hosting(f"main-gazebo {LORD} {COUNTESS}=look_casual staff footman for {COUNTESS}")
    assert looked(t) == [2]
    assert (t.question, t.asked) == ("keep-guests", ["asquith"])
    kept = t.offers("asquith")[0]
    t.play("asquith", kept)
    assert kept.split()[1] in t.seat("asquith").hand
    # And then it is Ponsonby's turn still.
    assert t.asked == ["ponsonby"]


def test_lady_the_guests_the_partner_looks_at_are_the_partners_secret() -> None:
    t = hosting(f"main-gazebo {LORD} {COUNTESS}=look_casual staff footman for {COUNTESS}")
    t.let_chance()
    seen = t.events("guests-looked-at", "asquith")[0]["gentry"]
    assert isinstance(seen, tuple)
    assert len(seen) == 2
    for other in ("ponsonby", "york", "nobody"):
        assert "gentry" not in t.events("guests-looked-at", other)[0]


CIRCLES: tuple[dict[str, object], dict[str, object]] = (
    {"hand": ["sir-william-hawke"]},
    {"hand": ["anne-hawkins"], "discard": ["theodore-lodge-esq"]},
)


def dismissing(words: str) -> Table:
    t = hosting(words, CIRCLES[0], **CIRCLES[1])
    t.let_chance()
    while t.question == "buy-tile":
        t.play("ponsonby", "done")
        t.let_chance()
    return t


def test_lady_she_dismisses_from_the_partners_circle_only() -> None:
    t = dismissing(f"main-gazebo {LORD} {COUNTESS}=dismiss staff footman")
    assert t.offers_at("dismiss-guest", "asquith") == [
        "decline",
        "dismiss anne-hawkins",
        "dismiss theodore-lodge-esq",
    ]
    assert t.refuses("asquith", "dismiss sir-william-hawke") == ("guest-not-yours", "dismiss-guests")
    t.play("asquith", "dismiss anne-hawkins")
    assert t.casual_deck[-1] == "anne-hawkins"
    assert t.seat("asquith").discard == {"theodore-lodge-esq", COUNTESS}
    assert (t.question, t.asked) == ("choose-turn", ["york"])


def test_lady_the_dismissal_may_be_declined() -> None:
    t = dismissing(f"main-gazebo {LORD} {COUNTESS}=dismiss staff footman")
    t.play("asquith", "decline")
    assert "anne-hawkins" in t.seat("asquith").hand
    assert t.asked == ["york"]


def test_lady_both_ladies_dismiss_each_in_her_own_circle() -> None:
    t = dismissing(f"front-parlour {LADY}=dismiss {COUNTESS}=dismiss staff housekeeper")
    asked: list[str] = []
    for _ in range(2):
        assert t.question == "dismiss-guest"
        asked += t.asked
        t.play(t.asked[0], t.offers(t.asked[0])[1])
    assert sorted(asked) == ["asquith", "ponsonby"]
    assert t.asked == ["york"]
    assert "sir-william-hawke" not in t.seat("ponsonby").hand
    assert "anne-hawkins" not in t.seat("asquith").hand


def test_lady_an_own_lady_still_dismisses_at_home() -> None:
    t = dismissing(f"front-parlour {LADY}=dismiss {GIRL} staff housekeeper")
    assert (t.question, t.asked) == ("dismiss-guest", ["ponsonby"])
    assert "dismiss sir-william-hawke" in t.offers("ponsonby")
    assert "dismiss anne-hawkins" not in t.offers("ponsonby")


# The heir


@pytest.mark.parametrize(("tail", "expected"), [("", (300, 0)), (f" for {VISCOUNT}", (200, 100))])
def test_heir_his_100_pounds_are_the_hosts_or_the_partners(tail: str, expected: tuple[int, int]) -> None:
    t = hosting(f"main-gazebo {LORD} {VISCOUNT} staff footman{tail}")
    assert purses(t) == expected


@pytest.mark.parametrize("tail", ["", f" for {VISCOUNT}"])
def test_heir_his_reputation_is_the_partners_only(tail: str) -> None:
    t = hosting(f"main-gazebo {LORD} {VISCOUNT} staff footman{tail}")
    assert names(t) == (0, 1)


@pytest.mark.parametrize(("tail", "expected"), [("", (300, 0)), (f" for {AUNT}", (200, 100))])
def test_dowager_like_the_heir(tail: str, expected: tuple[int, int]) -> None:
    t = hosting(f"main-gazebo {LORD} {AUNT} staff footman{tail}")
    assert purses(t) == expected
    assert names(t) == (0, 1)


def test_heir_the_reputation_of_the_tile_is_the_hosts() -> None:
    t = hosting(f"front-parlour {VISCOUNT} {EARL} staff housekeeper", {"estate": ["front-parlour/back"]})
    assert names(t) == (2, 1)


# The young lady


def test_young_lady_her_invitation_is_the_hosts() -> None:
    t = hosting(f"main-gazebo {LORD} {GIRL} staff footman")
    assert t.offers("ponsonby", "invite") == ["invite casual", "invite prestige"]


def test_young_lady_her_invitation_may_be_the_partners() -> None:
    t = hosting(f"main-gazebo {LORD} {GIRL} staff footman for {GIRL}")
    t.let_chance()
    joined = {event["seat"]: event["gentry"] for event in t.events("guest-joined")}
    # The prestige guest of the Gazebo came to Ponsonby.
    assert set(joined) == {0, 2}
    assert joined[2] in t.seat("asquith").hand
    assert joined[0] in t.seat("ponsonby").hand


@pytest.mark.parametrize("tail", ["", f" for {GIRL}"])
def test_young_lady_the_admirers_reputation_is_the_partners_only(tail: str) -> None:
    words = f"main-gazebo {GIRL} {ADMIRER} staff valet,footman{tail}"
    t = hosting(words, {"hand": [ADMIRER], "level": 3})
    # The admirer's own three steps are the host's.
    assert names(t) == (10 + 3, 2)


def test_young_lady_no_admirer_no_reputation() -> None:
    t = hosting(f"main-gazebo {LORD} {GIRL} staff footman")
    assert names(t) == (0, 0)


def test_young_ladies_of_both_families_are_admired() -> None:
    words = f"breakfast-room {GIRL} lady-margaret-carlow {ADMIRER} {LORD} staff housekeeper,valet"
    t = hosting(words, {"hand": [ADMIRER], "level": 3, "estate": ["breakfast-room"]})
    assert names(t) == (10 + 3 + 2, 2)


# Together


def test_each_favour_goes_its_own_way() -> None:
    words = f"breakfast-room {LORD} {EARL} {VISCOUNT} {AUNT} staff housekeeper for {EARL},{AUNT}"
    t = hosting(words, {"level": 2, "estate": ["breakfast-room"]})
    # Ponsonby: 200 of the own lord and 100 of the heir; Asquith: 200 and 100, and all reputation.
    assert purses(t) == (300, 300)
    assert names(t) == (5, 2)


def test_a_hall_boy_runs_for_whoever_enjoys_the_pounds() -> None:
    t = described(
        {
            "round": 2,
            "ponsonby": {"pounds": 0, "available": ["footman", "hall-boy"]},
            "asquith": {"pounds": 0},
        },
        FOUR,
        modules=("teams", "ud-servants"),
    )
    t.play("ponsonby", f"host main-gazebo {LORD} {EARL} staff footman extra hall-boy@{EARL} for {EARL}")
    t.play("asquith", "consent")
    assert purses(t) == (200, 300)
