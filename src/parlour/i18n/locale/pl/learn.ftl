### Nauka gier i oglądanie ich elementów: lekcje, zasady, pomoce, porady, przegląd, poprawki.

## Strony

learn-title = Nauka
learn-about = To twój pierwszy raz? Zacznij od prowadzonej pierwszej gry: około dziesięciu minut, krok po kroku, z uzasadnieniem każdego ruchu. Zasady, pomoce i porady czekają tu na później.
learn-ways = Strony o tej grze
learn-other-game = Ta sama strona: { $name }
learn-page-rules = Zasady
learn-page-glossary = Słowniczek
learn-page-aids = Pomoce gracza
learn-page-strategy = Strategia
learn-page-inspect = Elementy
learn-page-data = Zestaw danych
learn-loading = Chwileczkę…
learn-again = Spróbuj ponownie
learn-print = Drukuj
learn-yes = tak
learn-no = nie
learn-how-points = Skąd biorą się punkty
learn-start = Zacznij prowadzoną pierwszą grę
learn-start-about =
    { $count ->
        [one] { $count } krok z objaśnieniem; potem grasz dalej bez przewodnika.
        [few] { $count } kroki z objaśnieniami; potem grasz dalej bez przewodnika.
        [many] { $count } kroków z objaśnieniami; potem grasz dalej bez przewodnika.
       *[other] { $count } kroku z objaśnieniami; potem grasz dalej bez przewodnika.
    }
learn-more = Więcej o grze { $name }

## Prowadzona pierwsza gra

learn-lesson = Prowadzona pierwsza gra
learn-lesson-title = Pierwsza gra
learn-lesson-step = Krok { $number } z { $count }
learn-lesson-over = Znasz już podstawy
learn-lesson-wait = Grają inni. Zobacz, co robią; zaraz przyjdzie twój następny krok.
learn-lesson-look = Spójrz na: { $place }
learn-lesson-choose = Wybierz to za mnie
learn-lesson-chosen = Wybrane; teraz zatwierdź
learn-lesson-rule = Zasada, która za tym stoi
learn-lesson-close = Zamknij

## Słowniczek

learn-glossary-about = Co znaczą słowa gry, w kolejności alfabetycznej.
learn-glossary-search = Szukaj słowa
learn-glossary-found =
    { $count ->
        [one] { $count } słowo
        [few] { $count } słowa
        [many] { $count } słów
       *[other] { $count } słowa
    }
learn-glossary-asked = Słowa tego pytania
learn-glossary-more = Karty, kafle i postacie są wśród elementów.

## Zasady

learn-rules-about = Zasady naszymi słowami, w kolejności instrukcji. Pod każdą częścią stoją odmowy, które z niej wynikają.
learn-rules-search = Szukaj w zasadach
learn-rules-found =
    { $count ->
        [0] Nic nie znaleziono.
        [one] Znaleziono { $count } część.
        [few] Znaleziono { $count } części.
        [many] Znaleziono { $count } części.
       *[other] Znaleziono { $count } części.
    }
learn-rules-contents = Spis treści
learn-rules-unknown = Nie ma ani części, ani odmowy o nazwie „{ $name }”. Tu zaczynają się zasady.
learn-rules-link = Link: { $title }
learn-rules-plain = Innymi słowy:
learn-rules-refusals =
    { $count ->
        [one] Odmowy oparte na tej części: { $count }
        [few] Odmowy oparte na tej części: { $count }
        [many] Odmowy oparte na tej części: { $count }
       *[other] Odmowy oparte na tej części: { $count }
    }
learn-rules-refusals-about = Tak by brzmiały; nazwy i liczby są przykładami.

## Pomoce gracza

learn-aids-about = Przebieg gry w jednym spojrzeniu. Arkusze można wydrukować.
learn-aid-points = Skąd biorą się punkty
learn-aid-symbols = Symbole
learn-column-source = Źródło
learn-column-how = Jak
learn-column-symbol = Symbol
learn-column-meaning = Znaczenie
learn-column-what = Co robi

## Elementy

