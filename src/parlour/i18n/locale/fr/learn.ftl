### Apprendre les jeux et regarder leur matériel : leçons, règles, aides, conseils, inspecteur, corrections.

## Pages

learn-title = Apprendre
learn-about = Jamais joué ? Commencez par une première partie guidée : une dizaine de minutes, un pas après l’autre, avec une raison pour chacun. Règles, aides et conseils vous attendent ici pour plus tard.
learn-ways = Pages sur ce jeu
learn-other-game = La même page pour { $name }
learn-page-rules = Règles
learn-page-glossary = Glossaire
learn-page-aids = Aides de jeu
learn-page-strategy = Stratégie
learn-page-inspect = Matériel
learn-page-data = Jeu de données
learn-loading = Un instant…
learn-again = Réessayer
learn-print = Imprimer
learn-yes = oui
learn-no = non
learn-how-points = D’où viennent les points
learn-start = Commencer la première partie guidée
learn-start-about =
    { $count ->
        [one] { $count } étape expliquée ; ensuite vous continuez sans guide.
       *[other] { $count } étapes expliquées ; ensuite vous continuez sans guide.
    }
learn-more = En savoir plus sur { $name }

## Une première partie guidée

learn-lesson = Première partie guidée
learn-lesson-title = Première partie
learn-lesson-step = Étape { $number } sur { $count }
learn-lesson-over = Vous en savez assez
learn-lesson-wait = Les autres jouent. Regardez ce qu’ils font ; votre prochaine étape suit.
learn-lesson-look = Regardez : { $place }
learn-lesson-choose = Choisir cela pour moi
learn-lesson-chosen = Choisi ; reste à confirmer
learn-lesson-rule = La règle correspondante
learn-lesson-close = Fermer

## Glossaire

learn-glossary-about = Ce que veulent dire les mots du jeu, dans l’ordre alphabétique.
learn-glossary-search = Chercher un mot
learn-glossary-found =
    { $count ->
        [one] { $count } mot
       *[other] { $count } mots
    }
learn-glossary-asked = Les mots de cette question
learn-glossary-more = Les cartes, tuiles et personnages se trouvent dans le matériel.

## Règles

learn-rules-about = Les règles avec nos mots, dans l’ordre du livret. Sous chaque section figurent les refus qui en découlent.
learn-rules-search = Chercher dans les règles
learn-rules-found =
    { $count ->
        [0] Rien trouvé.
        [one] { $count } section trouvée.
       *[other] { $count } sections trouvées.
    }
learn-rules-contents = Sommaire
learn-rules-unknown = Il n’y a ni section ni refus nommé « { $name } ». Les règles commencent ici.
learn-rules-link = Lien vers : { $title }
learn-rules-plain = En clair :
learn-rules-refusals =
    { $count ->
        [one] { $count } refus qui cite cette section
       *[other] { $count } refus qui citent cette section
    }
learn-rules-refusals-about = Tels qu’ils seraient dits ; noms et nombres sont des exemples.

## Aides de jeu

learn-aids-about = Le déroulement du jeu en un coup d’œil. Les feuilles s’impriment.
learn-aid-points = D’où viennent les points
learn-aid-symbols = Symboles
learn-column-source = Source
learn-column-how = Comment
learn-column-symbol = Symbole
learn-column-meaning = Signification
learn-column-what = Ce que cela fait

## Matériel

