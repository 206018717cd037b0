### The sections of the rulebook in full, in English.

nd-rule-contents-text = For each of five colours there are 14 influence cubes, 9 action cards, 4 messages, a carriage and a trusted friend; every player also has a borough and a black rat cube. The base game has 15 persons, 6 brown and 9 grey; the New Persons add 18 grey ones. All players share 25 gold. Prestige points are counted without limit.
nd-rule-setup-text = The Notre Dame tile for the number of players lies in the middle, surrounded by one borough for each player. You start with 4 cubes in your personal supply and 10 in the general supply, with 3 gold, your rat on space 0, your trusted friend beside the board and your carriage on the central market of your borough. Your four messages are mixed, laid on the corner markets of your borough and turned face up; your nine action cards form a shuffled pile. The six brown persons form one pile. The grey ones form another, shuffled letter by letter, with A above B above C. Whoever is chosen to begin takes the bell-ringer.
nd-rule-rounds-text = The game lasts three periods, A, B and C, of three rounds each. A round has five phases: persons, choosing cards, playing cards, bribes, plague. Every brown person appears once in each period; a grey person appears in the period of its letter, and only once.
nd-rule-phase-1-text = Three persons are turned up: the top two of the brown pile and the top one of the grey pile. They can be bribed in phase 4, and their rats make the plague of phase 5.
nd-rule-phase-2-text = You draw the top three cards of your pile, keep one and pass two to your left neighbour. Of the two cards you get, you keep one and pass one; the single card that reaches you last is yours. Everyone passes at the same time and looks only when all have passed. A card you have kept may not be passed on later. With three or more players you end up with one card of your own, one of your right neighbour’s and one from the player beyond.
nd-rule-phase-3-text = Clockwise from the first player, everyone plays one card face up and carries out its action; then everyone plays a second card in the same way. The third card is laid aside face down and has no effect. Nobody may look through the discarded cards. A card may be played without its action when no cube can or will be moved, or when no donation is made. Our reading: you may always play a card without its action.
nd-rule-phase-4-text = Clockwise from the first player, each player may bribe one of the three persons on display. First you pay 1 gold to the common supply, then you use the person’s power. Any number of players may bribe the same person. Without gold, or without the wish to pay, you pass.
nd-rule-phase-5-text = The plague reaches every borough, whether its owner has bribed somebody or not. Each rat moves by the rats on the three persons on display, less the pieces in the hospital of that borough.
nd-rule-end-of-turn-text = The three persons go under their piles. The bell-ringer passes to the left, and its new holder begins the next round.
nd-rule-end-of-period-text = After every third round Notre Dame is scored. Then the six brown persons are shuffled into a new pile, and all players get back the nine action cards of their colour and shuffle them.
nd-rule-end-of-game-text = The game ends after the third period, and the player with the most prestige points wins. A tie goes to the player with more gold and cubes together in the personal supply. Our reading: players who are still tied share the victory.
nd-rule-seminary-text = Place a cube in your seminary. Then take as many of your cubes from the general supply as there are pieces in the seminary, the new one included, and add them to your personal supply, where everyone can see them. If fewer are left, you take those.
nd-rule-bank-text = Place a cube in your bank. Then take as much gold as there are pieces in the bank, the new one included. Gold lies open. If the supply runs out, the missing coins come from the richest player. Our reading: this goes for every gain of gold; coin by coin the richest other player pays, and among equals the first one clockwise from the taker.
nd-rule-residence-text = Place a cube in your residence. Then gain as many prestige points as there are pieces in the residence, the new one included. Unlike gold and cubes, prestige points are kept secret, unless the table plays with open scores.
nd-rule-carriage-house-text = Place a cube in your carriage house. Then your carriage drives up to as many markets as there are pieces in it, and you may stop early. It follows the roads from market to market, through your borough and the others, and never stops in between; several carriages may share a market. You may take the message on the market where it stops. Our reading: to take the message of the market it started from, the carriage must really drive out and come back.
nd-rule-bills-text = A message brings 1 prestige point and 1 gold, or 2 prestige points and 1 cube, or 3 prestige points and the rat back one space, or 4 prestige points. You keep it face down; it goes on counting for the lawyer and the coachman. Colours are collected evenly: you may take a message only if you have no more of its colour than of any other colour still on the board. A colour that has no message left on the board is ignored.
nd-rule-inn-text = Place a cube in your inn. Then choose one bonus: 1 cube from the general supply, 1 gold, or your rat back one space, which is impossible when it is on 0. With three or more pieces in the inn you choose two bonuses, alike or not; the trusted friend counts as a piece. A table may agree on four pieces instead of three.
nd-rule-confidant-text = With this card you place no cube. You send your trusted friend to one of your seven sectors, never to Notre Dame, and carry out the action there. The first time the trusted friend comes from your supply; later it must go to a different sector. Wherever pieces are counted, it counts as a cube. The plague and the gypsies cannot remove it; the minstrel, the fool and the actress can move it.
nd-rule-park-text = Place a cube in your park and move your rat back one space, never below 0. Besides, every time you gain prestige points, from whatever source, you gain one more for each pair of pieces in your park. The bonus comes once for each gain and counts the park as it stands at that moment. Our reading: a gain of 0 brings no bonus.
nd-rule-hospital-text = Place a cube in your hospital and move your rat back one space, never below 0. Besides, in phase 5 every piece in your hospital takes one off the rats that reach your borough, so that your rat may even go back.
nd-rule-notre-dame-text = Place a cube on Notre Dame and donate 1, 2 or 3 gold to the common supply; at once you gain 1, 3 or 6 prestige points for it. Without a donation no cube is placed and the card has no effect. A card allows one cube and one donation, but you may play several of these cards in a round or a period.
nd-rule-notre-dame-scoring-text = At the end of each period the value of the tile is divided by the number of all cubes on it, rounded down; the value is 6, 8, 10 or 12 with two, three, four or five players. Each cube brings its owner that many prestige points. All you get there is one gain for your park. The cubes then go back to the general supply.
nd-rule-empty-supply-text = An action needs a cube from your personal supply, never from the general one. If your personal supply is empty, you may move one of your cubes from another of your sectors or from Notre Dame to the place on the card, but not the trusted friend. If you cannot or do not want to, you play the card without its action.
nd-rule-plague-text = Add up the rats on the three persons on display, or count 0 if you have bribed the doctor, and subtract the pieces in your hospital: that is how far your rat moves, backwards if it is less than 0, but never below space 0. If it would pass space 9, it stops there, you lose 2 prestige points, and one cube of your fullest sector goes to the general supply. Reaching 9 exactly is harmless. The trusted friend counts when you look for the fullest sector but is never removed; among equally full sectors you choose. Our reading: with fewer than 2 points you lose what you have, and a sector that holds the trusted friend alone loses nothing.
nd-rule-two-players-text = Two players use the square tile on its side worth 6 and take boroughs that face each other. Each of the two idle boroughs holds the four messages of an unused colour and no carriage, so that messages are collected in four colours. In phase 2 you give two of your three cards to your opponent, who keeps one and hands the other back. You end up with two cards of your own and one of your opponent’s.
nd-rule-persons-text = A person card shows the power that a bribe buys and up to three rats for the plague; on grey cards a letter names the period. Some of the rat counts used here could not be checked against printed cards: they are marked as reconstructed, and a corrections file can replace them.
nd-rule-brown-persons-text =
    { nd-person-barmaid }: { nd-person-barmaid-power }
    { nd-person-minstrel }: { nd-person-minstrel-power }
    { nd-person-moneylender }: { nd-person-moneylender-power }
    { nd-person-fool }: { nd-person-fool-power }
    { nd-person-monk }: { nd-person-monk-power }
    { nd-person-doctor }: { nd-person-doctor-power }
