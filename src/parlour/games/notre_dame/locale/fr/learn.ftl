### Notre Dame. Learning the game and looking at its components.

## Pages

learn-nd-points-1 = Les offrandes à Notre-Dame : 1, 3 ou 6 points de prestige pour 1, 2 ou 3 pièces d’or, et une part de la cathédrale à la fin de la manche.
learn-nd-points-2 = Votre résidence : autant de points que de pions présents, chaque fois que vous jouez la carte.
learn-nd-points-3 = Les personnages que vous corrompez et les lettres de change que ramasse votre calèche.
learn-nd-points-4 = Deux pions dans votre parc ajoutent 1 point à chaque gain. Les rats qui débordent dans votre quartier coûtent des points.

## Une première partie guidée

learn-area-cards = vos cartes
learn-area-persons = les personnages
learn-area-borough = votre quartier
learn-area-city = la ville
learn-area-rats = la prévision de la peste

## Leçon : Notre-Dame

learn-nd-1 = Bienvenue à Paris. Qui a le plus de prestige gagne. Les points viennent des offrandes, de la résidence, des personnages corrompus et des lettres de change ; les rats en reprennent. Vous avez pioché trois cartes : gardez la banque et passez les deux autres à gauche.
learn-nd-1-why = L’or mène aux points : une offrande de 3 pièces vaut aussitôt 6 points, et corrompre en coûte une. Vous débutez avec 3 pièces ; une de plus permet les deux dès ce tour.
learn-nd-2 = Deux cartes arrivent de votre voisin. Gardez la carte Notre-Dame verte : les cartes de toute couleur agissent dans votre propre quartier.
learn-nd-2-why = Avec elle, vous ferez une offrande dès ce tour. La carte que vous ne gardez pas continue vers la gauche ; une bonne carte peut donc servir au suivant.
learn-nd-3 = Vous tenez trois cartes et en jouez deux ; la troisième reste inutilisée. Jouez la banque.
learn-nd-3-why = Un bâtiment agit avec la force de ses pions, le nouveau cube compris. Votre premier cube à la banque rapporte 1 pièce ; un second en rapporterait 2.
learn-nd-4 = Jouez maintenant la carte Notre-Dame.
learn-nd-4-why = Elle pose un cube à la cathédrale et demande une offrande. À la fin de la manche, la cathédrale partage 8 points entre tous les cubes présents ; si le vôtre reste seul, les 8 sont à vous.
learn-nd-5 = Donnez tout ce que vous pouvez : 3 pièces pour 6 points.
learn-nd-5-why = La troisième pièce vaut 3 points, la première un seul. Une petite offrande gâche la carte.
learn-nd-6 = Phase 4 : chacun peut corrompre un personnage pour 1 pièce. Dépensez votre dernière pièce pour le moine.
learn-nd-6-why = Il apporte 2 cubes et 1 point. Les cartes posent des cubes de votre réserve personnelle ; sans eux, il faudrait en déplacer d’ailleurs.
learn-nd-7 = La peste : votre rat a avancé des 2 rats des personnages. Les trois nouveaux en montrent 7, et la prévision pour votre rat est de 9. Gardez l’hôpital.
learn-nd-7-why = La case 9 est la dernière sans danger. Un pas de plus coûterait 2 points et un cube de votre bâtiment majoritaire. L’hôpital fait reculer le rat tout de suite et en écarte un à chaque peste à venir.
learn-nd-8 = Gardez le relais de calèches vert.
learn-nd-8-why = Un trajet rapporte une lettre de change : des points et autre chose encore. Vous n’avez plus d’or, et une lettre peut y remédier.
learn-nd-9 = Jouez l’hôpital. Cette fois un autre a commencé : le sonneur de cloches fait le tour de la table.
learn-nd-9-why = Votre rat recule d’une case, et le cube retiendra un rat en phase 5. La prévision tombe de 9 à 7. La carte Notre-Dame arrivée en dernier ne sert à rien maintenant : vous n’avez pas d’or à offrir.
learn-nd-10 = Jouez le relais de calèches.
learn-nd-10-why = Votre calèche peut traverser autant de marchés que le relais compte de pions : un seul pour l’instant.
learn-nd-11 = Allez au marché D de votre quartier et prenez la lettre qui s’y trouve.
learn-nd-11-why = Elle donne 1 point et 1 pièce, juste à temps pour corrompre. Souvenez-vous : les couleurs se collectionnent à égalité, la prochaine lettre devra être d’une autre couleur.
learn-nd-12 = Corrompez l’usurier.
learn-nd-12-why = Une pièce en devient deux, avec un point en plus. L’évêque serait fort aussi ; mais c’est l’or qui vous manque.
learn-nd-13 = Le dernier tour de la manche commence, à vous de choisir. Attention à la prévision : 3 rats moins 1 pour l’hôpital mènent votre rat exactement sur 9. C’est sans danger, mais il faudra bientôt le repousser.
learn-nd-13-why = Après ce tour, Notre-Dame est décomptée et vos cartes reviennent. Les personnages gris de la manche B prennent la suite.
learn-nd-end = Choix des cartes, actions, corruption, peste, offrandes et calèche : vous avez tout vu. Continuez sans guide ; à cette table vous pouvez annuler toute réponse, et chaque refus cite sa règle.

