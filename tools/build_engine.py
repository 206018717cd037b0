"""Makes the engine that a browser loads, into build/engine; does nothing when it is there and current.

`--server` lays what a server needs of it beside its page: packed closer, and without the rules, which it has
anyway. `--site FOLDER` lays all of it into the folder of a site.

The codec's wheel for WebAssembly is the version of requirements.lock, and its digest is checked against it.
"""

import gzip
import hashlib
import lzma
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "build/engine"
WHEELS = ROOT / "build/wheels"
STATIC = ROOT / "src/parlour/server/static"
RUNTIME, RULES = "runtime", "rules"
CODEC = "msgspec"
PYTHON, ABI, PLATFORM = "3.14", "cp314", "pyemscripten_2026_0_wasm32"
"""What the npm package `pyodide` in web/package-lock.json is built for."""


def locked(lock: str, name: str) -> str:
    """The lines of a lock file that pin a package."""
    found = re.search(rf"^{re.escape(name)}==.*?(?=^\S|\Z)", lock, re.MULTILINE | re.DOTALL)
    if found is None:
        raise SystemExit(f"parlour: {name} is not in requirements.lock")
    return "\n".join([line for line in found[0].splitlines() if not line.lstrip().startswith("#")]) + "\n"


def pip() -> list[str]:
    """How pip is called: of this Python where it has one, else of a venv made for it."""
    here = [sys.executable, "-m", "pip"]
    if subprocess.run([*here, "--version"], capture_output=True, check=False).returncode == 0:
        return here
    subprocess.run([sys.executable, "-m", "venv", str(WHEELS / "venv")], check=True)
    return [str(WHEELS / "venv/bin/python"), "-m", "pip"]


def codec() -> Path:
    """The wheel of the codec, fetched once."""
    pinned = locked((ROOT / "requirements.lock").read_text(encoding="utf-8"), CODEC)
    version = pinned.split("==")[1].split()[0]
    name = f"{CODEC}-{version}-{ABI}-{ABI}-{PLATFORM}.whl"
    if not (WHEELS / name).exists():
        WHEELS.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as wanted:
            wanted.write(pinned)
            wanted.flush()
            command = [*pip(), "download", "-q", "--disable-pip-version-check", "--no-deps"]
            command += ["--require-hashes", "--only-binary", ":all:", "--implementation", "cp"]
            command += ["--python-version", PYTHON, "--abi", ABI, "--platform", PLATFORM]
            subprocess.run([*command, "-d", str(WHEELS), "-r", wanted.name], check=True)
    return WHEELS / name


def sources(part: str) -> Iterator[Path]:
    """Everything that a part is made of."""
    yield from (ROOT / "tools/pack_engine.py", ROOT / "web/engine/pack.mjs")
    yield ROOT / "web/package-lock.json"
    yield ROOT / "requirements.lock"
    if part == RULES:
        for path in sorted((ROOT / "src/parlour").rglob("*")):
            if path.suffix in (".py", ".toml", ".ftl", ".json") and not path.is_relative_to(STATIC):
                yield path


def digest(part: str) -> str:
    """Changes with anything that a part is made of."""
    found = hashlib.sha256()
    for path in sources(part):
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def made(part: str) -> bool:
    """Make a part unless it is current; whether it was made."""
    stamp, now = OUT / f".{part}", digest(part)
    if stamp.exists() and stamp.read_text(encoding="utf-8") == now:
        return False
    OUT.mkdir(parents=True, exist_ok=True)
    pack = [str(ROOT / "web/engine/pack.mjs"), part, str(ROOT / "src"), str(codec()), str(OUT)]
    subprocess.run(["node", *pack], check=True, stdout=sys.stderr)
    stamp.write_text(now, encoding="utf-8")
    return True


def lay_for_server() -> None:
    """Packed closer, for a wheel carries it; the server unpacks it when somebody asks."""
    folder = STATIC / "engine"
    folder.mkdir(parents=True, exist_ok=True)
    for path in sorted(OUT.iterdir()):
        if path.name.startswith((".", "parlour.")):
            continue
        data = path.read_bytes()
        packed = folder / f"{path.name.removesuffix('.gz')}.xz"
        if path.name.endswith(".gz"):
            data = gzip.decompress(data)
        packed.write_bytes(lzma.compress(data, preset=9 | lzma.PRESET_EXTREME))


def lay_for_site(site: Path) -> None:
    """All of it, as a browser asks for it."""
    folder = site / "engine"
    folder.mkdir(parents=True, exist_ok=True)
    for path in sorted(OUT.iterdir()):
        if not path.name.startswith("."):
            shutil.copyfile(path, folder / path.name)


def main(told: Sequence[str]) -> None:
    if "--server" in told:
        try:
            again = made(RUNTIME)
        except subprocess.CalledProcessError as error:
            # A server without it serves online tables all the same.
            print(f"parlour: the engine for browsers could not be made: {error}", file=sys.stderr)
            return
        if again or not (STATIC / "engine").exists():
            lay_for_server()
        return
    made(RUNTIME)
    made(RULES)
    if "--site" in told:
        lay_for_site(Path(told[told.index("--site") + 1]))


if __name__ == "__main__":
    main(sys.argv[1:])
