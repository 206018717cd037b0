"""Every gentry card of the base box: whom it needs, from which level on it comes, and exactly what it brings.

A line is: card, gentleman or lady, prestige rating, victory points, service, favours. In the favours stands
`£` for pounds, `r` for reputation, `c` and `p` for casual and prestige guests, `v` for a victory point card
and `a` for an attack.
"""

from typing import NamedTuple

import pytest

from tests.games.obsession.table import DAUGHTER, LORD, Table, described, table

STARTERS = """
    beatrice-countess-of-rochdale     L 1  0  ladys-maid             c1
    colonel-walter-dalrymple          G 1  0  valet                  r2
    francis-trotwood-esq              G 1  0  valet                  r2
    hon-charlotte-woods               L 1  0  ladys-maid             r2
    john-ambrose-esq                  G 1  0  -                      r1
    lady-mary-russell                 L 1  0  ladys-maid             r1 £100
    lady-sarah-lewis                  L 1  0  -                      £100
    major-william-hawes               G 1  0  valet                  £100
    miss-alice-bingly                 L 1  0  ladys-maid             c1
    miss-anne-harlow                  L 1  0  ladys-maid             c1
    miss-caroline-west                L 1  0  ladys-maid             £100
    miss-penelope-atwood              L 1  0  ladys-maid             c1
    reginald-hopkins-esq              G 1  0  valet                  £100
    sir-charles-wadsworth-bt          G 1  0  valet                  r1
    zachary-ell-esq                   G 1  0  valet                  c1
"""
CASUAL = """
    anne-hawkins                      L 1 -3  ladys-maid             £400 r-2
    charles-hobart-esq                G 1 -1  valet                  c1 a1
    charles-viscount-walmy            G 1 -1  valet                  £300 r-2
    colonel-stephen-clark             G 1  0  valet                  r3 £-100
    elizabeth-viscountess-peele       L 2  1  ladys-maid             £200
    istvan-count-hoyos                G 2  2  valet                  c1 p1
    james-hereford-esq                G 1 -2  valet                  £300 r-2
    joanna-gamble                     L 1 -3  ladys-maid             £300 r-1
    lady-allison-thatcher             L 1 -1  ladys-maid             p1 £-200
    lady-elise-gilmour                L 2  1  ladys-maid             r3
    lady-elizabeth-seaforth           L 2  1  ladys-maid             c1 r1
    miss-agnes-harpstead              L 1 -1  -                      c1 £-100
    miss-anne-fairbourne              L 1 -2  ladys-maid             c2 r-1
    miss-beatrice-bonham              L 2  1  ladys-maid             r2 c1
    miss-diane-blowers                L 1  0  ladys-maid             r2
    miss-elizabeth-jones              L 1 -2  ladys-maid             p1 r-1
    miss-elizabeth-perkins            L 1 -3  ladys-maid             a3 r-1
    miss-florence-oliver              L 1 -4  ladys-maid             a4 r-2
    miss-katherine-eden               L 1  0  ladys-maid             r1 c1
    miss-margaret-stowell             L 1 -2  -                      r3 £-100
    miss-penelope-hill                L 2  1  ladys-maid             p1
    roger-viscount-benton             G 1 -2  valet                  p1 r-1
    sir-allan-fulford-bt              G 2  1  valet                  r2 £100
    sir-bentley-churchill-bt          G 2 -3  valet                  £400 r-2
    sir-richard-beeston               G 1  1  valet                  £100
    sir-richard-brannaugh-bt          G 2  1  -                      £200
    sir-thomas-ralphs                 G 2  0  valet                  c2 r1
    sir-william-hawke                 G 1  0  valet                  £200
    susan-norris                      L 1 -3  ladys-maid             £500 r-3
    theodore-lodge-esq                G 1  0  valet                  r2
    thomas-handle-esq                 G 1  0  valet                  c1
    thomas-macmillian-esq             G 1  0  valet                  £100 c1
    walter-tuttle-esq                 G 1 -1  valet                  £200 r-1
    william-lord-mortimer             G 2  2  valet                  £100 c1
    winston-napier-esq                G 2  1  valet                  £300
"""
PRESTIGE = """
    agnes-marchioness-of-easton       L 6  6  housekeeper+ladys-maid v1 £200
    albert-marquess-of-thornhill      G 6  5  valet+footman          r5 p1
    alice-dowager-countess-holt       L 5  3  ladys-maid+ladys-maid  £400 r2
    alistair-marquess-of-kent         G 5  4  valet                  r5
    anne-marie-comtesse-de-vitry      L 3  2  ladys-maid             £300
    caroline-viscountess-abernathy    L 3  2  ladys-maid+footman     £100 r2
    carroll-duke-of-hazelton          G 6  5  butler+valet           v1 r3
    count-dmitry-konstantinov         G 3  2  valet                  p1 £100
    hazel-viscountess-crosse          L 4  4  ladys-maid+ladys-maid  r3 £100
    hon-albert-plantagenet            G 3  2  valet                  r3
    hon-regina-washburn               L 3  2  ladys-maid             r1 p1
    john-lord-brooks                  G 4  3  valet+footman          £200 p1
    kenneth-viscount-ashwood          G 5  4  valet                  £400
    lady-alexandra-suffolk            L 5  4  ladys-maid+footman     r4 p1
    lady-elinor-palmer                L 3  2  ladys-maid             p1 c1
    lady-elizabeth-hastings           L 3  2  ladys-maid             £200 r1
    madeline-countess-of-knollwood    L 4  3  -                      p1 r1
    major-anthony-cole                G 3  3  valet+valet            r3
    margaret-viscountess-brisbane     L 4  2  ladys-maid             p1 £200
    mary-countess-coventry            L 6  5  housekeeper+ladys-maid £400 p1
    peter-viscount-townshend          G 4  3  valet                  £300
    rebecca-dowager-countess-clare    L 5  4  ladys-maid+ladys-maid  v1 p1
    richard-duke-of-langford          G 6  6  valet+footman          v1 £400
    theo-lord-marshfield              G 3  2  valet+footman          c2 r2
    thomas-earl-of-kellynch           G 4  3  valet                  £200 r2
"""
FAIRCHILDS = """
    charles-fairchild-esq             G 1  8  valet                  r3
    miss-elizabeth-fairchild          L 1  8  ladys-maid             r2 p1
"""
FAMILIES = {
    "asquith": (
        "daniel-earl-of-asquith",
        "patricia-countess-of-asquith",
        "charles-viscount-pemberly",
        "lady-eleanor-chesterton",
    ),
    "cavendish": (
        "earl-paul-cavendish",
        "lady-evelyn-cavendish",
        "viscount-stephen-cavendish",
        "lady-tara-cavendish",
    ),
    "ponsonby": (
        "theodore-earl-of-ponsonby",
        "mabel-countess-of-ponsonby",
        "edward-viscount-dorchester",
        "lady-margaret-carlow",
    ),
    "york": ("george-viscount-york", "beatrice-viscountess-york", "hon-allen-waters", "hon-marianne-waters"),
}
"""Lord, lady, heir and young lady."""
DOWAGER = "maud-dowager-countess-of-asquith"
BUTLERS = ("butler", "housekeeper", "valet", "ladys-maid", "footman")
"""The order in which servants are named."""


