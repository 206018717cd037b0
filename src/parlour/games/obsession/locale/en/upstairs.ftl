### Upstairs, Downstairs, the Wessex family and the modes of play they bring, in English.

## Components

ob-servant-cook = One for each family. As an extra servant at an activity she brings 1 reputation, and guests up to two ratings above your level may come. Where the tile itself asks for her she still brings the reputation.
ob-servant-hall-boy = One for each family. As an extra servant with a guest who brings pounds he adds £100. He may stand in for a butler whom a guest asks for, or drive from the Carriage House.
ob-servant-head-housemaid = One for each family. As an extra servant she lets you look at one more card for one invitation of the turn. She may stand in for a housekeeper whom a guest asks for.
ob-servant-useful-man = One for each family. He adds £200 at a village fair, takes £100 off a purchase, or lowers the rating of a tile by 1 for a turn. Once he may leave the game for a new market or for a tile of the bag.

ob-round-grand-ball = Everybody looks at three prestige guests and keeps one.

ob-source-gift = gift
ob-source-last-in-order = for never going first
ob-source-parish-church = Parish Church
ob-source-useful-man = useful man

## Facts put into words

ob-favour-special-architect = a tile bought this turn costs £300 less
ob-favour-special-houseguest = returns to your hand when the board is cleared, but not twice running
ob-favour-special-train-of-gentlemen = one more gentleman may come
ob-effect-stand-in-always = this servant may stand in at any time ({ $servant }) for { $servants }
ob-effect-step2-choice = in step 2 of every turn £{ $pounds } or +{ $reputation } reputation
ob-effect-step4-guest-delta = with a footman, a hall boy or an underbutler on it, one guest more or fewer may come
ob-effect-cook-extra-guest = with the cook as an extra servant one more guest may come
ob-goal-every-category =
    { $amount ->
        [one] have { $amount } tile in every category
       *[other] have { $amount } tiles in every category
    }
ob-goal-all-roses =
    { $amount ->
        [one] flip every tile that can be flipped, the Private Study aside, and buy at least { $amount } tile
       *[other] flip every tile that can be flipped, the Private Study aside, and buy at least { $amount } tiles
    }
ob-goal-level = reach level { $amount } of reputation
ob-goal-prestige-guests =
    { $amount ->
        [one] have { $amount } prestige guest in your gentry deck
       *[other] have { $amount } prestige guests in your gentry deck
    }
ob-goal-roses =
    { $amount ->
        [one] have { $amount } tile with the rose side up
       *[other] have { $amount } tiles with the rose side up
    }
ob-goal-monuments-owned =
    { $amount ->
        [one] own { $amount } monument
       *[other] own { $amount } monuments
    }
ob-goal-household =
    { $amount ->
        [one] have { $amount } servant in all
       *[other] have { $amount } servants in all
    }
ob-goal-company =
    { $amount ->
        [one] have { $amount } guest at your activity
       *[other] have { $amount } guests at one activity
    }
ob-goal-one-category =
    { $amount ->
        [one] have { $amount } tile in one category
       *[other] have { $amount } tiles in one category
    }
ob-bonus-tile = starts with one of these tiles: { $tiles }

ob-made-milestones = The VP of every place you have claimed on a milestone.
ob-made-unsavoury = The negative VP of your gentry; positive ones do not count here.
ob-score-milestones = Milestones
ob-score-unsavoury = Unsavoury guests
ob-score-round = Final-round bonus
ob-score-target = Target

## Actions

ob-act-engage = Take into service: { $servant }
ob-act-inherit = Start with the tile { $tile }
ob-act-assist =
    { $whose ->
        [partner] Borrow your partner’s useful man for the fair, for £200 more
       *[own] Send the useful man to the fair for £200 more
    }
ob-act-attend =
    { $screens ->
        [yes] Place on the guest to screen ({ $choice }): { $servant }
       *[no] Place on the guest for £100 more: { $servant }
    }{ $whose ->
        [partner] , lent by your partner
       *[own] {""}
    }
ob-act-collect = Take £100 from the Parish Church
ob-act-pray = Take 1 reputation from the Parish Church
ob-act-recall = Take back { $gentry }
ob-act-renounce = Give up { $gentry }
ob-act-sweep = The useful man leaves the game: a new market
ob-act-fetch = The useful man leaves the game: { $tile } out of the bag
ob-act-claim = Claim the milestone { $milestone }
ob-act-ask = Ask your partner for £{ $pounds }
ob-act-consent = Agree
ob-act-deny = Refuse
ob-act-scrap = Give up the tile { $tile }
ob-act-milestones = Milestones of this game: { $milestones }

## Questions

