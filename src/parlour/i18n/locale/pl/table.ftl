### Stół w przeglądarce: rama, stan gry, odpowiedzi, dziennik, rozmowa, powtórka i wynik.

## Rama każdej strony

table-brand = Parlour
table-skip = Przejdź do treści
table-nav = Główna
table-home = Strona główna
table-learn = Nauka
table-settings = Ustawienia
table-language = Język
table-theme = Kolory
table-record = Księga wyników
table-verify = Sprawdź plik z partią
table-unofficial = Nieoficjalny, niekomercyjny stół. Nie jest związany z wydawcami, a jego obrazki i słowa są własne.
table-credits = { $games }. Jeśli ci się podobają, kup je.
table-no-page = Nie ma takiej strony
table-loading = Chwileczkę…
table-load-failed = Tej części nie udało się wczytać.
table-no-connection = Brak połączenia z serwerem.
table-try-again = Spróbuj ponownie
table-no-table = Tego stołu nie da się otworzyć

## Stan gry

table-status = Stan gry
table-your-turn = Twój ruch
table-turn-of = { $name }: twoja kolej
table-over = Koniec gry
table-waiting-for = Czekamy na odpowiedź: { $names }
table-waiting-partner = Czekamy na odpowiedź partnera: { $name }
table-turn-consent = Pytanie od partnera: { $name }
table-thinking =
    { $count ->
        [one] { $names } się zastanawia
        [few] { $names } się zastanawiają
        [many] { $names } się zastanawiają
       *[other] { $names } się zastanawiają
    }
table-going-on = Gra toczy się dalej
table-watching = Oglądasz grę.
table-still-choosing = Kto jeszcze wybiera
table-chooses = jeszcze wybiera
table-has-chosen = wybór gotowy
table-link-connecting = łączenie
table-link-connected = połączono
table-link-reconnecting = połączenie zerwane, ponawiamy
table-link-offline = brak sieci
table-reconnect = Spróbuj teraz
table-pending = Zapisywanie…
table-saved = Zapisano
table-stale = Gra tymczasem się posunęła. Oto jej stan.
table-clocks = Pozostały czas
table-clock-low = zostało mało czasu
table-away = Komputer gra za ciebie.

## Odpowiadanie

table-your-answer = Twoja odpowiedź
table-answers = Odpowiedzi
table-all-answers = Wszystkie odpowiedzi na liście
table-more-answers = Odpowiedzi dostępne też na planszy
table-more-in-words = Odpowiedzi jest więcej, niż mieści lista; wpisz je słowami.
table-so-far = Dotychczas:
table-stage-back = Krok wstecz
table-stage-start = Zacznij od nowa
table-commit-area = Wybrana odpowiedź
table-committing = Zapisywanie…
table-choose-first = Wybierz odpowiedź
table-go-answer = Do pytania
table-clear = Jednak nie
table-preview-show = Pokaż skutki
table-preview-hide = Ukryj skutki
table-preview-coming = Obliczanie skutków…
table-preview-numbers = Co się u ciebie zmieni
table-preview-unknown = Potem decyduje los; więcej nie da się przewidzieć.
table-preview-together = Wszyscy odpowiadają jednocześnie; liczy się, gdy odpowiedzą wszyscy.
table-becomes = zmienia się na
table-and-more =
    { $count ->
        [one] i jeszcze { $count } rzecz
        [few] i jeszcze { $count } rzeczy
        [many] i jeszcze { $count } rzeczy
       *[other] i jeszcze { $count } rzeczy
    }
table-undo-will-be-free = Możesz to swobodnie cofnąć, dopóki nikt nie dowie się niczego nowego.
table-undo-will-ask = Później cofnięcie będzie wymagać zgody wszystkich.
table-change-good = dobrze dla ciebie
table-change-bad = źle dla ciebie
table-range = od { $low } do { $high }
table-number-of = { $name }: { $thing }
table-number-score = Punkty

