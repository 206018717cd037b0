### Notre Dame po polsku. Pionek to kostka albo powiernik.

nd-about = Gra Stefana Felda dla dwóch do pięciu głów paryskich rodów. Przez trzy etapy po trzy rundy powiększasz wpływy w swojej dzielnicy, przekupujesz postacie i trzymasz zarazę na dystans. O zwycięstwie decyduje największy prestiż.

## Elementy

nd-colour-red = czerwony
    .f = czerwona
    .n = czerwone
nd-colour-violet = fioletowy
    .f = fioletowa
    .n = fioletowe
nd-colour-blue = niebieski
    .f = niebieska
    .n = niebieskie
nd-colour-green = zielony
    .f = zielona
    .n = zielone
nd-colour-yellow = żółty
    .f = żółta
    .n = żółte

nd-period-a = A
nd-period-b = B
nd-period-c = C

nd-sector-seminary = Seminarium
    .obj = seminarium
    .at = w seminarium
    .to = do seminarium
    .from = z seminarium
nd-sector-bank = Bank
    .obj = bank
    .at = w banku
    .to = do banku
    .from = z banku
nd-sector-residence = Rezydencja
    .obj = rezydencję
    .at = w rezydencji
    .to = do rezydencji
    .from = z rezydencji
nd-sector-carriage-house = Powozownia
    .obj = powozownię
    .at = w powozowni
    .to = do powozowni
    .from = z powozowni
nd-sector-inn = Gospoda
    .obj = gospodę
    .at = w gospodzie
    .to = do gospody
    .from = z gospody
nd-sector-park = Park
    .obj = park
    .at = w parku
    .to = do parku
    .from = z parku
nd-sector-hospital = Szpital
    .obj = szpital
    .at = w szpitalu
    .to = do szpitala
    .from = ze szpitala
nd-place-notre-dame = Notre-Dame
    .obj = Notre-Dame
    .at = w Notre-Dame
    .to = do Notre-Dame
    .from = z Notre-Dame

nd-kind-seminary = Seminarium
nd-kind-bank = Bank
nd-kind-residence = Rezydencja
nd-kind-carriage-house = Powozownia
nd-kind-inn = Gospoda
nd-kind-park = Park
nd-kind-hospital = Szpital
nd-kind-notre-dame = Notre-Dame
nd-kind-confidant = Powiernik
nd-card =
    { $kind } ({ $kind-id ->
        [seminary] { $colour-n }
        [residence] { $colour-f }
        [carriage-house] { $colour-f }
        [inn] { $colour-f }
        [notre-dame] { $colour-f }
       *[other] { $colour }
    })

nd-card-seminary-about = Postaw kostkę w swoim seminarium, a potem weź z zasobów ogólnych tyle kostek, ile stoi w nim pionków.
nd-card-bank-about = Postaw kostkę w swoim banku, a potem weź tyle monet, ile stoi w nim pionków.
nd-card-residence-about = Postaw kostkę w swojej rezydencji, a potem zdobądź tyle punktów prestiżu, ile stoi w niej pionków.
nd-card-carriage-house-about = Postaw kostkę w swojej powozowni, a potem przejedź powozem najwyżej tyle rynków, ile stoi w niej pionków. Możesz wziąć weksel z rynku, na którym powóz się zatrzyma.
nd-card-inn-about = Postaw kostkę w swojej gospodzie, a potem wybierz premię: 1 kostkę, 1 monetę albo cofnięcie szczura o jedno pole. Od trzeciego pionka (albo czwartego, jeśli tak postanowi stół) wybierasz dwa razy.
nd-card-park-about = Postaw kostkę w swoim parku i cofnij szczura o jedno pole. Odtąd każda para pionków w parku dodaje 1 punkt do każdej twojej zdobyczy prestiżu.
nd-card-hospital-about = Postaw kostkę w swoim szpitalu i cofnij szczura o jedno pole. W fazie 5 każdy pionek w szpitalu odpędza jednego szczura.
nd-card-notre-dame-about = Postaw kostkę w Notre-Dame i złóż w ofierze 1, 2 lub 3 monety za 1, 3 lub 6 punktów prestiżu. Na koniec etapu kostki w katedrze punktują jeszcze raz.
nd-card-confidant-about = Wyślij powiernika do innego ze swoich siedmiu sektorów i wykonaj akcję tego miejsca. Nie stawiasz kostki.

nd-corner-centre = rynek środkowy
nd-corner-a = rynek A
nd-corner-b = rynek B
nd-corner-c = rynek C
nd-corner-d = rynek D
nd-market = dzielnica { $colour-f }, { $corner }

