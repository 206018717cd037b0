### Learning the games and looking at their components: lessons, rules, aids, advice, inspector, corrections.

## Pages

learn-title = Learn
learn-about = Never played? Start with a guided first game: about ten minutes, one step at a time, with a reason for every step. Rules, aids and advice are here for later.
learn-ways = Pages about this game
learn-game-notre-dame = Notre Dame
learn-game-obsession = Obsession
learn-other-game = The same for { $name }
learn-page-rules = Rules
learn-page-aids = Player aids
learn-page-strategy = Strategy
learn-page-inspect = Components
learn-page-data = Data set
learn-loading = One moment …
learn-again = Try again
learn-print = Print
learn-yes = yes
learn-no = no
learn-how-points = How points are made
learn-start = Start the guided first game
learn-start-about =
    { $count ->
        [one] { $count } step with an explanation; after that you play on alone.
       *[other] { $count } steps with explanations; after that you play on alone.
    }
learn-more = More about { $name }
learn-nd-points-1 = Donations to Notre Dame: 1, 3 or 6 prestige points for 1, 2 or 3 gold, and a share of the cathedral when the period ends.
learn-nd-points-2 = Your residence: as many points as pieces stand there, each time you play the card.
learn-nd-points-3 = Persons you bribe and bills of exchange your carriage collects.
learn-nd-points-4 = Every two pieces in your park add 1 point to each gain. Rats that overrun your borough cost points.
learn-ob-points-1 = Improvement tiles and the guests in your circle bring nearly half of all points.
learn-ob-points-2 = Reputation is worth more with every level: 1, 3, 6, 10, 15, 21, 28 points.
learn-ob-points-3 = Servants count 2 each, objectives what they promise, and won courtships bring victory point cards.
learn-ob-points-4 = Money hardly counts: 1 point for £200. Spend it.

## A guided first game

learn-lesson = Guided first game
learn-lesson-title = First game
learn-lesson-step = Step { $number } of { $count }
learn-lesson-over = You know enough now
learn-lesson-wait = The others are playing. Watch what they do; your next step follows.
learn-lesson-look = Look at: { $place }
learn-lesson-choose = Choose this for me
learn-lesson-chosen = Chosen; now confirm it
learn-lesson-rule = The rule behind it
learn-lesson-close = Close
learn-area-cards = your cards
learn-area-persons = the persons
learn-area-borough = your borough
learn-area-city = the city
learn-area-rats = the plague forecast
learn-area-estate = your estate
learn-area-market = the Builders’ Market
learn-area-service = your servants
learn-area-guests = your guests
learn-area-courtship = the courtship
learn-area-objectives = your objectives

## Lesson: Notre Dame

