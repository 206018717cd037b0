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

## Modules and options

ob-module-ud-servants = Upstairs, Downstairs: servants
ob-module-ud-servants-about = Cook, hall boy, head housemaid and useful man, the servant draft, hiring when passing, their objectives and two service tiles.
ob-module-howard = The Howard family
ob-module-howard-about = A family that starts with a cook. Without the new servants it plays only at a table of six, and without its bonus.
ob-module-ud-guests = Upstairs, Downstairs: guests
ob-module-ud-guests-about = Thirty-three more guests. Five and six players need them.
ob-module-ud-tiles = Upstairs, Downstairs: tiles
ob-module-ud-tiles-about = Stocked Lake, Parish Church, Babbling Brook and Carriage House; they need no other part of the expansion.
ob-module-ud-copies = Second copies
ob-module-ud-copies-about = A second copy of each tile rated 5.
ob-module-low-monuments = Modest monuments
ob-module-low-monuments-about = Four monuments of few VP take the place of the six; all of them are in the bag.
ob-module-wessex = Wessex
ob-module-wessex-about = The Wessex family, which starts with one more tile, and sixteen guests.
ob-module-guest-limit = Six prestige guests
ob-module-guest-limit-about = Nobody has more than six prestige guests, Fairchilds aside; a player who gets a seventh gives one up at once.
ob-module-dynamic-opponent = Dynamic opponent
ob-module-dynamic-opponent-about = Alone: the opponent buys with an aim, and answers a courtship it has lost where you are strongest.
ob-module-milestones = Milestones
ob-module-milestones-about = Two public objectives, each with a first and a second place to be claimed.
ob-module-public-objectives = Milestones only
ob-module-public-objectives-about = No objective cards are dealt or drawn on the track; the Main Library and VP cards still bring some.
ob-module-teams = Teams
ob-module-teams-about = Four or six players in teams of two who share money, servants and guests, and score together.
ob-module-tableau = Tableau
ob-module-tableau-about = No courtship and little luck: a track of its own, a Grand Ball, and the end when somebody reaches the highest reputation.
ob-module-duel = Duel
ob-module-duel-about = The Tableau for two, with reputation up to level 11.
ob-module-estate-challenge = Estate Challenge
ob-module-estate-challenge-about = Alone against a target: buy from open stacks, outpace a thief and complete your tableau in time.

