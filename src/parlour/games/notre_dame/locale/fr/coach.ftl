### Ce que l’entraîneur dit de Notre Dame.

nd-area-supplies = ce qui remplit vos réserves
nd-area-prestige = du prestige tout de suite
nd-area-carriage = votre carrosse et ses messages
nd-area-choice = un bonus de votre choix
nd-area-friend = votre fidèle ami
nd-area-rats = les rats, et ce qui les éloigne
nd-area-persons = les personnages exposés
nd-area-cathedral = Notre Dame et votre or
nd-area-save = ce que vous n’êtes pas obligé de faire
nd-coach-chapter =
    { $number ->
        [1] Manche A
        [2] Manche B
       *[other] Manche C
    }
nd-coach-step = Tour { $number }
