### The drawn board of Notre Dame. Names of things come as parameters, already in words.

## Gains

ndb-gain-prestige = { $n } prestige
ndb-gain-prestige-park = { $n } + { $park } park = { $total } prestige
ndb-gain-gold = { $n } gold
ndb-gain-cubes =
    { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
ndb-gain-rat = rat forward { $n }
ndb-gain-rat-back = rat back { $n }
ndb-gain-nothing = nothing now
ndb-asks-choose-bonus =
    { $n ->
        [one] a bonus of your choice
       *[other] { $n } bonuses of your choice
    }
ndb-asks-move-carriage =
    { $n ->
        [one] drive to the next market
       *[other] drive up to { $n } markets
    }
ndb-asks-make-donation = a donation
ndb-asks-send-confidant = send your trusted friend
ndb-asks-move-cube = move a cube there
ndb-asks-move-pieces = move your pieces
ndb-asks-move-one-piece = move a piece and use the sector
ndb-asks-move-everything = move a whole sector and use the other one
ndb-asks-found-sector = use an empty sector
ndb-asks-found-sectors =
    { $n ->
        [one] a cube in an empty sector
       *[other] cubes in { $n } empty sectors
    }
ndb-asks-work-sector = use a sector again
ndb-asks-withdraw-cubes = prestige for cubes you return
ndb-asks-cash-bills = use messages again
ndb-asks-give-gold = the rat back for gold
ndb-asks-bribe-again =
    { $n ->
        [one] bribe once more
       *[other] bribe up to { $n } more times
    }
ndb-asks-play-third-card = the action of your third card
ndb-worth-product = { $a } × { $b } = { $total } prestige
ndb-worth-product-park = { $a } × { $b } + { $park } park = { $total } prestige
ndb-and-forecast = { $what }; { $forecast }

## Plague

ndb-plague = Plague forecast
ndb-rats =
    { $n ->
        [0] no rats
        [one] { $n } rat
       *[other] { $n } rats
    }
ndb-level-safe = safe
ndb-level-close = close
ndb-level-edge = just safe
ndb-level-over = over
ndb-forecast = { $sign } plague forecast { $end }, { $word }
ndb-forecast-stays = forecast stays { $end }, { $word }
ndb-rat-will-be = { $sign } forecast { $end }, { $word }
ndb-borough-of = Borough
ndb-rat-on = Rat on
ndb-end = End
ndb-doctored = 0, doctor
ndb-penalty-none = As things stand your rat ends on { $end }.
ndb-penalty =
    { $loss ->
        [one] You go over by { $over }: that costs { $loss } prestige point.
       *[other] You go over by { $over }: that costs { $loss } prestige points.
    }
ndb-penalty-cube =
    { $n ->
        [one] You also lose a cube: { $where }.
       *[other] You also lose a cube of your choice: { $where }.
    }
ndb-penalty-no-cube = No cube is lost.
ndb-your-rat = Your rat
ndb-stops-on = { $sum }, stops on { $n }
ndb-rat-stands = The rat is on { $n } of { $track }.
ndb-arrow = { $a } → { $b }

## Persons

ndb-persons = Persons this round
ndb-persons-note = bribe one in phase 4 for 1 gold
ndb-back-brown = brown: comes in every period
ndb-back-grey = grey: period { $name } only
ndb-for-you-now = For you now:
ndb-next-turn = Next round is certain:
ndb-next-persons =
    { $n ->
        [0] { $names }, no rats.
        [one] { $names }, { $n } rat.
       *[other] { $names }, { $n } rats.
    }

## Cards

ndb-draft = Keep one of { $n } cards
ndb-draft-first = first pick of two, in secret, everyone at once
ndb-draft-second = second pick of two, in secret, everyone at once
ndb-hand = Your cards
ndb-hand-note = two are played, the third is put away unseen
ndb-card-own = your card
ndb-card-of = { $name }’s card
ndb-becomes = { $a } becomes { $b }:
ndb-card-confidant = Use any other of your sectors; no cube is placed.
ndb-card-in-tray = card in your tray
ndb-card-in-hand = card in your hand
ndb-moves-one = Supply empty: a cube moves from another place.
ndb-zero-moves-one = 0, moves one
ndb-not-now = Its action cannot be carried out now.
ndb-gift-line = Donations:
ndb-gift = { $gold } gold → { $n } prestige
ndb-gift-park = { $gold } gold → { $n } prestige ({ $park } of it park)
ndb-gift-share = Your cube would share in the end of the period, { $n } prestige each as things stand.
ndb-you-keep = you keep this
ndb-passes-to = passes to { $name }
ndb-passing =
    { $n ->
        [one] the other card goes left to
       *[other] the other { $n } cards go left to
    }
ndb-played = played this round
ndb-hand-after = Your hand after the draft
ndb-one-of = one card: { $name }
ndb-yours = your own
ndb-passed = You passed to { $name } this round
ndb-passed-none = nothing yet
ndb-draw-next = You will draw next round
ndb-undrawn =
    { $n ->
        [0] Still in your pile this period
        [one] Still in your pile this period: { $n } card
       *[other] Still in your pile this period: { $n } cards
    }
ndb-undrawn-none = no card is left; a new period begins with all nine

## Choosing

ndb-chosen = ✓ { $word }
ndb-do-keep = Keep
ndb-do-play = Play
ndb-do-forgo = Play without action
ndb-do-bribe = Bribe for 1 gold
ndb-do-drive = Only drive
ndb-do-collect = Take the message
ndb-do-send = Send here
ndb-do-found = Place a cube
ndb-do-work = Use
ndb-do-remove = Lose a cube here
ndb-do-from = Take from here
ndb-do-shift = Move here
ndb-do-relocate = Move here
ndb-do-rehouse = Move here

## Borough

ndb-your-borough = Your borough
ndb-borough-name = { $name }’s borough
ndb-borough-note = what the next piece gives
ndb-borough-asked = choose a sector
ndb-here =
    { $n ->
        [0] no piece here
        [one] { $n } piece here
       *[other] { $n } pieces here
    }
ndb-here-confidant =
    { $n ->
        [one] the trusted friend is here
       *[other] { $n } pieces here with the trusted friend
    }
ndb-empty = empty
ndb-piece-number = Piece { $n }:
ndb-park-bonus =
    { $n ->
        [0] (no bonus on gains yet)
       *[other] (then +{ $n } on every gain)
    }
ndb-hospital-bonus = (then { $n } off every plague)
ndb-cubes-there =
    { $n ->
        [one] { $n } cube here
       *[other] { $n } cubes here
    }
ndb-idle-borough = no player

## Moving and returning pieces

ndb-moves = Move pieces
ndb-moves-note = open what moves, then choose where it goes
ndb-load-cubes =
    { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
ndb-load-confidant = trusted friend
ndb-load-both =
    { $n ->
        [one] { $n } cube and trusted friend
       *[other] { $n } cubes and trusted friend
    }
ndb-load-all =
    { $n ->
        [one] everything ({ $n } piece)
       *[other] everything ({ $n } pieces)
    }
ndb-withdraw = Return cubes
ndb-withdraw-list = All answers as a list
ndb-withdraw-note =
    { $n ->
        [0] no cube so far
        [one] { $n } cube so far
       *[other] { $n } cubes so far
    }
ndb-withdraw-do =
    { $n ->
        [0] Return no cube
        [one] Return { $n } cube
       *[other] Return { $n } cubes
    }
ndb-fewer = One fewer: { $name }
ndb-more = One more: { $name }

## Carriage

ndb-stops = Where your carriage can stop
ndb-stops-note =
    { $n ->
        [one] { $n } step; the same choice as on the map
       *[other] up to { $n } steps; the same choice as on the map
    }
ndb-steps =
    { $n ->
        [0] stay here
        [one] { $n } step
       *[other] { $n } steps
    }
ndb-no-bill-here = no message
ndb-bill-not-yet = a message you may not take now
ndb-colours = Colours you may take
ndb-colour-count = you have { $taken }, on the board { $left }
ndb-colour-yes = ✓ allowed
ndb-colour-no = ✕ not yet
ndb-colour-gone = none left

## Supplies, cathedral, players

ndb-supplies = Your supplies
ndb-supplies-of = { $name }’s supplies
ndb-general = { $n } in the general supply
ndb-treasury = { $n } left in the supply
ndb-only-you = only you see this
ndb-not-placed = not placed yet
ndb-no-bills = none yet
ndb-short-cubes =
    { $n ->
        [one] cube
       *[other] cubes
    }
ndb-short-gold = gold
ndb-short-prestige = prestige
ndb-cathedral-note = { $n } prestige shared when the period ends
ndb-if-period-ended = If the period ended
ndb-share-now =
    { $n ->
        [0] now: no cube there
        [one] now: { $n } cube, worth { $each }
       *[other] now: { $n } cubes, { $each } each
    }
ndb-share-more =
    { $n ->
        [one] with one more of yours: { $n } cube, worth { $each }
       *[other] with one more of yours: { $n } cubes, { $each } each
    }
ndb-share-none = { $value } to share
ndb-players = Players, in passing order
ndb-players-note = gold and cubes are open
ndb-you = { $name } (you)
ndb-projection = Projected score
ndb-projection-note = if you go on as you play now
ndb-range = { $a }–{ $b }
ndb-projection-now = { $n } now.
ndb-projection-cathedral = Notre Dame would add { $n }.
ndb-projection-plague = The plague would take { $n }.
ndb-projection-pace =
    { $turns ->
        [one] At your pace { $n } after the last round.
       *[other] At your pace { $n } after { $turns } more rounds.
    }
ndb-reconstructed = Some values, such as rats on persons, are reconstructed.
ndb-reconstructed-link = Look them up

## City

ndb-city = The city
ndb-city-about = Map of the city: { $n } boroughs round the cathedral. The lists beside it say everything that it shows.
ndb-city-note =
    { $n ->
        [0] no message is left on the markets
        [one] { $n } message on the markets
       *[other] { $n } messages on the markets
    }
ndb-zoom = Part of the map
ndb-zoom-all = All
ndb-mine = Mine
ndb-markets-list = Markets as a list
ndb-boroughs-list = Boroughs as a list
ndb-legend = Legend
ndb-legend-note = Squares are cubes, cloaked figures trusted friends, octagons messages, with a letter of their player’s name. Passing goes clockwise.
ndb-tip = { $name }: { $n }
ndb-coach-of = carriage: { $name }

## Status

table-where-notre-dame =
    { $turn ->
        [0] Notre Dame · before the first round
       *[other] Notre Dame · period { $letters } · round { $turn } of 9
    }

## Answering

table-number-gold = Gold
table-number-prestige = Prestige
table-number-rat = Rat
table-number-rat-forecast = Rat after the plague
table-number-supply = Cubes
table-number-general-supply = Cubes in the general supply
table-number-notre-dame = Cubes on Notre Dame
table-number-cubes = Cubes
table-number-bills = Messages
table-number-cards-in-hand = Cards in hand
table-unknown-cards-passed =
    { $count ->
        [one] You will get one card from { $seat }.
       *[other] You will get { $count } cards from { $seat }.
    }
table-unknown-persons = Then new persons are turned up.
table-unknown-cards = You will draw new action cards.
table-unknown-greys = You will see the order of the grey cards still to come.
table-short-no-gold-to-bribe = A bribe costs 1 gold, you have none.
table-short-no-gold-to-donate = A donation costs 1 gold, you have none.
table-short-no-cube-to-place = No cube left to place here.
table-short-cube-must-change-place = The cube must come from elsewhere.
table-short-no-cube-there = No cube of yours here.
table-short-confidant-already-there = Your trusted friend is here already.
table-short-market-out-of-reach =
    { $steps ->
        [one] Too far for one step.
       *[other] Too far for { $steps } steps.
    }
table-short-carriage-did-not-move = The carriage must drive out and come back.
table-short-bill-colour-ahead = Too many of this colour.
table-short-sector-empty = No piece of yours here.
table-short-sector-not-empty = This sector is not empty.
table-short-sector-not-fullest = Not one of your fullest sectors.
table-remedy-gain-gold = The bank, the inn and some messages bring gold.
table-remedy-gain-cubes = The seminary, the inn and some messages bring cubes.
table-remedy-more-steps =
    { $count ->
        [one] It takes one step.
       *[other] It takes { $count } steps.
    }
table-remedy-other-colours = Allowed now: { $allowed }.

## The end

table-chart-unit-notre-dame = Round

## Tabs of a board on a phone

web-tab-cards = Cards
web-tab-borough = Borough
web-tab-city = City
web-tab-persons = Persons

# The story
ndb-story-turn = Period { $period } · round { $turn }
ndb-story-plague = The plague
ndb-story-cathedral = Notre Dame is shared out
ndb-story-end = The end
ndb-story-rat = { $from } → { $to }:
ndb-story-safe = safe
ndb-story-struck = plague, { $lost } prestige and a cube lost
ndb-story-struck-hidden = plague, prestige and a cube lost
ndb-story-period = End of period { $period }
ndb-story-cubes =
    { $count ->
        [0] no cube
        [one] { $count } cube
       *[other] { $count } cubes
    }
