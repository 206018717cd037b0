"""The phases of a turn: draft, cards, persons, plague, and what they give and take."""