nd-bill-gold = 1 pkt prestiżu + 1 moneta
nd-bill-cube = 2 pkt prestiżu + 1 kostka
nd-bill-rat = 3 pkt prestiżu + szczur o 1 wstecz
nd-bill-prestige = 4 pkt prestiżu
nd-bill = { $colour } ({ $bill-kind })
nd-carriage = { $colour } powóz

nd-amount-cubes =
    { $amount ->
        [one] { $amount } kostkę
        [few] { $amount } kostki
        [many] { $amount } kostek
       *[other] { $amount } kostki
    }
nd-amount-gold =
    { $amount ->
        [one] { $amount } monetę
        [few] { $amount } monety
        [many] { $amount } monet
       *[other] { $amount } monety
    }
nd-amount-prestige =
    { $amount ->
        [one] { $amount } punkt prestiżu
        [few] { $amount } punkty prestiżu
        [many] { $amount } punktów prestiżu
       *[other] { $amount } punktu prestiżu
    }

## Postacie

nd-person-barmaid = Szynkarka
    .obj = szynkarkę
nd-person-barmaid-power = Zdobywasz 3 punkty prestiżu oraz do wyboru: 1 monetę, 1 kostkę albo cofnięcie szczura o jedno pole.
nd-person-minstrel = Minstrel
    .obj = minstrela
nd-person-minstrel-power = Przenieś od jednego do trzech pionków, kostek lub powiernika, z jednego swojego sektora do jednego innego. Nie wykonujesz przy tym akcji.
nd-person-moneylender = Lichwiarz
    .obj = lichwiarza
nd-person-moneylender-power = Dostajesz 2 monety i 1 punkt prestiżu.
nd-person-fool = Błazen
    .obj = błazna
nd-person-fool-power = Przenieś jedną kostkę albo powiernika do innego swojego sektora i wykonaj akcję tego miejsca.
nd-person-monk = Mnich
    .obj = mnicha
nd-person-monk-power = Dostajesz 2 kostki i 1 punkt prestiżu.
nd-person-doctor = Medyk
    .obj = medyka
nd-person-doctor-power = Tylko dla ciebie zaraza w tej rundzie liczy się jako 0. Twój szpital działa nadal, więc może cofnąć twojego szczura.
nd-person-soldier = Żołnierz
    .obj = żołnierza
nd-person-soldier-power = Zdobywasz 1 punkt prestiżu za każdy swój pionek na planszy, także za kostki w Notre-Dame.
nd-person-night-watchman = Stróż nocny
    .obj = stróża nocnego
nd-person-night-watchman-power = Zdobywasz 1 punkt prestiżu za każdy ze swoich siedmiu sektorów, w którym nie ma pionka.
nd-person-bishop = Biskup
    .obj = biskupa
nd-person-bishop-power = Postaw kostkę z zasobów ogólnych w jednym ze swoich pustych sektorów i wykonaj akcję tego miejsca.
nd-person-administrator = Zarządca
    .obj = zarządcę
nd-person-administrator-power = Zdobywasz tyle punktów prestiżu, ile już masz.
nd-person-nurse = Pielęgniarka
    .obj = pielęgniarkę
nd-person-nurse-power = Postaw kostkę z zasobów ogólnych w swoim szpitalu i cofnij szczura o jedno pole.
nd-person-scholar = Uczony
    .obj = uczonego
nd-person-scholar-power = Wykonaj także akcję swojej trzeciej karty. Gdy uczony jest wyłożony, trzecie karty leżą zakryte aż do końca fazy 4.
nd-person-priest = Ksiądz
    .obj = księdza
nd-person-priest-power = Postaw kostkę z zasobów ogólnych w Notre-Dame. Nie ma przy tym ofiary ani innego efektu.
nd-person-procurator = Prokurator
    .obj = prokuratora
nd-person-procurator-power = Wykonaj akcję jednego ze swoich sektorów z jego obecną siłą, bez stawiania pionka. Nasza interpretacja: musi w nim stać co najmniej jeden pionek.
nd-person-bell-ringer = Dzwonnik
    .obj = dzwonnika
nd-person-bell-ringer-power = Zdobywasz 3 punkty prestiżu za każdą swoją kostkę w Notre-Dame. Można się umówić, że liczą się kostki wszystkich.
nd-person-guild-master = Mistrz cechu
    .obj = mistrza cechu
nd-person-guild-master-power = Zdobywasz 2 punkty prestiżu za każdy swój sektor z co najmniej dwoma pionkami.
nd-person-beggar-king = Król żebraków
    .obj = króla żebraków
nd-person-beggar-king-power = Zdobywasz 1 punkt prestiżu za każde pole toru zarazy, aż do 9, które jest jeszcze przed twoim szczurem.
nd-person-lawyer = Adwokat
    .obj = adwokata
