"""The message command `Resolve this`: what it does, and its words in every language."""
