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
