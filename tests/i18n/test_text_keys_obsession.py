"""Every text that Obsession asks for is there, and none is left over."""

from __future__ import annotations

import ast
import tomllib
from functools import cache

from parlour.games.obsession.aids import cells
from parlour.games.obsession.aids.area import HINTED
from parlour.games.obsession.aids.blocks.layout import SHORT, TOPICS
from parlour.games.obsession.aids.forecast import PASSING, SEASON, STANDARD
from parlour.games.obsession.content.dataset import load_dataset
from parlour.games.obsession.content.words import CATEGORIES, GENTRY_FAVOURS, GUEST_KINDS, TILE_FAVOURS
from parlour.games.obsession.game import OBSESSION as GAME_OBJECT
from parlour.games.obsession.hosting.extras_judged import RULE_OF
from parlour.games.obsession.words.catalogue import AREAS, OPPONENTS
from parlour.games.obsession.words.vocabulary import VOCABULARY
from parlour.i18n.grammar import named_pages
from parlour.i18n.texts import LANGUAGES, Texts
from parlour.kernel.game import Cell
from tests.i18n.played_games import played
from tests.i18n.source_scan import (
    OBSESSION,
    SOURCE,
    argument,
    calls,
    check_complete,
    first_arguments,
    literals,
    modules,
    modules_and_options,
    question_kinds,
    words,
)

DATA = load_dataset()
FAULTS = "fail"
"""What activity.py and plans.py call to say that tile, guests, choices and extras do not fit together."""
OF_THE_OPPONENT = ("base-score", "fairchild", "monuments")
NAMED_BY_OPPONENTS = ("opponent", "target")
"""Options among whose values are opponents, who are called by their names."""


def _told(cells: tuple[Cell, ...]) -> set[str]:
    return {str(cell.value).split(" ")[0] for cell in cells if cell.sort == "told"}


def _facts() -> set[str]:
    """What the patterns make of every card and tile in play."""
    found: list[Cell] = []
    for tile in DATA.tiles:
        for face in (tile.front, tile.back):
            found += [*cells.company(face), *cells.effect(face), *cells.favours(face.favours)]
    for card in DATA.gentry:
        found += [*cells.favours(card.favours), *cells.service(card), *cells.rating_of(card)]
    for objective in DATA.objectives:
        found += [cells.goal(objective.condition), cells.worth(objective)]
    found += [cells.goal(milestone.condition) for milestone in DATA.milestones]
    found += [cells.favour(card.favour) for card in DATA.vp_cards]
    found += [cells.bonus(DATA, at) for at in range(len(DATA.families))]
    return _told(tuple(found))


def _components() -> set[str]:
    events = {event for track in DATA.tracks for event in track.events}
    favours = {*GENTRY_FAVOURS, *TILE_FAVOURS} - {"special"}
    return {
        "ob-coach-chapter",
        "ob-coach-step",
        *[f"ob-area-{name}" for name in HINTED],
        "ob-about",
        "ob-help",
        "ob-block-about",
        "ob-block-sides",
        "ob-opponent-told",
        "ob-dearer",
        "ob-cheaper",
        *[f"ob-kind-{card.kind}" for card in DATA.gentry],
        *[f"ob-gender-{card.gender}" for card in DATA.gentry],
        *[f"ob-level-{opponent.level}" for opponent in DATA.opponents],
        *[f"ob-length-{opponent.mode}" for opponent in DATA.opponents],
        *[f"ob-side-{side}" for side in ("front", "back")],
        *[f"ob-deck-{deck}" for deck in ("casual", "prestige")],
        *[f"ob-area-{area}" for area in AREAS],
        *[f"ob-slot-kind-{kind}" for kind in GUEST_KINDS],
        *[f"ob-choice-{favour}" for favour in favours],
        *[f"ob-servant-{servant.id}" for servant in DATA.servants],
        *[f"ob-round-{event.replace('_', '-')}" for event in events],
        *[f"ob-{what}-{name}" for what in ("score", "made") for name in _scored()],
        *[f"ob-score-{name}" for name in (*OF_THE_OPPONENT, "round", "target")],
        "ob-portion-shared",
        *[f"ob-ended-{why}" for why in ("courtship", "round", "tableau", "top")],
    }


def _scored() -> set[str]:
    """The categories of the score sheet that any module brings."""
    return {name for module in GAME_OBJECT.meta.modules for name in module.content.get("score", ())}


def stories() -> set[str]:
    """A line of background for everybody and every room of every set, and the stories of the families."""
    return {
        *[f"ob-story-gentry-{card.id}" for card in DATA.gentry],
        *[f"ob-story-tile-{tile.id}" for tile in DATA.tiles],
        *[f"ob-story-servant-{servant.id}" for servant in DATA.servants],
        *[f"ob-story-family-{family.id}" for family in DATA.families],
        *[f"ob-story-opponent-{opponent.id}" for opponent in DATA.opponents],
    }


def _sections() -> set[str]:
    text = (SOURCE / OBSESSION / "content" / "rulebook.toml").read_text(encoding="utf-8")
    return {section["id"] for section in tomllib.loads(text)["section"]}


def _rules() -> set[str]:
    return {f"ob-rule-{section}{ending}" for section in _sections() for ending in ("", "-text")}


