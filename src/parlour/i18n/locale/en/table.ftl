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
table-record = Record book
table-verify = Check a game file
table-unofficial = An unofficial, non-commercial table. It is not connected with the publishers, and its pictures and words are its own.
table-credits = { $games }. If you like them, buy them.
table-no-page = There is no such page
table-loading = One moment…
table-load-failed = This part could not be loaded.
table-no-connection = There is no connection to the server.
table-try-again = Try again
table-no-table = This table cannot be opened

## Status

table-status = How things stand
table-your-turn = Your turn
table-turn-of = { $name }: your turn
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
table-pending = Saving…
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
table-committing = Saving…
table-choose-first = Choose an answer
table-go-answer = To the question
table-clear = Choose something else
table-preview-show = Show the effect
table-preview-hide = Hide the effect
table-preview-coming = Working out the effect…
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
table-change-good = good for you
table-change-bad = bad for you
table-range = { $low } to { $high }
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
table-beside = Read beside the table
table-beside-alone = Open on a page of its own
table-beside-close = Back to the table
table-undo-refused = Your request to take back was not agreed to; the game stands as it is.
table-undo-lapsed = Your request to take back lapsed: the game went on.
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
table-look-as = View as { $name }

## Beside the board

table-side = Log and chat
table-side-close = Close log and talk
table-tabs = Parts of the table
table-answer-here = your answer is asked for here
table-log = Log
table-log-empty = Nothing has happened yet.
table-recap = Since your last turn
table-recap-more =
    { $count ->
        [one] { $count } turn before that
       *[other] { $count } turns before that
    }
table-you = You
table-seats = Players
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-text = Your message
table-chat-send = Send
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
table-phrase-oops = Oops…
table-phrase-thinking = I need to think.
table-phrase-moment = One moment, please.
table-phrase-back-soon = I will be back soon.
table-phrase-your-turn = It is your turn.
table-phrase-good-game = Good game!
table-phrase-rematch = Another one?

## Replay

table-replay = Replay
table-replay-start = Look back
table-replay-at = Step { $ply } of { $plies }
table-replay-previous = One step back
table-replay-next = One step on
table-replay-slider = Step
table-replay-now = Back to now
table-replay-turn-back = To the turn before
table-replay-turn-on = To the next turn
table-replay-play = Play by itself
table-replay-pause = Pause
table-replay-speed = Speed
table-replay-speed-slow = slow
table-replay-speed-normal = normal
table-replay-speed-quick = quick
table-replay-begin = The game begins.
table-replay-nothing = Nothing was to be seen in this step.

## The end

table-coach = Coach
table-chart = Score over time
table-chart-note = As if the game had ended then
table-chart-about = The score of every player over the game
table-chart-table = The same as a table
table-team = Team { $number }
table-team-sheet = One column for each team
table-wins = { $name } wins with { $total }.
table-share-win = { $name } share the victory with { $total }.
table-team-wins = { $name } win together with { $total }.
table-margin =
    { $points ->
        [one] One point ahead of { $name }.
       *[other] { $points } points ahead of { $name }.
    }
table-margin-tie = Level with { $name } on points: the tie-break decides.
table-margin-shared = Level on points and in the tie-break.
table-others = The others
table-sources = Where the points came from
table-sources-note = press a part to see what it is made of
table-source-of = { $name }: { $source }
table-source-close = Close
table-source-whole = There is nothing more to say about these points.
table-end-glance = At a glance
table-end-back = Back to the score
table-review = Look at the table
table-turnings = Turning points
table-turning-lead = { $when }: { $name } takes the lead, { $points }.
table-turning-gain = { $when }: { $name } { $points }.
table-turning-source = Most by: { $name } ({ $points }).
table-share = Share
table-share-title = Share this result
table-share-link = Link to the result
table-share-note = Whoever has it sees the score sheet and the names at the table, and nothing else of the game.
table-share-no-link = Somebody who played can make a link to the result.
table-share-save = Save the picture
table-share-saved = The picture is saved.
table-share-no-picture = This browser cannot make the picture.
table-share-send = Send the link …
table-result = Result
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
table-confirm-choice = Only when it is put together, shows something or cannot simply be taken back
table-confirm-never = Never
table-forced = Answer by itself where only one answer is possible
table-forced-hint = Where there is nothing to choose, the game goes on without asking. What would show or pass on something hidden is always asked.
table-by-itself = By itself, for there was nothing to choose: { $answer }
table-plan = Plan ahead
table-plan-for = Plan your next answer: { $question }
table-plan-keep = Keep this plan ready
table-plan-kept = Ready for your turn: { $answer }
table-plan-drop = Drop the plan
table-plan-nothing = Nothing can be planned for your next turn yet.
table-plan-holds = Your plan still holds: { $answer }
table-plan-broken = Your plan is not possible any more: { $answer }

## Keys

table-keys = Keys
table-keys-on = Single-key shortcuts
table-keys-on-hint = Turn this off if keys get in the way of your aids. The question mark always works.
table-key-help = this list
table-key-question = to the question
table-key-number = to an answer by its number; a part of a long answer is taken
table-key-arrows = to the next or the previous answer
table-key-enter = take the answer that is chosen
table-key-commit = confirm the chosen answer
table-key-clear = choose another answer
table-key-undo = undo
table-key-command = to the box for words
table-key-log = to the log
table-key-chat = to the chat
table-key-previous = in a replay: one step back
table-key-next = in a replay: one step on

# The table on one screen
table-skip-question = To the question
table-words-link = What the words of this question mean
table-own-things = What I own
table-board = Board
table-tray = Question and answer
table-not-asked = Nothing to answer now
table-story = Story
table-rail-fold = Fold the story away
table-rail-open = Unfold the story
table-layout = Layout of the table
table-layout-screen = The whole table in the window where it fits
table-layout-reading = Reading layout: one part below the other, the page scrolls

# The story
table-story-on = Go on
table-story-skip = Skip to now
table-story-skip-note = Space
table-story-again = Show me again
table-story-pace = What happens is shown
table-story-pace-off = not at all, only told
table-story-pace-quick = quickly
table-story-pace-normal = at normal speed
table-story-pace-slow = slowly
table-key-skip = What happens: straight to now
