"""Player Area Setup: first player, boards and family bonuses, servants, tiles, starter guests, objectives."""

import pytest

from tests.games.obsession.names import STARTERS
from tests.games.obsession.table import Table, new_game

FOUR = ("asquith", "cavendish", "ponsonby", "york")
START_STAFF = ["butler", "housekeeper", "valet", "ladys-maid", "footman"]
START_TILES = ["private-study", "butlers-room", "main-gazebo", "front-parlour", "bowling-green"]
MEMBERS = {
    "asquith": {
        "daniel-earl-of-asquith",
        "patricia-countess-of-asquith",
        "charles-viscount-pemberly",
        "lady-eleanor-chesterton",
        "maud-dowager-countess-of-asquith",
    },
    "cavendish": {
        "earl-paul-cavendish",
        "lady-evelyn-cavendish",
        "viscount-stephen-cavendish",
        "lady-tara-cavendish",
    },
    "ponsonby": {
        "theodore-earl-of-ponsonby",
        "mabel-countess-of-ponsonby",
        "edward-viscount-dorchester",
        "lady-margaret-carlow",
    },
    "york": {
        "george-viscount-york",
        "beatrice-viscountess-york",
        "hon-allen-waters",
        "hon-marianne-waters",
    },
}


def choosing(seats: int, first: int) -> Table:
    """A table whose players still have to choose their boards."""
    return new_game(FOUR[:seats], options={"families": "choose", "first": str(first)})


def begun(seats: tuple[str, ...], first: str = "0", modules: tuple[str, ...] = ()) -> Table:
    """A game at the first answer of chance, families agreed on."""
    return new_game(seats, modules=modules, options={"first": first})


# 1. The first player


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_player_setup_1_chance_picks_the_first_player(seats: int) -> None:
    t = new_game(FOUR[:seats])
    assert t.offers_at("chance", "chance") == [f"first {seat}" for seat in range(seats)]
    assert t.refuses("chance", f"first {seats}") == ("impossible-outcome", "player-setup")
    assert t.refuses("chance", "roll 3") == ("not-an-answer", "player-setup")
    t.chance(f"first {seats - 1}")
    assert t.county.first == seats - 1
    assert t.events("first-player") == [{"event": "first-player", "seat": seats - 1}]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_player_setup_1_the_table_may_name_the_first_player(first: int) -> None:
    t = begun(("asquith", "york", "ponsonby"), str(first))
    assert t.county.first == first
    assert t.offers("chance", "first") == []
    assert t.events("first-player") == []


# 2. Boards


@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [
        (2, 0, ["1", "0"]),
        (2, 1, ["0", "1"]),
        (3, 1, ["2", "0", "1"]),
        (4, 0, ["1", "2", "3", "0"]),
        (4, 2, ["3", "0", "1", "2"]),
    ],
)
def test_player_setup_2_boards_are_chosen_from_the_left_of_the_first_player_clockwise(
    seats: int, first: int, order: list[str]
) -> None:
    t = choosing(seats, first)
    asked: list[str] = []
    for family in FOUR[:seats]:
        assert t.question == "choose-family"
        asked += t.asked
        t.play(t.asked[0], f"family {family}")
    assert asked == order
    assert t.question == "chance"
    chosen = [(event["seat"], event["family"]) for event in t.events("family-chosen")]
    assert chosen == list(zip(map(int, order), FOUR, strict=False))


def test_player_setup_2_a_board_is_taken_once() -> None:
    t = choosing(3, 0)
    assert t.offers("1") == ["family asquith", "family cavendish", "family ponsonby", "family york"]
    t.play("1", "family cavendish")
    assert t.refuses("2", "family cavendish") == ("family-taken", "player-setup")
    assert t.told("2", "family cavendish") == {"family": "cavendish"}
    assert t.offers("2") == ["family asquith", "family ponsonby", "family york"]
    t.play("2", "family york")
    assert t.offers("0") == ["family asquith", "family ponsonby"]


def test_player_setup_2_only_the_four_families_of_the_box() -> None:
    t = choosing(2, 0)
    for family in ("howard", "wessex"):
        assert t.refuses("1", f"family {family}") == ("family-not-in-play", "player-setup")
        assert t.told("1", f"family {family}") == {"family": family}
    assert t.refuses("1", "pass") == ("not-an-answer", "player-setup")
    assert t.told("1", "pass") == {"action": "pass", "question": "choose-family"}
    assert t.refuses("0", "family york") == ("not-your-turn", "table")


