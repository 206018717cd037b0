### Apprendre les jeux et regarder leur matériel : leçons, règles, aides, conseils, inspecteur, corrections.

## Pages

learn-title = Apprendre
learn-about = Jamais joué ? Commencez par une première partie guidée : une dizaine de minutes, un pas après l’autre, avec une raison pour chacun. Règles, aides et conseils vous attendent ici pour plus tard.
learn-ways = Pages sur ce jeu
learn-game-notre-dame = Notre-Dame
learn-game-obsession = Obsession
learn-other-game = La même page pour { $name }
learn-page-rules = Règles
learn-page-aids = Aides de jeu
learn-page-strategy = Stratégie
learn-page-inspect = Matériel
learn-page-data = Jeu de données
learn-loading = Un instant…
learn-again = Réessayer
learn-print = Imprimer
learn-yes = oui
learn-no = non
learn-how-points = D’où viennent les points
learn-start = Commencer la première partie guidée
learn-start-about =
    { $count ->
        [one] { $count } étape expliquée ; ensuite vous continuez sans guide.
       *[other] { $count } étapes expliquées ; ensuite vous continuez sans guide.
    }
learn-more = En savoir plus sur { $name }
learn-nd-points-1 = Les offrandes à Notre-Dame : 1, 3 ou 6 points de prestige pour 1, 2 ou 3 pièces d’or, et une part de la cathédrale à la fin de la manche.
learn-nd-points-2 = Votre résidence : autant de points que de pions présents, chaque fois que vous jouez la carte.
learn-nd-points-3 = Les personnages que vous corrompez et les lettres de change que ramasse votre calèche.
learn-nd-points-4 = Deux pions dans votre parc ajoutent 1 point à chaque gain. Les rats qui débordent dans votre quartier coûtent des points.
learn-ob-points-1 = Les tuiles Amélioration et vos relations apportent près de la moitié des points.
learn-ob-points-2 = Chaque niveau de réputation vaut plus que le précédent : 1, 3, 6, 10, 15, 21, 28 points.
learn-ob-points-3 = Un domestique compte 2 points, un objectif ce qu’il promet, et chaque cour gagnée rapporte une carte Points de victoire.
learn-ob-points-4 = L’argent ne compte presque pas : 1 point pour 200 £. Dépensez-le.

## Une première partie guidée

learn-lesson = Première partie guidée
learn-lesson-title = Première partie
learn-lesson-step = Étape { $number } sur { $count }
learn-lesson-over = Vous en savez assez
learn-lesson-wait = Les autres jouent. Regardez ce qu’ils font ; votre prochaine étape suit.
learn-lesson-look = Regardez : { $place }
learn-lesson-choose = Choisir cela pour moi
learn-lesson-chosen = Choisi ; reste à confirmer
learn-lesson-rule = La règle correspondante
learn-lesson-close = Fermer
learn-area-cards = vos cartes
learn-area-persons = les personnages
learn-area-borough = votre quartier
learn-area-city = la ville
learn-area-rats = la prévision de la peste
learn-area-estate = votre propriété
learn-area-market = le marché de constructions
learn-area-service = vos domestiques
learn-area-guests = vos invités
learn-area-courtship = la cour
learn-area-objectives = vos objectifs

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
learn-nd-5-why = La troisième pièce vaut 3 points, la première un seul. Un petit don gâche la carte.
learn-nd-6 = Phase 4 : chacun peut corrompre un personnage pour 1 pièce. Dépensez votre dernière pièce pour le moine.
learn-nd-6-why = Il apporte 2 cubes et 1 point. Les cartes posent des cubes de votre réserve personnelle ; sans eux, il faudrait en déplacer d’ailleurs.
learn-nd-7 = La peste : votre rat a avancé des 2 rats des personnages. Les trois nouveaux en montrent 7, et la prévision pour votre rat est de 9. Gardez l’hôpital.
learn-nd-7-why = La case 9 est la dernière sans danger. Un pas de plus coûterait 2 points et un cube de votre bâtiment le plus rempli. L’hôpital fait reculer le rat tout de suite et en écarte un à chaque peste à venir.
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
learn-nd-end = Choix des cartes, actions, corruption, peste, offrandes et calèche : vous avez tout vu. Continuez sans guide ; à cette table vous pouvez reprendre toute réponse, et chaque refus cite sa règle.

