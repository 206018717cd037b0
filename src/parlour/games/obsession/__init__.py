"""Obsession, by Dan Hallagan (Kayenta Games): data of the components."""
