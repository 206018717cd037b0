### Upstairs, Downstairs, familia Wessex i tryby gry, które się z nimi wiążą, po polsku.

## Elementy

ob-servant-cook = Jedna na familię. Jako dodatkowa na przyjęciu daje 1 pozycję reputacji i pozwala zaprosić gości o prestiżu wyższym od twojego poziomu o jeden lub dwa. Tam, gdzie wymaga jej sam kafel, także daje reputację.
ob-servant-hall-boy = Jeden na familię. Jako dodatkowy przy gościu, który przynosi pieniądze, dodaje £100. Może zastąpić majordomusa, którego wymaga gość, albo obsłużyć powozownię.
ob-servant-head-housemaid = Jedna na familię. Jako dodatkowa pozwala obejrzeć o jedną kartę więcej przy jednym nowym kontakcie w turze. Może zastąpić ochmistrzynię, której wymaga gość.
ob-servant-useful-man = Jeden na familię. Dodaje £200 na festynie, obniża cenę zakupu o £100 albo prestiż kafla o 1 na jedną turę. Raz może odejść z gry w zamian za nowy rynek lub kafel z sakiewki.

ob-round-grand-ball = Każdy ogląda trzech prestiżowych gości i zatrzymuje jednego.

ob-source-gift = podarunek
ob-source-last-in-order = za to, że nie zaczyna żadnego sezonu
ob-source-parish-church = kościół parafialny
ob-source-useful-man = złota rączka

## Dane w słowach

ob-favour-special-architect = kafel kupiony w tej turze kosztuje o £300 mniej
ob-favour-special-houseguest = przy porządkowaniu planszy wraca na rękę, ale nie dwa razy z rzędu
ob-favour-special-train-of-gentlemen = może przyjść jeszcze jeden dżentelmen
ob-effect-stand-in-always = zastępstwo w każdej chwili ({ $servant } za: { $servants })
ob-effect-step2-choice = w kroku 2 każdej tury £{ $pounds } albo +{ $reputation } reputacji
ob-effect-step4-guest-delta = z lokajem, chłopcem na posyłki lub głównym lokajem może przyjść o jednego gościa więcej albo mniej
ob-effect-cook-extra-guest = z dodatkową kucharką może przyjść o jednego gościa więcej
ob-goal-every-category =
    { $amount ->
        [one] miej { $amount } kafel w każdej kategorii
        [few] miej { $amount } kafle w każdej kategorii
        [many] miej { $amount } kafli w każdej kategorii
       *[other] miej { $amount } kafla w każdej kategorii
    }
ob-goal-all-roses =
    { $amount ->
        [one] obróć wszystkie kafle, które można obrócić, poza prywatnym gabinetem, i kup co najmniej { $amount } kafel
        [few] obróć wszystkie kafle, które można obrócić, poza prywatnym gabinetem, i kup co najmniej { $amount } kafle
        [many] obróć wszystkie kafle, które można obrócić, poza prywatnym gabinetem, i kup co najmniej { $amount } kafli
       *[other] obróć wszystkie kafle, które można obrócić, poza prywatnym gabinetem, i kup co najmniej { $amount } kafla
    }
ob-goal-level = osiągnij poziom reputacji { $amount }
ob-goal-prestige-guests =
    { $amount ->
        [one] miej { $amount } prestiżowego gościa w swojej talii
        [few] miej { $amount } prestiżowych gości w swojej talii
        [many] miej { $amount } prestiżowych gości w swojej talii
       *[other] miej { $amount } prestiżowego gościa w swojej talii
    }
ob-goal-roses =
    { $amount ->
        [one] miej { $amount } kafel stroną z różą do góry
        [few] miej { $amount } kafle stroną z różą do góry
        [many] miej { $amount } kafli stroną z różą do góry
       *[other] miej { $amount } kafla stroną z różą do góry
    }
ob-goal-monuments-owned =
    { $amount ->
        [one] posiadaj { $amount } monument
        [few] posiadaj { $amount } monumenty
        [many] posiadaj { $amount } monumentów
       *[other] posiadaj { $amount } monumentu
    }
ob-goal-household =
    { $amount ->
        [one] miej łącznie { $amount } służącego
        [few] miej łącznie { $amount } służących
        [many] miej łącznie { $amount } służących
       *[other] miej łącznie { $amount } służącego
    }
ob-goal-company =
    { $amount ->
        [one] podejmij na jednym przyjęciu { $amount } gościa
        [few] podejmij na jednym przyjęciu { $amount } gości
        [many] podejmij na jednym przyjęciu { $amount } gości
       *[other] podejmij na jednym przyjęciu { $amount } gościa
    }
