### Notre Dame en français. Un pion est un cube ou le confident.

nd-about = Un jeu de Stefan Feld pour deux à cinq chefs de familles parisiennes. En trois manches de trois tours, étendez votre influence dans votre quartier, corrompez des personnages et tenez la peste en respect. La victoire revient au plus grand prestige.

## Matériel

nd-colour-red = rouge
    .f = rouge
nd-colour-violet = violet
    .f = violette
nd-colour-blue = bleu
    .f = bleue
nd-colour-green = vert
    .f = verte
nd-colour-yellow = jaune
    .f = jaune

nd-period-a = A
nd-period-b = B
nd-period-c = C

nd-sector-seminary = Séminaire
    .obj = le séminaire
    .at = au séminaire
    .to = vers le séminaire
    .from = du séminaire
    .of = du séminaire
nd-sector-bank = Banque
    .obj = la banque
    .at = à la banque
    .to = vers la banque
    .from = de la banque
    .of = de la banque
nd-sector-residence = Résidence
    .obj = la résidence
    .at = à la résidence
    .to = vers la résidence
    .from = de la résidence
    .of = de la résidence
nd-sector-carriage-house = Relais de calèches
    .obj = le relais de calèches
    .at = au relais de calèches
    .to = vers le relais de calèches
    .from = du relais de calèches
    .of = du relais de calèches
nd-sector-inn = Auberge
    .obj = l’auberge
    .at = à l’auberge
    .to = vers l’auberge
    .from = de l’auberge
    .of = de l’auberge
nd-sector-park = Parc
    .obj = le parc
    .at = au parc
    .to = vers le parc
    .from = du parc
    .of = du parc
nd-sector-hospital = Hôpital
    .obj = l’hôpital
    .at = à l’hôpital
    .to = vers l’hôpital
    .from = de l’hôpital
    .of = de l’hôpital
nd-place-notre-dame = Notre-Dame
    .obj = Notre-Dame
    .at = à Notre-Dame
    .to = vers Notre-Dame
    .from = de Notre-Dame
    .of = de Notre-Dame

nd-kind-seminary = Séminaire
nd-kind-bank = Banque
nd-kind-residence = Résidence
nd-kind-carriage-house = Relais de calèches
nd-kind-inn = Auberge
nd-kind-park = Parc
nd-kind-hospital = Hôpital
nd-kind-notre-dame = Notre-Dame
nd-kind-confidant = Confident
nd-card =
    { $kind } ({ $kind-id ->
        [bank] { $colour-f }
        [residence] { $colour-f }
        [inn] { $colour-f }
        [notre-dame] { $colour-f }
       *[other] { $colour }
    })

nd-card-seminary-about = Posez un cube dans votre séminaire, puis prenez dans la réserve commune autant de cubes qu’il compte de pions.
nd-card-bank-about = Posez un cube dans votre banque, puis prenez autant de pièces d’or qu’elle compte de pions.
nd-card-residence-about = Posez un cube dans votre résidence, puis gagnez autant de points de prestige qu’elle compte de pions.
nd-card-carriage-house-about = Posez un cube dans votre relais de calèches, puis avancez votre calèche d’autant de marchés, au plus, qu’il compte de pions. La lettre de change du marché d’arrivée est à vous si vous le souhaitez.
nd-card-inn-about = Posez un cube dans votre auberge, puis choisissez un bonus : 1 cube, 1 pièce d’or ou le rat une case en arrière. Dès le troisième pion (le quatrième si la table en décide ainsi), choisissez deux fois.
nd-card-park-about = Posez un cube dans votre parc et reculez votre rat d’une case. Dès lors, chaque paire de pions du parc ajoute 1 point de prestige à chacun de vos gains de prestige.
nd-card-hospital-about = Posez un cube dans votre hôpital et reculez votre rat d’une case. En phase 5, chaque pion de l’hôpital écarte un rat.
nd-card-notre-dame-about = Posez un cube à Notre-Dame et offrez 1, 2 ou 3 pièces d’or contre 1, 3 ou 6 points de prestige. Les cubes posés là rapportent encore en fin de manche.
nd-card-confidant-about = Envoyez votre confident dans un autre de vos sept bâtiments et effectuez l’action du lieu. Aucun cube n’est posé.

