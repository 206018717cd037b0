"""Where Parlour keeps a person's own things: corrected facts, and every game played at this terminal."""

from __future__ import annotations

import contextlib
import os
import tomllib
from pathlib import Path

from parlour.kernel.codec import canonical
from parlour.kernel.errors import Invalid


def home() -> Path:
    """PARLOUR_HOME, or the place the system reserves for such data."""
    chosen = os.environ.get("PARLOUR_HOME")
    if chosen:
        return Path(chosen)
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "parlour"


def read_text(path: Path) -> str:
    """A file's text, or `Invalid` with the reason."""
    try:
        return path.read_text(encoding="utf-8")
    except (FileNotFoundError, NotADirectoryError):
        raise Invalid("no-such-file", {"file": path.name}) from None
    except (OSError, ValueError):  # ValueError: not UTF-8, or a path with a NUL in it
        raise Invalid("cannot-read", {"file": path.name}) from None


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    beside: Path | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_name(path.name + ".part")
        beside.write_text(text, encoding="utf-8")
        os.replace(beside, path)
    except (OSError, ValueError):  # ValueError: a path without a name, or with a NUL in it
        if beside is not None:
            with contextlib.suppress(OSError, ValueError):
                beside.unlink(missing_ok=True)
        raise Invalid("cannot-write", {"file": path.name}) from None


def named_by_person(name: str) -> Path:
    """A path as somebody types it, with `~` for home."""
    try:
        return Path(name).expanduser()
    except RuntimeError:
        raise Invalid("cannot-write", {"file": name}) from None


def read_toml(path: Path) -> dict[str, object]:
    """A TOML file as plain data."""
    try:
        return tomllib.loads(read_text(path))
    except (ValueError, RecursionError) as error:
        if isinstance(error, Invalid):
            raise
        raise Invalid("bad-toml", {"file": path.name, "why": str(error)[:120]}) from None


def corrections_file(game: str) -> Path:
    """Where the corrections in force for a game are kept."""
    return home() / "corrections" / f"{game}.toml"


def corrections_for(game: str) -> dict[str, object]:
    """The corrections in force; empty when the shipped facts are used."""
    path = corrections_file(game)
    try:
        return read_toml(path)
    except Invalid as error:
        if error.code == "no-such-file":
            return {}
        raise


def save_corrections(game: str, corrections: dict[str, object]) -> None:
    """Put corrections in force; none brings the shipped facts back."""
    lines: list[str] = []
    for table, values in corrections.items():
        if isinstance(values, dict):
            lines.append(f"[{canonical(table)}]")
            lines += [f"{canonical(key)} = {_toml(value)}" for key, value in values.items()]
    write_text(corrections_file(game), "\n".join(lines) + "\n")


def _toml(value: object) -> str:
    """A value on one line; a JSON scalar is a TOML scalar."""
    if isinstance(value, dict):
        return "{" + ", ".join([f"{canonical(key)} = {_toml(each)}" for key, each in value.items()]) + "}"
    if isinstance(value, list):
        return "[" + ", ".join([_toml(each) for each in value]) + "]"
    return canonical(value)


def kept_games() -> Path:
    """The folder with the games played at this terminal, finished or not."""
    return home() / "games"


def newest_game(other_than: Path) -> Path:
    """The game that was played last, the one at *other_than* aside."""
    found: list[tuple[float, Path]] = []
    with contextlib.suppress(OSError):
        found = [(path.stat().st_mtime, path) for path in kept_games().glob("*.jsonl") if path != other_than]
    if not found:
        raise Invalid("no-such-file", {"file": kept_games().name})
    return max(found)[1]
