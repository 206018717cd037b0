"""Upstairs, Downstairs p. 12, teams: who sits where, the draft, and what partners do not do to each other."""

import pytest

from tests.games.obsession.table import Row, Table, described, misfit, new_game, table
from tests.games.obsession.upstairs.opening import LATE, discard, discarding, ready

FOUR = ("ponsonby", "york", "asquith", "cavendish")
SIX = ("ponsonby", "york", "howard", "asquith", "cavendish", "wessex")
TEAMS = ("teams",)
SIX_MODULES = ("teams", "ud-servants", "ud-guests", "howard", "wessex")
NAMES = ("a", "b", "c", "d", "e", "f")


# Seats


@pytest.mark.parametrize(
    ("seats", "modules", "partners"),
    [(FOUR, TEAMS, (2, 3, 0, 1)), (SIX, SIX_MODULES, (3, 4, 5, 0, 1, 2))],
)
def test_seating_partners_sit_opposite_each_other(
    seats: tuple[str, ...], modules: tuple[str, ...], partners: tuple[int, ...]
) -> None:
    t = new_game(seats, modules=modules, options={"first": "0"})
    rules = t.county.rules
    assert rules.table.partner == partners
    told = t.view(None).plain()["teams"]
    assert isinstance(told, dict)
    assert told["partners"] == list(partners)
    # Everybody has a member of another team on either side, and every team is next to every other.
    for seat in range(len(seats)):
        sides = {(seat + 1) % len(seats), (seat - 1) % len(seats)}
        assert rules.table.partner[seat] not in sides
        assert sides <= set(rules.table.rivals[seat])
        assert set(rules.table.rivals[seat]) == set(range(len(seats))) - {seat, partners[seat]}


@pytest.mark.parametrize("seats", [2, 3])
def test_seating_teams_are_for_four_or_six(seats: int) -> None:
    assert misfit(NAMES[:seats], TEAMS) == ("teams-need-four-or-six", {"seats": seats})


def test_seating_no_teams_of_five() -> None:
    assert misfit(NAMES[:5], ("teams", "ud-guests", "wessex"))[0] == "teams-need-four-or-six"


def test_seating_nobody_has_a_partner_without_teams() -> None:
    t = new_game(FOUR, options={"first": "0"})
    assert t.county.rules.table.partner == (-1, -1, -1, -1)
    assert "teams" not in t.view(None).plain()


# Set-up


@pytest.mark.parametrize("first", [0, 3])
def test_setup_the_player_on_the_left_of_the_first_begins_the_draft(first: int) -> None:
    modules = ("teams", "ud-servants")
    t = new_game(NAMES[:4], modules=modules, options={"families": "choose", "first": str(first)})
    asked: list[str] = []
    for family in FOUR:
        asked += t.asked
        t.play(t.asked[0], f"family {family}")
        assert t.question == "draft-servant"
        t.play(t.asked[0], t.offers(t.asked[0])[0])
    assert asked == [str((first + step) % 4) for step in (1, 2, 3, 4)]


def test_setup_four_objectives_for_six_players() -> None:
    for modules in (SIX_MODULES, (*SIX_MODULES, "extended")):
        t = ready(SIX, modules)
        assert [len(t.seat(family).objectives) for family in SIX] == [4] * 6


def test_setup_five_objectives_for_four_players() -> None:
    t = ready(FOUR, TEAMS)
    assert [len(t.seat(family).objectives) for family in FOUR] == [5] * 4


def test_setup_objectives_discarded_go_under_the_deck() -> None:
    t = discarding(SIX, SIX_MODULES)
    discard(t, SIX)
    assert len(t.county.objective_deck.strata[-1].cards) == 6


def test_setup_milestones_are_not_used_unless_chosen() -> None:
    assert ready(FOUR, TEAMS).county.milestones == ()
    assert len(ready(FOUR, ("teams", "milestones")).county.milestones) == 2


# Rivals only


def hall(modules: tuple[str, ...] = TEAMS) -> Table:
    return table(
        FOUR, modules=modules, round=2, step="check", ponsonby={"estate": ["servants-hall"], "level": 2}
    )


def test_ruling_29_no_gossip_of_the_servants_about_a_partner() -> None:
    t = hall()
    assert t.question == "use-hall"
    assert t.refuses("ponsonby", "gossip footman 2") == ("no-such-target", "servants-hall")
    assert set(t.offers("ponsonby", "gossip")) == {
        f"gossip {servant} {rival}"
        for servant in ("butler", "housekeeper", "valet", "ladys-maid", "footman")
        for rival in (1, 3)
    }


def test_ruling_29_no_gossip_of_a_guest_about_a_partner() -> None:
    row = {"hand": ["miss-elizabeth-perkins"], "level": 2}
    t = table(FOUR, modules=TEAMS, ponsonby=row)
    t.play(
        "ponsonby",
        "host main-gazebo theodore-earl-of-ponsonby miss-elizabeth-perkins staff ladys-maid,footman",
    )
    t.let_chance()
    assert t.question == "spread-gossip"
    assert t.offers("ponsonby") == ["attack 1", "attack 3"]
    assert t.refuses("ponsonby", "attack 2") == ("no-such-target", "enjoy-favours")


def test_ruling_29_nobody_is_recruited_from_a_partner() -> None:
    t = table(FOUR, modules=TEAMS, ponsonby={"estate": ["butlers-room/back"]})
    t.play("ponsonby", "host butlers-room=recruit staff butler")
    assert t.question == "recruit-servant"
    assert {offer.split()[1] for offer in t.offers("ponsonby")} == {"1", "3"}
    assert t.refuses("ponsonby", "recruit 2 valet available") == ("no-such-target", "hiring-servants")


def test_ruling_29_nobody_to_recruit_when_only_the_partner_has_somebody() -> None:
    tall = {"available": ["butler", "housekeeper"]}
    told = {"ponsonby": {"estate": ["butlers-room/back"]}, "york": tall, "cavendish": tall}
    t = described(told, FOUR, modules=TEAMS)
    assert t.refuses("ponsonby", "host butlers-room=recruit staff butler") == (
        "nobody-to-recruit",
        "hiring-servants",
    )


# Courtship


def courtship(**rows: Row) -> Table:
    """The first courtship of four, with the estates that are said."""
    told = {"round": 4, "step": "courtship", "themes": ["estate"], "market": LATE, **rows}
    return described(told, FOUR, modules=TEAMS)


def test_ruling_29_courtship_is_won_by_a_person() -> None:
    t = courtship(
        ponsonby={"estate": ["main-gazebo/back"]},
        asquith={"estate": ["fenced-paddock"]},
        york={"estate": ["english-garden/back"]},
    )
    # York alone shows 4: more than either of the partners, who show 2 each.
    assert (t.question, t.asked) == ("choose-fairchild", ["york"])
    t.play("york", "court miss-elizabeth-fairchild")
    t.let_chance()
    assert [len(t.seat(family).vp_cards) for family in FOUR] == [0, 1, 0, 0]


def test_ruling_29_partners_who_tie_take_a_card_each() -> None:
    t = courtship(
        ponsonby={"estate": ["english-garden/back"]},
        asquith={"estate": ["fenced-paddock/back"]},
    )
    t.let_chance()
    assert [len(t.seat(family).vp_cards) for family in FOUR] == [1, 0, 1, 0]
