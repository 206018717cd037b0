"""What helps a player to decide, worked out from a view. Nothing in here is a rule."""
