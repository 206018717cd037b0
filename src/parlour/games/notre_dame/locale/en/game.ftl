### Notre Dame in English. A piece is a cube or the confidant.

nd-about = A game by Stefan Feld for two to five heads of Parisian families. In three periods of three rounds you build up influence in your borough, bribe persons of the city and hold the plague at bay. The player with the most prestige at the end wins.

## Components

nd-colour-red = red
nd-colour-violet = violet
nd-colour-blue = blue
nd-colour-green = green
nd-colour-yellow = yellow

nd-period-a = A
nd-period-b = B
nd-period-c = C

nd-sector-seminary = Seminary
    .obj = the seminary
    .at = in the seminary
    .to = to the seminary
    .from = from the seminary
nd-sector-bank = Bank
    .obj = the bank
    .at = in the bank
    .to = to the bank
    .from = from the bank
nd-sector-residence = Residence
    .obj = the residence
    .at = in the residence
    .to = to the residence
    .from = from the residence
nd-sector-carriage-house = Carriage house
    .obj = the carriage house
    .at = in the carriage house
    .to = to the carriage house
    .from = from the carriage house
nd-sector-inn = Inn
    .obj = the inn
    .at = in the inn
    .to = to the inn
    .from = from the inn
nd-sector-park = Park
    .obj = the park
    .at = in the park
    .to = to the park
    .from = from the park
nd-sector-hospital = Hospital
    .obj = the hospital
    .at = in the hospital
    .to = to the hospital
    .from = from the hospital
nd-place-notre-dame = Notre Dame
    .obj = Notre Dame
    .at = on Notre Dame
    .to = to Notre Dame
    .from = from Notre Dame

nd-kind-seminary = Seminary
nd-kind-bank = Bank
nd-kind-residence = Residence
nd-kind-carriage-house = Carriage house
nd-kind-inn = Inn
nd-kind-park = Park
nd-kind-hospital = Hospital
nd-kind-notre-dame = Notre Dame
nd-kind-confidant = Trusted friend
nd-card = { $kind } ({ $colour })

nd-card-seminary-about = Place a cube in your seminary, then take as many cubes from the general supply as it holds pieces.
nd-card-bank-about = Place a cube in your bank, then take as much gold as it holds pieces.
nd-card-residence-about = Place a cube in your residence, then gain as many prestige points as it holds pieces.
nd-card-carriage-house-about = Place a cube in your carriage house, then drive your carriage up to as many markets as it holds pieces. You may take the message where it stops.
nd-card-inn-about = Place a cube in your inn, then choose a bonus: 1 cube, 1 gold or the rat back one space. From the third piece on (the fourth, if the table says so) you choose twice.
nd-card-park-about = Place a cube in your park and move your rat back one space. From then on every pair of pieces in the park adds 1 prestige point to each of your gains of prestige.
nd-card-hospital-about = Place a cube in your hospital and move your rat back one space. In phase 5 every piece in the hospital keeps one rat away.
nd-card-notre-dame-about = Place a cube on Notre Dame and donate 1, 2 or 3 gold for 1, 3 or 6 prestige points. Cubes there score again when the period ends.
nd-card-confidant-about = Send your trusted friend to another of your seven sectors and carry out its action. No cube is placed.

nd-corner-centre = central market
nd-corner-a = market A
nd-corner-b = market B
nd-corner-c = market C
nd-corner-d = market D
nd-market = { $colour } borough, { $corner }

nd-bill-gold = 1 prestige + 1 gold
nd-bill-cube = 2 prestige + 1 cube
nd-bill-rat = 3 prestige + rat back 1
nd-bill-prestige = 4 prestige
nd-bill = { $colour } ({ $bill-kind })
nd-carriage = { $colour } carriage

nd-amount-cubes =
    { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    }
nd-amount-gold = { $amount } gold
nd-amount-prestige =
    { $amount ->
        [one] { $amount } prestige point
       *[other] { $amount } prestige points
    }

## Persons

nd-person-barmaid = Barmaid
    .obj = the barmaid
nd-person-barmaid-power = Gain 3 prestige points, and choose 1 gold, 1 cube or the rat back one space.
nd-person-minstrel = Minstrel
    .obj = the minstrel
