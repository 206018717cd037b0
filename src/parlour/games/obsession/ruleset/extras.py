"""Extra servants and the Carriage House: what they do for an activity that does not ask for them."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.content.tiles import Face, TileEffect
from parlour.games.obsession.ruleset.params import Agreed
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import SERVANT_AT
from parlour.kernel.errors import RulesBug


class ExtraService:
    """What cook, hall boy, useful man and carriage are worth; nothing where they are not in play."""

    def __init__(
        self, agreed: Agreed, faces: tuple[Face, ...], servants: int, copies: tuple[int, ...], train_mask: int
    ) -> None:
        self.in_play: Final = agreed.params.pool == "ud"
        amounts = {extra.id: abs(extra.effect.amount) for extra in agreed.data.extras} if self.in_play else {}
        self.cook_gain: Final = amounts.get("cook-reputation", 0)
        self.cook_reach: Final = amounts.get("cook-guest-rating", 0)
        self.boy_pounds: Final = amounts.get("hall-boy-pounds", 0)
        self.useful_fair: Final = amounts.get("useful-man-fair", 0)
        self.useful_price: Final = amounts.get("useful-man-discount", 0)
        self.useful_ease: Final = amounts.get("useful-man-rating", 0)
        self.carriage: Final = _tile_with(faces, "step4_guest_delta")
        carriage = _effect_of(faces, self.carriage)
        self.carriage_least: Final = carriage.min_guests
        self.carriage_crew: Final = tuple(
            [SERVANT_AT[name] for name in carriage.servants if crowds.count(servants, SERVANT_AT[name])]
        )
        self.kitchen: Final = _tile_with(faces, "cook_extra_guest")
        # Whether an activity may be anything but plain
        self.has_assists: Final = (
            self.in_play or agreed.params.teams or copies[self.carriage >> 1] > 0 or train_mask != 0
        )


def _tile_with(faces: tuple[Face, ...], kind: str) -> int:
    """The first face with an effect of a kind."""
    for code, face in enumerate(faces):
        if face.effect is not None and face.effect.kind == kind:
            return code
    raise RulesBug(f"no tile with {kind}")


def _effect_of(faces: tuple[Face, ...], code: int) -> TileEffect:
    effect = faces[code].effect
    if effect is None:
        raise RulesBug(f"no effect on {code}")
    return effect
