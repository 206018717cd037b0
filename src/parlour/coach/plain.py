"""A review as JSON-able data: what is kept with a game, and what `--json` prints."""

from __future__ import annotations

from typing import Any

from parlour.coach.review import Review


def plain_review(review: Review) -> dict[str, Any]:
    """All that a review says; points to three places, for more would be an illusion."""
    return {
        "seat": review.seat,
        "whole": review.whole,
        "final": review.final,
        "graph": [
            {"ply": dot.ply, "step": dot.step, "chance": round(dot.chance, 3), "lead": round(dot.lead, 2)}
            for dot in review.graph
        ],
        "verdicts": [
            {
                "ply": each.ply,
                "kind": each.kind,
                "chapter": each.chapter,
                "step": each.step,
                "action": each.action,
                "best": each.best,
                "lost": round(each.lost, 3),
                "chance_lost": round(each.chance_lost, 3),
                "unsure": round(each.unsure, 3),
                "chance": round(each.chance, 3),
                "grade": each.grade,
                "reasons": [
                    {"code": reason.code, "points": reason.points, "source": reason.source}
                    for reason in each.reasons
                ],
            }
            for each in review.verdicts
        ],
        "ledger": [
            {"ply": row.ply, "sort": row.sort, "points": row.points, "chapter": row.chapter}
            for row in review.ledger
        ],
        "totals": review.totals,
        "accuracy": [
            {
                "chapter": each.chapter,
                "decisions": each.decisions,
                "lost": round(each.lost, 3),
                "percent": each.percent,
            }
            for each in review.accuracy
        ],
        "lessons": [each._asdict() for each in review.lessons],
    }
