### Moths. What the first page says of the game.

game-moths = Ćmy
game-moths-credit = Ćmy to nasza własna gra
game-moths-facts = Noc w szesnastu kartach · 2–4 graczy · około 5 minut
game-moths-about = Zagraj najwyższą kartę, a latarnia będzie twoja.
