### Le salon : page d’accueil, nouvelles tables, rejoindre, fichiers de partie.

lobby-heading = Prenez place
lobby-about = Parlour est une table ouverte pour deux jeux de société, à jouer dans votre navigateur, avec des personnes ou contre l’ordinateur.
lobby-about-more = Sans compte et sans publicité. Chaque règle s’explique d’elle-même, et chaque partie peut être vérifiée après coup.

## Jeux

lobby-new-table-of = Nouvelle table : { $name }
lobby-learn-game = Apprendre à jouer : { $name }

## Mes tables, tables publiques, fichiers

lobby-mine = Mes tables
lobby-mine-waiting =
    { $count ->
        [0] personne ne vous attend
        [one] { $count } table vous attend
       *[other] { $count } tables vous attendent
    }
lobby-mine-none = Vous n’êtes encore à aucune table. Celles que vous créez ou rejoignez dans ce navigateur apparaissent ici.
lobby-turn-yours = À vous de jouer
lobby-turn-theirs = Aux autres de jouer
lobby-waits-for = attend { $names }
lobby-turn-open = Place encore libre
lobby-turn-over = Terminée
lobby-mode-guided = Première partie guidée
lobby-mode-changed = { $mode } (modifié)
lobby-mode-own = Jeu de base avec { $count ->
        [one] un ajout
       *[other] { $count } ajouts
    }
lobby-preset-first = Première partie
lobby-preset-first-about = Règles simples, vous commencez, face à l’ordinateur
lobby-preset-base = Jeu de base
lobby-preset-base-about = Les règles de la boîte, sans rien d’autre
lobby-result-won = Vous avez gagné avec un score de { $points }.
lobby-result-shared = Vous partagez la première place avec un score de { $points }.
lobby-result-placed = Place { $rank } sur { $count } avec un score de { $points } ; { $name } l’emporte avec { $best }.
lobby-result-beaten = Vous avez gagné, { $points } à { $best }.
lobby-result-lost = Vous avez perdu, { $points } à { $best }.
lobby-result-winner = Victoire : { $names }, avec un score de { $points }.
lobby-against = contre { $names }
lobby-alone = en solo
lobby-ended = terminée le { $date }
lobby-plies =
    { $count ->
        [one] { $count } réponse
       *[other] { $count } réponses
    }
lobby-changed = dernier changement : { $when }
lobby-made = créée { $when }
lobby-forget = Oublier
lobby-forget-this = Oublier la table { $name }
lobby-forget-title = Oublier cette table ?
lobby-forget-about = Ce navigateur ne connaîtra plus votre place à la table { $name }. Sans lien de place conservé, vous ne pourrez pas y revenir.
lobby-forget-yes = L’oublier
lobby-forget-no = La garder
lobby-public = Tables publiques
lobby-public-none = Aucune table ne cherche de joueurs pour l’instant. Créez-en une et ouvrez-la à tout le monde.
lobby-public-again = Actualiser les tables publiques
lobby-refresh = Actualiser
lobby-open-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
lobby-join = Rejoindre
lobby-join-this = Rejoindre la table { $name }
lobby-corrected = avec des données corrigées
lobby-files = Fichiers de partie
lobby-files-about = Une partie peut être conservée dans un fichier, reprise ici ou vérifiée : personne ne peut changer une réponse après coup sans que cela se voie.
lobby-import = Reprendre un fichier de partie
lobby-verify = Vérifier un fichier de partie
lobby-loading = Un instant…
lobby-again = Réessayer
lobby-trouble = Cela n’a pas fonctionné ({ $reason }). Veuillez réessayer dans un instant.
lobby-back = Retour à l’accueil

## Nouvelle table

