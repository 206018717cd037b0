"""What one seat may know, listed field by field: nothing gets in that is not named here."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from parlour.games.obsession.ruleset.rules import Rules
from parlour.games.obsession.scoring.conditions import objective_vp
from parlour.games.obsession.scoring.objectives import GiveUpObjective, SelectObjectives
from parlour.games.obsession.scoring.score_sheet import terms
from parlour.games.obsession.setup.setup import AgreeMarket
from parlour.games.obsession.sight.deck_sight import StratumSight, sight_of
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

    family: int
    steps: int
    pounds: int
    available: int
    quarters: int
    expended: int
    estate: tuple[int, ...]
    hand: int
    discard: int
    objectives: tuple[int, ...] | None  # None while they are secret
    objective_count: int
    told: tuple[tuple[int, int], ...]  # objectives of others that this viewer knows of
    vp_cards: tuple[int, ...] | None
    vp_count: int
    open_vp: tuple[int, ...]
    given_up: tuple[tuple[int, int], ...]  # objectives discarded, where the viewer knows them
    score: tuple[tuple[str, int], ...]  # points as things stand, by category, as far as the viewer knows


@dataclass(frozen=True)
class CountyView(View):
    """Everything a seat may know."""

    rules: Rules = field(compare=False, repr=False)
    seat: int | None = field()  # written out: compiled, the annotation in View would count as a default
    agenda: tuple[tuple[Item, int], ...]
    to_move: tuple[int, ...]
    question: str
    round: int
    first: int
    rows: tuple[SeatView, ...]
    active: int
    passing: bool
    gate: int
    at_floor: bool
    hosting: int
    serving: int
    attending: int
    bought: int
    unlimited: bool
    refreshed: bool
    dismissals: int
    drawn: tuple[int, ...]
    drawn_count: int
    pool: int
    starters: tuple[int, ...]
    row: tuple[int, ...]
    casual: tuple[StratumSight, ...]
    prestige: tuple[StratumSight, ...]
    objective_deck: tuple[StratumSight, ...]
    vp_deck: tuple[StratumSight, ...]
    theme_deck: tuple[StratumSight, ...]
    themes: tuple[int, ...]
    theme_round: int
    bag: tuple[int, ...]
    market: tuple[int, ...]
    stacks: tuple[int, ...]
    fresh: int
    aside: tuple[int, ...]
    reserve: tuple[int, ...]
    reserves_open: int
    monuments: tuple[int, ...]
    redrawn: bool
    removed: tuple[int, ...]
    idle: bool
    opponent_vp: tuple[int, ...] | None
    opponent_vp_count: int
    opponent_fairchild: int
    discounts: int
    claimed: bool
    lent: int
    visiting: int
    asked: bool
    declined: tuple[str, ...]
    partner_dismissals: int
    servant_row: int
    gone: int
    spent: int
    stayed: int
    milestones: tuple[int, ...]
    claims: tuple[tuple[int, ...], ...]
    scrapped: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...]
    escalation: tuple[int, ...]

    def plain(self) -> dict[str, object]:
        """The view as JSON-able data, in words; docs/notation.md describes it."""
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
        round=county.round,
        first=county.first,
        rows=tuple([_row(county, each, seat, over) for each in range(rules.seats)]),
        active=county.active,
        passing=county.passing,
        gate=county.gate,
        at_floor=county.at_floor,
        hosting=county.hosting,
        serving=county.serving,
        attending=county.attending,
        bought=county.bought,
        unlimited=county.unlimited,
        refreshed=county.refreshed,
        dismissals=county.dismissals,
        drawn=county.drawn if any(each == county.active or _draws(county, each) for each in party) else (),
        drawn_count=len(county.drawn),
        pool=county.pool,
        starters=county.starters,
        row=county.row,
        casual=sight_of(county.casual, seat),
        prestige=sight_of(county.prestige, seat),
        objective_deck=sight_of(county.objective_deck, seat),
        vp_deck=sight_of(county.vp_deck, seat),
        theme_deck=sight_of(county.theme_deck, seat),
        themes=county.themes,
        theme_round=county.theme_round,
        bag=tuple(county.bag),
        market=county.market,
        stacks=county.stacks,
        fresh=county.fresh,
        aside=county.aside,
        reserve=county.reserve,
        reserves_open=county.reserves_open,
        monuments=county.monuments,
        redrawn=county.redrawn,
        removed=county.removed,
        idle=county.idle,
        opponent_vp=county.opponent_vp if over else None,
        opponent_vp_count=len(county.opponent_vp),
        opponent_fairchild=county.opponent_fairchild,
        discounts=county.discounts,
        claimed=county.claimed,
        lent=county.lent,
        visiting=county.visiting,
        asked=county.asked,
        declined=county.declined,
        partner_dismissals=county.partner_dismissals,
        servant_row=county.servant_row,
        gone=county.gone,
        spent=county.spent,
        stayed=county.stayed,
        milestones=county.milestones,
        claims=county.claims,
        scrapped=county.scrapped,
        piles=county.piles,
        escalation=county.escalation,
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
    told: tuple[tuple[int, int], ...] = ()
    if viewer is not None and not objectives_open:
        told = tuple([(card, known) for card, known in county.told[seat] if (known >> viewer) & 1])
    return SeatView(
        family=county.family[seat],
        steps=county.steps[seat],
        pounds=county.pounds[seat],
        available=county.available[seat],
        quarters=county.quarters[seat],
        expended=county.expended[seat],
        estate=county.estate[seat],
        hand=county.hand[seat],
        discard=county.discard[seat],
        objectives=county.objectives[seat] if objectives_open else None,
        objective_count=len(county.objectives[seat]),
        told=told,
        vp_cards=county.vp_cards[seat] if is_open else None,
        vp_count=len(county.vp_cards[seat]),
        open_vp=county.open_vp[seat],
        given_up=county.given_up[seat] if seat == viewer or shares else (),
        score=_score(county, seat, is_open, objectives_open),
    )


def _score(county: County, seat: int, cards: bool, objectives: bool) -> tuple[tuple[str, int], ...]:
    """The categories anybody can count; objectives and cards only where they lie open."""
    hidden = [name for name, known in (("objectives", objectives), ("courtship", cards)) if not known]
    return tuple([(name, value) for name, value in terms(county, seat) if name not in hidden])


def objective_values(county: County, seat: int) -> tuple[tuple[int, int], ...]:
    """Each objective of a seat with its points as things stand."""
    return tuple([(card, objective_vp(county, seat, card)) for card in county.objectives[seat]])
