### Upstairs, Downstairs, la famille Wessex et les modes de jeu qui les accompagnent, en français.

## Éléments

ob-servant-cook = Une par famille. Placée en plus sur une activité, elle apporte 1 réputation et permet de convier des invités jusqu’à deux rangs au-dessus de votre niveau. Là où la tuile la demande, elle apporte tout de même la réputation.
ob-servant-hall-boy = Un par famille. Placé en plus auprès d’un invité qui apporte des livres, il ajoute 100 £. Il peut remplacer un majordome demandé par un invité, ou partir de la Remise à calèches.
ob-servant-head-housemaid = Une par famille. Placée en plus, elle permet de regarder une carte de plus pour une invitation du tour. Elle peut remplacer une intendante demandée par un invité.
ob-servant-useful-man = Un par famille. Il ajoute 200 £ lors d’une Fête du village, réduit un achat de 100 £, ou abaisse de 1 le rang d’une tuile pour un tour. Une fois, il peut quitter la partie pour un nouveau marché ou une tuile du sac.

ob-round-grand-ball = Chacun regarde trois invités de prestige et en garde un.

ob-source-gift = don
ob-source-last-in-order = pour ne jamais commencer de saison
ob-source-parish-church = Église paroissiale
ob-source-useful-man = homme de maison

## Les données en mots

ob-favour-special-architect = une tuile achetée ce tour-ci coûte 300 £ de moins
ob-favour-special-houseguest = revient en main quand on nettoie le plateau, mais pas deux fois de suite
ob-favour-special-train-of-gentlemen = un gentleman de plus peut venir
ob-effect-stand-in-always = remplacement à tout moment ({ $servant }) pour : { $servants }
ob-effect-step2-choice = à l’étape 2 de chaque tour, { $pounds } £ ou +{ $reputation } réputation
ob-effect-step4-guest-delta = avec un valet de pied, un garçon de salle ou un sous-majordome, un invité de plus ou de moins peut venir
ob-effect-cook-extra-guest = avec la cuisinière placée en plus, un invité de plus peut venir
ob-goal-every-category =
    { $amount ->
        [one] avoir { $amount } tuile dans chaque catégorie
       *[other] avoir { $amount } tuiles dans chaque catégorie
    }
ob-goal-all-roses =
    { $amount ->
        [one] retourner toutes les tuiles qui peuvent l’être, sauf le Bureau privé, et avoir acheté au moins { $amount } tuile
       *[other] retourner toutes les tuiles qui peuvent l’être, sauf le Bureau privé, et avoir acheté au moins { $amount } tuiles
    }
ob-goal-level = atteindre le niveau de réputation { $amount }
ob-goal-prestige-guests =
    { $amount ->
        [one] avoir { $amount } invité de prestige dans votre paquet
       *[other] avoir { $amount } invités de prestige dans votre paquet
    }
ob-goal-roses =
    { $amount ->
        [one] avoir { $amount } tuile face rose visible
       *[other] avoir { $amount } tuiles face rose visible
    }
ob-goal-monuments-owned =
    { $amount ->
        [one] posséder { $amount } monument
       *[other] posséder { $amount } monuments
    }
ob-goal-household =
    { $amount ->
        [one] avoir { $amount } domestique en tout
       *[other] avoir { $amount } domestiques en tout
    }
ob-goal-company =
    { $amount ->
        [one] recevoir { $amount } invité lors d’une activité
       *[other] recevoir { $amount } invités lors d’une même activité
    }
ob-goal-one-category =
    { $amount ->
        [one] avoir { $amount } tuile dans une même catégorie
       *[other] avoir { $amount } tuiles dans une même catégorie
    }
ob-bonus-tile = commence avec l’une de ces tuiles : { $tiles }

ob-made-milestones = Les PV de chaque place que vous avez revendiquée sur une étape.
ob-made-unsavoury = Les PV négatifs de votre aristocratie ; les positifs ne comptent pas ici.
ob-score-milestones = Étapes
ob-score-unsavoury = Invités indésirables
ob-score-round = Manche finale
ob-score-target = Score cible

## Modules et options

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

## Actions

