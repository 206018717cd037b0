"""Victory Point Cards: the favour and the points of each of the eleven kinds, and where a used card goes."""

import pytest

from parlour.games.obsession.words.catalogue import VP_CARDS
from tests.games.obsession.names import MONUMENTS
from tests.games.obsession.table import Row, Table, described, table

RULE = "victory-point-cards"
CHARLES = "charles-fairchild-esq"
STAFF = ["butler", "housekeeper", "valet", "ladys-maid", "footman"]
POINTS = {
    "reputation-2": 3,
    "reputation-3": 4,
    "pounds-300": 3,
    "pounds-500": 4,
    "prestige-invite": 4,
    "objective-draw": 4,
    "unlimited-purchases": 3,
    "refresh-service": 4,
    "refresh-market": 5,
    "hire-servant": 5,
    "recall-guest": 5,
}
LATE = ["english-garden", "breakfast-room", "tennis-court", "drawing-room", "main-library", "gallery"]


def with_card(*cards: str, row: Row | None = None, **told: object) -> Table:
    """Ponsonby at the beginning of a turn, without money, with some cards."""
    board = {"pounds": 0, "vp-cards": list(cards), **(row or {})}
    return described({"round": 2, "step": "turn", "ponsonby": board, **told})


# Points, and where a card goes


@pytest.mark.parametrize("kind", POINTS)
def test_vp_cards_points_of_a_card_that_is_kept(kind: str) -> None:
    t = with_card(kind)
    assert t.seat("ponsonby").score["courtship"] == POINTS[kind]
    t = with_card(kind, f"{kind}-b")
    assert t.seat("ponsonby").score["courtship"] == 2 * POINTS[kind]
    assert t.seat("york").score["courtship"] == 0


USES = {
    "reputation-2": "use reputation-2",
    "reputation-3": "use reputation-3",
    "pounds-300": "use pounds-300",
    "pounds-500": "use pounds-500",
    "prestige-invite": "use prestige-invite",
    "objective-draw": "use objective-draw",
    "unlimited-purchases": "use unlimited-purchases",
    "refresh-service": "use refresh-service",
    "refresh-market": "use refresh-market",
    "hire-servant": "use hire-servant valet",
    "recall-guest": "use recall-guest john-ambrose-esq",
}


@pytest.mark.parametrize("kind", USES)
def test_vp_cards_a_used_card_gives_up_its_points_and_goes_under_the_deck(kind: str) -> None:
    t = with_card(kind, row={"discard": ["john-ambrose-esq"]})
    assert t.county.vp_deck.size() == 29
    t.play("ponsonby", USES[kind])
    assert t.seat("ponsonby").vp_cards == []
    assert t.seat("ponsonby").score["courtship"] == 0
    bottom = t.county.vp_deck.strata[-1]
    # Revealed to all, so everybody knows what lies there.
    assert ([VP_CARDS[card] for card in bottom.cards], bottom.fixed, bottom.known) == ([kind], True, 0b11)
    assert t.county.vp_deck.size() == 30
    for viewer in ("ponsonby", "york", "nobody"):
        assert t.events("card-used", viewer) == [{"event": "card-used", "seat": 0, "vp-card": kind}]


@pytest.mark.parametrize("kind", USES)
def test_vp_cards_only_a_card_one_holds(kind: str) -> None:
    t = with_card("pounds-300" if kind != "pounds-300" else "pounds-500", york={"vp-cards": [kind]})
    assert t.refuses("ponsonby", USES[kind]) == ("card-not-held", RULE)
    assert t.told("ponsonby", USES[kind]) == {"card": kind}


@pytest.mark.parametrize(
    "words",
    [
        "use pounds-300 valet",
        "use pounds-300 john-ambrose-esq",
        "use refresh-market footman",
        "use refresh-service john-ambrose-esq",
        "use unlimited-purchases valet",
    ],
)
def test_vp_cards_most_favours_name_nobody(words: str) -> None:
    kind = words.split()[1]
    t = with_card(kind, row={"discard": ["john-ambrose-esq"]})
    assert t.refuses("ponsonby", words) == ("favour-names-nobody", RULE)
    assert t.told("ponsonby", words) == {"card": kind}


def test_vp_cards_each_copy_of_a_kind_is_offered_once() -> None:
    t = with_card("pounds-300", "pounds-300-b", "reputation-2")
    assert t.offers("ponsonby", "use") == ["use reputation-2", "use pounds-300"]
    t.play("ponsonby", "use pounds-300")
    assert t.seat("ponsonby").vp_cards == ["reputation-2", "pounds-300-b"]
    t.play("ponsonby", "use pounds-300")
    assert (t.seat("ponsonby").vp_cards, t.seat("ponsonby").pounds) == (["reputation-2"], 600)