def test_player_setup_2_families_may_be_agreed_on_beforehand() -> None:
    t = new_game(("york", "asquith", "ponsonby"), options={"first": "1"})
    assert t.question == "chance"
    assert [t.seat(name).hand for name in ("york", "asquith", "ponsonby")] == [
        MEMBERS["york"],
        MEMBERS["asquith"],
        MEMBERS["ponsonby"],
    ]
    assert t.offers("chance", "starters")


# 3 to 8. What lies on and around a board, and the family bonuses


BONUS = {
    # reputation, pounds, footmen
    "asquith": ((1, 1), 0, 1),
    "cavendish": ((1, 4), 0, 1),
    "ponsonby": ((1, 1), 300, 1),
    "york": ((1, 1), 0, 2),
}


@pytest.mark.parametrize("family", FOUR)
def test_family_bonus_what_a_family_starts_with(family: str) -> None:
    other = "york" if family != "york" else "asquith"
    t = begun((family, other))
    board = t.seat(family)
    reputation, pounds, footmen = BONUS[family]
    assert (board.reputation, board.pounds) == (reputation, pounds)
    assert board.available == [*START_STAFF, *["footman"] * (footmen - 1)]
    assert (board.quarters, board.expended) == ([], [])
    assert board.estate == START_TILES
    assert (board.hand, board.discard) == (MEMBERS[family], set())
    assert (board.objectives, board.vp_cards) == ([], [])


def test_family_bonus_is_the_same_whether_chosen_or_agreed_on() -> None:
    t = choosing(2, 0)
    t.play("1", "family cavendish")
    t.play("0", "family ponsonby")
    assert t.seat("cavendish").reputation == (1, 4)
    assert t.seat("ponsonby").pounds == 300
    assert t.seat("ponsonby").reputation == (1, 1)
    assert t.seat("cavendish").pounds == 0


@pytest.mark.parametrize(("level", "position"), [(1, 1), (2, 4), (3, 5)])
def test_family_bonus_of_reputation_may_be_corrected(level: int, position: int) -> None:
    bonus = {"kind": "reputation_start", "level": level, "position": position}
    corrections = {"families": {"cavendish": {"bonus": bonus}}}
    t = new_game(("cavendish", "york"), options={"first": "0"}, corrections=corrections)
    assert t.seat("cavendish").reputation == (level, position)


@pytest.mark.parametrize("number", [1, 3])
def test_family_bonus_of_servants_may_be_corrected(number: int) -> None:
    bonus = {"kind": "servant_start", "servant": "valet", "amount": number}
    t = new_game(
        ("york", "asquith"), options={"first": "0"}, corrections={"families": {"york": {"bonus": bonus}}}
    )
    assert t.seat("york").available.count("valet") == 1 + number
    assert t.seat("york").available.count("footman") == 1


# 9. Starter guests


def test_player_setup_9_two_starter_guests_each_in_turn_order() -> None:
    t = begun(("ponsonby", "york", "asquith"), "1")
    t.chance("starters john-ambrose-esq lady-sarah-lewis")
    t.chance("starters hon-charlotte-woods zachary-ell-esq")
    t.chance("starters lady-mary-russell major-william-hawes")
    assert t.seat("york").hand - MEMBERS["york"] == {"john-ambrose-esq", "lady-sarah-lewis"}
    assert t.seat("asquith").hand - MEMBERS["asquith"] == {"hon-charlotte-woods", "zachary-ell-esq"}
    assert t.seat("ponsonby").hand - MEMBERS["ponsonby"] == {"lady-mary-russell", "major-william-hawes"}
    joined = [(event["seat"], event["gentry"]) for event in t.events("guest-joined", "nobody")]
    assert joined == [
        (1, "john-ambrose-esq"),
        (1, "lady-sarah-lewis"),
        (2, "hon-charlotte-woods"),
        (2, "zachary-ell-esq"),
        (0, "lady-mary-russell"),
        (0, "major-william-hawes"),
    ]


