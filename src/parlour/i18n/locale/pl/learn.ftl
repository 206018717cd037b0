### Nauka gier i oglądanie ich elementów: lekcje, zasady, pomoce, porady, przegląd, poprawki.

## Strony

learn-title = Nauka
learn-about = To twój pierwszy raz? Zacznij od prowadzonej pierwszej gry: około dziesięciu minut, krok po kroku, z uzasadnieniem każdego ruchu. Zasady, pomoce i porady czekają tu na później.
learn-ways = Strony o tej grze
learn-game-notre-dame = Notre-Dame
learn-game-obsession = Obsession
learn-other-game = Ta sama strona: { $name }
learn-page-rules = Zasady
learn-page-aids = Pomoce gracza
learn-page-strategy = Strategia
learn-page-inspect = Elementy
learn-page-data = Zestaw danych
learn-loading = Chwileczkę…
learn-again = Spróbuj ponownie
learn-print = Drukuj
learn-yes = tak
learn-no = nie
learn-how-points = Skąd biorą się punkty
learn-start = Zacznij prowadzoną pierwszą grę
learn-start-about =
    { $count ->
        [one] { $count } krok z objaśnieniem; potem grasz dalej bez przewodnika.
        [few] { $count } kroki z objaśnieniami; potem grasz dalej bez przewodnika.
        [many] { $count } kroków z objaśnieniami; potem grasz dalej bez przewodnika.
       *[other] { $count } kroku z objaśnieniami; potem grasz dalej bez przewodnika.
    }
learn-more = Więcej o grze { $name }
learn-nd-points-1 = Ofiary dla Notre-Dame: 1, 3 albo 6 punktów prestiżu za 1, 2 albo 3 monety, a na koniec okresu udział w katedrze.
learn-nd-points-2 = Twoja rezydencja: tyle punktów, ile stoi w niej pionków, przy każdym zagraniu karty.
learn-nd-points-3 = Przekupione postacie i weksle, które zbiera twój powóz.
learn-nd-points-4 = Każde dwa pionki w parku dodają 1 punkt do każdego zysku. Szczury, które zaleją dzielnicę, zabierają punkty.
learn-ob-points-1 = Kafle usprawnień i goście w twojej talii przynoszą prawie połowę wszystkich punktów.
learn-ob-points-2 = Każdy kolejny poziom reputacji jest wart więcej: 1, 3, 6, 10, 15, 21, 28 punktów.
learn-ob-points-3 = Każdy służący to 2 punkty, ambicje dają to, co obiecują, a wygrane awanse przynoszą karty PZ.
learn-ob-points-4 = Pieniądze prawie się nie liczą: 1 punkt za £200. Wydawaj je.

## Prowadzona pierwsza gra

learn-lesson = Prowadzona pierwsza gra
learn-lesson-title = Pierwsza gra
learn-lesson-step = Krok { $number } z { $count }
learn-lesson-over = Wiesz już dość
learn-lesson-wait = Grają inni. Zobacz, co robią; zaraz przyjdzie twój następny krok.
learn-lesson-look = Spójrz na: { $place }
learn-lesson-choose = Wybierz to za mnie
learn-lesson-chosen = Wybrane; teraz zatwierdź
learn-lesson-rule = Zasada, która za tym stoi
learn-lesson-close = Zamknij
learn-area-cards = swoje karty
learn-area-persons = postacie
learn-area-borough = swoją dzielnicę
learn-area-city = miasto
learn-area-rats = prognozę zarazy
learn-area-estate = swoją posiadłość
learn-area-market = rynek budowlany
learn-area-service = swoją służbę
learn-area-guests = swoich gości
learn-area-courtship = awanse
learn-area-objectives = swoje ambicje

## Lekcja: Notre-Dame

learn-nd-1 = Witaj w Paryżu. Wygrywa najwięcej punktów prestiżu. Dają je ofiary, rezydencja, przekupione postacie i weksle; szczury część zabierają. Masz trzy karty: zatrzymaj bank, a dwie pozostałe przekaż w lewo.
learn-nd-1-why = Złoto to klucz do punktów: ofiara z 3 monet daje od razu 6 punktów, a przekupstwo kosztuje 1 monetę. Zaczynasz z 3 monetami, więc jeszcze jedna pozwoli w tej turze na jedno i drugie.
learn-nd-2 = Od sąsiada przyszły dwie karty. Zatrzymaj zieloną kartę Notre-Dame: karty każdego koloru działają w twojej własnej dzielnicy.
learn-nd-2-why = Dzięki niej złożysz ofiarę jeszcze w tej turze. Karta, której nie zatrzymasz, idzie dalej w lewo, więc dobra karta może pomóc następnej osobie.
learn-nd-3 = Masz trzy karty i zagrywasz dwie; trzecia się nie przyda. Zagraj bank.
learn-nd-3-why = Budynek działa z taką siłą, ile ma pionków, razem z nową kostką. Pierwsza kostka w banku daje 1 monetę; druga dałaby później 2.
learn-nd-4 = Teraz zagraj kartę Notre-Dame.
learn-nd-4-why = Stawia kostkę w katedrze i wymaga ofiary. Na koniec okresu katedra dzieli 8 punktów między wszystkie kostki; jeśli twoja zostanie jedyną, cała ósemka jest twoja.
learn-nd-5 = Złóż tyle, ile możesz: 3 monety za 6 punktów.
learn-nd-5-why = Trzecia moneta jest warta 3 punkty, pierwsza tylko 1. Mały dar marnuje kartę.
learn-nd-6 = Faza 4: każdy może przekupić jedną postać za 1 monetę. Wydaj ostatnią na mnicha.
learn-nd-6-why = Daje 2 kostki i 1 punkt. Karty stawiają kostki z twoich własnych zasobów; bez nich trzeba by je przenosić skądinąd.
learn-nd-7 = Zaraza: twój szczur poszedł o 2, bo tyle szczurów miały postacie. Trzy nowe pokazują 7, a prognoza dla twojego szczura to 9. Zatrzymaj szpital.
learn-nd-7-why = Pole 9 jest ostatnim bezpiecznym. Krok dalej kosztowałby 2 punkty i kostkę z najpełniejszego sektora. Szpital od razu cofa szczura i przy każdej zarazie zatrzymuje jednego.
learn-nd-8 = Zatrzymaj zieloną powozownię.
learn-nd-8-why = Przejazd daje weksel: punkty i coś jeszcze. Nie masz już złota, a weksel może temu zaradzić.
learn-nd-9 = Zagraj szpital. Tym razem zaczynał ktoś inny: dzwonnik krąży wokół stołu.
learn-nd-9-why = Twój szczur cofa się o pole, a kostka zatrzyma jednego szczura w fazie 5. Prognoza spada z 9 na 7. Karta Notre-Dame, która przyszła na końcu, teraz się nie przyda: nie masz złota na ofiarę.
learn-nd-10 = Zagraj powozownię.
learn-nd-10-why = Powóz może przejechać tyle rynków, ile pionków jest w powozowni: na razie jeden.
learn-nd-11 = Jedź na rynek D swojej dzielnicy i weź stamtąd weksel.
learn-nd-11-why = Daje 1 punkt i 1 monetę, w sam raz na przekupstwo. Pamiętaj: kolory zbiera się równo, więc następny weksel musi mieć inny kolor.
learn-nd-12 = Przekup lichwiarza.
learn-nd-12-why = Z jednej monety robią się dwie, a do tego punkt. Biskup też byłby mocny, ale brakuje ci właśnie złota.
learn-nd-13 = Zaczyna się ostatnia tura okresu i decydujesz bez podpowiedzi. Uważaj na prognozę: 3 szczury bez 1 dzięki szpitalowi doprowadzą twojego dokładnie na 9. To bezpieczne, ale wkrótce trzeba go będzie cofnąć.
learn-nd-13-why = Po tej turze punktuje Notre-Dame i wracają twoje karty. Szare postacie okresu B zastąpią obecne.
learn-nd-end = Wybór kart, akcje, przekupstwo, zaraza, ofiary i powóz: znasz już wszystko. Graj dalej bez przewodnika; przy tym stole można cofnąć każdą odpowiedź, a każda odmowa podaje swoją zasadę.

