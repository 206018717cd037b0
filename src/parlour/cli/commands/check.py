"""`parlour check`: run scenario files."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from parlour.cli.arguments import language
from parlour.i18n.texts import Texts
from parlour.kernel.errors import ParlourError
from parlour.sim.play.scenario import run_file


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
def check(files: tuple[Path, ...]) -> None:
    """Run the scenarios in FILES; exit 1 when one fails, 2 when one cannot be read."""
    texts = Texts(language(None))
    worst = 0
    for path in files:
        try:
            outcome = run_file(path)
        except ParlourError as error:
            click.echo(f"{path}: {texts.error(error)} [{error.code}]", err=True)
            worst = 2
            continue
        if not outcome.failures:
            click.echo(f"{path}: {texts.text('ui-scenario-passed', steps=outcome.steps)} {outcome.title}")
            continue
        worst = max(worst, 1)
        click.echo(f"{path}: {texts.text('ui-scenario-failed', count=len(outcome.failures))} {outcome.title}")
        for failure in outcome.failures:
            click.echo(
                "  "
                + texts.text(
                    "ui-scenario-failure",
                    step=failure.step,
                    what=failure.what,
                    wanted=failure.wanted,
                    found=failure.found,
                )
            )
    sys.exit(worst)
