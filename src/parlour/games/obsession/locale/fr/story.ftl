### Obsession en français : une phrase d’histoire pour chaque personne et chaque pièce, et le récit des familles.

ob-column-story = Histoire

## Familles

ob-story-family-asquith = Les Asquith tiennent leur vallée d’un roi distrait et d’un ancêtre qui ne l’était pas. Ils ont des cousins par douzaines et n’en consultent qu’une : tante Maud, dont le fauteuil a survécu à trois jardiniers et à un évêque. Le jour où l’on répara enfin le toit, elle fut la première à se plaindre du courant d’air.
ob-story-family-cavendish = Les Cavendish n’ont jamais perdu leur nom, seulement de quoi le chauffer. Les portes s’ouvrent encore à l’annonce de leur voiture, que l’on a repeinte faute de la remplacer. Lady Evelyn soutient qu’un rang ne coûte rien à tenir, pourvu qu’on ne s’asseye jamais.
ob-story-family-ponsonby = Un filon de charbon oublié sous le pré du nord les rendit solvables un mardi de pluie, et ils s’en excusent encore. Ils paient les fournisseurs le jour même, ce que le comté juge excentrique. Il leur manque désormais des amis qui n’arrivent pas avec une liste de souscription.
ob-story-family-york = Titre récent, parc modeste : les voisins se chargent de le rappeler. Les York ont répondu en se faisant servir mieux que personne, et il y a toujours dans leur vestibule une paire de gants blancs de plus qu’un vicomte n’en demande. On se souvient de l’accueil, et l’on oublie de mesurer la maison.
ob-story-family-howard = Deux fois l’ambition ruina les Howard, deux fois le dîner les sauva. Une même dynastie de cuisinières règne sur les fourneaux depuis aussi longtemps que la famille règne sur le reste, et nul ne sait laquelle gouverne l’autre. Tenter de débaucher la leur passe ici pour un acte de guerre.
ob-story-family-wessex = John Wessex fit un mariage d’amour, ouvrit les volets et vit ce que quarante ans de deuil avaient fait aux tapis. Les jeunes époux commencèrent par ce qu’ils aimaient : un long petit-déjeuner, un set mené tambour battant. Le comté trouve cela frivole et ne manque pas une invitation.

## Membres des familles

ob-story-gentry-daniel-earl-of-asquith = À Noël, il lit à voix haute les comptes du domaine, et il est seul à rire de la plaisanterie de la page neuf.
ob-story-gentry-patricia-countess-of-asquith = Son livre de visites a deux colonnes, et personne n’a osé demander à quoi sert la seconde.
ob-story-gentry-charles-viscount-pemberly = On lui enseigna le grec, le drainage et la patience ; seule la troisième lui a servi jusqu’ici.
ob-story-gentry-lady-eleanor-chesterton = Elle valse à ravir avec les raseurs : il faut bien que quelqu’un se dévoue, et elle manque d’exercice.
ob-story-gentry-maud-dowager-countess-of-asquith = Elle a enterré deux maris, usé quatre médecins, et voyage avec une bourse dont nul n’a vu le fond.
ob-story-gentry-earl-paul-cavendish = Il vendit un Titien pour refaire les toits de ses fermiers, et présente le carré pâle du mur comme de l’art moderne.
ob-story-gentry-lady-evelyn-cavendish = D’un seul sourcil, elle a vidé plus de fauteuils que la grippe.
ob-story-gentry-viscount-stephen-cavendish = L’héritier mène trop vite, dépense trop peu, et rougit dès qu’on parle de l’un ou de l’autre.
ob-story-gentry-lady-tara-cavendish = À seize ans elle reprit le latin d’un évêque ; depuis, les rivaux de l’évêque l’invitent partout.
ob-story-gentry-theodore-earl-of-ponsonby = Le charbon l’a fait riche ; il en garde un morceau sous verre, pour dispenser chacun d’avoir du tact.
ob-story-gentry-mabel-countess-of-ponsonby = Elle goûte les connaissances nouvelles comme les vins nouveaux, et tient pour les deux un crachoir discret.
ob-story-gentry-edward-viscount-dorchester = Parti se polir à Oxford, il en revint avec une théorie du fumier qui a doublé la moisson.
ob-story-gentry-lady-margaret-carlow = Elle croque tous les visiteurs ; ceux qui reviennent ont droit à la version flatteuse.
ob-story-gentry-george-viscount-york = Petit-fils de marin, il arpente sa terrasse comme si l’abordage était pour ce soir.
ob-story-gentry-beatrice-viscountess-york = Sa table est plus petite que celle des voisins ; sa mémoire de qui s’y montra aimable, infiniment plus longue.
ob-story-gentry-hon-allen-waters = Il répare une barrière, une brouille ou une pendule, et préfère la pendule, qui remercie toutes les heures.
ob-story-gentry-hon-marianne-waters = Ses lettres circulent en copie dans trois comtés, par les soins des jeunes gens qu’elle a poliment éconduits.
ob-story-gentry-james-earl-howard = Il quitta le ministère pour un principe et un mauvais déjeuner ; l’histoire n’a gardé que le principe.
ob-story-gentry-victoria-countess-howard = Elle compose ses invitations comme un menu : un peu d’acide, un peu de doux, et jamais deux fois le même.
ob-story-gentry-thomas-viscount-winchester = Élevé dans la chaleur du couloir des cuisines, il sait l’anniversaire de chaque domestique et d’aucun ministre.
ob-story-gentry-lady-diana-stark = Elle monte, elle tire et dit ce qu’elle pense ; c’est le dernier point qui effraie les prétendants.
ob-story-gentry-john-viscount-wessex = Il hérita de quarante pièces aux volets clos, et en rouvre une par mois avec une certaine solennité.
ob-story-gentry-katherine-viscountess-wessex = Fille de pasteur, elle mène le château comme jadis la vente de charité, et toujours avec un bénéfice.
ob-story-gentry-hon-robert-smythe = Être héritier ne le fatigue pas ; il s’est donc mis à la géologie, qui fatigue tout le monde.
ob-story-gentry-hon-anne-smythe = Elle sert ses balles de la main gauche, le thé de la droite, et ne s’excuse ni de l’une ni de l’autre.

