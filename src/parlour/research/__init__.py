"""The games as environments for learners: PettingZoo, Gymnasium, OpenSpiel, and many of them at once."""
