"""The frozen ruleset of a game: options, facts and parameters, ready for the rules to read."""
