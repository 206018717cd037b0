### Obsession en français. Les noms des tuiles, personnes, cartes et domestiques viennent des données.

ob-about = Un jeu de Dan Hallagan pour une à six familles du Derbyshire victorien, avec l’extension Upstairs, Downstairs. Pendant quatre saisons, vous améliorez une propriété de campagne, recevez des invités qui apportent argent, réputation et nouvelles relations, et faites la cour aux Fairchild. Celui qui a le plus de points de victoire (PV) à la fin l’emporte.
ob-help =
    À cette table aussi :
      score         les points en l’état, et comment on en marque
      forecast      les domestiques aux prochains tours, et les manches à venir
      steps         le déroulement du tour et de la saison
      why barn      pourquoi une tuile, un invité ou un domestique est indisponible
      back          un pas en arrière pendant que vous composez une activité ; nommer de nouveau un élément le retire

## Éléments

ob-kind-starter = Invité de départ
ob-kind-casual = Invité commun
ob-kind-prestige = Invité de prestige
ob-kind-family = Famille
ob-kind-fairchild = Fairchild
ob-kind-novelty = Invité fantaisie
ob-gender-G = Gentleman
ob-gender-L = Lady
ob-gender-both = Lady et gentleman
ob-level-beginner = débutant
ob-level-intermediate = intermédiaire
ob-level-expert = expert
ob-length-standard = mode standard
ob-length-extended = mode long
ob-side-front = Recto
ob-side-back = Verso (rose)
ob-space-reserve = Réserve
ob-deck-casual = invités communs
ob-deck-prestige = invités de prestige
ob-area-available = Domestiques disponibles
ob-area-quarters = Quartier des domestiques
ob-area-expended = Domestiques utilisés
ob-slot-kind-gentry = membres de l’aristocratie
ob-slot-kind-family = membres de la famille
ob-slot-kind-gentlemen = gentlemen
ob-slot-kind-ladies = ladies
ob-slot-kind-casual = invités communs
ob-slot-kind-prestige = invités de prestige
ob-choice-pounds = livres
ob-choice-reputation = réputation
ob-choice-casual = invité commun
ob-choice-prestige = invité de prestige
ob-choice-look_casual = regarder des invités communs
ob-choice-look_prestige = regarder des invités de prestige
ob-choice-dismiss = congédier un invité
ob-choice-vp_card = carte Points de victoire
ob-choice-objective_draw = carte Objectif
ob-choice-attack = rumeurs
ob-choice-hire = embaucher
ob-choice-recruit = recruter
ob-choice-reclaim = rappeler un invité

ob-source-activity = activité
ob-source-gossip = rumeurs
ob-source-loan = emprunt
ob-source-market-refresh = marché renouvelé
ob-source-monuments = monuments
ob-source-rents = loyers
ob-source-servants-hall = Salle des domestiques
ob-source-service-help = domestiques renouvelés
ob-source-village-fair = Fête du village
ob-source-vp-card = carte Points de victoire

ob-servant-butler = Chaque famille en a un. Il sert à bien des tuiles, embauche dans le Bureau du majordome et ne change jamais de maison.
ob-servant-housekeeper = Chaque famille en a une. Elle remplace aussi une femme de chambre quand aucune n’est disponible.
ob-servant-underbutler = Il ne vient qu’avec l’Office du majordome. Il peut servir à tout moment comme majordome, valet de chambre ou valet de pied.
ob-servant-valet = Il sert les gentlemen.
ob-servant-ladys-maid = Elle sert les ladies.
ob-servant-footman = Il sert à bien des tuiles et quelques invités. Avec la Salle de brossage, il remplace un valet de chambre quand aucun n’est disponible.

ob-round-start = La première manche ; il ne se passe rien d’autre.
ob-round-none = Une manche ordinaire : chacun organise une activité ou passe.
ob-round-village-fair = À l’étape 2, qui a retourné le Bureau privé reçoit 300 £ et 2 réputations.
ob-round-objective-draw = À l’étape 2, chacun pioche deux cartes Objectif.
ob-round-courtship = Personne ne reçoit et les domestiques ne sont pas renouvelés. La cour est évaluée et la saison s’achève.
ob-round-builders-holiday = Vous pouvez acheter autant de tuiles que vous pouvez en payer, réserves comprises.
ob-round-national-holiday = Durant cette manche, la réputation ne limite ni les tuiles ni les invités.

## Les données en mots

ob-pounds = { $amount } £
ob-standing = niveau { $level }, emplacement { $position }
ob-some-servants = { $piece } × { $count }
ob-tile-shown =
    { $side ->
        [back] { $tile } ✿
       *[front] { $tile }
    }{ $rating ->
        [0] {" "}({ $vp } PV)
       *[other] {" "}(RP { $rating }, { $vp } PV)
    }
ob-in-all = = { $vp } PV
ob-stack = { $tile } × { $count }
ob-two-sides = { $front } / { $back }
ob-count-of = { $count } sur { $total }
ob-crest = 1 (écusson)
ob-nobody-can = personne ne peut servir
ob-at-least = { $amount }+
ob-vp-of = PV : { $score }
ob-dearer = + { $amount } £
ob-cheaper = − { $amount } £
ob-favour-pounds = { $amount } £
ob-favour-pounds-lost = coûte { $amount } £
ob-favour-reputation = +{ $amount } réputation
ob-favour-reputation-lost = −{ $amount } réputation
ob-favour-reputation-admirer = +{ $amount } réputation avec un admirateur
ob-favour-casual =
    { $amount ->
        [one] { $amount } invité commun
       *[other] { $amount } invités communs
    }
ob-favour-prestige =
    { $amount ->
        [one] { $amount } invité de prestige
       *[other] { $amount } invités de prestige
    }
ob-favour-look-casual = regarder { $look } invités communs, en garder { $keep }
ob-favour-look-prestige = regarder { $look } invités de prestige, en garder { $keep }
ob-favour-dismiss =
    { $amount ->
        [one] congédier un invité
       *[other] congédier { $amount } invités
    }
ob-favour-dismiss-any = congédier autant d’invités que voulu
ob-favour-or-dismiss =
    { $amount ->
        [one] ou congédier un invité
       *[other] ou congédier { $amount } invités
    }