ob-goal-one-category =
    { $amount ->
        [one] miej { $amount } kafel w jednej kategorii
        [few] miej { $amount } kafle w jednej kategorii
        [many] miej { $amount } kafli w jednej kategorii
       *[other] miej { $amount } kafla w jednej kategorii
    }
ob-bonus-tile = zaczyna z jednym z tych kafli: { $tiles }

ob-made-milestones = PZ każdego miejsca, które masz na kamieniach milowych.
ob-made-unsavoury = Ujemne PZ twojej gentry; dodatnie tu się nie liczą.
ob-score-milestones = Kamienie milowe
ob-score-unsavoury = Niepożądani goście
ob-score-round = Runda zakończenia
ob-score-target = Wynik do pobicia

## Akcje

ob-act-engage = Przyjmij na służbę: { $servant }
ob-act-inherit = Zacznij z kaflem: { $tile }
ob-act-assist =
    { $whose ->
        [partner] Poproś partnera o złotą rączkę na festyn po dodatkowe £200
       *[own] Poślij złotą rączkę na festyn po dodatkowe £200
    }
ob-act-attend =
    { $screens ->
        [yes] Przydziel gościowi do przesiewania ({ $choice }): { $servant }
       *[no] Przydziel gościowi po dodatkowe £100: { $servant }
    }{ $whose ->
        [partner] , użyczony przez partnera
       *[own] {""}
    }
ob-act-collect = Weź £100 z kościoła parafialnego
ob-act-pray = Weź 1 pozycję reputacji z kościoła parafialnego
ob-act-recall = Weź z powrotem: { $gentry }
ob-act-renounce = Oddaj: { $gentry }
ob-act-sweep = Złota rączka odchodzi z gry: nowy rynek
ob-act-fetch = Złota rączka odchodzi z gry: kafel z sakiewki ({ $tile })
ob-act-claim = Zajmij miejsce na kamieniu milowym: { $milestone }
ob-act-ask = Poproś partnera o £{ $pounds }
ob-act-consent = Zgódź się
ob-act-deny = Odmów
ob-act-scrap = Oddaj kafel: { $tile }
ob-act-milestones = Kamienie milowe tej gry: { $milestones }

## Pytania

ob-question-choose-start-tile = Z którym kaflem zaczynasz?
ob-question-draft-servant = Kogo z wyłożonej służby bierzesz?
ob-question-claim-milestone = Plansza uprzątnięta: czy zajmujesz miejsce na kamieniu milowym?
ob-question-use-fair = Festyn: czy posyłasz złotą rączkę?
ob-question-attend-guest = Gość apartamentu przybył: kogo przydzielasz do karty?
ob-question-church-favour = Kościół parafialny: pieniądze czy reputacja?
ob-question-recall-guest = Kto wraca ze stosu kart odrzuconych?
ob-question-give-up-guest = Masz za wielu prestiżowych gości. Kogo oddajesz?
ob-question-consent = Partner prosi cię o pomoc. Zgadzasz się?

## Wydarzenia

ob-event-servants-laid-out = Wyłożona służba: { $servants }.
ob-event-servant-drafted =
    { $seat-you ->
        [yes] Z wyłożonej służby bierzesz: { $servant }.
       *[no] { $seat } bierze z wyłożonej służby: { $servant }.
    }
ob-event-tile-inherited =
    { $seat-you ->
        [yes] Zaczynasz z kaflem: { $tile }.
       *[no] { $seat } zaczyna z kaflem: { $tile }.
    }
ob-event-milestones-laid-out = Kamienie milowe tej gry: { $milestones }.
ob-event-milestone-claimed =
    { $seat-you ->
        [yes]
            { $place ->
                [1] Zajmujesz pierwsze miejsce: { $milestone }.
               *[other] Zajmujesz drugie miejsce: { $milestone }.
            }
       *[no]
            { $place ->
                [1] { $seat } zajmuje pierwsze miejsce: { $milestone }.
               *[other] { $seat } zajmuje drugie miejsce: { $milestone }.
            }
    }
ob-event-extra-servant =
    { $where ->
        [card]
            { $seat-you ->
                [yes] Dodatkowa służba, którą stawiasz przy gościu ({ $gentry }): { $servant }.
               *[no] { $seat } stawia dodatkową służbę przy gościu ({ $gentry }): { $servant }.
            }
       *[tile]
            { $seat-you ->
                [yes] Dodatkowa służba, którą stawiasz na przyjęciu: { $servant }.
               *[no] { $seat } stawia na przyjęciu dodatkową służbę: { $servant }.
            }
    }
ob-event-carriage-sent =
    { $guests-sign ->
        [minus]
            { $seat-you ->
                [yes] Dzięki powozowni przyjmujesz o jednego gościa mniej: { $servant }.
               *[no] { $seat } dzięki powozowni przyjmuje o jednego gościa mniej: { $servant }.
            }
       *[plus]
            { $seat-you ->
                [yes] Dzięki powozowni przyjmujesz o jednego gościa więcej: { $servant }.
               *[no] { $seat } dzięki powozowni przyjmuje o jednego gościa więcej: { $servant }.
            }
    }
