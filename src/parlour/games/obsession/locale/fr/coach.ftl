### Ce que l’entraîneur dit d’Obsession.

ob-area-turn = recevoir ou passer
ob-area-market = le marché des bâtisseurs
ob-area-money = l’argent
ob-area-servants = vos domestiques
ob-area-guests = les invités que vous rencontrez
ob-area-objectives = vos objectifs
ob-area-save = ce que vous n’êtes pas obligé de faire
ob-coach-chapter = Saison { $number }
ob-coach-step = Manche { $number }
