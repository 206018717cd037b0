"""Which files are mutated, and a fair sample of their mutants."""

import random
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from tools.mutation.finder import Mutant, mutants_of

GAMES: Final = Path("src/parlour/games")
NOT_RULES: Final = {
    "__init__.py": "says what the package is",
    "aids/blocks": "how the table is drawn",
    "content": "the facts and their readers, checked against the rulebook by tests of the content",
    "describe.py": "words for a player's answers",
    "invariants.py": "a net under the rules: a hole in it changes no game",
    "layout.py": "how the table is drawn",
    "meta.py": "the card in the catalogue",
    "position": "builds positions for scenarios and tests",
    "reveal.py": "a whole position in words",
    "steward": "a computer player, held by its strength",
    "wire.py": "a view in words",
}
"""Files and folders of a game that hold no rules, with the reason."""


def game_of(file: str) -> str:
    """The id of the game that a file belongs to."""
    return Path(file).relative_to(GAMES).parts[0].replace("_", "-")


def holds_rules(file: str) -> bool:
    return not any(f"/{part}/" in f"/{file}/" for part in NOT_RULES)


def rules_files(root: Path, game: str | None = None) -> list[str]:
    """The rules of all games, or of one, as paths from *root*."""
    found = [path.relative_to(root).as_posix() for path in (root / GAMES).glob("*/**/*.py")]
    return sorted(file for file in found if holds_rules(file) and game in (None, game_of(file)))


def all_mutants(root: Path, files: Iterable[str]) -> list[Mutant]:
    return [mutant for file in files for mutant in mutants_of(file, (root / file).read_bytes())]


def sample(mutants: Sequence[Mutant], count: int, seed: int) -> list[Mutant]:
    """*count* mutants, from each file in proportion to how many it has; all of them when there are fewer."""
    if count >= len(mutants):
        return sorted(mutants)
    by_file: dict[str, list[Mutant]] = defaultdict(list)
    for mutant in mutants:
        by_file[mutant.file].append(mutant)
    exact = {file: count * len(found) / len(mutants) for file, found in by_file.items()}
    shares = {file: int(share) for file, share in exact.items()}
    # Largest remainder: the mutants that rounding down left over go where it cut off most.
    by_remainder = sorted(exact, key=lambda file: (shares[file] - exact[file], file))
    for file in by_remainder[: count - sum(shares.values())]:
        shares[file] += 1
    chosen: list[Mutant] = []
    for file, found in by_file.items():
        # A generator for each file: a change in one does not draw other mutants in all the others.
        chosen += random.Random(f"{seed}:{file}").sample(sorted(found), shares[file])
    return sorted(chosen)
