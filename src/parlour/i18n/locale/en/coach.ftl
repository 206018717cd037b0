### The coach: hints, the review of a game, other ways it could have gone.

## Hints

coach-hint = Hint
coach-hint-area = Look here first: { $text }
coach-area-question = what this question is about
coach-hint-pair = One of these two is best:
coach-hint-best = Best: { $text }
coach-hint-only = There is only one answer: { $text }
coach-hint-more = More
coach-hint-again = Type hint again to learn more, or hint play to answer so.
coach-hint-take = Put this into my turn
coach-hint-unsure = The two are nearly as good as each other.
coach-weighed = lead { $lead }, { $percent } % to win
coach-reason-brings = brings more now: +{ $points }
coach-reason-costs = brings less now: −{ $points }
coach-reason-keeps-open = keeps more open for later: +{ $points }
coach-reason-closes = keeps less open for later: −{ $points }
coach-reason-denies = leaves the others less: +{ $points }
coach-reason-allows = leaves the others more: −{ $points }
coach-reason-close = the two are close; a longer look prefers this one
coach-reason-mostly = { $text } ({ $where })

## The review

coach-review = Review
coach-review-of = Review: { $name }
coach-review-about = What each decision gave away, and what was luck. Judged by what this seat could see at the time.
coach-review-begin = Review my game
coach-review-running = Looking at the game: { $percent } %
coach-review-stop = Stop here
coach-review-stopped = Stopped early: what was not looked at closely is a first impression.
coach-review-failed = The review could not be made.
coach-graph = Chance to win
coach-graph-about = The chance to win over the game, in percent
coach-lead = Expected lead
coach-seat = Seat
coach-ledger = Where the margin came from
coach-sort-start = expected at the start
coach-sort-decision = own decisions
coach-sort-draws = draws and dice
coach-sort-passed = cards passed and secret choices
coach-sort-rivals = what the others did
coach-sort-outlook = what only showed later
coach-margin = final margin
coach-accuracy = Accuracy
coach-accuracy-line = { $text }: { $percent } % in { $number } decisions, { $points } points given away
coach-decisions = Decisions
coach-grade-fine = fine
coach-grade-inaccuracy = inaccuracy
coach-grade-mistake = mistake
coach-grade-turning-point = turning point
coach-verdict = { $text }: −{ $points } points, −{ $percent } % to win
coach-played = Played: { $text }
coach-better = Better: { $text }
coach-show = Show this place
coach-none = No decision gave anything away that could be told for sure.
coach-lessons = Lessons of this game
coach-lesson-dearest = { $where } cost most at once: −{ $points }. { $text }
coach-lesson-kind = This question cost −{ $points } in { $number } answers: { $text }
coach-lesson-chapter = { $where } was the weakest part: −{ $points } in { $number } decisions.
coach-lesson-for-now = Better answers mostly brought more at once: −{ $points } in { $number } decisions.
coach-lesson-for-later = Better answers mostly kept more open for later: −{ $points } in { $number } decisions.
coach-lesson-for-rivals = Better answers mostly left the others less: −{ $points } in { $number } decisions.
coach-lesson-luck-took = Luck took { $points } points: not all of this was in your hands.
coach-lesson-luck-gave = Luck gave { $points } points: the result looks better than the play.
coach-lesson-steady = Well answered: { $text }

## What if

coach-whatif = What if?
coach-whatif-about = Hidden cards are dealt anew: this is not your game, and tells nothing of it.
coach-whatif-new = Try from here
coach-whatif-tree = Branches
coach-whatif-answers = Answers worth a try
coach-whatif-value = lead { $lead }, { $percent } % to win
coach-whatif-over = over, margin { $points }
coach-whatif-begin = as it stands
coach-whatif-wait = The others answer …
coach-whatif-drop = Remove this branch
