### Notre Dame. Learning the game and looking at its components.

## Strony

learn-nd-points-1 = Ofiary dla Notre-Dame: 1, 3 albo 6 punktów prestiżu za 1, 2 albo 3 monety, a na koniec etapu udział w katedrze.
learn-nd-points-2 = Twoja rezydencja: tyle punktów, ile stoi w niej pionków, przy każdym zagraniu karty.
learn-nd-points-3 = Przekupione postacie i weksle, które zbiera twój powóz.
learn-nd-points-4 = Każde dwa pionki w parku dodają 1 punkt do każdego zysku. Szczury, które zaleją dzielnicę, zabierają punkty.

## Prowadzona pierwsza gra

learn-area-cards = swoje karty
learn-area-persons = postacie
learn-area-borough = swoją dzielnicę
learn-area-city = miasto
learn-area-rats = prognozę zarazy

## Lekcja: Notre-Dame

learn-nd-1 = Witaj w Paryżu. Wygrywa najwięcej punktów prestiżu. Dają je ofiary, rezydencja, przekupione postacie i weksle; szczury część zabierają. Masz trzy karty: zatrzymaj bank, a dwie pozostałe przekaż w lewo.
learn-nd-1-why = Monety to klucz do punktów: ofiara z 3 monet daje od razu 6 punktów, a przekupstwo kosztuje 1 monetę. Zaczynasz z 3 monetami, więc jeszcze jedna pozwoli w tej rundzie na jedno i drugie.
learn-nd-2 = Od sąsiada przyszły dwie karty. Zatrzymaj zieloną kartę Notre-Dame: karty każdego koloru działają w twojej własnej dzielnicy.
learn-nd-2-why = Dzięki niej złożysz ofiarę jeszcze w tej rundzie. Karta, której nie zatrzymasz, idzie dalej w lewo, więc dobra karta może pomóc następnej osobie.
learn-nd-3 = Masz trzy karty i zagrywasz dwie; trzecia się nie przyda. Zagraj bank.
learn-nd-3-why = Sektor działa z siłą równą liczbie pionków, razem z nową kostką. Pierwsza kostka w banku daje 1 monetę; druga dałaby później 2.
learn-nd-4 = Teraz zagraj kartę Notre-Dame.
learn-nd-4-why = Stawia kostkę w katedrze i wymaga ofiary. Na koniec etapu katedra dzieli 8 punktów między wszystkie kostki; jeśli twoja zostanie jedyną, cała ósemka jest twoja.
learn-nd-5 = Złóż tyle, ile możesz: 3 monety za 6 punktów.
learn-nd-5-why = Trzecia moneta jest warta 3 punkty, pierwsza tylko 1. Mały dar marnuje kartę.
learn-nd-6 = Faza 4: każdy może przekupić jedną postać za 1 monetę. Wydaj ostatnią na mnicha.
learn-nd-6-why = Daje 2 kostki i 1 punkt. Karty stawiają kostki z twoich własnych zasobów; bez nich trzeba by je przenosić skądinąd.
learn-nd-7 = Zaraza: twój szczur poszedł o 2, bo tyle szczurów miały postacie. Trzy nowe pokazują 7, a prognoza dla twojego szczura to 9. Zatrzymaj szpital.
learn-nd-7-why = Pole 9 jest ostatnim bezpiecznym. Krok dalej kosztowałby 2 punkty i kostkę z najpełniejszego sektora. Szpital od razu cofa szczura i przy każdej zarazie zatrzymuje jednego.
learn-nd-8 = Zatrzymaj zieloną powozownię.
learn-nd-8-why = Przejazd daje weksel: punkty i coś jeszcze. Nie masz już monet, a weksel może temu zaradzić.
learn-nd-9 = Zagraj szpital. Tym razem zaczynał ktoś inny: dzwonnik krąży wokół stołu.
learn-nd-9-why = Twój szczur cofa się o pole, a kostka zatrzyma jednego szczura w fazie 5. Prognoza spada z 9 na 7. Karta Notre-Dame, która przyszła na końcu, teraz się nie przyda: nie masz monet na ofiarę.
learn-nd-10 = Zagraj powozownię.
learn-nd-10-why = Powóz może przejechać tyle rynków, ile pionków jest w powozowni: na razie jeden.
learn-nd-11 = Jedź na rynek D swojej dzielnicy i weź stamtąd weksel.
learn-nd-11-why = Daje 1 punkt i 1 monetę, w sam raz na przekupstwo. Pamiętaj: kolory zbiera się równo, więc następny weksel musi mieć inny kolor.
learn-nd-12 = Przekup lichwiarza.
learn-nd-12-why = Z jednej monety robią się dwie, a do tego punkt. Biskup też byłby mocny, ale brakuje ci właśnie monet.
learn-nd-13 = Zaczyna się ostatnia runda etapu i decydujesz bez podpowiedzi. Uważaj na prognozę: 3 szczury bez 1 dzięki szpitalowi doprowadzą twojego dokładnie na 9. To bezpieczne, ale wkrótce trzeba go będzie cofnąć.
learn-nd-13-why = Po tej rundzie punktuje Notre-Dame i wracają twoje karty. Szare postacie etapu B zastąpią obecne.
learn-nd-end = Wybór kart, akcje, przekupstwo, zaraza, ofiary i powóz: znasz już wszystko. Graj dalej bez przewodnika; przy tym stole można cofnąć każdą odpowiedź, a każda odmowa podaje swoją zasadę.

