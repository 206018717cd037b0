"""A bounded queue in which everybody who waits is served in turn, however much one of them has brought."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Final, Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """First come, first served for one owner; owner after owner for all of them."""

    def __init__(self, most: int, most_each: int) -> None:
        self.most: Final = most
        self.most_each: Final = most_each
        self._waiting: OrderedDict[str, deque[T]] = OrderedDict()
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def put(self, owner: str, item: T) -> bool:
        """Add something at the end of an owner's queue; False when there is no room for it."""
        mine = self._waiting.get(owner)
        if self._count >= self.most or (mine is not None and len(mine) >= self.most_each):
            return False
        if mine is None:
            mine = self._waiting[owner] = deque()
        mine.append(item)
        self._count += 1
        return True

    def take(self) -> T | None:
        """The next thing of the owner whose turn it is; the owner then goes to the end of the round."""
        if not self._waiting:
            return None
        owner, mine = next(iter(self._waiting.items()))
        item = mine.popleft()
        self._count -= 1
        if mine:
            self._waiting.move_to_end(owner)
        else:
            del self._waiting[owner]
        return item

    def remove(self, owner: str) -> list[T]:
        """Everything that an owner has in the queue, taken out of it."""
        mine = self._waiting.pop(owner, None)
        if mine is None:
            return []
        self._count -= len(mine)
        return list(mine)
