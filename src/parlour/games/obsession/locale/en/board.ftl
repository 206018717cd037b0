### The drawn table of Obsession. Names, events, reasons and questions come from the game's own file.

## Small words

obb-two = { $first } · { $second }
obb-or = or
obb-none = none
obb-nobody = nobody
obb-yes = yes
obb-no = no
obb-hidden = hidden until the end
obb-you = you
obb-minus-pounds = −£{ $amount }
obb-pr = PR
obb-rating = prestige rating { $rating }
obb-no-rating = no prestige rating
obb-reputation = Reputation: level { $level }, position { $position } of 5
obb-rose-side = Rose side up: hosted before
obb-after-hosting = after the first hosting
obb-then = then the other side:
obb-then-face = then: { $name }
obb-no-service = no service
obb-in-plan = In your plan
obb-reconstructed = Some values of tiles and guests are reconstructed. See which ones.

## Seasons

obb-seasons = Seasons
obb-season-1 = Season 1
obb-season-2 = Season 2
obb-season-3 = Season 3
obb-season-4 = Season 4
obb-theme = Courtship theme
obb-theme-hidden = still hidden
obb-theme-what = Have the most VP on these tiles in round { $round } to win a Fairchild’s visit.
obb-theme-last = All themes count in round { $round }.
obb-theme-here = counts at the next courtship
obb-round-told = Round { $round }: { $name }
obb-round-now = Round { $round }
obb-round-small = round { $round }
obb-soon = Soon
obb-soon-line = { $round }: { $what }

## The market

obb-market = Builders’ Market
obb-market-spaces = Spaces of the market, the cheapest first
obb-market-note = Price: the space, plus or minus the tile’s own amount.
obb-market-one = You may buy one tile. You have £{ $amount }.
obb-market-done = You have bought this turn. £{ $amount } left.
obb-market-any = You may buy any number of tiles. You have £{ $amount }.
obb-price-plain = no change
obb-price-least = { $sum }, at least £{ $amount }
obb-affordable = You can pay for it
obb-buy = Buy
obb-buy-there = Buy in the market, or be done.
obb-space-empty = just sold
obb-reserve-service = Service
obb-reserve-pr1 = Rating 1
obb-reserve-empty = empty
obb-copies =
    { $count ->
        [one] { $count } copy
       *[other] { $count } copies
    }

## The turn

obb-turn = Now
obb-waiting = To move: { $who }.
obb-any-moment = At any moment of your turn
obb-more-answers = There are more answers than fit here; type the one you want.
obb-more-variants = There are more variants; type the one you want.
obb-keep = Keep
obb-hire = Hire
obb-recruit = Recruit ({ $where })
obb-take = Take
obb-dismiss = Dismiss
obb-court = Invite to visit
obb-give-up = Discard
obb-play-family = Play this family
obb-step-tile = Activity
obb-step-guests = Guests
obb-step-service = Service
obb-step-choose = choose a tile
obb-step-invited =
    { $count ->
        [0] nobody yet
        [one] { $count } invited
       *[other] { $count } invited
    }
obb-step-ready = settled
obb-composing = One moment…
obb-host-here = Host here
obb-host-at = Host here: { $name }
obb-change = Change
obb-change-tile = Another activity
obb-invited = Invited
obb-invite = Invite
obb-invite-name = Invite { $name }
obb-uninvite = Do not invite { $name }
obb-who-can-come = Who can come
obb-tiles-not-now =
    { $count ->
        [one] { $count } tile cannot be used now
       *[other] { $count } tiles cannot be used now
    }
obb-guests-not-now =
    { $count ->
        [one] { $count } guest cannot come now
       *[other] { $count } guests cannot come now
    }
obb-crew-one = Who serves
obb-variant-favour = { $who }: { $what }
obb-variant-rest = from rest: { $who }
obb-variant-help = service help, 3 reputation each: { $who }
obb-variant-loan = loan of { $what }

## Service

