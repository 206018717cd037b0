"""What a seat may know, by allow-list, and worlds that look the same to it."""