learn-nd-1 = Welcome to Paris. The most prestige points win. They come from donations, your residence, bribed persons and bills; rats take some away. You drew three cards: keep the bank and pass the other two to the left.
learn-nd-1-why = Gold is the key to points: a donation of 3 gold is worth 6 points at once, and a bribe costs 1 gold. You start with 3 gold, so one more lets you do both in this turn.
learn-nd-2 = Two cards have come from your neighbour. Keep the green Notre Dame card: cards of every colour work in your own borough.
learn-nd-2-why = With it you can donate in this very turn. The card you do not keep goes on to the left, so a good card may help the next player.
learn-nd-3 = You hold three cards and play two of them; the third stays unused. Play the bank.
learn-nd-3-why = Each building works as strongly as it has pieces, the new cube included. Your first cube in the bank brings 1 gold; a second one later would bring 2.
learn-nd-4 = Now play the Notre Dame card.
learn-nd-4-why = It places a cube on the cathedral and asks for a donation. At the end of the period the cathedral shares out 8 points among all cubes on it; if yours stays alone, all 8 are yours.
learn-nd-5 = Donate all you can: 3 gold for 6 points.
learn-nd-5-why = The third coin is worth 3 points, the first only 1. Small gifts waste the card.
learn-nd-6 = Phase 4: every player may bribe one person for 1 gold. Spend your last coin on the monk.
learn-nd-6-why = He brings 2 cubes and 1 point. Cubes in your own supply are what cards place; without any you would have to move cubes from elsewhere.
learn-nd-7 = The plague: your rat moved by the 2 rats on the persons. Now the three new persons show 7 rats, and the forecast for your rat is 9. Keep the hospital.
learn-nd-7-why = Space 9 is the last safe one. One step more would cost 2 points and a cube of your fullest building. The hospital moves the rat back at once and keeps a rat away in every plague to come.
learn-nd-8 = Keep the green carriage house.
learn-nd-8-why = A drive brings a bill of exchange: points and something else. You have no gold left, and a bill can mend that.
learn-nd-9 = Play the hospital. This time another player began: the bell-ringer goes round.
learn-nd-9-why = Your rat goes back one space, and the cube will hold off one rat in phase 5. The forecast falls from 9 to 7. The Notre Dame card that reached you last is no use now: you have no gold to donate.
learn-nd-10 = Play the carriage house.
learn-nd-10-why = Your carriage may drive as many markets as there are pieces in the carriage house: one so far.
learn-nd-11 = Drive to market D of your borough and take the bill there.
learn-nd-11-why = It brings 1 point and 1 gold, just in time for a bribe. Remember: bills are collected evenly, so the next one must have another colour.
learn-nd-12 = Bribe the moneylender.
learn-nd-12-why = One coin becomes two, and a point comes along. The bishop would be strong too; but gold is what you lack.
learn-nd-13 = The last turn of the period begins, and you are on your own. Mind the forecast: 3 rats less 1 for your hospital bring your rat to 9 exactly. That is safe, but you will want to push it back soon.
learn-nd-13-why = After this turn Notre Dame is scored and your cards come back. Persons of period B replace the grey ones.
learn-nd-end = Draft, cards, bribes, plague, donations and the carriage: you have seen them all. Play on alone; you can take back any answer at this table, and every refusal tells you its rule.

## Lesson: Obsession

learn-ob-1 = Welcome to Derbyshire. The most victory points win; tiles and guests bring nearly half, then reputation, servants, objectives, courtship and, last of all, money. You play Ponsonby. Take a standard turn.
learn-ob-1-why = In a turn you host one activity: a tile of your estate, the guests it asks for and the servants they need. All of them bring favours. Passing comes later.
learn-ob-2 = Host at the Main Gazebo with Theodore, Earl of Ponsonby, and Francis Trotwood. The footman serves the tile, the valet serves Mr Trotwood.
learn-ob-2-why = The Earl brings £200, Mr Trotwood 2 reputation, the Gazebo a prestige guest. Tile and guests must not be rated above your level of reputation, which is 1. Afterwards the tile turns over to its better side.
learn-ob-3 = Buy the English Garden for £300.
learn-ob-3-why = The theme of this season is Estate: whoever has most points on Estate tiles wins the courtship. The Garden counts for it, and for your objective Grounds to Admire. Prices rise from left to right, so a tile gets cheaper as others are bought.
learn-ob-4 = Your second turn. Valet and footman were at work, so they rest this turn and return in the next one. Take a standard turn all the same.
learn-ob-4-why = Servants move from Expended to the quarters to Available, one step a turn. Those you did not use are ready now: butler, housekeeper, lady’s maid.
learn-ob-5 = Host at the Front Parlour: Mabel, Countess of Ponsonby, and Lady Margaret Carlow. Choose “look at casual guests” for the Countess.
learn-ob-5-why = The Parlour asks for two ladies and needs only the housekeeper. It brings 2 reputation, and both ladies bring you new acquaintances. New guests mean more favours in later turns.
learn-ob-6 = Two invitations wait. Take the plain casual guest first.
learn-ob-6-why = You choose the order. Either is fine here; the other one then lets you look at two cards and keep one.
learn-ob-7 = Keep Elizabeth, Viscountess Peele.
learn-ob-7-why = She is worth 1 point and brings £200 whenever she attends. Lady Allison is a pauper: she costs £200 and a point, though she would invite a prestige guest. Such guests can be useful and dismissed later.
learn-ob-8 = Do not buy now.
learn-ob-8-why = You have £200, and what you can pay for is not worth it. Money is not points; but a tile you need is worth waiting for.
learn-ob-9 = Pass this turn.
learn-ob-9-why = Four of your people are in the discard pile and three servants are tired. Passing brings everybody back at once. Pass when your hand has become thin, about every third or fourth turn.
learn-ob-10 = Take the rents: £200.
learn-ob-10-why = The other choice is a new market, for times when nothing in it helps you.
learn-ob-11 = Buy the Tennis Court for £400.
learn-ob-11-why = You may buy a tile rated above your reputation; you only cannot host there yet. The Court asks for level 2, and you are one step away. It will bring £300 each time.
learn-ob-12 = The courtship: your Estate tiles show 3 points, more than your rival’s. You win! Invite Miss Elizabeth Fairchild.
learn-ob-12-why = The winner draws a victory point card and has a Fairchild as a guest until the next courtship: 8 points if she is still there at the end, and strong favours meanwhile.
learn-ob-13 = After each courtship everybody gives up one objective. Give up Built to Last.
learn-ob-13-why = It asks for monuments, which are dear. Keep what your estate is growing towards.
learn-ob-14 = A new season begins with a new theme: Service. You are on your own now. Everybody is ready to serve, and your circle has grown to ten.
learn-ob-14-why = Think of three things each turn: what brings reputation, what flips a tile, and which servants you will miss next turn.
learn-ob-end = Hosting, serving, buying, passing and the courtship: you have seen them all. Play on alone; you can take back any answer at this table, and every refusal tells you its rule.