lobby-new-table = Nouvelle table
lobby-no-game = Ce jeu n’existe pas ici.
lobby-cancel = Annuler
lobby-game = Jeu
lobby-seats = Places
lobby-seat-count = Nombre de places
lobby-my-name = Votre nom
lobby-name-needed = Veuillez saisir un nom.
lobby-kind-me = Vous
lobby-kind-me-about = Votre propre place
lobby-kind-local = Quelqu’un à cet écran
lobby-kind-open = Libre, par lien
lobby-kind-open-about = Cette place revient à qui possède le lien.
lobby-kind-bot = Ordinateur
lobby-seat-who = Place { $number }
lobby-seat-level = Niveau
lobby-seat-name = Nom
lobby-seat-name-bot = Nom (facultatif)
lobby-seat-open = place libre
lobby-seat-bot = { $name } ({ $bot })
lobby-seat-number = Place { $number }
lobby-seat-marked = { $name } ({ $mark })
lobby-marks-here = fixé ici, place par place
lobby-first-about = Le tirage au sort est équitable et peut être vérifié après coup.
lobby-modules = Extensions et variantes
lobby-modules-none = aucune, le jeu tel quel
lobby-module-add = Ajouter { $name }
lobby-module-drop = Retirer { $name }
lobby-tiles-named = nommés ici
lobby-tiles-needed = Cochez ce qui doit servir.
lobby-pace = Rythme et accès
lobby-clock = Pendule
lobby-clock-none = sans pendule
lobby-clock-minutes =
    { $minutes ->
        [one] { $minutes } minute chacun
       *[other] { $minutes } minutes chacun
    }, { $seconds ->
        [one] { $seconds } seconde de plus à chaque réponse
       *[other] { $seconds } secondes de plus à chaque réponse
    }
lobby-clock-days =
    { $days ->
        [one] { $days } jour chacun
       *[other] { $days } jours chacun
    }, { $hours ->
        [one] { $hours } heure de plus à chaque réponse
       *[other] { $hours } heures de plus à chaque réponse
    }
lobby-clock-bank = Minutes par joueur
lobby-clock-increment = Secondes ajoutées à chaque réponse
lobby-pace-none = Sans pendule
lobby-pace-none-about = Chacun prend le temps qu’il lui faut.
lobby-pace-live = En direct, rapide
lobby-pace-calm = En direct, tranquille
lobby-pace-letter = Par correspondance
lobby-pace-slow-letter = Par correspondance, lente
lobby-pace-custom = Votre propre pendule
lobby-pace-custom-about = Réglez vous-même les minutes et les secondes.
lobby-company = Accès à la table
lobby-private = Sur invitation
lobby-private-about = Seules les personnes qui ont un lien trouvent la table.
lobby-open-to-all = Publique
lobby-open-to-all-about = Les places libres figurent sur la page d’accueil, et quiconque a l’adresse peut regarder.
lobby-open-to-all-no-seat = Aucune place n’est libre, mais quiconque a l’adresse peut regarder.
lobby-closed = toutes les places sont prises
lobby-practice = Table d’entraînement
lobby-practice-about = Tout peut être annulé, même après avoir vu quelque chose de caché.
lobby-silence = { $hours } heures d’absence valent accord
lobby-silence-about = Sinon, rien n’est annulé sans l’accord de ceux qui ont laissé leur place à l’ordinateur.
lobby-undo = Annuler un coup
lobby-undo-practice = tout, à tout moment
lobby-undo-asked = librement tant que rien de caché n’a été vu, puis si tout le monde est d’accord
lobby-undo-silence = librement tant que rien de caché n’a été vu, puis si tous sont d’accord ; { $hours } heures d’absence valent accord
lobby-summary = Cette table
lobby-table-title = Nom de la table
lobby-table-title-note = Peut rester vide.
lobby-ready-checking = La mise en place est en cours de vérification…
lobby-ready-fine = Cette mise en place convient.
lobby-ready-elsewhere = Quelque chose ne convient pas encore ; c’est signalé à sa place.
lobby-create = Créer la table
lobby-creating = La table se prépare…

## Façons de jouer

lobby-presets = Façon de jouer
lobby-presets-about = Chacune prend les places et coche ce qui va avec. Tout peut être changé ensuite, plus bas.
lobby-presets-own = Un mélange à vous. Choisissez une de ces façons pour recommencer.

## Groupes de modules et d’options

lobby-group-modules = Extensions et variantes
lobby-group-options = Options
lobby-group-nothing = tel quel
lobby-module-brings = apporte : { $modules }
lobby-module-brought = vient avec
lobby-modules-brought = Vient avec
lobby-option-reset = Rétablir « { $name } »
lobby-seats-take =
    { $count ->
        [one] Jouer seul
       *[other] Prendre { $count } places
    }
lobby-list-advice =
    { $count ->
        [0] Aucun choisi ; on en conseille { $least } à { $most }.
        [one] { $count } choisi ; on en conseille { $least } à { $most }.
       *[other] { $count } choisis ; on en conseille { $least } à { $most }.
    }
lobby-list-exactly = Choix : { $count } sur { $most }.
lobby-list-draw = En tirer { $count } au sort
lobby-team = Équipe { $number }
lobby-teams = Équipes
lobby-team-of = { $name } avec { $partner }
lobby-teams-about = Les coéquipiers se font face ; ils voient leurs objectifs et peuvent se parler en privé.
lobby-seat-team = Équipe { $number }, avec la place { $partner }