nd-person-lawyer-power = Zdobywasz 3 punkty prestiżu za każde dwa weksle, które posiadasz.
nd-person-spy = Szpieg
    .obj = szpiega
nd-person-spy-power = Obejrzyj po kolei wszystkie szare postacie, które są jeszcze w stosie, i zdobądź 2 punkty prestiżu.
nd-person-gypsies = Cyganie
    .obj = Cyganów
nd-person-gypsies-power = Zwróć do zasobów ogólnych dowolnie wiele swoich kostek ze swoich sektorów i z Notre-Dame, za 2 punkty prestiżu każda. Powiernik zostaje.
nd-person-coachman = Woźnica
    .obj = woźnicę
nd-person-coachman-power = Wybierz jeden rodzaj weksla: każdy twój weksel tego rodzaju daje swoją premię jeszcze raz.
nd-person-merchant = Kupiec
    .obj = kupca
nd-person-merchant-power = Dostajesz 1 monetę za każdy rynek swojej dzielnicy, na którym nie ma weksla. Nasza interpretacja: liczą się tylko cztery rynki narożne.
nd-person-patron = Mecenas
    .obj = mecenasa
nd-person-patron-power = Zwróć dowolnie wiele monet; każda cofa twojego szczura o jedno pole, ale nie poniżej 0.
nd-person-butcher = Rzeźnik
    .obj = rzeźnika
nd-person-butcher-power = Postaw po jednej kostce z zasobów ogólnych w każdym swoim pustym sektorze, bez wykonywania akcji. Jeśli kostek jest za mało, wybierasz sektory.
nd-person-lady-in-waiting = Dama dworu
    .obj = damę dworu
nd-person-lady-in-waiting-power = Zdobywasz 1 punkt prestiżu za każdy pionek w swoim najpełniejszym sektorze.
nd-person-mayor = Burmistrz
    .obj = burmistrza
nd-person-mayor-power = Zdobywasz 3 punkty prestiżu za każdy swój sektor z co najmniej trzema pionkami.
nd-person-carpenter = Cieśla
    .obj = cieślę
nd-person-carpenter-power = Zdobywasz 1 punkt prestiżu za każdy swój sektor z co najmniej jednym pionkiem.
nd-person-innkeeper = Karczmarz
    .obj = karczmarza
nd-person-innkeeper-power = Zdobywasz 2 punkty prestiżu za każdy pionek w swojej gospodzie.
nd-person-guard = Strażnik
    .obj = strażnika
nd-person-guard-power = Zdobywasz 3 punkty prestiżu za każde dwie swoje kostki w zasobach ogólnych.
nd-person-councillor = Rajca
    .obj = rajcę
nd-person-councillor-power = Możesz przekupić jeszcze najwyżej dwa razy, po 1 monecie: dwie postacie albo dwa razy tę samą. Rajcy nie można przekupić ponownie.
nd-person-mistress = Kochanka
    .obj = kochankę
nd-person-mistress-power = Postaw kostkę z zasobów ogólnych w sektorze swojego powiernika i wykonaj akcję tego miejsca. Dopóki powiernika nie ma na planszy, nic się nie dzieje.
nd-person-actress = Aktorka
    .obj = aktorkę
nd-person-actress-power = Przenieś wszystkie pionki z jednego swojego sektora do innego i wykonaj akcję tego drugiego.
nd-person-gravedigger = Grabarz
    .obj = grabarza
nd-person-gravedigger-power = Zdobywasz tyle punktów prestiżu, ile szczurów jest na trzech postaciach tej rundy.

## Skąd pochodzi zdobycz

nd-source-seminary = seminarium
nd-source-bank = bank
nd-source-residence = rezydencja
nd-source-inn = gospoda
nd-source-park = park
nd-source-hospital = szpital
nd-source-notre-dame = ofiara dla Notre-Dame
nd-source-notre-dame-scoring = punktacja Notre-Dame
nd-source-bill-gold = weksel
nd-source-bill-cube = weksel
nd-source-bill-rat = weksel
nd-source-bill-prestige = weksel
nd-source-plague = zaraza
nd-source-barmaid = szynkarka
nd-source-minstrel = minstrel
nd-source-moneylender = lichwiarz
nd-source-fool = błazen
nd-source-monk = mnich
nd-source-soldier = żołnierz
nd-source-night-watchman = stróż nocny
nd-source-bishop = biskup
nd-source-administrator = zarządca
nd-source-nurse = pielęgniarka
nd-source-scholar = uczony
nd-source-priest = ksiądz
nd-source-procurator = prokurator
nd-source-bell-ringer = dzwonnik
nd-source-guild-master = mistrz cechu
nd-source-beggar-king = król żebraków
nd-source-lawyer = adwokat
nd-source-spy = szpieg
nd-source-gypsies = Cyganie
nd-source-coachman = woźnica
nd-source-merchant = kupiec
nd-source-patron = mecenas
nd-source-butcher = rzeźnik
nd-source-lady-in-waiting = dama dworu
nd-source-mayor = burmistrz
nd-source-carpenter = cieśla
nd-source-innkeeper = karczmarz
nd-source-guard = strażnik
nd-source-councillor = rajca
nd-source-mistress = kochanka
nd-source-actress = aktorka
nd-source-gravedigger = grabarz

