"""Rated tournaments between computer players."""
