### Stół w terminalu i polecenia.

## Przy stole

ui-welcome = Witamy w grze { $game }.
ui-help =
    Wpisz numer możliwości albo słowa w nawiasach kwadratowych. Albo jedno z tych poleceń:
      ?             zasada stojąca za pytaniem
      ? …           o karcie, postaci lub rozdziale zasad
      why           dlaczego pewnych rzeczy nie ma na liście
      why …         dlaczego właśnie ta akcja jest niedozwolona
      hint          wskazówka, za każdym razem dokładniejsza; hint play tak odpowiada
      board         pokaż stół jeszcze raz
      undo          cofnij swoją ostatnią odpowiedź
      log           wszystko, co się dotąd wydarzyło
      save, load    zapisz grę albo wróć do zapisanej; można dodać nazwę pliku
      quit          odejdź od stołu; gra zostanie zapisana
      help          ta lista
ui-asked = { $name }: { $text }
ui-not-kept = Ta gra nie jest nigdzie zapisywana; użyj save i nazwy pliku.
ui-choose = 1–{ $count }, słowa albo help:
ui-more-choices = Możliwości jest za dużo na listę; odpowiedz słowami, na przykład: { $example }
ui-curtain = Kolej na: { $name }. Naciśnij Enter, gdy nikt inny nie patrzy.
ui-cited =
    { $book ->
        [glossary] { $title } (glosariusz, s. { $page })
        [upstairs-downstairs] { $title } (Upstairs, Downstairs, s. { $page })
       *[rulebook] { $title } (instrukcja, s. { $page })
    }
ui-explain-more = Więcej: znak ? i nazwa karty, postaci lub rozdziału.
ui-why-legal = To jest teraz dozwolone.
ui-why-usage = Słowo why i akcja w słowach: dowiesz się, dlaczego jest niedozwolona.
ui-undone = Cofnięto.
ui-saved = Zapisano w pliku { $file }.
ui-loaded = Wczytano z pliku { $file }.
ui-left = Gra jest zapisana w pliku { $file }.
ui-hidden = ukryty

## Arkusz wyników

ui-score-sheet = Arkusz wyników
ui-rank = Miejsce
ui-seat = Miejsce przy stole
ui-player = Gracz
ui-prestige = Prestiż
ui-total = Razem
ui-tie-break = Przy remisie
ui-winner = Wygrywa { $name }.
ui-winners = Wspólne zwycięstwo: { $name }.

## Katalog, odtwarzanie, symulacja, scenariusze

ui-seats-range = Liczba miejsc: od { $least } do { $most }
ui-bots = Przeciwnicy komputerowi: { $names }
ui-engine-compiled = Silnik jest skompilowany.
ui-engine-plain = Silnik działa w czystym Pythonie; kompiluje go `make fast`.
ui-rules-version = { $game }: wersja zasad { $version }
ui-module-requires = wymaga: { $modules }
ui-module-excludes = nie razem z: { $modules }
ui-verified =
    { $plies ->
        [one] Zapis jest nienaruszony: { $plies } ruch, widok przy ruchu { $ply }.
        [few] Zapis jest nienaruszony: { $plies } ruchy, widok przy ruchu { $ply }.
        [many] Zapis jest nienaruszony: { $plies } ruchów, widok przy ruchu { $ply }.
       *[other] Zapis jest nienaruszony: { $plies } ruchu, widok przy ruchu { $ply }.
    }
ui-wins = Wygrane
ui-score-mean = Średni wynik
ui-score-least = Najniższy
ui-score-most = Najwyższy
ui-simulated =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    } (wspólne pierwsze miejsca: { $shared }), { $decisions ->
        [one] { $decisions } decyzja
        [few] { $decisions } decyzje
        [many] { $decisions } decyzji
       *[other] { $decisions } decyzji
    } w { $seconds } s ({ $speed } na sekundę), { $errors ->
        [0] bez błędów
        [one] { $errors } błąd
        [few] { $errors } błędy
        [many] { $errors } błędów
       *[other] { $errors } błędu
    }.
ui-scenario-passed =
    { $steps ->
        [one] zaliczony ({ $steps } krok):
        [few] zaliczony ({ $steps } kroki):
        [many] zaliczony ({ $steps } kroków):
       *[other] zaliczony ({ $steps } kroku):
    }
ui-scenario-failed =
    { $count ->
        [one] BŁĄD w { $count } miejscu:
        [few] BŁĄD w { $count } miejscach:
        [many] BŁĄD w { $count } miejscach:
       *[other] BŁĄD w { $count } miejsca:
    }
ui-scenario-failure = krok { $step }, { $what }: oczekiwano { $wanted }, jest { $found }

## Dane

ui-data-set = { $game }: zestaw danych { $hash }
ui-data-was = Zestaw danych: poprzednio { $hash }.
ui-data-is =
    { $count ->
        [0] Zestaw danych: teraz { $hash }, bez poprawek.
        [one] Zestaw danych: teraz { $hash }, z { $count } poprawką.
        [few] Zestaw danych: teraz { $hash }, z { $count } poprawkami.
        [many] Zestaw danych: teraz { $hash }, z { $count } poprawkami.
       *[other] Zestaw danych: teraz { $hash }, z { $count } poprawki.
    }
ui-fact = Dana
ui-value = Wartość
ui-status = Status
ui-source = Źródło
ui-status-sourced = źródło
ui-status-derived = wniosek
ui-status-reconstructed = odtworzenie
ui-status-corrected = poprawka
ui-status-convention = konwencja

ui-lab-opponent = Konkurent
ui-lab-games = Gry
ui-lab-rate = Odsetek
ui-lab-interval = 95 na 100 przypadków
ui-lab-opponent-mean = Konkurent, średnia
ui-lab-target = Wynik do pobicia
ui-lab-beaten = Pobity
ui-lab-round = Runda końcowa, średnia
ui-arena-against = Przeciw
ui-arena-share = Udział
ui-arena-times = Wielokrotność równego udziału
ui-arena-rank = Średnie miejsce
ui-arena-margin = Średnia przewaga
ui-arena-rating = Ranking
ui-arena-share-axis = Udział w %
ui-arena-played =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }; gracz tak silny jak pozostali ma udział { $even } %; { $errors ->
        [0] brak błędów
        [one] { $errors } błąd
        [few] { $errors } błędy
        [many] { $errors } błędów
       *[other] { $errors } błędu
    }.
ui-arena-test =
    { $answer ->
        [high] Test rozstrzyga na korzyść { $high } %, przeciw { $low } % (grup partii: { $groups }).
        [low] Test rozstrzyga na korzyść { $low } %, przeciw { $high } % (grup partii: { $groups }).
       *[open] Test między { $low } % a { $high } % nie jest jeszcze rozstrzygnięty (grup partii: { $groups }).
    }
ui-arena-again =
    { $same ->
        [yes] Partia { $number } rozegrana jeszcze raz daje to samo: { $found }.
       *[no] Partia { $number } rozegrana jeszcze raz daje { $found }; w pliku jest { $kept }.
    }
ui-arena-repeated = Rozegrano jeszcze raz: { $games }; takich samych: { $same }.
ui-arena-timed = Nie do powtórzenia, bo o czasie namysłu decyduje zegar: { $players }.
