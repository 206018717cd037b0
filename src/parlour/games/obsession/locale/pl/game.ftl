### Obsesje po polsku. Nazwy kafli, osób, kart i służących pochodzą z danych.

ob-about = Gra Dana Hallagana dla jednej do sześciu familii z wiktoriańskiego Derbyshire, z dodatkiem Upstairs, Downstairs. Przez cztery sezony usprawniasz posiadłość, podejmujesz gentry, która przynosi pieniądze, reputację i nowe kontakty, i czynisz awanse wobec rodzeństwa Fairchild. Wygrywa, kto na koniec ma najwięcej punktów zwycięstwa (PZ).
ob-help =
    Przy tym stole także:
      score         punkty w tej chwili i skąd się biorą
      forecast      służba w następnych turach i nadchodzące rundy
      steps         przebieg tury i sezonu
      why barn      dlaczego kafla, gościa lub służącego nie można teraz użyć
      back          krok wstecz podczas układania przyjęcia; element podany ponownie jest cofany

## Elementy

ob-kind-starter = Początkowy gość
ob-kind-casual = Prozaiczny gość
ob-kind-prestige = Prestiżowy gość
ob-kind-family = Rodzina
ob-kind-fairchild = Fairchild
ob-kind-novelty = Gość żartobliwy
ob-gender-G = Dżentelmen
ob-gender-L = Dama
ob-gender-both = Dama i dżentelmen
ob-level-beginner = pośledni
ob-level-intermediate = rutyniarz
ob-level-expert = wytrawny
ob-length-standard = standardowa rozgrywka
ob-length-extended = wydłużona rozgrywka
ob-side-front = Awers
ob-side-back = Rewers (róża)
ob-space-reserve = Rezerwa
ob-deck-casual = prozaiczni goście
ob-deck-prestige = prestiżowi goście
ob-area-available = dostępna służba
ob-area-quarters = kwatery służby
ob-area-expended = zagospodarowana służba
ob-slot-kind-gentry = gentry
ob-slot-kind-family = członkowie rodziny
ob-slot-kind-gentlemen = dżentelmeni
ob-slot-kind-ladies = damy
ob-slot-kind-casual = prozaiczni goście
ob-slot-kind-prestige = prestiżowi goście
ob-choice-pounds = pieniądze
ob-choice-reputation = reputacja
ob-choice-casual = prozaiczny gość
ob-choice-prestige = prestiżowy gość
ob-choice-look_casual = obejrzenie prozaicznych gości
ob-choice-look_prestige = obejrzenie prestiżowych gości
ob-choice-dismiss = zerwanie kontaktu
ob-choice-vp_card = karta PZ
ob-choice-objective_draw = karta ambicji
ob-choice-attack = plotki
ob-choice-hire = zatrudnienie
ob-choice-recruit = podkupienie
ob-choice-reclaim = powrót gościa

ob-source-activity = przyjęcie
ob-source-gossip = plotki
ob-source-loan = pożyczka
ob-source-market-refresh = odświeżenie rynku
ob-source-monuments = monumenty
ob-source-rents = czynsze
ob-source-servants-hall = sala służących
ob-source-service-help = zaangażowanie służby
ob-source-village-fair = festyn
ob-source-vp-card = karta PZ

ob-servant-butler = Każda familia ma jednego. Służy przy wielu kaflach, prowadzi zatrudnianie w pokoju majordomusa i nigdy nie zmienia domu.
ob-servant-housekeeper = Każda familia ma jedną. Zastępuje też pokojówkę, gdy żadna nie jest dostępna.
ob-servant-underbutler = Przychodzi tylko wraz ze spiżarnią majordomusa. Zawsze może służyć jako majordomus, kamerdyner albo lokaj.
ob-servant-valet = Służy dżentelmenom.
ob-servant-ladys-maid = Służy damom.
ob-servant-footman = Służy przy wielu kaflach i niektórym gościom. Z gotownią zastępuje kamerdynera, gdy żaden nie jest dostępny.

ob-round-start = Pierwsza runda; nic poza tym się nie dzieje.
ob-round-none = Zwykła runda: każdy organizuje przyjęcie albo pasuje.
ob-round-village-fair = W kroku 2 ten, kto obrócił prywatny gabinet, dostaje £300 i 2 pozycje reputacji.
ob-round-objective-draw = W kroku 2 każdy dobiera dwie karty ambicji.
ob-round-courtship = Nikt nie organizuje przyjęć, a służba nie rotuje. Odbywają się awanse i sezon się kończy.
ob-round-builders-holiday = Możesz kupić tyle kafli, na ile cię stać, także z rezerw.
ob-round-national-holiday = W tej rundzie reputacja nie ogranicza ani kafli, ani gości.

## Dane w słowach

ob-pounds = £{ $amount }
ob-standing = poziom { $level }, pozycja { $position }
ob-some-servants = { $piece } × { $count }
ob-tile-shown =
    { $side ->
        [back] { $tile } ✿
       *[front] { $tile }
    }{ $rating ->
        [0] {" "}({ $vp } PZ)
       *[other] {" "}(prestiż { $rating }, { $vp } PZ)
    }
ob-in-all = = { $vp } PZ
ob-stack = { $tile } × { $count }
ob-two-sides = { $front } / { $back }
ob-count-of = { $count } z { $total }
ob-crest = 1 (pieczęć)
ob-nobody-can = nikt nie może obsłużyć
ob-at-least = { $amount }+
ob-vp-of = PZ: { $score }
ob-dearer = + £{ $amount }
ob-cheaper = − £{ $amount }
ob-favour-pounds = £{ $amount }
ob-favour-pounds-lost = kosztuje £{ $amount }
ob-favour-reputation = +{ $amount } reputacji
ob-favour-reputation-lost = −{ $amount } reputacji
ob-favour-reputation-admirer = +{ $amount } reputacji przy admiratorze
ob-favour-casual =
    { $amount ->
        [one] { $amount } prozaiczny gość
        [few] { $amount } prozaicznych gości
        [many] { $amount } prozaicznych gości
       *[other] { $amount } prozaicznych gości
    }
ob-favour-prestige =
    { $amount ->
        [one] { $amount } prestiżowy gość
        [few] { $amount } prestiżowych gości
        [many] { $amount } prestiżowych gości
       *[other] { $amount } prestiżowych gości
    }
ob-favour-look-casual = obejrzyj prozaicznych gości ({ $look }), zatrzymaj { $keep }
ob-favour-look-prestige = obejrzyj prestiżowych gości ({ $look }), zatrzymaj { $keep }
ob-favour-dismiss =
    { $amount ->
        [one] zerwij kontakt z gościem
        [few] zerwij kontakt z { $amount } gośćmi
        [many] zerwij kontakt z { $amount } gośćmi
       *[other] zerwij kontakt z { $amount } gośćmi
    }
ob-favour-dismiss-any = zerwij kontakt z dowolną liczbą gości
ob-favour-or-dismiss =
    { $amount ->
        [one] albo zerwij kontakt z gościem
        [few] albo zerwij kontakt z { $amount } gośćmi
        [many] albo zerwij kontakt z { $amount } gośćmi
       *[other] albo zerwij kontakt z { $amount } gośćmi
    }
