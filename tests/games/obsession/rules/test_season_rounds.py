"""Flow of the Game: the round track, its events and themes, turn order and the pawn (rulings 19 and 21)."""

import random

import pytest

from tests.games.obsession.table import Table, new_game, table

STANDARD = (
    "start", "none", "village_fair", "courtship",
    "none", "objective_draw", "none", "courtship",
    "village_fair", "none", "builders_holiday", "courtship",
    "none", "national_holiday", "none", "courtship",
)  # fmt: skip
EXTENDED = (
    "start", "none", "none", "village_fair", "courtship",
    "none", "objective_draw", "none", "village_fair", "courtship",
    "national_holiday", "none", "builders_holiday", "none", "courtship",
    "village_fair", "none", "objective_draw", "none", "courtship",
)  # fmt: skip
BOTH = pytest.mark.parametrize(
    ("modules", "track"), [((), STANDARD), (("extended",), EXTENDED)], ids=["standard", "extended"]
)


def played(modules: tuple[str, ...], seats: tuple[str, ...] = ("ponsonby", "york"), seed: int = 1) -> Table:
    """A game that was played at random from the beginning to the end."""
    t = new_game(seats, modules=modules, options={"first": "0", "first-market": "keep"})
    rng = random.Random(seed)
    while t.question:
        t.answer_anyhow(rng)
    return t


# Rounds


@BOTH
def test_round_track_every_event_in_its_round(modules: tuple[str, ...], track: tuple[str, ...]) -> None:
    t = played(modules)
    told = [(event["round"], event["round-event"]) for event in t.events("round-begins")]
    assert told == list(enumerate(track, 1))
    assert t.events("game-over") == [{"event": "game-over", "seat": -1}]


@BOTH
def test_round_track_no_turns_on_courtship_spaces(modules: tuple[str, ...], track: tuple[str, ...]) -> None:
    t = played(modules)
    turns = [event["round"] for event in t.events("turn-begins")]
    expected = [number for number, event in enumerate(track, 1) for _ in range(2) if event != "courtship"]
    assert turns == expected
    assert len(t.events("courtship-held")) == 4


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_rounds_every_player_in_clockwise_order(first: int) -> None:
    seats = ("asquith", "cavendish", "ponsonby", "york")
    t = table(seats, round=2, step="turn", first=seats[first])
    asked: list[str] = []
    for _ in seats:
        asked += t.asked
        t.play(t.asked[0], "pass", "rents")
        t.finish(asked[-1])
    assert asked == [seats[(first + step) % 4] for step in range(4)]
    assert t.county.round == 2
    assert t.asked == [seats[first]]
    assert [event["seat"] for event in t.events("turn-begins")][-1] == first


def test_rounds_the_position_of_a_round_says_who_plays_first() -> None:
    t = table(round=2, step="round", first="york")
    assert t.asked == ["york"]
    t = table(round=1, step="round", first="york")
    t.chance("theme estate")
    assert t.asked == ["york"]
    assert t.events("turn-begins") == [{"event": "turn-begins", "seat": 1, "round": 1}]


def rounds_with_turns(track: tuple[str, ...]) -> list[tuple[int, str]]:
    """The rounds in which players have turns, with their events: all but those of courtship."""
    return [(number, event) for number, event in enumerate(track, 1) if event != "courtship"]


# Objective card draw


@BOTH
def test_objective_card_draw_two_more_in_step_2_and_both_are_kept(
    modules: tuple[str, ...], track: tuple[str, ...]
) -> None:
    for number, event in rounds_with_turns(track):
        t = table(modules=modules, round=number, step="turn", ponsonby={"objectives": ["misc-wealth"]})
        t.play("ponsonby", "entertain")
        if event != "objective_draw":
            assert t.question == "host-activity"
            continue
        assert t.asked == ["chance"]
        assert t.refuses("chance", "objectives group-salon") == ("impossible-outcome", "objective-cards")
        t.chance("objectives group-salon misc-monuments")
        assert t.seat("ponsonby").objectives == ["group-salon", "misc-wealth", "misc-monuments"]
        assert t.question == "host-activity"


def test_objective_card_draw_also_for_a_player_who_passes() -> None:
    t = table(round=6, step="turn", ponsonby={"objectives": []})
    t.play("ponsonby", "pass")
    t.chance("objectives group-salon misc-monuments")
    assert len(t.seat("ponsonby").objectives) == 2
    t.play("ponsonby", "rents")
    t.finish("ponsonby")
    assert t.asked == ["york"]
    held = len(t.seat("york").objectives)
    t.play("york", "pass")
    t.let_chance()
    assert len(t.seat("york").objectives) == held + 2