## Leçon : Obsession

learn-ob-1 = Bienvenue dans le Derbyshire. Qui a le plus de points de victoire gagne ; tuiles et invités en donnent près de la moitié, puis viennent réputation, domestiques, objectifs, cour et, tout à la fin, l’argent. Vous jouez Ponsonby. Choisissez un tour standard.
learn-ob-1-why = À votre tour vous organisez une activité : une tuile de votre propriété, les invités qu’elle demande et les domestiques qu’il leur faut. Tous apportent des faveurs. Passer viendra plus tard.
learn-ob-2 = Organisez une activité à la Gloriette avec Theodore, Earl of Ponsonby, et Francis Trotwood. Le valet de pied sert la tuile, le valet de chambre sert M. Trotwood.
learn-ob-2-why = Le comte apporte 200 £, M. Trotwood 2 réputations, la Gloriette un invité de prestige. Ni la tuile ni les invités ne doivent dépasser votre niveau de réputation, qui est 1. Ensuite la tuile se retourne sur sa meilleure face.
learn-ob-3 = Achetez le Jardin anglais pour 300 £.
learn-ob-3-why = Le thème de la saison est Propriété : le plus de points sur les tuiles Propriété gagne la cour. Le Jardin y compte, ainsi que pour votre objectif Un parc admirable. Les prix montent de gauche à droite ; une tuile devient moins chère quand on en achète d’autres.
learn-ob-4 = Votre deuxième tour. Les deux valets ont travaillé : ils se reposent ce tour-ci et reviennent au suivant. Choisissez tout de même un tour standard.
learn-ob-4-why = Les domestiques vont des utilisés au quartier, puis aux disponibles, d’un pas par tour. Ceux que vous n’avez pas employés sont prêts : majordome, intendante, femme de chambre.
learn-ob-5 = Organisez une activité au Petit salon : Mabel, Countess of Ponsonby, et Lady Margaret Carlow. Pour la comtesse, choisissez de regarder des invités communs.
learn-ob-5-why = Le salon demande deux ladies et seulement l’intendante. Il apporte 2 réputations, et les deux dames vous font connaître du monde. De nouveaux invités, ce sont plus de faveurs aux tours suivants.
learn-ob-6 = Deux invitations vous attendent. Prenez d’abord le simple invité commun.
learn-ob-6-why = L’ordre est à votre choix, et peu importe ici ; l’autre invitation permet ensuite de regarder deux cartes et d’en garder une.
learn-ob-7 = Gardez Elizabeth, Viscountess Peele.
learn-ob-7-why = Elle vaut 1 point et apporte 200 £ à chaque venue. Lady Allison est indigente : elle coûte 200 £ et un point, mais ferait venir un invité de prestige. De tels invités peuvent servir, puis être congédiés.
learn-ob-8 = N’achetez rien maintenant.
learn-ob-8-why = Vous avez 200 £, et ce que vous pourriez payer n’en vaut pas la peine. L’argent n’est pas des points, mais une bonne tuile mérite d’attendre.
learn-ob-9 = Passez ce tour.
learn-ob-9-why = Quatre des vôtres sont dans la défausse et trois domestiques sont fatigués. Passer ramène tout le monde d’un coup. Passez quand votre main s’est vidée, environ tous les trois ou quatre tours.
learn-ob-10 = Prenez les loyers : 200 £.
learn-ob-10-why = L’autre choix est un nouveau marché, pour les fois où rien ne vous y aide.
learn-ob-11 = Achetez le Court de tennis pour 400 £.
learn-ob-11-why = On peut acheter une tuile d’un rang supérieur à sa réputation ; seulement, on n’y organise encore rien. Le Court demande le niveau 2, et il vous manque un pas. Il rapportera 300 £ à chaque fois.
learn-ob-12 = La cour : vos tuiles Propriété montrent 3 points, plus que votre rival. Vous gagnez ! Invitez Miss Elizabeth Fairchild.
learn-ob-12-why = Le vainqueur pioche une carte Points de victoire et reçoit un Fairchild jusqu’à la cour suivante : 8 points s’il est encore là à la fin, et de fortes faveurs en attendant.
learn-ob-13 = Après chaque cour, chacun défausse un objectif. Défaussez Bâti pour durer.
learn-ob-13-why = Il demande des monuments, qui sont chers. Gardez ce vers quoi votre propriété grandit.
learn-ob-14 = Une nouvelle saison s’ouvre avec un nouveau thème : Service. À vous de jouer. Tout le monde est prêt à servir, et vos relations sont désormais dix.
learn-ob-14-why = À chaque tour, pensez à trois choses : ce qui apporte de la réputation, ce qui retourne une tuile, et quels domestiques vous manqueront au tour suivant.
learn-ob-end = Recevoir, servir, acheter, passer et faire la cour : vous avez tout vu. Continuez sans guide ; à cette table vous pouvez reprendre toute réponse, et chaque refus cite sa règle.

