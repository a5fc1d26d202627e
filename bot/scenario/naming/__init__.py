"""Which words name something: players, cards, things of the story, near misses and suggestions."""
