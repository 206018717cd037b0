### Learning the games and looking at their components: lessons, rules, aids, advice, inspector, corrections.

## Pages

learn-title = Learn
learn-about = Never played? Start with a guided first game: about ten minutes, one step at a time, with a reason for every step. Rules, aids and advice are here for later.
learn-ways = Pages about this game
learn-other-game = The same for { $name }
learn-page-rules = Rules
learn-page-glossary = Glossary
learn-page-aids = Player aids
learn-page-strategy = Strategy
learn-page-inspect = Components
learn-page-data = Data set
learn-loading = One moment…
learn-again = Try again
learn-print = Print
learn-yes = yes
learn-no = no
learn-how-points = How to score
learn-start = Start the guided first game
learn-start-about =
    { $count ->
        [one] { $count } step with an explanation; after that you play on alone.
       *[other] { $count } steps with explanations; after that you play on alone.
    }
learn-more = More about { $name }

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

## Glossary

learn-glossary-about = What the words of the game mean, in the order of the alphabet.
learn-glossary-search = Search the words
learn-glossary-found =
    { $count ->
        [one] { $count } word
       *[other] { $count } words
    }
learn-glossary-asked = The words of this question
learn-glossary-more = Cards, tiles and persons are among the components.

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
learn-rules-refusals-about = As you would see them; names and numbers are examples.

## Player aids

learn-aids-about = The course of the game at a glance. The sheets can be printed.
learn-aid-points = How to score
learn-aid-symbols = Symbols
learn-column-source = Source
learn-column-how = How
learn-column-symbol = Symbol
learn-column-meaning = Meaning
learn-column-what = What it does

## Components

learn-inspect-about = Every component with its values, both faces, the rules that speak of it, and where each value comes from.
learn-inspect-sorts = Kinds of components
learn-inspect-search = Search by name
learn-inspect-count = { $count } of { $total } shown
learn-inspect-all = All of this sort
learn-inspect-previous = Previous
learn-inspect-next = Next
learn-inspect-leaf = Browse
learn-inspect-values = Values
learn-inspect-origin = Where the values come from
learn-inspect-rules = Related rules
learn-inspect-related = Goes together with
learn-inspect-nothing = –
learn-inspect-unknown = There is no such component: { $name }.
learn-inspect-can = Now:
learn-inspect-can-asked = When you are asked about it, as things stand:
learn-inspect-can-next = At your next turn, as things stand:
learn-inspect-cannot = Cannot be used now:
learn-inspect-page = All facts on a page of their own
learn-inspect-correct = Does your copy say something else? Correct it.
learn-mark-sourced = A public source gives this value.
learn-mark-convention = An order or a name of ours; the game does not depend on it.
learn-mark-derived = Follows from what sources say.
learn-mark-reconstructed = No public source gives this value; it was balanced against those that are known.
learn-mark-corrected = Corrected by you or by whoever made the table.
learn-filter-set = Set
learn-filter-kind = Kind
learn-filter-any = all
learn-set-base = Base game

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
learn-data-views = How to go through them
learn-data-view-list = Every value in a list
learn-data-view-cards = Card by card
learn-data-as-typed = What you type is kept in this browser at once, also without a name.
learn-card-title = Compare with your copy, card by card
learn-card-which = Card
learn-card-progress = { $table }: { $count } of { $all } checked
learn-card-open = not checked yet
learn-card-checked = checked
learn-card-check = Right as it stands here, next
learn-card-uncheck = Not checked after all
learn-card-next = Next unchecked
learn-card-was = shipped: { $value }
learn-card-back = Back to the shipped value: { $name }
learn-card-rest =
    { $count ->
        [one] { $count } value that has a source
       *[other] { $count } values that have a source
    }
learn-data-edit = Correct: { $name }
learn-data-fixed = fixed
learn-data-printed = As shipped
learn-data-hash = The data set would be
learn-data-take = Apply
learn-data-restore = Back to the shipped value
learn-data-whole = A whole number is needed.
learn-data-list = Several entries are separated by commas.
learn-data-json = This cannot be read yet.
learn-data-add = One more
learn-data-remove = Remove
learn-field-title = Title
learn-field-name = Name
learn-field-en = English
learn-field-fr = French
learn-field-pl = Polish
learn-field-set = Set
learn-field-kind = Kind
learn-field-count = Number
