### What the coach says of Obsession.

ob-area-turn = whether to entertain or to pass
ob-area-market = the builders’ market
ob-area-money = money
ob-area-servants = your servants
ob-area-guests = the guests you meet
ob-area-objectives = your objectives
ob-area-save = what you need not do
ob-coach-chapter = Season { $number }
ob-coach-step = Round { $number }
