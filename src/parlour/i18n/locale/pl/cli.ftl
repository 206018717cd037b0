### Polecenia: ich pomoc, raporty, zagadki. Strona ich nie używa.

## Pomoc do poleceń

ui-usage-word = Użycie:
ui-usage-options-word = Opcje
ui-usage-commands-word = Polecenia
ui-usage-help = Pokaż tę stronę i zakończ.
ui-usage-version = Pokaż wersję i zakończ.
ui-usage-parlour = Otwarty stół do europejskich gier planszowych.
ui-usage-games = Wypisz gry, ich moduły i opcje.
ui-usage-play = Graj w GAME w tym terminalu.
ui-usage-play-seats = Kto gdzie siedzi, zgodnie z ruchem wskazówek zegara, albo ile jest miejsc; pierwsze jest wtedy twoje.
ui-usage-play-seed = Ziarno losowania; domyślnie tajne.
ui-usage-simulate = Rozegraj wiele partii GAME między graczami komputerowymi i powiedz, jak poszło.
ui-usage-simulate-seats = Gracze komputerowi, zgodnie z ruchem wskazówek zegara, na przykład random,steward.
ui-usage-simulate-count = Ile partii.
ui-usage-simulate-check-every-ply = Sprawdzaj wszystkie niezmienniki przy każdym ruchu.
ui-usage-simulate-log-dir = Tu zapisuj logi.
ui-usage-replay = Sprawdź log FILE i rozegraj go jeszcze raz.
ui-usage-replay-at = Zatrzymaj się przed tym ruchem.
ui-usage-replay-view = Tak, jak widzi to miejsce (od 0) albo spectator.
ui-usage-review = Omów skończoną grę z pliku FILE: ile kosztowały decyzje, co było szczęściem, czego się nauczyć.
ui-usage-review-given = Które miejsce (od 0); domyślnie wszystkie albo miejsce jedynej osoby.
ui-usage-review-seconds = Sekundy na wszystkie miejsca razem.
ui-usage-review-simulations = Ile symulacji przy każdej decyzji; wtedy bez limitu czasu, a wynik jest wszędzie taki sam.
ui-usage-check = Uruchom scenariusze FILES; kod 1, gdy któryś zawodzi, 2, gdy któregoś nie da się odczytać.
ui-usage-data = Wypisz używane dane i ich pochodzenie.
ui-usage-data-reconstructed = Tylko wartości, których nie podaje żadne publiczne źródło.
ui-usage-data-name = Której gry; domyślnie pierwszej.
ui-usage-data-override = Wprowadź poprawki z FILE. Plik bez poprawek przywraca dane fabryczne. Klucz game w pliku mówi, o którą grę chodzi; domyślnie o pierwszą.
ui-usage-any-as-json = Wypisz JSON.
ui-usage-any-modules = Dodatek lub wariant; można powtarzać.
ui-usage-any-options = Opcja stołu w postaci nazwa=wartość; można powtarzać.
ui-usage-any-lang = Język: en, fr albo pl.
ui-usage-any-seed = Ziarno losowania.
ui-usage-any-workers = Ile procesów tego komputera dzieli się partiami.
ui-usage-any-dask = Adres planisty Dask, którego procesy robocze rozgrywają partie.
ui-usage-lab = Eksperymenty z graczami komputerowymi.
ui-usage-lab-solo = Gra w pojedynkę z każdym konkurentem rozgrywki solo i o każdy wynik do pobicia wyzwania posiadłości, i podaje, jak często wygrywa.
ui-usage-lab-solo-game = Gra, jeśli w kilka można grać samotnie; domyślnie pierwsza z nich.
ui-usage-lab-solo-bot = Gracz komputerowy, który gra.
ui-usage-lab-solo-count = Ile gier z każdym.
ui-usage-lab-solo-wanted = Tylko z tym; można podać kilka razy. estate-challenge oznacza wyniki docelowe.

