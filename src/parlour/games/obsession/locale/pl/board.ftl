### Rysowany stół Obsesji. Nazwy, zdarzenia, powody i pytania pochodzą z pliku gry.

## Drobne słowa

obb-two = { $first } · { $second }
obb-or = lub
obb-none = brak
obb-nobody = nikt
obb-yes = tak
obb-no = nie
obb-hidden = ukryte do końca
obb-you = ty
obb-minus-pounds = −£{ $amount }
obb-pr = P
obb-rating = wartość prestiżu { $rating }
obb-no-rating = bez wartości prestiżu
obb-reputation = Reputacja: poziom { $level }, pozycja { $position } z 5
obb-rose-side = Strona z różą: już użyty
obb-after-hosting = po pierwszym użyciu
obb-then = potem druga strona:
obb-then-face = potem: { $name }
obb-no-service = bez służby
obb-in-plan = W twoim planie
obb-reconstructed = Niektóre wartości kafli i gości zostały odtworzone. Zobacz które.

## Sezony

obb-seasons = Sezony
obb-season-1 = Sezon 1
obb-season-2 = Sezon 2
obb-season-3 = Sezon 3
obb-season-4 = Sezon 4
obb-theme = Sentyment awansów
obb-theme-hidden = jeszcze zakryty
obb-theme-what = Najwięcej PZ na takich kaflach w rundzie { $round } sprowadza do ciebie kogoś z Fairchildów.
obb-theme-last = W rundzie { $round } liczą się wszystkie sentymenty.
obb-theme-here = liczy się w najbliższych awansach
obb-round-told = Runda { $round }: { $name }
obb-round-now = Runda { $round }
obb-round-small = runda { $round }
obb-soon = Wkrótce
obb-soon-line = { $round }: { $what }

## Rynek

obb-market = Rynek budowlany
obb-market-spaces = Pola rynku od najtańszego
obb-market-note = Cena zależy od pola i od kafla.
obb-market-one = Możesz kupić jeden kafel. Masz £{ $amount }.
obb-market-done = Kupiono już w tej turze. Zostało £{ $amount }.
obb-market-any = Możesz kupić dowolnie wiele kafli. Masz £{ $amount }.
obb-price-plain = bez dopłaty i zniżki
obb-price-least = { $sum }, co najmniej £{ $amount }
obb-affordable = Stać cię na ten kafel
obb-buy = Kup
obb-buy-there = Kup na rynku albo zakończ.
obb-space-empty = właśnie sprzedany
obb-reserve-service = Służba
obb-reserve-pr1 = Prestiż 1
obb-reserve-empty = pusta
obb-copies =
    { $count ->
        [one] { $count } egzemplarz
        [few] { $count } egzemplarze
        [many] { $count } egzemplarzy
       *[other] { $count } egzemplarza
    }

## Tura

obb-turn = Teraz
obb-waiting = Do ruchu: { $who }.
obb-any-moment = W dowolnej chwili twojej tury
obb-more-answers = Odpowiedzi jest więcej, niż się tu mieści; wpisz tę, której chcesz.
obb-more-variants = Wariantów jest więcej; wpisz ten, którego chcesz.
obb-keep = Zatrzymaj
obb-hire = Zatrudnij
obb-recruit = Podkup ({ $where })
obb-take = Weź
obb-dismiss = Zerwij kontakt
obb-court = Zaproś w gości
obb-give-up = Odrzuć
obb-play-family = Graj tą familią
obb-step-tile = Przyjęcie
obb-step-guests = Goście
obb-step-service = Służba
obb-step-choose = wybierz kafel
obb-step-invited =
    { $count ->
        [0] jeszcze nikt
        [one] { $count } osoba
        [few] { $count } osoby
        [many] { $count } osób
       *[other] { $count } osoby
    }
