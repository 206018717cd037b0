### Obsesje w księdze wyników: co można pokonać w grze solo.

game-obsession-ladder-opponent = Konkurenci w grze solo
game-obsession-ladder-challenge = Cele wyzwania posiadłości
game-obsession-rung-printed-standard = Cel drukowany, 132
game-obsession-rung-printed-extended = Cel drukowany, 188
game-obsession-harder-dynamic-opponent = także jako dynamiczny konkurent
game-obsession-harder-monuments-challenge = także w wariancie monumentalnym
