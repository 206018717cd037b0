### Notre Dame. What the first page says of the game.

game-notre-dame = Notre Dame
game-notre-dame-credit = Notre Dame to gra Stefana Felda
game-notre-dame-facts = Paryż wokół katedry · 2–5 graczy · około 60 minut
game-notre-dame-about = Wybieraj karty, zapełniaj swoją dzielnicę, przekupuj właściwe postacie i trzymaj szczury z dala.
game-notre-dame-play-first = Pierwsza gra z komputerem
game-notre-dame-play-base = Zagraj od razu z trzema rządcami

## Ways to play

lobby-preset-new-persons = Nowe postacie