ob-favour-vp-card =
    { $amount ->
        [one] { $amount } carte Points de victoire
       *[other] { $amount } cartes Points de victoire
    }
ob-favour-attack = rumeurs : −{ $amount } réputation pour un autre joueur
ob-favour-objective-draw =
    { $amount ->
        [one] piocher { $amount } carte Objectif
       *[other] piocher { $amount } cartes Objectif
    }
ob-favour-objective-draw-some = piocher { $amount } cartes Objectif, en garder { $keep }
ob-favour-hire =
    { $amount ->
        [one] embaucher { $amount } domestique
       *[other] embaucher { $amount } domestiques
    }
ob-favour-or-recruit =
    { $amount ->
        [one] ou recruter { $amount } domestique d’un autre joueur
       *[other] ou recruter { $amount } domestiques d’autres joueurs
    }
ob-favour-reclaim =
    { $amount ->
        [one] reprendre { $amount } invité en main
       *[other] reprendre { $amount } invités en main
    }
ob-favour-unlimited-purchases = acheter autant de tuiles que voulu ce tour-ci
ob-favour-refresh-service-any = renouveler tous les domestiques
ob-favour-refresh-market = renouveler le marché
ob-slot-gentry =
    { $count ->
        [one] { $count } membre de l’aristocratie
       *[other] { $count } membres de l’aristocratie
    }
ob-slot-family =
    { $count ->
        [one] { $count } membre de la famille
       *[other] { $count } membres de la famille
    }
ob-slot-gentlemen =
    { $count ->
        [one] { $count } gentleman
       *[other] { $count } gentlemen
    }
ob-slot-ladies =
    { $count ->
        [one] { $count } lady
       *[other] { $count } ladies
    }
ob-slot-casual =
    { $count ->
        [one] { $count } invité commun
       *[other] { $count } invités communs
    }
ob-slot-prestige =
    { $count ->
        [one] { $count } invité de prestige
       *[other] { $count } invités de prestige
    }
ob-suite-hand-all = les faveurs de l’invité comptent double
ob-suite-hand-one = une faveur de l’invité compte double
ob-suite-supply-top-all = le premier invité de prestige de la pioche vient, sans domestiques à fournir, et toutes ses faveurs comptent double
ob-effect-village-fair = aux fêtes du village { $pounds } £ et +{ $reputation } réputation
ob-effect-stand-in = remplacement possible quand ce domestique manque ({ $other }) : { $servant }
ob-effect-on-play-category = +{ $reputation } réputation chaque fois qu’une tuile de cette catégorie est jouée : { $category }
ob-effect-on-purchase-servant = vient avec un domestique : { $servant }
ob-effect-use-resting-servant = à chaque tour, un domestique au repos peut servir
ob-effect-step2-gossip = à l’étape 2, un domestique peut colporter des rumeurs : +{ $reputation } réputation pour vous, −1 pour un autre joueur
ob-effect-step2-reputation = à l’étape 2 de chaque tour, +{ $reputation } réputation
ob-goal-tiles = posséder ces tuiles : { $tiles }
ob-goal-guests = invités de votre paquet
ob-goal-prestige = invités de prestige de votre paquet
ob-goal-ladies = ladies parmi vos invités
ob-goal-gentlemen = gentlemen parmi vos invités
ob-goal-elite = invités de prestige de rang { $rating } ou plus
ob-goal-category = tuiles de cette catégorie : { $category }
ob-goal-servants = avoir ces domestiques : { $servants }
ob-goal-wealth = avoir { $amount } £ ou plus
ob-goal-monuments = monuments de votre propriété
ob-goal-top-level = atteindre le niveau de réputation maximum
ob-worth-flat = { $vp } PV
ob-worth-per =
    { $unit ->
        [one] { $vp } PV chacun
       *[other] { $vp } PV par groupe de { $unit }
    }
ob-bonus-member = un membre de plus dans la famille : { $gentry }
ob-bonus-reputation = commence au niveau { $level }, emplacement { $position }
ob-bonus-pounds = commence avec { $amount } £
ob-bonus-servant = commence avec un domestique de plus : { $servant }
ob-opponent-told = { $opponent }, { $level }, { $length }, score de base { $points }

## Étapes

ob-step-now = ▶ { $step }
ob-here = ▶
ob-round-here = ▶ { $round }
ob-season-here = ▶ { $season }
ob-step-rotate = Renouveler les domestiques
ob-step-rotate-about = D’abord vous choisissez : un tour standard, ou passer. Puis ceux qui se reposaient deviennent disponibles, et les domestiques utilisés vont au Quartier des domestiques.
ob-step-check = Vérifier
ob-step-check-about = L’évènement de la manche, 1 réputation par monument, et les rumeurs de la Salle des domestiques.
ob-step-host = Organiser une activité
ob-step-host-about = Choisissez une tuile dont le rang ne dépasse pas votre niveau de réputation.
ob-step-invite = Convier des invités
ob-step-invite-about = Conviez exactement les invités que demande la tuile, depuis votre main active.
ob-step-serve = Fournir des domestiques
ob-step-serve-about = Un domestique pour la tuile, et ceux que demandent les invités.
ob-step-favours = Bénéficier de faveurs
ob-step-favours-about = Les livres, puis la réputation, puis les invitations et le reste.
ob-step-buy = Acheter au marché
ob-step-buy-about = Vous pouvez acheter une tuile.
ob-step-clear = Nettoyer son plateau
ob-step-clear-about = Les domestiques rejoignent les utilisés, les invités la défausse ; la tuile revient en place et se retourne.
ob-step-take-back = Tout reprendre
ob-step-take-back-about = Tous les domestiques deviennent disponibles et la défausse revient en main.
ob-step-rents = Loyers ou nouveau marché
ob-step-rents-about = Prenez 200 £ ou renouvelez le marché de constructions ; avec Upstairs, Downstairs, vous pouvez embaucher à la place.
ob-step-theme = Thème
ob-step-theme-about = Le thème de la saison est révélé : à son début, ou lors de la cour si elle est fermée.
ob-step-turns = Tours
ob-step-turns-about = À chaque manche, chacun organise une activité ou passe.
ob-step-courtship = Cour
ob-step-courtship-about = Le plus fort total dans le thème vaut la visite d’un Fairchild et une carte Points de victoire.
ob-step-season-end = Fin de la saison
ob-step-season-end-about = Chacun défausse un objectif ; le pion passe ; une réserve peut s’activer.
ob-step-scoring = Dernières faveurs, puis décompte

