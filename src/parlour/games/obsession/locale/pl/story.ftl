### Obsession po polsku: zdanie historii dla każdej osoby i każdego pokoju oraz opowieści rodów.

ob-column-story = Opowieść

## Rody

ob-story-family-asquith = Asquithowie siedzą w swojej dolinie, odkąd pewien król stracił głowę, a ich przodek akurat nie. Kuzynów liczą na tuziny, lecz radzą się tylko jednej krewnej: ciotki Maud, której fotel przy kominku przetrwał trzech ogrodników i biskupa. Gdy wreszcie naprawiono dach, ona pierwsza poskarżyła się na nowy przeciąg.
ob-story-family-cavendish = Cavendishowie nigdy nie stracili dobrego nazwiska, tylko pieniądze na jego ogrzanie. Drzwi wciąż otwierają się na sam dźwięk ich powozu, choć powóz przemalowano, zamiast kupić nowy. Lady Evelyn utrzymuje, że pozycja nic nie kosztuje, byle nigdy nie siadać.
ob-story-family-ponsonby = Zapomniany pokład węgla pod północnym pastwiskiem w deszczowy wtorek spłacił wszystkie ich długi i do dziś za to przepraszają. Kupcom płacą od ręki, co hrabstwo uważa za dziwactwo. Brakuje im już tylko gości, którzy nie przyjeżdżają z listą składek.
ob-story-family-york = Tytuł mają młodszy, a park mniejszy, niż wypada, i sąsiedzi chętnie o tym przypominają. Yorkowie odpowiedzieli służbą, jakiej nie ma nikt: w ich sieni zawsze czeka o jedną parę białych rękawiczek więcej, niż potrzeba wicehrabiemu. Goście pamiętają powitanie i zapominają zmierzyć dom.
ob-story-family-howard = Dwa razy zgubiła Howardów ambicja i dwa razy ocalił ich obiad. Kuchnią rządzi tu jedna dynastia kucharek, równie stara jak ród na pokojach, i nie całkiem wiadomo, która z nich sprawuje władzę. Próbę podkupienia kucharki uważa się w tym domu za wypowiedzenie wojny.
ob-story-family-wessex = John Wessex ożenił się z miłości, otworzył okiennice i zobaczył, co czterdzieści lat żałoby zrobiło z dywanami. Młodzi zaczęli od tego, co lubią najbardziej: od długiego śniadania i szybkiego seta. Hrabstwo nazywa to płochością i nie opuszcza ani jednego zaproszenia.

## Członkowie rodów

ob-story-gentry-daniel-earl-of-asquith = W Boże Narodzenie czyta na głos rachunki majątku i jako jedyny śmieje się z żartu na stronie dziewiątej.
ob-story-gentry-patricia-countess-of-asquith = Jej księga wizyt ma dwie kolumny i nikt nie odważył się spytać, do czego służy druga.
ob-story-gentry-charles-viscount-pemberly = Uczono go greki, melioracji i cierpliwości; jak dotąd przydała się tylko ta ostatnia.
ob-story-gentry-lady-eleanor-chesterton = Z nudziarzami tańczy walca prześlicznie: ktoś przecież musi, a jej przyda się wprawa.
ob-story-gentry-maud-dowager-countess-of-asquith = Pochowała dwóch mężów, przeżyła czterech lekarzy i podróżuje z sakiewką, której dna nikt nie widział.
ob-story-gentry-earl-paul-cavendish = Sprzedał Tycjana na dachy dzierżawców, a jasny prostokąt na ścianie przedstawia jako sztukę nowoczesną.
ob-story-gentry-lady-evelyn-cavendish = Jedną uniesioną brwią opróżniła więcej krzeseł niż grypa.
ob-story-gentry-viscount-stephen-cavendish = Dziedzic jeździ za szybko, wydaje za mało i rumieni się na wzmiankę o jednym i drugim.
ob-story-gentry-lady-tara-cavendish = Mając szesnaście lat, poprawiła biskupowi łacinę; odtąd wszędzie zapraszają ją rywale biskupa.
ob-story-gentry-theodore-earl-of-ponsonby = Wzbogacił się na węglu i trzyma jego bryłkę pod szkłem, żeby nikt nie musiał silić się na takt.
ob-story-gentry-mabel-countess-of-ponsonby = Nowe znajomości smakuje jak młode wino i na jedno i drugie ma dyskretną spluwaczkę.
ob-story-gentry-edward-viscount-dorchester = Posłano go do Oksfordu po ogładę, a wrócił z teorią nawożenia, która podwoiła zbiory.
ob-story-gentry-lady-margaret-carlow = Szkicuje każdego, kto złoży wizytę; kto przyjdzie drugi raz, dostaje wersję pochlebną.
ob-story-gentry-george-viscount-york = Wnuk żeglarza, przechadza się po tarasie tak, jakby lada chwila miał nastąpić abordaż.
ob-story-gentry-beatrice-viscountess-york = Stół ma mniejszy niż sąsiedzi, za to o wiele dłuższą pamięć do tych, którzy byli przy nim mili.
ob-story-gentry-hon-allen-waters = Naprawi furtkę, kłótnię i zegar, a najbardziej lubi zegar, bo ten dziękuje co godzinę.
ob-story-gentry-hon-marianne-waters = Jej listy krążą w odpisach po trzech hrabstwach, głównie za sprawą młodzieńców, którym grzecznie odmówiła.
ob-story-gentry-james-earl-howard = Odszedł z rządu z powodu zasad i podłego obiadu; historia zapamiętała tylko zasady.
ob-story-gentry-victoria-countess-howard = Listę gości układa jak menu: coś kwaśnego, coś słodkiego i nic dwa razy.
ob-story-gentry-thomas-viscount-winchester = Wychowany w cieple kuchennego korytarza, zna urodziny wszystkich służących i żadnego ministra.
ob-story-gentry-lady-diana-stark = Jeździ konno, strzela i mówi, co myśli; konkurentów odstrasza to trzecie.
ob-story-gentry-john-viscount-wessex = Odziedziczył czterdzieści pokoi z zamkniętymi okiennicami i co miesiąc uroczyście otwiera następny.
ob-story-gentry-katherine-viscountess-wessex = Córka pastora, wielki dom prowadzi tak jak niegdyś kiermasz parafialny, to znaczy z zyskiem.
ob-story-gentry-hon-robert-smythe = Bycie dziedzicem go nie męczy, zajął się więc geologią, która męczy wszystkich pozostałych.
ob-story-gentry-hon-anne-smythe = Lewą ręką serwuje asy, prawą nalewa herbatę i za żadną z nich nie przeprasza.