## Les Fairchild et une duchesse

ob-story-gentry-charles-fairchild-esq = Nouveau venu et riche au-delà des rumeurs, il a déjà été jaugé par toutes les mères à dix lieues à la ronde.
ob-story-gentry-miss-elizabeth-fairchild = Elle a refusé deux comtes et un chemin de fer, si gentiment que tous trois lui écrivent encore.
ob-story-gentry-margaret-dowager-countess-fairchild = Tante du plus beau parti de la décennie, elle reçoit le comté sur un sofa et le congédie d’un coup d’éventail.
ob-story-gentry-duchess-lilo = Sa Grâce n’accepte de personne ni thé, ni fauteuil, ni service, et dort sur le carton d’invitation.

## Premiers invités

ob-story-gentry-beatrice-countess-of-rochdale = Où elle passe le lundi, un second visiteur passe le mercredi pour savoir ce qu’elle a dit.
ob-story-gentry-colonel-walter-dalrymple = Il était à l’Alma et n’en parle jamais ; ses amis, eux, ne parlent que de cela.
ob-story-gentry-francis-trotwood-esq = Un avoué à l’ancienne : il a sauvé plus de gens d’un procès qu’il n’en a gagné.
ob-story-gentry-hon-charlotte-woods = Elle rentra un soir à pied sous la pluie pour ne pas priver le cocher de sa soupe, et le village s’en souvient.
ob-story-gentry-john-ambrose-esq = Il arrive à pied, brosse lui-même son habit, et laisse chaque maison un peu plus contente d’elle.
ob-story-gentry-lady-mary-russell = Elle fonda l’hospice, protège la fanfare, et demeure la seule à les avoir fait taire tous les deux.
ob-story-gentry-lady-sarah-lewis = Veuve de bonne heure et fort à l’aise, elle voyage sans femme de chambre mais avec l’œil sur les chiffres.
ob-story-gentry-major-william-hawes = De vingt ans de Bengale il rapporta une dent de tigre, une fièvre et des idées arrêtées sur le cari.
ob-story-gentry-miss-alice-bingly = Elle collectionne les amis comme d’autres les fougères : bien à plat et soigneusement étiquetés.
ob-story-gentry-miss-anne-harlow = Si l’on ne vous a pas encore présenté quelqu’un, c’est que Miss Harlow attend son heure.
ob-story-gentry-miss-caroline-west = Son parrain fut dans le sucre, puis dans la honte, puis dans le savon ; elle n’a hérité que du savon.
ob-story-gentry-miss-penelope-atwood = Elle s’excuse toujours d’arriver, et repart toujours au bras d’une nouvelle connaissance.
ob-story-gentry-reginald-hopkins-esq = Il parie sur tout ce qui a des pattes, et sur les sermons du pasteur, montre en main.
ob-story-gentry-sir-charles-wadsworth-bt = Quatorzième baronnet d’une lignée que distingue surtout l’exactitude.
ob-story-gentry-zachary-ell-esq = Nom bref, récits interminables, et des relations qui vont des quais jusqu’à la cathédrale.
ob-story-gentry-hon-thomas-fleck = Il a franchi les Alpes par tous les cols, et perdu sa malle à chacun.
ob-story-gentry-miss-adelaide-howe = Elle apprend à lire aux enfants des fermes, et depuis il est de bon ton de se montrer une craie à la main.
ob-story-gentry-miss-constance-stuckey = Demandez-lui un nom, elle vous en donne trois, avec leur jour de réception.
ob-story-gentry-miss-eleanor-brassington = Dans ce comté, sa parole est reçue là où la signature des autres ne l’est pas.
ob-story-gentry-miss-rosamund-simpson = Trop timide pour parler à table, elle est la première à qui chacun veut raconter le dîner.
ob-story-gentry-obadiah-beal-esq = Il fit fortune dans le parapluie, et tient l’été anglais pour un hommage personnel.
ob-story-gentry-roger-haskell-esq = Un sac, deux chemises, et une carte de l’Orénoque dont il a presque rempli le milieu.
ob-story-gentry-captain-reginald-barrow = Il retourna sous le feu chercher son tambour, et trouva l’histoire rentrée avant lui.
ob-story-gentry-hon-winston-hayward = Pas une haie du district qu’il n’ait sautée, ou du moins dérangée.
ob-story-gentry-miss-agnes-dansby = Elle veilla neuf nuits les malades du choléra, et préfère de beaucoup parler chapeaux.
ob-story-gentry-miss-alice-barstow = Ses cartes de visite partent le matin comme des colombes, et rentrent rarement sans un rameau.
ob-story-gentry-terrance-whitlow-esq = Un banquier si prudent qu’il compte deux fois, dit-on, les bougies d’un gâteau d’anniversaire.

