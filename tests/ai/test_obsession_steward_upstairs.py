"""The steward of Obsession with the servants, tiles and modes of Upstairs, Downstairs."""

from collections.abc import Mapping

import pytest

from parlour.games.obsession.game import OBSESSION as GAME
from parlour.kernel.agenda import State
from parlour.kernel.engine import legal, to_move
from parlour.kernel.game import Setup
from tests.ai.asquiths import ASQUITH, FAMILY, MARKET, STAFF, answer_of, let_chance, play

UPSTAIRS = ("ud-servants", "howard", "ud-guests", "ud-tiles", "ud-copies")


def _setup(*modules: str, seats: int = 2, **options: str) -> Setup:
    families = ",".join(["asquith", "york", "cavendish", "ponsonby"][:seats])
    told = {name.replace("_", "-"): value for name, value in options.items()}
    return Setup("obsession", ("a", "b", "c", "d")[:seats], modules, {"families": families, **told})


def _position(
    setup: Setup, overrides: Mapping[str, object], asquith: Mapping[str, object], **others: object
) -> State:
    return GAME.position(setup, {"seats": {"asquith": asquith, **others}, **overrides})


# Servants


def test_of_the_servants_laid_out_the_cook_is_drafted_first() -> None:
    state = GAME.start(_setup(*UPSTAIRS, first="1"))
    let_chance(state)
    seat = to_move(state)[0]
    assert legal(state, seat).kind == "draft-servant"
    assert answer_of(state, seat) == "engage cook"


def test_the_cook_brings_reputation_to_an_activity_with_guests_of_ones_own_level() -> None:
    asquith = {"level": 3, "available": [*STAFF, "cook"], "hand": ["lady-elise-gilmour"]}
    state = _position(_setup(*UPSTAIRS), {"round": 7, "step": "host", "market": MARKET}, asquith)
    answer = answer_of(state)
    assert answer.startswith("host ")
    assert "extra" in answer
    assert "cook" in answer.split("extra ")[1]


def test_the_cook_invites_a_guest_above_the_level() -> None:
    guest = "anne-marie-comtesse-de-vitry"
    asquith = {
        "level": 2,
        "available": [*STAFF, "cook", "footman"],
        "hand": [guest],
        "discard": FAMILY[1:3],
    }
    state = _position(_setup(*UPSTAIRS), {"round": 7, "step": "host", "market": MARKET}, asquith)
    answer = answer_of(state)
    assert guest in answer
    assert " extra cook" in answer


def test_the_hall_boy_runs_for_a_guest_with_pounds_and_the_head_housemaid_screens() -> None:
    asquith = {"level": 3, "available": [*STAFF, "hall-boy", "head-housemaid"]}
    state = _position(_setup(*UPSTAIRS), {"round": 3, "step": "host", "market": MARKET}, asquith)
    answer = answer_of(state)
    assert "hall-boy@" in answer or "head-housemaid" in answer


def test_the_useful_man_is_sent_to_the_fair() -> None:
    asquith = {"level": 2, "available": [*STAFF, "useful-man"]}
    state = _position(_setup(*UPSTAIRS), {"round": 3, "step": "check", "market": MARKET}, asquith)
    assert legal(state, ASQUITH).kind == "use-fair"
    assert answer_of(state) == "assist"


def test_the_useful_man_brings_down_a_price_that_could_not_be_paid() -> None:
    asquith = {
        "level": 4,
        "pounds": 700,
        "available": [*STAFF, "useful-man"],
        "estate": ["croquet-lawn"],
        "objectives": ["group-lawn-games", "room-statuary", "guests-elite", "guests-ladies"],
    }
    market = ["stable", "drawing-room", "main-library", "breakfast-room", "english-garden", "tennis-court"]
    state = _position(_setup(*UPSTAIRS), {"round": 13, "step": "market", "market": market}, asquith)
    assert answer_of(state).startswith("buy tennis-court 6 useful-man")


def test_servants_of_a_kind_are_hired_once_and_never_twice() -> None:
    asquith = {
        "available": [*STAFF, "cook"],
        "objectives": ["ud-complete", "ud-kitchen", "ud-upkeep", "room-statuary"],
    }
    state = _position(_setup(*UPSTAIRS), {"round": 6, "step": "host", "market": MARKET}, asquith)
    play(state, "host butlers-room staff butler")
    assert legal(state, ASQUITH).kind == "hire-servants"
    hired = answer_of(state).split()[1:]
    assert "cook" not in hired
    assert len(set(hired) & {"hall-boy", "head-housemaid", "useful-man"}) == 2


# Tiles and guests


@pytest.mark.parametrize(("level", "position", "answer"), [(4, 2, "pray"), (7, 5, "collect")])
def test_the_parish_church_brings_what_is_of_use(level: int, position: int, answer: str) -> None:
    asquith = {"level": level, "position": position, "available": STAFF, "estate": ["parish-church/back"]}
    state = _position(_setup(*UPSTAIRS), {"round": 13, "step": "check", "market": MARKET}, asquith)
    assert legal(state, ASQUITH).kind == "church-favour"
    assert answer_of(state) == answer


