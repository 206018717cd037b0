### Words of the web table that several of its screens share.

## Anywhere

web-close = Close
web-notices = Notices

## At a table

web-seat-open = Open seat
web-bot-random-about = Plays any move the rules allow, at once and without a plan.
web-bot-novice-about = Gentle company for a first game: answers at once with what looks good, and errs now and then.
web-bot-steward-about = Answers at once: weighs what every move brings, and plays sensibly.
web-bot-butler-about = Thinks ahead for about a third of a second an answer, and overlooks little.
web-bot-master-about = Thinks ahead for about a second an answer: the strongest opponent.

## Tabs of a board on a phone

web-tab-table = Table

## Settings

web-language = Language
web-language-en = English
web-language-fr = Français
web-language-pl = Polski
web-theme = Appearance
web-theme-hint = The system’s choice follows the light and dark mode of your device.
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = High contrast
web-motion = Motion
web-motion-hint = Movements are short and never hold up your answer.
web-motion-system = As the system
web-motion-reduce = None
web-volume = Sounds
web-volume-hint = How loud they are. Whatever is heard is shown as well.
web-volume-off = off
web-volume-at = { $volume } percent
web-verbosity = Reading aloud
web-verbosity-hint = How much a screen reader is told about the moves of others.
web-verbosity-off = Nothing
web-verbosity-summary = In short
web-verbosity-full = Everything
web-shortcuts = Keys
web-shortcuts-hint = Single letters as shortcuts; switch them off if they get in the way of your keyboard.
web-shortcuts-on = On
web-shortcuts-off = Off
