### Entrées inutilisables. Les valeurs entre guillemets sont citées telles quelles.

## Mots et fichiers

error-no-words = Aucun mot n’a été donné.
error-unknown-verb = Le mot « { $verb } » est inconnu ici.
error-unknown-words = Après « { $verb } », ces mots n’ont pas de sens : « { $words } ».
error-unknown-topic = Il n’y a rien à dire sur « { $topic } ».
error-no-coach = Il n’y a pas encore d’entraîneur pour { $game }.
error-hints-off = Des indices sont donnés quand une seule personne joue, et aux tables d’entraînement.
error-cannot-try = Cela ne peut pas être essayé ici : { $why }
error-too-long-branch = Une branche peut avoir { $most } réponses au plus.
error-no-such-choice = Le choix { $number } n’existe pas ; le dernier est { $most }.
error-unreadable-choice = Tapez un nombre de 1 à { $most }, une action en toutes lettres, ou help.
error-end-of-input = La saisie est terminée.
error-nothing-to-undo = Il n’y a rien à annuler.
error-no-such-file = Le fichier « { $file } » n’existe pas.
error-no-such-result = Ce résultat n’existe pas, ou son lien est incomplet.
error-cannot-read = Le fichier « { $file } » est illisible.
error-cannot-write = Impossible d’écrire le fichier « { $file } ».
error-bad-toml = Le fichier « { $file } » n’est pas du TOML correct : { $why }
error-unknown-language = La langue « { $language } » est inconnue. Langues connues : { $known }.

## Jeux, places, modules, options

error-unknown-game = Le jeu « { $game } » est inconnu. Jeux connus : { $known }.
error-not-a-game = « { $game } » n’est pas un jeu.
error-game-known = Il existe déjà un autre jeu nommé « { $game } ».
error-other-game = C’est un autre jeu : « { $game } ».
error-unknown-bot = Personne du nom de « { $bot } » ne peut s’asseoir là. Choix possibles : { $known }.
error-no-budget = Pour réfléchir, un adversaire géré par l’ordinateur a besoin d’au moins une simulation ou d’un peu de temps.
error-needs-a-person = Seul l’ordinateur peut jouer ici. Places possibles : { $known }.
error-bots-do-not-fit = Il faut autant de joueurs que de places ({ $seats }), et non { $bots }.
error-too-few-seats =
    { $least ->
        [one] Le jeu demande au moins { $least } place, et non { $seats }.
       *[other] Le jeu demande au moins { $least } places, et non { $seats }.
    }
error-too-many-seats =
    { $most ->
        [one] Le jeu a au plus { $most } place, et non { $seats }.
       *[other] Le jeu a au plus { $most } places, et non { $seats }.
    }
error-no-games = Il faut jouer au moins une partie, et non { $games }.
error-no-workers = Il faut au moins un processus, et non { $workers }.
error-bad-seat = La place « { $seat } » n’existe pas ; les places vont de 0 à { $most }.
error-bad-ply = Le coup « { $ply } » n’existe pas ; ce journal va de 0 à { $most }.
error-unknown-module = Le module « { $module } » est inconnu. Modules connus : { $known }.
error-module-requires = Le module « { $module } » demande le module « { $other } ».
error-module-excludes = Les modules « { $module } » et « { $other } » ne se jouent pas ensemble.
error-duplicate-module = Le module « { $module } » est nommé deux fois.
error-unknown-step = Le tour n’a pas d’étape « { $step } ».
error-unknown-splice = Une étape se place before, after ou instead par rapport à une autre, et non « { $where } ».
error-unknown-option = L’option « { $option } » est inconnue. Options connues : { $known }.
error-bad-option = L’option « { $option } » ne peut valoir « { $value } ». Valeurs possibles : { $choices }.
error-bad-option-form = Une option s’écrit nom=valeur, et non « { $option } ».

## Parties enregistrées, positions, scénarios

error-bad-log-line =
    { $why ->
        [json] La ligne { $line } du journal n’est pas du JSON correct.
        [hash] La ligne { $line } du journal a été modifiée : sa somme de contrôle est fausse.
        [format] La ligne { $line } du journal annonce un format inconnu ici.
        [header] La ligne { $line } du journal n’est pas un en-tête correct.
        [by] La ligne { $line } du journal ne dit pas qui a répondu.
        [undo] La ligne { $line } du journal reprend plus qu’il n’y a.
        [entry] La ligne { $line } du journal n’est pas une entrée correcte.
       *[empty] Le journal est vide.
    }
