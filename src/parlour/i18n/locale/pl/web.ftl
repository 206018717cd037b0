### Słowa stołu internetowego wspólne dla kilku ekranów.

## Wszędzie

web-close = Zamknij
web-notices = Powiadomienia

## Przy stole

web-seat-open = Wolne miejsce
web-bot-random-about = Wykonuje dowolny dozwolony ruch, od razu i bez planu.
web-bot-novice-about = Łagodne towarzystwo na pierwszą grę: od razu robi to, co wygląda dobrze, i czasem się myli.
web-bot-steward-about = Odpowiada od razu: rozważa, co przynosi każdy ruch, i gra rozsądnie.
web-bot-butler-about = Myśli naprzód, około jednej trzeciej sekundy nad odpowiedzią, i niewiele przeocza.
web-bot-master-about = Myśli naprzód, około sekundy nad odpowiedzią: najsilniejszy przeciwnik.

## Karty planszy na telefonie

web-tab-table = Stół

## Ustawienia

web-language = Język
web-language-en = English
web-language-fr = Français
web-language-pl = Polski
web-theme = Wygląd
web-theme-hint = „Jak w systemie” to jasny lub ciemny tryb urządzenia.
web-theme-system = Jak w systemie
web-theme-light = Jasny
web-theme-dark = Ciemny
web-theme-contrast = Wysoki kontrast
web-motion = Animacje
web-motion-hint = Animacje są krótkie i nigdy nie opóźniają odpowiedzi.
web-motion-system = Jak w systemie
web-motion-reduce = Brak
web-volume = Dźwięki
web-volume-hint = Ich głośność. Wszystko, co słychać, widać także na ekranie.
web-volume-off = wyłączone
web-volume-at = { $volume } procent
web-verbosity = Czytanie na głos
web-verbosity-hint = Ile czytnik ekranu mówi o ruchach innych graczy.
web-verbosity-off = Nic
web-verbosity-summary = W skrócie
web-verbosity-full = Wszystko
web-shortcuts = Klawisze
web-shortcuts-hint = Pojedyncze litery jako skróty; wyłącz je, jeśli przeszkadzają.
web-shortcuts-on = Włączone
web-shortcuts-off = Wyłączone
