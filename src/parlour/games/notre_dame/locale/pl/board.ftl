### Rysowana plansza Notre Dame. Nazwy przychodzą jako parametry, już słownie.

## Zdobycze

ndb-gain-prestige = { $n } pkt prestiżu
ndb-gain-prestige-park = { $n } + { $park } (park) = { $total } pkt prestiżu
ndb-gain-gold =
    { $n ->
        [one] { $n } moneta
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }
ndb-gain-cubes =
    { $n ->
        [one] { $n } kostka
        [few] { $n } kostki
        [many] { $n } kostek
       *[other] { $n } kostki
    }
ndb-gain-rat = szczur o { $n } naprzód
ndb-gain-rat-back = szczur o { $n } wstecz
ndb-gain-nothing = teraz nic
ndb-asks-choose-bonus =
    { $n ->
        [one] premia do wyboru
        [few] { $n } premie do wyboru
        [many] { $n } premii do wyboru
       *[other] { $n } premii do wyboru
    }
ndb-asks-move-carriage =
    { $n ->
        [one] jazda na sąsiedni rynek
        [few] jazda najwyżej o { $n } rynki
        [many] jazda najwyżej o { $n } rynków
       *[other] jazda najwyżej o { $n } rynku
    }
ndb-asks-make-donation = ofiara
ndb-asks-send-confidant = wysłanie powiernika
ndb-asks-move-cube = przeniesienie tam kostki
ndb-asks-move-pieces = przeniesienie pionków
ndb-asks-move-one-piece = przeniesienie pionka i akcja sektora
ndb-asks-move-everything = przeniesienie całego sektora i akcja drugiego
ndb-asks-found-sector = akcja pustego sektora
ndb-asks-found-sectors =
    { $n ->
        [one] kostka w pustym sektorze
        [few] kostki w { $n } pustych sektorach
        [many] kostki w { $n } pustych sektorach
       *[other] kostki w { $n } pustych sektorach
    }
ndb-asks-work-sector = ponowna akcja sektora
ndb-asks-withdraw-cubes = prestiż za zwrócone kostki
ndb-asks-cash-bills = ponowna realizacja weksli
ndb-asks-give-gold = szczur wstecz za monety
ndb-asks-bribe-again =
    { $n ->
        [one] jeszcze jedno przekupstwo
        [few] jeszcze najwyżej { $n } przekupstwa
        [many] jeszcze najwyżej { $n } przekupstw
       *[other] jeszcze najwyżej { $n } przekupstwa
    }
ndb-asks-play-third-card = akcja trzeciej karty
ndb-worth-product = { $a } × { $b } = { $total } pkt prestiżu
ndb-worth-product-park = { $a } × { $b } + { $park } (park) = { $total } pkt prestiżu
ndb-and-forecast = { $what }; { $forecast }

## Zaraza

ndb-plague = Prognoza zarazy
ndb-rats =
    { $n ->
        [0] bez szczurów
        [one] { $n } szczur
        [few] { $n } szczury
        [many] { $n } szczurów
       *[other] { $n } szczura
    }
ndb-level-safe = w normie
ndb-level-close = blisko
ndb-level-edge = na styk
ndb-level-over = ponad limit
ndb-forecast = { $sign } prognoza zarazy { $end }, { $word }
ndb-forecast-stays = prognoza bez zmian: { $end }, { $word }
ndb-rat-will-be = { $sign } prognoza { $end }, { $word }
ndb-borough-of = Dzielnica
ndb-rat-on = Szczur na
ndb-end = Koniec
ndb-doctored = 0, medyk
ndb-penalty-none = Przy obecnym stanie twój szczur skończy na polu { $end }.
ndb-penalty =
    { $loss ->
        [one] Przekraczasz o { $over }: to kosztuje { $loss } punkt prestiżu.
        [few] Przekraczasz o { $over }: to kosztuje { $loss } punkty prestiżu.
        [many] Przekraczasz o { $over }: to kosztuje { $loss } punktów prestiżu.
       *[other] Przekraczasz o { $over }: to kosztuje { $loss } punktu prestiżu.
    }
