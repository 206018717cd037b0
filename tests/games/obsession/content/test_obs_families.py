"""Families, their members and what they start with."""

from tests.games.obsession.components import BOOK, CARDS, TILES, printed, select

FAMILIES = {family.id: family for family in BOOK.families}
ROLES = {role.id: role for role in BOOK.roles}


def test_six_families() -> None:
    assert {family.id: family.set for family in BOOK.families} == {
        "asquith": "base",
        "cavendish": "base",
        "ponsonby": "base",
        "york": "base",
        "howard": "ud",
        "wessex": "wessex",
    }


def test_members_carry_the_family_and_fill_each_role_once() -> None:
    for family in BOOK.families:
        members = [CARDS[member] for member in family.members]
        assert [card.role for card in members][:4] == ["lord", "lady", "heir", "young-lady"]
        assert {card.id for card in members} == {c.id for c in select(kind="family") if c.family == family.id}


def test_family_points_are_eight_and_nine_for_asquith() -> None:
    for family in BOOK.families:
        expected = 9 if family.id == "asquith" else 8
        assert sum(CARDS[member].vp for member in family.members) == expected


def test_cards_agree_with_the_roles() -> None:
    for card in select(kind="family"):
        assert (card.vp, card.favours) == (ROLES[card.role].vp, ROLES[card.role].favours)


def test_crest_cards_count_as_rating_one_and_fairchilds_are_worth_eight() -> None:
    crests = [card for card in BOOK.gentry if card.crest]
    assert all(card.pr == 1 for card in crests)
    assert {card.kind for card in crests} == {"family", "fairchild"}
    assert [card.vp for card in select(kind="fairchild")] == [8, 8]
    assert BOOK.courtship.fairchild_vp == 8


def test_family_bonuses() -> None:
    assert FAMILIES["asquith"].bonus.card == "maud-dowager-countess-of-asquith"
    assert FAMILIES["cavendish"].bonus.position == 4
    assert FAMILIES["ponsonby"].bonus.amount == 300
    assert FAMILIES["york"].bonus.servant == "footman"
    assert FAMILIES["howard"].bonus.servant == "cook"
    assert FAMILIES["howard"].requires == ("ud-servants",)
    assert FAMILIES["wessex"].bonus.options == ("breakfast-room", "tennis-court")


def test_the_dowager_aunt_is_modest_and_reconstructed() -> None:
    maud = CARDS["maud-dowager-countess-of-asquith"]
    assert printed(maud) == (("pounds", 100), ("reputation", 1))
    assert maud.origin.reconstructed == ("favours",)


def test_every_family_starts_alike() -> None:
    start = BOOK.start
    assert (start.pounds, start.reputation_level, start.reputation_position) == (0, 1, 1)
    assert start.servants == ("butler", "housekeeper", "valet", "ladys-maid", "footman")
    assert start.starter_guests == 2
    assert {TILES[tile].kind for tile in start.tiles} == {"start"}
    assert len({TILES[tile].category for tile in start.tiles}) == 5


def test_admirers_are_male_prestige_guests_and_charles_fairchild() -> None:
    assert BOOK.admirer.reputation == 2
    assert BOOK.admirer.kinds == ("prestige", "fairchild")
    assert BOOK.admirer.genders == ("G", "both")
