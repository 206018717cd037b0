"""What a game brings beyond its rules: facts, aids to people, words, ways to try it out, computer players."""
