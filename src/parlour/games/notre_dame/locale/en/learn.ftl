### Notre Dame. Learning the game and looking at its components.

## Pages

learn-nd-points-1 = Donations to Notre Dame: 1, 3 or 6 prestige points for 1, 2 or 3 gold, and a share of the cathedral when the period ends.
learn-nd-points-2 = Your residence: as many points as pieces stand there, each time you play the card.
learn-nd-points-3 = Persons you bribe and messages your carriage collects.
learn-nd-points-4 = Every two pieces in your park add 1 point to each gain. Rats that overrun your borough cost points.

## A guided first game

learn-area-cards = your cards
learn-area-persons = the persons
learn-area-borough = your borough
learn-area-city = the city
learn-area-rats = the plague forecast

## Lesson: Notre Dame

learn-nd-1 = Welcome to Paris. The player with the most prestige points wins. Points come from donations, your residence, bribed persons and messages; rats take some away. You drew three cards: keep the bank and pass the other two to the left.
learn-nd-1-why = Gold is the key to points: a donation of 3 gold is worth 6 points at once, and a bribe costs 1 gold. You start with 3 gold, so one more lets you do both this round.
learn-nd-2 = Two cards have come from your neighbour. Keep the green Notre Dame card: cards of every colour work in your own borough.
learn-nd-2-why = With it you can donate in this very round. The card you do not keep goes on to the left, so a good card may help the next player.
learn-nd-3 = You hold three cards and play two of them; the third stays unused. Play the bank.
learn-nd-3-why = Each sector works with the strength of its pieces, the new cube included. Your first cube in the bank brings 1 gold; a second one later would bring 2.
learn-nd-4 = Now play the Notre Dame card.
learn-nd-4-why = It places a cube on the cathedral and asks for a donation. At the end of the period the cathedral shares out 8 points among all cubes on it; if yours stays alone, all 8 are yours.
learn-nd-5 = Donate all you can: 3 gold for 6 points.
learn-nd-5-why = The third coin is worth 3 points, the first only 1. Small donations waste the card.
learn-nd-6 = Phase 4: every player may bribe one person for 1 gold. Spend your last coin on the monk.
learn-nd-6-why = He brings 2 cubes and 1 point. Cubes in your own supply are what cards place; without any you would have to move cubes from elsewhere.
learn-nd-7 = The plague: your rat moved by the 2 rats on the persons. Now the three new persons show 7 rats, and the forecast for your rat is 9. Keep the hospital.
learn-nd-7-why = Space 9 is the last safe one. One step more would cost 2 points and a cube of your fullest sector. The hospital moves the rat back at once and keeps a rat away in every plague to come.
learn-nd-8 = Keep the green carriage house.
learn-nd-8-why = A drive brings a message: points and something else. You have no gold left, and a message can mend that.
learn-nd-9 = Play the hospital. This time another player began: the bell-ringer goes round.
learn-nd-9-why = Your rat goes back one space, and the cube will hold off one rat in phase 5. The forecast falls from 9 to 7. The Notre Dame card that reached you last is no use now: you have no gold to donate.
learn-nd-10 = Play the carriage house.
learn-nd-10-why = Your carriage may drive as many markets as there are pieces in the carriage house: one so far.
learn-nd-11 = Drive to market D of your borough and take the message there.
learn-nd-11-why = It brings 1 point and 1 gold, just in time for a bribe. Remember: messages are collected evenly, so the next one must have another colour.
learn-nd-12 = Bribe the moneylender.
learn-nd-12-why = One coin becomes two, and a point comes along. The bishop would be strong too; but gold is what you lack.
learn-nd-13 = The last round of the period begins, and you are on your own. Mind the forecast: 3 rats less 1 for your hospital bring your rat to 9 exactly. That is safe, but you will want to push it back soon.
learn-nd-13-why = After this round Notre Dame is scored and your cards come back. Persons of period B replace the grey ones.
learn-nd-end = Draft, cards, bribes, plague, donations and the carriage: you have seen them all. Play on alone; you can take back any answer at this table, and every refusal tells you its rule.

## Rules