nd-corner-centre = marché central
nd-corner-a = marché A
nd-corner-b = marché B
nd-corner-c = marché C
nd-corner-d = marché D
nd-market = quartier { $colour }, { $corner }

nd-bill-gold = 1 pt de prestige + 1 pièce d’or
nd-bill-cube = 2 pts de prestige + 1 cube
nd-bill-rat = 3 pts de prestige + rat en arrière de 1
nd-bill-prestige = 4 pts de prestige
nd-bill = { $colour-f } ({ $bill-kind })
nd-carriage = calèche { $colour-f }

nd-amount-cubes =
    { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    }
nd-amount-gold =
    { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }
nd-amount-prestige =
    { $amount ->
        [one] { $amount } point de prestige
       *[other] { $amount } points de prestige
    }

## Personnages

nd-person-barmaid = Serveuse
    .obj = la serveuse
nd-person-barmaid-power = Gagnez 3 points de prestige, et choisissez 1 pièce d’or, 1 cube ou le rat une case en arrière.
nd-person-minstrel = Ménestrel
    .obj = le ménestrel
nd-person-minstrel-power = Déplacez un à trois pions, cubes ou confident, d’un de vos bâtiments vers un seul autre. Aucune action ne suit.
nd-person-moneylender = Usurier
    .obj = l’usurier
nd-person-moneylender-power = Gagnez 2 pièces d’or et 1 point de prestige.
nd-person-fool = Fou
    .obj = le fou
nd-person-fool-power = Déplacez un cube ou votre confident vers un autre de vos bâtiments et effectuez l’action du lieu.
nd-person-monk = Moine
    .obj = le moine
nd-person-monk-power = Gagnez 2 cubes et 1 point de prestige.
nd-person-doctor = Médecin
    .obj = le médecin
nd-person-doctor-power = Pour vous seulement, la peste de ce tour compte pour 0. Votre hôpital agit toujours et peut donc faire reculer votre rat.
nd-person-soldier = Soldat
    .obj = le soldat
nd-person-soldier-power = Gagnez 1 point de prestige par pion que vous avez sur le plateau, cubes de Notre-Dame compris.
nd-person-night-watchman = Veilleur de nuit
    .obj = le veilleur de nuit
nd-person-night-watchman-power = Gagnez 1 point de prestige par bâtiment sans aucun pion, parmi vos sept bâtiments.
nd-person-bishop = Évêque
    .obj = l’évêque
nd-person-bishop-power = Posez un cube de la réserve commune dans un de vos bâtiments vides et effectuez l’action du lieu.
nd-person-administrator = Administrateur
    .obj = l’administrateur
nd-person-administrator-power = Gagnez autant de points de prestige que vous en avez déjà.
nd-person-nurse = Infirmière
    .obj = l’infirmière
nd-person-nurse-power = Posez un cube de la réserve commune dans votre hôpital et reculez votre rat d’une case.
nd-person-scholar = Érudit
    .obj = l’érudit
nd-person-scholar-power = Effectuez aussi l’action de votre troisième carte. Tant que l’érudit est exposé, les troisièmes cartes restent face cachée jusqu’au bout de la phase 4.
nd-person-priest = Prêtre
    .obj = le prêtre
nd-person-priest-power = Posez à Notre-Dame un cube de la réserve commune. Il n’y a ni offrande ni autre effet.
nd-person-procurator = Procureur
    .obj = le procureur
nd-person-procurator-power = Effectuez l’action d’un de vos bâtiments à sa force actuelle, sans y poser de pion. Notre lecture : il doit s’y trouver au moins un pion.
nd-person-bell-ringer = Sonneur de cloches
    .obj = le sonneur de cloches
nd-person-bell-ringer-power = Gagnez 3 points de prestige par cube que vous avez à Notre-Dame. La table peut décider de compter les cubes de tout le monde.
nd-person-guild-master = Maître de guilde
    .obj = le maître de guilde
nd-person-guild-master-power = Gagnez 2 points de prestige par bâtiment d’au moins deux pions.
nd-person-beggar-king = Roi des mendiants
    .obj = le roi des mendiants
nd-person-beggar-king-power = Gagnez 1 point de prestige par case, jusqu’à la 9, qui reste devant votre rat.
nd-person-lawyer = Avocat
    .obj = l’avocat
nd-person-lawyer-power = Gagnez 3 points de prestige par paire de lettres de change en votre possession.
nd-person-spy = Espion
    .obj = l’espion