# Where points come from, and why the game ended
nd-score-residence = Rezydencja
nd-score-persons = Postacie
nd-score-bills = Weksle
nd-score-gifts = Ofiary dla Notre-Dame
nd-score-cathedral = Udziały w Notre-Dame
nd-score-park = Premia parku
nd-score-plague = Zaraza
nd-ended = Rozegrano wszystkie rundy: { $turns }.

## Fazy

nd-phase-0 = –
nd-phase-1 = Postacie
nd-phase-1-about = Odkrywane są dwie brązowe postacie i jedna szara.
nd-phase-2 = Wybór kart
nd-phase-2-about = Dobierz trzy karty, jedną zatrzymaj, dwie przekaż; z dwóch otrzymanych jedną zatrzymaj, drugą przekaż.
nd-phase-3 = Zagrywanie kart
nd-phase-3-about = Każdy zagrywa dwie z trzech kart, po jednej naraz.
nd-phase-4 = Przekupstwo
nd-phase-4-about = Każdy może przekupić jedną postać za 1 monetę.
nd-phase-5 = Zaraza
nd-phase-5-about = Każdy szczur rusza się o liczbę widocznych szczurów, pomniejszoną o pionki w szpitalu dzielnicy.

## Części stołu

nd-block-turn = Runda
nd-block-persons = Wyłożone postacie
nd-block-players = Gracze
nd-block-markets = Rynki
nd-block-piles = Postacie, które jeszcze przyjdą
nd-block-cards = Twoje karty
nd-column-period = Etap
nd-column-turn = Runda
nd-column-phase = Faza
nd-column-phase-about = Co się dzieje
nd-column-first = Pierwszy gracz
nd-column-rats = Szczury
nd-column-cathedral-cubes = Kostki w Notre-Dame
nd-column-cathedral-share = Wartość kostki
nd-column-treasury = Monety w zasobach
nd-column-person = Postać
nd-column-rats-status = Pochodzenie liczby
nd-column-power = Moc
nd-column-seat = Miejsce
nd-column-colour = Kolor
nd-column-prestige = Prestiż
nd-column-gold = Monety
nd-column-supply = Kostki
nd-column-general = W zasobach ogólnych
nd-column-rat = Szczur
nd-column-forecast = Po zarazie
nd-column-cathedral = Notre-Dame
nd-column-carriage = Powóz
nd-column-bills = Weksle
nd-column-played = Zagrane
nd-column-borough = Kolor dzielnicy
nd-column-hand = Na ręce
nd-column-choose-from = Do wyboru
nd-column-passed-first = Przekazane najpierw
nd-column-passed-second = Przekazana potem
nd-column-own-pile = Nadal w twoim stosie
nd-column-pile = Stos
nd-column-still-to-come = Postacie
nd-column-browns = Brązowe, w tym etapie
nd-column-greys-a = Szare, etap A
nd-column-greys-b = Szare, etap B
nd-column-greys-c = Szare, etap C
nd-order-known = w tej kolejności
nd-confidant-here = powiernik
nd-plague-strikes = zaraza uderza

## Akcje

nd-act-keep = Zatrzymaj: { $card }
nd-act-play = Zagraj: { $card }
nd-act-forgo = Zagraj bez akcji: { $card }
nd-act-from = Weź kostkę { $place-from }
nd-act-donate =
    { $gold ->
        [one] Złóż w ofierze { $gold } monetę
        [few] Złóż w ofierze { $gold } monety
        [many] Złóż w ofierze { $gold } monet
       *[other] Złóż w ofierze { $gold } monety
    }
nd-act-send = Wyślij powiernika { $sector-to }
nd-act-take =
    { $bonus ->
        [gold] Weź 1 monetę
        [cube] Weź 1 kostkę
       *[rat] Cofnij szczura o jedno pole
    }
nd-act-drive = Jedź: { $market }
nd-act-collect = Jedź i weź weksel: { $market }
nd-act-bribe = Przekup { $person-obj }
nd-act-shift =
    { $confidant ->
        [yes]
            { $cubes ->
                [0] Przenieś powiernika
                [one] Przenieś { $cubes } kostkę i powiernika
                [few] Przenieś { $cubes } kostki i powiernika
                [many] Przenieś { $cubes } kostek i powiernika
               *[other] Przenieś { $cubes } kostki i powiernika
            }
       *[no]
            { $cubes ->
                [one] Przenieś { $cubes } kostkę
                [few] Przenieś { $cubes } kostki
                [many] Przenieś { $cubes } kostek
               *[other] Przenieś { $cubes } kostki
            }
    } { $from-from } { $to-to }
