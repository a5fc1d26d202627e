"""Whole lines of a card: keywords, abilities, spells, modes, levels, and frames of what is not read."""
