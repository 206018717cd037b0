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
