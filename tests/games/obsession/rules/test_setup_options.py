"""What a table may agree on before the game, and every reason why a set-up is turned away."""

import pytest

from parlour.games.obsession.game import OBSESSION as GAME
from parlour.kernel.errors import Invalid
from parlour.kernel.game import Setup
from tests.games.obsession.names import FIRST_EDITION
from tests.games.obsession.table import misfit

FOUR = ("asquith", "cavendish", "ponsonby", "york")
SIX = (*FOUR, "howard", "wessex")
FAMILIES = "asquith, cavendish, ponsonby, york"
SERVICE = "brushing-room, barn, butlers-pantry, servants-quarters"
OPPONENTS = (
    *("fairfax", "fitzherbert", "stanhope", "villiers"),
    *("hanover", "gladstone", "grosvenor", "orange"),
    *("eden", "seymour", "tudor", "plantagenet"),
)
"""Beginners, intermediate ones and experts."""
NEW_OPPONENTS = ("poldark", "trevanion", "basset", "warleggan", "godolphin", "penrose")
"""Those of Upstairs, Downstairs."""
MODULES = (
    "base",
    "extended",
    "jane-austen",
    "emily-bronte",
    "queen-victoria",
    "charles-dickens",
    "starter-draft",
    "intensive-service",
    "intensive-service-any",
    "intensive-service-four",
    "garden-maze",
    "hire-when-passing",
    "novelty-guest",
    *FIRST_EDITION,
    "solitaire",
    "monuments-challenge",
    "ud-servants",
    "howard",
    "ud-guests",
    "ud-tiles",
    "ud-copies",
    "low-monuments",
    "wessex",
    "guest-limit",
    "dynamic-opponent",
    "milestones",
    "public-objectives",
    "teams",
    "tableau",
    "duel",
    "estate-challenge",
)


# Seats


def test_setup_one_to_six_players() -> None:
    assert misfit(()) == ("too-few-seats", {"seats": 0, "least": 1})
    assert misfit((*SIX, "windsor")) == ("too-many-seats", {"seats": 7, "most": 6})
    for seats in range(1, 5):
        GAME.start(Setup("obsession", FOUR[:seats]))
    GAME.start(Setup("obsession", SIX[:5], ("wessex", "ud-guests")))
    GAME.start(Setup("obsession", SIX, ("howard", "wessex", "ud-guests")))


def test_setup_more_than_four_players_need_more_families_and_guests() -> None:
    assert misfit(SIX[:5]) == ("too-few-families", {"seats": 5, "families": 4})
    assert misfit(SIX, ("wessex", "ud-guests")) == ("too-few-families", {"seats": 6, "families": 5})
    assert misfit(SIX[:5], ("wessex",)) == ("more-guests-needed", {"seats": 5, "module": "ud-guests"})


# Options


@pytest.mark.parametrize(
    ("seats", "given"),
    [(2, "2"), (3, "3"), (4, "4"), (2, "9"), (2, ""), (2, "00"), (2, "-1"), (2, "one"), (2, "²"), (1, "1")],
)
def test_setup_first_player_must_be_a_seat(seats: int, given: str) -> None:
    assert misfit(FOUR[:seats], first=given) == (
        "bad-option",
        {"option": "first", "value": given, "choices": f"random, 0-{seats - 1}"},
    )


def test_setup_first_player_long_words_are_cut() -> None:
    assert misfit(first="x" * 60)[1]["value"] == "x" * 40


@pytest.mark.parametrize("family", ["howard", "wessex", "windsor", ""])
def test_setup_families_must_be_known(family: str) -> None:
    assert misfit(FOUR[:2], families=f"york,{family}") == (
        "unknown-family",
        {"family": family, "known": FAMILIES},
    )


def test_setup_families_long_words_are_cut() -> None:
    assert misfit(families="x" * 60)[1] == {"family": "x" * 40, "known": FAMILIES}
    many = ",".join(["york"] * 20)
    assert misfit(families=many) == ("families-do-not-fit", {"families": many[:80], "seats": 2})