class Card(NamedTuple):
    name: str
    gender: str
    rating: int
    vp: int
    service: tuple[str, ...]
    favours: dict[str, int]
    kind: str


def cards(block: str, kind: str) -> list[Card]:
    found: list[Card] = []
    for line in block.strip().splitlines():
        name, gender, rating, vp, service, *favours = line.split()
        servants = () if service == "-" else tuple(service.split("+"))
        told = {word[0]: int(word[1:]) for word in favours}
        found.append(Card(name, gender, int(rating), int(vp), servants, told, kind))
    return found


GUESTS = cards(STARTERS, "casual") + cards(CASUAL, "casual") + cards(PRESTIGE, "prestige")
VISITORS = GUESTS + cards(FAIRCHILDS, "fairchild")


def called(card: Card) -> str:
    return card.name


def crew(card: Card, *others: str) -> str:
    return ",".join(sorted([*card.service, *others], key=BUTLERS.index))


def with_guest(card: Card, level: int = 6, **row: object) -> Table:
    """Ponsonby knows the guest and has whoever is needed for Bowls, and nobody else."""
    told = {
        "level": level,
        "position": 1,
        "pounds": 200,
        "available": crew(card, "footman").split(","),
        "estate": ["bowling-green/back"],
        "hand": [card.name],
    }
    return table(ponsonby={**told, **row}, york={"level": 4, "position": 1})