error-other-rules-version = Cette partie suit la version { $rules } des règles ; ce Parlour joue la version { $known }, et les mêmes réponses mèneraient ici à autre chose. Le Parlour avec lequel elle a été jouée sait encore l’ouvrir (« parlour games --json » dit quelle version des règles joue un Parlour).
error-other-data-set = Ce journal suit le jeu de données { $data } ; ici c’est { $found }.
error-refused-entry = Les règles refusent le coup { $ply } du journal, « { $act } » : { $why }
error-unread-entry = Le coup { $ply } du journal, « { $act } », est illisible : { $why }
error-undo-out-of-range = Impossible de revenir au coup { $ply }.
error-unknown-record = L’état enregistré contient une chose inconnue : « { $record } ».
error-bad-deck = L’état enregistré contient une pile de cartes incohérente.
error-bad-scenario = Le scénario est incohérent à « { $key } ».
error-bad-position =
    { $why ->
        [not-a-table] Dans la position, il faut une table à « { $key } ».
        [not-a-list] Dans la position, il faut une liste à « { $key } ».
        [not-a-number] Dans la position, il faut un nombre entier à « { $key } ».
        [not-true-or-false] Dans la position, il faut vrai ou faux à « { $key } ».
        [unknown-key] La position ne connaît pas « { $key } ».
        [out-of-range] Dans la position, le nombre à « { $key } » est hors limites.
        [too-many] Dans la position, il y en a trop à « { $key } ».
        [more-than-there-is] Dans la position, « { $key } » dépasse ce qui existe.
        [more-than-there-are] Dans la position, « { $key } » dépasse le nombre existant.
        [two-browns-and-a-grey] Dans la position, « { $key } » demande deux personnages bruns et un gris de la manche.
        [card-twice-or-not-in-play] Dans la position, « { $key } » contient une carte en double ou hors jeu.
        [before-the-deal] Dans la position, « { $key } » contient des cartes avant la donne.
        [not-in-the-deck] La position demande en « { $key } » une carte qui n’est pas dans la pioche.
        [left-over] La position laisse de côté des tuiles qui ne sont ni dans « { $key } » ni ailleurs.
       *[other] La position est incohérente à « { $key } » : { $why }
    }

## Données du matériel

error-not-a-table = Il faut une table à « { $path } ».
error-not-a-list = Il faut une liste à « { $path } ».
error-not-a-text = Il faut un texte à « { $path } », et non « { $value } ».
error-not-an-integer = Il faut un nombre entier à « { $path } », et non « { $value } ».
error-not-a-boolean = Il faut vrai ou faux à « { $path } », et non « { $value } ».
error-negative-number = Le nombre à « { $path } » ne peut être négatif : { $value }.
error-unknown-key = « { $path } » n’a pas d’entrée « { $key } ».
error-missing-key = Il manque à « { $path } » l’entrée « { $key } ».
error-unknown-value = « { $path } » ne peut valoir « { $value } ».
error-wrong-length = « { $path } » doit avoir la longueur { $expected }, et non { $length }.
error-duplicate-id = « { $path } » emploie une seconde fois l’identifiant « { $id } ».
error-unknown-section = « { $path } » cite la section inconnue « { $section } ».
error-not-canonical = La liste à « { $path } » doit contenir les identifiants connus, dans leur ordre.
error-would-overwrite = { $file } existe et n’est pas une partie ; choisissez un autre nom.
error-nobody-plays = Personne ne joue dans { $file } : l’ordinateur tient toutes les places. Pour regarder la partie : parlour replay
error-game-is-over = La partie dans { $file } est terminée. Pour la regarder : parlour replay

## Entrées et limites des données

error-duplicate-table = « { $path } » donne une seconde fois la table « { $table } ».
error-out-of-range = « { $path } » doit aller de { $min } à { $max } ; « { $value } » n’en fait pas partie.
error-unknown-reference = « { $path } » nomme « { $id } », qui n’existe pas.
error-unknown-entry = « { $path } » n’a pas d’entrée nommée « { $id } ».

## Modules et options ensemble

error-module-needs-one-seat = Le module « { $module } » se joue à une place, et non { $seats }.
error-option-only-with = L’option « { $option } » n’a de sens qu’avec le module « { $module } ».
error-option-not-with = L’option « { $option } » ne se règle pas avec le module « { $module } ».
error-option-only-alone = L’option « { $option } » ne concerne que le mode solo.

error-no-solo-game = { $game } ne se joue pas seul.

## À la porte de la table en ligne

