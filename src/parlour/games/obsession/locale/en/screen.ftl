### Obsession on one screen: short words for little room.

## Top bar and strip

obb-courtship-in = courtship in round { $round }
obb-ends-at = or at reputation { $top }
obb-rep-short = rep.
obb-free = free
obb-free-servants = Free servants, now and at your next turn
obb-next-free = next { $count }
obb-goals = goals
obb-goals-tab = Objectives and cards
obb-looking-on = You are looking on.

## Market

obb-pounds-have = You have { $amount }.
obb-pounds-later = { $now } now, { $later } later
obb-refresh = Refresh
obb-leaves = leaves { $amount }
obb-can-pay = you can pay
obb-use-at = use at rep. { $rating }
obb-after-plan = after plan
obb-chosen = chosen
obb-left-casual =
    { $count ->
        [one] { $count } casual guest left to meet
       *[other] { $count } casual guests left to meet
    }
obb-left-prestige =
    { $count ->
        [one] { $count } prestige guest left to meet
       *[other] { $count } prestige guests left to meet
    }
obb-left-bag =
    { $count ->
        [one] { $count } tile in the bag
       *[other] { $count } tiles in the bag
    }

## Desk

obb-guests-of = Guests { $count } of { $total }
obb-seat-open = An open seat: click on a guest below
obb-stands-in = stands in
obb-more-actions = Other actions ({ $count })
obb-tick = { $count } of { $total } chosen
obb-service-short = moves left each turn

## Hand

obb-kind-starter = Starter
obb-kind-casual = Casual
obb-kind-prestige = Prestige
obb-kind-family = Family
obb-kind-fairchild = Fairchild
obb-kind-novelty = Novelty
obb-kind-needs = { $kind } · needs { $rating }
obb-can-come = Can come
obb-needs-change = Not with this plan: change it first

## Rivals

obb-look-at = Look at { $name }
obb-count-servants = free servants { $count }
obb-waits = waiting

## The button and the question

obb-effect-host = Host: { $what }
obb-effect-buy = Buy { $tile }
obb-effect-nothing = Buy nothing
obb-effect-bought = Buy nothing more
obb-effect-reputation =
    { $count ->
        [one] { $steps } reputation
       *[other] { $steps } reputation
    }
obb-effect-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
obb-effect-unknown = then chance decides
obb-advice-tile = Click on a tile of your estate.
obb-advice-guests =
    { $count ->
        [one] Invite { $count } more guest. Servants are assigned by themselves.
       *[other] Invite { $count } more guests. Servants are assigned by themselves.
    }
obb-advice-ready = Everybody is seated and served. Click on a guest to send them away again.

## Reasons in few words

obb-short-too-expensive = { $amount } short
obb-short-tile-owned-already = you own one
obb-short-column-full = no room in the column
obb-short-guest-above-reputation = Needs reputation { $rating }, you have { $level }
obb-short-tile-above-reputation = needs reputation { $rating }, you have { $level }
obb-short-servant-not-available = Not free: { $servants }
obb-short-guest-resting = Back when you pass
obb-short-guest-attends = Is here already
obb-short-too-few-guests = asks for { $count }, { $here } could come
obb-short-no-company-for-guest = Lacks company or servants
obb-short-one-purchase-a-turn = bought already

## Reasons in a word, where a hand is large

obb-brief-needs-change = swap
obb-brief-guest-above-reputation = rep. { $rating }
obb-brief-servant-not-available = servants
obb-brief-guest-resting = resting
obb-brief-guest-attends = here
obb-brief-no-company-for-guest = no party

## The die of the opponent

obb-die = What its die does
obb-die-about = After your turn the opponent rolls a die with { $count } sides. After no purchase or a new market its next roll counts { $less } less.
obb-die-roll = Roll
obb-die-takes = It takes
obb-die-beside-monument = With a monument in the market
obb-die-position = space { $n }
obb-die-monument = the monument
obb-die-none = nothing
obb-die-refresh = nothing; new market
obb-aim-strongest-category = a tile of your strongest category
obb-aim-contested-category = a tile of the category where your lead is smallest
obb-aim-best-tile = the tile with the most VP
obb-aim-monument =
    { $pick ->
        [cheapest] the cheapest monument
       *[other] a monument
    }
obb-aim-none = nothing
obb-aim-refresh = nothing; new market
obb-aim-else = { $first }, else { $second }
