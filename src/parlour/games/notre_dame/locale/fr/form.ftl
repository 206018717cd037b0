### Notre Dame. The form of a new table.

## Nouvelle table

lobby-mark-colours = Couleur

## Ways to play

lobby-preset-new-persons-about = Avec dix-huit personnages gris de plus

## Données

lobby-part-persons = Rats des personnages
lobby-part-components = Matériel
lobby-part-board = Plateau
