"""What each kind of statement does to the story: one function a kind, gathered by `meaning.registry`."""
