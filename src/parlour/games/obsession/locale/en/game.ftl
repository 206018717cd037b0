### Obsession in English. Names of tiles, people, cards and servants come from the facts.

ob-about = A game by Dan Hallagan for one to six families of Victorian Derbyshire, with the expansion Upstairs, Downstairs. Over four seasons you improve a country estate, host gentry who bring money, reputation and new acquaintances, and court the Fairchilds. The player with the most victory points (VP) at the end wins.
ob-help =
    At this table also:
      score         points as things stand, and how to score
      forecast      servants at the coming turns, and the rounds to come
      steps         the order of play
      why barn      why a tile, a guest or a servant cannot be used now
      back          one step back while you put an activity together; naming a part again removes it

## Components

ob-kind-starter = Starter guest
ob-kind-casual = Casual guest
ob-kind-prestige = Prestige guest
ob-kind-family = Family
ob-kind-fairchild = Fairchild
ob-kind-novelty = Novelty guest
ob-gender-G = Gentleman
ob-gender-L = Lady
ob-gender-both = Lady and gentleman
ob-level-beginner = beginner
ob-level-intermediate = intermediate
ob-level-expert = expert
ob-length-standard = standard play
ob-length-extended = extended play
ob-side-front = Front
ob-side-back = Back (rose)
ob-space-reserve = Reserve
ob-deck-casual = casual
ob-deck-prestige = prestige
ob-area-available = Available Service
ob-area-quarters = Servants’ Quarters
ob-area-expended = Expended Service
ob-slot-kind-gentry = gentry
ob-slot-kind-family = members of the family
ob-slot-kind-gentlemen = gentlemen
ob-slot-kind-ladies = ladies
ob-slot-kind-casual = casual guests
ob-slot-kind-prestige = prestige guests
ob-choice-pounds = pounds
ob-choice-reputation = reputation
ob-choice-casual = casual guest
ob-choice-prestige = prestige guest
ob-choice-look_casual = look at casual guests
ob-choice-look_prestige = look at prestige guests
ob-choice-dismiss = dismiss a guest
ob-choice-vp_card = victory point card
ob-choice-objective_draw = objective card
ob-choice-attack = gossip
ob-choice-hire = hire
ob-choice-recruit = recruit
ob-choice-reclaim = recall a guest

ob-source-activity = activity
ob-source-gossip = gossip
ob-source-loan = loan
ob-source-market-refresh = market refresh
ob-source-monuments = monuments
ob-source-rents = tenant rents
ob-source-servants-hall = Servants’ Hall
ob-source-service-help = service help
ob-source-village-fair = village fair
ob-source-vp-card = victory point card

ob-servant-butler = Every family has one. He serves at many tiles, runs the hiring in the Butler’s Room, and never changes his employer.
ob-servant-housekeeper = Every family has one. She also stands in for a lady’s maid when none is available.
ob-servant-underbutler = He comes only with the Butler’s Pantry. He may serve as butler, valet or footman at any time.
ob-servant-valet = He serves gentlemen.
ob-servant-ladys-maid = She serves ladies.
ob-servant-footman = He serves at many tiles and some guests. With the Brushing Room he stands in for a valet when none is available.

ob-round-start = The first round; nothing else happens.
ob-round-none = An ordinary round: everybody hosts an activity or passes.
ob-round-village-fair = In step 2, take £300 and 2 reputation if you have flipped the Private Study.
ob-round-objective-draw = In step 2 everybody draws two objective cards.
ob-round-courtship = Nobody hosts and servants do not rotate. The courtship is held and the season ends.
ob-round-builders-holiday = You may buy as many tiles as you can pay for, reserves included.
ob-round-national-holiday = Reputation limits neither tiles nor guests in this round.

## Facts put into words

ob-pounds = £{ $amount }
ob-standing = level { $level }, position { $position }
ob-some-servants = { $piece } × { $count }
ob-tile-shown =
    { $side ->
        [back] { $tile } ✿
       *[front] { $tile }
    }{ $rating ->
        [0] {" "}({ $vp } VP)
       *[other] {" "}(PR { $rating }, { $vp } VP)
    }
ob-in-all = = { $vp } VP
ob-stack = { $tile } × { $count }
ob-two-sides = { $front } / { $back }
ob-count-of = { $count } of { $total }
ob-crest = 1 (crest)
ob-nobody-can = nobody can serve
ob-at-least = { $amount }+
ob-vp-of = VP: { $score }
ob-dearer = + £{ $amount }
ob-cheaper = − £{ $amount }
ob-favour-pounds = £{ $amount }
ob-favour-pounds-lost = costs £{ $amount }
ob-favour-reputation = +{ $amount } reputation
ob-favour-reputation-lost = −{ $amount } reputation
ob-favour-reputation-admirer = +{ $amount } reputation with an admirer
ob-favour-casual =
    { $amount ->
        [one] { $amount } casual guest
       *[other] { $amount } casual guests
    }
ob-favour-prestige =
    { $amount ->
        [one] { $amount } prestige guest
       *[other] { $amount } prestige guests
    }
ob-favour-look-casual = look at { $look } casual guests, keep { $keep }
ob-favour-look-prestige = look at { $look } prestige guests, keep { $keep }
ob-favour-dismiss =
    { $amount ->
        [one] dismiss a guest
       *[other] dismiss { $amount } guests
    }
