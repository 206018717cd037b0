### Le plateau dessiné de Notre Dame. Les noms arrivent en paramètres, déjà en toutes lettres.

## Gains

ndb-gain-prestige =
    { $n ->
        [one] { $n } pt de prestige
       *[other] { $n } pts de prestige
    }
ndb-gain-prestige-park = { $n } + { $park } (parc) = { $total } pts de prestige
ndb-gain-gold =
    { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
    }
ndb-gain-cubes =
    { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
ndb-gain-rat = rat en avant de { $n }
ndb-gain-rat-back = rat en arrière de { $n }
ndb-gain-nothing = rien pour l’instant
ndb-asks-choose-bonus =
    { $n ->
        [one] un bonus au choix
       *[other] { $n } bonus au choix
    }
ndb-asks-move-carriage =
    { $n ->
        [one] aller au marché voisin
       *[other] aller jusqu’à { $n } marchés plus loin
    }
ndb-asks-make-donation = une offrande
ndb-asks-send-confidant = envoyer votre confident
ndb-asks-move-cube = y amener un cube
ndb-asks-move-pieces = déplacer vos pions
ndb-asks-move-one-piece = déplacer un pion et utiliser le bâtiment
ndb-asks-move-everything = vider un bâtiment dans un autre et utiliser celui-ci
ndb-asks-found-sector = utiliser un bâtiment vide
ndb-asks-found-sectors =
    { $n ->
        [one] un cube dans un bâtiment vide
       *[other] des cubes dans { $n } bâtiments vides
    }
ndb-asks-work-sector = utiliser à nouveau un bâtiment
ndb-asks-withdraw-cubes = du prestige contre des cubes rendus
ndb-asks-cash-bills = toucher à nouveau des lettres de change
ndb-asks-give-gold = le rat en arrière contre de l’or
ndb-asks-bribe-again =
    { $n ->
        [one] corrompre encore une fois
       *[other] corrompre encore jusqu’à { $n } fois
    }
ndb-asks-play-third-card = l’action de votre troisième carte
ndb-worth-product = { $a } × { $b } = { $total } pts de prestige
ndb-worth-product-park = { $a } × { $b } + { $park } (parc) = { $total } pts de prestige
ndb-and-forecast = { $what } ; { $forecast }

## Peste

ndb-plague = Prévision de la peste
ndb-rats =
    { $n ->
        [0] aucun rat
        [one] { $n } rat
       *[other] { $n } rats
    }
ndb-level-safe = sûr
ndb-level-close = proche
ndb-level-edge = limite
ndb-level-over = dépassé
ndb-forecast = { $sign } peste prévue sur { $end }, { $word }
ndb-forecast-stays = prévision inchangée : { $end }, { $word }
ndb-rat-will-be = { $sign } prévision { $end }, { $word }
ndb-borough-of = Quartier
ndb-rat-on = Rat sur
ndb-end = Fin
ndb-doctored = 0, médecin
ndb-penalty-none = En l’état, votre rat finit sur { $end }.
ndb-penalty =
    { $loss ->
        [one] Vous dépassez de { $over } : cela coûte { $loss } point de prestige.
       *[other] Vous dépassez de { $over } : cela coûte { $loss } points de prestige.
    }
ndb-penalty-cube =
    { $n ->
        [one] Vous perdez aussi un cube : { $where }.
       *[other] Vous perdez aussi un cube au choix : { $where }.
    }
ndb-penalty-no-cube = Aucun cube n’est perdu.
ndb-your-rat = Votre rat
ndb-stops-on = { $sum }, s’arrête sur { $n }
ndb-rat-stands = Le rat est sur { $n }, la dernière case est { $track }.
ndb-arrow = { $a } → { $b }

## Personnages

ndb-persons = Personnages du tour
ndb-persons-note = un à corrompre en phase 4, pour 1 pièce d’or
ndb-back-brown = brun : revient à chaque manche
ndb-back-grey = gris : manche { $name } seulement
ndb-for-you-now = Pour vous maintenant :
ndb-next-turn = Le tour suivant est certain :
ndb-next-persons =
    { $n ->
        [0] { $names }, aucun rat.
        [one] { $names }, { $n } rat.
       *[other] { $names }, { $n } rats.
    }

## Cartes

ndb-draft = Gardez une carte sur { $n }
ndb-draft-first = premier choix sur deux, en secret, tous à la fois
ndb-draft-second = second choix sur deux, en secret, tous à la fois
ndb-hand = Vos cartes
ndb-hand-note = deux sont jouées, la troisième est écartée face cachée
ndb-card-own = votre carte
ndb-card-of = carte : { $name }
ndb-becomes = { $a } devient { $b } :
ndb-card-confidant = Utilisez un autre de vos bâtiments ; aucun cube n’est posé.
ndb-card-in-tray = carte parmi celles au choix
ndb-card-in-hand = carte en main
ndb-moves-one = Réserve vide : un cube vient d’un autre lieu.
ndb-zero-moves-one = 0, en déplace un
ndb-not-now = Son action est impossible pour l’instant.
ndb-gift-line = Offrandes :
ndb-gift =
    { $n ->
        [one] { $gold } or → { $n } pt
       *[other] { $gold } or → { $n } pts
    }
ndb-gift-park = { $gold } or → { $n } pts (dont { $park } du parc)
ndb-gift-share = Votre cube aurait sa part à la fin de la manche, { $n } pts de prestige chacun en l’état.
ndb-you-keep = vous la gardez
ndb-passes-to = pour { $name }
ndb-passing =
    { $n ->
        [one] l’autre carte part à gauche :
       *[other] les { $n } autres cartes partent à gauche :
    }
ndb-played = jouée ce tour
ndb-hand-after = Votre main après le choix
ndb-one-of = une carte : { $name }
ndb-yours = la vôtre
ndb-passed = Cartes passées ce tour, pour { $name }
ndb-passed-none = rien encore
ndb-draw-next = Vous piocherez au tour suivant
ndb-undrawn =
    { $n ->
        [0] Encore dans votre pioche cette manche
        [one] Encore dans votre pioche cette manche : { $n } carte
       *[other] Encore dans votre pioche cette manche : { $n } cartes
    }
ndb-undrawn-none = plus aucune carte ; la manche suivante commence avec les neuf

## Choisir

ndb-chosen = ✓ { $word }
ndb-do-keep = Garder
ndb-do-play = Jouer
ndb-do-forgo = Jouer sans action
ndb-do-bribe = Corrompre pour 1 pièce d’or
ndb-do-drive = Seulement y aller
ndb-do-collect = Prendre la lettre
ndb-do-send = Envoyer ici
ndb-do-found = Poser un cube
ndb-do-work = Utiliser
ndb-do-remove = Perdre un cube ici
ndb-do-from = Prendre ici
ndb-do-shift = Déplacer ici
ndb-do-relocate = Déplacer ici
ndb-do-rehouse = Déplacer ici

## Quartier

ndb-your-borough = Votre quartier
ndb-borough-name = Quartier : { $name }
ndb-borough-note = ce que donne le prochain pion
ndb-borough-asked = choisissez un bâtiment
ndb-here =
    { $n ->
        [0] aucun pion
        [one] { $n } pion
       *[other] { $n } pions
    }
ndb-here-confidant =
    { $n ->
        [one] le confident est ici
       *[other] { $n } pions avec le confident
    }
ndb-empty = vide
ndb-piece-number = Pion { $n } :
ndb-park-bonus =
    { $n ->
        [0] (pas encore de bonus sur les gains)
       *[other] (puis +{ $n } à chaque gain)
    }
ndb-hospital-bonus = (puis { $n } de moins à chaque peste)
ndb-cubes-there =
    { $n ->
        [one] { $n } cube ici
       *[other] { $n } cubes ici
    }
ndb-idle-borough = sans joueur

## Déplacer et rendre

ndb-moves = Déplacer des pions
ndb-moves-note = ouvrez ce qui se déplace, puis choisissez où
ndb-load-cubes =
    { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
ndb-load-confidant = confident
ndb-load-both =
    { $n ->
        [one] { $n } cube et confident
       *[other] { $n } cubes et confident
    }
ndb-load-all =
    { $n ->
        [one] tout ({ $n } pion)
       *[other] tout ({ $n } pions)
    }
ndb-withdraw = Rendre des cubes
ndb-withdraw-list = Toutes les réponses en liste
ndb-withdraw-note =
    { $n ->
        [0] aucun cube jusqu’ici
        [one] { $n } cube jusqu’ici
       *[other] { $n } cubes jusqu’ici
    }
ndb-withdraw-do =
    { $n ->
        [0] Ne rendre aucun cube
        [one] Rendre { $n } cube
       *[other] Rendre { $n } cubes
    }
ndb-fewer = Un de moins : { $name }
ndb-more = Un de plus : { $name }

## Calèche

ndb-stops = Où votre calèche peut s’arrêter
ndb-stops-note =
    { $n ->
        [one] { $n } marché ; le même choix que sur le plan
       *[other] jusqu’à { $n } marchés ; le même choix que sur le plan
    }
ndb-steps =
    { $n ->
        [0] rester ici
        [one] { $n } marché
       *[other] { $n } marchés
    }
ndb-no-bill-here = pas de lettre de change
ndb-bill-not-yet = une lettre que vous ne pouvez pas prendre pour l’instant
ndb-colours = Couleurs que vous pouvez prendre
ndb-colour-count = vous en avez { $taken }, sur le plateau { $left }
ndb-colour-yes = ✓ permise
ndb-colour-no = ✕ pas encore
ndb-colour-gone = épuisée

## Réserves, cathédrale, joueurs

ndb-supplies = Vos réserves
ndb-supplies-of = Réserves : { $name }
ndb-general = { $n } en réserve commune
ndb-treasury = { $n } dans la réserve d’or
ndb-only-you = visible de vous uniquement
ndb-not-placed = pas encore en jeu
ndb-no-bills = aucune encore
ndb-short-cubes =
    { $n ->
        [one] cube
       *[other] cubes
    }
ndb-short-gold = or
ndb-short-prestige = prestige
ndb-cathedral-note = { $n } pts de prestige partagés à la fin de la manche
ndb-if-period-ended = Si la manche finissait
ndb-share-now =
    { $n ->
        [0] maintenant : aucun cube
        [one] maintenant : { $n } cube, pour { $each }
       *[other] maintenant : { $n } cubes, { $each } chacun
    }
ndb-share-more =
    { $n ->
        [one] avec un de plus à vous : { $n } cube, pour { $each }
       *[other] avec un de plus à vous : { $n } cubes, { $each } chacun
    }
ndb-share-none = { $value } à partager
ndb-players = Joueurs, dans l’ordre de passage
ndb-players-note = l’or et les cubes sont visibles
ndb-you = { $name } (vous)
ndb-projection = Score prévu
ndb-projection-note = si vous continuez ainsi
ndb-range = { $a }–{ $b }
ndb-projection-now = { $n } maintenant.
ndb-projection-cathedral = Notre-Dame ajouterait { $n }.
ndb-projection-plague = La peste en prendrait { $n }.
ndb-projection-pace =
    { $turns ->
        [one] À votre rythme, { $n } après le dernier tour.
       *[other] À votre rythme, { $n } après { $turns } tours encore.
    }
ndb-reconstructed = Certaines valeurs, comme les rats des personnages, sont reconstituées.
ndb-reconstructed-link = Les consulter

## Ville

ndb-city = La ville
ndb-city-about = Plan de la ville : { $n } quartiers autour de la cathédrale. Les listes à côté disent tout ce qu’il montre.
ndb-city-note =
    { $n ->
        [0] plus aucune lettre de change sur les marchés
        [one] { $n } lettre de change sur les marchés
       *[other] { $n } lettres de change sur les marchés
    }
ndb-zoom = Partie du plan
ndb-zoom-all = Tout
ndb-mine = Le mien
ndb-markets-list = Les marchés en liste
ndb-boroughs-list = Les quartiers en liste
ndb-legend = Légende
ndb-legend-note = Carrés : cubes ; silhouettes : confidents ; octogones : lettres de change, avec une lettre du nom de leur joueur. On passe dans le sens horaire.
ndb-tip = { $name } : { $n }
ndb-coach-of = calèche : { $name }

## État

table-where-notre-dame =
    { $turn ->
        [0] Notre Dame · avant le premier tour
       *[other] Notre Dame · manche { $letters } · tour { $turn } sur 9
    }

## Répondre

table-number-gold = Or
table-number-prestige = Prestige
table-number-rat = Rat
table-number-rat-forecast = Rat après la peste
table-number-supply = Cubes
table-number-general-supply = Cubes en réserve commune
table-number-notre-dame = Cubes à Notre-Dame
table-number-cubes = Cubes
table-number-bills = Lettres
table-number-cards-in-hand = Cartes en main
table-unknown-cards-passed =
    { $count ->
        [one] { $seat } vous passera une carte.
       *[other] { $seat } vous passera { $count } cartes.
    }
table-unknown-persons = Ensuite, de nouveaux personnages sont révélés.
table-unknown-cards = Vous piocherez de nouvelles cartes Action.
table-unknown-greys = Vous verrez l’ordre des cartes grises à venir.
table-short-no-gold-to-bribe = Corrompre coûte 1 pièce d’or, vous n’en avez pas.
table-short-no-gold-to-donate = L’offrande coûte 1 pièce d’or, vous n’en avez pas.
table-short-no-cube-to-place = Plus de cube à poser ici.
table-short-cube-must-change-place = Le cube doit venir d’ailleurs.
table-short-no-cube-there = Aucun de vos cubes ici.
table-short-confidant-already-there = Votre confident est déjà ici.
table-short-market-out-of-reach =
    { $steps ->
        [one] Trop loin : vous avancez d’un marché.
       *[other] Trop loin : vous avancez de { $steps } marchés.
    }
table-short-carriage-did-not-move = La calèche doit partir et revenir.
table-short-bill-colour-ahead = Trop de lettres de cette couleur.
table-short-sector-empty = Aucun de vos pions ici.
table-short-sector-not-empty = Ce bâtiment n’est pas vide.
table-short-sector-not-fullest = Pas un de vos bâtiments majoritaires.
table-remedy-gain-gold = La banque, l’auberge et certaines lettres de change donnent de l’or.
table-remedy-gain-cubes = Le séminaire, l’auberge et certaines lettres de change donnent des cubes.
table-remedy-more-steps =
    { $count ->
        [one] Il faut avancer d’un marché.
       *[other] Il faut avancer de { $count } marchés.
    }
table-remedy-other-colours = Permis maintenant : { $allowed }.

## La fin

table-chart-unit-notre-dame = Tour

## Onglets d’un plateau sur téléphone

web-tab-cards = Cartes
web-tab-borough = Quartier
web-tab-city = Ville
web-tab-persons = Personnages

# The story
ndb-story-turn = Manche { $period } · tour { $turn }
ndb-story-plague = La peste
ndb-story-cathedral = Le partage de Notre-Dame
ndb-story-end = La fin
ndb-story-rat = { $from } → { $to } :
ndb-story-safe = sans dommage
ndb-story-struck =
    { $lost ->
        [one] peste, { $lost } point et un cube perdus
       *[other] peste, { $lost } points et un cube perdus
    }
ndb-story-struck-hidden = peste, du prestige et un cube perdus
ndb-story-period = Fin de la manche { $period }
ndb-story-cubes =
    { $count ->
        [0] aucun cube
        [one] { $count } cube
       *[other] { $count } cubes
    }
