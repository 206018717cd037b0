### Obsession. What the first page says of the game.

game-obsession = Obsesje
game-obsession-credit = Obsesje to gra Dana Hallagana
game-obsession-facts = Hrabstwo wielkich rezydencji · 1–6 graczy · około 90 minut
game-obsession-about = Zapraszaj gości, dbaj o rotację służby, usprawniaj posiadłość i bądź na czele, gdy przychodzą awanse.
game-obsession-play-first = Pierwsza gra z komputerem
game-obsession-play-solitaire = Zagraj od razu solo
game-obsession-play-base = Zagraj od razu z dwoma rządcami

## Ways to play

lobby-preset-upstairs = Upstairs, Downstairs
lobby-preset-six = Sześć osób
lobby-preset-teams = Drużyny po dwie osoby
lobby-preset-tableau = Tableau
lobby-preset-duel = Pojedynek
lobby-preset-challenge = Wyzwanie posiadłości
lobby-preset-solitaire = Rozgrywka solo
