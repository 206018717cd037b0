### Notre Dame. What is wrong with facts, setups and positions of the game.

## Jeux, places, modules, options

error-unknown-colour = La couleur « { $colour } » est inconnue. Couleurs connues : { $known }.
error-colours-do-not-fit = Il faut autant de couleurs différentes que de places ({ $seats }), et non « { $colours } ».
error-unknown-person = Le personnage « { $person } » est inconnu.

## Données du matériel

error-rats-out-of-range = Un personnage porte de { $min } à { $max } rats ; « { $path } » en annonce { $value }.
error-person-count = Le lot « { $set } » demande { $expected } personnages au dos « { $back } », et non { $count }.
error-player-count = Il n’y a pas de valeur pour { $players } joueurs.
error-bad-corner-pair = « { $path } » associe des coins qui ne vont pas ensemble : { $value }.
error-bad-corner-pattern =
    { $reason ->
        [length] Les coins à « { $path } » doivent être huit lettres : « { $value } ».
        [letter] Les coins à « { $path } » ne peuvent être que M ou b : « { $value } ».
        [market-count] Les coins à « { $path } » doivent compter quatre marchés : « { $value } ».
       *[markets-collide] Les coins à « { $path } » placent deux marchés à un même carrefour : « { $value } ».
    }

## Données

ui-warning-rats-sum = La manche { $letter } compte maintenant { $sum } rats en tout ; on en attendait { $expected }.
ui-warning-bare-crossing = Aucun quartier n’a de marché là où se rejoignent les coins { $corner } et { $next_corner }.