## Fairchildowie i pewna księżna

ob-story-gentry-charles-fairchild-esq = Nowy w hrabstwie i bogaty ponad wszelkie plotki; każda matka w promieniu trzydziestu mil wzięła już z niego miarę.
ob-story-gentry-miss-elizabeth-fairchild = Odmówiła dwóm hrabiom i jednej kolei żelaznej tak uprzejmie, że wszyscy troje wciąż do niej piszą.
ob-story-gentry-margaret-dowager-countess-fairchild = Ciotka najlepszych partii dziesięciolecia: przesłuchuje hrabstwo z sofy, a odprawia je wachlarzem.
ob-story-gentry-duchess-lilo = Jej Książęca Mość od nikogo nie przyjmuje herbaty, krzesła ani posługi, a na zaproszeniu po prostu śpi.

## Pierwsi goście

ob-story-gentry-beatrice-countess-of-rochdale = Gdzie ona bywa w poniedziałek, tam we środę zjawia się ktoś, by spytać, co mówiła.
ob-story-gentry-colonel-walter-dalrymple = Walczył nad Almą i nigdy o tym nie wspomina, za to jego przyjaciele wspominają bez przerwy.
ob-story-gentry-francis-trotwood-esq = Adwokat starej daty: więcej ludzi odwiódł od procesów, niż do nich namówił.
ob-story-gentry-hon-charlotte-woods = Kiedyś wróciła pieszo w deszczu, żeby stangret zdążył na kolację, i wieś jej tego nie zapomni.
ob-story-gentry-john-ambrose-esq = Przychodzi piechotą, sam czyści surdut, a po jego wyjściu każdy dom lubi siebie trochę bardziej.
ob-story-gentry-lady-mary-russell = Założyła przytułek, wspiera orkiestrę i jako jedyna potrafi uciszyć jedno i drugie.
ob-story-gentry-lady-sarah-lewis = Wcześnie owdowiała i świetnie sobie radzi; podróżuje bez pokojówki, za to z głową do rachunków.
ob-story-gentry-major-william-hawes = Z dwudziestu lat w Bengalu przywiózł ząb tygrysa, febrę i niewzruszone zdanie o curry.
ob-story-gentry-miss-alice-bingly = Przyjaciół zbiera tak, jak inni paprocie: ciasno ułożonych i starannie podpisanych.
ob-story-gentry-miss-anne-harlow = Jeśli kogoś ci jeszcze nie przedstawiono, to znaczy, że panna Harlow czeka na dobrą chwilę.
ob-story-gentry-miss-caroline-west = Jej chrzestny robił w cukrze, potem we wstydzie, wreszcie w mydle; odziedziczyła tylko mydło.
ob-story-gentry-miss-penelope-atwood = Każdą wizytę zaczyna od przeprosin, a kończy pod rękę z kimś nowym.
ob-story-gentry-reginald-hopkins-esq = Założy się o wszystko, co ma nogi, a o kazania wikarego z zegarkiem w ręku.
ob-story-gentry-sir-charles-wadsworth-bt = Czternasty baronet z rodu, który wyróżnia się przede wszystkim punktualnością.
ob-story-gentry-zachary-ell-esq = Nazwisko ma krótkie, opowieści długie, a znajomości sięgają od doków po katedrę.
ob-story-gentry-hon-thomas-fleck = Przeszedł Alpy wszystkimi przełęczami i na każdej zgubił kufer.
ob-story-gentry-miss-adelaide-howe = Uczy wiejskie dzieci czytać i sprawiła, że w dobrym tonie jest pokazać się z kredą w ręku.
ob-story-gentry-miss-constance-stuckey = Zapytana o jedno nazwisko podaje trzy, i to z dniami, w których przyjmują.
ob-story-gentry-miss-eleanor-brassington = W tym hrabstwie jej słowo przyjmuje się tam, gdzie cudzych podpisów się nie honoruje.
ob-story-gentry-miss-rosamund-simpson = Przy stole nie śmie się odezwać, lecz to jej każdy chce potem pierwszy o wszystkim opowiedzieć.
ob-story-gentry-obadiah-beal-esq = Zbił majątek na parasolach i angielskie lato traktuje jak osobisty komplement.
ob-story-gentry-roger-haskell-esq = Ma jedną torbę, dwie koszule i mapę Orinoko z prawie wypełnionym środkiem.
ob-story-gentry-captain-reginald-barrow = Wrócił pod ogniem po swojego dobosza, a w domu zastał tę historię już gotową.
ob-story-gentry-hon-winston-hayward = Nie ma w okolicy żywopłotu, którego by nie przeskoczył albo przynajmniej nie naruszył.
ob-story-gentry-miss-agnes-dansby = Dziewięć nocy czuwała przy chorych na cholerę, ale wolałaby porozmawiać o kapeluszach.
ob-story-gentry-miss-alice-barstow = Jej bilety wizytowe wylatują rano jak gołębie i rzadko wracają bez gałązki.
ob-story-gentry-terrance-whitlow-esq = Bankier tak ostrożny, że podobno dwa razy liczy świeczki na urodzinowym torcie.

