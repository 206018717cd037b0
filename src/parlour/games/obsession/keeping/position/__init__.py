"""Any mid-game position from a description."""
