"""The message command `Explain rules cited here`: what it does, and its words in every language."""
