"""What makes the documentation site out of the sources: rules, reference, drawings, pictures."""