## Règles

learn-rules-nd-rounds = Neuf tours en tout. À chacun, on découvre trois personnages, on choisit trois cartes, on en joue deux, on peut corrompre un personnage, puis viennent les rats.
learn-rules-nd-phase-2 = Des cartes que vous jouez, une seule d’ordinaire est la vôtre. Gardez d’abord ce que vous voulez le plus, car ce que vous passez est perdu, et votre voisin de droite décide de ce qui vous reste.
learn-rules-nd-plague = Votre rat est sur 6, les personnages montrent 5 rats, votre hôpital contient 2 pions : 5 − 2 = 3, le rat va sur 9 et rien n’arrive. Avec un pion de moins il franchirait 9, et la peste frapperait.
learn-rules-nd-notre-dame-scoring = À quatre joueurs la tuile vaut 10. Trois cubes s’y trouvent, dont deux à vous : 10 ÷ 3 donne 3 par cube, vous gagnez donc 6.
learn-rules-nd-park = Avec quatre pions au parc, une résidence qui donne 3 donne 3 + 2 = 5. Beaucoup de petits gains profitent plus du parc qu’un seul grand.
learn-rules-nd-bills = Avec une lettre bleue et aucune rouge, s’il reste une rouge sur le plateau, vous ne pouvez pas prendre une seconde bleue.

## Aides de jeu

