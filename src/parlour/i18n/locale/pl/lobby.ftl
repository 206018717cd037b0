### Poczekalnia: strona główna, nowe stoły, dosiadanie się, pliki partii.

lobby-heading = Usiądź do stołu
lobby-about = Parlour to otwarty stół do dwóch gier planszowych: w przeglądarce, z ludźmi albo z komputerem.
lobby-about-more = Bez konta i bez reklam. Każda zasada sama się objaśnia, a każdą partię można potem sprawdzić.

## Gry

lobby-new-table-of = Nowy stół: { $name }
lobby-learn-game = Nauka gry { $name }

## Moje stoły, stoły publiczne, pliki

lobby-mine = Moje stoły
lobby-mine-waiting =
    { $count ->
        [0] nikt na ciebie nie czeka
        [one] { $count } stół czeka na ciebie
        [few] { $count } stoły czekają na ciebie
        [many] { $count } stołów czeka na ciebie
       *[other] { $count } stołu czeka na ciebie
    }
lobby-mine-none = Nie siedzisz jeszcze przy żadnym stole. Pojawią się tu stoły założone w tej przeglądarce i te, do których się dosiądziesz.
lobby-turn-yours = Twoja kolej
lobby-turn-theirs = Kolej innych
lobby-waits-for = czeka na ruch: { $names }
lobby-turn-open = Wolne miejsce
lobby-turn-over = Zakończona
lobby-mode-guided = Pierwsza gra z przewodnikiem
lobby-mode-changed = { $mode } (ze zmianami)
lobby-mode-own = Gra podstawowa i { $count ->
        [one] { $count } dodatek
        [few] { $count } dodatki
        [many] { $count } dodatków
       *[other] { $count } dodatku
    }
lobby-preset-first = Pierwsza gra
lobby-preset-first-about = Proste zasady, zaczynasz ty, grasz z komputerem
lobby-preset-base = Gra podstawowa
lobby-preset-base-about = Zasady z pudełka, bez dodatków
lobby-result-won = Wygrana z wynikiem { $points }.
lobby-result-shared = Dzielisz pierwsze miejsce z wynikiem { $points }.
lobby-result-placed = Miejsce { $rank } z { $count } z wynikiem { $points }; wygrywa { $name }, wynik { $best }.
lobby-result-beaten = Wygrana, { $points } do { $best }.
lobby-result-lost = Przegrana, { $points } do { $best }.
lobby-result-winner = Wygrywa { $names } z wynikiem { $points }.
lobby-against = przeciwnicy: { $names }
lobby-alone = solo
lobby-ended = koniec: { $date }
lobby-plies =
    { $count ->
        [one] { $count } odpowiedź
        [few] { $count } odpowiedzi
        [many] { $count } odpowiedzi
       *[other] { $count } odpowiedzi
    }
lobby-changed = ostatnia zmiana: { $when }
lobby-made = założony { $when }
lobby-forget = Zapomnij
lobby-forget-this = Usuń stół z listy: { $name }
lobby-forget-title = Usunąć ten stół z listy?
lobby-forget-about = Ta przeglądarka nie będzie już znała twojego miejsca przy stole { $name }. Bez zachowanego linku do miejsca nie da się tam wrócić.
lobby-forget-yes = Zapomnij
lobby-forget-no = Zachowaj
lobby-public = Stoły publiczne
lobby-public-none = Żaden stół nie szuka teraz graczy. Załóż własny i otwórz go dla wszystkich.
lobby-public-again = Odśwież stoły publiczne
lobby-refresh = Odśwież
lobby-open-seats =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
lobby-join = Dosiądź się
lobby-join-this = Dosiądź się do stołu { $name }
lobby-corrected = z poprawionymi danymi
lobby-files = Pliki partii
lobby-files-about = Partię można zachować w pliku, wznowić tutaj albo sprawdzić: nikt nie zmieni odpowiedzi po fakcie tak, żeby nie było tego widać.
lobby-import = Wznów partię z pliku
lobby-verify = Sprawdź plik partii
lobby-loading = Chwileczkę…
lobby-again = Spróbuj ponownie
lobby-trouble = To się nie udało ({ $reason }). Spróbuj ponownie za chwilę.
lobby-back = Powrót na stronę główną

