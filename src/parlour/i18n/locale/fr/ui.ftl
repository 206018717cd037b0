### La table du terminal et les commandes.

## À la table

ui-welcome = Bienvenue à la table : { $game }.
ui-help =
    Tapez le numéro d’un choix, ou les mots entre crochets. Ou bien :
      ?             la règle derrière la question
      ? …           au sujet d’une carte, d’un personnage ou d’une section des règles
      why           pourquoi certaines choses ne sont pas proposées
      why …         pourquoi cette action précise n’est pas permise
      hint          un indice, plus précis à chaque fois ; hint play répond ainsi
      board         montrer la table à nouveau
      undo          annuler votre dernière réponse
      log           tout ce qui s’est passé
      save, load    garder la partie, ou la reprendre ; un nom de fichier peut suivre
      quit          quitter ; la partie est gardée
      help          cette liste
ui-asked = { $name } : { $text }
ui-not-kept = Cette partie n’est gardée nulle part ; utilisez save et un nom de fichier.
ui-choose = 1–{ $count }, des mots, ou help :
ui-more-choices = Il y a trop de choix pour les lister ; répondez avec des mots, par exemple : { $example }
ui-curtain = Tour suivant : { $name }. Appuyez sur Entrée quand personne d’autre ne regarde.
ui-cited =
    { $book ->
        [glossary] { $title } (glossaire, p. { $page })
        [upstairs-downstairs] { $title } (Upstairs, Downstairs, p. { $page })
       *[rulebook] { $title } (livret de règles, p. { $page })
    }
ui-explain-more = Pour en savoir plus : ? suivi d’un nom de carte, de personnage ou de section.
ui-why-legal = C’est permis maintenant.
ui-why-usage = Avec why et les mots d’une action, vous saurez pourquoi elle n’est pas permise.
ui-undone = Réponse annulée.
ui-saved = Partie enregistrée dans { $file }.
ui-loaded = Partie reprise depuis { $file }.
ui-left = La partie est gardée dans { $file }.
ui-hidden = caché

## Feuille de score

ui-score-sheet = Feuille de score
ui-rank = Rang
ui-seat = Place
ui-player = Joueur
ui-prestige = Prestige
ui-total = Total
ui-tie-break = Départage
ui-winner = Victoire : { $name }.
ui-winners = Victoire partagée : { $name }.

## Catalogue, relecture, simulation, scénarios

ui-seats-range = { $least } à { $most } places
ui-bots = Adversaires joués par l’ordinateur : { $names }
ui-engine-compiled = Le moteur est compilé.
ui-engine-plain = Le moteur est en Python pur ; `make fast` le compile.
ui-rules-version = { $game } : version { $version } des règles
ui-module-requires = demande : { $modules }
ui-module-excludes = incompatible avec : { $modules }
ui-verified =
    { $plies ->
        [one] Le journal est intact : { $plies } coup, montré au coup { $ply }.
       *[other] Le journal est intact : { $plies } coups, montré au coup { $ply }.
    }
ui-wins = Victoires
ui-score-mean = Score moyen
ui-score-least = Minimum
ui-score-most = Maximum
ui-simulated =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } (premières places partagées : { $shared }), { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    } en { $seconds } s ({ $speed } par seconde), { $errors ->
        [0] aucune erreur
        [one] { $errors } erreur
       *[other] { $errors } erreurs
    }.
ui-scenario-passed =
    { $steps ->
        [one] réussi ({ $steps } étape) :
       *[other] réussi ({ $steps } étapes) :
    }
ui-scenario-failed =
    { $count ->
        [one] ÉCHEC en { $count } endroit :
       *[other] ÉCHEC en { $count } endroits :
    }
ui-scenario-failure = étape { $step }, { $what } : attendu { $wanted }, trouvé { $found }

## Données

ui-data-set = { $game } : jeu de données { $hash }
ui-data-was = Le jeu de données était { $hash }.
ui-data-is =
    { $count ->
        [0] Le jeu de données est maintenant { $hash }, sans correction.
        [one] Le jeu de données est maintenant { $hash }, avec { $count } correction.
       *[other] Le jeu de données est maintenant { $hash }, avec { $count } corrections.
    }
ui-fact = Donnée
ui-value = Valeur
ui-status = Statut
ui-source = Source
ui-status-sourced = d’après une source
ui-status-derived = par déduction
ui-status-reconstructed = par reconstitution
ui-status-corrected = par correction
ui-status-convention = par convention

ui-lab-opponent = Adversaire
ui-lab-games = Parties
ui-lab-rate = Taux
ui-lab-interval = 95 cas sur 100
ui-lab-opponent-mean = Adversaire, moyenne
ui-lab-target = Score cible
ui-lab-beaten = Battu
ui-lab-round = Manche finale, moyenne
ui-arena-against = Contre
ui-arena-share = Part
ui-arena-times = Fois une part égale
ui-arena-rank = Rang moyen
ui-arena-margin = Écart moyen
ui-arena-rating = Classement
ui-arena-share-axis = Part en %
ui-arena-played =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } ; à force égale, chacun aurait { $even } % ; { $errors ->
        [0] aucune erreur
        [one] { $errors } erreur
       *[other] { $errors } erreurs
    }.
ui-arena-test =
    { $answer ->
        [high] Le test conclut à { $high } %, contre { $low } % (groupes de parties : { $groups }).
        [low] Le test conclut à { $low } %, contre { $high } % (groupes de parties : { $groups }).
       *[open] Le test entre { $low } % et { $high } % n’est pas encore tranché (groupes de parties : { $groups }).
    }
ui-arena-again =
    { $same ->
        [yes] La partie { $number }, rejouée, donne la même chose : { $found }.
       *[no] La partie { $number }, rejouée, donne { $found } ; dans le fichier, c’est { $kept }.
    }
ui-arena-repeated = Parties rejouées : { $games } ; identiques : { $same }.
ui-arena-timed = Non reproductibles, parce que la montre décide de leur temps de réflexion : { $players }.
