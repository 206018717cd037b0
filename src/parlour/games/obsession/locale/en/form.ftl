### Obsession. The form of a new table.

## New table

lobby-mark-families = Family
lobby-opponent-note = { $mode }, base score { $count }
lobby-option-monuments-about = The monuments that go into the bag.
lobby-option-service-tiles-about = With intensive service of a free choice: the tiles that start in the first market.

## Ways to play

lobby-preset-upstairs-about = 2–5 players, with new servants, guests and tiles
lobby-preset-six-about = Everything in both boxes, and the Wessex family
lobby-preset-teams-about = 4 players; partners sit opposite each other
lobby-preset-tableau-about = 2–4 players, no courtship, little luck
lobby-preset-duel-about = Tableau for two, up to reputation level 11
lobby-preset-challenge-about = Alone against a target and a thief
lobby-preset-solitaire-about = Alone against one of eighteen opponents

## Groups of modules and options

lobby-group-modes = Modes and goals
lobby-group-modes-about = How long, with whom and for what you play. A mode brings along what it needs.
lobby-group-box = What is in the box
lobby-group-box-about = Parts that can be mixed freely; what does not go together is said at once.
lobby-group-variants = Variants
lobby-group-first-edition = Rules of the first edition
lobby-part-of-length = Length and company
lobby-part-of-milestones = Milestones
lobby-part-of-alone = For one player
lobby-part-of-servants = Servants
lobby-part-of-families = Families
lobby-part-of-guests = Guests
lobby-part-of-promos = Promotional guests
lobby-part-of-tiles = Tiles
lobby-part-of-monuments = Monuments
lobby-part-of-rules = Market and courtship
lobby-part-of-service = Intensive service
lobby-option-promo-guests-about = Guests from outside the boxes. All of them at once would be too much of a good thing: the advice is three to five.
lobby-option-milestone-cards-about = Which two of the ten cards are played for.
lobby-opponent-servants = with the new servants only

## Data set

lobby-part-tiles = Improvement tiles
lobby-part-gentry = Gentry
lobby-part-objectives = Objectives
lobby-part-households = Families, servants, themes
lobby-part-opponents = Opponents
lobby-part-market = Market
lobby-part-vp-cards = Victory point cards

## Modules and options

ob-module-base = Base game
ob-module-base-about = Standard play: sixteen rounds in four seasons, with suites, hybrid tiles and reserves.
ob-module-extended = Extended play
ob-module-extended-about = Twenty rounds, reputation up to level 9, four objectives dealt, one more village fair and objective draw.
ob-module-jane-austen = Jane Austen (closed courtship)
ob-module-jane-austen-about = The theme of a season is revealed only when its courtship begins.
ob-module-emily-bronte = Emily Brontë (seasonal market)
ob-module-emily-bronte-about = The market is refreshed after each of the first three courtships.
ob-module-queen-victoria = Queen Victoria (building boom)
ob-module-queen-victoria-about = At the end of every round the cheapest space of the market is emptied and the tiles move on.
ob-module-charles-dickens = Charles Dickens (cliffhanger)
ob-module-charles-dickens-about = A twenty-sided die sets the round of the season in which the theme is revealed.
ob-module-starter-draft = Starter draft
ob-module-starter-draft-about = Starter guests are not dealt: everybody picks two from a row on display.
ob-module-intensive-service = Intensive service
ob-module-intensive-service-about = The Butler’s Pantry, the Barn and the Brushing Room are in the first market.
ob-module-intensive-service-any = Intensive service, any tiles
ob-module-intensive-service-any-about = Three service tiles start in the first market, named by the table or drawn.
ob-module-intensive-service-four = Intensive service, four tiles
ob-module-intensive-service-four-about = All four service tiles that may start in the first market do so.
ob-module-garden-maze = Garden Maze
ob-module-garden-maze-about = The Garden Maze takes the place of the Sculpture Garden among the monuments.
ob-module-hire-when-passing = Hiring when passing
ob-module-hire-when-passing-about = When you pass, you may use the Butler’s Room instead of taking rents or refreshing the market.
ob-module-novelty-guest = Novelty guest
ob-module-novelty-guest-about = Duchess Lilo joins the prestige guests.
ob-module-first-edition-pawn = First edition: pawn
ob-module-first-edition-pawn-about = The pawn of the first player passes clockwise.
ob-module-first-edition-objectives = First edition: objectives
ob-module-first-edition-objectives-about = You keep two of five objectives dealt and one of two drawn, and none is given up later.
ob-module-first-edition-hall = First edition: Servants’ Hall
ob-module-first-edition-hall-about = The Servants’ Hall gossips in every turn and needs no servant.
ob-module-first-edition-no-reserves = First edition: no reserves
ob-module-first-edition-no-reserves-about = No reserve opens; all tiles stay in the market.
ob-module-first-edition-duplicates = First edition: duplicates
ob-module-first-edition-duplicates-about = A second copy of a tile takes a space of its own in the market.
ob-module-first-edition-holiday = First edition: national holiday
ob-module-first-edition-holiday-about = In extended play the national holiday is held in round 17.
ob-module-solitaire = Solitaire
ob-module-solitaire-about = One player against an opponent’s card; chosen automatically at a table with one seat.
ob-module-monuments-challenge = Monuments challenge
ob-module-monuments-challenge-about = Monuments that the opponent takes count for its score.

ob-option-first = First player
ob-option-first-about = The seat that begins, counted from 0, or random.
ob-option-first-random = drawn by lot
ob-option-families = Families
ob-option-families-about = The families of the seats in seating order, separated by commas, or choose.
ob-option-families-choose = chosen at the table
ob-option-monuments = Monuments
ob-option-monuments-about = The monuments that go into the bag, separated by commas, or random.
ob-option-monuments-random = drawn by lot
ob-option-sculpture-garden = Sculpture Garden
ob-option-sculpture-garden-about = Whether the Sculpture Garden must be among the monuments with two or three players.
ob-option-sculpture-garden-required = it must
ob-option-sculpture-garden-free = it need not
ob-option-service-tiles = Service tiles
ob-option-service-tiles-about = With intensive service: the tiles that start in the first market, separated by commas, or random.
ob-option-service-tiles-random = drawn by lot
ob-option-first-market = First market
ob-option-first-market-about = When the players are asked whether the first market is drawn again; it is, if all agree.
ob-option-first-market-ask-if-odd = when it looks odd
ob-option-first-market-ask = always
ob-option-first-market-keep = never
ob-option-reserves = Reserves in solitaire
ob-option-reserves-about = Whether reserves open in a solitaire game.
ob-option-reserves-on = they do
ob-option-reserves-off = they do not
ob-option-opponent = Opponent
ob-option-opponent-about = Your solitaire opponent. Extended-play opponents set the game length.

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
