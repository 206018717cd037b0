### Obsession in English: a line of background for every person and room, and the stories of the families.

ob-column-story = Story

## Families

ob-story-family-asquith = The Asquiths have held the same valley since a king mislaid his temper and an ancestor mislaid nothing. They count their cousins by the dozen and consult exactly one of them: Aunt Maud, whose chair by the fire has outlasted three head gardeners and a bishop. When the roof was mended at last, she was the first to complain of the new draught.
ob-story-family-cavendish = The Cavendishes never lost their good name, only the means of heating it. Doors still open when the carriage is announced, though the carriage itself has been repainted rather than replaced. Lady Evelyn maintains that standing costs nothing to keep, provided one never sits down.
ob-story-family-ponsonby = A forgotten seam of coal under the north pasture made the Ponsonbys solvent on a wet Tuesday, and they have been apologising for it ever since. They pay tradesmen on the day, which the county finds eccentric. What they want now is company that does not arrive with a subscription list.
ob-story-family-york = Theirs is a younger title and a smaller park than the neighbours would like them to remember. The Yorks answered by being served better than anyone: there is always one more pair of white gloves in the hall than a viscount strictly needs. Guests remember the welcome, and forget to measure the house.
ob-story-family-howard = Twice the Howards were ruined by ambition, and twice they were rescued by dinner. Their kitchen has been in the hands of the same dynasty of cooks for as long as their seat has been in the hands of the family, and it is not clear which of the two governs. Offers to lure the cook away are treated as an act of war.
ob-story-family-wessex = John Wessex married for love, opened the shutters and discovered what forty years of mourning had done to the carpets. The young couple began with what they enjoyed most: a long breakfast and a fast set of tennis. The county calls it frivolous, and never misses an invitation.

## Family members

ob-story-gentry-daniel-earl-of-asquith = He reads the estate accounts aloud at Christmas, and is the only one who laughs at the joke on page nine.
ob-story-gentry-patricia-countess-of-asquith = Her visiting book has two columns, and nobody has ever dared to ask what the second one is for.
ob-story-gentry-charles-viscount-pemberly = Schooled in Greek, drainage and patience, he has so far been asked only for the third.
ob-story-gentry-lady-eleanor-chesterton = She waltzes beautifully with bores, on the principle that somebody must and she needs the practice.
ob-story-gentry-maud-dowager-countess-of-asquith = She has buried two husbands and outlived four physicians, and travels with a purse that nobody has seen the bottom of.
ob-story-gentry-earl-paul-cavendish = He sold a Titian to save the tenants’ roofs, and tells visitors that the pale square on the wall is modern art.
ob-story-gentry-lady-evelyn-cavendish = One raised eyebrow from her has emptied more chairs than the influenza.
ob-story-gentry-viscount-stephen-cavendish = The heir drives too fast, spends too little and blushes whenever either is mentioned.
ob-story-gentry-lady-tara-cavendish = She corrected a bishop’s Latin at sixteen, and has been invited everywhere by the bishop’s rivals since.
ob-story-gentry-theodore-earl-of-ponsonby = Coal made him rich; he keeps a lump of it under glass, so that nobody need be tactful about it.
ob-story-gentry-mabel-countess-of-ponsonby = She tastes new acquaintances like new wine, and has a discreet basin for both.
ob-story-gentry-edward-viscount-dorchester = Sent to Oxford for polish, he came back with a theory of manure that has doubled the harvest.
ob-story-gentry-lady-margaret-carlow = She sketches everyone who calls, and those who call twice are given the flattering version.
ob-story-gentry-george-viscount-york = A sailor’s grandson, he still paces his terrace as though it might be boarded at any moment.
ob-story-gentry-beatrice-viscountess-york = She keeps a smaller table than the neighbours and a far longer memory for who was kind at it.
ob-story-gentry-hon-allen-waters = He can mend a gate, a quarrel or a clock, and prefers the clock because it thanks him by the hour.
ob-story-gentry-hon-marianne-waters = Her letters are copied and passed round three counties, chiefly by the young men she was polite to.
ob-story-gentry-james-earl-howard = He left the ministry over a principle and a bad luncheon, and history recalls only the principle.
ob-story-gentry-victoria-countess-howard = She composes a guest list as others compose a menu: something sharp, something sweet, and nothing that repeats.
ob-story-gentry-thomas-viscount-winchester = Brought up in the warmth of the kitchen passage, he knows every servant’s birthday and no cabinet minister’s.
ob-story-gentry-lady-diana-stark = She rides, shoots and speaks her mind, and it is the third that frightens her suitors.
ob-story-gentry-john-viscount-wessex = He inherited forty rooms with closed shutters, and opens one more of them every month with some ceremony.
ob-story-gentry-katherine-viscountess-wessex = A rector’s daughter, she runs a great house as she once ran a parish bazaar, and at a profit.
ob-story-gentry-hon-robert-smythe = Being an heir does not tire him, so he has taken up geology, which tires everyone else.
ob-story-gentry-hon-anne-smythe = She serves an ace with the left hand and pours tea with the right, and regrets neither.

