"""A game as plain data and back, and what must hold at every ply."""
