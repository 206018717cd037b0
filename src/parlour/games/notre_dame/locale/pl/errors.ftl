### Notre Dame. What is wrong with facts, setups and positions of the game.

## Gry, miejsca, moduły, opcje

error-unknown-colour = Kolor „{ $colour }” nie jest znany. Znane kolory: { $known }.
error-colours-do-not-fit = Różnych kolorów musi być tyle, ile miejsc ({ $seats }), a podano „{ $colours }”.
error-unknown-person = Postać „{ $person }” nie jest znana.

## Dane elementów

error-rats-out-of-range = Postać ma od { $min } do { $max } szczurów; „{ $path }” podaje { $value }.
error-person-count = Zestaw „{ $set }” wymaga postaci z rewersem „{ $back }” w liczbie { $expected }, a nie { $count }.
error-player-count = Nie ma wartości dla takiej liczby graczy: { $players }.
error-bad-corner-pair = „{ $path }” łączy narożniki, które do siebie nie pasują: { $value }.
error-bad-corner-pattern =
    { $reason ->
        [length] Narożniki w miejscu „{ $path }” to osiem liter: „{ $value }”.
        [letter] Narożniki w miejscu „{ $path }” to tylko M lub b: „{ $value }”.
        [market-count] Narożniki w miejscu „{ $path }” muszą mieć cztery rynki: „{ $value }”.
       *[markets-collide] Narożniki w miejscu „{ $path }” stawiają dwa rynki na jednym skrzyżowaniu: „{ $value }”.
    }

## Dane

ui-warning-rats-sum = W etapie { $letter } szczurów jest teraz łącznie { $sum }; oczekiwano { $expected }.
ui-warning-bare-crossing = Żadna dzielnica nie ma rynku tam, gdzie stykają się narożniki { $corner } i { $next_corner }.