## Lekcja: Obsession

learn-ob-1 = Witaj w Derbyshire. Wygrywa najwięcej punktów zwycięstwa; prawie połowę dają kafle i goście, potem reputacja, służba, ambicje, awanse i na samym końcu pieniądze. Grasz familią Ponsonby. Wybierz zwykłą turę.
learn-ob-1-why = W turze organizujesz jedno przyjęcie: kafel z posiadłości, goście, których wymaga, i służba, której im trzeba. Wszyscy przynoszą przysługi. Pasowanie przyjdzie później.
learn-ob-2 = Zorganizuj przyjęcie na kaflu Altana; zaproś: Theodore, earl Ponsonby, oraz pan Francis Trotwood. Kafel obsługuje lokaj, a pana Trotwooda kamerdyner.
learn-ob-2-why = Earl przynosi £200, pan Trotwood 2 reputacji, Altana prestiżowego gościa. Ani kafel, ani goście nie mogą przewyższać twojego poziomu reputacji, czyli 1. Potem kafel odwraca się na lepszą stronę.
learn-ob-3 = Kup Angielski ogród za £300.
learn-ob-3-why = Sentyment tego sezonu to Majątek: awanse wygrywa, kto ma najwięcej punktów na kaflach tej kategorii. Ogród się do nich liczy, a także do twojej ambicji Godne podziwu włości. Ceny rosną od lewej do prawej; kafel tanieje, gdy inne są kupowane.
learn-ob-4 = Twoja druga tura. Kamerdyner i lokaj pracowali, więc teraz odpoczywają i wrócą w następnej. Mimo to wybierz zwykłą turę.
learn-ob-4-why = Służba przechodzi z pola zagospodarowanej na kwatery, a potem do dostępnej, o krok na turę. Kto nie pracował, jest gotów: majordomus, ochmistrzyni, pokojówka.
learn-ob-5 = Zorganizuj przyjęcie na kaflu Bawialnia; zaproś: Mabel, hrabina Ponsonby, oraz lady Margaret Carlow. Przy hrabinie wybierz obejrzenie prozaicznych gości.
learn-ob-5-why = Bawialnia wymaga dwóch dam i tylko ochmistrzyni. Daje 2 reputacji, a obie damy przynoszą nowe znajomości. Nowi goście to więcej przysług w następnych turach.
learn-ob-6 = Czekają dwa zaproszenia. Najpierw weź zwykłego prozaicznego gościa.
learn-ob-6-why = Kolejność wybierasz ty i tutaj nie ma ona znaczenia; drugie zaproszenie pozwoli obejrzeć dwie karty i jedną zatrzymać.
learn-ob-7 = Zatrzymaj kartę: Elizabeth, wicehrabina Peele.
learn-ob-7-why = Jest warta 1 punkt i za każdym razem przynosi £200. Lady Allison to golec: kosztuje £200 i punkt, choć sprowadziłaby prestiżowego gościa. Tacy goście bywają przydatni, a potem można ich odprawić.
learn-ob-8 = Teraz nic nie kupuj.
learn-ob-8-why = Masz £200, a to, na co cię stać, nie jest tego warte. Pieniądze to nie punkty, ale na dobry kafel warto poczekać.
learn-ob-9 = Spasuj w tej turze.
learn-ob-9-why = Cztery osoby leżą na stosie kart odrzuconych, a troje służących jest zmęczonych. Pasowanie przywraca wszystkich naraz. Pasuj, gdy ręka się przerzedzi, mniej więcej co trzecią lub czwartą turę.
learn-ob-10 = Weź czynsze: £200.
learn-ob-10-why = Drugą możliwością jest nowy rynek, na wypadek gdyby nic na nim nie pomagało.
learn-ob-11 = Kup Kort tenisowy za £400.
learn-ob-11-why = Wolno kupić kafel o prestiżu wyższym niż twoja reputacja; tylko przyjęcia jeszcze się na nim nie urządzi. Kort wymaga poziomu 2, a brakuje ci jednego kroku. Za każdym razem przyniesie £300.
learn-ob-12 = Awanse: twoje kafle Majątku pokazują 3 punkty, więcej niż u konkurenta. Wygrywasz! Zaproś pannę Elizabeth Fairchild.
learn-ob-12-why = Zwycięzca dobiera kartę PZ i do następnych awansów gości kogoś z Fairchildów: 8 punktów, jeśli zostanie do końca gry, a tymczasem mocne przysługi.
learn-ob-13 = Po każdych awansach każdy odrzuca jedną ambicję. Odrzuć kartę Na wieki.
learn-ob-13-why = Wymaga monumentów, a te są drogie. Zachowaj to, ku czemu zmierza twoja posiadłość.
learn-ob-14 = Nowy sezon zaczyna się z nowym sentymentem: Służba. Dalej decydujesz bez podpowiedzi. Wszyscy są gotowi do pracy, a twoja talia gentry liczy już dziesięć osób.
learn-ob-14-why = W każdej turze myśl o trzech rzeczach: co daje reputację, co odwróci kafel i kogo ze służby zabraknie w następnej turze.
learn-ob-end = Przyjęcia, obsługa, zakupy, pasowanie i awanse: znasz już wszystko. Graj dalej bez przewodnika; przy tym stole można cofnąć każdą odpowiedź, a każda odmowa podaje swoją zasadę.

