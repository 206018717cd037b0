### Notre-Dame sur un seul écran : peu de mots, puisque tout a sa place.

## Barre du haut

nds-before-first = Avant le premier tour
nds-when = Manche { $period } · tour { $turn } sur { $turns }
nds-first = { $name } commence
nds-steps = Étapes du tour
nds-step-1 = Personnages
nds-step-2 = Choix
nds-step-3 = Cartes
nds-step-4 = Corruption
nds-step-5 = Peste
nds-step-done = (fait)
nds-step-pick = { $name } : carte { $n }
nds-step-card = { $name } : carte { $n } sur 2

## Plan

nds-city-about = Plan de la ville : { $n } quartiers autour de la cathédrale, le vôtre devant. Le bas de l’écran et les onglets disent tout ce qu’il montre.
nds-place-of = { $name }, { $owner }
nds-share = { $n } chacun
nds-close = Fermer
nds-no-persons = Aucun personnage n’est encore exposé.
nds-brief-no-gold-to-bribe = Il manque 1 pièce d’or

## Plaques

nds-last-forgone = { $kind }, sans action
nds-last-passed = ne corrompt personne
nds-last-choosing = choisit…
nds-last-kept = ✓ a gardé une carte
nds-last-thinking = doit jouer…

## Ce que fait une réponse

nds-does = Ce que cela fait
nds-does-nothing = Rien ne change pour vous maintenant.
nds-stands = La situation
nds-known = Cartes connues
nds-cubes = Cubes
nds-gain-prestige = Prestige
nds-gain-gold = Or
nds-gain-cubes = Cubes
nds-gain-rat = Rat
nds-then = Ensuite
nds-end-of-turn = Fin du tour
nds-later-hospital = −{ $n } ensuite
nds-later-park = +{ $n } par gain
nds-of-it-park = { $n } + { $park } (parc)
nds-loss = La peste coûte
nds-share-yours = { $n } pour vous
nds-share-of = sur { $n }
nds-sectors-used = Bâtiments occupés
nds-of-seven = sur 7
nds-score-now = Votre score
nds-if-ended = si la partie finissait là
nds-you-keep = Vous gardez
nds-will-see = Vu par { $name }
nds-passed = Déjà passées
nds-pile = Votre pile
nds-drawn-next = Les trois suivantes
nds-cards =
    { $n ->
        [0] aucune carte
        [one] { $n } carte
       *[other] { $n } cartes
    }

## Vos biens

nds-you = vous
nds-looked-at = affiché
nds-of = sur { $n }
nds-in-pile = dans la pile
nds-score = Score { $n }
nds-rat-sum = + { $spread } − hôpital { $hospital } =

## Plateau du bas

nds-owner-and =
    { $n ->
        [0] { $owner }
        [one] { $owner } · { $n } pion
       *[other] { $owner } · { $n } pions
    }
nds-ends-on = finit sur { $n }, { $word }
nds-gift =
    { $gold ->
        [one] { $gold } pièce → { $n }
       *[other] { $gold } pièces → { $n }
    }
nds-card-confidant = Utilisez un autre de vos bâtiments ; aucun cube n’est posé.
nds-moves-one = un cube se déplace
nds-forgo = Sans action
nds-keeps = gardée
nds-goes-to = pour { $name }
nds-place-open = { $n } : { $name }
nds-brings = Apporte
nds-would-bring = Apporterait
nds-leave-bill = la laisser
nds-centre = centre
nds-market-yours = { $letter } · vous
nds-market-of = { $letter } · { $name }
nds-what-moves = Ce qui se déplace
nds-where-to = Destination
nds-pick-first = Prenez les pions ici ou sur le plan, puis indiquez où ils vont.
nds-load-from = { $load } { $place-from }
nds-pass-bribe-person = Ne corrompre personne
nds-pass-bribe-again = Ne corrompre personne d’autre

## La question

