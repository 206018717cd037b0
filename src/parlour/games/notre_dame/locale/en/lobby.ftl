### Notre Dame. What the first page says of the game.

game-notre-dame = Notre Dame
game-notre-dame-credit = Notre Dame is a game by Stefan Feld
game-notre-dame-facts = Paris around the cathedral · 2–5 players · about 60 minutes
game-notre-dame-about = Choose cards, fill your borough, bribe the right people, and keep the rats away.
game-notre-dame-play-first = First game against two computer players
game-notre-dame-play-base = Play now against three stewards

## Ways to play

lobby-preset-new-persons = New persons
