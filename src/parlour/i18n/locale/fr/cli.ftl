### Les commandes : leur aide, les rapports, les problèmes. La page n’en a pas l’usage.

## Aide des commandes

ui-usage-word = Usage :
ui-usage-options-word = Options
ui-usage-commands-word = Commandes
ui-usage-help = Montrer cette page et quitter.
ui-usage-version = Montrer la version et quitter.
ui-usage-parlour = Une table ouverte pour jeux de société modernes.
ui-usage-games = Lister les jeux, leurs modules et options.
ui-usage-play = Jouer à GAME dans ce terminal.
ui-usage-play-seats = Qui est assis où, dans le sens horaire, ou combien il y a de places ; la première est alors la vôtre.
ui-usage-play-seed = La graine des dés ; secrète par défaut.
ui-usage-simulate = Jouer de nombreuses parties de GAME entre joueurs gérés par l’ordinateur et dire comment elles se sont passées.
ui-usage-simulate-seats = Joueurs gérés par l’ordinateur, dans le sens horaire, par exemple random,steward.
ui-usage-simulate-count = Combien de parties.
ui-usage-simulate-check-every-ply = Vérifier tous les invariants à chaque coup.
ui-usage-simulate-log-dir = Garder les journaux ici.
ui-usage-replay = Vérifier le journal FILE et le rejouer.
ui-usage-replay-at = S’arrêter avant ce coup.
ui-usage-replay-view = Tel que le voit cette place (à partir de 0) ou spectator.
ui-usage-review = Faire le bilan de la partie finie dans FILE : ce que les décisions ont coûté, ce qui était chance, ce qu’il y a à apprendre.
ui-usage-review-given = Quelle place (à partir de 0) ; toutes par défaut, ou celle de la seule personne.
ui-usage-review-seconds = Secondes pour toutes les places ensemble.
ui-usage-review-simulations = Combien de simulations à chaque décision ; sans limite de temps, le résultat est alors le même partout.
ui-usage-check = Exécuter les scénarios FILES ; code 1 si l’un échoue, 2 si l’un est illisible.
ui-usage-data = Lister les données utilisées et leur provenance.
ui-usage-data-reconstructed = Seulement les valeurs qu’aucune source publique n’imprime.
ui-usage-data-name = De quel jeu ; le premier par défaut.
ui-usage-data-override = Mettre en vigueur les corrections de FILE. Un fichier qui n’en contient pas rétablit les données livrées. La clé game du fichier dit de quel jeu il s’agit ; par défaut, c’est le premier.
ui-usage-any-as-json = Imprimer du JSON.
ui-usage-any-modules = Une extension ou variante à jouer ; peut se répéter.
ui-usage-any-options = Une option de la table, sous la forme nom=valeur ; peut se répéter.
ui-usage-any-lang = La langue : en, fr ou pl.
ui-usage-any-seed = La graine des dés.
ui-usage-any-workers = Combien de processus de cette machine se partagent les parties.
ui-usage-any-dask = L’adresse d’un ordonnanceur Dask dont les travailleurs jouent les parties.
ui-usage-lab = Expériences avec les joueurs artificiels.
ui-usage-lab-solo = Joue seul contre chaque adversaire du mode solo et chaque score cible des Enjeux du domaine, et indique la part de victoires.
ui-usage-lab-solo-game = Le jeu, si plusieurs se jouent en solitaire ; par défaut le premier.
ui-usage-lab-solo-bot = Le joueur artificiel qui joue.
ui-usage-lab-solo-count = Nombre de parties contre chacun.
ui-usage-lab-solo-wanted = Seulement contre celui-ci ; peut être donné plusieurs fois. estate-challenge désigne les scores cibles.

ui-usage-arena = Faire jouer à GAME des joueurs gérés par l’ordinateur les uns contre les autres et les classer.
ui-usage-arena-players = Un joueur : un niveau comme steward, un niveau avec paramètres comme master?simulations=200, ou une classe à vous sous la forme module:Classe ; peut se répéter.
ui-usage-arena-seats = Combien de places a la table ; 2 par défaut.
ui-usage-arena-one-way = À plus de deux places, ne faire jouer parmi les autres que le joueur nommé d’abord, et non l’inverse.
ui-usage-arena-count = Combien de parties joue chaque paire, arrondi pour que chacun occupe chaque place.
ui-usage-arena-results = Garder chaque partie dans ce fichier (lignes JSON), et reprendre là où il s’arrête s’il existe.
ui-usage-arena-tested = S’arrêter dès qu’il est clair si la part du premier joueur est P0 ou P1, par exemple 0.5:0.55 ; erreur dans un cas sur vingt.
ui-usage-arena-plot = Dessiner les classements et les parts dans ce fichier (.svg ou .png).
ui-usage-arena-replayed = Rejouer la partie K du fichier --results et dire si elle est la même ; peut se répéter.
ui-usage-arena-verified = Rejouer N parties du fichier --results, tirées selon --seed, et dire si elles sont les mêmes.

## The web table

