"""What the rules have worked out before. For speed alone: to forget it all changes nothing."""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.words.host_action import Host
from parlour.games.obsession.words.plan import Choices, Plan

MANY: Final = 50_000
"""Whoever adds to a table that has grown past this empties it first: research may play for days on end."""


class Party:
    """A tile with its guests: every way to choose the alternatives, and by them what was made so far.

    That is the plan, and the activity with the very crew it asks for, for which nothing is borrowed.
    """

    def __init__(self, offers: tuple[Choices, ...]) -> None:
        self.offers: Final = offers
        self.plans: list[Plan | None] = [None] * len(offers)
        self.hosts: list[Host | None] = [None] * len(offers)


class Circle:
    """A hand at a level of reputation: by sort of guests, as far as asked for, the cards that may come."""

    def __init__(self, hand: int, level: int, sorts: int) -> None:
        self.hand: Final = hand
        self.level: Final = level
        self.by_sort: list[tuple[int, ...] | None] = [None] * sorts


class Memory:
    """Tables that only ever hold values of pure functions of their keys and the ruleset."""

    def __init__(self) -> None:
        # by face, guests and choices
        self.plans: dict[tuple[int, tuple[int, ...], Choices], Plan] = {}
        # by face and choice of the tile; by style of the face (`plans`), guest and choice of the guest
        self.shares: dict[tuple[int, int, str], Plan] = {}
        # by face and guests
        self.parties: dict[tuple[int, tuple[int, ...]], Party] = {}
        # by need, crew and the servant of the frame: the ways to serve
        self.servings: dict[tuple[int, int, int], tuple[int, ...]] = {}
        # by need: the crews that could serve
        self.crews: dict[int, tuple[int, ...]] = {}
        # by mask: the cards in it
        self.cards: dict[int, tuple[int, ...]] = {}
        # the hand looked at last
        self.circle: Circle = Circle(0, -1, 0)
        # by need: all servants, with every bit of theirs, who matter to who may serve it
        self.concerned: dict[int, int] = {}
        # by estate: whether a resting servant may serve, and which stand-ins have their tile
        self.abilities: dict[tuple[int, ...], int] = {}
        # by need, available, quarters, helps affordable, abilities and frame: crew, rest, help
        self.staffings: dict[tuple[int, int, int, int, int, int], tuple[tuple[int, int, int], ...]] = {}
        # by face, guests, choices, words of the extras and visitors
        self.assisted: dict[tuple[int, tuple[int, ...], Choices, str, int], Plan] = {}
        # by abilities, need, frame, reserve, those ready and how many are fetched: whether they could serve
        self.bounds: dict[tuple[int, int, int, int, int, int], bool] = {}
