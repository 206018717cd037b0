"""Tools that attack a running server: kills, loss of power, load, hostile messages; each a module to run."""
