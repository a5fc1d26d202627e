"""A story as signs and words: without the marks of a chat, in tokens, and the closed classes of words."""
