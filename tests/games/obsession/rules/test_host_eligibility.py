"""Step 3, Host Activity: whose tile, which side, and the reputation that is read when the step begins."""

import pytest

from tests.games.obsession.table import DAUGHTER, HEIR, LADY, LORD, Table, table

HOST = "host-activity"
INVITE = "invite-guests"
TENNIS = f"host tennis-court {LORD} {DAUGHTER} staff footman"
"""A tile of rating 2 and two of the family."""
HOLT = "alice-dowager-countess-holt"
RECITAL = (
    f"host music-room earl-paul-cavendish viscount-stephen-cavendish {HOLT} "
    "staff butler,ladys-maid,ladys-maid"
)


def hosting(*estate: str, **row: object) -> Table:
    """Ponsonby, without money, at step 3."""
    told = {name.replace("_", "-"): value for name, value in row.items()}
    return table(ponsonby={"pounds": 0, "estate": list(estate), **told})


# The tile


def test_host_a_tile_that_is_not_owned_cannot_be_hosted() -> None:
    t = table(ponsonby={"level": 3}, york={"estate": ["tennis-court"]})
    assert t.refuses("ponsonby", TENNIS) == ("tile-not-yours", HOST)
    assert t.told("ponsonby", TENNIS) == {"tile": "tennis-court"}


@pytest.mark.parametrize(
    "tile",
    [
        "private-study/back",
        "barn",
        "brushing-room",
        "butlers-pantry",
        "servants-hall",
        "servants-quarters",
        "sculpture-garden",
        "queens-suite/back",
        "lionheart-suite/back",
    ],
)
def test_host_there_is_no_activity_on_service_tiles_monuments_and_the_planned_fair(tile: str) -> None:
    t = hosting(tile, level=7)
    name = tile.split("/", maxsplit=1)[0]
    for words in (f"host {name}", f"host {name} staff butler", f"host {name} {LORD} {HEIR} staff butler"):
        assert t.refuses("ponsonby", words) == ("no-activity-here", HOST)
        assert t.told("ponsonby", words) == {"tile": name}


def test_host_reputation_level_must_reach_the_rating_of_the_tile() -> None:
    t = hosting("tennis-court", level=1, position=5)
    assert t.refuses("ponsonby", TENNIS) == ("tile-above-reputation", HOST)
    assert t.told("ponsonby", TENNIS) == {"tile": "tennis-court", "rating": 2, "level": 1}
    t = hosting("tennis-court", level=2, position=1)
    t.play("ponsonby", TENNIS)
    assert t.events("activity-hosted") == [
        {
            "event": "activity-hosted",
            "seat": 0,
            "tile": "tennis-court",
            "side": "front",
            "gentry": (LORD, DAUGHTER),
            "servants": ("footman",),
        }
    ]


def test_host_the_event_names_the_side_that_is_up() -> None:
    t = hosting("bowling-green/back")
    t.play("ponsonby", f"host bowling-green {LORD} {DAUGHTER} staff footman")
    (told,) = t.events("activity-hosted")
    assert told["side"] == "back"


def test_host_a_turn_may_not_be_passed_when_something_can_be_hosted() -> None:
    t = hosting()
    assert t.refuses("ponsonby", "pass") == ("pass-comes-first", "passing")
    assert t.refuses("ponsonby", "rents") == ("not-an-answer", HOST)
    assert t.told("ponsonby", "rents") == {"action": "rents", "question": "host-activity"}


# The level is read when step 3 begins (Critical Rule 1, ruling 3)


@pytest.mark.parametrize(
    ("special", "after"), [("borrow", (1, 4)), ("help valet", (1, 3)), ("refresh", (1, 2))]
)
def test_host_special_actions_taken_at_step_3_do_not_lower_the_level_that_counts(
    special: str, after: tuple[int, int]
) -> None:
    t = hosting("tennis-court", level=2, available=["footman"], quarters=["valet"])
    t.play("ponsonby", special)
    t.let_chance()
    assert t.seat("ponsonby").reputation == after
    assert (t.question, t.view("ponsonby").eligible_level) == ("host-activity", 2)
    t.play("ponsonby", TENNIS)


def risen(*estate: str) -> Table:
    """Ponsonby, one step below level 2 with a monument, at the beginning of a turn."""
    row = {"level": 1, "position": 5, "pounds": 0, "estate": ["tennis-court", "sculpture-garden", *estate]}
    t = table(step="turn", round=2, ponsonby=row)
    t.play("ponsonby", "entertain")
    assert t.seat("ponsonby").reputation == (2, 1)
    return t


