"""`parlour serve`, `backup` and `restore`: the web table and its database."""

from __future__ import annotations

import logging
import os
import sys

import click

from parlour.cli.home import home
from parlour.kernel.errors import Invalid


def default_database() -> str:
    """PARLOUR_DATABASE, or a file among a person's own things."""
    return os.environ.get("PARLOUR_DATABASE") or str(home() / "tables.sqlite")


DATABASE = click.option(
    "--database", default=default_database, help="A SQLite file, or a postgresql:// address."
)


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535))
@DATABASE
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 64), help="Bots' processes.")
@click.option("--rate-limit", default=1.0, show_default=True, type=click.FloatRange(0), help="0 lifts all.")
@click.option("--behind-proxy", is_flag=True, help="Trust X-Forwarded-For of a proxy on this machine.")
@click.option("--quiet", is_flag=True, help="Tell of faults only.")
def serve(
    host: str, port: int, database: str, workers: int, rate_limit: float, behind_proxy: bool, quiet: bool
) -> None:
    """Serve the web table."""
    import uvicorn

    from parlour.server.app import make_app, static_folder
    from parlour.server.databases import store_for

    logging.basicConfig(level=logging.WARNING if quiet else logging.INFO, format="%(levelname)s %(message)s")
    store = store_for(database)
    if static_folder() is None:
        click.echo(
            "parlour: the web client is not built; only the interface is served [client-not-built]", err=True
        )
    config = uvicorn.Config(
        make_app(store, workers=workers, rate=rate_limit, warm=True),
        host=host,
        port=port,
        log_level="warning" if quiet else "info",
        access_log=False,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,  # positions are small, and the loop has better things to do
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=behind_proxy,
        timeout_graceful_shutdown=1,
        h11_max_incomplete_event_size=32 * 1024,
        server_header=False,
    )
    server = uvicorn.Server(config)
    server.run()
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