@pytest.mark.parametrize("step", ["turn", "check", "host", "market", "pass-favour"])
def test_vp_cards_at_any_time_of_the_own_turn(step: str) -> None:
    t = table(
        round=2, step=step, ponsonby={"vp-cards": ["pounds-500"], "pounds": 0, "estate": ["servants-hall"]}
    )
    question = t.question
    t.play("ponsonby", "use pounds-500")
    assert (t.question, t.asked, t.seat("ponsonby").pounds) == (question, ["ponsonby"], 500)


def test_vp_cards_not_in_the_turn_of_another() -> None:
    t = with_card(york={"vp-cards": ["pounds-500"]})
    assert t.refuses("york", "use pounds-500") == ("not-your-turn", "table")


# Reputation and pounds


@pytest.mark.parametrize(
    ("kind", "steps", "after"), [("reputation-2", 2, (3, 1)), ("reputation-3", 3, (3, 2))]
)
def test_vp_card_reputation(kind: str, steps: int, after: tuple[int, int]) -> None:
    t = with_card(kind, row={"level": 2, "position": 4})
    t.play("ponsonby", f"use {kind}")
    assert t.seat("ponsonby").reputation == after
    assert t.events("reputation-changed") == [
        {
            "event": "reputation-changed",
            "seat": 0,
            "steps": steps,
            "moved": steps,
            "level": after[0],
            "position": after[1],
            "source": "vp-card",
        }
    ]


def test_vp_card_reputation_past_the_top_is_lost() -> None:
    t = with_card("reputation-3", row={"level": 7, "position": 4})
    t.play("ponsonby", "use reputation-3")
    assert t.seat("ponsonby").reputation == (7, 5)
    (event,) = t.events("reputation-changed")
    assert (event["steps"], event["moved"]) == (3, 1)


@pytest.mark.parametrize(("kind", "pounds"), [("pounds-300", 300), ("pounds-500", 500)])
def test_vp_card_pounds(kind: str, pounds: int) -> None:
    t = with_card(kind, row={"pounds": 100})
    t.play("ponsonby", f"use {kind}")
    assert t.seat("ponsonby").pounds == 100 + pounds
    assert t.events("pounds-changed") == [
        {"event": "pounds-changed", "seat": 0, "pounds": pounds, "source": "vp-card"}
    ]


# Prestige guest invitation


def test_vp_card_prestige_invitation() -> None:
    t = with_card("prestige-invite")
    t.play("ponsonby", "use prestige-invite")
    assert len(t.offers("chance")) == 25
    assert t.refuses("chance", "guest john-ambrose-esq") == ("impossible-outcome", "enjoy-favours")
    t.chance("guest john-lord-brooks")
    assert "john-lord-brooks" in t.seat("ponsonby").hand
    assert t.events("guest-joined", "york") == [
        {"event": "guest-joined", "seat": 0, "gentry": "john-lord-brooks"}
    ]
    assert t.question == "choose-turn"


# Unlimited purchases


def test_vp_card_unlimited_purchases_for_one_turn() -> None:
    t = table(
        round=2, step="market", market=LATE, ponsonby={"pounds": 3000, "vp-cards": ["unlimited-purchases"]}
    )
    t.play("ponsonby", "buy english-garden 1")
    # Also after a first purchase.
    t.play("ponsonby", "use unlimited-purchases")
    assert t.market == ["-", *LATE[1:]]
    t.play("ponsonby", "buy breakfast-room 2", "buy gallery 6", "done")
    assert t.seat("ponsonby").pounds == 3000 - 200 - 400 - 1000
    t.let_chance()
    # York's turn is an ordinary one.
    assert t.asked == ["york"]
    assert not t.county.unlimited


def test_vp_card_unlimited_purchases_may_be_called_before_the_market() -> None:
    t = with_card("unlimited-purchases", market=LATE, row={"pounds": 1000})
    t.play("ponsonby", "use unlimited-purchases", "pass", "rents", "buy english-garden 1")
    assert t.offers("ponsonby", "buy") == ["buy breakfast-room 2", "buy tennis-court 3", "buy drawing-room 4",
                                           "buy main-library 5", "buy gallery 6"]  # fmt: skip


# Refresh all service


def test_vp_card_refresh_all_service() -> None:
    row = {
        "available": ["butler"],
        "quarters": ["valet", "footman"],
        "expended": ["housekeeper", "ladys-maid"],
    }
    t = with_card("refresh-service", row=row)
    t.play("ponsonby", "use refresh-service")
    board = t.seat("ponsonby")
    assert (board.available, board.quarters, board.expended) == (STAFF, [], [])
    assert t.events("service-refreshed") == [{"event": "service-refreshed", "seat": 0}]


