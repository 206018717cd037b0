### The commands: their help, reports, puzzles. The page has no use for them.

## Help of the commands

ui-usage-word = Usage:
ui-usage-options-word = Options
ui-usage-commands-word = Commands
ui-usage-help = Show this page and leave.
ui-usage-version = Show the version and leave.
ui-usage-parlour = An open table for euro board games.
ui-usage-games = List the games, their modules and options.
ui-usage-play = Play GAME at this terminal.
ui-usage-play-seats = Who sits where, clockwise, or how many seats there are; the first one is yours then.
ui-usage-play-seed = The seed of the dice; a secret one by default.
ui-usage-simulate = Play many games of GAME between computer opponents and tell how they went.
ui-usage-simulate-seats = Computer opponents, clockwise, such as random,steward.
ui-usage-simulate-count = How many games.
ui-usage-simulate-check-every-ply = Check every invariant at every ply.
ui-usage-simulate-log-dir = Keep the logs here.
ui-usage-replay = Verify the log in FILE and play it again.
ui-usage-replay-at = Stop before this ply.
ui-usage-replay-view = As this seat (from 0) or spectator sees it.
ui-usage-review = Review the finished game in FILE: what decisions gave away, what was luck, what to learn.
ui-usage-review-given = Which seat (from 0); everybody’s by default, or that of the only person.
ui-usage-review-seconds = Seconds for all seats together.
ui-usage-review-simulations = How long to search at each decision; then there is no limit of time, and the result is the same everywhere.
ui-usage-check = Run the scenarios in FILES; exit 1 when one fails, 2 when one cannot be read.
ui-usage-data = List the facts in use with their provenance.
ui-usage-data-reconstructed = Only values that no public source prints.
ui-usage-data-name = Of which game; the first one by default.
ui-usage-data-override = Put the corrections in FILE in force. A file without any brings the shipped facts back. The key game in the file says which game it is about; by default it is the first one.
ui-usage-any-as-json = Print JSON.
ui-usage-any-modules = An expansion or variant to play with; may be repeated.
ui-usage-any-options = A table option as name=value; may be repeated.
ui-usage-any-lang = The language: en, fr or pl.
ui-usage-any-seed = The seed of the dice.
ui-usage-any-workers = How many processes of this machine share the games.
ui-usage-any-dask = The address of a Dask scheduler whose workers play the games.
ui-usage-lab = Experiments with computer opponents.
ui-usage-lab-solo = Play alone against every opponent of the solitaire game and every target of the Estate Challenge, and print how often the bot wins.
ui-usage-lab-solo-game = The game, where several can be played alone; the first of them by default.
ui-usage-lab-solo-bot = The computer opponent that plays.
ui-usage-lab-solo-count = How many games against each.
ui-usage-lab-solo-wanted = Only against this one; may be given several times. estate-challenge stands for the targets.

ui-usage-arena = Let computer opponents play GAME against one another and rate them.
ui-usage-arena-players = A player: a level such as steward, a level with parameters such as master?simulations=200, or a class of your own as module:Class; may be repeated.
ui-usage-arena-seats = How many seats the table has; 2 by default.
ui-usage-arena-one-way = At more than two seats only let the player that was named earlier sit among the others, not the other way round.
ui-usage-arena-count = How many games each pair plays, rounded up so that everybody takes every seat.
ui-usage-arena-results = Keep every game in this file (JSON lines), and go on from there when it exists.
ui-usage-arena-tested = Stop as soon as it is clear whether the first player’s share is P0 or P1, such as 0.5:0.55; wrong in one case of twenty.
ui-usage-arena-plot = Draw ratings and shares into this file (.svg or .png).
ui-usage-arena-replayed = Play game K of the file --results again and say whether it is the same; may be repeated.
ui-usage-arena-verified = Play N games of the file --results again, drawn by --seed, and say whether they are the same.

## The web table