## Invités ordinaires

ob-story-gentry-anne-hawkins = Papa a posé la moitié des rails de Pennsylvanie ; elle veut acheter une ruine titrée, et l’annonce au petit-déjeuner.
ob-story-gentry-charles-hobart-esq = Il présente les gens à merveille, puis confie à chacun ce qu’il pense vraiment de l’autre.
ob-story-gentry-charles-viscount-walmy = Ses gains sont larges, ses excuses fréquentes, et son tailleur n’a jamais vu ni les uns ni les autres.
ob-story-gentry-colonel-stephen-clark = Le régiment eut sa jeunesse, la banque ses économies ; restent ses manières, qui sont parfaites.
ob-story-gentry-elizabeth-viscountess-peele = À soixante ans elle suit la chasse au galop, et encaisse ses paris à la barrière.
ob-story-gentry-istvan-count-hoyos = La moitié de Vienne lui écrit, l’autre moitié est de sa famille, et les deux servent également.
ob-story-gentry-james-hereford-esq = Il place les actions d’une mine d’argent avec un charme si sincère que seul l’argent fait défaut.
ob-story-gentry-joanna-gamble = Héritière des viandes de Chicago, elle trouve mauvaise mine aux portraits d’ancêtres.
ob-story-gentry-lady-allison-thatcher = Son nom ouvre les palais, sa bourse n’ouvre rien, et ses hôtes règlent le cocher sans bruit.
ob-story-gentry-lady-elise-gilmour = Un sourire d’elle à travers l’église vaut un paragraphe dans n’importe quel journal.
ob-story-gentry-lady-elizabeth-seaforth = Elle se rappelle votre grand-mère, ce qu’on en disait, et combien elle dansait bien malgré tout.
ob-story-gentry-miss-agnes-harpstead = Venue pour huit jours avec un sac de tapisserie et une cousine, elle emprunta le retour pour les deux.
ob-story-gentry-miss-anne-fairbourne = Fiancée dans trois capitales, elle reste au mieux avec tous les frères.
ob-story-gentry-miss-beatrice-bonham = Qu’elle ouvre le premier quadrille, et l’on se dispute les places du second.
ob-story-gentry-miss-diane-blowers = Elle tient l’orgue avec une telle conviction que deux familles ont retrouvé le chemin de l’église.
ob-story-gentry-miss-elizabeth-jones = Un nom tout simple, une garde-robe qui l’est moins ; l’ambassadeur jure l’avoir connue à une conférence.
ob-story-gentry-miss-elizabeth-perkins = Elle ne répète jamais ce qu’on lui a dit sans l’avoir d’abord amélioré.
ob-story-gentry-miss-florence-oliver = Trois fiançailles, une cure et une boutique de modes ont péri dans sa correspondance.
ob-story-gentry-miss-katherine-eden = Elle a le don de la chaise vide, et sait toujours qui devrait l’occuper.
ob-story-gentry-miss-margaret-stowell = La paroisse lui doit son école, elle doit son charbon à la paroisse, et personne ne fait les comptes.
ob-story-gentry-miss-penelope-hill = Une duchesse lui demanda l’heure un matin ; depuis, on ne les voit plus l’une sans l’autre.
ob-story-gentry-roger-viscount-benton = Il amène un monde charmant, et le genre d’anecdotes qui envoie les jeunes filles se coucher.
ob-story-gentry-sir-allan-fulford-bt = Juge de paix, il se condamna lui-même pour une haie mal taillée, et versa l’amende au tronc des pauvres.
ob-story-gentry-sir-bentley-churchill-bt = Toujours heureux au jeu, toujours en fonds, et toujours sur le départ quand rentre le mari.
ob-story-gentry-sir-richard-beeston = Il dressa la carte de deux fleuves d’Afrique, et donna au plus boueux le nom de son éditeur.
ob-story-gentry-sir-richard-brannaugh-bt = Il selle son cheval, charge son fusil et gagne l’argent d’autrui sans jamais hausser le ton.
ob-story-gentry-sir-thomas-ralphs = Sans lui la soirée est incomplète, d’autant que c’est lui qui en amène la moitié.
ob-story-gentry-sir-william-hawke = Il prit la mer avec une longue-vue, et revint avec une compagnie de thé.
ob-story-gentry-susan-norris = On parle de ses mines de cuivre dans tout le Montana, et de sa franchise partout ailleurs.
ob-story-gentry-theodore-lodge-esq = Il fonda le cabinet de lecture, et n’a jamais demandé qui gardait le tome deux de Gibbon.
ob-story-gentry-thomas-handle-esq = Il tient les portes, les manteaux et les secrets avec la même grâce, et connaît le cousin de tout le monde.
ob-story-gentry-thomas-macmillian-esq = Éditeur au gousset garni et au carnet d’adresses plus garni encore, il cherche toujours une fin.
ob-story-gentry-walter-tuttle-esq = Il règle le champagne, et laisse la casse à qui se trouve encore éveillé.
ob-story-gentry-william-lord-mortimer = Il pêche avant le petit-déjeuner, tire avant le thé, et n’est jamais seul ni à l’un ni à l’autre.
ob-story-gentry-winston-napier-esq = Enrichi par le bec de gaz, il quitte toujours la soirée tant que la lumière est flatteuse.
ob-story-gentry-armstrong-pugh-esq = Il blâme le train, le roman, les enfants et la confiture, et paie grassement le personnel pour opiner.
ob-story-gentry-captain-henry-fitzroy = Il relevait les récifs pour la Marine, et par tous les temps pilote un dîner loin de la politique.
ob-story-gentry-coralee-porter = Elle demanda au marquis ce qu’avait coûté son château, et proposa un peu plus.
ob-story-gentry-hon-anne-bennett = Elles sont cinq sœurs : on ne l’invite pas sans remplir un char à bancs.
ob-story-gentry-hon-isabella-montgomery = Elle remercie chaque artiste par son nom, y compris celui qui tourne les pages.
ob-story-gentry-lady-marianne-turner = Des deux Turner, l’aînée prépare les conquêtes et tient aussi le livre de comptes.
ob-story-gentry-lady-victoria-turner = Des deux Turner, la cadette est allée au Caire, et nul dîner n’est autorisé à l’oublier.
ob-story-gentry-sir-angus-canning-bt = Son château a perdu le toit mais non l’accueil, et la moitié de l’Écosse le suivrait jusqu’au souper.
ob-story-gentry-sir-carlyle-bloodworth = Il gouverna trois îles qui n’avaient rien demandé, et qui lui envoient tout de même des fruits.
ob-story-gentry-theodore-marshfield-esq = Cousin discret de Lord Marshfield, il écrit les discours pour lesquels on admire l’autre.
ob-story-gentry-alexander-pinder-esq = Un poète plein de promesses, faites pour la plupart à sa logeuse.
ob-story-gentry-carol-pendergast = Elle débarqua avec onze malles, un télégraphiste et la conviction que les ducs se vendent.
ob-story-gentry-hon-charles-becton = Il céda sa place dans la chaloupe à un inconnu, qui se révéla un excellent correspondant.
ob-story-gentry-lady-ann-austen = Elle tient le journal de toutes les auberges d’ici à Damas, avec des notes sur les draps.
ob-story-gentry-miss-beatrice-wilton = Après chaque nom elle marque un silence, et c’est le silence qui fait l’ouvrage.
ob-story-gentry-sir-kenneth-crawley-bt = Au cricket il élimina un prince d’une balle molle, et fut prié à dîner pour sa peine.