ob-favour-vp-card =
    { $amount ->
        [one] { $amount } karta PZ
        [few] { $amount } karty PZ
        [many] { $amount } kart PZ
       *[other] { $amount } karty PZ
    }
ob-favour-attack = plotki: −{ $amount } reputacji dla innej familii
ob-favour-objective-draw =
    { $amount ->
        [one] dobierz { $amount } kartę ambicji
        [few] dobierz { $amount } karty ambicji
        [many] dobierz { $amount } kart ambicji
       *[other] dobierz { $amount } karty ambicji
    }
ob-favour-objective-draw-some = dobierz karty ambicji ({ $amount }), zatrzymaj { $keep }
ob-favour-hire =
    { $amount ->
        [one] zatrudnij { $amount } służącego
        [few] zatrudnij { $amount } służących
        [many] zatrudnij { $amount } służących
       *[other] zatrudnij { $amount } służących
    }
ob-favour-or-recruit =
    { $amount ->
        [one] albo podkup { $amount } służącego innej familii
        [few] albo podkup { $amount } służących innych familii
        [many] albo podkup { $amount } służących innych familii
       *[other] albo podkup { $amount } służących innych familii
    }
ob-favour-reclaim =
    { $amount ->
        [one] weź { $amount } gościa z powrotem na rękę
        [few] weź { $amount } gości z powrotem na rękę
        [many] weź { $amount } gości z powrotem na rękę
       *[other] weź { $amount } gości z powrotem na rękę
    }
ob-favour-unlimited-purchases = w tej turze kup dowolną liczbę kafli
ob-favour-refresh-service-any = przygotuj całą służbę
ob-favour-refresh-market = odśwież rynek
ob-slot-gentry =
    { $count ->
        [one] { $count } osoba z gentry
        [few] { $count } osoby z gentry
        [many] { $count } osób z gentry
       *[other] { $count } osoby z gentry
    }
ob-slot-family =
    { $count ->
        [one] { $count } członek rodziny
        [few] { $count } członków rodziny
        [many] { $count } członków rodziny
       *[other] { $count } członków rodziny
    }
ob-slot-gentlemen =
    { $count ->
        [one] { $count } dżentelmen
        [few] { $count } dżentelmenów
        [many] { $count } dżentelmenów
       *[other] { $count } dżentelmenów
    }
ob-slot-ladies =
    { $count ->
        [one] { $count } dama
        [few] { $count } damy
        [many] { $count } dam
       *[other] { $count } damy
    }
ob-slot-casual =
    { $count ->
        [one] { $count } prozaiczny gość
        [few] { $count } prozaicznych gości
        [many] { $count } prozaicznych gości
       *[other] { $count } prozaicznych gości
    }
ob-slot-prestige =
    { $count ->
        [one] { $count } prestiżowy gość
        [few] { $count } prestiżowych gości
        [many] { $count } prestiżowych gości
       *[other] { $count } prestiżowych gości
    }
ob-suite-hand-all = przysługi gościa liczą się podwójnie
ob-suite-hand-one = jedna z przysług gościa liczy się podwójnie
ob-suite-supply-top-all = przybywa pierwszy prestiżowy gość z talii, bez obsługi, a wszystkie jego przysługi liczą się podwójnie
ob-effect-village-fair = na festynach £{ $pounds } i +{ $reputation } reputacji
ob-effect-stand-in = zastępstwo ({ $servant } za: { $other }), gdy brakuje zastępowanego służącego
ob-effect-on-play-category = +{ $reputation } reputacji, ilekroć zagrywasz kafel tej kategorii: { $category }
ob-effect-on-purchase-servant = przychodzi z nim służący: { $servant }
ob-effect-use-resting-servant = w każdej turze może służyć jeden odpoczywający służący
ob-effect-step2-gossip = w kroku 2 służący może plotkować: +{ $reputation } reputacji dla ciebie, −1 dla innej familii
ob-effect-step2-reputation = w kroku 2 każdej tury +{ $reputation } reputacji
ob-goal-tiles = posiadaj te kafle: { $tiles }
ob-goal-guests = goście w twojej talii
ob-goal-prestige = prestiżowi goście w twojej talii
ob-goal-ladies = damy wśród twoich gości
ob-goal-gentlemen = dżentelmeni wśród twoich gości
ob-goal-elite = prestiżowi goście o wartości prestiżu { $rating } lub więcej
ob-goal-category = kafle tej kategorii: { $category }
ob-goal-servants = miej taką służbę: { $servants }
ob-goal-wealth = miej £{ $amount } lub więcej
ob-goal-monuments = monumenty w twojej posiadłości
ob-goal-top-level = osiągnij maksymalny poziom reputacji
ob-worth-flat = { $vp } PZ
ob-worth-per =
    { $unit ->
        [one] { $vp } PZ za każdy
        [few] { $vp } PZ za każde { $unit }
        [many] { $vp } PZ za każde { $unit }
       *[other] { $vp } PZ za każde { $unit }
    }
ob-bonus-member = dodatkowa osoba w rodzinie: { $gentry }
ob-bonus-reputation = zaczyna na poziomie { $level }, pozycji { $position }
ob-bonus-pounds = zaczyna z £{ $amount }
ob-bonus-servant = zaczyna z dodatkowym służącym: { $servant }
ob-opponent-told = { $opponent }, { $level }, { $length }, punkty podstawowe: { $points }

## Kroki

ob-step-now = ▶ { $step }
ob-here = ▶
ob-round-here = ▶ { $round }
ob-season-here = ▶ { $season }
ob-step-rotate = Rotacja służby
ob-step-rotate-about = Najpierw wybierasz: zwykła tura albo pasowanie. Potem odpoczywający stają się dostępni, a zagospodarowani idą na kwatery.
ob-step-check = Efekty
ob-step-check-about = Wydarzenie rundy, 1 pozycja reputacji za każdy monument i plotki w sali służących.
ob-step-host = Przyjęcie
ob-step-host-about = Wybierz kafel o wartości prestiżu nie wyższej niż twój poziom reputacji.
ob-step-invite = Zaproszenie gości
ob-step-invite-about = Zaproś z ręki dokładnie tych gości, których wymaga kafel.
ob-step-serve = Zapewnienie obsługi
ob-step-serve-about = Służący dla kafla i ci, których wymagają goście.
ob-step-favours = Recepcja przysług
ob-step-favours-about = Pieniądze, potem reputacja, potem kontakty i cała reszta.
ob-step-buy = Zakup z rynku
ob-step-buy-about = Możesz kupić jeden kafel.
ob-step-clear = Porządkowanie planszy
ob-step-clear-about = Służba na pole zagospodarowanej, goście na stos kart odrzuconych, kafel na miejsce i na drugą stronę.
ob-step-take-back = Zebranie wszystkich
ob-step-take-back-about = Cała służba staje się dostępna, a stos kart odrzuconych wraca na rękę.
ob-step-rents = Czynsze albo nowy rynek
ob-step-rents-about = Weź £200 albo odśwież rynek budowlany; z dodatkiem Upstairs, Downstairs możesz zamiast tego zatrudnić służbę.
ob-step-theme = Sentyment
ob-step-theme-about = Karta sentymentu sezonu zostaje odsłonięta: na jego początku albo, przy potajemnych awansach, dopiero w ich rundzie.
ob-step-turns = Tury
ob-step-turns-about = W każdej rundzie każdy organizuje przyjęcie albo pasuje.
ob-step-courtship = Awanse
ob-step-courtship-about = Najwyższa suma w kategorii sentymentu daje wizytę kogoś z Fairchildów i kartę PZ.
ob-step-season-end = Koniec sezonu
ob-step-season-end-about = Każdy odrzuca ambicję, pionek przechodzi dalej, a rezerwa może się otworzyć.
ob-step-scoring = Ostatnie przysługi, potem punktacja

