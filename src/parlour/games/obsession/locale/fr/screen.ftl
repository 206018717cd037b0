### Obsession sur un seul écran : des mots courts là où la place manque.

## Barre du haut et bandeau

obb-courtship-in = cour à la manche { $round }
obb-ends-at = ou à la réputation { $top }
obb-rep-short = rép.
obb-free = libres
obb-free-servants = Domestiques libres, maintenant et à votre prochain tour
obb-next-free = puis { $count }
obb-goals = objectifs
obb-goals-tab = Objectifs et cartes
obb-looking-on = Vous regardez la partie.

## Marché

obb-pounds-have = Vous avez { $amount }.
obb-pounds-later = { $now }, puis { $later }
obb-refresh = Renouveler
obb-leaves = reste { $amount }
obb-can-pay = à votre portée
obb-use-at = dès rép. { $rating }
obb-after-plan = après ce projet
obb-chosen = choisie
obb-left-casual =
    { $count ->
        [one] { $count } invité commun à rencontrer
       *[other] { $count } invités communs à rencontrer
    }
obb-left-prestige =
    { $count ->
        [one] { $count } invité de prestige à rencontrer
       *[other] { $count } invités de prestige à rencontrer
    }
obb-left-bag =
    { $count ->
        [one] { $count } tuile dans le sac
       *[other] { $count } tuiles dans le sac
    }

## Bureau

obb-guests-of = Invités : { $count } sur { $total }
obb-seat-open = Une place libre : cliquez sur un invité ci-dessous
obb-stands-in = remplace
obb-more-actions = Autres actions ({ $count })
obb-tick = Choix : { $count } sur { $total }
obb-service-short = avance vers la gauche à chaque tour

## Main

obb-kind-starter = Départ
obb-kind-casual = Commun
obb-kind-prestige = Prestige
obb-kind-family = Famille
obb-kind-fairchild = Fairchild
obb-kind-novelty = Fantaisie
obb-kind-needs = { $kind } · demande { $rating }
obb-can-come = Peut venir
obb-needs-change = Pas avec ce projet : changez-le d’abord

## Adversaires

obb-look-at = Voir la propriété : { $name }
obb-count-servants = domestiques libres : { $count }
obb-waits = attend

## Le bouton et la question

obb-effect-host = Organiser : { $what }
obb-effect-buy = Acheter : { $tile }
obb-effect-nothing = Ne rien acheter
obb-effect-bought = Ne plus rien acheter
obb-effect-reputation =
    { $count ->
        [one] { $steps } réputation
       *[other] { $steps } réputations
    }
obb-effect-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
obb-effect-unknown = puis le hasard décide
obb-advice-tile = Cliquez sur une tuile de votre propriété.
obb-advice-guests =
    { $count ->
        [one] Conviez encore { $count } personne. Les domestiques se placent d’eux-mêmes.
       *[other] Conviez encore { $count } personnes. Les domestiques se placent d’eux-mêmes.
    }
obb-advice-ready = Tout le monde est placé et servi. Cliquez sur un invité pour ne plus le convier.

## Raisons en peu de mots

obb-short-too-expensive = manque { $amount }
obb-short-tile-owned-already = vous l’avez déjà
obb-short-column-full = colonne pleine
obb-short-guest-above-reputation = Réputation { $rating } requise, vous avez { $level }
obb-short-tile-above-reputation = réputation { $rating } requise, vous avez { $level }
obb-short-servant-not-available = Indisponible : { $servants }
obb-short-guest-resting = Revient quand vous passez
obb-short-guest-attends = Déjà là
obb-short-too-few-guests = invités possibles : { $here } sur { $count }
obb-short-no-company-for-guest = Compagnie ou service manquant
obb-short-one-purchase-a-turn = achat déjà fait

## Les raisons en un mot, quand la main est grande

obb-brief-needs-change = échange
obb-brief-guest-above-reputation = rép. { $rating }
obb-brief-servant-not-available = service
obb-brief-guest-resting = au repos
obb-brief-guest-attends = déjà là
obb-brief-no-company-for-guest = incomplet

## Le dé de l’adversaire

obb-die = Ce que fait son dé
obb-die-about = Après votre tour, l’adversaire lance un dé à { $count } faces. Après un tour sans achat ou un nouveau marché, son prochain lancer compte { $less } de moins.
obb-die-roll = Lancer
obb-die-takes = Il prend
obb-die-beside-monument = Avec un monument au marché
obb-die-position = emplacement { $n }
obb-die-monument = le monument
obb-die-none = rien
obb-die-refresh = rien ; nouveau marché
obb-aim-strongest-category = une tuile de votre catégorie la plus forte
obb-aim-contested-category = une tuile de la catégorie où votre avance est la plus faible
obb-aim-best-tile = la tuile qui vaut le plus de PV
obb-aim-monument =
    { $pick ->
        [cheapest] le monument le moins cher
       *[other] un monument
    }
obb-aim-none = rien
obb-aim-refresh = rien ; nouveau marché
obb-aim-else = { $first }, sinon { $second }
