### Notre Dame. The form of a new table.

## Nowy stół

lobby-mark-colours = Kolor

## Dane

lobby-part-persons = Szczury postaci
lobby-part-components = Elementy
lobby-part-board = Plansza
