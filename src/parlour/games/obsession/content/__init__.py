"""The component tables of Obsession and the modules that read them."""
