### What every game shares: lists, seats, the order of play.

list-comma = { $head }, { $item }
list-semicolon = { $head }; { $item }
list-and = { $head } and { $item }
list-count = { $name } × { $count }
list-choice = { $name } ({ $choice })
list-tally = { $name } { $value }

seat-numbered = { $name } { $number }
seat-unnamed = player { $number }
seat-opponent = Opponent
player-you = Player
player-random = Random
player-steward = Steward
player-butler = Butler
player-master = Master

explained = { $name }: { $text }

rule-table = Order of play
rule-table-text = An answer counts only while the game is on and from a seat that is being asked.

reason-game-over = The game is over.
reason-not-your-turn = You are not being asked at the moment.
reason-not-an-answer = That does not answer the open question: { $question }
reason-impossible-outcome = Chance cannot bring this about now: { $action }
