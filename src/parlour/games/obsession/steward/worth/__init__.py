"""What things are worth by the end of the game: goods, guests, servants, chances, whole positions."""
