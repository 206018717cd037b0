### Les sections de la règle en entier, en français.

nd-rule-contents-text = Dans chacune des cinq couleurs, il y a 14 cubes Influence, 9 cartes Action, 4 lettres de change, une calèche et un confident ; chacun dispose aussi d’un quartier et d’un cube rat noir. Le jeu de base compte 15 personnages, 6 bruns et 9 gris ; les nouveaux personnages en ajoutent 18, tous gris. Tout le monde se partage 25 pièces d’or. Les points de prestige sont comptés sans limite.
nd-rule-setup-text = La tuile Notre-Dame du bon nombre de joueurs occupe le centre, entourée d’un quartier par personne. Vous débutez avec 4 cubes dans votre réserve personnelle et 10 dans la réserve commune, 3 pièces d’or, le rat sur la case 0, le confident à côté du plateau et la calèche sur le marché central de votre quartier. Vos quatre lettres de change sont mêlées, réparties sur les marchés des coins puis retournées ; vos neuf cartes Action forment une pile mélangée. Les six personnages bruns forment une pile. Les gris en forment une autre, mélangée lettre par lettre, A au-dessus de B et B au-dessus de C. La personne désignée pour commencer prend le sonneur de cloches.
nd-rule-rounds-text = La partie dure trois manches, A, B et C, de trois tours. Un tour compte cinq phases : personnages, choix des cartes, jeu des cartes, corruption, peste. Un personnage brun revient à chaque manche, une fois ; un personnage gris paraît dans la manche de sa lettre, et jamais plus.
nd-rule-phase-1-text = Trois personnages sont exposés : les deux premiers de la pile brune et le premier de la pile grise. On peut les corrompre en phase 4, et leurs rats font la peste de la phase 5.
nd-rule-phase-2-text = Vous piochez trois cartes de votre pile, en gardez une et passez les deux autres à gauche. Des deux cartes qui vous arrivent, vous gardez l’une et passez l’autre ; celle qui vous parvient en dernier vous reste. Tout le monde passe en même temps, et personne ne regarde avant que tous aient passé. Une carte gardée ne se passe plus. À trois ou plus, vous finissez avec une carte à vous, une de la place à votre droite et une de la place suivante.
nd-rule-phase-3-text = Dans le sens horaire depuis le premier joueur, chacun joue une carte visible et en fait l’action ; puis chacun en joue une seconde de la même façon. La troisième est mise de côté, cachée et sans effet. Nul ne peut fouiller les cartes défaussées. Une carte peut se jouer sans son action quand on ne peut ou ne veut déplacer aucun cube, ou quand on ne fait pas d’offrande. Notre lecture : on peut toujours jouer une carte sans son action.
nd-rule-phase-4-text = Dans le sens horaire depuis le premier joueur, chacun peut corrompre l’un des trois personnages exposés. Vous versez d’abord 1 pièce d’or à la réserve commune, puis vous usez du pouvoir du personnage. Le même personnage peut servir à plusieurs. Sans or, ou sans envie de payer, vous passez.
nd-rule-phase-5-text = La peste atteint tous les quartiers, qu’on ait corrompu quelqu’un ou non. Chaque rat avance des rats inscrits sur les trois personnages exposés, moins les pions de l’hôpital du quartier.
nd-rule-end-of-turn-text = Les trois personnages repartent sous leurs piles. Le sonneur de cloches passe à gauche : qui le reçoit ouvre le tour suivant.
nd-rule-end-of-period-text = Tous les trois tours, Notre-Dame est décomptée. Ensuite les six personnages bruns forment une nouvelle pile mélangée, et chacun reprend les neuf cartes Action de sa couleur et les mélange.
nd-rule-end-of-game-text = La partie s’achève après la troisième manche, et qui a le plus de points de prestige l’emporte. Une égalité se règle au total de l’or et des cubes de la réserve personnelle. Notre lecture : si l’égalité demeure, la victoire est partagée.
nd-rule-seminary-text = Posez un cube dans votre séminaire. Prenez ensuite dans la réserve commune autant de cubes à vous que le séminaire contient de pions, le nouveau compris ; ils rejoignent votre réserve personnelle, à la vue de tous. S’il en reste moins, vous prenez ce reste.
nd-rule-bank-text = Posez un cube dans votre banque. Prenez ensuite autant de pièces d’or que la banque contient de pions, le nouveau compris. L’or est à la vue de tous. Si la réserve est à sec, c’est la personne la plus riche qui fournit ce qui manque. Notre lecture : cela vaut pour tout gain d’or ; pièce par pièce, paie la personne la plus riche parmi les autres et, à égalité, la première dans le sens horaire.
nd-rule-residence-text = Posez un cube dans votre résidence. Gagnez ensuite autant de points de prestige que la résidence contient de pions, le nouveau compris. À la différence de l’or et des cubes, le prestige est tenu secret, sauf si la table joue à scores visibles.
nd-rule-carriage-house-text = Posez un cube dans votre relais de calèches. Votre calèche avance ensuite d’autant de marchés, au plus, que le relais contient de pions ; elle peut s’arrêter avant. Elle suit les routes de marché en marché, chez vous comme ailleurs, sans halte intermédiaire ; plusieurs calèches peuvent partager un marché. Vous pouvez prendre la lettre de change du marché d’arrivée. Notre lecture : pour prendre celle du marché de départ, la calèche doit vraiment partir et revenir.
nd-rule-bills-text = Une lettre de change rapporte 1 point de prestige et 1 pièce d’or, ou 2 points et 1 cube, ou 3 points et le rat une case en arrière, ou 4 points. Vous la gardez face cachée ; elle compte toujours pour l’avocat et le cocher. Les couleurs se collectent à égalité : vous ne pouvez prendre une lettre que si vous n’en avez pas plus de sa couleur que de chaque autre couleur encore sur le plateau. Une couleur épuisée sur le plateau est ignorée.
nd-rule-inn-text = Posez un cube dans votre auberge. Choisissez ensuite un bonus : 1 cube de la réserve commune, 1 pièce d’or ou le rat une case en arrière, ce qui est exclu s’il est sur 0. Avec trois pions ou plus dans l’auberge, vous choisissez deux bonus, identiques ou non ; le confident compte comme un pion. La table peut fixer le seuil à quatre pions.
nd-rule-confidant-text = Cette carte ne pose aucun cube. Vous envoyez votre confident dans l’un de vos sept bâtiments, jamais à Notre-Dame, et effectuez l’action du lieu. La première fois, il vient de votre réserve ; ensuite, il doit changer de bâtiment. Partout où l’on compte des pions, il vaut un cube. Ni la peste ni les gitans ne l’enlèvent ; le ménestrel, le fou et l’actrice peuvent le déplacer.
nd-rule-park-text = Posez un cube dans votre parc et reculez votre rat d’une case, sans passer sous 0. De plus, à chaque gain de prestige, quelle qu’en soit l’origine, vous recevez un point de plus par paire de pions dans votre parc. Ce bonus vient une fois par gain et compte le parc tel qu’il est à cet instant. Notre lecture : un gain de 0 n’apporte aucun bonus.
nd-rule-hospital-text = Posez un cube dans votre hôpital et reculez votre rat d’une case, sans passer sous 0. De plus, en phase 5, chaque pion de votre hôpital ôte un rat à ceux qui gagnent votre quartier ; votre rat peut même reculer.
nd-rule-notre-dame-text = Posez un cube à Notre-Dame et offrez 1, 2 ou 3 pièces d’or à la réserve commune : vous gagnez aussitôt 1, 3 ou 6 points de prestige. Sans offrande, aucun cube n’est posé et la carte reste sans effet. Une carte permet un seul cube et une seule offrande, mais rien n’empêche de jouer plusieurs de ces cartes dans un tour ou une manche.
nd-rule-notre-dame-scoring-text = En fin de manche, la valeur de la tuile est divisée par le nombre total de cubes posés dessus, en arrondissant vers le bas ; elle est de 6, 8, 10 ou 12 à deux, trois, quatre ou cinq. Chaque cube rapporte ce résultat en prestige. Pour votre parc, tout ce que vous touchez là forme un seul gain. Les cubes repartent ensuite dans la réserve commune.
nd-rule-empty-supply-text = Une action demande un cube de votre réserve personnelle, jamais de la réserve commune. Si votre réserve personnelle est vide, vous pouvez amener à l’endroit prévu un de vos cubes pris dans un autre bâtiment ou à Notre-Dame, mais pas le confident. Faute de pouvoir ou de vouloir le faire, vous jouez la carte sans son action.
nd-rule-plague-text = Additionnez les rats des trois personnages exposés, ou comptez 0 si vous avez corrompu le médecin, puis retranchez les pions de votre hôpital : votre rat avance d’autant, ou recule si le résultat est négatif, sans passer sous 0. S’il devait franchir la case 9, il s’y arrête, vous perdez 2 points de prestige et un cube de votre bâtiment majoritaire part dans la réserve commune. Arriver juste sur 9 est sans danger. Le confident compte pour trouver ce bâtiment mais n’est jamais enlevé ; entre bâtiments aussi remplis, vous choisissez. Notre lecture : avec moins de 2 points vous perdez ce que vous avez, et un bâtiment qui n’abrite que le confident ne perd rien.
nd-rule-two-players-text = À deux, on prend la tuile carrée du côté qui vaut 6 et des quartiers opposés. Chacun des deux quartiers libres porte les quatre lettres de change d’une couleur inutilisée, sans calèche : on collecte donc quatre couleurs. En phase 2, vous donnez deux de vos trois cartes en face ; l’une y reste, l’autre vous est rendue. Vous finissez avec deux cartes à vous et une d’en face.
nd-rule-persons-text = Une carte Personnage montre le pouvoir qu’achète la corruption et jusqu’à trois rats pour la peste ; sur les grises, une lettre indique la manche. Certains nombres de rats employés ici n’ont pas pu être vérifiés sur les cartes imprimées : ils sont signalés comme reconstitués, et un fichier de corrections peut les remplacer.
nd-rule-brown-persons-text =
    { nd-person-barmaid } : { nd-person-barmaid-power }
    { nd-person-minstrel } : { nd-person-minstrel-power }
    { nd-person-moneylender } : { nd-person-moneylender-power }
    { nd-person-fool } : { nd-person-fool-power }
    { nd-person-monk } : { nd-person-monk-power }
    { nd-person-doctor } : { nd-person-doctor-power }
