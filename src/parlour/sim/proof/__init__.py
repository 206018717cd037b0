"""Proving: laws that hold in every position, positions to try them at, trials, the laboratory."""
