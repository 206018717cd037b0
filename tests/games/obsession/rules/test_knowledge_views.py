"""What is open and what is hidden: objectives, cards, decks, guests looked at, answers given in secret."""

import json

import pytest

from parlour.games.obsession.words.catalogue import GENTRY, OBJECTIVES, TILES, VP_CARDS
from tests.games.obsession.hidden_things import giving_up, looking
from tests.games.obsession.names import LATE
from tests.games.obsession.names import OBJECTIVES as EVERY
from tests.games.obsession.table import DAUGHTER, LADY, Table, described, new_game, table

OTHERS = ("york", None)


def words(t: Table, viewer: str | None) -> str:
    """Everything a viewer is sent."""
    return json.dumps(t.view(viewer).plain())


def plain(t: Table, viewer: str | None) -> dict[str, object]:
    told = json.loads(words(t, viewer))
    assert isinstance(told, dict)
    return told


# Objectives and victory point cards


def test_objectives_are_the_owners_secret() -> None:
    t = table(
        round=2,
        ponsonby={"objectives": ["misc-wealth", "room-statuary"]},
        york={"objectives": ["group-salon"]},
    )
    own = t.view("ponsonby").rows[0]
    assert own.objectives is not None
    assert [OBJECTIVES[card] for card in own.objectives] == ["room-statuary", "misc-wealth"]
    for viewer in OTHERS:
        row = t.view(viewer).rows[0]
        assert (row.objectives, row.objective_count) == (None, 2)
        assert "misc-wealth" not in words(t, viewer)
    assert "misc-wealth" in words(t, "ponsonby")
    assert "group-salon" not in words(t, "ponsonby")


def test_vp_cards_are_the_owners_secret() -> None:
    t = table(round=2, ponsonby={"vp-cards": ["recall-guest", "pounds-300"]})
    own = t.view("ponsonby").rows[0]
    assert own.vp_cards is not None
    assert [VP_CARDS[card] for card in own.vp_cards] == ["pounds-300", "recall-guest"]
    for viewer in OTHERS:
        row = t.view(viewer).rows[0]
        assert (row.vp_cards, row.vp_count, row.open_vp) == (None, 2, ())
        assert "recall-guest" not in words(t, viewer)


def test_points_are_told_as_far_as_they_can_be_counted() -> None:
    t = table(round=2, ponsonby={"vp-cards": ["pounds-300"], "objectives": ["misc-wealth"], "pounds": 1200})
    assert dict(t.view("ponsonby").rows[0].score) == {
        "tiles": 5,
        "gentry": 8,
        "objectives": 7,
        "reputation": 1,
        "service": 10,
        "wealth": 6,
        "courtship": 3,
    }
    for viewer in OTHERS:
        assert dict(t.view(viewer).rows[0].score) == {
            "tiles": 5,
            "gentry": 8,
            "reputation": 1,
            "service": 10,
            "wealth": 6,
        }


def test_everything_is_open_when_the_game_is_over() -> None:
    t = table(
        round=16, step="window", ponsonby={"objectives": ["misc-wealth"]}, york={"vp-cards": ["pounds-300"]}
    )
    assert t.view(None).rows[1].vp_cards is None
    t.play("york", "done")
    for viewer in ("ponsonby", "york", None):
        rows = t.view(viewer).rows
        assert rows[0].objectives is not None
        assert [OBJECTIVES[card] for card in rows[0].objectives] == ["misc-wealth"]
        assert rows[1].vp_cards is not None
        assert [VP_CARDS[card] for card in rows[1].vp_cards] == ["pounds-300"]
        assert len(rows[1].score) == 7


# What is open


def test_boards_estates_and_circles_are_open() -> None:
    row = {
        "level": 3,
        "position": 4,
        "pounds": 700,
        "available": ["butler", "footman"],
        "quarters": ["valet"],
        "expended": ["housekeeper", "ladys-maid"],
        "estate": ["gallery/back"],
        "hand": ["john-ambrose-esq"],
        "discard": ["anne-hawkins"],
    }
    t = table(round=2, ponsonby=row)
    for viewer in ("ponsonby", "york", None):
        seen = t.view(viewer).rows[0]
        assert (seen.steps, seen.pounds) == (13, 700)
        seats = plain(t, viewer)["seats"]
        assert isinstance(seats, list)
        told = seats[0]
        assert (told["family"], told["level"], told["position"]) == ("ponsonby", 3, 4)
        assert told["available"] == ["butler", "footman"]
        assert (told["quarters"], told["expended"]) == (["valet"], ["housekeeper", "ladys-maid"])
        assert told["estate"][-1] == {"tile": "gallery", "side": "back"}
        assert "john-ambrose-esq" in told["hand"]
        assert told["discard"] == ["anne-hawkins"]


