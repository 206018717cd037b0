### Obsession. The form of a new table.

## Nouvelle table

lobby-mark-families = Famille
lobby-opponent-note = { $mode }, score de base { $count }
lobby-option-monuments-about = Les monuments qui vont dans le sac.
lobby-option-service-tiles-about = Avec le service intensif au choix : les tuiles du premier marché.

## Façons de jouer

lobby-preset-upstairs-about = 2 à 5 joueurs, avec de nouveaux domestiques, invités et tuiles
lobby-preset-six-about = Tout ce qu’il y a dans les deux boîtes, et la famille Wessex
lobby-preset-teams-about = 4 joueurs ; les coéquipiers se font face
lobby-preset-tableau-about = 2 à 4 joueurs, sans cour, avec peu de hasard
lobby-preset-duel-about = Le Tableau à deux, jusqu’au niveau de réputation 11
lobby-preset-challenge-about = Seul contre un score cible et un voleur
lobby-preset-solitaire-about = Seul contre un des dix-huit adversaires

## Groupes de modules et d’options

lobby-group-modes = Modes et buts
lobby-group-modes-about = Combien de temps, avec qui et pour quoi l’on joue. Un mode apporte ce qu’il lui faut.
lobby-group-box = Ce qu’il y a dans la boîte
lobby-group-box-about = Des éléments à mélanger librement ; ce qui ne va pas ensemble est dit aussitôt.
lobby-group-variants = Variantes
lobby-group-first-edition = Règles de la première édition
lobby-part-of-length = Durée et équipes
lobby-part-of-milestones = Étapes
lobby-part-of-alone = Pour un seul joueur
lobby-part-of-servants = Domestiques
lobby-part-of-families = Familles
lobby-part-of-guests = Invités
lobby-part-of-promos = Invités promotionnels
lobby-part-of-tiles = Tuiles
lobby-part-of-monuments = Monuments
lobby-part-of-rules = Marché et cour
lobby-part-of-service = Service intensif
lobby-option-promo-guests-about = Des invités venus d’ailleurs. Tous à la fois, ce serait trop : on en conseille trois à cinq.
lobby-option-milestone-cards-about = Les deux cartes, sur dix, qui sont en jeu.
lobby-opponent-servants = seulement avec les nouveaux domestiques

## Données

lobby-part-tiles = Tuiles Amélioration
lobby-part-gentry = Aristocratie
lobby-part-objectives = Objectifs
lobby-part-households = Familles, domestiques, thèmes
lobby-part-opponents = Adversaires
lobby-part-market = Marché
lobby-part-vp-cards = Cartes Points de victoire

## Modules et options

