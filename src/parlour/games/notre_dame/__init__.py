"""Notre Dame, by Stefan Feld: two to five players, with the New Persons."""
