"""Games played and proved: live games, simulations, scenarios, laws and statistics."""
