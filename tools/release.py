"""Everything a release promises, tried; then its archives and their checksums in dist/.

    python -m tools.release                   `make release`
    python -m tools.release --draft           what is to be released may still be listed as unreleased
    python -m tools.release --without-tests   when `make test` has just passed

The wheel is installed into an empty environment of every Python there is that it allows; what is installed
there tells its version, serves the page, and replays the golden games to what they came to.
PARLOUR_COMPILED=1 does so with machine code, for the Python that runs this alone.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from parlour.games import games
from tools.build_hook import is_on
from tools.check_repo import version_breaches, versions
from tools.golden import FOLDER, kept, problems

ROOT: Final = Path(__file__).resolve().parent.parent
MOST_BYTES: Final = 6 * 1024 * 1024
OLDEST: Final = (3, 11)
NEWEST: Final = (3, 30)
"""Minor versions between these are looked for."""


class NotReady(Exception):
    """Something that a release promises does not hold."""


def ran(*command: str | Path, cwd: Path = ROOT, **settings: str) -> str:
    """What a command prints, with nothing of this environment's Python; a failure ends the release."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    told = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=environment | settings,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if told.returncode != 0:
        raise NotReady(f"{' '.join(str(part) for part in command[:6])} failed:\n{told.stdout[-2000:]}")
    return told.stdout


def unreleased(changelog: str) -> list[str]:
    """What the changelog still lists under no version."""
    part = changelog.partition("\n## Unreleased\n")[2]
    return [line for line in re.split(r"^## ", part, maxsplit=1, flags=re.MULTILINE)[0].splitlines() if line]


def check_changelog(*, is_draft: bool) -> None:
    if breaches := list(version_breaches(ROOT)):
        raise NotReady("; ".join(breaches))
    if not is_draft and unreleased((ROOT / "CHANGELOG.md").read_text(encoding="utf-8")):
        raise NotReady("the changelog lists changes under no version: put them under the one to be released")


def _answers(python: str) -> tuple[int, int] | None:
    """The version of an interpreter that starts; a name that is only a shim of nothing is none."""
    command = [python, "-c", "import sys, venv, ensurepip; print(*sys.version_info[:2])"]
    try:
        told = subprocess.run(command, capture_output=True, text=True, check=False, timeout=30)
    except (OSError, subprocess.TimeoutExpired):
        return None
    if told.returncode != 0:
        return None
    major, minor = told.stdout.split()
    return int(major), int(minor)