ob-module-base = Jeu de base
ob-module-base-about = Mode standard : seize manches en quatre saisons, avec suites, tuiles hybrides et réserves.
ob-module-extended = Mode long
ob-module-extended-about = Vingt manches, réputation jusqu’au niveau 9, quatre objectifs distribués, une Fête du village et une pioche d’objectifs de plus.
ob-module-jane-austen = Jane Austen (cour fermée)
ob-module-jane-austen-about = Le thème d’une saison n’est révélé qu’au début de sa cour.
ob-module-emily-bronte = Emily Brontë (marché saisonnier)
ob-module-emily-bronte-about = Le marché est renouvelé après chacune des trois premières cours.
ob-module-queen-victoria = Queen Victoria (essor de la construction)
ob-module-queen-victoria-about = À la fin de chaque manche, l’emplacement le moins cher du marché est vidé et les tuiles avancent.
ob-module-charles-dickens = Charles Dickens (cour variable)
ob-module-charles-dickens-about = Un dé à vingt faces fixe la manche de la saison où le thème est révélé.
ob-module-starter-draft = Draft des invités de départ
ob-module-starter-draft-about = Les invités de départ ne sont pas distribués : chacun en prend deux dans une rangée visible.
ob-module-intensive-service = Service intensif
ob-module-intensive-service-about = L’Office du majordome, la Grange et la Salle de brossage figurent dans le premier marché.
ob-module-intensive-service-any = Service intensif au choix
ob-module-intensive-service-any-about = Trois tuiles Service, nommées par la table ou tirées au sort, figurent dans le premier marché.
ob-module-intensive-service-four = Service intensif, quatre tuiles
ob-module-intensive-service-four-about = Les quatre tuiles Service admises figurent toutes dans le premier marché.
ob-module-garden-maze = Labyrinthe de jardins
ob-module-garden-maze-about = Le Labyrinthe de jardins remplace le Jardin des sculptures parmi les monuments.
ob-module-hire-when-passing = Embaucher en passant
ob-module-hire-when-passing-about = Qui passe son tour peut utiliser le Bureau du majordome au lieu des loyers ou du marché.
ob-module-novelty-guest = Invité fantaisie
ob-module-novelty-guest-about = Duchess Lilo rejoint les invités de prestige.
ob-module-first-edition-pawn = Première édition : pion
ob-module-first-edition-pawn-about = Le pion du premier joueur passe dans le sens horaire.
ob-module-first-edition-objectives = Première édition : objectifs
ob-module-first-edition-objectives-about = Vous gardez deux des cinq objectifs distribués et un des deux piochés, et n’en défaussez plus ensuite.
ob-module-first-edition-hall = Première édition : Salle des domestiques
ob-module-first-edition-hall-about = La Salle des domestiques colporte des rumeurs à chaque tour, sans domestique.
ob-module-first-edition-no-reserves = Première édition : sans réserves
ob-module-first-edition-no-reserves-about = Aucune réserve ne s’active ; toutes les tuiles restent dans le marché.
ob-module-first-edition-duplicates = Première édition : doublons
ob-module-first-edition-duplicates-about = Le second exemplaire d’une tuile occupe son propre emplacement du marché.
ob-module-first-edition-holiday = Première édition : Fête nationale
ob-module-first-edition-holiday-about = En mode long, la Fête nationale a lieu à la manche 17.
ob-module-solitaire = Mode solo
ob-module-solitaire-about = Un joueur contre la carte d’un adversaire ; une table à une place le prend d’elle-même.
ob-module-monuments-challenge = Variante Monuments
ob-module-monuments-challenge-about = Les monuments que l’adversaire pille comptent dans son score.

ob-option-first = Premier joueur
ob-option-first-about = La place qui commence, comptée à partir de 0, ou random.
ob-option-first-random = tiré au sort
ob-option-families = Familles
ob-option-families-about = Les familles des places dans l’ordre, séparées par des virgules, ou choose.
ob-option-families-choose = choisies à la table
ob-option-monuments = Monuments
ob-option-monuments-about = Les monuments mis dans le sac, séparés par des virgules, ou random.
ob-option-monuments-random = tirés au sort
ob-option-sculpture-garden = Jardin des sculptures
ob-option-sculpture-garden-about = Si le Jardin des sculptures doit figurer parmi les monuments à deux ou trois joueurs.
ob-option-sculpture-garden-required = il le doit
ob-option-sculpture-garden-free = c’est libre
ob-option-service-tiles = Tuiles Service
ob-option-service-tiles-about = Avec le service intensif : les tuiles du premier marché, séparées par des virgules, ou random.
ob-option-service-tiles-random = tirées au sort
ob-option-first-market = Premier marché
ob-option-first-market-about = Quand on demande aux joueurs s’il faut repiocher le premier marché ; on le fait si tous sont d’accord.
ob-option-first-market-ask-if-odd = quand il semble étrange
ob-option-first-market-ask = toujours
ob-option-first-market-keep = jamais
ob-option-reserves = Réserves en solo
ob-option-reserves-about = Si les réserves s’activent en mode solo.
ob-option-reserves-on = oui
ob-option-reserves-off = non
ob-option-opponent = Adversaire
ob-option-opponent-about = Contre qui vous jouez en solo. Ceux du mode long en imposent la durée.

