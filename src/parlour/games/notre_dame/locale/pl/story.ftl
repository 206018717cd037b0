### Notre-Dame po polsku: zdanie historii dla każdej postaci i każdego miejsca.

## Miejsca

nd-story-place-seminary = Czterdziestu bladych młodzieńców studiuje tu niebo, a między dzwonami uczy się, kto jest kim na ziemi.
nd-story-place-bank = Ława, waga i Lombardczyk: najmniejszy dom w dzielnicy, a ręce ma najdłuższe.
nd-story-place-residence = O jedną wieżę za dużo, o jeden komin za mało; takiego domu nie stawia się dla ciepła.
nd-story-place-carriage-house = Skóra, owies i wieści spod każdej bramy: kto ma w Paryżu koła, niczego nie dowiaduje się ostatni.
nd-story-place-inn = Wino chrzczone, nowiny nie, a każdy wychodzi z czymś więcej, niż przyszedł.
nd-story-place-park = Pod lipami powietrze jest słodkie, gniew mija, a dobre imię rośnie szybciej niż trawa.
nd-story-place-hospital = Siostry szorują, modlą się i znowu szorują, a szczury najbardziej boją się szczotek.
nd-story-place-notre-dame = Zaczęli ją dziadkowie, skończą wnuki, a każde pokolenie prosi tylko o złoto i cierpliwość.

## Rynki

nd-story-market-centre = Przy tej studni kończą się wszystkie ulice dzielnicy, wszystkie kłótnie i prawie cała cebula.
nd-story-market-a = Na rybnych straganach obietnice waży się mokre, a za wodę płaci kupujący.
nd-story-market-b = Sukiennicy mierzą krótkim łokciem, miny mają długie i zwijają kramy od pierwszej kropli.
nd-story-market-c = Kupuje się tu świętych na tuziny, a świece na podziękowanie z niewielkim opustem.
nd-story-market-d = Za garbarnią jest tanio, o pochodzenie towaru nikt nie pyta i wszyscy zatykają nosy.

## Postacie

nd-story-person-confidant = Bez urzędu, bez liberii, bez wpisu w księgach: nigdy go nie ma w izbie, w której to się stało.
nd-story-person-barmaid = Pamięta, co pijasz, kto ile jest winien i czego miało się już nigdy nie mówić.
nd-story-person-minstrel = Za kolację wyprowadzi pół domu jednymi drzwiami, wprowadzi drugimi i wszyscy będą śpiewać.
nd-story-person-moneylender = Pisze drobno, uśmiecha się rzadko i jest, na umiarkowany procent, ojcem chrzestnym połowy ulicy.
nd-story-person-fool = Tylko człowiek w dzwonkach może powiedzieć rodowi, że poustawiał swoich ludzi nie tam, gdzie trzeba.
nd-story-person-monk = Kwestuje dla ubogich tak pogodnie, że nawet skąpiec znajduje u siebie wolną parę rąk.
nd-story-person-doctor = W dziobie lawenda, w torbie pijawki; zaraza zaś czuje respekt przed kapeluszem.
nd-story-person-soldier = Salutuje każdemu z twoich ludzi, wszystko jedno, czy ten niesie kopię, czy kosz z chlebem.
nd-story-person-night-watchman = Lubi puste domy, bo tylko w nich nigdy nic się nie dzieje.
nd-story-person-bishop = Goła ściana nie daje mu spokoju, więc zwykle stawia pod nią czyjegoś siostrzeńca.
nd-story-person-administrator = Wielkie nazwisko podwoi, a małe wpisze do rejestru.
nd-story-person-nurse = Wchodzi tam, gdzie inni pukają, a szczury rozpoznają jej krok na schodach.
nd-story-person-scholar = W rękawie trzyma trzecie zdanie, na chwilę, gdy dwa pierwsze zostaną już wysłuchane.
nd-story-person-priest = Nie chce twojej sakiewki, tylko kogoś o mocnych barkach, kto nie boi się rusztowań.
nd-story-person-procurator = Niczego nie tworzy, ale to, co już stoi, puści w ruch jedną pieczęcią.
nd-story-person-bell-ringer = Ogłuchł w Wielkanoc, mając dziewięć lat, i odtąd przez sznur czuje każdego przyjaciela katedry.
nd-story-person-guild-master = Jeden czeladnik to przypadek, powiada, dwóch to już rzemiosło, a za rzemiosło wypada wypić.
nd-story-person-beggar-king = Ma tysiące poddanych, dobrowolne podatki i najlepszy obiad tam, gdzie nie jadają szczury.
nd-story-person-lawyer = Dwa papiery przewiązane jedną wstążką ceni wyżej niż trzech świadków.
nd-story-person-spy = Przez ramię odźwiernego czyta listę jutrzejszych gości i jest w domu, zanim zapukają.
nd-story-person-gypsies = Tydzień obozują nad rzeką, a o każdym, kto ruszy z nimi w drogę, mówi się potem z zazdrością.
nd-story-person-coachman = Wie, ile wart był każdy kurs, i umie sprawić, by podziękowano mu za niego drugi raz.
nd-story-person-merchant = Lubi place opróżnione przez innych, bo goły stragan to moneta, która czeka.
nd-story-person-patron = Przy latarni rozdaje złoto i dzięki temu śpi przy czystszej ulicy.
nd-story-person-butcher = Gdzie tylko twój dom stoi pusty, któryś z jego licznych synów już powiesił fartuch.
nd-story-person-lady-in-waiting = Bywa jedynie tam, gdzie jest tłum, i liczy go zza wachlarza.
nd-story-person-mayor = Szanuje zapracowanych i nie wierzy w nic, co da się zrobić w mniej niż trzy osoby.
nd-story-person-carpenter = Tu belka, tam ława: woli po jednej lampie w każdym oknie niż łunę w jednym.
nd-story-person-innkeeper = Nikt nie wstał od jego stołu chudy, biedny ani całkiem pewny liczby dzbanów.
nd-story-person-guard = Najwyżej ceni tych, którzy siedzą w koszarach, i chwali ich za wszystko, co się nie wydarzyło.
nd-story-person-councillor = Za monetę zna kogoś, a za drugą zna rywala tego kogoś.
nd-story-person-mistress = Pyta tylko o twojego najbliższego przyjaciela, a gdzie on mieszka, tam wszystko nabiera tempa.
nd-story-person-actress = Wychodzi bocznymi drzwiami z cudzą rolą i gra ją lepiej.
nd-story-person-gravedigger = W końcu poznał wszystkich sąsiadów i o żadnym nie mówi źle.