nd-person-spy-power = Consultez dans l’ordre les personnages gris encore en pile et gagnez 2 points de prestige.
nd-person-gypsies = Gitans
    .obj = les gitans
nd-person-gypsies-power = Rendez à la réserve commune autant de vos cubes que vous voulez, de vos bâtiments et de Notre-Dame, à 2 points de prestige chacun. Le confident reste en place.
nd-person-coachman = Cocher
    .obj = le cocher
nd-person-coachman-power = Choisissez une sorte de lettre de change : toutes celles de cette sorte que vous avez redonnent leur bonus.
nd-person-merchant = Marchand
    .obj = le marchand
nd-person-merchant-power = Gagnez 1 pièce d’or par marché de votre quartier sans lettre de change. Notre lecture : seuls les quatre marchés des coins comptent.
nd-person-patron = Mécène
    .obj = le mécène
nd-person-patron-power = Rendez autant d’or qu’il vous plaît : chaque pièce recule votre rat d’une case, sans passer sous 0.
nd-person-butcher = Boucher
    .obj = le boucher
nd-person-butcher-power = Posez un cube de la réserve commune dans chacun de vos bâtiments vides, sans effectuer d’action. Si les cubes manquent, vous choisissez les bâtiments.
nd-person-lady-in-waiting = Dame d’honneur
    .obj = la dame d’honneur
nd-person-lady-in-waiting-power = Gagnez 1 point de prestige par pion de votre bâtiment majoritaire.
nd-person-mayor = Maire
    .obj = le maire
nd-person-mayor-power = Gagnez 3 points de prestige par bâtiment d’au moins trois pions.
nd-person-carpenter = Charpentier
    .obj = le charpentier
nd-person-carpenter-power = Gagnez 1 point de prestige par bâtiment d’au moins un pion.
nd-person-innkeeper = Aubergiste
    .obj = l’aubergiste
nd-person-innkeeper-power = Gagnez 2 points de prestige par pion dans votre auberge.
nd-person-guard = Garde
    .obj = le garde
nd-person-guard-power = Gagnez 3 points de prestige par paire de vos cubes restés dans la réserve commune.
nd-person-councillor = Conseiller
    .obj = le conseiller
nd-person-councillor-power = Corrompez encore jusqu’à deux fois, pour 1 pièce d’or à chaque fois : deux personnages, ou deux fois le même. Le conseiller lui-même est exclu.
nd-person-mistress = Amante
    .obj = l’amante
nd-person-mistress-power = Posez un cube de la réserve commune dans le bâtiment de votre confident et effectuez l’action du lieu. Tant que le confident n’est pas sur le plateau, rien ne se passe.
nd-person-actress = Actrice
    .obj = l’actrice
nd-person-actress-power = Transférez tous les pions d’un de vos bâtiments dans un autre et effectuez l’action de ce dernier.
nd-person-gravedigger = Fossoyeur
    .obj = le fossoyeur
nd-person-gravedigger-power = Gagnez en points de prestige le nombre de rats figurant sur les trois personnages du tour.

## Origine d’un gain

nd-source-seminary = séminaire
nd-source-bank = banque
nd-source-residence = résidence
nd-source-inn = auberge
nd-source-park = parc
nd-source-hospital = hôpital
nd-source-notre-dame = offrande à Notre-Dame
nd-source-notre-dame-scoring = décompte de Notre-Dame
nd-source-bill-gold = lettre de change
nd-source-bill-cube = lettre de change
nd-source-bill-rat = lettre de change
nd-source-bill-prestige = lettre de change
nd-source-plague = peste
nd-source-barmaid = serveuse
nd-source-minstrel = ménestrel
nd-source-moneylender = usurier
nd-source-fool = fou
nd-source-monk = moine
nd-source-soldier = soldat
nd-source-night-watchman = veilleur de nuit
nd-source-bishop = évêque
nd-source-administrator = administrateur
nd-source-nurse = infirmière
nd-source-scholar = érudit
nd-source-priest = prêtre
nd-source-procurator = procureur
nd-source-bell-ringer = sonneur de cloches
nd-source-guild-master = maître de guilde
nd-source-beggar-king = roi des mendiants
nd-source-lawyer = avocat
nd-source-spy = espion
nd-source-gypsies = gitans
nd-source-coachman = cocher
nd-source-merchant = marchand
nd-source-patron = mécène
nd-source-butcher = boucher
nd-source-lady-in-waiting = dame d’honneur
nd-source-mayor = maire
nd-source-carpenter = charpentier
nd-source-innkeeper = aubergiste
nd-source-guard = garde
nd-source-councillor = conseiller
nd-source-mistress = amante
nd-source-actress = actrice
nd-source-gravedigger = fossoyeur