## Zwykli goście

ob-story-gentry-anne-hawkins = Papa ułożył pół szyn Pensylwanii; ona chce kupić ruinę z tytułem i mówi to już przy śniadaniu.
ob-story-gentry-charles-hobart-esq = Zapoznaje ludzi przeuroczo, po czym każdemu mówi, co naprawdę myśli o drugim.
ob-story-gentry-charles-viscount-walmy = Wygrane miewa hojne, przeprosiny częste, a jego krawiec nie widział jeszcze ani jednych, ani drugich.
ob-story-gentry-colonel-stephen-clark = Pułk zabrał mu młodość, bank oszczędności; zostały maniery, za to nienaganne.
ob-story-gentry-elizabeth-viscountess-peele = Po sześćdziesiątce galopuje za ogarami, a wygrane zakłady odbiera przy bramie.
ob-story-gentry-istvan-count-hoyos = Pół Wiednia do niego pisze, drugie pół to rodzina, i w obu wypadkach bywa to bardzo przydatne.
ob-story-gentry-james-hereford-esq = Udziały w kopalni srebra sprzedaje z wdziękiem tak szczerym, że brakuje tylko srebra.
ob-story-gentry-joanna-gamble = Dziedziczka mięsnej fortuny z Chicago uważa, że przodkowie na portretach są niedożywieni.
ob-story-gentry-lady-allison-thatcher = Jej nazwisko otwiera pałace, sakiewka nie otwiera niczego, a z woźnicą po cichu rozlicza się gospodarz.
ob-story-gentry-lady-elise-gilmour = Jej uśmiech posłany przez cały kościół wart jest akapitu w każdej gazecie.
ob-story-gentry-lady-elizabeth-seaforth = Pamięta twoją babkę, co o babce mówiono i jak świetnie mimo to tańczyła.
ob-story-gentry-miss-agnes-harpstead = Zjechała na tydzień z jedną torbą i kuzynką, a na powrót pożyczyła za obie.
ob-story-gentry-miss-anne-fairbourne = Była zaręczona w trzech stolicach i ze wszystkimi braćmi pozostaje w doskonałych stosunkach.
ob-story-gentry-miss-beatrice-bonham = Gdy ona prowadzi pierwszego kadryla, do drugiego brakuje już miejsc.
ob-story-gentry-miss-diane-blowers = Gra na organach z takim przekonaniem, że dwie rodziny wróciły do kościoła.
ob-story-gentry-miss-elizabeth-jones = Nazwisko zwyczajne, suknie nadzwyczajne; ambasador zarzeka się, że poznali się na odczycie.
ob-story-gentry-miss-elizabeth-perkins = Nigdy nie powtarza tego, co usłyszała, póki tego nie ulepszy.
ob-story-gentry-miss-florence-oliver = W jej listach zginęło troje zaręczyn, jedno probostwo i sklep z kapeluszami.
ob-story-gentry-miss-katherine-eden = Ma słabość do pustych krzeseł i zawsze wie, kto powinien na nich siedzieć.
ob-story-gentry-miss-margaret-stowell = Parafia zawdzięcza jej szkołę, ona winna jest parafii za węgiel, i parafia udaje, że nie pamięta.
ob-story-gentry-miss-penelope-hill = Pewna księżna spytała ją kiedyś o godzinę i odtąd są nierozłączne.
ob-story-gentry-roger-viscount-benton = Sprowadza czarujące towarzystwo i ten rodzaj anegdot, po których córki idą wcześniej spać.
ob-story-gentry-sir-allan-fulford-bt = Jako sędzia pokoju ukarał sam siebie za nieprzycięty żywopłot i grzywnę wrzucił do puszki dla ubogich.
ob-story-gentry-sir-bentley-churchill-bt = Zawsze ma szczęście w kartach, zawsze jest przy groszu i zawsze właśnie wychodzi, gdy wraca mąż.
ob-story-gentry-sir-richard-beeston = Naniósł na mapę dwie afrykańskie rzeki, a mętniejszą nazwał imieniem swojego wydawcy.
ob-story-gentry-sir-richard-brannaugh-bt = Sam siodła konia, sam ładuje strzelbę i nie podnosząc głosu, wygrywa cudze pieniądze.
ob-story-gentry-sir-thomas-ralphs = Bez niego żadne przyjęcie nie jest pełne, zwłaszcza że drugą połowę gości przywozi on.
ob-story-gentry-sir-william-hawke = Wypłynął z lunetą, a wrócił z kompanią herbacianą.
ob-story-gentry-susan-norris = O jej kopalniach miedzi mówi cała Montana, o jej szczerości wszyscy pozostali.
ob-story-gentry-theodore-lodge-esq = Założył czytelnię i ani razu nie zapytał, kto ma drugi tom Gibbona.
ob-story-gentry-thomas-handle-esq = Z równym wdziękiem przytrzymuje drzwi, płaszcze i tajemnice, a przy tym zna każdego kuzyna.
ob-story-gentry-thomas-macmillian-esq = Wydawca z pełną kiesą i jeszcze pełniejszym notesem adresów, wiecznie szuka zakończenia.
ob-story-gentry-walter-tuttle-esq = Płaci za szampana, a rachunek za szkody zostawia temu, kto jeszcze nie zasnął.
ob-story-gentry-william-lord-mortimer = Przed śniadaniem łowi, przed herbatą strzela i nigdy nie robi tego sam.
ob-story-gentry-winston-napier-esq = Dorobił się na latarniach gazowych i z każdego przyjęcia wychodzi, póki światło mu służy.
ob-story-gentry-armstrong-pugh-esq = Potępia kolej, powieści, dzieci i dżem, a służbie hojnie płaci za potakiwanie.
ob-story-gentry-captain-henry-fitzroy = Dla floty kreślił mapy raf, a obiad przy każdej pogodzie wyprowadzi z dala od polityki.
ob-story-gentry-coralee-porter = Spytała markiza, ile kosztował zamek, i zaproponowała trochę więcej.
ob-story-gentry-hon-anne-bennett = Jedna z pięciu sióstr; nie przyjmie zaproszenia, nie zapełniając przy tym całego breku.
ob-story-gentry-hon-isabella-montgomery = Każdemu artyście dziękuje imiennie, także temu, kto przewraca kartki.
ob-story-gentry-lady-marianne-turner = Starsza z sióstr Turner planuje podboje i sama prowadzi ich księgi.
ob-story-gentry-lady-victoria-turner = Młodsza z sióstr Turner była w Kairze i żadnemu obiadowi nie pozwoli o tym zapomnieć.
ob-story-gentry-sir-angus-canning-bt = Jego zamek stracił dach, lecz nie gościnność, i pół Szkocji poszłoby za nim na kolację.
ob-story-gentry-sir-carlyle-bloodworth = Rządził trzema wyspami, choć żadna go nie prosiła, i wszystkie wciąż przysyłają mu owoce.
ob-story-gentry-theodore-marshfield-esq = Cichszy kuzyn lorda Marshfielda pisze przemówienia, za które podziwia się tamtego.
ob-story-gentry-alexander-pinder-esq = Poeta pełen obietnic, z których większość złożył swojej gospodyni.
ob-story-gentry-carol-pendergast = Przybyła z jedenastoma kuframi, telegrafistą i przekonaniem, że książęta są na sprzedaż.
ob-story-gentry-hon-charles-becton = Ustąpił w szalupie miejsca nieznajomemu, który okazał się wybornym korespondentem.
ob-story-gentry-lady-ann-austen = Prowadzi dziennik wszystkich gospód stąd aż do Damaszku, z uwagami o pościeli.
ob-story-gentry-miss-beatrice-wilton = Po każdym nazwisku robi pauzę i to pauza wykonuje całą pracę.
ob-story-gentry-sir-kenneth-crawley-bt = Wolną piłką wyeliminował w krykiecie księcia krwi i w nagrodę zaproszono go na obiad.