nd-person-minstrel-power = Move one to three pieces, cubes or your trusted friend, from one of your sectors to one other. No action follows.
nd-person-moneylender = Moneylender
    .obj = the moneylender
nd-person-moneylender-power = Gain 2 gold and 1 prestige point.
nd-person-fool = Fool
    .obj = the fool
nd-person-fool-power = Move one cube or your trusted friend to another of your sectors and carry out the action there.
nd-person-monk = Monk
    .obj = the monk
nd-person-monk-power = Gain 2 cubes and 1 prestige point.
nd-person-doctor = Doctor
    .obj = the doctor
nd-person-doctor-power = For you alone the plague of this round counts as 0. Your hospital still works, so it can drive your rat back.
nd-person-soldier = Soldier
    .obj = the soldier
nd-person-soldier-power = Gain 1 prestige point for each of your pieces on the board, cubes on Notre Dame included.
nd-person-night-watchman = Night watchman
    .obj = the night watchman
nd-person-night-watchman-power = Gain 1 prestige point for each of your seven sectors that holds no piece.
nd-person-bishop = Bishop
    .obj = the bishop
nd-person-bishop-power = Place a cube from the general supply in one of your empty sectors and carry out the action there.
nd-person-administrator = Administrator
    .obj = the administrator
nd-person-administrator-power = Gain as many prestige points as you already have.
nd-person-nurse = Nurse
    .obj = the nurse
nd-person-nurse-power = Place a cube from the general supply in your hospital and move your rat back one space.
nd-person-scholar = Scholar
    .obj = the scholar
nd-person-scholar-power = Carry out the action of your third action card as well. While the scholar is on display, third cards stay face down until phase 4 is over.
nd-person-priest = Priest
    .obj = the priest
nd-person-priest-power = Place a cube from the general supply on Notre Dame. There is no donation and no other effect.
nd-person-procurator = Procurator
    .obj = the procurator
nd-person-procurator-power = Carry out the action of one of your sectors at its present strength, without placing a piece. Our reading: the sector must hold at least one piece.
nd-person-bell-ringer = Bell-ringer
    .obj = the bell-ringer
nd-person-bell-ringer-power = Gain 3 prestige points for each of your cubes on Notre Dame. A table may agree to count the cubes of all players.
nd-person-guild-master = Guild master
    .obj = the guild master
nd-person-guild-master-power = Gain 2 prestige points for each of your sectors with at least two pieces.
nd-person-beggar-king = Beggar king
    .obj = the beggar king
nd-person-beggar-king-power = Gain 1 prestige point for each space of the plague track, up to 9, ahead of your rat.
nd-person-lawyer = Lawyer
    .obj = the lawyer
nd-person-lawyer-power = Gain 3 prestige points for every two messages you have collected.
nd-person-spy = Spy
    .obj = the spy
nd-person-spy-power = Look at all grey persons still in the pile, in their order, and gain 2 prestige points.
nd-person-gypsies = Gypsies
    .obj = the gypsies
nd-person-gypsies-power = Return any number of your cubes from your sectors and from Notre Dame to the general supply, for 2 prestige points each. The trusted friend stays.
nd-person-coachman = Coachman
    .obj = the coachman
nd-person-coachman-power = Choose one kind of message: every message of that kind you have collected gives its bonus again.
nd-person-merchant = Merchant
    .obj = the merchant
nd-person-merchant-power = Gain 1 gold for each market of your borough without a message. Our reading: only the four corner markets count.
nd-person-patron = Patron
    .obj = the patron
nd-person-patron-power = Return as much gold as you like; each coin moves your rat back one space, never below 0.
nd-person-butcher = Butcher
    .obj = the butcher
nd-person-butcher-power = Place a cube from the general supply in each of your empty sectors; no actions follow. If there are too few cubes, you choose the sectors.
nd-person-lady-in-waiting = Lady-in-waiting
    .obj = the lady-in-waiting
nd-person-lady-in-waiting-power = Gain 1 prestige point for each piece in your fullest sector.
nd-person-mayor = Mayor
    .obj = the mayor
nd-person-mayor-power = Gain 3 prestige points for each of your sectors with at least three pieces.
nd-person-carpenter = Carpenter
    .obj = the carpenter