obb-service = Service
obb-service-note = At the start of your turn everybody moves one place on. Courtship rounds move nobody.
obb-service-note-plain = At the start of your turn everybody moves one place on.
obb-lane-expended = worked; rest next turn
obb-lane-quarters = resting; back next turn
obb-lane-available = can serve
obb-belt = next turn
obb-forecast = Free servants, if nobody is used
obb-at-work = At work now: { $who }
obb-plan-back = Those in your plan are free again in round { $round }.

## Estate, hand and cards

obb-estate = My estate
obb-estate-of = { $name }’s estate
obb-estate-note =
    { $count ->
        [one] { $count } tile, { $vp } VP
       *[other] { $count } tiles, { $vp } VP
    }
obb-column-empty = nothing yet
obb-can-host = Can be hosted now
obb-hosted-now = Being hosted
obb-works-by-itself = Works by itself
obb-hand = My gentry
obb-hand-empty = Nobody.
obb-filter = Show
obb-filter-all = All { $count }
obb-filter-now = Can attend { $count }
obb-filter-family = Family { $count }
obb-filter-casual = Casual { $count }
obb-filter-prestige = Prestige { $count }
obb-filter-ladies = Ladies { $count }
obb-filter-gentlemen = Gentlemen { $count }
obb-sort = Sort by
obb-sort-now = can attend
obb-sort-vp = VP
obb-sort-rating = rating
obb-sort-name = name
obb-can-attend = Can attend now
obb-discard =
    { $count ->
        [one] Discard pile: { $count } guest
       *[other] Discard pile: { $count } guests
    }
obb-discard-note = They come back into your hand when you pass.
obb-objectives = My objectives
obb-objectives-note =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
obb-objective-now = { $vp } VP as things stand
obb-vp-cards = My VP cards
obb-vp-cards-note = Keep for VP, or use for the favour

## Players

obb-players = Players
obb-players-note = tap for their estate
obb-family-of = { $name } ({ $family })
obb-playing = playing
obb-to-answer = to answer
obb-first = first
obb-known = What you know of their cards
obb-count-hand = hand { $count }
obb-count-discard = discard { $count }
obb-count-tiles = tiles { $count }
obb-count-objectives = objectives { $count }
obb-count-cards = VP cards { $count }

## How things stand

obb-race = Courtship race
obb-race-round = round { $round }
obb-race-hidden = The theme is not revealed yet.
obb-race-leads = If the season ended now: { $who }.
obb-race-tied = If the season ended now, it would be a tie: { $who }.
obb-score = Score
obb-score-note = if it ended now
obb-opponent = The opponent
obb-opponent-did = What it did
obb-escalation = Growing stronger
obb-roll-plain = as rolled
obb-stolen = Taken out of the game: { $what }.

## Extra servants

obb-extras = Extra servants
obb-extra-with = { $who } · { $name }
obb-extra-cook = On the tile: 1 more reputation, and guests up to two ratings above your level.
obb-extra-useful-man = On the tile: its rating counts one less this turn.
obb-extra-hall-boy = £100 more from this card.
obb-extra-underbutler = In the hall boy’s place: £100 more from this card.
obb-extra-screen-casual = Looks at one casual guest more before you choose.
obb-extra-screen-prestige = Looks at one prestige guest more before you choose.
obb-extra-screen-look-casual = Looks at one casual guest more before you choose.
obb-extra-screen-look-prestige = Looks at one prestige guest more before you choose.
obb-extra-carriage = Carriage: { $who }
obb-extra-carriage-more = One guest more than the tile asks for.
obb-extra-carriage-fewer = One guest fewer than the tile asks for.
obb-extra-lend =
    { $count ->
        [one] { $who }
       *[other] { $count } × { $who }
    }