ob-favour-dismiss-any = dismiss any number of guests
ob-favour-or-dismiss =
    { $amount ->
        [one] or dismiss a guest
       *[other] or dismiss { $amount } guests
    }
ob-favour-vp-card =
    { $amount ->
        [one] { $amount } victory point card
       *[other] { $amount } victory point cards
    }
ob-favour-attack = gossip: another player loses { $amount } reputation
ob-favour-objective-draw =
    { $amount ->
        [one] draw { $amount } objective card
       *[other] draw { $amount } objective cards
    }
ob-favour-objective-draw-some = draw { $amount } objective cards, keep { $keep }
ob-favour-hire =
    { $amount ->
        [one] hire { $amount } servant
       *[other] hire { $amount } servants
    }
ob-favour-or-recruit =
    { $amount ->
        [one] or recruit { $amount } servant from another player
       *[other] or recruit { $amount } servants from other players
    }
ob-favour-reclaim =
    { $amount ->
        [one] take { $amount } guest back into your hand
       *[other] take { $amount } guests back into your hand
    }
ob-favour-unlimited-purchases = buy any number of tiles this turn
ob-favour-refresh-service-any = refresh all servants
ob-favour-refresh-market = refresh the market
ob-slot-gentry = { $count } gentry
ob-slot-family =
    { $count ->
        [one] { $count } member of the family
       *[other] { $count } members of the family
    }
ob-slot-gentlemen =
    { $count ->
        [one] { $count } gentleman
       *[other] { $count } gentlemen
    }
ob-slot-ladies =
    { $count ->
        [one] { $count } lady
       *[other] { $count } ladies
    }
ob-slot-casual =
    { $count ->
        [one] { $count } casual guest
       *[other] { $count } casual guests
    }
ob-slot-prestige =
    { $count ->
        [one] { $count } prestige guest
       *[other] { $count } prestige guests
    }
ob-suite-hand-all = the guest’s favours count twice
ob-suite-hand-one = one of the guest’s favours counts twice
ob-suite-supply-top-all = the top prestige guest of the deck comes, needs no service, and all favours count twice
ob-effect-village-fair = at village fairs £{ $pounds } and +{ $reputation } reputation
ob-effect-stand-in = a { $servant } may stand in for a { $other } when none is available
ob-effect-on-play-category = +{ $reputation } reputation whenever a tile of this category is played: { $category }
ob-effect-on-purchase-servant = comes with a servant: { $servant }
ob-effect-use-resting-servant = in every turn one resting servant may serve
ob-effect-step2-gossip = in step 2 a servant may gossip: +{ $reputation } reputation for you, −1 for another player
ob-effect-step2-reputation = in step 2 of every turn +{ $reputation } reputation
ob-goal-tiles = own these tiles: { $tiles }
ob-goal-guests = guests in your gentry deck
ob-goal-prestige = prestige guests in your gentry deck
ob-goal-ladies = ladies among your guests
ob-goal-gentlemen = gentlemen among your guests
ob-goal-elite = prestige guests with a rating of { $rating } or more
ob-goal-category = tiles of this category: { $category }
ob-goal-servants = have these servants: { $servants }
ob-goal-wealth = have £{ $amount } or more
ob-goal-monuments = monuments in your estate
ob-goal-top-level = reach the highest level of reputation
ob-worth-flat = { $vp } VP
ob-worth-per =
    { $unit ->
        [one] { $vp } VP each
       *[other] { $vp } VP for every { $unit }
    }
ob-bonus-member = one more member of the family: { $gentry }
ob-bonus-reputation = starts on level { $level }, position { $position }
ob-bonus-pounds = starts with £{ $amount }
ob-bonus-servant = starts with one more servant: { $servant }
ob-opponent-told = { $opponent }, { $level }, { $length }, base score { $points }

## Steps

ob-step-now = ▶ { $step }
ob-here = ▶
ob-round-here = ▶ { $round }
ob-season-here = ▶ { $season }
ob-step-rotate = Rotate service
ob-step-rotate-about = First you choose: a standard turn or passing. Then those who rested become available, and those expended go to rest.
ob-step-check = Check
ob-step-check-about = The event of the round, 1 reputation for each monument, and gossip in the Servants’ Hall.
ob-step-host = Host activity
ob-step-host-about = Choose a tile whose rating is not above your level of reputation.
ob-step-invite = Invite guests
ob-step-invite-about = Invite exactly the guests the tile asks for, from your active hand.
ob-step-serve = Provide service
ob-step-serve-about = A servant for the tile and those the guests ask for.
ob-step-favours = Enjoy favours
ob-step-favours-about = Pounds, then reputation, then invitations and the rest.
ob-step-buy = Buy from the market
ob-step-buy-about = You may buy one tile.
ob-step-clear = Clear player board
ob-step-clear-about = Servants to Expended Service, guests to the discard pile, the tile back in your estate, flipped.
ob-step-take-back = Take everybody back
ob-step-take-back-about = All servants become available and the discard pile returns to your hand.
ob-step-rents = Rents or a new market
ob-step-rents-about = Take £200 or refresh the Builders’ Market; with Upstairs, Downstairs you may hire instead.
ob-step-theme = Theme
ob-step-theme-about = The theme of the season is revealed: as it begins, or at the courtship in a closed one.
ob-step-turns = Turns
ob-step-turns-about = In every round everybody hosts an activity or passes.
ob-step-courtship = Courtship
ob-step-courtship-about = The highest total in the theme wins a visit of a Fairchild and a victory point card.
ob-step-season-end = End of the season
ob-step-season-end-about = Everybody discards an objective; the first-player pawn moves on; a reserve may open.
ob-step-scoring = Last favours, then scoring