nd-rule-period-a-persons-text =
    { nd-person-soldier }: { nd-person-soldier-power }
    { nd-person-night-watchman }: { nd-person-night-watchman-power }
    { nd-person-bishop }: { nd-person-bishop-power }
nd-rule-period-b-persons-text =
    { nd-person-guild-master }: { nd-person-guild-master-power }
    { nd-person-beggar-king }: { nd-person-beggar-king-power }
    { nd-person-lawyer }: { nd-person-lawyer-power }
nd-rule-period-c-persons-text =
    { nd-person-lady-in-waiting }: { nd-person-lady-in-waiting-power }
    { nd-person-mayor }: { nd-person-mayor-power }
    { nd-person-carpenter }: { nd-person-carpenter-power }
nd-rule-new-persons-text = The 27 grey persons are sorted by letter, and three of each nine are drawn at random; the others stay out of the game. Everyone sees the nine that were drawn. Then the three of each letter are shuffled face down and piled up as usual, A above B above C. Where a cube of the general supply is to be placed and none of your colour is left, our reading is that no cube is placed.
nd-rule-new-period-a-persons-text =
    { nd-person-administrator }: { nd-person-administrator-power }
    { nd-person-nurse }: { nd-person-nurse-power }
    { nd-person-scholar }: { nd-person-scholar-power }
    { nd-person-priest }: { nd-person-priest-power }
    { nd-person-procurator }: { nd-person-procurator-power }
    { nd-person-bell-ringer }: { nd-person-bell-ringer-power }
nd-rule-new-period-b-persons-text =
    { nd-person-spy }: { nd-person-spy-power }
    { nd-person-gypsies }: { nd-person-gypsies-power }
    { nd-person-coachman }: { nd-person-coachman-power }
    { nd-person-merchant }: { nd-person-merchant-power }
    { nd-person-patron }: { nd-person-patron-power }
    { nd-person-butcher }: { nd-person-butcher-power }
nd-rule-new-period-c-persons-text =
    { nd-person-innkeeper }: { nd-person-innkeeper-power }
    { nd-person-guard }: { nd-person-guard-power }
    { nd-person-councillor }: { nd-person-councillor-power }
    { nd-person-mistress }: { nd-person-mistress-power }
    { nd-person-actress }: { nd-person-actress-power }
    { nd-person-gravedigger }: { nd-person-gravedigger-power }