# Where points come from, and why the game ended
nd-score-residence = Résidence
nd-score-persons = Personnages
nd-score-bills = Lettres de change
nd-score-gifts = Offrandes à Notre-Dame
nd-score-cathedral = Parts de Notre-Dame
nd-score-park = Bonus du parc
nd-score-plague = Peste
nd-ended = Les { $turns } tours sont joués.

## Phases

nd-phase-0 = –
nd-phase-1 = Personnages
nd-phase-1-about = Deux personnages bruns et un gris sont dévoilés.
nd-phase-2 = Choix des cartes
nd-phase-2-about = Piochez trois cartes, gardez-en une, passez-en deux ; des deux reçues, gardez-en une, passez l’autre.
nd-phase-3 = Jeu des cartes
nd-phase-3-about = Chacun joue deux de ses trois cartes, une à la fois.
nd-phase-4 = Corruption
nd-phase-4-about = Chacun peut corrompre un personnage pour 1 pièce d’or.
nd-phase-5 = Peste
nd-phase-5-about = Chaque rat avance d’autant de cases qu’il y a de rats exposés, moins les pions de l’hôpital du quartier.

## Blocs de la table

nd-block-turn = Tour
nd-block-persons = Personnages exposés
nd-block-players = Joueurs
nd-block-markets = Marchés
nd-block-piles = Personnages à venir
nd-block-cards = Vos cartes
nd-column-period = Manche
nd-column-turn = Tour
nd-column-phase = Phase
nd-column-phase-about = Ce qui se passe
nd-column-first = Premier joueur
nd-column-rats = Rats
nd-column-cathedral-cubes = Cubes à Notre-Dame
nd-column-cathedral-share = Valeur par cube
nd-column-treasury = Or de la réserve
nd-column-person = Personnage
nd-column-rats-status = Origine du nombre
nd-column-power = Pouvoir
nd-column-seat = Place
nd-column-colour = Couleur
nd-column-prestige = Prestige
nd-column-gold = Or
nd-column-supply = Cubes
nd-column-general = En réserve commune
nd-column-rat = Rat
nd-column-forecast = Après la peste
nd-column-cathedral = Notre-Dame
nd-column-carriage = Calèche
nd-column-bills = Lettres
nd-column-played = Jouées
nd-column-borough = Quartier
nd-column-hand = En main
nd-column-choose-from = Au choix
nd-column-passed-first = Passées d’abord
nd-column-passed-second = Passée ensuite
nd-column-own-pile = Encore dans votre pioche
nd-column-pile = Pile
nd-column-still-to-come = Personnages
nd-column-browns = Bruns, cette manche
nd-column-greys-a = Gris, manche A
nd-column-greys-b = Gris, manche B
nd-column-greys-c = Gris, manche C
nd-order-known = dans cet ordre
nd-confidant-here = confident
nd-plague-strikes = la peste frappe

## Actions

nd-act-keep = Garder { $card }
nd-act-play = Jouer { $card }
nd-act-forgo = Jouer { $card } sans son action
nd-act-from = Prendre un cube { $place-from }
nd-act-donate =
    { $gold ->
        [one] Offrir { $gold } pièce d’or
       *[other] Offrir { $gold } pièces d’or
    }
nd-act-send = Envoyer le confident { $sector-at }
nd-act-take =
    { $bonus ->
        [gold] Prendre 1 pièce d’or
        [cube] Prendre 1 cube
       *[rat] Reculer le rat d’une case
    }
nd-act-drive = Aller à ce marché : { $market }
nd-act-collect = Aller à ce marché et prendre la lettre de change : { $market }
nd-act-bribe = Corrompre { $person-obj }
nd-act-shift =
    { $confidant ->
        [yes]
            { $cubes ->
                [0] Déplacer le confident
                [one] Déplacer { $cubes } cube et le confident
               *[other] Déplacer { $cubes } cubes et le confident
            }
       *[no]
            { $cubes ->
                [one] Déplacer { $cubes } cube
               *[other] Déplacer { $cubes } cubes
            }
    } { $from-from } { $to-to }