## Blocs de la table

ob-block-round = Manche
ob-block-players = Joueurs
ob-block-estates = Propriétés
ob-block-circles = Paquets Aristocratie
ob-block-draft = Invités de départ proposés
ob-block-market = Marché de constructions
ob-block-supply = Plateau de ressources
ob-block-opponent = Adversaire
ob-block-chart = Le tableau de l’adversaire
ob-block-own-tiles = Vos tuiles
ob-block-own-guests = Vos relations
ob-block-objectives = Vos objectifs
ob-block-vp-cards = Vos cartes Points de victoire
ob-block-service = Vos domestiques aux tours à venir, si aucun n’est utilisé
ob-block-rounds = Manches à venir
ob-block-steps-season = Une saison
ob-block-steps-turn = Un tour standard
ob-block-steps-passing = Passer son tour
ob-block-points = Points en l’état
ob-block-made = Comment on marque des points
ob-block-next-points = Les prochains points
ob-block-why-tile = Vos tuiles
ob-block-why-gentry = Vos relations
ob-block-why-servant = Vos domestiques
ob-block-why-offer = Le marché
ob-block-about = À propos
ob-block-sides = Faces

ob-column-seat = Place
ob-column-season = Saison
ob-column-round = Manche
ob-column-event = Évènement
ob-column-first = Premier joueur
ob-column-turn-of = Joueur
ob-column-step = Étape
ob-column-themes = Thèmes
ob-column-family = Famille
ob-column-reputation = Réputation
ob-column-pounds = Argent
ob-column-available = Disponibles
ob-column-quarters = Au repos
ob-column-expended = Utilisés
ob-column-serving = Au travail
ob-column-objectives = Cartes Objectif
ob-column-vp-cards = Cartes PV
ob-column-courtship = Cour en l’état
ob-column-total = Total
ob-column-category = Catégorie
ob-column-hand = Main active
ob-column-discard = Défausse
ob-column-attending = Présents
ob-column-space = Emplacement
ob-column-tile = Tuile
ob-column-rating = Rang
ob-column-vp = PV
ob-column-price = Prix
ob-column-for-you = Pour vous
ob-column-for-hire = Domestiques à embaucher
ob-column-casual = Invités communs restants
ob-column-prestige = Invités de prestige restants
ob-column-objective-deck = Objectifs restants
ob-column-vp-deck = Cartes PV restantes
ob-column-bag = Tuiles dans le sac
ob-column-monuments = Monuments de la partie
ob-column-guest = Invité
ob-column-kind = Type
ob-column-service = Domestiques
ob-column-favours = Faveurs
ob-column-now = Maintenant
ob-column-asks = Demande
ob-column-worth = Valeur
ob-column-objective = Objectif
ob-column-as-it-stands = En l’état
ob-column-vp-card = Carte
ob-column-opponent = Adversaire
ob-column-level = Niveau
ob-column-length = Durée
ob-column-base-score = Score de base
ob-column-fairchild = Fairchild
ob-column-next-roll = Prochain lancer
ob-column-stolen = Tuiles pillées
ob-column-when = Quand
ob-column-this-turn = Ce tour-ci
ob-column-next-turn = Prochain tour
ob-column-turn-after = Tour suivant
ob-column-third-turn = Un tour plus tard
ob-column-after-passing = Après avoir passé
ob-column-notes = Aussi
ob-column-mark = Ici
ob-column-number = Nº
ob-column-what-happens = Ce qui se passe
ob-column-how = Comment
ob-column-next-point = Ce qui rapporte plus
ob-column-why = Maintenant
ob-column-why-tile = Tuile
ob-column-why-gentry = Invité
ob-column-why-servant = Domestique
ob-column-why-offer = Tuile
ob-column-servant = Domestique
ob-column-price-change = Prix
ob-column-copies = Exemplaires
ob-column-side = Face
ob-column-activity = Activité
ob-column-trait = Trait
ob-column-gender = Lady ou gentleman
ob-column-members = Membres
ob-column-bonus = Bonus familial

ob-owned = déjà à vous
ob-affordable = oui
ob-missing = il manque { $amount } £
ob-possible = possible
ob-no-activity = –
ob-not-tile-above-reputation = réputation trop basse
ob-not-too-few-guests = trop peu d’invités
ob-not-servant-not-available = personne pour servir
ob-not-nobody-can-be-served = personne pour servir
ob-not-otherwise = pas maintenant
ob-not-too-many-ways = peut-être ; à essayer
ob-not-guest-resting = dans la défausse
ob-not-guest-attends = présent
ob-not-guest-above-reputation = réputation trop basse
ob-possible-tile = Une activité peut y être organisée.
ob-possible-gentry = Peut venir.
ob-possible-servant = Disponible.
ob-possible-offer = Peut être achetée.
ob-fairchild-held = Fairchild
ob-roll-modified = { $amount } au dé
ob-all-servants = les { $count }
ob-note-theme = un thème est révélé
ob-note-last-courtship = la dernière cour : tous les thèmes comptent
ob-note-reserve = s’active ensuite : { $reserve }
ob-made-tiles = Les PV de la face visible de chaque tuile, monuments compris.
ob-made-gentry = Les PV de toutes vos cartes Aristocratie, en main ou défaussées, même négatifs.
ob-made-objectives = Chaque objectif que vous gardez à la fin, selon ce qu’il demande.
ob-made-reputation = Les niveaux 1, 2, 3 et ainsi de suite valent 1, 3, 6, 10, 15, 21, 28 PV ; là où les niveaux vont plus haut, les suivants valent 36, 45, 55 et 66.
ob-made-service = 2 PV par domestique, où qu’il se trouve.
ob-made-wealth = 1 PV par tranche de { $amount } £.
ob-made-courtship = Les cartes Points de victoire dont vous n’avez pas pris la faveur.
ob-next-level =
    { $steps ->
        [one] { $steps } réputation de plus apporte un niveau et { $vp } PV
       *[other] { $steps } réputations de plus apportent un niveau et { $vp } PV
    }
