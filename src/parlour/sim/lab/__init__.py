"""The laboratory: what many games tell of a design, with how sure one can be of it."""
