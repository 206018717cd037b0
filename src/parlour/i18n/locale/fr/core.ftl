### Ce que tous les jeux partagent : listes, places, ordre du jeu.

list-comma = { $head }, { $item }
list-semicolon = { $head } ; { $item }
list-and = { $head } et { $item }
list-count = { $name } × { $count }
list-choice = { $name } ({ $choice })
list-tally = { $name } { $value }

seat-numbered = { $name } { $number }
seat-unnamed = joueur { $number }
seat-opponent = Adversaire
player-you = Joueur
player-random = Hasard
player-steward = Régisseur
player-butler = Majordome
player-master = Maître

explained = { $name } : { $text }

rule-table = Qui répond, et quand
rule-table-text = Une réponse ne compte que si la partie est en cours et si la place est interrogée.

reason-game-over = La partie est terminée.
reason-not-your-turn = Ce n’est pas à vous de répondre.
reason-not-an-answer = Cela ne répond pas à la question posée : { $question }
reason-impossible-outcome = Le hasard ne peut pas donner cela maintenant : { $action }