## Pytania słowami

table-ask = Pytania
table-command = Zapytaj albo odpowiedz słowami
table-command-example = dlaczego …
table-command-hint = Wpisz „dlaczego” i nazwę, odpowiedź słowami albo „cofnij”.
table-command-go = Wyślij
table-command-why = dlaczego why
table-command-undo = cofnij undo
table-why-unknown = Nie ma teraz o co pytać pod nazwą „{ $name }”.

## Cofanie

table-undo = Cofnij
table-undo-asking = Poproś o cofnięcie
table-undone = Cofnięto.
table-undo-ask-title = Zapytać pozostałych?
table-undo-ask-why = Od tego czasu ktoś się czegoś dowiedział albo odpowiedział. Stół wróci do twojej ostatniej odpowiedzi, gdy wszyscy się zgodzą.
table-undo-ask = Zapytaj
table-beside = Do czytania obok stołu
table-beside-alone = Otwórz na osobnej stronie
table-beside-close = Wróć do stołu
table-undo-refused = Twoja prośba o cofnięcie nie została przyjęta; gra pozostaje bez zmian.
table-undo-lapsed = Twoja prośba o cofnięcie przepadła: gra toczy się dalej.
table-undo-waiting = Prosisz o cofnięcie. Brakuje jeszcze zgody: { $names }.
table-undo-asked = Prośba o cofnięcie: { $name }.
table-undo-request = Cofnąć?
table-undo-request-why = { $name } prosi o cofnięcie ostatniej odpowiedzi. Zgadzasz się?
table-undo-agree = Zgoda
table-undo-refuse = Odmowa
table-cancel = Anuluj

## Jeden ekran dla kilku osób

table-curtain-next = Teraz { $name }
table-curtain-who = Kto patrzy?
table-curtain-why = Stół jest zakryty, żeby nikt nie zobaczył tego, co nie jego. Naciśnij przycisk, gdy nikt inny nie patrzy.
table-curtain-i-am = To ja, { $name }
table-curtain-setting = Zakrywaj stół między osobami
table-curtain-setting-hint = Ma znaczenie tylko wtedy, gdy przy tym ekranie gra kilka osób.
table-look-as = Patrz jako { $name }

## Obok planszy

table-side = Dziennik i rozmowa
table-side-close = Zamknij dziennik i rozmowę
table-tabs = Części stołu
table-answer-here = tu czeka pytanie do ciebie
table-log = Dziennik
table-log-empty = Jeszcze nic się nie wydarzyło.
table-recap = Od twojego ostatniego ruchu
table-recap-more =
    { $count ->
        [one] i { $count } wcześniejszy ruch
        [few] i { $count } wcześniejsze ruchy
        [many] i { $count } wcześniejszych ruchów
       *[other] i { $count } wcześniejszego ruchu
    }
table-you = Ty
table-seats = Gracze
table-chat = Rozmowa
table-chat-empty = Nikt jeszcze nic nie powiedział.
table-chat-text = Wiadomość
table-chat-send = Wyślij
table-chat-to = Do kogo
table-chat-to-all = do wszystkich
table-chat-to-partner = tylko do partnera ({ $name })
table-chat-private = między partnerami
table-phrases = Zwroty, które każdy czyta w swoim języku
table-phrase-hello = Cześć!
table-phrase-good-luck = Powodzenia wszystkim!
table-phrase-well-played = Dobrze zagrane!
table-phrase-nice-move = Ładny ruch!
table-phrase-thanks = Dzięki!
table-phrase-sorry = Przepraszam!
table-phrase-oops = Ojej…
table-phrase-thinking = Muszę pomyśleć.
table-phrase-moment = Chwileczkę.
table-phrase-back-soon = Zaraz wracam.
table-phrase-your-turn = Twój ruch.
table-phrase-good-game = Dzięki za grę!
table-phrase-rematch = Jeszcze jedna?