ob-module-ud-servants = Upstairs, Downstairs : domestiques
ob-module-ud-servants-about = Cuisinière, garçon de salle, femme de chambre en chef et homme de maison, le draft des domestiques, l’embauche en passant, leurs objectifs et deux tuiles Service.
ob-module-howard = La famille Howard
ob-module-howard-about = Une famille qui commence avec une cuisinière. Sans les nouveaux domestiques, elle ne joue qu’à une table de six, et sans son bonus.
ob-module-ud-guests = Upstairs, Downstairs : invités
ob-module-ud-guests-about = Trente-trois invités de plus. Ils sont nécessaires à cinq et six joueurs.
ob-module-ud-tiles = Upstairs, Downstairs : tuiles
ob-module-ud-tiles-about = Lac empoissonné, Église paroissiale, Ruisseau murmurant et Remise à calèches, utilisables sans le reste de l’extension.
ob-module-ud-copies = Seconds exemplaires
ob-module-ud-copies-about = Un second exemplaire de chaque tuile de rang 5.
ob-module-low-monuments = Monuments de faible valeur
ob-module-low-monuments-about = Quatre monuments de peu de PV remplacent les six ; tous sont dans le sac.
ob-module-wessex = Wessex
ob-module-wessex-about = La famille Wessex, qui commence avec une tuile de plus, et seize invités.
ob-module-guest-limit = Six invités de prestige
ob-module-guest-limit-about = Personne n’a plus de six invités de prestige, hors Fairchild ; qui en reçoit un septième se sépare aussitôt de l’un d’eux.
ob-module-dynamic-opponent = IA dynamique
ob-module-dynamic-opponent-about = En solo : l’adversaire achète avec un but, et répond à une cour perdue là où vous êtes le plus fort.
ob-module-milestones = Étapes
ob-module-milestones-about = Deux objectifs publics, chacun avec une première et une deuxième place à revendiquer.
ob-module-public-objectives = Étapes seules
ob-module-public-objectives-about = Aucune carte Objectif n’est distribuée ni piochée sur la piste ; la bibliothèque et les cartes en apportent encore.
ob-module-teams = Équipes
ob-module-teams-about = Quatre ou six joueurs par paires assises face à face, qui donnent, prêtent et marquent ensemble.
ob-module-tableau = Tableau
ob-module-tableau-about = Sans cour et presque sans hasard : une piste à part, un Grand bal, et la fin dès que quelqu’un atteint la réputation maximale.
ob-module-duel = Duel
ob-module-duel-about = Le Tableau à deux, avec une réputation jusqu’au niveau 11.
ob-module-estate-challenge = Enjeux du domaine
ob-module-estate-challenge-about = Seul contre un score cible : achetez dans des piles ouvertes, devancez un voleur et achevez votre tableau à temps.

ob-option-promo-guests = Invités promotionnels
ob-option-promo-guests-about = Les invités promotionnels de la partie, séparés par des virgules, ou none. De trois à cinq est un bon nombre.
ob-option-promo-guests-none = aucun
ob-option-prestige-limit = Limite d’invités de prestige
ob-option-prestige-limit-about = Si personne ne peut avoir plus de six invités de prestige.
ob-option-prestige-limit-usual = à six joueurs, hors équipes
ob-option-prestige-limit-on = toujours
ob-option-prestige-limit-off = jamais
ob-option-milestone-cards = Étapes
ob-option-milestone-cards-about = Les deux étapes de la partie, séparées par une virgule, ou random.
ob-option-milestone-cards-random = tirées au sort
ob-option-milestones-when = Moment des étapes
ob-option-milestones-when-about = Si les étapes sont connues avant la mise en place des joueurs.
ob-option-milestones-when-after = après la mise en place des joueurs
ob-option-milestones-when-before = avant la mise en place des joueurs
ob-option-tableau-top = Réputation maximale du Tableau
ob-option-tableau-top-about = Le niveau de réputation qui met fin à un Tableau ; un Duel va toujours jusqu’à 11.
ob-option-tableau-top-9 = niveau 9
ob-option-tableau-top-7 = niveau 7
ob-option-target = Score cible
ob-option-target-about = Le score à battre en Enjeux du domaine : celui qui est imprimé, ou le score de base d’un adversaire.
ob-option-target-printed = imprimé : 132, ou 188 en mode long
ob-option-stolen-monuments = Monuments volés
ob-option-stolen-monuments-about = Si les monuments que prend le voleur augmentent le score cible.
ob-option-stolen-monuments-ignored = non
ob-option-stolen-monuments-counted = oui
