"""Computer opponents. They see views, never a state."""