ob-top-level = le niveau maximum est atteint
ob-next-coins = { $amount } £ de plus apportent 1 PV
ob-each-servant = chaque domestique de plus apporte { $vp } PV

ob-score-tiles = Tuiles Amélioration
ob-score-gentry = Aristocratie
ob-score-objectives = Objectifs
ob-score-reputation = Réputation
ob-score-service = Domestiques
ob-score-wealth = Richesse
ob-score-courtship = Cour
ob-score-base-score = Score de base
ob-score-fairchild = Fairchild
ob-score-monuments = Monuments pillés
ob-portion-shared = compté pour deux : la moyenne
ob-ended-courtship = La dernière cour, à la manche { $round }, a eu lieu.
ob-ended-round = La manche { $round } était la dernière.
ob-ended-top = La réputation a atteint son sommet, le niveau { $level }.
ob-ended-tableau = Le tableau est complet.

ob-guide-tile = Quelle tuile ? Ou l’une des autres actions.
ob-guide-guest = Qui est convié aussi ?
ob-guide-crew = Qui sert, et quelles faveurs au choix prenez-vous ?
ob-guide-so-far =
    { $invited ->
        [0] { $tile }
       *[other] { $tile } avec { $company }
    }{ $left ->
        [0] .
        [one] ; encore { $left } invité à convier.
       *[other] ; encore { $left } invités à convier.
    }

## Actions

ob-act-family = Jouer la famille { $family }
ob-act-pick = Prendre { $gentry }
ob-act-hold = Garder { $objectives }
ob-act-accept = Garder ce marché
ob-act-redraw = Repiocher le marché
ob-act-entertain = Jouer un tour standard et organiser une activité
ob-act-pass = Passer son tour
ob-act-borrow = Emprunter 100 £ pour 2 réputations
ob-act-help = Renouveler un domestique pour 3 réputations : { $servant }
ob-act-refresh = Renouveler le marché pour 4 réputations
ob-act-use =
    { $object ->
        [servant] Utiliser la carte { $vp-card } et embaucher : { $servant }
        [guest] Utiliser la carte { $vp-card } et reprendre { $gentry }
       *[none] Utiliser la carte { $vp-card } pour sa faveur
    }
ob-act-gossip =
    { $sent ->
        [yes]
            { $aimed ->
                [yes] Colporter des rumeurs sur { $target } ({ $servant })
               *[no] Colporter des rumeurs ({ $servant })
            }
       *[no] Colporter des rumeurs sur { $target }
    }
ob-act-decline = Renoncer
ob-act-host =
    { $tile }{ $chosen ->
        [yes] {" "}({ $choice })
       *[no] {""}
    }{ $invited ->
        [0] {""}
       *[other] {" "}avec { $company }
    }{ $crew ->
        [0] {""}
       *[other] ; domestiques : { $servants }
    }{ $resting ->
        [yes] ; au repos : { $rest }
       *[no] {""}
    }{ $helpers ->
        [0] {""}
       *[other] ; renouvelés : { $help }
    }{ $loan ->
        [0] {""}
       *[other] ; emprunt : { $loan } £
    }{ $extra ->
        [0] {""}
       *[other] ; en plus : { $extras }
    }{ $carriage ->
        [more] ; calèche pour un invité de plus : { $coachman }
        [fewer] ; calèche pour un invité de moins : { $coachman }
       *[none] {""}
    }{ $lenders ->
        [0] {""}
       *[other] ; empruntés : { $lent }
    }{ $gifts ->
        [0] {""}
       *[other] ; pour le coéquipier, faveurs de : { $given }
    }
ob-act-rents = Prendre 200 £ de loyers
ob-act-renew = Renouveler le marché au lieu de prendre les loyers
ob-act-invite =
    { $look ->
        [one]
            { $deck-id ->
                [prestige] Prendre le premier invité de prestige
               *[casual] Prendre le premier invité commun
            }
       *[other]
            { $deck-id ->
                [prestige] Regarder { $look } invités de prestige et en garder { $keep }
               *[casual] Regarder { $look } invités communs et en garder { $keep }
            }
    }
ob-act-keep = Garder { $guests }
ob-act-attack = Colporter des rumeurs sur { $target }
ob-act-hire = Embaucher : { $servants }
ob-act-recruit =
    { $area-id ->
        [available] Recruter chez { $target }, domestiques disponibles : { $servant }
        [quarters] Recruter chez { $target }, Quartier des domestiques : { $servant }
       *[expended] Recruter chez { $target }, domestiques utilisés : { $servant }
    }
ob-act-buy =
    { $space ->
        [reserve] Acheter la tuile { $tile } dans la réserve
       *[market] Acheter la tuile { $tile } (emplacement { $number })
    }{ $cheaper ->
        [useful-man] {" "}avec l’homme de maison
        [architect] {" "}avec l’architecte
        [both] {" "}avec l’homme de maison et l’architecte
        [lent] {" "}avec l’homme de maison du coéquipier
        [lent-both] {" "}avec l’homme de maison du coéquipier et l’architecte
       *[none] {""}
    }
ob-act-done = Terminer
ob-act-dismiss = Congédier { $gentry }
ob-act-court = { $gentry } vient en visite
ob-act-discard = Défausser { $objective }
ob-act-first = { $seat } commence
ob-act-starters = Invités de départ : { $guests }
ob-act-guest = L’invité est { $guests }
ob-act-look = Invités du dessus : { $guests }
ob-act-objectives = Objectifs piochés : { $objectives }
ob-act-monuments = Monuments de la partie : { $tiles }
ob-act-service = Tuiles Service du premier marché : { $tiles }
ob-act-tile = Tuile piochée : { $tile }
ob-act-card = Carte Points de victoire piochée : { $vp-card }
ob-act-theme = Thème : { $category }
ob-act-roll = Le dé donne { $pips }

## Questions