ui-usage-serve = Servir la table web.
ui-usage-serve-host = L’adresse d’écoute.
ui-usage-serve-port = Le port d’écoute.
ui-usage-any-database = Un fichier SQLite ou une adresse PostgreSQL.
ui-usage-serve-workers = Processus où réfléchissent les adversaires.
ui-usage-serve-rate-limit = Facteur des limites de débit ; 0 les lève.
ui-usage-serve-bot-pause = Secondes qu’un bot laisse passer après une réponse que quelqu’un voit ; 0 pour aucune.
ui-usage-serve-allow-host = Un nom sous lequel on appelle le serveur ; peut être répété, * les admet tous.
ui-usage-serve-behind-proxy = Croire l’adresse que donne un proxy sur cette machine.
ui-usage-serve-quiet = Ne signaler que les erreurs.
ui-usage-serve-open = Ouvrir la table dans le navigateur de cette machine.
ui-usage-backup = Copier toutes les tables dans un fichier pendant que le serveur continue.
ui-usage-restore = Rétablir les tables d’une sauvegarde.
ui-usage-restore-force = Remplacer les tables présentes.
ui-usage-repair = Sauver ce qui est intact de parties endommagées.
ui-usage-repair-log = Réparer ce journal au lieu d’une base.
ui-usage-repair-target = Où va ce qui est sauvé ou retranché.
ui-usage-repair-look = Ne rien changer ; dire seulement ce qui est endommagé.

## Les rapports du laboratoire

lab-report-title = Ce que disent les parties : { $name }
lab-report-about = { $games } parties, celles de « { $bot } » contre ses semblables à { $counts } places, graine { $seed }, données { $hash }.
lab-report-intervals = Entre parenthèses : l’intervalle où se trouve la vraie valeur dans 95 cas sur 100. Parts selon Wilson, moyennes des places selon l’écart entre parties entières, autres moyennes par tirages répétés.
lab-report-written = Écrit : { $file }
lab-rows = Quoi
lab-cases = Cas
lab-base = Jeu de base
lab-title-first-player = Est-ce un avantage de commencer ? À { $seats }, selon la place au premier tour
lab-title-scores = Points selon le nombre de joueurs
lab-title-length = Quelle est la durée d’une partie ? Selon le nombre de joueurs
lab-title-sources = D’où viennent les points ? Selon le niveau
lab-title-holdings = Que valent-ils : { $what }
lab-title-variants = Que changent les variantes ?
lab-title-solo = Seul contre chaque adversaire
lab-title-corrected = Que changent les corrections ?
lab-note-holdings = Pour les places qui ont eu ou utilisé une chose : l’écart à la moyenne de la table, et la fréquence des victoires, 1 étant celle de tout le monde. Un lien n’est pas encore une cause : qui mène peut s’offrir ce qui est cher.
lab-note-corrected = Les mêmes graines avec les faits imprimés et avec les faits corrigés.
lab-column-share = Parties gagnées
lab-column-points = Points
lab-column-lead = Points au-dessus de la moyenne
lab-column-score = Points
lab-column-winner = Points du vainqueur
lab-column-gap = Du premier au deuxième
lab-column-decisions = Décisions par place
lab-column-moments = Tours ou manches
lab-column-wins = Victoires, en multiple d’une part égale
lab-column-begun = Gagnées par qui commence
lab-column-won = Gagnées
lab-column-printed = Imprimé
lab-column-corrected = Corrigé
lab-column-change = Différence
lab-sort-person = les personnages soudoyés
lab-sort-kind = les cartes d’action jouées
lab-sort-place = les secteurs de l’ami de confiance
lab-sort-bill-kind = les messages récupérés
lab-sort-family = les familles
lab-sort-tile = les tuiles
lab-sort-gentry = les invités
lab-sort-objective = les objectifs
lab-sort-milestone = les jalons
ui-usage-lab-ask = Répond à une question sur un jeu par des parties entre joueurs artificiels.
ui-usage-lab-ask-bot = Le joueur artificiel à chaque place.
ui-usage-lab-ask-count = Nombre de parties.
ui-usage-lab-ask-seats = Nombre de joueurs ; peut être donné plusieurs fois.
ui-usage-lab-ask-data = Joue avec les corrections de ce fichier.
ui-usage-lab-report = Répond à toutes les questions sur un jeu en une page : report.html, et report.md avec ses images.
ui-usage-lab-report-out = Le dossier de la page et des images.
ui-usage-lab-report-bot = Le joueur artificiel à chaque place.
ui-usage-lab-report-count = Nombre de parties.
ui-usage-lab-report-seats = Nombre de joueurs ; peut être donné plusieurs fois.
ui-usage-lab-report-data = Joue avec les corrections de ce fichier.
ui-usage-lab-report-no-plots = Des tableaux seulement ; les images demandent parlour[plots].

## Problèmes

ui-puzzle-title = Problème { $number } sur { $count } : une réponse est nettement la meilleure.
ui-puzzle-easy = Facile.
ui-puzzle-middle = Pas facile.
ui-puzzle-hard = Difficile : un intendant s’y trompe.
ui-puzzle-prompt = Votre réponse (numéro ou mots) :
ui-puzzle-right = Juste : c’est la meilleure réponse.
ui-puzzle-wrong = Pas la meilleure : elle coûte { $points } points.
ui-puzzle-unseen = C’est permis, mais ne figurait pas parmi les réponses comparées.
ui-puzzle-answer = Réponse
ui-puzzle-behind = Points de moins que la meilleure
ui-puzzle-how = Trouvé en jouant la suite dans de nombreux mondes conformes à ce que sait cette place ; ± contient la vraie valeur dans 95 cas sur 100.
ui-usage-puzzle = Résoudre un problème : une position où une réponse est nettement la meilleure.
ui-usage-puzzle-day = Le problème d’un jour ; par défaut celui d’aujourd’hui.
ui-usage-puzzle-number = Le problème portant ce numéro, à partir de 1.
ui-usage-puzzle-answer = Répondre tout de suite, en mots.
