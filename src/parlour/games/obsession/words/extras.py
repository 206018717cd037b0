"""Extra servants and what else goes beyond the plain activity (Upstairs, Downstairs p. 6 to 8, 12 and 16).

    extra cook,useful-man,hall-boy@guest,head-housemaid@guest=prestige carriage footman+1
    borrow valet for guest

An extra servant is placed without being asked for: the cook on the tile, the useful man on the tile whose
rating he eases, the hall boy on a card with a favour of pounds, the head housemaid on a card (or, without a
card, on the tile) with the invitation she screens. `carriage` sends the Carriage House for one guest more or
fewer. `borrow` are those of all servants who come from the partner, `for` the partner's family members whose
favour the partner enjoys.
"""

from __future__ import annotations

from typing import Final

from parlour.games.obsession.content.words import SERVANTS
from parlour.games.obsession.words import crowds
from parlour.games.obsession.words.catalogue import GENTRY, GENTRY_AT, SERVANT_AT, bits
from parlour.kernel.errors import Invalid

COOK: Final = SERVANT_AT["cook"]
HALL_BOY: Final = SERVANT_AT["hall-boy"]
HEAD_HOUSEMAID: Final = SERVANT_AT["head-housemaid"]
USEFUL_MAN: Final = SERVANT_AT["useful-man"]
UNDERBUTLER: Final = SERVANT_AT["underbutler"]
FOOTMAN: Final = SERVANT_AT["footman"]
TILE: Final = -1
"""The tile among the places for an extra servant."""
SCREENED: Final = ("casual", "prestige", "look_casual", "look_prestige")
"""The favours that the head housemaid can screen."""
SECTIONS: Final = ("extra", "carriage", "borrow", "for")
MOST: Final = 8
"""Two partners have a hall boy, a head housemaid and an underbutler each, a cook and a useful man."""

Boys = tuple[tuple[int, int], ...]
"""Hall boys, or the underbutler in the place of one: servant and card, by card."""
Maids = tuple[tuple[int, str], ...]
"""Head housemaids: card (or the tile) and the kind of favour she screens, in order."""


class Extras:
    """Everything an activity has beyond tile, guests and mandatory service."""

    def __init__(
        self,
        cook: bool = False,
        useful: bool = False,
        boys: Boys = (),
        maids: Maids = (),
        carriage: int = -1,
        sent: int = 0,
        borrowed: int = 0,
        given: int = 0,
    ) -> None:
        self.cook: Final = cook
        self.useful: Final = useful
        self.boys: Final = boys
        self.maids: Final = maids
        self.carriage: Final = carriage  # the servant on the Carriage House, or -1
        self.sent: Final = sent  # guests more or fewer by the Carriage House
        self.borrowed: Final = borrowed
        self.given: Final = given
        crowd = len(maids) * crowds.ONE[HEAD_HOUSEMAID]
        if cook:
            crowd += crowds.ONE[COOK]
        if useful:
            crowd += crowds.ONE[USEFUL_MAN]
        for servant, _ in boys:
            crowd += crowds.ONE[servant]
        if carriage >= 0:
            crowd += crowds.ONE[carriage]
        self.crowd: Final = crowd  # everybody placed beyond mandatory service
        self.words: Final = _words(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Extras) and self.words == other.words

    def __hash__(self) -> int:
        return hash(self.words)


def _words(extras: Extras) -> str:
    """The words behind those of the plain activity, each with a space before it."""
    placed: list[str] = []
    if extras.cook:
        placed.append("cook")
    if extras.useful:
        placed.append("useful-man")
    placed += [f"{SERVANTS[servant]}@{GENTRY[card]}" for servant, card in extras.boys]
    for source, kind in extras.maids:
        where = "" if source == TILE else f"@{GENTRY[source]}"
        placed.append(f"head-housemaid{where}={kind}")
    told = f" extra {','.join(placed)}" if placed else ""
    if extras.carriage >= 0:
        told += f" carriage {SERVANTS[extras.carriage]}{extras.sent:+d}"
    if extras.borrowed:
        told += f" borrow {','.join(crowds.words(extras.borrowed))}"
    if extras.given:
        told += f" for {','.join([GENTRY[card] for card in bits(extras.given)])}"
    return told


PLAIN: Final = Extras()
"""An activity without any of this; the one record there is of it."""


def placed(extras: Extras) -> list[tuple[int, int]]:
    """Every extra servant with the card he or she is on, or `TILE`; the Carriage House apart."""
    found: list[tuple[int, int]] = []
    if extras.cook:
        found.append((COOK, TILE))
    if extras.useful:
        found.append((USEFUL_MAN, TILE))
    found += list(extras.boys)
    found += [(HEAD_HOUSEMAID, source) for source, _ in extras.maids]
    return found


def with_team(extras: Extras, borrowed: int, given: int) -> Extras:
    """The same servants, with what the partner lends and enjoys."""
    return Extras(
        extras.cook,
        extras.useful,
        extras.boys,
        extras.maids,
        extras.carriage,
        extras.sent,
        borrowed,
        given,
    )


# Reading


def _unknown(word: str) -> Invalid:
    return Invalid("unknown-words", {"words": word[:40], "verb": "host"})


def _card(name: str) -> int:
    if name not in GENTRY_AT:
        raise _unknown(name)
    return GENTRY_AT[name]


def _maid(rest: str, word: str) -> tuple[int, str]:
    place, joint, kind = rest.partition("=")
    if not joint or kind not in SCREENED or (place and not place.startswith("@")):
        raise _unknown(word)
    return (_card(place[1:]) if place else TILE), kind


def _carriage(word: str) -> tuple[int, int]:
    name, sent = word[:-2], word[-2:]
    if name not in SERVANT_AT or sent not in ("+1", "-1"):
        raise _unknown(word)
    return SERVANT_AT[name], int(sent)


def parse_extras(found: dict[str, str], borrowed: int) -> Extras:
    """The extras that the sections print; *borrowed* is read already."""
    cook = useful = False
    boys: list[tuple[int, int]] = []
    maids: list[tuple[int, str]] = []
    words = found["extra"].split(",") if "extra" in found else []
    if len(words) > MOST or len(set(words)) != len(words):
        raise _unknown(found["extra"])
    for word in words:
        if word == "cook":
            cook = True
        elif word == "useful-man":
            useful = True
        elif word.startswith("head-housemaid"):
            maids.append(_maid(word[len("head-housemaid") :], word))
        else:
            name, joint, card = word.partition("@")
            if not joint or name not in ("hall-boy", "underbutler"):
                raise _unknown(word)
            boys.append((SERVANT_AT[name], _card(card)))
    carriage, sent = _carriage(found["carriage"]) if "carriage" in found else (-1, 0)
    given = 0
    for name in found["for"].split(",") if "for" in found else ():
        given |= 1 << _card(name)
    extras = Extras(cook, useful, tuple(sorted(boys)), tuple(sorted(maids)), carriage, sent, borrowed, given)
    return extras if extras.words else PLAIN