## Rules

learn-rules-about = The rules in our own words, in the order of the rulebook. Below each section stand the refusals that come from it.
learn-rules-search = Search the rules
learn-rules-found =
    { $count ->
        [0] Nothing found.
        [one] { $count } section found.
       *[other] { $count } sections found.
    }
learn-rules-contents = Contents
learn-rules-unknown = There is no section and no refusal called “{ $name }”. The rules begin here.
learn-rules-link = Link to: { $title }
learn-rules-plain = In plain words:
learn-rules-refusals =
    { $count ->
        [one] { $count } refusal that cites this section
       *[other] { $count } refusals that cite this section
    }
learn-rules-refusals-about = As they would be told; names and numbers are examples.
learn-rules-nd-rounds = Nine turns in all. In each one you see three persons, draft three cards, play two of them, may bribe one person and then face the rats.
learn-rules-nd-phase-2 = Of the cards you play, usually only one is your own. Keep what you want most first, for what you pass is gone, and your right neighbour decides what is left for you.
learn-rules-nd-plague = Your rat stands on 6, the persons show 5 rats, your hospital holds 2 pieces: 5 − 2 = 3, so the rat goes to 9 and nothing happens. With one piece less it would pass 9, and the plague would strike.
learn-rules-nd-notre-dame-scoring = With four players the tile is worth 10. Three cubes lie there, two of them yours: 10 ÷ 3 is 3 for each cube, so you gain 6.
learn-rules-nd-park = With four pieces in the park a residence that gives 3 gives 3 + 2 = 5. Many small gains profit more from a park than one large gain.
learn-rules-nd-bills = If you have one blue bill and no red one, and a red one is still on the board, you may not take a second blue one.
learn-rules-ob-standard-turn = Choose a tile, choose the guests, see to the servants, take what they bring, buy one tile, tidy up. The servants you use come back two turns later.
learn-rules-ob-host-activity = A tile rated 4 needs a reputation of level 4 when you begin to host. Reputation gained by the activity itself comes too late for it.
learn-rules-ob-invite-guests = If a tile asks for two ladies and a gentleman, two ladies and a gentleman must come: nobody less, nobody more.
learn-rules-ob-provide-service = Count the servant on the tile and the servants under each guest. All of them must stand in Available Service when you begin; each can serve once a turn.
learn-rules-ob-builders-market = The space sets the price, from £300 on the left to £800 on the right, and the tile changes it a little. Wait, and a tile slides to the left; wait too long, and somebody else buys it.
learn-rules-ob-passing = Passing is not giving up. It brings back every servant and every guest at once and still lets you buy.
learn-rules-ob-courtship = In spring, summer and autumn only one category counts. At the last courtship all four themes are added up, so early themes matter twice.
learn-rules-ob-theme-cards = If the theme is Sporting, only the points on your Sporting tiles count at the courtship, with the side that is up.