learn-inspect-about = Chaque élément avec ses valeurs, ses deux faces, les règles qui en parlent et l’origine de chaque valeur.
learn-inspect-sorts = Sortes de matériel
learn-inspect-search = Chercher par nom
learn-inspect-count = { $count } sur { $total } affichés
learn-inspect-all = Tous ceux de cette sorte
learn-inspect-previous = Précédent
learn-inspect-next = Suivant
learn-inspect-leaf = Feuilleter
learn-inspect-values = Valeurs
learn-inspect-origin = D’où viennent les valeurs
learn-inspect-rules = Règles concernées
learn-inspect-related = Va avec
learn-inspect-nothing = –
learn-inspect-unknown = Cet élément n’existe pas : { $name }.
learn-inspect-can = Maintenant :
learn-inspect-can-asked = Quand la question se posera, si rien ne change :
learn-inspect-can-next = À votre prochain tour, si rien ne change :
learn-inspect-cannot = Inutilisable maintenant :
learn-inspect-page = Toutes les valeurs sur leur propre page
learn-inspect-correct = Votre exemplaire dit autre chose ? Corrigez.
learn-mark-sourced = Une source publique donne cette valeur.
learn-mark-convention = Un ordre ou un nom à nous ; le jeu n’en dépend pas.
learn-mark-derived = Découle de ce que disent les sources.
learn-mark-reconstructed = Aucune source publique ne donne cette valeur ; elle est équilibrée d’après celles que l’on connaît.
learn-mark-corrected = Corrigée par vous ou par qui a créé la table.
learn-filter-set = Ensemble
learn-filter-kind = Type
learn-filter-any = tous
learn-set-base = Jeu de base

## Jeu de données et corrections

learn-data-about = Certaines valeurs imprimées ne figurent dans aucune source publique et sont reconstituées. Si votre exemplaire dit autre chose, entrez ses valeurs ici, gardez-les comme un jeu de données à vous et jouez avec.
learn-data-set = Ce jeu de données
learn-data-shipped = Tel que fourni
learn-data-now =
    { $count ->
        [one] Avec { $count } correction
       *[other] Avec { $count } corrections
    }
learn-data-own = Vos jeux de données
learn-data-choose = Jeu de données
learn-data-new = un nouveau
learn-data-name = Nom
learn-data-unnamed = Mon exemplaire
learn-data-keep = Garder dans ce navigateur
learn-data-kept = Gardé. Il est proposé à la création d’une table.
learn-data-not-kept = Ce navigateur ne garde rien ; exportez plutôt le jeu de données dans un fichier.
learn-data-delete = Supprimer
learn-data-delete-ask = Supprimer « { $name } » ?
learn-data-delete-about = Les tables créées avec lui continuent telles quelles.
learn-data-cancel = Annuler
learn-data-export = Exporter dans un fichier
learn-data-toml = Exporter pour le terminal
learn-data-import = Importer un fichier
learn-data-read = Fichier lu. Gardez-le sous un nom pour le retrouver ici.
learn-data-no-file = Ce n’est pas un jeu de données de ce jeu.
learn-data-facts = Valeurs
learn-data-count =
    { $count ->
        [one] { $count } valeur
       *[other] { $count } valeurs
    }
learn-data-table = Sujet
learn-data-none = Rien ne correspond.
learn-data-more =
    { $count ->
        [one] encore { $count }
       *[other] encore { $count }
    }
learn-data-views = Comment les parcourir
learn-data-view-list = Toutes les valeurs en liste
learn-data-view-cards = Carte par carte
learn-data-as-typed = Ce que vous saisissez est aussitôt gardé dans ce navigateur, même sans nom.
learn-card-title = Comparer avec votre exemplaire, carte par carte
learn-card-which = Carte
learn-card-progress = { $table } : { $count } sur { $all } vérifiées
learn-card-open = pas encore vérifiée
learn-card-checked = vérifiée
learn-card-check = Tout est juste, carte suivante
learn-card-uncheck = Finalement pas vérifiée
learn-card-next = Suivante à vérifier
learn-card-was = valeur fournie : { $value }
learn-card-back = Revenir à la valeur fournie : { $name }
learn-card-rest =
    { $count ->
        [one] { $count } valeur qui a une source
       *[other] { $count } valeurs qui ont une source
    }
learn-data-edit = Corriger : { $name }
learn-data-fixed = fixe
learn-data-printed = Tel que fourni
learn-data-hash = Le jeu de données serait
learn-data-take = Appliquer
learn-data-restore = Revenir à la valeur fournie
learn-data-whole = Il faut un nombre entier.
learn-data-list = Plusieurs éléments se séparent par des virgules.
learn-data-json = Ceci n’est pas encore lisible.
learn-data-add = Un de plus
learn-data-remove = Enlever
learn-field-title = Titre
learn-field-name = Nom
learn-field-en = anglais
learn-field-fr = français
learn-field-pl = polonais
learn-field-set = Ensemble
learn-field-kind = Type
learn-field-count = Nombre
