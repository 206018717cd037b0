"""What `Texts` promises to those who draw a table with it."""

from __future__ import annotations

import pytest

from parlour.i18n.texts import LANGUAGES, Texts
from parlour.kernel.errors import Illegal, Invalid, Refusal

EN = Texts("en", strict=True)
FR = Texts("fr", strict=True)
PL = Texts("pl", strict=True)


def test_a_missing_text_is_an_error_when_strict_and_else_its_key() -> None:
    with pytest.raises(KeyError, match="ui-absent"):
        EN.text("ui-absent")
    assert Texts("en").text("ui-absent") == "ui-absent"


def test_a_missing_parameter_is_an_error_when_strict_and_never_shows_braces() -> None:
    with pytest.raises(KeyError, match="ui-saved"):
        EN.text("ui-saved")
    assert Texts("en").text("ui-saved") == "Saved in file."


def test_what_people_typed_is_told_as_it_is() -> None:
    assert EN.text("ui-saved", file="{my} file") == "Saved in {my} file."
    assert EN.error(Invalid("unknown-person", {"person": "spy"})) == "The person “spy” is not known."


def test_an_unknown_language_or_game_is_refused() -> None:
    with pytest.raises(Invalid, match="unknown-language"):
        Texts("de")
    with pytest.raises(Invalid, match="unknown-game"):
        Texts("en", ("chess",))


@pytest.mark.parametrize(
    ("texts", "sort", "name", "wanted"),
    [
        (EN, "card", "red-bank", "Bank (red)"),
        (FR, "card", "red-bank", "Banque (rouge)"),
        (PL, "card", "red-bank", "Bank (czerwony)"),
        (FR, "card", "green-inn", "Auberge (verte)"),
        (FR, "card", "green-park", "Parc (vert)"),
        (PL, "card", "green-inn", "Gospoda (zielona)"),
        (PL, "card", "green-seminary", "Seminarium (zielone)"),
        (EN, "market", "red-a", "red borough, market A"),
        (FR, "market", "violet-centre", "quartier violet, marché central"),
        (PL, "market", "violet-centre", "dzielnica fioletowa, rynek środkowy"),
        (EN, "place", "notre-dame", "Notre Dame"),
        (PL, "place", "carriage-house", "Powozownia"),
        (EN, "bill", "gold", "1 prestige + 1 gold"),
        (EN, "bill", "red-gold", "red (1 prestige + 1 gold)"),
        (FR, "carriage", "blue", "calèche bleue"),
        (EN, "period", "b", "B"),
        (EN, "data-status", "reconstructed", "reconstructed"),
        (FR, "source", "notre-dame-scoring", "décompte de Notre-Dame"),
    ],
)
def test_components_have_names(texts: Texts, sort: str, name: str, wanted: str) -> None:
    assert texts.term(sort, name) == wanted


@pytest.mark.parametrize(("sort", "name"), [("card", "red"), ("card", "red-castle"), ("person", "pope")])
def test_an_unknown_component_is_an_error_when_strict_and_else_its_id(sort: str, name: str) -> None:
    with pytest.raises(KeyError, match=name):
        EN.term(sort, name)
    assert Texts("en").term(sort, name) == name


def test_parameters_are_named_and_put_in_the_right_form() -> None:
    params = {"from": "hospital", "to": "inn"}
    assert EN.text("nd-act-rehouse", **params).startswith("Move everything from the hospital to the inn")
    assert FR.text("nd-act-rehouse", **params).startswith("Tout transférer de l’hôpital vers l’auberge")
    assert PL.text("nd-act-rehouse", **params).startswith("Przenieś wszystko ze szpitala do gospody")
    assert PL.text("nd-act-bribe", person="fool") == "Przekup błazna"


@pytest.mark.parametrize(
    ("texts", "wanted"),
    [
        (EN, ["", "a", "a and b", "a, b and c"]),
        (FR, ["", "a", "a et b", "a, b et c"]),
        (PL, ["", "a", "a i b", "a, b i c"]),
    ],
)
def test_lists_are_joined_as_the_language_does(texts: Texts, wanted: list[str]) -> None:
    assert [texts.joined(["a", "b", "c"][:count]) for count in range(4)] == wanted


def test_a_player_named_like_a_component_keeps_the_name() -> None:
    told = {"event": "cards-passed", "seat": 0, "to": 1, "count": 2}
    assert PL.event(told, ("bank", "park")) == "bank przekazuje 2 karty, odbiera park."
    assert (
        FR.event({"event": "bribed", "seat": 0, "person": "monk"}, ("fool", "x")) == "fool corrompt le moine."
    )