ob-question-chance = Le hasard décide.
ob-question-choose-family = Quelle famille jouez-vous ?
ob-question-pick-starter = Quel invité de départ prenez-vous ?
ob-question-select-objectives = Quels objectifs gardez-vous ?
ob-question-agree-market = Garder ce marché ou le repiocher ? Il n’est repioché que si tout le monde est d’accord.
ob-question-choose-turn = Jouez-vous un tour standard, ou passez-vous ?
ob-question-use-hall = La Salle des domestiques : qui colporte des rumeurs, et sur qui ?
ob-question-aim-hall = La Salle des domestiques : sur qui portent les rumeurs ?
ob-question-host-activity = Quelle activité organisez-vous ?
ob-question-pass-favour = Vous passez : loyers, nouveau marché ou, si c’est permis, embauche ?
ob-question-keep-guests = Qui gardez-vous ?
ob-question-order-invitations = Quelle invitation vient ensuite ?
ob-question-keep-objectives = Quels objectifs gardez-vous ?
ob-question-spread-gossip = Sur qui votre invité colporte-t-il des rumeurs ?
ob-question-hire-servants = Quels domestiques embauchez-vous ?
ob-question-recruit-servant = Quel domestique recrutez-vous ?
ob-question-buy-tile = Qu’achetez-vous ?
ob-question-dismiss-guest = Qui congédiez-vous ? Ce n’est pas obligatoire.
ob-question-choose-fairchild = Vous remportez la cour. Qui vient en visite ?
ob-question-discard-objective = Quel objectif défaussez-vous ?
ob-question-last-favours = La dernière occasion : utilisez-vous une carte Points de victoire avant le décompte ?

## Évènements

ob-event-first-player =
    { $seat-you ->
        [yes] Vous commencez.
       *[no] { $seat } commence.
    }
ob-event-family-chosen =
    { $seat-you ->
        [yes] Vous jouez la famille { $family }.
       *[no] { $seat } joue la famille { $family }.
    }
ob-event-starters-laid-out = Invités de départ proposés : { $gentry }.
ob-event-monuments-chosen = Monuments de la partie : { $tiles }.
ob-event-market-agreed =
    { $redrawn ->
        [yes] Tous sont d’accord : le premier marché est repioché.
       *[no] Le premier marché reste.
    }
ob-event-round-begins =
    { $seat-you ->
        [yes] Manche { $round } ({ $round-event }) : vous jouez en premier.
       *[no] Manche { $round } ({ $round-event }) : { $seat } joue en premier.
    }
ob-event-turn-begins =
    { $seat-you ->
        [yes] C’est votre tour.
       *[no] { $seat } commence son tour.
    }
ob-event-theme-round-set = Le dé donne { $pips } : le thème sera révélé à la manche { $round }.
ob-event-theme-revealed = Le thème de la saison : { $category }.
ob-event-player-passed =
    { $seat-you ->
        [yes] Vous passez et reprenez tous vos invités.
       *[no] { $seat } passe et reprend tous ses invités.
    }
ob-event-service-refreshed =
    { $seat-you ->
        [yes] Vous retrouvez tous vos domestiques.
       *[no] { $seat } retrouve tous ses domestiques.
    }
ob-event-service-helped =
    { $seat-you ->
        [yes] Vous renouvelez : { $servants }.
       *[no] { $seat } renouvelle : { $servants }.
    }
ob-event-activity-hosted =
    { $seat-you ->
        [yes] Vous organisez une activité, { $tile }
       *[no] { $seat } organise une activité, { $tile }
    }{ $gentry-count ->
        [0] {""}
       *[other] {" "}avec { $gentry }
    }{ $servants-count ->
        [0] .
       *[other] ; domestiques : { $servants }.
    }
ob-event-guest-arrived =
    { $seat-you ->
        [yes] Un invité séjourne chez vous : { $gentry }.
       *[no] Un invité séjourne chez { $seat } : { $gentry }.
    }
ob-event-guest-joined =
    { $seat-you ->
        [yes] Nouvelle relation pour vous : { $gentry }.
       *[no] Nouvelle relation pour { $seat } : { $gentry }.
    }
ob-event-nobody-to-invite =
    { $seat-you ->
        [yes] Plus personne à convier pour vous ({ $deck }).
       *[no] Plus personne à convier pour { $seat } ({ $deck }).
    }
ob-event-guests-looked-at =
    { $seat-you ->
        [yes] Vous regardez { $gentry }.
       *[no] { $seat } regarde { $gentry }.
    }
ob-event-guests-looked-at-hidden =
    { $count ->
        [one] { $seat } regarde { $count } carte ({ $deck }).
       *[other] { $seat } regarde { $count } cartes ({ $deck }).
    }
ob-event-guest-dismissed =
    { $seat-you ->
        [yes] Vous congédiez { $gentry }.
       *[no] { $seat } congédie { $gentry }.
    }
ob-event-guest-recalled =
    { $seat-you ->
        [yes] Vous reprenez { $gentry }.
       *[no] { $seat } reprend { $gentry }.
    }
ob-event-servants-hired =
    { $seat-you ->
        [yes] Vous embauchez : { $servants }.
       *[no] { $seat } embauche : { $servants }.
    }
ob-event-servant-recruited =
    { $seat-you ->
        [yes] Vous recrutez chez { $target } : { $servant }.
       *[no]
            { $target-you ->
                [yes] { $seat } recrute chez vous : { $servant }.
               *[no] { $seat } recrute chez { $target } : { $servant }.
            }
    }
ob-event-reputation-changed =
    { $seat-you ->
        [yes]
            { $moved-sign ->
                [plus] Votre réputation monte de { $moved-size } : niveau { $level }, emplacement { $position } ({ $source }).
                [minus] Votre réputation baisse de { $moved-size } : niveau { $level }, emplacement { $position } ({ $source }).
               *[none] Votre réputation reste au niveau { $level }, emplacement { $position } ({ $source }).
            }
       *[no]
            { $moved-sign ->
                [plus] { $seat } : la réputation monte de { $moved-size }, niveau { $level }, emplacement { $position } ({ $source }).
                [minus] { $seat } : la réputation baisse de { $moved-size }, niveau { $level }, emplacement { $position } ({ $source }).
               *[none] { $seat } : la réputation reste au niveau { $level }, emplacement { $position } ({ $source }).
            }
    }
ob-event-pounds-changed =
    { $seat-you ->
        [yes]
            { $pounds-sign ->
                [minus] Vous payez { $pounds-size } £ ({ $source }).
               *[plus] Vous prenez { $pounds-size } £ ({ $source }).
            }
       *[no]
            { $pounds-sign ->
                [minus] { $seat } paie { $pounds-size } £ ({ $source }).
               *[plus] { $seat } prend { $pounds-size } £ ({ $source }).
            }
    }