## Zasady

learn-rules-about = Zasady naszymi słowami, w kolejności instrukcji. Pod każdą częścią stoją odmowy, które z niej wynikają.
learn-rules-search = Szukaj w zasadach
learn-rules-found =
    { $count ->
        [0] Nic nie znaleziono.
        [one] Znaleziono { $count } część.
        [few] Znaleziono { $count } części.
        [many] Znaleziono { $count } części.
       *[other] Znaleziono { $count } części.
    }
learn-rules-contents = Spis treści
learn-rules-unknown = Nie ma ani części, ani odmowy o nazwie „{ $name }”. Tu zaczynają się zasady.
learn-rules-link = Odnośnik: { $title }
learn-rules-plain = Po prostu:
learn-rules-refusals =
    { $count ->
        [one] { $count } odmowa, która powołuje się na tę część
        [few] { $count } odmowy, które powołują się na tę część
        [many] { $count } odmów, które powołują się na tę część
       *[other] { $count } odmowy, które powołują się na tę część
    }
learn-rules-refusals-about = Tak by brzmiały; nazwy i liczby są przykładami.
learn-rules-nd-rounds = Razem dziewięć tur. W każdej odsłaniają się trzy postacie, wybierasz trzy karty, zagrywasz dwie, możesz przekupić jedną postać, a potem przychodzą szczury.
learn-rules-nd-phase-2 = Z zagrywanych kart zwykle tylko jedna jest twoja. Najpierw zatrzymaj to, na czym najbardziej ci zależy, bo co przekażesz, przepada, a o reszcie decyduje osoba po prawej.
learn-rules-nd-plague = Szczur stoi na 6, postacie pokazują 5 szczurów, w szpitalu są 2 pionki: 5 − 2 = 3, więc szczur idzie na 9 i nic się nie dzieje. Z jednym pionkiem mniej minąłby 9 i zaraza by uderzyła.
learn-rules-nd-notre-dame-scoring = Przy czterech graczach płytka jest warta 10. Leżą tam trzy kostki, w tym dwie twoje: 10 ÷ 3 daje 3 za kostkę, więc zdobywasz 6.
learn-rules-nd-park = Przy czterech pionkach w parku rezydencja, która daje 3, daje 3 + 2 = 5. Wiele małych zysków korzysta z parku bardziej niż jeden duży.
learn-rules-nd-bills = Mając jeden niebieski weksel i żadnego czerwonego, gdy czerwony jest jeszcze na planszy, nie możesz wziąć drugiego niebieskiego.
learn-rules-ob-standard-turn = Wybierz kafel, wybierz gości, zadbaj o służbę, weź, co przynoszą, kup jeden kafel, posprzątaj. Użyta służba wraca dwie tury później.
learn-rules-ob-host-activity = Kafel o prestiżu 4 wymaga reputacji na poziomie 4 w chwili, gdy zaczynasz przyjęcie. Reputacja zdobyta na samym przyjęciu przychodzi za późno.
learn-rules-ob-invite-guests = Jeśli kafel wymaga dwóch dam i dżentelmena, muszą przyjść dwie damy i dżentelmen: nikogo mniej, nikogo więcej.
learn-rules-ob-provide-service = Policz służącego z kafla i tych, których chcą goście. Wszyscy muszą być na początku dostępni; każdy służy raz na turę.
learn-rules-ob-builders-market = Cenę wyznacza pole, od £300 po lewej do £800 po prawej, a kafel trochę ją zmienia. Poczekaj, a kafel zsunie się w lewo; poczekaj za długo, a kupi go ktoś inny.
learn-rules-ob-passing = Pasowanie to nie rezygnacja. Naraz wraca cała służba i wszyscy goście, a kupować wolno nadal.
learn-rules-ob-courtship = W pierwszych trzech awansach liczy się tylko jedna kategoria. W finalnych sumuje się wszystkie cztery sentymenty, więc wczesne liczą się dwa razy.
learn-rules-ob-theme-cards = Jeśli sentymentem jest Sport, w awansach liczą się tylko punkty na twoich kaflach Sportu, z widocznej strony.
learn-rules-ob-extra-servants = Masz poziom 3, najlepszy kafel ma prestiż 4, a upragniony gość 5. Złota rączka sprowadza kafel do 3, kucharka pozwala gościowi przyjść, a chłopiec na posyłki przy nim dodaje £100: wszystko w jednej turze, jeśli cała trójka jest dostępna.
learn-rules-ob-useful-man = Przez większość gry daje £100 lub £200 co trzecią turę. Jego odejście jest ostateczne, więc zachowaj je na kafel, który rozstrzyga grę.
learn-rules-ob-hiring-when-passing = Pasowanie sprowadza wszystkich i od razu uwalnia majordomusa: tura odpoczynku powiększa też służbę.
learn-rules-ob-servant-draft = Przy pięciu graczach z siedmiu osób na końcu zostają dwie, więc ostatni gracz ma jeszcze trzy do wyboru.
learn-rules-ob-team-favours = Na twoje przyjęcie przychodzi dziedzic partnera: £100 może być twoje, ale 1 reputacji zawsze należy do partnera.
learn-rules-ob-team-scoring = Partnerzy na poziomach 6 i 4 punktują poziom 4: nadwyżkę reputacji lepiej wydać przed końcem.
learn-rules-ob-milestones = Zajmij miejsce, gdy tylko możesz. Jeśli zajmiesz je za poziom 4, a potem wydasz reputację i spadniesz na poziom 3, nadal jest twoje.
learn-rules-ob-tableau = Nie ma ostatniej rundy: gdy ktoś kończy turę na najwyższym poziomie, nikt już nie gra. Pilnuj reputacji lidera.
learn-rules-ob-estate-challenge = Złodziej wyrzuca 6: zabiera wierzchni kafel rudymentów. Wyrzuca 13: zabiera drugi kafel elegancji albo nic, jeśli jest tylko jeden. Jeśli potrzebujesz jeszcze dwóch kafli służby i dwa zostały, nie zabierze żadnego z nich.
learn-rules-ob-estate-challenge-scoring = Standardowe wyzwanie zakończone w rundzie 10 zyskuje 5 + 10 = 15 punktów; zakończone w rundzie 15 traci 5 + 10 + 15 = 30.
learn-rules-ob-new-tiles = Kafel wymaga trzech gości. Z powozownią może przyjść dwóch lub czterech; z kucharką i obróconą odnowioną kuchnią czterech; z jednym i drugim pięciu.