learn-rules-nd-rounds = Nine rounds in all. In each one you see three persons, draft three cards, play two of them, may bribe one person and then face the rats.
learn-rules-nd-phase-2 = Of the cards you play, usually only one is your own. Keep what you want most first, for what you pass is gone, and your right neighbour decides what is left for you.
learn-rules-nd-plague = Your rat stands on 6, the persons show 5 rats, your hospital holds 2 pieces: 5 − 2 = 3, so the rat goes to 9 and nothing happens. With one piece less it would pass 9, and the plague would strike.
learn-rules-nd-notre-dame-scoring = With four players the tile is worth 10. Three cubes lie there, two of them yours: 10 ÷ 3 is 3 for each cube, so you gain 6.
learn-rules-nd-park = With four pieces in the park a residence that gives 3 gives 3 + 2 = 5. Many small gains profit more from a park than one large gain.
learn-rules-nd-bills = If you have one blue message and no red one, and a red one is still on the board, you may not take a second blue one.

## Player aids

learn-column-card = Card
learn-aid-nd-points-about = Prestige points are counted from the first round on and kept secret unless the table plays openly.
learn-aid-nd-residence = Residence
learn-aid-nd-residence-about = As many points as it holds pieces, each time the card is played.
learn-aid-nd-donation = Donation
learn-aid-nd-donation-about = 1, 3 or 6 points for 1, 2 or 3 gold, together with a cube on Notre Dame.
learn-aid-nd-cathedral = End of a period
learn-aid-nd-cathedral-about = 6, 8, 10 or 12 points (two to five players), divided by all cubes on Notre Dame and rounded down, for each of your cubes.
learn-aid-nd-bills = Messages
learn-aid-nd-bills-about = 1 to 4 points each, with 1 gold, a cube or the rat back one space.
learn-aid-nd-persons = Persons
learn-aid-nd-persons-about = Many persons give points for what you have: pieces, empty sectors, messages, the fullest sector.
learn-aid-nd-park = Park
learn-aid-nd-park-about = 1 more point for every gain, for each pair of pieces in the park.
learn-aid-nd-loss = Plague
learn-aid-nd-loss-about = 2 points and a cube are lost each time the rat would pass space 9.
learn-aid-nd-order = The game
learn-aid-nd-order-one = Three periods
learn-aid-nd-order-one-about = A, B and C, of three rounds each; the grey persons change with the letter.
learn-aid-nd-order-two = After every third round
learn-aid-nd-order-two-about = Notre Dame is scored and cleared; the brown persons and all action cards are shuffled again.
learn-aid-nd-order-three = After period C
learn-aid-nd-order-three-about = The player with the most prestige wins; then gold and cubes together in the personal supply.
learn-aid-nd-turn = The five phases of a round
learn-aid-nd-turn-note = Then the bell-ringer passes to the left.
learn-aid-nd-cards = The nine action cards
learn-aid-nd-cards-note = The strength of a sector is the number of pieces in it, the new cube and the trusted friend included.
learn-aid-nd-plague = The plague, step by step
learn-aid-nd-plague-one = Add
learn-aid-nd-plague-one-about = All rats on the three persons; 0 if you bribed the doctor.
learn-aid-nd-plague-two = Subtract
learn-aid-nd-plague-two-about = One for each piece in your hospital. The result may be below 0.
learn-aid-nd-plague-three = Move
learn-aid-nd-plague-three-about = Your rat moves that far, never below 0. Up to 9 is harmless; beyond it, lose 2 points and a cube of your fullest sector, and the rat stays on 9.
learn-symbol-nd-cube = Cube
learn-symbol-nd-cube-about = An influence cube of a player; the letter says whose.
learn-symbol-nd-confidant = Trusted friend
learn-symbol-nd-confidant-about = Counts as a piece wherever pieces are counted; the plague spares it.
learn-symbol-nd-gold = Gold
learn-symbol-nd-gold-about = For donations and bribes; 25 coins for everybody.
learn-symbol-nd-prestige = Prestige
learn-symbol-nd-prestige-about = The points that win the game.
learn-symbol-nd-rat = Rat
learn-symbol-nd-rat-about = On a person: how far the rats move. In a borough: the place on the plague track, 0 to 9.
learn-symbol-nd-bill = Carriage and message
learn-symbol-nd-bill-about = A carriage stands on a market; an octagon is a message lying there.
learn-symbol-nd-bell = Bell-ringer
learn-symbol-nd-bell-about = Its holder begins the round.
learn-symbol-nd-mark = Reconstructed
learn-symbol-nd-mark-about = A value that no public source gives; you can correct it.

