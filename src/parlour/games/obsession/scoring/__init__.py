"""What counts: courtship, objectives, reputation, victory point cards, the score sheet."""