## Player aids

learn-aids-about = The course of the game at a glance. The sheets can be printed.
learn-aid-points = How points are made
learn-aid-symbols = Symbols
learn-column-source = Source
learn-column-how = How
learn-column-share = Usual share
learn-column-symbol = Symbol
learn-column-meaning = Meaning
learn-column-card = Card
learn-column-what = What it does
learn-column-action = Action
learn-column-cost = Cost
learn-column-servant = Servant
learn-aid-nd-points-about = Prestige points are counted from the first turn on and kept secret unless the table plays openly.
learn-aid-nd-residence = Residence
learn-aid-nd-residence-about = As many points as it holds pieces, each time the card is played.
learn-aid-nd-donation = Donation
learn-aid-nd-donation-about = 1, 3 or 6 points for 1, 2 or 3 gold, together with a cube on Notre Dame.
learn-aid-nd-cathedral = End of a period
learn-aid-nd-cathedral-about = 6, 8, 10 or 12 points (two to five players), divided by all cubes on Notre Dame and rounded down, for each of your cubes.
learn-aid-nd-bills = Bills of exchange
learn-aid-nd-bills-about = 1 to 4 points each, with 1 gold, a cube or the rat back one space.
learn-aid-nd-persons = Persons
learn-aid-nd-persons-about = Many persons give points for what you have: pieces, empty buildings, bills, the fullest building.
learn-aid-nd-park = Park
learn-aid-nd-park-about = 1 more point for every gain, for each pair of pieces in the park.
learn-aid-nd-loss = Plague
learn-aid-nd-loss-about = 2 points and a cube are lost each time the rat would pass space 9.
learn-aid-nd-order = The game
learn-aid-nd-order-one = Three periods
learn-aid-nd-order-one-about = A, B and C, of three turns each; the grey persons change with the letter.
learn-aid-nd-order-two = After every third turn
learn-aid-nd-order-two-about = Notre Dame is scored and cleared; the brown persons and all action cards are shuffled again.
learn-aid-nd-order-three = After period C
learn-aid-nd-order-three-about = The most prestige wins; then gold and cubes together in the personal supply.
learn-aid-nd-turn = The five phases of a turn
learn-aid-nd-turn-note = Then the bell-ringer passes to the left.
learn-aid-nd-cards = The nine action cards
learn-aid-nd-cards-note = The strength of a building is the number of pieces in it, the new cube and the confidant included.
learn-aid-nd-plague = The plague, step by step
learn-aid-nd-plague-one = Add
learn-aid-nd-plague-one-about = All rats on the three persons; 0 if you bribed the doctor.
learn-aid-nd-plague-two = Subtract
learn-aid-nd-plague-two-about = One for each piece in your hospital. The result may be below 0.
learn-aid-nd-plague-three = Move
learn-aid-nd-plague-three-about = Your rat moves that far, never below 0. Up to 9 is harmless; beyond it, lose 2 points and a cube of your fullest building, and the rat stays on 9.
learn-symbol-nd-cube = Cube
learn-symbol-nd-cube-about = An influence cube of a player; the letter says whose.
learn-symbol-nd-confidant = Confidant
learn-symbol-nd-confidant-about = Counts as a piece wherever pieces are counted; the plague spares it.
learn-symbol-nd-gold = Gold
learn-symbol-nd-gold-about = For donations and bribes; 25 coins for everybody.
learn-symbol-nd-prestige = Prestige
learn-symbol-nd-prestige-about = Points of victory.
learn-symbol-nd-rat = Rat
learn-symbol-nd-rat-about = On a person: how far the rats move. In a borough: the place on the plague track, 0 to 9.
learn-symbol-nd-bill = Carriage and bill
learn-symbol-nd-bill-about = A carriage stands on a market; an octagon is a bill lying there.
learn-symbol-nd-bell = Bell-ringer
learn-symbol-nd-bell-about = Whoever has it begins the turn.
learn-symbol-nd-mark = Reconstructed
learn-symbol-nd-mark-about = A value that no public source gives; you can correct it.
learn-aid-ob-points-about = Seven categories are added up at the end. The shares are what a usual game brings.
learn-aid-ob-points-note = Reputation of level 5 is worth 15 points: as much as seven servants and a little more.
learn-aid-ob-turn = A standard turn
learn-aid-ob-pass = Passing
learn-aid-ob-pass-about = Instead of a standard turn; you decide before servants rotate.
learn-aid-ob-season = A season
learn-aid-ob-season-note = Four seasons make a game; the last courtship adds up all four themes.
learn-aid-ob-special = Special actions
learn-aid-ob-special-about = At any moment of your turn, if you have the reputation to give.
learn-aid-ob-borrow = Borrow £100
learn-aid-ob-borrow-cost = 2 reputation
learn-aid-ob-help = Fetch a resting servant
learn-aid-ob-help-cost = 3 reputation
learn-aid-ob-refresh = Refresh the market
learn-aid-ob-refresh-cost = 4 reputation, once a turn
learn-aid-ob-service = Servants
learn-aid-ob-service-about = Whoever serves goes to Expended Service, then to the quarters, then is available again: two turns later.
learn-aid-ob-butler = Butler
learn-aid-ob-housekeeper = Housekeeper
learn-aid-ob-underbutler = Underbutler
learn-aid-ob-valet = Valet
learn-aid-ob-ladys-maid = Lady’s maid
learn-aid-ob-footman = Footman
learn-symbol-ob-rating = PR
learn-symbol-ob-rating-about = Prestige rating: the level of reputation that a tile or guest asks for.
learn-symbol-ob-vp = Laurel
learn-symbol-ob-vp-about = Victory points (VP).
learn-symbol-ob-money = Coin
learn-symbol-ob-money-about = Pounds.
learn-symbol-ob-reputation = Lion
learn-symbol-ob-reputation-about = Reputation: five positions make a level.
learn-symbol-ob-casual = Fleur-de-lis
learn-symbol-ob-casual-about = A casual guest joins your circle.
learn-symbol-ob-prestige = Crown
learn-symbol-ob-prestige-about = A prestige guest joins your circle.
learn-symbol-ob-look = Eye
learn-symbol-ob-look-about = Look at some cards and keep a part of them.
learn-symbol-ob-dismiss = Door
learn-symbol-ob-dismiss-about = You may dismiss a guest from your circle.
learn-symbol-ob-rose = Rose
learn-symbol-ob-rose-about = The tile has been hosted once and shows its second side.
learn-symbol-ob-mark = Reconstructed
learn-symbol-ob-mark-about = A value that no public source gives; you can correct it.