ob-act-engage = Prendre à son service : { $servant }
ob-act-inherit = Commencer avec la tuile { $tile }
ob-act-assist =
    { $whose ->
        [partner] Emprunter l’homme de maison du coéquipier pour la fête, pour 200 £ de plus
       *[own] Envoyer l’homme de maison à la Fête du village pour 200 £ de plus
    }
ob-act-attend =
    { $screens ->
        [yes] Placer sur l’invité pour filtrer ({ $choice }) : { $servant }
       *[no] Placer sur l’invité pour 100 £ de plus : { $servant }
    }{ $whose ->
        [partner] , en prêt du coéquipier
       *[own] {""}
    }
ob-act-collect = Prendre 100 £ à l’Église paroissiale
ob-act-pray = Prendre 1 réputation à l’Église paroissiale
ob-act-recall = Reprendre { $gentry }
ob-act-renounce = Renoncer à un invité : { $gentry }
ob-act-sweep = L’homme de maison quitte la partie : nouveau marché
ob-act-fetch = L’homme de maison quitte la partie : la tuile { $tile } sort du sac
ob-act-claim = Revendiquer l’étape { $milestone }
ob-act-ask = Demander { $pounds } £ à votre coéquipier
ob-act-consent = Accepter
ob-act-deny = Refuser
ob-act-scrap = Défausser la tuile { $tile }
ob-act-milestones = Étapes de la partie : { $milestones }

## Questions

ob-question-choose-start-tile = Avec quelle tuile commencez-vous ?
ob-question-draft-servant = Quel domestique prenez-vous parmi ceux qui sont proposés ?
ob-question-claim-milestone = Votre plateau est nettoyé : revendiquez-vous une étape ?
ob-question-use-fair = La Fête du village : envoyez-vous l’homme de maison ?
ob-question-attend-guest = L’invité de la suite est arrivé : qui placez-vous sur la carte ?
ob-question-church-favour = L’Église paroissiale : livres ou réputation ?
ob-question-recall-guest = Qui revient de votre défausse ?
ob-question-give-up-guest = Vous avez trop d’invités de prestige. À qui renoncez-vous ?
ob-question-consent = Votre coéquipier demande votre aide. Acceptez-vous ?

## Évènements

ob-event-servants-laid-out = Domestiques proposés : { $servants }.
ob-event-servant-drafted =
    { $seat-you ->
        [yes] Vous prenez parmi les domestiques proposés : { $servant }.
       *[no] { $seat } prend parmi les domestiques proposés : { $servant }.
    }
ob-event-tile-inherited =
    { $seat-you ->
        [yes] Vous commencez avec la tuile { $tile }.
       *[no] { $seat } commence avec la tuile { $tile }.
    }
ob-event-milestones-laid-out = Étapes de la partie : { $milestones }.
ob-event-milestone-claimed =
    { $seat-you ->
        [yes]
            { $place ->
                [1] Vous revendiquez la première place : { $milestone }.
               *[other] Vous revendiquez la deuxième place : { $milestone }.
            }
       *[no]
            { $place ->
                [1] { $seat } revendique la première place : { $milestone }.
               *[other] { $seat } revendique la deuxième place : { $milestone }.
            }
    }
ob-event-extra-servant =
    { $where ->
        [card]
            { $seat-you ->
                [yes] Vous placez un domestique supplémentaire pour { $gentry } : { $servant }.
               *[no] { $seat } place un domestique supplémentaire pour { $gentry } : { $servant }.
            }
       *[tile]
            { $seat-you ->
                [yes] Vous placez un domestique supplémentaire sur l’activité : { $servant }.
               *[no] { $seat } place un domestique supplémentaire sur l’activité : { $servant }.
            }
    }
ob-event-carriage-sent =
    { $guests-sign ->
        [minus]
            { $seat-you ->
                [yes] Vous utilisez la Remise à calèches : un invité de moins ({ $servant }).
               *[no] { $seat } utilise la Remise à calèches : un invité de moins ({ $servant }).
            }
       *[plus]
            { $seat-you ->
                [yes] Vous utilisez la Remise à calèches : un invité de plus ({ $servant }).
               *[no] { $seat } utilise la Remise à calèches : un invité de plus ({ $servant }).
            }
    }
