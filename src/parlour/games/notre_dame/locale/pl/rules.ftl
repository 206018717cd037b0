### Rozdziały instrukcji w całości, po polsku.

nd-rule-contents-text = W każdym z pięciu kolorów jest 14 kostek wpływów, 9 kart akcji, 4 weksle, powóz i powiernik; do tego każdy ma dzielnicę i czarną kostkę szczura. Gra podstawowa ma 15 postaci, 6 brązowych i 9 szarych; Nowe postacie dodają 18 szarych. Na wszystkich przypada 25 monet. Punkty prestiżu liczy się bez ograniczeń.
nd-rule-setup-text = Na środku leży płytka Notre-Dame dla danej liczby graczy, a wokół niej po jednej dzielnicy na osobę. Zaczynasz z 4 kostkami we własnych zasobach i 10 w zasobach ogólnych, z 3 monetami, szczurem na polu 0, powiernikiem obok planszy i powozem na środkowym rynku swojej dzielnicy. Twoje cztery weksle są mieszane, rozkładane na rynkach narożnych dzielnicy i odkrywane; dziewięć kart akcji tworzy potasowany stos. Sześć brązowych postaci tworzy jeden stos. Szare tworzą drugi, tasowany osobno dla każdej litery: A nad B, B nad C. Kto został wyznaczony do rozpoczęcia gry, bierze dzwonnika.
nd-rule-rounds-text = Gra trwa trzy etapy, A, B i C, po trzy rundy. Runda ma pięć faz: postacie, wybór kart, zagrywanie kart, przekupstwo, zaraza. Każda brązowa postać pojawia się raz w każdym etapie; szara tylko raz, w etapie swojej litery.
nd-rule-phase-1-text = Odkrywa się trzy postacie: dwie z wierzchu brązowego stosu i jedną z wierzchu szarego. W fazie 4 można je przekupić, a ich szczury tworzą zarazę fazy 5.
nd-rule-phase-2-text = Dobierasz trzy karty z wierzchu swojego stosu, jedną zatrzymujesz, a dwie przekazujesz w lewo. Z dwóch kart, które dostajesz, jedną zatrzymujesz, a drugą przekazujesz; karta, która trafia do ciebie na końcu, zostaje. Wszyscy przekazują jednocześnie i zaglądają dopiero, gdy każdy już przekazał. Zatrzymanej karty nie można później oddać. Przy trzech i więcej graczach masz na końcu jedną kartę własną, jedną od osoby po prawej i jedną od następnej za nią.
nd-rule-phase-3-text = Zgodnie z ruchem wskazówek zegara, od pierwszego gracza, każdy zagrywa odkrytą kartę i wykonuje jej akcję; potem każdy tak samo zagrywa drugą. Trzecią odkłada się zakrytą, bez efektu. Odrzuconych kart nie wolno przeglądać. Kartę można zagrać bez akcji, gdy nie da się albo nie chce się przenieść kostki, a także gdy nie ma ofiary. Nasza interpretacja: kartę można zagrać bez akcji zawsze.
nd-rule-phase-4-text = Zgodnie z ruchem wskazówek zegara, od pierwszego gracza, każdy może przekupić jedną z trzech wyłożonych postaci. Najpierw płacisz 1 monetę do zasobów ogólnych, potem korzystasz z mocy postaci. Tę samą postać może przekupić dowolnie wiele osób. Bez monet albo bez chęci zapłaty pasujesz.
nd-rule-phase-5-text = Zaraza dociera do każdej dzielnicy, niezależnie od tego, kto kogo przekupił. Każdy szczur rusza się o liczbę szczurów na trzech wyłożonych postaciach, pomniejszoną o pionki w szpitalu tej dzielnicy.
nd-rule-end-of-turn-text = Trzy postacie trafiają pod spód swoich stosów. Dzwonnik przechodzi w lewo, a kto go dostaje, zaczyna następną rundę.
nd-rule-end-of-period-text = Po każdej trzeciej rundzie następuje punktacja Notre-Dame. Potem sześć brązowych postaci tasuje się w nowy stos, a wszyscy odbierają dziewięć kart akcji swojego koloru i tasują je.
nd-rule-end-of-game-text = Gra kończy się po trzecim etapie; wygrywa największa liczba punktów prestiżu. Przy remisie decyduje suma monet i kostek we własnych zasobach. Nasza interpretacja: jeśli remis trwa nadal, zwycięstwo jest wspólne.
nd-rule-seminary-text = Postaw kostkę w swoim seminarium. Potem weź z zasobów ogólnych tyle swoich kostek, ile pionków jest w seminarium, licząc nowy, i dołóż je do własnych zasobów, na widoku. Jeśli zostało ich mniej, bierzesz tyle, ile jest.
nd-rule-bank-text = Postaw kostkę w swoim banku. Potem weź tyle monet, ile pionków jest w banku, licząc nowy. Monety leżą na widoku. Gdy zasoby się wyczerpią, brakujące monety oddaje najbogatszy gracz. Nasza interpretacja: dotyczy to każdej zdobyczy monet; każdą brakującą monetę oddaje ten z pozostałych graczy, który jest wtedy najbogatszy, a wśród równych pierwszy zgodnie z ruchem wskazówek zegara.
nd-rule-residence-text = Postaw kostkę w swojej rezydencji. Potem zdobądź tyle punktów prestiżu, ile pionków jest w rezydencji, licząc nowy. Inaczej niż monety i kostki, punkty prestiżu są tajne, chyba że gracie z jawnym wynikiem.
nd-rule-carriage-house-text = Postaw kostkę w swojej powozowni. Potem twój powóz przejeżdża najwyżej tyle rynków, ile jest w niej pionków; może stanąć wcześniej. Jedzie drogami od rynku do rynku, przez twoją dzielnicę i przez cudze, i nie zatrzymuje się pomiędzy nimi; na jednym rynku może stać kilka powozów. Możesz wziąć weksel z rynku, na którym powóz stanie. Nasza interpretacja: aby wziąć weksel z rynku początkowego, powóz musi naprawdę wyjechać i wrócić.
nd-rule-bills-text = Weksel daje 1 punkt prestiżu i 1 monetę, albo 2 punkty i 1 kostkę, albo 3 punkty i cofnięcie szczura o jedno pole, albo 4 punkty. Leży potem zakryty przed tobą; nadal liczy się dla adwokata i woźnicy. Kolory zbiera się równomiernie: możesz wziąć weksel tylko wtedy, gdy jego koloru nie masz więcej niż żadnego innego koloru, który jest jeszcze na planszy. Kolor, którego na planszy już nie ma, przestaje się liczyć.
nd-rule-inn-text = Postaw kostkę w swojej gospodzie. Potem wybierz premię: 1 kostkę z zasobów ogólnych, 1 monetę albo cofnięcie szczura o jedno pole, co jest niemożliwe, gdy stoi na 0. Przy trzech i więcej pionkach w gospodzie wybierasz dwie premie, takie same lub różne; powiernik liczy się jako pionek. Można się umówić na cztery pionki zamiast trzech.
nd-rule-confidant-text = Ta karta nie stawia kostki. Wysyłasz powiernika do jednego ze swoich siedmiu sektorów, nigdy do Notre-Dame, i wykonujesz akcję tego miejsca. Za pierwszym razem powiernik wychodzi z twoich zasobów, później musi przejść do innego sektora. Wszędzie, gdzie liczy się pionki, jest wart tyle co kostka. Zaraza i Cyganie nie mogą go usunąć; minstrel, błazen i aktorka mogą go przenieść.
nd-rule-park-text = Postaw kostkę w swoim parku i cofnij szczura o jedno pole, ale nie poniżej 0. Ponadto za każdym razem, gdy zdobywasz punkty prestiżu, z jakiegokolwiek źródła, dostajesz o jeden więcej za każdą parę pionków w swoim parku. Premia przypada raz na zdobycz, według stanu parku w tej chwili. Nasza interpretacja: zdobycz równa 0 nie daje premii.
nd-rule-hospital-text = Postaw kostkę w swoim szpitalu i cofnij szczura o jedno pole, ale nie poniżej 0. Ponadto w fazie 5 każdy pionek w twoim szpitalu odejmuje jednego szczura od tych, które nadciągają do twojej dzielnicy; szczur może się nawet cofnąć.
nd-rule-notre-dame-text = Postaw kostkę w Notre-Dame i złóż w ofierze 1, 2 lub 3 monety do zasobów ogólnych; od razu zdobywasz za to 1, 3 lub 6 punktów prestiżu. Bez ofiary kostki się nie stawia i karta nie ma efektu. Jedna karta to jedna kostka i jedna ofiara, ale w ciągu rundy lub etapu możesz zagrać kilka takich kart.
nd-rule-notre-dame-scoring-text = Na koniec każdego etapu wartość płytki dzieli się przez liczbę wszystkich kostek na niej, w zaokrągleniu w dół; wartość to 6, 8, 10 lub 12 przy dwóch, trzech, czterech lub pięciu graczach. Tyle punktów prestiżu przynosi każda kostka. Wszystko, co tu dostajesz, jest dla parku jedną zdobyczą. Potem kostki wracają do zasobów ogólnych.
nd-rule-empty-supply-text = Akcja wymaga kostki z własnych zasobów, nigdy z ogólnych. Jeśli twoje zasoby są puste, możesz na miejsce wskazane kartą przenieść jedną swoją kostkę z innego sektora albo z Notre-Dame, ale nie powiernika. Jeśli nie możesz lub nie chcesz, zagrywasz kartę bez jej akcji.
nd-rule-plague-text = Dodaj szczury z trzech wyłożonych postaci, a jeśli medyk został przez ciebie przekupiony, przyjmij 0; od wyniku odejmij pionki w swoim szpitalu. O tyle rusza się twój szczur, wstecz, gdy wynik jest ujemny, ale nie poniżej pola 0. Gdyby miał minąć pole 9, zostaje na nim, tracisz 2 punkty prestiżu, a jedna kostka z twojego najpełniejszego sektora wraca do zasobów ogólnych. Samo wejście na 9 niczym nie grozi. Powiernik liczy się przy szukaniu najpełniejszego sektora, ale nigdy nie jest usuwany; spośród równie pełnych wybierasz. Nasza interpretacja: mając mniej niż 2 punkty, tracisz tyle, ile masz, a sektor z samym powiernikiem nie traci nic.
nd-rule-two-players-text = We dwoje gra się na kwadratowej płytce stroną o wartości 6, w dzielnicach leżących naprzeciw siebie. W każdej z dwóch wolnych dzielnic leżą cztery weksle nieużywanego koloru, bez powozu, więc zbiera się cztery kolory. W fazie 2 oddajesz dwie z trzech kart drugiej osobie: jedna u niej zostaje, drugą dostajesz z powrotem. Na końcu masz dwie karty własne i jedną cudzą.
nd-rule-persons-text = Karta postaci pokazuje moc, którą kupuje się przekupstwem, i do trzech szczurów dla zarazy; na szarych kartach litera wskazuje etap. Niektórych użytych tu liczb szczurów nie dało się sprawdzić na drukowanych kartach: są oznaczone jako odtworzone i można je zastąpić plikiem poprawek.
nd-rule-brown-persons-text =
    { nd-person-barmaid }: { nd-person-barmaid-power }
    { nd-person-minstrel }: { nd-person-minstrel-power }
    { nd-person-moneylender }: { nd-person-moneylender-power }
    { nd-person-fool }: { nd-person-fool-power }
    { nd-person-monk }: { nd-person-monk-power }
    { nd-person-doctor }: { nd-person-doctor-power }