def test_vp_card_refresh_all_service_leaves_those_at_work() -> None:
    """The servants of the activity are not on the board; they are expended when it is cleared."""
    t = table(
        round=2,
        step="host",
        ponsonby={
            "vp-cards": ["refresh-service"],
            "available": ["housekeeper"],
            "quarters": ["valet"],
            "expended": ["butler", "ladys-maid", "footman"],
        },
    )
    words = "host front-parlour mabel-countess-of-ponsonby=dismiss lady-margaret-carlow staff housekeeper"
    t.play("ponsonby", words)
    t.chance("guest john-ambrose-esq")
    t.play("ponsonby", "use refresh-service")
    assert t.seat("ponsonby").available == ["butler", "valet", "ladys-maid", "footman"]
    assert t.county.serving
    t.finish("ponsonby")
    assert t.seat("ponsonby").expended == ["housekeeper"]


# Refresh the Builders' Market


def test_vp_card_refresh_the_market_costs_no_reputation() -> None:
    t = with_card("refresh-market", market=LATE, row={"level": 2, "position": 3})
    t.play("ponsonby", "use refresh-market")
    assert t.events("market-refreshed") == [{"event": "market-refreshed", "seat": 0}]
    assert t.market == []
    t.chance(
        "tile statuary",
        "tile barn",
        "tile stable",
        "tile smoking-room",
        "tile great-hall",
        "tile wine-cellar",
    )
    assert t.market == ["stable", "barn", "smoking-room", "statuary", "great-hall", "wine-cellar"]
    assert t.seat("ponsonby").reputation == (2, 3)
    # The paid refresh is another one.
    assert "refresh" in t.offers("ponsonby")
    assert not t.county.refreshed


# Hire


@pytest.mark.parametrize("servant", ["valet", "ladys-maid", "footman"])
def test_vp_card_hire_any_small_servant_into_expended_service(servant: str) -> None:
    t = with_card("hire-servant")
    before = t.for_hire.count(servant)
    t.play("ponsonby", f"use hire-servant {servant}")
    assert t.seat("ponsonby").expended == [servant]
    assert t.for_hire.count(servant) == before - 1
    assert t.events("servants-hired") == [{"event": "servants-hired", "seat": 0, "servants": (servant,)}]


@pytest.mark.parametrize("servant", ["underbutler", "butler", "housekeeper", "cook", "useful-man"])
def test_vp_card_hire_no_underbutler_and_nobody_else(servant: str) -> None:
    t = with_card("hire-servant")
    assert t.refuses("ponsonby", f"use hire-servant {servant}") == ("not-for-hire", RULE)


def test_vp_card_hire_somebody_must_be_named() -> None:
    t = with_card("hire-servant", row={"discard": ["john-ambrose-esq"]})
    assert t.refuses("ponsonby", "use hire-servant") == ("not-for-hire", RULE)
    assert t.refuses("ponsonby", "use hire-servant john-ambrose-esq") == ("not-for-hire", RULE)


def test_vp_card_hire_only_those_who_are_left() -> None:
    t = with_card("hire-servant", york={"available": [*STAFF, "valet", "valet"]})
    assert t.refuses("ponsonby", "use hire-servant valet") == ("nobody-left-to-hire", RULE)
    assert t.told("ponsonby", "use hire-servant valet") == {"servant": "valet"}
    assert t.offers("ponsonby", "use") == ["use hire-servant ladys-maid", "use hire-servant footman"]


def test_vp_card_hire_is_not_recruiting() -> None:
    t = with_card("hire-servant")
    t.play("ponsonby", "use hire-servant footman")
    assert t.seat("york").available.count("footman") == 2


# Refresh a guest


def test_vp_card_recall_a_guest_from_the_discard_pile() -> None:
    t = with_card("recall-guest", row={"discard": ["john-ambrose-esq", CHARLES, "lady-margaret-carlow"]})
    # Family members are no guests; a Fairchild is one.
    assert t.offers("ponsonby", "use") == [f"use recall-guest {CHARLES}", "use recall-guest john-ambrose-esq"]
    assert t.refuses("ponsonby", "use recall-guest lady-margaret-carlow") == ("guest-not-in-discard", RULE)
    assert t.told("ponsonby", "use recall-guest lady-margaret-carlow") == {"guest": "lady-margaret-carlow"}
    t.play("ponsonby", "use recall-guest john-ambrose-esq")
    assert t.seat("ponsonby").discard == {CHARLES, "lady-margaret-carlow"}
    assert "john-ambrose-esq" in t.seat("ponsonby").hand
    assert t.events("guest-recalled", "york") == [
        {"event": "guest-recalled", "seat": 0, "gentry": "john-ambrose-esq"}
    ]


