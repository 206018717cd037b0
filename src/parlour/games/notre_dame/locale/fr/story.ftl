### Notre-Dame en français : une phrase d’histoire pour chaque personnage et chaque lieu.

## Lieux

nd-story-place-seminary = Quarante jeunes gens pâles y étudient le ciel et, entre deux cloches, qui est qui sur la terre.
nd-story-place-bank = Un banc, une balance, un Lombard : la plus petite maison du quartier, et le bras le plus long.
nd-story-place-residence = Une tour de trop, une cheminée de moins ; on ne bâtit pas pareille demeure pour avoir chaud.
nd-story-place-carriage-house = Cuir, avoine et nouvelles de toutes les portes : qui roule dans Paris n’apprend rien le dernier.
nd-story-place-inn = Le vin y est coupé, les nouvelles pures, et chacun repart avec un peu plus qu’en entrant.
nd-story-place-park = Sous les tilleuls l’air est doux, les humeurs s’apaisent, et un beau nom y pousse plus vite que l’herbe.
nd-story-place-hospital = Les sœurs frottent, prient et refrottent ; des trois remèdes, ce sont les brosses que craignent les rats.
nd-story-place-notre-dame = Commencée par les aïeux, promise aux petits-fils, elle ne demande à chacun que son or et sa patience.

## Marchés

nd-story-market-centre = Toutes les rues du quartier finissent à cette fontaine, avec toutes les querelles et presque tous les oignons.
nd-story-market-a = Au marché au poisson, les promesses se pèsent mouillées, et l’on paie l’eau.
nd-story-market-b = Les drapiers y mesurent d’un bras court et d’une mine longue, et plient à la première goutte.
nd-story-market-c = On y achète des saints à la douzaine, et de quoi les remercier en cire, avec une petite remise.
nd-story-market-d = Derrière la tannerie tout est bon marché ; nul ne demande d’où cela vient, et chacun se bouche le nez.

## Personnages

nd-story-person-confidant = Ni charge, ni livrée, ni nom dans aucun registre : il n’est jamais dans la pièce où la chose s’est faite.
nd-story-person-barmaid = Elle se rappelle ce que vous buvez, ce que vous devez, et ce que vous juriez de ne plus jamais dire.
nd-story-person-minstrel = Pour un souper, il mène une demi-maisonnée d’une porte à l’autre, et tous chantent en route.
nd-story-person-moneylender = Il écrit petit, sourit peu, et se trouve parrain, à taux modéré, de la moitié de la rue.
nd-story-person-fool = Il faut porter des grelots pour oser dire à une famille qu’elle a mal placé ses gens.
nd-story-person-monk = Il quête pour les pauvres avec tant de belle humeur que l’avare lui-même se découvre des bras de reste.
nd-story-person-doctor = Lavande dans le bec, sangsues dans le sac ; la peste, quant à elle, respecte le chapeau.
nd-story-person-soldier = Il salue chacun de vos gens au passage, qu’il porte une lance ou un panier de pains.
nd-story-person-night-watchman = Il aime les maisons vides : ce sont les seules où il n’arrive rien.
nd-story-person-bishop = Un mur nu trouble sa conscience ; il y loge d’ordinaire le neveu de quelqu’un.
nd-story-person-administrator = Confiez-lui un grand nom, il le double ; un petit, il le classe.
nd-story-person-nurse = Elle entre où d’autres frappent, et les rats connaissent son pas dans l’escalier.
nd-story-person-scholar = Il garde en manche un troisième avis, pour quand on aura bien écouté les deux premiers.
nd-story-person-priest = De votre bourse il n’a que faire ; il lui faut de bonnes épaules, et qui ne craignent pas l’échafaudage.
nd-story-person-procurator = Il ne crée rien, mais ce que vous avez bâti, il le remet en marche d’un coup de sceau.
nd-story-person-bell-ringer = Sourd depuis les Pâques de ses neuf ans, il sent dans la corde chaque ami de la cathédrale.
nd-story-person-guild-master = Un compagnon, dit-il, est un hasard ; deux font un métier, et un métier mérite qu’on trinque.
nd-story-person-beggar-king = Mille sujets, un impôt volontaire, et sa meilleure table là où les rats n’ont pas la leur.
nd-story-person-lawyer = Deux papiers noués d’un même ruban lui valent mieux que trois témoins.
nd-story-person-spy = Il lit par-dessus l’épaule du portier les visites du lendemain, et rentre avant qu’elles n’aient frappé.
nd-story-person-gypsies = Ils campent huit jours au bord de l’eau ; de qui prend la route avec eux, on parle ensuite avec envie.
nd-story-person-coachman = Il sait ce que chaque course a rapporté, et comment s’en faire remercier une seconde fois.
nd-story-person-merchant = Il aime les places que d’autres ont vidées : un étal nu est une pièce qui attend.
nd-story-person-patron = Il donne son or à la lueur d’une lanterne, et en dort dans une rue plus propre.
nd-story-person-butcher = Qu’une maison vous reste vide, et l’un de ses nombreux fils y a déjà pendu son tablier.
nd-story-person-lady-in-waiting = Elle ne paraît que là où il y a foule, et la compte derrière son éventail.
nd-story-person-mayor = Il honore les gens affairés, et ne croit à rien qui se fasse à moins de trois.
nd-story-person-carpenter = Une poutre ici, un banc là : il préfère une lampe à chaque fenêtre à un brasier dans une seule.
nd-story-person-innkeeper = Nul n’a quitté sa table maigre, ni pauvre, ni bien sûr du nombre de cruches.
nd-story-person-guard = Il estime surtout ceux qui restent à la caserne, et les loue de tout ce qui n’est pas arrivé.
nd-story-person-councillor = Pour une pièce, il connaît quelqu’un ; pour une autre, le rival de ce quelqu’un.
nd-story-person-mistress = Elle ne s’informe que de votre plus proche ami, et là où il loge les choses se mettent en train.
nd-story-person-actress = Elle sort par l’entrée des artistes avec le rôle d’une autre, et le joue mieux.
nd-story-person-gravedigger = Il a fini par rencontrer tous ses voisins, et ne dit de mal d’aucun.