## Goście prestiżowi

ob-story-gentry-agnes-marchioness-of-easton = Przy jej herbacie mianowano trzech premierów, a jednego obalono między ciastem a cukrem.
ob-story-gentry-albert-marquess-of-thornhill = Od trzydziestu lat przychodzi na dwór w tym samym fraku i dwór zaczyna go naśladować.
ob-story-gentry-alice-dowager-countess-holt = Zimuje w Nicei, lato spędza w Baden, a przegrane reguluje cudzymi majątkami.
ob-story-gentry-alistair-marquess-of-kent = Mówią, że zegar słoneczny w jego ogrodzie nastawia się według niego.
ob-story-gentry-anne-marie-comtesse-de-vitry = Jedna republika zabrała jej zamek, druga męża; z obu ocaliła perły.
ob-story-gentry-caroline-viscountess-abernathy = Bilecik z podziękowaniem pisze, nim skończy się przyjęcie, i dlatego żadne nie kończy się źle.
ob-story-gentry-carroll-duke-of-hazelton = Proponowano mu koronę na Bałkanach; odmówił ze względu na kuropatwy.
ob-story-gentry-count-dmitry-konstantinov = Przywiózł własne konie, własny samowar i kuzyna cara, w tej kolejności ważności.
ob-story-gentry-hazel-viscountess-crosse = Portretowali ją dwaj rywale i każdy chwali pomyłkę tego drugiego.
ob-story-gentry-hon-albert-plantagenet = Nigdy nie mówi o swoich przodkach, bo zauważył, że inni nie umieją przestać.
ob-story-gentry-hon-regina-washburn = Wie, co Londyn będzie nosił, czytał i dementował w przyszły czwartek.
ob-story-gentry-john-lord-brooks = Ma jacht dla towarzystwa i bibliotekę na chorobę morską.
ob-story-gentry-kenneth-viscount-ashwood = Parlamentarny strateg, który w obu izbach potrafi policzyć większość po ciemku.
ob-story-gentry-lady-alexandra-suffolk = Salon nie jest pełny, póki ona nie wejdzie, i nie jest już ten sam, kiedy wyjdzie.
ob-story-gentry-lady-elinor-palmer = Nieśmiali szukają jej na przyjęciach i dopiero w powozie odkrywają, że błyszczeli.
ob-story-gentry-lady-elizabeth-hastings = Przemierzyła Persję z parasolką i wekslem, a o jednym i drugim wyraża się serdecznie.
ob-story-gentry-madeline-countess-of-knollwood = Obywa się bez pokojówki i ceremonii; to jedyna hrabina, którą odźwierny nazywa przyjaciółką.
ob-story-gentry-major-anthony-cole = Medale przyszły pocztą, bo on na urlopie odwiedzał akurat matki swoich żołnierzy.
ob-story-gentry-margaret-viscountess-brisbane = Salę balową opłaciła wełna, a zapełnia dowcip; ona przyznaje się tylko do dowcipu.
ob-story-gentry-mary-countess-coventry = Sama nigdy nie przemawiała, lecz najlepsze mowy w Izbie Lordów nadano na poczcie koło jej domu.
ob-story-gentry-peter-viscount-townshend = Polował na dziki w Czechach i z niezmąconym humorem przegrał mecz krykieta w każdej kolonii.
ob-story-gentry-rebecca-dowager-countess-clare = Goście przychodzą po radę, a wychodzą z wyrokiem i słoikiem pigwy.
ob-story-gentry-richard-duke-of-langford = Do niego należy ulica, przy której stoi twój bank; z samej grzeczności nie podnosi czynszu.
ob-story-gentry-theo-lord-marshfield = Mówi dobrze, jada lepiej, a na jedno i drugie przyprowadza tłum wielbicieli.
ob-story-gentry-thomas-earl-of-kellynch = Jego konie wygrywają w Epsom, a dzierżawcy na dożynkach, i dumny jest z tego drugiego pucharu.
ob-story-gentry-agnes-dowager-countess-reed = Była przyzwoitką dwóch pokoleń i rumieniła się za oba.
ob-story-gentry-ambrose-marquess-of-tetbury = Ufundował szpital na złość bratu, a potem polubił tam zaglądać.
ob-story-gentry-archibald-lord-mancroft = Jego pierwsza mowa wciąż trwa, z przerwami na obiad i ferie parlamentu.
ob-story-gentry-baron-ivan-andreyevich-naryshkin = Wyjechał z Petersburga dla zdrowia i kuruje się odtąd w każdym kasynie po drodze.
ob-story-gentry-camilla-dowager-countess-elliot = Jej pochwałę wpisuje się do rodzinnej Biblii, między narodziny a powodzie.
ob-story-gentry-clarence-lord-archer = Potrzebuje majordomusa, fotela i żadnej rozmowy, a za tę ciszę płaci po książęcemu.
ob-story-gentry-crispin-viscount-chetwynd = Ubiera się tak starannie, że jeden z jego krawatów doczekał się recenzji w „Timesie”.
ob-story-gentry-edward-viscount-nye = Pił herbatę z dwoma cesarzami i wie, który z nich mieszał palcem.
ob-story-gentry-eunice-viscountess-palmer = Jeździ na wszystkie kongresy Europy jako turystka i jakimś cudem każdy traktat o niej wspomina.
ob-story-gentry-lady-harriett-ott = Przybywa bez zapowiedzi, z koszem szczeniąt i całą sąsiednią doliną.
ob-story-gentry-lady-katherine-jacquemart = Odbudowała fortunę męża, odbudowując jego maniery, obiad po obiedzie.
ob-story-gentry-lady-violetta-greenway = Śpiewa tylko na prośbę, proszą wszyscy, a drugiego głosu nie śpiewa nigdy.
ob-story-gentry-lucretia-baroness-goodlad = Na jej czwartkach panuje taki tłok, że dwoje zaręczyn odbyło się na schodach.
ob-story-gentry-philippa-baroness-haworth = Pojechała za mężem w Andy, a teraz to on jeździ za nią do Brighton.
ob-story-gentry-sir-peter-outerridge-bt = Sam nosi swoją torbę i zaufanie sąsiadów, a nie upuścił dotąd ani jednego, ani drugiego.
ob-story-gentry-tobias-earl-hale = Jako poseł zapobiegł wojnie, przegrywając w szachy, i od tamtej pory ćwiczy grę.
ob-story-gentry-ann-dowager-countess-of-bristol = To ona poznała ze sobą młodych, rodziców młodych, a niektórzy mówią, że i wikarego.
ob-story-gentry-charles-lord-harwood = Dwóch lokajów nosi jego szkatułę z klejnotami, trzeci nosi wyłącznie klucz.
ob-story-gentry-louise-countess-pembroke = Wszyscy się jej zwierzają, bo ma tę grzeczność, że wygląda, jakby myślała o koronkach.
ob-story-gentry-lucinda-dowager-countess-of-exeter = Ambasadorzy zdają sprawę najpierw jej, a potem królowej, bo jej pytania są trudniejsze.
ob-story-gentry-roger-lord-gresham = Ma porty na czterech kontynentach, a chorobę morską we własnej wannie.

