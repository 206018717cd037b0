### La table dessinée d’Obsession. Noms, événements, motifs et questions viennent du fichier du jeu.

## Petits mots

obb-two = { $first } · { $second }
obb-or = ou
obb-none = aucun
obb-nobody = personne
obb-yes = oui
obb-no = non
obb-hidden = caché jusqu’à la fin
obb-you = vous
obb-minus-pounds = −{ $amount } £
obb-pr = RP
obb-rating = rang de prestige { $rating }
obb-no-rating = sans rang de prestige
obb-reputation = Réputation : niveau { $level }, emplacement { $position } sur 5
obb-rose-side = Face à la rose : déjà utilisée
obb-after-hosting = après la première activité
obb-then = puis l’autre face :
obb-then-face = puis : { $name }
obb-no-service = sans domestique
obb-in-plan = Dans votre projet
obb-reconstructed = Certaines valeurs de tuiles et d’invités sont reconstituées. Voir lesquelles.

## Saisons

obb-seasons = Saisons
obb-season-1 = Saison 1
obb-season-2 = Saison 2
obb-season-3 = Saison 3
obb-season-4 = Saison 4
obb-theme = Thème de la cour
obb-theme-hidden = encore caché
obb-theme-what = Le plus de PV sur ces tuiles à la manche { $round } attire un Fairchild chez vous.
obb-theme-last = Tous les thèmes comptent à la manche { $round }.
obb-theme-here = compte pour la prochaine cour
obb-round-told = Manche { $round } : { $name }
obb-round-now = Manche { $round }
obb-round-small = manche { $round }
obb-soon = Bientôt
obb-soon-line = { $round } : { $what }

## Le marché

obb-market = Marché de constructions
obb-market-spaces = Emplacements du marché, du moins cher au plus cher
obb-market-note = Prix de l’emplacement, plus ou moins celui de la tuile.
obb-market-one = Vous pouvez acheter une tuile. Vous avez { $amount } £.
obb-market-done = Vous avez déjà acheté à ce tour. Il vous reste { $amount } £.
obb-market-any = Vous pouvez acheter autant de tuiles que vous voulez. Vous avez { $amount } £.
obb-price-plain = sans changement
obb-price-least = { $sum }, au moins { $amount } £
obb-affordable = Vous pouvez la payer
obb-buy = Acheter
obb-buy-there = Achetez au marché, ou terminez.
obb-space-empty = vient d’être vendue
obb-reserve-service = Service
obb-reserve-pr1 = Rang 1
obb-reserve-empty = vide
obb-copies =
    { $count ->
        [one] { $count } exemplaire
       *[other] { $count } exemplaires
    }

## Le tour

obb-turn = Maintenant
obb-waiting = À jouer : { $who }.
obb-any-moment = À tout moment de votre tour
obb-more-answers = Il y a plus de réponses que la place n’en permet ; tapez celle que vous voulez.
obb-more-variants = Il y a d’autres variantes ; tapez celle que vous voulez.
obb-keep = Garder
obb-hire = Embaucher
obb-recruit = Recruter ({ $where })
obb-take = Prendre
obb-dismiss = Congédier
obb-court = Recevoir la visite
obb-give-up = Défausser
obb-play-family = Jouer cette famille
obb-step-tile = Activité
obb-step-guests = Invités
obb-step-service = Domestiques
obb-step-choose = choisir une tuile
obb-step-invited =
    { $count ->
        [0] encore personne
        [one] { $count } invité
       *[other] { $count } invités
    }
obb-step-ready = réglé
obb-composing = Un instant…
obb-host-here = Organiser l’activité ici
obb-host-at = Organiser l’activité ici : { $name }
obb-change = Changer
obb-change-tile = Une autre activité
obb-invited = Invités
obb-invite = Convier
obb-invite-name = Convier { $name }
obb-uninvite = Ne pas convier { $name }
obb-who-can-come = Qui peut venir
obb-tiles-not-now =
    { $count ->
        [one] { $count } tuile inutilisable pour l’instant
       *[other] { $count } tuiles inutilisables pour l’instant
    }
obb-guests-not-now =
    { $count ->
        [one] { $count } invité ne peut pas venir
       *[other] { $count } invités ne peuvent pas venir
    }
obb-crew-one = Qui sert
obb-variant-favour = { $who } : { $what }
obb-variant-rest = tiré du repos : { $who }
obb-variant-help = renouvelés, 3 réputations chacun : { $who }
obb-variant-loan = emprunt : { $what }

## Service

