### Notre Dame. The form of a new table.

## New table

lobby-mark-colours = Colour

## Data set

lobby-part-persons = Persons’ rats
lobby-part-components = Components
lobby-part-board = Board