## Pomoce gracza

learn-aids-about = Przebieg gry w jednym spojrzeniu. Arkusze można wydrukować.
learn-aid-points = Skąd biorą się punkty
learn-aid-symbols = Symbole
learn-column-source = Źródło
learn-column-how = Jak
learn-column-share = Zwykły udział
learn-column-symbol = Symbol
learn-column-meaning = Znaczenie
learn-column-card = Karta
learn-column-what = Co robi
learn-column-action = Akcja
learn-column-cost = Koszt
learn-column-servant = Służący
learn-aid-nd-points-about = Punkty prestiżu liczy się od pierwszej tury i trzyma w tajemnicy, chyba że stół gra z jawnymi wynikami.
learn-aid-nd-residence = Rezydencja
learn-aid-nd-residence-about = Tyle punktów, ile ma pionków, przy każdym zagraniu karty.
learn-aid-nd-donation = Ofiara
learn-aid-nd-donation-about = 1, 3 albo 6 punktów za 1, 2 albo 3 monety, razem z kostką w Notre-Dame.
learn-aid-nd-cathedral = Koniec okresu
learn-aid-nd-cathedral-about = 6, 8, 10 albo 12 punktów (od dwóch do pięciu graczy) podzielone przez wszystkie kostki w Notre-Dame i zaokrąglone w dół, za każdą twoją kostkę.
learn-aid-nd-bills = Weksle
learn-aid-nd-bills-about = Od 1 do 4 punktów każdy, z 1 monetą, kostką albo szczurem o pole wstecz.
learn-aid-nd-persons = Postacie
learn-aid-nd-persons-about = Wiele z nich daje punkty za to, co masz: pionki, puste sektory, weksle, najpełniejszy sektor.
learn-aid-nd-park = Park
learn-aid-nd-park-about = 1 punkt więcej przy każdym zysku, za każdą parę pionków w parku.
learn-aid-nd-loss = Zaraza
learn-aid-nd-loss-about = 2 punkty i kostka przepadają za każdym razem, gdy szczur minąłby pole 9.
learn-aid-nd-order = Gra
learn-aid-nd-order-one = Trzy okresy
learn-aid-nd-order-one-about = A, B i C, po trzy tury; szare postacie zmieniają się z literą.
learn-aid-nd-order-two = Po każdej trzeciej turze
learn-aid-nd-order-two-about = Notre-Dame punktuje i zostaje opróżniona; brązowe postacie i wszystkie karty akcji są tasowane od nowa.
learn-aid-nd-order-three = Po okresie C
learn-aid-nd-order-three-about = Wygrywa najwięcej prestiżu, potem złoto i kostki razem we własnych zasobach.
learn-aid-nd-turn = Pięć faz tury
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
learn-symbol-nd-gold = Złoto
learn-symbol-nd-gold-about = Na ofiary i przekupstwo; 25 monet na wszystkich.
learn-symbol-nd-prestige = Prestiż
learn-symbol-nd-prestige-about = Punkty, które dają zwycięstwo.
learn-symbol-nd-rat = Szczur
learn-symbol-nd-rat-about = Na postaci: o ile idą szczury. W dzielnicy: miejsce na torze zarazy, od 0 do 9.
learn-symbol-nd-bill = Powóz i weksel
learn-symbol-nd-bill-about = Powóz stoi na rynku; ośmiokąt to leżący tam weksel.
learn-symbol-nd-bell = Dzwonnik
learn-symbol-nd-bell-about = Kto go ma, zaczyna turę.
learn-symbol-nd-mark = Odtworzone
learn-symbol-nd-mark-about = Wartość, której nie podaje żadne jawne źródło; możesz ją poprawić.
learn-aid-ob-points-about = Na koniec sumuje się siedem kategorii. Udziały są takie jak w zwykłej grze.
learn-aid-ob-points-note = Reputacja na poziomie 5 jest warta 15 punktów: tyle co siedmioro służących i jeszcze trochę.
learn-aid-ob-turn = Zwykła tura
learn-aid-ob-pass = Pasowanie
learn-aid-ob-pass-about = Zamiast zwykłej tury; decydujesz, zanim służba się przesunie.
learn-aid-ob-season = Sezon
learn-aid-ob-season-note = Gra ma cztery sezony; w finalnych awansach sumuje się wszystkie cztery sentymenty.
learn-aid-ob-special = Akcje specjalne
learn-aid-ob-special-about = W każdej chwili swojej tury, jeśli masz reputację do oddania.
learn-aid-ob-borrow = Pożycz £100
learn-aid-ob-borrow-cost = 2 reputacji
learn-aid-ob-help = Zaangażuj odpoczywającego służącego
learn-aid-ob-help-cost = 3 reputacji
learn-aid-ob-refresh = Odśwież rynek
learn-aid-ob-refresh-cost = 4 reputacji, raz na turę
learn-aid-ob-service = Służba
learn-aid-ob-service-about = Kto pracował, idzie na pole zagospodarowanej służby, potem na kwatery, a potem znów jest dostępny: dwie tury później.
learn-aid-ob-butler = Majordomus
learn-aid-ob-housekeeper = Ochmistrzyni
learn-aid-ob-underbutler = Główny lokaj
learn-aid-ob-valet = Kamerdyner
learn-aid-ob-ladys-maid = Pokojówka
learn-aid-ob-footman = Lokaj
learn-aid-ob-cook = Kucharka
learn-aid-ob-hall-boy = Chłopiec na posyłki
learn-aid-ob-head-housemaid = Starsza pokojówka
learn-aid-ob-useful-man = Złota rączka
learn-aid-ob-pass-note = Ze służbą z Upstairs, Downstairs można zamiast czynszów zatrudniać: majordomus idzie do pokoju majordomusa, a dwie nowe osoby zaczynają na polu zagospodarowanej służby.
learn-aid-ob-extra = Dodatkowa służba
learn-aid-ob-extra-about = Stawiana ponad obowiązkową obsługę, do wyboru w tych miejscach. Kto zastępuje obowiązkowego służącego, nie używa umiejętności; tylko kucharka zawsze daje reputację.
learn-column-use = Krok i miejsce
learn-aid-ob-extra-cook = Krok 3, na kaflu przyjęcia: goście o prestiżu wyższym od poziomu najwyżej o dwa i +1 reputacji.
learn-aid-ob-extra-hall-boy = Krok 5, na karcie z pieniędzmi: +£100. Albo za majordomusa na karcie lub za lokaja w powozowni.
learn-aid-ob-extra-head-housemaid = Krok 5, na karcie lub kaflu z zaproszeniem: o jednego gościa więcej do obejrzenia, raz w turze. Albo za ochmistrzynię na karcie.
learn-aid-ob-extra-useful-fair = Krok 2 festynu, na prywatnym gabinecie: +£200.
learn-aid-ob-extra-useful-tile = Krok 3, na własnym kaflu: prestiż niższy o 1 w tej turze.
learn-aid-ob-extra-useful-market = Krok 7, na kaflu z rynku: o £100 taniej, nigdy za darmo.
learn-aid-ob-extra-useful-leaves = W każdej chwili odchodzi z gry na zawsze: nowy rynek albo kafel z sakiewki, nie monument, na najdroższe pole.
learn-aid-ob-milestones = Kamienie milowe
learn-aid-ob-milestones-about = W grze są dwa z nich, każdy z pierwszym i drugim miejscem. Jedno zajęcie w turze, nigdy oba miejsca jednej karty.
learn-milestone-level = Lew
learn-milestone-servants = Czworo drobnej służby
learn-milestone-prestige = Korona
learn-milestone-columns = Pięć kolumn
learn-milestone-roses = Róża
learn-milestone-monument = Trofeum
learn-milestone-wealth = Moneta
learn-milestone-household = Służba
learn-milestone-company = Goście
learn-milestone-column = Jedna kolumna
learn-aid-ob-teams = Drużyny: czyja przysługa
learn-aid-ob-teams-about = Gdy na twoje przyjęcie przychodzi rodzina partnera lub jego początkowi goście.
learn-column-favour = Przysługa
learn-column-whose = Dla kogo
learn-aid-ob-team-lord = Pan domu: £200
learn-aid-ob-team-lady = Pani domu: zaproszenie
learn-aid-ob-team-lady-dismiss = Pani domu: zerwanie kontaktu
learn-aid-ob-team-heir = Dziedzic: £100
learn-aid-ob-team-heir-reputation = Dziedzic: reputacja
learn-aid-ob-team-young-lady = Młoda dama: zaproszenie
learn-aid-ob-team-admirer = Młoda dama: premia za admiratora
learn-aid-ob-team-starters = Początkowi goście: wszystko
learn-aid-ob-team-either = Ty albo partner, jak wskażesz
learn-aid-ob-team-partner = Partner
learn-aid-ob-team-circle = Partner, który zrywa kontakt z gościem ze swojej talii
learn-aid-ob-team-you = Ty
learn-aid-ob-challenge = Wyzwanie posiadłości: złodziej
learn-aid-ob-challenge-about = Po kroku 7, dwudziestościenna kość. Pierwsza liczba stosu oznacza kafel wierzchni, następna kafel pod nim i tak dalej.
learn-aid-ob-challenge-note = Nigdy kafel, bez którego nie da się zapełnić kolumny. Aby wygrać, pobij 132 (runda 12), w wydłużonej rozgrywce 188 (runda 15); każda runda różnicy to 5, 10, 15 i tak dalej, dla ciebie, jeśli wcześniej, przeciw tobie, jeśli później.
learn-column-die = Kość
learn-column-stack = Stos i cena
learn-aid-ob-theft-service = 1–2
learn-aid-ob-theft-service-about = Służba, £300
learn-aid-ob-theft-sporting = 3–5
learn-aid-ob-theft-sporting-about = Sport, £400
learn-aid-ob-theft-essentials = 6–8
learn-aid-ob-theft-essentials-about = Rudymenty, £500
learn-aid-ob-theft-estate = 9–11
learn-aid-ob-theft-estate-about = Majątek, £600
learn-aid-ob-theft-prestige = 12–14
learn-aid-ob-theft-prestige-about = Elegancja, £700
learn-aid-ob-theft-monument = 15–18
learn-aid-ob-theft-monument-about = Monumenty, £800
learn-aid-ob-theft-none = 19–20
learn-aid-ob-theft-none-about = Nic nie znika
learn-symbol-ob-rating = Prestiż
learn-symbol-ob-rating-about = Poziom reputacji, którego wymaga kafel albo gość.
learn-symbol-ob-vp = Laur
learn-symbol-ob-vp-about = Punkty zwycięstwa (PZ).
learn-symbol-ob-money = Moneta
learn-symbol-ob-money-about = Funty.
learn-symbol-ob-reputation = Lew
learn-symbol-ob-reputation-about = Reputacja: pięć pozycji to poziom.
learn-symbol-ob-casual = Lilia
learn-symbol-ob-casual-about = Do twojej talii dochodzi prozaiczny gość.
learn-symbol-ob-prestige = Korona
learn-symbol-ob-prestige-about = Do twojej talii dochodzi prestiżowy gość.
learn-symbol-ob-look = Oko
learn-symbol-ob-look-about = Obejrzyj kilka kart i część z nich zatrzymaj.
learn-symbol-ob-dismiss = Drzwi
learn-symbol-ob-dismiss-about = Możesz odprawić gościa ze swojej talii.
learn-symbol-ob-rose = Róża
learn-symbol-ob-rose-about = Na kaflu odbyło się już przyjęcie i leży drugą stroną.
learn-symbol-ob-mark = Odtworzone
learn-symbol-ob-mark-about = Wartość, której nie podaje żadne jawne źródło; możesz ją poprawić.

