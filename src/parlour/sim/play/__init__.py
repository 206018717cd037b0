"""Playing: a live game, whole games between computer players, scenarios."""
