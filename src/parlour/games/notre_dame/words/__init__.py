"""What can be said in Notre Dame: every action."""
