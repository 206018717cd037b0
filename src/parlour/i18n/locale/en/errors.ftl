### Input that cannot be used. Values in quotation marks are told as they were given.

## Words and files

error-no-words = No words were given.
error-unknown-verb = The word “{ $verb }” is not known here.
error-unknown-words = After “{ $verb }” these words make no sense: “{ $words }”.
error-unknown-topic = There is nothing to tell about “{ $topic }”.
error-no-coach = There is no coach for { $game } yet.
error-hints-off = Hints are given where one person plays, and at practice tables.
error-cannot-try = This cannot be tried here: { $why }
error-too-long-branch = A branch may have { $most } answers at most.
error-no-such-choice = There is no choice { $number }; the last one is { $most }.
error-unreadable-choice = Type a number from 1 to { $most }, an action in words, or help.
error-end-of-input = The input has ended.
error-nothing-to-undo = There is nothing to take back.
error-no-such-file = There is no file “{ $file }”.
error-no-such-result = There is no such result, or its link is not whole.
error-cannot-read = The file “{ $file }” cannot be read.
error-cannot-write = The file “{ $file }” cannot be written.
error-bad-toml = The file “{ $file }” is not proper TOML: { $why }
error-unknown-language = The language “{ $language }” is not known. Known are: { $known }.

## Games, seats, modules, options

error-unknown-game = The game “{ $game }” is not known. Known are: { $known }.
error-not-a-game = “{ $game }” is not a game.
error-game-known = There is another game called “{ $game }” already.
error-other-game = That is another game: “{ $game }”.
error-unknown-bot = Nobody called “{ $bot }” can sit there. Possible are: { $known }.
error-no-budget = A computer opponent needs at least one simulation, or some time, to think.
error-needs-a-person = Only computer players can sit here. Possible seats are: { $known }.
error-bots-do-not-fit = { $seats } seats need { $seats } players, not { $bots }.
error-too-few-seats =
    { $least ->
        [one] The game needs at least { $least } seat, not { $seats }.
       *[other] The game needs at least { $least } seats, not { $seats }.
    }
error-too-many-seats =
    { $most ->
        [one] The game has at most { $most } seat, not { $seats }.
       *[other] The game has at most { $most } seats, not { $seats }.
    }
error-no-games = At least one game must be played, not { $games }.
error-no-workers = At least one process is needed, not { $workers }.
error-bad-seat = There is no seat “{ $seat }”; seats are counted from 0 to { $most }.
error-bad-ply = There is no ply “{ $ply }”; this log goes from 0 to { $most }.
error-unknown-module = The module “{ $module }” is not known. Known are: { $known }.
error-module-requires = The module “{ $module }” needs the module “{ $other }”.
error-module-excludes = The modules “{ $module }” and “{ $other }” cannot be played together.
error-duplicate-module = The module “{ $module }” is named twice.
error-unknown-step = The turn has no step “{ $step }”.
error-unknown-splice = A step can be put before, after or instead of another, not “{ $where }”.
error-unknown-option = The option “{ $option }” is not known. Known are: { $known }.
error-bad-option = The option “{ $option }” cannot be “{ $value }”. Possible are: { $choices }.
error-bad-option-form = An option is written name=value, not “{ $option }”.

## Saved games, positions, scenarios

error-bad-log-line =
    { $why ->
        [json] Line { $line } of the log is not proper JSON.
        [hash] Line { $line } of the log has been changed: its check sum does not fit.
        [format] Line { $line } of the log names a format that is not known here.
        [header] Line { $line } of the log is not a proper header.
        [by] Line { $line } of the log does not say who answered.
        [undo] Line { $line } of the log takes back more than there is.
        [entry] Line { $line } of the log is not a proper entry.
       *[empty] The log is empty.
    }