def pythons(*, only_this: bool) -> Iterator[tuple[str, str]]:
    """Version and path of every Python to try: this one, and the newer and older ones that are found."""
    ours = sys.version_info[:2]
    yield f"{ours[0]}.{ours[1]}", sys.executable
    if only_this:
        return
    homes = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep)]
    # Several versions side by side often lie in a folder each, and not all of them on the path.
    homes += sorted(Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")).glob("versions/*/bin"))
    for minor in range(OLDEST[1], NEWEST[1]):
        if (3, minor) == ours:
            continue
        found = [home / f"python3.{minor}" for home in homes if (home / f"python3.{minor}").exists()]
        usable = next((str(path) for path in found if _answers(str(path)) == (3, minor)), None)
        if usable is not None:
            yield f"3.{minor}", usable


def archives(target: Path) -> tuple[Path, Path]:
    """Source archive and wheel, made here; and the wheel that the source archive makes must be the same."""
    ran(sys.executable, "-m", "hatchling", "build", "-d", target, "-t", "sdist", "-t", "wheel")
    (source,), (wheel,) = target.glob("*.tar.gz"), target.glob("*.whl")
    if wheel.stat().st_size > MOST_BYTES:
        raise NotReady(f"the wheel has {wheel.stat().st_size:,} bytes, more than {MOST_BYTES:,}")
    if not is_on("PARLOUR_COMPILED"):  # a compiler may name things by the folder it works in
        shutil.unpack_archive(source, target / "unpacked", filter="data")
        (folder,) = (target / "unpacked").iterdir()
        ran(sys.executable, "-m", "hatchling", "build", "-d", target / "again", "-t", "wheel", cwd=folder)
        (again,) = (target / "again").glob("*.whl")
        if contents(again) != contents(wheel):
            raise NotReady("the source archive makes another wheel than the checkout")
    return source, wheel


def contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def check_installed(python: str, wheel: Path, folder: Path) -> str:
    """Install the wheel with what it needs into an empty environment, and try it; what it says it is."""
    ran(python, "-m", "venv", folder)
    scripts = folder / ("Scripts" if os.name == "nt" else "bin")
    ran(scripts / "python", "-m", "pip", "install", "-q", "--disable-pip-version-check", wheel)
    told = json.loads(ran(scripts / "parlour", "version", "--json", cwd=folder))
    if told["version"] != versions(ROOT)["CHANGELOG.md"]:
        raise NotReady(f"what was installed calls itself {told['version']}")
    is_wanted = "compiled" if is_on("PARLOUR_COMPILED") else "python"
    if told["engine"] != is_wanted:
        raise NotReady(f"the engine that was installed is {told['engine']}, not {is_wanted}")
    check_page(scripts / "parlour", folder)
    check_golden(scripts / "python", folder)
    return f"Python {told['python']}, engine {told['engine']}"


def check_page(parlour: Path, folder: Path) -> None:
    """The server that was installed offers the page and what it loads."""
    command = [str(parlour), "serve", "--port", "0", "--database", str(folder / "tables.sqlite")]
    with subprocess.Popen(command, cwd=folder, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        try:
            address = next(line for line in process.stderr if "is open at" in line).split()[-1]
            page = fetched(address)
            for part in re.findall(r'(?:src|href)="(/assets/[^"]+)"', page):
                fetched(address + part)
        finally:
            process.terminate()


def fetched(address: str) -> str:
    with urllib.request.urlopen(address, timeout=30) as answer:
        body: bytes = answer.read()
    return body.decode()


def check_golden(python: Path, folder: Path) -> None:
    """The finished games come to the same with what was installed."""
    # Tools and tests of the checkout, but the package of the environment: src is not on this path.
    told = json.loads(ran(python, "-m", "tools.golden", "--replay", cwd=ROOT))
    if not Path(told["engine"]).resolve().is_relative_to(folder.resolve()):
        raise NotReady(f"the games were replayed by {told['engine']}, not by what was installed")
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    for game in games():
        accounts = {stem: account for stem, _, account in kept(FOLDER, game.meta.id)}
        if wrong := problems(game, accounts, told["accounts"][game.meta.id], changelog):
            raise NotReady("; ".join(wrong))


def written(files: tuple[Path, ...], target: Path) -> list[str]:
    """The archives in dist/, and a file of their checksums."""
    target.mkdir(exist_ok=True)
    lines = []
    for file in files:
        shutil.copyfile(file, target / file.name)
        lines.append(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}")
    (target / "SHA256SUMS").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return [f"{target.name}/{file.name}: {file.stat().st_size:,} bytes" for file in files]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Check everything and write the archives of a release.")
    parser.add_argument("--draft", action="store_true", help="changes may be listed as unreleased")
    parser.add_argument("--without-tests", action="store_true", help="`make test` has just passed")
    parser.add_argument("--to", type=Path, default=ROOT / "dist", help="where the archives go")
    options = parser.parse_args(arguments)
    try:
        check_changelog(is_draft=options.draft)
        if not options.without_tests:
            ran("make", "test")
        with tempfile.TemporaryDirectory(prefix="parlour-release-") as work:
            made = archives(Path(work))
            for version, python in pythons(only_this=is_on("PARLOUR_COMPILED")):
                print(f"{version}: {check_installed(python, made[1], Path(work) / version)}", flush=True)
            print("\n".join(written(made, options.to)))
    except NotReady as error:
        print(f"release: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
