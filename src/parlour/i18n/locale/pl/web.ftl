### Słowa stołu internetowego wspólne dla kilku ekranów.

## Wszędzie

web-close = Zamknij
web-notices = Powiadomienia

## Przy stole

web-seat-open = Wolne miejsce
web-bot-random-about = Wykonuje dowolny dozwolony ruch, bez planu.
web-bot-novice-about = Łagodne towarzystwo na pierwszą grę: robi to, co wygląda dobrze, czasem się myli i odpowiada od razu.
web-bot-steward-about = Rozważa ruchy, gra rozsądnie i odpowiada od razu.
web-bot-butler-about = Myśli naprzód przez około jedną trzecią sekundy i niewiele przeocza.
web-bot-master-about = Najsilniejszy: nad każdą odpowiedzią myśli naprzód około sekundy.

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
