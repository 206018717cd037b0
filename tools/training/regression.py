"""Ridge regression from sums: rows are added up as they come, so nothing but a square of sums is kept."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field


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

    def solve(self, ridge: float, toward: list[float], firm: int = -1, rows: float = 0.0) -> list[float]:
        """The weights with the least squared error; *ridge* holds at *toward* what few rows speak of.

        Columns from *firm* on are held as if so many *rows* of their own size had spoken for it, too.
        """
        size = self.size
        held = [ridge] * size
        for at in range(firm, size) if firm >= 0 else ():
            held[at] += rows * self.products[at * (at + 1) // 2 + at] / max(1, self.rows)
        answers = self._left_over(toward)
        lower: list[list[float]] = []
        for row in range(size):  # Cholesky, row by row
            base = row * (row + 1) // 2
            line: list[float] = []
            for column in range(row + 1):
                other = lower[column] if column < row else line
                found = self.products[base + column]
                for at in range(column):
                    found -= line[at] * other[at]
                if column == row:
                    line.append((found + held[row]) ** 0.5)
                else:
                    line.append(found / other[column])
            lower.append(line)
        half: list[float] = []
        for row in range(size):
            found = answers[row]
            for at in range(row):
                found -= lower[row][at] * half[at]
            half.append(found / lower[row][row])
        weights = [0.0] * size
        for row in range(size - 1, -1, -1):
            found = half[row]
            for at in range(row + 1, size):
                found -= lower[at][row] * weights[at]
            weights[row] = found / lower[row][row]
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