error-bad-host = Personne ne peut écouter à « { $host } » : ce n’est pas une adresse de cette machine.
error-bad-http = Ce n’est pas une requête correcte.
error-name-taken = Quelqu’un à cette table s’appelle déjà « { $name } », ou s’écrit presque de même. Choisissez un autre nom.
error-not-ready = On ne peut pas jouer sur ce serveur pour le moment : { $parts }.
error-port-forbidden = Ce compte ne peut pas écouter sur le port { $port } ; --port en nomme un autre.
error-port-in-use = Quelqu’un écoute déjà sur le port { $port } ; --port en nomme un autre.
error-too-long-address = L’adresse est trop longue : { $most } octets au plus.
error-too-long-headers = Les en-têtes sont trop longs : { $most } octets au plus.
error-too-many-connections = Trop de connexions depuis votre adresse. Réessayez dans { $seconds } s.
error-too-many-headers = Trop d’en-têtes : { $most } au plus.
error-too-many-secrets = Trop de secrets à la fois : { $most } au plus.
error-too-slow = La requête a pris trop de temps : { $seconds } s au plus.
error-wrong-content-type = Le message doit se déclarer application/json.
error-wrong-host = Ce serveur ne s’appelle pas « { $host } ». S’il le doit : parlour serve --allow-host
error-wrong-origin = Une page de « { $origin } » ne peut pas utiliser ce serveur. Si elle le doit : parlour serve --allow-host

## The web table

error-bad-consent-time = L’accord par le silence se compte en heures entières, { $most } au plus.
error-bad-json = Le message n’est pas du JSON : { $why }.
error-bad-key = Un message doit porter un identifiant d’au plus { $most } caractères.
error-bad-message = Le message n’a pas de sens : { $why }.
error-bad-seat-kind = Une place ne peut pas être « { $kind } ». Sont possibles : { $known }.
error-bad-time-control = La cadence se compte en secondes entières, { $most } au plus.
error-client-not-built = Les pages web ne sont pas encore construites : lancez make run.
error-database-in-use = La base { $path } est utilisée par un serveur en marche ou un autre outil ; arrêtez-le d’abord.
error-database-not-empty = La base contient déjà { $tables } tables ; --force les remplace.
error-fault = Une erreur s’est produite sur le serveur. Rien n’a changé.
error-unanswered = Le serveur ne répond pas. Rien n’a changé : vérifiez votre connexion et réessayez.
error-no-engine = Les tables de cet appareil n’ont pas démarré. Réessayez.
error-game-not-over = La partie ne peut être lue en entier qu’une fois terminée.
error-log-has-hole = Il manque l’entrée { $entry } sur { $entries } dans le journal. « parlour repair » sauve ce qui précède.
error-newer-database = La base est de version { $version } ; cette édition connaît jusqu’à { $known }.
error-no-name = Indiquez un nom.
error-no-such-method = Cette adresse ne s’utilise pas ainsi.
error-no-such-path = Il n’y a rien à cette adresse.
error-no-such-ply = La partie n’a pas de position { $ply } ; la dernière est { $most }.
error-no-such-seat = La table n’a pas cette place.
error-no-such-table = Il n’y a pas de table « { $table } ».
error-no-undo-asked = Personne ne demande à annuler un coup.
error-no-target = Dites avec --to où doit aller ce qui est sauvé du fichier { $file }.
error-not-a-backup = { $file } n’est pas une sauvegarde lisible.
error-not-a-number = « { $text } » n’est pas un nombre.
error-not-a-person = Personne n’occupe cette place.
error-not-asked = Cette place n’a rien à décider maintenant.
error-not-kept = Le serveur n’atteint pas sa base en ce moment : il n’est pas certain que cela ait été enregistré. La table reviendra dès qu’elle pourra être relue.
error-not-your-seat = Vous n’occupez pas cette place.
error-nobody-to-confide-in = Vous n’avez pas de coéquipier à qui le dire.
error-nothing-said = Il n’y a rien à dire.
error-postgres-not-installed = PostgreSQL demande un paquet de plus : pip install parlour[postgres]
error-said-hello = La connexion a déjà été saluée.
error-rematch-too-early = Une revanche n’est possible qu’une fois cette partie terminée.
error-same-file = { $file } est la base elle-même.
error-say-hello-first = Une connexion commence par hello.
error-seat-is-away = L’ordinateur joue pour cette place ; reprenez-la d’abord.
error-seat-taken = Cette place est prise.
error-spoilt-database = Les tables du fichier { $path } sont endommagées : { $why }. Rien n’a été écrit ; « parlour repair » sauve ce qui est intact.
error-stale-ply = La partie a continué entre-temps. Regardez à nouveau.
error-time-is-up = Le temps de cette place est épuisé ; l’ordinateur continue pour elle.
error-too-busy = Le serveur est débordé pour l’instant. Réessayez.
error-too-long = C’est trop long : { $most } au plus.
error-too-long-body = Le message est trop long : { $most } octets au plus.
error-too-many-requests = Trop de demandes. Réessayez dans { $seconds } s.
error-too-many-tables = Au plus { $most } tables à la fois.
error-took-too-long = Le calcul a duré plus de { $seconds } s et a été abandonné. Réessayez.
error-undo-asked-already = Quelqu’un d’autre demande déjà à annuler.
error-unknown-audience = On peut s’adresser à la table ou à : { $known } ; pas à « { $audience } ».
error-unknown-database = Une base est un fichier ou une adresse PostgreSQL, pas { $url }.
error-undo-after-end = La partie est terminée ; plus rien ne peut être annulé.
error-unusable-database = La base { $path } est inutilisable : { $why }
error-work-failed = Le serveur n’a pas pu faire ce calcul. Réessayez.
error-wrong-invitation = L’invitation ne convient pas à cette place.
error-wrong-secret = Ce lien n’ouvre pas cette table.
error-no-such-part = « { $part } » ne fait pas partie d’une réponse ici.

