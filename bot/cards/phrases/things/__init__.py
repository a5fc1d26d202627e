"""Which things, cards and players are meant: descriptions, targets, words that point back."""
