### Obsession. What the first page says of the game.

game-obsession = Obsesje
game-obsession-credit = Obsesje to gra Dana Hallagana
game-obsession-facts = Hrabstwo wielkich rezydencji · 1–6 graczy · około 90 minut
game-obsession-about = Zapraszaj gości, dbaj o rotację służby, usprawniaj posiadłość i bądź na czele, gdy przychodzą awanse.
game-obsession-play-1 = Zagraj od razu solo
game-obsession-play-3 = Zagraj od razu z dwoma rządcami
