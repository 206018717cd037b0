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
obb-you-are = { $name }, ty
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
obb-season-1 = Wiosna
obb-season-2 = Lato
obb-season-3 = Jesień
obb-season-4 = Zima
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
obb-price-plain = bez zmian
obb-price-least = { $sum }, co najmniej £{ $amount }
obb-affordable = Stać cię na ten kafel
obb-buy = Kup
obb-buy-there = Kup na rynku albo zakończ.
obb-space-empty = właśnie sprzedany
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
        [one] { $count } kafel nie do użycia teraz
        [few] { $count } kafle nie do użycia teraz
        [many] { $count } kafli nie do użycia teraz
       *[other] { $count } kafla nie do użycia teraz
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
obb-variant-help = pomoc służby, po 3 reputacji: { $who }
obb-variant-loan = pożyczka { $what }

## Służba

obb-service = Służba
obb-service-note = Na początku twojej tury każdy przechodzi o jedno miejsce dalej. Rundy awansów nikogo nie przesuwają.
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
obb-vp-cards-note = Zachowaj dla PZ albo użyj dla przysługi

## Gracze

obb-players = Gracze
obb-players-note = dotknij, by zobaczyć posiadłość
obb-family-of = { $family } ({ $name })
obb-playing = gra
obb-to-answer = odpowiada
obb-first = pierwszy gracz
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
obb-opponent = Przeciwnik
obb-opponent-did = Co zrobił
obb-roll-plain = bez zmian
obb-stolen = Usunięte z gry: { $what }.