## Bloki stołu

ob-block-round = Runda
ob-block-players = Gracze
ob-block-estates = Posiadłości
ob-block-circles = Talie gentry
ob-block-draft = Wyłożeni początkowi goście
ob-block-market = Rynek budowlany
ob-block-supply = Plansza zasobów
ob-block-opponent = Konkurent
ob-block-chart = Tabela konkurenta
ob-block-own-tiles = Twoje kafle
ob-block-own-guests = Twoje kontakty
ob-block-objectives = Twoje ambicje
ob-block-vp-cards = Twoje karty PZ
ob-block-service = Twoja służba w następnych turach, jeśli nikt nie pracuje
ob-block-rounds = Nadchodzące rundy
ob-block-steps-season = Sezon
ob-block-steps-turn = Zwykła tura
ob-block-steps-passing = Pasowanie
ob-block-points = Punkty w tej chwili
ob-block-made = Skąd biorą się punkty
ob-block-next-points = Najbliższe punkty
ob-block-why-tile = Twoje kafle
ob-block-why-gentry = Twoje kontakty
ob-block-why-servant = Twoja służba
ob-block-why-offer = Rynek
ob-block-about = Opis
ob-block-sides = Strony

ob-column-seat = Miejsce
ob-column-season = Sezon
ob-column-round = Runda
ob-column-event = Wydarzenie
ob-column-first = Gracz rozpoczynający
ob-column-turn-of = Tura
ob-column-step = Krok
ob-column-themes = Sentymenty
ob-column-family = Familia
ob-column-reputation = Reputacja
ob-column-pounds = Pieniądze
ob-column-available = Dostępna służba
ob-column-quarters = Kwatery służby
ob-column-expended = Zagospodarowana służba
ob-column-serving = Przy pracy
ob-column-objectives = Karty ambicji
ob-column-vp-cards = Karty PZ
ob-column-courtship = Awanse w tej chwili
ob-column-total = Razem
ob-column-category = Kategoria
ob-column-hand = Ręka kart
ob-column-discard = Karty odrzucone
ob-column-attending = Na przyjęciu
ob-column-space = Pole
ob-column-tile = Kafel
ob-column-rating = Prestiż
ob-column-vp = PZ
ob-column-price = Cena
ob-column-for-you = Dla ciebie
ob-column-for-hire = Służący do zatrudnienia
ob-column-casual = Prozaiczni goście w talii
ob-column-prestige = Prestiżowi goście w talii
ob-column-objective-deck = Ambicje w talii
ob-column-vp-deck = Karty PZ w talii
ob-column-bag = Kafle w sakiewce
ob-column-monuments = Monumenty tej gry
ob-column-guest = Gość
ob-column-kind = Rodzaj
ob-column-service = Obsługa
ob-column-favours = Przysługi
ob-column-now = Teraz
ob-column-asks = Wymaga
ob-column-worth = Wartość
ob-column-objective = Ambicja
ob-column-as-it-stands = W tej chwili
ob-column-vp-card = Karta
ob-column-opponent = Konkurent
ob-column-level = Poziom
ob-column-length = Długość
ob-column-base-score = Punkty podstawowe
ob-column-fairchild = Fairchild
ob-column-next-roll = Następny rzut
ob-column-stolen = Zabrane kafle
ob-column-when = Kiedy
ob-column-this-turn = Ta tura
ob-column-next-turn = Następna tura
ob-column-turn-after = Kolejna tura
ob-column-third-turn = Tura później
ob-column-after-passing = Po spasowaniu
ob-column-notes = Ponadto
ob-column-mark = Tutaj
ob-column-number = Nr
ob-column-what-happens = Co się dzieje
ob-column-how = Jak
ob-column-next-point = Co przyniesie więcej
ob-column-why = Teraz
ob-column-why-tile = Kafel
ob-column-why-gentry = Gość
ob-column-why-servant = Służący
ob-column-why-offer = Kafel
ob-column-servant = Służący
ob-column-price-change = Cena
ob-column-copies = Egzemplarze
ob-column-side = Strona
ob-column-activity = Przyjęcie
ob-column-trait = Cecha
ob-column-gender = Dama czy dżentelmen
ob-column-members = Członkowie
ob-column-bonus = Premia rodzinna

ob-owned = już twój
ob-affordable = tak
ob-missing = brak £{ $amount }
ob-possible = możliwe
ob-no-activity = –
ob-not-tile-above-reputation = za niska reputacja
ob-not-too-few-guests = za mało gości
ob-not-servant-not-available = brak służby
ob-not-nobody-can-be-served = brak służby
ob-not-otherwise = nie teraz
ob-not-too-many-ways = być może; spróbuj
ob-not-guest-resting = na stosie odrzuconych
ob-not-guest-attends = na przyjęciu
ob-not-guest-above-reputation = za niska reputacja
ob-possible-tile = Można tu zorganizować przyjęcie.
ob-possible-gentry = Można zaprosić.
ob-possible-servant = Może służyć.
ob-possible-offer = Można kupić.
ob-fairchild-held = Fairchild
ob-roll-modified = { $amount } do rzutu
ob-all-servants = cała służba: { $count }
ob-note-theme = odsłonięcie sentymentu
ob-note-last-courtship = finalne awanse: liczą się wszystkie sentymenty
ob-note-reserve = potem otwiera się: { $reserve }
ob-made-tiles = PZ na widocznej stronie każdego kafla, także monumentów.
ob-made-gentry = PZ wszystkich twoich kart gentry, z ręki i odrzuconych, także ujemne.
ob-made-objectives = Każda ambicja, którą masz na koniec, według tego, czego wymaga.
ob-made-reputation = Poziomy 1, 2, 3 i tak dalej są warte 1, 3, 6, 10, 15, 21, 28 PZ; gdzie poziomów jest więcej, następne są warte 36, 45, 55 i 66.
ob-made-service = 2 PZ za każdego służącego, gdziekolwiek stoi.
ob-made-wealth = 1 PZ za każde £{ $amount }.
ob-made-courtship = Karty PZ zatrzymane dla punktów.
ob-next-level =
    { $steps ->
        [one] jeszcze { $steps } pozycja reputacji daje poziom i { $vp } PZ
        [few] jeszcze { $steps } pozycje reputacji dają poziom i { $vp } PZ
        [many] jeszcze { $steps } pozycji reputacji daje poziom i { $vp } PZ
       *[other] jeszcze { $steps } pozycji reputacji daje poziom i { $vp } PZ
    }