nd-act-relocate =
    { $piece ->
        [confidant] Przenieś powiernika
       *[cube] Przenieś 1 kostkę
    } { $from-from } { $to-to } i wykonaj akcję tego miejsca
nd-act-found = Postaw kostkę z zasobów ogólnych { $sector-at }
nd-act-work = Wykonaj akcję: { $sector }
nd-act-rehouse = Przenieś wszystko { $from-from } { $to-to } i wykonaj akcję tego miejsca
nd-act-cash = Zrealizuj ponownie wszystkie weksle jednego rodzaju: { $bill }
nd-act-give =
    { $gold ->
        [0] Nie zwracaj monet
        [one] Zwróć { $gold } monetę, aby cofnąć szczura
        [few] Zwróć { $gold } monety, aby cofnąć szczura
        [many] Zwróć { $gold } monet, aby cofnąć szczura
       *[other] Zwróć { $gold } monety, aby cofnąć szczura
    }
nd-act-withdraw =
    { $cubes ->
        [0] Nie zwracaj kostek
        [one] Zwróć { $cubes } kostkę: { $places }
        [few] Zwróć { $cubes } kostki: { $places }
        [many] Zwróć { $cubes } kostek: { $places }
       *[other] Zwróć { $cubes } kostki: { $places }
    }
nd-act-remove = Usuń kostkę { $sector-from }
nd-act-pass = Spasuj
nd-act-decline = Zrezygnuj
nd-act-begin = Zaczyna kolor { $colour }
nd-act-lay = Dzielnica { $colour-f }, weksle na rynkach od A do D: { $bills }
nd-act-reveal = Odkryte postacie: { $persons }
nd-act-shortlist = Szare postacie tej partii: { $persons }
nd-act-look = Kolejność szarych postaci: { $persons }
nd-act-deal = Dobrane karty: { $cards }

## Pytania

nd-question-chance = Decyduje los.
nd-question-keep-card = Którą kartę zatrzymujesz? Reszta idzie w lewo.
nd-question-play-card = Którą kartę zagrywasz, z akcją czy bez?
nd-question-play-third-card = Uczony: czy wykonujesz akcję swojej trzeciej karty?
nd-question-move-cube = Twoje zasoby są puste. Które miejsce oddaje kostkę?
nd-question-make-donation = Ile monet składasz w ofierze?
nd-question-send-confidant = Dokąd wysyłasz powiernika?
nd-question-choose-bonus = Którą premię bierzesz?
nd-question-move-carriage = Dokąd jedzie twój powóz?
nd-question-bribe-person = Kogo przekupujesz za 1 monetę? Możesz spasować.
nd-question-bribe-again = Rajca: kogo jeszcze przekupujesz za 1 monetę? Możesz spasować.
nd-question-move-pieces = Minstrel: które pionki przenosisz i dokąd?
nd-question-move-one-piece = Błazen: który pionek przenosisz i dokąd?
nd-question-move-everything = Aktorka: który sektor przenosisz i dokąd?
nd-question-found-sector = Biskup: który pusty sektor dostaje kostkę?
nd-question-found-sectors = Rzeźnik: który pusty sektor dostaje następną kostkę?
nd-question-work-sector = Prokurator: akcję którego sektora wykonujesz?
nd-question-withdraw-cubes = Cyganie: które kostki zwracasz?
nd-question-cash-bills = Woźnica: który rodzaj weksla realizujesz ponownie?
nd-question-give-gold = Mecenas: ile monet zwracasz?
nd-question-remove-cube = Zaraza: który z twoich najpełniejszych sektorów traci kostkę?

## Zdarzenia

nd-event-first-player =
    { $seat-you ->
        [yes] Zaczynasz (kolor { $colour }).
       *[no] { $seat } zaczyna (kolor { $colour }).
    }
nd-event-greys-shortlisted = Szare postacie tej partii: { $persons }.
nd-event-turn-begins =
    { $seat-you ->
        [yes] Etap { $period }, runda { $turn }: dzwonnik jest u ciebie.
       *[no] Etap { $period }, runda { $turn }: dzwonnika ma { $seat }.
    }
nd-event-persons-revealed =
    { $rats ->
        [0] Postacie tej rundy: { $persons }; bez szczurów.
        [one] Postacie tej rundy: { $persons }; { $rats } szczur.
        [few] Postacie tej rundy: { $persons }; { $rats } szczury.
        [many] Postacie tej rundy: { $persons }; { $rats } szczurów.
       *[other] Postacie tej rundy: { $persons }; { $rats } szczura.
    }