## Règles

learn-rules-about = Les règles avec nos mots, dans l’ordre du livret. Sous chaque section figurent les refus qui en découlent.
learn-rules-search = Chercher dans les règles
learn-rules-found =
    { $count ->
        [0] Rien trouvé.
        [one] { $count } section trouvée.
       *[other] { $count } sections trouvées.
    }
learn-rules-contents = Sommaire
learn-rules-unknown = Il n’y a ni section ni refus nommé « { $name } ». Les règles commencent ici.
learn-rules-link = Lien vers : { $title }
learn-rules-plain = En clair :
learn-rules-refusals =
    { $count ->
        [one] { $count } refus qui cite cette section
       *[other] { $count } refus qui citent cette section
    }
learn-rules-refusals-about = Tels qu’ils seraient dits ; noms et nombres sont des exemples.
learn-rules-nd-rounds = Neuf tours en tout. À chacun, on découvre trois personnages, on choisit trois cartes, on en joue deux, on peut corrompre un personnage, puis viennent les rats.
learn-rules-nd-phase-2 = Des cartes que vous jouez, une seule d’ordinaire est la vôtre. Gardez d’abord ce que vous voulez le plus, car ce que vous passez est perdu, et votre voisin de droite décide de ce qui vous reste.
learn-rules-nd-plague = Votre rat est sur 6, les personnages montrent 5 rats, votre hôpital contient 2 pions : 5 − 2 = 3, le rat va sur 9 et rien n’arrive. Avec un pion de moins il franchirait 9, et la peste frapperait.
learn-rules-nd-notre-dame-scoring = À quatre joueurs la tuile vaut 10. Trois cubes s’y trouvent, dont deux à vous : 10 ÷ 3 donne 3 par cube, vous gagnez donc 6.
learn-rules-nd-park = Avec quatre pions au parc, une résidence qui donne 3 donne 3 + 2 = 5. Beaucoup de petits gains profitent plus du parc qu’un seul grand.
learn-rules-nd-bills = Avec une lettre bleue et aucune rouge, s’il reste une rouge sur le plateau, vous ne pouvez pas prendre une seconde bleue.
learn-rules-ob-standard-turn = Choisissez une tuile, choisissez les invités, veillez aux domestiques, prenez ce qu’ils apportent, achetez une tuile, rangez. Les domestiques employés reviennent deux tours plus tard.
learn-rules-ob-host-activity = Une tuile de rang 4 demande une réputation de niveau 4 au moment où vous commencez. La réputation gagnée par l’activité elle-même vient trop tard.
learn-rules-ob-invite-guests = Si une tuile demande deux ladies et un gentleman, il faut deux ladies et un gentleman : personne de moins, personne de plus.
learn-rules-ob-provide-service = Comptez le domestique de la tuile et ceux de chaque invité. Tous doivent être disponibles au début ; chacun sert une fois par tour.
learn-rules-ob-builders-market = La place fixe le prix, de 300 £ à gauche jusqu’à 800 £ à droite, et la tuile le modifie un peu. Attendez, et une tuile glisse vers la gauche ; attendez trop, et un autre l’achète.
learn-rules-ob-passing = Passer n’est pas renoncer. Cela ramène d’un coup tous les domestiques et tous les invités, et l’on peut encore acheter.
learn-rules-ob-courtship = Aux trois premières cours, une seule catégorie compte. À la dernière, les quatre thèmes s’additionnent : les premiers comptent donc deux fois.
learn-rules-ob-theme-cards = Si le thème est Sport, seuls les points de vos tuiles Sport comptent à la cour, avec la face visible.

