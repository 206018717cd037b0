"""Composing an activity step by step: who can still come, who can still serve."""
