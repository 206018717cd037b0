"""How a search thinks about Obsession: answers worth a look, quick play, what a position is worth."""
