"""How the clients of a siege come to their tables: they make them, claim open seats, or bring a log along."""

from __future__ import annotations

import json
import random
import time
from functools import cache
from typing import Any, Final

from parlour.ai.registry import find_bot
from parlour.games import find_game
from parlour.kernel.game import Setup
from parlour.kernel.log import load as load_log
from parlour.sim.play.live_game import LiveGame
from tools.siege.ledger import IMPORT, NOT_DONE, NOT_KEPT, Ledger, Seated
from tools.siege.server import ask, call

GAMES: Final = ("notre-dame", "obsession")
HALF_GAME: Final = 60
"""Answers in a log that is brought along."""
CLAIM_TRIES: Final = 200
CLAIM_SECONDS: Final = 0.3
UNAVAILABLE: Final = 503


class NotHad(Exception):
    """There is no table to be had now: the server is gone, or its store is."""


def make_table(port: int, game: str, people: int, bots: int) -> tuple[str, list[tuple[int, str]]]:
    """A table with so many persons, each with a secret of his own, and random bots: its id, the secrets."""
    seats: list[dict[str, str]] = [{"kind": "me", "name": "A"}]
    seats += [{"kind": "open"} for _ in range(people - 1)]
    seats += [{"kind": "bot", "bot": "random"} for _ in range(bots)]
    made = ask(port, "POST", "/api/tables", {"game": game, "seats": seats, "practice": False})
    table: str = made["table"]["id"]
    secrets: list[tuple[int, str]] = [(0, made["token"])]
    for seat in range(1, people):
        wish = {"seat": seat, "name": f"P{seat}", "invitation": made["invitations"][str(seat)]}
        claimed: dict[str, Any] = ask(port, "POST", f"/api/tables/{table}/claims", wish)
        secrets.append((seat, claimed["token"]))
    return table, secrets


@cache
def half_game(game: str, seed: int) -> str:
    """The log of a game between two people that is not over, as a file."""
    rng = random.Random(f"half {game} {seed}")
    rules = find_game(game)
    setup = Setup(game, ("Ada", "Ben"), (), {}, {})
    bots = {seat: find_bot("random", game) for seat in range(2)}
    live = LiveGame(rules, setup, f"half {rng.random()}", bots)
    while live.ply < HALF_GAME and live.step():
        pass
    return live.log().dump()


def _told(ledger: Ledger, what: str, status: int, text: bytes) -> dict[str, Any] | None:
    """The answer to a request that changes something; None when nothing came of it. Others are faults."""
    if status < 300:
        found: dict[str, Any] = json.loads(text)
        return found
    code = json.loads(text).get("code", "") if text.startswith(b"{") else ""
    if status == UNAVAILABLE and code in NOT_KEPT:
        ledger.refused_by_store(what, code)
    elif status == UNAVAILABLE and code in NOT_DONE:
        ledger.not_done += 1
    else:
        ledger.faults.append(f"{what}: {status} {text[:160]!r}")
    return None


def _asked(ledger: Ledger, port: int, path: str, body: object) -> dict[str, Any]:
    """Ask for a new table; whether it was kept is known only when the answer came."""
    before = ledger.not_kept
    try:
        told = _told(ledger, f"POST {path}", *call(port, "POST", path, body))
    except ConnectionRefusedError as error:
        raise NotHad from error
    except OSError as error:
        ledger.unheard += 1
        raise NotHad from error
    if told is None:
        ledger.unheard += ledger.not_kept > before  # nobody knows whether it was kept
        raise NotHad
    return told


def bring_log(ledger: Ledger, port: int, game: str, seed: int) -> Seated:
    """A table from a log: whoever brings it holds both seats."""
    text = half_game(game, seed)
    made = _asked(ledger, port, "/api/imports", {"log": text})
    tokens = dict.fromkeys(made["held"], str(made["token"]))
    seated = Seated(made["table"]["id"], IMPORT, tokens, file=tuple(load_log(text).entries))
    ledger.seated[seated.table] = seated
    return seated


def sit_down(ledger: Ledger, port: int, game: str, *, claims: int, bots: int, bot: str) -> Seated:
    """A new table of one person, so many claimed seats, and bots."""
    seats: list[dict[str, str]] = [{"kind": "me", "name": "A"}]
    seats += [{"kind": "open"} for _ in range(claims)]
    seats += [{"kind": "bot", "bot": bot} for _ in range(bots)]
    made = _asked(ledger, port, "/api/tables", {"game": game, "seats": seats, "practice": not claims})
    seated = Seated(made["table"]["id"], tokens={0: str(made["token"])}, complete=not claims)
    ledger.seated[seated.table] = seated
    for seat in range(1, claims + 1):
        if not claim(ledger, port, seated, seat, made["invitations"][str(seat)]):
            return seated
    seated.complete = True
    return seated


def claim(ledger: Ledger, port: int, seated: Seated, seat: int, invitation: str) -> bool:
    """Take an open seat, and try again until it is had; False when an earlier try was kept and not heard."""
    wish = {"seat": seat, "name": f"P{seat}", "invitation": invitation}
    unheard = 0
    for _ in range(CLAIM_TRIES):
        if ledger.closed:
            return False
        try:
            status, text = call(port, "POST", f"/api/tables/{seated.table}/claims", wish)
        except OSError:
            unheard += 1
            time.sleep(CLAIM_SECONDS)
            continue
        if unheard and b"seat-taken" in text:
            return False
        told = _told(ledger, f"{seated.table}: claim", status, text)
        if told is not None:
            seated.claims[seat] = str(told["token"])
            return True
        if status != UNAVAILABLE:
            return False
        unheard += 1
        time.sleep(CLAIM_SECONDS)
    return False
