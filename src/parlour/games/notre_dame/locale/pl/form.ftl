### Notre Dame. The form of a new table.

## Nowy stół

lobby-mark-colours = Kolor

## Ways to play

lobby-preset-new-persons-about = Z osiemnastoma dodatkowymi szarymi postaciami

## Dane

lobby-part-persons = Szczury postaci
lobby-part-components = Elementy
lobby-part-board = Plansza
