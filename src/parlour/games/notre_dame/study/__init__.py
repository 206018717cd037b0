"""What researchers need of Notre Dame: answers in parts, views as numbers, what the seats came to hold."""