def test_market_reserve_and_bag_are_open() -> None:
    t = table(round=10, step="host", market=["english-garden*2", *LATE[1:]], reserve=["barn", "stable"])
    for viewer in ("york", None):
        told = plain(t, viewer)
        assert told["market"] == [
            {"tile": "english-garden", "copies": 2},
            *[{"tile": name, "copies": 1} for name in LATE[1:]],
        ]
        assert (told["reserve"], told["reserves-open"]) == (["barn", "stable"], 2)
        bag = told["bag"]
        assert isinstance(bag, dict)
        assert (bag["english-garden"], bag["barn"], bag["brushing-room"], bag["gallery"]) == (1, 1, 2, 1)
        assert sum(bag.values()) == 57 - 9
        assert t.view(viewer).bag == tuple(t.county.bag)
        assert told["for-hire"] == [
            *["underbutler"] * 2,
            *["valet"] * 2,
            *["ladys-maid"] * 2,
            *["footman"] * 4,
        ]


def test_themes_are_open_and_their_order_is_not() -> None:
    t = table(round=6, themes=["estate", "sporting"])
    for viewer in ("york", None):
        assert (plain(t, viewer)["themes"], plain(t, viewer)["theme-cards"]) == (["estate", "sporting"], 8)
        assert [stratum.cards for stratum in t.view(viewer).theme_deck] == [()]


def test_decks_show_how_many_cards_they_have() -> None:
    t = table(round=2, ponsonby={"objectives": [], "vp-cards": []}, york={"objectives": []})
    told = plain(t, "york")
    assert told["objective-deck"] == [{"cards": 30, "settled": False, "known": []}]
    assert told["vp-deck"] == [{"cards": 30, "settled": False, "known": []}]
    assert told["casual-deck"] == [{"cards": 50, "settled": False, "known": []}]
    assert told["prestige-deck"] == [{"cards": 25, "settled": False, "known": []}]


def test_a_used_card_lies_known_at_the_bottom_of_its_deck() -> None:
    t = table(round=2, step="turn", ponsonby={"vp-cards": ["pounds-300"]})
    t.play("ponsonby", "use pounds-300")
    for viewer in ("ponsonby", "york"):
        assert plain(t, viewer)["vp-deck"] == [
            {"cards": 29, "settled": False, "known": []},
            {"cards": 1, "settled": True, "known": ["pounds-300"]},
        ]


def test_a_card_that_all_have_seen_is_named_in_front_of_its_owner() -> None:
    t = table(round=2, ponsonby={"vp-cards": ["pounds-300", "recall-guest"]})
    t.county.open_vp[0] = (VP_CARDS.index("recall-guest"),)
    seats = plain(t, "york")["seats"]
    assert isinstance(seats, list)
    assert seats[0]["vp-cards-known"] == ["recall-guest"]
    assert "vp-cards" not in seats[0]


# Guests looked at


def test_guests_looked_at_are_seen_by_the_player_alone() -> None:
    t = looking()
    assert t.question == "keep-guests"
    assert t.offers("ponsonby") == ["keep anne-hawkins", "keep sir-william-hawke"]
    top = t.view("ponsonby").casual[0]
    assert [GENTRY[card] for card in top.cards] == ["sir-william-hawke", "anne-hawkins"]
    assert t.events("guests-looked-at", "ponsonby") == [
        {
            "event": "guests-looked-at",
            "seat": 0,
            "deck": "casual",
            "count": 2,
            "gentry": ("sir-william-hawke", "anne-hawkins"),
        }
    ]
    for viewer in ("york", "nobody"):
        assert t.events("guests-looked-at", viewer) == [
            {"event": "guests-looked-at", "seat": 0, "deck": "casual", "count": 2}
        ]
    for spy in OTHERS:
        sight = t.view(spy).casual[0]
        # That two cards were looked at is plain to all; which, is not.
        assert (sight.size, sight.fixed, sight.cards) == (2, True, ())
        assert "anne-hawkins" not in words(t, spy)