nd-rule-period-a-persons-text =
    { nd-person-soldier }: { nd-person-soldier-power }
    { nd-person-night-watchman }: { nd-person-night-watchman-power }
    { nd-person-bishop }: { nd-person-bishop-power }
nd-rule-period-b-persons-text =
    { nd-person-guild-master }: { nd-person-guild-master-power }
    { nd-person-beggar-king }: { nd-person-beggar-king-power }
    { nd-person-lawyer }: { nd-person-lawyer-power }
nd-rule-period-c-persons-text =
    { nd-person-lady-in-waiting }: { nd-person-lady-in-waiting-power }
    { nd-person-mayor }: { nd-person-mayor-power }
    { nd-person-carpenter }: { nd-person-carpenter-power }
nd-rule-new-persons-text = Dwadzieścia siedem szarych postaci dzieli się według liter i z każdej dziewiątki losuje trzy; pozostałe nie biorą udziału w grze. Wylosowane dziewięć pokazuje się wszystkim. Potem trzy karty każdej litery tasuje się zakryte i układa jak zwykle: A nad B, B nad C. Gdy trzeba postawić kostkę z zasobów ogólnych, a twoich tam już nie ma, według naszej interpretacji nie stawia się żadnej.
nd-rule-new-period-a-persons-text =
    { nd-person-administrator }: { nd-person-administrator-power }
    { nd-person-nurse }: { nd-person-nurse-power }
    { nd-person-scholar }: { nd-person-scholar-power }
    { nd-person-priest }: { nd-person-priest-power }
    { nd-person-procurator }: { nd-person-procurator-power }
    { nd-person-bell-ringer }: { nd-person-bell-ringer-power }
nd-rule-new-period-b-persons-text =
    { nd-person-spy }: { nd-person-spy-power }
    { nd-person-gypsies }: { nd-person-gypsies-power }
    { nd-person-coachman }: { nd-person-coachman-power }
    { nd-person-merchant }: { nd-person-merchant-power }
    { nd-person-patron }: { nd-person-patron-power }
    { nd-person-butcher }: { nd-person-butcher-power }
nd-rule-new-period-c-persons-text =
    { nd-person-innkeeper }: { nd-person-innkeeper-power }
    { nd-person-guard }: { nd-person-guard-power }
    { nd-person-councillor }: { nd-person-councillor-power }
    { nd-person-mistress }: { nd-person-mistress-power }
    { nd-person-actress }: { nd-person-actress-power }
    { nd-person-gravedigger }: { nd-person-gravedigger-power }