ob-option-promo-guests = Promo guests
ob-option-promo-guests-about = The promo guests who join, separated by commas, or none. Three to five are a good number.
ob-option-promo-guests-none = none
ob-option-prestige-limit = Limit of prestige guests
ob-option-prestige-limit-about = Whether players are limited to six prestige guests.
ob-option-prestige-limit-usual = with six players who are not in teams
ob-option-prestige-limit-on = always
ob-option-prestige-limit-off = never
ob-option-milestone-cards = Milestones
ob-option-milestone-cards-about = The two milestones of the game, separated by a comma, or random.
ob-option-milestone-cards-random = drawn by lot
ob-option-milestones-when = When milestones are shown
ob-option-milestones-when-about = Whether the milestones are known before the players set up.
ob-option-milestones-when-after = after the players have set up
ob-option-milestones-when-before = before the players set up
ob-option-tableau-top = Highest reputation of the Tableau
ob-option-tableau-top-about = The level of reputation that ends a Tableau game; a Duel always goes to 11.
ob-option-tableau-top-9 = level 9
ob-option-tableau-top-7 = level 7
ob-option-target = Target of the challenge
ob-option-target-about = The score to beat in an Estate Challenge: the printed one, or the base score of an opponent.
ob-option-target-printed = as printed: 132, or 188 in extended play
ob-option-stolen-monuments = Stolen monuments
ob-option-stolen-monuments-about = Whether monuments that the thief takes raise the target.
ob-option-stolen-monuments-ignored = they do not
ob-option-stolen-monuments-counted = they do

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
ob-rule-extra-servants-text = The servants that the tile and the guests ask for are mandatory, as always. Cook, hall boy, head housemaid and useful man may be placed besides without being asked for: each then uses an ability, and whether you do so is always your choice. An extra servant must be available and goes to Expended Service with the others when the board is cleared; service help may fetch one, the tile Servants’ Quarters may not. Whoever stands in for a mandatory servant uses no ability, except that the cook always brings her reputation. Until you commit yourself to the activity or the purchase, an extra servant can be taken back. A family has at most one of each of the four in the whole game.
ob-rule-cook = Cook
ob-rule-cook-text = Placed on the tile of the activity, the cook brings 1 reputation, together with the other favours of step 6. Guests whose rating is one or two above your level of reputation as step 3 begins may then come as well. If the tile itself asks for a cook, as the Renovated Kitchen does, she serves as mandatory servant and still brings the reputation. There are never two cooks at one activity.
ob-rule-hall-boy = Hall boy
ob-rule-hall-boy-text = Placed on a card that brings pounds, the hall boy adds £100 to them; he may also attend to the guest who comes to the Lionheart Suite. Instead he may serve for a butler whom a card asks for, whether or not your butler is available, or in the place of a footman on the Carriage House; neither adds money. Our reading: an underbutler may also be placed as an extra hall boy for the £100, and a suite that doubles a favour does not double them.
ob-rule-head-housemaid = Head housemaid
ob-rule-head-housemaid-text = Placed on a card, that of the guest who comes to the Lionheart Suite included, or on the tile of the activity that offers an invitation, the head housemaid lets you look at one more guest: one drawn guest becomes one out of two, and keeping two of four becomes keeping two of five. She screens one invitation a turn. Instead she may serve for a housekeeper whom a card asks for, whether or not yours is available. With the Housekeeper’s Office she may also stand in for the housekeeper of a tile and for any lady’s maid. Whenever she stands in she screens nothing.
ob-rule-useful-man = Useful man
ob-rule-useful-man-text = In the round of a village fair he can be placed on the Private Study in step 2, flipped or not, for £200 more. Placed on a tile that you buy, he takes £100 off its price, which never falls to nothing. Placed on a tile of your estate that shows a rating, he lowers it by 1 for this turn. At any moment of your turn he may leave the game for good: either the market is refreshed free of charge, which is not the refresh that you may pay for once a turn, or you fetch a tile that you name out of the bag, but no monument. The tile comes to the dearest space, the cheapest tile or stack goes back into the bag and the others move left. Our reading: a duplicate joins its stack, reserves do not claim a fetched tile, and he cannot be placed where he changes nothing.
ob-rule-hiring-when-passing = Hiring when passing
ob-rule-hiring-when-passing-text = With the new servants, when you pass, you choose between £200, a new market and hiring. All servants have come back by then, so that the butler is there; he, or an underbutler, uses the Butler’s Room, and with him two new servants go to Expended Service. Cook, hall boy, head housemaid and useful man can be hired as well, one of each for a family, but nobody can recruit them from another player. A useful man who has left the game is not replaced. Using the Butler’s Room in a standard turn remains possible. Without the new servants all this is a variant.
ob-rule-servant-draft = Servant draft
ob-rule-servant-draft-text = For every player from two to five there are two footmen and one of each other small servant for hire, and two underbutlers in all; six share those of five, and alone there is one of each new servant and one underbutler beside the others for two. One of each small servant is laid out, seven in all, but no underbutler. From the left of the first player on, everybody takes a family and one of these servants, who starts in Available Service. Nobody may have two cooks, hall boys, head housemaids or useful men: the Howards, who start with a cook, must take somebody else. Those taken are not replaced, and those left go back to the servants for hire. The objectives are those of the expansion.
ob-rule-five-players = Five players
ob-rule-five-players-text = The fifth family is Howard or Wessex, and the thirty-three guests of the expansion are needed. For hire are ten footmen, five valets, five lady’s maids and two underbutlers; monuments are as for four players. The pawn of the first player passes counterclockwise, so that the last player of the first season begins the second, and the first player’s left neighbour never begins one: without the servant draft that player starts with £200. Guests rejected or dismissed go under their decks, and with an empty deck nobody can be invited.
ob-rule-six-players = Six players
ob-rule-six-players-text = Both Howard and Wessex are needed, and everything else is as for five players. Everybody is dealt four objectives, whatever the length of the game. Two players never begin a season: without the servant draft the first player’s left neighbour starts with £200 and the player beyond, who is last in the fourth season, with £300. Unless they play in teams, nobody has more than six prestige guests, Fairchilds aside: whoever gets a seventh gives one up at once, and the card goes under its deck. Without the new servants the Howards play without their bonus.
ob-rule-team-play = Team play
ob-rule-team-play-text = Four or six players form pairs and sit opposite each other. In your turn you may ask your partner once for £100 or £200 as a gift, borrow available servants, and invite members of the partner’s family and starter guests from the partner’s active hand, even if nobody else attends; the useful man can be borrowed for a village fair or a purchase as well. Your partner agrees, and may borrow money or fetch resting servants for it with the partner’s own reputation, or declines: then you may propose something else, but not the same again this turn. Afterwards those servants and guests go to the partner’s Expended Service and discard pile. Two cooks never work at one activity, and two servants of another kind help only with different favours. Partners see each other’s objectives and can talk in private, and they never gossip about each other or recruit from each other.
ob-rule-team-favours = Team play: favours
ob-rule-team-favours-text = Starter guests of your partner bring everything to you. Of the partner’s family the £200 of the lord, the £100 of the heir and the invitations of the lady and the young lady go to you or to your partner, as you say. The reputation of the heir and the admirer bonus of the young lady always go to your partner. With a dismissal of the lady only a guest of the partner’s own gentry deck can be dismissed, and the partner chooses.
ob-rule-team-scoring = Team play: scoring
ob-rule-team-scoring-text = Courtships are decided person by person. At the end the partners have one score: of most categories the mean of both, rounded down. Of reputation the lower level counts, and of all objectives of both the best three. Milestones are a variant here and count in full for the team. A tie goes to the team with more reputation in all, and is shared after that.
ob-rule-milestones = Milestones
ob-rule-milestones-text = Two milestones, drawn or chosen, lie open for all, either before the players set up or after. At any moment of your turn you may claim one if you meet its condition at that moment: the first place if it is free, else the second. What matters is who claims first, not who was first to meet the condition. Nobody claims more than one a turn or both places of a card, and what is claimed stays. In the variant with milestones only, no objectives are dealt and the track draws none; the Main Library and victory point cards still bring some.
ob-rule-tableau = Tableau and Duel
ob-rule-tableau-text = A track of its own has twenty rounds without themes, courtships and Fairchilds, and the pawn of the first player stays. Families and servants are drafted counterclockwise from the right of the first player, starter guests are drafted, two milestones lie open before anybody chooses, and nobody is dealt objectives; group objectives are left out. The modest monuments are used, the building boom empties the cheapest space after every round, and both reserves open after round 3. At the Grand Ball, before the turns of round 5, everybody in turn order looks at three prestige guests and keeps one. The game ends at once when a turn ends on the highest level of reputation, 9 or by option 7. A Duel is a Tableau for two that goes up to level 11.
ob-rule-tableau-scoring = Tableau and Duel: scoring
ob-rule-tableau-scoring-text = Tiles, reputation, milestones, objectives and victory point cards count, and the negative VP of gentry; positive VP of gentry, money and servants do not. Levels 9, 10 and 11 are worth 45, 55 and 66 VP. A tie goes to the player with more VP of tiles, then to the one who has reached the highest reputation. Our reading: the game also ends after round 20, and there is no last chance to use victory point cards.
ob-rule-estate-challenge-setup = Estate Challenge: set-up
ob-rule-estate-challenge-setup-text = Alone, you take a family and a servant of the draft, are dealt no objectives and play without milestones on the track of the Tableau, with reputation up to level 7, or 9 in extended play. One copy of each tile lies in six open stacks with the lowest number on top: Service £300, Sporting £400, Essentials £500, Estate £600, Prestige £700, and five monuments £800. Suites are among them and hybrid tiles are not; group objectives are left out. The stacks are never refreshed and nothing is fetched: such favours are void, and passing brings £200 or hiring. In step 2 of round 5 you look at three prestige guests and keep one.
ob-rule-estate-challenge = Estate Challenge
ob-rule-estate-challenge-text = You may buy any tile of any stack, at the price of the stack and what the tile changes; on a builders’ holiday every tile is £100 cheaper. Each of your five columns holds three tiles, or four in extended play: if it is full, you must give up one of its tiles before you can buy another, and what that tile granted is lost. After step 7 a die names a stack and how deep in it a tile lies: 1 and 2 Service, 3 to 5 Sporting, 6 to 8 Essentials, 9 to 11 Estate, 12 to 14 Prestige, 15 to 18 monuments. The thief takes that tile out of the game, unless there is none, or one tile fewer, a monument among them, would keep you from filling a column; on 19 and 20 nothing happens. At the end of a turn the challenge is over if you are on the highest level of reputation or your tableau is complete; past the last space of the track play goes on in rounds without an event, up to round 60, when nothing can be won any more. For that every column is full, and every tile that can be flipped shows its rose.
ob-rule-estate-challenge-scoring = Estate Challenge: scoring
ob-rule-estate-challenge-scoring-text = You score as usual and must beat the target: 132 in round 12, or 188 in round 15 of extended play; to equal it is not enough. If you end earlier you gain points, and if you end later you lose some: 5 for the first round away from that of the target, 10 more for the second, 15 more for the third, and so on. Ending in round 14 of a standard challenge therefore costs 15 VP, and in round 17 it costs 75. Two variants make it harder: monuments that the thief has taken raise the target, or the base score of an opponent takes its place.
ob-rule-new-tiles = New tiles
ob-rule-new-tiles-text = On the Carriage House a footman, hall boy or underbutler is placed in step 4: one guest more or fewer than the tile asks for comes, who must fit as usual, but never zero guests, not in a suite, and not where only family is asked for. The Renovated Kitchen asks for the cook and any two of the gentry, whatever their ratings; with the rose side up one more guest may come whenever the cook is an extra servant, except to a suite, and two together with the Carriage House. With the Housekeeper’s Office the head housemaid stands in for any housekeeper or lady’s maid, even if they are available. The Parish Church needs no servant and turns into a monument that brings £100 or 1 reputation in step 2, as you choose. The Babbling Brook is flipped with every use; its flower side brings a card of your discard pile back to your hand, but nobody of the present activity. The Stocked Lake is a Sporting tile with the rating 6.
ob-rule-promo-guests = Promo guests
ob-rule-promo-guests-text = Promo guests join the decks only if the table names them; three to five are a good number. If the architect attends, one tile bought this turn costs £300 less, but is never free; you name him with the purchase. The houseguest returns to your hand when the board is cleared, but not after two of your turns in a row. Where the lady with a train of gentlemen attends, one more gentleman may come.
ob-rule-wessex = Wessex
ob-rule-wessex-text = The Wessex family starts with a sixth tile of its choice, the Breakfast Room or the Tennis Court, front side up and taken from the bag. Its sixteen guests join the decks of casual and prestige guests. It is needed for six players and may be the fifth family.
ob-rule-low-monuments = Modest monuments
ob-rule-low-monuments-text = Four monuments of 2 to 4 VP take the place of those of the base game, so that monuments weigh less at courtships; none of them belongs to Service. With any number of players all four are in the bag, and the two sets are never mixed. The Tableau is always played with them.
ob-rule-dynamic-opponent = Opponents of the expansion
ob-rule-dynamic-opponent-text = Six further opponents need the new servants and follow the rules of solitaire. With the optional card the opponent buys with an aim: on 1 to 6 the leftmost tile of the category in which you are strongest, on 7 to 10 the cheapest monument, on 11 to 13 the leftmost tile of the category in which your lead is smallest, on 14 or 15 the tile with the most VP on its front. If there is none, it takes a monument or the tile with the most VP instead; 16 to 18 is no purchase, 19 and 20 a refresh, and after either the next roll is reduced by 5. Whenever it loses a courtship, its chart rises by 1, up to 3, in the category in which you are strongest. Nothing is known about the printed card but its name, so this is our own reading.