ob-event-servants-lent =
    { $seat-you ->
        [yes] Vous prêtez à votre coéquipier : { $servants }.
       *[no] { $seat } prête à son coéquipier : { $servants }.
    }
ob-event-partner-asked =
    { $seat-you ->
        [yes] Vous demandez { $pounds } £ à votre coéquipier.
       *[no] { $seat } demande { $pounds } £ à son coéquipier.
    }
ob-event-partner-agrees =
    { $seat-you ->
        [yes] Vous acceptez d’aider votre coéquipier.
       *[no] { $seat } accepte d’aider son coéquipier.
    }
ob-event-partner-declines =
    { $seat-you ->
        [yes] Vous refusez : vous avez d’autres projets.
       *[no] { $seat } refuse et a d’autres projets.
    }
ob-event-useful-man-at-fair =
    { $seat-you ->
        [yes] Vous envoyez l’homme de maison aider à la Fête du village.
       *[no] { $seat } envoie l’homme de maison aider à la Fête du village.
    }
ob-event-useful-man-leaves =
    { $seat-you ->
        [yes] Vous perdez votre homme de maison, qui quitte la partie.
       *[no] { $seat } perd son homme de maison, qui quitte la partie.
    }
ob-event-tile-fetched = Tirée du sac pour le marché : { $tile }.
ob-event-grand-ball = Le Grand bal a lieu.
ob-event-top-reached =
    { $seat-you ->
        [yes] Vous atteignez le niveau de réputation maximal, { $level }, et la partie s’achève.
       *[no] { $seat } atteint le niveau de réputation maximal, { $level }, et la partie s’achève.
    }
ob-event-tableau-complete =
    { $seat-you ->
        [yes] Vous avez complété votre tableau : la partie s’achève.
       *[no] { $seat } a complété son tableau : la partie s’achève.
    }
ob-event-stacks-laid-out = Les piles du marché sont en place.
ob-event-thief-rolls =
    { $what ->
        [tile] Le voleur obtient { $pips } et retire la tuile { $tile } de la partie.
       *[nothing] Le voleur obtient { $pips } et ne prend rien.
    }
ob-event-tile-scrapped =
    { $seat-you ->
        [yes] Vous défaussez la tuile { $tile }, qui quitte la partie.
       *[no] { $seat } défausse la tuile { $tile }, qui quitte la partie.
    }
ob-event-opponent-aims =
    { $aim ->
        [strongest-category] L’adversaire obtient { $pips }, compté { $modified } : il vise une tuile de la catégorie où vous êtes le plus fort.
        [contested-category] L’adversaire obtient { $pips }, compté { $modified } : il vise une tuile de la catégorie où votre avance est la plus faible.
        [monument] L’adversaire obtient { $pips }, compté { $modified } : il vise un monument.
        [best-tile] L’adversaire obtient { $pips }, compté { $modified } : il vise la tuile qui a le plus de PV.
        [refresh] L’adversaire obtient { $pips }, compté { $modified } : le marché est renouvelé.
       *[none] L’adversaire obtient { $pips }, compté { $modified } : aucun achat.
    }

## Raisons pour lesquelles une chose n’est pas permise

ob-reason-not-in-this-game =
    { $power ->
        [extra-servants] Les domestiques d’Upstairs, Downstairs ne sont pas de cette partie.
        [useful-man] L’homme de maison n’est pas de cette partie.
        [milestones] Cette partie n’a pas d’étapes.
        [scrap] On ne défausse de tuiles qu’en Enjeux du domaine.
       *[team] Cette partie n’a pas d’équipes.
    }
