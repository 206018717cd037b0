### Obsession. What is wrong with facts, setups and positions of the game.

## Facts of Obsession

error-condition-without-amount = „{ $path }” ma warunek bez liczby.
error-condition-without-servants = „{ $path }” ma warunek, który nie wymienia służby.
error-condition-without-tiles = „{ $path }” ma warunek, który nie wymienia kafli.
error-empty-favour = Przysługa w „{ $path }” niczego nie daje.
error-fixed-value = „{ $key }” w „{ $path }” nie można poprawić.
error-keep-too-many = „{ $path }” zatrzymuje karty: { $keep } z { $look }.
error-monument-total = Monumenty w „{ $path }” nie dają razem { $total }.
error-not-in-hundreds = „{ $path }” musi być w setkach funtów, a nie { $value }.
error-position-without-space = „{ $path }” nie ma pola dla pozycji { $position }.
error-reputation-table-length = Tabela reputacji w „{ $path }” nie ma po jednej wartości na poziom.
error-unknown-mark = Znacznik „{ $path }” nie wskazuje żadnej wartości.

## Obsesje

error-unknown-family = Familia „{ $family }” nie jest znana. Znane są: { $known }.
error-families-do-not-fit = Trzeba tylu różnych familii, ile jest miejsc ({ $seats }), a nie „{ $families }”.
error-unknown-monument = Monument „{ $monument }” nie jest znany. Znane są: { $known }.
error-monuments-do-not-fit = Liczba różnych monumentów w sakiewce powinna wynosić { $number }, a podano „{ $monuments }”.
error-monument-required = Wśród monumentów musi być „{ $monument }”.
error-monument-barred = Monument „{ $monument }” został zastąpiony i nie może być wśród nich.
error-service-tiles-unused = Kafle służby można wskazać tylko przy intensywnej służbie z dowolnym wyborem: „{ $tiles }”.
error-unknown-service-tile = Kafel „{ $tile }” nie może znaleźć się na pierwszym rynku. Możliwe są: { $known }.
error-service-tiles-do-not-fit = Liczba różnych kafli służby na pierwszym rynku powinna wynosić { $number }, a podano „{ $tiles }”.
error-teams-need-four-or-six = Drużyny wymagają czterech lub sześciu miejsc, a nie { $seats }.
error-tableau-needs-rivals = Tableau wymaga co najmniej dwóch miejsc; solo jest wyzwanie posiadłości.
error-duel-needs-two = Pojedynek jest dla dwóch miejsc, a nie dla { $seats }.
error-too-few-families = Liczba familii to { $families }, a miejsc { $seats }; Howard i Wessex dają po jednej więcej.
error-more-guests-needed = Przy liczbie miejsc { $seats } potrzebni są goście z modułu „{ $module }”.
error-howard-needs-servants = Familia Howard wymaga modułu „{ $module }”, chyba że miejsc jest sześć.
error-opponent-needs-servants = Konkurent „{ $opponent }” wymaga modułu „{ $module }”.
error-unknown-promo-guest = Gość promocyjny „{ $guest }” nie jest znany. Znani są: { $known }.
error-promo-guest-twice = Gość promocyjny jest wskazany dwa razy: „{ $guests }”.
error-unknown-milestone = Kamień milowy „{ $milestone }” nie jest znany. Znane są: { $known }.
error-milestone-needs-servants = Kamień milowy „{ $milestone }” wymaga służby z Upstairs, Downstairs.
error-milestones-do-not-fit = Gra bierze różne kamienie milowe w liczbie { $number }, a nie „{ $milestones }”.
error-opponent-plays-standard = Konkurent „{ $opponent }” gra tylko w standardowej rozgrywce.

## Dane

ui-warning-component-count = Tych elementów jest { $count }, oczekiwano { $expected }: { $name }.
ui-warning-unlike-role = Karta różni się od innych w tej samej roli ({ $role }): { $card }.
ui-warning-falling-chart = Tabela tego konkurenta spada z sezonu na sezon: { $opponent }.