ob-event-servants-lent =
    { $seat-you ->
        [yes] Użyczasz partnerowi: { $servants }.
       *[no] { $seat } użycza partnerowi: { $servants }.
    }
ob-event-partner-asked =
    { $seat-you ->
        [yes] Prosisz partnera o £{ $pounds }.
       *[no] { $seat } prosi partnera o £{ $pounds }.
    }
ob-event-partner-agrees =
    { $seat-you ->
        [yes] Zgadzasz się pomóc partnerowi.
       *[no] { $seat } zgadza się pomóc partnerowi.
    }
ob-event-partner-declines =
    { $seat-you ->
        [yes] Odmawiasz: masz inne plany.
       *[no] { $seat } odmawia i ma inne plany.
    }
ob-event-useful-man-at-fair =
    { $seat-you ->
        [yes] Posyłasz złotą rączkę do pomocy na festynie.
       *[no] { $seat } posyła złotą rączkę do pomocy na festynie.
    }
ob-event-useful-man-leaves =
    { $seat-you ->
        [yes] Twoja złota rączka odchodzi z gry.
       *[no] { $seat } żegna złotą rączkę, która odchodzi z gry.
    }
ob-event-tile-fetched = Z sakiewki na rynek trafia { $tile }.
ob-event-grand-ball = Odbywa się wielki bal.
ob-event-top-reached =
    { $seat-you ->
        [yes] Osiągasz najwyższy poziom reputacji, { $level }, i gra się kończy.
       *[no] { $seat } osiąga najwyższy poziom reputacji, { $level }, i gra się kończy.
    }
ob-event-tableau-complete =
    { $seat-you ->
        [yes] Twoje tableau jest ukończone i gra się kończy.
       *[no] { $seat } kończy swoje tableau i gra się kończy.
    }
ob-event-stacks-laid-out = Stosy rynku są rozłożone.
ob-event-thief-rolls =
    { $what ->
        [tile] Rzut złodzieja: { $pips }. Z gry znika { $tile }.
       *[nothing] Rzut złodzieja: { $pips }. Niczego nie zabiera.
    }
ob-event-tile-scrapped =
    { $seat-you ->
        [yes] Oddajesz kafel, który odchodzi z gry: { $tile }.
       *[no] { $seat } oddaje kafel, który odchodzi z gry: { $tile }.
    }
ob-event-opponent-aims =
    { $aim ->
        [strongest-category] Rzut konkurenta: { $pips }, liczony jako { $modified }: chce kafla kategorii, w której masz najwięcej.
        [contested-category] Rzut konkurenta: { $pips }, liczony jako { $modified }: chce kafla kategorii, w której twoja przewaga jest najmniejsza.
        [monument] Rzut konkurenta: { $pips }, liczony jako { $modified }: chce monumentu.
        [best-tile] Rzut konkurenta: { $pips }, liczony jako { $modified }: chce kafla o największej liczbie PZ.
        [refresh] Rzut konkurenta: { $pips }, liczony jako { $modified }: odświeżenie rynku.
       *[none] Rzut konkurenta: { $pips }, liczony jako { $modified }: rezygnacja.
    }

## Powody, dla których czegoś nie wolno

ob-reason-not-in-this-game =
    { $power ->
        [extra-servants] Służby z Upstairs, Downstairs nie ma w tej grze.
        [useful-man] Złotej rączki nie ma w tej grze.
        [milestones] W tej grze nie ma kamieni milowych.
        [scrap] Kafle oddaje się tylko w wyzwaniu posiadłości.
       *[team] W tej grze nie ma drużyn.
    }
