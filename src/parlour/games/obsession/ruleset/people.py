"""The gentry: who is in play, and by number what each of them asks and brings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from parlour.games.obsession.content.people import Gentry
from parlour.games.obsession.content.records import Dataset
from parlour.games.obsession.content.shared import Favour
from parlour.games.obsession.content.words import GUEST_KINDS
from parlour.games.obsession.ruleset.options import chosen_promos
from parlour.games.obsession.ruleset.params import Agreed
from parlour.games.obsession.ruleset.servants import needed
from parlour.games.obsession.words.catalogue import GENTRY_AT, mask_of
from parlour.games.obsession.words.extras import SCREENED
from parlour.games.obsession.words.plan import alternatives, is_admirer, is_welcome


class People:
    """The cards of the gentry. A mask holds those of a sort that are in play."""

    def __init__(self, agreed: Agreed) -> None:
        data = agreed.data
        params = agreed.params
        content = agreed.content
        gentry = data.gentry
        named = (*content.get("novelty", ()), *chosen_promos(agreed.options["promo-guests"], data))
        self.in_play: Final = tuple(
            [at for at, card in enumerate(gentry) if _is_in_play(card, content, named)]
        )
        self.starters: Final = self._of(data, ("starter",))
        self.casuals: Final = self._of(data, ("casual",))
        self.prestiges: Final = self._of(data, ("prestige", "novelty"))
        self.fairchilds: Final = self._of(data, ("fairchild",))
        self.starters_each: Final = data.start.starter_guests
        self.starters_drafted: Final = params.starters_drafted
        self.guest_limit: Final = params.guest_limit
        # By number
        self.is_guest: Final = tuple(
            [card.kind in ("starter", "casual", "prestige", "novelty") for card in gentry]
        )
        self.home_deck: Final = tuple([1 if card.kind in ("prestige", "novelty") else 0 for card in gentry])
        self.rating: Final = tuple([1 if card.crest else card.pr for card in gentry])
        self.service: Final = tuple([needed(card.service) for card in gentry])
        self.choices: Final = tuple([alternatives(card.favours) for card in gentry])
        self.screens: Final = tuple([screens(card.favours) for card in gentry])
        self.welcome: Final = {
            kind: tuple([is_welcome(card, kind) for card in gentry]) for kind in GUEST_KINDS
        }
        # By sort of guests and level of reputation: the mask of those who may come
        self.top: Final = max(self.rating)
        self.fit: Final = tuple(
            [self._fit(kind, any_rating) for kind in GUEST_KINDS for any_rating in (False, True)]
        )
        self.fairchild_mask: Final = mask_of(self.fairchilds)
        self.guest_mask: Final = mask_of(tuple([at for at in self.in_play if self.is_guest[at]]))
        self.visitor_mask: Final = self.guest_mask | self.fairchild_mask
        self.starter_mask: Final = mask_of(self.starters)
        self.prestige_mask: Final = mask_of(self.prestiges)
        self.family_mask: Final = mask_of(self._of(data, ("family",)))
        self.admirer_mask: Final = mask_of(
            tuple([at for at, card in enumerate(gentry) if is_admirer(card, data)])
        )
        self.pounds_mask: Final = mask_of(tuple([at for at in self.in_play if _brings_pounds(gentry[at])]))
        # Promo guests with rules of their own
        self.train_mask: Final = self._special(data, "train-of-gentlemen")
        self.houseguest_mask: Final = self._special(data, "houseguest")

    def _of(self, data: Dataset, kinds: tuple[str, ...]) -> tuple[int, ...]:
        return tuple([at for at in self.in_play if data.gentry[at].kind in kinds])

    def _fit(self, kind: str, any_rating: bool) -> tuple[int, ...]:
        """For each level, up to the one above which nobody is, the mask of those who may fill a slot."""
        welcome = [at for at, fits in enumerate(self.welcome[kind]) if fits]
        return tuple(
            [
                mask_of(tuple([at for at in welcome if any_rating or self.rating[at] <= level]))
                for level in range(self.top + 1)
            ]
        )

    def _special(self, data: Dataset, rule: str) -> int:
        """The cards with a special rule."""
        return mask_of(
            tuple([at for at in self.in_play if any(each.rule == rule for each in data.gentry[at].favours)])
        )


def sort_of(kind: str, any_rating: bool) -> int:
    """The number of a sort of guests: whom a slot invites, and whether their rating matters."""
    return GUEST_KINDS.index(kind) * 2 + (1 if any_rating else 0)


def _is_in_play(card: Gentry, content: Mapping[str, tuple[str, ...]], named: tuple[str, ...]) -> bool:
    """Whether a card is on the table: the family plays, or the set is in and the card is no curiosity."""
    if card.id in named:
        return True
    if card.kind == "family":
        return card.family in content["families"]
    return card.set in content["gentry_sets"] and card.in_deck and not card.optional


def _brings_pounds(card: Gentry) -> bool:
    return any(each.kind == "pounds" and each.amount > 0 for each in card.favours)


def screens(favours: tuple[Favour, ...]) -> tuple[str, ...]:
    """The kinds of invitation that a head housemaid can screen, each once."""
    kinds = [favour.kind for favour in favours]
    return tuple([kind for kind in SCREENED if kind in kinds])


def family_cards(data: Dataset, family: int) -> tuple[int, ...]:
    """The members of a family by number."""
    return tuple([GENTRY_AT[name] for name in data.families[family].members])
