"""Upstairs, Downstairs p. 12, teams, servants: the partner lends those who are available."""

import pytest

from parlour.games.obsession.game import OBSESSION
from parlour.kernel.errors import Invalid
from tests.games.obsession.table import DAUGHTER, HEIR, LADY, LORD, Table, described, table

FOUR = ("ponsonby", "york", "asquith", "cavendish")
TEAMS = ("teams",)
SERVED = ("teams", "ud-servants")
RULE = "team-play"
GENTLEMAN = "major-william-hawes"
FEW = ["butler", "housekeeper", "footman", "ladys-maid"]
GAZEBO = f"host main-gazebo {LORD} {GENTLEMAN} staff valet,footman"


def lending(
    asquith: dict[str, object],
    modules: tuple[str, ...] = TEAMS,
    own: list[str] | None = None,
    **ponsonby: object,
) -> Table:
    """Ponsonby has no valet at hand, but a guest who needs one; the Asquiths are the partners."""
    row = {"available": own or FEW, "expended": ["valet"], "hand": [GENTLEMAN], **ponsonby}
    return described({"round": 2, "ponsonby": row, "asquith": asquith}, FOUR, modules=modules)


# Any servant who is available


def test_servants_the_partner_lends_one_and_gets_him_back_expended() -> None:
    t = lending({"available": ["valet", "footman"]})
    t.play("ponsonby", f"{GAZEBO} borrow valet")
    assert (t.question, t.asked) == ("consent", ["asquith"])
    t.play("asquith", "consent")
    assert t.seat("asquith").available == ["footman"]
    assert t.events("servants-lent") == [{"event": "servants-lent", "seat": 2, "servants": ("valet",)}]
    t.let_chance()
    t.finish("ponsonby")
    assert t.seat("asquith").expended == ["valet"]
    assert t.seat("asquith").available == ["footman"]
    # Ponsonby's own footman, and the valet who was expended before.
    assert t.seat("ponsonby").expended == ["valet", "footman"]


def test_servants_nothing_is_lent_without_the_partners_consent() -> None:
    t = lending({"available": ["valet", "footman"]})
    t.play("ponsonby", f"{GAZEBO} borrow valet")
    t.play("asquith", "deny")
    assert t.seat("asquith").available == ["valet", "footman"]
    assert (t.question, t.asked) == ("host-activity", ["ponsonby"])
    # The same is not asked for again in this turn.
    assert t.refuses("ponsonby", f"{GAZEBO} borrow valet") == ("partner-declined", RULE)
    assert f"{GAZEBO} borrow valet" not in t.offers("ponsonby")
    t.play("ponsonby", f"host main-gazebo {LORD} {HEIR} staff footman")


def test_servants_after_a_refusal_another_activity_may_be_proposed() -> None:
    t = lending({"available": ["valet", "footman"]})
    t.play("ponsonby", f"{GAZEBO} borrow valet")
    t.play("asquith", "deny")
    # Another tile, another servant of the same tile, and a visitor: each is another request.
    assert any("borrow" in offer for offer in t.offers("ponsonby"))
    green = f"host bowling-green {LORD} {HEIR} staff footman borrow footman"
    t.play("ponsonby", green)
    assert (t.question, t.asked) == ("consent", ["asquith"])
    t.play("asquith", "deny")
    assert t.refuses("ponsonby", green) == ("partner-declined", RULE)
    t.play("ponsonby", f"host main-gazebo {LORD} {HEIR} staff footman borrow footman")
    t.play("asquith", "consent")
    assert t.seat("asquith").available == ["valet"]


def test_servants_a_refused_request_is_the_same_with_other_guests_of_the_own_hand() -> None:
    t = lending({"available": ["valet", "footman"]})
    t.play("ponsonby", f"{GAZEBO} borrow valet")
    t.play("asquith", "deny")
    again = f"host main-gazebo {HEIR} {GENTLEMAN} staff valet,footman borrow valet"
    assert t.refuses("ponsonby", again) == ("partner-declined", RULE)


def test_servants_a_refusal_holds_for_one_turn() -> None:
    t = lending({"available": ["valet", "footman"]})
    t.play("ponsonby", f"{GAZEBO} borrow valet")
    t.play("asquith", "deny")
    assert t.county.declined
    t.play("ponsonby", f"host main-gazebo {LORD} {HEIR} staff footman")
    t.let_chance()
    t.finish("ponsonby")
    assert not t.county.declined


