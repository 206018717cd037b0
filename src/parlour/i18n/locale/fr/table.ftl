### La table dans le navigateur : cadre, état, réponses, journal, discussion, relecture et score.

## Cadre de toutes les pages

table-brand = Parlour
table-skip = Aller au contenu
table-nav = Principal
table-home = Accueil
table-learn = Apprendre
table-settings = Réglages
table-language = Langue
table-theme = Couleurs
table-record = Carnet de parties
table-verify = Vérifier un fichier de partie
table-unofficial = Une table non officielle et sans but commercial. Elle n’est pas liée aux éditeurs ; ses images et ses mots sont les siens.
table-credits = { $games }. S’ils vous plaisent, achetez-les.
table-no-page = Cette page n’existe pas
table-loading = Un instant…
table-load-failed = Cette partie n’a pas pu être chargée.
table-no-connection = Il n’y a pas de connexion au serveur.
table-try-again = Réessayer
table-no-table = Cette table ne peut pas s’ouvrir

## État

table-status = Où en est la partie
table-your-turn = À vous de jouer
table-turn-of = { $name } : à vous de jouer
table-over = La partie est finie
table-waiting-for = On attend { $names }
table-waiting-partner = On attend votre coéquipier, { $name }
table-turn-consent = { $name } vous demande
table-thinking =
    { $count ->
        [one] { $names } réfléchit
       *[other] { $names } réfléchissent
    }
table-going-on = La partie continue
table-watching = Vous regardez la partie.
table-still-choosing = Qui choisit encore
table-chooses = choisit encore
table-has-chosen = a choisi
table-link-connecting = connexion en cours
table-link-connected = connecté
table-link-reconnecting = connexion perdue, nouvel essai
table-link-offline = hors ligne
table-reconnect = Essayer maintenant
table-pending = Enregistrement…
table-saved = Enregistré
table-stale = La table avait avancé entre-temps. Voici où elle en est.
table-clocks = Temps restant
table-clock-low = il reste peu de temps
table-away = L’ordinateur joue à votre place.

## Répondre

table-your-answer = Votre réponse
table-answers = Réponses
table-all-answers = Toutes les réponses en liste
table-more-answers = Réponses que le plateau propose aussi
table-more-in-words = Il y a plus de réponses que la liste ne peut en montrer ; écrivez-les en mots.
table-so-far = Jusqu’ici :
table-stage-back = Un pas en arrière
table-stage-start = Recommencer
table-commit-area = La réponse choisie
table-committing = Enregistrement…
table-choose-first = Choisissez une réponse
table-go-answer = Vers la question
table-clear = Choisir autre chose
table-preview-show = Voir les conséquences
table-preview-hide = Masquer les conséquences
table-preview-coming = Calcul des conséquences…
table-preview-numbers = Ce qui change pour vous
table-preview-unknown = Ensuite, le hasard décide ; on ne peut rien prévoir de plus.
table-preview-together = Tout le monde répond en même temps ; cela compte quand tous ont répondu.
table-becomes = devient
table-and-more =
    { $count ->
        [one] et encore une chose
       *[other] et encore { $count } choses
    }
table-undo-will-be-free = Vous pourrez l’annuler librement tant que personne n’apprend rien de nouveau.
table-undo-will-ask = Une fois joué, l’annuler demandera l’accord de tous.
table-change-good = bon pour vous
table-change-bad = mauvais pour vous
table-range = de { $low } à { $high }
table-number-of = { $name } : { $thing }
table-number-score = Points

## Demander en mots

table-ask = Demander
table-command = Demander, ou répondre en mots
table-command-example = pourquoi …
table-command-hint = Écrivez « pourquoi » et un nom, une réponse en mots, ou « annuler ».
table-command-go = Envoyer
table-command-why = pourquoi why
table-command-undo = annuler undo
table-why-unknown = Il n’y a rien à demander maintenant sur « { $name } ».

## Annuler

table-undo = Annuler
table-undo-asking = Demander d’annuler
table-undone = C’est annulé.
table-undo-ask-title = Demander aux autres ?
table-undo-ask-why = Quelqu’un a appris quelque chose ou répondu depuis. La table revient à votre dernière réponse quand tout le monde est d’accord.
table-undo-ask = Demander
table-beside = À lire à côté de la table
table-beside-alone = Ouvrir dans une page à part
table-beside-close = Retour à la table
table-undo-refused = Votre demande d’annulation n’a pas été acceptée ; la partie reste en l’état.
table-undo-lapsed = Votre demande d’annulation est caduque : la partie a continué.
table-undo-waiting = Vous avez demandé d’annuler. On attend encore : { $names }.
table-undo-asked = { $name } demande d’annuler.
table-undo-request = Annuler ?
table-undo-request-why = { $name } voudrait annuler sa dernière réponse. Êtes-vous d’accord ?
table-undo-agree = D’accord
table-undo-refuse = Refuser
table-cancel = Fermer