## Strategy: Notre Dame

learn-tips-nd-about = Twelve pieces of advice for your second game and those after it.
learn-tip-nd-plan = Choose two buildings and grow them
learn-tip-nd-plan-why = A building works as strongly as it has pieces. Three visits to one bank bring 1 + 2 + 3 gold; three visits to three buildings bring 1 each. There are only eighteen cards to play in the whole game.
learn-tip-nd-rats = Look at the rats before you look at the cards
learn-tip-nd-rats-why = The persons lie open before the draft, so you know the plague of this turn exactly. A strike costs 2 points and a cube from your best building, which weakens everything that follows.
learn-tip-nd-hospital = One hospital cube early, a second when the rats come
learn-tip-nd-hospital-why = A cube placed in the first period works in up to nine plagues. In the last turn it is hardly worth a card.
learn-tip-nd-cubes = Never run out of cubes
learn-tip-nd-cubes-why = You place two cubes a turn and start with four. Without a seminary, a monk or a bill with a cube you soon move cubes from one building to the other and weaken what you have built.
learn-tip-nd-gold = Keep a coin for the bribe
learn-tip-nd-gold-why = A person costs 1 gold and often brings 3 points or more. Whoever arrives in phase 4 without gold has lost a third of the turn.
learn-tip-nd-pass = Know what you pass
learn-tip-nd-pass-why = In a period each of your nine cards comes up exactly once. A card you pass is one your left neighbour may use against you, and you will not see it again before the next period.
learn-tip-nd-cathedral = Be on Notre Dame when few others are
learn-tip-nd-cathedral-why = The value is shared by all cubes. One cube alone brings 8 points with three players; four cubes bring 2 each. Go there late in the period, when you see who else has.
learn-tip-nd-carriage = Drive far or not at all
learn-tip-nd-carriage-why = The 4-point bills are taken first, and colours must be collected evenly. With two or three pieces in the carriage house you reach other boroughs; with one you soon find nothing that you may take.
learn-tip-nd-park = A park is for many small gains
learn-tip-nd-park-why = It adds to every gain: residence, donations, bills, persons, the scoring of Notre Dame. With four gains a turn two pairs are worth 8 points. Built in period C it comes too late.
learn-tip-nd-persons = Prepare for the grey persons
learn-tip-nd-persons-why = Those of period C reward full buildings and many buildings in use. They are known from the start, so aim at two of them rather than hope for one.
learn-tip-nd-confidant = Send the confidant where you are strong
learn-tip-nd-confidant-why = It is a piece that costs no cube, works at once and is never lost to the plague. In a bank of three it gives 4 gold.
learn-tip-nd-end = In the last turns turn everything into points
learn-tip-nd-end-why = Gold and cubes only break ties. From turn seven on donate 3 gold whenever you can, and prefer cards that give points now to those that would pay later.