## The Fairchilds and a duchess

ob-story-gentry-charles-fairchild-esq = New to the county and rich beyond rumour, he has been measured for marriage by every mother within thirty miles.
ob-story-gentry-miss-elizabeth-fairchild = She has refused two earls and a railway, always so kindly that all three still write.
ob-story-gentry-margaret-dowager-countess-fairchild = Aunt to the catch of the decade, she interviews the county from a sofa and dismisses it with a fan.
ob-story-gentry-duchess-lilo = Her Grace accepts no tea, no chair and no service from anyone, and sleeps upon the invitation.

## Starters

ob-story-gentry-beatrice-countess-of-rochdale = Wherever she calls on Monday, a second visitor is sure to call on Wednesday to hear what she said.
ob-story-gentry-colonel-walter-dalrymple = He fought at the Alma and never mentions it, which his friends mention constantly.
ob-story-gentry-francis-trotwood-esq = An attorney of the old sort: he has talked more people out of lawsuits than into them.
ob-story-gentry-hon-charlotte-woods = She once walked home in the rain rather than keep a coachman from his supper, and the village has not forgotten.
ob-story-gentry-john-ambrose-esq = He arrives on foot, brushes his own coat, and leaves every house a little fonder of itself.
ob-story-gentry-lady-mary-russell = Founder of the almshouse, patron of the band, and the only person known to have silenced both.
ob-story-gentry-lady-sarah-lewis = Widowed young and managing nicely, she travels without a maid and with a very good head for figures.
ob-story-gentry-major-william-hawes = Twenty years in Bengal have left him with a tiger’s tooth, a fever and an opinion on curry.
ob-story-gentry-miss-alice-bingly = She collects friends as others collect ferns, pressed closely and carefully labelled.
ob-story-gentry-miss-anne-harlow = If you have not been introduced to someone, it is because Miss Harlow has not yet found the moment.
ob-story-gentry-miss-caroline-west = Her godfather was in sugar, then in shame, then in soap; she has inherited only the soap.
ob-story-gentry-miss-penelope-atwood = She begins every call with an apology for coming, and ends it with somebody new on her arm.
ob-story-gentry-reginald-hopkins-esq = He will wager on anything with legs, and on the vicar’s sermons by the minute.
ob-story-gentry-sir-charles-wadsworth-bt = The fourteenth baronet of a line distinguished chiefly by its punctuality.
ob-story-gentry-zachary-ell-esq = His surname is short, his stories are long, and his acquaintance reaches from the docks to the deanery.
ob-story-gentry-hon-thomas-fleck = He has crossed the Alps by every pass, and mislaid his trunk at each of them.
ob-story-gentry-miss-adelaide-howe = She teaches the farm children their letters, and has made it fashionable to be seen holding the chalk.
ob-story-gentry-miss-constance-stuckey = Ask her for one name and she will give you three, with the days on which they are at home.
ob-story-gentry-miss-eleanor-brassington = Her word is taken in this county where other people’s signatures are not.
ob-story-gentry-miss-rosamund-simpson = Too shy to speak at dinner, she is the first person everybody wants to tell about it afterwards.
ob-story-gentry-obadiah-beal-esq = He made a fortune in umbrellas, and regards the English summer as a personal compliment.
ob-story-gentry-roger-haskell-esq = He owns one bag, two shirts and a map of the Orinoco with most of the middle filled in.
ob-story-gentry-captain-reginald-barrow = He went back under fire for his drummer boy, and came home to find the story already there.
ob-story-gentry-hon-winston-hayward = No hedge in the district has not been jumped by him, or at least interrupted.
ob-story-gentry-miss-agnes-dansby = She sat up nine nights with the cholera ward, and would much rather discuss hats.
ob-story-gentry-miss-alice-barstow = Her calling cards go out in the morning like doves, and seldom come back without a twig.
ob-story-gentry-terrance-whitlow-esq = A banker so cautious that he is said to count the candles on a birthday cake twice.