ob-reason-servant-not-laid-out = Tej osoby nie ma wśród wyłożonej służby: { $servant }.
ob-reason-one-of-each-servant = Familia może mieć w całej grze tylko jedną taką osobę: { $servant }.
ob-reason-useful-man-is-gone = Twoja złota rączka odeszła z gry i nikt nie zajmie jej miejsca.
ob-reason-one-cook-only = Na tym przyjęciu służy już kucharka, a dwóch nigdy nie ma.
ob-reason-rating-needs-no-help = Twoja reputacja wystarcza, złota rączka nie jest tu potrzebna: { $tile }.
ob-reason-extra-without-guest = Dodatkową służbę stawia się tylko przy kimś, kto jest na przyjęciu: { $guest }.
ob-reason-no-pounds-to-raise = Przysługi tej osoby nie dają pieniędzy, które chłopiec na posyłki mógłby powiększyć: { $about }.
ob-reason-extras-not-doubled = Dwoje służących jednego rodzaju nie pomaga dwa razy przy tej samej przysłudze: { $about }.
ob-reason-no-invitation-to-screen = Starsza pokojówka nie ma tu kontaktu, przy którym mogłaby pomóc: { $about }.
ob-reason-larger-table-needs-kitchen = Dodatkowy gość wymaga odnowionej kuchni stroną z różą do góry i dodatkowej kucharki.
ob-reason-carriage-needs-tile = Nie masz powozowni.
ob-reason-carriage-needs-footman = W powozowni staje tylko lokaj, chłopiec na posyłki albo główny lokaj: { $servant }.
ob-reason-carriage-not-for-this = Powozownia nie zmienia tu liczby gości: { $tile }.
ob-reason-tile-not-in-bag = Tego kafla nie ma w sakiewce albo jest monumentem: { $tile }.
ob-reason-no-architect = Nie ma już w tej turze zniżki architekta.
ob-reason-no-cheaper = Niższa cena nie jest możliwa: { $tile }.
ob-reason-not-a-spare-guest = Tej osoby nie możesz teraz oddać: { $guest }.
ob-reason-one-claim-a-turn = W tej turze zajęte zostało już miejsce na kamieniu milowym.
ob-reason-milestone-not-in-play = Tego kamienia milowego nie ma w grze: { $milestone }.
ob-reason-milestone-claimed-already = Masz już miejsce na tym kamieniu milowym: { $milestone }.
ob-reason-milestone-full = Oba miejsca na tym kamieniu milowym są zajęte: { $milestone }.
ob-reason-milestone-not-reached = Nie spełniasz teraz warunku tego kamienia milowego: { $milestone }.
ob-reason-no-partner = W tej grze nie masz partnera.
ob-reason-no-partner-when-passing = Gdy najmujesz, pasując, partner nie może ci pomóc.
ob-reason-partner-declined = Partner już tego w tej turze odmówił.
ob-reason-partner-lacks-servant = Partner nie może użyczyć tej służby: { $servants }.
ob-reason-partner-cannot-pay =
    { $steps ->
        [one] Koszt dla partnera (pozycje reputacji): { $cost }; może oddać { $steps } pozycję.
        [few] Koszt dla partnera (pozycje reputacji): { $cost }; może oddać { $steps } pozycje.
        [many] Koszt dla partnera (pozycje reputacji): { $cost }; może oddać { $steps } pozycji.
       *[other] Koszt dla partnera (pozycje reputacji): { $cost }; może oddać { $steps } pozycji.
    }
ob-reason-borrowed-without-work = Użycza się tylko tej służby, która pracuje na tym przyjęciu: { $servants }.
ob-reason-favour-not-to-give = Partnerowi można oddać tylko to, co przynoszą tu członkowie jego rodziny: { $guest }.
ob-reason-asked-already = Prośba do partnera o pieniądze już w tej turze padła.
ob-reason-market-is-stacked = Stosów wyzwania posiadłości nie odświeża się i niczego nie wyjmuje się z sakiewki.
ob-reason-column-full = Kolumna tego kafla jest pełna; najpierw oddaj jeden z jej kafli: { $tile }.
ob-reason-column-not-full = Oddać można tylko kafel z pełnej kolumny: { $tile }.
ob-reason-tile-in-use = Kafla trwającego przyjęcia nie można oddać: { $tile }.

## Zasady, rozdział po rozdziale

ob-rule-extra-servants = Dodatkowa służba
ob-rule-cook = Kucharka
ob-rule-hall-boy = Chłopiec na posyłki
ob-rule-head-housemaid = Starsza pokojówka
ob-rule-useful-man = Złota rączka
ob-rule-hiring-when-passing = Zatrudnianie przy pasowaniu
ob-rule-servant-draft = Draft służby
ob-rule-five-players = Pięcioro graczy
ob-rule-six-players = Sześcioro graczy
ob-rule-team-play = Gra drużynowa
ob-rule-team-favours = Gra drużynowa: przysługi
ob-rule-team-scoring = Gra drużynowa: punktacja
ob-rule-milestones = Kamienie milowe
ob-rule-tableau = Tableau i Pojedynek
ob-rule-tableau-scoring = Tableau i Pojedynek: punktacja
ob-rule-estate-challenge-setup = Wyzwanie posiadłości: przygotowanie
ob-rule-estate-challenge = Wyzwanie posiadłości
ob-rule-estate-challenge-scoring = Wyzwanie posiadłości: punktacja
ob-rule-new-tiles = Nowe kafle
ob-rule-promo-guests = Goście promocyjni
ob-rule-wessex = Wessex
ob-rule-low-monuments = Skromne monumenty
ob-rule-dynamic-opponent = Konkurenci z dodatku
