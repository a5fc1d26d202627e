"""Closed sets of words that phrases are made of: numbers, type lines, counters, durations, mana; and words that are not read."""