nd-event-cards-dealt =
    { $seat-you ->
        [yes] Dobierasz: { $cards }.
       *[no] { $seat } dobiera: { $cards }.
    }
nd-event-cards-dealt-hidden =
    { $count ->
        [one] { $seat } dobiera { $count } kartę.
        [few] { $seat } dobiera { $count } karty.
        [many] { $seat } dobiera { $count } kart.
       *[other] { $seat } dobiera { $count } karty.
    }
nd-event-cards-passed =
    { $seat-you ->
        [yes] Przekazujesz karty, odbiera { $to }: { $cards }.
       *[no]
            { $to-you ->
                [yes] { $seat } przekazuje ci: { $cards }.
               *[no] { $seat } przekazuje karty, odbiera { $to }: { $cards }.
            }
    }
nd-event-cards-passed-hidden =
    { $count ->
        [one] { $seat } przekazuje { $count } kartę, odbiera { $to }.
        [few] { $seat } przekazuje { $count } karty, odbiera { $to }.
        [many] { $seat } przekazuje { $count } kart, odbiera { $to }.
       *[other] { $seat } przekazuje { $count } karty, odbiera { $to }.
    }
nd-event-card-played =
    { $seat-you ->
        [yes] Zagrywasz: { $card }.
       *[no] { $seat } zagrywa: { $card }.
    }
nd-event-card-forgone =
    { $seat-you ->
        [yes] Zagrywasz bez akcji: { $card }.
       *[no] { $seat } zagrywa bez akcji: { $card }.
    }
nd-event-cube-taken-from =
    { $seat-you ->
        [yes] Bierzesz kostkę { $place-from }.
       *[no] { $seat } bierze kostkę { $place-from }.
    }
nd-event-cube-placed =
    { $seat-you ->
        [yes] Stawiasz kostkę { $place-at }.
       *[no] { $seat } stawia kostkę { $place-at }.
    }
nd-event-confidant-sent =
    { $seat-you ->
        [yes] Wysyłasz powiernika { $sector-to }.
       *[no] { $seat } wysyła powiernika { $sector-to }.
    }
nd-event-donated =
    { $seat-you ->
        [yes] Składasz w ofierze { nd-amount-gold }.
       *[no] { $seat } składa w ofierze { nd-amount-gold }.
    }
nd-event-carriage-moved =
    { $seat-you ->
        [yes] Twój powóz jedzie: { $to }.
       *[no] { $seat } jedzie powozem: { $to }.
    }
nd-event-bill-taken =
    { $seat-you ->
        [yes] Bierzesz { $colour } weksel: { $bill }.
       *[no] { $seat } bierze { $colour } weksel: { $bill }.
    }
nd-event-prestige-gained =
    { $seat-you ->
        [yes] Zdobywasz
       *[no] { $seat } zdobywa
    } { nd-amount-prestige }{ $park ->
        [0] {""}
       *[other] {" "}oraz { $park } za park
    } ({ $source }).
nd-event-prestige-gained-hidden =
    { $seat-you ->
        [yes] Zdobywasz prestiż ({ $source }).
       *[no] { $seat } zdobywa prestiż ({ $source }).
    }
nd-event-gold-gained =
    { $seat-you ->
        [yes] Dostajesz { nd-amount-gold } ({ $source }).
       *[no] { $seat } dostaje { nd-amount-gold } ({ $source }).
    }
nd-event-gold-taken =
    { $seat-you ->
        [yes] W zasobach brak monet: dostajesz { nd-amount-gold }, płaci { $payer } ({ $source }).
       *[no]
            { $payer-you ->
                [yes] W zasobach brak monet: { $seat } dostaje { nd-amount-gold }, płacisz ty ({ $source }).
               *[no] W zasobach brak monet: { $seat } dostaje { nd-amount-gold }, płaci { $payer } ({ $source }).
            }
    }
nd-event-cubes-gained =
    { $seat-you ->
        [yes] Dostajesz { nd-amount-cubes } ({ $source }).
       *[no] { $seat } dostaje { nd-amount-cubes } ({ $source }).
    }
nd-event-rat-moved =
    { $seat-you ->
        [yes]
            { $direction ->
                [up] Twój szczur idzie naprzód z pola { $from } na { $to } ({ $source }).
                [down] Twój szczur cofa się z pola { $from } na { $to } ({ $source }).
               *[none] Twój szczur zostaje na polu { $to } ({ $source }).
            }
       *[no]
            { $direction ->
                [up] { $seat }: szczur idzie naprzód z pola { $from } na { $to } ({ $source }).
                [down] { $seat }: szczur cofa się z pola { $from } na { $to } ({ $source }).
               *[none] { $seat }: szczur zostaje na polu { $to } ({ $source }).
            }
    }