## Strategia: Notre-Dame

learn-tips-nd-about = Dwanaście porad na drugą grę i następne.
learn-tip-nd-plan = Wybierz dwa sektory i wzmacniaj je
learn-tip-nd-plan-why = Sektor działa z taką siłą, ile ma pionków. Trzy wizyty w jednym banku dają 1 + 2 + 3 monety; trzy wizyty w trzech sektorach po 1. W całej grze zagrywasz tylko osiemnaście kart.
learn-tip-nd-rats = Najpierw spójrz na szczury, potem na karty
learn-tip-nd-rats-why = Postacie leżą odkryte przed wyborem kart, więc zarazę tej tury znasz co do szczura. Uderzenie kosztuje 2 punkty i kostkę z najlepszego sektora, co osłabia wszystko, co potem.
learn-tip-nd-hospital = Jedna kostka w szpitalu wcześnie, druga, gdy nadchodzą szczury
learn-tip-nd-hospital-why = Kostka postawiona w pierwszym okresie działa nawet dziewięć razy. W ostatniej turze ledwie jest warta karty.
learn-tip-nd-cubes = Niech nigdy nie zabraknie ci kostek
learn-tip-nd-cubes-why = Stawiasz dwie kostki na turę, a zaczynasz z czterema. Bez seminarium, mnicha albo weksla z kostką wkrótce przenosisz kostki z sektora do sektora i osłabiasz to, co stoi.
learn-tip-nd-gold = Zostaw monetę na przekupstwo
learn-tip-nd-gold-why = Postać kosztuje 1 monetę, a często daje 3 punkty lub więcej. Kto w fazie 4 nie ma złota, traci jedną trzecią tury.
learn-tip-nd-pass = Pamiętaj, co przekazujesz
learn-tip-nd-pass-why = W okresie każda z twoich dziewięciu kart pojawia się dokładnie raz. Przekazana karta może posłużyć osobie po lewej, a ty nie zobaczysz jej aż do następnego okresu.
learn-tip-nd-cathedral = Bądź w Notre-Dame, gdy jest tam mało kostek
learn-tip-nd-cathedral-why = Wartość dzieli się między wszystkie kostki. Jedyna kostka daje przy trzech graczach 8 punktów, a cztery kostki po 2. Idź tam późno w okresie, gdy widać, kto jeszcze tam jest.
learn-tip-nd-carriage = Jedź daleko albo wcale
learn-tip-nd-carriage-why = Weksle za 4 punkty znikają pierwsze, a kolory zbiera się równo. Z dwoma lub trzema pionkami w powozowni dojedziesz do innych dzielnic; z jednym wkrótce nie ma już nic, co wolno wziąć.
learn-tip-nd-park = Park lubi wiele małych zysków
learn-tip-nd-park-why = Dodaje się do każdego: rezydencji, ofiar, weksli, postaci, punktowania Notre-Dame. Przy czterech zyskach na turę dwie pary są warte 8 punktów. W okresie C jest już na park za późno.
learn-tip-nd-persons = Przygotuj się na szare postacie
learn-tip-nd-persons-why = Te z okresu C nagradzają pełne sektory i liczbę zajętych sektorów. Znasz je od początku, więc celuj w dwie, zamiast liczyć na jedną.
learn-tip-nd-confidant = Wysyłaj powiernika tam, gdzie masz siłę
learn-tip-nd-confidant-why = To pionek, który nie kosztuje kostki, działa od razu i nie boi się zarazy. W banku z trzema pionkami daje 4 monety.
learn-tip-nd-end = W ostatnich turach zamieniaj wszystko na punkty
learn-tip-nd-end-why = Złoto i kostki rozstrzygają tylko remisy. Od siódmej tury składaj w ofierze 3 monety, kiedy się da, i wybieraj karty, które dają punkty teraz, a nie później.

