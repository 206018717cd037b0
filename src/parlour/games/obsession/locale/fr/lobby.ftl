### Obsession. What the first page says of the game.

game-obsession = Obsession
game-obsession-credit = Obsession est un jeu de Dan Hallagan
game-obsession-facts = Un comté de grandes demeures · 1 à 6 joueurs · environ 90 minutes
game-obsession-about = Recevez vos invités, ménagez vos domestiques, embellissez le domaine et remportez la cour de la saison.
game-obsession-play-1 = Jouer en solo tout de suite
game-obsession-play-3 = Jouer tout de suite contre deux intendants
