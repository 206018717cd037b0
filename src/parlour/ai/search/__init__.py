"""Searches over worlds dealt from a view; a game's mind tells them what to look at."""
