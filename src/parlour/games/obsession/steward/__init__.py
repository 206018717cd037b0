"""The computer opponent that plays by what people know about the game."""