## Aides de jeu

learn-aids-about = Le déroulement du jeu en un coup d’œil. Les feuilles s’impriment.
learn-aid-points = D’où viennent les points
learn-aid-symbols = Symboles
learn-column-source = Source
learn-column-how = Comment
learn-column-share = Part habituelle
learn-column-symbol = Symbole
learn-column-meaning = Signification
learn-column-card = Carte
learn-column-what = Ce que cela fait
learn-column-action = Action
learn-column-cost = Coût
learn-column-servant = Domestique
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
learn-aid-nd-persons-about = Beaucoup donnent des points pour ce que vous avez : pions, bâtiments vides, lettres, bâtiment le plus rempli.
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
learn-aid-nd-plague-three-about = Votre rat avance d’autant, jamais sous 0. Jusqu’à 9, pas de danger ; au-delà, vous perdez 2 points et un cube de votre bâtiment le plus rempli, et le rat reste sur 9.
learn-symbol-nd-cube = Cube
learn-symbol-nd-cube-about = Un cube d’influence d’un joueur ; la lettre dit lequel.
learn-symbol-nd-confidant = Confident
learn-symbol-nd-confidant-about = Compte comme un pion partout où l’on compte les pions ; la peste l’épargne.
learn-symbol-nd-gold = Or
learn-symbol-nd-gold-about = Pour les offrandes et la corruption ; 25 pièces pour tous.
learn-symbol-nd-prestige = Prestige
learn-symbol-nd-prestige-about = Les points qui font gagner.
learn-symbol-nd-rat = Rat
learn-symbol-nd-rat-about = Sur un personnage : de combien avancent les rats. Dans un quartier : la place sur la piste de la peste, de 0 à 9.
learn-symbol-nd-bill = Calèche et lettre
learn-symbol-nd-bill-about = Une calèche se tient sur un marché ; un octogone est une lettre qui s’y trouve.
learn-symbol-nd-bell = Sonneur de cloches
learn-symbol-nd-bell-about = Qui l’a commence le tour.
learn-symbol-nd-mark = Reconstitué
learn-symbol-nd-mark-about = Une valeur qu’aucune source publique ne donne ; vous pouvez la corriger.
learn-aid-ob-points-about = Sept catégories s’additionnent à la fin. Les parts sont celles d’une partie habituelle.
learn-aid-ob-points-note = Une réputation de niveau 5 vaut 15 points : autant que sept domestiques, et un peu plus.
learn-aid-ob-turn = Un tour standard
learn-aid-ob-pass = Passer son tour
learn-aid-ob-pass-about = Au lieu d’un tour standard ; on le décide avant de renouveler les domestiques.
learn-aid-ob-season = Une saison
learn-aid-ob-season-note = Quatre saisons font une partie ; la dernière cour additionne les quatre thèmes.
learn-aid-ob-special = Actions spéciales
learn-aid-ob-special-about = À tout moment de votre tour, si vous avez la réputation à donner.
learn-aid-ob-borrow = Emprunter 100 £
learn-aid-ob-borrow-cost = 2 réputations
learn-aid-ob-help = Faire venir un domestique au repos
learn-aid-ob-help-cost = 3 réputations
learn-aid-ob-refresh = Renouveler le marché
learn-aid-ob-refresh-cost = 4 réputations, une fois par tour
learn-aid-ob-service = Domestiques
learn-aid-ob-service-about = Qui sert va parmi les utilisés, puis au quartier, puis redevient disponible : deux tours plus tard.
learn-aid-ob-butler = Majordome
learn-aid-ob-housekeeper = Intendante
learn-aid-ob-underbutler = Sous-majordome
learn-aid-ob-valet = Valet de chambre
learn-aid-ob-ladys-maid = Femme de chambre
learn-aid-ob-footman = Valet de pied
learn-symbol-ob-rating = Rang
learn-symbol-ob-rating-about = Le niveau de réputation que demande une tuile ou un invité.
learn-symbol-ob-vp = Laurier
learn-symbol-ob-vp-about = Points de victoire (PV).
learn-symbol-ob-money = Pièce
learn-symbol-ob-money-about = Livres sterling.
learn-symbol-ob-reputation = Lion
learn-symbol-ob-reputation-about = Réputation : cinq positions font un niveau.
learn-symbol-ob-casual = Fleur de lys
learn-symbol-ob-casual-about = Un invité commun rejoint vos relations.
learn-symbol-ob-prestige = Couronne
learn-symbol-ob-prestige-about = Un invité de prestige rejoint vos relations.
learn-symbol-ob-look = Œil
learn-symbol-ob-look-about = Regardez quelques cartes et gardez-en une partie.
learn-symbol-ob-dismiss = Porte
learn-symbol-ob-dismiss-about = Vous pouvez congédier un de vos invités.
learn-symbol-ob-rose = Rose
learn-symbol-ob-rose-about = La tuile a déjà servi une fois et montre sa seconde face.
learn-symbol-ob-mark = Reconstitué
learn-symbol-ob-mark-about = Une valeur qu’aucune source publique ne donne ; vous pouvez la corriger.

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

