### Notre Dame. The form of a new table.

## Nowy stół

lobby-mark-colours = Kolor

## Ways to play

lobby-preset-new-persons-about = Z osiemnastoma dodatkowymi szarymi postaciami

## Dane

lobby-part-persons = Szczury postaci
lobby-part-components = Elementy
lobby-part-board = Plansza

## Moduły i opcje

nd-module-base = Gra podstawowa
nd-module-base-about = Gra z piętnastoma postaciami: sześcioma brązowymi i dziewięcioma szarymi.
nd-module-new-persons = Nowe postacie
nd-module-new-persons-about = Osiemnaście dodatkowych szarych postaci. Na każdą partię losuje się po trzy z każdej litery i pokazuje wszystkim.
nd-option-inn = Druga premia gospody
nd-option-inn-about = Od ilu pionków gospoda daje dwie premie. Instrukcja mówi o trzech; niektórzy gracze wydania z 2007 roku mówią o czterech.
nd-option-inn-3 = od trzech pionków
nd-option-inn-4 = od czterech pionków
nd-option-scores = Prestiż innych
nd-option-scores-about = Czy każdy widzi, ile punktów prestiżu mają pozostali.
nd-option-scores-hidden = ukryty
nd-option-scores-open = jawny
nd-option-bell-ringer = Dzwonnik
nd-option-bell-ringer-about = Czyje kostki w Notre-Dame liczy dzwonnik; instrukcja tego nie rozstrzyga.
nd-option-bell-ringer-own = tylko własne
nd-option-bell-ringer-all = wszystkich graczy
nd-option-colours = Kolory
nd-option-colours-about = Kolory miejsc w kolejności przy stole, rozdzielone przecinkami, albo any.
nd-option-colours-any = po kolei
nd-option-first = Pierwszy gracz
nd-option-first-about = Miejsce, które zaczyna, liczone od 0, albo random.
nd-option-first-random = losowo