ob-event-tile-bought =
    { $seat-you ->
        [yes] Vous achetez la tuile { $tile } pour { $price } £.
       *[no] { $seat } achète la tuile { $tile } pour { $price } £.
    }
ob-event-tile-flipped =
    { $seat-you ->
        [yes] Vous retournez une tuile : { $tile }.
       *[no] { $seat } retourne une tuile : { $tile }.
    }
ob-event-tile-drawn =
    { $where ->
        [reserve] Dans une réserve : { $tile }.
        [stack] Sur sa pile : { $tile }.
       *[market] Nouvelle tuile du marché : { $tile }.
    }
ob-event-market-filled = Le marché de gauche à droite : { $tiles }.
ob-event-market-refreshed =
    { $seat-you ->
        [yes] Vous renouvelez le marché.
       *[no] { $seat } renouvelle le marché.
    }
ob-event-market-refreshed-hidden = Le marché est renouvelé.
ob-event-market-moved = L’essor de la construction retire la tuile { $tile } du marché.
ob-event-reserve-opened = Une réserve s’active : { $reserve }.
ob-event-objectives-drawn =
    { $seat-you ->
        [yes] Vous piochez des objectifs : { $objectives }.
       *[no] { $seat } pioche des objectifs : { $objectives }.
    }
ob-event-objectives-drawn-hidden =
    { $count ->
        [one] { $seat } pioche { $count } objectif.
       *[other] { $seat } pioche { $count } objectifs.
    }
ob-event-objectives-kept =
    { $seat-you ->
        [yes] Vous gardez { $objectives }.
       *[no] { $seat } garde { $objectives }.
    }
ob-event-objectives-kept-hidden =
    { $count ->
        [one] { $seat } garde { $count } objectif.
       *[other] { $seat } garde { $count } objectifs.
    }
ob-event-objective-given-up =
    { $seat-you ->
        [yes] Vous défaussez { $objective }.
       *[no] { $seat } défausse { $objective }.
    }
ob-event-objective-given-up-hidden = { $seat } défausse un objectif.
ob-event-card-drawn =
    { $seat-you ->
        [yes] Vous piochez une carte Points de victoire : { $vp-card }.
       *[no] { $seat } pioche une carte Points de victoire : { $vp-card }.
    }
ob-event-card-drawn-hidden = { $seat } pioche une carte Points de victoire.
ob-event-card-used =
    { $seat-you ->
        [yes] Vous utilisez une carte Points de victoire pour sa faveur : { $vp-card }.
       *[no] { $seat } utilise une carte Points de victoire pour sa faveur : { $vp-card }.
    }
ob-event-courtship-held = Cour ({ $categories }) : { $totals }.
ob-event-courtship-tied = Égalité pour la cour, et aucun Fairchild ne vient en visite : { $seats }.
ob-event-fairchild-visits =
    { $seat-you ->
        [yes] Vous remportez la cour ; { $gentry } vient en visite.
       *[no] { $seat } remporte la cour ; { $gentry } vient en visite.
    }
ob-event-pawn-passed =
    { $seat-you ->
        [yes] Vous êtes désormais premier joueur.
       *[no] { $seat } est désormais premier joueur.
    }
ob-event-opponent-rolls =
    { $wish ->
        [none] L’adversaire obtient { $pips }, compté { $modified } : aucun achat.
        [refresh] L’adversaire obtient { $pips }, compté { $modified } : le marché est renouvelé.
        [monument] L’adversaire obtient { $pips }, compté { $modified } : il pille un monument.
       *[position] L’adversaire obtient { $pips }, compté { $modified } : il pille une tuile.
    }
ob-event-opponent-buys =
    { $count ->
        [one] L’adversaire retire la tuile { $tile } du jeu.
       *[other] L’adversaire retire la tuile { $tile } du jeu, { $count } exemplaires.
    }
ob-event-opponent-takes-card = L’adversaire prend une carte Points de victoire.
ob-event-game-over = Les dernières calèches s’éloignent : la partie est terminée.

## Raisons pour lesquelles une chose n’est pas permise

ob-reason-family-not-in-play = Cette famille n’est pas en jeu : { $family }.
ob-reason-family-taken = Quelqu’un d’autre joue cette famille : { $family }.
ob-reason-guest-not-in-row = Cet invité n’est pas proposé : { $guest }.
ob-reason-tile-not-yours = Cette tuile n’est pas dans votre propriété : { $tile }.
ob-reason-no-activity-here = Rien ne peut y être organisé ; la tuile agit en restant dans votre propriété : { $tile }.
ob-reason-tile-above-reputation = La tuile { $tile } a un rang de prestige { $rating } ; votre limite était { $level } au début de l’étape 3.
ob-reason-guest-above-reputation = Rang de prestige { $rating }, et votre limite était { $level } au début de l’étape 3 : { $guest }.
ob-reason-guest-resting = Dans votre défausse ; cette carte revient quand vous passez : { $guest }.
ob-reason-guest-not-yours = Cette personne n’est pas de vos relations : { $guest }.
ob-reason-guest-attends = Cette personne assiste à l’activité en cours : { $guest }.
ob-reason-guest-beyond-service = Personne ne peut servir { $guest }.
ob-reason-no-tile-for-guest = Aucune de vos tuiles utilisables maintenant n’a de place pour { $guest }.
ob-reason-no-company-for-guest = Une tuile conviendrait, mais il vous manque les autres invités ou les domestiques nécessaires : { $guest }.
ob-reason-wrong-guests = Ce ne sont pas exactement les invités que demande la tuile { $tile }.
ob-reason-too-few-guests = Pas assez d’invités pour la tuile { $tile } : { $here } sur { $count } ({ $slot }).
ob-reason-too-many-ways = Il y a plus de façons de s’y prendre qu’on n’a pu en examiner : c’est peut-être possible. Essayez, ou posez la question pour cela seul.
ob-reason-choice-missing = Choisissez d’abord une des faveurs proposées : { $about }.
ob-reason-no-such-choice = Ce choix n’existe pas ici : { $about }.
ob-reason-nobody-can-serve = Personne ne peut servir { $about }.
ob-reason-nobody-can-be-served = Vous n’avez assez de domestiques pour aucun des invités possibles ici : { $tile }.
ob-reason-servant-not-available = Indisponible : { $servants }.
ob-reason-servant-rests = Ce domestique se repose jusqu’à votre prochain tour ; le renouveler coûte { $cost } réputations : { $servant }.
ob-reason-servant-is-spent = Ce domestique a travaillé, se repose au prochain tour et sera disponible au suivant : { $servant }.
ob-reason-servant-not-yours = Vous n’avez pas ce domestique : { $servant }.
ob-reason-servant-not-resting = Personne de ce type ne se repose dans le quartier : { $servant }.
ob-reason-servant-not-there = Ce domestique n’est pas à cet endroit : { $servant }.
ob-reason-servant-is-loyal = Seuls valets de chambre, femmes de chambre et valets de pied se laissent recruter ; les autres sont loyaux : { $servant }.
ob-reason-servant-must-be-named = Il faut nommer le domestique qui colporte les rumeurs.
ob-reason-hall-needs-no-servant = Dans la première édition, la Salle des domestiques n’a pas besoin de domestique.
ob-reason-rest-needs-tile = Un domestique au repos ne peut servir que si vous possédez le Quartier des domestiques : { $servant }.
ob-reason-rest-without-work = Le domestique tiré du repos doit être de ceux qui servent : { $servant }.
ob-reason-help-without-need = On ne renouvelle ici que les domestiques dont l’activité a besoin : { $servants }.
ob-reason-stand-in-needs-tile = Pour remplacer, ce domestique a besoin d’une tuile que vous n’avez pas ({ $tile }) : { $servant }.
ob-reason-stand-in-not-needed = Remplacement possible seulement quand ce domestique manque ({ $other }) : { $servant }.
ob-reason-wrong-staff = L’activité demande : { $need }. Ces domestiques ne conviennent pas : { $staff }.
ob-reason-reputation-cannot-pay =
    { $steps ->
        [one] Cela coûte { $cost } réputations, et vous n’en avez que { $steps } à donner.
       *[other] Cela coûte { $cost } réputations, et vous n’en avez que { $steps } à donner.
    }