obb-step-ready = ustalone
obb-composing = Chwileczkę…
obb-host-here = Przyjęcie tutaj
obb-host-at = Przyjęcie tutaj: { $name }
obb-change = Zmień
obb-change-tile = Inne przyjęcie
obb-invited = Zaproszeni
obb-invite = Zaproś
obb-invite-name = Zaproś: { $name }
obb-uninvite = Nie zapraszaj: { $name }
obb-who-can-come = Kto może przyjść
obb-tiles-not-now =
    { $count ->
        [one] Kafle, których nie można teraz użyć: { $count }
        [few] Kafle, których nie można teraz użyć: { $count }
        [many] Kafle, których nie można teraz użyć: { $count }
       *[other] Kafle, których nie można teraz użyć: { $count }
    }
obb-guests-not-now =
    { $count ->
        [one] { $count } osoba nie może teraz przyjść
        [few] { $count } osoby nie mogą teraz przyjść
        [many] { $count } osób nie może teraz przyjść
       *[other] { $count } osoby nie może teraz przyjść
    }
obb-crew-one = Kto służy
obb-variant-favour = { $who }: { $what }
obb-variant-rest = z odpoczynku: { $who }
obb-variant-help = zaangażowanie służby, po 3 pozycje reputacji: { $who }
obb-variant-loan = pożyczka { $what }

## Służba

obb-service = Służba
obb-service-note = Na początku twojej tury każdy przechodzi o jedno miejsce dalej. Rundy awansów nikogo nie przesuwają.
obb-service-note-plain = Na początku twojej tury każdy przechodzi o jedno miejsce dalej.
obb-lane-expended = po pracy; potem odpoczynek
obb-lane-quarters = wracają w następnej turze
obb-lane-available = mogą służyć
obb-belt = następna tura
obb-forecast = Wolna służba, jeśli nikt nie pracuje
obb-at-work = Teraz pracują: { $who }
obb-plan-back = Służba z twojego planu będzie znów wolna w rundzie { $round }.

## Posiadłość, ręka i karty

obb-estate = Moja posiadłość
obb-estate-of = Posiadłość: { $name }
obb-estate-note =
    { $count ->
        [one] { $count } kafel, { $vp } PZ
        [few] { $count } kafle, { $vp } PZ
        [many] { $count } kafli, { $vp } PZ
       *[other] { $count } kafla, { $vp } PZ
    }
obb-column-empty = jeszcze nic
obb-can-host = Przyjęcie możliwe
obb-hosted-now = Trwa przyjęcie
obb-works-by-itself = Działa sam
obb-hand = Moi goście
obb-hand-empty = Nikogo.
obb-filter = Pokaż
obb-filter-all = Wszyscy { $count }
obb-filter-now = Mogą przyjść { $count }
obb-filter-family = Rodzina { $count }
obb-filter-casual = Prozaiczni { $count }
obb-filter-prestige = Prestiżowi { $count }
obb-filter-ladies = Damy { $count }
obb-filter-gentlemen = Dżentelmeni { $count }
obb-sort = Sortuj
obb-sort-now = może przyjść
obb-sort-vp = PZ
obb-sort-rating = prestiż
obb-sort-name = nazwisko
obb-can-attend = Może teraz przyjść
obb-discard =
    { $count ->
        [one] Karty odrzucone: { $count } osoba
        [few] Karty odrzucone: { $count } osoby
        [many] Karty odrzucone: { $count } osób
       *[other] Karty odrzucone: { $count } osoby
    }
obb-discard-note = Wracają na rękę, gdy spasujesz.
obb-objectives = Moje ambicje
obb-objectives-note =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
obb-objective-now = na razie { $vp } PZ
obb-vp-cards = Moje karty PZ
obb-vp-cards-note = Zachowaj PZ albo użyj przysługi

## Gracze

obb-players = Gracze
obb-players-note = dotknij, by zobaczyć posiadłość
obb-family-of = { $name } ({ $family })
obb-playing = gra
obb-to-answer = odpowiada
obb-first = gracz rozpoczynający
obb-known = Co wiesz o tych kartach
obb-count-hand = ręka { $count }
obb-count-discard = odrzucone { $count }
obb-count-tiles = kafle { $count }
obb-count-objectives = ambicje { $count }
obb-count-cards = karty PZ { $count }

## Jak stoją sprawy

