### Moths. What the first page says of the game.

game-moths = Papillons
game-moths-credit = Papillons est un jeu de notre maison
game-moths-facts = Une nuit en seize cartes · 2 à 4 joueurs · environ 5 minutes
game-moths-about = Jouez la plus forte carte et la lanterne est à vous.