nds-ask-keep-card = Gardez une carte
nds-ask-play-card = Jouez une carte
nds-ask-play-third-card = Utiliser la troisième carte ?
nds-ask-move-cube = Quel lieu cède un cube ?
nds-ask-make-donation = Combien offrez-vous ?
nds-ask-send-confidant = Où va votre confident ?
nds-ask-choose-bonus = Choisissez un bonus
nds-ask-move-carriage = Où vous arrêtez-vous ?
nds-ask-bribe-person = Corrompez un personnage
nds-ask-bribe-again = Corrompre encore ?
nds-ask-move-pieces = Déplacez jusqu’à trois pions
nds-ask-move-one-piece = Déplacez un pion
nds-ask-move-everything = Videz un bâtiment dans un autre
nds-ask-found-sector = Utilisez un bâtiment vide
nds-ask-found-sectors = Garnissez un bâtiment vide
nds-ask-work-sector = Utilisez à nouveau un bâtiment
nds-ask-withdraw-cubes = Rendez des cubes
nds-ask-cash-bills = Touchez à nouveau des lettres de change
nds-ask-give-gold = Rendez de l’or
nds-ask-remove-cube = Perdez un cube
nds-advice-keep-first = Les deux autres partent : { $to } les reçoit. Puis vous choisissez parmi les deux cartes passées par { $from }.
nds-advice-keep-second = L’autre part : { $to } la reçoit. { $from } vous passe la dernière carte.
nds-advice-play-first = Une sur trois. Après la deuxième, la troisième est écartée face cachée.
nds-advice-play-second = La carte qui reste est écartée face cachée.
nds-advice-play-third-card = L’érudit vous laisse aussi effectuer son action.
nds-advice-move-cube = Votre réserve est vide : un cube vient d’ailleurs. Cliquez dessus sur le plan.
nds-advice-make-donation = Une offrande par carte. Cliquez sur une pièce de la cathédrale, ou choisissez ici.
nds-advice-send-confidant = Cliquez sur un bâtiment du plan.
nds-advice-move-carriage =
    { $n ->
        [one] Cliquez sur un marché du plan, à une rue. Cercle vert : une lettre de change à prendre.
       *[other] Cliquez sur un marché du plan, à { $n } rues au plus. Cercle vert : une lettre de change à prendre.
    }
nds-advice-bribe-person = Cela coûte 1 pièce d’or. Vous pouvez aussi ne corrompre personne.
nds-advice-bribe-again = Le conseiller : 1 pièce d’or chacun.
nds-advice-move-pieces = Le ménestrel. Cliquez sur un bâtiment pour prendre un pion, à nouveau pour un autre, puis sur la destination.
nds-advice-move-one-piece = Le fou. Cliquez sur le pion, puis sur sa destination ; ce bâtiment est utilisé.
nds-advice-move-everything = L’actrice. Cliquez sur le bâtiment à vider, puis sur l’autre ; celui-ci est utilisé.
nds-advice-found-sector = L’évêque apporte un cube de la réserve commune.
nds-advice-found-sectors = Le boucher : il n’y a pas assez de cubes pour tous.
nds-advice-work-sector = Le procureur : aucun pion n’est posé.
nds-advice-withdraw-cubes = Les gitans : 2 points de prestige par cube. Cliquez sur vos cubes, sur le plan.
nds-advice-cash-bills = Le cocher : une seule sorte, dont chaque lettre rapporte à nouveau.
nds-advice-give-gold = Le mécène : chaque pièce fait reculer votre rat d’une case.
nds-advice-remove-cube = La peste le prend dans un de vos bâtiments majoritaires.

## Le bouton principal

nds-do-keep = Garder : { $kind } ; { $n } pour { $name }
nds-do-place = Poser un cube { $place-at }
nds-do-move = Déplacer un cube { $place-to }
nds-do-confidant = Envoyer votre confident
nds-do-forgo = Jouer sans son action : { $kind }
nds-do-drive = Rouler : { $name }
nds-do-collect = Rouler et prendre la lettre : { $name }
nds-note-rat = rat { $a } → { $b }
nds-note-end = finit sur { $n }

## Onglets

nds-tab-plague = Peste
nds-tab-score = Score
nds-tab-persons = Personnages
nds-all-persons = Tous les autres personnages
