### Obsession in the record book: what there is to be beaten alone.

game-obsession-ladder-opponent = Solitaire opponents
game-obsession-ladder-challenge = Targets of the Estate Challenge
game-obsession-rung-printed-standard = The printed target, 132
game-obsession-rung-printed-extended = The printed target, 188
game-obsession-harder-dynamic-opponent = also as a dynamic opponent
game-obsession-harder-monuments-challenge = also in the monuments challenge