obb-race = Wyścig awansów
obb-race-round = runda { $round }
obb-race-hidden = Sentyment nie jest jeszcze odkryty.
obb-race-leads = Gdyby sezon skończył się teraz: { $who }.
obb-race-tied = Gdyby sezon skończył się teraz, byłby remis: { $who }.
obb-score = Punkty
obb-score-note = gdyby gra skończyła się teraz
obb-opponent = Konkurent
obb-opponent-did = Co zrobił
obb-escalation = Rosnąca siła
obb-roll-plain = bez zmian
obb-stolen = Usunięte z gry: { $what }.

## Dodatkowa służba

obb-extras = Dodatkowa służba
obb-extra-with = { $who } · { $name }
obb-extra-cook = Na kaflu: o 1 pozycję reputacji więcej i goście o prestiżu do dwóch powyżej twojego poziomu.
obb-extra-useful-man = Na kaflu: w tej turze jego prestiż liczy się o jeden mniej.
obb-extra-hall-boy = £100 więcej z tej karty.
obb-extra-underbutler = Zamiast chłopca na posyłki: £100 więcej z tej karty.
obb-extra-screen-casual = Ogląda jednego prozaicznego gościa więcej, zanim wybierzesz.
obb-extra-screen-prestige = Ogląda jednego prestiżowego gościa więcej, zanim wybierzesz.
obb-extra-screen-look-casual = Ogląda jednego prozaicznego gościa więcej, zanim wybierzesz.
obb-extra-screen-look-prestige = Ogląda jednego prestiżowego gościa więcej, zanim wybierzesz.
obb-extra-carriage = Powóz: { $who }
obb-extra-carriage-more = O jednego gościa więcej, niż wymaga kafel.
obb-extra-carriage-fewer = O jednego gościa mniej, niż wymaga kafel.
obb-extra-lend =
    { $count ->
        [one] { $who }
        [few] { $count } × { $who }
        [many] { $count } × { $who }
       *[other] { $count } × { $who }
    }
obb-extra-for = Z przysługi korzysta twój partner: { $name }
obb-extra-one = Dodatkowo: { $who }
obb-by-carriage = Powozem
obb-take-back = Cofnij: { $name }
obb-also-invite = Może przyjść jeszcze ktoś
obb-dead-end = To do niczego nie prowadzi. Wycofaj kogoś.
obb-needs-lend = Goście są w komplecie, ale kogoś musi jeszcze użyczyć twój partner.
obb-variant-lent = użycza partner: { $who }
obb-engage = Przyjmij do służby
obb-inherit = Zacznij z tym kaflem
obb-recall = Przywołaj
obb-renounce = Zrezygnuj z tego gościa
obb-buy-useful-man = Ze złotą rączką, o £100 taniej
obb-buy-architect = Z architektem, o £300 taniej
obb-buy-both = Ze złotą rączką i architektem, o £400 taniej
obb-buy-lent = Ze złotą rączką partnera, £100 taniej
obb-buy-lent-both = Ze złotą rączką partnera i architektem, £400 taniej
obb-fetch = Sprowadź kafel z sakiewki ({ $count })
obb-fetch-note = Złota rączka opuszcza za to grę. Kafel trafia na najdroższe pole rynku.
obb-fetch-search = Szukaj
obb-fetch-all = Wszystkie
obb-fetch-found =
    { $count ->
        [one] { $count } kafel
        [few] { $count } kafle
        [many] { $count } kafli
       *[other] { $count } kafla
    }
obb-fetch-this = Sprowadź
obb-prestige-limit = Prestiżowi goście: { $count } z najwyżej { $limit }

## Kamienie milowe

obb-milestones = Kamienie milowe
obb-milestones-note = każdy ma dwa miejsca
obb-claim = Możesz zająć miejsce na kamieniu milowym
obb-place-1 = pierwsze miejsce
obb-place-2 = drugie miejsce
obb-place-open = wolne
obb-progress = Twój postęp

## Drużyny

obb-team = Drużyna { $number }
obb-team-scores = Wyniki drużyn
obb-your-partner = twój partner
obb-partner = Mój partner
obb-from-partner = od partnera: { $who }
obb-lend = Służba twojego partnera
obb-lend-of = Poproś o służbę: { $who }
obb-could-send =
    { $count ->
        [0] Nikogo nie można przysłać
        [one] { $count } gość do przysłania
        [few] { $count } gości do przysłania
        [many] { $count } gości do przysłania
       *[other] { $count } gości do przysłania
    }