## Stratégie : Obsession

learn-tips-ob-about = Douze conseils pour votre deuxième partie et les suivantes.
learn-tip-ob-engine = D’abord des invités et de l’argent, ensuite des points
learn-tip-ob-engine-why = Une partie standard compte douze tours, activités et passes comprises. Ce qui apporte invités, argent ou réputation dans les quatre premiers resservira sans cesse ; une tuile qui n’a que des points ne sert qu’une fois.
learn-tip-ob-reputation = La réputation ouvre toutes les portes
learn-tip-ob-reputation-why = Tuiles et invités au-dessus de votre niveau ne servent à rien. Chaque niveau vaut plus de points que le précédent, et la réputation paie emprunts, aide de service et nouveau marché.
learn-tip-ob-pass = Prévoyez quand passer
learn-tip-ob-pass-why = Vous passerez trois ou quatre fois. Le bon moment est celui où la main et les domestiques sont épuisés ensemble ; passer avec la moitié encore prête, c’est perdre un tour.
learn-tip-ob-service = Pensez aux domestiques deux tours à l’avance
learn-tip-ob-service-why = Qui sert aujourd’hui manque demain. Alternez des tuiles aux domestiques différents, comme valet de pied et intendante, et embauchez là où vous manquez toujours.
learn-tip-ob-flip = Utilisez chaque tuile au moins une fois
learn-tip-ob-flip-why = La seconde face a presque toujours plus de points et de meilleures faveurs. Cinq tuiles de départ retournées valent plusieurs points pour rien.
learn-tip-ob-theme = Gagnez les premières cours avec peu de tuiles
learn-tip-ob-theme-why = Au début, une ou deux tuiles de la bonne catégorie suffisent. Le vainqueur reçoit une carte Points de victoire et, pour toute une saison, un Fairchild aux fortes faveurs.
learn-tip-ob-price = Laissez venir les tuiles
learn-tip-ob-price-why = Chaque achat fait glisser d’une place les tuiles de droite, 100 £ moins chères. Achetez tout de suite ce que d’autres convoitent ; pour le reste, patience.
learn-tip-ob-guests = Mieux vaut peu de bons invités que beaucoup
learn-tip-ob-guests-why = Les invités ne reviennent que lorsque vous passez, et ceux à points négatifs comptent contre vous à la fin. Profitez des indigents et des fripons, puis congédiez-les.
learn-tip-ob-objectives = Choisissez les tuiles d’après vos objectifs
learn-tip-ob-objectives-why = Vous en garderez trois ou quatre. Une tuile qui sert un objectif, le thème et vos tours vaut bien plus que ses propres points.
learn-tip-ob-prestige = Les invités de prestige dès le milieu de la partie
learn-tip-ob-prestige-why = Ils valent beaucoup de points et ont les plus fortes faveurs, mais demandent réputation et domestiques. Avant le niveau 3, ils encombrent votre main.
learn-tip-ob-cards = Décidez tard pour les cartes Points de victoire
learn-tip-ob-cards-why = Leur faveur peut sauver un tour ; leurs points sont sûrs. Prenez la faveur tôt, quand elle lance quelque chose ; à la dernière saison, gardez les points.
learn-tip-ob-end = À la dernière saison, achetez des points
learn-tip-ob-end-why = 200 £ valent 1 point à la fin, alors qu’une tuile à 500 £ peut en valoir 5 ou plus. Les quatre thèmes comptent à la dernière cour : regardez la somme.

