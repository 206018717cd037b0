### Dane, których nie da się użyć. Wartości w cudzysłowie są podane tak, jak zostały wpisane.

## Słowa i pliki

error-no-words = Nie podano żadnych słów.
error-unknown-verb = Słowo „{ $verb }” nie jest tu znane.
error-unknown-words = Po „{ $verb }” te słowa nie mają sensu: „{ $words }”.
error-unknown-topic = Nie ma nic do powiedzenia na temat „{ $topic }”.
error-no-coach = Do gry { $game } nie ma jeszcze trenera.
error-hints-off = Wskazówki są tam, gdzie gra jedna osoba, i przy stołach do ćwiczeń.
error-cannot-try = Tutaj nie można tego spróbować: { $why }
error-too-long-branch = Gałąź może mieć najwyżej tyle odpowiedzi: { $most }.
error-no-such-choice = Nie ma możliwości numer { $number }; ostatnia to { $most }.
error-unreadable-choice = Wpisz liczbę od 1 do { $most }, akcję słowami albo help.
error-end-of-input = Dane wejściowe się skończyły.
error-nothing-to-undo = Nie ma czego cofnąć.
error-no-such-file = Nie ma pliku „{ $file }”.
error-no-such-result = Nie ma takiego wyniku albo link jest niepełny.
error-cannot-read = Nie można odczytać pliku „{ $file }”.
error-cannot-write = Nie można zapisać pliku „{ $file }”.
error-bad-toml = Plik „{ $file }” nie jest poprawnym plikiem TOML: { $why }
error-unknown-language = Język „{ $language }” nie jest znany. Znane języki: { $known }.

## Gry, miejsca, moduły, opcje

error-unknown-game = Gra „{ $game }” nie jest znana. Znane gry: { $known }.
error-not-a-game = „{ $game }” nie jest grą.
error-game-known = Inna gra o nazwie „{ $game }” już istnieje.
error-other-game = To inna gra: „{ $game }”.
error-unknown-bot = Nikt o nazwie „{ $bot }” nie może tam usiąść. Możliwości: { $known }.
error-no-budget = Przeciwnik komputerowy potrzebuje do namysłu co najmniej jednej symulacji albo chwili czasu.
error-needs-a-person = Tutaj może grać tylko komputer. Możliwe miejsca: { $known }.
error-bots-do-not-fit = Graczy musi być tyle, ile miejsc ({ $seats }), a jest { $bots }.
error-too-few-seats =
    { $least ->
        [one] Gra wymaga co najmniej { $least } miejsca, a jest { $seats }.
        [few] Gra wymaga co najmniej { $least } miejsc, a jest { $seats }.
        [many] Gra wymaga co najmniej { $least } miejsc, a jest { $seats }.
       *[other] Gra wymaga co najmniej { $least } miejsca, a jest { $seats }.
    }
error-too-many-seats =
    { $most ->
        [one] Gra ma najwyżej { $most } miejsce, a podano { $seats }.
        [few] Gra ma najwyżej { $most } miejsca, a podano { $seats }.
        [many] Gra ma najwyżej { $most } miejsc, a podano { $seats }.
       *[other] Gra ma najwyżej { $most } miejsca, a podano { $seats }.
    }
error-no-games = Trzeba rozegrać co najmniej jedną partię, a podano { $games }.
error-no-workers = Potrzebny jest co najmniej jeden proces, a podano { $workers }.
error-bad-seat = Nie ma miejsca „{ $seat }”; miejsca liczy się od 0 do { $most }.
error-bad-ply = Nie ma ruchu „{ $ply }”; ten zapis obejmuje ruchy od 0 do { $most }.
error-unknown-module = Moduł „{ $module }” nie jest znany. Znane moduły: { $known }.
error-module-requires = Moduł „{ $module }” wymaga modułu „{ $other }”.
error-module-excludes = Modułów „{ $module }” i „{ $other }” nie można łączyć.
error-duplicate-module = Moduł „{ $module }” podano dwa razy.
error-unknown-step = Tura nie ma kroku „{ $step }”.
error-unknown-splice = Krok można wstawić before, after albo instead względem innego, a nie „{ $where }”.
error-unknown-option = Opcja „{ $option }” nie jest znana. Znane opcje: { $known }.
error-bad-option = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Możliwe wartości: { $choices }.
error-bad-option-form = Opcję zapisuje się jako nazwa=wartość, a nie „{ $option }”.