## Casual guests

ob-story-gentry-anne-hawkins = Papa laid half the rails in Pennsylvania; she means to buy a ruin with a title, and say so at breakfast.
ob-story-gentry-charles-hobart-esq = He introduces people delightfully, and then tells each what he really thinks of the other.
ob-story-gentry-charles-viscount-walmy = His winnings are generous, his apologies are frequent, and neither has ever reached his tailor.
ob-story-gentry-colonel-stephen-clark = The regiment had his youth, the bank had his savings, and his manners are all that remains, and are perfect.
ob-story-gentry-elizabeth-viscountess-peele = She rides to hounds at sixty and collects her wagers at the gate.
ob-story-gentry-istvan-count-hoyos = Half of Vienna writes to him and the other half is related to him, which is very useful in either case.
ob-story-gentry-james-hereford-esq = He sells shares in a silver mine with a charm so genuine that only the silver is missing.
ob-story-gentry-joanna-gamble = Heiress to a Chicago meat fortune, she finds the ancestral portraits underfed.
ob-story-gentry-lady-allison-thatcher = Her name opens palaces, her purse opens nothing, and her hosts quietly settle with the coachman.
ob-story-gentry-lady-elise-gilmour = To be smiled at by her across a church is worth a paragraph in any newspaper.
ob-story-gentry-lady-elizabeth-seaforth = She remembers your grandmother, your grandmother’s reputation, and which of the two was the better dancer.
ob-story-gentry-miss-agnes-harpstead = She came for a week with a carpet bag and a cousin, and borrowed the fare home for both.
ob-story-gentry-miss-anne-fairbourne = She has been engaged in three capitals, and is still on excellent terms with all the brothers.
ob-story-gentry-miss-beatrice-bonham = Where she leads the first quadrille, the second is oversubscribed.
ob-story-gentry-miss-diane-blowers = She plays the organ with such conviction that two families have returned to church.
ob-story-gentry-miss-elizabeth-jones = A plain name and a remarkable wardrobe; the ambassador insists that they met at a lecture.
ob-story-gentry-miss-elizabeth-perkins = She never repeats a thing she has heard, preferring to improve it first.
ob-story-gentry-miss-florence-oliver = Three engagements, a curacy and a hat shop have perished in her correspondence.
ob-story-gentry-miss-katherine-eden = She has a gift for the empty chair, and always knows who ought to be sitting in it.
ob-story-gentry-miss-margaret-stowell = The parish owes her its school; she owes the parish for coal, and the parish pretends not to notice.
ob-story-gentry-miss-penelope-hill = A duchess once asked her the time, and they have been inseparable ever since.
ob-story-gentry-roger-viscount-benton = He brings delightful company and the sort of anecdote that sends the daughters to bed early.
ob-story-gentry-sir-allan-fulford-bt = As a magistrate he has fined himself for a late hedge, and paid it promptly into the poor box.
ob-story-gentry-sir-bentley-churchill-bt = He is always lucky at cards, always in funds, and always just leaving when the husband arrives.
ob-story-gentry-sir-richard-beeston = He mapped two rivers in Africa, and named the muddier one after his publisher.
ob-story-gentry-sir-richard-brannaugh-bt = He saddles his own horse, loads his own gun and wins other people’s money without raising his voice.
ob-story-gentry-sir-thomas-ralphs = No party is complete without him, chiefly because he has brought the other half of it.
ob-story-gentry-sir-william-hawke = He went to sea with a spyglass, and came home with a tea company.
ob-story-gentry-susan-norris = Her copper mines are the talk of Montana, and her candour is the talk of everywhere else.
ob-story-gentry-theodore-lodge-esq = He founded the reading room, and has never once asked who took the second volume of Gibbon.
ob-story-gentry-thomas-handle-esq = He holds doors, coats and secrets with equal grace, and knows everybody’s cousin.
ob-story-gentry-thomas-macmillian-esq = A publisher with a full purse and a fuller address book, forever in search of an ending.
ob-story-gentry-walter-tuttle-esq = He pays for the champagne and leaves the bill for the damage to whoever is still awake.
ob-story-gentry-william-lord-mortimer = He fishes before breakfast, shoots before tea, and is never alone at either.
ob-story-gentry-winston-napier-esq = He made his fortune in gas lamps, and leaves every party while the light is flattering.
ob-story-gentry-armstrong-pugh-esq = He disapproves of railways, novels, children and jam, and tips the staff handsomely to agree.
ob-story-gentry-captain-henry-fitzroy = He charted reefs for the Navy, and can steer a dinner clear of politics in any weather.
ob-story-gentry-coralee-porter = She asked the marquess what his castle had cost, and offered him a little more.
ob-story-gentry-hon-anne-bennett = One of five sisters, she cannot accept an invitation without filling a wagonette.
ob-story-gentry-hon-isabella-montgomery = She thanks every performer by name, including the one who turns the pages.
ob-story-gentry-lady-marianne-turner = The elder Turner sister plans the conquests, and keeps the accounts of them too.
ob-story-gentry-lady-victoria-turner = The younger Turner sister has been to Cairo, and intends that no dinner shall forget it.
ob-story-gentry-sir-angus-canning-bt = His castle has lost its roof but not its welcome, and half of Scotland would follow him south for supper.
ob-story-gentry-sir-carlyle-bloodworth = He has governed three islands, none of which had asked him to, and all of which still send fruit.
ob-story-gentry-theodore-marshfield-esq = Lord Marshfield’s quieter cousin, he writes the speeches for which the other is admired.
ob-story-gentry-alexander-pinder-esq = A poet of great promise, most of it made to his landlady.
ob-story-gentry-carol-pendergast = She arrived with eleven trunks, a telegraph clerk and the firm belief that dukes are for sale.
ob-story-gentry-hon-charles-becton = He gave up his seat in the boat for a stranger, who proved to be an excellent correspondent.
ob-story-gentry-lady-ann-austen = She keeps a diary of every inn between here and Damascus, with remarks upon the sheets.
ob-story-gentry-miss-beatrice-wilton = She leaves a pause after every name, and the pause does the work.
ob-story-gentry-sir-kenneth-crawley-bt = He bowled out a prince with a slow ball, and was asked to dine on the strength of it.