## Matériel

learn-inspect-about = Chaque élément avec ses valeurs, ses deux faces, les règles qui en parlent et l’origine de chaque valeur.
learn-inspect-sorts = Sortes de matériel
learn-inspect-search = Chercher par nom
learn-inspect-count = { $count } sur { $total } affichés
learn-inspect-all = Tous ceux de cette sorte
learn-inspect-previous = Précédent
learn-inspect-next = Suivant
learn-inspect-leaf = Feuilleter
learn-inspect-values = Valeurs
learn-inspect-first = Première fois
learn-inspect-later = Ensuite
learn-inspect-flips = se retourne une fois, après la première activité
learn-inspect-flips-always = se retourne après chaque activité
learn-inspect-origin = D’où viennent les valeurs
learn-inspect-rules = Règles concernées
learn-inspect-related = Va avec
learn-inspect-special = un effet particulier
learn-inspect-unchanged = sans changement
learn-inspect-nothing = –
learn-inspect-unknown = Cet élément n’existe pas : { $name }.
learn-inspect-can = Utilisable maintenant.
learn-inspect-cannot = Inutilisable maintenant :
learn-inspect-page = Toutes les valeurs sur leur propre page
learn-inspect-correct = Votre exemplaire dit autre chose ? Corrigez.
learn-mark-sourced = Une source publique donne cette valeur.
learn-mark-convention = Un ordre ou un nom à nous ; le jeu n’en dépend pas.
learn-mark-derived = Découle de ce que disent les sources.
learn-mark-reconstructed = Aucune source publique ne donne cette valeur ; elle est équilibrée d’après celles que l’on connaît.
learn-mark-corrected = Corrigée par vous ou par qui a créé la table.
learn-sort-tile = Tuiles
learn-sort-gentry = Aristocratie
learn-sort-servant = Domestiques
learn-sort-objective = Objectifs
learn-sort-vp-card = Cartes Points de victoire
learn-sort-family = Familles
learn-sort-opponent = Adversaires
learn-sort-round-event = Manches
learn-sort-person = Personnages
learn-sort-card = Cartes Action
learn-sort-bill = Lettres de change
learn-sort-market = Marchés
learn-filter-set = Ensemble
learn-filter-kind = Type
learn-filter-category = Catégorie
learn-filter-trait = Trait
learn-filter-level = Niveau
learn-filter-any = tous
learn-set-base = Jeu de base
learn-set-new-persons = Les nouveaux personnages
learn-set-ud = Upstairs, Downstairs
learn-set-ud-low = Upstairs, Downstairs (étage inférieur)
learn-set-suites = Suites
learn-set-hybrid = Tuiles hybrides
learn-set-promo = Cartes promotionnelles
learn-set-wessex = Wessex
learn-kind-brown = brun
learn-kind-a = gris, manche A
learn-kind-b = gris, manche B
learn-kind-c = gris, manche C
learn-kind-start = tuile de départ
learn-kind-ordinary = tuile ordinaire
learn-kind-service = tuile Service
learn-kind-monument = monument
learn-kind-suite = suite
learn-kind-hybrid = tuile hybride
learn-category-room = pour une pièce
learn-category-guest = pour des invités
learn-category-category = pour une catégorie
learn-category-servant = pour des domestiques
learn-category-group = pour un groupe de tuiles
learn-category-miscellaneous = d’autres sortes
learn-category-ud-servant = pour les domestiques de Upstairs, Downstairs
learn-category-tableau = pour un tableau
learn-value-back = Dos
learn-value-set = Ensemble
learn-value-copies-colour = Par couleur
learn-value-donations = Points pour 1, 2, 3 pièces
learn-value-extra = En plus
learn-value-corners = Marchés aux coins (M) d’un quartier
learn-value-road = Rue le long de la cathédrale
learn-value-start = Au départ
learn-value-hireable = Peut être embauché
learn-value-recruitable = Peut être débauché
learn-value-count = Dans la boîte
learn-value-guests = Invités
learn-value-season = Cour { $number }
learn-extra-gold = 1 pièce d’or
learn-extra-cube = 1 cube
learn-extra-rat = rat en arrière d’une case
learn-extra-none = rien
learn-market-centre = Le marché au milieu d’un quartier, où sa calèche commence. Aucune lettre ne s’y trouve.
learn-market-corner = Un marché à un coin du quartier. Une lettre de sa couleur s’y trouve au début.