obb-service = Domestiques
obb-service-note = Au début de votre tour, chacun avance d’une place. Les manches de cour ne déplacent personne.
obb-service-note-plain = Au début de votre tour, chacun avance d’une place.
obb-lane-expended = ont servi ; repos au prochain tour
obb-lane-quarters = de retour au prochain tour
obb-lane-available = peuvent servir
obb-belt = tour suivant
obb-forecast = Domestiques libres, si aucun ne sert
obb-at-work = En service : { $who }
obb-plan-back = Ceux de votre projet seront de nouveau libres à la manche { $round }.

## Propriété, main et cartes

obb-estate = Ma propriété
obb-estate-of = Propriété : { $name }
obb-estate-note =
    { $count ->
        [one] { $count } tuile, { $vp } PV
       *[other] { $count } tuiles, { $vp } PV
    }
obb-column-empty = encore rien
obb-can-host = Activité possible
obb-hosted-now = Activité en cours
obb-works-by-itself = Agit d’elle-même
obb-hand = Mes invités
obb-hand-empty = Personne.
obb-filter = Montrer
obb-filter-all = Tous { $count }
obb-filter-now = Peuvent venir { $count }
obb-filter-family = Famille { $count }
obb-filter-casual = Communs { $count }
obb-filter-prestige = Prestige { $count }
obb-filter-ladies = Ladies { $count }
obb-filter-gentlemen = Gentlemen { $count }
obb-sort = Trier par
obb-sort-now = peut venir
obb-sort-vp = PV
obb-sort-rating = rang
obb-sort-name = nom
obb-can-attend = Peut venir
obb-discard =
    { $count ->
        [one] Défausse : { $count } invité
       *[other] Défausse : { $count } invités
    }
obb-discard-note = Ils reviennent en main quand vous passez.
obb-objectives = Mes objectifs
obb-objectives-note =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
obb-objective-now = { $vp } PV pour l’instant
obb-vp-cards = Mes cartes PV
obb-vp-cards-note = À garder pour les PV, ou à jouer pour la faveur

## Joueurs

obb-players = Joueurs
obb-players-note = toucher pour voir leur propriété
obb-family-of = { $name } ({ $family })
obb-playing = joue
obb-to-answer = doit répondre
obb-first = premier
obb-known = Ce que vous savez de ses cartes
obb-count-hand = main { $count }
obb-count-discard = défausse { $count }
obb-count-tiles = tuiles { $count }
obb-count-objectives = objectifs { $count }
obb-count-cards = cartes PV { $count }

## Où l’on en est

obb-race = Course à la cour
obb-race-round = manche { $round }
obb-race-hidden = Le thème n’est pas encore révélé.
obb-race-leads = Si la saison finissait maintenant : { $who }.
obb-race-tied = Si la saison finissait maintenant, il y aurait égalité : { $who }.
obb-score = Score
obb-score-note = si la partie finissait maintenant
obb-opponent = L’adversaire
obb-opponent-did = Ce qu’il a fait
obb-escalation = Montée en puissance
obb-roll-plain = tel quel
obb-stolen = Retirées du jeu : { $what }.

## Domestiques supplémentaires

obb-extras = Domestiques supplémentaires
obb-extra-with = { $who } · { $name }
obb-extra-cook = Sur la tuile : 1 réputation de plus, et des invités jusqu’à deux rangs au-dessus de votre niveau.
obb-extra-useful-man = Sur la tuile : son rang compte un de moins à ce tour.
obb-extra-hall-boy = 100 £ de plus avec cette carte.
obb-extra-underbutler = À la place du garçon de salle : 100 £ de plus avec cette carte.
obb-extra-screen-casual = Regarde un invité commun de plus avant votre choix.
obb-extra-screen-prestige = Regarde un invité de prestige de plus avant votre choix.
obb-extra-screen-look-casual = Regarde un invité commun de plus avant votre choix.
obb-extra-screen-look-prestige = Regarde un invité de prestige de plus avant votre choix.
obb-extra-carriage = Calèche : { $who }
obb-extra-carriage-more = Un invité de plus que ne demande la tuile.
obb-extra-carriage-fewer = Un invité de moins que ne demande la tuile.
obb-extra-lend =
    { $count ->
        [one] { $who }
       *[other] { $count } × { $who }
    }