## Invités de prestige

ob-story-gentry-agnes-marchioness-of-easton = Trois premiers ministres sont nés à sa table de thé, et un quatrième y est tombé entre le gâteau et le sucre.
ob-story-gentry-albert-marquess-of-thornhill = Il porte le même habit à la cour depuis trente ans ; la cour commence à le copier.
ob-story-gentry-alice-dowager-countess-holt = L’hiver à Nice, l’été à Bade, et des dettes de jeu qu’elle règle avec les terres des autres.
ob-story-gentry-alistair-marquess-of-kent = On assure que le cadran solaire de son jardin se règle sur lui.
ob-story-gentry-anne-marie-comtesse-de-vitry = Une république lui prit son château, une autre son mari ; des deux elle a sauvé les perles.
ob-story-gentry-caroline-viscountess-abernathy = Elle remercie par billet avant la fin de la soirée, qui dès lors n’ose plus mal finir.
ob-story-gentry-carroll-duke-of-hazelton = On lui offrit un trône dans les Balkans ; il déclina, à cause des perdrix.
ob-story-gentry-count-dmitry-konstantinov = Il amena ses chevaux, son samovar et un cousin du tsar, par ordre d’importance.
ob-story-gentry-hazel-viscountess-crosse = Deux peintres rivaux ont fait son portrait, et chacun loue l’erreur de l’autre.
ob-story-gentry-hon-albert-plantagenet = Il ne parle jamais de ses aïeux, ayant remarqué que les autres n’arrêtent pas.
ob-story-gentry-hon-regina-washburn = Elle sait ce que Londres portera, lira et démentira jeudi prochain.
ob-story-gentry-john-lord-brooks = Il possède un yacht pour la conversation, et une bibliothèque pour le mal de mer.
ob-story-gentry-kenneth-viscount-ashwood = Meneur de majorités, il sait compter les voix dans le noir.
ob-story-gentry-lady-alexandra-suffolk = Un salon n’est plein que lorsqu’elle y entre, et n’est plus tout à fait le même quand elle en sort.
ob-story-gentry-lady-elinor-palmer = Les timides la recherchent, et découvrent en voiture, au retour, qu’ils ont été brillants.
ob-story-gentry-lady-elizabeth-hastings = Elle traversa la Perse avec une ombrelle et une lettre de change, et dit grand bien des deux.
ob-story-gentry-madeline-countess-of-knollwood = Ni femme de chambre ni cérémonie : c’est la seule comtesse que le portier nomme son amie.
ob-story-gentry-major-anthony-cole = Ses médailles arrivèrent par la poste ; en permission, il visitait les mères de ses hommes.
ob-story-gentry-margaret-viscountess-brisbane = La laine a payé la salle de bal, l’esprit la remplit ; elle ne s’attribue que l’esprit.
ob-story-gentry-mary-countess-coventry = Elle n’a jamais prononcé de discours, mais les plus beaux de la Chambre haute sont postés de chez elle.
ob-story-gentry-peter-viscount-townshend = Il a chassé le sanglier en Bohême, et perdu au cricket dans chaque colonie avec une égale bonne humeur.
ob-story-gentry-rebecca-dowager-countess-clare = On vient lui demander conseil ; on repart avec un verdict et un pot de coings.
ob-story-gentry-richard-duke-of-langford = La rue où se trouve votre banque est à lui, et c’est par courtoisie qu’il n’augmente pas le loyer.
ob-story-gentry-theo-lord-marshfield = Il parle bien, dîne mieux encore, et traîne des admirateurs dans les deux exercices.
ob-story-gentry-thomas-earl-of-kellynch = Ses chevaux gagnent à Epsom, ses fermiers au souper des moissons ; c’est de la seconde coupe qu’il est fier.
ob-story-gentry-agnes-dowager-countess-reed = Elle a chaperonné deux générations, et rougi pour l’une et pour l’autre.
ob-story-gentry-ambrose-marquess-of-tetbury = Il dota un hôpital pour contrarier son frère, puis prit goût à le visiter.
ob-story-gentry-archibald-lord-mancroft = Son premier discours n’est pas achevé ; il l’interrompt pour dîner et pour les vacances.
ob-story-gentry-baron-ivan-andreyevich-naryshkin = Il quitta Pétersbourg pour sa santé, et la soigne depuis dans chaque casino de la route.
ob-story-gentry-camilla-dowager-countess-elliot = Son approbation s’inscrit dans la Bible de famille, entre les naissances et les inondations.
ob-story-gentry-clarence-lord-archer = Il demande un majordome, un fauteuil et pas un mot, et paie ce silence en prince.
ob-story-gentry-crispin-viscount-chetwynd = Il s’habille avec tant de soin que le Times rendit compte, un jour, d’une de ses cravates.
ob-story-gentry-edward-viscount-nye = Il a pris le thé avec deux empereurs, et dirait lequel tournait le sien avec le doigt.
ob-story-gentry-eunice-viscountess-palmer = Elle assiste en touriste à tous les congrès d’Europe, et chaque traité, bizarrement, la mentionne.
ob-story-gentry-lady-harriett-ott = Elle arrive sans prévenir, avec un panier de chiots et toute la vallée voisine.
ob-story-gentry-lady-katherine-jacquemart = Elle releva la fortune de son mari en relevant ses manières, un dîner après l’autre.
ob-story-gentry-lady-violetta-greenway = Elle ne chante que si on l’en prie, tout le monde l’en prie, et elle ne chante jamais en second.
ob-story-gentry-lucretia-baroness-goodlad = Ses jeudis sont si courus que deux fiançailles se sont conclues dans l’escalier.
ob-story-gentry-philippa-baroness-haworth = Elle suivit son mari dans les Andes ; c’est lui, maintenant, qui la suit à Brighton.
ob-story-gentry-sir-peter-outerridge-bt = Il porte son propre sac et la confiance de ses voisins, sans avoir jamais lâché ni l’un ni l’autre.
ob-story-gentry-tobias-earl-hale = Envoyé de Sa Majesté, il évita une guerre en perdant aux échecs, et s’exerce depuis à gagner.
ob-story-gentry-ann-dowager-countess-of-bristol = Elle présenta les mariés, les parents des mariés et, selon certains, le vicaire.
ob-story-gentry-charles-lord-harwood = Deux valets portent son coffret à bijoux ; le troisième ne porte que la clef.
ob-story-gentry-louise-countess-pembroke = Chacun se confie à elle, car elle a la politesse d’avoir l’air de songer à ses dentelles.
ob-story-gentry-lucinda-dowager-countess-of-exeter = Les ambassadeurs passent chez elle avant d’aller chez la reine : ses questions sont plus difficiles.
ob-story-gentry-roger-lord-gresham = Il possède un port sur quatre continents, et le mal de mer dans sa baignoire.

