### Obsession. What is wrong with facts, setups and positions of the game.

## Facts of Obsession

error-condition-without-amount = « { $path } » a une condition sans quantité.
error-condition-without-servants = « { $path } » a une condition qui ne nomme aucun domestique.
error-condition-without-tiles = « { $path } » a une condition qui ne nomme aucune tuile.
error-empty-favour = La faveur à « { $path } » ne donne rien.
error-fixed-value = « { $key } » à « { $path } » ne peut pas être corrigé.
error-keep-too-many = « { $path } » garde { $keep } cartes sur { $look }.
error-monument-total = Les monuments à « { $path } » ne font pas { $total } en tout.
error-not-in-hundreds = « { $path } » doit être en centaines de livres, pas { $value }.
error-position-without-space = « { $path } » n’a pas d’emplacement pour la position { $position }.
error-reputation-table-length = La table de réputation à « { $path } » n’a pas une valeur par niveau.
error-unknown-mark = La marque « { $path } » ne désigne aucune valeur.

## Obsession

error-unknown-family = La famille « { $family } » est inconnue. Familles connues : { $known }.
error-families-do-not-fit = Il faut autant de familles différentes que de places ({ $seats }), et non « { $families } ».
error-unknown-monument = Le monument « { $monument } » est inconnu. Monuments connus : { $known }.
error-monuments-do-not-fit = Il faut mettre { $number } monuments différents dans le sac, et non « { $monuments } ».
error-monument-required = Le monument « { $monument } » doit en faire partie.
error-monument-barred = Le monument « { $monument } » est remplacé et ne peut pas en faire partie.
error-service-tiles-unused = On ne peut nommer des tuiles Service qu’avec le service intensif au choix : « { $tiles } ».
error-unknown-service-tile = La tuile « { $tile } » ne peut pas figurer dans le premier marché. Choix possibles : { $known }.
error-service-tiles-do-not-fit = Le premier marché reçoit { $number } tuiles Service différentes, et non « { $tiles } ».
error-teams-need-four-or-six = Les équipes demandent quatre ou six places, et non { $seats }.
error-tableau-needs-rivals = Le Tableau demande au moins deux places ; seul, il y a Enjeux du domaine.
error-duel-needs-two = Un Duel se joue à deux places, et non { $seats }.
error-too-few-families = Il y a { $families } familles pour { $seats } places ; Howard et Wessex en apportent une de plus chacune.
error-more-guests-needed = À { $seats } places, il faut les invités du module « { $module } ».
error-howard-needs-servants = La famille Howard demande le module « { $module } », sauf à une table de six.
error-opponent-needs-servants = L’adversaire « { $opponent } » demande le module « { $module } ».
error-unknown-promo-guest = L’invité promotionnel « { $guest } » est inconnu. Invités connus : { $known }.
error-promo-guest-twice = Un invité promotionnel est nommé deux fois : « { $guests } ».
error-unknown-milestone = L’étape « { $milestone } » est inconnue. Étapes connues : { $known }.
error-milestone-needs-servants = L’étape « { $milestone } » demande les domestiques d’Upstairs, Downstairs.
error-milestones-do-not-fit = La partie prend { $number } étapes différentes, et non « { $milestones } ».
error-opponent-plays-standard = L’adversaire « { $opponent } » ne joue qu’en mode standard.

## Données

ui-warning-component-count = Il y a { $count } éléments de cette sorte au lieu de { $expected } : { $name }.
ui-warning-unlike-role = La carte diffère des autres du même rôle ({ $role }) : { $card }.
ui-warning-falling-chart = Le tableau de cet adversaire baisse d’une saison à l’autre : { $opponent }.
