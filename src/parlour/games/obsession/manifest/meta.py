"""Obsession's card in the catalogue."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.manifest.modules import MODULES, OPTIONS
from parlour.kernel.game import Meta

META: Final = Meta(
    id="obsession",
    rules_version="3",
    min_seats=1,
    max_seats=6,
    modules=MODULES,
    base="base",
    options=OPTIONS,
    designer="Dan Hallagan",
    publisher="Kayenta Games",
    question_kinds=(
        "choose-family",
        "pick-starter",
        "select-objectives",
        "agree-market",
        "choose-turn",
        "use-hall",
        "aim-hall",
        "host-activity",
        "pass-favour",
        "keep-guests",
        "order-invitations",
        "keep-objectives",
        "spread-gossip",
        "hire-servants",
        "recruit-servant",
        "buy-tile",
        "dismiss-guest",
        "choose-fairchild",
        "discard-objective",
        "last-favours",
        "choose-start-tile",
        "draft-servant",
        "use-fair",
        "attend-guest",
        "church-favour",
        "recall-guest",
        "give-up-guest",
        "consent",
        "claim-milestone",
    ),
    seat_option="families",
)
