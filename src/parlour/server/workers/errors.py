"""Why heavy work was not done."""

from __future__ import annotations

from parlour.kernel.errors import ParlourError


class NotDone(ParlourError):
    """The server could not do it now; whoever asked may ask again."""


class TooBusy(NotDone):
    """Too much is waiting already, or the server is about to end."""


class TookTooLong(NotDone):
    """The worker was ended because it did not come to an end by itself."""


class WorkFailed(NotDone):
    """The worker was lost, or what it did has a fault; the log says which."""
