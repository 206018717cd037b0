"""Texts for people, in English, French and Polish."""