## Blocks of the table

ob-block-round = Round
ob-block-players = Players
ob-block-estates = Estates
ob-block-circles = Gentry decks
ob-block-draft = Starter guests on display
ob-block-market = Builders’ Market
ob-block-supply = Supply board
ob-block-opponent = Opponent
ob-block-chart = The opponent’s chart
ob-block-own-tiles = Your tiles
ob-block-own-guests = Your gentry deck
ob-block-objectives = Your objectives
ob-block-vp-cards = Your victory point cards
ob-block-service = Your available servants in coming turns, if you use none
ob-block-rounds = Rounds to come
ob-block-steps-season = A season
ob-block-steps-turn = A standard turn
ob-block-steps-passing = Passing
ob-block-points = Points as things stand
ob-block-made = How to score
ob-block-next-points = The next points
ob-block-why-tile = Your tiles
ob-block-why-gentry = Your gentry deck
ob-block-why-servant = Your servants
ob-block-why-offer = The market
ob-block-about = About
ob-block-sides = Sides

ob-column-seat = Seat
ob-column-season = Season
ob-column-round = Round
ob-column-event = Event
ob-column-first = First player
ob-column-turn-of = Turn of
ob-column-step = Step
ob-column-themes = Themes
ob-column-family = Family
ob-column-reputation = Reputation
ob-column-pounds = Money
ob-column-available = Available
ob-column-quarters = Quarters
ob-column-expended = Expended
ob-column-serving = At work
ob-column-objectives = Objective cards
ob-column-vp-cards = VP cards
ob-column-courtship = Courtship now
ob-column-total = Total
ob-column-category = Category
ob-column-hand = Active hand
ob-column-discard = Discard pile
ob-column-attending = Attending
ob-column-space = Space
ob-column-tile = Tile
ob-column-rating = Rating
ob-column-vp = VP
ob-column-price = Price
ob-column-for-you = For you
ob-column-for-hire = Servants for hire
ob-column-casual = Casual guests left
ob-column-prestige = Prestige guests left
ob-column-objective-deck = Objectives left
ob-column-vp-deck = VP cards left
ob-column-bag = Tiles in the bag
ob-column-monuments = Monuments of this game
ob-column-guest = Guest
ob-column-kind = Kind
ob-column-service = Service
ob-column-favours = Favours
ob-column-now = Now
ob-column-asks = Asks for
ob-column-worth = Worth
ob-column-objective = Objective
ob-column-as-it-stands = As it stands
ob-column-vp-card = Card
ob-column-opponent = Opponent
ob-column-level = Level
ob-column-length = Length
ob-column-base-score = Base score
ob-column-fairchild = Fairchild
ob-column-next-roll = Next roll
ob-column-stolen = Tiles taken
ob-column-when = When
ob-column-this-turn = This turn
ob-column-next-turn = Next turn
ob-column-turn-after = The turn after
ob-column-third-turn = In three turns
ob-column-after-passing = After passing
ob-column-notes = Also
ob-column-mark = Now
ob-column-number = No.
ob-column-what-happens = What happens
ob-column-how = How
ob-column-next-point = How to score more
ob-column-why = Now
ob-column-why-tile = Tile
ob-column-why-gentry = Guest
ob-column-why-servant = Servant
ob-column-why-offer = Tile
ob-column-servant = Servant
ob-column-price-change = Price
ob-column-copies = Copies
ob-column-side = Side
ob-column-activity = Activity
ob-column-trait = Trait
ob-column-gender = Lady or gentleman
ob-column-members = Members
ob-column-bonus = Family bonus

ob-owned = yours already
ob-affordable = yes
ob-missing = £{ $amount } short
ob-possible = possible
ob-no-activity = –
ob-not-tile-above-reputation = reputation too low
ob-not-too-few-guests = too few guests
ob-not-servant-not-available = nobody to serve
ob-not-nobody-can-be-served = nobody to serve
ob-not-otherwise = not now
ob-not-too-many-ways = perhaps; try it
ob-not-guest-resting = in your discard pile
ob-not-guest-attends = attending
ob-not-guest-above-reputation = reputation too low
ob-possible-tile = An activity can be hosted here.
ob-possible-gentry = Can be invited.
ob-possible-servant = Available.
ob-possible-offer = Can be bought.
ob-fairchild-held = Fairchild
ob-roll-modified = { $amount } on the die
ob-all-servants = all { $count }
ob-note-theme = a theme is revealed
ob-note-last-courtship = the final courtship: all themes count
ob-note-reserve = afterwards opens: { $reserve }
ob-made-tiles = The VP on the face-up side of every tile, monuments included.
ob-made-gentry = The VP of all your gentry, in hand or discarded, negative ones too.
ob-made-objectives = Every objective you hold at the end, for what it asks.
ob-made-reputation = Levels 1, 2, 3 and so on are worth 1, 3, 6, 10, 15, 21, 28 VP; where levels go higher, the next are worth 36, 45, 55 and 66.
ob-made-service = 2 VP for every servant, wherever they stand.
ob-made-wealth = 1 VP for every £{ $amount }.
ob-made-courtship = Victory point cards you have not used for their favour.
ob-next-level =
    { $steps ->
        [one] { $steps } more step of reputation brings a level and { $vp } VP
       *[other] { $steps } more steps of reputation bring a level and { $vp } VP
    }
