### Mots de la table web que plusieurs de ses écrans partagent.

## Partout

web-close = Fermer
web-notices = Avis

## À une table

web-seat-open = Place libre
web-bot-random-about = Joue n’importe quel coup permis, aussitôt et sans plan.
web-bot-novice-about = Compagnie clémente pour une première partie : joue aussitôt ce qui lui plaît et se trompe parfois.
web-bot-steward-about = Répond aussitôt : pèse ce que rapporte chaque coup et joue raisonnablement.
web-bot-butler-about = Réfléchit à l’avance, environ un tiers de seconde par réponse, et ne laisse pas passer grand-chose.
web-bot-master-about = Réfléchit à l’avance, environ une seconde par réponse : l’adversaire le plus fort.

## Onglets d’un plateau sur téléphone

web-tab-table = Table

## Réglages

web-language = Langue
web-language-en = English
web-language-fr = Français
web-language-pl = Polski
web-theme = Apparence
web-theme-hint = Le choix du système suit le mode clair ou sombre de votre appareil.
web-theme-system = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-theme-contrast = Contraste élevé
web-motion = Animations
web-motion-hint = Les animations sont courtes et ne retardent jamais votre réponse.
web-motion-system = Comme le système
web-motion-reduce = Aucune
web-volume = Sons
web-volume-hint = Leur volume. Tout ce qui s’entend se voit aussi.
web-volume-off = désactivés
web-volume-at = { $volume } pour cent
web-verbosity = Lecture à voix haute
web-verbosity-hint = Ce qu’un lecteur d’écran annonce des coups des autres.
web-verbosity-off = Rien
web-verbosity-summary = En bref
web-verbosity-full = Tout
web-shortcuts = Touches
web-shortcuts-hint = Des lettres seules comme raccourcis ; désactivez-les si elles gênent votre clavier.
web-shortcuts-on = Activées
web-shortcuts-off = Désactivées