## Invités au choix

ob-story-gentry-aston-webb = Donnez à cet architecte une serviette et un crayon, et l’aile est aura déménagé avant le poisson.
ob-story-gentry-dr-richard-clarkson = Il prescrit le repos aux maîtres et, en homme de bon sens, à l’office aussi.
ob-story-gentry-jane-booth = Sa Lady Macbeth remplissait le Lyceum ; ses soupers, ensuite, remplissaient les gazettes.
ob-story-gentry-reverend-ross-carne = Sermons brefs, visites longues : la paroisse ne voudrait pas l’inverse.
ob-story-gentry-sara-forbes-bonetta = Issue d’une maison royale yoruba et filleule de la reine, elle joue Schubert mieux que ceux qui la dévisagent.
ob-story-gentry-sir-wallace-carter-bt = On l’invita pour la chasse il y a trois saisons ; il se réjouit déjà de la prochaine.
ob-story-gentry-thomas-fuller = Nul ne lui demande d’où viennent ses millions, surtout parce qu’il l’expliquerait.
ob-story-gentry-freifrau-von-ludwigstorff = De Vienne elle apporta la valse, et le silence qui tombe quand on la danse mal.
ob-story-gentry-glencora-and-plantagenet-palliser = Lui réforme la monnaie, elle la compagnie, et à eux deux ils gouvernent assez bien.
ob-story-gentry-lady-isobel-hawthorne = Descendue tôt pour aider aux bouquets, elle avait à l’heure du thé mis un vase aux mains de la moitié des pairs.
ob-story-gentry-lady-mary-shelton = Cinq messieurs traverseraient le comté pour ramasser son gant ; aussi porte-t-elle un manchon.
ob-story-gentry-sherlock-holmes = De la boue du tapis il déduisit les invités, et des invités le mobile.
ob-story-gentry-sir-alastair-leese-bt = Il a remonté le Nil deux fois, sans jamais connaître la mauvaise passe.
ob-story-gentry-sir-charles-fitzwilliam-bt = Bourse ouverte, promesses brèves, et des grilles qu’on ne ferme pas au temps des moissons.
ob-story-gentry-thomas-allen-hurt-esq = Seigneur d’une très vieille demeure, il sait où chaque famille cache son argenterie depuis la guerre civile.

