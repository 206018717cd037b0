"""The whole position in words, nothing hidden, for analysts and scenarios."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.sight.view import project
from parlour.games.obsession.state import County
from parlour.games.obsession.words.catalogue import GENTRY, OBJECTIVES, THEMES, VP_CARDS
from parlour.kernel.deck import Deck

_OWN: Final = ("viewer", "drawn", "given-up")


def _deck(deck: Deck, names: tuple[str, ...]) -> list[object]:
    return [
        {"cards": [names[card] for card in stratum.cards], "settled": stratum.fixed}
        for stratum in deck.strata
    ]


def reveal(county: County) -> dict[str, object]:
    """What a spectator sees, and all that is hidden from everybody."""
    told: dict[str, object] = dict(project(county, None).plain())
    for key in _OWN:
        del told[key]
    told["hidden"] = [
        {
            "objectives": [OBJECTIVES[card] for card in county.objectives[seat]],
            "vp-cards": [VP_CARDS[card] for card in county.vp_cards[seat]],
            "given-up": [OBJECTIVES[card] for card, _ in county.given_up[seat]],
        }
        for seat in range(county.rules.seats)
    ]
    told["drawn"] = [OBJECTIVES[card] for card in county.drawn]
    told["opponent-vp-cards"] = [VP_CARDS[card] for card in county.opponent_vp]
    told["decks"] = {
        "casual": _deck(county.casual, GENTRY),
        "prestige": _deck(county.prestige, GENTRY),
        "objectives": _deck(county.objective_deck, OBJECTIVES),
        "vp-cards": _deck(county.vp_deck, VP_CARDS),
        "themes": _deck(county.theme_deck, THEMES),
    }
    return told