## Jeu de données et corrections

learn-data-about = Certaines valeurs imprimées ne figurent dans aucune source publique et sont reconstituées. Si votre exemplaire dit autre chose, entrez ses valeurs ici, gardez-les comme un jeu de données à vous et jouez avec.
learn-data-set = Ce jeu de données
learn-data-shipped = Tel que fourni
learn-data-now =
    { $count ->
        [one] Avec { $count } correction
       *[other] Avec { $count } corrections
    }
learn-data-own = Vos jeux de données
learn-data-choose = Jeu de données
learn-data-new = un nouveau
learn-data-name = Nom
learn-data-unnamed = Mon exemplaire
learn-data-keep = Garder dans ce navigateur
learn-data-kept = Gardé. Il est proposé à la création d’une table.
learn-data-not-kept = Ce navigateur ne garde rien ; exportez plutôt le jeu de données dans un fichier.
learn-data-delete = Supprimer
learn-data-delete-ask = Supprimer « { $name } » ?
learn-data-delete-about = Les tables créées avec lui continuent telles quelles.
learn-data-cancel = Annuler
learn-data-export = Exporter dans un fichier
learn-data-toml = Exporter pour le terminal
learn-data-import = Importer un fichier
learn-data-read = Fichier lu. Gardez-le sous un nom pour le retrouver ici.
learn-data-no-file = Ce n’est pas un jeu de données de ce jeu.
learn-data-facts = Valeurs
learn-data-count =
    { $count ->
        [one] { $count } valeur
       *[other] { $count } valeurs
    }
learn-data-table = À propos de
learn-data-none = Rien ne correspond.
learn-data-more =
    { $count ->
        [one] encore { $count }
       *[other] encore { $count }
    }
