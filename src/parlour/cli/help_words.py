"""The help pages of the commands in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import click

from parlour.i18n.texts import Texts

CLICK_WORDS: Final = {
    "Options": "ui-usage-options-word",
    "Commands": "ui-usage-commands-word",
    "Show this message and exit.": "ui-usage-help",
    "Show the version and exit.": "ui-usage-version",
}
"""What the library under the commands says by itself."""


def help_key(path: Sequence[str], name: str = "") -> str:
    """The key of what a command, or one of its options, is for."""
    return "-".join(["ui", "usage", *(path or ("parlour",)), *([name.replace("_", "-")] if name else [])])


def spoken_in(texts: Texts, command: click.Command, path: tuple[str, ...] = ()) -> None:
    """Give a command, its options and all below it their help in the language of *texts*."""
    if texts.has(help_key(path)):
        command.help = texts.text(help_key(path))
        command.short_help = command.help.partition(".")[0] + "."
    for option in command.params:
        if isinstance(option, click.Option) and option.name is not None:
            for key in (help_key(path, option.name), help_key(("any",), option.name)):
                if texts.has(key):
                    option.help = texts.text(key)
                    break
    command.context_class = _context_in(texts)
    if isinstance(command, click.Group):
        for name, each in command.commands.items():
            spoken_in(texts, each, (*path, name))


def _context_in(texts: Texts) -> type[click.Context]:
    """The kind of context whose help pages speak the language of *texts*."""

    class Formatter(click.HelpFormatter):
        """Writes the few words that are the library's own."""

        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            super().write_usage(prog, args, texts.text("ui-usage-word") + " ")

        def write_heading(self, heading: str) -> None:
            super().write_heading(_own(texts, heading))

        def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
            super().write_dl([(term, _own(texts, told)) for term, told in rows], col_max, col_spacing)

    class Context(click.Context):
        """A context with that formatter."""

        formatter_class = Formatter

    return Context


def _own(texts: Texts, words: str) -> str:
    return texts.text(CLICK_WORDS[words]) if words in CLICK_WORDS else words