## Prestige guests

ob-story-gentry-agnes-marchioness-of-easton = Three prime ministers have been made at her tea table, and one unmade between the cake and the sugar.
ob-story-gentry-albert-marquess-of-thornhill = He has worn the same coat to court for thirty years, and the court has begun to copy it.
ob-story-gentry-alice-dowager-countess-holt = She winters in Nice, summers in Baden, and settles her losses with other people’s estates.
ob-story-gentry-alistair-marquess-of-kent = It is said that the sundial in his garden is set by him.
ob-story-gentry-anne-marie-comtesse-de-vitry = She lost a château to one republic and a husband to another, and has kept the pearls from both.
ob-story-gentry-caroline-viscountess-abernathy = She writes a note of thanks before the party has ended, and it is the reason why it never ends badly.
ob-story-gentry-carroll-duke-of-hazelton = He was offered a crown in the Balkans, and declined because of the partridges.
ob-story-gentry-count-dmitry-konstantinov = He brought his own horses, his own samovar and a cousin of the Tsar, in that order of importance.
ob-story-gentry-hazel-viscountess-crosse = Her portrait has been painted by two rivals, and each praises the other’s mistake.
ob-story-gentry-hon-albert-plantagenet = He never speaks of his ancestors, having observed that nobody else can stop.
ob-story-gentry-hon-regina-washburn = She knows what London will be wearing, reading and denying by next Thursday.
ob-story-gentry-john-lord-brooks = He keeps a yacht for his conversation and a library for his seasickness.
ob-story-gentry-kenneth-viscount-ashwood = A whip in both houses, he can count to a majority in the dark.
ob-story-gentry-lady-alexandra-suffolk = A room is not full until she has entered it, nor quite itself again once she has left.
ob-story-gentry-lady-elinor-palmer = Shy people seek her out at parties, and discover in the carriage home that they have shone.
ob-story-gentry-lady-elizabeth-hastings = She crossed Persia with a parasol and a banker’s draft, and speaks warmly of both.
ob-story-gentry-madeline-countess-of-knollwood = She goes about with neither maid nor ceremony, and is the only countess whom the gatekeeper calls a friend.
ob-story-gentry-major-anthony-cole = His medals came by post; he was on leave, visiting the mothers of his men.
ob-story-gentry-margaret-viscountess-brisbane = Wool paid for the ballroom, wit fills it, and she takes the credit for the wit alone.
ob-story-gentry-mary-countess-coventry = She has never made a speech, but several of the finest in the Lords were posted from her address.
ob-story-gentry-peter-viscount-townshend = He has hunted boar in Bohemia and lost a cricket match in every colony with perfect good humour.
ob-story-gentry-rebecca-dowager-countess-clare = Her visitors come for advice, and leave with a verdict and a jar of quince.
ob-story-gentry-richard-duke-of-langford = He owns the street on which your bank stands, and has been too polite to raise the rent.
ob-story-gentry-theo-lord-marshfield = He speaks well and dines better, and brings a crowd of admirers to both.
ob-story-gentry-thomas-earl-of-kellynch = His horses win at Epsom, his tenants win at the harvest supper, and he is prouder of the second cup.
ob-story-gentry-agnes-dowager-countess-reed = She has chaperoned two generations, and blushed on behalf of both.
ob-story-gentry-ambrose-marquess-of-tetbury = He endowed a hospital to spite his brother, and then grew fond of visiting it.
ob-story-gentry-archibald-lord-mancroft = His maiden speech is still in progress, with intervals for dinner and the recess.
ob-story-gentry-baron-ivan-andreyevich-naryshkin = He left Petersburg for his health, and has been restoring it at every casino on the way.
ob-story-gentry-camilla-dowager-countess-elliot = Her approval is entered in the family Bible, between the births and the floods.
ob-story-gentry-clarence-lord-archer = He requires one butler, one armchair and no conversation, and pays for the silence like a prince.
ob-story-gentry-crispin-viscount-chetwynd = He dresses with such care that a cravat of his was once reviewed in The Times.
ob-story-gentry-edward-viscount-nye = He has drunk tea with two emperors, and can say which of them had stirred it with his finger.
ob-story-gentry-eunice-viscountess-palmer = She attends every congress in Europe as a tourist, and every treaty somehow mentions her.
ob-story-gentry-lady-harriett-ott = She arrives unannounced with a basket of puppies and the whole of the next valley.
ob-story-gentry-lady-katherine-jacquemart = She restored her husband’s fortune by restoring his manners, one dinner at a time.
ob-story-gentry-lady-violetta-greenway = She sings only when asked, is asked by everyone, and never sings second.
ob-story-gentry-lucretia-baroness-goodlad = Her Thursdays are so crowded that two engagements were concluded on the stairs.
ob-story-gentry-philippa-baroness-haworth = She followed her husband to the Andes, and is now followed by him to Brighton.
ob-story-gentry-sir-peter-outerridge-bt = He carries his own bag and his neighbours’ confidence, and has never dropped either.
ob-story-gentry-tobias-earl-hale = As envoy he prevented a war by losing at chess, and has been improving his game ever since.
ob-story-gentry-ann-dowager-countess-of-bristol = She introduced the couple, the couple’s parents and, some maintain, the curate.
ob-story-gentry-charles-lord-harwood = Two of his footmen do nothing but carry the jewel case; the third carries the key.
ob-story-gentry-louise-countess-pembroke = Everyone confides in her, since she has the good manners to look as if she were thinking of lace.
ob-story-gentry-lucinda-dowager-countess-of-exeter = Ambassadors report to her before they report to the Queen, because her questions are harder.
ob-story-gentry-roger-lord-gresham = He owns a harbour on four continents, and is seasick in the bath.