nd-act-relocate =
    { $piece ->
        [confidant] Déplacer le confident
       *[cube] Déplacer 1 cube
    } { $from-from } { $to-to } et effectuer l’action du lieu
nd-act-found = Poser un cube de la réserve commune { $sector-at }
nd-act-work = Effectuer l’action { $sector-of }
nd-act-rehouse = Tout transférer { $from-from } { $to-to } et effectuer l’action du lieu
nd-act-cash = Toucher à nouveau toutes les lettres de change d’une sorte : { $bill }
nd-act-give =
    { $gold ->
        [0] Ne pas rendre d’or
        [one] Rendre { $gold } pièce d’or pour reculer le rat
       *[other] Rendre { $gold } pièces d’or pour reculer le rat
    }
nd-act-withdraw =
    { $cubes ->
        [0] Ne rendre aucun cube
        [one] Rendre { $cubes } cube : { $places }
       *[other] Rendre { $cubes } cubes : { $places }
    }
nd-act-remove = Retirer un cube { $sector-from }
nd-act-pass = Passer
nd-act-decline = Renoncer
nd-act-begin = La place qui commence a la couleur { $colour }
nd-act-lay = Lettres de change du quartier { $colour }, marchés A à D : { $bills }
nd-act-reveal = Personnages dévoilés : { $persons }
nd-act-shortlist = Personnages gris de cette partie : { $persons }
nd-act-look = Ordre des personnages gris : { $persons }
nd-act-deal = Cartes piochées : { $cards }

## Questions

nd-question-chance = Le hasard décide.
nd-question-keep-card = Quelle carte gardez-vous ? Le reste part à gauche.
nd-question-play-card = Quelle carte jouez-vous, avec ou sans son action ?
nd-question-play-third-card = L’érudit : effectuez-vous l’action de votre troisième carte ?
nd-question-move-cube = Votre réserve est vide. Quel lieu cède un cube ?
nd-question-make-donation = Combien d’or offrez-vous ?
nd-question-send-confidant = Où envoyez-vous votre confident ?
nd-question-choose-bonus = Quel bonus prenez-vous ?
nd-question-move-carriage = Où va votre calèche ?
nd-question-bribe-person = Qui corrompez-vous pour 1 pièce d’or ? Vous pouvez passer.
nd-question-bribe-again = Le conseiller : qui d’autre corrompez-vous pour 1 pièce d’or ? Vous pouvez passer.
nd-question-move-pieces = Le ménestrel : quels pions déplacez-vous, et où ?
nd-question-move-one-piece = Le fou : quel pion déplacez-vous, et où ?
nd-question-move-everything = L’actrice : quel bâtiment déménage, et où ?
nd-question-found-sector = L’évêque : quel bâtiment vide reçoit un cube ?
nd-question-found-sectors = Le boucher : quel bâtiment vide reçoit le prochain cube ?
nd-question-work-sector = Le procureur : lequel de vos bâtiments utilisez-vous ?
nd-question-withdraw-cubes = Les gitans : quels cubes rendez-vous ?
nd-question-cash-bills = Le cocher : quelle sorte de lettre de change touchez-vous à nouveau ?
nd-question-give-gold = Le mécène : combien d’or rendez-vous ?
nd-question-remove-cube = La peste : lequel de vos bâtiments majoritaires perd un cube ?

## Événements

nd-event-first-player =
    { $seat-you ->
        [yes] Vous commencez ({ $colour }).
       *[no] { $seat } commence ({ $colour }).
    }
nd-event-greys-shortlisted = Personnages gris de cette partie : { $persons }.
nd-event-turn-begins =
    { $seat-you ->
        [yes] Manche { $period }, tour { $turn } : vous avez le sonneur de cloches.
       *[no] Manche { $period }, tour { $turn } : { $seat } a le sonneur de cloches.
    }
nd-event-persons-revealed =
    { $rats ->
        [0] Personnages du tour : { $persons } ; aucun rat.
        [one] Personnages du tour : { $persons } ; { $rats } rat.
       *[other] Personnages du tour : { $persons } ; { $rats } rats.
    }
