"""The game kernel: it knows no game, and only the standard library."""
