### Trener: wskazówki, omówienie gry, inne drogi.

## Wskazówki

coach-hint = Wskazówka
coach-hint-area = Najpierw spójrz tutaj: { $text }
coach-area-question = to, o co chodzi w pytaniu
coach-hint-pair = Jedna z tych dwóch odpowiedzi jest najlepsza:
coach-hint-best = Najlepsza: { $text }
coach-hint-only = Jest tylko jedna odpowiedź: { $text }
coach-hint-more = Więcej
coach-hint-again = Wpisz hint jeszcze raz, by wiedzieć więcej, albo hint play, by tak odpowiedzieć.
coach-hint-take = Wstaw do mojej tury
coach-hint-unsure = Obie są prawie równie dobre.
coach-weighed = przewaga { $lead }, { $percent } % na wygraną
coach-reason-brings = daje więcej teraz: +{ $points }
coach-reason-costs = daje mniej teraz: −{ $points }
coach-reason-keeps-open = zostawia więcej możliwości: +{ $points }
coach-reason-closes = zostawia mniej możliwości: −{ $points }
coach-reason-denies = zostawia innym mniej: +{ $points }
coach-reason-allows = zostawia innym więcej: −{ $points }
coach-reason-close = obie są blisko siebie; dłuższe spojrzenie woli tę
coach-reason-mostly = { $text } ({ $where })

## Omówienie

coach-review = Omówienie
coach-review-of = Omówienie: { $name }
coach-review-about = Ile kosztowała każda decyzja, a co było szczęściem. Oceniane według tego, co to miejsce wtedy widziało.
coach-review-begin = Omów moją grę
coach-review-running = Przegląd gry: { $percent } %
coach-review-stop = Zatrzymaj tutaj
coach-review-stopped = Zatrzymane przed końcem: to, czego nie zbadano dokładnie, jest pierwszym wrażeniem.
coach-review-failed = Nie udało się zrobić omówienia.
coach-graph = Szansa na wygraną
coach-graph-about = Szansa na wygraną w ciągu gry, w procentach
coach-lead = Oczekiwana przewaga
coach-seat = Miejsce
coach-ledger = Skąd wzięła się różnica
coach-sort-start = oczekiwane na początku
coach-sort-decision = własne decyzje
coach-sort-draws = dobór kart i kości
coach-sort-passed = karty podane i tajne wybory
coach-sort-rivals = to, co zrobili inni
coach-sort-outlook = to, co okazało się później
coach-margin = różnica na końcu
coach-accuracy = Dokładność
coach-accuracy-line = { $text }: { $percent } %, decyzje: { $number }, stracone punkty: { $points }
coach-decisions = Decyzje
coach-grade-fine = dobrze
coach-grade-inaccuracy = niedokładność
coach-grade-mistake = błąd
coach-grade-turning-point = punkt zwrotny
coach-verdict = { $text }: −{ $points } pkt, −{ $percent } % na wygraną
coach-played = Zagrano: { $text }
coach-better = Lepiej: { $text }
coach-show = Pokaż to miejsce
coach-none = Żadna decyzja nie kosztowała niczego pewnego.
coach-lessons = Lekcje z tej gry
coach-lesson-dearest = { $where }: najdroższa odpowiedź, −{ $points }. { $text }
coach-lesson-kind = To pytanie kosztowało −{ $points }, odpowiedzi: { $number }. { $text }
coach-lesson-chapter = { $where }: najsłabsza część, −{ $points }, decyzje: { $number }.
coach-lesson-for-now = Lepsze odpowiedzi dawały zwykle więcej od razu: −{ $points }, decyzje: { $number }.
coach-lesson-for-later = Lepsze odpowiedzi zostawiały zwykle więcej możliwości: −{ $points }, decyzje: { $number }.
coach-lesson-for-rivals = Lepsze odpowiedzi zostawiały zwykle innym mniej: −{ $points }, decyzje: { $number }.
coach-lesson-luck-took = Los zabrał punkty ({ $points }): nie wszystko było w twoich rękach.
coach-lesson-luck-gave = Los dał punkty ({ $points }): wynik jest lepszy niż gra.
coach-lesson-steady = Dobre odpowiedzi: { $text }

## Co, jeśli

coach-whatif = Co, jeśli?
coach-whatif-about = Ukryte karty rozdano na nowo: to nie jest twoja gra i nic o niej nie mówi.
coach-whatif-new = Spróbuj stąd
coach-whatif-tree = Gałęzie
coach-whatif-answers = Odpowiedzi warte próby
coach-whatif-value = przewaga { $lead }, { $percent } % na wygraną
coach-whatif-over = koniec, różnica { $points }
coach-whatif-begin = tak jak jest
coach-whatif-wait = Inni odpowiadają …
coach-whatif-drop = Usuń tę gałąź