def test_ruling_11_the_rejected_guest_goes_under_the_deck_and_only_one_seat_knows_it() -> None:
    t = looking()
    t.play("ponsonby", "keep sir-william-hawke")
    t.let_chance()
    assert [GENTRY[card] for card in t.view("ponsonby").casual[-1].cards] == ["anne-hawkins"]
    for spy in OTHERS:
        assert t.view(spy).casual[-1].cards == ()
        assert t.view(spy).casual[-1].size == 1
        assert "anne-hawkins" not in words(t, spy)
    # Whoever was kept is shown to all.
    assert "sir-william-hawke" in words(t, "york")


def test_a_dismissed_guest_is_known_at_the_bottom_to_all() -> None:
    t = table(round=2, ponsonby={"hand": ["anne-hawkins"]})
    t.play("ponsonby", f"host front-parlour {LADY}=dismiss {DAUGHTER} staff housekeeper")
    t.chance("guest zachary-ell-esq")
    while t.question != "dismiss-guest":
        t.play("ponsonby", "done")
    t.play("ponsonby", "dismiss anne-hawkins")
    for viewer in ("ponsonby", "york"):
        assert [GENTRY[card] for card in t.view(viewer).casual[-1].cards] == ["anne-hawkins"]


# Objectives on their way


def drawn(seat: str = "ponsonby") -> Table:
    row = {"vp-cards": ["objective-draw"], "objectives": ["misc-monuments"]}
    t = described({"round": 2, "step": "turn", "first": seat, seat: row})
    t.play(seat, "use objective-draw")
    t.chance("objectives group-salon misc-wealth")
    return t


@pytest.mark.parametrize("seat", ["ponsonby", "york"])
def test_objectives_drawn_are_seen_by_the_player_who_chooses(seat: str) -> None:
    t = drawn(seat)
    other = "york" if seat == "ponsonby" else "ponsonby"
    assert [OBJECTIVES[card] for card in t.view(seat).drawn] == ["group-salon", "misc-wealth"]
    assert plain(t, seat)["drawn"] == ["group-salon", "misc-wealth"]
    for viewer in (other, None):
        assert (t.view(viewer).drawn, t.view(viewer).drawn_count) == ((), 2)
        assert "group-salon" not in words(t, viewer)


def test_the_rejected_objective_is_known_to_its_player_alone() -> None:
    t = drawn()
    t.play("ponsonby", "hold misc-wealth")
    assert [OBJECTIVES[card] for card in t.view("ponsonby").objective_deck[-1].cards] == ["group-salon"]
    for viewer in OTHERS:
        assert t.view(viewer).objective_deck[-1].cards == ()
        assert t.view(viewer).objective_deck[-1].size == 1


def test_an_answer_given_in_secret_is_not_sent_to_the_others() -> None:
    t = giving_up()
    t.play("york", "discard misc-monuments")
    (item,) = [item for item, _ in t.view("york").agenda[-1:]]
    assert "discard misc-monuments" in repr(item)
    for viewer in ("ponsonby", None):
        (item,) = [item for item, _ in t.view(viewer).agenda[-1:]]
        assert "misc-monuments" not in repr(item)
        # That York has answered is no secret.
        assert "hidden" in repr(item)
        assert "misc-monuments" not in words(t, viewer)
    assert t.view("ponsonby").to_move == (0,)


def test_objectives_given_up_are_remembered_by_their_owner_only() -> None:
    t = giving_up()
    t.play("york", "discard misc-monuments")
    t.play("ponsonby", "discard misc-wealth")
    assert plain(t, "ponsonby")["given-up"] == ["misc-wealth"]
    assert plain(t, "york")["given-up"] == ["misc-monuments"]
    assert plain(t, None)["given-up"] == []
    for viewer in ("ponsonby", "york", None):
        assert plain(t, viewer)["objective-deck"] == [
            {"cards": 26, "settled": False, "known": []},
            {"cards": 2, "settled": False, "known": []},
        ]


def test_votes_on_the_first_market_are_secret_until_the_last_one() -> None:
    t = new_game(options={"first": "0", "first-market": "ask"})
    t.let_chance()
    assert t.question == "agree-market"
    t.play("york", "redraw")
    assert "redraw" in repr(t.view("york").agenda[-1])
    assert "redraw" not in repr(t.view("ponsonby").agenda[-1])
    assert "redraw" not in repr(t.view(None).agenda[-1])


