"""How the steward judges helpers, milestones, a race to the top, and the reputation of a team."""

import pytest

from parlour.games.obsession.game import OBSESSION as GAME
from parlour.games.obsession.hosting.judgement import refuse_host
from parlour.games.obsession.state import County
from parlour.games.obsession.steward.extras import Means
from parlour.games.obsession.steward.hosts import HostSearch
from parlour.games.obsession.steward.worth.milestones import best_claim, hoped_claims
from parlour.games.obsession.steward.worth.progress import NEVER, turns_to
from parlour.games.obsession.steward.worth.race import Race, rounds_to_run, top_steps
from parlour.games.obsession.steward.worth.value import Appraiser, standing_share
from parlour.games.obsession.steward.worth.weights import WEIGHTS
from parlour.games.obsession.words.catalogue import MILESTONE_AT
from parlour.kernel.game import Setup

STAFF = ["butler", "housekeeper", "valet", "ladys-maid", "footman"]
UPSTAIRS = ("ud-servants", "ud-guests", "ud-tiles")


def _county(modules: tuple[str, ...], position: dict[str, object], seats: int = 2) -> County:
    families = ",".join(("asquith", "york", "cavendish", "ponsonby")[:seats])
    return GAME.position(Setup("obsession", tuple("abcd"[:seats]), modules, {"families": families}), position)


def _appraised(**areas: list[str]) -> float:
    county = _county(UPSTAIRS, {"round": 6, "step": "host", "seats": {"asquith": areas}})
    return Appraiser(county, 0, WEIGHTS).helpers.worth(county, 0)


@pytest.mark.parametrize("helper", ["cook", "hall-boy", "head-housemaid", "useful-man"])
def test_a_helper_is_worth_something_and_more_when_ready(helper: str) -> None:
    nobody = _appraised(available=STAFF)
    tired = _appraised(available=STAFF, expended=[helper])
    ready = _appraised(available=[*STAFF, helper])
    assert nobody == 0.0 < tired < ready


def test_there_is_nothing_beyond_the_plain_activity_in_the_base_game() -> None:
    county = _county((), {"round": 6, "step": "host"})
    assert HostSearch(Appraiser(county, 0, WEIGHTS), county).means is None


def test_whoever_helps_is_found_and_every_activity_found_is_lawful() -> None:
    asquith = {
        "level": 3,
        "available": [*STAFF, "footman", "cook", "hall-boy", "head-housemaid", "useful-man"],
        "estate": ["carriage-house", "renovated-kitchen/back", "music-room"],
        "hand": ["lady-elise-gilmour", "sir-allan-fulford-bt", "anne-marie-comtesse-de-vitry"],
    }
    county = _county(UPSTAIRS, {"round": 6, "step": "host", "seats": {"asquith": asquith}})
    appraiser = Appraiser(county, 0, WEIGHTS)
    means = Means(appraiser, county)
    assert (means.cook, means.useful, means.boy, means.maid, means.kitchen) == (True,) * 5
    assert means.reach == county.eligible_level + 2
    found = HostSearch(appraiser, county).found()
    told = " ".join([candidate.host.text for candidate in found])
    for word in ("cook", "useful-man", "hall-boy@", "head-housemaid", "carriage footman+1"):
        assert word in told, word
    assert all(refuse_host(county, 0, candidate.host) is None for candidate in found)


# Milestones


def _milestones(**asquith: object) -> County:
    position = {"round": 6, "step": "turn", "milestones": ["reputation-4", "thousand-pounds"]}
    return _county(("milestones",), {**position, "seats": {"asquith": asquith}})


def test_the_nearer_a_milestone_the_more_it_is_hoped_for() -> None:
    hopes = [hoped_claims(_milestones(level=level, pounds=0), 0, 8) for level in (1, 2, 3)]
    assert hopes == sorted(hopes)
    assert hopes[0] < hopes[2]
    assert hoped_claims(_milestones(level=3), 0, 0) == 0.0


def test_of_two_milestones_the_one_with_more_points_is_claimed() -> None:
    assert best_claim(_milestones(level=4, pounds=1200), 0) == MILESTONE_AT["reputation-4"]
    assert best_claim(_milestones(level=2, pounds=1200), 0) == MILESTONE_AT["thousand-pounds"]
    assert best_claim(_milestones(level=2, pounds=100), 0) == -1


@pytest.mark.parametrize("name", list(MILESTONE_AT))
def test_every_milestone_can_be_hoped_for(name: str) -> None:
    county = _county(UPSTAIRS, {"round": 2, "step": "host", "seats": {"asquith": {"available": STAFF}}})
    condition = county.rules.data.milestones[MILESTONE_AT[name]].condition
    assert 0 < turns_to(county, 0, condition) < NEVER


# The race to the top


def _tableau(own: int, rival: int, estate: list[str]) -> County:
    seats = {"asquith": {"level": own, "available": STAFF}, "york": {"level": rival, "estate": estate}}
    milestones = ["nine-servants", "six-roses"]
    return _county(("tableau",), {"round": 12, "step": "host", "milestones": milestones, "seats": seats})


def test_the_game_is_thought_to_last_until_somebody_reaches_the_top() -> None:
    lasts = [rounds_to_run(_tableau(level, 1, []), 0) for level in (2, 5, 8)]
    assert lasts == sorted(lasts, reverse=True)
    assert rounds_to_run(_tableau(2, 8, []), 0) < lasts[0], "the rival is nearly there"


def test_to_end_the_game_ahead_is_worth_as_much_as_to_end_it_behind_costs() -> None:
    county = _tableau(9, 2, [])
    race = Race(county, 0, 1)
    assert race.is_over(county)
    assert race.outcome(county, race.best_rival + 15) > 30
    assert race.outcome(county, race.best_rival - 15) < -30
    assert not race.is_over(_tableau(8, 2, []))


def test_in_a_challenge_an_end_long_before_the_round_of_the_target_is_worth_most() -> None:
    setup = Setup("obsession", ("a",), ("estate-challenge",), {"families": "asquith"})
    worths = []
    for level in (3, 4, 5, 6):
        county = GAME.position(setup, {"round": 2, "step": "host", "seats": {"asquith": {"level": level}}})
        worths.append(Race(county, 0, 5).prospect(county))
    assert worths == sorted(worths)
    assert top_steps(county) == 30


# Teams


def test_the_reputation_of_the_lower_partner_counts_more() -> None:
    seats = {"asquith": {"level": 2}, "cavendish": {"level": 5}}
    county = _county(("teams",), {"round": 13, "step": "host", "seats": seats}, seats=4)
    assert standing_share(county, 2, 2) < 1.0 < standing_share(county, 0, 2)
    assert standing_share(_county((), {"round": 13, "step": "host"}), 0, 2) == 1.0