ob-top-level = najwyższy poziom został osiągnięty
ob-next-coins = jeszcze £{ $amount } daje 1 PZ
ob-each-servant = każdy następny służący daje { $vp } PZ

ob-score-tiles = Kafle usprawnień
ob-score-gentry = Gentry
ob-score-objectives = Ambicje
ob-score-reputation = Reputacja
ob-score-service = Służba
ob-score-wealth = Bogactwo
ob-score-courtship = Awanse
ob-score-base-score = Punkty podstawowe
ob-score-fairchild = Fairchild
ob-score-monuments = Zabrane monumenty
ob-portion-shared = liczone na dwoje: średnia
ob-ended-courtship = Odbyły się finalne awanse, w rundzie { $round }.
ob-ended-round = Runda { $round } była ostatnia.
ob-ended-top = Reputacja sięgnęła szczytu: poziom { $level }.
ob-ended-tableau = Tableau jest ukończone.

ob-guide-tile = Który kafel? Albo jedna z innych akcji.
ob-guide-guest = Kto jeszcze przyjdzie?
ob-guide-crew = Kto obsługuje i które przysługi do wyboru bierzesz?
ob-guide-so-far =
    { $invited ->
        [0] { $tile }
       *[other] { $tile }, goście: { $company }
    }{ $left ->
        [0] .
        [one] ; do zaproszenia jeszcze { $left } gość.
        [few] ; do zaproszenia jeszcze { $left } gości.
        [many] ; do zaproszenia jeszcze { $left } gości.
       *[other] ; do zaproszenia jeszcze { $left } gości.
    }

## Akcje

ob-act-family = Graj familią { $family }
ob-act-pick = Weź kartę: { $gentry }
ob-act-hold = Zatrzymaj: { $objectives }
ob-act-accept = Zostaw ten rynek
ob-act-redraw = Wylosuj rynek ponownie
ob-act-entertain = Rozegraj zwykłą turę i zorganizuj przyjęcie
ob-act-pass = Spasuj
ob-act-borrow = Pożycz £100 za 2 pozycje reputacji
ob-act-help = Zaangażuj odpoczywającego służącego za 3 pozycje reputacji ({ $servant })
ob-act-refresh = Odśwież rynek za 4 pozycje reputacji
ob-act-use =
    { $object ->
        [servant] Użyj karty „{ $vp-card }” i zatrudnij: { $servant }
        [guest] Użyj karty „{ $vp-card }” i weź z powrotem: { $gentry }
       *[none] Użyj przysługi karty „{ $vp-card }”
    }
ob-act-gossip =
    { $sent ->
        [yes]
            { $aimed ->
                [yes] Rozsiej plotki; ofiara: { $target } (plotkuje { $servant })
               *[no] Rozsiej plotki (plotkuje { $servant })
            }
       *[no] Rozsiej plotki; ofiara: { $target }
    }
ob-act-decline = Zrezygnuj
ob-act-host =
    { $tile }{ $chosen ->
        [yes] {" "}({ $choice })
       *[no] {""}
    }{ $invited ->
        [0] {""}
       *[other] ; goście: { $company }
    }{ $crew ->
        [0] {""}
       *[other] ; służba: { $servants }
    }{ $resting ->
        [yes] ; z kwater: { $rest }
       *[no] {""}
    }{ $helpers ->
        [0] {""}
       *[other] ; zaangażowanie: { $help }
    }{ $loan ->
        [0] {""}
       *[other] ; pożyczka: £{ $loan }
    }{ $extra ->
        [0] {""}
       *[other] ; dodatkowo: { $extras }
    }{ $carriage ->
        [more] ; powóz po jednego gościa więcej: { $coachman }
        [fewer] ; powóz, o jednego gościa mniej: { $coachman }
       *[none] {""}
    }{ $lenders ->
        [0] {""}
       *[other] ; użyczeni: { $lent }
    }{ $gifts ->
        [0] {""}
       *[other] ; dla partnera przysługi, które przynosi: { $given }
    }
ob-act-rents = Weź £200 czynszów
ob-act-renew = Odśwież rynek zamiast brać czynsze
ob-act-invite =
    { $look ->
        [one]
            { $deck-id ->
                [prestige] Weź pierwszego prestiżowego gościa
               *[casual] Weź pierwszego prozaicznego gościa
            }
        [few]
            { $deck-id ->
                [prestige] Obejrzyj { $look } prestiżowych gości i zatrzymaj { $keep }
               *[casual] Obejrzyj { $look } prozaicznych gości i zatrzymaj { $keep }
            }
        [many]
            { $deck-id ->
                [prestige] Obejrzyj { $look } prestiżowych gości i zatrzymaj { $keep }
               *[casual] Obejrzyj { $look } prozaicznych gości i zatrzymaj { $keep }
            }
       *[other]
            { $deck-id ->
                [prestige] Obejrzyj { $look } prestiżowych gości i zatrzymaj { $keep }
               *[casual] Obejrzyj { $look } prozaicznych gości i zatrzymaj { $keep }
            }
    }
ob-act-keep = Zatrzymaj: { $guests }
ob-act-attack = Rozsiej plotki; ofiara: { $target }
ob-act-hire = Zatrudnij: { $servants }
ob-act-recruit =
    { $area-id ->
        [available] Podkup: { $servant } (gracz: { $target }, dostępna służba)
        [quarters] Podkup: { $servant } (gracz: { $target }, kwatery służby)
       *[expended] Podkup: { $servant } (gracz: { $target }, zagospodarowana służba)
    }
ob-act-buy =
    { $space ->
        [reserve] Kup z rezerwy: { $tile }
       *[market] Kup z pola { $number }: { $tile }
    }{ $cheaper ->
        [useful-man] , pomaga złota rączka
        [architect] , pomaga architekt
        [both] , pomagają złota rączka i architekt
        [lent] , pomaga złota rączka partnera
        [lent-both] , pomagają złota rączka partnera i architekt
       *[none] {""}
    }
ob-act-done = Koniec zakupów i przysług
ob-act-dismiss = Zerwij kontakt: { $gentry }
ob-act-court = Z wizytą przybywa { $gentry }
ob-act-discard = Odrzuć: { $objective }
ob-act-first = Zaczyna { $seat }
ob-act-starters = Początkowi goście: { $guests }
ob-act-guest = Gość: { $guests }
ob-act-look = Goście z wierzchu talii: { $guests }
ob-act-objectives = Dobrane ambicje: { $objectives }
ob-act-monuments = Monumenty tej gry: { $tiles }
ob-act-service = Kafle służby na pierwszym rynku: { $tiles }
ob-act-tile = Wylosowany kafel: { $tile }
ob-act-card = Dobrana karta PZ: { $vp-card }
ob-act-theme = Sentyment: { $category }
ob-act-roll = Na kości wypada { $pips }

## Pytania