def test_vp_card_recall_only_from_the_own_discard_pile() -> None:
    t = with_card("recall-guest", row={"hand": ["john-ambrose-esq"]}, york={"discard": ["lady-sarah-lewis"]})
    for guest in ("john-ambrose-esq", "lady-sarah-lewis", "zachary-ell-esq"):
        assert t.refuses("ponsonby", f"use recall-guest {guest}") == ("guest-not-in-discard", RULE)
    assert t.refuses("ponsonby", "use recall-guest") == ("guest-must-be-named", RULE)
    assert t.refuses("ponsonby", "use recall-guest valet") == ("guest-must-be-named", RULE)
    assert t.offers("ponsonby", "use") == []


# The examples of the glossary


def test_vp_cards_example_1_two_reputation_instead_of_three_points_net_four() -> None:
    t = table(round=16, step="window", ponsonby={"level": 6, "position": 4, "vp-cards": ["reputation-2"]})
    before = sum(t.seat("ponsonby").score.values())
    assert t.seat("ponsonby").score["reputation"] == 21
    t.play("ponsonby", "use reputation-2")
    assert t.seat("ponsonby").reputation == (7, 1)
    assert t.seat("ponsonby").score["reputation"] == 28
    assert sum(t.seat("ponsonby").score.values()) == before + 4


def test_vp_cards_example_2_a_new_market_in_search_of_a_monument() -> None:
    row = {"pounds": 1100, "vp-cards": ["refresh-market"]}
    t = table(round=2, step="market", market=LATE, monuments=MONUMENTS, ponsonby=row)
    t.play("ponsonby", "use refresh-market")
    t.chance("tile sculpture-garden", "tile barn", "tile stable", "tile smoking-room", "tile statuary")
    t.chance("tile english-garden")
    t.play("ponsonby", "buy sculpture-garden 6")
    assert (t.seat("ponsonby").estate[-1], t.seat("ponsonby").pounds) == ("sculpture-garden", 0)


def test_vp_cards_example_3_a_servant_for_an_objective() -> None:
    row = {
        "available": [*STAFF, "ladys-maid"],
        "objectives": ["servants-three-ladys-maids"],
        "vp-cards": ["hire-servant"],
    }
    t = table(round=16, step="window", ponsonby=row)
    assert t.seat("ponsonby").score["objectives"] == 0
    before = sum(t.seat("ponsonby").score.values())
    t.play("ponsonby", "use hire-servant ladys-maid")
    assert t.seat("ponsonby").score["objectives"] == 6
    # 6 for the objective and 2 for the servant, less 5 for the card
    assert sum(t.seat("ponsonby").score.values()) == before + 3


# A card under the deck may come again


def all_but(*cards: str) -> list[str]:
    """The other cards of the deck."""
    three = ("reputation-2", "reputation-3", "pounds-300", "prestige-invite", "objective-draw",
             "unlimited-purchases", "refresh-service", "refresh-market")  # fmt: skip
    every = [kind + suffix for kind in three for suffix in ("", "-b", "-c")]
    two = ("pounds-500", "hire-servant", "recall-guest")
    every += [kind + suffix for kind in two for suffix in ("", "-b")]
    return [card for card in every if card not in cards]


def test_vp_cards_a_card_known_to_all_stays_known_when_it_is_drawn() -> None:
    t = table(
        round=3,
        step="turn",
        to_move="york",
        themes=["prestige"],
        market=[*LATE[:5], "music-room"],
        ponsonby={"vp-cards": all_but("pounds-500", "pounds-500-b", "recall-guest")},
        york={"vp-cards": ["pounds-500-b", "recall-guest"]},
    )
    t.play("york", "use pounds-500", "pass", "rents")
    if t.question == "buy-tile":
        t.play("york", "done")
    # A tie: Ponsonby draws the last card of the deck, York the one that was just slid under it.
    assert t.offers("chance") == ["card pounds-500"]
    t.chance("card pounds-500")
    assert t.offers("chance") == ["card pounds-500-b"]
    assert t.refuses("chance", "card pounds-500") == ("impossible-outcome", RULE)
    t.chance("card pounds-500-b")
    assert [[VP_CARDS[card] for card in cards] for cards in t.county.open_vp] == [[], ["pounds-500-b"]]
    assert t.seat("york").vp_cards == ["pounds-500-b", "recall-guest"]


def test_vp_cards_of_two_copies_the_one_known_to_all_is_used_first() -> None:
    t = with_card("pounds-500", "pounds-500-b")
    t.county.open_vp[0] = (VP_CARDS.index("pounds-500-b"),)
    t.play("ponsonby", "use pounds-500")
    assert t.seat("ponsonby").vp_cards == ["pounds-500"]
    assert t.county.open_vp[0] == ()
    # What is told is the kind: the copies are alike.
    assert t.events("card-used")[0]["vp-card"] == "pounds-500"
    # Without that, the first.
    t = with_card("pounds-500", "pounds-500-b")
    t.play("ponsonby", "use pounds-500")
    assert t.seat("ponsonby").vp_cards == ["pounds-500-b"]
