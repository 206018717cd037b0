### Notre Dame na jednym ekranie: mało słów, bo wszystko ma swoje miejsce.

## Górny pasek

nds-before-first = Przed pierwszą rundą
nds-when = Etap { $period } · runda { $turn } z { $turns }
nds-first = Zaczyna { $name }
nds-steps = Fazy rundy
nds-step-1 = Postacie
nds-step-2 = Wybór
nds-step-3 = Karty
nds-step-4 = Przekupstwo
nds-step-5 = Zaraza
nds-step-done = (gotowe)
nds-step-pick = { $name }: karta { $n }
nds-step-card = { $name }: karta { $n } z 2

## Plan miasta

nds-city-about = Plan miasta: dzielnic wokół katedry jest { $n }, twoja z przodu. Dół ekranu i zakładki mówią wszystko, co na nim widać.
nds-place-of = { $name }, { $owner }
nds-share = po { $n }
nds-close = Zamknij
nds-no-persons = Żadna postać nie jest jeszcze wyłożona.
nds-brief-no-gold-to-bribe = Brakuje 1 monety

## Tabliczki

nds-last-forgone = { $kind }, bez akcji
nds-last-passed = bez przekupstwa
nds-last-choosing = wybiera…
nds-last-kept = ✓ karta zatrzymana
nds-last-thinking = ma ruch…

## Co daje odpowiedź

nds-does = Co to daje
nds-does-nothing = Teraz nic się dla ciebie nie zmienia.
nds-stands = Stan obecny
nds-known = Znane karty
nds-cubes = Kostki
nds-gain-prestige = Prestiż
nds-gain-gold = Monety
nds-gain-cubes = Kostki
nds-gain-rat = Szczur
nds-then = Potem
nds-end-of-turn = Koniec rundy
nds-later-hospital = potem −{ $n }
nds-later-park = +{ $n } do zysków
nds-of-it-park = { $n } + { $park } (park)
nds-loss = Zaraza zabiera
nds-share-yours = { $n } dla ciebie
nds-share-of = z { $n }
nds-sectors-used = Zajęte sektory
nds-of-seven = z 7
nds-score-now = Twój wynik
nds-if-ended = gdyby gra się teraz skończyła
nds-you-keep = Zatrzymujesz
nds-will-see = Zobaczy { $name }
nds-passed = Już przekazane
nds-pile = Twój stos
nds-drawn-next = Następne trzy
nds-cards =
    { $n ->
        [0] bez kart
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }

## Własne rzeczy

nds-you = ty
nds-looked-at = podgląd
nds-of = z { $n }
nds-in-pile = w twoim stosie
nds-score = Wynik { $n }
nds-rat-sum = + { $spread } − szpital { $hospital } =

## Taca

nds-owner-and =
    { $n ->
        [0] { $owner }
        [one] { $owner } · { $n } pionek
        [few] { $owner } · { $n } pionki
        [many] { $owner } · { $n } pionków
       *[other] { $owner } · { $n } pionka
    }
nds-ends-on = koniec na { $n }, { $word }
nds-gift =
    { $gold ->
        [one] { $gold } moneta → { $n }
        [few] { $gold } monety → { $n }
        [many] { $gold } monet → { $n }
       *[other] { $gold } monety → { $n }
    }
nds-card-confidant = Wykonaj akcję innego sektora; bez stawiania kostki.
nds-moves-one = przenosisz kostkę
nds-forgo = Bez akcji
nds-keeps = zatrzymujesz
nds-goes-to = dostaje { $name }
nds-place-open = { $n }: { $name }
nds-brings = Daje
nds-would-bring = Dałoby
nds-leave-bill = zostaw
nds-centre = środek
nds-market-yours = { $letter } · ty
nds-market-of = { $letter } · { $name }
nds-what-moves = Co przenosisz
nds-where-to = Dokąd
nds-pick-first = Weź pionki tutaj albo na planie, potem wskaż, dokąd idą.
nds-load-from = { $load } { $place-from }
nds-pass-bribe-person = Nie przekupuj nikogo
nds-pass-bribe-again = Nie przekupuj nikogo więcej

## Pytanie