ob-question-chance = Decyduje los.
ob-question-choose-family = Którą familią grasz?
ob-question-pick-starter = Którego początkowego gościa bierzesz?
ob-question-select-objectives = Które ambicje zatrzymujesz?
ob-question-agree-market = Zostawić ten rynek czy wylosować nowy? Nowy tylko za zgodą wszystkich.
ob-question-choose-turn = Zwykła tura czy pasowanie?
ob-question-use-hall = Sala służących: kto plotkuje i o kim?
ob-question-aim-hall = Sala służących: o kim są plotki?
ob-question-host-activity = Jakie przyjęcie organizujesz?
ob-question-pass-favour = Pasujesz: czynsze, nowy rynek czy, jeśli wolno, zatrudnianie?
ob-question-keep-guests = Kogo zatrzymujesz?
ob-question-order-invitations = Który kontakt nawiązujesz teraz?
ob-question-keep-objectives = Które ambicje zatrzymujesz?
ob-question-spread-gossip = O kim plotkuje twój gość?
ob-question-hire-servants = Kogo zatrudniasz?
ob-question-recruit-servant = Kogo podkupujesz?
ob-question-buy-tile = Co kupujesz?
ob-question-dismiss-guest = Z kim zrywasz kontakt? Nie musisz.
ob-question-choose-fairchild = Wygrywasz awanse. Kto przybywa z wizytą?
ob-question-discard-objective = Którą ambicję odrzucasz?
ob-question-last-favours = Ostatnia szansa: czy przed punktacją używasz karty PZ?

## Wydarzenia

ob-event-first-player =
    { $seat-you ->
        [yes] Zaczynasz.
       *[no] Zaczyna { $seat }.
    }
ob-event-family-chosen =
    { $seat-you ->
        [yes] Grasz familią { $family }.
       *[no] { $seat } gra familią { $family }.
    }
ob-event-starters-laid-out = Wyłożeni początkowi goście: { $gentry }.
ob-event-monuments-chosen = Monumenty tej gry: { $tiles }.
ob-event-market-agreed =
    { $redrawn ->
        [yes] Wszyscy się zgadzają: pierwszy rynek losuje się ponownie.
       *[no] Pierwszy rynek zostaje.
    }
ob-event-round-begins =
    { $seat-you ->
        [yes] Runda { $round } ({ $round-event }): pierwsza tura należy do ciebie.
       *[no] Runda { $round } ({ $round-event }): pierwszą turę rozgrywa { $seat }.
    }
ob-event-turn-begins =
    { $seat-you ->
        [yes] Twoja tura.
       *[no] Turę rozgrywa { $seat }.
    }
ob-event-theme-round-set = Na kości wypada { $pips }: sentyment zostanie odsłonięty w rundzie { $round }.
ob-event-theme-revealed = Sentyment sezonu: { $category }.
ob-event-player-passed =
    { $seat-you ->
        [yes] Pasujesz i bierzesz wszystkich gości z powrotem.
       *[no] { $seat } pasuje i bierze wszystkich gości z powrotem.
    }
ob-event-service-refreshed =
    { $seat-you ->
        [yes] Cała twoja służba jest znów dostępna.
       *[no] { $seat } ma znów do dyspozycji całą służbę.
    }
ob-event-service-helped =
    { $seat-you ->
        [yes] Angażujesz: { $servants }.
       *[no] { $seat } angażuje: { $servants }.
    }
ob-event-activity-hosted =
    { $seat-you ->
        [yes] Organizujesz przyjęcie: { $tile }
       *[no] { $seat } organizuje przyjęcie: { $tile }
    }{ $gentry-count ->
        [0] {""}
       *[other] ; goście: { $gentry }
    }{ $servants-count ->
        [0] .
       *[other] ; służba: { $servants }.
    }
ob-event-guest-arrived =
    { $seat-you ->
        [yes] Nocuje u ciebie { $gentry }.
       *[no] { $seat } przyjmuje na noc gościa: { $gentry }.
    }
ob-event-guest-joined =
    { $seat-you ->
        [yes] Nawiązujesz kontakt: { $gentry }.
       *[no] { $seat } nawiązuje kontakt: { $gentry }.
    }
ob-event-nobody-to-invite =
    { $seat-you ->
        [yes] Nie ma już z kim nawiązać kontaktu ({ $deck }): przysługa przepada.
       *[no] { $seat } nie ma już z kim nawiązać kontaktu ({ $deck }): przysługa przepada.
    }
ob-event-guests-looked-at =
    { $seat-you ->
        [yes] Oglądasz: { $gentry }.
       *[no] { $seat } ogląda: { $gentry }.
    }
ob-event-guests-looked-at-hidden =
    { $count ->
        [one] { $seat } ogląda { $count } kartę ({ $deck }).
        [few] { $seat } ogląda { $count } karty ({ $deck }).
        [many] { $seat } ogląda { $count } kart ({ $deck }).
       *[other] { $seat } ogląda { $count } karty ({ $deck }).
    }
ob-event-guest-dismissed =
    { $seat-you ->
        [yes] Zrywasz kontakt: { $gentry }.
       *[no] { $seat } zrywa kontakt: { $gentry }.
    }
ob-event-guest-recalled =
    { $seat-you ->
        [yes] Bierzesz z powrotem: { $gentry }.
       *[no] { $seat } bierze z powrotem: { $gentry }.
    }
ob-event-servants-hired =
    { $seat-you ->
        [yes] Zatrudniasz: { $servants }.
       *[no] { $seat } zatrudnia: { $servants }.
    }
ob-event-servant-recruited =
    { $seat-you ->
        [yes] Podkupujesz służącego: { $servant } (traci { $target }).
       *[no]
            { $target-you ->
                [yes] { $seat } podkupuje twojego służącego: { $servant }.
               *[no] { $seat } podkupuje służącego: { $servant } (traci { $target }).
            }
    }
ob-event-reputation-changed =
    { $seat-you ->
        [yes]
            { $moved-sign ->
                [plus] Twoja reputacja rośnie o { $moved-size }, poziom { $level }, pozycja { $position } ({ $source }).
                [minus] Twoja reputacja spada o { $moved-size }, poziom { $level }, pozycja { $position } ({ $source }).
               *[none] Twoja reputacja nie zmienia się, poziom { $level }, pozycja { $position } ({ $source }).
            }
       *[no]
            { $moved-sign ->
                [plus] { $seat }: reputacja rośnie o { $moved-size }, poziom { $level }, pozycja { $position } ({ $source }).
                [minus] { $seat }: reputacja spada o { $moved-size }, poziom { $level }, pozycja { $position } ({ $source }).
               *[none] { $seat }: reputacja nie zmienia się, poziom { $level }, pozycja { $position } ({ $source }).
            }
    }
ob-event-pounds-changed =
    { $seat-you ->
        [yes]
            { $pounds-sign ->
                [minus] Płacisz £{ $pounds-size } ({ $source }).
               *[plus] Dostajesz £{ $pounds-size } ({ $source }).
            }
       *[no]
            { $pounds-sign ->
                [minus] { $seat } płaci £{ $pounds-size } ({ $source }).
               *[plus] { $seat } dostaje £{ $pounds-size } ({ $source }).
            }
    }
ob-event-tile-bought =
    { $seat-you ->
        [yes] Kupujesz za £{ $price }: { $tile }.
       *[no] { $seat } kupuje za £{ $price }: { $tile }.
    }