## Nowy stół

lobby-new-table = Nowy stół
lobby-no-game = Takiej gry tu nie ma.
lobby-cancel = Anuluj
lobby-game = Gra
lobby-seats = Miejsca
lobby-seat-count = Liczba miejsc
lobby-my-name = Twoje imię
lobby-name-needed = Podaj imię.
lobby-kind-me = Ty
lobby-kind-me-about = Twoje własne miejsce
lobby-kind-local = Ktoś przy tym ekranie
lobby-kind-open = Wolne, przez link
lobby-kind-open-about = To miejsce zajmie ten, kto ma link.
lobby-kind-bot = Komputer
lobby-seat-who = Miejsce { $number }
lobby-seat-level = Poziom
lobby-seat-name = Imię
lobby-seat-name-bot = Imię (może zostać puste)
lobby-seat-open = wolne miejsce
lobby-seat-bot = { $name } ({ $bot })
lobby-seat-number = Miejsce { $number }
lobby-seat-marked = { $name } ({ $mark })
lobby-marks-here = ustalone tutaj, miejsce po miejscu
lobby-first-about = Losowanie jest uczciwe i można je potem sprawdzić.
lobby-modules = Dodatki i warianty
lobby-modules-none = żadne, sama gra
lobby-module-add = Dodaj: { $name }
lobby-module-drop = Usuń: { $name }
lobby-tiles-named = wskazane tutaj
lobby-tiles-needed = Zaznacz, co ma zostać użyte.
lobby-pace = Tempo i dostęp
lobby-clock = Zegar
lobby-clock-none = bez zegara
lobby-clock-minutes =
    { $minutes ->
        [one] po { $minutes } minucie
        [few] po { $minutes } minuty
        [many] po { $minutes } minut
       *[other] po { $minutes } minuty
    }, { $seconds ->
        [one] { $seconds } sekunda za każdą odpowiedź
        [few] { $seconds } sekundy za każdą odpowiedź
        [many] { $seconds } sekund za każdą odpowiedź
       *[other] { $seconds } sekundy za każdą odpowiedź
    }
lobby-clock-days =
    { $days ->
        [one] po { $days } dniu
        [few] po { $days } dni
        [many] po { $days } dni
       *[other] po { $days } dnia
    }, { $hours ->
        [one] { $hours } godzina za każdą odpowiedź
        [few] { $hours } godziny za każdą odpowiedź
        [many] { $hours } godzin za każdą odpowiedź
       *[other] { $hours } godziny za każdą odpowiedź
    }
lobby-clock-bank = Minuty dla każdego gracza
lobby-clock-increment = Sekundy dodawane za każdą odpowiedź
lobby-pace-none = Bez zegara
lobby-pace-none-about = Każdy ma tyle czasu, ile potrzebuje.
lobby-pace-live = Na żywo, szybko
lobby-pace-calm = Na żywo, spokojnie
lobby-pace-letter = Korespondencyjnie
lobby-pace-slow-letter = Korespondencyjnie, powoli
lobby-pace-custom = Własny zegar
lobby-pace-custom-about = Minuty i sekundy ustalasz samodzielnie.
lobby-company = Dostęp do stołu
lobby-private = Na zaproszenie
lobby-private-about = Stół znajdą tylko osoby z linkiem.
lobby-open-to-all = Publiczny
lobby-open-to-all-about = Wolne miejsca widać na stronie głównej, a przyglądać się może każdy, kto zna adres.
lobby-open-to-all-no-seat = Żadne miejsce nie jest wolne, ale przyglądać się może każdy, kto zna adres.
lobby-closed = wszystkie miejsca zajęte
lobby-practice = Stół do ćwiczeń
lobby-practice-about = Można cofnąć wszystko, nawet po zobaczeniu czegoś ukrytego.
lobby-silence = Nieobecność przez { $hours } godz. oznacza zgodę
lobby-silence-about = W przeciwnym razie niczego nie cofa się bez tych, którzy zostawili miejsce komputerowi.
lobby-undo = Cofanie
lobby-undo-practice = wszystko, w każdej chwili
lobby-undo-asked = swobodnie, dopóki nie odsłonięto nic ukrytego, potem za zgodą wszystkich
lobby-undo-silence = swobodnie, póki nikt nie zobaczył nic ukrytego, potem za zgodą wszystkich; nieobecność przez { $hours } godz. oznacza zgodę
lobby-summary = Ten stół
lobby-table-title = Nazwa stołu
lobby-table-title-note = Może zostać pusta.
lobby-ready-checking = Sprawdzanie przygotowania…
lobby-ready-fine = To przygotowanie jest poprawne.
lobby-ready-elsewhere = Coś jeszcze nie pasuje; zaznaczono to na miejscu.
lobby-create = Załóż stół
lobby-creating = Stół powstaje…