def bowls(card: Card) -> str:
    # The tile brings 200 pounds and the lord another 200.
    return f"host bowling-green {LORD} {card.name} staff {crew(card, 'footman')}"


def settle(t: Table, owner: str = "ponsonby") -> dict[str, int]:
    """Take what is offered, first come first served, and count it: new guests, cards and attacks."""
    casual, prestige = set(t.casual_deck), set(t.prestige_deck)
    attacked = t.seat("york" if owner != "york" else "ponsonby")
    before = attacked.steps
    asked = 0
    t.let_chance()
    while t.asked == [owner] and t.question in ("order-invitations", "keep-guests", "spread-gossip"):
        asked += t.question == "spread-gossip"
        t.play(owner, t.offers(owner)[0])
        t.let_chance()
    joined = [told["gentry"] for told in t.events("guest-joined")]
    found = {
        "c": len([name for name in joined if name in casual]),
        "p": len([name for name in joined if name in prestige]),
        "v": len(t.seat(owner).vp_cards),
        "a": before - attacked.steps,
    }
    assert asked == (1 if found["a"] else 0)
    return {letter: count for letter, count in found.items() if count}


@pytest.mark.parametrize("card", VISITORS, ids=called)
def test_gentry_card_brings_exactly_its_favours(card: Card) -> None:
    t = with_guest(card)
    t.play("ponsonby", bowls(card))
    assert t.seat("ponsonby").pounds - 600 == card.favours.get("£", 0)
    assert t.seat("ponsonby").steps - 25 == card.favours.get("r", 0)
    rest = {letter: amount for letter, amount in card.favours.items() if letter in "cpva"}
    assert settle(t) == rest
    t.finish("ponsonby")
    assert t.seat("ponsonby").discard == {LORD, card.name}


@pytest.mark.parametrize("card", VISITORS, ids=called)
def test_gentry_card_must_be_served_as_it_shows(card: Card) -> None:
    t = with_guest(card, available=[*BUTLERS, "valet", "ladys-maid", "footman"])
    for servant in card.service:
        less = crew(card, "footman").split(",")
        less.remove(servant)
        words = f"host bowling-green {LORD} {card.name} staff {','.join(less)}"
        assert t.refuses("ponsonby", words) == ("wrong-staff", "provide-service")
        assert t.told("ponsonby", words)["need"] == crew(card, "footman")
    for servant in BUTLERS:
        more = crew(card, "footman", servant)
        words = f"host bowling-green {LORD} {card.name} staff {more}"
        assert not t.allows("ponsonby", words)
    assert t.allows("ponsonby", bowls(card))


@pytest.mark.parametrize("card", GUESTS, ids=called)
def test_gentry_card_comes_from_its_prestige_rating_on(card: Card) -> None:
    assert with_guest(card, card.rating).allows("ponsonby", bowls(card))
    if card.rating > 1:
        t = with_guest(card, card.rating - 1, position=5)
        assert t.refuses("ponsonby", bowls(card)) == ("guest-above-reputation", "invite-guests")
        told = {"guest": card.name, "rating": card.rating, "level": card.rating - 1}
        assert t.told("ponsonby", bowls(card)) == told


