"""Holds hints against an exhaustive solver at positions of the last turn or round.

    PYTHONPATH=. python bench/endgames.py notre-dame --positions 100

Positions that the solver cannot look through, and those where every answer comes to the same, do not count.
"""

import argparse
import random

from tests.coach.endings import endings, held


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("game")
    reader.add_argument("--positions", type=int, default=100)
    reader.add_argument("--most", type=int, default=60_000, help="positions that one solution may take")
    reader.add_argument("--worlds", type=int, default=12)
    reader.add_argument("--simulations", type=int, default=400)
    reader.add_argument("--compared", type=int, default=32)
    reader.add_argument("--bot", default="steward")
    given = reader.parse_args()
    losses: list[float] = []
    skipped = number = 0
    while len(losses) < given.positions:
        found = list(endings(given.game, 2, f"ending {number}", given.bot))
        number += 1
        random.Random(number).shuffle(found)
        kinds: set[str] = set()
        for game, state, seat in found:
            kind = type(state.agenda[-1][0]).__name__
            if kind in kinds or len(losses) == given.positions:
                continue  # one of each sort, so that many games are seen
            told = held(game, state, seat, given.most, given.worlds, given.simulations, given.compared)
            if told is None:
                skipped += 1
                continue
            action, loss, answers = told
            losses.append(loss)
            kinds.add(kind)
            print(f"{len(losses)} {kind} answers {answers} loss {loss:.3f} {action.text}", flush=True)
    right = sum([loss < 1e-6 for loss in losses])
    print(
        f"endgames {given.game}: optimal in {right} of {len(losses)}, "
        f"mean loss {sum(losses) / len(losses):.3f}, largest {max(losses):.2f}; "
        f"{number} games, {skipped} positions too wide or without a difference"
    )


if __name__ == "__main__":
    main()
