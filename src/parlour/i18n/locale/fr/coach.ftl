### L’entraîneur : indices, bilan d’une partie, autres chemins possibles.

## Indices

coach-hint = Indice
coach-hint-area = Regardez d’abord ici : { $text }
coach-area-question = ce que demande la question
coach-hint-pair = L’une de ces deux réponses est la meilleure :
coach-hint-best = La meilleure : { $text }
coach-hint-only = Il n’y a qu’une réponse : { $text }
coach-hint-more = En savoir plus
coach-hint-again = Tapez encore hint pour en savoir plus, ou hint play pour répondre ainsi.
coach-hint-take = Mettre dans mon tour
coach-hint-unsure = Les deux se valent presque.
coach-weighed = avance { $lead }, { $percent } % de gagner
coach-reason-brings = rapporte plus maintenant : +{ $points }
coach-reason-costs = rapporte moins maintenant : −{ $points }
coach-reason-keeps-open = garde plus de possibilités : +{ $points }
coach-reason-closes = garde moins de possibilités : −{ $points }
coach-reason-denies = laisse moins aux autres : +{ $points }
coach-reason-allows = laisse plus aux autres : −{ $points }
coach-reason-close = les deux sont proches ; un regard plus long préfère celle-ci
coach-reason-mostly = { $text } ({ $where })

## Le bilan

coach-review = Bilan
coach-review-of = Bilan : { $name }
coach-review-about = Ce que chaque décision a coûté, et ce qui était chance. Jugé d’après ce que cette place voyait alors.
coach-review-begin = Faire le bilan
coach-review-running = Examen de la partie : { $percent } %
coach-review-stop = Arrêter ici
coach-review-stopped = Arrêté avant la fin : ce qui n’a pas été vu de près n’est qu’une première impression.
coach-review-failed = Le bilan n’a pas pu être fait.
coach-graph = Chance de gagner
coach-graph-about = La chance de gagner au fil de la partie, en pour cent
coach-lead = Avance attendue
coach-seat = Place
coach-ledger = D’où vient l’écart
coach-sort-start = attendu au début
coach-sort-decision = décisions prises
coach-sort-draws = tirages et dés
coach-sort-passed = cartes passées et choix secrets
coach-sort-rivals = ce que les autres ont fait
coach-sort-outlook = ce qui ne s’est vu que plus tard
coach-margin = écart final
coach-accuracy = Précision
coach-accuracy-line = { $text } : { $percent } % en { $number } décisions, { $points } points perdus
coach-decisions = Décisions
coach-grade-fine = bien
coach-grade-inaccuracy = imprécision
coach-grade-mistake = erreur
coach-grade-turning-point = tournant
coach-verdict = { $text } : −{ $points } points, −{ $percent } % de gagner
coach-played = Joué : { $text }
coach-better = Mieux : { $text }
coach-show = Montrer cet endroit
coach-none = Aucune décision n’a coûté quelque chose de certain.
coach-lessons = Les leçons de cette partie
coach-lesson-dearest = { $where } : la réponse la plus chère, −{ $points }. { $text }
coach-lesson-kind = Cette question a coûté −{ $points } en { $number } réponses : { $text }
coach-lesson-chapter = { $where } : la partie la plus faible, −{ $points } en { $number } décisions.
coach-lesson-for-now = Les meilleures réponses rapportaient surtout tout de suite : −{ $points } en { $number } décisions.
coach-lesson-for-later = Les meilleures réponses gardaient surtout des possibilités : −{ $points } en { $number } décisions.
coach-lesson-for-rivals = Les meilleures réponses laissaient surtout moins aux autres : −{ $points } en { $number } décisions.
coach-lesson-luck-took = La chance a pris { $points } points : tout n’était pas entre vos mains.
coach-lesson-luck-gave = La chance a donné { $points } points : le résultat est meilleur que le jeu.
coach-lesson-steady = Bien répondu : { $text }

## Et si

coach-whatif = Et si ?
coach-whatif-about = Les cartes cachées sont redistribuées : ce n’est pas votre partie, et cela n’en dit rien.
coach-whatif-new = Essayer d’ici
coach-whatif-tree = Branches
coach-whatif-answers = Réponses à essayer
coach-whatif-value = avance { $lead }, { $percent } % de gagner
coach-whatif-over = finie, écart { $points }
coach-whatif-begin = telle quelle
coach-whatif-wait = Les autres répondent…
coach-whatif-drop = Retirer cette branche