ui-usage-arena = Rozegraj GAME między graczami komputerowymi i oceń ich siłę.
ui-usage-arena-players = Gracz: poziom, na przykład steward, poziom z parametrami, na przykład master?simulations=200, albo własna klasa jako moduł:Klasa; można powtarzać.
ui-usage-arena-seats = Ile miejsc ma stół; domyślnie 2.
ui-usage-arena-one-way = Przy więcej niż dwóch miejscach tylko gracz podany wcześniej siada wśród pozostałych, a nie na odwrót.
ui-usage-arena-count = Ile partii rozgrywa każda para, w zaokrągleniu w górę, by każdy zajął każde miejsce.
ui-usage-arena-results = Zapisuj każdą partię w tym pliku (wiersze JSON), a jeśli istnieje, kontynuuj od miejsca przerwania.
ui-usage-arena-tested = Zakończ, gdy tylko wiadomo, czy udział pierwszego gracza to P0, czy P1, na przykład 0.5:0.55; błąd w jednym przypadku na dwadzieścia.
ui-usage-arena-plot = Narysuj rankingi i udziały w tym pliku (.svg lub .png).
ui-usage-arena-replayed = Rozegraj jeszcze raz partię K z pliku --results i powiedz, czy jest taka sama; można powtarzać.
ui-usage-arena-verified = Rozegraj jeszcze raz N partii z pliku --results, wylosowanych według --seed, i powiedz, czy są takie same.

## The web table

ui-usage-serve = Uruchom stół w przeglądarce.
ui-usage-serve-host = Adres nasłuchu.
ui-usage-serve-port = Port nasłuchu.
ui-usage-any-database = Plik SQLite albo adres postgresql://.
ui-usage-serve-workers = Procesy, w których myślą przeciwnicy.
ui-usage-serve-rate-limit = Mnożnik limitów żądań; 0 je znosi.
ui-usage-serve-bot-pause = Ile sekund bot odczekuje po ruchu, na który ktoś patrzy; 0: wcale.
ui-usage-serve-allow-host = Nazwa, pod którą serwer jest znany; można powtórzyć, * oznacza dowolną.
ui-usage-serve-behind-proxy = Ufaj adresowi podanemu przez pośrednika na tej maszynie.
ui-usage-serve-quiet = Zgłaszaj tylko błędy.
ui-usage-serve-open = Otwórz stół w przeglądarce na tym komputerze.
ui-usage-backup = Skopiuj wszystkie stoły do pliku, gdy serwer działa dalej.
ui-usage-restore = Przywróć stoły z kopii zapasowej.
ui-usage-restore-force = Zastąp istniejące stoły.
ui-usage-repair = Ocal to, co całe, z uszkodzonych gier.
ui-usage-repair-log = Napraw ten zapis zamiast bazy.
ui-usage-repair-target = Dokąd trafia to, co ocalone lub odcięte.
ui-usage-repair-look = Niczego nie zmieniaj; powiedz tylko, co jest uszkodzone.

## Raporty laboratorium

