"""The powers of the persons, and what only they ask."""
