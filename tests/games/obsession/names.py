"""Cards, tiles and modules that the tests of several rules name."""

from __future__ import annotations

STARTERS = [
    "beatrice-countess-of-rochdale",
    "colonel-walter-dalrymple",
    "francis-trotwood-esq",
    "hon-charlotte-woods",
    "john-ambrose-esq",
    "lady-mary-russell",
    "lady-sarah-lewis",
    "major-william-hawes",
    "miss-alice-bingly",
    "miss-anne-harlow",
    "miss-caroline-west",
    "miss-penelope-atwood",
    "reginald-hopkins-esq",
    "sir-charles-wadsworth-bt",
    "zachary-ell-esq",
]
PEERS = [
    "anne-marie-comtesse-de-vitry",
    "caroline-viscountess-abernathy",
    "count-dmitry-konstantinov",
    "hon-albert-plantagenet",
    "hon-regina-washburn",
    "lady-elinor-palmer",
    "lady-elizabeth-hastings",
    "major-anthony-cole",
    "theo-lord-marshfield",
]
"""Prestige guests, in the order of their names."""
BALL = [
    "agnes-marchioness-of-easton",
    "richard-duke-of-langford",
    "lady-alexandra-suffolk",
    "earl-paul-cavendish",
    "lady-evelyn-cavendish",
    "lady-tara-cavendish",
]
RECITAL = ["ambrose-marquess-of-tetbury", "lady-marianne-turner", "victoria-countess-howard"]
"""The guests of two worked examples of the expansion."""
OBJECTIVES = [
    "room-great-hall", "room-statuary", "room-hillside-kennel", "room-french-garden", "room-music-room",
    "room-main-library", "guests-per-three", "guests-prestige", "guests-ladies", "guests-gentlemen",
    "guests-elite", "category-essentials", "category-service", "category-estate", "category-prestige",
    "category-sporting", "servants-three-ladys-maids", "servants-three-valets", "servants-four-footmen",
    "servants-balanced", "group-naturalist", "group-epicurean", "group-gardener", "group-horseman",
    "group-lawn-games", "group-gentlemens-club", "group-salon", "misc-max-reputation", "misc-wealth",
    "misc-monuments",
]  # fmt: skip
"""All that a standard game is played with."""
START_TILES = ["private-study", "butlers-room", "main-gazebo", "front-parlour", "bowling-green"]
LATE = ["english-garden", "breakfast-room", "tennis-court", "drawing-room", "main-library", "music-room"]
"""A market without the tiles that go to a reserve."""
MONUMENTS = ["sculpture-garden", "trophy-room", "wine-cellar"]
"""Those that two players have in the bag, where it is said."""
SCORE_SHEET = ["tiles", "gentry", "objectives", "reputation", "service", "wealth", "courtship"]
FIRST_EDITION = (
    "first-edition-pawn",
    "first-edition-objectives",
    "first-edition-hall",
    "first-edition-no-reserves",
    "first-edition-duplicates",
    "first-edition-holiday",
)