def test_player_setup_9_any_two_of_the_fifteen_starters() -> None:
    t = begun(("ponsonby", "york"))
    offers = t.offers("chance", "starters")
    assert len(offers) == len(set(offers)) == 105
    assert {name for offer in offers for name in offer.split()[1:]} == set(STARTERS)
    t.chance("starters john-ambrose-esq lady-sarah-lewis")
    assert len(t.offers("chance", "starters")) == 78


@pytest.mark.parametrize(
    "outcome",
    [
        "starters john-ambrose-esq",
        "starters john-ambrose-esq lady-sarah-lewis zachary-ell-esq",
        "starters john-ambrose-esq john-ambrose-esq",
        "starters lady-sarah-lewis john-ambrose-esq",
        "starters john-ambrose-esq anne-hawkins",
        "starters john-ambrose-esq hon-thomas-fleck",
    ],
)
def test_player_setup_9_only_two_different_starters(outcome: str) -> None:
    t = begun(("ponsonby", "york"))
    assert t.refuses("chance", outcome) == ("impossible-outcome", "player-setup")


def test_player_setup_9_a_starter_is_dealt_once() -> None:
    t = begun(("ponsonby", "york"))
    t.chance("starters john-ambrose-esq lady-sarah-lewis")
    assert t.refuses("chance", "starters john-ambrose-esq zachary-ell-esq") == (
        "impossible-outcome",
        "player-setup",
    )
    assert t.refuses("chance", "look john-ambrose-esq zachary-ell-esq") == ("not-an-answer", "player-setup")
    assert t.refuses("chance", "tile barn") == ("not-an-answer", "player-setup")


@pytest.mark.parametrize(("seats", "left"), [(2, 11), (3, 9), (4, 7)])
def test_central_setup_4_starters_left_over_join_the_casual_guests(seats: int, left: int) -> None:
    t = begun(FOUR[:seats])
    for _ in range(seats):
        t.chance(t.offers("chance")[0])
    deck = t.casual_deck
    assert len(deck) == len(set(deck)) == 35 + left
    assert len(set(STARTERS) & set(deck)) == left
    held = {name for family in FOUR[:seats] for name in t.seat(family).hand}
    assert not held & set(deck)
    # They are mixed: any of them may come next.
    assert len(t.county.casual.strata) == 1
    assert not t.county.casual.strata[0].fixed
    assert (t.county.starters, t.county.starter_row) == ((), ())


# 10. Objectives


def deal_starters(t: Table, seats: int) -> None:
    for _ in range(seats):
        t.chance(t.offers("chance")[0])


@pytest.mark.parametrize(("modules", "number"), [((), 5), (("extended",), 4)], ids=["standard", "extended"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_player_setup_10_five_objectives_each_or_four_in_extended_play(
    seats: int, modules: tuple[str, ...], number: int
) -> None:
    t = begun(FOUR[:seats], "1", modules)
    deal_starters(t, seats)
    for _ in range(seats):
        t.chance(t.offers("chance")[0])
    assert [len(t.seat(name).objectives) for name in FOUR[:seats]] == [number] * seats
    assert t.county.objective_deck.size() == 30 - seats * number
    drawn = t.events("objectives-drawn")
    assert [event["seat"] for event in drawn] == [(1 + step) % seats for step in range(seats)]
    assert {event["count"] for event in drawn} == {number}
    assert t.question == "chance"


def test_player_setup_10_the_objectives_dealt_are_the_owners_secret() -> None:
    t = begun(("ponsonby", "york"))
    deal_starters(t, 2)
    five = ["room-statuary", "guests-ladies", "category-estate", "group-salon", "misc-wealth"]
    t.chance("objectives " + " ".join(five))
    assert t.seat("ponsonby").objectives == five
    assert t.events("objectives-drawn", "ponsonby") == [
        {"event": "objectives-drawn", "seat": 0, "count": 5, "objectives": tuple(five)}
    ]
    assert t.events("objectives-drawn", "york") == [{"event": "objectives-drawn", "seat": 0, "count": 5}]
    assert t.refuses("chance", "objectives room-great-hall") == ("impossible-outcome", "objective-cards")
    assert t.refuses("chance", "objectives " + " ".join(five)) == ("impossible-outcome", "objective-cards")
    assert t.refuses("chance", "card pounds-300") == ("not-an-answer", "objective-cards")
