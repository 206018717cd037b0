"""Hosting an activity: who may come, who serves, and what it brings."""
