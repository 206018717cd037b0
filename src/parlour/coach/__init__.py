"""The teacher: hints, the review of a game with its luck, and other ways it could have gone."""
