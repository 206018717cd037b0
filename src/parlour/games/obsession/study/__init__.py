"""What researchers need of Obsession: answers in parts, views as numbers, what the seats came to hold."""
