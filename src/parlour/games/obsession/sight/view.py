"""What one seat may know, built by allow-list: a field of the state is invisible until the table opens it.

What stands between marks is written by tools/write_fields.py; what is hidden from somebody, by hand.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from parlour.games.obsession.ruleset.rules import Rules
from parlour.games.obsession.scoring.conditions import objective_vp
from parlour.games.obsession.scoring.objectives import GiveUpObjective, SelectObjectives
from parlour.games.obsession.scoring.score_sheet import terms
from parlour.games.obsession.setup.setup import AgreeMarket
from parlour.games.obsession.sight.deck_sight import StratumSight, sight_of
from parlour.games.obsession.sight.shapes import PlainCounty
from parlour.games.obsession.sight.wire import plain_view
from parlour.games.obsession.state import County
from parlour.kernel.action import Action
from parlour.kernel.agenda import Item
from parlour.kernel.engine import open_question, to_move
from parlour.kernel.game import View

HIDDEN_ANSWER: Final = Action("hidden")


@dataclass(frozen=True)
class SeatView:
    """A player's board, estate and circle: all of it is open but cards face down."""

    objectives: tuple[int, ...] | None  # None while they are secret
    objective_count: int
    known_objectives: tuple[tuple[int, int], ...]  # objectives of others that this viewer knows of
    vp_cards: tuple[int, ...] | None
    vp_count: int
    given_up: tuple[tuple[int, int], ...]  # objectives discarded, where the viewer knows them
    score: tuple[tuple[str, int], ...]  # points as things stand, by category, as far as the viewer knows
    # fields: seats
    family: int
    steps: int
    pounds: int
    available: int
    quarters: int
    expended: int
    estate: tuple[int, ...]
    hand: int
    discard: int
    open_vp: tuple[int, ...]
    # fields end


@dataclass(frozen=True)
class CountyView(View):
    """Everything a seat may know."""

    rules: Rules = field(compare=False, repr=False)
    seat: int | None = field()  # written out: compiled, the annotation in View would count as a default
    agenda: tuple[tuple[Item, int], ...]
    to_move: tuple[int, ...]
    question: str
    rows: tuple[SeatView, ...]
    drawn: tuple[int, ...]
    drawn_count: int
    casual: tuple[StratumSight, ...]
    prestige: tuple[StratumSight, ...]
    objective_deck: tuple[StratumSight, ...]
    vp_deck: tuple[StratumSight, ...]
    theme_deck: tuple[StratumSight, ...]
    opponent_vp: tuple[int, ...] | None
    opponent_vp_count: int
    # fields: view
    round: int
    first: int
    pool: int
    active: int
    passing: bool
    eligible_level: int
    at_floor: bool
    serving: int
    hosting: int
    attending: int
    bought: int
    unlimited: bool
    refreshed: bool
    dismissals: int
    discounts: int
    claimed: bool
    lent: int
    visiting: int
    asked: bool
    declined: tuple[str, ...]
    partner_dismissals: int
    starters: tuple[int, ...]
    starter_row: tuple[int, ...]
    servant_row: int
    left_game: int
    without_useful_man: int
    stayed_on: int
    milestones: tuple[int, ...]
    claims: tuple[tuple[int, ...], ...]
    themes: tuple[int, ...]
    theme_round: int
    bag: tuple[int, ...]
    market: tuple[int, ...]
    stacks: tuple[int, ...]
    new_in_market: int
    set_aside: tuple[int, ...]
    reserve: tuple[int, ...]
    reserves_open: int
    monuments: tuple[int, ...]
    redrawn: bool
    scrapped: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...]
    removed: tuple[int, ...]
    opponent_idle: bool
    opponent_fairchild: int
    escalation: tuple[int, ...]
    # fields end

    def plain(self) -> PlainCounty:
        """The view as JSON-able data, in words; docs/notation-obsession.md describes it."""
        return plain_view(self)


