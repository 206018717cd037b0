"""What the fields of messages may hold, written once: decoding holds to it, and the documents tell it.

Where the application itself looks at a value and has a better word for what is wrong with it (an unknown
game, too many tables), the schema only tells the bound: `documented`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta

from parlour.ai.registry import levels
from parlour.games import games
from parlour.i18n.files import LANGUAGES
from parlour.server.door.secret_words import DEVICE_MARK, LONGEST_TOKEN, TABLE_LENGTH, TABLE_LETTERS
from parlour.server.lobby.names import LONGEST_NAME

MOST_SEATS: Final = 12
"""More than any game has: how many are too many is for the game to say."""
MOST_MODULES: Final = 60
MOST_OPTIONS: Final = 60
LONGEST_ID: Final = 60
LONGEST_VALUE: Final = 2_000
LONGEST_GIVEN: Final = LONGEST_NAME * 4
"""A name as it is given; what is kept of it is shorter."""
LONGEST_TITLE: Final = 60
LONGEST_SEED: Final = 64
LONGEST_LOG: Final = 1024 * 1024
MOST_MINE: Final = 200
MOST_BANK: Final = 60 * 60 * 24 * 30
MOST_HOURS: Final = 24 * 30
MOST_PLY: Final = 999_999_999
GAMES: Final = tuple([game.meta.id for game in games()])
KINDS: Final = ("me", "local", "open", "bot")
TABLE_PATTERN: Final = f"^{DEVICE_MARK}?[{TABLE_LETTERS}]{{{TABLE_LENGTH}}}$"


def documented(**schema: Any) -> Meta:
    """A bound that the schema tells and the application holds."""
    return Meta(extra_json_schema=schema)


GameId = Annotated[str, documented(enum=list(GAMES))]
BotId = Annotated[str, documented(enum=list(levels()))]
BotWish = Annotated[str, documented(enum=["", *levels()])]
Lang = Annotated[str, documented(enum=list(LANGUAGES))]
SeatKind = Annotated[str, documented(enum=["person", "open", "bot"])]
WishKind = Annotated[str, documented(enum=list(KINDS))]
Tier = Annotated[str, documented(enum=["free", "ask", "none"])]
ModuleStage = Annotated[str, documented(enum=["stable", "draft"])]
FactStatus = Annotated[
    str, documented(enum=["sourced", "derived", "convention", "reconstructed", "corrected"])
]
Up = Annotated[str, documented(enum=["up"])]
ReadyWord = Annotated[str, documented(enum=["ready"])]

Name = Annotated[str, Meta(max_length=LONGEST_GIVEN)]
Title = Annotated[str, Meta(max_length=LONGEST_TITLE * 4)]
Guide = Annotated[str, Meta(max_length=LONGEST_TITLE)]
Seed = Annotated[str, Meta(max_length=LONGEST_SEED)]
Secret = Annotated[str, Meta(max_length=LONGEST_TOKEN)]
Id = Annotated[str, Meta(max_length=LONGEST_ID)]
Value = Annotated[str, Meta(max_length=LONGEST_VALUE)]
LogWords = Annotated[str, Meta(max_length=LONGEST_LOG)]
TableId = Annotated[str, documented(pattern=TABLE_PATTERN)]

SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
SeatCount = Annotated[int, Meta(ge=0, le=MOST_SEATS)]
Modules = Annotated[list[Id], Meta(max_length=MOST_MODULES, extra_json_schema={"uniqueItems": True})]
ModulesToCheck = Annotated[list[Id], Meta(max_length=MOST_MODULES)]  # named twice is an answer, not an error
Options = Annotated[dict[Id, Value], Meta(max_length=MOST_OPTIONS)]
Bank = Annotated[int, documented(minimum=1, maximum=MOST_BANK)]
Increment = Annotated[int, documented(minimum=0, maximum=MOST_BANK)]
Hours = Annotated[int, documented(minimum=0, maximum=MOST_HOURS)]
Secrets = Annotated[dict[str, Secret], documented(maxProperties=MOST_MINE)]