## Strategy: Obsession

learn-tips-ob-about = Twelve pieces of advice for your second game and those after it.
learn-tip-ob-engine = First guests and money, then points
learn-tip-ob-engine-why = A standard game has twelve turns of activity or passing. What brings guests, money or reputation in the first four of them is used again and again; a tile with points alone is used once.
learn-tip-ob-reputation = Reputation opens everything
learn-tip-ob-reputation-why = Tiles and guests above your level cannot be used. Each level is worth more points than the one before, and reputation pays for loans, service help and a new market.
learn-tip-ob-pass = Plan your passes
learn-tip-ob-pass-why = You will pass three or four times. The best moment is when both your hand and your servants are exhausted; a pass with half of them unused is a turn lost.
learn-tip-ob-service = Think two turns ahead about servants
learn-tip-ob-service-why = Whoever serves today is missing tomorrow. Alternate tiles with different servants, such as footman and housekeeper, and hire where you are always short.
learn-tip-ob-flip = Host on every tile at least once
learn-tip-ob-flip-why = The second side mostly has more points and better favours. Five START tiles that have been turned are worth several points for nothing.
learn-tip-ob-theme = Win the first courtships with few tiles
learn-tip-ob-theme-why = Early on one or two tiles of the right category decide. The winner gets a victory point card and a Fairchild with strong favours for a whole season.
learn-tip-ob-price = Let tiles come to you
learn-tip-ob-price-why = Each purchase moves the tiles on the right one space down, £100 cheaper. Buy at once what others want too; for the rest be patient.
learn-tip-ob-guests = A small circle of good guests beats a large one
learn-tip-ob-guests-why = Guests come back only when you pass, and those with negative points count against you at the end. Use paupers and scoundrels for what they bring, then dismiss them.
learn-tip-ob-objectives = Choose tiles by your objectives
learn-tip-ob-objectives-why = You keep three or four of them. A tile that serves an objective, the theme and your turns is worth far more than its own points.
learn-tip-ob-prestige = Prestige guests from the middle of the game
learn-tip-ob-prestige-why = They are worth many points and bring the strongest favours, but they ask for reputation and servants. Before level 3 they only fill your hand.
learn-tip-ob-cards = Decide about victory point cards late
learn-tip-ob-cards-why = Their favour can save a turn; their points are certain. Use a favour early, when it starts something; in the last season keep the points.
learn-tip-ob-end = In the last season buy points
learn-tip-ob-end-why = £200 are worth 1 point at the end, while a tile for £500 may be worth 5 or more. All four themes count at the last courtship, so look at the sum.

## Components