ob-question-choose-start-tile = Which tile do you start with?
ob-question-draft-servant = Which servant do you take from those on display?
ob-question-claim-milestone = Your board is cleared: do you claim a milestone?
ob-question-use-fair = The village fair: do you send the useful man?
ob-question-attend-guest = The guest of the suite has come: whom do you place on the card?
ob-question-church-favour = The Parish Church: pounds or reputation?
ob-question-recall-guest = Who comes back from your discard pile?
ob-question-give-up-guest = You have too many prestige guests. Whom do you give up?
ob-question-consent = Your partner asks for your help. Do you agree?

## Events

ob-event-servants-laid-out = Servants on display: { $servants }.
ob-event-servant-drafted =
    { $seat-you ->
        [yes] You take from those on display: { $servant }.
       *[no] { $seat } takes from those on display: { $servant }.
    }
ob-event-tile-inherited =
    { $seat-you ->
        [yes] You start with the tile { $tile }.
       *[no] { $seat } starts with the tile { $tile }.
    }
ob-event-milestones-laid-out = Milestones of this game: { $milestones }.
ob-event-milestone-claimed =
    { $seat-you ->
        [yes]
            { $place ->
                [1] You claim first place: { $milestone }.
               *[other] You claim second place: { $milestone }.
            }
       *[no]
            { $place ->
                [1] { $seat } claims first place: { $milestone }.
               *[other] { $seat } claims second place: { $milestone }.
            }
    }
ob-event-extra-servant =
    { $where ->
        [card]
            { $seat-you ->
                [yes] You place an extra servant with { $gentry }: { $servant }.
               *[no] { $seat } places an extra servant with { $gentry }: { $servant }.
            }
       *[tile]
            { $seat-you ->
                [yes] You place an extra servant at the activity: { $servant }.
               *[no] { $seat } places an extra servant at the activity: { $servant }.
            }
    }
ob-event-carriage-sent =
    { $guests-sign ->
        [minus]
            { $seat-you ->
                [yes] You use the Carriage House to receive one guest fewer: { $servant }.
               *[no] { $seat } uses the Carriage House to receive one guest fewer: { $servant }.
            }
       *[plus]
            { $seat-you ->
                [yes] You use the Carriage House to receive one more guest: { $servant }.
               *[no] { $seat } uses the Carriage House to receive one more guest: { $servant }.
            }
    }
ob-event-servants-lent =
    { $seat-you ->
        [yes] You lend your partner: { $servants }.
       *[no] { $seat } lends the partner: { $servants }.
    }
ob-event-partner-asked =
    { $seat-you ->
        [yes] You ask your partner for £{ $pounds }.
       *[no] { $seat } asks the partner for £{ $pounds }.
    }
ob-event-partner-agrees =
    { $seat-you ->
        [yes] You agree to help your partner.
       *[no] { $seat } agrees to help the partner.
    }
ob-event-partner-declines =
    { $seat-you ->
        [yes] You decline: you have other plans.
       *[no] { $seat } declines: other plans.
    }
ob-event-useful-man-at-fair =
    { $seat-you ->
        [yes] You send the useful man to help at the village fair.
       *[no] { $seat } sends the useful man to help at the village fair.
    }
ob-event-useful-man-leaves =
    { $seat-you ->
        [yes] Your useful man leaves the game.
       *[no] { $seat }’s useful man leaves the game.
    }
ob-event-tile-fetched = Fetched out of the bag into the market: { $tile }.
ob-event-grand-ball = The Grand Ball is held.
ob-event-top-reached =
    { $seat-you ->
        [yes] You reach the highest level of reputation, { $level }, and the game ends.
       *[no] { $seat } reaches the highest level of reputation, { $level }, and the game ends.
    }
ob-event-tableau-complete =
    { $seat-you ->
        [yes] Your tableau is complete, and the game ends.
       *[no] { $seat }’s tableau is complete, and the game ends.
    }
ob-event-stacks-laid-out = The stacks of the market are laid out.
ob-event-thief-rolls =
    { $what ->
        [tile] The thief rolls { $pips } and takes { $tile } out of the game.
       *[nothing] The thief rolls { $pips } and takes nothing.
    }
ob-event-tile-scrapped =
    { $seat-you ->
        [yes] You give up { $tile }, which leaves the game.
       *[no] { $seat } gives up { $tile }, which leaves the game.
    }
ob-event-opponent-aims =
    { $aim ->
        [strongest-category] The opponent rolls { $pips }, counted as { $modified }: it wants a tile of the category in which you are strongest.
        [contested-category] The opponent rolls { $pips }, counted as { $modified }: it wants a tile of the category in which your lead is smallest.
        [monument] The opponent rolls { $pips }, counted as { $modified }: it wants a monument.
        [best-tile] The opponent rolls { $pips }, counted as { $modified }: it wants the tile with the most VP.
        [refresh] The opponent rolls { $pips }, counted as { $modified }: the market is refreshed.
       *[none] The opponent rolls { $pips }, counted as { $modified }: no purchase.
    }

