"""`parlour`: the commands, and how their errors are told."""

from __future__ import annotations

import io
import os
import sys

import click

from parlour import __version__
from parlour.cli.arguments import language
from parlour.cli.commands.arena import arena
from parlour.cli.commands.check import check
from parlour.cli.commands.data import data
from parlour.cli.commands.games import games
from parlour.cli.commands.lab import lab
from parlour.cli.commands.play import play
from parlour.cli.commands.puzzle import puzzle
from parlour.cli.commands.repair import repair
from parlour.cli.commands.replay import replay
from parlour.cli.commands.review import review
from parlour.cli.commands.serve import backup, restore, serve
from parlour.cli.commands.simulate import simulate
from parlour.cli.commands.version import version
from parlour.cli.help_words import spoken_in
from parlour.i18n.texts import Texts
from parlour.kernel.errors import Invalid, ParlourError

BAD_INPUT = 2


@click.group()
@click.version_option(__version__, prog_name="parlour")
def cli() -> None:
    """An open table for euro board games."""


COMMANDS = (
    games, play, puzzle, serve, simulate, arena, replay, review,
    check, data, lab, backup, restore, repair, version,
)  # fmt: skip

for command in COMMANDS:
    cli.add_command(command)


def told(error: ParlourError) -> str:
    """The error in the reader's language, with its code."""
    try:
        texts = Texts(_spoken())
    except Invalid:  # somebody's game cannot be had, which may be the very error to tell
        texts = Texts(_spoken(), ())
    words = " ".join(
        [line.strip() for line in texts.error(error).splitlines()]
    )  # a database may say why in several lines
    return f"parlour: {words} [{error.code}]"


def _spoken() -> str:
    """The language of the reader, also when `--lang` names none."""
    try:
        return language(_language_asked_for())
    except Invalid:
        return language(None)


def _language_asked_for() -> str | None:
    """What `--lang` says, also when reading the other arguments failed."""
    for at, word in enumerate(sys.argv):
        if word == "--lang" and at + 1 < len(sys.argv):
            return sys.argv[at + 1]
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


def _settle_streams() -> None:
    """Streams that are closed, or that cannot show every letter, must not end a game."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - it lives as long as the process
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - it lives as long as the process
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def main() -> None:
    """The entry point: bad input is one clear line and exit code 2."""
    _settle_streams()
    if "--help" in sys.argv or len(sys.argv) == 1:
        spoken_in(Texts(_spoken(), ()), cli)
    try:
        cli.main(standalone_mode=False)
        sys.stdout.flush()
    except ParlourError as error:
        click.echo(told(error), err=True)
        sys.exit(BAD_INPUT)
    except click.ClickException as error:
        click.echo(f"parlour: {error.format_message()} [bad-arguments]", err=True)
        sys.exit(BAD_INPUT)
    except (click.Abort, KeyboardInterrupt):
        sys.exit(130)
    except BrokenPipeError:
        # The reader went away, as `head` does; there is nobody left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except OSError as error:
        click.echo(told(Invalid("cannot-write", {"file": error.strerror or "?"})), err=True)
        sys.exit(BAD_INPUT)
