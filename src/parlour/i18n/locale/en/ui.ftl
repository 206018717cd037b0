### The terminal table and the commands.

## At the table

ui-welcome = Welcome to { $game }.
ui-help =
    Type the number of a choice, or the words in square brackets. Or one of these:
      ?             the rule behind the question
      ? …           about a card, a person or a section of the rules
      why           why some things are not offered
      why …         why this very action is not allowed
      hint          a hint, more of it each time; hint play answers so
      board         show the table again
      undo          take back your last answer
      log           all that has happened so far
      save, load    keep the game, or take it up again; a file name may follow
      quit          leave; the game is kept
      help          this list
ui-asked = { $name }: { $text }
ui-not-kept = This game is not kept anywhere; use save and a file name.
ui-choose = 1–{ $count }, words, or help:
ui-more-choices = There are more choices than can be listed; answer in words, such as: { $example }
ui-curtain = { $name } is next. Press Enter when nobody else is looking.
ui-cited =
    { $book ->
        [glossary] { $title } (glossary p. { $page })
        [upstairs-downstairs] { $title } (Upstairs, Downstairs p. { $page })
       *[rulebook] { $title } (rulebook p. { $page })
    }
ui-explain-more = More with ? and a name, such as a card, a person or a section.
ui-why-legal = This is allowed now.
ui-why-usage = Type why and an action to learn why it is not allowed.
ui-undone = Taken back.
ui-saved = Saved in { $file }.
ui-loaded = Taken up from { $file }.
ui-left = The game is kept in { $file }.
ui-hidden = hidden

## Score sheet

ui-score-sheet = Score sheet
ui-rank = Rank
ui-seat = Seat
ui-player = Player
ui-prestige = Prestige
ui-total = Total
ui-tie-break = Tie-break
ui-winner = { $name } wins.
ui-winners = { $name } share the victory.

## Catalogue, replay, simulation, scenarios

ui-seats-range = { $least } to { $most } seats
ui-bots = Computer opponents: { $names }
ui-engine-compiled = The engine is compiled.
ui-engine-plain = The engine is plain Python; `make fast` compiles it.
ui-rules-version = { $game }: rules version { $version }
ui-module-requires = needs: { $modules }
ui-module-excludes = not with: { $modules }
ui-verified =
    { $plies ->
        [one] The log is intact: { $plies } answer, shown at answer { $ply }.
       *[other] The log is intact: { $plies } answers, shown at answer { $ply }.
    }
ui-wins = Wins
ui-score-mean = Mean score
ui-score-least = Lowest
ui-score-most = Highest
ui-simulated =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } (shared first places: { $shared }), { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } in { $seconds } s ({ $speed } per second), { $errors ->
        [0] no errors
        [one] { $errors } error
       *[other] { $errors } errors
    }.
ui-scenario-passed =
    { $steps ->
        [one] passed ({ $steps } step):
       *[other] passed ({ $steps } steps):
    }
ui-scenario-failed =
    { $count ->
        [one] FAILED in { $count } place:
       *[other] FAILED in { $count } places:
    }
ui-scenario-failure = step { $step }, { $what }: wanted { $wanted }, found { $found }

## Data

ui-data-set = { $game }: data set { $hash }
ui-data-was = The data set was { $hash }.
ui-data-is =
    { $count ->
        [0] The data set is now { $hash }, as shipped.
        [one] The data set is now { $hash }, with { $count } correction.
       *[other] The data set is now { $hash }, with { $count } corrections.
    }
ui-fact = Fact
ui-value = Value
ui-status = Status
ui-source = Source
ui-status-sourced = sourced
ui-status-derived = derived
ui-status-reconstructed = reconstructed
ui-status-corrected = corrected
ui-status-convention = convention

ui-lab-opponent = Opponent
ui-lab-games = Games
ui-lab-rate = Rate
ui-lab-interval = 95 of 100 cases
ui-lab-opponent-mean = Opponent, mean
ui-lab-target = Target
ui-lab-beaten = Beaten
ui-lab-round = End round, mean
ui-arena-against = Against
ui-arena-share = Share
ui-arena-times = Times an even share
ui-arena-rank = Mean rank
ui-arena-margin = Mean margin
ui-arena-rating = Rating
ui-arena-share-axis = Share in %
ui-arena-played =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }; a player as strong as the others has a share of { $even } %; { $errors ->
        [0] no errors
        [one] { $errors } error
       *[other] { $errors } errors
    }.
ui-arena-test =
    { $answer ->
        [high] The test is decided for { $high } %, against { $low } % (groups of games: { $groups }).
        [low] The test is decided for { $low } %, against { $high } % (groups of games: { $groups }).
       *[open] The test between { $low } % and { $high } % is not decided yet (groups of games: { $groups }).
    }
ui-arena-again =
    { $same ->
        [yes] Game { $number }, played again, comes to the same: { $found }.
       *[no] Game { $number }, played again, comes to { $found }; in the file it is { $kept }.
    }
ui-arena-repeated = Played again: { $games }; the same: { $same }.
ui-arena-timed = Not reproducible, because the clock decides how long they think: { $players }.