ndb-penalty-cube =
    { $n ->
        [one] Tracisz też kostkę: { $where }.
        [few] Tracisz też kostkę, miejsce do wyboru: { $where }.
        [many] Tracisz też kostkę, miejsce do wyboru: { $where }.
       *[other] Tracisz też kostkę, miejsce do wyboru: { $where }.
    }
ndb-penalty-no-cube = Żadna kostka nie przepada.
ndb-your-rat = Twój szczur
ndb-stops-on = { $sum }, staje na { $n }
ndb-rat-stands = Szczur stoi na { $n }, ostatnie pole to { $track }.
ndb-arrow = { $a } → { $b }

## Postacie

ndb-persons = Postacie tej rundy
ndb-persons-note = w fazie 4 jedną można przekupić za 1 monetę
ndb-back-brown = brązowa: w każdym etapie
ndb-back-grey = szara: tylko etap { $name }
ndb-for-you-now = Dla ciebie teraz:
ndb-next-turn = Następna runda jest pewna:
ndb-next-persons =
    { $n ->
        [0] { $names }, bez szczurów.
        [one] { $names }, { $n } szczur.
        [few] { $names }, { $n } szczury.
        [many] { $names }, { $n } szczurów.
       *[other] { $names }, { $n } szczura.
    }

## Karty

ndb-draft = Zatrzymaj jedną kartę z { $n }
ndb-draft-first = pierwszy wybór z dwóch, w tajemnicy, wszyscy naraz
ndb-draft-second = drugi wybór z dwóch, w tajemnicy, wszyscy naraz
ndb-hand = Twoje karty
ndb-hand-note = dwie zagrywasz, trzecią odkładasz zakrytą
ndb-card-own = twoja karta
ndb-card-of = karta gracza { $name }
ndb-becomes = z { $a } na { $b }:
ndb-card-confidant = Wykonaj akcję innego sektora; bez stawiania kostki.
ndb-card-in-tray = karta do wyboru
ndb-card-in-hand = karta na ręce
ndb-moves-one = Puste zasoby: kostka przechodzi z innego miejsca.
ndb-zero-moves-one = 0, przenosi
ndb-not-now = Jej akcji nie da się teraz wykonać.
ndb-gift-line = Ofiary:
ndb-gift =
    { $gold ->
        [one] { $gold } moneta → { $n } pkt
        [few] { $gold } monety → { $n } pkt
        [many] { $gold } monet → { $n } pkt
       *[other] { $gold } monety → { $n } pkt
    }
ndb-gift-park =
    { $gold ->
        [one] { $gold } moneta → { $n } pkt (w tym park { $park })
        [few] { $gold } monety → { $n } pkt (w tym park { $park })
        [many] { $gold } monet → { $n } pkt (w tym park { $park })
       *[other] { $gold } monety → { $n } pkt (w tym park { $park })
    }
ndb-gift-share = Twoja kostka miałaby udział na koniec etapu, przy obecnym stanie po { $n } pkt prestiżu.
ndb-you-keep = tę zatrzymujesz
ndb-passes-to = idzie do: { $name }
ndb-passing =
    { $n ->
        [one] druga karta idzie w lewo, dostaje ją
        [few] pozostałe { $n } karty idą w lewo, dostaje je
        [many] pozostałe { $n } kart idzie w lewo, dostaje je
       *[other] pozostałe karty idą w lewo, dostaje je
    }
ndb-played = zagrana w tej rundzie
ndb-hand-after = Twoja ręka po wyborze
ndb-one-of = jedna karta: { $name }
ndb-yours = twoja własna
ndb-passed = Przekazane w tej rundzie, dostaje { $name }
ndb-passed-none = jeszcze nic
ndb-draw-next = Dobierzesz w następnej rundzie
ndb-undrawn =
    { $n ->
        [0] Nadal w twoim stosie w tym etapie
        [one] Nadal w twoim stosie w tym etapie: { $n } karta
        [few] Nadal w twoim stosie w tym etapie: { $n } karty
        [many] Nadal w twoim stosie w tym etapie: { $n } kart
       *[other] Nadal w twoim stosie w tym etapie: { $n } karty
    }