## Goście do wyboru

ob-story-gentry-aston-webb = Daj temu architektowi serwetkę i ołówek, a przed podaniem ryby przestawi wschodnie skrzydło.
ob-story-gentry-dr-richard-clarkson = Państwu zaleca odpoczynek, a że jest rozsądny, zaleca go i kuchni.
ob-story-gentry-jane-booth = Jej Lady Makbet zapełniała teatr Lyceum, a kolacje po spektaklu zapełniały gazety.
ob-story-gentry-reverend-ross-carne = Kazania ma krótkie, wizyty długie, i parafia nie chciałaby na odwrót.
ob-story-gentry-sara-forbes-bonetta = Córka królewskiego rodu Jorubów i chrześnica królowej gra Schuberta lepiej niż ci, którzy się na nią gapią.
ob-story-gentry-sir-wallace-carter-bt = Zaproszono go na polowanie trzy sezony temu i już nie może się doczekać następnego.
ob-story-gentry-thomas-fuller = Nikt nie pyta, skąd ma miliony, przede wszystkim dlatego, że by wyjaśnił.
ob-story-gentry-freifrau-von-ludwigstorff = Przywiozła z Wiednia walca oraz ciszę, która zapada, kiedy ktoś tańczy go źle.
ob-story-gentry-glencora-and-plantagenet-palliser = On reformuje monetę, ona towarzystwo, a we dwoje rządzą całkiem nieźle.
ob-story-gentry-lady-isobel-hawthorne = Zeszła wcześniej pomóc przy kwiatach i do herbaty pół Izby Lordów trzymało już wazony.
ob-story-gentry-lady-mary-shelton = Pięciu panów przejechałoby hrabstwo, by podnieść jej rękawiczkę, więc zaczęła nosić mufkę.
ob-story-gentry-sherlock-holmes = Z błota na dywanie wywnioskował listę gości, a z listy gości motyw.
ob-story-gentry-sir-alastair-leese-bt = Dwa razy płynął w górę Nilu, a jego szczęście ani razu nie popłynęło w dół.
ob-story-gentry-sir-charles-fitzwilliam-bt = Sakiewkę ma otwartą, obietnice krótkie, a bramę w czas żniw zawsze uchyloną.
ob-story-gentry-thomas-allen-hurt-esq = Pan bardzo starego domu; wie, gdzie każdy ród w hrabstwie chowa srebra od czasów wojny domowej.

