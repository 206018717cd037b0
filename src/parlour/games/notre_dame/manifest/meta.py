"""Notre Dame's card in the catalogue."""

from __future__ import annotations

from typing import Final

from parlour.games.notre_dame.manifest.modules import MODULES, OPTIONS
from parlour.kernel.game import Meta

META: Final = Meta(
    id="notre-dame",
    rules_version="1",
    min_seats=2,
    max_seats=5,
    modules=MODULES,
    base="base",
    options=OPTIONS,
    designer="Stefan Feld",
    publisher="alea / Ravensburger",
    question_kinds=(
        "keep-card",
        "play-card",
        "move-cube",
        "make-donation",
        "send-confidant",
        "choose-bonus",
        "move-carriage",
        "bribe-person",
        "bribe-again",
        "play-third-card",
        "move-pieces",
        "move-one-piece",
        "move-everything",
        "found-sector",
        "found-sectors",
        "work-sector",
        "withdraw-cubes",
        "cash-bills",
        "give-gold",
        "remove-cube",
    ),
    seat_option="colours",
)