learn-inspect-about = Every component with its values, both faces, the rules that speak of it, and where each value comes from.
learn-inspect-sorts = Sorts of components
learn-inspect-search = Search by name
learn-inspect-count = { $count } of { $total } shown
learn-inspect-all = All of this sort
learn-inspect-previous = Previous
learn-inspect-next = Next
learn-inspect-leaf = Leaf through
learn-inspect-values = Values
learn-inspect-first = First hosting
learn-inspect-later = Later
learn-inspect-flips = turns over once, after the first hosting
learn-inspect-flips-always = turns over after every hosting
learn-inspect-origin = Where the values come from
learn-inspect-rules = Rules in play
learn-inspect-related = Goes together with
learn-inspect-special = an effect of its own
learn-inspect-unchanged = no change
learn-inspect-nothing = –
learn-inspect-unknown = There is no such component: { $name }.
learn-inspect-can = Can be used now.
learn-inspect-cannot = Cannot be used now:
learn-inspect-page = All facts on a page of their own
learn-inspect-correct = Does your copy say something else? Correct it.
learn-mark-sourced = A public source gives this value.
learn-mark-convention = An order or a name of ours; the game does not depend on it.
learn-mark-derived = Follows from what sources say.
learn-mark-reconstructed = No public source gives this value; it was balanced against those that are known.
learn-mark-corrected = Corrected by you or by whoever made the table.
learn-sort-tile = Tiles
learn-sort-gentry = Gentry
learn-sort-servant = Servants
learn-sort-objective = Objectives
learn-sort-vp-card = Victory point cards
learn-sort-family = Families
learn-sort-opponent = Opponents
learn-sort-round-event = Rounds
learn-sort-person = Persons
learn-sort-card = Action cards
learn-sort-bill = Bills of exchange
learn-sort-market = Markets
learn-filter-set = Set
learn-filter-kind = Kind
learn-filter-category = Category
learn-filter-trait = Trait
learn-filter-level = Level
learn-filter-any = all
learn-set-base = Base game
learn-set-new-persons = The New Persons
learn-set-ud = Upstairs, Downstairs
learn-set-ud-low = Upstairs, Downstairs (lower floor)
learn-set-suites = Suites
learn-set-hybrid = Hybrid tiles
learn-set-promo = Promotional cards
learn-set-wessex = Wessex
learn-kind-brown = brown
learn-kind-a = grey, period A
learn-kind-b = grey, period B
learn-kind-c = grey, period C
learn-kind-start = START tile
learn-kind-ordinary = ordinary tile
learn-kind-service = service tile
learn-kind-monument = monument
learn-kind-suite = suite
learn-kind-hybrid = hybrid tile
learn-category-room = for a room
learn-category-guest = for guests
learn-category-category = for a category
learn-category-servant = for servants
learn-category-group = for a group of tiles
learn-category-miscellaneous = of other sorts
learn-category-ud-servant = for servants of Upstairs, Downstairs
learn-category-tableau = for a tableau
learn-value-back = Back
learn-value-set = Set
learn-value-copies-colour = In each colour
learn-value-donations = Points for 1, 2, 3 gold
learn-value-extra = Besides
learn-value-corners = Markets at the corners (M) of a borough
learn-value-road = Road along the cathedral
learn-value-start = At the start
learn-value-hireable = Can be hired
learn-value-recruitable = Can be recruited
learn-value-count = In the box
learn-value-guests = Guests
learn-value-season = Courtship { $number }
learn-extra-gold = 1 gold
learn-extra-cube = 1 cube
learn-extra-rat = rat back one space
learn-extra-none = nothing
learn-market-centre = The market in the middle of a borough, where its carriage starts. No bill lies here.
learn-market-corner = A market at a corner of the borough. A bill of its colour lies here at the start.

## Data set and corrections

learn-data-about = Some printed values could not be found in any public source and are reconstructed. If your copy says otherwise, put its values in here, keep them as a data set of your own and play with it.
learn-data-set = This data set
learn-data-shipped = As shipped
learn-data-now =
    { $count ->
        [one] With { $count } correction
       *[other] With { $count } corrections
    }