## Strategia: Obsession

learn-tips-ob-about = Dwanaście porad na drugą grę i następne.
learn-tip-ob-engine = Najpierw goście i pieniądze, potem punkty
learn-tip-ob-engine-why = Standardowa gra ma dwanaście tur, razem z pasowaniem. To, co w pierwszych czterech daje gości, pieniądze lub reputację, służy potem ciągle; kafel z samymi punktami służy raz.
learn-tip-ob-reputation = Reputacja otwiera wszystkie drzwi
learn-tip-ob-reputation-why = Kafle i goście powyżej twojego poziomu są bezużyteczni. Każdy poziom jest wart więcej niż poprzedni, a reputacją płaci się za pożyczki, pomoc służby i nowy rynek.
learn-tip-ob-pass = Planuj pasowanie
learn-tip-ob-pass-why = Spasujesz trzy lub cztery razy. Najlepiej wtedy, gdy wyczerpie się i ręka, i służba; pasowanie z połową nieużytą to stracona tura.
learn-tip-ob-service = Myśl o służbie dwie tury naprzód
learn-tip-ob-service-why = Kto służy dziś, tego zabraknie jutro. Przeplataj kafle z różną służbą, na przykład lokaj i ochmistrzyni, i zatrudniaj tam, gdzie stale brakuje.
learn-tip-ob-flip = Urządź przyjęcie na każdym kaflu choć raz
learn-tip-ob-flip-why = Druga strona ma zwykle więcej punktów i lepsze przysługi. Pięć odwróconych kafli początkowych to kilka punktów za nic.
learn-tip-ob-theme = Pierwsze awanse wygrywaj kilkoma kaflami
learn-tip-ob-theme-why = Na początku rozstrzyga jeden lub dwa kafle właściwej kategorii. Zwycięzca dostaje kartę PZ i na cały sezon kogoś z Fairchildów z mocnymi przysługami.
learn-tip-ob-price = Niech kafle przyjdą do ciebie
learn-tip-ob-price-why = Po każdym zakupie kafle z prawej przesuwają się o pole i tanieją o £100. Od razu kupuj to, czego chcą inni; z resztą cierpliwie czekaj.
learn-tip-ob-guests = Lepiej mało dobrych gości niż wielu
learn-tip-ob-guests-why = Goście wracają dopiero po spasowaniu, a ci z ujemnymi punktami liczą się na koniec przeciw tobie. Korzystaj z golców i łotrów, a potem ich odprawiaj.
learn-tip-ob-objectives = Wybieraj kafle według ambicji
learn-tip-ob-objectives-why = Zostaną ci trzy lub cztery. Kafel, który służy ambicji, sentymentowi i twoim turom, jest wart znacznie więcej niż własne punkty.
learn-tip-ob-prestige = Prestiżowi goście od połowy gry
learn-tip-ob-prestige-why = Są warci wiele punktów i dają najmocniejsze przysługi, ale wymagają reputacji i służby. Przed poziomem 3 tylko zapełniają rękę.
learn-tip-ob-cards = O kartach PZ decyduj późno
learn-tip-ob-cards-why = Ich przysługa może uratować turę; ich punkty są pewne. Przysługi użyj wcześnie, gdy coś rozkręca; w ostatnim sezonie zachowaj punkty.
learn-tip-ob-end = W ostatnim sezonie kupuj punkty
learn-tip-ob-end-why = £200 to na koniec 1 punkt, a kafel za £500 bywa wart 5 lub więcej. W finalnych awansach liczą się wszystkie cztery sentymenty, więc patrz na sumę.

