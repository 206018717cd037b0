"""What the families play for: objectives, victory point cards, themes, milestones and the score sheet."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.ruleset.options import chosen_milestones
from parlour.games.obsession.ruleset.params import Agreed
from parlour.games.obsession.words.catalogue import CATEGORY_AT, COPIES

PLAIN_FAVOURS: Final = ("reputation", "pounds", "prestige", "objective_draw")
SIX: Final = 6
"""The players for whom fewer objectives are dealt (p. 11)."""


class Goals:
    """The cards that score, by number, and the lines of the sheet."""

    def __init__(self, agreed: Agreed) -> None:
        params = agreed.params
        data = agreed.data
        content = agreed.content
        is_six = agreed.seats == SIX
        most = data.objective_rules.deal_six_players if is_six else data.objective_rules.deal_standard
        self.deal: Final = min(params.deal, most)
        self.deal_keep: Final = min(params.deal_keep, most)
        self.draw_keep: Final = params.draw_keep
        self.draw: Final = data.objective_rules.track_draw if self.draw_keep else 0
        self.season_discards: Final = params.season_discards
        decks = content["objective_decks"]
        self.objectives: Final = tuple(
            [
                at * COPIES + copy
                for at, card in enumerate(data.objectives)
                if card.deck in decks and card.category not in content["objectives_out"]
                for copy in range(card.copies)
            ]
        )
        self.vp_cards: Final = tuple(
            [at * COPIES + copy for at, card in enumerate(data.vp_cards) for copy in range(card.copies)]
        )
        # By kind of victory point card: whether its favour may be taken whenever the card is held
        self.plain_favours: Final = tuple([card.favour.kind in PLAIN_FAVOURS for card in data.vp_cards])
        self.themes: Final = tuple(
            [at * COPIES + copy for at, theme in enumerate(data.themes) for copy in range(theme.copies)]
        )
        self.theme_category: Final = tuple([CATEGORY_AT[theme.category] for theme in data.themes])
        self.milestones: Final = params.milestones
        self.named_milestones: Final = chosen_milestones(
            agreed.options["milestone-cards"], data, self.milestones, params.pool == "ud"
        )
        when = params.milestones_when
        self.milestones_when: Final = agreed.options["milestones-when"] if when == "option" else when
        self.score: Final = content["score"]
        self.tie_break: Final = params.tie_break
        self.monuments_challenge: Final = params.monuments_challenge
