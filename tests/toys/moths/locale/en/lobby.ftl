### Moths. What the first page says of the game.

game-moths = Moths
game-moths-credit = Moths is a game of our own
game-moths-facts = A night in sixteen cards · 2–4 players · about 5 minutes
game-moths-about = Play the highest card and the lantern is yours.