ob-event-tile-flipped =
    { $seat-you ->
        [yes] Obracasz kafel: { $tile }.
       *[no] { $seat } obraca kafel: { $tile }.
    }
ob-event-tile-drawn =
    { $where ->
        [reserve] Do rezerwy trafia { $tile }.
        [stack] Na swój odpowiednik trafia { $tile }.
       *[market] Nowy kafel na rynku: { $tile }.
    }
ob-event-market-filled = Rynek od lewej: { $tiles }.
ob-event-market-refreshed =
    { $seat-you ->
        [yes] Odświeżasz rynek.
       *[no] { $seat } odświeża rynek.
    }
ob-event-market-refreshed-hidden = Rynek zostaje odświeżony.
ob-event-market-moved = Boom budowlany usuwa z rynku: { $tile }.
ob-event-reserve-opened = Otwiera się rezerwa: { $reserve }.
ob-event-objectives-drawn =
    { $seat-you ->
        [yes] Dobierasz ambicje: { $objectives }.
       *[no] { $seat } dobiera ambicje: { $objectives }.
    }
ob-event-objectives-drawn-hidden =
    { $count ->
        [one] { $seat } dobiera { $count } ambicję.
        [few] { $seat } dobiera { $count } ambicje.
        [many] { $seat } dobiera { $count } ambicji.
       *[other] { $seat } dobiera { $count } ambicji.
    }
ob-event-objectives-kept =
    { $seat-you ->
        [yes] Zatrzymujesz: { $objectives }.
       *[no] { $seat } zatrzymuje: { $objectives }.
    }
ob-event-objectives-kept-hidden =
    { $count ->
        [one] { $seat } zatrzymuje { $count } ambicję.
        [few] { $seat } zatrzymuje { $count } ambicje.
        [many] { $seat } zatrzymuje { $count } ambicji.
       *[other] { $seat } zatrzymuje { $count } ambicji.
    }
ob-event-objective-given-up =
    { $seat-you ->
        [yes] Odrzucasz ambicję: { $objective }.
       *[no] { $seat } odrzuca ambicję: { $objective }.
    }
ob-event-objective-given-up-hidden = { $seat } odrzuca ambicję.
ob-event-card-drawn =
    { $seat-you ->
        [yes] Dobierasz kartę PZ: { $vp-card }.
       *[no] { $seat } dobiera kartę PZ: { $vp-card }.
    }
ob-event-card-drawn-hidden = { $seat } dobiera kartę PZ.
ob-event-card-used =
    { $seat-you ->
        [yes] Używasz przysługi karty PZ: { $vp-card }.
       *[no] { $seat } używa przysługi karty PZ: { $vp-card }.
    }
ob-event-courtship-held = Awanse ({ $categories }): { $totals }.
ob-event-courtship-tied = Remis w awansach, więc nikt z Fairchildów nie przybywa z wizytą: { $seats }.
ob-event-fairchild-visits =
    { $seat-you ->
        [yes] Wygrywasz awanse; z wizytą przybywa { $gentry }.
       *[no] { $seat } wygrywa awanse; z wizytą przybywa { $gentry }.
    }
ob-event-pawn-passed =
    { $seat-you ->
        [yes] Pionek gracza rozpoczynającego przechodzi do ciebie.
       *[no] Pionek gracza rozpoczynającego dostaje { $seat }.
    }
ob-event-opponent-rolls =
    { $wish ->
        [none] Rzut konkurenta: { $pips }, liczony jako { $modified }: rezygnacja.
        [refresh] Rzut konkurenta: { $pips }, liczony jako { $modified }: odświeżenie rynku.
        [monument] Rzut konkurenta: { $pips }, liczony jako { $modified }: zabiera monument.
       *[position] Rzut konkurenta: { $pips }, liczony jako { $modified }: zabiera kafel.
    }
ob-event-opponent-buys =
    { $count ->
        [one] Konkurent usuwa z gry: { $tile }.
        [few] Konkurent usuwa z gry { $count } egzemplarze: { $tile }.
        [many] Konkurent usuwa z gry { $count } egzemplarzy: { $tile }.
       *[other] Konkurent usuwa z gry { $count } egzemplarza: { $tile }.
    }
ob-event-opponent-takes-card = Konkurent bierze kartę PZ.
ob-event-game-over = Odjeżdżają ostatnie powozy: gra jest skończona.

## Powody, dla których czegoś nie wolno

ob-reason-family-not-in-play = Ta familia nie bierze udziału w grze: { $family }.
ob-reason-family-taken = Tą familią gra już kto inny: { $family }.
ob-reason-guest-not-in-row = Tego gościa nie wyłożono: { $guest }.
ob-reason-tile-not-yours = Tego kafla nie ma w twojej posiadłości: { $tile }.
ob-reason-no-activity-here = Tu nie organizuje się przyjęć; kafel działa, leżąc w posiadłości: { $tile }.
ob-reason-tile-above-reputation = Wartość prestiżu kafla to { $rating }, a na początku kroku 3 możliwa była najwyżej { $level }: { $tile }.
ob-reason-guest-above-reputation = Wartość prestiżu gościa to { $rating }, a na początku kroku 3 możliwa była najwyżej { $level }: { $guest }.
ob-reason-guest-resting = Karta leży na twoim stosie kart odrzuconych i wróci, gdy spasujesz: { $guest }.
ob-reason-guest-not-yours = Nie masz takiego kontaktu: { $guest }.
ob-reason-guest-attends = Ta osoba bierze już udział w przyjęciu: { $guest }.
ob-reason-guest-beyond-service = Nikt nie może obsłużyć tego gościa: { $guest }.
ob-reason-no-tile-for-guest = Żaden z twoich kafli, których można teraz użyć, nie ma miejsca dla tego gościa: { $guest }.
ob-reason-no-company-for-guest = Gość pasuje do kafla, ale brakuje ci pozostałych gości albo potrzebnej służby: { $guest }.
ob-reason-wrong-guests = To nie są dokładnie ci goście, których wymaga kafel: { $tile }.
ob-reason-too-few-guests = Za mało gości ({ $tile }): { $here } z { $count } ({ $slot }).
ob-reason-too-many-ways = Sposobów jest więcej, niż udało się sprawdzić: może się to udać, więc spróbuj albo zapytaj tylko o to.
ob-reason-choice-missing = Najpierw wybierz jedną z przysług: { $about }.
ob-reason-no-such-choice = Nie ma tu takiego wyboru: { $about }.
ob-reason-nobody-can-serve = Nikt nie może tu służyć: { $about }.
ob-reason-nobody-can-be-served = Dla żadnego z gości, którzy pasują do kafla, nie wystarczy służby: { $tile }.
ob-reason-servant-not-available = Brak dostępnej służby: { $servants }.
ob-reason-servant-rests = Ten służący odpoczywa do następnej tury: { $servant }. Koszt zaangażowania (pozycje reputacji): { $cost }.
ob-reason-servant-is-spent = Ten służący pracował, w następnej turze odpoczywa i będzie dostępny w kolejnej: { $servant }.
ob-reason-servant-not-yours = Nie masz takiego służącego: { $servant }.
ob-reason-servant-not-resting = Na kwaterach nie odpoczywa nikt taki: { $servant }.
ob-reason-servant-not-there = W tym miejscu nie ma takiego służącego: { $servant }.
ob-reason-servant-is-loyal = Podkupić można tylko kamerdynerów, pokojówki i lokajów; pozostali są lojalni: { $servant }.
ob-reason-servant-must-be-named = Trzeba wskazać służącego, który plotkuje.
ob-reason-hall-needs-no-servant = W pierwszej edycji sala służących nie potrzebuje służącego.
ob-reason-rest-needs-tile = Odpoczywający służący może służyć tylko wtedy, gdy masz kwatery służby: { $servant }.
ob-reason-rest-without-work = Służący wezwany z kwater musi być wśród tych, którzy służą: { $servant }.
ob-reason-help-without-need = Angażuje się tylko służących, których wymaga przyjęcie: { $servants }.
ob-reason-stand-in-needs-tile = Do zastępstwa potrzebny jest kafel, którego nie masz ({ $tile }): { $servant }.
ob-reason-stand-in-not-needed = Zastępstwo jest możliwe tylko wtedy, gdy brakuje dostępnego służącego tego rodzaju ({ $other }): { $servant }.
ob-reason-wrong-staff = Przyjęcie wymaga służby: { $need }. Ten skład nie pasuje: { $staff }.
ob-reason-reputation-cannot-pay =
    { $steps ->
        [one] Koszt (pozycje reputacji): { $cost }; możesz oddać { $steps } pozycję.
        [few] Koszt (pozycje reputacji): { $cost }; możesz oddać { $steps } pozycje.
        [many] Koszt (pozycje reputacji): { $cost }; możesz oddać { $steps } pozycji.
       *[other] Koszt (pozycje reputacji): { $cost }; możesz oddać { $steps } pozycji.
    }