## Guests by choice

ob-story-gentry-aston-webb = Give this architect a napkin and a pencil, and your east wing will be moved before the fish.
ob-story-gentry-dr-richard-clarkson = He prescribes rest to the gentry and, being a sensible man, to the scullery as well.
ob-story-gentry-jane-booth = Her Lady Macbeth filled the Lyceum; her suppers afterwards filled the columns.
ob-story-gentry-reverend-ross-carne = His sermons are short, his visits long, and the parish would not have it otherwise.
ob-story-gentry-sara-forbes-bonetta = Born to a royal house of Yorubaland and goddaughter to the Queen, she plays Schubert better than those who stare.
ob-story-gentry-sir-wallace-carter-bt = He was invited for the shooting three seasons ago, and is greatly looking forward to the next.
ob-story-gentry-thomas-fuller = Nobody asks how he made his millions, chiefly because he would explain.
ob-story-gentry-freifrau-von-ludwigstorff = She brought the waltz from Vienna and the silence that falls when it is danced badly.
ob-story-gentry-glencora-and-plantagenet-palliser = He reforms the coinage, she reforms the company, and between them they govern rather well.
ob-story-gentry-lady-isobel-hawthorne = She came down early to help with the flowers, and by tea half the peerage was holding a vase.
ob-story-gentry-lady-mary-shelton = Five gentlemen would cross the county to pick up her glove, so she has taken to wearing mittens.
ob-story-gentry-sherlock-holmes = From the mud on the carpet he deduced the guest list, and from the guest list the motive.
ob-story-gentry-sir-alastair-leese-bt = He has been up the Nile twice, and down on his luck not once.
ob-story-gentry-sir-charles-fitzwilliam-bt = He keeps his purse open, his promises short and his gates unlocked at harvest.
ob-story-gentry-thomas-allen-hurt-esq = Squire of a very old house, he knows where every family in the county has hidden its silver since Naseby.