obb-extra-for = Favour for your partner: { $name }
obb-extra-one = Extra: { $who }
obb-by-carriage = By carriage
obb-take-back = Take back: { $name }
obb-also-invite = Somebody else may come too
obb-dead-end = This leads nowhere. Remove somebody.
obb-needs-lend = Your company is complete, but somebody must still be lent by your partner.
obb-variant-lent = lent by your partner: { $who }
obb-engage = Take into service
obb-inherit = Start with this tile
obb-recall = Call back
obb-renounce = Give up this guest
obb-buy-useful-man = With the useful man, £100 less
obb-buy-architect = With the architect, £300 less
obb-buy-both = With the useful man and the architect, £400 less
obb-buy-lent = With your partner’s useful man, £100 less
obb-buy-lent-both = With your partner’s useful man and the architect, £400 less
obb-fetch = Fetch a tile from the bag ({ $count })
obb-fetch-note = The useful man leaves the game for it. The tile comes to the dearest space of the market.
obb-fetch-search = Search
obb-fetch-all = All
obb-fetch-found =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
obb-fetch-this = Fetch
obb-prestige-limit = { $count } of at most { $limit } prestige guests

## Milestones

obb-milestones = Milestones
obb-milestones-note = two places each
obb-claim = A milestone is yours to claim
obb-place-1 = first place
obb-place-2 = second place
obb-place-open = open
obb-progress = Your progress

## Teams

obb-team = Team { $number }
obb-team-scores = Scores of the teams
obb-your-partner = your partner
obb-partner = My partner
obb-from-partner = from { $who }
obb-lend = Servants of your partner
obb-lend-of = Ask { $who } for servants
obb-could-send =
    { $count ->
        [0] Nobody could be sent
        [one] { $count } guest could be sent
       *[other] { $count } guests could be sent
    }
obb-team-lent = Lent this turn: { $who }.
obb-team-visiting = Visiting: { $who }.
obb-team-asked = asked for money this turn
obb-team-declined = has declined a request this turn
obb-partner-objectives =
    { $count ->
        [one] { $count } objective
       *[other] { $count } objectives
    }
obb-partner-estate =
    { $count ->
        [one] The estate: { $count } tile
       *[other] The estate: { $count } tiles
    }
obb-consent-money = { $who } asks you for { $what }, as a gift.
obb-consent-activity = { $who } would like to host with your help:
obb-consent-lending = { $who } would like to borrow a servant of yours:
obb-consent-guests = Your guests there
obb-consent-servants = Your servants there
obb-consent-yours = you enjoy the favour
obb-consent-cost = What it costs you
obb-consent-free = Nothing but their time.
obb-consent-help = service help for { $who }: { $steps } reputation
obb-consent-loan = a loan of { $what }: { $steps } reputation

## Estate Challenge

obb-challenge = Estate Challenge
obb-challenge-note = the target is for round { $round }
obb-challenge-target = Target
obb-challenge-score = Your score now
obb-limits = Tiles in each column
obb-column-full = full
obb-modifiers = VP for ending in a round
obb-modifier-round = Round
obb-modifier-vp = VP
obb-stacks = Stacks of the market
obb-stack-told =
    { $count ->
        [0] { $price } · empty
        [one] { $price } · { $count } tile
       *[other] { $price } · { $count } tiles
    }
obb-monuments = Monuments
obb-thief-number = the thief takes it with a { $pips }
obb-thief-table = What the thief’s die takes
obb-thief-die = Die
obb-thief-tile = Tile
obb-thief-note = Other numbers take nothing, and the thief never keeps you from filling a column.
obb-thief-nothing = The thief rolled { $pips } and took nothing.
obb-thief-took = The thief rolled { $pips } and took: { $what }.
obb-scrap = Give up a tile of a full column ({ $count })
obb-scrap-note = It leaves the game and makes room.
obb-scrap-this = Give up
obb-scrapped = Given up: { $what }.

## A track without seasons

obb-track = Round track
obb-track-round = Round { $round } of { $last }
obb-track-ends = It also ends as soon as somebody ends a turn with reputation { $top }.
obb-track-challenge = The challenge ends with reputation { $top } or a complete tableau; the track is open beyond its last space.