ui-usage-serve = Serve the web table.
ui-usage-serve-host = The address to listen on.
ui-usage-serve-port = The port to listen on.
ui-usage-any-database = A SQLite file, or a postgresql:// address.
ui-usage-serve-workers = Processes in which computer opponents think.
ui-usage-serve-rate-limit = Factor of the rate limits; 0 lifts them.
ui-usage-serve-bot-pause = Seconds a bot lets pass after an answer that somebody sees; 0 for none.
ui-usage-serve-allow-host = A name the server is called by; may be repeated, * stands for any.
ui-usage-serve-behind-proxy = Trust the caller’s address that a proxy on this machine tells.
ui-usage-serve-quiet = Tell of faults only.
ui-usage-serve-open = Open the table in the browser of this machine.
ui-usage-backup = Copy every table into a file while the server goes on.
ui-usage-restore = Bring the tables of a backup back.
ui-usage-restore-force = Replace the tables that are there.
ui-usage-repair = Save what is whole of damaged games.
ui-usage-repair-log = Mend this log instead of a database.
ui-usage-repair-target = Where what is saved, or cut off, goes.
ui-usage-repair-look = Change nothing; only say what is damaged.

## The laboratory's reports

lab-report-title = What games tell of { $name }
lab-report-about = { $games } games, those of “{ $bot }” against its like at { $counts } seats, seed { $seed }, data { $hash }.
lab-report-intervals = In brackets: between which values the true one lies in 95 of 100 cases. Shares by Wilson, means of seats by how much whole games differ, other means by drawing games again and again.
lab-report-written = Written: { $file }
lab-rows = What
lab-cases = Cases
lab-base = Base game
lab-title-first-player = Does it help to begin? { $seats } players, by place in the first turn
lab-title-scores = Points, by number of players
lab-title-length = How long is a game? By number of players
lab-title-sources = Where do the points come from? By level
lab-title-holdings = What are they worth: { $what }
lab-title-variants = What do variants change?
lab-title-solo = Alone against each opponent
lab-title-corrected = What do the corrections change?
lab-note-holdings = Of seats that came to hold or use a thing: how far they were above the mean of their table, and how often they won, 1 being as often as anybody. A connection is not yet a cause: whoever is ahead can afford what is dear.
lab-note-corrected = The same seeds with the printed facts and with the corrected ones.
lab-column-share = Games won
lab-column-points = Points
lab-column-lead = Points above the table’s mean
lab-column-score = Points
lab-column-winner = The winner’s points
lab-column-gap = First to second
lab-column-decisions = Decisions of a seat
lab-column-moments = Turns or rounds
lab-column-wins = Wins, as a multiple of an even share
lab-column-begun = Won by who began
lab-column-won = Won
lab-column-printed = Printed
lab-column-corrected = Corrected
lab-column-change = Change
lab-sort-person = persons bribed
lab-sort-kind = action cards played
lab-sort-place = the confidant’s sectors
lab-sort-bill-kind = messages collected
lab-sort-family = families
lab-sort-tile = tiles
lab-sort-gentry = guests
lab-sort-objective = objectives
lab-sort-milestone = milestones
ui-usage-lab-ask = Answer one question about a game from games between computer opponents.
ui-usage-lab-ask-bot = The computer opponent at every seat.
ui-usage-lab-ask-count = How many games.
ui-usage-lab-ask-seats = How many play; may be given several times.
ui-usage-lab-ask-data = Play with the corrections in this file.
ui-usage-lab-report = Answer every question about a game on one page: report.html, and report.md with its pictures.
ui-usage-lab-report-out = The folder for page and pictures.
ui-usage-lab-report-bot = The computer opponent at every seat.
ui-usage-lab-report-count = How many games.
ui-usage-lab-report-seats = How many play; may be given several times.
ui-usage-lab-report-data = Play with the corrections in this file.
ui-usage-lab-report-no-plots = Tables only; pictures need parlour[plots].

## Puzzles

ui-puzzle-title = Puzzle { $number } of { $count }: one answer is clearly the best.
ui-puzzle-easy = Easy.
ui-puzzle-middle = Not easy.
ui-puzzle-hard = Hard: a steward misses it.
ui-puzzle-prompt = Your answer (number or words):
ui-puzzle-right = Right: that is the best answer.
ui-puzzle-wrong = Not the best: it costs { $points } points.
ui-puzzle-unseen = That is lawful, but was not among the answers that were compared.
ui-puzzle-answer = Answer
ui-puzzle-behind = Points behind the best
ui-puzzle-how = Found by playing on in many worlds that agree with what this seat knows; ± holds the true value in 95 of 100 cases.
ui-usage-puzzle = Solve a puzzle: a position in which one answer is clearly the best.
ui-usage-puzzle-day = The puzzle of a day; by default of today.
ui-usage-puzzle-number = The puzzle with this number, from 1.
ui-usage-puzzle-answer = Answer at once, in words.
