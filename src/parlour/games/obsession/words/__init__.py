"""What can be said in Obsession: ids, actions, crowds of servants, the plan of an activity."""
