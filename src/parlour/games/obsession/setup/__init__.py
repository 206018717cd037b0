"""Setting up: families, first market, the draft of servants."""