## Status

table-where-obsession =
    { $round ->
        [0] Obsession · getting ready
       *[other] { $quarter ->
            [0] Obsession · round { $round }
            [1] Obsession · season 1 · round { $round }
            [2] Obsession · season 2 · round { $round }
            [3] Obsession · season 3 · round { $round }
           *[other] Obsession · season 4 · round { $round }
        }
    }

## Answering

table-number-level = Reputation level
table-number-position = Reputation step
table-number-pounds = Pounds
table-number-available = Servants available
table-number-quarters = Servants resting
table-number-expended = Servants expended
table-number-estate = Tiles
table-number-hand = Guests in hand
table-number-discard = Guests discarded
table-number-objective-count = Objectives
table-number-vp-card-count = VP cards
table-unknown-guest = You will meet the next guest of the deck.
table-unknown-guests =
    { $count ->
        [one] You will look at the next guest of the deck.
       *[other] You will look at the next { $count } guests of the deck.
    }
table-unknown-tile = A tile will be drawn out of the bag for the market.
table-unknown-die = Then the die is rolled.
table-unknown-theme = Then the theme of the season is turned up.
table-unknown-objectives =
    { $count ->
        [one] You will draw an objective.
       *[other] You will draw { $count } objectives.
    }
table-unknown-objective-given-up = { $seat } discards an objective, face down.
table-unknown-vp-card = You will draw a VP card.
table-short-tile-above-reputation = Needs reputation { $rating }, you have { $level }.
table-short-guest-above-reputation = Needs reputation { $rating }, you have { $level }.
table-short-guest-resting = In your discard pile.
table-short-guest-attends = At the present activity.
table-short-no-tile-for-guest = None of your tiles has a place now.
table-short-no-company-for-guest = Other guests or servants are missing.
table-short-too-few-guests = { $slot }: { $here } of { $count } can come.
table-short-servant-not-available = Not free: { $servants }.
table-short-servant-rests = Rests this turn; help costs { $cost } reputation.
table-short-servant-is-spent = Has worked.
table-short-nobody-can-be-served = Too few servants for any guests.
table-short-no-activity-here = Works by itself; nothing is hosted here.
table-short-too-expensive = Costs £{ $price }, you have £{ $pounds }.
table-short-tile-owned-already = You own this tile already.
table-short-one-purchase-a-turn = You have already bought a tile this turn.
table-short-too-many-ways = Perhaps: try it.
table-remedy-reputation =
    { $count ->
        [one] One step of reputation to go.
       *[other] { $count } steps of reputation to go.
    }
table-remedy-next-turn = Possible from your next turn on.
table-remedy-servant-back = Free in round { $round }.
table-remedy-pass-for-guests = Passing brings your guests back.
table-remedy-pass-for-servants = Passing brings all your servants back.
table-remedy-pounds = £{ $amount } short.

## The end

table-chart-unit-obsession = Round
table-challenge-early = The estate was done in round { $round }, before round { $wanted }: { $points } points more. Each round away from it counts { $step } more than the last.
table-challenge-even = The game ended in round { $round }, just as planned: nothing is added or taken.
table-challenge-late = The game ended in round { $round }, after round { $wanted }: { $points } points less. Each round away from it counts { $step } more than the last.

## Tabs of a board on a phone

web-tab-turn = Turn
web-tab-hand = Hand
web-tab-estate = Estate
web-tab-market = Market

# The story
obb-story-courtship = Courtship
obb-story-end = The end
obb-story-courtship-of = Courtship in round { $round }
obb-story-family = Family
obb-story-points = Points
obb-story-gets = Gets
obb-story-nothing = nothing
obb-story-card = a victory point card
obb-story-visit = a visit of a Fairchild and a victory point card
obb-story-visit-of = { $gentry } and a victory point card
obb-story-theme = The theme of the season
obb-story-row = The row for { $from } to { $to }
