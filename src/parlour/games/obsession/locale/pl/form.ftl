### Obsession. The form of a new table.

## Nowy stół

lobby-mark-families = Familia
lobby-opponent-note = { $mode }, punkty podstawowe: { $count }
lobby-option-monuments-about = Monumenty, które trafiają do sakiewki.
lobby-option-service-tiles-about = Przy intensywnej służbie z dowolnymi kaflami: kafle z pierwszego rynku.

## Sposoby gry

lobby-preset-upstairs-about = 2–5 graczy, z nową służbą, gośćmi i kaflami
lobby-preset-six-about = Wszystko z obu pudełek i familia Wessex
lobby-preset-teams-about = 4 graczy; partnerzy siedzą naprzeciw siebie
lobby-preset-tableau-about = 2–4 graczy, bez awansów, mało losowości
lobby-preset-duel-about = Tableau dla dwojga, do 11. poziomu reputacji
lobby-preset-challenge-about = Solo przeciw wynikowi do pobicia i złodziejowi
lobby-preset-solitaire-about = Solo przeciw jednemu z osiemnastu konkurentów

## Grupy modułów i opcji

lobby-group-modes = Tryby i cele
lobby-group-modes-about = Jak długo, z kim i o co się gra. Tryb sam bierze to, czego potrzebuje.
lobby-group-box = Co jest w pudełku
lobby-group-box-about = Części, które można dowolnie łączyć; co do siebie nie pasuje, widać od razu.
lobby-group-variants = Warianty
lobby-group-first-edition = Zasady pierwszej edycji
lobby-part-of-length = Długość i towarzystwo
lobby-part-of-milestones = Kamienie milowe
lobby-part-of-alone = Dla jednej osoby
lobby-part-of-servants = Służba
lobby-part-of-families = Familie
lobby-part-of-guests = Goście
lobby-part-of-promos = Goście promocyjni
lobby-part-of-tiles = Kafle
lobby-part-of-monuments = Monumenty
lobby-part-of-rules = Inny rytm
lobby-part-of-service = Intensywna służba
lobby-option-promo-guests-about = Goście spoza pudełek. Wszyscy naraz to byłoby za dużo: zaleca się od trzech do pięciu.
lobby-option-milestone-cards-about = O które dwie z dziesięciu kart się gra.
lobby-opponent-servants = tylko z nową służbą

## Dane

lobby-part-tiles = Kafle usprawnień
lobby-part-gentry = Gentry
lobby-part-objectives = Ambicje
lobby-part-households = Familie, służba, sentymenty
lobby-part-opponents = Konkurenci
lobby-part-market = Rynek
lobby-part-vp-cards = Karty PZ

## Moduły i opcje

