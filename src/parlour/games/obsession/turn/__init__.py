"""The course of the seasons, and all that a family does in its turn but host."""