nd-person-carpenter-power = Gain 1 prestige point for each of your sectors with at least one piece.
nd-person-innkeeper = Innkeeper
    .obj = the innkeeper
nd-person-innkeeper-power = Gain 2 prestige points for each piece in your inn.
nd-person-guard = Guard
    .obj = the guard
nd-person-guard-power = Gain 3 prestige points for every two of your cubes in the general supply.
nd-person-councillor = Councillor
    .obj = the councillor
nd-person-councillor-power = You may bribe up to two more times, for 1 gold each: two persons, or the same one twice. The councillor cannot be bribed again.
nd-person-mistress = Mistress
    .obj = the mistress
nd-person-mistress-power = Place a cube from the general supply in the sector of your trusted friend and carry out the action there. While the trusted friend is off the board, nothing happens.
nd-person-actress = Actress
    .obj = the actress
nd-person-actress-power = Move all pieces of one of your sectors to another and carry out the action of the second one.
nd-person-gravedigger = Gravedigger
    .obj = the gravedigger
nd-person-gravedigger-power = Gain as many prestige points as there are rats on this round’s three persons.

## Where a gain comes from

nd-source-seminary = seminary
nd-source-bank = bank
nd-source-residence = residence
nd-source-inn = inn
nd-source-park = park
nd-source-hospital = hospital
nd-source-notre-dame = donation to Notre Dame
nd-source-notre-dame-scoring = scoring of Notre Dame
nd-source-bill-gold = message
nd-source-bill-cube = message
nd-source-bill-rat = message
nd-source-bill-prestige = message
nd-source-plague = plague
nd-source-barmaid = barmaid
nd-source-minstrel = minstrel
nd-source-moneylender = moneylender
nd-source-fool = fool
nd-source-monk = monk
nd-source-soldier = soldier
nd-source-night-watchman = night watchman
nd-source-bishop = bishop
nd-source-administrator = administrator
nd-source-nurse = nurse
nd-source-scholar = scholar
nd-source-priest = priest
nd-source-procurator = procurator
nd-source-bell-ringer = bell-ringer
nd-source-guild-master = guild master
nd-source-beggar-king = beggar king
nd-source-lawyer = lawyer
nd-source-spy = spy
nd-source-gypsies = gypsies
nd-source-coachman = coachman
nd-source-merchant = merchant
nd-source-patron = patron
nd-source-butcher = butcher
nd-source-lady-in-waiting = lady-in-waiting
nd-source-mayor = mayor
nd-source-carpenter = carpenter
nd-source-innkeeper = innkeeper
nd-source-guard = guard
nd-source-councillor = councillor
nd-source-mistress = mistress
nd-source-actress = actress
nd-source-gravedigger = gravedigger

# Where points come from, and why the game ended
nd-score-residence = Residence
nd-score-persons = Persons
nd-score-bills = Messages
nd-score-gifts = Donations to Notre Dame
nd-score-cathedral = Shares in Notre Dame
nd-score-park = Park bonus
nd-score-plague = Plague
nd-ended = The { $turns } rounds are played.

## Phases

nd-phase-0 = –
nd-phase-1 = Persons
nd-phase-1-about = Two brown persons and a grey one are turned up.
nd-phase-2 = Choosing cards
nd-phase-2-about = Draw three cards, keep one, pass two; of the two you get, keep one, pass one.
nd-phase-3 = Playing cards
nd-phase-3-about = Everyone plays two of three cards, one at a time.
nd-phase-4 = Bribes
nd-phase-4-about = Everyone may bribe one person for 1 gold.
nd-phase-5 = Plague
nd-phase-5-about = Every rat moves by the rats on display, less the pieces in the hospital of its borough.

## Blocks of the table