@pytest.mark.parametrize(
    ("servant", "words"),
    [
        ("butler", f"private-study {LORD} {HEIR} staff butler"),
        ("housekeeper", f"front-parlour {LADY}=look_casual {DAUGHTER} staff housekeeper"),
        ("valet", f"main-gazebo {LORD} major-william-hawes staff valet,footman"),
        ("ladys-maid", f"main-gazebo {LORD} miss-caroline-west staff ladys-maid,footman"),
        ("footman", f"main-gazebo {LORD} {HEIR} staff footman"),
        ("underbutler", f"main-gazebo {LORD} {HEIR} staff underbutler"),
    ],
    ids=lambda words: words.split()[0],
)
def test_servants_any_of_them_may_be_lent(servant: str, words: str) -> None:
    own = ["butler", "housekeeper", "valet", "ladys-maid", "footman"]
    row = {"available": own, "hand": [GENTLEMAN, "miss-caroline-west"]}
    told = {"round": 2, "ponsonby": row, "asquith": {"available": [servant]}}
    t = described(told, FOUR, modules=TEAMS)
    # Also where the own servant is at hand.
    t.play("ponsonby", f"host {words} borrow {servant}")
    t.play("asquith", "consent")
    assert t.seat("asquith").available == []
    assert servant in t.seat("ponsonby").available or servant == "underbutler"


@pytest.mark.parametrize("place", ["quarters", "expended"])
def test_servants_only_those_in_available_service(place: str) -> None:
    t = lending({"available": ["footman"], place: ["valet"], "level": 1})
    reason, rule = t.refuses("ponsonby", f"{GAZEBO} borrow valet")
    assert reason == ("partner-cannot-pay" if place == "quarters" else "partner-lacks-servant")
    assert rule == RULE


def test_servants_the_partner_may_help_a_resting_one_up_with_reputation() -> None:
    t = lending({"available": ["footman"], "quarters": ["valet"], "level": 2})
    t.play("ponsonby", f"{GAZEBO} borrow valet")
    assert t.seat("asquith").steps == 5
    t.play("asquith", "consent")
    assert t.seat("asquith").steps == 2
    assert t.seat("ponsonby").steps == 0
    assert t.seat("asquith").quarters == []
    t.let_chance()
    t.finish("ponsonby")
    assert t.seat("asquith").expended == ["valet"]


def test_servants_the_help_is_among_the_answers_listed_as_soon_as_it_is_payable() -> None:
    words = f"{GAZEBO} borrow valet"
    rested = {"available": ["footman"], "quarters": ["valet"], "level": 1}
    assert words in lending({**rested, "position": 4}).offers("ponsonby")
    assert words not in lending({**rested, "position": 3}).offers("ponsonby")


def test_servants_either_partner_lends_to_the_other() -> None:
    told: dict[str, object] = {
        "round": 2,
        "first": "asquith",
        "asquith": {"available": FEW, "hand": [GENTLEMAN]},
        "ponsonby": {"available": ["valet"]},
    }
    t = described(told, FOUR, modules=TEAMS)
    words = f"host main-gazebo daniel-earl-of-asquith {GENTLEMAN} staff valet,footman"
    assert f"{words} borrow valet" in t.offers("asquith")
    t.play("asquith", f"{words} borrow valet")
    assert t.asked == ["ponsonby"]
    t.play("ponsonby", "consent")
    t.finish("asquith")
    assert t.seat("ponsonby").expended == ["valet"]


def test_servants_the_help_must_be_payable_by_the_partner() -> None:
    t = lending({"available": ["footman"], "quarters": ["valet"], "level": 1, "position": 3}, level=3)
    assert t.refuses("ponsonby", f"{GAZEBO} borrow valet") == ("partner-cannot-pay", RULE)
    assert t.told("ponsonby", f"{GAZEBO} borrow valet") == {"cost": 3, "steps": 2}


def test_servants_one_who_lends_in_vain_is_not_borrowed() -> None:
    t = lending({"available": ["valet", "footman"]})
    reason, _ = t.refuses("ponsonby", f"host main-gazebo {LORD} {HEIR} staff footman borrow valet")
    assert reason == "borrowed-without-work"