ob-reason-costs-not-covered =
    { $loans ->
        [one] Les invités coûtent { $pounds } £ de plus que vous n’avez ; un emprunt de 100 £ y suffirait.
       *[other] Les invités coûtent { $pounds } £ de plus que vous n’avez ; { $loans } emprunts de 100 £ y suffiraient.
    }
ob-reason-loan-without-need =
    { $loans ->
        [0] L’activité n’a pas besoin d’emprunt. Empruntez à part, si vous voulez.
        [one] L’activité a besoin de { $loans } emprunt de 100 £, pas plus. Empruntez à part, si vous voulez.
       *[other] L’activité a besoin de { $loans } emprunts de 100 £, pas plus. Empruntez à part, si vous voulez.
    }
ob-reason-nobody-left-to-hire =
    { $servant-id ->
        [any] Il ne reste personne à embaucher.
       *[other] Il ne reste personne de ce type à embaucher : { $servant }.
    }
ob-reason-nobody-to-recruit = Les autres joueurs n’ont aucun domestique qui se laisse recruter.
ob-reason-no-recruiting-alone = En solo, on peut embaucher, mais pas recruter.
ob-reason-not-for-hire = On ne peut embaucher ni majordome, ni intendante, ni sous-majordome.
ob-reason-hire-another-number =
    { $number ->
        [one] Embauchez exactement { $number } domestique.
       *[other] Embauchez exactement { $number } domestiques.
    }
ob-reason-no-prestige-guest-left = La pioche des invités de prestige est vide.
ob-reason-pass-comes-first = Vous avez choisi un tour standard et une activité est possible : vous ne pouvez plus passer.
ob-reason-no-activity-when-passing = Qui passe son tour n’organise rien.
ob-reason-only-hiring-when-passing = Qui passe son tour ne peut utiliser que le Bureau du majordome.
ob-reason-turn-is-over = Tous les tours sont joués ; les actions spéciales ne sont plus possibles.
ob-reason-refreshed-already = Vous avez déjà renouvelé le marché ce tour-ci.
ob-reason-refresh-without-purchase = Vous ne pouvez plus acheter ce tour-ci : il n’y a pas lieu de renouveler le marché.
ob-reason-card-not-held = Vous n’avez pas de telle carte Points de victoire : { $card }.
ob-reason-too-late-for-favour = Après la dernière cour, cette faveur ne sert plus à rien : { $card }.
ob-reason-guest-must-be-named = Il faut nommer un invité de votre défausse.
ob-reason-guest-not-in-discard = Ce n’est pas un invité de votre défausse : { $guest }.
ob-reason-favour-names-nobody = La faveur de cette carte ne nomme ni domestique ni invité : { $card }.
ob-reason-no-such-target = Vous ne pouvez pas viser { $seat }.
ob-reason-no-such-invitation = Cette invitation n’existe pas maintenant.
ob-reason-guest-not-looked-at = Vous ne regardez pas cette carte : { $guest }.
ob-reason-keep-another-number = Gardez-en exactement { $keep }.
ob-reason-family-stays = Ce n’est pas un invité qu’on puisse congédier : { $guest }.
ob-reason-objective-not-held = Vous n’avez pas cet objectif : { $objective }.
ob-reason-one-purchase-a-turn = Vous avez déjà acheté ce tour-ci.
ob-reason-tile-not-on-offer = Cette tuile n’y est pas proposée : { $tile }.
ob-reason-tile-owned-already = Vous possédez déjà cette tuile : { $tile }.
ob-reason-too-expensive = La tuile { $tile } coûte { $price } £, et vous avez { $pounds } £.
ob-reason-not-a-fairchild = Ce n’est pas un Fairchild : { $guest }.

## Règles, section par section