## Rooms and grounds: essentials

ob-story-tile-private-study = Two chairs, one decanter and a village fair in forty sheets of blotted planning.
ob-story-tile-breakfast-room = Nobody speaks before the second cup, and everything is settled by the third.
ob-story-tile-main-library = Four thousand volumes, of which the family has read the one on who inherits.
ob-story-tile-north-library = Cold enough to keep the maps crisp, and the travellers’ stories mercifully short.
ob-story-tile-dining-room = Twenty-four may sit here in comfort, or thirty in the hope of dessert.
ob-story-tile-great-hall = The minstrels’ gallery was restored at great expense, and the minstrels at rather more.
ob-story-tile-parish-church = The family pew has a stove, a curtain, and an excellent view of who is asleep.
ob-story-tile-imported-marble-floor = It came from Carrara by sea, canal and oath, and may be crossed in slippers only.
ob-story-tile-carved-staircase = The carver worked eleven years, and hid his own face among the acorns on the ninth step.
ob-story-tile-heritage-guest-suite = Kings have slept here, if the bed is to be believed, and badly, if the mattress is.
ob-story-tile-green-room = In the morning committees are formed here for the deserving; at night the deserving perform.

## Service

ob-story-tile-butlers-room = From this desk the household is hired, paid and, with one cough, corrected.
ob-story-tile-brushing-room = Here mud becomes gossip and then dust, and a footman learns whose coat has been where.
ob-story-tile-barn = Swept for visitors, thatched for painters, and still very much used by owls.
ob-story-tile-butlers-pantry = The silver is counted here nightly by two men who trust each other and the list.
ob-story-tile-servants-quarters = A proper mattress, said the new mistress, and the bells were answered sooner ever after.
ob-story-tile-servants-hall = News comes down with the plates, and goes up again improved with the coffee.
ob-story-tile-carriage-house = Where there is a landau in waiting, the distance to an old friend shrinks, and so do the excuses.
ob-story-tile-renovated-kitchen = The new range has six ovens, a boiler and a temper, and only one woman may address it.
ob-story-tile-housekeepers-office = Every key in the house hangs here, and the hook without one is never discussed.
ob-story-tile-wine-cellar = The oldest bottles were laid down by a great-uncle, who was found beside them and in good spirits.