## Sposoby gry

lobby-presets = Sposób gry
lobby-presets-about = Każdy z nich ustala miejsca i zaznacza, co do niego należy. Potem można niżej wszystko zmienić.
lobby-presets-own = Własna mieszanka. Wybierz któryś z tych sposobów, żeby zacząć od nowa.

## Grupy modułów i opcji

lobby-group-modules = Dodatki i warianty
lobby-group-options = Opcje
lobby-group-nothing = bez zmian
lobby-module-brings = bierze ze sobą: { $modules }
lobby-module-brought = dołączane automatycznie
lobby-modules-brought = Dołączane automatycznie
lobby-option-reset = Zostaw „{ $name }” jak zwykle
lobby-seats-take =
    { $count ->
        [one] Graj solo
        [few] Ustaw { $count } miejsca
        [many] Ustaw { $count } miejsc
       *[other] Ustaw { $count } miejsca
    }
lobby-list-advice =
    { $count ->
        [one] Wybrano jedną osobę; zaleca się od { $least } do { $most }.
        [few] Wybrano { $count } osoby; zaleca się od { $least } do { $most }.
        [many] Wybrano { $count } osób; zaleca się od { $least } do { $most }.
       *[other] Wybrano { $count } osoby; zaleca się od { $least } do { $most }.
    }
lobby-list-exactly = Wybrano { $count } z { $most }.
lobby-list-draw =
    { $count ->
        [one] Wylosuj { $count } osobę
        [few] Wylosuj { $count } osoby
        [many] Wylosuj { $count } osób
       *[other] Wylosuj { $count } osoby
    }
lobby-team = Drużyna { $number }
lobby-teams = Drużyny
lobby-team-of = { $name } i { $partner }
lobby-teams-about = Partnerzy siedzą naprzeciw siebie; widzą nawzajem swoje ambicje i mogą rozmawiać na osobności.
lobby-seat-team = Drużyna { $number }, razem z miejscem { $partner }

## Dane

lobby-data = Zestaw danych
lobby-data-which = Dane, którymi się gra
lobby-data-shipped = dostarczone z grą
lobby-data-own = własne: { $name }
lobby-data-about =
    { $count ->
        [0] Każda z { $all } wartości tej gry ma źródło.
        [one] { $count } wartość z { $all } nie ma publicznego źródła. Została odtworzona i jest oznaczona wszędzie, gdzie się ją objaśnia.
        [few] { $count } wartości z { $all } nie mają publicznego źródła. Zostały odtworzone i są oznaczone wszędzie, gdzie się je objaśnia.
        [many] { $count } wartości z { $all } nie ma publicznego źródła. Zostały odtworzone i są oznaczone wszędzie, gdzie się je objaśnia.
       *[other] { $count } wartości z { $all } nie ma publicznego źródła. Zostały odtworzone i są oznaczone wszędzie, gdzie się je objaśnia.
    }
lobby-data-list =
    { $count ->
        [one] Pokaż wszystkie wartości ({ $count } odtworzona)
        [few] Pokaż wszystkie wartości ({ $count } odtworzone)
        [many] Pokaż wszystkie wartości ({ $count } odtworzonych)
       *[other] Pokaż wszystkie wartości ({ $count } odtworzonej)
    }
lobby-data-correct = Popraw według własnego egzemplarza
lobby-data-sheet = Skąd pochodzą wartości
lobby-data-fine = Pełny pasek oznacza, że wszystko ma źródło.
lobby-bars = Wartości odtworzone
lobby-part-rest = Pozostałe
lobby-part-none = żadne
lobby-part-count = { $count } z { $all }
lobby-part-open = { $name } ({ $count })

