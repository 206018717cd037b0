### Moths.

mo-module-base = Jeu de base
mo-module-base-about = Quatre cartes chacun, quatre lanternes.
mo-module-full-moon = Pleine lune
mo-module-full-moon-about = Chaque lanterne vaut un point de plus.
mo-option-names = Noms
mo-option-names-about = Les noms des papillons, séparés par des virgules.
mo-option-singed = Ailes brûlées
mo-option-singed-about = Si deux cartes voisines font perdre la lanterne à tous.
mo-option-singed-0 = non
mo-option-singed-1 = oui

mo-question-chance = Le hasard décide.
mo-question-play-card = Quelle carte jouez-vous ?
mo-act-play = jouer { $card }
mo-act-deal = { $cards } sont distribués
mo-act-light = une lanterne de valeur { $value } s’allume

mo-event-hand-dealt =
    { $seat-you ->
        [yes] Vous recevez { $cards }.
       *[no] { $seat } reçoit { $cards }.
    }
mo-event-hand-dealt-hidden = { $seat } reçoit { $count } cartes.
mo-event-card-shown =
    { $seat-you ->
        [yes] Vous jouez { $card }.
       *[no] { $seat } joue { $card }.
    }
mo-event-lantern-lit = Une lanterne de valeur { $value } s’allume.
mo-event-lantern-won =
    { $seat-you ->
        [yes] Vous gagnez la lanterne : { $points }.
       *[no] { $seat } gagne la lanterne : { $points }.
    }
mo-event-lantern-lost = Personne ne gagne la lanterne.

mo-reason-not-in-hand = Vous n’avez pas { $card }.
mo-rule-dealing = La donne
mo-rule-dealing-text = Chacun reçoit quatre cartes que nul autre ne voit.
mo-rule-lantern = La lanterne
mo-rule-lantern-text = Une lanterne vaut un, deux ou trois ; un est le plus fréquent.
mo-rule-playing = Jouer
mo-rule-playing-text = Tous jouent une carte de leur main en même temps. La plus forte gagne la lanterne.

mo-block-night = La nuit
mo-block-you = Vous
mo-column-seat = Joueur
mo-column-points = Points
mo-column-cards = Cartes restantes
mo-column-played = Jouées
mo-column-lantern = Lanterne
mo-column-hand = Votre main
mo-score-lanterns = Lanternes
mo-score-moonlight = Clair de lune

mo-card-1 = le 1
mo-card-2 = le 2
mo-card-3 = le 3
mo-card-4 = le 4
mo-card-5 = le 5
mo-card-6 = le 6
mo-card-7 = le 7
mo-card-8 = le 8
mo-card-9 = le 9
mo-card-10 = le 10
mo-card-11 = le 11
mo-card-12 = le 12
mo-card-13 = le 13
mo-card-14 = le 14
mo-card-15 = le 15
mo-card-16 = le 16