## Strategy: Notre Dame

learn-tips-nd-about = Twelve pieces of advice for your second game and those after it.
learn-tip-nd-plan = Choose two sectors and grow them
learn-tip-nd-plan-why = A sector works with the strength of its pieces. Three visits to one bank bring 1 + 2 + 3 gold; three visits to three sectors bring 1 each. There are only eighteen cards to play in the whole game.
learn-tip-nd-rats = Look at the rats before you look at the cards
learn-tip-nd-rats-why = The persons lie open before the draft, so you know the plague of this round exactly. A strike costs 2 points and a cube from your best sector, which weakens everything that follows.
learn-tip-nd-hospital = One hospital cube early, a second when the rats come
learn-tip-nd-hospital-why = A cube placed in the first period works in up to nine plagues. In the last round it is hardly worth a card.
learn-tip-nd-cubes = Never run out of cubes
learn-tip-nd-cubes-why = You place two cubes a round and start with four. Without a seminary, a monk or a message with a cube you soon move cubes from one sector to the other and weaken what you have built.
learn-tip-nd-gold = Keep a coin for the bribe
learn-tip-nd-gold-why = A person costs 1 gold and often brings 3 points or more. Arrive in phase 4 without gold, and you have lost a third of the round.
learn-tip-nd-pass = Know what you pass
learn-tip-nd-pass-why = In a period each of your nine cards comes up exactly once. A card you pass is one your left neighbour may use against you, and you will not see it again before the next period.
learn-tip-nd-cathedral = Be on Notre Dame when few others are
learn-tip-nd-cathedral-why = The value is shared by all cubes. One cube alone brings 8 points with three players; four cubes bring 2 each. Go there late in the period, when you see who else has.
learn-tip-nd-carriage = Drive far or not at all
learn-tip-nd-carriage-why = The 4-point messages are taken first, and colours must be collected evenly. With two or three pieces in the carriage house you reach other boroughs; with one you soon find nothing that you may take.
learn-tip-nd-park = A park is for many small gains
learn-tip-nd-park-why = It adds to every gain: residence, donations, messages, persons, the scoring of Notre Dame. With four gains a round two pairs are worth 8 points. Built in period C it comes too late.
learn-tip-nd-persons = Prepare for the grey persons
learn-tip-nd-persons-why = Those of period C reward full sectors and many sectors in use. They are known from the start, so aim at two of them rather than hope for one.
learn-tip-nd-confidant = Send the trusted friend where you are strong
learn-tip-nd-confidant-why = It is a piece that costs no cube, works at once and is never lost to the plague. In a bank of three it gives 4 gold.
learn-tip-nd-end = Near the end, turn everything into points
learn-tip-nd-end-why = Gold and cubes only break ties. From round seven on donate 3 gold whenever you can, and prefer cards that give points now to those that would pay later.

## Components

learn-sort-person = Persons
learn-sort-card = Action cards
learn-sort-sector = Sectors
learn-sort-bill = Messages
learn-sort-market = Markets
learn-set-new-persons = The New Persons
learn-kind-brown = brown
learn-kind-a = grey, period A
learn-kind-b = grey, period B
learn-kind-c = grey, period C
learn-value-back = Back
learn-value-set = Set
learn-value-copies-colour = In each colour
learn-value-donations = Points for 1, 2, 3 gold
learn-value-extra = Also gives
learn-value-corners = Markets at the corners (M) of a borough
learn-value-road = Road along the cathedral
learn-extra-gold = 1 gold
learn-extra-cube = 1 cube
learn-extra-rat = rat back one space
learn-extra-none = nothing
learn-market-centre = The market in the middle of a borough, where its carriage starts. No message lies here.
learn-market-corner = A market at a corner of the borough. A message of its colour lies here at the start.

## Data set and corrections

learn-field-corners = Corners with markets
learn-field-cathedral-road = Road along the cathedral
learn-table-rats = Rats on persons
learn-table-components = Components
learn-table-board = Board
