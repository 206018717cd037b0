"""`parlour serve`, `backup` and `restore`: the web table and its database."""

from __future__ import annotations

import logging
import os
import sys
from dataclasses import replace

import click

from parlour.cli.home import home
from parlour.kernel.errors import Invalid

log = logging.getLogger("parlour.server")


def default_database() -> str:
    """PARLOUR_DATABASE, or a file among a person's own things."""
    return os.environ.get("PARLOUR_DATABASE") or str(home() / "tables.sqlite")


DATABASE = click.option(
    "--database", default=default_database, help="A SQLite file, or a postgresql:// address."
)


def show(address: str) -> None:
    """Open the page in the browser of this machine; where there is none, say where the table is."""
    import threading
    import webbrowser

    def opening() -> None:
        if not webbrowser.open(address):
            log.warning("no browser was found: the table is at %s", address)

    # A browser in a terminal takes as long as somebody reads: the server does not wait for it.
    threading.Thread(target=opening, daemon=True).start()


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535))
@DATABASE
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 64), help="Bots' processes.")
@click.option("--rate-limit", default=1.0, show_default=True, type=click.FloatRange(0), help="0 lifts all.")
@click.option(
    "--bot-pause", default=0.45, show_default=True, type=click.FloatRange(0, 10), help="Seconds between bots."
)
@click.option("--behind-proxy", is_flag=True, help="Trust X-Forwarded-For of a proxy on this machine.")
@click.option(
    "--allow-host", multiple=True, help="A name the server is called by; may be repeated. * for any."
)
@click.option("--quiet", is_flag=True, help="Tell of faults only.")
@click.option("--open", "opens", is_flag=True, help="Open the table in the browser.")
def serve(
    host: str,
    port: int,
    database: str,
    workers: int,
    rate_limit: float,
    bot_pause: float,
    behind_proxy: bool,
    allow_host: tuple[str, ...],
    quiet: bool,
    opens: bool,
) -> None:
    """Serve the web table."""
    from parlour.server.app import make_app, static_folder
    from parlour.server.databases import store_for
    from parlour.server.door.door import DoorRules
    from parlour.server.door.visitors import Names
    from parlour.server.running import TableServer, cannot_listen, listen, log_to_stderr, room_for
    from parlour.server.store.base import StoreFailed

    log_to_stderr(quiet=quiet)
    rules = DoorRules(is_behind_proxy=behind_proxy)
    rules = room_for(replace(rules, by_address=round(rules.by_address * rate_limit)))
    names = Names(host, allow_host)
    app = make_app(
        store_for(database),
        workers=workers,
        rate=rate_limit,
        names=names,
        by_address=rules.by_address,
        warm=True,
        bot_pause=bot_pause,
    )
    sockets = listen(host, port)
    if static_folder() is None:
        click.echo(
            "parlour: the web client is not built; only the interface is served [client-not-built]", err=True
        )
    server = TableServer(app, rules, quiet=quiet, opened=show if opens else None)
    try:
        server.run(sockets)
    except StoreFailed as error:
        why = {"path": database.partition("://")[0][:200], "why": str(error)[:200]}
        raise Invalid("unusable-database", dict(why)) from error
    except OSError as error:
        if server.started:
            raise
        raise cannot_listen(error, host, port) from error
    if not server.started:
        sys.exit(2)


@click.command()
@DATABASE
@click.argument("file")
def backup(database: str, file: str) -> None:
    """Copy every table into a file while the server goes on."""
    from parlour.server.store.backup import backup_to

    click.echo(backup_to(database, file))


@click.command()
@DATABASE
@click.option("--force", is_flag=True, help="Replace the tables that are there.")
@click.argument("file")
def restore(database: str, file: str, force: bool) -> None:
    """Bring the tables of a backup back."""
    from parlour.server.store.backup import restore_from

    if database == file:
        raise Invalid("same-file", {"file": file[:200]})
    click.echo(restore_from(file, database, force=force))
