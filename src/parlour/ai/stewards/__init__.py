"""`steward`: one heuristic player per game."""