ob-top-level = the highest level is reached
ob-next-coins = £{ $amount } more brings 1 VP
ob-each-servant = every further servant brings { $vp } VP

ob-score-tiles = Improvement tiles
ob-score-gentry = Gentry
ob-score-objectives = Objectives
ob-score-reputation = Reputation
ob-score-service = Service
ob-score-wealth = Wealth
ob-score-courtship = Courtship
ob-score-base-score = Base score
ob-score-fairchild = Fairchild
ob-score-monuments = Monuments taken
ob-portion-shared = counted for two: the mean
ob-ended-courtship = The final courtship, in round { $round }, has been held.
ob-ended-round = Round { $round } was the last one.
ob-ended-top = Reputation has reached its top, level { $level }.
ob-ended-tableau = The tableau is complete.

ob-guide-tile = Which tile? Or one of the other actions.
ob-guide-guest = Which guest comes too?
ob-guide-crew = Who serves, and which favours do you choose?
ob-guide-so-far =
    { $invited ->
        [0] { $tile }
       *[other] { $tile } with { $company }
    }{ $left ->
        [0] .
        [one] ; { $left } more guest to invite.
       *[other] ; { $left } more guests to invite.
    }

## Actions

ob-act-family = Play the { $family } family
ob-act-pick = Take { $gentry }
ob-act-hold = Keep { $objectives }
ob-act-accept = Keep this market
ob-act-redraw = Draw the market again
ob-act-entertain = Take a standard turn and host an activity
ob-act-pass = Pass
ob-act-borrow = Borrow £100 for 2 reputation
ob-act-help = Service help: refresh one servant for 3 reputation ({ $servant })
ob-act-refresh = Refresh the market for 4 reputation
ob-act-use =
    { $object ->
        [servant] Use the card { $vp-card } and hire: { $servant }
        [guest] Use the card { $vp-card } and take back { $gentry }
       *[none] Use the card { $vp-card } for its favour
    }
ob-act-gossip =
    { $sent ->
        [yes]
            { $aimed ->
                [yes] Gossip about { $target }, using: { $servant }
               *[no] Gossip, using: { $servant }
            }
       *[no] Gossip about { $target }
    }
ob-act-decline = Decline
ob-act-host =
    { $tile }{ $chosen ->
        [yes] {" "}({ $choice })
       *[no] {""}
    }{ $invited ->
        [0] {""}
       *[other] {" "}with { $company }
    }{ $crew ->
        [0] {""}
       *[other] ; service: { $servants }
    }{ $resting ->
        [yes] ; from rest: { $rest }
       *[no] {""}
    }{ $helpers ->
        [0] {""}
       *[other] ; service help: { $help }
    }{ $loan ->
        [0] {""}
       *[other] ; loan: £{ $loan }
    }{ $extra ->
        [0] {""}
       *[other] ; extra servants: { $extras }
    }{ $carriage ->
        [more] ; carriage for one more guest: { $coachman }
        [fewer] ; carriage for one guest fewer: { $coachman }
       *[none] {""}
    }{ $lenders ->
        [0] {""}
       *[other] ; borrowed: { $lent }
    }{ $gifts ->
        [0] {""}
       *[other] ; for the partner: favours of { $given }
    }
ob-act-rents = Take £200 in rents
ob-act-renew = Refresh the market instead of taking rents
ob-act-invite =
    { $look ->
        [one]
            { $deck-id ->
                [prestige] Take the top prestige guest
               *[casual] Take the top casual guest
            }
       *[other]
            { $deck-id ->
                [prestige] Look at { $look } prestige guests and keep { $keep }
               *[casual] Look at { $look } casual guests and keep { $keep }
            }
    }
ob-act-keep = Keep { $guests }
ob-act-attack = Gossip about { $target }
ob-act-hire = Hire: { $servants }
ob-act-recruit =
    { $area-id ->
        [available] Recruit from { $target }, Available Service: { $servant }
        [quarters] Recruit from { $target }, Servants’ Quarters: { $servant }
       *[expended] Recruit from { $target }, Expended Service: { $servant }
    }
ob-act-buy =
    { $space ->
        [reserve] Buy { $tile } from the reserve
       *[market] Buy { $tile } (space { $number })
    }{ $cheaper ->
        [useful-man] {" "}with the useful man
        [architect] {" "}with the architect
        [both] {" "}with the useful man and the architect
        [lent] {" "}with the partner’s useful man
        [lent-both] {" "}with the partner’s useful man and the architect
       *[none] {""}
    }
ob-act-done = Done
ob-act-dismiss = Dismiss { $gentry }
ob-act-court = { $gentry } comes to visit
ob-act-discard = Discard { $objective }
ob-act-first = { $seat } begins
ob-act-starters = Starter guests: { $guests }
ob-act-guest = The guest is { $guests }
ob-act-look = Guests on top: { $guests }
ob-act-objectives = Objectives drawn: { $objectives }
ob-act-monuments = Monuments of this game: { $tiles }
ob-act-service = Service tiles in the first market: { $tiles }
ob-act-tile = Tile drawn: { $tile }
ob-act-card = Victory point card drawn: { $vp-card }
ob-act-theme = Theme: { $category }
ob-act-roll = The die shows { $pips }

## Questions

