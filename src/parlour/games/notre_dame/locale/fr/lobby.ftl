### Notre Dame. What the first page says of the game.

game-notre-dame = Notre Dame
game-notre-dame-credit = Notre Dame est un jeu de Stefan Feld
game-notre-dame-facts = Paris autour de la cathédrale · 2 à 5 joueurs · environ 60 minutes
game-notre-dame-about = Choisissez vos cartes, peuplez votre quartier, corrompez les bons personnages et tenez les rats à distance.
game-notre-dame-play-first = Première partie contre l’ordinateur
game-notre-dame-play-base = Jouer tout de suite contre trois régisseurs

## Ways to play

lobby-preset-new-persons = Nouveaux personnages
