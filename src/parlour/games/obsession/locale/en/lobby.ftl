### Obsession. What the first page says of the game.

game-obsession = Obsession
game-obsession-credit = Obsession is a game by Dan Hallagan
game-obsession-facts = A county of great houses · 1–6 players · about 90 minutes
game-obsession-about = Invite guests, rotate your servants, improve the estate, and win the season’s courtship.
game-obsession-play-first = First game against one computer player
game-obsession-play-solitaire = Play alone now
game-obsession-play-base = Play now against two stewards

## Ways to play

lobby-preset-upstairs = Upstairs, Downstairs
lobby-preset-six = Six players
lobby-preset-teams = Teams of two
lobby-preset-tableau = Tableau
lobby-preset-duel = Duel
lobby-preset-challenge = Estate Challenge
lobby-preset-solitaire = Solitaire

## The record book

game-obsession-ladder-opponent = Solitaire opponents
game-obsession-ladder-challenge = Targets of the Estate Challenge
game-obsession-rung-printed-standard = The printed target, 132
game-obsession-rung-printed-extended = The printed target, 188
game-obsession-harder-dynamic-opponent = also as a dynamic opponent
game-obsession-harder-monuments-challenge = also in the monuments challenge
