"""The parts of the steward's judgement, each for itself."""

import random

from parlour.games.obsession.content.words import CATEGORIES
from parlour.games.obsession.game import OBSESSION as GAME
from parlour.games.obsession.hosting.judgement import refuse_host
from parlour.games.obsession.steward.hosts import HostSearch
from parlour.games.obsession.steward.worth.aims import Aims
from parlour.games.obsession.steward.worth.calendar import Calendar
from parlour.games.obsession.steward.worth.courting import COLUMNS, Rivalry
from parlour.games.obsession.steward.worth.rates import standing
from parlour.games.obsession.steward.worth.traits import TRAITS
from parlour.games.obsession.steward.worth.value import Appraiser
from parlour.games.obsession.steward.worth.weights import WEIGHTS
from parlour.games.obsession.words.catalogue import OBJECTIVE_AT
from parlour.kernel.agenda import CHANCE
from parlour.kernel.engine import apply, open_question, to_move
from parlour.kernel.game import Setup

TWO = Setup("obsession", ("a", "b"), (), {"families": "asquith,york"})


def test_every_trait_has_a_weight() -> None:
    assert tuple(WEIGHTS) == TRAITS


def test_turns_are_counted_to_the_end() -> None:
    def turns(round_number: int) -> int:
        return Calendar(GAME.position(TWO, {"round": round_number, "step": "host"}), 0).turns

    assert [turns(number) for number in (1, 2, 3, 5, 15)] == [11, 10, 9, 8, 0]


def test_objectives_that_will_be_given_up_do_not_count() -> None:
    asquith = {
        "objectives": ["room-music-room", "room-main-library"],
        "estate": ["music-room", "main-library"],
    }
    position = {"round": 15, "step": "host", "seats": {"asquith": asquith}}
    county = GAME.position(TWO, position)
    assert Aims(county, 0, Calendar(county, 0)).totals(county) == (5.0, 5.0)


def test_an_objective_is_worth_its_points_once_met_and_less_before() -> None:
    asquith = {"objectives": ["group-lawn-games", "group-salon"], "estate": ["croquet-lawn", "tennis-court"]}
    county = GAME.position(TWO, {"round": 9, "step": "host", "seats": {"asquith": asquith}})
    aims = Aims(county, 0, Calendar(county, 0))
    assert aims.later(county, OBJECTIVE_AT["group-lawn-games"]) == 8
    assert 0 < aims.later(county, OBJECTIVE_AT["group-salon"]) < 8


def test_points_of_reputation_grow_with_every_step_to_the_last_level() -> None:
    rules = GAME.position(TWO, {}).rules
    points = [standing(rules, step) for step in range(rules.reputation.max_steps + 1)]
    assert points == sorted(points)
    assert [points[(level - 1) * 5] for level in range(1, rules.reputation.max_level + 1)] == list(
        rules.reputation.level_vp
    )


def test_a_lead_in_the_theme_of_the_season_is_a_chance_at_its_courtship() -> None:
    county = GAME.position(TWO, {"round": 2, "step": "host", "themes": ["estate"]})
    rivalry = Rivalry(county, 0, Calendar(county, 0))
    level = rivalry.columns(county, 0)
    ahead = level[:]
    ahead[CATEGORIES.index("estate")] += 3
    astray = level[:]
    astray[CATEGORIES.index("sporting")] += 3
    assert rivalry.season_chance(ahead) > rivalry.season_chance(level) == rivalry.season_chance(astray)
    assert rivalry.final_chance(astray) > rivalry.final_chance(level), "sporting may yet be a theme"


def test_alone_the_rival_is_the_chart_of_the_opponent() -> None:
    setup = Setup("obsession", ("a",), (), {"families": "asquith", "opponent": "fairfax"})
    county = GAME.position(setup, {"round": 2, "step": "host"})
    rivalry = Rivalry(county, 0, Calendar(county, 0))
    assert rivalry.season_chance([9] * COLUMNS) > 0.9
    assert rivalry.season_chance([0] * COLUMNS) < 0.4


def test_the_search_finds_lawful_activities_and_few_of_them() -> None:
    state = GAME.start(Setup("obsession", ("a", "b", "c")))
    rng = random.Random(11)
    searched = 0
    while (question := open_question(state)) is not None:
        seat = to_move(state)[0]
        if seat != CHANCE and question.kind == "host-activity":
            found = HostSearch(Appraiser(state, seat, WEIGHTS), state).found()
            assert len(found) <= 200
            assert all(refuse_host(state, seat, candidate.host) is None for candidate in found)
            searched += 1
        apply(state, seat, question.sample(state, seat, rng))
    assert searched >= 10