## Pièces et lieux : essentiels

ob-story-tile-private-study = Deux fauteuils, une carafe, et une fête de village en quarante feuillets de ratures.
ob-story-tile-breakfast-room = Personne n’y parle avant la deuxième tasse, et tout y est réglé à la troisième.
ob-story-tile-main-library = Quatre mille volumes ; la famille a lu celui qui dit qui hérite.
ob-story-tile-north-library = Il y fait assez froid pour conserver les cartes, et pour abréger les récits de voyage.
ob-story-tile-dining-room = On y tient à vingt-quatre par confort, ou à trente par amour du dessert.
ob-story-tile-great-hall = La tribune des musiciens coûta fort cher à restaurer, et les musiciens davantage.
ob-story-tile-parish-church = Le banc de la famille a un poêle, un rideau et une vue imprenable sur les dormeurs.
ob-story-tile-imported-marble-floor = Venu de Carrare par mer, canal et jurons, il ne se traverse qu’en pantoufles.
ob-story-tile-carved-staircase = Le sculpteur y mit onze ans, et cacha son visage parmi les glands de la neuvième marche.
ob-story-tile-heritage-guest-suite = Des rois y ont dormi, à en croire le lit, et mal, à en croire le matelas.
ob-story-tile-green-room = Le matin on y forme des comités pour les méritants ; le soir, les méritants y jouent la comédie.

