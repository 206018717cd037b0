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