nd-event-cards-dealt =
    { $seat-you ->
        [yes] Vous piochez { $cards }.
       *[no] { $seat } pioche { $cards }.
    }
nd-event-cards-dealt-hidden =
    { $count ->
        [one] { $seat } pioche { $count } carte.
       *[other] { $seat } pioche { $count } cartes.
    }
nd-event-cards-passed =
    { $seat-you ->
        [yes] Vous passez : { $cards } (pour { $to }).
       *[no]
            { $to-you ->
                [yes] { $seat } vous passe : { $cards }.
               *[no] { $seat } passe : { $cards } (pour { $to }).
            }
    }
nd-event-cards-passed-hidden =
    { $count ->
        [one] { $seat } passe { $count } carte (pour { $to }).
       *[other] { $seat } passe { $count } cartes (pour { $to }).
    }
nd-event-card-played =
    { $seat-you ->
        [yes] Vous jouez { $card }.
       *[no] { $seat } joue { $card }.
    }
nd-event-card-forgone =
    { $seat-you ->
        [yes] Vous jouez { $card } sans son action.
       *[no] { $seat } joue { $card } sans son action.
    }
nd-event-cube-taken-from =
    { $seat-you ->
        [yes] Vous prenez un cube { $place-from }.
       *[no] { $seat } prend un cube { $place-from }.
    }
nd-event-cube-placed =
    { $seat-you ->
        [yes] Vous posez un cube { $place-at }.
       *[no] { $seat } pose un cube { $place-at }.
    }
nd-event-confidant-sent =
    { $seat-you ->
        [yes] Vous envoyez votre confident { $sector-at }.
       *[no] { $seat } envoie son confident { $sector-at }.
    }
nd-event-donated =
    { $seat-you ->
        [yes] Vous offrez { nd-amount-gold }.
       *[no] { $seat } offre { nd-amount-gold }.
    }
nd-event-carriage-moved =
    { $seat-you ->
        [yes] Votre calèche va à ce marché : { $to }.
       *[no] { $seat } va en calèche à ce marché : { $to }.
    }
nd-event-bill-taken =
    { $seat-you ->
        [yes] Vous prenez une lettre de change { $colour-f } : { $bill }.
       *[no] { $seat } prend une lettre de change { $colour-f } : { $bill }.
    }
nd-event-prestige-gained =
    { $seat-you ->
        [yes] Vous gagnez
       *[no] { $seat } gagne
    } { nd-amount-prestige }{ $park ->
        [0] {""}
       *[other] , plus { $park } grâce au parc
    } ({ $source }).
nd-event-prestige-gained-hidden =
    { $seat-you ->
        [yes] Vous gagnez du prestige ({ $source }).
       *[no] { $seat } gagne du prestige ({ $source }).
    }
nd-event-gold-gained =
    { $seat-you ->
        [yes] Vous gagnez { nd-amount-gold } ({ $source }).
       *[no] { $seat } gagne { nd-amount-gold } ({ $source }).
    }
nd-event-gold-taken =
    { $seat-you ->
        [yes] La réserve n’a plus d’or : vous prenez { nd-amount-gold } chez { $payer } ({ $source }).
       *[no]
            { $payer-you ->
                [yes] La réserve n’a plus d’or : { $seat } vous prend { nd-amount-gold } ({ $source }).
               *[no] La réserve n’a plus d’or : { $seat } prend { nd-amount-gold } chez { $payer } ({ $source }).
            }
    }
nd-event-cubes-gained =
    { $seat-you ->
        [yes] Vous gagnez { nd-amount-cubes } ({ $source }).
       *[no] { $seat } gagne { nd-amount-cubes } ({ $source }).
    }
nd-event-rat-moved =
    { $seat-you ->
        [yes]
            { $direction ->
                [up] Votre rat avance de { $from } à { $to } ({ $source }).
                [down] Votre rat recule de { $from } à { $to } ({ $source }).
               *[none] Votre rat reste sur { $to } ({ $source }).
            }
       *[no]
            { $direction ->
                [up] { $seat } : le rat avance de { $from } à { $to } ({ $source }).
                [down] { $seat } : le rat recule de { $from } à { $to } ({ $source }).
               *[none] { $seat } : le rat reste sur { $to } ({ $source }).
            }
    }