## Service

ob-story-tile-butlers-room = De ce bureau on engage la maison, on la paie et, d’une toux, on la corrige.
ob-story-tile-brushing-room = La boue y devient rumeur, puis poussière, et le valet de pied apprend où sont allés les manteaux.
ob-story-tile-barn = Balayée pour les visiteurs, chaumée pour les peintres, habitée pour de bon par les chouettes.
ob-story-tile-butlers-pantry = Chaque soir, deux hommes y comptent l’argenterie ; ils se font confiance, et à la liste aussi.
ob-story-tile-servants-quarters = Un vrai matelas, décida la nouvelle maîtresse, et l’on répondit plus vite aux sonnettes.
ob-story-tile-servants-hall = Les nouvelles descendent avec les assiettes, et remontent embellies avec le café.
ob-story-tile-carriage-house = Qu’un landau attende, et la distance entre deux amis raccourcit, comme les excuses.
ob-story-tile-renovated-kitchen = Le nouveau fourneau a six fours, une chaudière et du caractère ; une seule femme a le droit de lui parler.
ob-story-tile-housekeepers-office = Toutes les clefs de la maison y pendent, et du crochet vide on ne parle pas.
ob-story-tile-wine-cellar = Les plus vieilles bouteilles sont d’un grand-oncle, que l’on retrouva auprès d’elles, et souriant.

## Jardins

ob-story-tile-main-gazebo = À l’abri du vent, du soleil et des oreilles, on y a servi plus de thé que dans aucun salon.
ob-story-tile-fenced-paddock = Le poulain ignore encore qu’il est la meilleure entrée en matière du comté.
ob-story-tile-english-garden = Il fallut six hommes et trois ans pour que personne ne semble y avoir touché.
ob-story-tile-gabled-conservatory = Orchidées en bas, pignons de fer en haut, et en janvier les seules rougeurs du comté dues à la chaleur.
ob-story-tile-french-garden = Tracé à la règle, taillé au niveau, il s’admire comme Versailles : à distance prudente.
ob-story-tile-garden-maze = Deux couples y entrèrent dimanche ; il en ressortit un, fiancé, mais pas celui qu’on avait vu entrer.
ob-story-tile-sculpture-garden = Ces dieux furent achetés à Rome, drapés à Paris, et poussés derrière une haie par le pasteur.
ob-story-tile-sundial-terrace = Il ne dit que les heures agréables, et se trompe depuis que les ormes ont grandi.
ob-story-tile-queens-suite = Elle y coucha une nuit, et l’on paie toujours le papier peint.
ob-story-tile-south-lawn = Des flèches avant le déjeuner, des plaids après, et entre les deux un gazon inspecté de près.
ob-story-tile-babbling-brook = Il a répété toutes les déclarations faites sur sa rive, mais aux truites seulement.

## Prestige

ob-story-tile-front-parlour = Les cartes sortent à huit heures, les bougies s’éteignent à onze, et nulle dette ne passe le vestibule.
ob-story-tile-drawing-room = Les sofas y sont placés de sorte que deux ennemis s’évitent, et que deux cousins se trouvent.
ob-story-tile-music-room = On accorda le piano pour le récital, et l’on plaça la famille hors de portée de lui répondre.
ob-story-tile-smoking-room = On y rédigea des lois au dos des boîtes de cigares ; la fumée en améliora quelques-unes.
ob-story-tile-gallery = Ancêtres à gauche, achats à droite, et tout au fond un monsieur que personne ne remet.
ob-story-tile-statuary = Douze empereurs au garde-à-vous, dont trois ont encore leur nez, et aucun son mot à dire.
ob-story-tile-manor-gargoyles = Elles crachent quand il pleut, écoutent quand il ne pleut pas, et le vicaire salue la troisième.
ob-story-tile-crystal-chandelier = Neuf cents pendeloques, une corde, et un valet qui dort mal depuis qu’il a vu la corde.
ob-story-tile-lionheart-suite = Une épée de croisé pend au-dessus du lit, et les invités s’y lèvent de bonne heure.

## Sport