obb-extra-for = Faveur pour votre coéquipier : { $name }
obb-extra-one = En plus : { $who }
obb-by-carriage = En calèche
obb-take-back = Reprendre : { $name }
obb-also-invite = Quelqu’un d’autre peut encore venir
obb-dead-end = Cela ne mène à rien. Reprenez quelqu’un.
obb-needs-lend = Les invités sont au complet, mais votre coéquipier doit encore prêter quelqu’un.
obb-variant-lent = prêtés par votre coéquipier : { $who }
obb-engage = Prendre à son service
obb-inherit = Commencer avec cette tuile
obb-recall = Faire revenir
obb-renounce = Renoncer à cet invité
obb-buy-useful-man = Avec l’homme de maison, 100 £ de moins
obb-buy-architect = Avec l’architecte, 300 £ de moins
obb-buy-both = Avec l’homme de maison et l’architecte, 400 £ de moins
obb-buy-lent = Avec l’homme de maison du coéquipier, 100 £ de moins
obb-buy-lent-both = Avec l’homme de maison du coéquipier et l’architecte, 400 £ de moins
obb-fetch = Chercher une tuile dans le sac ({ $count })
obb-fetch-note = L’homme de maison quitte la partie pour elle. La tuile arrive sur l’emplacement le plus cher du marché.
obb-fetch-search = Rechercher
obb-fetch-all = Toutes
obb-fetch-found =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
obb-fetch-this = Chercher
obb-prestige-limit = { $count } invités de prestige, au plus { $limit }

## Étapes

obb-milestones = Étapes
obb-milestones-note = deux places chacune
obb-claim = Vous pouvez revendiquer une étape
obb-place-1 = première place
obb-place-2 = deuxième place
obb-place-open = libre
obb-progress = Votre progression

## Équipes

obb-team = Équipe { $number }
obb-team-scores = Scores des équipes
obb-your-partner = votre coéquipier
obb-partner = Mon coéquipier
obb-from-partner = chez { $who }
obb-lend = Domestiques de votre coéquipier
obb-lend-of = Demander des domestiques : { $who }
obb-could-send =
    { $count ->
        [0] Personne ne peut être envoyé
        [one] { $count } invité peut être envoyé
       *[other] { $count } invités peuvent être envoyés
    }
obb-team-lent = Prêtés à ce tour : { $who }.
obb-team-visiting = En visite : { $who }.
obb-team-asked = sollicité pour de l’argent à ce tour
obb-team-declined = a refusé une demande à ce tour
obb-partner-objectives =
    { $count ->
        [one] { $count } objectif
       *[other] { $count } objectifs
    }
obb-partner-estate =
    { $count ->
        [one] La propriété : { $count } tuile
       *[other] La propriété : { $count } tuiles
    }
obb-consent-money = { $who } vous demande { $what }, en cadeau.
obb-consent-activity = { $who } aimerait organiser une activité avec votre aide :
obb-consent-lending = { $who } aimerait vous emprunter un domestique :
obb-consent-guests = Vos invités présents
obb-consent-servants = Vos domestiques présents
obb-consent-yours = vous profitez de la faveur
obb-consent-cost = Ce que cela vous coûte
obb-consent-free = Rien que leur temps.
obb-consent-help = domestiques renouvelés ({ $who }) : { $steps } réputations
obb-consent-loan = un emprunt ({ $what }) : { $steps } réputations

## Enjeux du domaine

obb-challenge = Enjeux du domaine
obb-challenge-note = score fixé pour la manche { $round }
obb-challenge-target = À battre
obb-challenge-score = Votre score actuel
obb-limits = Tuiles par colonne
obb-column-full = pleine
obb-modifiers = PV selon la manche de fin
obb-modifier-round = Manche
obb-modifier-vp = PV
obb-stacks = Piles du marché
obb-stack-told =
    { $count ->
        [0] { $price } · vide
        [one] { $price } · { $count } tuile
       *[other] { $price } · { $count } tuiles
    }
obb-monuments = Monuments
obb-thief-number = le voleur la prend avec un { $pips }
obb-thief-table = Ce que prend le dé du voleur
obb-thief-die = Dé
obb-thief-tile = Tuile
obb-thief-note = Les autres nombres ne prennent rien, et le voleur ne vous empêche jamais de remplir une colonne.
obb-thief-nothing = Le voleur a fait { $pips } et n’a rien pris.
obb-thief-took = Le voleur a fait { $pips } et a pris : { $what }.
obb-scrap = Céder une tuile d’une colonne pleine ({ $count })
obb-scrap-note = Elle quitte la partie et fait de la place.
obb-scrap-this = Céder
obb-scrapped = Cédées : { $what }.

## Une piste sans saisons

obb-track = Piste de manches
obb-track-round = Manche { $round } sur { $last }
obb-track-ends = La partie finit aussi dès que quelqu’un termine son tour avec une réputation de { $top }.
obb-track-challenge = La partie finit avec une réputation de { $top } ou un tableau complet ; la piste continue après sa dernière case.

