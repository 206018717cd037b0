"""`parlour`: the commands, and how their errors are told."""

from __future__ import annotations

import sys

import click

from parlour import __version__
from parlour.cli.arguments import language
from parlour.cli.check_command import check
from parlour.cli.data_command import data
from parlour.cli.games_command import games
from parlour.cli.play_command import play
from parlour.cli.replay_command import replay
from parlour.cli.simulate_command import simulate
from parlour.i18n.texts import Texts
from parlour.kernel.errors import Illegal, ParlourError

BAD_INPUT = 2


@click.group()
@click.version_option(__version__, prog_name="parlour")
def cli() -> None:
    """An open table for euro board games."""


for command in (games, play, simulate, replay, check, data):
    cli.add_command(command)


def told(error: ParlourError) -> str:
    """The error in the reader's language, with its code."""
    texts = Texts(language(None))
    text = texts.refusal(error.refusal, ()) if isinstance(error, Illegal) else texts.error(error)
    return f"parlour: {text} [{error.code}]"


def main() -> None:
    """The entry point: bad input is one clear line and exit code 2."""
    try:
        cli.main(standalone_mode=False)
    except ParlourError as error:
        click.echo(told(error), err=True)
        sys.exit(BAD_INPUT)
    except click.ClickException as error:
        error.show()
        sys.exit(BAD_INPUT)
    except (click.Abort, KeyboardInterrupt):
        sys.exit(130)
    except BrokenPipeError:
        # The reader went away, as `head` does; there is nobody left to tell.
        sys.stderr.close()
        sys.exit(0)