def project(county: County, seat: int | None, ended: bool = False) -> CountyView:
    """The view of *seat*; None is a spectator. Once the game has *ended* cards in front of seats are open."""
    question = open_question(county)
    over = ended or question is None
    rules = county.rules
    party = _party(rules, seat)
    return CountyView(
        rules=rules,
        seat=seat,
        agenda=tuple([(_masked(item, party), owner) for item, owner in county.agenda]),
        to_move=to_move(county),
        question="" if question is None else question.kind,
        rows=tuple([_row(county, each, seat, over) for each in range(rules.seats)]),
        drawn=county.drawn if any(each == county.active or _draws(county, each) for each in party) else (),
        drawn_count=len(county.drawn),
        casual=sight_of(county.casual, seat),
        prestige=sight_of(county.prestige, seat),
        objective_deck=sight_of(county.objective_deck, seat),
        vp_deck=sight_of(county.vp_deck, seat),
        theme_deck=sight_of(county.theme_deck, seat),
        opponent_vp=county.opponent_vp if over else None,
        opponent_vp_count=len(county.opponent_vp),
        # fields: project county
        round=county.round,
        first=county.first,
        pool=county.pool,
        active=county.active,
        passing=county.passing,
        eligible_level=county.eligible_level,
        at_floor=county.at_floor,
        serving=county.serving,
        hosting=county.hosting,
        attending=county.attending,
        bought=county.bought,
        unlimited=county.unlimited,
        refreshed=county.refreshed,
        dismissals=county.dismissals,
        discounts=county.discounts,
        claimed=county.claimed,
        lent=county.lent,
        visiting=county.visiting,
        asked=county.asked,
        declined=county.declined,
        partner_dismissals=county.partner_dismissals,
        starters=county.starters,
        starter_row=county.starter_row,
        servant_row=county.servant_row,
        left_game=county.left_game,
        without_useful_man=county.without_useful_man,
        stayed_on=county.stayed_on,
        milestones=county.milestones,
        claims=county.claims,
        themes=county.themes,
        theme_round=county.theme_round,
        bag=tuple(county.bag),
        market=county.market,
        stacks=county.stacks,
        new_in_market=county.new_in_market,
        set_aside=county.set_aside,
        reserve=county.reserve,
        reserves_open=county.reserves_open,
        monuments=county.monuments,
        redrawn=county.redrawn,
        scrapped=county.scrapped,
        piles=county.piles,
        removed=county.removed,
        opponent_idle=county.opponent_idle,
        opponent_fairchild=county.opponent_fairchild,
        escalation=county.escalation,
        # fields end
    )


def _draws(county: County, seat: int) -> bool:
    """Whether this seat is the one that chooses among objectives drawn (also outside a turn)."""
    return bool(county.agenda) and to_move(county) == (seat,)


def _party(rules: Rules, seat: int | None) -> tuple[int, ...]:
    """Whose objectives and secret answers a viewer may see: the own ones, and in teams the partner's."""
    if seat is None:
        return ()
    return (seat,) if rules.table.partner[seat] < 0 else (seat, rules.table.partner[seat])


def _masked(item: Item, party: tuple[int, ...]) -> Item:
    """An agenda record without the answers other seats have given in secret."""
    if isinstance(item, GiveUpObjective):
        return GiveUpObjective(_own_answers(item.answers, party))
    if isinstance(item, SelectObjectives):
        return SelectObjectives(_own_answers(item.answers, party))
    if isinstance(item, AgreeMarket):
        return AgreeMarket(_own_answers(item.answers, party))
    return item


def _own_answers(answers: tuple[Action | None, ...], party: tuple[int, ...]) -> tuple[Action | None, ...]:
    return tuple(
        [answer if answer is None or each in party else HIDDEN_ANSWER for each, answer in enumerate(answers)]
    )


def _row(county: County, seat: int, viewer: int | None, over: bool) -> SeatView:
    shares = (
        viewer is not None and county.rules.table.partner[viewer] == seat
    )  # partners show each other theirs
    is_open = over or seat == viewer
    objectives_open = is_open or shares
    known: tuple[tuple[int, int], ...] = ()
    if viewer is not None and not objectives_open:
        known = tuple([(card, mask) for card, mask in county.known_objectives[seat] if (mask >> viewer) & 1])
    return SeatView(
        objectives=county.objectives[seat] if objectives_open else None,
        objective_count=len(county.objectives[seat]),
        known_objectives=known,
        vp_cards=county.vp_cards[seat] if is_open else None,
        vp_count=len(county.vp_cards[seat]),
        given_up=county.given_up[seat] if seat == viewer or shares else (),
        score=_score(county, seat, is_open, objectives_open),
        # fields: project seats county
        family=county.family[seat],
        steps=county.steps[seat],
        pounds=county.pounds[seat],
        available=county.available[seat],
        quarters=county.quarters[seat],
        expended=county.expended[seat],
        estate=county.estate[seat],
        hand=county.hand[seat],
        discard=county.discard[seat],
        open_vp=county.open_vp[seat],
        # fields end
    )


def _score(county: County, seat: int, cards: bool, objectives: bool) -> tuple[tuple[str, int], ...]:
    """The categories anybody can count; objectives and cards only where they lie open."""
    hidden = [name for name, known in (("objectives", objectives), ("courtship", cards)) if not known]
    return tuple([(name, value) for name, value in terms(county, seat) if name not in hidden])


def objective_values(county: County, seat: int) -> tuple[tuple[int, int], ...]:
    """Each objective of a seat with its points as things stand."""
    return tuple([(card, objective_vp(county, seat, card)) for card in county.objectives[seat]])