ob-module-base = Gra podstawowa
ob-module-base-about = Standardowa rozgrywka: szesnaście rund w czterech sezonach, z apartamentami, kaflami hybrydowymi i rezerwami.
ob-module-extended = Wydłużona rozgrywka
ob-module-extended-about = Dwadzieścia rund, reputacja do poziomu 9, cztery rozdane ambicje, dodatkowy festyn i dobór ambicji.
ob-module-jane-austen = Jane Austen (potajemne awanse)
ob-module-jane-austen-about = Karta sentymentu sezonu zostaje odsłonięta dopiero na początku awansów.
ob-module-emily-bronte = Emily Brontë (sezonowy rynek)
ob-module-emily-bronte-about = Po każdych z pierwszych trzech awansów rynek jest odświeżany.
ob-module-queen-victoria = Królowa Wiktoria (boom budowlany)
ob-module-queen-victoria-about = Na koniec każdej rundy najtańsze pole rynku jest opróżniane, a kafle przesuwają się dalej.
ob-module-charles-dickens = Charles Dickens (nieprzewidywalne awanse)
ob-module-charles-dickens-about = Dwudziestościenna kość wyznacza rundę sezonu, w której sentyment zostaje odsłonięty.
ob-module-starter-draft = Draft początkowych gości
ob-module-starter-draft-about = Początkowych gości się nie rozdaje: każdy wybiera dwóch z wyłożonego rzędu.
ob-module-intensive-service = Intensywna służba
ob-module-intensive-service-about = Spiżarnia majordomusa, stodoła i gotownia są na pierwszym rynku.
ob-module-intensive-service-any = Intensywna służba, dowolne kafle
ob-module-intensive-service-any-about = Trzy kafle służby, wskazane przez stół albo wylosowane, są na pierwszym rynku.
ob-module-intensive-service-four = Intensywna służba, cztery kafle
ob-module-intensive-service-four-about = Na pierwszym rynku są wszystkie cztery dopuszczone kafle służby.
ob-module-garden-maze = Labirynt w ogrodzie
ob-module-garden-maze-about = Labirynt w ogrodzie zajmuje miejsce ogrodu rzeźb wśród monumentów.
ob-module-hire-when-passing = Zatrudnianie przy pasowaniu
ob-module-hire-when-passing-about = Kto pasuje, może użyć pokoju majordomusa zamiast czynszów lub odświeżenia rynku.
ob-module-novelty-guest = Gość żartobliwy
ob-module-novelty-guest-about = Księżna Lilo dołącza do prestiżowych gości.
ob-module-first-edition-pawn = Pierwsza edycja: pionek
ob-module-first-edition-pawn-about = Pionek gracza rozpoczynającego przechodzi zgodnie z ruchem wskazówek zegara.
ob-module-first-edition-objectives = Pierwsza edycja: ambicje
ob-module-first-edition-objectives-about = Zatrzymujesz dwie z pięciu rozdanych ambicji i jedną z dwóch dobranych, a później żadnej nie odrzucasz.
ob-module-first-edition-hall = Pierwsza edycja: sala służących
ob-module-first-edition-hall-about = Sala służących plotkuje w każdej turze i nie potrzebuje służącego.
ob-module-first-edition-no-reserves = Pierwsza edycja: bez rezerw
ob-module-first-edition-no-reserves-about = Żadna rezerwa się nie otwiera; wszystkie kafle zostają na rynku.
ob-module-first-edition-duplicates = Pierwsza edycja: duplikaty
ob-module-first-edition-duplicates-about = Drugi egzemplarz kafla zajmuje własne pole rynku.
ob-module-first-edition-holiday = Pierwsza edycja: święto narodowe
ob-module-first-edition-holiday-about = W wydłużonej rozgrywce święto narodowe wypada w rundzie 17.
ob-module-solitaire = Rozgrywka solo
ob-module-solitaire-about = Jedna osoba przeciw karcie konkurenta; stół z jednym miejscem bierze ten moduł sam.
ob-module-monuments-challenge = Wariant monumentalny
ob-module-monuments-challenge-about = Monumenty zabrane przez konkurenta liczą się do jego wyniku.

ob-option-first = Gracz rozpoczynający
ob-option-first-about = Miejsce, które zaczyna, liczone od 0, albo random.
ob-option-first-random = losowo
ob-option-families = Familie
ob-option-families-about = Familie kolejnych miejsc, oddzielone przecinkami, albo choose.
ob-option-families-choose = wybór przy stole
ob-option-monuments = Monumenty
ob-option-monuments-about = Monumenty, które trafią do sakiewki, oddzielone przecinkami, albo random.
ob-option-monuments-random = losowo
ob-option-sculpture-garden = Ogród rzeźb
ob-option-sculpture-garden-about = Czy przy dwóch lub trzech graczach ogród rzeźb musi być wśród monumentów.
ob-option-sculpture-garden-required = musi
ob-option-sculpture-garden-free = nie musi
ob-option-service-tiles = Kafle służby
ob-option-service-tiles-about = Przy intensywnej służbie: kafle z pierwszego rynku, oddzielone przecinkami, albo random.
ob-option-service-tiles-random = losowo
ob-option-first-market = Pierwszy rynek
ob-option-first-market-about = Kiedy pyta się graczy, czy wylosować pierwszy rynek ponownie; dzieje się tak, jeśli wszyscy się zgadzają.
ob-option-first-market-ask-if-odd = gdy wygląda dziwnie
ob-option-first-market-ask = zawsze
ob-option-first-market-keep = nigdy
ob-option-reserves = Rezerwy solo
ob-option-reserves-about = Czy w rozgrywce solo rezerwy się otwierają.
ob-option-reserves-on = tak
ob-option-reserves-off = nie
ob-option-opponent = Konkurent
ob-option-opponent-about = Przeciw komu grasz solo. Konkurenci z wydłużonej rozgrywki wyznaczają jej długość.

