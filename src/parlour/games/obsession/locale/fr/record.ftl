### Obsession dans le carnet de parties : ce qu’on peut battre en solo.

game-obsession-ladder-opponent = Adversaires du solitaire
game-obsession-ladder-challenge = Objectifs des Enjeux du domaine
game-obsession-rung-printed-standard = L’objectif imprimé, 132
game-obsession-rung-printed-extended = L’objectif imprimé, 188
game-obsession-harder-dynamic-opponent = aussi en IA dynamique
game-obsession-harder-monuments-challenge = aussi dans la variante Monuments
