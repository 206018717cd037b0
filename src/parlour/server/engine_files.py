"""The engine that a browser runs, as a server offers it.

Python for browsers lies beside the page, packed as close as it goes, for a wheel carries it; it is unpacked
when somebody asks for the first time. The rules are those of the server itself: its files, in one archive.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import lzma
import zipfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

FOLDER: Final = "engine"
RULES: Final = "parlour.zip"
OURS: Final = ("ai", "coach", "device", "games", "i18n", "kernel", "server", "sim")
WITHOUT: Final = (
    "sim/arena/",
    "sim/lab/",
    "sim/library.py",
    "sim/play/runner.py",
    "sim/play/scenario.py",
    "sim/proof/",
    "sim/puzzles/",
    "sim/scale/",
    "server/static/",
    "server/door/carried.py",
    "server/door/door.py",
    "server/door/reading.py",
    "server/door/talking.py",
    "server/door/visitors.py",
    "server/store/backup.py",
    "server/store/postgres.py",
    "server/store/repair.py",
    "server/store/sqlite",
    "server/app.py",
    "server/databases.py",
    "server/openapi.py",
    "server/running.py",
    "server/sharing.py",
    "i18n/texts.py",
)
"""What only a server needs."""
DATA: Final = (".toml", ".json")
WORDS: Final = "core.ftl"
"""The page has the texts in its own files; only what bots are called is looked up by the tables."""
TYPES: Final = {".mjs": "text/javascript", ".wasm": "application/wasm", ".zip": "application/zip"}


class EngineFile(NamedTuple):
    """A file as it is sent: packed with gzip."""

    packed: bytes
    media_type: str
    tag: str


def sources(root: Path) -> Iterator[tuple[str, Path]]:
    """What the tables in a page are made of: the names in the archive, and the files, in a fixed order."""
    package = root / "parlour"
    for path in sorted(package.rglob("*")):
        place = path.relative_to(package).as_posix()
        if "__pycache__" in place or (
            "/" in place and not place.startswith(tuple([f"{name}/" for name in OURS]))
        ):
            continue
        if place.startswith(WITHOUT) or (path.parent == package and place != "__init__.py"):
            continue
        is_words = place.startswith("i18n/") and path.name == WORDS
        if path.suffix == ".py" or path.suffix in DATA or is_words:
            yield f"parlour/{place}", path


def rules_archive(root: Path) -> bytes:
    """The rules and the tables as one archive; it is packed as a whole, which is closer."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive:
        for name, path in sources(root):
            archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), path.read_bytes())
    return made.getvalue()


@cache
def engine_file(static: Path, name: str) -> EngineFile | None:
    """A file of the engine; None when there is none of that name. Takes a moment the first time."""
    plain = name.removesuffix(".gz")
    beside = static / FOLDER / f"{plain}.xz"
    if plain != Path(plain).name or TYPES.get(Path(plain).suffix) is None:
        return None
    if plain == RULES:
        data = rules_archive(Path(__file__).resolve().parents[2])
    elif beside.is_file():
        data = lzma.decompress(beside.read_bytes())
    else:
        return None
    packed = gzip.compress(data, 6, mtime=0)
    tag = f'"{hashlib.sha256(packed).hexdigest()[:32]}"'
    return EngineFile(packed, TYPES[Path(plain).suffix], tag)
