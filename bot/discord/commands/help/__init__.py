"""`/help`: what it does, and its words in every language."""
