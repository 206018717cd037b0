### What the coach says of Notre Dame.

nd-area-supplies = what fills your supplies
nd-area-prestige = prestige at once
nd-area-carriage = your carriage and its messages
nd-area-choice = a bonus of your choice
nd-area-friend = your trusted friend
nd-area-rats = rats, and what keeps them away
nd-area-persons = the persons on display
nd-area-cathedral = Notre Dame and your gold
nd-area-save = what you need not do
nd-coach-chapter =
    { $number ->
        [1] Period A
        [2] Period B
       *[other] Period C
    }
nd-coach-step = Round { $number }
