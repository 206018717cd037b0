"""Where tables are kept: an append-only log of answers, in SQLite or PostgreSQL with the same schema."""
