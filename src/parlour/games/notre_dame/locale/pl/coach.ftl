### Co trener mówi o Notre Dame.

nd-area-supplies = to, co napełnia twoje zasoby
nd-area-prestige = prestiż od razu
nd-area-carriage = twój powóz i jego weksle
nd-area-choice = premia do wyboru
nd-area-friend = twój zaufany przyjaciel
nd-area-rats = szczury i to, co je powstrzymuje
nd-area-persons = wyłożone postacie
nd-area-cathedral = Notre Dame i twoje złoto
nd-area-save = to, czego nie musisz robić
nd-coach-chapter =
    { $number ->
        [1] Etap A
        [2] Etap B
       *[other] Etap C
    }
nd-coach-step = Runda { $number }