ob-reason-servant-not-laid-out = Ce domestique n’est pas proposé : { $servant }.
ob-reason-one-of-each-servant = Une famille n’a droit qu’à un tel domestique dans toute la partie : { $servant }.
ob-reason-useful-man-is-gone = Votre homme de maison a quitté la partie, et nul autre ne le remplace.
ob-reason-one-cook-only = Une cuisinière sert déjà à cette activité, et il n’y en a jamais deux.
ob-reason-rating-needs-no-help = Votre réputation suffit pour la tuile { $tile } ; l’homme de maison n’y est pas nécessaire.
ob-reason-extra-without-guest = Un domestique supplémentaire ne se place qu’auprès d’une personne présente : { $guest }.
ob-reason-no-pounds-to-raise = Les faveurs de cette personne n’apportent pas de livres qu’un garçon de salle pourrait augmenter : { $about }.
ob-reason-extras-not-doubled = Deux domestiques du même type n’aident pas deux fois à la même faveur : { $about }.
ob-reason-no-invitation-to-screen = Il n’y a pas ici de telle invitation que la femme de chambre en chef puisse filtrer : { $about }.
ob-reason-larger-table-needs-kitchen = Pour un invité de plus, il vous faut la Cuisine rénovée, face rose visible, et la cuisinière placée en plus.
ob-reason-carriage-needs-tile = Vous ne possédez pas la Remise à calèches.
ob-reason-carriage-needs-footman = Seul un valet de pied, un garçon de salle ou un sous-majordome se place sur la Remise à calèches : { $servant }.
ob-reason-carriage-not-for-this = La Remise à calèches ne peut pas changer le nombre d’invités ici : { $tile }.
ob-reason-tile-not-in-bag = Absente du sac, ou monument : { $tile }.
ob-reason-no-architect = Il ne reste pas de remise d’architecte ce tour-ci.
ob-reason-no-cheaper = Le prix est déjà aussi bas que possible : { $tile }.
ob-reason-not-a-spare-guest = Vous ne pouvez pas renoncer maintenant à cette personne : { $guest }.
ob-reason-one-claim-a-turn = Vous avez déjà revendiqué une étape ce tour-ci.
ob-reason-milestone-not-in-play = Cette étape n’est pas en jeu : { $milestone }.
ob-reason-milestone-claimed-already = Vous avez déjà une place sur cette étape : { $milestone }.
ob-reason-milestone-full = Les deux places de cette étape sont prises : { $milestone }.
ob-reason-milestone-not-reached = Vous ne remplissez pas maintenant la condition de cette étape : { $milestone }.
ob-reason-no-partner = Vous n’avez pas de coéquipier dans cette partie.
ob-reason-no-partner-when-passing = Quand vous embauchez en passant, votre coéquipier ne peut pas vous aider.
ob-reason-partner-declined = Votre coéquipier a déjà refusé cela ce tour-ci.
ob-reason-partner-lacks-servant = Votre coéquipier ne peut pas vous prêter ces domestiques : { $servants }.
ob-reason-partner-cannot-pay =
    { $steps ->
        [one] Cela coûterait { $cost } réputations à votre coéquipier, qui n’en a que { $steps } à donner.
       *[other] Cela coûterait { $cost } réputations à votre coéquipier, qui n’en a que { $steps } à donner.
    }
ob-reason-borrowed-without-work = On n’emprunte que des domestiques qui travaillent à cette activité : { $servants }.
ob-reason-favour-not-to-give = Seul ce qu’apportent ici les membres de la famille de votre coéquipier peut lui revenir : { $guest }.
ob-reason-asked-already = Vous avez déjà demandé de l’argent à votre coéquipier ce tour-ci.
ob-reason-market-is-stacked = En Enjeux du domaine, les piles ne se renouvellent pas, et rien ne se tire du sac.
ob-reason-column-full = La colonne de la tuile { $tile } est pleine ; défaussez d’abord l’une de ses tuiles.
ob-reason-column-not-full = On ne défausse qu’une tuile d’une colonne pleine : { $tile }.
ob-reason-tile-in-use = La tuile de l’activité en cours ne peut pas être défaussée : { $tile }.

## Règles, section par section

