### Obsesje na jednym ekranie: krótkie słowa tam, gdzie mało miejsca.

## Pasek górny i własny

obb-courtship-in = awanse w rundzie { $round }
obb-ends-at = albo przy reputacji { $top }
obb-rep-short = rep.
obb-free = wolni
obb-free-servants = Wolna służba, teraz i w twojej następnej turze
obb-next-free = potem { $count }
obb-goals = ambicje
obb-goals-tab = Ambicje i karty
obb-looking-on = Przyglądasz się grze.

## Rynek

obb-pounds-have = Masz { $amount }.
obb-pounds-later = { $now }, potem { $later }
obb-refresh = Odśwież
obb-leaves = zostanie { $amount }
obb-can-pay = stać cię
obb-use-at = od rep. { $rating }
obb-after-plan = po tym planie
obb-chosen = wybrany
obb-left-casual =
    { $count ->
        [one] { $count } prozaiczny gość do poznania
        [few] { $count } prozaicznych gości do poznania
        [many] { $count } prozaicznych gości do poznania
       *[other] { $count } prozaicznego gościa do poznania
    }
obb-left-prestige =
    { $count ->
        [one] { $count } prestiżowy gość do poznania
        [few] { $count } prestiżowych gości do poznania
        [many] { $count } prestiżowych gości do poznania
       *[other] { $count } prestiżowego gościa do poznania
    }
obb-left-bag =
    { $count ->
        [one] { $count } kafel w sakiewce
        [few] { $count } kafle w sakiewce
        [many] { $count } kafli w sakiewce
       *[other] { $count } kafla w sakiewce
    }

## Biurko

obb-guests-of = Goście: { $count } z { $total }
obb-seat-open = Wolne miejsce: kliknij gościa poniżej
obb-stands-in = zastępuje
obb-more-actions = Inne akcje ({ $count })
obb-tick = Wybrano { $count } z { $total }
obb-service-short = co turę w lewo

## Ręka

obb-kind-starter = Startowy
obb-kind-casual = Prozaiczny
obb-kind-prestige = Prestiżowy
obb-kind-family = Rodzina
obb-kind-fairchild = Fairchild
obb-kind-novelty = Żartobliwy
obb-kind-needs = { $kind } · od { $rating }
obb-can-come = Może przyjść
obb-needs-change = Nie z tym planem: najpierw go zmień

## Rywale

obb-look-at = Obejrzyj: { $name }
obb-count-servants = wolna służba: { $count }
obb-waits = czeka

## Przycisk i pytanie

obb-effect-host = Urządź przyjęcie: { $what }
obb-effect-buy = Kup: { $tile }
obb-effect-nothing = Nic nie kupuj
obb-effect-bought = Nie kupuj nic więcej
obb-effect-reputation =
    { $count ->
        [one] { $steps } pozycja reputacji
        [few] { $steps } pozycje reputacji
        [many] { $steps } pozycji reputacji
       *[other] { $steps } pozycji reputacji
    }
obb-effect-points =
    { $count ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
obb-effect-unknown = potem decyduje los
obb-advice-tile = Kliknij kafel swojej posiadłości.
obb-advice-guests =
    { $count ->
        [one] Zaproś jeszcze { $count } osobę. Służba przydziela się sama.
        [few] Zaproś jeszcze { $count } osoby. Służba przydziela się sama.
        [many] Zaproś jeszcze { $count } osób. Służba przydziela się sama.
       *[other] Zaproś jeszcze { $count } osoby. Służba przydziela się sama.
    }
obb-advice-ready = Wszyscy siedzą i są obsłużeni. Kliknij gościa, żeby go wycofać.

## Powody w kilku słowach

obb-short-too-expensive = brak { $amount }
obb-short-tile-owned-already = już go masz
obb-short-column-full = kolumna pełna
obb-short-guest-above-reputation = Wymaga reputacji { $rating }, masz { $level }
obb-short-tile-above-reputation = wymaga reputacji { $rating }, masz { $level }
obb-short-servant-not-available = Brak służby: { $servants }
obb-short-guest-resting = Wróci, gdy spasujesz
obb-short-guest-attends = Już tu jest
obb-short-too-few-guests = potrzeba { $count }, mogłoby przyjść { $here }
obb-short-no-company-for-guest = Brak towarzystwa lub służby
obb-short-one-purchase-a-turn = zakup już był

## Powody jednym słowem, gdy ręka jest duża

obb-brief-needs-change = zamień
obb-brief-guest-above-reputation = rep. { $rating }
obb-brief-servant-not-available = służba
obb-brief-guest-resting = wraca
obb-brief-guest-attends = już jest
obb-brief-no-company-for-guest = niepełne

## Kość konkurenta

obb-die = Co robi jego kość
obb-die-about = Po twojej turze konkurent rzuca kością o { $count } ściankach. Po turze bez zakupu albo po nowym rynku jego następny rzut liczy się o { $less } mniej.
obb-die-roll = Rzut
obb-die-takes = Zabiera
obb-die-beside-monument = Gdy na rynku leży monument
obb-die-position = pole { $n }
obb-die-monument = monument
obb-die-none = nic
obb-die-refresh = nic; nowy rynek
obb-aim-strongest-category = kafel z twojej najsilniejszej kategorii
obb-aim-contested-category = kafel z kategorii, w której twoja przewaga jest najmniejsza
obb-aim-best-tile = kafel wart najwięcej PZ
obb-aim-monument =
    { $pick ->
        [cheapest] najtańszy monument
       *[other] monument
    }
obb-aim-none = nic
obb-aim-refresh = nic; nowy rynek
obb-aim-else = { $first }, w przeciwnym razie { $second }