def test_the_other_side_of_a_deal_is_addressed_too() -> None:
    told = {"event": "gold-taken", "seat": 0, "payer": 1, "amount": 1, "source": "bank"}
    assert EN.event(told, ("Anna", "Bo"), 1).endswith("Anna takes 1 gold from you (bank).")
    assert EN.event(told, ("Anna", "Bo"), 0).endswith("you take 1 gold from Bo (bank).")
    assert EN.event(told, ("Anna", "Bo"), None).endswith("Anna takes 1 gold from Bo (bank).")


@pytest.mark.parametrize(
    ("start", "end", "verb"), [(3, 6, "advances"), (4, 2, "goes back"), (4, 4, "stays on 4")]
)
def test_the_rat_advances_goes_back_or_stays(start: int, end: int, verb: str) -> None:
    told = {"event": "rat-moved", "seat": 0, "from": start, "to": end, "source": "plague"}
    assert verb in EN.event(told, ("Anna",), 0)
    assert verb in EN.event(told, ("Anna",), None)


def test_the_park_is_told_only_where_it_adds_something() -> None:
    told = {"event": "prestige-gained", "seat": 0, "source": "residence", "amount": 3, "park": 0}
    assert EN.event(told, ("Anna",)) == "Anna gains 3 prestige points (residence)."
    assert (
        EN.event({**told, "park": 1}, ("Anna",))
        == "Anna gains 3 prestige points, plus 1 from the park (residence)."
    )


def test_a_refusal_names_what_it_is_about() -> None:
    refusal = Refusal("no-cube-there", "empty-supply", {"place": "notre-dame"})
    assert EN.refusal(refusal, ()) == "You have no cube on Notre Dame."
    assert FR.refusal(refusal, ()) == "Vous n’avez aucun cube à Notre-Dame."
    assert PL.refusal(refusal, ()) == "Nie masz kostki w Notre-Dame."
    other = Refusal("not-an-answer", "phase-2", {"action": "pass", "question": "keep-card"})
    assert EN.refusal(other, ()).endswith(EN.question("keep-card"))


def test_a_refused_entry_of_a_log_says_why_in_the_same_language() -> None:
    refused = Illegal(Refusal("rat-at-zero", "inn"))
    error = Invalid("refused-entry", {"ply": 7, "act": "take rat", "why": refused.code})
    error.__cause__ = refused
    assert EN.error(error).endswith(EN.error(refused))
    assert PL.error(error).endswith("Twój szczur stoi na polu 0 i nie może się bardziej cofnąć.")


def test_the_order_of_play_is_a_rule_of_the_table() -> None:
    refusal = Refusal("not-your-turn", "table", {"seat": 2})
    for texts in (EN, FR, PL):
        assert texts.refusal(refusal, ()) != texts.rule_text("table")
        assert texts.rule_title("table")


def test_seats_are_numbered_where_they_would_be_called_the_same() -> None:
    assert EN.seat_names(("you", "steward", "steward", "Anna")) == (
        "Player",
        "Steward 1",
        "Steward 2",
        "Anna",
    )
    assert FR.seat_names(("you", "you")) == ("Joueur 1", "Joueur 2")
    assert EN.event({"event": "passed", "seat": 4}, ()) == "player 5 bribes nobody."


@pytest.mark.parametrize(
    ("texts", "topic", "key"),
    [
        (EN, "fool", "nd-person-fool-power"),
        (EN, "phase-4", "nd-rule-phase-4-text"),
        (EN, "bank", "nd-card-bank-about"),
        (FR, "Relais de calèches", "nd-rule-carriage-house-text"),
        (PL, " błazen ", "nd-person-fool-power"),
    ],
)
def test_a_topic_is_explained_by_its_id_or_its_name(texts: Texts, topic: str, key: str) -> None:
    assert texts.text(key) in texts.explain("notre-dame", topic)


def test_an_unknown_topic_is_refused() -> None:
    with pytest.raises(Invalid, match="unknown-topic"):
        EN.explain("notre-dame", "weather")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_has_a_name_in_every_language(lang: str) -> None:
    texts = Texts(lang, strict=True)
    assert texts.game_key("notre-dame", "about") == "nd-about"
    assert texts.game_name("notre-dame") == "Notre Dame"