ndb-undrawn-none = nie została żadna karta; nowy etap zaczyna się z całą dziewiątką

## Wybór

ndb-chosen = ✓ { $word }
ndb-do-keep = Zatrzymaj
ndb-do-play = Zagraj
ndb-do-forgo = Zagraj bez akcji
ndb-do-bribe = Przekup za 1 monetę
ndb-do-drive = Tylko jedź
ndb-do-collect = Weź weksel
ndb-do-send = Wyślij tutaj
ndb-do-found = Postaw kostkę
ndb-do-work = Wykonaj akcję
ndb-do-remove = Strać tu kostkę
ndb-do-from = Weź stąd
ndb-do-shift = Przenieś tutaj
ndb-do-relocate = Przenieś tutaj
ndb-do-rehouse = Przenieś tutaj

## Dzielnica

ndb-your-borough = Twoja dzielnica
ndb-borough-name = Dzielnica gracza { $name }
ndb-borough-note = co daje następny pionek
ndb-borough-asked = wybierz sektor
ndb-here =
    { $n ->
        [0] bez pionków
        [one] { $n } pionek
        [few] { $n } pionki
        [many] { $n } pionków
       *[other] { $n } pionka
    }
ndb-here-confidant =
    { $n ->
        [one] tu jest powiernik
        [few] { $n } pionki z powiernikiem
        [many] { $n } pionków z powiernikiem
       *[other] { $n } pionka z powiernikiem
    }
ndb-empty = pusto
ndb-piece-number = Pionek { $n }:
ndb-park-bonus =
    { $n ->
        [0] (jeszcze bez premii do zdobyczy)
       *[other] (potem +{ $n } do każdej zdobyczy)
    }
ndb-hospital-bonus = (potem { $n } mniej przy każdej zarazie)
ndb-cubes-there =
    { $n ->
        [one] { $n } kostka
        [few] { $n } kostki
        [many] { $n } kostek
       *[other] { $n } kostki
    }
ndb-idle-borough = bez gracza

## Przenoszenie i zwracanie

ndb-moves = Przenoszenie pionków
ndb-moves-note = otwórz, co przenosisz, i wybierz dokąd
ndb-load-cubes =
    { $n ->
        [one] { $n } kostka
        [few] { $n } kostki
        [many] { $n } kostek
       *[other] { $n } kostki
    }
ndb-load-confidant = powiernik
ndb-load-both =
    { $n ->
        [one] { $n } kostka i powiernik
        [few] { $n } kostki i powiernik
        [many] { $n } kostek i powiernik
       *[other] { $n } kostki i powiernik
    }
ndb-load-all =
    { $n ->
        [one] wszystko ({ $n } pionek)
        [few] wszystko ({ $n } pionki)
        [many] wszystko ({ $n } pionków)
       *[other] wszystko ({ $n } pionka)
    }
ndb-withdraw = Zwrot kostek
ndb-withdraw-list = Wszystkie odpowiedzi jako lista
ndb-withdraw-note =
    { $n ->
        [0] na razie żadna kostka
        [one] na razie { $n } kostka
        [few] na razie { $n } kostki
        [many] na razie { $n } kostek
       *[other] na razie { $n } kostki
    }
ndb-withdraw-do =
    { $n ->
        [0] Nie zwracaj kostek
        [one] Zwróć { $n } kostkę
        [few] Zwróć { $n } kostki
        [many] Zwróć { $n } kostek
       *[other] Zwróć { $n } kostki
    }
ndb-fewer = O jedną mniej: { $name }
ndb-more = O jedną więcej: { $name }

## Powóz

ndb-stops = Gdzie może stanąć twój powóz
ndb-stops-note =
    { $n ->
        [one] { $n } krok; ten sam wybór co na mapie
        [few] najwyżej { $n } kroki; ten sam wybór co na mapie
        [many] najwyżej { $n } kroków; ten sam wybór co na mapie
       *[other] najwyżej { $n } kroku; ten sam wybór co na mapie
    }
ndb-steps =
    { $n ->
        [0] zostań tu
        [one] { $n } krok
        [few] { $n } kroki
        [many] { $n } kroków
       *[other] { $n } kroku
    }