## État

table-where-obsession =
    { $round ->
        [0] Obsession · préparation
       *[other] { $quarter ->
            [0] Obsession · manche { $round }
            [1] Obsession · saison 1 · manche { $round }
            [2] Obsession · saison 2 · manche { $round }
            [3] Obsession · saison 3 · manche { $round }
           *[other] Obsession · saison 4 · manche { $round }
        }
    }

## Répondre

table-number-level = Niveau de réputation
table-number-position = Emplacement de réputation
table-number-pounds = Livres
table-number-available = Domestiques disponibles
table-number-quarters = Domestiques au repos
table-number-expended = Domestiques utilisés
table-number-estate = Tuiles
table-number-hand = Invités en main
table-number-discard = Invités défaussés
table-number-objective-count = Objectifs
table-number-vp-card-count = Cartes PV
table-unknown-guest = Vous rencontrerez le prochain invité de la pioche.
table-unknown-guests =
    { $count ->
        [one] Vous regarderez le prochain invité de la pioche.
       *[other] Vous regarderez les { $count } prochains invités de la pioche.
    }
table-unknown-tile = Une tuile sera tirée du sac pour le marché.
table-unknown-die = Ensuite, le dé est lancé.
table-unknown-theme = Ensuite, le thème de la saison est révélé.
table-unknown-objectives =
    { $count ->
        [one] Vous piocherez un objectif.
       *[other] Vous piocherez { $count } objectifs.
    }
table-unknown-objective-given-up = { $seat } défausse un objectif, face cachée.
table-unknown-vp-card = Vous piocherez une carte PV.
table-short-tile-above-reputation = Réputation { $rating } requise, vous avez { $level }.
table-short-guest-above-reputation = Réputation { $rating } requise, vous avez { $level }.
table-short-guest-resting = Dans votre défausse.
table-short-guest-attends = À l’activité en cours.
table-short-no-tile-for-guest = Aucune de vos tuiles ne convient maintenant.
table-short-no-company-for-guest = Il manque d’autres invités ou des domestiques.
table-short-too-few-guests = { $slot } : { $here } sur { $count }.
table-short-servant-not-available = Indisponible : { $servants }.
table-short-servant-rests = Se repose ce tour ; le renouveler coûte { $cost } réputations.
table-short-servant-is-spent = A déjà servi.
table-short-nobody-can-be-served = Trop peu de domestiques pour recevoir.
table-short-no-activity-here = Agit d’elle-même ; rien ne s’y organise.
table-short-too-expensive = Coûte { $price } £, vous avez { $pounds } £.
table-short-tile-owned-already = Vous possédez déjà cette tuile.
table-short-one-purchase-a-turn = Vous avez déjà acheté ce tour-ci.
table-short-too-many-ways = Peut-être : essayez.
table-remedy-reputation =
    { $count ->
        [one] Il manque { $count } réputation.
       *[other] Il manque { $count } réputations.
    }
table-remedy-next-turn = Possible dès votre prochain tour.
table-remedy-servant-back = Disponible à la manche { $round }.
table-remedy-pass-for-guests = Passer fait revenir vos invités.
table-remedy-pass-for-servants = Passer fait revenir tous vos domestiques.
table-remedy-pounds = Il manque { $amount } £.

## La fin

table-chart-unit-obsession = Manche
table-challenge-early = Le domaine était achevé à la manche { $round }, avant la manche { $wanted } : { $points } points de plus. Chaque manche d’écart compte { $step } de plus que la précédente.
table-challenge-even = La partie a fini à la manche { $round }, comme prévu : rien ne s’ajoute ni ne se retranche.
table-challenge-late = La partie a fini à la manche { $round }, après la manche { $wanted } : { $points } points de moins. Chaque manche d’écart compte { $step } de plus que la précédente.

## Onglets d’un plateau sur téléphone

web-tab-turn = Tour
web-tab-hand = Main
web-tab-estate = Propriété
web-tab-market = Marché

# The story
obb-story-courtship = La cour
obb-story-end = La fin
obb-story-courtship-of = La cour, manche { $round }
obb-story-family = Famille
obb-story-points = Points
obb-story-gets = Reçoit
obb-story-nothing = rien
obb-story-card = une carte Points de victoire
obb-story-visit = la visite d’un Fairchild et une carte Points de victoire
obb-story-visit-of = { $gentry } et une carte Points de victoire
obb-story-theme = Le thème de la saison
obb-story-row = La ligne de { $from } à { $to }