obb-team-lent = Użyczona w tej turze służba: { $who }.
obb-team-visiting = Z wizytą: { $who }.
obb-team-asked = w tej turze już proszono o pieniądze
obb-team-declined = w tej turze odmawia
obb-partner-objectives =
    { $count ->
        [one] { $count } ambicja
        [few] { $count } ambicje
        [many] { $count } ambicji
       *[other] { $count } ambicji
    }
obb-partner-estate =
    { $count ->
        [one] Posiadłość: { $count } kafel
        [few] Posiadłość: { $count } kafle
        [many] Posiadłość: { $count } kafli
       *[other] Posiadłość: { $count } kafli
    }
obb-consent-money = { $who } prosi cię o podarowanie { $what }.
obb-consent-activity = { $who } chce urządzić przyjęcie z twoją pomocą:
obb-consent-lending = { $who } prosi o użyczenie służącego:
obb-consent-guests = Twoi goście na miejscu
obb-consent-servants = Twoja służba na miejscu
obb-consent-yours = przysługa dla ciebie
obb-consent-cost = Ile cię to kosztuje
obb-consent-free = Nic poza ich czasem.
obb-consent-help = zaangażowanie służby ({ $who }), pozycje reputacji: { $steps }
obb-consent-loan = pożyczka { $what }, pozycje reputacji: { $steps }

## Wyzwanie posiadłości

obb-challenge = Wyzwanie posiadłości
obb-challenge-note = cel na rundę { $round }
obb-challenge-target = Cel
obb-challenge-score = Twój wynik teraz
obb-limits = Kafle w kolumnach
obb-column-full = pełna
obb-modifiers = PZ za rundę zakończenia
obb-modifier-round = Runda
obb-modifier-vp = PZ
obb-stacks = Stosy rynku
obb-stack-told =
    { $count ->
        [0] { $price } · pusty
        [one] { $price } · { $count } kafel
        [few] { $price } · { $count } kafle
        [many] { $price } · { $count } kafli
       *[other] { $price } · { $count } kafli
    }
obb-monuments = Monumenty
obb-thief-number = złodziej bierze go, gdy wypadnie { $pips }
obb-thief-table = Co bierze kość złodzieja
obb-thief-die = Kość
obb-thief-tile = Kafel
obb-thief-note = Inne liczby niczego nie biorą, a złodziej nigdy nie uniemożliwia zapełnienia kolumny.
obb-thief-nothing = Złodziej wyrzucił { $pips } i niczego nie wziął.
obb-thief-took = Złodziej wyrzucił { $pips } i wziął: { $what }.
obb-scrap = Oddaj kafel z pełnej kolumny ({ $count })
obb-scrap-note = Kafel opuszcza grę i robi miejsce.
obb-scrap-this = Oddaj
obb-scrapped = Oddane: { $what }.

## Tor bez sezonów

obb-track = Tor rund gry
obb-track-round = Runda { $round } z { $last }
obb-track-ends = Gra kończy się też, gdy ktoś zakończy turę z reputacją { $top }.
obb-track-challenge = Wyzwanie kończy się z reputacją { $top } albo ukończonym tableau; tor ciągnie się dalej za ostatnim polem.

## Stan gry

table-where-obsession =
    { $round ->
        [0] Obsesje · przygotowanie
       *[other] { $quarter ->
            [0] Obsesje · runda { $round }
            [1] Obsesje · sezon 1 · runda { $round }
            [2] Obsesje · sezon 2 · runda { $round }
            [3] Obsesje · sezon 3 · runda { $round }
           *[other] Obsesje · sezon 4 · runda { $round }
        }
    }

## Odpowiadanie

