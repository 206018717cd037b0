"""Who may come in, and what a caller may cost."""
