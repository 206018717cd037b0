"""Ridge regression from sums: rows are added up as they come, so nothing but a square of sums is kept."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from operator import mul


@dataclass
class Sums:
    """What least squares needs to know of any number of rows with *size* columns."""

    size: int
    rows: int = 0
    target: float = 0.0
    squared: float = 0.0
    products: array[float] = field(default_factory=lambda: array("d"))
    """The lower triangle of the products of columns, row by row."""
    answers: array[float] = field(default_factory=lambda: array("d"))

    def __post_init__(self) -> None:
        if not self.products:
            self.products = array("d", bytes(8 * (self.size * (self.size + 1) // 2)))
            self.answers = array("d", bytes(8 * self.size))

    def add(self, columns: list[int], values: list[float], target: float) -> None:
        """One row: its columns that are not 0, in ascending order, and what came of it."""
        self.rows += 1
        self.target += target
        self.squared += target * target
        products = self.products
        for at, column in enumerate(columns):
            value = values[at]
            self.answers[column] += value * target
            base = column * (column + 1) // 2
            for other in range(at + 1):
                products[base + columns[other]] += value * values[other]

    def merge(self, more: Sums, share: float = 1.0) -> None:
        """Add the rows of others, each counting *share*."""
        self.rows += round(more.rows * share)
        self.target += more.target * share
        self.squared += more.squared * share
        for at, value in enumerate(more.products):
            self.products[at] += value * share
        for at, value in enumerate(more.answers):
            self.answers[at] += value * share

    def mean_square(self, column: int) -> float:
        """Of a column over the rows: how large it is, and how often it is there."""
        return self.products[column * (column + 3) // 2] / max(1, self.rows)

    def solve(self, ridge: float, toward: list[float], scales: Sequence[float] | None = None) -> list[float]:
        """The weights with the least squared error; *ridge* holds at *toward* what few rows speak of.

        *scales* say by column how firmly; a column is 1 on the average, where they are not given.
        """
        size = self.size
        answers = self._left_over(toward)
        lower: list[list[float]] = []
        for row in range(size):  # Cholesky, row by row
            base = row * (row + 1) // 2
            line: list[float] = []
            for column in range(row):
                other = lower[column]
                # The shorter of the two ends the sum.
                line.append((self.products[base + column] - sum(map(mul, line, other), 0.0)) / other[column])
            firm = ridge if scales is None else ridge * scales[row]
            line.append((self.products[base + row] + firm - sum(map(mul, line, line), 0.0)) ** 0.5)
            lower.append(line)
        half: list[float] = []
        for row, line in enumerate(lower):
            half.append((answers[row] - sum(map(mul, half, line), 0.0)) / line[row])
        weights = [0.0] * size
        for row in range(size - 1, -1, -1):
            line = lower[row]
            weight = half[row] / line[row]
            weights[row] = weight
            for at in range(row):
                half[at] -= line[at] * weight
        return [weight + before for weight, before in zip(weights, toward, strict=True)]

    def _left_over(self, weights: list[float]) -> list[float]:
        """What *weights* leave to be explained, column by column."""
        left = list(self.answers)
        for row in range(self.size):
            base = row * (row + 1) // 2
            for column in range(row):
                product = self.products[base + column]
                left[row] -= product * weights[column]
                left[column] -= product * weights[row]
            left[row] -= self.products[base + row] * weights[row]
        return left

    def error(self, weights: list[float]) -> float:
        """The mean squared error of *weights* over the rows."""
        total = self.squared
        for row, weight in enumerate(weights):
            total -= 2 * weight * self.answers[row]
            base = row * (row + 1) // 2
            inner = self.products[base + row] * weight
            for at in range(row):
                inner += 2 * self.products[base + at] * weights[at]
            total += weight * inner
        return total / max(1, self.rows)

    def variance(self) -> float:
        """Of what came of the rows."""
        mean = self.target / max(1, self.rows)
        return self.squared / max(1, self.rows) - mean * mean


def unfolded(found: Sequence[tuple[list[float], Sums]]) -> Sums:
    """Sums of rows in which every column stands several times, each time multiplied by another factor.

    What is asked for is one weight for each factor of a column: so a worth can change with the time.
    """
    factors = len(found[0][0])
    size = found[0][1].size
    blocks: dict[tuple[int, int], list[float]] = {}
    total = Sums(size * factors)
    for shares, sums in found:
        total.rows += sums.rows
        total.target += sums.target
        total.squared += sums.squared
        for one in range(factors):
            base = one * size
            for at, value in enumerate(sums.answers):
                total.answers[base + at] += shares[one] * value
            for other in range(one + 1):
                share = shares[one] * shares[other]
                block = blocks.get((one, other))
                if block is None:
                    blocks[one, other] = [share * value for value in sums.products]
                else:
                    blocks[one, other] = [
                        before + share * value for before, value in zip(block, sums.products, strict=True)
                    ]
    for (one, other), block in blocks.items():
        for row in range(size):
            start = row * (row + 1) // 2
            line = block[start : start + row + 1]
            if other < one:  # the whole square, of which the block keeps the lower half
                line += [block[at * (at + 1) // 2 + row] for at in range(row + 1, size)]
            whole = one * size + row
            begins = whole * (whole + 1) // 2 + other * size
            total.products[begins : begins + len(line)] = array("d", line)
    return total
