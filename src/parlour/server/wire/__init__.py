"""What goes over the wire, typed once: the page has generated twins."""
