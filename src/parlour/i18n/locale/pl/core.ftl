### Wspólne dla wszystkich gier: listy, miejsca, kolejność.

list-comma = { $head }, { $item }
list-semicolon = { $head }; { $item }
list-and = { $head } i { $item }
list-count = { $name } × { $count }
list-choice = { $name } ({ $choice })
list-tally = { $name } { $value }

seat-numbered = { $name } { $number }
seat-unnamed = gracz { $number }
seat-opponent = Konkurent
player-you = Gracz
player-random = Losowy
player-steward = Rządca
player-butler = Kamerdyner
player-master = Mistrz

explained = { $name }: { $text }

rule-table = Kolejność
rule-table-text = Odpowiedź liczy się tylko w trakcie gry i tylko z miejsca, do którego skierowano pytanie.

reason-game-over = Gra jest skończona.
reason-not-your-turn = To pytanie nie jest teraz do ciebie.
reason-not-an-answer = To nie odpowiada na zadane pytanie: { $question }
reason-impossible-outcome = Los nie może teraz dać takiego wyniku: { $action }