table-number-level = Poziom reputacji
table-number-position = Pozycja reputacji
table-number-pounds = Funty
table-number-available = Dostępna służba
table-number-quarters = Odpoczywająca służba
table-number-expended = Zagospodarowana służba
table-number-estate = Kafle
table-number-hand = Goście na ręce
table-number-discard = Goście odrzuceni
table-number-objective-count = Ambicje
table-number-vp-card-count = Karty PZ
table-unknown-guest = Poznasz następnego gościa z talii.
table-unknown-guests =
    { $count ->
        [one] Obejrzysz następnego gościa z talii.
        [few] Obejrzysz { $count } następnych gości z talii.
        [many] Obejrzysz { $count } następnych gości z talii.
       *[other] Obejrzysz { $count } następnego gościa z talii.
    }
table-unknown-tile = Na rynek trafi nowy kafel z sakiewki.
table-unknown-die = Potem rzuca się kością.
table-unknown-theme = Potem odsłania się sentyment sezonu.
table-unknown-objectives =
    { $count ->
        [one] Dobierzesz ambicję.
        [few] Dobierzesz { $count } ambicje.
        [many] Dobierzesz { $count } ambicji.
       *[other] Dobierzesz { $count } ambicji.
    }
table-unknown-objective-given-up = { $seat } odrzuca zakrytą ambicję.
table-unknown-vp-card = Dobierzesz kartę PZ.
table-short-tile-above-reputation = Potrzebna reputacja { $rating }, masz { $level }.
table-short-guest-above-reputation = Potrzebna reputacja { $rating }, masz { $level }.
table-short-guest-resting = Na twoim stosie kart odrzuconych.
table-short-guest-attends = Na obecnym przyjęciu.
table-short-no-tile-for-guest = Żaden z twoich kafli nie ma teraz miejsca.
table-short-no-company-for-guest = Brakuje innych gości albo służby.
table-short-too-few-guests = { $slot }: { $here } z { $count }.
table-short-servant-not-available = Brak dostępnej służby: { $servants }.
table-short-servant-rests = Odpoczywa w tej turze. Koszt zaangażowania (pozycje reputacji): { $cost }.
table-short-servant-is-spent = Praca już wykonana.
table-short-nobody-can-be-served = Za mało służby dla gości.
table-short-no-activity-here = Działa bez przyjęć.
table-short-too-expensive = Kosztuje £{ $price }, masz £{ $pounds }.
table-short-tile-owned-already = Masz już ten kafel.
table-short-one-purchase-a-turn = W tej turze zakup już się odbył.
table-short-too-many-ways = Być może: spróbuj.
table-remedy-reputation = Brakuje pozycji reputacji: { $count }.
table-remedy-next-turn = Możliwe od twojej następnej tury.
table-remedy-servant-back = Dostępność w rundzie { $round }.
table-remedy-pass-for-guests = Gdy spasujesz, goście wrócą.
table-remedy-pass-for-servants = Gdy spasujesz, cała służba wróci.
table-remedy-pounds = Brakuje £{ $amount }.

## Koniec

table-chart-unit-obsession = Runda
table-challenge-early = Posiadłość ukończono w rundzie { $round }, przed rundą { $wanted }. Dodatkowe punkty: { $points }. Każda kolejna runda różnicy liczy się o { $step } więcej niż poprzednia.
table-challenge-even = Gra skończyła się w rundzie { $round }, zgodnie z planem: nic się nie dodaje ani nie odejmuje.
table-challenge-late = Gra skończyła się w rundzie { $round }, po rundzie { $wanted }. Odjęte punkty: { $points }. Każda kolejna runda różnicy liczy się o { $step } więcej niż poprzednia.

## Karty planszy na telefonie

web-tab-turn = Tura
web-tab-hand = Ręka
web-tab-estate = Posiadłość
web-tab-market = Rynek

# The story
obb-story-courtship = Awanse
obb-story-end = Koniec
obb-story-courtship-of = Awanse w rundzie { $round }
obb-story-family = Familia
obb-story-points = Punkty
obb-story-gets = Otrzymuje
obb-story-nothing = nic
obb-story-card = kartę PZ
obb-story-visit = wizytę Fairchilda i kartę PZ
obb-story-visit-of = wizytę ({ $gentry }) i kartę PZ
obb-story-theme = Sentyment sezonu
obb-story-row = Wiersz od { $from } do { $to }