nd-block-turn = Round
nd-block-persons = Persons on display
nd-block-players = Players
nd-block-markets = Markets
nd-block-piles = Persons still to come
nd-block-cards = Your cards
nd-column-period = Period
nd-column-turn = Round
nd-column-phase = Phase
nd-column-phase-about = What to do
nd-column-first = First player
nd-column-rats = Rats
nd-column-cathedral-cubes = Cubes on Notre Dame
nd-column-cathedral-share = Each cube is worth
nd-column-treasury = Gold in the supply
nd-column-person = Person
nd-column-rats-status = Origin of the count
nd-column-power = Power
nd-column-seat = Seat
nd-column-colour = Colour
nd-column-prestige = Prestige
nd-column-gold = Gold
nd-column-supply = Cubes
nd-column-general = In general supply
nd-column-rat = Rat
nd-column-forecast = After plague
nd-column-cathedral = Notre Dame
nd-column-carriage = Carriage
nd-column-bills = Messages
nd-column-played = Played
nd-column-borough = Borough
nd-column-hand = In hand
nd-column-choose-from = To choose from
nd-column-passed-first = Passed first
nd-column-passed-second = Passed second
nd-column-own-pile = Still in your pile
nd-column-pile = Pile
nd-column-still-to-come = Persons
nd-column-browns = Brown, this period
nd-column-greys-a = Grey, period A
nd-column-greys-b = Grey, period B
nd-column-greys-c = Grey, period C
nd-order-known = in this order
nd-confidant-here = trusted friend
nd-plague-strikes = plague strikes

## Actions

nd-act-keep = Keep { $card }
nd-act-play = Play { $card }
nd-act-forgo = Play { $card } without its action
nd-act-from = Take a cube { $place-from }
nd-act-donate = Donate { $gold } gold
nd-act-send = Send the trusted friend { $sector-to }
nd-act-take =
    { $bonus ->
        [gold] Take 1 gold
        [cube] Take 1 cube
       *[rat] Move the rat back one space
    }
nd-act-drive = Drive to the { $market }
nd-act-collect = Drive to the { $market } and take the message
nd-act-bribe = Bribe { $person-obj }
nd-act-shift =
    { $confidant ->
        [yes]
            { $cubes ->
                [0] Move the trusted friend
                [one] Move { $cubes } cube and the trusted friend
               *[other] Move { $cubes } cubes and the trusted friend
            }
       *[no]
            { $cubes ->
                [one] Move { $cubes } cube
               *[other] Move { $cubes } cubes
            }
    } { $from-from } { $to-to }
nd-act-relocate =
    { $piece ->
        [confidant] Move the trusted friend
       *[cube] Move 1 cube
    } { $from-from } { $to-to } and carry out the action there
nd-act-found = Place a cube from the general supply { $sector-at }
nd-act-work = Carry out the action of { $sector-obj }
nd-act-rehouse = Move everything { $from-from } { $to-to } and carry out the action there
nd-act-cash = Use all messages of one kind again: { $bill }
nd-act-give =
    { $gold ->
        [0] Return no gold
       *[other] Return { $gold } gold to move the rat back
    }
nd-act-withdraw =
    { $cubes ->
        [0] Return no cubes
        [one] Return { $cubes } cube: { $places }
       *[other] Return { $cubes } cubes: { $places }
    }
nd-act-remove = Remove a cube { $sector-from }
nd-act-pass = Pass
nd-act-decline = Decline
nd-act-begin = The first player has the colour { $colour }
nd-act-lay = Messages in the { $colour } borough, markets A to D: { $bills }
nd-act-reveal = Persons turned up: { $persons }
nd-act-shortlist = Grey persons of this game: { $persons }
nd-act-look = Order of the grey persons: { $persons }
nd-act-deal = Cards drawn: { $cards }

## Questions

nd-question-chance = Chance decides.
nd-question-keep-card = Which card do you keep? What is left goes to your left neighbour.
nd-question-play-card = Which card do you play, with its action or without?
nd-question-play-third-card = The scholar: do you carry out the action of your third card?
nd-question-move-cube = Your supply is empty. Which place gives up a cube?
nd-question-make-donation = How much gold do you donate?
nd-question-send-confidant = Where do you send your trusted friend?
nd-question-choose-bonus = Which bonus do you take?
nd-question-move-carriage = Where does your carriage drive?
nd-question-bribe-person = Whom do you bribe for 1 gold? You may pass.
nd-question-bribe-again = The councillor: whom else do you bribe for 1 gold? You may pass.
nd-question-move-pieces = The minstrel: which pieces do you move, and where?
nd-question-move-one-piece = The fool: which piece do you move, and where?
nd-question-move-everything = The actress: which sector moves, and where?
nd-question-found-sector = The bishop: which empty sector gets a cube?
nd-question-found-sectors = The butcher: which empty sector gets the next cube?
nd-question-work-sector = The procurator: which of your sectors do you use?
nd-question-withdraw-cubes = The gypsies: which cubes do you return?
nd-question-cash-bills = The coachman: which kind of message do you use again?
nd-question-give-gold = The patron: how much gold do you return?
nd-question-remove-cube = The plague: which of your fullest sectors loses a cube?