## Zasady

learn-rules-nd-rounds = Razem dziewięć rund. W każdej odsłaniają się trzy postacie, wybierasz trzy karty, zagrywasz dwie, możesz przekupić jedną postać, a potem przychodzą szczury.
learn-rules-nd-phase-2 = Z zagrywanych kart zwykle tylko jedna jest twoja. Najpierw zatrzymaj to, na czym najbardziej ci zależy, bo co przekażesz, przepada, a o reszcie decyduje osoba po prawej.
learn-rules-nd-plague = Szczur stoi na 6, postacie pokazują 5 szczurów, w szpitalu są 2 pionki: 5 − 2 = 3, więc szczur idzie na 9 i nic się nie dzieje. Z jednym pionkiem mniej minąłby 9 i zaraza by uderzyła.
learn-rules-nd-notre-dame-scoring = Przy czterech graczach płytka jest warta 10. Leżą tam trzy kostki, w tym dwie twoje: 10 ÷ 3 daje 3 za kostkę, więc zdobywasz 6.
learn-rules-nd-park = Przy czterech pionkach w parku rezydencja, która daje 3, daje 3 + 2 = 5. Wiele małych zysków korzysta z parku bardziej niż jeden duży.
learn-rules-nd-bills = Mając jeden niebieski weksel i żadnego czerwonego, gdy czerwony jest jeszcze na planszy, nie możesz wziąć drugiego niebieskiego.

## Pomoce gracza

