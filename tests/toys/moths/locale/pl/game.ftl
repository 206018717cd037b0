### Moths.

mo-module-base = Gra podstawowa
mo-module-base-about = Po cztery karty dla każdego, cztery latarnie.
mo-module-full-moon = Pełnia
mo-module-full-moon-about = Każda latarnia jest warta o jeden więcej.
mo-option-names = Imiona
mo-option-names-about = Imiona ciem, oddzielone przecinkami.
mo-option-singed = Osmalone skrzydła
mo-option-singed-about = Czy dwie sąsiednie karty pozbawiają wszystkich latarni.
mo-option-singed-0 = nie
mo-option-singed-1 = tak

mo-question-chance = Decyduje los.
mo-question-play-card = Którą kartę zagrywasz?
mo-act-play = zagraj { $card }
mo-act-deal = rozdanie: { $cards }
mo-act-light = zapala się latarnia o wartości { $value }

mo-event-hand-dealt =
    { $seat-you ->
        [yes] Otrzymujesz { $cards }.
       *[no] { $seat } otrzymuje { $cards }.
    }
mo-event-hand-dealt-hidden = { $seat }: otrzymane karty: { $count }.
mo-event-card-shown =
    { $seat-you ->
        [yes] Zagrywasz { $card }.
       *[no] { $seat } zagrywa { $card }.
    }
mo-event-lantern-lit = Zapala się latarnia o wartości { $value }.
mo-event-lantern-won =
    { $seat-you ->
        [yes] Zdobywasz latarnię: { $points }.
       *[no] { $seat } zdobywa latarnię: { $points }.
    }
mo-event-lantern-lost = Nikt nie zdobywa latarni.

mo-reason-not-in-hand = Nie masz na ręce karty { $card }.
mo-rule-dealing = Rozdanie
mo-rule-dealing-text = Każdy otrzymuje cztery karty, których nikt inny nie widzi.
mo-rule-lantern = Latarnia
mo-rule-lantern-text = Latarnia jest warta jeden, dwa lub trzy; najczęściej jeden.
mo-rule-playing = Zagrywanie
mo-rule-playing-text = Wszyscy jednocześnie zagrywają kartę z ręki. Najwyższa zdobywa latarnię.

mo-block-night = Noc
mo-block-you = Ty
mo-column-seat = Gracz
mo-column-points = Punkty
mo-column-cards = Karty na ręce
mo-column-played = Zagrane
mo-column-lantern = Latarnia
mo-column-hand = Twoja ręka
mo-score-lanterns = Latarnie
mo-score-moonlight = Blask księżyca

mo-card-1 = 1
mo-card-2 = 2
mo-card-3 = 3
mo-card-4 = 4
mo-card-5 = 5
mo-card-6 = 6
mo-card-7 = 7
mo-card-8 = 8
mo-card-9 = 9
mo-card-10 = 10
mo-card-11 = 11
mo-card-12 = 12
mo-card-13 = 13
mo-card-14 = 14
mo-card-15 = 15
mo-card-16 = 16