## Events

nd-event-first-player =
    { $seat-you ->
        [yes] You begin ({ $colour }).
       *[no] { $seat } begins ({ $colour }).
    }
nd-event-greys-shortlisted = Grey persons of this game: { $persons }.
nd-event-turn-begins =
    { $seat-you ->
        [yes] Period { $period }, round { $turn }: you hold the bell-ringer.
       *[no] Period { $period }, round { $turn }: { $seat } holds the bell-ringer.
    }
nd-event-persons-revealed =
    { $rats ->
        [0] Persons of this round: { $persons }; no rats.
        [one] Persons of this round: { $persons }; { $rats } rat.
       *[other] Persons of this round: { $persons }; { $rats } rats.
    }
nd-event-cards-dealt =
    { $seat-you ->
        [yes] You draw { $cards }.
       *[no] { $seat } draws { $cards }.
    }
nd-event-cards-dealt-hidden =
    { $count ->
        [one] { $seat } draws { $count } card.
       *[other] { $seat } draws { $count } cards.
    }
nd-event-cards-passed =
    { $seat-you ->
        [yes] You pass to { $to }: { $cards }.
       *[no]
            { $to-you ->
                [yes] { $seat } passes to you: { $cards }.
               *[no] { $seat } passes to { $to }: { $cards }.
            }
    }
nd-event-cards-passed-hidden =
    { $count ->
        [one] { $seat } passes { $count } card to { $to }.
       *[other] { $seat } passes { $count } cards to { $to }.
    }
nd-event-card-played =
    { $seat-you ->
        [yes] You play { $card }.
       *[no] { $seat } plays { $card }.
    }
nd-event-card-forgone =
    { $seat-you ->
        [yes] You play { $card } without its action.
       *[no] { $seat } plays { $card } without its action.
    }
nd-event-cube-taken-from =
    { $seat-you ->
        [yes] You take a cube { $place-from }.
       *[no] { $seat } takes a cube { $place-from }.
    }
nd-event-cube-placed =
    { $seat-you ->
        [yes] You place a cube { $place-at }.
       *[no] { $seat } places a cube { $place-at }.
    }
nd-event-confidant-sent =
    { $seat-you ->
        [yes] You send your trusted friend { $sector-to }.
       *[no] { $seat } sends the trusted friend { $sector-to }.
    }
nd-event-donated =
    { $seat-you ->
        [yes] You donate { nd-amount-gold }.
       *[no] { $seat } donates { nd-amount-gold }.
    }
nd-event-carriage-moved =
    { $seat-you ->
        [yes] Your carriage drives to the { $to }.
       *[no] { $seat } drives to the { $to }.
    }
nd-event-bill-taken =
    { $seat-you ->
        [yes] You take a { $colour } message: { $bill }.
       *[no] { $seat } takes a { $colour } message: { $bill }.
    }
nd-event-prestige-gained =
    { $seat-you ->
        [yes] You gain
       *[no] { $seat } gains
    } { nd-amount-prestige }{ $park ->
        [0] {""}
       *[other] , plus { $park } from the park
    } ({ $source }).
nd-event-prestige-gained-hidden =
    { $seat-you ->
        [yes] You gain prestige ({ $source }).
       *[no] { $seat } gains prestige ({ $source }).
    }
nd-event-gold-gained =
    { $seat-you ->
        [yes] You gain { nd-amount-gold } ({ $source }).
       *[no] { $seat } gains { nd-amount-gold } ({ $source }).
    }