def test_the_least_of_too_many_prestige_guests_is_given_up() -> None:
    setup = _setup("guest-limit")
    rules = GAME.position(setup, {}).rules
    ranked = sorted(rules.people.prestiges, key=lambda card: rules.data.gentry[card].vp)
    names = [rules.data.gentry[card].id for card in (ranked[0], *ranked[-6:])]
    asquith = {"level": 6, "available": STAFF, "hand": names[:6], "vp-cards": ["prestige-invite"]}
    position = {"round": 9, "step": "turn", "market": MARKET, "prestige-top": names[6:]}
    state = _position(setup, position, asquith)
    play(state, next(use.text for use in legal(state, ASQUITH) if use.text.startswith("use ")))
    assert legal(state, ASQUITH).kind == "give-up-guest"
    assert answer_of(state) == f"renounce {names[0]}"


def test_a_guest_with_favours_is_recalled_rather_than_one_without() -> None:
    asquith = {
        "level": 4,
        "available": STAFF,
        "estate": ["babbling-brook"],
        "hand": ["sir-william-hawke"],
        "discard": ["miss-florence-oliver", "sir-allan-fulford-bt"],
    }
    position = {"round": 9, "step": "host", "market": MARKET}
    state = _position(_setup(*UPSTAIRS), position, asquith)
    brook = [host.text for host in legal(state, ASQUITH) if host.text.startswith("host babbling-brook")]
    play(state, brook[0])
    while legal(state, ASQUITH).kind != "recall-guest":
        play(state, answer_of(state))
    assert answer_of(state) == "recall sir-allan-fulford-bt"


def test_wessex_inherits_one_of_its_two_tiles() -> None:
    setup = Setup("obsession", ("a", "b"), ("wessex",), {"families": "wessex,york", "first": "1"})
    state = GAME.start(setup)
    let_chance(state)
    assert legal(state, 0).kind == "choose-start-tile"
    assert answer_of(state, 0) in ("inherit breakfast-room", "inherit tennis-court")


# Milestones


def test_a_milestone_is_claimed_as_soon_as_it_is_reached() -> None:
    asquith = {"level": 4, "available": STAFF}
    position = {"round": 6, "step": "turn", "milestones": ["reputation-4", "six-roses"], "market": MARKET}
    assert answer_of(_position(_setup("milestones"), position, asquith)) == "claim reputation-4"


def test_pounds_are_claimed_for_before_they_are_spent() -> None:
    asquith = {"level": 4, "available": STAFF, "pounds": 1100}
    position = {
        "round": 6,
        "step": "market",
        "milestones": ["thousand-pounds", "six-roses"],
        "market": MARKET,
    }
    assert answer_of(_position(_setup("milestones"), position, asquith)) == "claim thousand-pounds"


# Teams


TEAM = _setup("teams", *UPSTAIRS, seats=4)


@pytest.mark.parametrize(("own", "answer"), [([], "consent"), (["butler"], "deny")])
def test_a_partner_helps_out_unless_something_better_can_be_done_without(own: list[str], answer: str) -> None:
    """With the butler the active player could hire two servants, and needs nobody for it."""
    rest = [name for name in STAFF if name not in own]
    asquith = {"level": 3, "available": own, "expended": rest}
    cavendish = {"level": 3, "available": STAFF}
    state = _position(TEAM, {"round": 7, "step": "host", "market": MARKET}, asquith, cavendish=cavendish)
    ladies = "lady-eleanor-chesterton patricia-countess-of-asquith=look_casual"
    play(state, f"host front-parlour {ladies} staff housekeeper borrow housekeeper")
    assert legal(state, 2).kind == "consent"
    assert answer_of(state, 2) == answer


def test_a_gift_that_would_buy_nothing_is_not_asked_for() -> None:
    state = _position(
        TEAM,
        {"round": 15, "step": "market", "market": MARKET},
        {"level": 3, "pounds": 0, "available": STAFF},
        cavendish={"pounds": 400},
    )
    assert not answer_of(state).startswith("ask")


# Tableau and Duel


@pytest.mark.parametrize(("rival", "ends"), [(1, True), (7, False)])
def test_the_game_is_ended_at_the_top_by_whoever_is_ahead(rival: int, ends: bool) -> None:
    asquith = {"level": 8, "position": 3, "available": STAFF, "hand": ["lady-elise-gilmour"]}
    york: dict[str, object] = {"level": rival}
    if rival > 1:
        york["estate"] = ["music-room/back", "great-hall/back", "smoking-room/back", "gallery/back"]
        york["pounds"] = 900
    position = {
        "round": 14,
        "step": "host",
        "market": MARKET,
        "milestones": ["nine-servants", "six-at-table"],
    }
    state = _position(_setup("tableau", "ud-guests"), position, asquith, york=york)
    play(state, answer_of(state))
    while to_move(state) == (ASQUITH,):
        play(state, answer_of(state))
    assert (not to_move(state)) == ends


# The Estate Challenge


def test_no_tile_is_bought_for_a_full_column() -> None:
    asquith = {
        "level": 4,
        "pounds": 2000,
        "available": STAFF,
        "estate": ["brushing-room", "barn", "croquet-lawn", "stable"],
    }
    setup = Setup("obsession", ("a",), ("estate-challenge",), {"families": "asquith"})
    state = _position(setup, {"round": 6, "step": "market"}, asquith)
    bought = 0
    while to_move(state) == (ASQUITH,) and legal(state, ASQUITH).kind == "buy-tile":
        answer = answer_of(state)
        assert GAME.parse(answer) in legal(state, ASQUITH)
        bought += answer.startswith("buy ")
        play(state, answer)
    assert bought >= 2, "as many tiles as are worth their price"