learn-data-edit = Corriger : { $name }
learn-data-fixed = fixe
learn-data-printed = Tel que fourni
learn-data-hash = Le jeu de données serait
learn-data-take = Reprendre
learn-data-restore = Revenir à la valeur fournie
learn-data-whole = Il faut un nombre entier.
learn-data-list = Plusieurs éléments se séparent par des virgules.
learn-data-json = Ceci n’est pas encore lisible.
learn-data-add = Un de plus
learn-data-remove = Enlever
learn-field-vp = PV
learn-field-pr = Rang
learn-field-price-mod = Changement de prix
learn-field-copies = Exemplaires
learn-field-favours = Faveurs
learn-field-favour = Faveur
learn-field-guests = Invités
learn-field-servant = Domestique
learn-field-service = Domestiques
learn-field-front = Première face
learn-field-back = Seconde face
learn-field-title = Titre
learn-field-name = Nom
learn-field-en = anglais
learn-field-fr = français
learn-field-pl = polonais
learn-field-tsn = Numéro de tri
learn-field-gender = Lady ou gentleman
learn-field-category = Catégorie
learn-field-category-back = Catégorie, seconde face
learn-field-base-score = Score de base
learn-field-chart = Tableau
learn-field-level = Niveau
learn-field-mode = Durée
learn-field-set = Ensemble
learn-field-kind = Type
learn-field-amount = Quantité
learn-field-look = Regarder
learn-field-keep = Garder
learn-field-choice = Au choix
learn-field-when = Quand
learn-field-rule = Règle
learn-field-count = Nombre
learn-field-any-pr = Tout rang
learn-field-price = Prix
learn-field-score = Valeur
learn-field-condition = Demande
learn-field-tiles = Tuiles
learn-field-initial-market = Au premier marché
learn-field-events = Manche
learn-field-corners = Coins avec marchés
learn-field-cathedral-road = Rue le long de la cathédrale
learn-field-trait = Trait
learn-field-vp-first = PV, première place
learn-field-vp-second = PV, deuxième place
learn-table-rats = Rats des personnages
learn-table-components = Matériel
learn-table-board = Plateau
learn-table-categories = Catégories
learn-table-themes = Cartes Thème
learn-table-tiles = Tuiles
learn-table-gentry = Aristocratie
learn-table-traits = Traits
learn-table-specials = Invités particuliers
learn-table-decks = Paquets d’invités
learn-table-roles = Rôles dans la famille
learn-table-families = Familles
learn-table-servants = Domestiques
learn-table-pools = Domestiques à embaucher
learn-table-stand-ins = Remplaçants
learn-table-extras = Services supplémentaires
learn-table-objectives = Objectifs
learn-table-vp-cards = Cartes Points de victoire
learn-table-milestones = Jalons
learn-table-events = Manches
learn-table-tracks = Piste des manches
learn-table-positions = Places du marché
learn-table-reserves = Réserves
learn-table-bag-monuments = Monuments dans le sac
learn-table-stacks = Piles
learn-table-markers = Marqueurs
learn-table-scavenger-rows = Dé de l’adversaire
learn-table-dynamic-rows = Adversaire dynamique
learn-table-opponents = Adversaires
learn-table-courtship = Cour
learn-table-first-edition = Première édition
learn-table-promos = Cartes promotionnelles
learn-table-admirer = Admirateurs
learn-table-start = Départ
learn-table-hire = Embauche
learn-table-servant-draft = Choix des domestiques
learn-table-objective-rules = Objectifs, nombres
learn-table-milestone-rules = Jalons, nombres
learn-table-market = Marché de constructions
learn-table-price-rule = Prix
learn-table-initial-market = Premier marché
learn-table-bag = Sac
learn-table-estate-challenge = Défi du domaine
learn-table-solo-rules = Mode solo
learn-table-dynamic-rules = Adversaire dynamique, nombres