nd-event-bribed =
    { $seat-you ->
        [yes] Vous corrompez { $person-obj }.
       *[no] { $seat } corrompt { $person-obj }.
    }
nd-event-passed =
    { $seat-you ->
        [yes] Vous ne corrompez personne.
       *[no] { $seat } ne corrompt personne.
    }
nd-event-no-effect =
    { $seat-you ->
        [yes] Aucun effet pour vous ({ $source }).
       *[no] Aucun effet pour { $seat } ({ $source }).
    }
nd-event-healed =
    { $seat-you ->
        [yes] Pour vous, la peste de ce tour compte pour 0.
       *[no] Pour { $seat }, la peste de ce tour compte pour 0.
    }
nd-event-pieces-moved =
    { $seat-you ->
        [yes] Vous déplacez
       *[no] { $seat } déplace
    } { $confidant ->
        [yes]
            { $cubes ->
                [0] le confident
                [one] { $cubes } cube et le confident
               *[other] { $cubes } cubes et le confident
            }
       *[no]
            { $cubes ->
                [one] { $cubes } cube
               *[other] { $cubes } cubes
            }
    } { $from-from } { $to-to }.
nd-event-cubes-withdrawn =
    { $seat-you ->
        [yes] Vous rendez { nd-amount-cubes } à la réserve commune.
       *[no] { $seat } rend { nd-amount-cubes } à la réserve commune.
    }
nd-event-gold-given =
    { $seat-you ->
        [yes] Vous rendez { nd-amount-gold }.
       *[no] { $seat } rend { nd-amount-gold }.
    }
nd-event-greys-looked-at =
    { $seat-you ->
        [yes] Vous voyez dans l’ordre les personnages gris à venir : { $persons }.
       *[no] { $seat } voit dans l’ordre les personnages gris à venir : { $persons }.
    }
nd-event-greys-looked-at-hidden =
    { $count ->
        [one] { $seat } regarde le dernier personnage gris.
       *[other] { $seat } regarde les { $count } personnages gris à venir.
    }
nd-event-plague-spreads =
    { $rats ->
        [0] La peste se propage : aucun rat.
        [one] La peste se propage : { $rats } rat.
       *[other] La peste se propage : { $rats } rats.
    }
nd-event-plague-strikes =
    { $seat-you ->
        [yes] La peste frappe votre quartier : vous perdez { nd-amount-prestige }.
       *[no] La peste frappe : { $seat } perd { nd-amount-prestige }.
    }
nd-event-plague-strikes-hidden = La peste frappe : { $seat } perd du prestige.
nd-event-cube-lost =
    { $seat-you ->
        [yes] Vous perdez un cube { $sector-from }.
       *[no] { $seat } perd un cube { $sector-from }.
    }
nd-event-cathedral-scored =
    { $cubes ->
        [one] Décompte de Notre-Dame : { $cubes } cube, qui vaut { $each }.
       *[other] Décompte de Notre-Dame : { $cubes } cubes, qui valent { $each } chacun.
    }
nd-event-period-ends = La manche prend fin : les cartes Action reviennent à leurs propriétaires, les personnages bruns sont mélangés.
nd-event-game-over = La partie est terminée.

## Raisons d’un refus

nd-possible-person = Peut être corrompu.
nd-possible-card = Utilisable.
nd-possible-sector = Utilisable.
nd-possible-place = Utilisable.
nd-possible-market = La lettre de change peut être prise.
nd-reason-card-not-in-hand = Vous n’avez pas cette carte en main : { $card }.
nd-reason-card-already-kept = Vous avez déjà gardé { $card } : elle reste en main et ne peut plus être choisie.
nd-reason-card-not-in-pool = { $card } ne fait pas partie des cartes proposées.
nd-reason-no-gold-to-donate = Vous n’avez pas d’or à offrir ; sans offrande, aucun cube ne va à Notre-Dame.
nd-reason-no-cube-to-place = Votre réserve est vide et vous n’avez ailleurs aucun cube à poser { $place-at }. Vous pouvez encore jouer la carte sans son action.
nd-reason-cube-must-change-place = Le cube doit venir d’un autre lieu ; celui-ci est déjà { $place-at }.
nd-reason-no-cube-there = Vous n’avez aucun cube { $place-at }.
nd-reason-not-enough-gold =
    { $gold ->
        [0] Vous n’avez pas d’or, et il en faudrait { $asked }.
        [one] Vous avez { $gold } pièce d’or, et non { $asked }.
       *[other] Vous avez { $gold } pièces d’or, et non { $asked }.
    }
