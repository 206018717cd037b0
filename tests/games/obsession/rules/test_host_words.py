"""The words of hosting and of the other answers: what they mean, that they print back, what is no word."""

from collections import Counter

import pytest

from parlour.games.obsession.game import OBSESSION as GAME
from parlour.games.obsession.words.catalogue import GENTRY, MILESTONES, TILES
from parlour.games.obsession.words.host_action import Host
from parlour.kernel.errors import Invalid
from tests.games.obsession.table import DAUGHTER, HEIR, LADY, LORD

CROWD = [
    "daniel-earl-of-asquith",
    "patricia-countess-of-asquith",
    "charles-viscount-pemberly",
    "lady-eleanor-chesterton",
    "maud-dowager-countess-of-asquith",
    "earl-paul-cavendish",
    "lady-evelyn-cavendish",
    "viscount-stephen-cavendish",
    "lady-tara-cavendish",
    LORD,
    LADY,
    HEIR,
    DAUGHTER,
]
"""Thirteen, one more than any activity could have."""


@pytest.mark.parametrize(
    "words",
    [
        "host butlers-room",
        "host butlers-room staff butler",
        "host butlers-room=recruit staff underbutler",
        f"host main-gazebo {LORD} {HEIR} staff footman",
        f"host main-gazebo {LADY}=dismiss {DAUGHTER} staff footman",
        f"host main-gazebo {LADY}=look_casual {DAUGHTER} staff footman rest footman",
        f"host main-gazebo {LORD} miss-anne-harlow staff ladys-maid,footman help ladys-maid,footman",
        f"host main-gazebo {LORD} {HEIR} staff footman rest footman help footman loan 2",
        f"host main-gazebo {LORD} {HEIR} staff footman loan 1",
        f"host main-gazebo {LORD} {HEIR} staff footman loan 40",
        f"host main-gazebo {LORD} {HEIR} rest footman",
        "host queens-suite alice-dowager-countess-holt=pounds staff housekeeper,ladys-maid,ladys-maid",
        "host great-hall " + " ".join(CROWD[:12]) + " staff butler",
        "host great-hall staff " + ",".join(["footman"] * 15),
    ],
)
def test_host_words_print_as_they_were_read(words: str) -> None:
    action = GAME.parse(words)
    assert action.text == words
    assert GAME.parse(action.text) == action


@pytest.mark.parametrize(
    ("words", "plain"),
    [
        (f"host main-gazebo {HEIR} {LORD} staff footman", f"host main-gazebo {LORD} {HEIR} staff footman"),
        (
            "host main-gazebo loan 2 help footman rest valet staff footman,valet",
            "host main-gazebo staff valet,footman rest valet help footman loan 2",
        ),
        ("host main-gazebo loan 07", "host main-gazebo loan 7"),
        ("host   main-gazebo    staff footman", "host main-gazebo staff footman"),
        (
            f"host main-gazebo {DAUGHTER} {LADY}=dismiss",
            f"host main-gazebo {LADY}=dismiss {DAUGHTER}",
        ),
    ],
)
def test_host_words_in_any_order_are_put_in_order(words: str, plain: str) -> None:
    assert GAME.parse(words).text == plain
    assert GAME.parse(words) == GAME.parse(plain)