## Pokoje i okolice domu

ob-story-tile-private-study = Dwa fotele, karafka i wiejski festyn na czterdziestu arkuszach pełnych kleksów.
ob-story-tile-breakfast-room = Przed drugą filiżanką nikt się nie odzywa, a przy trzeciej wszystko jest już postanowione.
ob-story-tile-main-library = Cztery tysiące tomów, z których rodzina przeczytała ten o dziedziczeniu.
ob-story-tile-north-library = Dość tu zimno, żeby mapy się nie gięły, a podróżnicy streszczali swoje przygody.
ob-story-tile-dining-room = Dwadzieścia cztery osoby siedzą tu wygodnie, trzydzieści w nadziei na deser.
ob-story-tile-great-hall = Galerię dla muzyków odnowiono wielkim kosztem, a muzyków jeszcze większym.
ob-story-tile-parish-church = Ławka rodu ma piecyk, zasłonkę i znakomity widok na tych, którzy śpią.
ob-story-tile-imported-marble-floor = Przybyła z Carrary morzem, kanałem i z przekleństwami; chodzi się po niej wyłącznie w pantoflach.
ob-story-tile-carved-staircase = Snycerz pracował jedenaście lat i wśród żołędzi na dziewiątym stopniu ukrył własną twarz.
ob-story-tile-heritage-guest-suite = Spali tu królowie, jeśli wierzyć łożu, i spali źle, jeśli wierzyć materacowi.
ob-story-tile-green-room = Rano zawiązują się tu komitety dla potrzebujących, a wieczorem komitety grają w teatr.

