### Obsession. What the first page says of the game.

game-obsession = Obsession
game-obsession-credit = Obsession is a game by Dan Hallagan
game-obsession-facts = A county of great houses · 1–6 players · about 90 minutes
game-obsession-about = Invite guests, rotate your servants, improve the estate, and win the season’s courtship.
game-obsession-play-1 = Play alone now
game-obsession-play-3 = Play now against two stewards
