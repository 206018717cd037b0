"""How a search thinks about Notre Dame: signs of a borough, their learned worth, answers worth a look."""