ob-rule-extra-servants = Domestiques supplémentaires
ob-rule-extra-servants-text = Les domestiques que demandent la tuile et les invités sont obligatoires, comme toujours. La cuisinière, le garçon de salle, la femme de chambre en chef et l’homme de maison peuvent être placés en plus, sans que rien ne les demande : chacun use alors d’une compétence, et le choix vous appartient toujours. Un domestique supplémentaire doit être disponible et rejoint les utilisés avec les autres quand on nettoie le plateau ; une action spéciale peut le renouveler, la tuile Quartier des domestiques ne peut pas le prêter. Qui remplace un domestique obligatoire n’use pas de sa compétence, sauf la cuisinière, qui apporte toujours sa réputation. Tant que l’activité ou l’achat n’est pas décidé, un domestique supplémentaire peut être repris. Une famille a au plus un exemplaire de chacun des quatre dans toute la partie.
ob-rule-cook = Cuisinière
ob-rule-cook-text = Placée sur la tuile de l’activité, la cuisinière apporte 1 réputation, avec les autres faveurs de l’étape 6. Des invités dont le rang dépasse d’un ou deux votre niveau de réputation au début de l’étape 3 peuvent alors venir aussi. Si la tuile elle-même demande une cuisinière, comme la Cuisine rénovée, elle sert comme domestique obligatoire et apporte tout de même la réputation. Il n’y a jamais deux cuisinières à une même activité.
ob-rule-hall-boy = Garçon de salle
ob-rule-hall-boy-text = Placé sur une carte qui apporte des livres, le garçon de salle y ajoute 100 £ ; il peut aussi s’occuper de l’invité qui arrive à la Suite cœur de lion. Il peut au lieu de cela servir pour un majordome que demande une carte, que le vôtre soit disponible ou non, ou à la place d’un valet de pied sur la Remise à calèches ; ni l’un ni l’autre n’ajoute d’argent. Notre lecture : un sous-majordome peut aussi être placé comme garçon de salle en plus pour les 100 £, et une suite qui double une faveur ne les double pas.
ob-rule-head-housemaid = Femme de chambre en chef
ob-rule-head-housemaid-text = Placée sur une carte, celle de l’invité qui arrive à la Suite cœur de lion comprise, ou sur la tuile de l’activité qui offre une invitation, la femme de chambre en chef permet de regarder un invité de plus : un invité pioché devient un sur deux, et deux sur quatre deviennent deux sur cinq. Elle filtre une invitation par tour. Elle peut au lieu de cela servir pour une intendante que demande une carte, que la vôtre soit disponible ou non. Avec le Bureau de l’intendante, elle remplace aussi l’intendante d’une tuile et toute femme de chambre. Chaque fois qu’elle remplace quelqu’un, elle ne filtre rien.
ob-rule-useful-man = Homme de maison
ob-rule-useful-man-text = Lors d’une Fête du village, on peut le placer à l’étape 2 sur le Bureau privé, retourné ou non, pour 200 £ de plus. Placé sur une tuile que vous achetez, il en réduit le prix de 100 £, sans qu’elle devienne gratuite. Placé sur une tuile de votre propriété qui montre un rang, il l’abaisse de 1 pour ce tour. À tout moment de votre tour, il peut quitter la partie pour de bon : ou bien le marché est renouvelé sans frais, ce qui n’est pas le renouvellement que l’on paie une fois par tour, ou bien vous tirez du sac une tuile de votre choix, mais pas un monument. Elle va sur l’emplacement le plus cher, la tuile ou la pile la moins chère retourne dans le sac et les autres glissent à gauche. Notre lecture : un doublon rejoint sa pile, les réserves ne prennent pas une tuile ainsi tirée, et l’homme de maison ne se place pas là où il ne change rien.
ob-rule-hiring-when-passing = Embaucher en passant
ob-rule-hiring-when-passing-text = Avec les nouveaux domestiques, qui passe choisit entre 200 £, un nouveau marché et l’embauche. Tous les domestiques sont alors revenus, si bien que le majordome est là ; lui, ou un sous-majordome, utilise le Bureau du majordome, et deux nouveaux domestiques vont avec lui parmi les utilisés. Cuisinière, garçon de salle, femme de chambre en chef et homme de maison s’embauchent aussi, un exemplaire par famille, mais personne ne peut les recruter chez un autre joueur. Un homme de maison qui a quitté la partie n’est pas remplacé. Utiliser le Bureau du majordome lors d’un tour standard reste possible. Sans les nouveaux domestiques, tout cela est une variante.
ob-rule-servant-draft = Draft des domestiques
ob-rule-servant-draft-text = De deux à cinq joueurs, il y a à embaucher, par joueur, deux valets de pied et un exemplaire de chaque autre petit domestique, et deux sous-majordomes en tout ; à six on partage ceux de cinq, et seul il y a un exemplaire de chaque nouveau domestique et un sous-majordome, le reste comme à deux. On expose un exemplaire de chaque petit domestique, sept en tout, sans sous-majordome. À partir de la gauche du premier joueur, chacun prend une famille et l’un de ces domestiques, qui commence disponible. Personne ne peut avoir deux cuisinières, garçons de salle, femmes de chambre en chef ou hommes de maison : les Howard, qui commencent avec une cuisinière, doivent prendre quelqu’un d’autre. Ceux qui sont pris ne sont pas remplacés, et ceux qui restent retournent parmi les domestiques à embaucher. Les objectifs sont ceux de l’extension.
ob-rule-five-players = Cinq joueurs
ob-rule-five-players-text = La cinquième famille est Howard ou Wessex, et les trente-trois invités de l’extension sont nécessaires. On peut embaucher dix valets de pied, cinq valets de chambre, cinq femmes de chambre et deux sous-majordomes ; les monuments sont ceux de quatre joueurs. Le pion du premier joueur passe dans le sens antihoraire, si bien que le dernier de la première saison commence la deuxième, et que le voisin de gauche du premier joueur n’en commence jamais : sans le draft des domestiques, ce joueur commence avec 200 £. Les invités refusés ou congédiés vont sous leur pioche, et quand une pioche est vide, plus personne n’en vient.
ob-rule-six-players = Six joueurs
ob-rule-six-players-text = Howard et Wessex sont tous deux nécessaires, et le reste est comme à cinq joueurs. Chacun reçoit quatre objectifs, en mode standard comme en mode long. Deux joueurs ne commencent jamais une saison : sans le draft des domestiques, le voisin de gauche du premier joueur commence avec 200 £ et le joueur suivant, dernier de la quatrième saison, avec 300 £. Hors équipes, personne n’a plus de six invités de prestige, sans compter les Fairchild : qui en reçoit un septième se sépare aussitôt de l’un d’eux, et la carte va sous sa pioche. Sans les nouveaux domestiques, les Howard jouent sans leur bonus.
ob-rule-team-play = Jeu en équipe
ob-rule-team-play-text = Quatre ou six joueurs forment des paires et s’assoient face à face. À votre tour, vous pouvez une fois demander à votre coéquipier un don de 100 £ ou 200 £, emprunter des domestiques disponibles, et convier des membres de sa famille et des invités de départ de sa main active, même sans personne d’autre ; son homme de maison peut aussi être emprunté pour une Fête du village ou un achat. Votre coéquipier accepte, et peut pour cela emprunter de l’argent ou renouveler des domestiques au repos avec sa propre réputation, ou refuse : vous pouvez alors proposer autre chose, mais pas la même chose à nouveau ce tour-ci. Ces domestiques et ces invités rejoignent ensuite ses domestiques utilisés et sa défausse. Deux cuisinières ne travaillent jamais à la même activité, et deux domestiques d’un autre type n’aident qu’à des faveurs différentes. Les coéquipiers voient leurs objectifs et peuvent parler en privé ; entre eux, ni rumeurs ni recrutement.
ob-rule-team-favours = Jeu en équipe : faveurs
ob-rule-team-favours-text = Les invités de départ de votre coéquipier vous apportent tout. De sa famille, les 200 £ du lord, les 100 £ de l’héritier et les invitations de la lady et de la jeune lady vont à vous ou à lui, comme vous le dites. La réputation de l’héritier et la faveur de l’admirateur de la jeune lady lui reviennent toujours. Avec la faveur de congédier de la lady, on ne congédie qu’un invité du paquet de votre coéquipier, et c’est lui qui choisit.
ob-rule-team-scoring = Jeu en équipe : décompte
ob-rule-team-scoring-text = La cour se joue personne par personne. À la fin, les coéquipiers ont un seul score : pour la plupart des catégories, la moyenne des deux, arrondie à l’inférieur. Pour la réputation, le niveau le plus bas compte, et parmi tous les objectifs des deux, les trois meilleurs. Les étapes sont ici une variante et comptent entièrement pour l’équipe. Une égalité revient à l’équipe qui a le plus de réputation en tout, puis la victoire est partagée.
ob-rule-milestones = Étapes
ob-rule-milestones-text = Deux étapes, tirées au sort ou choisies, sont visibles de tous, avant ou après la mise en place des joueurs. À tout moment de votre tour, vous pouvez en revendiquer une si vous en remplissez alors la condition : la première place si elle est libre, sinon la deuxième. Ce qui compte est de revendiquer avant les autres, non d’avoir rempli la condition avant eux. Personne n’en revendique plus d’une par tour ni les deux places d’une carte, et ce qui est revendiqué reste acquis. Dans la variante sans objectifs privés, aucun n’est distribué ni pioché sur la piste ; la Bibliothèque principale et les cartes Points de victoire en apportent encore.
ob-rule-tableau = Tableau et Duel
ob-rule-tableau-text = Une piste à part compte vingt manches sans thèmes, sans cour et sans Fairchild, et le pion du premier joueur ne bouge pas. Familles et domestiques se choisissent dans le sens antihoraire à partir de la droite du premier joueur, les invités de départ font l’objet d’un draft, deux étapes sont visibles avant ces choix, et personne ne reçoit d’objectif ; ceux de groupe sont écartés. On joue avec les monuments de faible valeur, l’essor de la construction vide l’emplacement le moins cher après chaque manche, et les deux réserves s’activent après la manche 3. Lors du Grand bal, avant les tours de la manche 5, chacun dans l’ordre du tour regarde trois invités de prestige et en garde un. La partie s’achève dès qu’un tour finit au niveau de réputation maximal, 9 ou, par option, 7. Un Duel est un Tableau à deux qui va jusqu’au niveau 11.
ob-rule-tableau-scoring = Tableau et Duel : décompte
ob-rule-tableau-scoring-text = Comptent les tuiles, la réputation, les étapes, les objectifs, les cartes Points de victoire et les PV négatifs de l’aristocratie ; ni ses PV positifs, ni l’argent, ni les domestiques. Les niveaux 9, 10 et 11 valent 45, 55 et 66 PV. Une égalité revient à qui a le plus de PV en tuiles, puis à qui a atteint la réputation maximale. Notre lecture : la partie s’achève aussi après la manche 20, et il n’y a pas de dernière occasion d’utiliser des cartes Points de victoire.
ob-rule-estate-challenge-setup = Enjeux du domaine : mise en place
ob-rule-estate-challenge-setup-text = Seul, vous prenez une famille et un domestique du draft, ne recevez pas d’objectif et jouez sans étapes sur la piste du Tableau, avec une réputation jusqu’au niveau 7, ou 9 en mode long. Un exemplaire de chaque tuile est rangé en six piles ouvertes, le plus petit numéro dessus : Service 300 £, Sport 400 £, Essentiel 500 £, Propriété 600 £, Prestige 700 £, et cinq monuments 800 £. Les suites en sont, les tuiles hybrides non ; les objectifs de groupe sont écartés. Les piles ne se renouvellent jamais et rien ne se tire du sac : de telles faveurs sont sans effet, et passer vaut 200 £ ou une embauche. À l’étape 2 de la manche 5, vous regardez trois invités de prestige et en gardez un.
ob-rule-estate-challenge = Enjeux du domaine
ob-rule-estate-challenge-text = Vous pouvez acheter toute tuile de toute pile, au prix de la pile modifié par la tuile ; lors d’une Fête des bâtisseurs, chaque tuile coûte 100 £ de moins. Chacune de vos cinq colonnes contient trois tuiles, ou quatre en mode long : si elle est pleine, il faut défausser l’une de ses tuiles avant d’en acheter une autre, et ce qu’elle accordait est perdu. Après l’étape 7, un dé désigne une pile et la profondeur d’une tuile : 1 et 2 Service, 3 à 5 Sport, 6 à 8 Essentiel, 9 à 11 Propriété, 12 à 14 Prestige, 15 à 18 monuments. Le voleur la retire de la partie, sauf s’il n’y en a pas, ou si une tuile de moins, fût-elle un monument, vous empêchait de remplir une colonne ; à 19 et 20, il ne se passe rien. À la fin d’un tour, la partie s’achève si vous êtes au niveau de réputation maximal ou si votre tableau est complet ; après la dernière case de la piste, la partie continue par des manches sans évènement, jusqu’à la manche 60, quand plus rien ne peut être gagné. Il l’est quand chaque colonne est pleine et que chaque tuile qui peut être retournée montre sa rose.
ob-rule-estate-challenge-scoring = Enjeux du domaine : décompte
ob-rule-estate-challenge-scoring-text = Le décompte est habituel, et il faut battre le score cible : 132 à la manche 12, ou 188 à la manche 15 en mode long ; l’égaler ne suffit pas. Finir plus tôt rapporte des points et finir plus tard en coûte : 5 pour la première manche d’écart avec celle du score cible, 10 de plus pour la deuxième, 15 de plus pour la troisième, et ainsi de suite. Finir à la manche 14 d’une partie standard coûte donc 15 PV, et à la manche 17, 75 PV. Deux variantes sont plus difficiles : les monuments pris par le voleur augmentent le score cible, ou le score de base d’un adversaire le remplace.
ob-rule-new-tiles = Nouvelles tuiles
ob-rule-new-tiles-text = Sur la Remise à calèches, un valet de pied, un garçon de salle ou un sous-majordome se place à l’étape 4 : il vient un invité de plus ou de moins que la tuile n’en demande, qui doit convenir comme d’habitude, mais jamais zéro, pas dans une suite, et pas là où seule la famille est demandée. La Cuisine rénovée demande la cuisinière et deux membres quelconques de l’aristocratie, quel que soit leur rang ; face rose, un invité de plus peut venir chaque fois que la cuisinière est placée en plus, sauf dans une suite, et deux avec la Remise à calèches. Avec le Bureau de l’intendante, la femme de chambre en chef remplace toute intendante ou femme de chambre, même disponible. L’Église paroissiale ne demande pas de domestique et devient un monument qui apporte à l’étape 2, au choix, 100 £ ou 1 réputation. Le Ruisseau murmurant se retourne à chaque usage ; sa face fleur ramène en main une carte de votre défausse, mais personne de l’activité en cours. Le Lac empoissonné est une tuile Sport de rang 6.
ob-rule-promo-guests = Invités promotionnels
ob-rule-promo-guests-text = Les invités promotionnels ne rejoignent les pioches que si la table les nomme ; de trois à cinq est un bon nombre. Si l’architecte est présent, une tuile achetée ce tour-ci coûte 300 £ de moins, sans être gratuite ; on le nomme lors de l’achat. L’invité à demeure revient en main quand on nettoie le plateau, mais pas après deux de vos tours de suite. Là où la lady suivie de gentlemen est présente, un gentleman de plus peut venir.
ob-rule-wessex = Wessex
ob-rule-wessex-text = La famille Wessex commence avec une sixième tuile de son choix, la Salle du petit-déjeuner ou le Court de tennis, prise dans le sac, recto visible. Ses seize invités rejoignent les pioches d’invités communs et de prestige. Elle est nécessaire à six joueurs et peut être la cinquième famille.
ob-rule-low-monuments = Monuments de faible valeur
ob-rule-low-monuments-text = Quatre monuments de 2 à 4 PV remplacent ceux du jeu de base, pour que les monuments pèsent moins lors de la cour ; aucun n’est de catégorie Service. Quel que soit le nombre de joueurs, tous les quatre sont dans le sac, et les deux séries ne se mêlent jamais. Le Tableau se joue toujours avec eux.
ob-rule-dynamic-opponent = Adversaires de l’extension
ob-rule-dynamic-opponent-text = Six autres adversaires demandent les nouveaux domestiques et suivent les règles du mode solo. Avec la carte facultative, l’adversaire achète avec un but : de 1 à 6 la tuile la plus à gauche de la catégorie où vous êtes le plus fort, de 7 à 10 le monument le moins cher, de 11 à 13 la tuile la plus à gauche de la catégorie où votre avance est la plus faible, à 14 ou 15 la tuile qui a le plus de PV au recto. S’il n’y en a pas, il prend à la place un monument ou la tuile qui a le plus de PV ; de 16 à 18 aucun achat, à 19 et 20 le marché est renouvelé, et dans ces deux cas le lancer suivant baisse de 5. Chaque fois qu’il perd une cour, son tableau monte de 1, jusqu’à 3, dans la catégorie où vous êtes le plus fort. On ne connaît de la carte imprimée que son nom : c’est donc notre propre lecture.
