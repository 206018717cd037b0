"""What the game is made of: modules, steps, powers, and what goes together."""