## Reasons why something is not allowed

ob-reason-not-in-this-game =
    { $power ->
        [extra-servants] The servants of Upstairs, Downstairs are not in this game.
        [useful-man] The useful man is not in this game.
        [milestones] There are no milestones in this game.
        [scrap] Tiles are given up only in an Estate Challenge.
       *[team] There are no teams in this game.
    }
ob-reason-servant-not-laid-out = Not among the servants on display: { $servant }.
ob-reason-one-of-each-servant = A family has no more than one of these in the whole game: { $servant }.
ob-reason-useful-man-is-gone = Your useful man has left the game, and no other can take his place.
ob-reason-one-cook-only = A cook serves at this activity already, and there are never two.
ob-reason-rating-needs-no-help = Your reputation is high enough for { $tile }; the useful man is not needed there.
ob-reason-extra-without-guest = An extra servant can be placed only with somebody who attends: { $guest }.
ob-reason-no-pounds-to-raise = The favours of { $about } bring no pounds that a hall boy could raise.
ob-reason-extras-not-doubled = Two servants of the same type cannot help with the same favour: { $about }.
ob-reason-no-invitation-to-screen = There is no such invitation for the head housemaid to screen: { $about }.
ob-reason-larger-table-needs-kitchen = For one guest more you need the Renovated Kitchen with its rose side up, and the cook as an extra servant.
ob-reason-carriage-needs-tile = You do not own the Carriage House.
ob-reason-carriage-needs-footman = Only a footman, a hall boy or an underbutler can be placed on the Carriage House: { $servant }.
ob-reason-carriage-not-for-this = The Carriage House cannot change who comes here: { $tile }.
ob-reason-tile-not-in-bag = Not in the bag, or a monument: { $tile }.
ob-reason-no-architect = There is no architect’s discount left this turn.
ob-reason-no-cheaper = The price is as low as it can be: { $tile }.
ob-reason-not-a-spare-guest = You cannot give up { $guest } now.
ob-reason-one-claim-a-turn = You have already claimed a milestone this turn.
ob-reason-milestone-not-in-play = This milestone is not in play: { $milestone }.
ob-reason-milestone-claimed-already = You have a place on this milestone already: { $milestone }.
ob-reason-milestone-full = Both places on this milestone are taken: { $milestone }.
ob-reason-milestone-not-reached = You do not meet this milestone’s condition yet: { $milestone }.
ob-reason-no-partner = You have no partner in this game.
ob-reason-no-partner-when-passing = Your partner cannot help with hiring when you pass.
ob-reason-partner-declined = Your partner has already declined this.
ob-reason-partner-lacks-servant = Your partner cannot lend you these servants: { $servants }.
ob-reason-partner-cannot-pay =
    { $steps ->
        [one] Your partner would need { $cost } reputation but has only { $steps }.
       *[other] Your partner would need { $cost } reputation but has only { $steps }.
    }
ob-reason-borrowed-without-work = You may borrow only servants who work at this activity: { $servants }.
ob-reason-favour-not-to-give = Only favours of your partner’s own family can go to your partner: { $guest }.
ob-reason-asked-already = You have already asked your partner for money this turn.
ob-reason-market-is-stacked = The stacks of an Estate Challenge cannot be refreshed, and nothing is fetched out of the bag.
ob-reason-column-full = The column for { $tile } is full; give up one of its tiles first.
ob-reason-column-not-full = Only a tile of a full column can be given up: { $tile }.
ob-reason-tile-in-use = The tile of the present activity cannot be given up: { $tile }.

## Rules, section by section

ob-rule-extra-servants = Extra servants
ob-rule-cook = Cook
ob-rule-hall-boy = Hall boy
ob-rule-head-housemaid = Head housemaid
ob-rule-useful-man = Useful man
ob-rule-hiring-when-passing = Hiring when passing
ob-rule-servant-draft = Servant draft
ob-rule-five-players = Five players
ob-rule-six-players = Six players
ob-rule-team-play = Team play
ob-rule-team-favours = Team play: favours
ob-rule-team-scoring = Team play: scoring
ob-rule-milestones = Milestones
ob-rule-tableau = Tableau and Duel
ob-rule-tableau-scoring = Tableau and Duel: scoring
ob-rule-estate-challenge-setup = Estate Challenge: set-up
ob-rule-estate-challenge = Estate Challenge
ob-rule-estate-challenge-scoring = Estate Challenge: scoring
ob-rule-new-tiles = New tiles
ob-rule-promo-guests = Promo guests
ob-rule-wessex = Wessex
ob-rule-low-monuments = Modest monuments
ob-rule-dynamic-opponent = Opponents of the expansion
