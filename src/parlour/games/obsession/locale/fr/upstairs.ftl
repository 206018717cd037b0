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
ob-rule-cook = Cuisinière
ob-rule-hall-boy = Garçon de salle
ob-rule-head-housemaid = Femme de chambre en chef
ob-rule-useful-man = Homme de maison
ob-rule-hiring-when-passing = Embaucher en passant
ob-rule-servant-draft = Draft des domestiques
ob-rule-five-players = Cinq joueurs
ob-rule-six-players = Six joueurs
ob-rule-team-play = Jeu en équipe
ob-rule-team-favours = Jeu en équipe : faveurs
ob-rule-team-scoring = Jeu en équipe : décompte
ob-rule-milestones = Étapes
ob-rule-tableau = Tableau et Duel
ob-rule-tableau-scoring = Tableau et Duel : décompte
ob-rule-estate-challenge-setup = Enjeux du domaine : mise en place
ob-rule-estate-challenge = Enjeux du domaine
ob-rule-estate-challenge-scoring = Enjeux du domaine : décompte
ob-rule-new-tiles = Nouvelles tuiles
ob-rule-promo-guests = Invités promotionnels
ob-rule-wessex = Wessex
ob-rule-low-monuments = Monuments de faible valeur
ob-rule-dynamic-opponent = Adversaires de l’extension