error-other-rules-version = This game was played with version { $rules } of the rules; this Parlour plays version { $known }, and the same answers would come to something else here. The Parlour it was played with can still open it (“parlour games --json” tells which version of the rules a Parlour plays).
error-other-data-set = The log was played with the data set { $data }; here it is { $found }.
error-refused-entry = The rules refuse ply { $ply } of the log, “{ $act }”: { $why }
error-unread-entry = Ply { $ply } of the log, “{ $act }”, cannot be read: { $why }
error-undo-out-of-range = Nothing can be taken back to ply { $ply }.
error-unknown-record = The saved state holds something unknown: “{ $record }”.
error-bad-deck = The saved state holds a pile of cards that makes no sense.
error-bad-scenario = The scenario makes no sense at “{ $key }”.
error-bad-position =
    { $why ->
        [not-a-table] The position needs a table at “{ $key }”.
        [not-a-list] The position needs a list at “{ $key }”.
        [not-a-number] The position needs a whole number at “{ $key }”.
        [not-true-or-false] The position needs true or false at “{ $key }”.
        [unknown-key] The position knows no “{ $key }”.
        [out-of-range] The position has a number out of range at “{ $key }”.
        [too-many] The position has too much at “{ $key }”.
        [more-than-there-is] The position has more at “{ $key }” than there is.
        [more-than-there-are] The position has more at “{ $key }” than there are.
        [two-browns-and-a-grey] The position needs two brown persons and a grey one of the period at “{ $key }”.
        [card-twice-or-not-in-play] The position has a card twice, or one that is not in play, at “{ $key }”.
        [before-the-deal] The position has cards at “{ $key }” before they are dealt.
        [not-in-the-deck] The position needs a card at “{ $key }” that is not in the deck.
        [left-over] The position leaves tiles over that lie neither at “{ $key }” nor anywhere else.
       *[other] The position does not fit at “{ $key }”: { $why }
    }

## Component data

error-not-a-table = A table is needed at “{ $path }”.
error-not-a-list = A list is needed at “{ $path }”.
error-not-a-text = A text is needed at “{ $path }”, not “{ $value }”.
error-not-an-integer = A whole number is needed at “{ $path }”, not “{ $value }”.
error-not-a-boolean = True or false is needed at “{ $path }”, not “{ $value }”.
error-negative-number = The number at “{ $path }” must not be below 0: { $value }.
error-unknown-key = “{ $path }” has no entry “{ $key }”.
error-missing-key = “{ $path }” lacks the entry “{ $key }”.
error-unknown-value = “{ $path }” cannot be “{ $value }”.
error-wrong-length = “{ $path }” must have the length { $expected }, not { $length }.
error-duplicate-id = “{ $path }” uses the id “{ $id }” a second time.
error-unknown-section = “{ $path }” cites the unknown section “{ $section }”.
error-not-canonical = The list at “{ $path }” must hold the known ids in their order.
error-would-overwrite = { $file } exists and is not a game; choose another name.
error-nobody-plays = Nobody plays in { $file }: all its seats are computer opponents. Look at it with: parlour replay
error-game-is-over = The game in { $file } is over. Look at it with: parlour replay

## Entries and ranges of component data

error-duplicate-table = “{ $path }” gives the table “{ $table }” a second time.
error-out-of-range = “{ $path }” must be from { $min } to { $max }, not “{ $value }”.
error-unknown-reference = “{ $path }” names “{ $id }”, which does not exist.
error-unknown-entry = “{ $path }” has no entry called “{ $id }”.

## Modules and options together

error-module-needs-one-seat = The module “{ $module }” is for one seat, not { $seats }.
error-option-only-with = The option “{ $option }” means something only with the module “{ $module }”.
error-option-not-with = The option “{ $option }” cannot be set together with the module “{ $module }”.
error-option-only-alone = The option “{ $option }” is for solitaire only.

error-no-solo-game = { $game } cannot be played alone.

## At the door of the web table

