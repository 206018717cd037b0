"""Where Parlour keeps a person's own things: corrected facts and the game that was left unfinished."""

from __future__ import annotations

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
    except FileNotFoundError:
        raise Invalid("no-such-file", {"file": path.name}) from None
    except (OSError, UnicodeDecodeError):
        raise Invalid("cannot-read", {"file": path.name}) from None


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    beside = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(text, encoding="utf-8")
        os.replace(beside, path)
    except OSError:
        raise Invalid("cannot-write", {"file": path.name}) from None


def read_toml(path: Path) -> dict[str, object]:
    """A TOML file as plain data."""
    try:
        return tomllib.loads(read_text(path))
    except tomllib.TOMLDecodeError as error:
        raise Invalid("bad-toml", {"file": path.name, "why": str(error)[:120]}) from None


def corrections_file(game: str) -> Path:
    """Where the corrections in force for a game are kept."""
    return home() / "corrections" / f"{game}.toml"


def corrections_for(game: str) -> dict[str, object]:
    """The corrections in force; empty when the shipped facts are used."""
    path = corrections_file(game)
    return read_toml(path) if path.exists() else {}


def save_corrections(game: str, corrections: dict[str, object]) -> None:
    """Put corrections in force; none brings the shipped facts back."""
    lines: list[str] = []
    for table, values in corrections.items():
        if isinstance(values, dict):
            lines.append(f"[{table}]")
            # A JSON scalar is a TOML scalar.
            lines += [f"{key} = {canonical(value)}" for key, value in values.items()]
    write_text(corrections_file(game), "\n".join(lines) + "\n")


def unfinished_game() -> Path:
    """Where a game goes when its terminal closes."""
    return home() / "unfinished.jsonl"
