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
table-over = La partie est finie
table-waiting-for = On attend { $names }
table-waiting-partner = On attend votre partenaire, { $name }
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
table-commit = Valider
table-committing = Enregistrement…
table-choose-first = Choisissez une réponse
table-go-answer = Vers la question
table-clear = Pas celle-là
table-preview-show = Voir ce qu’elle apporte
table-preview-hide = Masquer ce qu’elle apporte
table-preview-coming = Calcul de ce qu’elle apporte…
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
table-undo-waiting = Vous avez demandé d’annuler. On attend encore : { $names }.
table-undo-asked = { $name } demande d’annuler.
table-undo-request = Annuler ?
table-undo-request-why = { $name } voudrait annuler sa dernière réponse. Êtes-vous d’accord ?
table-undo-agree = D’accord
table-undo-refuse = Refuser
table-cancel = Fermer

## Un écran pour plusieurs

table-curtain-next = C’est à { $name }
table-curtain-who = Qui regarde ?
table-curtain-why = La table est couverte pour que personne ne voie ce qui ne lui appartient pas. Appuyez sur le bouton quand personne d’autre ne regarde.
table-curtain-i-am = Je suis { $name }
table-curtain-setting = Couvrir la table entre deux personnes
table-curtain-setting-hint = Ne compte que si plusieurs personnes jouent sur cet écran.
table-look-as = Regarder comme { $name }

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
        [one] { $count } de plus avant cela
       *[other] { $count } de plus avant cela
    }
table-seats = Joueurs
table-chat = Discussion
table-chat-empty = Personne n’a encore rien dit.
table-chat-text = Vos mots
table-chat-send = Dire
table-chat-to = À qui
table-chat-to-all = à tout le monde
table-chat-to-partner = à mon partenaire seulement ({ $name })
table-chat-private = entre partenaires
table-phrases = Phrases que chacun lit dans sa langue
table-phrase-hello = Bonjour !
table-phrase-good-luck = Bonne chance à tous !
table-phrase-well-played = Bien joué !
table-phrase-nice-move = Joli coup !
table-phrase-thanks = Merci !
table-phrase-sorry = Désolé !
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
table-replay-first = Au début
table-replay-previous = Un pas en arrière
table-replay-next = Un pas en avant
table-replay-last = À la fin
table-replay-slider = Étape
table-replay-now = Revenir au présent

## La fin

table-chart = Le score au fil de la partie
table-chart-note = Comme si la partie s’était arrêtée là
table-chart-about = Le score de chaque joueur au fil de la partie
table-chart-table = La même chose en tableau
table-team = Équipe { $number }
table-team-wins = Victoire d’équipe : { $name }.
table-team-sheet = Une colonne par équipe
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
table-confirm-choice = Seulement s’il y a un choix
table-confirm-never = Jamais

## Touches

table-keys = Touches
table-keys-on = Les touches seules ont un effet
table-keys-on-hint = Désactivez-les si elles gênent vos aides techniques. Le point d’interrogation marche toujours.
table-key-help = cette liste
table-key-commit = valider la réponse choisie
table-key-clear = choisir une autre réponse
table-key-undo = annuler
table-key-status = vers l’état de la partie, en haut
table-key-command = vers le champ pour les mots
table-key-log = vers le journal
table-key-chat = vers la discussion
table-key-previous = en relecture : un pas en arrière
table-key-next = en relecture : un pas en avant