## Un écran pour plusieurs

table-curtain-next = Tour suivant : { $name }
table-curtain-who = Qui regarde ?
table-curtain-why = La table est couverte pour que personne ne voie ce qui ne lui appartient pas. Appuyez sur le bouton quand personne d’autre ne regarde.
table-curtain-i-am = Je suis { $name }
table-curtain-setting = Couvrir la table entre deux personnes
table-curtain-setting-hint = Ne compte que si plusieurs personnes jouent sur cet écran.
table-look-as = Point de vue : { $name }

## À côté du plateau

table-side = Journal et discussion
table-side-close = Fermer journal et discussion
table-tabs = Parties de la table
table-answer-here = votre réponse est attendue ici
table-log = Journal
table-log-empty = Rien ne s’est encore passé.
table-recap = Depuis votre dernier coup
table-recap-more =
    { $count ->
        [one] et { $count } coup plus tôt
       *[other] et { $count } coups plus tôt
    }
table-you = Vous
table-seats = Joueurs
table-chat = Discussion
table-chat-empty = Personne n’a encore rien dit.
table-chat-text = Votre message
table-chat-send = Envoyer
table-chat-to = À qui
table-chat-to-all = à tout le monde
table-chat-to-partner = à mon coéquipier seulement ({ $name })
table-chat-private = entre coéquipiers
table-phrases = Phrases que chacun lit dans sa langue
table-phrase-hello = Bonjour !
table-phrase-good-luck = Bonne chance à tous !
table-phrase-well-played = Bien joué !
table-phrase-nice-move = Joli coup !
table-phrase-thanks = Merci !
table-phrase-sorry = Pardon !
table-phrase-oops = Oups…
table-phrase-thinking = Je dois réfléchir.
table-phrase-moment = Un instant, s’il vous plaît.
table-phrase-back-soon = Je reviens bientôt.
table-phrase-your-turn = C’est à vous.
table-phrase-good-game = Belle partie !
table-phrase-rematch = On en refait une ?

## Relecture

table-replay = Relecture
table-replay-start = Revoir la partie
table-replay-at = Étape { $ply } sur { $plies }
table-replay-previous = Un pas en arrière
table-replay-next = Un pas en avant
table-replay-slider = Étape
table-replay-now = Revenir au présent
table-replay-turn-back = Au tour précédent
table-replay-turn-on = Au tour suivant
table-replay-play = Lecture automatique
table-replay-pause = Pause
table-replay-speed = Vitesse
table-replay-speed-slow = lente
table-replay-speed-normal = normale
table-replay-speed-quick = rapide
table-replay-begin = La partie commence.
table-replay-nothing = Il n’y avait rien à voir à cette étape.

## La fin

table-coach = Entraîneur
table-chart = Le score au fil de la partie
table-chart-note = Comme si la partie s’était arrêtée là
table-chart-about = Le score de chaque joueur au fil de la partie
table-chart-table = La même chose en tableau
table-team = Équipe { $number }
table-team-sheet = Une colonne par équipe
table-wins = { $name } gagne avec { $total }.
table-share-win = { $name } partagent la victoire avec { $total }.
table-team-wins = { $name } gagnent ensemble avec { $total }.
table-margin =
    { $points ->
        [one] Un point d’avance ; 2ᵉ place : { $name }.
       *[other] { $points } points d’avance ; 2ᵉ place : { $name }.
    }
table-margin-tie = Égalité de points ({ $name }) : le départage décide.
table-margin-shared = Égalité de points, et le départage ne décide rien.
table-others = Les autres
table-sources = D’où viennent les points
table-sources-note = touchez une part pour en voir le détail
table-source-of = { $name } : { $source }
table-source-close = Fermer
table-source-whole = Il n’y a rien de plus à dire de ces points.
table-end-glance = En un coup d’œil
table-end-back = Retour au score
table-review = Voir la table
table-turnings = Tournants de la partie
table-turning-lead = { $when } : { $name } prend la tête, { $points }.
table-turning-gain = { $when } : { $name } { $points }.
table-turning-source = Surtout : { $name } ({ $points }).
table-share = Partager
table-share-title = Partager ce résultat
table-share-link = Lien vers le résultat
table-share-note = Qui l’a voit la feuille de score et les noms à la table, et rien d’autre de la partie.
table-share-no-link = Seul quelqu’un qui a joué peut créer un lien vers le résultat.
table-share-save = Enregistrer l’image
table-share-saved = L’image est enregistrée.
table-share-no-picture = Ce navigateur ne peut pas produire l’image.
table-share-send = Envoyer le lien…
table-result = Résultat
table-target = Score cible
table-target-beaten = { $name } dépasse le score cible : { $total } contre { $target }.
table-target-stands = Le score cible tient bon : { $total } pour { $name }, et il fallait dépasser { $target }.
table-best = le meilleur
table-rematch = Rejouer aux mêmes places
table-rematch-go = Vers la partie suivante

