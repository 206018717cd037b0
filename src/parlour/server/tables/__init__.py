"""The live tables: answers, taking back, clocks, and what each seat is shown."""