def test_first_edition_objectives_kept_are_chosen_in_secret() -> None:
    t = new_game(modules=("first-edition-objectives",), options={"first": "0"})
    t.let_chance()
    choice = t.offers("york")[0]
    t.play("york", choice)
    assert choice in repr(t.view("york").agenda[-1])
    assert choice not in repr(t.view("ponsonby").agenda[-1])


# An objective whose place another seat knew


def known_draw() -> Table:
    """York rejected an objective, the deck ran down to it, and now Ponsonby draws two."""
    t = table(
        round=6,
        step="turn",
        first="york",
        ponsonby={"objectives": EVERY[:20]},
        york={"objectives": EVERY[20:25], "vp-cards": ["objective-draw"]},
    )
    t.play("york", "use objective-draw")
    t.chance("objectives group-gentlemens-club misc-wealth")
    t.play("york", "hold misc-wealth")
    t.play("york", "pass")
    return t


def test_who_knew_the_place_of_an_objective_knows_who_drew_it() -> None:
    t = known_draw()
    # Three cards lie above the one that York knows at the bottom: York draws two, Ponsonby the others.
    t.chance("objectives group-salon misc-max-reputation")
    t.play("york", "rents")
    t.finish("york")
    t.play("ponsonby", "pass")
    assert t.offers("chance") == ["objectives misc-monuments group-gentlemens-club"]
    t.chance("objectives misc-monuments group-gentlemens-club")
    seats = plain(t, "york")["seats"]
    assert isinstance(seats, list)
    assert seats[0]["objectives-known"] == ["group-gentlemens-club"]
    # A spectator does not, and Ponsonby has no need to be told.
    for viewer in ("ponsonby", None):
        seats = plain(t, viewer)["seats"]
        assert isinstance(seats, list)
        assert seats[0]["objectives-known"] == []
    # Once Ponsonby gives one up unseen, York cannot be sure any longer.
    t.play("ponsonby", "rents")
    if t.question == "buy-tile":
        t.play("ponsonby", "done")
    while t.question != "discard-objective":
        if t.asked == ["chance"]:
            t.let_chance()
        elif t.question == "choose-fairchild":
            t.play(t.asked[0], t.offers(t.asked[0])[0])
        else:
            t.pass_round()
    for family in ("ponsonby", "york"):
        t.play(family, t.offers(family)[0])
    seats = plain(t, "york")["seats"]
    assert isinstance(seats, list)
    assert seats[0]["objectives-known"] == []


def test_who_draws_the_card_whose_place_it_knew_itself_tells_nobody() -> None:
    t = known_draw()
    t.county.objective_deck.strata.reverse()
    t.chance("objectives group-gentlemens-club group-salon")
    seats = plain(t, "ponsonby")["seats"]
    assert isinstance(seats, list)
    assert seats[1]["objectives-known"] == []
    assert t.county.known_objectives == [(), ()]


# The row of the draft, and the set-up


def test_set_up_starters_and_draft_row_are_open() -> None:
    t = new_game(modules=("starter-draft",), options={"first": "0"})
    told = plain(t, None)
    starters = told["starters"]
    assert isinstance(starters, list)
    assert len(starters) == 15
    t.let_chance()
    for viewer in ("ponsonby", None):
        row = plain(t, viewer)["draft-row"]
        assert isinstance(row, list)
        assert len(row) == 6


def test_the_view_of_a_turn_tells_what_the_turn_has_used() -> None:
    t = table(round=11, step="market", market=LATE, ponsonby={"pounds": 900, "level": 2})
    t.play("ponsonby", "buy english-garden 1", "refresh")
    told = plain(t, "york")
    assert (told["bought"], told["unlimited-purchases"], told["refreshed"]) == (1, True, True)
    aside = told["set-aside"]
    assert isinstance(aside, list)
    assert sorted(aside) == sorted(LATE[1:])
    assert (told["market"], told["new-in-market"]) == ([], 0)
    t.chance("tile gallery")
    assert plain(t, "york")["new-in-market"] == 1
    assert t.view("york").new_in_market == 1
    assert [TILES[tile] for tile in t.view("york").market] == ["gallery"]