def test_host_reputation_of_step_2_counts_although_it_is_spent_in_step_3() -> None:
    t = risen()
    assert t.question == "host-activity"
    t.play("ponsonby", "borrow")
    assert t.seat("ponsonby").reputation == (1, 4)
    t.play("ponsonby", TENNIS)


def test_host_reputation_of_step_2_may_be_spent_before_step_3_and_then_does_not_count() -> None:
    t = risen("servants-hall")
    assert t.question == "use-hall"
    t.play("ponsonby", "borrow", "decline")
    assert (t.question, t.view("ponsonby").eligible_level) == ("host-activity", 1)
    assert t.refuses("ponsonby", TENNIS) == ("tile-above-reputation", HOST)


def test_host_service_help_and_loans_for_the_activity_itself_do_not_lower_it_either() -> None:
    t = hosting(
        "tennis-court",
        level=2,
        position=1,
        quarters=["footman"],
        hand=["miss-agnes-harpstead", "miss-margaret-stowell"],
    )
    words = f"host tennis-court {LORD} miss-agnes-harpstead staff footman help footman"
    t.play("ponsonby", words)
    assert t.seat("ponsonby").reputation == (1, 3)


@pytest.mark.parametrize(
    ("special", "after"), [("borrow", (1, 4)), ("help valet", (1, 3)), ("refresh", (1, 2))]
)
@pytest.mark.parametrize("step", ["turn", "check"])
def test_host_special_actions_before_step_3_do_lower_it(
    step: str, special: str, after: tuple[int, int]
) -> None:
    row = {
        "level": 2,
        "pounds": 0,
        "available": ["footman"],
        "quarters": ["valet"],
        "expended": ["butler"],
        "estate": ["servants-hall", "tennis-court"],
    }
    t = table(step=step, ponsonby=row)
    t.play("ponsonby", special)
    t.let_chance()
    assert t.seat("ponsonby").reputation == after
    if step == "turn":
        t.play("ponsonby", "entertain")
    t.play("ponsonby", "decline")
    assert t.refuses("ponsonby", TENNIS) == ("tile-above-reputation", HOST)


def test_host_reputation_won_during_step_3_does_not_raise_it() -> None:
    t = hosting("tennis-court", level=1, position=5, vp_cards=["reputation-3"])
    t.play("ponsonby", "use reputation-3")
    assert t.seat("ponsonby").reputation == (2, 3)
    assert t.refuses("ponsonby", TENNIS) == ("tile-above-reputation", HOST)


def test_host_reputation_won_before_step_3_does_raise_it() -> None:
    t = table(
        step="turn",
        ponsonby={"level": 1, "position": 5, "estate": ["tennis-court"], "vp-cards": ["reputation-3"]},
    )
    t.play("ponsonby", "use reputation-3", "entertain", TENNIS)
    assert t.seat("ponsonby").reputation == (2, 3)


# Guests


def test_prestige_rating_example_dowager_countess_holt_does_not_come_to_a_recital_at_level_4() -> None:
    row = {"available": ["butler", "ladys-maid", "ladys-maid"], "estate": ["music-room"], "hand": [HOLT]}
    t = table(("cavendish", "york"), cavendish={**row, "level": 4, "position": 5})
    assert t.refuses("cavendish", RECITAL) == ("guest-above-reputation", INVITE)
    assert t.told("cavendish", RECITAL) == {"guest": HOLT, "rating": 5, "level": 4}


def test_prestige_rating_example_at_level_5_she_is_pleased_to_attend() -> None:
    row = {"available": ["butler", "ladys-maid", "ladys-maid"], "estate": ["music-room"], "hand": [HOLT]}
    t = table(("cavendish", "york"), cavendish={**row, "level": 5, "position": 1, "pounds": 0})
    t.play("cavendish", RECITAL)
    # Earl 200, heir 100 and 1, Holt 400 and 2, the recital 4.
    assert t.seat("cavendish").pounds == 700
    assert t.seat("cavendish").reputation == (6, 3)


def test_prestige_rating_family_may_attend_anything_at_level_1() -> None:
    t = hosting(level=1)
    t.play("ponsonby", f"host main-gazebo {LORD} {LADY}=dismiss staff footman")
    assert t.question == "chance"


@pytest.mark.parametrize(
    ("fairchild", "service"), [("charles-fairchild-esq", "valet"), ("miss-elizabeth-fairchild", "ladys-maid")]
)
def test_prestige_rating_the_fairchilds_attend_at_level_1(fairchild: str, service: str) -> None:
    t = hosting(level=1, position=1, hand=[fairchild])
    t.play("ponsonby", f"host main-gazebo {LORD} {fairchild} staff {service},footman")
    assert t.seat("ponsonby").steps == (3 if service == "valet" else 2)