learn-inspect-about = Każdy element z wartościami, obiema stronami, zasadami, które o nim mówią, i pochodzeniem każdej wartości.
learn-inspect-sorts = Rodzaje elementów
learn-inspect-search = Szukaj po nazwie
learn-inspect-count = Pokazano { $count } z { $total }
learn-inspect-all = Wszystkie tego rodzaju
learn-inspect-previous = Poprzedni
learn-inspect-next = Następny
learn-inspect-leaf = Przeglądanie
learn-inspect-values = Wartości
learn-inspect-origin = Skąd pochodzą wartości
learn-inspect-rules = Związane zasady
learn-inspect-related = Łączy się z
learn-inspect-nothing = –
learn-inspect-unknown = Nie ma takiego elementu: { $name }.
learn-inspect-can = Teraz:
learn-inspect-can-asked = Gdy padnie takie pytanie, jeśli nic się nie zmieni:
learn-inspect-can-next = W twojej następnej turze, jeśli nic się nie zmieni:
learn-inspect-cannot = Nie można teraz użyć:
learn-inspect-page = Wszystkie wartości na osobnej stronie
learn-inspect-correct = Twój egzemplarz mówi co innego? Popraw to.
learn-mark-sourced = Wartość podaje jawne źródło.
learn-mark-convention = Nasza kolejność lub nazwa; gra od niej nie zależy.
learn-mark-derived = Wynika z tego, co mówią źródła.
learn-mark-reconstructed = Nie podaje jej żadne jawne źródło; dobrano ją do wartości znanych.
learn-mark-corrected = Poprawka twoja albo osoby, która założyła stół.
learn-filter-set = Zestaw
learn-filter-kind = Rodzaj
learn-filter-any = wszystkie
learn-set-base = Gra podstawowa

## Zestaw danych i poprawki

learn-data-about = Niektórych nadrukowanych wartości nie ma w żadnym jawnym źródle i są odtworzone. Jeśli twój egzemplarz mówi co innego, wpisz tu jego wartości, zachowaj je jako własny zestaw danych i graj z nim.
learn-data-set = Ten zestaw danych
learn-data-shipped = W wersji wyjściowej
learn-data-now =
    { $count ->
        [one] Z { $count } poprawką
        [few] Z { $count } poprawkami
        [many] Z { $count } poprawkami
       *[other] Z { $count } poprawki
    }
learn-data-own = Twoje zestawy danych
learn-data-choose = Zestaw danych
learn-data-new = nowy
learn-data-name = Nazwa
learn-data-unnamed = Mój egzemplarz
learn-data-keep = Zachowaj w tej przeglądarce
learn-data-kept = Zachowano. Zestaw można wybrać przy zakładaniu stołu.
learn-data-not-kept = Ta przeglądarka niczego nie zachowuje; zapisz zestaw danych do pliku.
learn-data-delete = Usuń
learn-data-delete-ask = Usunąć „{ $name }”?
learn-data-delete-about = Stoły założone z tym zestawem grają dalej bez zmian.
learn-data-cancel = Anuluj
learn-data-export = Zapisz do pliku
learn-data-toml = Zapisz dla terminala
learn-data-import = Wczytaj plik
learn-data-read = Plik wczytany. Zachowaj go pod nazwą, aby mieć go tu później.
learn-data-no-file = To nie jest zestaw danych tej gry.
learn-data-facts = Wartości
learn-data-count =
    { $count ->
        [one] { $count } wartość
        [few] { $count } wartości
        [many] { $count } wartości
       *[other] { $count } wartości
    }
learn-data-table = Czego dotyczą
learn-data-none = Nic nie pasuje.
learn-data-more =
    { $count ->
        [one] jeszcze { $count }
        [few] jeszcze { $count }
        [many] jeszcze { $count }
       *[other] jeszcze { $count }
    }
learn-data-views = Jak je przeglądać
learn-data-view-list = Wszystkie wartości na liście
learn-data-view-cards = Karta po karcie
learn-data-as-typed = To, co wpisujesz, jest od razu zapisywane w tej przeglądarce, także bez nazwy.
learn-card-title = Porównaj ze swoim egzemplarzem, karta po karcie
learn-card-which = Karta
learn-card-progress = { $table }: sprawdzono { $count } z { $all }
learn-card-open = jeszcze niesprawdzona
learn-card-checked = sprawdzona
learn-card-check = Zgadza się, następna
learn-card-uncheck = Jednak niesprawdzona
learn-card-next = Następna niesprawdzona
learn-card-was = dołączona wartość: { $value }
learn-card-back = Przywróć dołączoną wartość: { $name }
learn-card-rest =
    { $count ->
        [one] { $count } wartość, która ma źródło
        [few] { $count } wartości, które mają źródło
        [many] { $count } wartości, które mają źródło
       *[other] { $count } wartości, które mają źródło
    }
learn-data-edit = Popraw: { $name }
learn-data-fixed = stałe
learn-data-printed = W wersji wyjściowej
learn-data-hash = Zestaw danych miałby skrót
learn-data-take = Przyjmij
learn-data-restore = Wróć do wartości wyjściowej
learn-data-whole = Potrzebna jest liczba całkowita.
learn-data-list = Kilka pozycji oddziela się przecinkami.
learn-data-json = Tego nie da się jeszcze odczytać.
learn-data-add = Jeszcze jedna pozycja
learn-data-remove = Usuń pozycję
learn-field-title = Tytuł
learn-field-name = Nazwa
learn-field-en = angielski
learn-field-fr = francuski
learn-field-pl = polski
learn-field-set = Zestaw
learn-field-kind = Rodzaj
learn-field-count = Liczba
