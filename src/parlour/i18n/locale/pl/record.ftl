### Księga wyników: jak skończyły się gry zakończone na tym urządzeniu.

record-title = Księga wyników
record-about = Twoje zakończone gry: te z tego urządzenia i te na serwerze, w których ta przeglądarka ma miejsce. Gry z przewodnikiem się nie liczą.
record-none = Nie zakończono tu jeszcze żadnej gry. Pierwsza zostanie zapisana, gdy tylko się skończy.
record-game = Gra
record-total-games = gier
record-total-won = wygranych
record-total-best = najlepszy wynik
record-total-worst = najniższy wynik
record-total-streak = wygranych z rzędu
record-total-longest = najdłuższa seria wygranych
record-chart = Twoje wyniki, gra po grze
record-chart-about = Twoje wyniki w ostatnich grach (liczba gier: { $count }), od { $first } do { $last }. Wszystkie podaje lista poniżej.
record-by-mode = Według sposobu gry
record-by-opponent = Według przeciwnika
record-by-family = Według familii
record-by-players = Według liczby graczy
record-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
record-against-people = ludzie
record-against-one-screen = wszyscy przy jednym ekranie
record-against-alone = solo
record-column-name = Nazwa
record-column-games = Gry
record-column-won = Wygrane
record-column-best = Najlepszy
record-column-mean = Średnia
record-column-worst = Najniższy
record-column-level = Poziom
record-column-margin = Przewaga
record-column-date = Data
record-column-mode = Sposób gry
record-column-score = Wynik
record-column-other = Najlepszy z pozostałych
record-column-result = Rezultat
record-outcome-won = wygrana
record-outcome-shared = wspólne pierwsze miejsce
record-outcome-lost = bez wygranej
record-outcome-several = kilka osób przy tym ekranie
record-ladder = { $name }: pokonano { $won } z { $count }
record-beaten = pokonano
record-more = +{ $count }
record-list = Wszystkie gry
record-more-games = Pokaż wszystkie
record-replay = Odtwórz
record-replay-this = Odtwórz grę z dnia { $name }
record-files = Zabierz ze sobą
record-files-about = Tabela jest dla arkuszy kalkulacyjnych. Drugi plik zawiera wszystko i można go przenieść na inne urządzenie; to, co już tam jest, zostaje.
record-csv = Zapisz jako tabelę (CSV)
record-json = Zapisz wszystko (JSON)
record-bring = Wczytaj plik
record-brought =
    { $count ->
        [one] W pliku była { $count } gra.
        [few] W pliku były { $count } gry.
        [many] W pliku było { $count } gier.
       *[other] W pliku było { $count } gry.
    }
record-bad-file = To nie jest plik księgi wyników.