def test_servants_no_lending_by_rivals() -> None:
    t = described(
        {
            "round": 2,
            "ponsonby": {"available": FEW, "expended": ["valet"], "hand": [GENTLEMAN]},
            "asquith": {"available": ["footman"]},
        },
        FOUR,
        modules=TEAMS,
    )
    assert "valet" in t.seat("york").available
    assert t.refuses("ponsonby", f"{GAZEBO} borrow valet") == ("partner-lacks-servant", RULE)


def test_servants_no_lending_without_teams() -> None:
    t = table(FOUR, ponsonby={"hand": [GENTLEMAN]})
    assert t.refuses("ponsonby", f"{GAZEBO} borrow valet") == ("no-partner", RULE)


def test_servants_no_lending_for_hiring_while_passing() -> None:
    t = described({"round": 2, "step": "pass-favour"}, FOUR, modules=SERVED)
    words = "host butlers-room staff butler borrow butler"
    assert t.refuses("ponsonby", words) == ("no-partner-when-passing", RULE)


# The servants of the expansion


def test_servants_the_partners_cook_is_an_extra_servant() -> None:
    t = lending({"available": ["cook"]}, SERVED, [*FEW, "valet"], expended=[])
    t.play("ponsonby", f"{GAZEBO} extra cook borrow cook")
    t.play("asquith", "consent")
    assert t.seat("ponsonby").steps == 1
    t.let_chance()
    t.finish("ponsonby")
    assert t.seat("asquith").expended == ["cook"]


def test_servants_never_two_cooks_at_one_activity() -> None:
    t = lending({"available": ["cook"]}, SERVED, [*FEW, "valet", "cook"], expended=[])
    with pytest.raises(Invalid):
        OBSESSION.parse(f"{GAZEBO} extra cook,cook borrow cook")
    for offer in t.offers("ponsonby"):
        assert offer.split("borrow")[0].count("cook") <= 1


def test_servants_no_second_cook_where_the_tile_asks_for_one() -> None:
    t = lending(
        {"available": ["cook"]},
        SERVED,
        [*FEW, "valet", "cook"],
        expended=[],
        estate=["renovated-kitchen"],
        level=2,
    )
    words = f"host renovated-kitchen {LORD} {HEIR} staff cook"
    assert t.refuses("ponsonby", f"{words} extra cook borrow cook") == ("one-cook-only", "cook")
    t.play("ponsonby", f"{words} borrow cook")


def boys(*, underbutler: bool = False) -> Table:
    own = ["valet", "footman", "hall-boy", *(["underbutler"] if underbutler else [])]
    return lending({"available": ["hall-boy"]}, SERVED, own, expended=[])


def test_servants_two_hall_boys_run_for_two_favours() -> None:
    t = boys()
    before = t.seat("ponsonby").pounds
    words = f"{GAZEBO} extra hall-boy@{LORD},hall-boy@{GENTLEMAN} borrow hall-boy"
    t.play("ponsonby", words)
    t.play("asquith", "consent")
    # 200 of the lord and 100 of the guest, and 100 more on each card.
    assert t.seat("ponsonby").pounds == before + 500


def test_servants_two_hall_boys_are_not_doubled_on_one_favour() -> None:
    with pytest.raises(Invalid):
        OBSESSION.parse(f"{GAZEBO} extra hall-boy@{LORD},hall-boy@{LORD} borrow hall-boy")
    t = boys(underbutler=True)
    words = f"{GAZEBO} extra hall-boy@{LORD},underbutler@{LORD} borrow hall-boy"
    assert t.refuses("ponsonby", words) == ("extras-not-doubled", "extra-servants")


def test_servants_two_head_housemaids_screen_two_invitations() -> None:
    t = lending(
        {"available": ["head-housemaid"]},
        SERVED,
        ["footman", "valet", "head-housemaid"],
        expended=[],
        hand=["zachary-ell-esq"],
    )
    words = f"host main-gazebo {LORD} zachary-ell-esq staff valet,footman"
    screens = "extra head-housemaid=prestige,head-housemaid@zachary-ell-esq=casual borrow head-housemaid"
    t.play("ponsonby", f"{words} {screens}")
    t.play("asquith", "consent")
    assert t.offers("ponsonby") == ["invite casual 2 1", "invite prestige 2 1"]


def test_servants_two_head_housemaids_are_not_doubled_on_one_invitation() -> None:
    words = f"host main-gazebo {LORD} {HEIR} staff footman"
    with pytest.raises(Invalid):
        OBSESSION.parse(
            f"{words} extra head-housemaid=prestige,head-housemaid=prestige borrow head-housemaid"
        )
    t = lending(
        {"available": ["head-housemaid"]}, SERVED, ["footman", "valet", "head-housemaid"], expended=[]
    )
    for offer in t.offers("ponsonby"):
        assert "head-housemaid=prestige,head-housemaid=prestige" not in offer