## Służba

ob-story-tile-butlers-room = Zza tego biurka przyjmuje się służbę, płaci się jej, a jednym chrząknięciem także poprawia.
ob-story-tile-brushing-room = Błoto zmienia się tu w plotkę, potem w kurz, a lokaj dowiaduje się, czyj płaszcz gdzie bywał.
ob-story-tile-barn = Zamieciona dla gości, kryta strzechą dla malarzy, a naprawdę używana przez sowy.
ob-story-tile-butlers-pantry = Co wieczór dwóch mężczyzn liczy tu srebra; ufają sobie nawzajem, a najbardziej liście.
ob-story-tile-servants-quarters = „Porządne materace”, zarządziła nowa pani, i odtąd na dzwonki odpowiada się szybciej.
ob-story-tile-servants-hall = Nowiny schodzą tu z talerzami, a wracają na górę z kawą, znacznie ulepszone.
ob-story-tile-carriage-house = Gdy lando czeka, droga do starych przyjaciół się skraca, a wraz z nią lista wymówek.
ob-story-tile-renovated-kitchen = Nowy piec ma sześć palenisk, kocioł i charakter, a odezwać się do niego wolno tylko jednej kobiecie.
ob-story-tile-housekeepers-office = Wiszą tu wszystkie klucze domu, a o pustym haczyku się nie mówi.
ob-story-tile-wine-cellar = Najstarsze butelki złożył tu stryjeczny dziadek, którego przy nich znaleziono w świetnym nastroju.

## Ogrody

ob-story-tile-main-gazebo = Osłonięta od wiatru, słońca i cudzych uszu, widziała więcej herbaty niż wszystkie salony.
ob-story-tile-fenced-paddock = Źrebię jeszcze nie wie, że jest w hrabstwie najlepszym pretekstem do wizyty.
ob-story-tile-english-garden = Sześciu ludzi trudziło się trzy lata, żeby wyglądał, jakby nikt go nie tknął.
ob-story-tile-gabled-conservatory = U dołu orchidee, u góry żelazne szczyty, a w styczniu jedyne w hrabstwie rumieńce od ciepła.
ob-story-tile-french-garden = Wykreślony linijką, strzyżony z poziomicą i podziwiany jak Wersal, czyli z bezpiecznej odległości.
ob-story-tile-garden-maze = W niedzielę weszły dwie pary, wyszła jedna, zaręczona, choć w innym składzie.
ob-story-tile-sculpture-garden = Bogów kupiono w Rzymie, odziano w Paryżu, a za żywopłot przesunął ich pastor.
ob-story-tile-sundial-terrace = Wskazuje tylko miłe godziny i myli się, odkąd urosły wiązy.
ob-story-tile-queens-suite = Spędziła tu jedną noc, a rachunek za tapety spłaca się do dzisiaj.
ob-story-tile-south-lawn = Przed obiadem strzały, po obiedzie koce, a pomiędzy nimi uważne przeszukanie trawy.
ob-story-tile-babbling-brook = Powtórzył wszystkie oświadczyny, jakie padły nad jego brzegiem, na szczęście tylko pstrągom.

## Prestiż

ob-story-tile-front-parlour = O ósmej wyjmuje się karty, o jedenastej gasi świece, a żaden dług nie wychodzi za próg.
ob-story-tile-drawing-room = Sofy ustawiono tak, żeby dwoje wrogów mogło się minąć, a dwoje kuzynów spotkać.
ob-story-tile-music-room = Fortepian nastrojono na recital, a rodzinę posadzono tak, by mu nie wtórowała.
ob-story-tile-smoking-room = Na pudełkach po cygarach spisywano tu ustawy i niejednej dym wyszedł na dobre.
ob-story-tile-gallery = Po lewej przodkowie, po prawej zakupy, a na samym końcu pan, którego nikt nie kojarzy.
ob-story-tile-statuary = Dwunastu cesarzy stoi na baczność: nosy mają trzej, a własne zdanie żaden.
ob-story-tile-manor-gargoyles = W deszcz plują, w pogodę podsłuchują, a trzeciemu wikary się kłania.
ob-story-tile-crystal-chandelier = Dziewięćset kryształków, jeden sznur i lokaj, który źle sypia, odkąd ten sznur zobaczył.
ob-story-tile-lionheart-suite = Nad łóżkiem wisi miecz krzyżowca, więc goście wstają tu bardzo wcześnie.

## Sport