learn-column-card = Karta
learn-aid-nd-points-about = Punkty prestiżu liczy się od pierwszej rundy i trzyma w tajemnicy, chyba że stół gra z jawnymi wynikami.
learn-aid-nd-residence = Rezydencja
learn-aid-nd-residence-about = Tyle punktów, ile ma pionków, przy każdym zagraniu karty.
learn-aid-nd-donation = Ofiara
learn-aid-nd-donation-about = 1, 3 albo 6 punktów za 1, 2 albo 3 monety, razem z kostką w Notre-Dame.
learn-aid-nd-cathedral = Koniec etapu
learn-aid-nd-cathedral-about = 6, 8, 10 albo 12 punktów (od dwóch do pięciu graczy) podzielone przez wszystkie kostki w Notre-Dame i zaokrąglone w dół, za każdą twoją kostkę.
learn-aid-nd-bills = Weksle
learn-aid-nd-bills-about = Od 1 do 4 punktów każdy, z 1 monetą, kostką albo cofnięciem szczura o pole.
learn-aid-nd-persons = Postacie
learn-aid-nd-persons-about = Wiele z nich daje punkty za to, co masz: pionki, puste sektory, weksle, najpełniejszy sektor.
learn-aid-nd-park = Park
learn-aid-nd-park-about = 1 punkt więcej przy każdym zysku, za każdą parę pionków w parku.
learn-aid-nd-loss = Zaraza
learn-aid-nd-loss-about = 2 punkty i kostka przepadają za każdym razem, gdy szczur minąłby pole 9.
learn-aid-nd-order = Gra
learn-aid-nd-order-one = Trzy etapy
learn-aid-nd-order-one-about = A, B i C, po trzy rundy; szare postacie zmieniają się z literą.
learn-aid-nd-order-two = Po każdej trzeciej rundzie
learn-aid-nd-order-two-about = Notre-Dame punktuje i zostaje opróżniona; brązowe postacie i wszystkie karty akcji są tasowane od nowa.
learn-aid-nd-order-three = Po etapie C
learn-aid-nd-order-three-about = Wygrywa najwięcej prestiżu, potem monety i kostki razem we własnych zasobach.
learn-aid-nd-turn = Pięć faz rundy
learn-aid-nd-turn-note = Potem dzwonnik przechodzi w lewo.
learn-aid-nd-cards = Dziewięć kart akcji
learn-aid-nd-cards-note = Siła sektora to liczba pionków w nim, razem z nową kostką i powiernikiem.
learn-aid-nd-plague = Zaraza krok po kroku
learn-aid-nd-plague-one = Dodaj
learn-aid-nd-plague-one-about = Wszystkie szczury na trzech postaciach; 0, jeśli przekupisz medyka.
learn-aid-nd-plague-two = Odejmij
learn-aid-nd-plague-two-about = Po jednym za każdy pionek w szpitalu. Wynik może być mniejszy od 0.
learn-aid-nd-plague-three = Przesuń
learn-aid-nd-plague-three-about = O tyle idzie twój szczur, nigdy poniżej 0. Do 9 nic nie grozi; dalej tracisz 2 punkty i kostkę z najpełniejszego sektora, a szczur zostaje na 9.
learn-symbol-nd-cube = Kostka
learn-symbol-nd-cube-about = Kostka wpływów gracza; litera mówi, czyja.
learn-symbol-nd-confidant = Powiernik
learn-symbol-nd-confidant-about = Liczy się jak pionek wszędzie tam, gdzie liczy się pionki; zaraza go oszczędza.
learn-symbol-nd-gold = Monety
learn-symbol-nd-gold-about = Na ofiary i przekupstwo; 25 monet na wszystkich.
learn-symbol-nd-prestige = Prestiż
learn-symbol-nd-prestige-about = Punkty, które dają zwycięstwo.
learn-symbol-nd-rat = Szczur
learn-symbol-nd-rat-about = Na postaci: o ile idą szczury. W dzielnicy: miejsce na torze zarazy, od 0 do 9.
learn-symbol-nd-bill = Powóz i weksel
learn-symbol-nd-bill-about = Powóz stoi na rynku; ośmiokąt to leżący tam weksel.
learn-symbol-nd-bell = Dzwonnik
learn-symbol-nd-bell-about = Kto go ma, zaczyna rundę.
learn-symbol-nd-mark = Odtworzone
learn-symbol-nd-mark-about = Wartość, której nie podaje żadne jawne źródło; możesz ją poprawić.

## Strategia: Notre-Dame