nd-rule-period-a-persons-text =
    { nd-person-soldier } : { nd-person-soldier-power }
    { nd-person-night-watchman } : { nd-person-night-watchman-power }
    { nd-person-bishop } : { nd-person-bishop-power }
nd-rule-period-b-persons-text =
    { nd-person-guild-master } : { nd-person-guild-master-power }
    { nd-person-beggar-king } : { nd-person-beggar-king-power }
    { nd-person-lawyer } : { nd-person-lawyer-power }
nd-rule-period-c-persons-text =
    { nd-person-lady-in-waiting } : { nd-person-lady-in-waiting-power }
    { nd-person-mayor } : { nd-person-mayor-power }
    { nd-person-carpenter } : { nd-person-carpenter-power }
nd-rule-new-persons-text = Les 27 personnages gris sont classés par lettre, et l’on en tire trois au sort dans chaque groupe de neuf ; les autres ne servent pas. Les neuf choisis sont montrés à tous. Puis les trois de chaque lettre sont mélangés face cachée et empilés comme d’habitude, A au-dessus de B et B au-dessus de C. Quand un cube de la réserve commune doit être posé et qu’il n’en reste plus à votre couleur, notre lecture est qu’aucun cube n’est posé.
nd-rule-new-period-a-persons-text =
    { nd-person-administrator } : { nd-person-administrator-power }
    { nd-person-nurse } : { nd-person-nurse-power }
    { nd-person-scholar } : { nd-person-scholar-power }
    { nd-person-priest } : { nd-person-priest-power }
    { nd-person-procurator } : { nd-person-procurator-power }
    { nd-person-bell-ringer } : { nd-person-bell-ringer-power }
nd-rule-new-period-b-persons-text =
    { nd-person-spy } : { nd-person-spy-power }
    { nd-person-gypsies } : { nd-person-gypsies-power }
    { nd-person-coachman } : { nd-person-coachman-power }
    { nd-person-merchant } : { nd-person-merchant-power }
    { nd-person-patron } : { nd-person-patron-power }
    { nd-person-butcher } : { nd-person-butcher-power }
nd-rule-new-period-c-persons-text =
    { nd-person-innkeeper } : { nd-person-innkeeper-power }
    { nd-person-guard } : { nd-person-guard-power }
    { nd-person-councillor } : { nd-person-councillor-power }
    { nd-person-mistress } : { nd-person-mistress-power }
    { nd-person-actress } : { nd-person-actress-power }
    { nd-person-gravedigger } : { nd-person-gravedigger-power }
