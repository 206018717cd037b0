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
table-stale = Stół tymczasem poszedł dalej. Tak wygląda teraz.
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
table-commit = Zatwierdź
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
table-undo-waiting = Prosisz o cofnięcie. Na zgodę czekają jeszcze: { $names }.
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
        [one] i { $count } wcześniejsze zdarzenie
        [few] i { $count } wcześniejsze zdarzenia
        [many] i { $count } wcześniejszych zdarzeń
       *[other] i { $count } wcześniejszego zdarzenia
    }
table-seats = Gracze
table-chat = Rozmowa
table-chat-empty = Nikt jeszcze nic nie powiedział.
table-chat-text = Twoje słowa
table-chat-send = Powiedz
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
table-phrase-good-game = Dobra gra!
table-phrase-rematch = Jeszcze jedna?

## Powtórka

table-replay = Powtórka
table-replay-start = Obejrzyj wstecz
table-replay-at = Krok { $ply } z { $plies }
table-replay-first = Na początek
table-replay-previous = Krok wstecz
table-replay-next = Krok dalej
table-replay-last = Na koniec
table-replay-slider = Krok
table-replay-now = Wróć do teraz

## Koniec

table-chart = Wynik w czasie
table-chart-note = Gdyby gra się wtedy skończyła
table-chart-about = Wynik każdego gracza w trakcie gry
table-chart-table = To samo w tabeli
table-team = Drużyna { $number }
table-team-wins = Zwycięska drużyna: { $name }.
table-team-sheet = Jedna kolumna na drużynę
table-target = Wynik do pobicia
table-target-beaten = { $name } pokonuje wyzwanie: { $total } do { $target }.
table-target-stands = Wyzwanie niepokonane: { $name } ma { $total }, a trzeba było przekroczyć { $target }.
table-best = najlepszy wynik
table-rematch = Jeszcze raz na tych samych miejscach
table-rematch-go = Do następnej gry

## Menu

table-menu = Menu stołu
table-menu-seat = Twoje miejsce
table-menu-links = Odnośniki
table-menu-game = Gra
table-menu-settings = Przy stole
table-leave = Niech komputer gra za mnie
table-leave-why = Komputer odpowiada za ciebie, dopóki nie wrócisz na miejsce. Nic nie przepada.
table-leave-yes = Niech gra
table-return = Wracam na miejsce
table-link-mine = Moje miejsca na innym urządzeniu
table-link-mine-hint = Tajne: kto ma ten odnośnik, gra za ciebie.
table-link-seat = Zaproszenie: { $name }
table-link-seat-hint = Dla jednej osoby, która zajmie to miejsce.
table-link-watch = Dla oglądających
table-link-watch-hint = Widzą to, co jawne dla wszystkich.
table-copy = Kopiuj
table-copied = Skopiowano.
table-copy-failed = Nie udało się skopiować; zaznacz odnośnik i skopiuj go ręcznie.
table-export = Zapisz grę w pliku
table-data = Zestaw danych:
table-corrected = dane poprawione
table-exported = Plik zapisany.
table-rules = Zasady
table-aids = Pomoc gracza
table-notify-on = Powiadomienia są włączone
table-notify-off = Powiadom mnie o moim ruchu
table-notify-denied = Przeglądarka nie pozwala tu na powiadomienia.
table-confirm = Pytaj, zanim odpowiedź się liczy
table-confirm-always = Zawsze
table-confirm-choice = Tylko gdy jest wybór
table-confirm-never = Nigdy

## Klawisze

table-keys = Klawisze
table-keys-on = Pojedyncze klawisze działają
table-keys-on-hint = Wyłącz, jeśli klawisze przeszkadzają w używaniu ułatwień dostępu. Znak zapytania działa zawsze.
table-key-help = ta lista
table-key-commit = zatwierdź wybraną odpowiedź
table-key-clear = wybierz inną odpowiedź
table-key-undo = cofnij
table-key-status = do stanu gry u góry
table-key-command = do pola na słowa
table-key-log = do dziennika
table-key-chat = do rozmowy
table-key-previous = w powtórce: krok wstecz
table-key-next = w powtórce: krok dalej
