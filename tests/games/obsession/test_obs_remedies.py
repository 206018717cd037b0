"""What would help against a refusal comes true: so many steps, so many pounds, so many rounds."""

import pytest

from parlour.games.obsession.game import OBSESSION
from parlour.games.obsession.sight.view import CountyView
from parlour.kernel.beyond.companion import Finding, Remedy
from parlour.kernel.errors import Refusal
from parlour.kernel.game import Setup
from tests.games.obsession.moments import ALONE, STANDARD, moments

COMPANION = OBSESSION.companion


def refused(setup: Setup, seed: int) -> list[tuple[CountyView, int, Finding, Refusal, Remedy | None]]:
    """Everything refused in a game, with the view, the seat and the remedy."""
    told = []
    for _, seat, view in moments(setup, seed):
        found = COMPANION.reasons.findings(view)
        for finding, remedy in zip(found, COMPANION.reasons.remedies(view, found), strict=True):
            if finding[2] is not None:
                told.append((view, seat, finding, finding[2], remedy))
            else:
                assert remedy is None
    return told


@pytest.mark.parametrize("setup", [STANDARD, ALONE])
def test_the_steps_of_reputation_lead_to_the_rating_asked_for(setup: Setup) -> None:
    checked = 0
    for view, seat, _, refusal, remedy in refused(setup, 3):
        if refusal.reason.endswith("-above-reputation"):
            assert remedy is not None
            steps = view.rows[seat].steps
            if remedy.kind == "reputation":
                rating = int(refusal.params["rating"])
                assert (steps + int(remedy.params["count"])) // 5 + 1 == rating
                assert (steps + int(remedy.params["count"]) - 1) // 5 + 1 < rating
                checked += 1
    assert checked


@pytest.mark.parametrize("setup", [STANDARD, ALONE])
def test_a_servant_who_is_not_free_is_told_with_the_round_of_the_return(setup: Setup) -> None:
    rounds = [
        (view.round + 1, int(remedy.params["round"]))
        for view, _, (sort, _, _), _, remedy in refused(setup, 4)
        if sort == "servant" and remedy is not None
    ]
    assert rounds
    assert all(now < back <= now + 4 for now, back in rounds)


def test_a_tile_too_dear_is_told_with_what_is_missing() -> None:
    dear = [
        (refusal.params, remedy)
        for _, _, _, refusal, remedy in refused(STANDARD, 5)
        if refusal.reason == "too-expensive"
    ]
    assert dear
    for params, remedy in dear:
        assert remedy == Remedy("pounds", {"amount": int(params["price"]) - int(params["pounds"])})


def test_guests_at_rest_come_back_by_passing() -> None:
    resting = [remedy for _, _, _, why, remedy in refused(STANDARD, 6) if why.reason == "guest-resting"]
    assert resting
    assert set(map(str, resting)) == {str(Remedy("pass-for-guests"))}
