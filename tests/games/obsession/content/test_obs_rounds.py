"""Round tracks and their events."""

from tests.games.obsession.components import BOOK

TRACKS = {track.id: track for track in BOOK.tracks}


def at(track: str, event: str) -> list[int]:
    return [index + 1 for index, name in enumerate(TRACKS[track].events) if name == event]


def test_spaces() -> None:
    assert {track.id: len(track.events) for track in BOOK.tracks} == {
        "standard": 16,
        "extended": 20,
        "tableau": 20,
    }
    assert all(len(track.events) == track.seasons * track.season_length for track in BOOK.tracks)


def test_standard_events() -> None:
    assert at("standard", "village_fair") == [3, 9]
    assert at("standard", "objective_draw") == [6]
    assert at("standard", "builders_holiday") == [11]
    assert at("standard", "national_holiday") == [14]
    assert at("standard", "courtship") == [4, 8, 12, 16]


def test_extended_events() -> None:
    assert at("extended", "village_fair") == [4, 9, 16]
    assert at("extended", "objective_draw") == [7, 18]
    assert at("extended", "builders_holiday") == [13]
    assert at("extended", "national_holiday") == [11]
    assert at("extended", "courtship") == [5, 10, 15, 20]


def test_activity_rounds() -> None:
    for name, rounds in (("standard", 12), ("extended", 16)):
        track = TRACKS[name]
        assert len(track.events) - len(at(name, "courtship")) == track.activity_rounds == rounds


def test_reserves_open_after_the_first_and_second_courtship() -> None:
    for name in ("standard", "extended"):
        track = TRACKS[name]
        opened = [track.service_reserve_opens_after, track.pr1_reserve_opens_after]
        assert opened == at(name, "courtship")[:2]


def test_tableau_events() -> None:
    assert at("tableau", "start") == [1]
    assert at("tableau", "grand_ball") == [5]
    assert 13 in at("tableau", "village_fair")
    assert len(at("tableau", "builders_holiday")) > 1
    assert not at("tableau", "courtship")
    assert not TRACKS["tableau"].courtship


def test_tableau_reserves_open_after_the_third_round() -> None:
    track = TRACKS["tableau"]
    assert (track.service_reserve_opens_after, track.pr1_reserve_opens_after) == (3, 3)


def test_reputation_points_are_triangular_numbers() -> None:
    for track in BOOK.tracks:
        for table in (track.reputation_vp, track.duel_reputation_vp):
            assert table == tuple(level * (level + 1) // 2 for level in range(1, len(table) + 1))
    assert TRACKS["standard"].reputation_vp[-1] == 28
    assert TRACKS["extended"].reputation_vp[-1] == 45
    assert TRACKS["tableau"].duel_reputation_vp[-3:] == (45, 55, 66)


def test_effects_of_the_events() -> None:
    events = {event.id: event for event in BOOK.events}
    fair = events["village_fair"]
    assert (fair.flipped_tile, fair.pounds, fair.reputation) == ("private-study", 300, 2)
    assert (events["objective_draw"].draw, events["objective_draw"].keep) == (2, 2)
    assert (events["grand_ball"].look_prestige, events["grand_ball"].keep) == (3, 1)
    assert events["builders_holiday"].purchases == "any"
    assert [event.id for event in BOOK.events if not event.activity] == ["courtship"]
    assert [event.id for event in BOOK.events if event.ignore_prestige_ratings] == ["national_holiday"]