nd-event-gold-taken =
    { $seat-you ->
        [yes] The supply is out of gold: you take { nd-amount-gold } from { $payer } ({ $source }).
       *[no]
            { $payer-you ->
                [yes] The supply is out of gold: { $seat } takes { nd-amount-gold } from you ({ $source }).
               *[no] The supply is out of gold: { $seat } takes { nd-amount-gold } from { $payer } ({ $source }).
            }
    }
nd-event-cubes-gained =
    { $seat-you ->
        [yes] You gain { nd-amount-cubes } ({ $source }).
       *[no] { $seat } gains { nd-amount-cubes } ({ $source }).
    }
nd-event-rat-moved =
    { $seat-you ->
        [yes]
            { $direction ->
                [up] Your rat advances from { $from } to { $to } ({ $source }).
                [down] Your rat goes back from { $from } to { $to } ({ $source }).
               *[none] Your rat stays on { $to } ({ $source }).
            }
       *[no]
            { $direction ->
                [up] { $seat }’s rat advances from { $from } to { $to } ({ $source }).
                [down] { $seat }’s rat goes back from { $from } to { $to } ({ $source }).
               *[none] { $seat }’s rat stays on { $to } ({ $source }).
            }
    }
nd-event-bribed =
    { $seat-you ->
        [yes] You bribe { $person-obj }.
       *[no] { $seat } bribes { $person-obj }.
    }
nd-event-passed =
    { $seat-you ->
        [yes] You bribe nobody.
       *[no] { $seat } bribes nobody.
    }
nd-event-no-effect =
    { $seat-you ->
        [yes] No effect for you ({ $source }).
       *[no] No effect for { $seat } ({ $source }).
    }
nd-event-healed =
    { $seat-you ->
        [yes] For you the plague of this round counts as 0.
       *[no] For { $seat } the plague of this round counts as 0.
    }
nd-event-pieces-moved =
    { $seat-you ->
        [yes] You move
       *[no] { $seat } moves
    } { $confidant ->
        [yes]
            { $cubes ->
                [0] the trusted friend
                [one] { $cubes } cube and the trusted friend
               *[other] { $cubes } cubes and the trusted friend
            }
       *[no]
            { $cubes ->
                [one] { $cubes } cube
               *[other] { $cubes } cubes
            }
    } { $from-from } { $to-to }.
nd-event-cubes-withdrawn =
    { $seat-you ->
        [yes] You return { nd-amount-cubes } to the general supply.
       *[no] { $seat } returns { nd-amount-cubes } to the general supply.
    }
nd-event-gold-given =
    { $seat-you ->
        [yes] You return { nd-amount-gold }.
       *[no] { $seat } returns { nd-amount-gold }.
    }
nd-event-greys-looked-at =
    { $seat-you ->
        [yes] You see the grey persons to come, in order: { $persons }.
       *[no] { $seat } sees the grey persons to come, in order: { $persons }.
    }
nd-event-greys-looked-at-hidden =
    { $count ->
        [one] { $seat } looks at the last grey person.
       *[other] { $seat } looks at the { $count } grey persons to come.
    }
nd-event-plague-spreads =
    { $rats ->
        [0] The plague spreads: no rats.
        [one] The plague spreads: { $rats } rat.
       *[other] The plague spreads: { $rats } rats.
    }
nd-event-plague-strikes =
    { $seat-you ->
        [yes] The plague strikes your borough: you lose { nd-amount-prestige }.
       *[no] The plague strikes { $seat }’s borough: { nd-amount-prestige } lost.
    }
nd-event-plague-strikes-hidden = The plague strikes { $seat }’s borough: prestige is lost.
nd-event-cube-lost =
    { $seat-you ->
        [yes] You lose a cube { $sector-from }.
       *[no] { $seat } loses a cube { $sector-from }.
    }
nd-event-cathedral-scored =
    { $cubes ->
        [one] Notre Dame is scored: { $cubes } cube, worth { $each }.
       *[other] Notre Dame is scored: { $cubes } cubes, worth { $each } each.
    }
nd-event-period-ends = The period ends: action cards go back to their owners, brown persons are shuffled.
nd-event-game-over = The game is over.

## Reasons why something is not allowed