def test_host_words_carry_their_parts() -> None:
    action = GAME.parse(
        f"host main-gazebo=prestige {LADY}=dismiss {HEIR} staff valet,footman,footman rest valet loan 3"
    )
    assert isinstance(action, Host)
    assert len(action.guests) == 2
    assert [favour for _, favour in action.choices] == ["prestige", "dismiss"]
    assert action.choices[0][0] == -1
    assert action.choices[1][0] == action.guests[0]
    assert (action.rest, action.help, action.loan) == (3, 0, 3)
    assert action.mask.bit_count() == 2
    bare = GAME.parse("host butlers-room")
    assert isinstance(bare, Host)
    assert (bare.guests, bare.choices, bare.staff, bare.rest, bare.help, bare.loan) == ((), (), 0, -1, 0, 0)


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("host", "host"),
        ("host the-moon", "the-moon"),
        ("host drawing", "drawing"),
        ("host main-gazebo nobody", "nobody"),
        (f"host {LORD} main-gazebo", LORD),
        ("host main-gazebo=kindness", "main-gazebo=kindness"),
        ("host main-gazebo=", "main-gazebo="),
        (f"host main-gazebo {LADY}=", f"{LADY}="),
        (f"host main-gazebo {LADY}=tea", f"{LADY}=tea"[:40]),
        (f"host main-gazebo {HEIR} {HEIR}", f"main-gazebo {HEIR} {HEIR}"[:40]),
        ("host great-hall " + " ".join(CROWD), f"great-hall {' '.join(CROWD)}"[:40]),
        ("host main-gazebo staff", "staff"),
        ("host main-gazebo staff chef", "chef"),
        ("host main-gazebo staff footman,", ""),
        ("host main-gazebo staff footman,chef", "chef"),
        ("host main-gazebo staff " + ",".join(["footman"] * 16), ",".join(["footman"] * 16)[:40]),
        ("host main-gazebo staff footman staff valet", "staff"),
        (f"host main-gazebo staff footman {LORD}", LORD),
        (f"host main-gazebo staff footman {LORD} rest valet", LORD),
        ("host main-gazebo rest", "rest"),
        ("host main-gazebo rest chef", "chef"),
        ("host main-gazebo rest valet,footman", "valet,footman"),
        ("host main-gazebo help", "help"),
        ("host main-gazebo help chef", "chef"),
        ("host main-gazebo loan", "loan"),
        ("host main-gazebo loan 0", "0"),
        ("host main-gazebo loan 41", "41"),
        ("host main-gazebo loan 100", "100"),
        ("host main-gazebo loan -1", "-1"),
        ("host main-gazebo loan two", "two"),
        ("host main-gazebo loan ²", "²"),
        ("host main-gazebo loan ٣", "٣"),
        ("host main-gazebo staff footman staff footman loan", "staff"),
        ("host main-gazebo carriage", "carriage"),
        ("host main-gazebo carriage chef+1", "chef+1"),
        ("host main-gazebo carriage footman", "footman"),
        ("host main-gazebo carriage footman+2", "footman+2"),
        ("host main-gazebo carriage footman-2", "footman-2"),
        ("host main-gazebo extra butler", "butler"),
        ("host main-gazebo extra cook,cook", "cook,cook"),
        ("host main-gazebo extra hall-boy", "hall-boy"),
        ("host main-gazebo extra hall-boy@nobody", "nobody"),
        ("host main-gazebo extra head-housemaid=tea", "head-housemaid=tea"),
    ],
)
def test_host_words_that_are_no_activity(words: str, named: str) -> None:
    with pytest.raises(Invalid) as caught:
        GAME.parse(words)
    assert caught.value.code == "unknown-words"
    assert caught.value.params == {"words": named, "verb": "host"}


@pytest.mark.parametrize(
    ("words", "code", "params"),
    [
        ("", "no-words", {}),
        ("fly away", "unknown-verb", {"verb": "fly"}),
        ("keep", "unknown-words", {"words": "keep", "verb": "keep"}),
        ("keep nobody", "unknown-words", {"words": "nobody", "verb": "keep"}),
        (f"keep {LORD} nobody", "unknown-words", {"words": "nobody", "verb": "keep"}),
        ("look", "unknown-words", {"words": "look", "verb": "look"}),
        ("look nobody", "unknown-words", {"words": "nobody", "verb": "look"}),
        ("starters nobody", "unknown-words", {"words": "nobody", "verb": "starters"}),
        ("hire", "unknown-words", {"words": "hire", "verb": "hire"}),
        ("hire chef", "unknown-words", {"words": "chef", "verb": "hire"}),
        ("hold great-hall", "unknown-words", {"words": "great-hall", "verb": "hold"}),
        ("objectives great-hall", "unknown-words", {"words": "great-hall", "verb": "objectives"}),
        ("monuments the-moon", "unknown-words", {"words": "the-moon", "verb": "monuments"}),
        ("service the-moon", "unknown-words", {"words": "the-moon", "verb": "service"}),
        ("keep " + "x" * 50, "unknown-words", {"words": "x" * 40, "verb": "keep"}),
        ("attack 6", "unknown-words", {"words": "attack 6", "verb": "attack"}),
        ("attack -1", "unknown-words", {"words": "attack -1", "verb": "attack"}),
        ("gossip", "unknown-words", {"words": "gossip", "verb": "gossip"}),
        ("gossip 6", "unknown-words", {"words": "gossip 6", "verb": "gossip"}),
        ("help chef", "unknown-words", {"words": "help chef", "verb": "help"}),
        ("help valet valet", "unknown-words", {"words": "help valet valet", "verb": "help"}),
        (
            "recruit 6 valet available",
            "unknown-words",
            {"words": "recruit 6 valet available", "verb": "recruit"},
        ),
        ("recruit 1 valet kitchen", "unknown-words", {"words": "recruit 1 valet kitchen", "verb": "recruit"}),
        ("buy stable 7", "unknown-words", {"words": "buy stable 7", "verb": "buy"}),
        ("buy stable 0", "unknown-words", {"words": "buy stable 0", "verb": "buy"}),
        ("invite casual 11 1", "unknown-words", {"words": "invite casual 11 1", "verb": "invite"}),
        ("invite casual 2 3", "unknown-words", {"words": "invite casual 2 3", "verb": "invite"}),
        ("invite casual 2 0", "unknown-words", {"words": "invite casual 2 0", "verb": "invite"}),
        ("invite casual 1 1", "unknown-words", {"words": "invite casual 1 1", "verb": "invite"}),
        ("roll 0", "unknown-words", {"words": "roll 0", "verb": "roll"}),
        ("roll 21", "unknown-words", {"words": "roll 21", "verb": "roll"}),
        ("first 6", "unknown-words", {"words": "first 6", "verb": "first"}),
        ("use the-moon", "unknown-words", {"words": "use the-moon", "verb": "use"}),
        ("dismiss nobody", "unknown-words", {"words": "dismiss nobody", "verb": "dismiss"}),
    ],
)
def test_words_that_are_no_answer(words: str, code: str, params: dict[str, str]) -> None:
    with pytest.raises(Invalid) as caught:
        GAME.parse(words)
    assert (caught.value.code, caught.value.params) == (code, params)