## Elementy

learn-inspect-about = Każdy element z wartościami, obiema stronami, zasadami, które o nim mówią, i pochodzeniem każdej wartości.
learn-inspect-sorts = Rodzaje elementów
learn-inspect-search = Szukaj po nazwie
learn-inspect-count = Pokazano { $count } z { $total }
learn-inspect-all = Wszystkie tego rodzaju
learn-inspect-previous = Poprzedni
learn-inspect-next = Następny
learn-inspect-leaf = Przeglądanie
learn-inspect-values = Wartości
learn-inspect-first = Za pierwszym razem
learn-inspect-later = Później
learn-inspect-flips = odwraca się raz, po pierwszym przyjęciu
learn-inspect-flips-always = odwraca się po każdym przyjęciu
learn-inspect-origin = Skąd pochodzą wartości
learn-inspect-rules = Związane zasady
learn-inspect-related = Łączy się z
learn-inspect-special = własny efekt
learn-inspect-unchanged = bez zmiany
learn-inspect-nothing = –
learn-inspect-unknown = Nie ma takiego elementu: { $name }.
learn-inspect-can = Można teraz użyć.
learn-inspect-cannot = Nie można teraz użyć:
learn-inspect-page = Wszystkie wartości na osobnej stronie
learn-inspect-correct = Twój egzemplarz mówi co innego? Popraw to.
learn-mark-sourced = Wartość podaje jawne źródło.
learn-mark-convention = Nasza kolejność lub nazwa; gra od niej nie zależy.
learn-mark-derived = Wynika z tego, co mówią źródła.
learn-mark-reconstructed = Nie podaje jej żadne jawne źródło; dobrano ją do wartości znanych.
learn-mark-corrected = Poprawka twoja albo osoby, która założyła stół.
learn-sort-tile = Kafle
learn-sort-gentry = Gentry
learn-sort-servant = Służba
learn-sort-objective = Ambicje
learn-sort-vp-card = Karty PZ
learn-sort-family = Familie
learn-sort-opponent = Konkurenci
learn-sort-round-event = Rundy
learn-sort-person = Postacie
learn-sort-card = Karty akcji
learn-sort-bill = Weksle
learn-sort-market = Rynki
learn-filter-set = Zestaw
learn-filter-kind = Rodzaj
learn-filter-category = Kategoria
learn-filter-trait = Cecha
learn-filter-level = Poziom
learn-filter-any = wszystkie
learn-set-base = Gra podstawowa
learn-set-new-persons = Nowe postacie
learn-set-ud = Upstairs, Downstairs
learn-set-ud-low = Upstairs, Downstairs (dolne piętro)
learn-set-suites = Apartamenty
learn-set-hybrid = Kafle hybrydowe
learn-set-promo = Karty promocyjne
learn-set-wessex = Wessex
learn-kind-brown = brązowa
learn-kind-a = szara, okres A
learn-kind-b = szara, okres B
learn-kind-c = szara, okres C
learn-kind-start = kafel początkowy
learn-kind-ordinary = zwykły kafel
learn-kind-service = kafel służby
learn-kind-monument = monument
learn-kind-suite = apartament
learn-kind-hybrid = kafel hybrydowy
learn-category-room = za pomieszczenie
learn-category-guest = za gości
learn-category-category = za kategorię
learn-category-servant = za służbę
learn-category-group = za grupę kafli
learn-category-miscellaneous = inne
learn-category-ud-servant = za służbę z Upstairs, Downstairs
learn-category-tableau = za układ kafli
learn-value-back = Rewers
learn-value-set = Zestaw
learn-value-copies-colour = W każdym kolorze
learn-value-donations = Punkty za 1, 2, 3 monety
learn-value-extra = Ponadto
learn-value-corners = Rynki na rogach (M) dzielnicy
learn-value-road = Droga wzdłuż katedry
learn-value-start = Na początku
learn-value-hireable = Do zatrudnienia
learn-value-recruitable = Do podkupienia
learn-value-count = W pudełku
learn-value-guests = Goście
learn-value-season = Awanse { $number }
learn-extra-gold = 1 moneta
learn-extra-cube = 1 kostka
learn-extra-rat = szczur o pole wstecz
learn-extra-none = nic
learn-market-centre = Rynek pośrodku dzielnicy, na którym zaczyna jej powóz. Nie leży tu żaden weksel.
learn-market-corner = Rynek na rogu dzielnicy. Na początku leży tu weksel jej koloru.

