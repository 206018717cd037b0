"""Events: what happened, in ids and numbers, with who may see which part."""

from __future__ import annotations

from typing import Final

Value = str | int | tuple[str, ...]
EVERYONE: Final = -1


class Event:
    """A happening: `data` is for everyone, `secret` for the seats in `audience` (`EVERYONE` opens it)."""

    def __init__(
        self,
        kind: str,
        seat: int,
        data: dict[str, Value],
        secret: dict[str, Value] | None = None,
        audience: tuple[int, ...] = (),
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.data: Final = data
        self.secret: Final = secret
        self.audience: Final = audience

    def project(self, viewer: int | None, ended: bool = False) -> dict[str, object]:
        """The event as *viewer* may see it; None is a spectator. All of it, once the game has *ended*."""
        if ended:
            return self.whole()
        told: dict[str, object] = {"event": self.kind, "seat": self.seat}
        told.update(self.data)
        secret = self.secret
        if secret is not None and (
            EVERYONE in self.audience or (viewer is not None and viewer in self.audience)
        ):
            told.update(secret)
        return told

    def hides_from(self, viewer: int | None) -> bool:
        """Whether a part of it is kept from *viewer* as long as the game lasts."""
        if self.secret is None or EVERYONE in self.audience:
            return False
        return viewer is None or viewer not in self.audience

    def whole(self) -> dict[str, object]:
        """The event with nothing hidden, for a finished game or an analyst."""
        told: dict[str, object] = {"event": self.kind, "seat": self.seat}
        told.update(self.data)
        if self.secret is not None:
            told.update(self.secret)
        return told