ndb-no-bill-here = bez weksla
ndb-bill-not-yet = weksel, którego teraz nie możesz wziąć
ndb-colours = Kolory, które możesz wziąć
ndb-colour-count = masz { $taken }, na planszy { $left }
ndb-colour-yes = ✓ wolno
ndb-colour-no = ✕ jeszcze nie
ndb-colour-gone = brak

## Zasoby, katedra, gracze

ndb-supplies = Twoje zasoby
ndb-supplies-of = Zasoby gracza { $name }
ndb-general = w zasobach ogólnych: { $n }
ndb-treasury = w kasie: { $n }
ndb-only-you = widzisz to tylko ty
ndb-not-placed = jeszcze poza planszą
ndb-no-bills = jeszcze brak
ndb-short-cubes =
    { $n ->
        [one] kostka
        [few] kostki
        [many] kostek
       *[other] kostki
    }
ndb-short-gold =
    { $n ->
        [one] moneta
        [few] monety
        [many] monet
       *[other] monety
    }
ndb-short-prestige = prestiż
ndb-cathedral-note = { $n } pkt prestiżu do podziału na koniec etapu
ndb-if-period-ended = Gdyby etap się kończył
ndb-share-now =
    { $n ->
        [0] teraz: żadnej kostki
        [one] teraz: { $n } kostka, warta { $each }
        [few] teraz: { $n } kostki, po { $each }
        [many] teraz: { $n } kostek, po { $each }
       *[other] teraz: { $n } kostki, po { $each }
    }
ndb-share-more =
    { $n ->
        [one] z jeszcze jedną twoją: { $n } kostka, warta { $each }
        [few] z jeszcze jedną twoją: { $n } kostki, po { $each }
        [many] z jeszcze jedną twoją: { $n } kostek, po { $each }
       *[other] z jeszcze jedną twoją: { $n } kostki, po { $each }
    }
ndb-share-none = { $value } do podziału
ndb-players = Gracze w kolejności przekazywania
ndb-players-note = monety i kostki są jawne
ndb-you = { $name } (ty)
ndb-projection = Przewidywany wynik
ndb-projection-note = jeśli będziesz grać jak dotąd
ndb-range = { $a }–{ $b }
ndb-projection-now = Teraz { $n }.
ndb-projection-cathedral = Notre-Dame dałaby { $n }.
ndb-projection-plague = Zaraza zabrałaby { $n }.
ndb-projection-pace =
    { $turns ->
        [one] W tym tempie { $n } po ostatniej rundzie.
        [few] W tym tempie { $n } po jeszcze { $turns } rundach.
        [many] W tym tempie { $n } po jeszcze { $turns } rundach.
       *[other] W tym tempie { $n } po jeszcze { $turns } rundy.
    }
ndb-reconstructed = Niektóre wartości, na przykład szczury na postaciach, są odtworzone.
ndb-reconstructed-link = Sprawdź je

## Miasto

ndb-city = Miasto
ndb-city-about =
    { $n ->
        [one] Mapa miasta: { $n } dzielnica wokół katedry. Listy obok mówią wszystko, co ona pokazuje.
        [few] Mapa miasta: { $n } dzielnice wokół katedry. Listy obok mówią wszystko, co ona pokazuje.
        [many] Mapa miasta: { $n } dzielnic wokół katedry. Listy obok mówią wszystko, co ona pokazuje.
       *[other] Mapa miasta: { $n } dzielnicy wokół katedry. Listy obok mówią wszystko, co ona pokazuje.
    }
ndb-city-note =
    { $n ->
        [0] na rynkach nie ma już weksli
        [one] { $n } weksel na rynkach
        [few] { $n } weksle na rynkach
        [many] { $n } weksli na rynkach
       *[other] { $n } weksla na rynkach
    }
