### The lobby: the first page, new tables, joining, game files.

lobby-heading = Take a seat
lobby-about = Parlour is an open table for two board games, played in your browser with people or against the computer.
lobby-about-more = No account, no advertising. Every rule explains itself, and every game can be checked afterwards.

## Games

lobby-new-table-of = New table: { $name }
lobby-learn-game = Learn { $name }

## My tables, public tables, files

lobby-mine = My tables
lobby-mine-waiting =
    { $count ->
        [0] nobody waits for you
        [one] { $count } table waits for you
       *[other] { $count } tables wait for you
    }
lobby-mine-none = You sit at no table yet. Tables you make or join in this browser are listed here.
lobby-turn-yours = Your turn
lobby-turn-theirs = Others to move
lobby-waits-for = waits for { $names }
lobby-turn-open = Seat still open
lobby-turn-over = Finished
lobby-mode-guided = Guided first game
lobby-mode-changed = { $mode } (changed)
lobby-mode-own = Base game with { $count ->
        [one] one addition
       *[other] { $count } additions
    }
lobby-preset-first = First game
lobby-preset-first-about = Plain rules, you begin, and computer players for company
lobby-preset-base = Base game
lobby-preset-base-about = The rules of the box, nothing added
lobby-result-won = You won with a score of { $points }.
lobby-result-shared = You share first place with a score of { $points }.
lobby-result-placed = Place { $rank } of { $count } with a score of { $points }; { $name } won with { $best }.
lobby-result-beaten = You won, { $points } to { $best }.
lobby-result-lost = You lost, { $points } to { $best }.
lobby-result-winner = { $names } won with a score of { $points }.
lobby-against = against { $names }
lobby-alone = alone
lobby-ended = ended { $date }
lobby-plies =
    { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    }
lobby-changed = last change { $when }
lobby-made = made { $when }
lobby-forget = Forget
lobby-forget-this = Forget the table { $name }
lobby-forget-title = Forget this table?
lobby-forget-about = This browser then no longer knows your seat at { $name }. Without a saved seat link you cannot come back to it.
lobby-forget-yes = Forget it
lobby-forget-no = Keep it
lobby-public = Public tables
lobby-public-none = No table is looking for players right now. Make one and open it to everybody.
lobby-public-again = Refresh the public tables
lobby-refresh = Refresh
lobby-open-seats =
    { $count ->
        [one] { $count } open seat
       *[other] { $count } open seats
    }
lobby-join = Join
lobby-join-this = Join the table { $name }
lobby-corrected = with corrected facts
lobby-files = Game files
lobby-files-about = A game can be kept as a file, taken up again here, or checked: nobody can change an answer afterwards without its being noticed.
lobby-import = Take up a game file
lobby-verify = Check a game file
lobby-loading = One moment…
lobby-again = Try again
lobby-trouble = That did not work ({ $reason }). Please try again in a moment.
lobby-back = Back to the first page

## New table

lobby-new-table = New table
lobby-no-game = There is no such game here.
lobby-cancel = Cancel
lobby-game = Game
lobby-seats = Seats
lobby-seat-count = How many seats
lobby-my-name = Your name
lobby-name-needed = Please enter a name.
lobby-kind-me = You
lobby-kind-me-about = Your own seat
lobby-kind-local = Somebody at this screen
lobby-kind-open = Open, by link
lobby-kind-open-about = Whoever has the link takes this seat.
lobby-kind-bot = Computer
lobby-seat-who = Seat { $number }
lobby-seat-level = Level
lobby-seat-name = Name
lobby-seat-name-bot = Name (may stay empty)
lobby-seat-open = open seat
lobby-seat-bot = { $name } ({ $bot })
lobby-seat-number = Seat { $number }
lobby-seat-marked = { $name } ({ $mark })
lobby-marks-here = set here, seat by seat
lobby-first-about = A random choice is fair and can be checked afterwards.
lobby-modules = Expansions and variants
lobby-modules-none = none: the basic game
lobby-module-add = Add { $name }
lobby-module-drop = Leave out { $name }
lobby-tiles-named = named here
lobby-tiles-needed = Tick what is to be used.
lobby-pace = Pace and access
lobby-clock = Clock
lobby-clock-none = no clock
lobby-clock-minutes =
    { $minutes ->
        [one] { $minutes } minute each
       *[other] { $minutes } minutes each
    }, { $seconds ->
        [one] { $seconds } second added with every answer
       *[other] { $seconds } seconds added with every answer
    }
lobby-clock-days =
    { $days ->
        [one] { $days } day each
       *[other] { $days } days each
    }, { $hours ->
        [one] { $hours } hour added with every answer
       *[other] { $hours } hours added with every answer
    }