## Simulations et tournois

error-workers-or-dask = Les parties se partagent entre des processus de cette machine (--workers) ou d’une grappe (--dask), mais pas les deux.
error-workers-lost = Les processus chargés d’une tâche sont morts { $times } fois ; elle n’a pas été confiée à nouveau.
error-dask-not-installed = Une grappe Dask demande un paquet de plus : pip install parlour[dask]
error-dask-not-reachable = Aucun ordonnanceur Dask ne répond à « { $address } ».
error-other-version = Un travailleur de la grappe a Parlour { $found }, et non { $version }.
error-plots-not-installed = Les images demandent un paquet de plus : pip install parlour[plots]
error-bad-plot-file = « { $file } » n’est pas un nom d’image. Terminaisons possibles : { $known }.
error-bot-without-parameters = Le joueur « { $bot } » n’a pas de paramètres.
error-unknown-bot-parameter = Le joueur « { $bot } » n’a pas de paramètre « { $parameter } ». Paramètres connus : { $known }.
error-bad-bot-parameter = « { $parameter } » n’est pas un paramètre pour « { $bot } » ; un paramètre s’écrit nom=nombre.
error-unknown-bot-module = Il n’y a pas de module « { $name } » dans le chemin de Python (PYTHONPATH).
error-broken-bot-module = Le module « { $name } » ne peut être chargé : { $why }
error-unknown-bot-class = « { $class } », dans le module « { $name } », n’est pas un joueur artificiel (une sous-classe de Bot que l’on peut créer).
error-bot-not-made = Le joueur « { $bot } » ne peut être créé : { $why }
error-own-bot-not-named = Le fichier nomme le joueur « { $bot } », dont le code serait exécuté. Si vous lui faites confiance, nommez-le aussi avec --player.
error-too-few-players =
    { $least ->
        [one] Il faut au moins { $least } joueur (--player).
       *[other] Il faut au moins { $least } joueurs (--player).
    }
error-duplicate-player = Le joueur « { $name } » est nommé deux fois.
error-bad-test = Un test s’écrit { $form }, avec 0 < P0 < P1 < 1, et non « { $test } ».
error-test-needs-one-pair = Un test porte sur une paire de joueurs, ou sur un joueur seul.
error-other-results = { $file } contient un autre tournoi : « { $key } » y vaut { $found }, ici { $wanted }.
error-bad-results-line = La ligne { $line } du fichier { $file } ne fait pas partie des résultats d’un tournoi.
error-no-such-game-number = Le fichier n’a pas de partie { $number }.
error-replay-needs-results = Indiquez avec --results le fichier dont les parties sont à rejouer.
error-game-not-repeatable = La partie { $number } ne peut être rejouée à l’identique : quelqu’un y réfléchit à la montre ({ $players }). Donnez plutôt un nombre de simulations, par exemple master?simulations=200.
error-nothing-to-repeat = Le fichier n’a aucune partie qui puisse être rejouée à l’identique.

## Recherche

error-game-not-studied = { $game } : rien ne dit comment ses réponses se décomposent ; ce n’est pas un environnement d’apprentissage.
error-unknown-reward = Il n’y a pas de récompense « { $reward } ». Récompenses connues : { $known }.
error-session-over = Il n’y a rien à choisir ; il faut recommencer la partie.
error-part-not-offered = Le numéro { $part } ne peut être choisi maintenant. Choix possibles : { $offered }.
error-no-such-seat-here = Il n’y a pas de place { $seat } ; la dernière est { $most }.
error-workers-do-not-fit = Impossible de partager { $games } parties entre { $workers } processus.
error-unknown-question = Le laboratoire ne demande pas « { $question } ». Questions connues : { $known }.
error-seats-out-of-range = { $seats } places ne se comparent pas ; il en faut de { $least } à { $most }.
error-too-few-games = { $games } parties ne disent rien ; il en faut au moins { $least }.
error-no-puzzles = Il n’y a pas de problèmes pour { $game }.
error-no-such-puzzle = Il n’y a pas de problème { $number } ; il y en a { $most }.
error-bad-day = « { $day } » n’est pas un jour ; un jour s’écrit 2026-05-31.
