"""Upstairs, Downstairs p. 12, teams, guests: the partner's family and starters may come to an activity."""

import pytest

from tests.games.obsession.table import DAUGHTER, HEIR, LORD, Table, described, table

FOUR = ("ponsonby", "york", "asquith", "cavendish")
TEAMS = ("teams",)
RULE = "team-play"
EARL, COUNTESS = "daniel-earl-of-asquith", "patricia-countess-of-asquith"
VISCOUNT, GIRL = "charles-viscount-pemberly", "lady-eleanor-chesterton"
AUNT = "maud-dowager-countess-of-asquith"
"""The Asquiths, who are partners of the Ponsonbys."""


def visiting(ponsonby: dict[str, object] | None = None, **asquith: object) -> Table:
    return described({"round": 2, "ponsonby": ponsonby or {}, "asquith": asquith}, FOUR, modules=TEAMS)


def test_guests_a_member_of_the_partners_family_comes() -> None:
    t = visiting()
    t.play("ponsonby", f"host main-gazebo {LORD} {VISCOUNT} staff footman")
    assert (t.question, t.asked) == ("consent", ["asquith"])
    t.play("asquith", "consent")
    assert VISCOUNT not in t.seat("asquith").hand
    t.let_chance()
    t.finish("ponsonby")
    # Home again: to the discard pile of their own family.
    assert t.seat("asquith").discard == {VISCOUNT}
    assert t.seat("ponsonby").discard == {LORD}


def test_guests_either_partner_visits_the_other() -> None:
    t = described({"round": 2, "first": "asquith"}, FOUR, modules=TEAMS)
    words = f"host main-gazebo {EARL} {HEIR} staff footman"
    assert words in t.offers("asquith")
    t.play("asquith", words)
    assert t.asked == ["ponsonby"]
    t.play("ponsonby", "consent")
    # Lord Dorchester's reputation is his own family's.
    assert (t.seat("asquith").steps, t.seat("ponsonby").steps) == (0, 1)
    t.finish("asquith")
    assert t.seat("ponsonby").discard == {HEIR}


def test_guests_the_partner_may_refuse() -> None:
    t = visiting()
    t.play("ponsonby", f"host main-gazebo {LORD} {VISCOUNT} staff footman")
    t.play("asquith", "deny")
    assert VISCOUNT in t.seat("asquith").hand
    words = f"host main-gazebo {LORD} {VISCOUNT} staff footman"
    assert t.refuses("ponsonby", words) == ("partner-declined", RULE)
    t.play("ponsonby", f"host main-gazebo {LORD} {HEIR} staff footman")
    assert t.question == "chance"


def test_guests_no_question_when_nobody_is_asked_for_anything() -> None:
    t = visiting()
    t.play("ponsonby", f"host main-gazebo {LORD} {HEIR} staff footman")
    assert t.asked == ["chance"]


def test_guests_family_only_from_the_active_hand() -> None:
    t = visiting(discard=[VISCOUNT])
    reason, rule = t.refuses("ponsonby", f"host main-gazebo {LORD} {VISCOUNT} staff footman")
    assert (reason, rule) == ("guest-not-yours", "invite-guests")
    assert not any(VISCOUNT in offer for offer in t.offers("ponsonby"))


def test_guests_starters_only_from_the_active_hand() -> None:
    t = visiting(discard=["john-ambrose-esq"])
    reason, _ = t.refuses("ponsonby", f"host main-gazebo {LORD} john-ambrose-esq staff footman")
    assert reason == "guest-not-yours"


@pytest.mark.parametrize(
    "starters", [["john-ambrose-esq"], ["john-ambrose-esq", "lady-sarah-lewis", "zachary-ell-esq"]]
)
def test_guests_every_starter_of_the_circle_also_one_met_later(starters: list[str]) -> None:
    t = visiting(hand=starters)
    t.play("ponsonby", f"host main-gazebo {LORD} john-ambrose-esq staff footman")
    t.play("asquith", "consent")
    t.let_chance()
    t.finish("ponsonby")
    assert t.seat("asquith").discard == {"john-ambrose-esq"}


def test_guests_a_starter_invited_during_the_game_counts() -> None:
    t = table(FOUR, modules=TEAMS, round=2, step="turn", first="asquith", casual_top=["john-ambrose-esq"])
    t.play("asquith", "entertain", f"host main-gazebo {VISCOUNT} {GIRL} staff footman", "invite casual")
    t.finish("asquith")
    t.play("cavendish", "pass", "rents")
    t.finish("cavendish")
    t.play("ponsonby", "entertain", f"host main-gazebo {LORD} john-ambrose-esq staff footman")
    assert t.asked == ["asquith"]


