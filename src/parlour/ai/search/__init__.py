"""Computer opponents that look ahead, in any game that has a mind."""
