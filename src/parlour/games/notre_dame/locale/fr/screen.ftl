### Notre-Dame sur un seul écran : peu de mots, puisque tout a sa place.

## Barre du haut

nds-before-first = Avant le premier tour
nds-when = Manche { $period } · tour { $turn } sur { $turns }
nds-first = { $name } commence
nds-steps = Étapes du tour
nds-step-1 = Personnages
nds-step-2 = Choix
nds-step-3 = Jeu
nds-step-4 = Corruption
nds-step-5 = Peste
nds-step-done = (fait)
nds-step-pick = { $name } : carte { $n }
nds-step-card = { $name } : carte { $n } sur 2

## Plan

nds-city-about = Plan de la ville : { $n } quartiers autour de la cathédrale, le vôtre devant. Le plateau du bas et les onglets disent tout ce qu’il montre.
nds-place-of = { $name }, { $owner }
nds-share = { $n } chacun
nds-close = Fermer
nds-no-persons = Aucun personnage n’est encore exposé.

## Plaques

nds-last-forgone = { $kind }, sans action
nds-last-passed = ne corrompt personne
nds-last-choosing = choisit …
nds-last-kept = ✓ a gardé une carte
nds-last-thinking = doit jouer …

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
nds-share-of =
    { $cubes ->
        [0] { $n } à partager
        [one] { $n } pour { $cubes } cube
       *[other] { $n } pour { $cubes } cubes
    }
nds-sectors-used = Bâtiments occupés
nds-of-seven = sur 7
nds-score-now = Votre score
nds-if-ended = si c’était fini
nds-you-keep = Vous gardez
nds-will-see = Verra { $name }
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
nds-looked-at = observé
nds-of = sur { $n }
nds-in-pile = dans la pile
nds-score = Score { $n }
nds-rat-sum = + { $spread } − hôpital { $hospital } =

## Plateau du bas

nds-owner-and =
    { $n ->
        [0] { $owner } · vide
        [one] { $owner } · { $n } pion
       *[other] { $owner } · { $n } pions
    }
nds-ends-on = finit sur { $n }, { $word }
nds-gift = { $gold } or → { $n }
nds-card-confidant = Utilisez un autre bâtiment ; aucun cube n’est posé.
nds-moves-one = un cube se déplace
nds-forgo = Sans action
nds-keeps = gardée
nds-goes-to = pour { $name }
nds-place-open = { $n } : { $name }
nds-brings = Apporte
nds-would-bring = Apporterait
nds-leave-bill = la laisser
nds-centre = centre
nds-market-yours = Chez vous, { $letter }
nds-market-of = { $name }, { $letter }
nds-what-moves = Ce qui se déplace
nds-where-to = Où cela va
nds-pick-first = Prenez les pions ici ou sur le plan, puis dites où ils vont.
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
nds-ask-bribe-person = Corrompez quelqu’un
nds-ask-bribe-again = Corrompre encore ?
nds-ask-move-pieces = Déplacez jusqu’à trois pions
nds-ask-move-one-piece = Déplacez un pion
nds-ask-move-everything = Videz un bâtiment dans un autre
nds-ask-found-sector = Utilisez un bâtiment vide
nds-ask-found-sectors = Garnissez un bâtiment vide
nds-ask-work-sector = Utilisez à nouveau un bâtiment
nds-ask-withdraw-cubes = Rendez des cubes
nds-ask-cash-bills = Touchez vos lettres de change
nds-ask-give-gold = Rendez de l’or
nds-ask-remove-cube = Perdez un cube
nds-advice-keep-first = Les deux autres partent : { $to } les reçoit. Puis { $from } vous en passe deux, à choisir.
nds-advice-keep-second = L’autre part : { $to } la reçoit. { $from } donne la dernière carte.
nds-advice-play-first = Une sur trois. Après la deuxième, la troisième est écartée face cachée.
nds-advice-play-second = La carte qui reste est écartée face cachée.
nds-advice-play-third-card = L’érudit vous laisse aussi effectuer son action.
nds-advice-move-cube = Réserve vide : un cube vient d’ailleurs. Cliquez-le sur le plan.
nds-advice-make-donation = Un clic sur la cathédrale donne davantage.
nds-advice-send-confidant = Cliquez un bâtiment sur le plan.
nds-advice-move-carriage =
    { $n ->
        [one] Cliquez un marché du plan, à une rue. Cercle vert : lettre à prendre.
       *[other] Cliquez un marché du plan, à { $n } rues au plus. Cercle vert : lettre à prendre.
    }
nds-advice-bribe-person = Cela coûte 1 pièce d’or. Vous pouvez aussi ne corrompre personne.
nds-advice-bribe-again = Le conseiller : 1 pièce d’or chacun.
nds-advice-move-pieces = Le ménestrel. Cliquez un bâtiment pour prendre des pions, encore pour plus, puis où ils vont.
nds-advice-move-one-piece = Le fou. Cliquez le pion, puis où il va ; ce bâtiment est utilisé.
nds-advice-move-everything = L’actrice. Cliquez le bâtiment à vider, puis l’autre ; celui-ci est utilisé.
nds-advice-found-sector = L’évêque apporte un cube de la réserve commune.
nds-advice-found-sectors = Le boucher : il n’y a pas assez de cubes pour tous.
nds-advice-work-sector = Le procureur : aucun pion n’est posé.
nds-advice-withdraw-cubes = Les gitans : 2 pts de prestige par cube. Cliquez vos cubes sur le plan.
nds-advice-cash-bills = Le cocher : une sorte, chaque lettre à nouveau.
nds-advice-give-gold = Le mécène : chaque pièce recule votre rat d’une case.
nds-advice-remove-cube = La peste le prend dans un de vos bâtiments les plus remplis.

## Le bouton principal

nds-do-keep = Garder { $kind }, { $n } pour { $name }
nds-do-place = Poser un cube { $place-at }
nds-do-move = Déplacer un cube { $place-to }
nds-do-confidant = Envoyer votre confident
nds-do-forgo = Jouer { $kind } sans son action
nds-do-drive = Rouler : { $name }
nds-do-collect = Rouler et prendre la lettre : { $name }
nds-note-rat = rat { $a } → { $b }
nds-note-end = finit sur { $n }

## Onglets

nds-tab-plague = Peste
nds-tab-score = Score
nds-tab-persons = Personnages
nds-all-persons = Tous les autres personnages