@pytest.mark.parametrize(
    ("seats", "given"),
    [
        (2, "york"),
        (2, "york,asquith,ponsonby"),
        (2, "york,york"),
        (3, "york,york,asquith"),
        (3, "york,york,asquith,ponsonby"),
    ],
)
def test_setup_one_family_for_every_seat_and_none_twice(seats: int, given: str) -> None:
    assert misfit(FOUR[:seats], families=given) == (
        "families-do-not-fit",
        {"families": given, "seats": seats},
    )


@pytest.mark.parametrize(
    ("option", "value", "choices"),
    [
        ("sculpture_garden", "absent", "required, free"),
        ("first_market", "maybe", "ask-if-odd, ask, keep"),
    ],
)
def test_setup_options_with_a_list_of_values(option: str, value: str, choices: str) -> None:
    assert misfit(FOUR[:2], (), **{option: value}) == (
        "bad-option",
        {"option": option.replace("_", "-"), "value": value, "choices": choices},
    )


def test_setup_options_that_do_not_exist() -> None:
    assert misfit(colours="red") == (
        "unknown-option",
        {
            "option": "colours",
            "known": "first, families, monuments, sculpture-garden, service-tiles, first-market, reserves, "
            "opponent, promo-guests, prestige-limit, milestone-cards, milestones-when, tableau-top, target, "
            "stolen-monuments",
        },
    )


@pytest.mark.parametrize(
    ("modules", "given", "code", "params"),
    [
        ((), "barn", "service-tiles-unused", {"tiles": "barn"}),
        ((), "x" * 90, "service-tiles-unused", {"tiles": "x" * 80}),
        (("intensive-service",), "barn", "service-tiles-unused", {"tiles": "barn"}),
        (
            ("intensive-service-any",),
            "barn,brushing-room,servants-hall",
            "unknown-service-tile",
            {"tile": "servants-hall", "known": SERVICE},
        ),
        (
            ("intensive-service-any",),
            "x" * 50,
            "unknown-service-tile",
            {"tile": "x" * 40, "known": SERVICE},
        ),
    ],
)
def test_intensive_service_the_tiles_named_must_fit(
    modules: tuple[str, ...], given: str, code: str, params: dict[str, str | int]
) -> None:
    assert misfit(FOUR[:2], modules, service_tiles=given) == (code, params)


@pytest.mark.parametrize(
    ("module", "number", "given"),
    [
        ("intensive-service-any", 3, "barn,brushing-room"),
        ("intensive-service-any", 3, "barn,brushing-room,barn"),
        ("intensive-service-any", 3, "barn,brushing-room,butlers-pantry,servants-quarters"),
        ("intensive-service-any", 3, "barn,brushing-room,butlers-pantry,barn"),
        ("intensive-service-four", 4, "barn,brushing-room,butlers-pantry"),
        ("intensive-service-four", 4, ",".join(["butlers-pantry"] * 9)),
    ],
)
def test_intensive_service_as_many_tiles_as_it_takes_and_each_once(
    module: str, number: int, given: str
) -> None:
    code = "service-tiles-do-not-fit"
    assert misfit(FOUR[:2], (module,), service_tiles=given) == (code, {"tiles": given[:80], "number": number})


# Modules


def test_setup_the_modules_of_the_box() -> None:
    assert tuple(module.id for module in GAME.meta.modules) == MODULES
    assert misfit(FOUR[:2], ("downton",)) == (
        "unknown-module",
        {"module": "downton", "known": ", ".join(MODULES)},
    )


@pytest.mark.parametrize(
    ("modules", "module", "other"),
    [
        (("jane-austen", "charles-dickens"), "charles-dickens", "jane-austen"),
        (("intensive-service", "intensive-service-any"), "intensive-service", "intensive-service-any"),
        (("intensive-service", "intensive-service-four"), "intensive-service", "intensive-service-four"),
        (
            ("intensive-service-any", "intensive-service-four"),
            "intensive-service-any",
            "intensive-service-four",
        ),
    ],
)
def test_variations_that_cannot_be_combined(modules: tuple[str, ...], module: str, other: str) -> None:
    assert misfit(FOUR[:2], modules) == ("module-excludes", {"module": module, "other": other})