nd-possible-person = Can be bribed.
nd-possible-card = Can be used.
nd-possible-sector = Can be used.
nd-possible-place = Can be used.
nd-possible-market = Its message can be taken.
nd-reason-card-not-in-hand = You do not hold this card: { $card }.
nd-reason-card-already-kept = You have already kept { $card }; it stays in your hand and cannot be chosen again.
nd-reason-card-not-in-pool = { $card } is not among the cards you choose from now.
nd-reason-no-gold-to-donate = You have no gold to donate, and without a donation no cube goes to Notre Dame.
nd-reason-no-cube-to-place = Your supply is empty and you have no cube elsewhere that could be placed { $place-at }. You can still play the card without its action.
nd-reason-cube-must-change-place = The cube must come from another place; this one already stands { $place-at }.
nd-reason-no-cube-there = You have no cube { $place-at }.
nd-reason-not-enough-gold = You have { $gold } gold; you need { $asked }.
nd-reason-confidant-already-there = Your trusted friend is already { $sector-at } and must go to a different sector.
nd-reason-confidant-not-there = Your trusted friend is not { $sector-at }.
nd-reason-market-not-in-play = This market is not part of this game: { $market }.
nd-reason-market-out-of-reach =
    { $steps ->
        [one] Too far for your carriage, which can move { $steps } market: { $market }.
       *[other] Too far for your carriage, which can move { $steps } markets: { $market }.
    }
nd-reason-no-bill-there = There is no message on this market: { $market }.
nd-reason-carriage-did-not-move = The carriage already stands here. To take this message it must drive out and come back, which needs two steps: { $market }.
nd-reason-bill-colour-ahead = You already have more { $colour } messages than messages of another colour that is still on the board. Collect the colours evenly.
nd-reason-no-gold-left = There is no gold left, neither in the supply nor with the other players.
nd-reason-no-cube-in-general-supply = None of your cubes is left in the general supply.
nd-reason-rat-at-zero = Your rat is on 0 and cannot go further back.
nd-reason-person-not-on-display = This person is not on display this round: { $person }.
nd-reason-no-gold-to-bribe = A bribe costs 1 gold, and you have none.
nd-reason-councillor-not-again = The councillor’s extra bribes are for the other persons.
nd-reason-too-few-cubes-there =
    { $asked ->
        [one] You do not have { $asked } cube { $place-at }.
       *[other] You do not have { $asked } cubes { $place-at }.
    }
nd-reason-sector-empty = You have no piece { $sector-at }.
nd-reason-sector-not-empty = You already have a piece { $sector-at }; an empty sector is needed.
nd-reason-sector-not-fullest = The cube must come from one of your fullest sectors, not { $place-from }.
nd-reason-no-bill-of-that-kind = You have not collected a message of this kind: { $bill }.

## Rules, section by section

nd-rule-contents = Contents
nd-rule-setup = Set-up
nd-rule-rounds = Periods, rounds and phases
nd-rule-phase-1 = Phase 1: persons
nd-rule-phase-2 = Phase 2: choosing cards
nd-rule-phase-3 = Phase 3: playing cards
nd-rule-phase-4 = Phase 4: bribes
nd-rule-phase-5 = Phase 5: plague
nd-rule-end-of-turn = End of a round
nd-rule-end-of-period = End of a period
nd-rule-end-of-game = End of the game
nd-rule-seminary = Seminary
nd-rule-bank = Bank
nd-rule-residence = Residence
nd-rule-carriage-house = Carriage house
nd-rule-bills = Messages
nd-rule-inn = Inn
nd-rule-confidant = Trusted friend
nd-rule-park = Park
nd-rule-hospital = Hospital
nd-rule-notre-dame = Notre Dame
nd-rule-notre-dame-scoring = Scoring of Notre Dame
nd-rule-empty-supply = Empty supply
nd-rule-plague = Plague
nd-rule-two-players = Two players
nd-rule-persons = Persons
nd-rule-brown-persons = Brown persons
nd-rule-period-a-persons = Grey persons of period A
nd-rule-period-b-persons = Grey persons of period B
nd-rule-period-c-persons = Grey persons of period C
nd-rule-new-persons = The New Persons
nd-rule-new-period-a-persons = New Persons of period A
nd-rule-new-period-b-persons = New Persons of period B
nd-rule-new-period-c-persons = New Persons of period C