lab-report-title = Co partie mówią o grze { $name }
lab-report-about = Wszystkich partii: { $games }; gracz „{ $bot }” gra z takimi samymi, liczba miejsc { $counts }, ziarno { $seed }, dane { $hash }.
lab-report-intervals = W nawiasach: między jakimi wartościami leży prawdziwa w 95 przypadkach na 100. Udziały według Wilsona, średnie miejsc według różnic między całymi partiami, inne średnie przez wielokrotne losowanie partii.
lab-report-written = Zapisano: { $file }
lab-rows = Co
lab-cases = Przypadki
lab-base = Gra podstawowa
lab-title-first-player = Czy opłaca się zaczynać? Liczba graczy { $seats }, według kolejności w pierwszej turze
lab-title-scores = Punkty według liczby graczy
lab-title-length = Jak długa jest partia? Według liczby graczy
lab-title-sources = Skąd biorą się punkty? Według poziomu
lab-title-holdings = Ile są warte: { $what }
lab-title-variants = Co zmieniają warianty?
lab-title-solo = W pojedynkę przeciw każdemu przeciwnikowi
lab-title-corrected = Co zmieniają poprawki?
lab-note-holdings = Dla miejsc, które coś miały lub czegoś użyły: o ile były powyżej średniej stołu i jak często wygrywały; 1 znaczy tak często jak każdy. Związek to jeszcze nie przyczyna: kto prowadzi, może pozwolić sobie na drogie rzeczy.
lab-note-corrected = Te same ziarna z wartościami drukowanymi i z poprawionymi.
lab-column-share = Wygrane partie
lab-column-points = Punkty
lab-column-lead = Punkty powyżej średniej stołu
lab-column-score = Punkty
lab-column-winner = Punkty zwycięzcy
lab-column-gap = Od pierwszego do drugiego
lab-column-decisions = Decyzje na miejsce
lab-column-moments = Tury lub rundy
lab-column-wins = Wygrane jako wielokrotność równego udziału
lab-column-begun = Wygrane przez zaczynającego
lab-column-won = Wygrane
lab-column-printed = Drukowane
lab-column-corrected = Poprawione
lab-column-change = Zmiana
lab-sort-person = przekupione postacie
lab-sort-kind = zagrane karty akcji
lab-sort-place = sektory zaufanego przyjaciela
lab-sort-bill-kind = zebrane wiadomości
lab-sort-family = rodziny
lab-sort-tile = kafelki
lab-sort-gentry = goście
lab-sort-objective = cele
lab-sort-milestone = kamienie milowe
ui-usage-lab-ask = Odpowiada na jedno pytanie o grę na podstawie partii graczy komputerowych.
ui-usage-lab-ask-bot = Gracz komputerowy na każdym miejscu.
ui-usage-lab-ask-count = Ile partii.
ui-usage-lab-ask-seats = Ilu gra; można podać kilka razy.
ui-usage-lab-ask-data = Gra z poprawkami z tego pliku.
ui-usage-lab-report = Odpowiada na wszystkie pytania o grę na jednej stronie: report.html oraz report.md z rysunkami.
ui-usage-lab-report-out = Folder na stronę i rysunki.
ui-usage-lab-report-bot = Gracz komputerowy na każdym miejscu.
ui-usage-lab-report-count = Ile partii.
ui-usage-lab-report-seats = Ilu gra; można podać kilka razy.
ui-usage-lab-report-data = Gra z poprawkami z tego pliku.
ui-usage-lab-report-no-plots = Same tabele; rysunki wymagają parlour[plots].

## Zadania

ui-puzzle-title = Zadanie { $number } z { $count }: jedna odpowiedź jest wyraźnie najlepsza.
ui-puzzle-easy = Łatwe.
ui-puzzle-middle = Niełatwe.
ui-puzzle-hard = Trudne: zarządca się myli.
ui-puzzle-prompt = Twoja odpowiedź (numer lub słowa):
ui-puzzle-right = Dobrze: to najlepsza odpowiedź.
ui-puzzle-wrong = Nie najlepsza: kosztuje punktów: { $points }.
ui-puzzle-unseen = To wolno, ale nie było tego wśród porównanych odpowiedzi.
ui-puzzle-answer = Odpowiedź
ui-puzzle-behind = Punkty za najlepszą
ui-puzzle-how = Znalezione przez dalszą grę w wielu światach zgodnych z tym, co wie to miejsce; ± zawiera prawdziwą wartość w 95 przypadkach na 100.
ui-usage-puzzle = Rozwiąż zadanie: pozycję, w której jedna odpowiedź jest wyraźnie najlepsza.
ui-usage-puzzle-day = Zadanie dnia; domyślnie dzisiejsze.
ui-usage-puzzle-number = Zadanie o tym numerze, od 1.
ui-usage-puzzle-answer = Odpowiedz od razu, słowami.
