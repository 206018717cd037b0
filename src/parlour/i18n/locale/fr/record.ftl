### Le carnet de parties : ce que sont devenues les parties terminées sur cet appareil.

record-title = Carnet de parties
record-about = Vos parties terminées : celles de cet appareil, et celles du serveur dont ce navigateur tient une place. Les parties guidées ne comptent pas.
record-none = Aucune partie n’a encore été terminée ici. La première sera notée dès sa fin.
record-game = Jeu
record-total-games = parties
record-total-won = gagnées
record-total-best = meilleur score
record-total-worst = score le plus bas
record-total-streak = victoires de suite
record-total-longest = plus longue série de victoires
record-chart = Vos scores, partie après partie
record-chart-about = Vos scores des { $count } dernières parties ; la première : { $first }, la dernière : { $last }. La liste plus bas les donne tous.
record-by-mode = Par façon de jouer
record-by-opponent = Par adversaire
record-by-family = Par famille
record-by-players = Par nombre de joueurs
record-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
record-against-people = des personnes
record-against-one-screen = tous au même écran
record-against-alone = seul
record-column-name = Nom
record-column-games = Parties
record-column-won = Gagnées
record-column-best = Meilleur
record-column-mean = Moyenne
record-column-worst = Plus bas
record-column-level = Niveau
record-column-margin = Écart
record-column-date = Date
record-column-mode = Façon de jouer
record-column-score = Score
record-column-other = Meilleur des autres
record-column-result = Résultat
record-outcome-won = gagnée
record-outcome-shared = première place partagée
record-outcome-lost = non gagnée
record-outcome-several = plusieurs à cet écran
record-ladder = { $name } : { $won } sur { $count } battus
record-beaten = battu
record-more = +{ $count }
record-list = Toutes les parties
record-more-games = Tout afficher
record-replay = Revoir
record-replay-this = Revoir cette partie : { $name }
record-files = Emporter le carnet
record-files-about = Le tableau est fait pour les tableurs. L’autre fichier contient tout et peut être apporté sur un autre appareil ; ce qui y est connu reste.
record-csv = Enregistrer en tableau (CSV)
record-json = Tout enregistrer (JSON)
record-bring = Apporter un fichier
record-brought =
    { $count ->
        [one] Le fichier contenait { $count } partie.
       *[other] Le fichier contenait { $count } parties.
    }
record-bad-file = Ce n’est pas le fichier d’un carnet de parties.