nd-reason-confidant-already-there = Votre confident est déjà { $sector-at } ; il doit changer de bâtiment.
nd-reason-confidant-not-there = Votre confident n’est pas { $sector-at }.
nd-reason-market-not-in-play = Ce marché n’existe pas dans cette partie : { $market }.
nd-reason-market-out-of-reach =
    { $steps ->
        [one] Votre calèche ne peut avancer que de { $steps } marché, ce qui ne suffit pas : { $market }.
       *[other] Votre calèche peut avancer de { $steps } marchés, ce qui ne suffit pas : { $market }.
    }
nd-reason-no-bill-there = Il n’y a pas de lettre de change sur ce marché : { $market }.
nd-reason-carriage-did-not-move = La calèche est déjà là. Pour prendre cette lettre de change, elle doit partir et revenir, donc avancer de deux marchés : { $market }.
nd-reason-bill-colour-ahead = Vous avez déjà plus de lettres de change de couleur { $colour-f } que d’une autre couleur encore présente sur le plateau. Collectez les couleurs à égalité.
nd-reason-no-gold-left = Il n’y a plus d’or, ni dans la réserve ni chez les autres.
nd-reason-no-cube-in-general-supply = Il ne reste aucun de vos cubes dans la réserve commune.
nd-reason-rat-at-zero = Votre rat est sur 0 et ne peut pas reculer davantage.
nd-reason-person-not-on-display = Ce personnage n’est pas exposé ce tour-ci : { $person }.
nd-reason-no-gold-to-bribe = Corrompre coûte 1 pièce d’or, et vous n’en avez pas.
nd-reason-councillor-not-again = Les corruptions supplémentaires du conseiller visent les autres personnages.
nd-reason-too-few-cubes-there =
    { $asked ->
        [one] Vous n’avez pas { $asked } cube { $place-at }.
       *[other] Vous n’avez pas { $asked } cubes { $place-at }.
    }
nd-reason-sector-empty = Vous n’avez aucun pion { $sector-at }.
nd-reason-sector-not-empty = Vous avez déjà un pion { $sector-at } ; il faut un bâtiment vide.
nd-reason-sector-not-fullest = Le cube doit venir d’un de vos bâtiments majoritaires, et non { $place-from }.
nd-reason-no-bill-of-that-kind = Vous n’avez aucune lettre de change de cette sorte : { $bill }.

## Les règles, section par section

nd-rule-contents = Matériel
nd-rule-setup = Mise en place
nd-rule-rounds = Manches, tours et phases
nd-rule-phase-1 = Phase 1 : personnages
nd-rule-phase-2 = Phase 2 : choix des cartes
nd-rule-phase-3 = Phase 3 : jeu des cartes
nd-rule-phase-4 = Phase 4 : corruption
nd-rule-phase-5 = Phase 5 : peste
nd-rule-end-of-turn = Fin d’un tour
nd-rule-end-of-period = Fin d’une manche
nd-rule-end-of-game = Fin de la partie
nd-rule-seminary = Séminaire
nd-rule-bank = Banque
nd-rule-residence = Résidence
nd-rule-carriage-house = Relais de calèches
nd-rule-bills = Lettres de change
nd-rule-inn = Auberge
nd-rule-confidant = Confident
nd-rule-park = Parc
nd-rule-hospital = Hôpital
nd-rule-notre-dame = Notre-Dame
nd-rule-notre-dame-scoring = Décompte de Notre-Dame
nd-rule-empty-supply = Réserve vide
nd-rule-plague = Peste
nd-rule-two-players = À deux
nd-rule-persons = Personnages
nd-rule-brown-persons = Personnages bruns
nd-rule-period-a-persons = Personnages gris de la manche A
nd-rule-period-b-persons = Personnages gris de la manche B
nd-rule-period-c-persons = Personnages gris de la manche C
nd-rule-new-persons = Les nouveaux personnages
nd-rule-new-period-a-persons = Nouveaux personnages de la manche A
nd-rule-new-period-b-persons = Nouveaux personnages de la manche B
nd-rule-new-period-c-persons = Nouveaux personnages de la manche C