## Zapisane gry, pozycje, scenariusze

error-bad-log-line =
    { $why ->
        [json] Wiersz { $line } zapisu nie jest poprawnym JSON-em.
        [hash] Wiersz { $line } zapisu został zmieniony: suma kontrolna się nie zgadza.
        [format] Wiersz { $line } zapisu podaje nieznany tu format.
        [header] Wiersz { $line } zapisu nie jest poprawnym nagłówkiem.
        [by] Wiersz { $line } zapisu nie mówi, kto odpowiada.
        [undo] Wiersz { $line } zapisu cofa więcej, niż jest.
        [entry] Wiersz { $line } zapisu nie jest poprawnym wpisem.
       *[empty] Zapis jest pusty.
    }
error-other-rules-version = Tę partię rozegrano według wersji { $rules } zasad; ten Parlour gra według wersji { $known } i te same odpowiedzi dałyby tu co innego. Parlour, w którym ją rozegrano, nadal ją otworzy („parlour games --json” mówi, według której wersji zasad gra dany Parlour).
error-other-data-set = Zapis pochodzi z zestawu danych { $data }; tutaj obowiązuje { $found }.
error-refused-entry = Zasady odrzucają ruch { $ply } zapisu, „{ $act }”: { $why }
error-unread-entry = Ruchu { $ply } zapisu, „{ $act }”, nie da się odczytać: { $why }
error-undo-out-of-range = Nie można cofnąć się do ruchu { $ply }.
error-unknown-record = Zapisany stan zawiera coś nieznanego: „{ $record }”.
error-bad-deck = Zapisany stan zawiera stos kart, który nie ma sensu.
error-bad-scenario = Scenariusz nie ma sensu w miejscu „{ $key }”.
error-bad-position =
    { $why ->
        [not-a-table] W pozycji potrzebna jest tabela w miejscu „{ $key }”.
        [not-a-list] W pozycji potrzebna jest lista w miejscu „{ $key }”.
        [not-a-number] W pozycji potrzebna jest liczba całkowita w miejscu „{ $key }”.
        [not-true-or-false] W pozycji potrzebna jest prawda lub fałsz w miejscu „{ $key }”.
        [unknown-key] Pozycja nie zna „{ $key }”.
        [out-of-range] W pozycji liczba w miejscu „{ $key }” jest poza zakresem.
        [too-many] W pozycji jest za dużo w miejscu „{ $key }”.
        [more-than-there-is] W pozycji jest więcej w miejscu „{ $key }”, niż istnieje.
        [more-than-there-are] W pozycji jest więcej sztuk w miejscu „{ $key }”, niż istnieje.
        [two-browns-and-a-grey] Pozycja wymaga w miejscu „{ $key }” dwóch brązowych postaci i jednej szarej z danego etapu.
        [card-twice-or-not-in-play] Pozycja zawiera w miejscu „{ $key }” kartę dwa razy albo kartę spoza gry.
        [before-the-deal] Pozycja zawiera w miejscu „{ $key }” karty przed rozdaniem.
        [not-in-the-deck] Pozycja wymaga w „{ $key }” karty, której nie ma w talii.
        [left-over] Pozycja pozostawia kafle, których nie ma ani w „{ $key }”, ani nigdzie indziej.
       *[other] Pozycja nie zgadza się w miejscu „{ $key }”: { $why }
    }

## Dane elementów