learn-data-own = Your own data sets
learn-data-choose = Data set
learn-data-new = a new one
learn-data-name = Name
learn-data-unnamed = My copy
learn-data-keep = Keep in this browser
learn-data-kept = Kept. The form of a new table offers it now.
learn-data-not-kept = This browser keeps nothing; export the data set as a file instead.
learn-data-delete = Delete
learn-data-delete-ask = Delete “{ $name }”?
learn-data-delete-about = Tables that were made with it go on as they are.
learn-data-cancel = Cancel
learn-data-export = Export as a file
learn-data-toml = Export for the terminal
learn-data-import = Import a file
learn-data-read = The file was read. Keep it under a name to have it here later.
learn-data-no-file = That is not a data set of this game.
learn-data-facts = Facts
learn-data-count =
    { $count ->
        [one] { $count } value
       *[other] { $count } values
    }
learn-data-table = About
learn-data-none = Nothing fits.
learn-data-more =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
learn-data-edit = Correct: { $name }
learn-data-fixed = fixed
learn-data-printed = As shipped
learn-data-hash = The data set would be
learn-data-take = Take over
learn-data-restore = Back to the shipped value
learn-data-whole = A whole number is needed.
learn-data-list = Several entries are separated by commas.
learn-data-json = This cannot be read yet.
learn-data-add = One more
learn-data-remove = Remove
learn-field-vp = VP
learn-field-pr = Rating
learn-field-price-mod = Price change
learn-field-copies = Copies
learn-field-favours = Favours
learn-field-favour = Favour
learn-field-guests = Guests
learn-field-servant = Servant
learn-field-service = Service
learn-field-front = First side
learn-field-back = Second side
learn-field-title = Title
learn-field-name = Name
learn-field-en = English
learn-field-fr = French
learn-field-pl = Polish
learn-field-tsn = Sorting number
learn-field-gender = Lady or gentleman
learn-field-category = Category
learn-field-category-back = Category, second side
learn-field-base-score = Base score
learn-field-chart = Chart
learn-field-level = Level
learn-field-mode = Length
learn-field-set = Set
learn-field-kind = Kind
learn-field-amount = Amount
learn-field-look = Look at
learn-field-keep = Keep
learn-field-choice = Alternatives
learn-field-when = When
learn-field-rule = Rule
learn-field-count = Number
learn-field-any-pr = Any rating
learn-field-price = Price
learn-field-score = Worth
learn-field-condition = Asks for
learn-field-tiles = Tiles
learn-field-initial-market = In the first market
learn-field-events = Round
learn-field-corners = Corners with markets
learn-field-cathedral-road = Road along the cathedral
learn-field-trait = Trait
learn-field-vp-first = VP, first place
learn-field-vp-second = VP, second place
learn-table-rats = Rats on persons
learn-table-components = Components
learn-table-board = Board
learn-table-categories = Categories
learn-table-themes = Theme cards
learn-table-tiles = Tiles
learn-table-gentry = Gentry
learn-table-traits = Traits
learn-table-specials = Special guests
learn-table-decks = Decks of guests
learn-table-roles = Roles in the family
learn-table-families = Families
learn-table-servants = Servants
learn-table-pools = Servants for hire
learn-table-stand-ins = Stand-ins
learn-table-extras = Extra services
learn-table-objectives = Objectives
learn-table-vp-cards = Victory point cards
learn-table-milestones = Milestones
learn-table-events = Rounds
learn-table-tracks = Round track
learn-table-positions = Spaces of the market
learn-table-reserves = Reserves
learn-table-bag-monuments = Monuments in the bag
learn-table-stacks = Stacks
learn-table-markers = Markers
learn-table-scavenger-rows = Opponent’s die
learn-table-dynamic-rows = Dynamic opponent
learn-table-opponents = Opponents
learn-table-courtship = Courtship
learn-table-first-edition = First edition
learn-table-promos = Promotional cards
learn-table-admirer = Admirers
learn-table-start = Start
learn-table-hire = Hiring
learn-table-servant-draft = Draft of servants
learn-table-objective-rules = Objectives, numbers
learn-table-milestone-rules = Milestones, numbers
learn-table-market = Builders’ Market
learn-table-price-rule = Prices
learn-table-initial-market = First market
learn-table-bag = Bag
learn-table-estate-challenge = Estate challenge
learn-table-solo-rules = Solitaire
learn-table-dynamic-rules = Dynamic opponent, numbers