## Grounds

ob-story-tile-main-gazebo = Sheltered from wind, sun and overhearing, it has served more tea than any room indoors.
ob-story-tile-fenced-paddock = The new foal does not yet know that it is the best introduction in the county.
ob-story-tile-english-garden = It took six men three years to make it look as though nobody had touched it.
ob-story-tile-gabled-conservatory = Orchids below, iron gables above, and in January the only blushes in the county that are due to the heat.
ob-story-tile-french-garden = Laid out with a ruler, clipped with a level and admired, like Versailles, from a safe distance.
ob-story-tile-garden-maze = Two couples went in on Sunday and one came out engaged, though not as it went in.
ob-story-tile-sculpture-garden = The gods were bought in Rome, draped in Paris, and moved behind a hedge by the vicar.
ob-story-tile-sundial-terrace = It tells the hours only when they are pleasant, and has been wrong since the elms grew.
ob-story-tile-queens-suite = She stayed one night in it, and the bill for the wallpaper is still being paid.
ob-story-tile-south-lawn = Arrows before luncheon and rugs after it, with a careful search of the grass in between.
ob-story-tile-babbling-brook = It has repeated every proposal made upon its bank, though happily to trout.

## Prestige

ob-story-tile-front-parlour = The cards come out at eight, the candles go out at eleven, and no debt survives the hallway.
ob-story-tile-drawing-room = Its sofas are arranged so that no two enemies need meet and any two cousins may.
ob-story-tile-music-room = The pianoforte was tuned for the recital, and the family was placed so as not to compete with it.
ob-story-tile-smoking-room = Laws have been drafted here on the backs of cigar boxes, and a few of them improved by the smoke.
ob-story-tile-gallery = Ancestors on the left, purchases on the right, and at the far end one whom nobody can place.
ob-story-tile-statuary = Twelve emperors stand to attention here, only three with noses and none with an opinion.
ob-story-tile-manor-gargoyles = They spout when it rains and listen when it does not, and the curate bows to the third.
ob-story-tile-crystal-chandelier = Nine hundred drops, one rope, and a footman who has never slept well since he saw the rope.
ob-story-tile-lionheart-suite = A crusader’s sword hangs over the bed, and the guests are always up early.

## Sport

