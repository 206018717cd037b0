### Notre Dame in English: a line of background for every person and place.

## Places

nd-story-place-seminary = Forty pale young men study heaven here, and learn who is who on earth between two bells.
nd-story-place-bank = A bench, a scale and a Lombard: the smallest building in the quarter, with the longest reach.
nd-story-place-residence = A tower too many and a chimney too few; one does not build such a house in order to be warm.
nd-story-place-carriage-house = Leather, oats and gossip from every gate: whoever keeps wheels in Paris is never the last to know.
nd-story-place-inn = The wine is watered, the news is not, and everyone leaves with a little more than he came for.
nd-story-place-park = Under the limes the air is sweet and tempers mend, and a good name grows quicker than the grass.
nd-story-place-hospital = The sisters scrub, pray and scrub again, and of the three the scrubbing does most against the rats.
nd-story-place-notre-dame = Begun by grandfathers and finished by grandsons, it asks each generation only for its gold and its patience.

## Markets

nd-story-market-centre = Every street of the borough ends at this pump, together with every quarrel and most of the onions.
nd-story-market-a = At the fish stalls a promise is weighed wet, and one pays for the water.
nd-story-market-b = The cloth sellers measure with short arms and long faces, and close at the first drop of rain.
nd-story-market-c = Here one buys saints by the dozen, and candles to thank them with, at a small discount.
nd-story-market-d = Behind the tannery things are cheap, nobody asks where they came from, and everybody holds his nose.

## Persons

nd-story-person-confidant = He has no office, no livery and no name in any ledger, and is never in the room where it happened.
nd-story-person-barmaid = She remembers what you drink, what you owe, and what you swore never to say again.
nd-story-person-minstrel = For a supper he will lead half a household out of one door and in at another, all of them singing.
nd-story-person-moneylender = He writes small, smiles rarely and is godfather, at moderate interest, to half the street.
nd-story-person-fool = Only a man in bells may tell a family that it has put its people in the wrong place.
nd-story-person-monk = He begs for the poor with such good cheer that even misers discover a spare pair of hands.
nd-story-person-doctor = His beak is stuffed with lavender and his bag with leeches; the plague, for its part, respects the hat.
nd-story-person-soldier = He salutes every man of yours he passes, and does not care if they carry a lance or a bread basket.
nd-story-person-night-watchman = He is fond of empty houses: they are the only ones where nothing goes wrong.
nd-story-person-bishop = A bare wall troubles his conscience, and he has been known to furnish it with somebody’s nephew.
nd-story-person-administrator = Give him a great name and he will double it; give him a small one and he will file it.
nd-story-person-nurse = She enters where others knock, and the rats know her step on the stairs.
nd-story-person-scholar = He keeps a third opinion in his sleeve, for when the first two have been heard out.
nd-story-person-priest = He needs no purse from you, only somebody with strong shoulders who is not afraid of scaffolds.
nd-story-person-procurator = He never makes anything new, but what you have already built he can set going with one seal.
nd-story-person-bell-ringer = Deaf since Easter of his ninth year, he feels each friend of the cathedral through the rope.
nd-story-person-guild-master = One journeyman is an accident, he says; two make a trade, and trade deserves a toast.
nd-story-person-beggar-king = His subjects number thousands, his taxes are voluntary, and he dines best where the rats do not.
nd-story-person-lawyer = Two papers tied with one ribbon are worth more to him than three witnesses.
nd-story-person-spy = He reads tomorrow’s callers over the porter’s shoulder, and is home before they have knocked.
nd-story-person-gypsies = They camp a week by the river, and whoever takes the road with them is afterwards spoken of with envy.
nd-story-person-coachman = He knows what every delivery was worth the first time, and how to be thanked for it a second.
nd-story-person-merchant = He likes a square that has been emptied by others, since a bare stall is a coin waiting.
nd-story-person-patron = He gives his gold away by lamplight, and sleeps in a cleaner street for it.
nd-story-person-butcher = Wherever a house of yours stands empty, one of his many sons has already hung up an apron.
nd-story-person-lady-in-waiting = She is received only where there is a crowd, and counts it from behind her fan.
nd-story-person-mayor = He honours the busy, and believes in nothing that can be done by fewer than three.
nd-story-person-carpenter = A beam here, a bench there: he would rather see one lamp in every window than a blaze in one.
nd-story-person-innkeeper = Nobody has ever left his table thin, poor or quite certain of the number of jugs.
nd-story-person-guard = He thinks best of those who stay in barracks, and praises them for whatever has not happened.
nd-story-person-councillor = For a coin he knows a man, and for another coin that man’s rival.
nd-story-person-mistress = She asks only after your closest friend, and wherever he is staying things begin to move.
nd-story-person-actress = She leaves by the stage door with somebody else’s part, and plays it better.
nd-story-person-gravedigger = He has met all of his neighbours in the end, and speaks of none of them unkindly.