error-bad-host = Nobody can listen at “{ $host }”: it is no address of this machine.
error-bad-http = That is not a proper request.
error-name-taken = Somebody at this table is called “{ $name }” already, or looks the same. Please take another name.
error-not-ready = The server cannot be played on now: { $parts }.
error-port-forbidden = This account may not listen on port { $port }; --port names another one.
error-port-in-use = Somebody listens on port { $port } already; --port names another one.
error-too-long-address = The address is too long: { $most } bytes at most.
error-too-long-headers = The headers are too long: { $most } bytes at most.
error-too-many-connections = Too many connections from your address. Try again in { $seconds } s.
error-too-many-headers = Too many headers: { $most } at most.
error-too-many-secrets = Too many secrets at once: { $most } at most.
error-too-slow = The request took too long: { $seconds } s at most.
error-wrong-content-type = The message must say that it is application/json.
error-wrong-host = This server is not called “{ $host }”. If it should be: parlour serve --allow-host
error-wrong-origin = A page of “{ $origin }” may not use this server. If it should: parlour serve --allow-host

## The web table

error-bad-consent-time = Consent by silence takes whole hours, { $most } at most.
error-bad-json = The message is not JSON: { $why }.
error-bad-key = A message needs an id of at most { $most } letters.
error-bad-message = The message makes no sense: { $why }.
error-bad-seat-kind = A seat cannot be “{ $kind }”. Possible are: { $known }.
error-bad-time-control = Time control takes whole seconds, { $most } at most.
error-client-not-built = The web pages are not built yet: run make run.
error-database-in-use = The database { $path } is in use by a running server, or by another tool; stop that first.
error-database-not-empty = The database already holds { $tables } tables; --force replaces them.
error-fault = Something went wrong on the server. Nothing was changed.
error-unanswered = The server does not answer. Nothing was changed: look at your connection and try again.
error-no-engine = The tables on this device did not start. Try again.
error-game-not-over = The whole game can be read only when it is over.
error-log-has-hole = The log has a hole: entry { $entry } of { $entries } is missing. “parlour repair” saves what comes before it.
error-newer-database = The database is of version { $version }; this release knows up to { $known }.
error-no-name = Please give a name.
error-no-such-method = That address cannot be used in this way.
error-no-such-path = There is nothing at that address.
error-no-such-ply = The game has no position { $ply }; the last one is { $most }.
error-no-such-seat = The table has no such seat.
error-no-such-table = There is no table “{ $table }”.
error-no-undo-asked = Nobody asks to take anything back.
error-no-target = Say with --to where what is saved of { $file } should go.
error-not-a-backup = { $file } is not a backup that can be read.
error-not-a-number = “{ $text }” is not a number.
error-not-a-person = Nobody holds that seat.
error-not-asked = That seat is not asked anything now.
error-not-kept = The server cannot reach its store just now, so it is not certain that this was kept. The table will be shown again as soon as it can be read.
error-not-your-seat = You do not hold that seat.
error-nobody-to-confide-in = There is no partner to say this to.
error-nothing-said = There is nothing to say.
error-postgres-not-installed = PostgreSQL needs one more package: pip install parlour[postgres]
error-said-hello = The connection has been greeted already.
error-rematch-too-early = A rematch can be had once this game is over.
error-same-file = { $file } is the database itself.
error-say-hello-first = A connection begins with hello.
error-seat-is-away = A computer plays for that seat; take the seat back first.
error-seat-taken = That seat is taken.
error-spoilt-database = The tables in { $path } are damaged: { $why }. Nothing was written; “parlour repair” saves what is whole.
error-stale-ply = The game has gone on meanwhile. Look again.
error-time-is-up = The time of that seat is used up; the computer plays on for it.
error-too-busy = The server has too much to do just now. Please try again.
error-too-long = That is too long: { $most } at most.
error-too-long-body = The message is too long: { $most } bytes at most.
error-too-many-requests = Too many requests. Try again in { $seconds } s.
error-too-many-tables = At most { $most } tables at once.
error-took-too-long = That took more than { $seconds } s and was given up. Please try again.
error-undo-asked-already = Somebody else asks to take back already.
error-unknown-audience = Something can be said to the table or to: { $known }; not to “{ $audience }”.
error-unknown-database = A database is a file or a postgresql:// address, not { $url }.
error-undo-after-end = The game is over; nothing can be taken back any more.
error-unusable-database = The database { $path } cannot be used: { $why }
error-work-failed = The server could not work that out. Please try again.
error-wrong-invitation = The invitation is not right for that seat.
error-wrong-secret = This link does not open that table.
error-no-such-part = “{ $part }” is no part of an answer here.