ob-story-tile-bowling-green = Drake would have finished his game here, and the gardener would have seen to it.
ob-story-tile-stable = Twelve stalls, eleven horses, and a grey who regards the twelfth as hers.
ob-story-tile-croquet-lawn = More courtships have been advanced by a ball in the shrubbery than by all the sonnets in the library.
ob-story-tile-tennis-court = The net is new, the rules are newer, and nobody has yet dared to serve hard at a marchioness.
ob-story-tile-hillside-kennel = Forty hounds sing at dawn, and the fox is said to set his watch by them.
ob-story-tile-billiards-room = Fortunes cross this table in silence, with only the click of ivory for a witness.
ob-story-tile-stocked-lake = The trout were introduced by name, and the larger ones expect to be put back.
ob-story-tile-trophy-room = Every head upon the wall has a story, and the stories have grown the longer antlers.
ob-story-tile-bronze-stag = The sculptor made him so proud that the living deer have moved to the next wood.

## Servants

ob-story-servant-butler = He has never raised his voice in this house, and has never had to repeat himself in it either.
ob-story-servant-housekeeper = Her keys are heard two corridors ahead of her, which is the kindness of a just woman.
ob-story-servant-underbutler = He has rehearsed the senior man’s cough for ten years, and is almost ready to be promoted to it.
ob-story-servant-valet = He knows what his gentleman wore, where he wore it, and why it must be burned.
ob-story-servant-ladys-maid = With forty pins and one confidence she can mend a gown, a curl and most of an evening.
ob-story-servant-footman = Six feet tall in powder and stockings, he carries trays, messages and the honour of the hall.
ob-story-servant-cook = Dukes have asked for her recipe, and been given a slightly different one each.
ob-story-servant-hall-boy = He is first up and last to bed, and dreams in between of a waistcoat with buttons of his own.
ob-story-servant-head-housemaid = She can open a room, read it and close it again before its owner has found his spectacles.
ob-story-servant-useful-man = Hinges, horses, chimneys and a christening once: whatever is missing, he is it by noon.

## Opponents

ob-story-opponent-fairfax = They would rather mend a saddle than a roof, and receive the county in their boots.
ob-story-opponent-fitzherbert = Each generation plants an avenue and dies before it gives shade; this one has hired grown trees.
ob-story-opponent-stanhope = Nothing at the Stanhopes’ is showy, everything works, and luncheon is served at the first stroke of one.
ob-story-opponent-villiers = With a full stable and a well-drilled hall, they treat the season as a long campaign on easy ground.
ob-story-opponent-hanover = They furnish as if a monarch might drop in, and have trained the county to half expect it.
ob-story-opponent-gladstone = A house run like a budget: the dinners balance, the servants are audited, and sentiment is taxed.
ob-story-opponent-grosvenor = They own the hill, the view from it, and lately the valley that used to spoil it.
ob-story-opponent-orange = A Dutch grandmother left them tulips, a canal and the patience to win slowly.
ob-story-opponent-eden = Everything has come easily to them, and they have the good taste to look as if it were an effort.
ob-story-opponent-seymour = They ride at dawn over their own park, and by noon have quietly bought a corner of yours.
ob-story-opponent-tudor = An old quarrel over a chimney has made them build ever larger ones, with halls to match.
ob-story-opponent-plantagenet = They consider the Conquest a recent disturbance, and have gardened calmly ever since.
ob-story-opponent-poldark = Come up from Cornwall with copper dust on their boots, they know every stable lad by his first name.
ob-story-opponent-trevanion = They keep a castle on the cliff that they cannot afford, and a garden that nobody can resist.
ob-story-opponent-basset = Careful tin money, a well-run kitchen and no debts: rivals find it positively discouraging.
ob-story-opponent-warleggan = Bankers in two generations and gentry in one, they buy what others took centuries to lose.
ob-story-opponent-godolphin = Their horses are in the stud book, their silver in the guide book, and their staff never leave.
ob-story-opponent-penrose = They win at cricket, dine with bishops, and forgive you for neither.