## Menu

table-menu = Menu de la table
table-menu-seat = Votre place
table-menu-links = Liens
table-menu-game = La partie
table-menu-settings = À la table
table-leave = Laisser jouer l’ordinateur pour moi
table-leave-why = L’ordinateur répond pour vous jusqu’à ce que vous repreniez votre place. Rien n’est perdu.
table-leave-yes = Le laisser jouer
table-return = Reprendre ma place
table-link-mine = Mes places sur un autre appareil
table-link-mine-hint = Secret : qui possède ce lien joue pour vous.
table-link-seat = Invitation : { $name }
table-link-seat-hint = Pour une personne, qui prendra cette place.
table-link-watch = Pour ceux qui regardent
table-link-watch-hint = Ils voient ce qui est visible de tous.
table-copy = Copier
table-copied = C’est copié.
table-copy-failed = La copie n’a pas marché ; sélectionnez le lien et copiez-le vous-même.
table-export = Enregistrer la partie dans un fichier
table-data = Jeu de données :
table-corrected = données corrigées
table-exported = Le fichier est enregistré.
table-rules = Règles
table-aids = Aide de jeu
table-notify-on = Les notifications sont activées
table-notify-off = Me prévenir quand c’est à moi
table-notify-denied = Le navigateur ne permet pas de notifications ici.
table-confirm = Demander avant qu’une réponse compte
table-confirm-always = Toujours
table-confirm-choice = Seulement si elle a plusieurs parties, révèle quelque chose ou ne s’annule pas d’un clic
table-confirm-never = Jamais
table-forced = Donner automatiquement la seule réponse possible
table-forced-hint = Là où il n’y a rien à choisir, le jeu continue sans demander. Ce qui révélerait ou transmettrait quelque chose de caché est toujours demandé.
table-by-itself = Réponse automatique, faute de choix : { $answer }
table-plan = Préparer la suite
table-plan-for = Préparez votre prochaine réponse : { $question }
table-plan-keep = Garder ce plan prêt
table-plan-kept = Prêt pour votre tour : { $answer }
table-plan-drop = Abandonner le plan
table-plan-nothing = Rien ne peut encore être préparé pour votre prochain tour.
table-plan-holds = Votre plan tient toujours : { $answer }
table-plan-broken = Votre plan n’est plus possible : { $answer }

## Touches

table-keys = Touches
table-keys-on = Raccourcis à une touche
table-keys-on-hint = Désactivez-les si elles gênent vos aides techniques. Le point d’interrogation marche toujours.
table-key-help = cette liste
table-key-question = vers la question
table-key-number = vers une réponse par son numéro ; une partie d’une longue réponse est choisie
table-key-arrows = vers la réponse suivante ou précédente
table-key-enter = valider la réponse choisie
table-key-commit = valider la réponse choisie
table-key-clear = choisir une autre réponse
table-key-undo = annuler
table-key-command = vers le champ pour les mots
table-key-log = vers le journal
table-key-chat = vers la discussion
table-key-previous = en relecture : un pas en arrière
table-key-next = en relecture : un pas en avant

# The table on one screen
table-skip-question = Aller à la question
table-words-link = Ce que veulent dire les mots de cette question
table-own-things = Ce que je possède
table-board = Plateau
table-tray = Question et réponse
table-not-asked = Rien à répondre pour l’instant
table-story = Récit
table-rail-fold = Replier le récit
table-rail-open = Déplier le récit
table-layout = Disposition de la table
table-layout-screen = Toute la table dans la fenêtre, si elle y tient
table-layout-reading = Mise en page de lecture : les parties l’une sous l’autre, la page défile

# The story
table-story-on = Continuer
table-story-skip = Aller au présent
table-story-skip-note = Espace
table-story-again = Revoir
table-story-pace = Montrer ce qui se passe
table-story-pace-off = pas du tout, seulement par écrit
table-story-pace-quick = vite
table-story-pace-normal = à vitesse normale
table-story-pace-slow = lentement
table-key-skip = Ce qui se passe : aller au présent