def test_prestige_rating_of_a_guest_has_nothing_to_do_with_that_of_the_tile() -> None:
    t = hosting(level=5, available=["footman", "valet"], hand=["kenneth-viscount-ashwood"])
    t.play("ponsonby", f"host bowling-green {LORD} kenneth-viscount-ashwood staff valet,footman")
    assert t.seat("ponsonby").pounds == 800


def test_prestige_rating_of_the_tile_is_looked_at_before_that_of_the_guest() -> None:
    row = {"available": ["butler", "ladys-maid", "ladys-maid"], "estate": ["music-room"], "hand": [HOLT]}
    t = table(("cavendish", "york"), cavendish={**row, "level": 3, "position": 5})
    assert t.refuses("cavendish", RECITAL) == ("tile-above-reputation", HOST)


# The national holiday

BALL = (
    "host great-hall earl-paul-cavendish lady-evelyn-cavendish=look_casual lady-tara-cavendish "
    "agnes-marchioness-of-easton lady-alexandra-suffolk richard-duke-of-langford "
    "staff butler,housekeeper,valet,ladys-maid,ladys-maid,footman,footman"
)


def ball(number: int, modules: tuple[str, ...] = ()) -> Table:
    """Cavendish on level 3 with the Great Hall and the guests of the example."""
    return table(
        ("cavendish", "york"),
        round=number,
        modules=modules,
        casual_top=["theodore-lodge-esq", "sir-william-hawke", "thomas-handle-esq"],
        prestige_top=["peter-viscount-townshend"],
        cavendish={
            "level": 3,
            "position": 1,
            "pounds": 0,
            "available": ["butler", "housekeeper", "valet", "ladys-maid", "ladys-maid", "footman", "footman"],
            "estate": ["great-hall"],
            "hand": ["agnes-marchioness-of-easton", "lady-alexandra-suffolk", "richard-duke-of-langford"],
        },
    )


def test_national_holiday_example_a_ball_in_the_great_hall_at_level_3() -> None:
    t = ball(14)
    assert t.view("cavendish").eligible_level == 7
    t.play("cavendish", BALL)
    board = t.seat("cavendish")
    # Easton 200, Langford 400, the Earl 200; Suffolk 4 and the admirer of the daughter 2.
    assert board.pounds == 800
    assert board.reputation == (4, 2)
    assert t.offers("cavendish") == ["invite casual", "invite casual 2 1", "invite prestige"]
    t.play("cavendish", "invite prestige")
    t.let_chance()
    t.play("cavendish", "invite casual")
    t.let_chance()
    t.play("cavendish", "keep thomas-handle-esq")
    t.let_chance()
    board = t.seat("cavendish")
    assert len(board.vp_cards) == 2
    assert {"peter-viscount-townshend", "theodore-lodge-esq", "thomas-handle-esq"} <= board.hand
    assert "sir-william-hawke" not in board.hand


@pytest.mark.parametrize("number", [13, 15])
def test_national_holiday_in_other_rounds_the_level_limits(number: int) -> None:
    t = ball(number)
    assert t.refuses("cavendish", BALL) == ("tile-above-reputation", HOST)


def test_national_holiday_guests_of_any_rating_come() -> None:
    words = f"host main-gazebo {LORD} agnes-marchioness-of-easton staff housekeeper,ladys-maid,footman"
    for number, level in ((13, 1), (14, 1)):
        t = table(round=number, ponsonby={"level": level, "hand": ["agnes-marchioness-of-easton"]})
        if number == 13:
            assert t.refuses("ponsonby", words) == ("guest-above-reputation", INVITE)
        else:
            t.play("ponsonby", words)


@pytest.mark.parametrize(
    ("modules", "holiday"),
    [(("extended",), 11), (("extended", "first-edition-holiday"), 17)],
    ids=["extended", "first-edition"],
)
def test_national_holiday_of_extended_play_ruling_19(modules: tuple[str, ...], holiday: int) -> None:
    found = [
        number
        for number in range(1, 21)
        if number % 5 and ball(number, modules=modules).view("cavendish").eligible_level == 9
    ]
    assert found == [holiday]


def test_national_holiday_service_is_still_mandatory() -> None:
    t = ball(14)
    assert t.refuses("cavendish", BALL.replace(",valet", "")) == ("wrong-staff", "provide-service")
