"""Every action by its text: what is written in logs, scenarios and on the wire, read back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from parlour.games.obsession.words.actions import (
    ASK,
    ASSIST,
    ASSIST_LENT,
    ATTACK,
    ATTEND,
    BORROW,
    BUY,
    BUY_CHEAPER,
    CLAIM,
    COLLECT,
    CONSENT,
    COURT,
    DECLINE,
    DENY,
    DISCARD,
    DISMISS,
    DONE,
    ENGAGE,
    ENTERTAIN,
    FAMILY,
    FETCH,
    GOSSIP,
    HELP,
    HIRE,
    INHERIT,
    INVITE,
    KEEP_MARKET,
    PASS,
    PICK,
    PRAY,
    RECALL,
    RECRUIT,
    REDRAW_MARKET,
    REFRESH,
    RENEW,
    RENOUNCE,
    RENTS,
    SCRAP,
    SWEEP,
    USE,
    USE_HIRE,
    USE_RECLAIM,
    Hire,
    KeepGuests,
    KeepObjectives,
)
from parlour.games.obsession.words.catalogue import (
    GENTRY_AT,
    MILESTONE_AT,
    OBJECTIVE_AT,
    SERVANT_AT,
    TILE_AT,
)
from parlour.games.obsession.words.draws import (
    FIRST,
    GUEST,
    ROLL,
    THEME,
    TILE,
    VP_CARD,
    Cards,
    DealObjectives,
    Milestones,
    Tiles,
)
from parlour.games.obsession.words.host_action import parse_host
from parlour.kernel.action import Action, Vocabulary
from parlour.kernel.errors import Invalid


def _numbers(words: tuple[str, ...], known: dict[str, int], verb: str) -> tuple[int, ...]:
    for word in words:
        if word not in known:
            raise Invalid("unknown-words", {"words": word[:40], "verb": verb})
    if not words:
        raise Invalid("unknown-words", {"words": verb, "verb": verb})
    return tuple([known[word] for word in words])


def _keep(words: tuple[str, ...]) -> Action:
    return KeepGuests(_numbers(words, GENTRY_AT, "keep"))


def _hold(words: tuple[str, ...]) -> Action:
    return KeepObjectives(_numbers(words, OBJECTIVE_AT, "hold"))


def _objectives(words: tuple[str, ...]) -> Action:
    return DealObjectives(_numbers(words, OBJECTIVE_AT, "objectives"))


def _starters(words: tuple[str, ...]) -> Action:
    return Cards("starters", _numbers(words, GENTRY_AT, "starters"))


def _look(words: tuple[str, ...]) -> Action:
    return Cards("look", _numbers(words, GENTRY_AT, "look"))


def _monuments(words: tuple[str, ...]) -> Action:
    return Tiles("monuments", _numbers(words, TILE_AT, "monuments"))


def _service(words: tuple[str, ...]) -> Action:
    return Tiles("service", _numbers(words, TILE_AT, "service"))


def _milestones(words: tuple[str, ...]) -> Action:
    return Milestones(_numbers(words, MILESTONE_AT, "milestones"))


def _hire(words: tuple[str, ...]) -> Action:
    return Hire(_numbers(words, SERVANT_AT, "hire"))


def _countable() -> Iterable[Action]:
    yield from (
        PASS,
        ENTERTAIN,
        DONE,
        DECLINE,
        BORROW,
        REFRESH,
        RENTS,
        RENEW,
        KEEP_MARKET,
        REDRAW_MARKET,
        SWEEP,
        ASSIST,
        ASSIST_LENT,
        COLLECT,
        PRAY,
        CONSENT,
        DENY,
    )
    for more in (ENGAGE, INHERIT, RECALL, RENOUNCE, FETCH, CLAIM, ASK, SCRAP):
        yield from more
    yield from BUY_CHEAPER.values()
    yield from ATTEND.values()
    for family in (FAMILY, PICK, HELP, USE, ATTACK, DISMISS, COURT, DISCARD, FIRST, GUEST, TILE):
        yield from family
    for table in (USE_HIRE, USE_RECLAIM, GOSSIP, INVITE, RECRUIT, BUY):
        yield from table.values()
    yield from HIRE.values()
    yield from VP_CARD
    yield from THEME
    yield from ROLL[1:]


VOCABULARY: Final = Vocabulary(
    _countable(),
    {
        "host": parse_host,
        "keep": _keep,
        "hold": _hold,
        "objectives": _objectives,
        "starters": _starters,
        "look": _look,
        "monuments": _monuments,
        "service": _service,
        "hire": _hire,
        "milestones": _milestones,
    },
)