nd-event-bribed =
    { $seat-you ->
        [yes] Przekupujesz { $person-obj }.
       *[no] { $seat } przekupuje { $person-obj }.
    }
nd-event-passed =
    { $seat-you ->
        [yes] Nie przekupujesz nikogo.
       *[no] { $seat } nie przekupuje nikogo.
    }
nd-event-no-effect =
    { $seat-you ->
        [yes] Dla ciebie bez efektu ({ $source }).
       *[no] { $seat }: bez efektu ({ $source }).
    }
nd-event-healed =
    { $seat-you ->
        [yes] Dla ciebie zaraza w tej rundzie liczy się jako 0.
       *[no] { $seat }: zaraza w tej rundzie liczy się jako 0.
    }
nd-event-pieces-moved =
    { $seat-you ->
        [yes] Przenosisz
       *[no] { $seat } przenosi
    } { $confidant ->
        [yes]
            { $cubes ->
                [0] powiernika
                [one] { $cubes } kostkę i powiernika
                [few] { $cubes } kostki i powiernika
                [many] { $cubes } kostek i powiernika
               *[other] { $cubes } kostki i powiernika
            }
       *[no]
            { $cubes ->
                [one] { $cubes } kostkę
                [few] { $cubes } kostki
                [many] { $cubes } kostek
               *[other] { $cubes } kostki
            }
    } { $from-from } { $to-to }.
nd-event-cubes-withdrawn =
    { $seat-you ->
        [yes] Zwracasz { nd-amount-cubes } do zasobów ogólnych.
       *[no] { $seat } zwraca { nd-amount-cubes } do zasobów ogólnych.
    }
nd-event-gold-given =
    { $seat-you ->
        [yes] Zwracasz { nd-amount-gold }.
       *[no] { $seat } zwraca { nd-amount-gold }.
    }
nd-event-greys-looked-at =
    { $seat-you ->
        [yes] Widzisz po kolei szare postacie, które nadejdą: { $persons }.
       *[no] { $seat } widzi po kolei szare postacie, które nadejdą: { $persons }.
    }
nd-event-greys-looked-at-hidden =
    { $count ->
        [one] { $seat } ogląda ostatnią szarą postać.
        [few] { $seat } ogląda { $count } szare postacie, które nadejdą.
        [many] { $seat } ogląda { $count } szarych postaci, które nadejdą.
       *[other] { $seat } ogląda { $count } szarej postaci, które nadejdą.
    }
nd-event-plague-spreads =
    { $rats ->
        [0] Zaraza się szerzy: bez szczurów.
        [one] Zaraza się szerzy: { $rats } szczur.
        [few] Zaraza się szerzy: { $rats } szczury.
        [many] Zaraza się szerzy: { $rats } szczurów.
       *[other] Zaraza się szerzy: { $rats } szczura.
    }
nd-event-plague-strikes =
    { $seat-you ->
        [yes] Zaraza uderza w twoją dzielnicę: tracisz { nd-amount-prestige }.
       *[no] Zaraza uderza: { $seat } traci { nd-amount-prestige }.
    }
nd-event-plague-strikes-hidden = Zaraza uderza: { $seat } traci prestiż.
nd-event-cube-lost =
    { $seat-you ->
        [yes] Tracisz kostkę { $sector-from }.
       *[no] { $seat } traci kostkę { $sector-from }.
    }
nd-event-cathedral-scored =
    { $cubes ->
        [one] Punktacja Notre-Dame: { $cubes } kostka, warta { $each }.
        [few] Punktacja Notre-Dame: { $cubes } kostki, każda warta { $each }.
        [many] Punktacja Notre-Dame: { $cubes } kostek, każda warta { $each }.
       *[other] Punktacja Notre-Dame: { $cubes } kostki, każda warta { $each }.
    }
nd-event-period-ends = Etap się kończy: karty akcji wracają do właścicieli, brązowe postacie są tasowane.
nd-event-game-over = Koniec gry.

## Dlaczego coś jest niedozwolone

