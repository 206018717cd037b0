"""The frozen ruleset of a game, and the ring of markets it is played on."""