error-not-a-table = W miejscu „{ $path }” potrzebna jest tabela.
error-not-a-list = W miejscu „{ $path }” potrzebna jest lista.
error-not-a-text = W miejscu „{ $path }” potrzebny jest tekst, a nie „{ $value }”.
error-not-an-integer = W miejscu „{ $path }” potrzebna jest liczba całkowita, a nie „{ $value }”.
error-not-a-boolean = W miejscu „{ $path }” potrzebna jest prawda lub fałsz, a nie „{ $value }”.
error-negative-number = Liczba w miejscu „{ $path }” nie może być ujemna: { $value }.
error-unknown-key = „{ $path }” nie ma wpisu „{ $key }”.
error-missing-key = W „{ $path }” brakuje wpisu „{ $key }”.
error-unknown-value = „{ $path }” nie może mieć wartości „{ $value }”.
error-wrong-length = „{ $path }” musi mieć długość { $expected }, a nie { $length }.
error-duplicate-id = „{ $path }” drugi raz używa identyfikatora „{ $id }”.
error-unknown-section = „{ $path }” powołuje się na nieznany rozdział „{ $section }”.
error-not-canonical = Lista w miejscu „{ $path }” musi zawierać znane identyfikatory w ich kolejności.
error-would-overwrite = { $file } już istnieje i nie jest zapisem gry; wybierz inną nazwę.
error-nobody-plays = W { $file } nikt nie gra: wszystkie miejsca zajmuje komputer. Grę można obejrzeć: parlour replay
error-game-is-over = Gra w { $file } jest zakończona. Można ją obejrzeć: parlour replay

## Wpisy i zakresy danych

error-duplicate-table = „{ $path }” podaje tabelę „{ $table }” po raz drugi.
error-out-of-range = „{ $path }” musi być od { $min } do { $max }, a nie „{ $value }”.
error-unknown-reference = „{ $path }” wymienia „{ $id }”, którego nie ma.
error-unknown-entry = „{ $path }” nie ma wpisu o nazwie „{ $id }”.

## Moduły i opcje razem

error-module-needs-one-seat = Moduł „{ $module }” jest dla jednego miejsca, a nie dla { $seats }.
error-option-only-with = Opcja „{ $option }” ma sens tylko z modułem „{ $module }”.
error-option-not-with = Opcji „{ $option }” nie można ustawić razem z modułem „{ $module }”.
error-option-only-alone = Opcja „{ $option }” dotyczy tylko rozgrywki solo.

error-no-solo-game = W grę { $game } nie gra się w pojedynkę.

## U drzwi stołu w sieci

error-bad-host = Pod „{ $host }” nie można nasłuchiwać: to nie jest adres tego komputera.
error-bad-http = To nie jest poprawne żądanie.
error-name-taken = Ktoś przy tym stole nazywa się już „{ $name }” albo wygląda tak samo. Wybierz inne imię.
error-not-ready = Na tym serwerze nie można teraz grać: { $parts }.
error-port-forbidden = To konto nie może nasłuchiwać na porcie { $port }; inny podaje --port.
error-port-in-use = Na porcie { $port } ktoś już nasłuchuje; inny podaje --port.
error-too-long-address = Adres jest za długi: najwyżej { $most } bajtów.
error-too-long-headers = Nagłówki są za długie: najwyżej { $most } bajtów.
error-too-many-connections = Zbyt wiele połączeń z twojego adresu. Spróbuj ponownie za { $seconds } s.
error-too-many-headers = Zbyt wiele nagłówków: najwyżej { $most }.
error-too-many-secrets = Zbyt wiele sekretów naraz: najwyżej { $most }.
error-too-slow = Żądanie trwało za długo: najwyżej { $seconds } s.
error-wrong-content-type = Wiadomość musi mieć typ application/json.
error-wrong-host = Ten serwer nie nazywa się „{ $host }”. Jeśli powinien: parlour serve --allow-host
error-wrong-origin = Strona „{ $origin }” nie może używać tego serwera. Jeśli powinna: parlour serve --allow-host

## The web table

