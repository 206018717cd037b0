"""Parlour: an open digital table for the board games Notre Dame and Obsession."""

__version__ = "0.1.0"
