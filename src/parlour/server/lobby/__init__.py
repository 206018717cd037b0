"""How tables come about: what is agreed, who is called what, and games from files."""