def useful(level: int) -> Table:
    """A tile of rating 4, and a useful man in both houses."""
    return lending(
        {"available": ["useful-man"]},
        SERVED,
        ["footman", "valet", "useful-man"],
        expended=[],
        hand=["john-ambrose-esq"],
        estate=["north-library", "french-garden"],
        level=level,
        pounds=700,
    )


GARDEN = f"host french-garden {LORD} {HEIR} lady-margaret-carlow john-ambrose-esq staff footman"


def test_servants_two_useful_men_do_not_ease_a_rating_twice() -> None:
    t = useful(2)
    assert t.refuses("ponsonby", f"{GARDEN} extra useful-man borrow useful-man")[0] == "tile-above-reputation"
    with pytest.raises(Invalid):
        OBSESSION.parse(f"{GARDEN} extra useful-man,useful-man borrow useful-man")


def test_servants_two_useful_men_help_with_different_things() -> None:
    t = useful(3)
    t.play("ponsonby", f"{GARDEN} extra useful-man borrow useful-man")
    t.play("asquith", "consent")
    while t.question != "buy-tile":
        if t.question == "chance":
            t.let_chance()
        else:
            t.play("ponsonby", t.offers("ponsonby")[0])
    bought = [offer for offer in t.offers("ponsonby", "buy") if offer.endswith(" useful-man")]
    before = t.seat("ponsonby").pounds
    t.play("ponsonby", bought[0])
    price = t.events("tile-bought")[0]["price"]
    assert isinstance(price, int)
    assert t.seat("ponsonby").pounds == before - price
    t.finish("ponsonby")
    assert "useful-man" in t.seat("ponsonby").expended
    assert t.seat("asquith").expended == ["useful-man"]


def test_servants_a_borrowed_footman_drives_the_carriage() -> None:
    t = lending(
        {"available": ["footman"]},
        ("teams", "ud-tiles"),
        ["footman", "valet"],
        expended=[],
        estate=["carriage-house"],
    )
    words = (
        f"host main-gazebo {LORD} {HEIR} {GENTLEMAN} staff valet,footman carriage footman+1 borrow footman"
    )
    t.play("ponsonby", words)
    t.play("asquith", "consent")
    t.let_chance()
    t.finish("ponsonby")
    assert t.seat("asquith").expended == ["footman"]
    assert t.seat("ponsonby").expended == ["valet", "footman"]


def test_servants_every_extra_servant_of_both_partners_in_one_activity() -> None:
    staff = ["butler", "housekeeper", "valet", "ladys-maid", "footman"]
    more = ["hall-boy", "head-housemaid", "underbutler"]
    t = described(
        {
            "round": 5,
            "ponsonby": {
                "level": 4,
                "available": [*staff, *more, "cook", "useful-man"],
                "estate": ["dining-room", "butlers-pantry"],
                "hand": ["miss-agnes-dansby"],
            },
            "asquith": {"available": [*staff, *more], "estate": ["butlers-pantry"]},
        },
        FOUR,
        modules=(*SERVED, "ud-guests", "wessex"),
    )
    lords = ("daniel-earl-of-asquith", "charles-viscount-pemberly")
    placed = [
        "cook",
        "useful-man",
        f"underbutler@{lords[0]}",
        f"underbutler@{lords[1]}",
        f"hall-boy@{LORD}",
        f"hall-boy@{HEIR}",
        "head-housemaid@lady-eleanor-chesterton=casual",
        "head-housemaid@mabel-countess-of-ponsonby=look_casual",
    ]
    company = (
        f"{LORD} {HEIR} mabel-countess-of-ponsonby=look_casual {' '.join(lords)} lady-eleanor-chesterton"
    )
    words = f"host dining-room {company} staff housekeeper extra {','.join(placed)}"
    t.play("ponsonby", f"{words} borrow underbutler,hall-boy,head-housemaid")
    assert (t.question, t.asked) == ("consent", ["asquith"])
    assert OBSESSION.encode(OBSESSION.decode(OBSESSION.encode(t.county), t.setup)) == OBSESSION.encode(
        t.county
    )
    t.play("asquith", "consent")
    assert len(t.events("extra-servant")) == 8
