"""What hatchling does before it packs: the page is there, and machine code where it is asked for.

PARLOUR_COMPILED=1      the engine compiled with mypyc, for this Python and this kind of machine
PARLOUR_WITHOUT_PAGE=1  no page: `parlour serve` then offers the interface alone
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/parlour/server/static")
COMPILER = ("mypy[mypyc]>=1.15", "setuptools>=77")


class BuildFailed(Exception):
    """The package cannot be made; the text says what is missing."""


def is_on(setting: str) -> bool:
    return os.environ.get(setting, "0") not in {"", "0"}


def need_page(root: Path) -> None:
    """Build the page where there is none, as in a fresh checkout; Node is needed for that."""
    if (root / PAGE / "index.html").is_file():
        return
    if not (root / "web" / "package.json").is_file() or shutil.which("npm") is None:
        raise BuildFailed(
            "the page is not built and there is no npm to build it: install Node 20 or newer, "
            "or set PARLOUR_WITHOUT_PAGE=1"
        )
    for command in (["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"], ["npm", "run", "build"]):
        # What npm says goes where errors go: the answer of a build back end is on standard output.
        subprocess.run(command, cwd=root / "web", check=True, stdout=sys.stderr)


def compiler_of(root: Path) -> ModuleType:
    """`tools/build_fast.py`, which knows what is compiled and how; it is no package's module."""
    path = root / "tools" / "build_fast.py"
    spec = importlib.util.spec_from_file_location("build_fast", path)
    if spec is None or spec.loader is None:
        raise BuildFailed(f"{path.name} is missing")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compiled_files(root: Path) -> dict[str, str]:
    """Each extension of the compiled copy, and where it lies in the wheel."""
    if compiler_of(root).main([]) != 0:
        raise BuildFailed("the engine was not compiled")
    fast = root / "build" / "fast"
    found = [path for kind in ("*.so", "*.pyd") for path in sorted(fast.rglob(kind))]
    return {str(path): path.relative_to(fast).as_posix() for path in found}


def is_compiled(target: str) -> bool:
    """Whether the archive of this kind shall carry machine code: a wheel, where somebody asks for it."""
    return target == "wheel" and is_on("PARLOUR_COMPILED")


def needed_for(target: str) -> list[str]:
    """What is needed besides hatchling to make an archive of this kind."""
    return list(COMPILER) if is_compiled(target) else []


class Hook(BuildHookInterface):  # type: ignore[type-arg]  # the settings of the builder are of no interest here
    """Found by hatchling through pyproject.toml."""

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling."""
        return needed_for(self.target_name)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before anything is packed. An editable install stays plain, and needs no page."""
        if version == "editable":
            return
        root = Path(self.root)
        if not is_on("PARLOUR_WITHOUT_PAGE"):
            need_page(root)
        if is_compiled(self.target_name):
            build_data["force_include"].update(compiled_files(root))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
