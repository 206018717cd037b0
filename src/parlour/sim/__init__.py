"""Simulation: many games, scenarios, statistics."""