def test_first_edition_holiday_belongs_to_extended_play() -> None:
    assert misfit(FOUR[:2], ("first-edition-holiday",)) == (
        "module-requires",
        {"module": "first-edition-holiday", "other": "extended"},
    )
    GAME.start(Setup("obsession", FOUR[:2], ("extended", "first-edition-holiday")))


# Solitaire


@pytest.mark.parametrize("variant", ["jane-austen", "charles-dickens"])
def test_solitaire_courtship_is_closed_anyway(variant: str) -> None:
    assert misfit(("york",), (variant,)) == (
        "module-excludes",
        {"module": "solitaire", "other": variant},
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_solitaire_is_for_one(seats: int) -> None:
    for module in ("solitaire", "monuments-challenge", "dynamic-opponent", "estate-challenge"):
        alone = ("module-needs-one-seat", {"module": module, "seats": seats})
        assert misfit(FOUR[:seats], (module,)) == alone
    for option, value in [("opponent", "eden"), ("reserves", "on"), ("reserves", "off")]:
        told = {"option": option, "module": "solitaire"}
        assert misfit(FOUR[:seats], (), **{option: value}) == ("option-only-alone", told)


def test_solitaire_eighteen_opponents() -> None:
    for opponent in OPPONENTS:
        GAME.start(Setup("obsession", ("york",), (), {"opponent": opponent}))
    for opponent in NEW_OPPONENTS:
        GAME.start(Setup("obsession", ("york",), ("ud-servants",), {"opponent": opponent}))
    assert misfit(("york",), opponent="darcy") == (
        "bad-option",
        {"option": "opponent", "value": "darcy", "choices": ", ".join((*OPPONENTS, *NEW_OPPONENTS))},
    )
    assert misfit(("york",), reserves="maybe") == (
        "bad-option",
        {"option": "reserves", "value": "maybe", "choices": "on, off"},
    )


def test_solitaire_ruling_23_the_opponents_card_fixes_the_length() -> None:
    for opponent in OPPONENTS:
        if opponent in ("villiers", "orange", "tudor", "plantagenet"):
            GAME.start(Setup("obsession", ("york",), ("extended",), {"opponent": opponent}))
        else:
            assert misfit(("york",), ("extended",), opponent=opponent) == (
                "opponent-plays-standard",
                {"opponent": opponent},
            )


def modules_of(*modules: str, **options: str) -> tuple[str, ...]:
    """The modules a solitaire game is played with in the end."""
    return GAME.start(Setup("obsession", ("york",), modules, options)).rules.modules


def test_solitaire_one_seat_brings_the_module_along() -> None:
    assert modules_of() == ("base", "solitaire")
    assert modules_of("solitaire") == ("base", "solitaire")
    assert modules_of(opponent="tudor") == ("base", "extended", "solitaire")
    assert modules_of("extended", "solitaire", opponent="tudor") == ("base", "extended", "solitaire")
    assert modules_of("monuments-challenge") == ("base", "solitaire", "monuments-challenge")
    assert modules_of("first-edition-holiday", opponent="orange") == (
        "base",
        "extended",
        "first-edition-holiday",
        "solitaire",
    )
    assert GAME.start(Setup("obsession", FOUR[:2])).rules.modules == ("base",)


# Corrections


def test_setup_corrections_of_the_facts_hold_for_this_game_alone() -> None:
    plain = Setup("obsession", FOUR[:2])
    corrected = Setup("obsession", FOUR[:2], (), {}, {"families": {"ponsonby": {"bonus": _GIFT}}})
    assert GAME.start(plain).rules.data.families[2].bonus.amount == 300
    assert GAME.start(corrected).rules.data.families[2].bonus.amount == 500
    assert GAME.start(plain).rules.data.families[2].bonus.amount == 300
    assert GAME.data_hash(plain) != GAME.data_hash(corrected)
    with pytest.raises(Invalid):
        GAME.start(Setup("obsession", FOUR[:2], (), {}, {"families": {"windsor": {"bonus": _GIFT}}}))


_GIFT = {"kind": "pounds_start", "amount": 500}