ob-reason-costs-not-covered =
    { $loans ->
        [one] Goście kosztują o £{ $pounds } więcej, niż masz; wystarczy pożyczka £100.
        [few] Goście kosztują o £{ $pounds } więcej, niż masz; wystarczą { $loans } pożyczki po £100.
        [many] Goście kosztują o £{ $pounds } więcej, niż masz; wystarczy { $loans } pożyczek po £100.
       *[other] Goście kosztują o £{ $pounds } więcej, niż masz; wystarczy { $loans } pożyczki po £100.
    }
ob-reason-loan-without-need =
    { $loans ->
        [0] Przyjęcie nie wymaga pożyczki. Jeśli chcesz, pożycz osobno.
        [one] Przyjęcie wymaga { $loans } pożyczki £100, nie więcej. Jeśli chcesz, pożycz osobno.
        [few] Przyjęcie wymaga { $loans } pożyczek po £100, nie więcej. Jeśli chcesz, pożycz osobno.
        [many] Przyjęcie wymaga { $loans } pożyczek po £100, nie więcej. Jeśli chcesz, pożycz osobno.
       *[other] Przyjęcie wymaga { $loans } pożyczki po £100, nie więcej. Jeśli chcesz, pożycz osobno.
    }
ob-reason-nobody-left-to-hire =
    { $servant-id ->
        [any] Nie ma już kogo zatrudnić.
       *[other] Takich służących już nie ma do zatrudnienia: { $servant }.
    }
ob-reason-nobody-to-recruit = Inne familie nie mają nikogo, kogo można podkupić.
ob-reason-no-recruiting-alone = Solo można tylko zatrudniać, nie podkupywać.
ob-reason-not-for-hire = Nie można zatrudnić majordomusa, ochmistrzyni ani głównego lokaja.
ob-reason-hire-another-number =
    { $number ->
        [one] Zatrudnij dokładnie { $number } służącego.
        [few] Zatrudnij dokładnie { $number } służących.
        [many] Zatrudnij dokładnie { $number } służących.
       *[other] Zatrudnij dokładnie { $number } służących.
    }
ob-reason-no-prestige-guest-left = Talia prestiżowych gości jest pusta.
ob-reason-pass-comes-first = Wybrana została zwykła tura i da się coś zorganizować, więc pasować już nie można.
ob-reason-no-activity-when-passing = Kto pasuje, nie organizuje przyjęcia.
ob-reason-only-hiring-when-passing = Kto pasuje, może użyć tylko pokoju majordomusa.
ob-reason-turn-is-over = Wszystkie tury się skończyły; akcje specjalne nie są już możliwe.
ob-reason-refreshed-already = W tej turze rynek był już odświeżany.
ob-reason-refresh-without-purchase = W tej turze nic już nie kupisz, więc nie ma po co odświeżać rynku.
ob-reason-card-not-held = Nie masz takiej karty PZ: { $card }.
ob-reason-too-late-for-favour = Po finalnych awansach ta przysługa nic nie daje: { $card }.
ob-reason-guest-must-be-named = Trzeba wskazać gościa ze stosu kart odrzuconych.
ob-reason-guest-not-in-discard = Na twoim stosie kart odrzuconych nie ma takiego gościa: { $guest }.
ob-reason-favour-names-nobody = Przysługa tej karty nie wskazuje ani służącego, ani gościa: { $card }.
ob-reason-no-such-target = Tego celu nie można wybrać: { $seat }.
ob-reason-no-such-invitation = Takiego kontaktu nie można teraz nawiązać.
ob-reason-guest-not-looked-at = Nie oglądasz teraz tej karty: { $guest }.
ob-reason-keep-another-number = Zatrzymaj dokładnie { $keep }.
ob-reason-family-stays = Z tą osobą nie można zerwać kontaktu: { $guest }.
ob-reason-objective-not-held = Nie masz takiej ambicji: { $objective }.
ob-reason-one-purchase-a-turn = W tej turze zakup już się odbył.
ob-reason-tile-not-on-offer = Tego kafla tam nie ma: { $tile }.
ob-reason-tile-owned-already = Masz już ten kafel: { $tile }.
ob-reason-too-expensive = { $tile } kosztuje £{ $price }, a masz £{ $pounds }.
ob-reason-not-a-fairchild = To nie jest nikt z Fairchildów: { $guest }.

## Zasady, rozdział po rozdziale

ob-rule-player-setup = Przygotowanie graczy
ob-rule-central-setup = Przygotowanie głównego obszaru gry
ob-rule-starter-draft = Draft początkowych gości
ob-rule-round-track = Tor rund gry
ob-rule-theme-cards = Karty sentymentów
ob-rule-standard-turn = Tura gracza
ob-rule-host-activity = Krok 3: przyjęcie
ob-rule-invite-guests = Krok 4: zaproszenie gości
ob-rule-provide-service = Krok 5: zapewnienie obsługi
ob-rule-enjoy-favours = Krok 6: recepcja przysług
ob-rule-dismiss-guests = Zrywanie kontaktów
ob-rule-hiring-servants = Zatrudnianie służby
ob-rule-builders-market = Krok 7: rynek budowlany
ob-rule-special-actions = Akcje specjalne
ob-rule-servants-hall = Sala służących
ob-rule-passing = Pasowanie
ob-rule-courtship = Awanse
ob-rule-victory-point-cards = Karty punktów zwycięstwa
ob-rule-objective-cards = Karty ambicji
ob-rule-suites-expansion = Apartamenty
ob-rule-solitaire = Rozgrywka solo
ob-rule-end-game-scoring = Końcowa punktacja

