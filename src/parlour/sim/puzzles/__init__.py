"""Puzzles: positions out of games where one answer is clearly the best."""