## Simulations and tournaments

error-workers-or-dask = Games are shared among processes of this machine (--workers) or among those of a cluster (--dask), not both.
error-workers-lost = The processes that were to do a job died { $times } times; it was not given out again.
error-dask-not-installed = A Dask cluster needs one more package: pip install parlour[dask]
error-dask-not-reachable = No Dask scheduler answers at “{ $address }”.
error-other-version = A worker of the cluster has Parlour { $found }, not { $version }.
error-plots-not-installed = Pictures need one more package: pip install parlour[plots]
error-bad-plot-file = “{ $file }” is not the name of a picture. Possible endings are: { $known }.
error-bot-without-parameters = The player “{ $bot }” takes no parameters.
error-unknown-bot-parameter = The player “{ $bot }” has no parameter “{ $parameter }”. Known are: { $known }.
error-bad-bot-parameter = “{ $parameter }” is no parameter for “{ $bot }”; parameters are written name=number.
error-unknown-bot-module = There is no module “{ $name }” on the path of Python (PYTHONPATH).
error-broken-bot-module = The module “{ $name }” cannot be loaded: { $why }
error-unknown-bot-class = “{ $class }” in the module “{ $name }” is not a computer player (a subclass of Bot that can be made).
error-bot-not-made = The player “{ $bot }” cannot be made: { $why }
error-own-bot-not-named = The file names the player “{ $bot }”, whose code would be run. If you trust it, name it with --player, too.
error-too-few-players =
    { $least ->
        [one] At least { $least } player is needed (--player).
       *[other] At least { $least } players are needed (--player).
    }
error-duplicate-player = The player “{ $name }” is named twice.
error-bad-test = A test is written { $form }, with 0 < P0 < P1 < 1, not “{ $test }”.
error-test-needs-one-pair = A test is about one pair of players, or about one player alone.
error-other-results = { $file } holds another tournament: “{ $key }” is { $found } there and { $wanted } here.
error-bad-results-line = Line { $line } of { $file } is not part of a tournament’s results.
error-no-such-game-number = The file has no game { $number }.
error-replay-needs-results = Name the file with --results whose games are to be played again.
error-game-not-repeatable = Game { $number } cannot be played again exactly: somebody in it thinks by the clock ({ $players }). Give simulations instead, such as master?simulations=200.
error-nothing-to-repeat = The file has no game that could be played again exactly.

## Research

error-game-not-studied = Nothing says how the answers of { $game } come apart, so that it is no environment for learners.
error-unknown-reward = There is no reward “{ $reward }”. Known are: { $known }.
error-session-over = There is nothing to choose; the game has to be begun anew.
error-part-not-offered = Number { $part } cannot be chosen now. What can be: { $offered }.
error-no-such-seat-here = There is no seat { $seat }; the last one is { $most }.
error-workers-do-not-fit = { $games } games cannot be shared among { $workers } processes.
error-unknown-question = The laboratory does not ask “{ $question }”. Known are: { $known }.
error-seats-out-of-range = { $seats } seats cannot be compared; there can be { $least } to { $most }.
error-too-few-games = { $games } games tell nothing; at least { $least } are needed.
error-no-puzzles = There are no puzzles of { $game }.
error-no-such-puzzle = There is no puzzle { $number }; there are { $most }.
error-bad-day = “{ $day }” is no day; a day is written 2026-05-31.