def test_words_every_answer_prints_back() -> None:
    verbs: Counter[str] = Counter()
    for action in GAME.vocabulary():
        parsed = GAME.parse(action.text)
        assert parsed == action
        assert type(parsed) is type(action)
        verbs[action.text.split()[0]] += 1
    seats = 6
    servants = 10
    assert verbs["gossip"] == servants * (seats + 1) + seats
    assert verbs["attack"] == seats
    assert verbs["help"] == servants
    assert verbs["recruit"] == seats * servants * 3
    assert verbs["hire"] == servants + servants * (servants + 1) // 2
    # Both decks, look 1, or look 2 to 10 and keep at least one of them.
    assert verbs["invite"] == 2 * (1 + sum(range(2, 11)))
    assert verbs["roll"] == 20
    assert verbs["first"] == seats
    # Six spaces and the reserves; alone, with the useful man, own or lent, with an architect, with both.
    assert verbs["buy"] == 7 * 6 * verbs["tile"]
    # A hall boy, an underbutler, a head housemaid for four kinds of invitation; own or lent.
    assert verbs["attend"] == 2 * 6
    assert verbs["inherit"] == verbs["fetch"] == verbs["scrap"] == verbs["tile"] == len(TILES)
    assert verbs["dismiss"] == verbs["guest"] == verbs["pick"] == verbs["court"] == len(GENTRY)
    assert verbs["recall"] == verbs["renounce"] == len(GENTRY)
    assert verbs["engage"] == servants
    assert verbs["claim"] == len(MILESTONES)
    assert verbs["ask"] == 2
    for single in (
        "pass",
        "entertain",
        "done",
        "decline",
        "borrow",
        "refresh",
        "rents",
        "renew",
        "accept",
        "redraw",
        "sweep",
        "collect",
        "pray",
        "consent",
        "deny",
    ):
        assert verbs[single] == 1
    assert verbs["assist"] == 2, "with the own useful man, or with the partner's"


@pytest.mark.parametrize(
    ("words", "attributes"),
    [
        ("family york", {"family": 3}),
        ("help footman", {"servant": 5}),
        ("gossip valet 2", {"servant": 3, "target": 2}),
        ("gossip 2", {"servant": -1, "target": 2}),
        ("gossip valet", {"servant": 3, "target": -1}),
        ("invite casual", {"deck": 0, "look": 1, "keep": 1}),
        ("invite prestige 3 1", {"deck": 1, "look": 3, "keep": 1}),
        ("attack 4", {"target": 4}),
        ("recruit 2 footman expended", {"target": 2, "servant": 5, "area": 2}),
        ("hire valet footman", {"servants": (3, 5)}),
        ("roll 20", {"pips": 20}),
        ("first 3", {"seat": 3}),
        ("use hire-servant footman", {"servant": 5, "card": -1}),
        ("use pounds-300", {"servant": -1, "card": -1}),
    ],
)
def test_words_carry_what_they_say(words: str, attributes: dict[str, object]) -> None:
    action = GAME.parse(words)
    assert {name: getattr(action, name) for name in attributes} == attributes