ob-story-tile-bowling-green = Drake y aurait fini sa partie ; le jardinier, en tout cas, y aurait veillé.
ob-story-tile-stable = Douze stalles, onze chevaux, et une jument grise qui tient la douzième pour sienne.
ob-story-tile-croquet-lawn = Une boule perdue dans les massifs a hâté plus d’idylles que tous les sonnets de la bibliothèque.
ob-story-tile-tennis-court = Le filet est neuf, les règles plus neuves encore, et l’on n’ose pas servir fort à une marquise.
ob-story-tile-hillside-kennel = À l’aube quarante chiens donnent de la voix, et le renard, dit-on, y règle sa montre.
ob-story-tile-billiards-room = Des fortunes y changent de main en silence, sans autre témoin que le choc de l’ivoire.
ob-story-tile-stocked-lake = On y présenta les truites par leur nom, et les plus grosses comptent bien être remises à l’eau.
ob-story-tile-trophy-room = Chaque tête au mur a son histoire, et ce sont les histoires qui ont les plus grands bois.
ob-story-tile-bronze-stag = Le sculpteur le fit si fier que les cerfs vivants ont changé de forêt.

## Domestiques

ob-story-servant-butler = Il n’a jamais élevé la voix dans cette maison, et n’a jamais eu à s’y répéter.
ob-story-servant-housekeeper = Ses clefs s’entendent deux couloirs avant elle : c’est la bonté des femmes justes.
ob-story-servant-underbutler = Depuis dix ans il répète la toux de son supérieur, et sera bientôt digne d’en hériter.
ob-story-servant-valet = Il sait ce que portait son maître, où il le portait, et pourquoi il faut le brûler.
ob-story-servant-ladys-maid = Avec quarante épingles et une confidence, elle rattrape une robe, une boucle et le gros d’une soirée.
ob-story-servant-footman = Six pieds de poudre et de bas blancs, pour porter les plateaux, les messages et l’honneur du vestibule.
ob-story-servant-cook = Des ducs lui ont demandé sa recette ; chacun en a reçu une un peu différente.
ob-story-servant-hall-boy = Levé le premier, couché le dernier, il rêve entre-temps d’un gilet à boutons bien à lui.
ob-story-servant-head-housemaid = Elle ouvre une chambre, la lit et la referme avant que le maître ait trouvé ses lunettes.
ob-story-servant-useful-man = Gonds, chevaux, cheminées, un baptême même : ce qui manque le matin, à midi c’est lui.

## Adversaires

ob-story-opponent-fairfax = Ils répareraient une selle avant un toit, et reçoivent le comté en bottes.
ob-story-opponent-fitzherbert = Chaque génération plante une allée et meurt avant l’ombre ; celle-ci fait venir des arbres adultes.
ob-story-opponent-stanhope = Chez eux rien ne brille, tout marche, et le déjeuner est servi au premier coup d’une heure.
ob-story-opponent-villiers = Écurie pleine, personnel à la manœuvre : la saison leur est une longue campagne en terrain facile.
ob-story-opponent-hanover = Ils meublent comme si un souverain allait passer, et le comté a fini par guetter la voiture.
ob-story-opponent-gladstone = Maison tenue comme un budget : les dîners s’équilibrent, l’office est vérifié, le sentiment est taxé.
ob-story-opponent-grosvenor = La colline est à eux, la vue aussi, et depuis peu la vallée qui la gâchait.
ob-story-opponent-orange = D’une aïeule hollandaise leur viennent des tulipes, un canal et l’art de gagner lentement.
ob-story-opponent-eden = Tout leur fut facile, et ils ont le bon goût d’en paraître essoufflés.
ob-story-opponent-seymour = À l’aube ils galopent dans leur parc ; à midi, ils ont acheté sans bruit un coin du vôtre.
ob-story-opponent-tudor = Une vieille querelle de cheminée leur en fait bâtir de plus hautes, avec des salles à l’avenant.
ob-story-opponent-plantagenet = Ils tiennent la Conquête pour un trouble récent, et jardinent sereinement depuis.
ob-story-opponent-poldark = Montés de Cornouailles avec du cuivre sous les semelles, ils appellent chaque palefrenier par son prénom.
ob-story-opponent-trevanion = Sur la falaise, un château au-dessus de leurs moyens et un jardin au-dessus des résistances.
ob-story-opponent-basset = De l’étain bien placé, une cuisine bien tenue, pas une dette : c’est à décourager la concurrence.
ob-story-opponent-warleggan = Banquiers depuis deux générations, gentilshommes depuis une, ils achètent ce que d’autres mirent des siècles à perdre.
ob-story-opponent-godolphin = Leurs chevaux sont au stud-book, leur argenterie dans le guide, et leurs gens ne partent jamais.
ob-story-opponent-penrose = Ils gagnent au cricket, dînent avec des évêques, et ne vous pardonnent ni l’un ni l’autre.