ob-question-chance = Chance decides.
ob-question-choose-family = Which family do you play?
ob-question-pick-starter = Which starter guest do you take?
ob-question-select-objectives = Which objectives do you keep?
ob-question-agree-market = Keep this market or draw a new one? It is redrawn only if everyone agrees.
ob-question-choose-turn = Do you take a standard turn, or pass?
ob-question-use-hall = The Servants’ Hall: who gossips, and about whom?
ob-question-aim-hall = The Servants’ Hall: whom is the gossip about?
ob-question-host-activity = Which activity do you host?
ob-question-pass-favour = You pass: rents, a new market or, where it is allowed, hiring?
ob-question-keep-guests = Whom do you keep?
ob-question-order-invitations = Which invitation comes next?
ob-question-keep-objectives = Which objectives do you keep?
ob-question-spread-gossip = About whom does your guest gossip?
ob-question-hire-servants = Which servants do you hire?
ob-question-recruit-servant = Which servant do you recruit?
ob-question-buy-tile = What do you buy?
ob-question-dismiss-guest = Dismiss a guest? You do not have to.
ob-question-choose-fairchild = You win the courtship. Who comes to visit?
ob-question-discard-objective = Which objective do you discard?
ob-question-last-favours = Last chance: use a victory point card before scoring?

## Events

ob-event-first-player =
    { $seat-you ->
        [yes] You begin.
       *[no] { $seat } begins.
    }
ob-event-family-chosen =
    { $seat-you ->
        [yes] You play the { $family } family.
       *[no] { $seat } plays the { $family } family.
    }
ob-event-starters-laid-out = Starter guests on display: { $gentry }.
ob-event-monuments-chosen = Monuments of this game: { $tiles }.
ob-event-market-agreed =
    { $redrawn ->
        [yes] All agree: the first market is drawn again.
       *[no] The first market stays.
    }
ob-event-round-begins =
    { $seat-you ->
        [yes] Round { $round } ({ $round-event }): you have the first turn.
       *[no] Round { $round } ({ $round-event }): { $seat } has the first turn.
    }
ob-event-turn-begins =
    { $seat-you ->
        [yes] It is your turn.
       *[no] It is { $seat }’s turn.
    }
ob-event-theme-round-set = The die shows { $pips }: the theme is revealed in round { $round }.
ob-event-theme-revealed = The theme of the season: { $category }.
ob-event-player-passed =
    { $seat-you ->
        [yes] You pass and take all guests back.
       *[no] { $seat } passes and takes all guests back.
    }
ob-event-service-refreshed =
    { $seat-you ->
        [yes] Your servants are all available again.
       *[no] { $seat }’s servants are all available again.
    }
ob-event-service-helped =
    { $seat-you ->
        [yes] You use service help: { $servants }.
       *[no] { $seat } uses service help: { $servants }.
    }
ob-event-activity-hosted =
    { $seat-you ->
        [yes] You host at { $tile }
       *[no] { $seat } hosts at { $tile }
    }{ $gentry-count ->
        [0] {""}
       *[other] {" "}with { $gentry }
    }{ $servants-count ->
        [0] .
       *[other] ; service: { $servants }.
    }
ob-event-guest-arrived =
    { $seat-you ->
        [yes] A guest comes to stay with you: { $gentry }.
       *[no] A guest comes to stay with { $seat }: { $gentry }.
    }
ob-event-guest-joined =
    { $seat-you ->
        [yes] You make the acquaintance of { $gentry }.
       *[no] { $seat } makes the acquaintance of { $gentry }.
    }
ob-event-nobody-to-invite =
    { $seat-you ->
        [yes] Nobody is left whom you could invite ({ $deck }).
       *[no] Nobody is left whom { $seat } could invite ({ $deck }).
    }
ob-event-guests-looked-at =
    { $seat-you ->
        [yes] You look at { $gentry }.
       *[no] { $seat } looks at { $gentry }.
    }
ob-event-guests-looked-at-hidden =
    { $count ->
        [one] { $seat } looks at { $count } guest ({ $deck }).
       *[other] { $seat } looks at { $count } guests ({ $deck }).
    }
ob-event-guest-dismissed =
    { $seat-you ->
        [yes] You dismiss { $gentry }.
       *[no] { $seat } dismisses { $gentry }.
    }
ob-event-guest-recalled =
    { $seat-you ->
        [yes] You take back { $gentry }.
       *[no] { $seat } takes back { $gentry }.
    }
ob-event-servants-hired =
    { $seat-you ->
        [yes] You hire: { $servants }.
       *[no] { $seat } hires: { $servants }.
    }
ob-event-servant-recruited =
    { $seat-you ->
        [yes] You recruit from { $target }: { $servant }.
       *[no]
            { $target-you ->
                [yes] { $seat } recruits from you: { $servant }.
               *[no] { $seat } recruits from { $target }: { $servant }.
            }
    }
ob-event-reputation-changed =
    { $seat-you ->
        [yes]
            { $moved-sign ->
                [plus] Your reputation rises by { $moved-size } to level { $level }, position { $position } ({ $source }).
                [minus] Your reputation falls by { $moved-size } to level { $level }, position { $position } ({ $source }).
               *[none] Your reputation stays on level { $level }, position { $position } ({ $source }).
            }
       *[no]
            { $moved-sign ->
                [plus] { $seat }’s reputation rises by { $moved-size } to level { $level }, position { $position } ({ $source }).
                [minus] { $seat }’s reputation falls by { $moved-size } to level { $level }, position { $position } ({ $source }).
               *[none] { $seat }’s reputation stays on level { $level }, position { $position } ({ $source }).
            }
    }
