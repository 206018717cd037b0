"""Moths: a small card game of our own that shows what a game must bring. Nobody else knows of it."""