@pytest.mark.parametrize("card", VISITORS, ids=called)
def test_gentry_card_is_a_gentleman_or_a_lady_a_casual_or_a_prestige_guest(card: Card) -> None:
    t = with_guest(
        card,
        pounds=400,
        available=[*BUTLERS, "valet", "ladys-maid", "ladys-maid", "footman"],
        estate=["stable", "croquet-lawn", "heritage-guest-suite", "queens-suite"],
    )
    fits = {
        "stable": t.allows("ponsonby", f"host stable {LORD} {card.name} staff {crew(card, 'footman')}"),
        "croquet": t.allows(
            "ponsonby", f"host croquet-lawn {DAUGHTER} {card.name} staff {crew(card, 'footman')}"
        ),
        "study": t.allows("ponsonby", f"host private-study {LORD} {card.name} staff {crew(card, 'butler')}"),
    }
    assert fits == {"stable": card.gender == "G", "croquet": card.gender == "L", "study": False}
    if "housekeeper" not in card.service:
        favour = {
            "£": "pounds",
            "r": "reputation",
            "c": "casual",
            "p": "prestige",
            "v": "vp_card",
            "a": "attack",
        }
        line = favour[next(iter(card.favours))]
        staff = crew(card, "housekeeper")
        heritage = t.allows("ponsonby", f"host heritage-guest-suite {card.name} staff {staff}")
        queens = t.allows("ponsonby", f"host queens-suite {card.name}={line} staff {staff}")
        assert (heritage, queens) == (card.kind == "casual", card.kind != "casual")


@pytest.mark.parametrize("card", VISITORS, ids=called)
def test_gentry_card_victory_points(card: Card) -> None:
    assert with_guest(card).seat("ponsonby").score["gentry"] == 8 + card.vp


@pytest.mark.parametrize("card", [card for card in GUESTS if card.kind == "casual"], ids=called)
def test_heritage_suite_doubles_everything_of_the_card(card: Card) -> None:
    t = with_guest(
        card, pounds=400, available=crew(card, "housekeeper").split(","), estate=["heritage-guest-suite"]
    )
    t.play("ponsonby", f"host heritage-guest-suite {card.name} staff {crew(card, 'housekeeper')}")
    assert t.seat("ponsonby").pounds == 400 + 2 * card.favours.get("£", 0)
    assert t.seat("ponsonby").steps == 25 + 2 * card.favours.get("r", 0)
    casual, prestige = set(t.casual_deck), set(t.prestige_deck)
    before = t.seat("york").steps
    attacks = 0
    t.let_chance()
    while t.question in ("order-invitations", "spread-gossip"):
        attacks += t.question == "spread-gossip"
        t.play("ponsonby", t.offers("ponsonby")[0])
        t.let_chance()
    joined = [told["gentry"] for told in t.events("guest-joined")]
    assert len([name for name in joined if name in casual]) == 2 * card.favours.get("c", 0)
    assert len([name for name in joined if name in prestige]) == 2 * card.favours.get("p", 0)
    assert before - t.seat("york").steps == 2 * card.favours.get("a", 0)
    assert attacks == (2 if "a" in card.favours else 0)


@pytest.mark.parametrize("card", [card for card in GUESTS if card.kind == "prestige"], ids=called)
def test_lionheart_suite_doubles_everything_of_the_card_without_service(card: Card) -> None:
    t = table(
        prestige_top=[card.name],
        ponsonby={
            "level": 6,
            "position": 1,
            "pounds": 0,
            "available": ["butler"],
            "estate": ["lionheart-suite"],
            "hand": [],
        },
    )
    t.play("ponsonby", "host lionheart-suite staff butler")
    t.chance(f"guest {card.name}")
    assert t.seat("ponsonby").pounds == 2 * card.favours.get("£", 0)
    assert t.seat("ponsonby").steps == min(25 + 2 * card.favours.get("r", 0), 34)
    rest = {letter: 2 * amount for letter, amount in card.favours.items() if letter in "cpva"}
    assert settle(t) == rest
    t.finish("ponsonby")
    assert card.name in t.seat("ponsonby").discard