lobby-clock-bank = Minutes for each player
lobby-clock-increment = Seconds added with every answer
lobby-pace-none = No clock
lobby-pace-none-about = Everybody takes the time that is needed.
lobby-pace-live = Live, quick
lobby-pace-calm = Live, calm
lobby-pace-letter = Correspondence
lobby-pace-slow-letter = Correspondence, slow
lobby-pace-custom = A clock of your own
lobby-pace-custom-about = Set the minutes and the seconds yourself.
lobby-company = Who may join
lobby-private = By invitation
lobby-private-about = Only those with a link find the table.
lobby-open-to-all = Public
lobby-open-to-all-about = Open seats are listed on the first page, and anybody with the address may watch.
lobby-open-to-all-no-seat = No seat is open, but anybody with the address may watch.
lobby-closed = all seats are taken
lobby-practice = Practice table
lobby-practice-about = Anything may be taken back, even when something hidden was seen.
lobby-silence = Being away for { $hours } hours means consent
lobby-silence-about = Otherwise nothing is taken back without those who have left their seat to the computer.
lobby-undo = Taking back
lobby-undo-practice = anything, at any time
lobby-undo-asked = freely until something hidden is seen, then if all agree
lobby-undo-silence = freely until something hidden is seen, then if all agree; who is away for { $hours } hours agrees
lobby-summary = This table
lobby-table-title = What the table is called
lobby-table-title-note = May stay empty.
lobby-ready-checking = The setup is being checked…
lobby-ready-fine = This setup works.
lobby-ready-elsewhere = Something does not fit yet; it is marked where it belongs.
lobby-create = Create the table
lobby-creating = The table is being made…

## Ways to play

lobby-presets = How to play
lobby-presets-about = Each one sets the seats and options for you. Change anything below afterwards.
lobby-presets-own = A mixture of your own. Choose one of these to start over.

## Groups of modules and options

lobby-group-modules = Expansions and variants
lobby-group-options = Options
lobby-group-nothing = as it comes
lobby-module-brings = brings along: { $modules }
lobby-module-brought = comes along
lobby-modules-brought = Comes along
lobby-option-reset = Reset “{ $name }”
lobby-seats-take =
    { $count ->
        [one] Play alone
       *[other] Take { $count } seats
    }
lobby-list-advice = { $count } chosen; { $least } to { $most } are advised.
lobby-list-exactly = { $count } of { $most } chosen.
lobby-list-draw = Draw { $count } by lot
lobby-team = Team { $number }
lobby-teams = Teams
lobby-team-of = { $name } with { $partner }
lobby-teams-about = Partners sit opposite each other; they see each other’s objectives and may talk in private.
lobby-seat-team = Team { $number }, with seat { $partner }

## Data set

lobby-data = Data set
lobby-data-which = Which facts are played with
lobby-data-shipped = as shipped
lobby-data-own = your own: { $name }
lobby-data-about =
    { $count ->
        [0] All { $all } values of this game have a source.
        [one] { $count } of { $all } values has no public source. It was reconstructed, and is marked wherever it is explained.
       *[other] { $count } of { $all } values have no public source. They were reconstructed, and are marked wherever they are explained.
    }
lobby-data-list =
    { $count ->
        [one] List every value ({ $count } reconstructed)
       *[other] List every value ({ $count } reconstructed)
    }
lobby-data-correct = Correct values from your own copy
lobby-data-sheet = Where the values come from
lobby-data-fine = A filled bar means that everything has a source.
lobby-bars = Reconstructed values
lobby-part-rest = The rest
lobby-part-none = none
lobby-part-count = { $count } of { $all }
lobby-part-open = { $name } ({ $count })

## The table is made

lobby-made-title = The table is ready: { $name }
lobby-invitations = Invitations
lobby-invitations-about =
    { $count ->
        [one] Send this link to the person who is to take the open seat. You can begin already; the game waits where that seat is needed.
       *[other] Send each link to one person. You can begin already; the game waits where those seats are needed.
    }
lobby-invitation = Invitation to seat { $number }
lobby-watch-link = Link for spectators
lobby-watch-about = Spectators see what everybody may see, and nothing else.
lobby-copy = Copy
lobby-copy-this = Copy: { $name }
lobby-copied = Copied
lobby-to-table = Go to the table

## Joining

lobby-join-title = Join a table
lobby-join-table = Join: { $name }
lobby-join-about = The table
lobby-join-seat = Your seat
lobby-join-which = Which seat
lobby-join-full = There is no seat left that you could take here.
lobby-join-used = Somebody has taken this seat already. Your invitation still lets you watch.
lobby-held = You sit at this table already.
lobby-watch = Watch
lobby-take-seat = Take the seat
lobby-take-seat-about = This browser keeps your seat; no account is needed.

## Checking a file

lobby-verify-title = Check a game file
lobby-verify-file = The file
lobby-verify-about = The file is replayed by the rules from the first answer to the last, and its chain of check sums is followed. Nothing of it is kept.
lobby-verify-choose = Choose a file
lobby-verify-text = Or paste its text
lobby-verify-now = Check it
lobby-verifying = Checking…
lobby-verify-yes = The file is valid
lobby-verify-no = The file is not valid
lobby-verify-chain = The chain is whole: no line was changed, removed or added.
lobby-verify-plies =
    { $count ->
        [one] { $count } answer was replayed, and the rules allow it.
       *[other] { $count } answers were replayed, and the rules allow every one.
    }
lobby-verify-unfinished = The game is not over yet.
lobby-verify-hash = Check sum of the position reached:
lobby-where = Where the table is
lobby-where-server = At the server
lobby-where-server-about = Others can come, and you can play on at another device.
lobby-where-here = On this device
lobby-where-here-about = Alone, against the computer, or at one screen; no network is needed, and the game is kept in this browser.
lobby-app = This page as an app
lobby-app-update = A new version of this page is there. Your games stay as they are.
lobby-app-update-yes = Load it
lobby-app-install = You can install Parlour and play without a network.
lobby-app-install-yes = Install
lobby-app-install-no = No, thank you
