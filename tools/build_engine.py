"""Makes the engine that a browser loads, into build/engine; does nothing when it is there and current.

The codec's wheel for WebAssembly is the version of requirements.lock, and its digest is checked against it.
"""

import hashlib
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "build/engine"
WHEELS = ROOT / "build/wheels"
STAMP = OUT / ".stamp"
CODEC = "msgspec"
PYTHON, ABI, PLATFORM = "3.14", "cp314", "pyemscripten_2026_0_wasm32"
"""What the npm package `pyodide` in web/package-lock.json is built for."""


def locked(lock: str, name: str) -> str:
    """The lines of a lock file that pin a package."""
    found = re.search(rf"^{re.escape(name)}==.*?(?=^\S|\Z)", lock, re.MULTILINE | re.DOTALL)
    if found is None:
        raise SystemExit(f"parlour: {name} is not in requirements.lock")
    return "\n".join([line for line in found[0].splitlines() if not line.lstrip().startswith("#")]) + "\n"


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
            command = [sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check", "--no-deps"]
            command += ["--require-hashes", "--only-binary", ":all:", "--implementation", "cp"]
            command += ["--python-version", PYTHON, "--abi", ABI, "--platform", PLATFORM]
            subprocess.run([*command, "-d", str(WHEELS), "-r", wanted.name], check=True)
    return WHEELS / name


def sources() -> Iterator[Path]:
    """Everything that the engine is made of."""
    yield from sorted((ROOT / "web/engine").iterdir())
    yield ROOT / "web/package-lock.json"
    yield ROOT / "requirements.lock"
    for path in sorted((ROOT / "src/parlour").rglob("*")):
        if path.suffix in (".py", ".toml", ".ftl"):
            yield path


def digest() -> str:
    """Changes with anything the engine is made of."""
    found = hashlib.sha256()
    for path in sources():
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def main() -> None:
    now = digest()
    if STAMP.exists() and STAMP.read_text(encoding="utf-8") == now:
        return
    OUT.mkdir(parents=True, exist_ok=True)
    command = ["node", str(ROOT / "web/engine/pack.mjs"), str(ROOT / "src"), str(codec()), str(OUT)]
    subprocess.run(command, check=True, stdout=sys.stderr)
    STAMP.write_text(now, encoding="utf-8")


if __name__ == "__main__":
    main()
