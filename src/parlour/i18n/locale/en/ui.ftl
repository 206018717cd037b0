### The terminal table and the commands.

## At the table

ui-welcome = Welcome to { $game }.
ui-help =
    Type the number of a choice, or the words in square brackets. Or one of these:
      ?             the rule behind the question
      ? bank        about a card, a person or a section of the rules
      why           why some things are not offered
      why play …    why this very action is not allowed
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
ui-explain-more = More with ? and a name, such as a card, a person or a section.
ui-why-legal = This is allowed now.
ui-why-usage = With why and the words of an action you learn why it is not allowed.
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
ui-verified =
    { $plies ->
        [one] The log holds: { $plies } ply, shown at ply { $ply }.
       *[other] The log holds: { $plies } plies, shown at ply { $ply }.
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
ui-warning-rats-sum = Period { $letter } now has { $sum } rats in all; { $expected } were expected.
ui-warning-bare-crossing = No borough has a market where corners { $corner } and { $next_corner } meet.