learn-column-card = Carte
learn-aid-nd-points-about = Les points de prestige se comptent dès le premier tour et restent secrets, sauf si la table joue à scores ouverts.
learn-aid-nd-residence = Résidence
learn-aid-nd-residence-about = Autant de points que de pions, chaque fois que la carte est jouée.
learn-aid-nd-donation = Offrande
learn-aid-nd-donation-about = 1, 3 ou 6 points pour 1, 2 ou 3 pièces d’or, avec un cube à Notre-Dame.
learn-aid-nd-cathedral = Fin de manche
learn-aid-nd-cathedral-about = 6, 8, 10 ou 12 points (de deux à cinq joueurs), divisés par tous les cubes de Notre-Dame et arrondis vers le bas, pour chacun de vos cubes.
learn-aid-nd-bills = Lettres de change
learn-aid-nd-bills-about = De 1 à 4 points chacune, avec 1 pièce, un cube ou le rat en arrière d’une case.
learn-aid-nd-persons = Personnages
learn-aid-nd-persons-about = Beaucoup donnent des points pour ce que vous avez : pions, bâtiments vides, lettres, bâtiment majoritaire.
learn-aid-nd-park = Parc
learn-aid-nd-park-about = 1 point de plus à chaque gain, par paire de pions au parc.
learn-aid-nd-loss = Peste
learn-aid-nd-loss-about = 2 points et un cube sont perdus chaque fois que le rat franchirait la case 9.
learn-aid-nd-order = La partie
learn-aid-nd-order-one = Trois manches
learn-aid-nd-order-one-about = A, B et C, de trois tours chacune ; les personnages gris changent avec la lettre.
learn-aid-nd-order-two = Tous les trois tours
learn-aid-nd-order-two-about = Notre-Dame est décomptée et vidée ; les personnages bruns et toutes les cartes Action sont mélangés à nouveau.
learn-aid-nd-order-three = Après la manche C
learn-aid-nd-order-three-about = Le plus de prestige gagne ; puis l’or et les cubes ensemble dans la réserve personnelle.
learn-aid-nd-turn = Les cinq phases d’un tour
learn-aid-nd-turn-note = Puis le sonneur de cloches passe à gauche.
learn-aid-nd-cards = Les neuf cartes Action
learn-aid-nd-cards-note = La force d’un bâtiment est le nombre de pions qu’il contient, le nouveau cube et le confident compris.
learn-aid-nd-plague = La peste, pas à pas
learn-aid-nd-plague-one = Additionner
learn-aid-nd-plague-one-about = Tous les rats des trois personnages ; 0 si vous avez corrompu le médecin.
learn-aid-nd-plague-two = Soustraire
learn-aid-nd-plague-two-about = Un par pion dans votre hôpital. Le résultat peut être inférieur à 0.
learn-aid-nd-plague-three = Déplacer
learn-aid-nd-plague-three-about = Votre rat avance d’autant, jamais sous 0. Jusqu’à 9, pas de danger ; au-delà, vous perdez 2 points et un cube de votre bâtiment majoritaire, et le rat reste sur 9.
learn-symbol-nd-cube = Cube
learn-symbol-nd-cube-about = Un cube Influence d’un joueur ; la lettre dit lequel.
learn-symbol-nd-confidant = Confident
learn-symbol-nd-confidant-about = Compte comme un pion partout où l’on compte les pions ; la peste l’épargne.
learn-symbol-nd-gold = Or
learn-symbol-nd-gold-about = Pour les offrandes et la corruption ; 25 pièces pour tous.
learn-symbol-nd-prestige = Prestige
learn-symbol-nd-prestige-about = Les points qui font gagner.
learn-symbol-nd-rat = Rat
learn-symbol-nd-rat-about = Sur un personnage : de combien avancent les rats. Dans un quartier : la case de la piste d’épidémie, de 0 à 9.
learn-symbol-nd-bill = Calèche et lettre
learn-symbol-nd-bill-about = Une calèche se tient sur un marché ; un octogone est une lettre qui s’y trouve.
learn-symbol-nd-bell = Sonneur de cloches
learn-symbol-nd-bell-about = Qui l’a commence le tour.
learn-symbol-nd-mark = Reconstitué
learn-symbol-nd-mark-about = Une valeur qu’aucune source publique ne donne ; vous pouvez la corriger.

## Stratégie : Notre-Dame