error-bad-consent-time = Zgodę przez milczenie liczy się w pełnych godzinach, najwyżej { $most }.
error-bad-json = Wiadomość nie jest w formacie JSON: { $why }.
error-bad-key = Wiadomość potrzebuje identyfikatora o długości do { $most } znaków.
error-bad-message = Wiadomość jest niezrozumiała: { $why }.
error-bad-seat-kind = Miejsce nie może być typu „{ $kind }”. Możliwe są: { $known }.
error-bad-time-control = Limit czasu podaje się w pełnych sekundach, najwyżej { $most }.
error-client-not-built = Strony nie są jeszcze zbudowane: uruchom make run.
error-database-in-use = Bazy { $path } używa działający serwer albo inne narzędzie; najpierw je zatrzymaj.
error-database-not-empty = Baza zawiera już stoły ({ $tables }); --force je zastąpi.
error-fault = Coś poszło nie tak na serwerze. Nic się nie zmieniło.
error-unanswered = Serwer nie odpowiada. Nic się nie zmieniło: sprawdź połączenie i spróbuj ponownie.
error-no-engine = Stoły na tym urządzeniu nie ruszyły. Spróbuj ponownie.
error-game-not-over = Całą partię można odczytać dopiero po jej zakończeniu.
error-log-has-hole = W zapisie brakuje pozycji { $entry } z { $entries }. „parlour repair” ocali to, co przed nią.
error-newer-database = Baza ma wersję { $version }; to wydanie zna wersje do { $known }.
error-no-name = Podaj imię.
error-no-such-method = Tego adresu nie można użyć w ten sposób.
error-no-such-path = Pod tym adresem nic nie ma.
error-no-such-ply = Partia nie ma pozycji { $ply }; ostatnia to { $most }.
error-no-such-seat = Przy stole nie ma takiego miejsca.
error-no-such-table = Nie ma stołu „{ $table }”.
error-no-undo-asked = Nikt nie prosi o cofnięcie.
error-no-target = Podaj w --to, dokąd ma trafić to, co ocalono z { $file }.
error-not-a-backup = { $file } nie jest czytelną kopią zapasową.
error-not-a-number = „{ $text }” nie jest liczbą.
error-not-a-person = Nikt nie zajmuje tego miejsca.
error-not-asked = To miejsce nie ma teraz nic do zdecydowania.
error-not-kept = Serwer nie może teraz dosięgnąć bazy, więc nie wiadomo, czy to zapisano. Stół wróci, gdy tylko da się go odczytać.
error-not-your-seat = Nie zajmujesz tego miejsca.
error-nobody-to-confide-in = Nie ma partnera, któremu można to powiedzieć.
error-nothing-said = Nie ma nic do powiedzenia.
error-postgres-not-installed = PostgreSQL wymaga dodatkowego pakietu: pip install parlour[postgres]
error-said-hello = Połączenie zostało już powitane.
error-rematch-too-early = Rewanż jest możliwy dopiero po zakończeniu tej gry.
error-same-file = { $file } to sama baza.
error-say-hello-first = Połączenie zaczyna się od hello.
error-seat-is-away = Za to miejsce gra komputer; najpierw je odzyskaj.
error-seat-taken = To miejsce jest zajęte.
error-spoilt-database = Stoły w { $path } są uszkodzone: { $why }. Niczego nie zapisano; „parlour repair” ocali to, co całe.
error-stale-ply = Gra potoczyła się tymczasem dalej. Spójrz jeszcze raz.
error-time-is-up = Czas tego miejsca się skończył; dalej gra za nie komputer.
error-too-busy = Serwer ma w tej chwili za dużo pracy. Spróbuj ponownie.
error-too-long = To za długie: najwyżej { $most }.
error-too-long-body = Wiadomość jest za długa: najwyżej { $most } bajtów.
error-too-many-requests = Zbyt wiele żądań. Spróbuj ponownie za { $seconds } s.
error-too-many-tables = Najwyżej { $most } stołów naraz.
error-took-too-long = Trwało to ponad { $seconds } s i zostało przerwane. Spróbuj ponownie.
error-undo-asked-already = Ktoś inny już prosi o cofnięcie.
error-unknown-audience = Można mówić do stołu albo do: { $known }; nie do „{ $audience }”.
error-unknown-database = Baza to plik albo adres postgresql://, nie { $url }.
error-undo-after-end = Gra się skończyła; niczego nie można już cofnąć.
error-unusable-database = Bazy { $path } nie można użyć: { $why }
error-work-failed = Serwerowi nie udało się tego obliczyć. Spróbuj ponownie.
error-wrong-invitation = Zaproszenie nie pasuje do tego miejsca.
error-wrong-secret = Ten link nie otwiera tego stołu.
error-no-such-part = „{ $part }” nie jest tu częścią odpowiedzi.

## Symulacje i turnieje