ndb-zoom = Część mapy
ndb-zoom-all = Całość
ndb-mine = Moja
ndb-markets-list = Rynki jako lista
ndb-boroughs-list = Lista dzielnic
ndb-legend = Legenda
ndb-legend-note = Kwadraty to kostki, postacie w pelerynie powiernicy, ośmiokąty weksle, z literą imienia gracza. Karty przekazuje się zgodnie z ruchem wskazówek zegara.
ndb-tip = { $name }: { $n }
ndb-coach-of = powóz: { $name }

## Stan gry

table-where-notre-dame =
    { $turn ->
        [0] Notre Dame · przed pierwszą rundą
       *[other] Notre Dame · etap { $letters } · runda { $turn } z 9
    }

## Odpowiadanie

table-number-gold = Monety
table-number-prestige = Prestiż
table-number-rat = Szczur
table-number-rat-forecast = Szczur po zarazie
table-number-supply = Kostki
table-number-general-supply = Kostki w zasobach ogólnych
table-number-notre-dame = Kostki w Notre-Dame
table-number-cubes = Kostki
table-number-bills = Weksle
table-number-cards-in-hand = Karty na ręce
table-unknown-cards-passed =
    { $count ->
        [one] Dostaniesz jedną kartę. Przekaże ją { $seat }.
        [few] Dostaniesz { $count } karty. Przekaże je { $seat }.
        [many] Dostaniesz { $count } kart. Przekaże je { $seat }.
       *[other] Dostaniesz { $count } karty. Przekaże je { $seat }.
    }
table-unknown-persons = Potem odsłania się nowe postacie.
table-unknown-cards = Dobierzesz nowe karty akcji.
table-unknown-greys = Zobaczysz kolejność szarych kart, które jeszcze przyjdą.
table-short-no-gold-to-bribe = Przekupstwo kosztuje 1 monetę, a nie masz żadnej.
table-short-no-gold-to-donate = Ofiara kosztuje 1 monetę, a nie masz żadnej.
table-short-no-cube-to-place = Nie masz kostki, która mogłaby tu stanąć.
table-short-cube-must-change-place = Kostka musi pochodzić z innego miejsca.
table-short-no-cube-there = Nie masz tu kostki.
table-short-confidant-already-there = Powiernik już tu jest.
table-short-market-out-of-reach =
    { $steps ->
        [one] Za daleko na { $steps } krok.
        [few] Za daleko na { $steps } kroki.
        [many] Za daleko na { $steps } kroków.
       *[other] Za daleko na { $steps } kroku.
    }
table-short-carriage-did-not-move = Powóz musi wyjechać i wrócić.
table-short-bill-colour-ahead = Masz za dużo tego koloru.
table-short-sector-empty = Nie masz tu pionka.
table-short-sector-not-empty = Ten sektor nie jest pusty.
table-short-sector-not-fullest = To nie jest najpełniejszy z twoich sektorów.
table-remedy-gain-gold = Monety dają bank, gospoda i niektóre weksle.
table-remedy-gain-cubes = Kostki dają seminarium, gospoda i niektóre weksle.
table-remedy-more-steps =
    { $count ->
        [one] Potrzeba { $count } kroku.
        [few] Potrzeba { $count } kroków.
        [many] Potrzeba { $count } kroków.
       *[other] Potrzeba { $count } kroku.
    }
table-remedy-other-colours = Teraz wolno wziąć kolory: { $allowed }.

## Koniec

table-chart-unit-notre-dame = Runda

## Karty planszy na telefonie

web-tab-cards = Karty
web-tab-borough = Dzielnica
web-tab-city = Miasto
web-tab-persons = Postacie

# The story
ndb-story-turn = Etap { $period } · runda { $turn }
ndb-story-plague = Zaraza
ndb-story-cathedral = Punkty za Notre-Dame
ndb-story-end = Koniec
ndb-story-rat = { $from } → { $to }:
ndb-story-safe = bezpiecznie
ndb-story-struck = zaraza, strata: { $lost } pkt prestiżu i kostka
ndb-story-struck-hidden = zaraza, strata prestiżu i kostki
ndb-story-period = Koniec etapu { $period }
ndb-story-cubes =
    { $count ->
        [0] bez kostek
        [one] { $count } kostka
        [few] { $count } kostki
        [many] { $count } kostek
       *[other] { $count } kostki
    }