@pytest.mark.parametrize("guest", ["sir-william-hawke", "hon-albert-plantagenet"])
def test_guests_no_other_guests_of_the_partner(guest: str) -> None:
    t = visiting({"level": 5}, hand=[guest])
    words = f"host main-gazebo {LORD} {guest} staff valet,footman"
    assert t.refuses("ponsonby", words) == ("guest-not-yours", "invite-guests")


def test_guests_nobody_of_a_rival() -> None:
    t = visiting()
    words = f"host main-gazebo {LORD} hon-allen-waters staff footman"
    assert t.refuses("ponsonby", words) == ("guest-not-yours", "invite-guests")


def test_guests_all_of_them_may_be_the_partners() -> None:
    t = visiting(hand=["john-ambrose-esq"])
    t.play("ponsonby", f"host main-gazebo {EARL} john-ambrose-esq staff footman")
    t.play("asquith", "consent")
    t.let_chance()
    t.finish("ponsonby")
    assert t.seat("asquith").discard == {EARL, "john-ambrose-esq"}
    assert t.seat("ponsonby").discard == set()
    # It was Ponsonby's activity all the same.
    assert "main-gazebo/back" in t.seat("ponsonby").estate


def test_guests_they_must_be_eligible() -> None:
    t = visiting()
    words = f"host bowling-green {LORD} {GIRL} staff footman"
    assert t.refuses("ponsonby", words)[0] == "wrong-guests"


def test_guests_the_service_they_need_must_be_given() -> None:
    t = visiting({"available": ["footman"]}, hand=["zachary-ell-esq"], available=["valet"])
    words = f"host main-gazebo {LORD} zachary-ell-esq staff footman"
    assert t.refuses("ponsonby", words)[1] == "provide-service"
    t.play("ponsonby", f"host main-gazebo {LORD} zachary-ell-esq staff valet,footman borrow valet")


def test_guests_a_family_of_two_houses_meets_in_the_study() -> None:
    t = visiting()
    t.play("ponsonby", f"host private-study {LORD} {EARL} staff butler")
    t.play("asquith", "consent")
    assert t.county.visiting.bit_count() == 1


def test_guests_they_stay_in_the_circle_of_their_family() -> None:
    t = visiting()
    points = t.seat("asquith").score["gentry"]
    t.play("ponsonby", f"host main-gazebo {EARL} {AUNT} staff footman")
    t.play("asquith", "consent")
    assert t.seat("asquith").score["gentry"] == points
    assert t.seat("ponsonby").score["gentry"] == 8


@pytest.mark.parametrize(
    ("guest", "service", "pounds", "steps"),
    [
        ("john-ambrose-esq", "footman", 200, 1),
        ("lady-sarah-lewis", "footman", 300, 0),
        ("lady-mary-russell", "ladys-maid,footman", 300, 1),
        ("colonel-walter-dalrymple", "valet,footman", 200, 2),
    ],
)
def test_guests_favours_of_the_partners_starters_go_to_the_host(
    guest: str, service: str, pounds: int, steps: int
) -> None:
    t = visiting({"pounds": 0}, hand=[guest], pounds=0)
    t.play("ponsonby", f"host main-gazebo {LORD} {guest} staff {service}")
    t.play("asquith", "consent")
    assert (t.seat("ponsonby").pounds, t.seat("ponsonby").steps) == (pounds, steps)
    assert (t.seat("asquith").pounds, t.seat("asquith").steps) == (0, 0)


def test_guests_favours_of_starters_cannot_be_left_to_the_partner() -> None:
    t = visiting(hand=["lady-sarah-lewis"])
    words = f"host main-gazebo {LORD} lady-sarah-lewis staff footman for lady-sarah-lewis"
    assert t.refuses("ponsonby", words) == ("favour-not-to-give", RULE)


def test_guests_favours_of_the_own_family_cannot_be_given_away() -> None:
    t = visiting()
    words = f"host main-gazebo {LORD} {VISCOUNT} staff footman for {LORD}"
    assert t.refuses("ponsonby", words) == ("favour-not-to-give", RULE)
    assert t.told("ponsonby", words) == {"guest": LORD}


def test_guests_a_starters_invitation_is_the_hosts() -> None:
    t = visiting(hand=["miss-anne-harlow"])
    t.play("ponsonby", f"host front-parlour {DAUGHTER} miss-anne-harlow staff housekeeper,ladys-maid")
    t.play("asquith", "consent")
    t.let_chance()
    joined = [event["seat"] for event in t.events("guest-joined")]
    assert joined == [0, 0]


def test_guests_nobody_is_lent_without_teams() -> None:
    t = table(FOUR, round=2)
    words = f"host main-gazebo {LORD} {VISCOUNT} staff footman"
    assert t.refuses("ponsonby", words) == ("guest-not-yours", "invite-guests")
    assert t.refuses("ponsonby", f"host main-gazebo {LORD} {HEIR} staff footman for {LORD}") == (
        "no-partner",
        RULE,
    )
