### The table in the browser: its frame, status, answers, log, talk, replay and score.

## Frame of every page

table-brand = Parlour
table-skip = Skip to the content
table-nav = Main
table-home = Home
table-learn = Learn
table-settings = Settings
table-language = Language
table-theme = Colours
table-verify = Check a game file
table-unofficial = An unofficial, non-commercial table. It is not connected with the publishers, and its pictures and words are its own.
table-credits = { $games }. If you like them, buy them.
table-no-page = There is no such page
table-loading = One moment …
table-load-failed = This part could not be loaded.
table-no-connection = There is no connection to the server.
table-try-again = Try again
table-no-table = This table cannot be opened

## Status

table-status = How things stand
table-your-turn = Your turn
table-over = The game is over
table-waiting-for = Waiting for { $names }
table-waiting-partner = Waiting for your partner, { $name }
table-turn-consent = { $name } asks you
table-thinking =
    { $count ->
        [one] { $names } is thinking
       *[other] { $names } are thinking
    }
table-going-on = The game goes on
table-watching = You are watching.
table-still-choosing = Who is still choosing
table-chooses = is still choosing
table-has-chosen = has chosen
table-link-connecting = connecting
table-link-connected = connected
table-link-reconnecting = connection lost, trying again
table-link-offline = offline
table-reconnect = Try now
table-pending = Saving …
table-saved = Saved
table-stale = The table had moved on meanwhile. This is how it stands now.
table-clocks = Time left
table-clock-low = little time left
table-away = A computer opponent is playing for you.

## Answering

table-your-answer = Your answer
table-answers = Answers
table-all-answers = All answers as a list
table-more-answers = Answers that the board offers, too
table-more-in-words = There are more answers than can be listed; type them in words.
table-so-far = So far:
table-stage-back = One step back
table-stage-start = Start again
table-commit-area = The answer you have chosen
table-commit = Commit
table-committing = Saving …
table-choose-first = Choose an answer
table-go-answer = To the question
table-clear = Not that
table-preview-show = Show what it brings
table-preview-hide = Hide what it brings
table-preview-coming = Working out what it brings …
table-preview-numbers = What changes for you
table-preview-unknown = Then chance decides; nothing more can be foreseen.
table-preview-together = Everybody answers at the same time; it counts once all have answered.
table-becomes = becomes
table-and-more =
    { $count ->
        [one] and one thing more
       *[other] and { $count } things more
    }
table-undo-will-be-free = You can take this back freely as long as nobody learns anything new.
table-undo-will-ask = Once this is done, taking it back needs everybody’s consent.
table-number-of = { $name }: { $thing }
table-number-score = Points

## Asking in words

table-ask = Ask
table-command = Ask, or answer in words
table-command-example = why …
table-command-hint = Type “why” and a name, an answer in words, or “undo”.
table-command-go = Go
table-command-why = why
table-command-undo = undo
table-why-unknown = There is nothing called “{ $name }” to ask about now.

## Taking back

table-undo = Undo
table-undo-asking = Ask to undo
table-undone = Taken back.
table-undo-ask-title = Ask the others?
table-undo-ask-why = Somebody has learned or answered something since. The table goes back to your last answer once everybody agrees.
table-undo-ask = Ask
table-undo-waiting = You have asked to take back. Still to agree: { $names }.
table-undo-asked = { $name } asks to take back.
table-undo-request = Take back?
table-undo-request-why = { $name } would like to take the last answer back. Do you agree?
table-undo-agree = Agree
table-undo-refuse = Refuse
table-cancel = Cancel

## One screen for several people

table-curtain-next = { $name } is next
table-curtain-who = Who is looking?
table-curtain-why = The table is covered so that nobody sees what is not theirs. Press the button when nobody else is looking.
table-curtain-i-am = I am { $name }
table-curtain-setting = Cover the table between people
table-curtain-setting-hint = Matters only where several people play at this screen.
table-look-as = Look as { $name }

## Beside the board

table-side = Log and talk
table-side-close = Close log and talk
table-tabs = Parts of the table
table-answer-here = your answer is asked for here
table-log = Log
table-log-empty = Nothing has happened yet.
table-recap = Since your last turn
table-recap-more =
    { $count ->
        [one] { $count } more before that
       *[other] { $count } more before that
    }
table-seats = Players
table-chat = Talk
table-chat-empty = Nobody has said anything yet.
table-chat-text = Your words
table-chat-send = Say
table-chat-to = To whom
table-chat-to-all = to everybody
table-chat-to-partner = to my partner only ({ $name })
table-chat-private = between partners
table-phrases = Phrases everybody reads in their own language
table-phrase-hello = Hello!
table-phrase-good-luck = Good luck, everybody!
table-phrase-well-played = Well played!
table-phrase-nice-move = Nice move!
table-phrase-thanks = Thank you!
table-phrase-sorry = Sorry!
table-phrase-oops = Oops …
table-phrase-thinking = I need to think.
table-phrase-moment = One moment, please.
table-phrase-back-soon = I will be back soon.
table-phrase-your-turn = It is your turn.
table-phrase-good-game = A good game!
table-phrase-rematch = Another one?

## Replay

table-replay = Replay
table-replay-start = Look back
table-replay-at = Step { $ply } of { $plies }
table-replay-first = To the beginning
table-replay-previous = One step back
table-replay-next = One step on
table-replay-last = To the end
table-replay-slider = Step
table-replay-now = Back to now

## The end

table-chart = Score over time
table-chart-note = As if the game had ended then
table-chart-about = The score of every player over the game
table-chart-table = The same as a table
table-team = Team { $number }
table-team-wins = { $name } win together.
table-team-sheet = One column for each team
table-target = Target
table-target-beaten = { $name } beats the target: { $total } to { $target }.
table-target-stands = The target stands: { $name } has { $total }, and { $target } had to be beaten.
table-best = best
table-rematch = Play again, same seats
table-rematch-go = To the next game

## Menu

table-menu = Table menu
table-menu-seat = Your seat
table-menu-links = Links
table-menu-game = The game
table-menu-settings = At the table
table-leave = Let the computer play for me
table-leave-why = A computer opponent answers for you until you take your seat back. Nothing is lost.
table-leave-yes = Let it play
table-return = Take my seat back
table-link-mine = My seats on another device
table-link-mine-hint = Secret: whoever has this link plays for you.
table-link-seat = Invitation: { $name }
table-link-seat-hint = For one person, to take this seat.
table-link-watch = For people who watch
table-link-watch-hint = They see what is open to everybody.
table-copy = Copy
table-copied = Copied.
table-copy-failed = It could not be copied; mark the link and copy it yourself.
table-export = Save the game as a file
table-data = Data set:
table-corrected = corrected data
table-exported = The file is saved.
table-rules = Rules
table-aids = Player aid
table-notify-on = Notifications are on
table-notify-off = Notify me when it is my turn
table-notify-denied = The browser does not allow notifications here.
table-confirm = Ask before an answer counts
table-confirm-always = Always
table-confirm-choice = Only when there is a choice
table-confirm-never = Never

## Keys

table-keys = Keys
table-keys-on = Single keys do something
table-keys-on-hint = Turn this off if keys get in the way of your aids. The question mark always works.
table-key-help = this list
table-key-commit = commit the chosen answer
table-key-clear = choose another answer
table-key-undo = undo
table-key-status = to the status at the top
table-key-command = to the box for words
table-key-log = to the log
table-key-chat = to the talk
table-key-previous = in a replay: one step back
table-key-next = in a replay: one step on