ob-story-tile-bowling-green = Drake dokończyłby tu partię, a ogrodnik by go przypilnował.
ob-story-tile-stable = Dwanaście boksów, jedenaście koni i siwa klacz, która dwunasty uważa za swój.
ob-story-tile-croquet-lawn = Kula zgubiona w krzakach skojarzyła więcej par niż wszystkie sonety z biblioteki.
ob-story-tile-tennis-court = Siatka jest nowa, przepisy jeszcze nowsze i nikt nie śmie mocno zaserwować markizie.
ob-story-tile-hillside-kennel = O świcie czterdzieści ogarów śpiewa, a lis podobno nastawia według nich zegarek.
ob-story-tile-billiards-room = Fortuny przechodzą tu z rąk do rąk w milczeniu, a świadkiem jest tylko stuk kości słoniowej.
ob-story-tile-stocked-lake = Pstrągi wpuszczano tu po imieniu, a największe oczekują, że się je odda wodzie.
ob-story-tile-trophy-room = Każda głowa na ścianie ma swoją historię, i to historiom urosło większe poroże.
ob-story-tile-bronze-stag = Rzeźbiarz odlał go tak dumnym, że żywe jelenie przeniosły się do sąsiedniego lasu.

## Służący

ob-story-servant-butler = W tym domu nigdy nie podniósł głosu i nigdy też nie musiał niczego powtarzać.
ob-story-servant-housekeeper = Jej klucze słychać dwa korytarze wcześniej: tak okazuje dobroć kobieta sprawiedliwa.
ob-story-servant-underbutler = Od dziesięciu lat ćwiczy chrząknięcie przełożonego i niemal dojrzał już do awansu.
ob-story-servant-valet = Wie, co jego pan miał na sobie, gdzie to miał i dlaczego trzeba to spalić.
ob-story-servant-ladys-maid = Czterdziestoma szpilkami i jednym zwierzeniem uratuje suknię, lok i większą część wieczoru.
ob-story-servant-footman = Sześć stóp pudru i białych pończoch: nosi tace, wiadomości i honor całej sieni.
ob-story-servant-cook = Książęta prosili ją o przepis i każdy dostał odrobinę inny.
ob-story-servant-hall-boy = Wstaje pierwszy, kładzie się ostatni, a w przerwie śni o kamizelce z własnymi guzikami.
ob-story-servant-head-housemaid = Otworzy pokój, odczyta go i zamknie, nim właściciel znajdzie okulary.
ob-story-servant-useful-man = Zawiasy, konie, kominy, raz nawet chrzciny: czego rano brakuje, tym on jest przed południem.

## Przeciwnicy

ob-story-opponent-fairfax = Prędzej naprawią siodło niż dach, a hrabstwo przyjmują w butach z cholewami.
ob-story-opponent-fitzherbert = Każde pokolenie sadzi aleję i umiera, nim da ona cień; obecne sprowadza drzewa dorosłe.
ob-story-opponent-stanhope = U nich nic nie błyszczy, wszystko działa, a obiad wjeżdża z pierwszym uderzeniem zegara.
ob-story-opponent-villiers = Pełna stajnia, służba jak na musztrze: sezon to dla nich długa kampania w łatwym terenie.
ob-story-opponent-hanover = Meblują tak, jakby monarcha miał wpaść po drodze, i hrabstwo już niemal wygląda powozu.
ob-story-opponent-gladstone = Dom prowadzony jak budżet: obiady się bilansują, służbę się sprawdza, a uczucia opodatkowuje.
ob-story-opponent-grosvenor = Mają wzgórze, widok ze wzgórza, a od niedawna i dolinę, która ten widok psuła.
ob-story-opponent-orange = Po holenderskiej babce zostały im tulipany, kanał i cierpliwość do powolnych zwycięstw.
ob-story-opponent-eden = Wszystko przyszło im łatwo, lecz mają dość smaku, by wyglądać na zmęczonych.
ob-story-opponent-seymour = O świcie galopują po własnym parku, a do południa po cichu kupują skrawek twojego.
ob-story-opponent-tudor = Stary spór o komin każe im stawiać coraz wyższe, a do nich odpowiednio większe sale.
ob-story-opponent-plantagenet = Najazd Normanów uważają za niedawne zamieszanie i odtąd spokojnie zajmują się ogrodem.
ob-story-opponent-poldark = Przyjechali z Kornwalii z miedzianym pyłem na butach i każdego stajennego znają po imieniu.
ob-story-opponent-trevanion = Mają zamek na klifie, na który ich nie stać, i ogród, któremu nikt się nie oprze.
ob-story-opponent-basset = Ostrożne pieniądze z cyny, wzorowa kuchnia i żadnych długów: rywalom po prostu opadają ręce.
ob-story-opponent-warleggan = Bankierzy od dwóch pokoleń, szlachta od jednego, kupują to, co inni tracili przez wieki.
ob-story-opponent-godolphin = Ich konie są w księdze stadnej, srebra w przewodniku, a służba nigdy nie odchodzi.
ob-story-opponent-penrose = Wygrywają w krykieta, jadają z biskupami i nie wybaczają ci ani jednego, ani drugiego.