## Powtórka

table-replay = Powtórka
table-replay-start = Obejrzyj powtórkę
table-replay-at = Krok { $ply } z { $plies }
table-replay-previous = Krok wstecz
table-replay-next = Krok dalej
table-replay-slider = Krok
table-replay-now = Wróć do bieżącej chwili
table-replay-turn-back = Do poprzedniej tury
table-replay-turn-on = Do następnej tury
table-replay-play = Odtwarzaj
table-replay-pause = Pauza
table-replay-speed = Tempo
table-replay-speed-slow = wolne
table-replay-speed-normal = zwykłe
table-replay-speed-quick = szybkie
table-replay-begin = Gra się zaczyna.
table-replay-nothing = W tym kroku nic nie było widać.

## Koniec

table-coach = Trener
table-chart = Wynik w czasie
table-chart-note = Gdyby gra się wtedy skończyła
table-chart-about = Wynik każdego gracza w trakcie gry
table-chart-table = To samo w tabeli
table-team = Drużyna { $number }
table-team-sheet = Jedna kolumna na drużynę
table-wins = { $name } wygrywa z wynikiem { $total }.
table-share-win = { $name } dzielą zwycięstwo z wynikiem { $total }.
table-team-wins = { $name } wygrywają razem z wynikiem { $total }.
table-margin =
    { $points ->
        [one] Jeden punkt przewagi; na drugim miejscu { $name }.
        [few] { $points } punkty przewagi; na drugim miejscu { $name }.
        [many] { $points } punktów przewagi; na drugim miejscu { $name }.
       *[other] { $points } punktu przewagi; na drugim miejscu { $name }.
    }
table-margin-tie = Tyle samo punktów ma { $name }: rozstrzyga kryterium przy remisie.
table-margin-shared = Remis w punktach i w kryterium przy remisie.
table-others = Pozostali
table-sources = Skąd wzięły się punkty
table-sources-note = dotknij części, by zobaczyć, z czego się składa
table-source-of = { $name }: { $source }
table-source-close = Zamknij
table-source-whole = O tych punktach nie ma nic więcej do powiedzenia.
table-end-glance = W skrócie
table-end-back = Wróć do wyniku
table-review = Obejrzyj stół
table-turnings = Punkty zwrotne
table-turning-lead = { $when }: { $name } obejmuje prowadzenie, { $points }.
table-turning-gain = { $when }: { $name } { $points }.
table-turning-source = Najwięcej: { $name } ({ $points }).
table-share = Udostępnij
table-share-title = Udostępnij ten wynik
table-share-link = Odnośnik do wyniku
table-share-note = Kto go ma, widzi arkusz punktacji i imiona przy stole, i nic więcej z tej gry.
table-share-no-link = Odnośnik do wyniku może utworzyć ktoś, kto grał.
table-share-save = Zapisz obrazek
table-share-saved = Obrazek zapisano.
table-share-no-picture = Ta przeglądarka nie potrafi utworzyć obrazka.
table-share-send = Wyślij odnośnik…
table-result = Wynik
table-target = Wynik do pobicia
table-target-beaten = { $name } pokonuje wyzwanie: { $total } do { $target }.
table-target-stands = Wyzwanie niepokonane: { $name } ma { $total }, a trzeba było przekroczyć { $target }.
table-best = najlepszy wynik
table-rematch = Jeszcze raz na tych samych miejscach
table-rematch-go = Do następnej gry

## Menu

