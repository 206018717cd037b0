"""The course of the game: turns, periods and the end, pages 3, 4 and 8."""

import random

import pytest

from parlour.games.notre_dame.content.records import COLOURS
from parlour.games.notre_dame.words.catalogue import BROWN, GREY_A, GREY_B, GREY_C
from tests.games.notre_dame.table import GAME, Row, Table, described, new_game, table


def test_p3_phase_1_two_browns_and_a_grey_of_the_period() -> None:
    t = table(turn=4, phase="begin")
    greys = {text.split()[3] for text in t.offers("chance")}
    assert greys == {"guild-master", "beggar-king", "lawyer"}
    assert len(t.offers("chance")) == 15 * 3
    assert t.refuses("chance", "reveal fool monk bishop") == ("impossible-outcome", "phase-1")
    assert t.refuses("chance", "begin red") == ("not-an-answer", "phase-1")
    t.chance("reveal fool monk lawyer")
    assert t.persons == ["fool", "monk", "lawyer"]
    assert t.view(None).rats == 3 + 0 + 2


def test_p4_end_of_turn_persons_do_not_come_back_in_the_period() -> None:
    t = table(turn=1, phase="bribe", persons=["fool", "monk", "bishop"])
    t.end_turn()
    assert t.refuses("chance", "reveal fool monk soldier") == ("impossible-outcome", "phase-1")
    assert t.refuses("chance", "reveal barmaid monk soldier") == ("impossible-outcome", "phase-1")
    assert t.refuses("chance", "reveal barmaid minstrel bishop") == ("impossible-outcome", "phase-1")
    t.chance("reveal barmaid minstrel soldier")
    assert t.persons == ["barmaid", "minstrel", "soldier"]


@pytest.mark.parametrize(("turn", "comes_back"), [(2, False), (3, True)])
def test_p4_end_of_period_the_browns_are_shuffled(turn: int, comes_back: bool) -> None:
    grey = "bishop"
    t = table(turn=turn, phase="bribe", persons=["fool", "monk", grey])
    t.end_turn()
    browns = {text.split()[1] for text in t.offers("chance")} | {
        text.split()[2] for text in t.offers("chance")
    }
    assert ("fool" in browns) is comes_back


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_p4_end_of_turn_the_bell_ringer_goes_left(players: int) -> None:
    t = table(players, turn=1, phase="bribe", first="violet")
    t.end_turn()
    assert t.city.first == 2 % players
    t = table(players, turn=2, phase="bribe", first=COLOURS[players - 1])
    t.end_turn()
    assert t.city.first == 0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("first", ["red", "violet"])
def test_p3_order_of_a_turn_clockwise_from_the_first_player(players: int, first: str) -> None:
    t = table(players, phase="draft", first=first)
    seats = COLOURS[:players]
    for colour in seats:
        t.chance(f"deal {colour}-seminary {colour}-bank {colour}-residence")
    for _ in range(2):
        assert t.asked == list(seats)
        for colour in seats:
            t.play(colour, t.offers(colour)[0])
    asked = []
    while t.asked != ["chance"]:
        asked.append((t.question, t.asked[0]))
        t.play(t.asked[0], "pass" if t.question == "bribe-person" else t.offers(t.asked[0], "forgo")[0])
    at = seats.index(first)
    circle = [*seats[at:], *seats[:at]]
    phases = ("play-card", "play-card", "bribe-person")
    assert asked == [(phase, colour) for phase in phases for colour in circle]


def test_p3_phase_3_the_third_card_is_discarded_unseen() -> None:
    t = table(red={"hand": ["red-bank", "violet-park", "blue-inn"]})
    t.play("red", "forgo red-bank")
    t.pass_to("red")
    t.play("red", "forgo violet-park")
    t.end_turn()
    assert t.seat("red").hand == []
    assert "blue-inn" not in t.seat("blue").deck
    told = [event.project(viewer) for event in t.city.sink or [] for viewer in (None, 1)]
    assert "blue-inn" not in str(told)
    assert "blue-inn" not in str(t.view(None).plain())
    assert "red-bank" in str(t.view(None).plain())  # played face up