ob-event-pounds-changed =
    { $seat-you ->
        [yes]
            { $pounds-sign ->
                [minus] You pay £{ $pounds-size } ({ $source }).
               *[plus] You take £{ $pounds-size } ({ $source }).
            }
       *[no]
            { $pounds-sign ->
                [minus] { $seat } pays £{ $pounds-size } ({ $source }).
               *[plus] { $seat } takes £{ $pounds-size } ({ $source }).
            }
    }
ob-event-tile-bought =
    { $seat-you ->
        [yes] You buy { $tile } for £{ $price }.
       *[no] { $seat } buys { $tile } for £{ $price }.
    }
ob-event-tile-flipped =
    { $seat-you ->
        [yes] Your tile is flipped: { $tile }.
       *[no] { $seat } flips a tile: { $tile }.
    }
ob-event-tile-drawn =
    { $where ->
        [reserve] Into a reserve: { $tile }.
        [stack] Onto its stack: { $tile }.
       *[market] New in the market: { $tile }.
    }
ob-event-market-filled = The market from the left: { $tiles }.
ob-event-market-refreshed =
    { $seat-you ->
        [yes] You refresh the market.
       *[no] { $seat } refreshes the market.
    }
ob-event-market-refreshed-hidden = The market is refreshed.
ob-event-market-moved = The building boom takes { $tile } out of the market.
ob-event-reserve-opened = A reserve opens: { $reserve }.
ob-event-objectives-drawn =
    { $seat-you ->
        [yes] You draw objectives: { $objectives }.
       *[no] { $seat } draws objectives: { $objectives }.
    }
ob-event-objectives-drawn-hidden =
    { $count ->
        [one] { $seat } draws { $count } objective.
       *[other] { $seat } draws { $count } objectives.
    }
ob-event-objectives-kept =
    { $seat-you ->
        [yes] You keep { $objectives }.
       *[no] { $seat } keeps { $objectives }.
    }
ob-event-objectives-kept-hidden =
    { $count ->
        [one] { $seat } keeps { $count } objective.
       *[other] { $seat } keeps { $count } objectives.
    }
ob-event-objective-given-up =
    { $seat-you ->
        [yes] You discard { $objective }.
       *[no] { $seat } discards { $objective }.
    }
ob-event-objective-given-up-hidden = { $seat } discards an objective.
ob-event-card-drawn =
    { $seat-you ->
        [yes] You draw a victory point card: { $vp-card }.
       *[no] { $seat } draws a victory point card: { $vp-card }.
    }
ob-event-card-drawn-hidden = { $seat } draws a victory point card.
ob-event-card-used =
    { $seat-you ->
        [yes] You use a victory point card for its favour: { $vp-card }.
       *[no] { $seat } uses a victory point card for its favour: { $vp-card }.
    }
ob-event-courtship-held = Courtship ({ $categories }): { $totals }.
ob-event-courtship-tied = The courtship is tied, and no Fairchild comes to visit: { $seats }.
ob-event-fairchild-visits =
    { $seat-you ->
        [yes] You win the courtship; { $gentry } comes to visit.
       *[no] { $seat } wins the courtship; { $gentry } comes to visit.
    }
ob-event-pawn-passed =
    { $seat-you ->
        [yes] You are the first player now.
       *[no] { $seat } is the first player now.
    }
ob-event-opponent-rolls =
    { $wish ->
        [none] The opponent rolls { $pips }, counted as { $modified }: no purchase.
        [refresh] The opponent rolls { $pips }, counted as { $modified }: the market is refreshed.
        [monument] The opponent rolls { $pips }, counted as { $modified }: it takes a monument.
       *[position] The opponent rolls { $pips }, counted as { $modified }: it takes a tile.
    }
ob-event-opponent-buys =
    { $count ->
        [one] The opponent takes { $tile } out of the game.
       *[other] The opponent takes { $tile } out of the game, { $count } copies.
    }
ob-event-opponent-takes-card = The opponent takes a victory point card.
ob-event-game-over = The last carriages roll away: the game is over.

## Reasons why something is not allowed

