### Notre Dame on one screen: few words, since everything has its place.

## Top bar

nds-before-first = Before the first round
nds-when = Period { $period } · round { $turn } of { $turns }
nds-first = { $name } goes first
nds-steps = Steps of the round
nds-step-1 = Persons
nds-step-2 = Draft
nds-step-3 = Play
nds-step-4 = Bribe
nds-step-5 = Plague
nds-step-done = (done)
nds-step-pick = { $name }: pick { $n }
nds-step-card = { $name }: card { $n } of 2

## Map

nds-city-about = Map of the city: { $n } boroughs round the cathedral, yours in front. The foot of the screen and the tabs say everything that it shows.
nds-place-of = { $name }, { $owner }
nds-share = { $n } each
nds-close = Close
nds-no-persons = No person is on display yet.
nds-brief-no-gold-to-bribe = 1 gold short

## Plates

nds-last-forgone = { $kind }, no action
nds-last-passed = no bribe
nds-last-choosing = choosing…
nds-last-kept = ✓ has kept a card
nds-last-thinking = to move…

## What an answer does

nds-does = What this does
nds-does-nothing = Nothing changes for you now.
nds-stands = As things stand
nds-known = Cards you know
nds-cubes = Cubes
nds-gain-prestige = Prestige
nds-gain-gold = Gold
nds-gain-cubes = Cubes
nds-gain-rat = Rat
nds-then = Then
nds-end-of-turn = End of round
nds-later-hospital = −{ $n } later
nds-later-park = +{ $n } on gains
nds-of-it-park = { $n } + { $park } park
nds-loss = The plague costs
nds-share-yours = { $n } for you
nds-share-of = of { $n }
nds-sectors-used = Sectors in use
nds-of-seven = of 7
nds-score-now = Your score
nds-if-ended = if it ended now
nds-you-keep = You keep
nds-will-see = { $name } will see
nds-passed = Passed before
nds-pile = Your pile
nds-drawn-next = Your next three
nds-cards =
    { $n ->
        [0] no card
        [one] { $n } card
       *[other] { $n } cards
    }

## Own things

nds-you = you
nds-looked-at = looked at
nds-of = of { $n }
nds-in-pile = in your pile
nds-score = Score { $n }
nds-rat-sum = + { $spread } − hospital { $hospital } =

## Tray

nds-owner-and =
    { $n ->
        [0] { $owner }
        [one] { $owner } · { $n } piece there
       *[other] { $owner } · { $n } pieces there
    }
nds-ends-on = ends on { $n }, { $word }
nds-gift = { $gold } gold → { $n }
nds-card-confidant = Use another of your sectors; no cube is placed.
nds-moves-one = a cube moves
nds-forgo = No action
nds-keeps = you keep
nds-goes-to = to { $name }
nds-place-open = { $n }: { $name }
nds-brings = Brings
nds-would-bring = Would bring
nds-leave-bill = leave it
nds-centre = centre
nds-market-yours = { $letter } · yours
nds-market-of = { $letter } · { $name }
nds-what-moves = What moves
nds-where-to = Where it goes
nds-pick-first = Take the pieces here or on the map, then say where they go.
nds-load-from = { $load } { $place-from }
nds-pass-bribe-person = Bribe nobody
nds-pass-bribe-again = Bribe nobody else

## The question

nds-ask-keep-card = Keep one card
nds-ask-play-card = Play a card
nds-ask-play-third-card = Use your third card?
nds-ask-move-cube = Which place gives a cube?
nds-ask-make-donation = How much do you donate?
nds-ask-send-confidant = Where does your trusted friend go?
nds-ask-choose-bonus = Choose a bonus
nds-ask-move-carriage = Where do you stop?
nds-ask-bribe-person = Bribe one person
nds-ask-bribe-again = Bribe once more?
nds-ask-move-pieces = Move up to three pieces
nds-ask-move-one-piece = Move one piece
nds-ask-move-everything = Move a whole sector
nds-ask-found-sector = Use an empty sector
nds-ask-found-sectors = Fill an empty sector
nds-ask-work-sector = Use a sector again
nds-ask-withdraw-cubes = Return cubes
nds-ask-cash-bills = Use messages again
nds-ask-give-gold = Return gold
nds-ask-remove-cube = Lose a cube
nds-advice-keep-first = The other two go to { $to }. Then you choose from { $from }’s two.
nds-advice-keep-second = The other one goes to { $to }. The last card comes from { $from }.
nds-advice-play-first = One of three. After the second card the third is put away unseen.
nds-advice-play-second = The card that is left is put away unseen.
nds-advice-play-third-card = The scholar lets you carry it out as well.
nds-advice-move-cube = Your supply is empty: a cube comes from elsewhere. Click it on the map.
nds-advice-make-donation = One donation for each card. Click on its coin at the cathedral, or choose here.
nds-advice-send-confidant = Click a sector on the map.
nds-advice-move-carriage =
    { $n ->
        [one] Click a market on the map, one road away. Green ring: a message you may take.
       *[other] Click a market on the map, up to { $n } roads away. Green ring: a message you may take.
    }
nds-advice-bribe-person = A bribe costs 1 gold. You may also bribe nobody.
nds-advice-bribe-again = The councillor: 1 gold each.
nds-advice-move-pieces = The minstrel. Click a sector to take pieces, again for more, then where they go.
nds-advice-move-one-piece = The fool. Click the piece, then where it goes; that sector is used.
nds-advice-move-everything = The actress. Click the sector that moves, then where it goes; that one is used.
nds-advice-found-sector = The bishop brings a cube of the general supply.
nds-advice-found-sectors = The butcher: there are too few cubes for all of them.
nds-advice-work-sector = The procurator: no piece is placed.
nds-advice-withdraw-cubes = The gypsies: 2 prestige for each. Click your cubes on the map.
nds-advice-cash-bills = The coachman: one kind, each message of it again.
nds-advice-give-gold = The patron: each coin moves your rat back by one.
nds-advice-remove-cube = The plague takes it from one of your fullest sectors.

## The main button

nds-do-keep = Keep { $kind }, pass { $n } to { $name }
nds-do-place = Place a cube { $place-at }
nds-do-move = Move a cube { $place-to }
nds-do-confidant = Send your trusted friend
nds-do-forgo = Play { $kind } without its action
nds-do-drive = Drive: { $name }
nds-do-collect = Drive and take the message: { $name }
nds-note-rat = rat { $a } → { $b }
nds-note-end = ends on { $n }

## Tabs of the rail

nds-tab-plague = Plague
nds-tab-score = Score
nds-tab-persons = Persons
nds-all-persons = All other persons