@pytest.mark.parametrize(("turn", "cards"), [(1, 6), (2, 3), (3, 9)])
def test_p4_action_cards_go_home_after_three_turns(turn: int, cards: int) -> None:
    t = table(turn=turn, phase="bribe")
    t.end_turn()
    for colour in ("red", "violet", "blue"):
        assert len(t.seat(colour).deck) == cards
        assert all(card.startswith(colour) for card in t.seat(colour).deck)
    assert (t.city.played == 0) is (turn == 3)


def displays(t: Table, rng: random.Random) -> tuple[list[list[str]], list[int]]:
    """Play a game anyhow; the persons of each turn and the first player of each turn."""
    shown: list[list[str]] = []
    firsts: list[int] = []
    while t.asked:
        if t.asked == ["chance"] and t.first_offer("chance").startswith("reveal"):
            t.answer_anyhow(rng)
            shown.append(t.persons)
            firsts.append(t.city.first)
        else:
            t.answer_anyhow(rng)
    return shown, firsts


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_p2_and_p3_nine_turns_browns_once_a_period_greys_once_a_game(players: int) -> None:
    t = new_game(players, options={"first": "1"})
    shown, firsts = displays(t, random.Random(players))
    assert len(shown) == 9
    for period, greys in enumerate((GREY_A[:3], GREY_B[:3], GREY_C[:3])):
        turns = shown[3 * period : 3 * period + 3]
        assert sorted(person for persons in turns for person in persons[:2]) == sorted(BROWN)
        assert sorted(persons[2] for persons in turns) == sorted(greys)
    assert firsts == [(1 + turn) % players for turn in range(9)]


def test_p11_nine_turns_with_new_persons_show_the_greys_drawn() -> None:
    t = new_game(3, new_persons=True)
    shown, _ = displays(t, random.Random(11))
    (event,) = t.events("greys-shortlisted")
    drawn = event["persons"]
    assert isinstance(drawn, tuple)
    for period, greys in enumerate((GREY_A, GREY_B, GREY_C)):
        turns = shown[3 * period : 3 * period + 3]
        letter = drawn[3 * period : 3 * period + 3]
        assert set(letter) <= set(greys)
        assert sorted(persons[2] for persons in turns) == sorted(letter)


def test_p4_end_of_game_after_the_ninth_turn() -> None:
    t = table(turn=9, phase="bribe")
    t.end_turn()
    assert t.asked == []
    assert t.question == ""
    assert t.refuses("red", "pass") == ("game-over", "table")
    assert t.events("game-over") != []


def test_p4_end_of_game_not_after_the_eighth_turn() -> None:
    t = table(turn=8, phase="bribe")
    t.end_turn()
    assert t.asked == ["chance"]


def ranks(**rows: Row) -> list[int]:
    t = described({"turn": 9, "phase": "end", **rows})
    return [line.rank for line in GAME.scores(t.city)]


def test_p4_end_of_game_most_prestige_wins() -> None:
    assert ranks(red={"prestige": 30}, violet={"prestige": 41}, blue={"prestige": 29, "gold": 9}) == [2, 1, 3]


@pytest.mark.parametrize(
    ("red", "violet", "expected"),
    [
        ({"gold": 3, "supply": 4}, {"gold": 4, "supply": 4}, [2, 1, 3]),
        ({"gold": 3, "supply": 5}, {"gold": 4, "supply": 3}, [1, 2, 3]),
        ({"gold": 5, "supply": 2}, {"gold": 2, "supply": 5}, [1, 1, 3]),
        ({"gold": 3, "supply": 4, "cubes": {"bank": 5}}, {"gold": 3, "supply": 4}, [1, 1, 3]),
    ],
)
def test_p4_end_of_game_ruling_45_ties(
    red: dict[str, object], violet: dict[str, object], expected: list[int]
) -> None:
    lead = {"prestige": 40}
    assert (
        ranks(red={**lead, **red}, violet={**lead, **violet}, blue={"prestige": 39, "gold": 12}) == expected
    )


def test_p4_end_of_game_the_last_scoring_counts() -> None:
    t = table(turn=9, phase="end", red={"prestige": 30, "notre-dame": 2}, violet={"prestige": 37})
    lines = GAME.scores(t.city)
    assert [line.total for line in lines] == [38, 37, 0]
    assert [line.terms for line in lines] == [(("prestige", line.total),) for line in lines]
    assert [line.tie_break for line in lines] == [3 + 4, 3 + 4, 3 + 4]
    assert [line.rank for line in lines] == [1, 2, 3]
