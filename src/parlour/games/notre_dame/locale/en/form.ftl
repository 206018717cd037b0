### Notre Dame. The form of a new table.

## New table

lobby-mark-colours = Colour

## Ways to play

lobby-preset-new-persons-about = Eighteen more grey persons join in

## Data set

lobby-part-persons = Persons’ rats
lobby-part-components = Components
lobby-part-board = Board

## Modules and options

nd-module-base = Base game
nd-module-base-about = The game with its fifteen persons: six brown and nine grey.
nd-module-new-persons = The New Persons
nd-module-new-persons-about = Eighteen more grey persons. Three of each letter are drawn for a game and shown to everyone.
nd-option-inn = Second bonus of the inn
nd-option-inn-about = How many pieces the inn needs before it gives two bonuses. The rulebook says three; some players of the 2007 edition speak of four.
nd-option-inn-3 = from three pieces
nd-option-inn-4 = from four pieces
nd-option-scores = Prestige of the others
nd-option-scores-about = Whether everyone sees how many prestige points the others have.
nd-option-scores-hidden = hidden
nd-option-scores-open = open
nd-option-bell-ringer = Bell-ringer
nd-option-bell-ringer-about = Whose cubes on Notre Dame the bell-ringer counts; the rulebook leaves it open.
nd-option-bell-ringer-own = the briber’s cubes
nd-option-bell-ringer-all = the cubes of all players
nd-option-colours = Colours
nd-option-colours-about = The colours of the seats in seating order, separated by commas, or any.
nd-option-colours-any = as they come
nd-option-first = First player
nd-option-first-about = The seat that begins, counted from 0, or random.
nd-option-first-random = drawn by lot