def _sources() -> set[str]:
    """Where pounds and reputation come from: the last argument of `change` and `earn`."""
    found: set[str] = set()
    for call, _ in calls(OBSESSION, "change", "earn"):
        found |= words(call.args[-1]) if isinstance(call.args[-1], ast.Constant) else set()
    return {f"ob-source-{source}" for source in found}


def _reasons() -> set[str]:
    """What refusals and faults name, and the texts that are chosen before a refusal is made."""
    reasons = first_arguments(OBSESSION, "Refusal") | set(RULE_OF)
    for call, local in calls(OBSESSION, FAULTS):
        reasons |= argument(call, 1, local)
    return reasons


def _modules_and_options() -> set[str]:
    """An opponent has a name already, as a component."""
    return modules_and_options(GAME_OBJECT, "ob-", dict.fromkeys(NAMED_BY_OPPONENTS, OPPONENTS))


def _spoken() -> set[str]:
    events = [(argument(call, 0, local), len(call.args) > 3) for call, local in calls(OBSESSION, "Event")]
    return {
        *[f"ob-question-{kind}" for kind in question_kinds(OBSESSION)],
        *[f"ob-event-{kind}" for kinds, _ in events for kind in kinds],
        *[f"ob-event-{kind}-hidden" for kinds, is_secret in events if is_secret for kind in kinds],
        "ob-event-market-refreshed-hidden",  # for a refresh that no seat makes
        *[f"ob-reason-{reason}" for reason in _reasons()],
        *[f"ob-act-{verb}" for verb in VOCABULARY.verbs],
    }


def _laid_out() -> set[str]:
    """Titles, labels and messages of the table, as they came up, and those that the code writes out."""
    cells = [cell for game in played("obsession") for cell in game.cells]
    labels = {str(cell.value) for cell in cells if cell.sort == "label"}
    titles = {title for game in played("obsession") for title in game.titles}
    written = {f"ob-{key}" for key in first_arguments(OBSESSION, "told") if not key.endswith("-")}
    named = {f"ob-space-{cell.value}" for cell in cells if cell.sort == "space"}
    columns = {
        f"ob-column-{word}"
        for name in ("labels", "label")
        for call, _ in calls(OBSESSION, name)
        for node in call.args
        for word in words(node)
    }
    return {
        *labels,
        *titles,
        *first_arguments(OBSESSION, "Block"),
        *written,
        *named,
        *columns,
        *_about_columns(),
        *_told(tuple(cells)),
        *[f"ob-not-{reason}" for reason in SHORT],
        *[f"ob-step-{step}" for step in (*STANDARD, *PASSING, *SEASON, "scoring")],
        *[f"ob-step-{step}-about" for step in (*STANDARD, *PASSING, *SEASON)],
        *[word for word in literals(OBSESSION) | literals("cli") if word.startswith("ob-guide-")],
    }


def _about_columns() -> set[str]:
    """The headings of what is told about a component: the first word of each pair in about.py."""
    found: set[str] = set()
    for module in modules(OBSESSION):
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "_card":
                for pair in ast.walk(node):
                    if isinstance(pair, ast.Tuple) and len(pair.elts) == 2:
                        found |= words(pair.elts[0])
    return {f"ob-column-{word}" for word in found}


@cache
def _asked() -> frozenset[str]:
    words_of_rules = (_facts(), _components(), _rules(), _sources(), _modules_and_options(), _spoken())
    parts = (*words_of_rules, _laid_out(), stories())
    return frozenset(set().union(*parts))


def test_every_text_of_obsession_is_there_and_none_is_left_over() -> None:
    check_complete("ob-", _asked())


def test_the_scan_of_obsession_finds_what_is_known_to_be_there() -> None:
    assert {"host-activity", "last-favours"} <= question_kinds(OBSESSION)
    assert {"too-expensive", "choice-missing", "nobody-can-serve", "wrong-staff"} <= _reasons()
    assert {"ob-favour-or-dismiss", "ob-goal-elite", "ob-suite-supply-top-all"} <= _facts()
    assert {"ob-source-rents", "ob-source-loan"} <= _sources()
    assert {"ob-event-card-drawn-hidden", "ob-act-host"} <= _spoken()


def test_every_section_cited_by_obsession_has_a_text_and_a_place_in_the_rulebook() -> None:
    cited = {refusal.rule for game in played("obsession") for refusal in game.refusals.values()}
    assert cited - {"table"} <= _sections()
    assert set(TOPICS.values()) <= _sections()
    assert set(TOPICS) == question_kinds(OBSESSION)
    assert named_pages("obsession")["passing"] == ("rulebook", "13")
    assert Texts("en", ("obsession",), strict=True).citation("obsession", "passing").endswith("13)")


def test_components_have_their_printed_names_in_every_language() -> None:
    for lang in LANGUAGES:
        texts = Texts(lang, ("obsession",), strict=True)
        for tile in DATA.tiles:
            assert texts.term("tile", tile.id) == getattr(tile.name, lang).replace("'", "’")
        for card in DATA.gentry:
            assert texts.term("gentry", card.id)
        for category in CATEGORIES:
            assert texts.term("category", category)
        assert texts.term("vp-card", "pounds-300-b") == texts.term("vp-card", "pounds-300")
    assert ("tile", "main-gazebo") in Texts("pl", ("obsession",)).identified("altana")