@pytest.mark.parametrize("card", [card for card in GUESTS if card.kind == "prestige"], ids=called)
def test_queens_suite_doubles_the_line_that_is_named(card: Card) -> None:
    favour = {"£": "pounds", "r": "reputation", "c": "casual", "p": "prestige", "v": "vp_card"}
    for letter in card.favours:
        t = with_guest(
            card,
            pounds=0,
            available=[*BUTLERS, "valet", "ladys-maid", "footman"],
            estate=["queens-suite"],
        )
        words = f"host queens-suite {card.name}={favour[letter]} staff {crew(card, 'housekeeper')}"
        if "housekeeper" in card.service:
            # One family has one housekeeper, and the suite needs her.
            assert t.refuses("ponsonby", words) == ("servant-not-available", "provide-service")
            continue
        t.play("ponsonby", words)
        told = {each: amount * (2 if each == letter else 1) for each, amount in card.favours.items()}
        assert t.seat("ponsonby").pounds == told.get("£", 0)
        assert t.seat("ponsonby").steps == min(25 + told.get("r", 0), 34)
        assert settle(t) == {each: amount for each, amount in told.items() if each in "cpva"}


# The families


@pytest.mark.parametrize("family", FAMILIES)
def test_family_lord_heir_lady_and_young_lady(family: str) -> None:
    lord, lady, heir, young = FAMILIES[family]
    other = "york" if family != "york" else "ponsonby"

    def bowling(*pair: str) -> Table:
        row = {
            "level": 1,
            "position": 1,
            "pounds": 0,
            "available": ["footman"],
            "estate": ["bowling-green/back"],
        }
        t = described({family: row}, (family, other))
        t.play(family, f"host bowling-green {' '.join(pair)} staff footman")
        return t

    t = bowling(lord, heir)
    assert (t.seat(family).pounds, t.seat(family).steps) == (200 + 200 + 100, 1)
    assert settle(t, family) == {}
    t = bowling(lord, young)
    assert (t.seat(family).pounds, t.seat(family).steps) == (400, 0)
    assert settle(t, family) == {"c": 1}
    t = bowling(lord, f"{lady}=look_casual")
    assert (t.seat(family).pounds, t.seat(family).steps) == (400, 0)
    assert settle(t, family) == {"c": 1}
    assert [(told["deck"], told["count"]) for told in t.events("guests-looked-at")] == [("casual", 2)]
    t = bowling(lord, f"{lady}=dismiss")
    assert t.view(family).dismissals == 1
    assert settle(t, family) == {}


@pytest.mark.parametrize("family", FAMILIES)
def test_family_gentlemen_and_ladies(family: str) -> None:
    lord, lady, heir, young = FAMILIES[family]
    other = "york" if family != "york" else "ponsonby"
    t = table((family, other))
    assert t.allows(family, f"host bowling-green {lord} {heir} staff footman")
    assert t.allows(family, f"host front-parlour {lady}=dismiss {young} staff housekeeper")
    assert not t.allows(family, f"host bowling-green {lord} {young} staff footman")
    assert not t.allows(family, f"host front-parlour {lady}=dismiss {heir} staff housekeeper")
    assert t.allows(family, f"host private-study {lord} {young} staff butler")
    assert t.seat(family).score["gentry"] == (9 if family == "asquith" else 8)


def test_family_asquith_has_a_dowager_aunt() -> None:
    row = {"level": 1, "position": 1, "pounds": 0}
    t = table(("asquith", "york"), asquith=row)
    t.play("asquith", f"host front-parlour {DOWAGER} lady-eleanor-chesterton staff housekeeper")
    # Whist 2; the aunt 100 pounds and 1.
    assert (t.seat("asquith").pounds, t.seat("asquith").steps) == (100, 3)
    t = table(("asquith", "york"), asquith=row)
    assert t.allows("asquith", f"host private-study {DOWAGER} daniel-earl-of-asquith staff butler")


def test_all_cards_of_the_box_are_here() -> None:
    assert len(cards(STARTERS, "casual")) == 15
    assert len(cards(CASUAL, "casual")) == 35
    assert len(cards(PRESTIGE, "prestige")) == 25
    t = table()
    assert sorted(t.casual_deck) == sorted([card.name for card in GUESTS if card.kind == "casual"])
    assert sorted(t.prestige_deck) == sorted([card.name for card in GUESTS if card.kind == "prestige"])
