"""The benchmark of thinking bots, in small: a real server, and figures of both its bots and its people."""

import asyncio

from bench.thinking import WARM_UP, play, quantile, read_times, timed_server


def test_the_server_notes_how_long_its_bots_take_and_people_are_answered_meanwhile() -> None:
    with timed_server(()) as (server, place):
        measured = asyncio.run(play(server.port, "notre-dame", "butler", 1, WARM_UP))
        times = read_times(place, "butler")
        assert server.faults() == []
    assert measured.errors == []
    assert times
    assert min(times) > 0
    assert measured.person
    assert read_times(place, "butler") == [], "nothing is left behind"


def test_a_quantile_is_one_of_the_values() -> None:
    assert quantile([], 0.99) == 0.0
    assert quantile([3.0], 0.99) == 3.0
    assert quantile([float(each) for each in range(1, 201)], 0.99) == 199.0
    assert quantile([2.0, 1.0, 3.0], 0.5) == 2.0
