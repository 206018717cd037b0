### The record book: what came of the games that were finished at this device.

record-title = Record book
record-about = Your finished games: those of this device, and those on the server whose seats this browser holds. Guided games do not count.
record-none = No game has been finished here yet. As soon as one is, it is written down.
record-game = Game
record-total-games = games
record-total-won = won
record-total-best = best score
record-total-worst = lowest score
record-total-streak = won in a row
record-total-longest = longest winning streak
record-chart = Your scores, game by game
record-chart-about = Your scores in the last { $count } games, from { $first } to { $last }. The list below has each of them.
record-by-mode = By way of playing
record-by-opponent = By opponent
record-by-family = By family
record-by-players = By number of players
record-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
record-against-people = people
record-against-one-screen = all at one screen
record-against-alone = alone
record-column-name = Name
record-column-games = Games
record-column-won = Won
record-column-best = Best
record-column-mean = Mean
record-column-worst = Lowest
record-column-level = Level
record-column-margin = Margin
record-column-date = Date
record-column-mode = Way of playing
record-column-score = Score
record-column-other = Best of the others
record-column-result = Result
record-outcome-won = won
record-outcome-shared = shared first place
record-outcome-lost = not won
record-outcome-several = several at this screen
record-ladder = { $name }: { $won } of { $count } beaten
record-beaten = beaten
record-more = +{ $count }
record-list = All games
record-more-games = Show all
record-replay = Replay
record-replay-this = Replay the game of { $name }
record-files = Take it along
record-files-about = The table is for spreadsheets. The other file holds everything and can be brought to another device; what is known there stays.
record-csv = Save as a table (CSV)
record-json = Save everything (JSON)
record-bring = Bring a file
record-brought =
    { $count ->
        [one] { $count } game was in the file.
       *[other] { $count } games were in the file.
    }
record-bad-file = This is not the file of a record book.
