### Obsession. What the first page says of the game.

game-obsession = Obsession
game-obsession-credit = Obsession est un jeu de Dan Hallagan
game-obsession-facts = Un comté de grandes demeures · 1 à 6 joueurs · environ 90 minutes
game-obsession-about = Recevez vos invités, ménagez vos domestiques, embellissez le domaine et remportez la cour de la saison.
game-obsession-play-first = Première partie contre l’ordinateur
game-obsession-play-solitaire = Jouer en solo tout de suite
game-obsession-play-base = Jouer tout de suite contre deux régisseurs

## Ways to play

lobby-preset-upstairs = Upstairs, Downstairs
lobby-preset-six = Six joueurs
lobby-preset-teams = Équipes de deux
lobby-preset-tableau = Tableau
lobby-preset-duel = Duel
lobby-preset-challenge = Enjeux du domaine
lobby-preset-solitaire = Mode solo
