"""A view as tables of ids and numbers that any language can draw."""