table-menu = Menu stołu
table-menu-seat = Twoje miejsce
table-menu-links = Linki
table-menu-game = Gra
table-menu-settings = Przy stole
table-leave = Niech komputer gra za mnie
table-leave-why = Komputer odpowiada za ciebie, dopóki nie wrócisz na miejsce. Nic nie przepada.
table-leave-yes = Niech gra
table-return = Wracam na miejsce
table-link-mine = Moje miejsca na innym urządzeniu
table-link-mine-hint = Tajne: kto ma ten link, gra za ciebie.
table-link-seat = Zaproszenie: { $name }
table-link-seat-hint = Dla jednej osoby, która zajmie to miejsce.
table-link-watch = Dla oglądających
table-link-watch-hint = Widzą to, co jawne dla wszystkich.
table-copy = Kopiuj
table-copied = Skopiowano.
table-copy-failed = Nie udało się skopiować; zaznacz link i skopiuj go ręcznie.
table-export = Zapisz grę w pliku
table-data = Zestaw danych:
table-corrected = dane poprawione
table-exported = Plik zapisany.
table-rules = Zasady
table-aids = Pomoc gracza
table-notify-on = Powiadomienia są włączone
table-notify-off = Powiadom mnie o moim ruchu
table-notify-denied = Przeglądarka nie pozwala tu na powiadomienia.
table-confirm = Pytaj przed zatwierdzeniem odpowiedzi
table-confirm-always = Zawsze
table-confirm-choice = Tylko gdy jest złożona, coś ujawnia albo nie da się jej po prostu cofnąć
table-confirm-never = Nigdy
table-forced = Automatycznie udzielaj jedynej możliwej odpowiedzi
table-forced-hint = Gdzie nie ma nic do wyboru, gra toczy się bez pytania. O to, co by ujawniło lub przekazało coś ukrytego, gra zawsze pyta.
table-by-itself = Automatycznie, bo nie było wyboru: { $answer }
table-plan = Zaplanuj ruch
table-plan-for = Zaplanuj następną odpowiedź: { $question }
table-plan-keep = Zachowaj ten plan
table-plan-kept = Gotowe na twoją turę: { $answer }
table-plan-drop = Porzuć plan
table-plan-nothing = Nie da się jeszcze nic zaplanować na twoją następną turę.
table-plan-holds = Twój plan jest nadal możliwy: { $answer }
table-plan-broken = Twój plan nie jest już możliwy: { $answer }

## Klawisze

table-keys = Klawisze
table-keys-on = Skróty jednoklawiszowe
table-keys-on-hint = Wyłącz, jeśli klawisze przeszkadzają w używaniu ułatwień dostępu. Znak zapytania działa zawsze.
table-key-help = ta lista
table-key-question = do pytania
table-key-number = do odpowiedzi o tym numerze; część dłuższej odpowiedzi zostaje wybrana
table-key-arrows = do następnej lub poprzedniej odpowiedzi
table-key-enter = zatwierdź wybraną odpowiedź
table-key-commit = zatwierdź wybraną odpowiedź
table-key-clear = wybierz inną odpowiedź
table-key-undo = cofnij
table-key-command = do pola na słowa
table-key-log = do dziennika
table-key-chat = do rozmowy
table-key-previous = w powtórce: krok wstecz
table-key-next = w powtórce: krok dalej

# The table on one screen
table-skip-question = Do pytania
table-words-link = Co znaczą słowa tego pytania
table-own-things = Co posiadam
table-board = Plansza
table-tray = Pytanie i odpowiedź
table-not-asked = Teraz nie ma na co odpowiadać
table-story = Przebieg
table-rail-fold = Zwiń przebieg gry
table-rail-open = Rozwiń przebieg gry
table-layout = Układ stołu
table-layout-screen = Cały stół w oknie, jeśli się mieści
table-layout-reading = Układ do czytania: części jedna pod drugą, strona się przewija

# The story
table-story-on = Dalej
table-story-skip = Przejdź do bieżącej chwili
table-story-skip-note = Spacja
table-story-again = Pokaż jeszcze raz
table-story-pace = Pokazywanie wydarzeń
table-story-pace-off = wcale, tylko słowami
table-story-pace-quick = szybko
table-story-pace-normal = w zwykłym tempie
table-story-pace-slow = powoli
table-key-skip = Wydarzenia: od razu do bieżącej chwili