## Données

lobby-data = Données du jeu
lobby-data-which = Données utilisées
lobby-data-shipped = telles que fournies
lobby-data-own = les vôtres : { $name }
lobby-data-about =
    { $count ->
        [0] Les { $all } valeurs de ce jeu ont toutes une source.
        [one] { $count } valeur sur { $all } n’a pas de source publique. Elle a été reconstituée et porte une marque partout où elle est expliquée.
       *[other] { $count } valeurs sur { $all } n’ont pas de source publique. Elles ont été reconstituées et portent une marque partout où elles sont expliquées.
    }
lobby-data-list =
    { $count ->
        [one] Voir toutes les valeurs ({ $count } reconstituée)
       *[other] Voir toutes les valeurs ({ $count } reconstituées)
    }
lobby-data-correct = Corriger d’après votre exemplaire
lobby-data-sheet = D’où viennent les valeurs
lobby-data-fine = Une barre pleine signifie que tout a une source.
lobby-bars = Valeurs reconstituées
lobby-part-rest = Le reste
lobby-part-none = aucune
lobby-part-count = { $count } sur { $all }
lobby-part-open = { $name } ({ $count })

## La table est prête

lobby-made-title = La table est prête : { $name }
lobby-invitations = Invitations
lobby-invitations-about =
    { $count ->
        [one] Envoyez ce lien à la personne qui doit prendre la place libre. Vous pouvez déjà commencer ; la partie attend là où cette place est nécessaire.
       *[other] Envoyez chaque lien à une seule personne. Vous pouvez déjà commencer ; la partie attend là où ces places sont nécessaires.
    }
lobby-invitation = Invitation pour la place { $number }
lobby-watch-link = Lien pour les spectateurs
lobby-watch-about = Les spectateurs voient ce que tout le monde peut voir, et rien d’autre.
lobby-copy = Copier
lobby-copy-this = Copier : { $name }
lobby-copied = Copié
lobby-to-table = Aller à la table

## Rejoindre

lobby-join-title = Rejoindre une table
lobby-join-table = Rejoindre : { $name }
lobby-join-about = La table
lobby-join-seat = Votre place
lobby-join-which = Quelle place
lobby-join-full = Il ne reste aucune place que vous puissiez prendre ici.
lobby-join-used = Cette place est déjà prise. Votre invitation vous permet encore de regarder.
lobby-held = Vous êtes déjà à cette table.
lobby-watch = Regarder
lobby-take-seat = Prendre la place
lobby-take-seat-about = Ce navigateur garde votre place ; aucun compte n’est nécessaire.

## Vérifier un fichier

lobby-verify-title = Vérifier un fichier de partie
lobby-verify-file = Le fichier
lobby-verify-about = Le fichier est rejoué selon les règles, de la première réponse à la dernière, et sa chaîne de sommes de contrôle est suivie. Rien n’en est conservé.
lobby-verify-choose = Choisir un fichier
lobby-verify-text = Ou collez son texte
lobby-verify-now = Vérifier
lobby-verifying = Vérification…
lobby-verify-yes = Le fichier est valide
lobby-verify-no = Le fichier n’est pas valide
lobby-verify-chain = La chaîne est intacte : aucune ligne n’a été changée, retirée ni ajoutée.
lobby-verify-plies =
    { $count ->
        [one] { $count } réponse a été rejouée, et les règles la permettent.
       *[other] { $count } réponses ont été rejouées, et les règles les permettent toutes.
    }
lobby-verify-unfinished = La partie n’est pas encore terminée.
lobby-verify-hash = Somme de contrôle de la position atteinte :
lobby-where = Où se trouve la table
lobby-where-server = Sur le serveur
lobby-where-server-about = D’autres peuvent venir, et vous pouvez continuer sur un autre appareil.
lobby-where-here = Sur cet appareil
lobby-where-here-about = Seul, contre l’ordinateur ou à plusieurs devant un écran ; aucun réseau n’est nécessaire, et la partie est conservée dans ce navigateur.
lobby-app = Cette page comme application
lobby-app-update = Une nouvelle version de cette page est là. Vos parties restent telles quelles.
lobby-app-update-yes = La charger
lobby-app-install = Vous pouvez installer Parlour et jouer sans réseau.
lobby-app-install-yes = Installer
lobby-app-install-no = Non, merci