## Other modes of play: what is put together, and what lies on the table

ob-guide-too-many-ways = Sposobów jest zbyt wiele, by sprawdzić wszystkie: część propozycji może do niczego nie doprowadzić.
ob-guide-extra-cook = Kucharka staje na kaflu: mogą przyjść goście o wyższym prestiżu, a reputacja rośnie o 1 pozycję.
ob-guide-extra-useful-man = Złota rączka obniża o 1 prestiż kafla i można go użyć.
ob-guide-extra-carriage-more = O jednego gościa więcej dzięki powozowni: { $servant }
ob-guide-extra-carriage-fewer = O jednego gościa mniej dzięki powozowni: { $servant }
ob-guide-extra-lend =
    { $count ->
        [one] Partner użycza: { $piece }
        [few] Partner użycza: { $piece } × { $count }
        [many] Partner użycza: { $piece } × { $count }
       *[other] Partner użycza: { $piece } × { $count }
    }
ob-guide-extra-for = Przysługa dla partnera; gość: { $guest }
ob-guide-extra-boy = O £100 więcej od gościa: { $guest } ({ $servant })
ob-guide-extra-maid = Starsza pokojówka: o jednego gościa więcej do obejrzenia ({ $guest }: { $choice })
ob-guide-extra-maid-tile = Starsza pokojówka ogląda o jednego gościa więcej dla kafla: { $choice }
ob-possible-with = możliwe z dodatkową służbą: { $servants }
ob-possible-with-carriage = możliwe dzięki powozowni
ob-possible-with-partner = możliwe z pomocą partnera
ob-affordable-architect = tak, dzięki architektowi
ob-affordable-useful-man = tak, dzięki złotej rączce
ob-cheaper-tiles =
    { $count ->
        [one] { $count } kafel o £{ $amount } taniej
        [few] { $count } kafle o £{ $amount } taniej
        [many] { $count } kafli o £{ $amount } taniej
       *[other] { $count } kafla o £{ $amount } taniej
    }
ob-can-cook =
    { $levels ->
        [one] na przyjęciu: +{ $steps } reputacji i goście o prestiżu wyższym o { $levels } niż twój poziom
        [few] na przyjęciu: +{ $steps } reputacji i goście o prestiżu wyższym najwyżej o { $levels } niż twój poziom
        [many] na przyjęciu: +{ $steps } reputacji i goście o prestiżu wyższym najwyżej o { $levels } niż twój poziom
       *[other] na przyjęciu: +{ $steps } reputacji i goście o prestiżu wyższym najwyżej o { $levels } niż twój poziom
    }
ob-can-cook-larger = o jednego gościa więcej dzięki odnowionej kuchni
ob-can-run =
    { $count ->
        [0] £{ $amount } więcej od gościa, który daje funty; nie masz takiego na ręce
        [one] £{ $amount } więcej od gościa, który daje funty; na ręce: { $count }
        [few] £{ $amount } więcej od gościa, który daje funty; na ręce: { $count }
        [many] £{ $amount } więcej od gościa, który daje funty; na ręce: { $count }
       *[other] £{ $amount } więcej od gościa, który daje funty; na ręce: { $count }
    }
ob-can-drive = może pojechać powozem
ob-can-screen =
    { $count ->
        [0] ogląda o jednego gościa więcej przy nowym kontakcie; nie masz karty ani kafla z kontaktami
        [one] ogląda o jednego gościa więcej przy nowym kontakcie; karty i kafle z kontaktami: { $count }
        [few] ogląda o jednego gościa więcej przy nowym kontakcie; karty i kafle z kontaktami: { $count }
        [many] ogląda o jednego gościa więcej przy nowym kontakcie; karty i kafle z kontaktami: { $count }
       *[other] ogląda o jednego gościa więcej przy nowym kontakcie; karty i kafle z kontaktami: { $count }
    }
ob-can-help-fair = na festynie: £{ $amount }
ob-can-ease =
    { $levels ->
        [one] obniża prestiż o { $levels }, tutaj: { $tiles }
        [few] obniża prestiż najwyżej o { $levels }, tutaj: { $tiles }
        [many] obniża prestiż najwyżej o { $levels }, tutaj: { $tiles }
       *[other] obniża prestiż najwyżej o { $levels }, tutaj: { $tiles }
    }
ob-can-bargain = kafel o £{ $amount } taniej
ob-can-sweep = odchodzi z gry w zamian za nowy rynek
ob-can-fetch = odchodzi z gry w zamian za kafel z sakiewki
ob-modifier-gain = +{ $vp } PZ, jeśli gra się tu skończy
ob-modifier-loss = −{ $vp } PZ, jeśli gra się tu skończy
ob-modifier-none = nic nie jest dodane ani odjęte
ob-tile-priced = { $tile } (£{ $amount })
ob-nothing-stolen = nic
ob-note-target-round = runda docelowa
ob-note-last-round = ostatnia runda
ob-team-number = Drużyna { $number }
ob-made-team-mean = średnia obojga, zaokrąglona w dół
ob-made-team-objectives =
    { $count ->
        [one] najlepsza z obojga
        [few] { $count } najlepsze z obojga razem
        [many] { $count } najlepszych z obojga razem
       *[other] { $count } najlepszej z obojga razem
    }
ob-made-team-reputation = niższa z obojga
ob-made-team-milestones = wszystkie zdobyte przez oboje
ob-tie-steps =
    { $steps ->
        [one] { $steps } pozycja reputacji razem
        [few] { $steps } pozycje reputacji razem
        [many] { $steps } pozycji reputacji razem
       *[other] { $steps } pozycji reputacji razem
    }
ob-tie-tiles = kafle { $vp } PZ
ob-tie-top = najwyższy poziom
ob-block-servant-draft = Służba do wyboru
ob-block-milestones = Kamienie milowe
ob-block-teams = Drużyny
ob-block-team-points = Punkty drużyn w tej chwili
ob-block-extras = Twoja dodatkowa służba
ob-block-challenge = Wyzwanie
ob-block-stacks = Stosy rynku
ob-block-columns = Kolumny twojej posiadłości
ob-block-thefts = Co zabrałaby kość złodzieja
ob-column-can-do = Może teraz
ob-column-milestone = Kamień milowy
ob-column-first-place = Pierwsze miejsce
ob-column-second-place = Drugie miejsce
ob-column-reached = Osiągnięty przez
ob-column-so-far = Ty dotychczas
ob-column-partners = Partnerzy
ob-column-lent = Użyczona służba
ob-column-visiting = Użyczeni goście
ob-column-prestige-guests = Prestiżowi goście
ob-column-cheaper = Architekt
ob-column-target = Do pobicia
ob-column-target-round = W rundzie
ob-column-if-it-ended = Gdyby skończyć teraz
ob-column-scrapped = Oddane kafle
ob-column-from-the-top = Kafle od góry
ob-column-tiles-laid = Kafle
ob-column-unturned = Jeszcze do odwrócenia
ob-column-to-be-had = Zostało na rynku
ob-column-die = Kość
