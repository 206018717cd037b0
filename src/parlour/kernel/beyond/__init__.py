"""What a game brings beyond its rules: aids for people, words, ways to try it out, computer players."""