error-workers-or-dask = Partie można dzielić między procesy tego komputera (--workers) albo klastra (--dask), nie jedno i drugie.
error-workers-lost = Procesy, które miały wykonać zadanie, kończyły się niespodziewanie; liczba prób: { $times }. Więcej go nie zlecono.
error-dask-not-installed = Klaster Dask wymaga dodatkowego pakietu: pip install parlour[dask]
error-dask-not-reachable = Pod adresem „{ $address }” nie odpowiada żaden planista Dask.
error-other-version = Na klastrze działa Parlour { $found }, a nie { $version }.
error-plots-not-installed = Rysunki wymagają dodatkowego pakietu: pip install parlour[plots]
error-bad-plot-file = „{ $file }” nie jest nazwą rysunku. Możliwe zakończenia: { $known }.
error-bot-without-parameters = Gracz „{ $bot }” nie ma parametrów.
error-unknown-bot-parameter = Gracz „{ $bot }” nie ma parametru „{ $parameter }”. Znane parametry: { $known }.
error-bad-bot-parameter = „{ $parameter }” nie jest parametrem gracza „{ $bot }”; parametr zapisuje się jako nazwa=liczba.
error-unknown-bot-module = Na ścieżce Pythona (PYTHONPATH) nie ma modułu „{ $name }”.
error-broken-bot-module = Nie można wczytać modułu „{ $name }”: { $why }
error-unknown-bot-class = „{ $class }” w module „{ $name }” nie jest graczem komputerowym (podklasą Bot, którą można utworzyć).
error-bot-not-made = Nie można utworzyć gracza „{ $bot }”: { $why }
error-own-bot-not-named = Plik wymienia gracza „{ $bot }”, którego kod zostałby uruchomiony. Jeśli mu ufasz, podaj go także w --player.
error-too-few-players =
    { $least ->
        [one] Potrzebny jest co najmniej { $least } gracz (--player).
        [few] Potrzebni są co najmniej { $least } gracze (--player).
        [many] Potrzeba co najmniej { $least } graczy (--player).
       *[other] Potrzeba co najmniej { $least } gracza (--player).
    }
error-duplicate-player = Gracza „{ $name }” podano dwa razy.
error-bad-test = Test zapisuje się jako { $form }, gdzie 0 < P0 < P1 < 1, a nie „{ $test }”.
error-test-needs-one-pair = Test dotyczy jednej pary graczy albo jednego gracza w pojedynkę.
error-other-results = { $file } zawiera inny turniej: „{ $key }” to tam { $found }, a tutaj { $wanted }.
error-bad-results-line = Wiersz { $line } pliku { $file } nie należy do wyników turnieju.
error-no-such-game-number = W pliku nie ma partii { $number }.
error-replay-needs-results = Podaj w --results plik, z którego partie rozegrać jeszcze raz.
error-game-not-repeatable = Partii { $number } nie da się dokładnie powtórzyć: ktoś w niej myśli według zegara ({ $players }). Podaj liczbę symulacji, na przykład master?simulations=200.
error-nothing-to-repeat = W pliku nie ma partii, którą dałoby się dokładnie powtórzyć.

## Badania

error-game-not-studied = Nie wiadomo, jak rozkładają się odpowiedzi w grze { $game }: nie jest środowiskiem dla uczących się.
error-unknown-reward = Nie ma nagrody „{ $reward }”. Znane nagrody: { $known }.
error-session-over = Nie ma nic do wyboru; partię trzeba zacząć od nowa.
error-part-not-offered = Numeru { $part } nie można teraz wybrać. Możliwe: { $offered }.
error-no-such-seat-here = Nie ma miejsca { $seat }; ostatnie to { $most }.
error-workers-do-not-fit = Nie można podzielić partii między procesy (partie: { $games }, procesy: { $workers }).
error-unknown-question = Laboratorium nie pyta o „{ $question }”. Znane pytania: { $known }.
error-seats-out-of-range = Nie można porównać partii o tylu miejscach ({ $seats }); może ich być od { $least } do { $most }.
error-too-few-games = Tyle partii ({ $games }) nic nie mówi; potrzeba co najmniej { $least }.
error-no-puzzles = Nie ma zadań do gry { $game }.
error-no-such-puzzle = Nie ma zadania { $number }; ostatnie ma numer { $most }.
error-bad-day = „{ $day }” nie jest dniem; dzień zapisuje się jako 2026-05-31.
