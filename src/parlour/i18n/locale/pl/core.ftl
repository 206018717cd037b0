### Wspólne dla wszystkich gier: listy, miejsca, kolejność.

list-comma = { $head }, { $item }
list-and = { $head } i { $item }
list-count = { $name } × { $count }

seat-numbered = { $name } { $number }
seat-unnamed = gracz { $number }
player-you = Gracz
player-random = Losowy
player-steward = Rządca

explained = { $name }: { $text }

rule-table = Kolejność
rule-table-text = Odpowiedź liczy się tylko w trakcie gry i tylko z miejsca, do którego skierowano pytanie.

reason-game-over = Gra jest skończona.
reason-not-your-turn = To pytanie nie jest teraz do ciebie.
reason-not-an-answer = To nie odpowiada na zadane pytanie: { $question }
reason-impossible-outcome = Los nie może teraz dać takiego wyniku: { $action }