learn-tips-nd-about = Dwanaście porad na drugą grę i następne.
learn-tip-nd-plan = Wybierz dwa sektory i wzmacniaj je
learn-tip-nd-plan-why = Sektor działa z siłą równą liczbie pionków. Trzy wizyty w jednym banku dają 1 + 2 + 3 monety; trzy wizyty w trzech sektorach po 1. W całej grze zagrywasz tylko osiemnaście kart.
learn-tip-nd-rats = Najpierw spójrz na szczury, potem na karty
learn-tip-nd-rats-why = Postacie leżą odkryte przed wyborem kart, więc zarazę tej rundy znasz co do szczura. Uderzenie kosztuje 2 punkty i kostkę z najlepszego sektora, co osłabia wszystko, co potem.
learn-tip-nd-hospital = Jedna kostka w szpitalu wcześnie, druga, gdy nadchodzą szczury
learn-tip-nd-hospital-why = Kostka postawiona w pierwszym etapie działa nawet dziewięć razy. W ostatniej rundzie ledwie jest warta karty.
learn-tip-nd-cubes = Niech nigdy nie zabraknie ci kostek
learn-tip-nd-cubes-why = Stawiasz dwie kostki na rundę, a zaczynasz z czterema. Bez seminarium, mnicha albo weksla z kostką wkrótce przenosisz kostki z sektora do sektora i osłabiasz to, co stoi.
learn-tip-nd-gold = Zostaw monetę na przekupstwo
learn-tip-nd-gold-why = Postać kosztuje 1 monetę, a często daje 3 punkty lub więcej. Kto w fazie 4 nie ma monet, traci jedną trzecią rundy.
learn-tip-nd-pass = Pamiętaj, co przekazujesz
learn-tip-nd-pass-why = W etapie każda z twoich dziewięciu kart pojawia się dokładnie raz. Przekazana karta może posłużyć osobie po lewej, a ty nie zobaczysz jej aż do następnego etapu.
learn-tip-nd-cathedral = Bądź w Notre-Dame, gdy jest tam mało kostek
learn-tip-nd-cathedral-why = Wartość dzieli się między wszystkie kostki. Jedyna kostka daje przy trzech graczach 8 punktów, a cztery kostki po 2. Idź tam późno w etapie, gdy widać, kto jeszcze tam jest.
learn-tip-nd-carriage = Jedź daleko albo wcale
learn-tip-nd-carriage-why = Weksle za 4 punkty znikają pierwsze, a kolory zbiera się równo. Z dwoma lub trzema pionkami w powozowni dojedziesz do innych dzielnic; z jednym wkrótce nie ma już nic, co wolno wziąć.
learn-tip-nd-park = Park lubi wiele małych zysków
learn-tip-nd-park-why = Dodaje się do każdego: rezydencji, ofiar, weksli, postaci, punktowania Notre-Dame. Przy czterech zyskach na rundę dwie pary są warte 8 punktów. W etapie C jest już na park za późno.
learn-tip-nd-persons = Przygotuj się na szare postacie
learn-tip-nd-persons-why = Te z etapu C nagradzają pełne sektory i liczbę zajętych sektorów. Znasz je od początku, więc celuj w dwie, zamiast liczyć na jedną.
learn-tip-nd-confidant = Wysyłaj powiernika tam, gdzie masz siłę
learn-tip-nd-confidant-why = To pionek, który nie kosztuje kostki, działa od razu i nie boi się zarazy. W banku z trzema pionkami daje 4 monety.
learn-tip-nd-end = W ostatnich rundach zamieniaj wszystko na punkty
learn-tip-nd-end-why = Monety i kostki rozstrzygają tylko remisy. Od siódmej rundy składaj w ofierze 3 monety, kiedy się da, i wybieraj karty, które dają punkty teraz, a nie później.

## Elementy

learn-sort-person = Postacie
learn-sort-card = Karty akcji
learn-sort-sector = Sektory
learn-sort-bill = Weksle
learn-sort-market = Rynki
learn-set-new-persons = Nowe postacie
learn-kind-brown = brązowa
learn-kind-a = szara, etap A
learn-kind-b = szara, etap B
learn-kind-c = szara, etap C
learn-value-back = Rewers
learn-value-set = Zestaw
learn-value-copies-colour = W każdym kolorze
learn-value-donations = Punkty za 1, 2, 3 monety
learn-value-extra = Ponadto
learn-value-corners = Rynki na rogach (M) dzielnicy
learn-value-road = Droga wzdłuż katedry
learn-extra-gold = 1 moneta
learn-extra-cube = 1 kostka
learn-extra-rat = szczur o pole wstecz
learn-extra-none = nic
learn-market-centre = Rynek pośrodku dzielnicy, na którym zaczyna jej powóz. Nie leży tu żaden weksel.
learn-market-corner = Rynek na rogu dzielnicy. Na początku leży tu weksel jej koloru.

## Zestaw danych i poprawki

learn-field-corners = Rogi z rynkami
learn-field-cathedral-road = Droga wzdłuż katedry
learn-table-rats = Szczury na postaciach
learn-table-components = Elementy
learn-table-board = Plansza