ob-module-ud-servants = Upstairs, Downstairs: służba
ob-module-ud-servants-about = Kucharka, chłopiec na posyłki, starsza pokojówka i złota rączka, draft służby, zatrudnianie przy pasowaniu, ich ambicje i dwa kafle służby.
ob-module-howard = Familia Howard
ob-module-howard-about = Familia, która zaczyna z kucharką. Bez nowej służby gra tylko przy stole dla sześciu osób i bez swojej premii.
ob-module-ud-guests = Upstairs, Downstairs: goście
ob-module-ud-guests-about = Trzydzieścioro troje nowych gości. Są konieczni przy pięciu i sześciu graczach.
ob-module-ud-tiles = Upstairs, Downstairs: kafle
ob-module-ud-tiles-about = Zarybione jezioro, kościół parafialny, szemrzący strumyk i powozownia; nie wymagają reszty dodatku.
ob-module-ud-copies = Drugie egzemplarze
ob-module-ud-copies-about = Drugi egzemplarz każdego kafla o prestiżu 5.
ob-module-low-monuments = Skromne monumenty
ob-module-low-monuments-about = Cztery monumenty o niewielu PZ zajmują miejsce sześciu; wszystkie są w sakiewce.
ob-module-wessex = Wessex
ob-module-wessex-about = Familia Wessex, która zaczyna z dodatkowym kaflem, i szesnaścioro gości.
ob-module-guest-limit = Sześcioro prestiżowych gości
ob-module-guest-limit-about = Nikt nie ma więcej niż sześciu prestiżowych gości, nie licząc Fairchildów; kto dostaje siódmego, od razu jednego oddaje.
ob-module-dynamic-opponent = Dynamiczny konkurent
ob-module-dynamic-opponent-about = Solo: konkurent kupuje z zamysłem, a na przegrane awanse odpowiada tam, gdzie masz najwięcej.
ob-module-milestones = Kamienie milowe
ob-module-milestones-about = Dwa publiczne cele, każdy z pierwszym i drugim miejscem do zajęcia.
ob-module-public-objectives = Same kamienie milowe
ob-module-public-objectives-about = Kart ambicji się nie rozdaje i nie dobiera na torze; biblioteka i karty nadal je dają.
ob-module-teams = Drużyny
ob-module-teams-about = Cztery lub sześć osób w parach, które siedzą naprzeciw siebie, obdarowują się, użyczają służby i razem punktują.
ob-module-tableau = Tableau
ob-module-tableau-about = Bez awansów i prawie bez losu: własny tor, wielki bal i koniec, gdy ktoś osiągnie najwyższą reputację.
ob-module-duel = Pojedynek
ob-module-duel-about = Tableau dla dwóch osób, z reputacją do poziomu 11.
ob-module-estate-challenge = Wyzwanie posiadłości
ob-module-estate-challenge-about = Solo przeciw wynikowi: kupuj z odkrytych stosów, wyprzedź złodzieja i ukończ tableau na czas.

ob-option-promo-guests = Goście promocyjni
ob-option-promo-guests-about = Goście promocyjni, którzy dołączają, oddzieleni przecinkami, albo none. Dobra liczba to od trzech do pięciu.
ob-option-promo-guests-none = żadni
ob-option-prestige-limit = Limit prestiżowych gości
ob-option-prestige-limit-about = Czy nikt nie może mieć więcej niż sześciu prestiżowych gości.
ob-option-prestige-limit-usual = przy sześciu graczach bez drużyn
ob-option-prestige-limit-on = zawsze
ob-option-prestige-limit-off = nigdy
ob-option-milestone-cards = Kamienie milowe
ob-option-milestone-cards-about = Dwa kamienie milowe gry, oddzielone przecinkiem, albo random.
ob-option-milestone-cards-random = losowo
ob-option-milestones-when = Kiedy wykłada się kamienie milowe
ob-option-milestones-when-about = Czy kamienie milowe są znane przed przygotowaniem graczy.
ob-option-milestones-when-after = po przygotowaniu graczy
ob-option-milestones-when-before = przed przygotowaniem graczy
ob-option-tableau-top = Najwyższa reputacja w Tableau
ob-option-tableau-top-about = Poziom reputacji, który kończy grę Tableau; Pojedynek zawsze sięga poziomu 11.
ob-option-tableau-top-9 = poziom 9
ob-option-tableau-top-7 = poziom 7
ob-option-target = Wynik do pobicia
ob-option-target-about = Wynik do pobicia w wyzwaniu posiadłości: wydrukowany albo punkty podstawowe konkurenta.
ob-option-target-printed = wydrukowany: 132, w wydłużonej rozgrywce 188
ob-option-stolen-monuments = Skradzione monumenty
ob-option-stolen-monuments-about = Czy monumenty, które zabiera złodziej, podnoszą wynik do pobicia.
ob-option-stolen-monuments-ignored = nie
ob-option-stolen-monuments-counted = tak
