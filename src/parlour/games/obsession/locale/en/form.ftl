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
