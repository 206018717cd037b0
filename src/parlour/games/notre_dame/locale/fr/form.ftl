### Notre Dame. The form of a new table.

## Nouvelle table

lobby-mark-colours = Couleur

## Données

lobby-part-persons = Rats des personnages
lobby-part-components = Matériel
lobby-part-board = Plateau
