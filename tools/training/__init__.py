"""Learning what positions are worth, from games that the minds play against themselves."""
