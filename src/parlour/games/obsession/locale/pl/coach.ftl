### Co trener mówi o grze Obsession.

ob-area-turn = czy podejmować gości, czy spasować
ob-area-market = targ budowniczych
ob-area-money = pieniądze
ob-area-servants = twoja służba
ob-area-guests = goście, których spotykasz
ob-area-objectives = twoje cele
ob-area-save = to, czego nie musisz robić
ob-coach-chapter = Sezon { $number }
ob-coach-step = Runda { $number }
