### Notre Dame. The form of a new table.

## Nouvelle table

lobby-mark-colours = Couleur

## Ways to play

lobby-preset-new-persons-about = Avec dix-huit personnages gris de plus

## Données

lobby-part-persons = Rats des personnages
lobby-part-components = Matériel
lobby-part-board = Plateau

## Modules et options

nd-module-base = Jeu de base
nd-module-base-about = Le jeu et ses quinze personnages : six bruns et neuf gris.
nd-module-new-persons = Les nouveaux personnages
nd-module-new-persons-about = Dix-huit personnages gris de plus. Pour chaque partie, trois par lettre sont tirés et montrés à tout le monde.
nd-option-inn = Second bonus de l’auberge
nd-option-inn-about = Le nombre de pions à partir duquel l’auberge donne deux bonus. La règle dit trois ; certains joueurs de l’édition de 2007 parlent de quatre.
nd-option-inn-3 = dès trois pions
nd-option-inn-4 = dès quatre pions
nd-option-scores = Prestige des autres
nd-option-scores-about = Si chacun voit combien de points de prestige possèdent les autres.
nd-option-scores-hidden = caché
nd-option-scores-open = visible
nd-option-bell-ringer = Sonneur de cloches
nd-option-bell-ringer-about = Les cubes de Notre-Dame que compte le sonneur de cloches ; la règle ne tranche pas.
nd-option-bell-ringer-own = ceux de la personne qui corrompt
nd-option-bell-ringer-all = ceux de tout le monde
nd-option-colours = Couleurs
nd-option-colours-about = Les couleurs des places dans l’ordre de table, séparées par des virgules, ou any.
nd-option-colours-any = comme elles viennent
nd-option-first = Premier joueur
nd-option-first-about = La place qui commence, comptée à partir de 0, ou random.
nd-option-first-random = au hasard