# Themes: open courtship


@pytest.mark.parametrize(("modules", "length"), [((), 4), (("extended",), 5)], ids=["standard", "extended"])
def test_reveal_courtship_theme_at_the_start_of_each_season(modules: tuple[str, ...], length: int) -> None:
    for number in range(1, 4 * length + 1):
        starts = number % length == 1
        t = table(modules=modules, round=number, step="round")
        assert bool(t.offers("chance", "theme")) is starts
        if starts:
            shown = len(t.county.themes)
            assert shown == number // length
            t.chance(t.offers("chance")[-1])
            assert len(t.county.themes) == shown + 1
            assert t.events("theme-revealed") == [
                {"event": "theme-revealed", "seat": -1, "category": "sporting"}
            ]
            assert t.county.theme_deck.size() == 9 - shown
            assert t.question == "choose-turn"


def test_theme_cards_each_is_revealed_once() -> None:
    t = table(round=5, step="round", themes=["estate"])
    assert "theme estate" not in t.offers("chance")
    assert t.refuses("chance", "theme estate") == ("impossible-outcome", "theme-cards")
    assert t.refuses("chance", "roll 4") == ("not-an-answer", "theme-cards")
    t.chance("theme estate-b")
    assert t.view(None).plain()["themes"] == ["estate", "estate"]


# The pawn of the first player


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_21_the_pawn_moves_counter_clockwise_after_seasons_1_to_3(seats: int) -> None:
    families = ("asquith", "cavendish", "ponsonby", "york")[:seats]
    t = played((), families)
    begun = [event["seat"] for event in t.events("round-begins")]
    expected = [(-(number // 4)) % seats for number in range(16)]
    assert begun == expected
    assert [event["seat"] for event in t.events("pawn-passed")] == [(-step) % seats for step in (1, 2, 3)]


def test_ruling_21_the_pawn_in_extended_play() -> None:
    t = played(("extended",), ("asquith", "cavendish", "ponsonby"))
    begun = [event["seat"] for event in t.events("round-begins")]
    assert begun == [*[0] * 5, *[2] * 5, *[1] * 5, *[0] * 5]


# National holiday: which round (what it allows is tested with hosting)


@BOTH
def test_national_holiday_lifts_the_gate_in_its_round_only(
    modules: tuple[str, ...], track: tuple[str, ...]
) -> None:
    for number, event in rounds_with_turns(track):
        t = table(modules=modules, round=number, step="turn", ponsonby={"level": 2})
        t.play("ponsonby", "entertain")
        t.let_chance()
        assert t.county.eligible_level == ((9 if modules else 7) if event == "national_holiday" else 2)


# A whole game


@pytest.mark.parametrize(
    ("modules", "dealt", "scored"), [((), 7, 3), (("extended",), 8, 4)], ids=["standard", "extended"]
)
def test_managing_objective_cards_seven_less_four_or_eight_less_four(
    modules: tuple[str, ...], dealt: int, scored: int
) -> None:
    t = new_game(modules=modules, options={"first": "0", "first-market": "keep"})
    t.let_chance()
    while t.question:
        t.pass_round()
        t.let_chance()
        while t.question == "discard-objective":
            t.play(t.asked[0], t.offers(t.asked[0])[0])
            t.let_chance()
        while t.question in ("choose-fairchild", "last-favours"):
            offer = "done" if t.question == "last-favours" else t.offers(t.asked[0])[0]
            t.play(t.asked[0], offer)
            t.let_chance()
    for seat, family in enumerate(("ponsonby", "york")):
        drawn = [event["count"] for event in t.events("objectives-drawn") if event["seat"] == seat]
        given = [event for event in t.events("objective-given-up") if event["seat"] == seat]
        assert sum(int(str(count)) for count in drawn) == dealt
        assert len(given) == 4
        assert len(t.seat(family).objectives) == scored


# Playing many games: nothing is left over at the end


@pytest.mark.parametrize("seed", range(3))
def test_end_of_the_game_the_board_is_cleared(seed: int) -> None:
    t = played((), ("asquith", "cavendish", "ponsonby"), seed)
    assert t.asked == []
    assert (t.county.active, t.county.hosting, t.county.serving, t.county.attending) == (-1, -1, 0, 0)
    assert (t.county.bought, t.county.unlimited, t.county.refreshed, t.county.dismissals) == (
        0,
        False,
        False,
        0,
    )
    assert (t.county.eligible_level, t.county.at_floor, t.county.passing) == (0, False, False)
    assert (t.county.drawn, t.county.set_aside, t.county.new_in_market) == ((), (), 0)