ob-rule-player-setup = Mise en place des joueurs
ob-rule-central-setup = Mise en place de la zone commune
ob-rule-starter-draft = Draft des invités de départ
ob-rule-round-track = Piste de manches
ob-rule-theme-cards = Cartes Thème
ob-rule-standard-turn = Tour standard
ob-rule-host-activity = Étape 3 : organiser une activité
ob-rule-invite-guests = Étape 4 : convier des invités
ob-rule-provide-service = Étape 5 : fournir des domestiques
ob-rule-enjoy-favours = Étape 6 : bénéficier de faveurs
ob-rule-dismiss-guests = Congédier des invités
ob-rule-hiring-servants = Embaucher des domestiques
ob-rule-builders-market = Étape 7 : le marché de constructions
ob-rule-special-actions = Actions spéciales
ob-rule-servants-hall = Salle des domestiques
ob-rule-passing = Passer son tour
ob-rule-courtship = Cour
ob-rule-victory-point-cards = Cartes Points de victoire
ob-rule-objective-cards = Cartes Objectif
ob-rule-suites-expansion = Suites
ob-rule-solitaire = Mode solo
ob-rule-end-game-scoring = Décompte final

## Other modes of play: what is put together, and what lies on the table

ob-guide-too-many-ways = Il y a trop de façons pour les examiner toutes : une partie de ce qui est proposé peut ne mener à rien.
ob-guide-extra-cook = La cuisinière va sur la tuile : des invités jusqu’à deux rangs au-dessus peuvent venir, et vous gagnez 1 réputation.
ob-guide-extra-useful-man = L’homme de maison prépare la tuile : votre réputation lui suffit alors.
ob-guide-extra-carriage-more = Un invité de plus grâce à la Remise à calèches : { $servant }
ob-guide-extra-carriage-fewer = Un invité de moins grâce à la Remise à calèches : { $servant }
ob-guide-extra-lend =
    { $count ->
        [one] Prêt de votre coéquipier : { $piece }
       *[other] Prêt de votre coéquipier : { $piece } × { $count }
    }
ob-guide-extra-for = Faveur pour votre coéquipier : { $guest }
ob-guide-extra-boy = Plus d’argent d’un invité : { $servant } pour { $guest }
ob-guide-extra-maid = La femme de chambre en chef regarde un invité de plus pour { $guest } : { $choice }
ob-guide-extra-maid-tile = La femme de chambre en chef regarde un invité de plus pour la tuile : { $choice }
ob-possible-with = possible avec des domestiques supplémentaires : { $servants }
ob-possible-with-carriage = possible avec la Remise à calèches
ob-possible-with-partner = possible avec l’aide de votre coéquipier
ob-affordable-architect = oui, avec l’architecte
ob-affordable-useful-man = oui, avec l’homme de maison
ob-cheaper-tiles =
    { $count ->
        [one] { $count } tuile à − { $amount } £
       *[other] { $count } tuiles à − { $amount } £
    }
ob-can-cook =
    { $levels ->
        [one] sur une activité : +{ $steps } réputation, et des invités de rang jusqu’à { $levels } au-dessus de votre niveau
       *[other] sur une activité : +{ $steps } réputation, et des invités de rang jusqu’à { $levels } au-dessus de votre niveau
    }
ob-can-cook-larger = un invité de plus avec la Cuisine rénovée
ob-can-run =
    { $count ->
        [0] { $amount } £ de plus d’un invité qui rapporte de l’argent ; vous n’en avez pas en main
        [one] { $amount } £ de plus d’un invité qui rapporte de l’argent ; { $count } en main
       *[other] { $amount } £ de plus d’un invité qui rapporte de l’argent ; { $count } en main
    }
ob-can-drive = peut conduire la calèche
ob-can-screen =
    { $count ->
        [0] regarde un invité de plus pour une invitation ; vous n’avez ni carte ni tuile qui en donne
        [one] regarde un invité de plus pour une invitation ; { $count } carte ou tuile en donne
       *[other] regarde un invité de plus pour une invitation ; { $count } cartes et tuiles en donnent
    }
ob-can-help-fair = à la Fête du village : { $amount } £
ob-can-ease =
    { $levels ->
        [one] abaisse un rang de { $levels }, ici pour : { $tiles }
       *[other] abaisse un rang de { $levels } au plus, ici pour : { $tiles }
    }
ob-can-bargain = une tuile à − { $amount } £
ob-can-sweep = quitte la partie pour un nouveau marché
ob-can-fetch = quitte la partie pour une tuile du sac
ob-modifier-gain = +{ $vp } PV si la partie finit ici
ob-modifier-loss = −{ $vp } PV si la partie finit ici
ob-modifier-none = rien n’est ajouté ni retiré
ob-tile-priced = { $tile } ({ $amount } £)
ob-nothing-stolen = rien
ob-note-target-round = la manche visée
ob-note-last-round = la dernière manche
ob-team-number = Équipe { $number }
ob-made-team-mean = moyenne des deux, arrondie vers le bas
ob-made-team-objectives =
    { $count ->
        [one] le meilleur des deux
       *[other] les { $count } meilleurs des deux réunis
    }
ob-made-team-reputation = la plus basse des deux
ob-made-team-milestones = toutes celles que les deux ont revendiquées
ob-tie-steps =
    { $steps ->
        [one] { $steps } réputation à vous deux
       *[other] { $steps } réputations à vous deux
    }
ob-tie-tiles = tuiles { $vp } PV
ob-tie-top = niveau maximum atteint
ob-block-servant-draft = Domestiques à choisir
ob-block-milestones = Étapes
ob-block-teams = Équipes
ob-block-team-points = Points des équipes en l’état
ob-block-extras = Vos domestiques supplémentaires
ob-block-challenge = Enjeux du domaine
ob-block-stacks = Piles du marché
ob-block-columns = Colonnes de votre tableau
ob-block-thefts = Ce que le dé du voleur prendrait
ob-column-can-do = Peut faire maintenant
ob-column-milestone = Étape
ob-column-first-place = Première place
ob-column-second-place = Deuxième place
ob-column-reached = Atteinte par
ob-column-so-far = Vous, jusqu’ici
ob-column-partners = Coéquipiers
ob-column-lent = Domestiques prêtés
ob-column-visiting = Invités prêtés
ob-column-prestige-guests = Invités de prestige
ob-column-cheaper = Architecte
ob-column-target = À battre
ob-column-target-round = À la manche
ob-column-if-it-ended = Si la partie finissait maintenant
ob-column-scrapped = Tuiles abandonnées
ob-column-from-the-top = Tuiles depuis le dessus
ob-column-tiles-laid = Tuiles
ob-column-unturned = À retourner encore
ob-column-to-be-had = Restent au marché
ob-column-die = Dé
