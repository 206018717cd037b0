### Notre Dame. What is wrong with facts, setups and positions of the game.

## Games, seats, modules, options

error-unknown-colour = The colour “{ $colour }” is not known. Known are: { $known }.
error-colours-do-not-fit = { $seats } seats need as many different colours, not “{ $colours }”.
error-unknown-person = The person “{ $person }” is not known.

## Component data

error-rats-out-of-range = A person has { $min } to { $max } rats; “{ $path }” says { $value }.
error-person-count = The set “{ $set }” needs { $expected } persons with the back “{ $back }”, not { $count }.
error-player-count = There is no value for { $players } players.
error-bad-corner-pair = “{ $path }” pairs corners that do not go together: { $value }.
error-bad-corner-pattern =
    { $reason ->
        [length] The corners at “{ $path }” must be eight letters: “{ $value }”.
        [letter] The corners at “{ $path }” may be M or b only: “{ $value }”.
        [market-count] The corners at “{ $path }” must hold four markets: “{ $value }”.
       *[markets-collide] The corners at “{ $path }” put two markets on one crossing: “{ $value }”.
    }

## Data

ui-warning-rats-sum = Period { $letter } now has { $sum } rats in all; { $expected } were expected.
ui-warning-bare-crossing = No borough has a market where corners { $corner } and { $next_corner } meet.
