"""Reputation: one line of steps from level 1, position 1, to position 5 of the top level (ruling 1)."""

from __future__ import annotations

from parlour.games.obsession.state import County
from parlour.kernel.event import Event


def change(county: County, seat: int, steps: int, source: str) -> None:
    """Move the marker; it stops at either end of the line."""
    before = county.steps[seat]
    after = min(max(before + steps, 0), county.rules.reputation.max_steps)
    county.steps[seat] = after
    if county.sink is not None and steps:
        county.sink.append(
            Event(
                "reputation-changed",
                seat,
                {
                    "steps": steps,
                    "moved": after - before,
                    "level": after // 5 + 1,
                    "position": after % 5 + 1,
                    "source": source,
                },
            )
        )


def earn(county: County, seat: int, pounds: int, source: str) -> None:
    """Coins from the bank, or to it; money is not limited."""
    county.pounds[seat] += pounds
    if county.sink is not None and pounds:
        county.sink.append(Event("pounds-changed", seat, {"pounds": pounds, "source": source}))
