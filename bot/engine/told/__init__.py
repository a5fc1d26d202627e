"""What the story tells the engine: the script, its decisions, deeds without a card, and what nothing asked for."""