## Stół jest gotowy

lobby-made-title = Stół jest gotowy: { $name }
lobby-invitations = Zaproszenia
lobby-invitations-about =
    { $count ->
        [one] Wyślij ten link osobie, która ma zająć wolne miejsce. Możesz już zaczynać; gra poczeka tam, gdzie to miejsce jest potrzebne.
        [few] Wyślij każdy link jednej osobie. Możesz już zaczynać; gra poczeka tam, gdzie te miejsca są potrzebne.
        [many] Wyślij każdy link jednej osobie. Możesz już zaczynać; gra poczeka tam, gdzie te miejsca są potrzebne.
       *[other] Wyślij każdy link jednej osobie. Możesz już zaczynać; gra poczeka tam, gdzie te miejsca są potrzebne.
    }
lobby-invitation = Zaproszenie na miejsce { $number }
lobby-watch-link = Link dla widzów
lobby-watch-about = Widzowie widzą to, co mogą widzieć wszyscy, i nic więcej.
lobby-copy = Kopiuj
lobby-copy-this = Kopiuj: { $name }
lobby-copied = Skopiowano
lobby-to-table = Przejdź do stołu

## Dosiadanie się

lobby-join-title = Dosiądź się do stołu
lobby-join-table = Dosiądź się: { $name }
lobby-join-about = Stół
lobby-join-seat = Twoje miejsce
lobby-join-which = Które miejsce
lobby-join-full = Nie ma tu już miejsca, które można by zająć.
lobby-join-used = To miejsce jest już zajęte. Twoje zaproszenie nadal pozwala oglądać grę.
lobby-held = Siedzisz już przy tym stole.
lobby-watch = Przyglądaj się
lobby-take-seat = Zajmij miejsce
lobby-take-seat-about = Ta przeglądarka zachowa twoje miejsce; konto nie jest potrzebne.

## Sprawdzanie pliku

lobby-verify-title = Sprawdź plik partii
lobby-verify-file = Plik
lobby-verify-about = Plik zostaje rozegrany od nowa według zasad, od pierwszej do ostatniej odpowiedzi, a jego łańcuch sum kontrolnych jest sprawdzany. Nic z niego nie jest przechowywane.
lobby-verify-choose = Wybierz plik
lobby-verify-text = Albo wklej jego treść
lobby-verify-now = Sprawdź
lobby-verifying = Sprawdzanie…
lobby-verify-yes = Plik jest poprawny
lobby-verify-no = Plik nie jest poprawny
lobby-verify-chain = Łańcuch jest cały: żadnego wiersza nie zmieniono, nie usunięto ani nie dodano.
lobby-verify-plies =
    { $count ->
        [one] Rozegrano od nowa { $count } odpowiedź i zasady na nią pozwalają.
        [few] Rozegrano od nowa { $count } odpowiedzi i zasady pozwalają na każdą.
        [many] Rozegrano od nowa { $count } odpowiedzi i zasady pozwalają na każdą.
       *[other] Rozegrano od nowa { $count } odpowiedzi i zasady pozwalają na każdą.
    }
lobby-verify-unfinished = Partia jeszcze się nie skończyła.
lobby-verify-hash = Suma kontrolna osiągniętej pozycji:
lobby-where = Gdzie jest stół
lobby-where-server = Na serwerze
lobby-where-server-about = Inni mogą się dosiąść, a grę można prowadzić dalej na innym urządzeniu.
lobby-where-here = Na tym urządzeniu
lobby-where-here-about = Samemu, z komputerem albo przy jednym ekranie; sieć nie jest potrzebna, a partia jest przechowywana w tej przeglądarce.
lobby-app = Ta strona jako aplikacja
lobby-app-update = Jest nowa wersja tej strony. Twoje partie pozostają bez zmian.
lobby-app-update-yes = Wczytaj ją
lobby-app-install = Możesz zainstalować Parlour i grać bez sieci.
lobby-app-install-yes = Zainstaluj
lobby-app-install-no = Nie, dziękuję
