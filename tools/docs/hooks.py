"""What MkDocs calls while it builds the site (see mkdocs.yml)."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

# MkDocs loads this file by its path, outside any package.
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tools.docs.drawing import drawn
from tools.docs.pages import relinked, written

MERMAID = re.compile(r"```mermaid\n(.*?)```\n", re.DOTALL)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are made."""
    for address, text in written():
        files.append(File.generated(config, address, content=text))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Lead links to the pages of the site, and draw what is told as a chart."""
    address = page.file.src_uri
    text = markdown if address.startswith("rules/") else relinked(address, markdown)
    return MERMAID.sub(
        lambda found: f'<div class="drawing">{drawn(found[1], page.title or "")}</div>\n', text
    )
