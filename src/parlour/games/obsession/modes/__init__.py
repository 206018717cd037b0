"""Ways to play: solitaire, Tableau, milestones, teams, the Estate Challenge, the new servants."""