ob-reason-family-not-in-play = This family is not in play: { $family }.
ob-reason-family-taken = Somebody else plays this family: { $family }.
ob-reason-guest-not-in-row = { $guest } is not on display.
ob-reason-tile-not-yours = This tile is not in your estate: { $tile }.
ob-reason-no-activity-here = Nothing can be hosted here; the tile works by lying in your estate: { $tile }.
ob-reason-tile-above-reputation = { $tile } has prestige rating { $rating }; your limit was { $level } when step 3 began.
ob-reason-guest-above-reputation = { $guest } has prestige rating { $rating }; your limit was { $level } when step 3 began.
ob-reason-guest-resting = { $guest } is in your discard pile and comes back when you pass.
ob-reason-guest-not-yours = { $guest } is not among your acquaintances.
ob-reason-guest-attends = { $guest } attends the present activity.
ob-reason-guest-beyond-service = Nobody can serve { $guest }.
ob-reason-no-tile-for-guest = None of your tiles that can be used now has a place for { $guest }.
ob-reason-no-company-for-guest = { $guest } fits a tile, but you lack the other guests or the servants it needs.
ob-reason-wrong-guests = These are not exactly the guests that { $tile } asks for.
ob-reason-too-few-guests = Not enough guests for { $tile }: { $here } of { $count } ({ $slot }).
ob-reason-too-many-ways = There are more ways to put this together than could be looked through: it may be possible, so try it, or ask about it alone.
ob-reason-choice-missing = Choose one of the favours offered first: { $about }.
ob-reason-no-such-choice = There is no such alternative here: { $about }.
ob-reason-nobody-can-serve = Nobody can serve { $about }.
ob-reason-nobody-can-be-served = You do not have enough servants for any guest who fits { $tile }.
ob-reason-servant-not-available = Not available: { $servants }.
ob-reason-servant-rests = This servant rests until your next turn; service help costs { $cost } reputation: { $servant }.
ob-reason-servant-is-spent = This servant has worked, rests next turn and is available the turn after: { $servant }.
ob-reason-servant-not-yours = You have no such servant: { $servant }.
ob-reason-servant-not-resting = Nobody of this type rests in the quarters: { $servant }.
ob-reason-servant-not-there = There is no such servant in that place: { $servant }.
ob-reason-servant-is-loyal = Only valets, lady’s maids and footmen can be recruited; the others are loyal: { $servant }.
ob-reason-servant-must-be-named = Choose the servant who gossips.
ob-reason-hall-needs-no-servant = In the first edition the Servants’ Hall needs no servant.
ob-reason-rest-needs-tile = A resting servant may serve only if you own the Servants’ Quarters: { $servant }.
ob-reason-rest-without-work = The servant you wake must also serve at this activity: { $servant }.
ob-reason-help-without-need = Service help is only for servants the activity needs: { $servants }.
ob-reason-stand-in-needs-tile = To stand in, this servant needs a tile you do not own ({ $tile }): { $servant }.
ob-reason-stand-in-not-needed = A stand-in serves only when no { $other } is available: { $servant }.
ob-reason-wrong-staff = The activity needs: { $need }. You chose: { $staff }.
ob-reason-reputation-cannot-pay =
    { $steps ->
        [one] This costs { $cost } reputation, and you have { $steps } step to give.
       *[other] This costs { $cost } reputation, and you have { $steps } steps to give.
    }
ob-reason-costs-not-covered =
    { $loans ->
        [one] The guests cost £{ $pounds } more than you have; a loan of £100 would cover it.
       *[other] The guests cost £{ $pounds } more than you have; { $loans } loans of £100 would cover it.
    }
ob-reason-loan-without-need =
    { $loans ->
        [0] The activity needs no loan. Borrow as a separate action if you like.
        [one] The activity needs { $loans } loan of £100, no more. Borrow as a separate action if you like.
       *[other] The activity needs { $loans } loans of £100, no more. Borrow as a separate action if you like.
    }
ob-reason-nobody-left-to-hire =
    { $servant-id ->
        [any] Nobody is left to hire.
       *[other] Nobody of this type is left to hire: { $servant }.
    }
ob-reason-nobody-to-recruit = The other players have no servant who could be recruited.
ob-reason-no-recruiting-alone = Alone you can only hire, not recruit.
ob-reason-not-for-hire = You cannot hire a butler, a housekeeper or an underbutler.
ob-reason-hire-another-number =
    { $number ->
        [one] Hire exactly { $number } servant.
       *[other] Hire exactly { $number } servants.
    }
ob-reason-no-prestige-guest-left = The deck of prestige guests is empty.
ob-reason-pass-comes-first = You have chosen a standard turn and something can be hosted, so you cannot pass any more.
ob-reason-no-activity-when-passing = You cannot host when you pass.
ob-reason-only-hiring-when-passing = When you pass, you may use only the Butler’s Room.
ob-reason-turn-is-over = All turns are over; special actions are no longer possible.
ob-reason-refreshed-already = You have already refreshed the market this turn.
ob-reason-refresh-without-purchase = You cannot buy again this turn, so refreshing the market is pointless.
ob-reason-card-not-held = You do not have such a victory point card: { $card }.
ob-reason-too-late-for-favour = After the final courtship this favour is of no use: { $card }.
ob-reason-guest-must-be-named = A guest of your discard pile must be named.
ob-reason-guest-not-in-discard = { $guest } is not a guest in your discard pile.
ob-reason-favour-names-nobody = This card’s favour takes no servant and no guest: { $card }.
ob-reason-no-such-target = You cannot choose { $seat }.
ob-reason-no-such-invitation = There is no such invitation now.
ob-reason-guest-not-looked-at = { $guest } is not among the guests you look at.
ob-reason-keep-another-number = Keep exactly { $keep }.
ob-reason-family-stays = { $guest } is not a guest who could be dismissed.
ob-reason-objective-not-held = You do not have this objective: { $objective }.
ob-reason-one-purchase-a-turn = You have already bought a tile this turn.
ob-reason-tile-not-on-offer = This tile is not on offer there: { $tile }.
ob-reason-tile-owned-already = You own this tile already: { $tile }.
ob-reason-too-expensive = { $tile } costs £{ $price }, and you have £{ $pounds }.
ob-reason-not-a-fairchild = { $guest } is not a Fairchild.

## Rules, section by section