nd-possible-person = Można przekupić.
nd-possible-card = Można użyć.
nd-possible-sector = Można użyć.
nd-possible-place = Można użyć.
nd-possible-market = Można wziąć weksel.
nd-reason-card-not-in-hand = Nie masz tej karty na ręce: { $card }.
nd-reason-card-already-kept = Ta karta jest już na twojej ręce i nie można jej wybrać ponownie: { $card }.
nd-reason-card-not-in-pool = Tej karty nie ma wśród kart do wyboru: { $card }.
nd-reason-no-gold-to-donate = Nie masz monet na ofiarę, a bez ofiary kostka nie trafia do Notre-Dame.
nd-reason-no-cube-to-place = Twoje zasoby są puste i nie masz gdzie indziej kostki, która mogłaby stanąć { $place-at }. Możesz jednak zagrać kartę bez jej akcji.
nd-reason-cube-must-change-place = Kostka musi pochodzić z innego miejsca; ta już stoi { $place-at }.
nd-reason-no-cube-there = Nie masz kostki { $place-at }.
nd-reason-not-enough-gold = Za mało monet: masz { $gold }, a potrzeba { $asked }.
nd-reason-confidant-already-there = Powiernik jest już { $sector-at } i musi przejść do innego sektora.
nd-reason-confidant-not-there = Twojego powiernika nie ma { $sector-at }.
nd-reason-market-not-in-play = Tego rynku nie ma w tej partii: { $market }.
nd-reason-market-out-of-reach =
    { $steps ->
        [one] Twój powóz może przejechać tylko { $steps } rynek, a to za mało: { $market }.
        [few] Twój powóz może przejechać tylko { $steps } rynki, a to za mało: { $market }.
        [many] Twój powóz może przejechać tylko { $steps } rynków, a to za mało: { $market }.
       *[other] Twój powóz może przejechać tylko { $steps } rynku, a to za mało: { $market }.
    }
nd-reason-no-bill-there = Na tym rynku nie ma weksla: { $market }.
nd-reason-carriage-did-not-move = Powóz już tu stoi. Żeby wziąć ten weksel, musi wyjechać i wrócić, a na to trzeba dwóch kroków: { $market }.
nd-reason-bill-colour-ahead = Masz już więcej weksli tego koloru ({ $colour }) niż innego, który jest jeszcze na planszy. Kolory trzeba zbierać równomiernie.
nd-reason-no-gold-left = Nie ma już monet, ani w zasobach, ani u innych graczy.
nd-reason-no-cube-in-general-supply = W zasobach ogólnych nie ma już twoich kostek.
nd-reason-rat-at-zero = Twój szczur stoi na polu 0 i nie może się bardziej cofnąć.
nd-reason-person-not-on-display = Ta postać nie jest wyłożona w tej rundzie: { $person }.
nd-reason-no-gold-to-bribe = Przekupstwo kosztuje 1 monetę, a nie masz żadnej.
nd-reason-councillor-not-again = Dodatkowe przekupstwa rajcy dotyczą pozostałych postaci.
nd-reason-too-few-cubes-there = Za mało kostek { $place-at }; potrzeba { $asked }.
nd-reason-sector-empty = Nie masz żadnego pionka { $sector-at }.
nd-reason-sector-not-empty = Masz już pionek { $sector-at }; potrzebny jest pusty sektor.
nd-reason-sector-not-fullest = Kostka musi pochodzić z jednego z twoich najpełniejszych sektorów, a nie { $place-from }.
nd-reason-no-bill-of-that-kind = Nie masz żadnego weksla tego rodzaju: { $bill }.

## Zasady, rozdział po rozdziale

nd-rule-contents = Zawartość
nd-rule-setup = Przygotowanie
nd-rule-rounds = Etapy, rundy i fazy
nd-rule-phase-1 = Faza 1: postacie
nd-rule-phase-2 = Faza 2: wybór kart
nd-rule-phase-3 = Faza 3: zagrywanie kart
nd-rule-phase-4 = Faza 4: przekupstwo
nd-rule-phase-5 = Faza 5: zaraza
nd-rule-end-of-turn = Koniec rundy
nd-rule-end-of-period = Koniec etapu
nd-rule-end-of-game = Koniec gry
nd-rule-seminary = Seminarium
nd-rule-bank = Bank
nd-rule-residence = Rezydencja
nd-rule-carriage-house = Powozownia
nd-rule-bills = Weksle
nd-rule-inn = Gospoda
nd-rule-confidant = Powiernik
nd-rule-park = Park
nd-rule-hospital = Szpital
nd-rule-notre-dame = Notre-Dame
nd-rule-notre-dame-scoring = Punktacja Notre-Dame
nd-rule-empty-supply = Puste zasoby
nd-rule-plague = Zaraza
nd-rule-two-players = Dwoje graczy
nd-rule-persons = Postacie
nd-rule-brown-persons = Brązowe postacie
nd-rule-period-a-persons = Szare postacie etapu A
nd-rule-period-b-persons = Szare postacie etapu B
nd-rule-period-c-persons = Szare postacie etapu C
nd-rule-new-persons = Nowe postacie
nd-rule-new-period-a-persons = Nowe postacie etapu A
nd-rule-new-period-b-persons = Nowe postacie etapu B
nd-rule-new-period-c-persons = Nowe postacie etapu C