nds-ask-keep-card = Zatrzymaj jedną kartę
nds-ask-play-card = Zagraj kartę
nds-ask-play-third-card = Użyć trzeciej karty?
nds-ask-move-cube = Które miejsce oddaje kostkę?
nds-ask-make-donation = Ile składasz w ofierze?
nds-ask-send-confidant = Dokąd idzie powiernik?
nds-ask-choose-bonus = Wybierz premię
nds-ask-move-carriage = Gdzie się zatrzymujesz?
nds-ask-bribe-person = Przekup jedną postać
nds-ask-bribe-again = Przekupić jeszcze raz?
nds-ask-move-pieces = Przenieś najwyżej trzy pionki
nds-ask-move-one-piece = Przenieś jeden pionek
nds-ask-move-everything = Przenieś cały sektor
nds-ask-found-sector = Wykonaj akcję pustego sektora
nds-ask-found-sectors = Zapełnij pusty sektor
nds-ask-work-sector = Wykonaj ponownie akcję sektora
nds-ask-withdraw-cubes = Zwróć kostki
nds-ask-cash-bills = Zrealizuj ponownie weksle
nds-ask-give-gold = Zwróć monety
nds-ask-remove-cube = Tracisz kostkę
nds-advice-keep-first = Dwie pozostałe dostaje { $to }. Potem wybierasz z dwóch, które daje { $from }.
nds-advice-keep-second = Drugą dostaje { $to }. Ostatnią kartę daje { $from }.
nds-advice-play-first = Jedna z trzech. Po drugiej trzecią odkładasz zakrytą.
nds-advice-play-second = Kartę, która zostanie, odkładasz zakrytą.
nds-advice-play-third-card = Uczony pozwala wykonać także jej akcję.
nds-advice-move-cube = Twoje zasoby są puste: kostka przyjdzie z innego miejsca. Kliknij ją na planie.
nds-advice-make-donation = Jedna karta to jedna ofiara. Kliknij monetę przy katedrze albo wybierz tutaj.
nds-advice-send-confidant = Kliknij sektor na planie.
nds-advice-move-carriage =
    { $n ->
        [one] Kliknij rynek na planie, o jedną drogę dalej. Zielony krąg: weksel do wzięcia.
        [few] Kliknij rynek na planie, najwyżej { $n } drogi dalej. Zielony krąg: weksel do wzięcia.
        [many] Kliknij rynek na planie, najwyżej { $n } dróg dalej. Zielony krąg: weksel do wzięcia.
       *[other] Kliknij rynek na planie, najwyżej { $n } drogi dalej. Zielony krąg: weksel do wzięcia.
    }
nds-advice-bribe-person = Przekupstwo kosztuje 1 monetę. Możesz też nie przekupić nikogo.
nds-advice-bribe-again = Rajca: 1 moneta za każdą.
nds-advice-move-pieces = Minstrel. Kliknij sektor, by wziąć pionek, ponownie, by wziąć kolejny, a na koniec cel.
nds-advice-move-one-piece = Błazen. Kliknij pionek, potem cel; tam wykonujesz akcję.
nds-advice-move-everything = Aktorka. Kliknij przenoszony sektor, potem cel; tam wykonujesz akcję.
nds-advice-found-sector = Biskup daje kostkę z zasobów ogólnych.
nds-advice-found-sectors = Rzeźnik: nie starczy kostek dla wszystkich sektorów.
nds-advice-work-sector = Prokurator: bez stawiania pionka.
nds-advice-withdraw-cubes = Cyganie: 2 pkt prestiżu za kostkę. Klikaj kostki na planie.
nds-advice-cash-bills = Woźnica: jeden rodzaj, każdy weksel jeszcze raz.
nds-advice-give-gold = Mecenas: każda moneta cofa szczura o jedno pole.
nds-advice-remove-cube = Zaraza zabiera ją z jednego z najpełniejszych sektorów.

## Główny przycisk

nds-do-keep =
    { $n ->
        [one] Zatrzymaj: { $kind }; jedną kartę dostaje { $name }
        [few] Zatrzymaj: { $kind }; { $n } karty dostaje { $name }
        [many] Zatrzymaj: { $kind }; { $n } kart dostaje { $name }
       *[other] Zatrzymaj: { $kind }; { $n } karty dostaje { $name }
    }
nds-do-place = Postaw kostkę { $place-at }
nds-do-move = Przenieś kostkę { $place-to }
nds-do-confidant = Wyślij powiernika
nds-do-forgo = Zagraj bez akcji: { $kind }
nds-do-drive = Jedź: { $name }
nds-do-collect = Jedź i weź weksel: { $name }
nds-note-rat = szczur { $a } → { $b }
nds-note-end = koniec na { $n }

## Zakładki

nds-tab-plague = Zaraza
nds-tab-score = Wynik
nds-tab-persons = Postacie
nds-all-persons = Wszystkie inne postacie
