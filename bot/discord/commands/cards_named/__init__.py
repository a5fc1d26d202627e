"""The message command `Cards named here`: what it does, and its words in every language."""
