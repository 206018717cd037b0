### Moths.

mo-module-base = Base game
mo-module-base-about = Four cards for everybody, four lanterns.
mo-module-full-moon = Full moon
mo-module-full-moon-about = Every lantern is worth one more.
mo-option-names = Names
mo-option-names-about = What the moths are called, separated by commas.
mo-option-singed = Singed wings
mo-option-singed-about = Whether two cards that lie next to one another cost both the lantern.
mo-option-singed-0 = no
mo-option-singed-1 = yes

mo-question-chance = Chance decides.
mo-question-play-card = Which card do you play?
mo-act-play = play { $card }
mo-act-deal = { $cards } are dealt
mo-act-light = a lantern worth { $value } is lit

mo-event-hand-dealt =
    { $seat-you ->
        [yes] You are dealt { $cards }.
       *[no] { $seat } is dealt { $cards }.
    }
mo-event-hand-dealt-hidden = { $seat } is dealt { $count } cards.
mo-event-card-shown =
    { $seat-you ->
        [yes] You play { $card }.
       *[no] { $seat } plays { $card }.
    }
mo-event-lantern-lit = A lantern worth { $value } is lit.
mo-event-lantern-won =
    { $seat-you ->
        [yes] You win the lantern: { $points }.
       *[no] { $seat } wins the lantern: { $points }.
    }
mo-event-lantern-lost = Nobody wins the lantern.

mo-reason-not-in-hand = You do not hold { $card }.
mo-rule-dealing = Dealing
mo-rule-dealing-text = Everybody is dealt four cards that nobody else sees.
mo-rule-lantern = The lantern
mo-rule-lantern-text = A lantern is worth one, two or three, and one is the most common.
mo-rule-playing = Playing
mo-rule-playing-text = All play a card of their hand at once. The highest wins the lantern.

mo-block-night = The night
mo-block-you = You
mo-column-seat = Player
mo-column-points = Points
mo-column-cards = Cards left
mo-column-played = Played
mo-column-lantern = Lantern
mo-column-hand = Your hand
mo-score-lanterns = Lanterns
mo-score-moonlight = Moonlight

mo-card-1 = the 1
mo-card-2 = the 2
mo-card-3 = the 3
mo-card-4 = the 4
mo-card-5 = the 5
mo-card-6 = the 6
mo-card-7 = the 7
mo-card-8 = the 8
mo-card-9 = the 9
mo-card-10 = the 10
mo-card-11 = the 11
mo-card-12 = the 12
mo-card-13 = the 13
mo-card-14 = the 14
mo-card-15 = the 15
mo-card-16 = the 16
