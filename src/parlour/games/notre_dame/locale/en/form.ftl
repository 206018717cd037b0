### Notre Dame. The form of a new table.

## New table

lobby-mark-colours = Colour

## Ways to play

lobby-preset-new-persons-about = Eighteen more grey persons join in

## Data set

lobby-part-persons = Persons’ rats
lobby-part-components = Components
lobby-part-board = Board