learn-tips-nd-about = Douze conseils pour votre deuxième partie et les suivantes.
learn-tip-nd-plan = Choisissez deux bâtiments et renforcez-les
learn-tip-nd-plan-why = Un bâtiment agit avec la force de ses pions. Trois passages à la même banque donnent 1 + 2 + 3 pièces ; trois passages dans trois bâtiments, 1 chacun. Il n’y a que dix-huit cartes à jouer dans toute la partie.
learn-tip-nd-rats = Regardez les rats avant les cartes
learn-tip-nd-rats-why = Les personnages sont visibles avant le choix des cartes : vous connaissez la peste du tour au rat près. Un coup de peste coûte 2 points et un cube de votre meilleur bâtiment, ce qui affaiblit toute la suite.
learn-tip-nd-hospital = Un cube tôt à l’hôpital, un second quand les rats arrivent
learn-tip-nd-hospital-why = Un cube posé dans la première manche agit jusqu’à neuf fois. Au dernier tour il ne vaut guère une carte.
learn-tip-nd-cubes = Ne tombez jamais à court de cubes
learn-tip-nd-cubes-why = Vous posez deux cubes par tour et n’en avez que quatre au début. Sans séminaire, moine ou lettre avec cube, vous déplacerez bientôt vos cubes d’un bâtiment à l’autre en affaiblissant le tout.
learn-tip-nd-gold = Gardez une pièce pour corrompre
learn-tip-nd-gold-why = Un personnage coûte 1 pièce et rapporte souvent 3 points ou davantage. Arriver sans or en phase 4, c’est perdre un tiers du tour.
learn-tip-nd-pass = Sachez ce que vous passez
learn-tip-nd-pass-why = Dans une manche, chacune de vos neuf cartes sort une seule fois. Une carte passée peut servir à votre voisin de gauche, et vous ne la reverrez pas avant la manche suivante.
learn-tip-nd-cathedral = Soyez à Notre-Dame quand il y a peu de monde
learn-tip-nd-cathedral-why = La valeur se partage entre tous les cubes. Un cube seul rapporte 8 points à trois joueurs ; quatre cubes, 2 chacun. Allez-y tard dans la manche, quand vous voyez qui d’autre y est.
learn-tip-nd-carriage = Roulez loin, ou pas du tout
learn-tip-nd-carriage-why = Les lettres à 4 points partent les premières, et les couleurs se collectionnent à égalité. Avec deux ou trois pions au relais vous atteignez d’autres quartiers ; avec un seul, vous ne trouvez bientôt plus rien de permis.
learn-tip-nd-park = Le parc aime les petits gains nombreux
learn-tip-nd-park-why = Il s’ajoute à chaque gain : résidence, offrandes, lettres, personnages, décompte de Notre-Dame. Avec quatre gains par tour, deux paires valent 8 points. Bâti en manche C, il vient trop tard.
learn-tip-nd-persons = Préparez-vous aux personnages gris
learn-tip-nd-persons-why = Ceux de la manche C récompensent les bâtiments pleins et les bâtiments occupés. On les connaît dès le début : visez-en deux plutôt que d’en espérer un.
learn-tip-nd-confidant = Envoyez le confident là où vous avez déjà des pions
learn-tip-nd-confidant-why = C’est un pion qui ne coûte aucun cube, agit aussitôt et ne craint pas la peste. Dans une banque de trois, il rapporte 4 pièces.
learn-tip-nd-end = Aux derniers tours, changez tout en points
learn-tip-nd-end-why = L’or et les cubes ne servent plus qu’à départager. Dès le septième tour, donnez 3 pièces quand vous le pouvez, et préférez les cartes qui rapportent tout de suite.

## Matériel

learn-sort-person = Personnages
learn-sort-card = Cartes Action
learn-sort-sector = Bâtiments
learn-sort-bill = Lettres de change
learn-sort-market = Marchés
learn-set-new-persons = Les nouveaux personnages
learn-kind-brown = brun
learn-kind-a = gris, manche A
learn-kind-b = gris, manche B
learn-kind-c = gris, manche C
learn-value-back = Dos
learn-value-set = Ensemble
learn-value-copies-colour = Par couleur
learn-value-donations = Points pour 1, 2, 3 pièces
learn-value-extra = En plus
learn-value-corners = Marchés aux coins (M) d’un quartier
learn-value-road = Rue le long de la cathédrale
learn-extra-gold = 1 pièce d’or
learn-extra-cube = 1 cube
learn-extra-rat = rat en arrière d’une case
learn-extra-none = rien
learn-market-centre = Le marché au milieu d’un quartier, où sa calèche commence. Aucune lettre ne s’y trouve.
learn-market-corner = Un marché à un coin du quartier. Une lettre de change de sa couleur s’y trouve au début.

## Jeu de données et corrections

learn-field-corners = Coins avec marchés
learn-field-cathedral-road = Rue le long de la cathédrale
learn-table-rats = Rats des personnages
learn-table-components = Matériel
learn-table-board = Plateau