## Zestaw danych i poprawki

learn-data-about = Niektórych nadrukowanych wartości nie ma w żadnym jawnym źródle i są odtworzone. Jeśli twój egzemplarz mówi co innego, wpisz tu jego wartości, zachowaj je jako własny zestaw danych i graj z nim.
learn-data-set = Ten zestaw danych
learn-data-shipped = W wersji wyjściowej
learn-data-now =
    { $count ->
        [one] Z { $count } poprawką
        [few] Z { $count } poprawkami
        [many] Z { $count } poprawkami
       *[other] Z { $count } poprawki
    }
learn-data-own = Twoje zestawy danych
learn-data-choose = Zestaw danych
learn-data-new = nowy
learn-data-name = Nazwa
learn-data-unnamed = Mój egzemplarz
learn-data-keep = Zachowaj w tej przeglądarce
learn-data-kept = Zachowano. Zestaw można wybrać przy zakładaniu stołu.
learn-data-not-kept = Ta przeglądarka niczego nie zachowuje; zapisz zestaw danych do pliku.
learn-data-delete = Usuń
learn-data-delete-ask = Usunąć „{ $name }”?
learn-data-delete-about = Stoły założone z tym zestawem grają dalej bez zmian.
learn-data-cancel = Anuluj
learn-data-export = Zapisz do pliku
learn-data-toml = Zapisz dla terminala
learn-data-import = Wczytaj plik
learn-data-read = Plik wczytany. Zachowaj go pod nazwą, aby mieć go tu później.
learn-data-no-file = To nie jest zestaw danych tej gry.
learn-data-facts = Wartości
learn-data-count =
    { $count ->
        [one] { $count } wartość
        [few] { $count } wartości
        [many] { $count } wartości
       *[other] { $count } wartości
    }
learn-data-table = Czego dotyczą
learn-data-none = Nic nie pasuje.
learn-data-more =
    { $count ->
        [one] jeszcze { $count }
        [few] jeszcze { $count }
        [many] jeszcze { $count }
       *[other] jeszcze { $count }
    }
learn-data-edit = Popraw: { $name }
learn-data-fixed = stałe
learn-data-printed = W wersji wyjściowej
learn-data-hash = Zestaw danych miałby skrót
learn-data-take = Przyjmij
learn-data-restore = Wróć do wartości wyjściowej
learn-data-whole = Potrzebna jest liczba całkowita.
learn-data-list = Kilka pozycji oddziela się przecinkami.
learn-data-json = Tego nie da się jeszcze odczytać.
learn-data-add = Jeszcze jedna pozycja
learn-data-remove = Usuń pozycję
learn-field-vp = PZ
learn-field-pr = Prestiż
learn-field-price-mod = Zmiana ceny
learn-field-copies = Egzemplarze
learn-field-favours = Przysługi
learn-field-favour = Przysługa
learn-field-guests = Goście
learn-field-servant = Służący
learn-field-service = Obsługa
learn-field-front = Pierwsza strona
learn-field-back = Druga strona
learn-field-title = Tytuł
learn-field-name = Nazwa
learn-field-en = angielski
learn-field-fr = francuski
learn-field-pl = polski
learn-field-tsn = Numer porządkowy
learn-field-gender = Dama czy dżentelmen
learn-field-category = Kategoria
learn-field-category-back = Kategoria, druga strona
learn-field-base-score = Punkty podstawowe
learn-field-chart = Tabela
learn-field-level = Poziom
learn-field-mode = Długość
learn-field-set = Zestaw
learn-field-kind = Rodzaj
learn-field-amount = Ilość
learn-field-look = Obejrzyj
learn-field-keep = Zatrzymaj
learn-field-choice = Do wyboru
learn-field-when = Kiedy
learn-field-rule = Zasada
learn-field-count = Liczba
learn-field-any-pr = Dowolny prestiż
learn-field-price = Cena
learn-field-score = Wartość
learn-field-condition = Wymaga
learn-field-tiles = Kafle
learn-field-initial-market = Na pierwszym rynku
learn-field-events = Runda
learn-field-corners = Rogi z rynkami
learn-field-cathedral-road = Droga wzdłuż katedry
learn-field-trait = Cecha
learn-field-vp-first = PZ, pierwsze miejsce
learn-field-vp-second = PZ, drugie miejsce
learn-table-rats = Szczury na postaciach
learn-table-components = Elementy
learn-table-board = Plansza
learn-table-categories = Kategorie
learn-table-themes = Karty sentymentów
learn-table-tiles = Kafle
learn-table-gentry = Gentry
learn-table-traits = Cechy
learn-table-specials = Szczególni goście
learn-table-decks = Talie gości
learn-table-roles = Role w rodzinie
learn-table-families = Familie
learn-table-servants = Służba
learn-table-pools = Służący do zatrudnienia
learn-table-stand-ins = Zastępstwa
learn-table-extras = Usługi dodatkowe
learn-table-objectives = Ambicje
learn-table-vp-cards = Karty PZ
learn-table-milestones = Kamienie milowe
learn-table-events = Rundy
learn-table-tracks = Tor rund
learn-table-positions = Pola rynku
learn-table-reserves = Rezerwy
learn-table-bag-monuments = Monumenty w sakiewce
learn-table-stacks = Stosy
learn-table-markers = Znaczniki
learn-table-scavenger-rows = Kość konkurenta
learn-table-dynamic-rows = Dynamiczny konkurent
learn-table-opponents = Konkurenci
learn-table-courtship = Awanse
learn-table-first-edition = Pierwsza edycja
learn-table-promos = Karty promocyjne
learn-table-admirer = Adoratorzy
learn-table-start = Początek
learn-table-hire = Zatrudnianie
learn-table-servant-draft = Wybór służby
learn-table-objective-rules = Ambicje, liczby
learn-table-milestone-rules = Kamienie milowe, liczby
learn-table-market = Rynek budowlany
learn-table-price-rule = Ceny
learn-table-initial-market = Pierwszy rynek
learn-table-bag = Sakiewka
learn-table-estate-challenge = Wyzwanie posiadłości
learn-table-solo-rules = Gra solo
learn-table-dynamic-rules = Dynamiczny konkurent, liczby