ob-rule-player-setup = Set-up of the players
ob-rule-central-setup = Set-up of the table
ob-rule-starter-draft = Starter draft
ob-rule-round-track = Round track
ob-rule-theme-cards = Theme cards
ob-rule-standard-turn = A standard turn
ob-rule-host-activity = Step 3: host an activity
ob-rule-invite-guests = Step 4: invite guests
ob-rule-provide-service = Step 5: provide service
ob-rule-enjoy-favours = Step 6: enjoy favours
ob-rule-dismiss-guests = Dismissing guests
ob-rule-hiring-servants = Hiring servants
ob-rule-builders-market = Step 7: the Builders’ Market
ob-rule-special-actions = Special actions
ob-rule-servants-hall = Servants’ Hall
ob-rule-passing = Passing
ob-rule-courtship = Courtship
ob-rule-victory-point-cards = Victory point cards
ob-rule-objective-cards = Objectives
ob-rule-suites-expansion = Suites
ob-rule-solitaire = Solitaire
ob-rule-end-game-scoring = End of the game

## Other modes of play: what is put together, and what lies on the table

ob-guide-too-many-ways = There are too many ways to look through them all: some of what is offered may lead nowhere.
ob-guide-extra-cook = The cook goes to the tile: guests of a higher rating may come, and you gain 1 reputation.
ob-guide-extra-useful-man = The useful man lowers the tile’s rating by 1, so you can use it.
ob-guide-extra-carriage-more = One guest more with the Carriage House: { $servant }
ob-guide-extra-carriage-fewer = One guest fewer with the Carriage House: { $servant }
ob-guide-extra-lend =
    { $count ->
        [one] Lent by your partner: { $piece }
       *[other] Lent by your partner: { $piece } × { $count }
    }
ob-guide-extra-for = Your partner enjoys the favour of: { $guest }
ob-guide-extra-boy = More pounds from a guest: { $servant } for { $guest }
ob-guide-extra-maid = The head housemaid looks at one guest more for { $guest }: { $choice }
ob-guide-extra-maid-tile = The head housemaid looks at one guest more for the tile: { $choice }
ob-possible-with = possible with extra servants: { $servants }
ob-possible-with-carriage = possible with the Carriage House
ob-possible-with-partner = possible with your partner’s help
ob-affordable-architect = yes, with the architect
ob-affordable-useful-man = yes, with the useful man
ob-cheaper-tiles =
    { $count ->
        [one] { $count } tile for £{ $amount } less
       *[other] { $count } tiles for £{ $amount } less
    }
ob-can-cook =
    { $levels ->
        [one] on an activity: +{ $steps } reputation, and guests rated { $levels } above your level
       *[other] on an activity: +{ $steps } reputation, and guests rated up to { $levels } above your level
    }
ob-can-cook-larger = with the Renovated Kitchen one guest more
ob-can-run =
    { $count ->
        [0] £{ $amount } more from a guest who brings pounds; nobody of the kind is in hand
        [one] £{ $amount } more from a guest who brings pounds; { $count } is in hand
       *[other] £{ $amount } more from a guest who brings pounds; { $count } are in hand
    }
ob-can-drive = can go with the carriage
ob-can-screen =
    { $count ->
        [0] looks at one guest more for an invitation; you have no card or tile with one
        [one] looks at one guest more for an invitation; { $count } card or tile has one
       *[other] looks at one guest more for an invitation; { $count } cards and tiles have one
    }
ob-can-help-fair = at the village fair: £{ $amount }
ob-can-ease =
    { $levels ->
        [one] brings a rating down by { $levels }, here for: { $tiles }
       *[other] brings a rating down by up to { $levels }, here for: { $tiles }
    }
ob-can-bargain = a tile for £{ $amount } less
ob-can-sweep = leaves the game for a new market
ob-can-fetch = leaves the game for a tile out of the bag
ob-modifier-gain = +{ $vp } VP if the game ends here
ob-modifier-loss = −{ $vp } VP if the game ends here
ob-modifier-none = no bonus, no penalty
ob-tile-priced = { $tile } (£{ $amount })
ob-nothing-stolen = nothing
ob-note-target-round = the round of the target
ob-note-last-round = the last round
ob-team-number = Team { $number }
ob-made-team-mean = mean of the two, rounded down
ob-made-team-objectives =
    { $count ->
        [one] the best one of the two
       *[other] the best { $count } of the two together
    }
ob-made-team-reputation = the lower of the two
ob-made-team-milestones = all that both have claimed
ob-tie-steps =
    { $steps ->
        [one] { $steps } reputation together
       *[other] { $steps } reputation together
    }
ob-tie-tiles = tiles { $vp } VP
ob-tie-top = reached the top
ob-block-servant-draft = Servants to choose from
ob-block-milestones = Milestones
ob-block-teams = Teams
ob-block-team-points = Points of the teams as things stand
ob-block-extras = Your extra servants
ob-block-challenge = The challenge
ob-block-stacks = Stacks of the market
ob-block-columns = Columns of your tableau
ob-block-thefts = What the thief’s die would take
ob-column-can-do = Can do now
ob-column-milestone = Milestone
ob-column-first-place = First place
ob-column-second-place = Second place
ob-column-reached = Reached by
ob-column-so-far = You so far
ob-column-partners = Partners
ob-column-lent = Servants lent
ob-column-visiting = Guests lent
ob-column-prestige-guests = Prestige guests
ob-column-cheaper = Architect
ob-column-target = To beat
ob-column-target-round = In round
ob-column-if-it-ended = If it ended now
ob-column-scrapped = Tiles given up
ob-column-from-the-top = Tiles from the top
ob-column-tiles-laid = Tiles
ob-column-unturned = Still to be turned
ob-column-to-be-had = Left in the market
ob-column-die = Die
